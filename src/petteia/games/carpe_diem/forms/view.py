"""What each seat may see: nearly everything lies open; of others' fountain cards only how many."""

from typing import TYPE_CHECKING, Final, TypedDict, cast

from petteia.games.carpe_diem.components.board import DISC_NAMES, DISC_SPACES, GRID_NAMES, SPACES, STACK
from petteia.games.carpe_diem.forms.district_view import district_view
from petteia.games.carpe_diem.forms.position import cards_to_dict, names_of
from petteia.games.carpe_diem.forms.previews import brings, fountain_worth
from petteia.games.carpe_diem.moves import VERBS
from petteia.games.carpe_diem.rules.building import build_choices
from petteia.games.carpe_diem.rules.fountains import card_of, seat_of
from petteia.games.carpe_diem.rules.ring import WALKS
from petteia.games.carpe_diem.rules.scoring import end_points
from petteia.games.carpe_diem.rules.scoring_phase import coins_needed, possible_times
from petteia.games.carpe_diem.rules.scroll_track import scoring_order
from petteia.games.carpe_diem.terms import (
    ASK_LOAVES,
    ASK_PAY,
    KINDS,
    NOTHING,
    OVER,
    PARTS,
    QUESTIONS,
    REWARDS,
    SOURCES,
    WARES,
    EndSource,
    Kind,
    Part,
    QuestionKind,
    Side,
    Ware,
)
from petteia.kernel.bits import members, size
from petteia.kernel.counts import by_name
from petteia.kernel.edits import keep_parts
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

PLACES: Final = VERBS[0].objects  # of the moves that build: "c3 1"


class Lying(TypedDict):
    """A tile in a cell, with its quarter turns clockwise."""

    tile: str
    turn: int


class FeatureView(TypedDict):
    """A villa, landscape, dwelling or single building of a district."""

    kind: Kind
    cells: list[str]
    complete: bool
    size: int  # chimneys of a villa, tiles of anything else
    vp: int  # what it brings at the end by itself, as a complete villa does


class GoalView(TypedDict):
    """A goal of the frame. Its line runs across the whole district."""

    side: Side
    after: int  # how many columns (of a goal in the north or south) or rows lie before its line
    kind: Kind
    vp: int
    met: bool
    crossing: list[str] | None  # where a met goal's line is crossed, nearest to the goal: the cells on both sides


class PointsAhead(TypedDict):
    """What one source would bring if the game ended now, by what the viewer knows."""

    source: EndSource
    vp: int


class UnderView(TypedDict):
    """A fountain card under the deck; only the player who put it there knows its kind."""

    seat: int
    kind: str | None


class DiscView(TypedDict):
    """A disc space between two cards of the grid, and the seat whose disc lies there."""

    name: str
    cards: list[str]
    seat: int | None
    brings: dict[str, int] | None  # what a free one would bring the viewer now, without bread


class Rewards(TypedDict, total=False):
    """What a scoring card brings, or costs if it is not fulfilled."""

    vp: int
    coin: int
    bread: int
    step: int


class Fulfilment(TypedDict):
    """How often a scoring card can be fulfilled now without bread, and what that brings."""

    times: int
    coins: int  # that stand for missing wares
    brings: Rewards


class Question(TypedDict):
    """What is asked, and of whom."""

    kind: QuestionKind
    seat: int
    disc: str | None
    card: str | None  # the place on the grid of the card that is being fulfilled
    times: int  # how often it is fulfilled so far
    costs: list[int]  # the coins or the bread that each number of times costs, from 0 on to one more than possible


class PlayerView(TypedDict):
    """A player as the viewer sees them. What is hidden from the viewer is None."""

    frame: list[str]
    goals: list[GoalView]
    panel: str
    shovel: str
    scrolls: list[str]
    pawn: int | None
    district: dict[str, Lying]
    features: list[FeatureView]
    complete: dict[str, int]
    chimneys: int
    wares: dict[Ware, int]
    coins: int
    bread: int
    stored: list[str | None]
    fountain_cards: int
    held: dict[str, int] | None
    drawn: dict[str, int] | None
    worth: dict[str, int] | None  # what each of these fountain cards would bring now
    vp_by_kind: dict[str, int] | None  # what those held bring at the end for each complete feature of a kind
    vp: int
    scroll: int
    at_the_end: list[PointsAhead]


class View(TypedDict):
    """All that a seat, or a spectator, may know."""

    game: str
    options: dict[str, str]
    components: str
    seat: int | None
    seats: int
    part: Part
    phase: int
    round: int
    start: int
    turn_order: list[int]
    waiting: list[int]
    track: list[int]  # seats from the disc that is furthest back to the one furthest on
    scoring_order: list[int]  # seats in the order in which a scoring would ask them now
    ring: list[list[str | None]]  # the places of each space
    walks: list[int]  # the spaces that the pawn whose turn it is can walk to, counted from 1
    row: list[str | None]
    hand: str | None  # the tile that is to be built
    white: list[str | None]  # tiles to come
    black: list[str | None]
    box: list[str | None]
    deck: int
    under: list[UnderView]
    grid: dict[str, str]
    discs: list[DiscView]
    question: Question | None
    players: list[PlayerView]
    over: bool
    ranking: list[int]

    # About one seat: the viewer, or for a spectator the player who is asked.
    subject: int
    fits: dict[str, list[str]]  # where the tiles of the ring and the row could be built: cell and turns as in moves
    fulfils: dict[str, Fulfilment]  # by the card's place on the grid


