"""Why a move is refused: the rule that forbids it, and what is missing."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.actions import knowledge_price
from petteia.games.khora.rules.effects import level
from petteia.games.khora.rules.philosophy import knowledge_allowed
from petteia.games.khora.rules.progress import level_cost
from petteia.games.khora.terms import (
    ALL_COLOURS,
    ALL_TILES,
    ALL_TRACKS,
    ANSWERS,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_BUY,
    ASK_CITY,
    ASK_DEVELOP,
    ASK_EVENT_ADVANCE,
    ASK_EXPLORE,
    ASK_PLAY,
    ASK_RECALL,
    ASK_SETTLE,
    ASK_SWAP,
    ASK_TILE,
    ASK_TRACK,
    COLOURS,
    DEVELOPMENTS,
    MILITARY_TILE,
    OVER,
    PASS,
    POLITICS_TILE,
    SWAP,
)
from petteia.kernel.bits import members
from petteia.kernel.choices import Reason
from petteia.kernel.counts import missing
from petteia.kernel.counts import shortfall as short_of

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

NOT_AMONG: Final = {
    "draft": "not-in-pack", "keep": "not-drawn", "discard": "not-in-hand", "recall": "not-in-play", "lose": "not-owned",
    "city": "city-taken", "put": "tile-used", "pass": "must-pay", "spend": "no-philosophy",
}  # fmt: skip


def why_not(state: "Khora", seat: int, action: int) -> Reason | None:
    """Why the seat may not choose this action now; None if it may."""
    if action in state.legal(seat):
        return None
    if state.phase == OVER:
        return Reason("game-over")
    if not 0 <= seat < state.seats or not state.waiters >> seat & 1:
        return Reason("not-your-turn")
    city = state.city[seat]
    if not 0 <= action < len(state.components.moves):
        return Reason("not-asked")
    verb, number = state.components.moves[action]
    if verb == "swap":
        return Reason("no-swap") if not city.in_force & state.components.swap[city.name] else Reason("no-glory")
    if not is_asked(city, verb):
        return Reason("not-asked")
    return refusal(state, city, verb, number)


def refused(state: "Khora", seat: int) -> list[tuple[int, Reason]]:
    """Everything on show that would answer the seat's question and is not open to it."""
    if not state.waiters >> seat & 1:
        return []
    found: list[tuple[int, Reason]] = []
    for action in on_show(state, state.city[seat]):
        reason = why_not(state, seat, action)
        if reason is not None:
            found.append((action, reason))
    return found


def on_show(state: "Khora", city: "City") -> list[int]:
    """What the player sees that stands for an answer to the present question, open or not."""
    kind = city.ask
    base = state.components.base[kind]
    actions = [SWAP] if city.in_force and city.in_force & state.components.swap[city.name] else []
    if kind == ASK_SETTLE:
        return [PASS, *actions, base, *[base + 1 + die for die in range(len(city.tiles))]]
    visible: i64 = 0
    if kind == ASK_CITY:
        visible = state.components.all_cities
    elif kind in (ASK_TILE, ASK_ACTION):
        visible = ALL_TILES
    elif kind in (ASK_ADVANCE, ASK_EVENT_ADVANCE, ASK_TRACK):
        visible = ALL_TRACKS
    elif kind == ASK_BUY:
        visible = ALL_COLOURS
    elif kind == ASK_DEVELOP:
        visible = 1
    elif kind == ASK_EXPLORE:
        visible = state.board
    elif kind == ASK_PLAY:
        visible = city.hand
    elif kind == ASK_RECALL:
        visible = city.in_force & state.components.all_cards
    return actions + [base + i for i in members(visible)]


def is_asked(city: "City", verb: str) -> bool:
    """Whether the present question is one that this verb answers."""
    if verb in ("pass", "spend", "pay"):
        return city.ask == ASK_SETTLE
    return city.ask != ASK_SWAP and ANSWERS[city.ask] == verb


def refusal(state: "Khora", city: "City", verb: str, number: int) -> Reason:
    """What is missing for an answer to the present question."""
    components = state.components
    if verb == "pay":
        return why_not_pay(city, number)
    if verb == "advance":
        return why_not_advance(state, city, number)
    if verb == "buy":
        return Reason("not-enough-drachma", (("drachma", knowledge_price(state, city) - city.drachma),))
    if verb == "explore":
        return why_not_explore(state, city, number)
    if verb == "play":
        if not city.hand >> number & 1:
            return Reason("not-in-hand")
        lacking = shortfall(state, city, components.card_cost[number], components.card_need[number])
        return Reason("politics-requirements", lacking)
    if verb == "develop":
        return why_not_develop(state, city)
    if verb == "take":
        return why_not_act(state, city, number)
    if verb == "recall" and city.in_force >> number & 1:
        return Reason("not-itself")
    return Reason(NOT_AMONG[verb])


def why_not_pay(city: "City", die: int) -> Reason:
    """Step 4: a tile is paid already, or there are not enough citizens."""
    if die >= len(city.tiles) or not city.unpaid >> die & 1:
        return Reason("nothing-to-pay")
    return Reason("not-enough-citizens", (("citizens", city.tiles[die] - city.roll[die] - city.citizens),))


def why_not_advance(state: "Khora", city: "City", track: int) -> Reason:
    """A level is not to be had: the top, another track, or drachma."""
    if level(city, track) >= state.components.cap_track:
        return Reason("track-complete")
    if city.ask == ASK_TRACK:
        return Reason("another-track")
    if city.ask == ASK_EVENT_ADVANCE and not state.event().tracks >> track & 1:
        return Reason("not-offered")
    return Reason("not-enough-drachma", (("drachma", level_cost(state, city, track) - city.drachma),))


def why_not_explore(state: "Khora", city: "City", space: int) -> Reason:
    """A space is empty, or asks for more troops."""
    if not state.board >> space & 1:
        return Reason("knowledge-taken")
    return Reason("not-enough-troops", (("troops", state.components.token_requires[space] - city.troops),))


def why_not_develop(state: "Khora", city: "City") -> Reason:
    """The next development asks for more, or there is none."""
    if city.development >= DEVELOPMENTS:
        return Reason("fully-developed")
    row = city.name * DEVELOPMENTS + city.development
    lacking = shortfall(state, city, state.components.dev_cost[row], state.components.dev_need[row])
    return Reason("development-requirements", lacking)


def why_not_act(state: "Khora", city: "City", tile: int) -> Reason:
    """Conquest of the Persians: Military is banned, the others need something to do."""
    if tile == MILITARY_TILE:
        return Reason("not-military")
    return Reason("nothing-to-play") if tile == POLITICS_TILE else why_not_develop(state, city)


def shortfall(state: "Khora", city: "City", cost: int, need: int) -> tuple[tuple[str, int], ...]:
    """The knowledge and drachma that are missing, unless philosophy tokens can stand for the knowledge (ruling 19)."""
    have = city.minor + city.major
    allowed = missing(have, need) <= knowledge_allowed(state, city)
    lacking = [] if allowed else [(f"knowledge-{colour}", short) for colour, short in short_of(have, need, COLOURS)]
    if city.drachma < cost:
        lacking.append(("drachma", cost - city.drachma))
    return tuple(lacking)
