"""The components in tuples and vectors, read from a file like components.toml and checked. A state knows its set."""

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import CELL_NAMES, CELLS, GRID_NAMES, shipped_text
from petteia.games.carpe_diem.components.checks import problems_in
from petteia.games.carpe_diem.components.geometry import line_of
from petteia.games.carpe_diem.components.row_fields import BACKS, MOST_ON_A_TILE, RED, fountain_id, kind_of
from petteia.games.carpe_diem.terms import (
    ADMINISTRATOR,
    BAKER,
    BREAD,
    COIN,
    COUNTED,
    CRAFTSMAN,
    FAMILIES,
    KINDS,
    LANDSCAPES,
    MEADOW,
    MERCHANT,
    REWARDS,
    VILLA,
    WARES,
)
from petteia.kernel.components import read_toml
from petteia.kernel.errors import BadComponents
from petteia.kernel.observation import as_bytes, side_by_side
from petteia.kernel.state import MOST_SEATS

TilePart = tuple[int, int]  # kind, set of sides
Need = tuple[int, int]  # what is paid or counted, how many
SIDE_BITS: Final = 4  # of a set of sides
ALL_SIDES: Final = 15
COUNTED_BITS: Final = 5  # of what is paid or counted
COUNTED_MASK: Final = 31

MOST_CHIMNEYS: Final = MOST_ON_A_TILE * int(CELLS)
# Rewards of one placement come in this order (ruling 7).
REWARD_ORDER: Final = (VILLA, *LANDSCAPES, BAKER, ADMINISTRATOR, CRAFTSMAN, MERCHANT)


