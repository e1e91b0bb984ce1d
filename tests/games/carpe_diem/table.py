"""One helper builds positions: a table set up in two lines, one decision, and what is on the table afterwards.

    game = building("market", district={"c3": "bakery"})
    game.do(0, "build c4 0")
    assert game.player[0].coins == 1

Panels have their shovel on c3 (seat 0), d3, c4 and d4. Without other wishes frames ask for nothing, the ring is full of
markets, the craftsman row of bakeries, and the grid of cards that nobody can fulfil.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem import terms
from petteia.games.carpe_diem.components import board
from petteia.games.carpe_diem.components.reader import USUAL, Components
from petteia.games.carpe_diem.forms.position import cards_to_dict
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.building import work_out_district
from petteia.games.carpe_diem.rules.features import ONE_FEATURE, features, of_kind
from petteia.games.carpe_diem.rules.phases import ask, begin_phase, begin_scoring
from petteia.games.carpe_diem.rules.set_up import give_district
from petteia.games.carpe_diem.state import CarpeDiem, Player, empty_table
from petteia.kernel.bits import members
from petteia.kernel.choices import Delta, Reason
from petteia.kernel.counts import ONE, count
from petteia.kernel.rng import Seed, rng_from_seed

TILES = USUAL.tile_ids
CARDS = USUAL.card_ids
KINDS = terms.KINDS
DULL = "all-wares"  # a card that a player without wares cannot fulfil

Tile = str | tuple[str, int]


class Table:
    """A game of Carpe Diem at a chosen moment, with the rulebook's words for asking and deciding."""

    def __init__(self, state: CarpeDiem) -> None:
        self.state = state
        self.events = state.listen()

    @property
    def player(self) -> list[Player]:
        return self.state.player

    def do(self, seat: int, *moves: str) -> "Table":
        """Make decisions by their notation."""
        for move in moves:
            GAME.do(self.state, seat, move)
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what now."""
        return self.state.asked, terms.QUESTIONS[self.state.ask]

    def options(self) -> list[str]:
        """What may be done now, by notation."""
        return [move.notation() for move in GAME.legal_moves(self.state, self.state.asked)]

    def refusal(self, seat: int, move: str) -> Reason | None:
        """Why the seat may not do this."""
        return self.state.why_not(seat, GAME.codec.read(move))

    def preview(self, seat: int, move: str) -> dict[str, int]:
        """What a move would change for the seat at once."""
        sums: dict[str, int] = {}
        for delta in self.deltas(seat, move):
            if not delta.what.startswith("end-"):
                sums[delta.what] = sums.get(delta.what, 0) + delta.amount
        return {what: amount for what, amount in sums.items() if amount}

    def preview_of_the_end(self, seat: int, move: str) -> dict[str, int]:
        """What a move would change in the points that the end would bring the seat."""
        deltas = self.deltas(seat, move)
        return {delta.what[4:]: delta.amount for delta in deltas if delta.what.startswith("end-")}

    def deltas(self, seat: int, move: str) -> list[Delta]:
        """The preview of a move."""
        found: list[Delta] = self.state.preview(seat, GAME.codec.read(move))
        assert all(delta.seat == seat for delta in found)
        return found

    def wares(self, seat: int) -> dict[str, int]:
        """The wares that a player has, without those they lack."""
        wares = self.player[seat].wares
        return {name: count(wares, i) for i, name in enumerate(terms.WARES) if count(wares, i)}

    def complete(self, seat: int) -> dict[str, int]:
        """The complete features of a player by kind."""
        done = self.player[seat].done
        return {KINDS[kind]: of_kind(done, kind) for kind in range(1, 13) if of_kind(done, kind)}

    def held(self, seat: int) -> dict[str, int]:
        """The fountain cards of a player."""
        return cards_to_dict(self.state.components, self.player[seat].held)

    def features(self, seat: int) -> list[tuple[str, list[str], bool]]:
        """Every feature of a district: kind, cells, complete."""
        return [
            (KINDS[feature.kind], feature.names, feature.complete)
            for feature in features(self.state.components, self.player[seat])
        ]

    def told(self, kind: str) -> list[tuple[int, str, int]]:
        """The events of a kind so far: seat, what, amount."""
        return [(event.seat, event.what, event.amount) for event in self.events if event.kind == kind]


def fill_player(state: CarpeDiem, player: Player, panel: int, wishes: dict[str, Any]) -> None:
    """Give a player what the test wants."""
    wishes = dict(wishes)
    frame = tuple(USUAL.frame_ids.index(piece) for piece in wishes.pop("frame", []))
    give_district(player, state.components, frame, panel)
    for cell, tile in wishes.pop("district", {}).items():
        name, turn = (tile, 0) if isinstance(tile, str) else tile
        player.cells[board.CELL_NAMES.index(cell)] = state.components.tile_ids.index(name) * 4 + turn
    work_out_district(state, player)
    player.scrolls &= ~player.placed
    player.wares = sum(ONE[terms.WARES.index(ware)] * n for ware, n in wishes.pop("wares", {}).items())
    player.held = fountain_cards(wishes.pop("held", {}), True, state.components)
    player.done += sum(ONE_FEATURE[KINDS.index(kind)] * n for kind, n in wishes.pop("complete", {}).items())
    player.pawn = wishes.pop("pawn", 1) - 1
    for name, value in wishes.items():
        assert hasattr(player, name)
        setattr(player, name, value)


def fountain_cards(counts: dict[str, int], last: bool = False, components: Components = USUAL) -> int:
    """A set of fountain cards, some of each kind: the first copies of them, or the last."""
    found = 0
    for kind, number in counts.items():
        equal = members(components.fountain_sets[components.fountain_ids.index(kind)])
        for card in equal[::-1][:number] if last else equal[:number]:
            found |= 1 << card
    return found


def table(
    seats: int = 2,
    phase: int = 1,
    start: int = 0,
    ring: dict[str, str] | None = None,
    row: list[str] | None = None,
    grid: dict[str, str] | None = None,
    track: list[int] | None = None,
    deck: dict[str, int] | None = None,
    components: Components = USUAL,
    seed: Seed = 1,
    **players: dict[str, Any],
) -> Table:
    """A table on which nothing is asked yet.

    ring: tiles by their places (3a is the first tile of the third space); without it, markets everywhere.
    Players p0 to p3 say what they own: any number of Player, and frame, district (tiles, or tiles with their turn, by
    cell), wares, held, complete (features beside those of the district), pawn (its space, from 1).
    """
    state = empty_table(seats, rng_from_seed(seed), components, {})
    state.phase, state.start, state.part = phase, start, terms.TURNS
    tiles = components.tile_ids
    for seat in range(seats):
        fill_player(state, state.player[seat], seat, players.pop(f"p{seat}", {}))
    assert not players, f"no such players: {players}"
    usual = dict.fromkeys(board.SLOT_NAMES, "market")
    lying = usual if ring is None else ring
    state.ring = vec[i64]([tiles.index(lying[slot]) if slot in lying else -1 for slot in board.SLOT_NAMES])
    state.spaces = sum(1 << space for space in range(7) if any(slot[0] == str(space + 1) for slot in lying))
    state.white = bytes([tiles.index("market")]) * 28
    state.black = bytes([tiles.index("black-market")]) * 28
    named = ["black-bakery"] * 11 if row is None else row
    state.row = tuple(tiles.index(tile) for tile in named) + (-1,) * (11 - len(named))
    cards = [-1] * 12
    for place in components.places[seats]:
        cards[place] = components.card_ids.index((grid or {}).get(board.GRID_NAMES[place], DULL))
    state.grid = vec[i64](cards)
    state.track = tuple(track) if track is not None else state.turn_order()
    state.track = tuple(sorted(state.track, key=lambda seat: state.player[seat].scroll))
    counts = dict(zip(components.fountain_ids, components.fountain_copies)) if deck is None else deck
    state.deck = fountain_cards(counts, components=components)
    for player in state.player:
        state.deck &= ~player.held
    return Table(state)


def owns(**things: Any) -> dict[str, Any]:
    """What a player has: table(p1=owns(coins=3))."""
    return things


def turn(seats: int = 2, **wishes: Any) -> Table:
    """Seat 0 begins the first turn of a phase."""
    game = table(seats, **wishes)
    begin_phase(game.state)
    return game


def building(
    tile: str, seats: int = 2, row: list[str] | None = None, components: Components = USUAL, **things: Any
) -> Table:
    """Seat 0 has a tile in hand and is to build it, having these things."""
    game = table(seats, row=row, components=components, p0=things)
    begin_phase(game.state)
    game.state.hand = components.tile_ids.index(tile)
    ask(game.state, terms.ASK_BUILD, 0)
    return game


def scoring(one: str, other: str = DULL, components: Components = USUAL, **things: Any) -> Table:
    """Seat 0, having these things, puts its disc between two cards: b2 and c2 of the grid."""
    game = table(track=[1, 0], grid={"b2": one, "c2": other}, components=components, p0=things)
    begin_scoring(game.state)
    return game.do(0, "disc b2-c2")