class Shown:
    """What all seats and spectators see alike, and the tiles that may be taken."""

    __slots__ = ("offered", "view")
    view: View
    offered: tuple[int, ...]

    def __init__(self, state: "CarpeDiem", before: "Shown | None") -> None:
        self.view = open_view(state)
        if before is not None:
            keep_parts(before.view, self.view)
        self.offered = tuple(sorted({*state.ring, *state.row}))


def view(state: "CarpeDiem", seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    if state.shown is None or state.shown_at != state.ply:
        state.shown = Shown(state, state.shown)
        state.shown_at = state.ply
    shown = state.shown.view
    subject = seat if seat is not None else max(state.asked, 0)
    prospects = prospects_of(state, state.player[subject])
    seen: View = {
        **shown,
        "seat": seat,
        "subject": subject,
        "fits": fits(state, state.player[subject], state.shown.offered),
        "fulfils": cast(dict[str, Fulfilment], prospects["fulfils"]),
    }
    if seat is not None:
        seen["under"] = [under_view(state, card, seat) for card in state.under]
        seen["discs"] = cast(list[DiscView], prospects["discs"])
        if state.part != OVER:
            seen["players"] = list(shown["players"])
            own = {**shown["players"][seat], **secrets(state, state.player[seat])}
            seen["players"][seat] = cast(PlayerView, own)
    return seen


def open_view(state: "CarpeDiem") -> View:
    """What all seats and spectators see alike, with gaps for what differs from seat to seat."""
    tiles = state.components.tile_ids
    cards = state.components.card_ids
    return {
        "game": "carpe-diem",
        "options": dict(state.options),
        "components": state.components.name,
        "seat": None,
        "seats": state.seats,
        "part": PARTS[state.part],
        "phase": state.phase,
        "round": state.round,
        "start": state.start,
        "turn_order": list(state.turn_order()),
        "waiting": list(state.waiting()),
        "track": list(state.track),
        "scoring_order": list(scoring_order(state)),
        "ring": [names_of(list(state.ring[space * STACK : space * STACK + STACK]), tiles) for space in range(SPACES)],
        "walks": walks(state),
        "row": names_of(list(state.row), tiles),
        "hand": tiles[state.hand] if state.hand >= 0 else None,
        "white": names_of(list(state.white), tiles),
        "black": names_of(list(state.black), tiles),
        "box": names_of(list(state.box), tiles),
        "deck": size(state.deck),
        "under": [under_view(state, card, None) for card in state.under],
        "grid": {GRID_NAMES[place]: cards[card] for place, card in enumerate(state.grid) if card >= 0},
        "discs": discs(state, None),
        "question": question(state),
        "players": [open_player(state, player) for player in state.player],
        "over": state.part == OVER,
        "ranking": state.ranking(),
        "subject": 0,
        "fits": {},
        "fulfils": {},
    }


def fits(state: "CarpeDiem", player: "Player", offered: tuple[int, ...]) -> dict[str, list[str]]:
    """Where in a player's district each of the tiles that may be taken could be built."""
    ids = state.components.tile_ids
    if player.fitting is None:
        player.fitting = {}
        player.fits = None
    known = player.fitting
    if player.fits is not None and player.fits["offered"] == offered:
        return cast(dict[str, list[str]], player.fits["found"])
    found: dict[str, list[str]] = {}
    for tile in offered:
        if tile < 0:
            continue
        if tile not in known:
            known[tile] = [PLACES[action] for action in build_choices(state, player, tile)[:-1]]
        found[ids[tile]] = known[tile]
    player.fits = {"offered": offered, "found": found}
    return found


def prospects_of(state: "CarpeDiem", player: "Player") -> Document:
    """What the cards of the grid would bring a player, made anew if anything has changed that counts for them."""
    count_for_it = (
        state.grid, state.discs, player.chimneys, player.done, player.wares, player.coins, player.scroll,
    )  # fmt: skip
    if player.prospects is None or player.prospects["by"] != count_for_it:
        player.prospects = {"by": count_for_it, "discs": discs(state, player), "fulfils": fulfils(state, player)}
    return player.prospects


def fulfils(state: "CarpeDiem", player: "Player") -> dict[str, Fulfilment]:
    """How often a player could fulfil each scoring card now, without bread."""
    return {GRID_NAMES[place]: fulfilment(state, player, card) for place, card in enumerate(state.grid) if card >= 0}


def fulfilment(state: "CarpeDiem", player: "Player", card: int) -> Fulfilment:
    """How often a player could fulfil a card now; not at all costs VP."""
    components = state.components
    times = possible_times(state, player, card)
    coins = coins_needed(player, components.card_packs[card], times) if components.card_red[card] else 0
    if times == 0:
        return {"times": 0, "coins": 0, "brings": {"vp": -components.unfulfilled}}
    gains = components.card_gains[card]
    brings = {reward: gains[i] * times for i, reward in enumerate(REWARDS) if gains[i]}
    return {"times": times, "coins": coins, "brings": cast(Rewards, brings)}


def under_view(state: "CarpeDiem", card: int, viewer: int | None) -> UnderView:
    """A fountain card under the deck."""
    components = state.components
    owner = seat_of(card)
    return {
        "seat": owner,
        "kind": components.fountain_ids[components.fountain_face[card_of(card)]] if owner == viewer else None,
    }


def walks(state: "CarpeDiem") -> list[int]:
    """Where the pawn of the player whose turn it is can walk."""
    if state.ask == NOTHING or state.hand >= 0 or state.player[state.asked].pawn < 0:
        return []
    reached = WALKS[state.spaces][state.player[state.asked].pawn]
    return [space + 1 for space in range(SPACES) if reached >> space & 1]


def discs(state: "CarpeDiem", player: "Player | None") -> list[DiscView]:
    """The disc spaces of this table, with what free ones would bring a player."""
    found: list[DiscView] = []
    for space, (one, other) in enumerate(DISC_SPACES):
        if state.grid[one] >= 0 and state.grid[other] >= 0:
            owner = state.discs[space]
            found.append({
                "name": DISC_NAMES[space],
                "cards": [GRID_NAMES[one], GRID_NAMES[other]],
                "seat": None if owner < 0 else owner,
                "brings": brings(state, player, space) if owner < 0 and player is not None else None,
            })  # fmt: skip
    return found


def question(state: "CarpeDiem") -> Question | None:
    """What is asked of whom."""
    if state.ask == NOTHING:
        return None
    return {
        "kind": QUESTIONS[state.ask],
        "seat": state.asked,
        "disc": DISC_NAMES[state.disc] if state.disc >= 0 else None,
        "card": GRID_NAMES[state.card] if state.card >= 0 else None,
        "times": state.times,
        "costs": costs(state),
    }


def costs(state: "CarpeDiem") -> list[int]:
    """The coins that each number of payments of the present card costs, or the bread that fulfils it."""
    times = range(len(state.choices) + 1)
    if state.ask == ASK_PAY:
        needs = state.components.card_packs[state.grid[state.card]]
        return [coins_needed(state.player[state.asked], needs, n) for n in times]
    return [state.components.loaves * n for n in times] if state.ask == ASK_LOAVES else []


def open_player(state: "CarpeDiem", player: "Player") -> PlayerView:
    """What everybody sees of a player; at the end, everything."""
    components = state.components
    if player.shown is None:
        player.shown = district_view(components, player)
    more = {
        "pawn": player.pawn + 1 if player.pawn >= 0 else None,
        "wares": by_name(player.wares, WARES),
        "coins": player.coins,
        "bread": player.bread,
        "stored": names_of(list(player.stored), components.tile_ids),
        "fountain_cards": size(player.held),
        "held": None,
        "drawn": None,
        "worth": None,
        "vp_by_kind": None,
        "vp": player.vp,
        "scroll": player.scroll,
        "at_the_end": at_the_end(state, player, open_cards=False),
    }
    seen = player.shown | more
    if state.part == OVER:
        seen.update(secrets(state, player))
    return cast(PlayerView, seen)


def secrets(state: "CarpeDiem", player: "Player") -> Document:
    """What a player alone sees of their own: instead of what others see."""
    components = state.components
    return {
        "held": cards_to_dict(components, player.held),
        "drawn": cards_to_dict(components, player.drawn),
        "worth": fountain_worth(state, player),
        "vp_by_kind": vp_by_kind(components, player),
        "at_the_end": at_the_end(state, player, open_cards=True),
    }


def vp_by_kind(components: "Components", player: "Player") -> dict[str, int]:
    """What the fountain cards of a player bring for each complete feature of a kind."""
    found: dict[str, int] = {}
    for card in members(player.held):
        face = components.fountain_face[card]
        for kind in components.fountain_kinds[face]:
            found[KINDS[kind]] = found.get(KINDS[kind], 0) + components.fountain_vp[face]
    return found


def at_the_end(state: "CarpeDiem", player: "Player", open_cards: bool) -> list[PointsAhead]:
    """What the end of the game would bring, without what the viewer cannot know; nothing once it has been scored."""
    if state.part == OVER:
        return []
    points = zip(SOURCES, end_points(state, player))
    return [{"source": source, "vp": vp} for source, vp in points if open_cards or source != "fountain-cards"]