class Components:
    """One complete set: every figure that the rules ask for."""

    name: str
    own_text: str  # of an owner's file; empty for the set that is shipped
    mark: str  # of all figures: two sets with the same mark play the same game
    villa_vp: vec[i64]  # by chimneys

    # The rules' own figures.
    unfulfilled: i64  # VP lost by a card that is not fulfilled at all
    loaves: i64  # bread that fulfils any card once
    bread_move: i64
    longest_landscape: i64
    careful_middles: i64  # once there are this many tiles with two edges of a landscape, one more may be too many
    scroll_step: i64
    step_beyond: i64  # VP
    drawn: i64  # cards that a fountain shows
    items: i64  # left in the storage that are 1 VP
    track_last: i64
    rewards: vec[vec[i64]]  # of completing a feature, by kind, in the order of REWARDS

    # Tiles. Equal tiles have one number; a tile as it lies is tile * 4 + quarter turns clockwise.
    tile_ids: tuple[str, ...]
    tile_black: tuple[bool, ...]
    tile_copies: tuple[int, ...]
    white_tiles: bytes  # all of them, by their backs
    black_tiles: bytes
    tile_source: tuple[str, ...]
    chimneys: vec[i64]
    divided: vec[bool]  # whether a tile shows two parts of one kind
    building: vec[i64]  # the single building, or 0
    turns: vec[i64]  # how many turns differ: 1, 2 or 4
    lying_edges: vec[vec[i64]]  # by tile as it lies, as the next: the kinds of its four edges
    seen_edges: vec[i64]  # what an observation has of it, four numbers in one; the first is that of no tile, as below
    seen_inside: vec[i64]  # building, chimneys, that it is there, and a 0 where a cell has a scroll or not
    lying_parts: tuple[tuple[TilePart, ...], ...]
    lying_packs: vec[vec[i64]]  # the same, each part packed into one number: kind << SIDE_BITS | sides
    part_chimneys: tuple[tuple[int, ...], ...]  # of each of these parts

    # Scoring cards.
    card_ids: tuple[str, ...]
    card_back: tuple[str, ...]
    card_copies: tuple[int, ...]
    card_decks: tuple[tuple[int, ...], ...]  # all cards of each back
    card_source: tuple[str, ...]
    card_red: vec[bool]
    card_needs: tuple[tuple[Need, ...], ...]
    card_packs: vec[vec[i64]]  # the same, each need packed into one number: how many << COUNTED_BITS | what
    card_gains: vec[vec[i64]]  # in the order of REWARDS
    card_endless: vec[bool]  # whether it brings back all that it costs: `is_endless`

    # Fountain cards by their faces. Each card has a number of its own, equal ones following one another.
    fountain_ids: tuple[str, ...]
    fountain_kinds: tuple[tuple[int, ...], ...]
    fountain_copies: tuple[int, ...]
    fountain_vp: tuple[int, ...]
    fountain_source: tuple[str, ...]
    fountain_sets: tuple[int, ...]  # the cards of each face
    fountain_face: tuple[int, ...]  # of each card

    frame_ids: tuple[str, ...]
    frame_goals: tuple[tuple[tuple[int, int, int], ...], ...]  # kind, place, VP
    goal_numbers: tuple[bytes, ...]  # what an observation has of each piece's goals, if none is met
    frame_source: tuple[str, ...]
    # By (frame * 4 + side) * GOALS + goal: kind, the two parts of the district on both sides of its line, VP.
    goals: vec[vec[i64]]

    panel_ids: tuple[str, ...]
    panel_source: tuple[str, ...]
    shovel: tuple[int, ...]  # by panel
    scrolls: tuple[int, ...]  # by panel: the set of cells

    # By the number of players.
    dealt: tuple[tuple[int, ...], ...]  # cards by back
    places: tuple[tuple[int, ...], ...]  # of the grid that get a card
    taken: vec[i64]  # tiles of a space, before the rest is discarded
    start_vp: tuple[tuple[int, ...], ...]

    def __init__(self, data: dict[str, Any], mark: str) -> None:
        self.own_text = ""
        self.name = data["name"]
        self.mark = mark
        self.read_rules(data)
        self.villa_vp = read_villas(data["villa"]["vp"])
        self.read_tiles(data["tile"])
        self.read_cards(data)
        self.read_districts(data)
        tables = {row["seats"]: row for row in data["table"]}
        rows = [tables.get(seats, {"cards": {}, "empty": [], "taken": 0, "vp": []}) for seats in range(MOST_SEATS + 1)]
        self.dealt = tuple([tuple([row["cards"].get(back, 0) for back in BACKS]) for row in rows])
        self.places = tuple([tuple([i for i, n in enumerate(GRID_NAMES) if n not in row["empty"]]) for row in rows])
        self.taken = vec[i64]([row["taken"] for row in rows])
        self.start_vp = tuple([tuple(row["vp"]) for row in rows])

    def read_rules(self, data: dict[str, Any]) -> None:
        """The figures that belong to no piece."""
        rules = data["rules"]
        self.unfulfilled = rules["unfulfilled"]
        self.loaves = rules["loaves"]
        self.bread_move = rules["bread_move"]
        self.longest_landscape = rules["longest_landscape"]
        # All tiles of a landscape but its two ends have two edges of it; a loop has four such tiles.
        self.careful_middles = min(rules["longest_landscape"] - 2, 3)
        self.scroll_step = rules["scroll_step"]
        self.step_beyond = rules["step_beyond"]
        self.drawn = rules["drawn"]
        self.items = rules["items"]
        self.track_last = data["scroll_track"]["last"]
        self.rewards = vec[vec[i64]]([read_gains(data["reward"].get(kind, {})) for kind in KINDS])

    def read_tiles(self, rows: list[dict[str, Any]]) -> None:
        """The tiles, and how each lies in each of its turns."""
        self.tile_ids = tuple([row["id"] for row in rows])
        self.tile_black = tuple([row["back"] == "black" for row in rows])
        self.tile_copies = tuple([row.get("copies", 1) for row in rows])
        self.white_tiles = bytes(all_copies(rows, "white"))
        self.black_tiles = bytes(all_copies(rows, "black"))
        self.tile_source = tuple([row.get("source", "own") for row in rows])
        self.building = vec[i64]([KINDS.index(row["building"]) if "building" in row else 0 for row in rows])
        edges = [tuple(row.get("edges", [KINDS[MEADOW]] * 4)) for row in rows]
        chimneys = [read_chimneys(row) for row in rows]
        lying = [(turned(words, turn), chimneys[tile]) for tile, words in enumerate(edges) for turn in range(4)]
        parts = [read_parts(words, smoking) for words, smoking in lying]
        self.chimneys = vec[i64]([sum(smoking.values()) for smoking in chimneys])
        self.lying_edges = vec[vec[i64]]([
            vec[i64]([KINDS.index(kind_of(edge)) for edge in words]) for words, _ in lying
        ])  # fmt: skip
        seen = [side_by_side(kinds[0], kinds[1], kinds[2], kinds[3]) for kinds in self.lying_edges]
        inside = [side_by_side(kind, smoking, 1, 0) for kind, smoking in zip(self.building, self.chimneys)]
        self.seen_edges = vec[i64]([0] + seen)
        self.seen_inside = vec[i64]([0] + [numbers for numbers in inside for _ in range(4)])
        self.lying_parts = tuple([tuple([(kind, sides) for kind, sides, _ in tile]) for tile in parts])
        self.lying_packs = vec[vec[i64]]([
            vec[i64]([kind << SIDE_BITS | sides for kind, sides in tile]) for tile in self.lying_parts
        ])  # fmt: skip
        self.part_chimneys = tuple([tuple([number for _, _, number in tile]) for tile in parts])
        self.divided = vec[bool]([len({part[0] for part in tile}) < len(tile) for tile in parts[::4]])
        shown = [sorted(tile) for tile in parts]
        self.turns = vec[i64]([
            1 if shown[first] == shown[first + 1] else 2 if shown[first] == shown[first + 2] else 4
            for first in range(0, len(shown), 4)
        ])  # fmt: skip

    def read_cards(self, data: dict[str, Any]) -> None:
        """The scoring cards and the fountain cards."""
        rows = data["card"]
        self.card_ids = tuple([row["id"] for row in rows])
        self.card_back = tuple([row["back"] for row in rows])
        self.card_copies = tuple([row.get("copies", 1) for row in rows])
        self.card_decks = tuple([all_copies(rows, back) for back in BACKS])
        self.card_source = tuple([row.get("source", "own") for row in rows])
        self.card_red = vec[bool]([row["back"] in RED for row in rows])
        self.card_needs = tuple([read_needs(row) for row in rows])
        self.card_packs = vec[vec[i64]]([
            vec[i64]([number << COUNTED_BITS | what for what, number in needs]) for needs in self.card_needs
        ])  # fmt: skip
        self.card_gains = vec[vec[i64]]([read_gains(row["gain"]) for row in rows])
        self.card_endless = vec[bool]([self.is_endless(card) for card in range(len(rows))])
        rows = data["fountain"]
        copies = [row.get("copies", 1) for row in rows]
        self.fountain_ids = tuple([fountain_id(row) for row in rows])
        self.fountain_kinds = tuple([read_kinds(row["kind"]) for row in rows])
        self.fountain_copies = tuple(copies)
        self.fountain_vp = tuple([row["vp"] for row in rows])
        self.fountain_source = tuple([row.get("source", "own") for row in rows])
        self.fountain_sets = tuple([(1 << number) - 1 << sum(copies[:face]) for face, number in enumerate(copies)])
        self.fountain_face = tuple([face for face, number in enumerate(copies) for _ in range(number)])

    def is_endless(self, card: int) -> bool:
        """Whether coins and bread that a card brings could pay for it again and again (ruling 16)."""
        gains = self.card_gains[card]
        bread = self.loaves - gains[BREAD]
        if not self.card_red[card]:
            return bread <= 0
        wares = sum([number for _, number in self.card_needs[card]]) - gains[COIN]
        return wares <= 0 or bread <= 0 or wares * bread <= gains[BREAD] * gains[COIN]

    def read_districts(self, data: dict[str, Any]) -> None:
        """The frame pieces and the panels."""
        self.frame_ids = tuple([row["id"] for row in data["frame"]])
        self.frame_goals = tuple([
            tuple([(KINDS.index(goal["kind"]), goal["place"], goal["vp"]) for goal in row["goals"]])
            for row in data["frame"]
        ])  # fmt: skip
        self.goal_numbers = tuple([
            as_bytes([number for goal in goals for number in (*goal, 0)]) for goals in self.frame_goals
        ])  # fmt: skip
        self.frame_source = tuple([row.get("source", "own") for row in data["frame"]])
        self.goals = vec[vec[i64]]([
            read_goal(kind, line_of(side, place), vp)
            for goals in self.frame_goals for side in range(4) for kind, place, vp in goals
        ])  # fmt: skip
        self.panel_ids = tuple([row["id"] for row in data["panel"]])
        self.panel_source = tuple([row.get("source", "own") for row in data["panel"]])
        self.shovel = tuple([CELL_NAMES.index(row["shovel"]) for row in data["panel"]])
        self.scrolls = tuple([sum([1 << CELL_NAMES.index(c) for c in row["scrolls"]]) for row in data["panel"]])


