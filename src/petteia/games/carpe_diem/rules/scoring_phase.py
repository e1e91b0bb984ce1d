"""The scoring after a phase: who scores first, putting a disc between two scoring cards, fulfilling both or losing VP.

The final scoring is in scoring.py.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.components.board import DISC_CARDS, DISC_NAMES, DISC_SPACES
from petteia.games.carpe_diem.components.reader import COUNTED_BITS, COUNTED_MASK, MOST_CHIMNEYS
from petteia.games.carpe_diem.moves import DISC, FIRST, LOAVES, MOST_TIMES, PAY
from petteia.games.carpe_diem.rules.effects import gain_all, lose
from petteia.games.carpe_diem.rules.features import dwellings, landscapes, of_kind, single_buildings
from petteia.games.carpe_diem.rules.scroll_track import scoring_order
from petteia.games.carpe_diem.terms import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    ANY_SINGLE,
    BREAD,
    CHIMNEY,
    COIN,
    REWARDS,
    VP,
    WARES,
)
from petteia.kernel.counts import ONE, count

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

MOST_COUNTED: Final[i64] = MOST_CHIMNEYS  # nobody has more of anything


# The order of the players, and their discs.


def next_to_score(state: "CarpeDiem") -> i64:
    """Whose turn it is to put a disc between two cards; -1 after the last one."""
    for seat in scoring_order(state):
        if not state.scored >> seat & 1:
            return seat
    return -1


def disc_choices(state: "CarpeDiem") -> tuple[int, ...]:
    """The free disc spaces: each lies between two cards."""
    found: list[int] = []
    for space in range(len(DISC_NAMES)):
        if is_free(state, space):
            found.append(DISC + space)
    return tuple(found)


def is_free(state: "CarpeDiem", space: i64) -> bool:
    """Whether a disc may be put on a space: there is none, and cards on both sides."""
    cards = state.grid
    return state.discs[space] < 0 and cards[DISC_CARDS[space * 2]] >= 0 and cards[DISC_CARDS[space * 2 + 1]] >= 0


def put_disc(state: "CarpeDiem", seat: i64, space: i64) -> None:
    """Put a disc on a free space; it stays and blocks it."""
    discs = state.discs[:]
    discs[space] = seat
    state.discs = discs
    state.disc = space
    if state.log is not None:
        state.tell("disc", seat, DISC_NAMES[space], 0, "")


# Which of the two cards comes first.


def first_choices(state: "CarpeDiem", player: "Player") -> tuple[int, ...]:
    """Which of the two cards comes first; where it cannot matter, the first on the grid."""
    one, other = DISC_SPACES[state.disc]
    if order_matters(state, player, state.grid[one], state.grid[other]):
        return (FIRST + one, FIRST + other)
    return (FIRST + one,)


def order_matters(state: "CarpeDiem", player: "Player", one: i64, other: i64) -> bool:
    """Whether one of two cards may bring coins or bread that help with the other."""
    components = state.components
    first = components.card_gains[one]
    second = components.card_gains[other]
    times = possible_times(state, player, one)
    more = possible_times(state, player, other)
    bread = player.bread + first[BREAD] * times + second[BREAD] * more
    if bread >= components.loaves and first[BREAD] + second[BREAD] > 0:
        return True
    if components.card_red[other] and first[COIN] and (times or bread >= components.loaves):
        return True
    return bool(components.card_red[one] and second[COIN] and (more or bread >= components.loaves))


# How often a card can be fulfilled.


def possible_times(state: "CarpeDiem", player: "Player", card: i64) -> i64:
    """How often a player can fulfil a card now, without bread."""
    if state.components.card_red[card]:
        return payable(player, state.components.card_packs[card])
    return had(player, state.components.card_packs[card])


def had(player: "Player", needs: vec[i64]) -> i64:
    """A green card: how often a player has what it asks for."""
    times = MOST_COUNTED
    for need in needs:
        have = counted(player, need & COUNTED_MASK) // (need >> COUNTED_BITS)
        if have < times:
            times = have
    return times


def counted(player: "Player", what: i64) -> i64:
    """How many a player has of what a green card counts: chimneys of all villas, anything else only complete."""
    if what == CHIMNEY:
        return player.chimneys
    if what == ANY_LANDSCAPE:
        return landscapes(player.done)
    if what == ANY_DWELLING:
        return dwellings(player.done)
    if what == ANY_SINGLE:
        return single_buildings(player.done)
    return of_kind(player.done, what)


def payable(player: "Player", needs: vec[i64]) -> i64:
    """A red card: how often a player can pay it, coins standing for missing wares."""
    times: i64 = 0
    while coins_needed(player, needs, times + 1) <= player.coins:
        times += 1
    return times


def coins_needed(player: "Player", needs: vec[i64], times: i64) -> i64:
    """How many coins stand for wares when a card is paid a number of times (ruling 1: wares first)."""
    coins: i64 = 0
    for need in needs:
        short = (need >> COUNTED_BITS) * times - count(player.wares, need & COUNTED_MASK)
        if short > 0:
            coins += short
    return coins


# Fulfilling a card, or not.


def begin_card(state: "CarpeDiem", seat: i64, place: i64) -> None:
    """Turn to a card of the grid. A green one counts by itself as often as it can (ruling 1)."""
    state.card = place
    state.times = 0
    state.may_use_bread = True
    card = state.grid[place]
    times = possible_times(state, state.player[seat], card)
    state.may_pay = times > 0 and state.components.card_red[card]
    if times > 0 and not state.may_pay:
        fulfil(state, seat, times, "have")


def fulfil(state: "CarpeDiem", seat: i64, times: i64, how: str) -> None:
    """Fulfil the present card a number of times."""
    card = state.grid[state.card]
    name = state.components.card_ids[card]
    state.times += times
    if state.log is not None:
        state.tell("fulfil", seat, name, times, how)
    gain_all(state, seat, state.components.card_gains[card], times, name)


def pay_choices(state: "CarpeDiem", player: "Player") -> tuple[int, ...]:
    """How often the present card may be paid; nothing if it is green, cannot be paid, or is not to be paid any more."""
    if not state.may_pay:
        return ()
    most = payable(player, state.components.card_packs[state.grid[state.card]])
    return tuple([PAY + times for times in range(min(most, MOST_TIMES) + 1)])


def pay(state: "CarpeDiem", seat: i64, times: i64) -> None:
    """Pay the present card a number of times. Coins won by it may pay it again (ruling 13).

    A card that brings back all that it costs is paid in one go (ruling 16; `is_endless` in components/reader.py).
    """
    player = state.player[seat]
    card = state.grid[state.card]
    if times == 0:
        state.may_pay = False
        return
    name = state.components.card_ids[card]
    wares, coins = player.wares, player.coins
    spend(player, state.components.card_packs[card], times)
    if state.log is not None:
        for ware, word in enumerate(WARES):
            if count(wares, ware) != count(player.wares, ware):
                state.tell("lose", seat, word, count(wares, ware) - count(player.wares, ware), name)
        if coins != player.coins:
            state.tell("lose", seat, REWARDS[COIN], coins - player.coins, name)
    fulfil(state, seat, times, "pay")
    gains = state.components.card_gains[card]
    again = times == MOST_TIMES or gains[COIN] > 0
    state.may_pay = again and not state.components.card_endless[card] and can_pay(state, player, card)
    if gains[BREAD] and not state.components.card_endless[card]:
        state.may_use_bread = True


def can_pay(state: "CarpeDiem", player: "Player", card: i64) -> bool:
    """Whether a red card can be paid at least once."""
    return coins_needed(player, state.components.card_packs[card], 1) <= player.coins


def spend(player: "Player", needs: vec[i64], times: i64) -> None:
    """Give away what paying a card costs: wares, and coins for those that are missing (ruling 1)."""
    for need in needs:
        ware = need & COUNTED_MASK
        price = (need >> COUNTED_BITS) * times
        have = count(player.wares, ware)
        if price > have:
            player.coins -= price - have
            price = have
        player.wares -= price * ONE[ware]


def loaves_choices(state: "CarpeDiem", player: "Player") -> tuple[int, ...]:
    """How often bread may fulfil the present card; nothing without enough bread for one time."""
    if not state.may_use_bread or player.bread < state.components.loaves:
        return ()
    most = min(player.bread // state.components.loaves, MOST_TIMES)
    return tuple([LOAVES + times for times in range(most + 1)])


def use_loaves(state: "CarpeDiem", seat: i64, times: i64) -> None:
    """Bread fulfils the present card a number of times; bread and coins won by it may be used at once (ruling 13).

    A card that brings back all that it costs takes bread in one go (ruling 16; `is_endless` in components/reader.py).
    """
    components = state.components
    card = state.grid[state.card]
    if times == 0:
        state.may_use_bread = False
        return
    lose(state, seat, BREAD, components.loaves * times, components.card_ids[card])
    fulfil(state, seat, times, "bread")
    gains = components.card_gains[card]
    again = times == MOST_TIMES or gains[BREAD] > 0
    state.may_use_bread = again and not components.card_endless[card]
    if components.card_red[card] and gains[COIN] and not components.card_endless[card]:
        state.may_pay = can_pay(state, state.player[seat], card)


def lose_for_unfulfilled(state: "CarpeDiem", seat: i64) -> None:
    """A card that is not fulfilled at all costs VP."""
    name = state.components.card_ids[state.grid[state.card]]
    if state.log is not None:
        state.tell("fail", seat, name, 0, "")
    lose(state, seat, VP, state.components.unfulfilled, name)


def end_card(state: "CarpeDiem", seat: i64) -> bool:
    """Nothing more is asked about the present card. Says whether the other card of the pair is still to come."""
    if state.times == 0:
        lose_for_unfulfilled(state, seat)
    one, other = DISC_SPACES[state.disc]
    before = state.card
    state.card = -1
    if state.second:
        state.second = False
        state.disc = -1
        state.times = 0
        state.may_pay = False
        state.may_use_bread = False
        return False
    state.second = True
    begin_card(state, seat, other if before == one else one)
    return True
