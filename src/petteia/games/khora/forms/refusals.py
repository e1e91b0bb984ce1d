"""Why a move is refused: the rule that forbids it, and what is missing."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.legal import level_cost, price
from petteia.games.khora.terms import (
    ACTION,
    ADVANCE,
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
    BASE,
    BUY,
    CITY,
    COLOURS,
    DEVELOP,
    DISCARD_CARD,
    DRAFT_CARD,
    EXPLORE,
    KEEP_CARD,
    LEARN_COLOUR,
    LOSE,
    MILITARY_TILE,
    OVER,
    PASS,
    PAY,
    PLAY_CARD,
    PLAYED,
    POLITICS_TILE,
    PUT_TILE,
    RECALL_CARD,
    REWARD,
    SPEND,
    SWAP,
    TAKE_ACTION,
    TAKE_TAX,
)
from petteia.kernel.choices import Reason
from petteia.kernel.counts import count, missing

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

# Where each range of actions begins, in ascending order.
RANGES: Final = (
    PASS, SWAP, SPEND, PAY, DEVELOP, PUT_TILE, TAKE_ACTION, ADVANCE, BUY, LEARN_COLOUR, LOSE, REWARD, TAKE_TAX, CITY,
    DRAFT_CARD, KEEP_CARD, PLAY_CARD, DISCARD_CARD, RECALL_CARD, EXPLORE,
)  # fmt: skip


def why_not(state: "Khora", seat: int, action: int) -> Reason | None:
    """Why the seat may not choose this action now; None if it may."""
    if action in state.legal(seat):
        return None
    if state.phase == OVER:
        return Reason("game-over")
    if not 0 <= seat < state.seats or not state.waiters >> seat & 1:
        return Reason("not-your-turn")
    city = state.city[seat]
    base = max(start for start in RANGES if start <= action)
    number = action - base
    if base == SWAP:
        return Reason("no-swap") if not city.in_force & state.components.swap[city.name] else Reason("no-glory")
    if not is_asked(city, base):
        return Reason("not-asked")
    return refusal(state, city, base, number)


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
    actions = [SWAP] if city.in_force and city.in_force & state.components.swap[city.name] else []
    if kind == ASK_SETTLE:
        return [PASS, *actions, SPEND, *[PAY + die for die in range(len(city.tiles))]]
    visible: i64 = 0
    if kind in (ASK_CITY, ASK_TILE, ASK_ACTION):
        visible = 127
    elif kind in (ASK_ADVANCE, ASK_EVENT_ADVANCE, ASK_TRACK, ASK_BUY):
        visible = 7
    elif kind == ASK_DEVELOP:
        visible = 1
    elif kind == ASK_EXPLORE:
        visible = state.board
    elif kind == ASK_PLAY:
        visible = city.hand
    elif kind == ASK_RECALL:
        visible = city.in_force & PLAYED
    return actions + [BASE[kind] + i for i in range(40) if visible >> i & 1]


def is_asked(city: "City", base: int) -> bool:
    """Whether the present question is one that such actions answer."""
    if base in (PASS, SPEND, PAY):
        return city.ask == ASK_SETTLE
    return city.ask != ASK_SWAP and BASE[city.ask] == base


def refusal(state: "Khora", city: "City", base: int, number: int) -> Reason:
    """What is missing for an answer to the present question."""
    components = state.components
    if base == PASS:
        return Reason("must-pay")
    if base == SPEND:
        return Reason("no-philosophy")
    if base == PAY:
        return why_not_pay(city, number)
    if base == PUT_TILE:
        return Reason("tile-used")
    if base == ADVANCE:
        return why_not_advance(state, city, number)
    if base == BUY:
        return Reason("not-enough-drachma", (("drachma", price(state, city) - city.drachma),))
    if base == EXPLORE:
        return why_not_explore(state, city, number)
    if base == PLAY_CARD:
        if not city.hand >> number & 1:
            return Reason("not-in-hand")
        lacking = shortfall(state, city, components.card_cost[number], components.card_need[number])
        return Reason("politics-requirements", lacking)
    if base == DEVELOP:
        return why_not_develop(state, city)
    if base == TAKE_ACTION:
        return why_not_act(state, city, number)
    if base == RECALL_CARD and city.in_force >> number & 1:
        return Reason("not-itself")
    names = {
        DRAFT_CARD: "not-in-pack", KEEP_CARD: "not-drawn", DISCARD_CARD: "not-in-hand", RECALL_CARD: "not-in-play",
        LOSE: "not-owned", CITY: "city-taken",
    }  # fmt: skip
    return Reason(names[base])


def why_not_pay(city: "City", die: int) -> Reason:
    """Step 4: a tile is paid already, or there are not enough citizens."""
    if die >= len(city.tiles) or not city.unpaid >> die & 1:
        return Reason("nothing-to-pay")
    return Reason("not-enough-citizens", (("citizens", city.tiles[die] - city.roll[die] - city.citizens),))


def why_not_advance(state: "Khora", city: "City", track: int) -> Reason:
    """A level is not to be had: the top, another track, or drachma."""
    if (city.economy, city.culture, city.military)[track] >= state.components.cap_track:
        return Reason("track-complete")
    if city.ask == ASK_TRACK:
        return Reason("another-track")
    if city.ask == ASK_EVENT_ADVANCE and not state.components.events[state.events[state.round - 1]].tracks >> track & 1:
        return Reason("not-offered")
    return Reason("not-enough-drachma", (("drachma", level_cost(state, city, track) - city.drachma),))


def why_not_explore(state: "Khora", city: "City", space: int) -> Reason:
    """A space is empty, or asks for more troops."""
    if not state.board >> space & 1:
        return Reason("knowledge-taken")
    return Reason("not-enough-troops", (("troops", state.components.token_requires[space] - city.troops),))


def why_not_develop(state: "Khora", city: "City") -> Reason:
    """The next development asks for more, or there is none."""
    if city.development >= 4:
        return Reason("fully-developed")
    row = city.name * 4 + city.development
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
    lacking: list[tuple[str, int]] = []
    for i, colour in enumerate(COLOURS):
        short = count(need, i) - count(have, i)
        if short > 0:
            lacking.append((f"knowledge-{colour}", short))
    if city.drachma < cost:
        lacking.append(("drachma", cost - city.drachma))
    tokens = 2 * missing(have, need) - city.philosophy
    if state.phase == ACTION and lacking and tokens <= 0:
        lacking = [(what, number) for what, number in lacking if what == "drachma"]
    return tuple(lacking)
