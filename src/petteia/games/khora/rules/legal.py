"""What may be answered to each question: the condition stands with the rule that asks, this file leads there."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules.achievements import rewards_with_room
from petteia.games.khora.rules.actions import knowledge_price, within_reach
from petteia.games.khora.rules.cards import playable, recallable
from petteia.games.khora.rules.developments import developable, open_tracks
from petteia.games.khora.rules.dice import unused_tiles
from petteia.games.khora.rules.events import actions_of_choice, owned_kinds
from petteia.games.khora.rules.progress import affordable_tracks, progress_choices
from petteia.games.khora.rules.set_up import free_cities
from petteia.games.khora.rules.swap import may_swap, swap_would_achieve
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ALL_COLOURS,
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_BUY,
    ASK_CITY,
    ASK_DEVELOP,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_EVENT_ADVANCE,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_LOSE,
    ASK_PLAY,
    ASK_RECALL,
    ASK_REWARD,
    ASK_SETTLE,
    ASK_TILE,
    ASK_TRACK,
    MAY_PASS,
)

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def may_pass(kind: i64, choices: i64) -> bool:
    """Whether a question may be declined; a tile that can be paid must be paid (ruling 3)."""
    return MAY_PASS >> kind & 1 != 0 or (kind == ASK_SETTLE and choices < 2)


def choices(state: "Khora", city: "City", kind: i64, drachma: i64) -> i64:
    """The set of what a city with this much drachma may choose, counted from the question's base action."""
    if kind == ASK_TILE:
        return unused_tiles(city)
    if kind == ASK_DRAFT:
        return city.pack
    if kind == ASK_ADVANCE:
        return progress_choices(state, city, drachma)
    if kind == ASK_PLAY:
        return playable(state, city, drachma)
    if kind == ASK_EXPLORE:
        return within_reach(state, city.troops)
    if kind == ASK_BUY:
        return ALL_COLOURS if drachma >= knowledge_price(state, city) else 0
    if kind == ASK_KEEP:
        return city.drawn
    if kind == ASK_DEVELOP:
        return 1 if developable(state, city, drachma) else 0
    if kind == ASK_EVENT_ADVANCE:
        return affordable_tracks(state, city, drachma) & state.event().tracks
    if kind == ASK_ACTION:
        return actions_of_choice(state, city, drachma)
    if kind == ASK_LOSE:
        return owned_kinds(city)
    if kind == ASK_DISCARD:
        return city.hand
    if kind == ASK_RECALL:
        return recallable(state, city)
    if kind == ASK_TRACK:
        return open_tracks(state, city) & ~city.chosen
    if kind == ASK_ACHIEVEMENT:
        return rewards_with_room(state, city)
    if kind == ASK_CITY:
        return free_cities(state)
    if kind == ASK_REWARD:
        return state.components.all_rewards
    if kind == ASK_LEARN:
        return ALL_COLOURS
    if state.phase == ACHIEVEMENT:  # ASK_SWAP
        return 1 if swap_would_achieve(state, city) else 0
    return 1 if may_swap(state, city) else 0