def all_copies(rows: list[dict[str, Any]], back: str) -> tuple[int, ...]:
    """All tiles or cards with a back, each as often as there are copies."""
    return tuple([i for i, row in enumerate(rows) if row["back"] == back for _ in range(row.get("copies", 1))])


def read_goal(kind: int, line: tuple[int, int], vp: int) -> vec[i64]:
    """A goal as `Components.goals` has it."""
    return vec[i64]([kind, line[0], line[1], vp])


def turned(edges: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Edges after some quarter turns clockwise."""
    return tuple([edges[(side - turn) % 4] for side in range(4)])


def read_chimneys(row: dict[str, Any]) -> dict[str, int]:
    """The chimneys of each villa on a tile, by how its edges are called."""
    villas = [edge for edge in dict.fromkeys(row.get("edges", [])) if kind_of(edge) == KINDS[VILLA]]
    numbers = row.get("chimneys", 0)
    return dict(zip(villas, numbers if isinstance(numbers, list) else [numbers]))


def read_parts(edges: tuple[str, ...], chimneys: dict[str, int]) -> tuple[tuple[int, int, int], ...]:
    """The parts of features on a tile: kind, set of sides, chimneys; in the order of their rewards."""
    parts: list[tuple[int, int, int]] = []
    for kind in REWARD_ORDER:
        for word in dict.fromkeys(edges):
            if kind_of(word) == KINDS[kind]:
                sides = sum([1 << side for side in range(4) if edges[side] == word])
                parts.append((kind, sides, chimneys.get(word, 0)))
    return tuple(parts)


def read_kinds(words: str | list[str]) -> tuple[int, ...]:
    """The kinds that a fountain card counts."""
    found: list[int] = []
    for word in [words] if isinstance(words, str) else words:
        found += FAMILIES[word] if word in FAMILIES else [KINDS.index(word)]
    return tuple(found)


def read_needs(row: dict[str, Any]) -> tuple[Need, ...]:
    """What a card asks for."""
    if "pay" in row:
        return tuple([(WARES.index(ware), amount) for ware, amount in row["pay"].items()])
    return tuple([(COUNTED.index(what), amount) for what, amount in row["have"].items()])


def read_gains(row: dict[str, int]) -> vec[i64]:
    """What something brings, in the order of REWARDS."""
    return vec[i64]([row.get(reward, 0) for reward in REWARDS])


def read_villas(vp: list[int]) -> vec[i64]:
    """What villas are worth; beyond the table each chimney adds what the last one added."""
    step = vp[-1] - vp[-2]
    return vec[i64](vp + [vp[-1] + step * more for more in range(1, MOST_CHIMNEYS + 1)])


def read_components(text: str) -> Components:
    """The set in a file; BadComponents with the first thing that is wrong in it."""
    problems = problems_in(text)
    if problems:
        more = f" ({len(problems) - 1} more)" if len(problems) > 1 else ""
        raise BadComponents(problems[0].sentence() + more)
    data, _ = read_toml(text)
    mark = blake2b(repr(sorted(data.items())).encode(), digest_size=6).hexdigest()
    return Components(data, mark)


USUAL: Final = read_components(shipped_text())
