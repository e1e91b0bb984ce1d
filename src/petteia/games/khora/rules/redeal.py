"""Replacing what a seat cannot see: other hands, the decks, secret answers, dice to come."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.legal import choices
from petteia.games.khora.rules.swap import drachma_by_swaps
from petteia.games.khora.terms import (
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_KEEP,
    ASK_PLAY,
    ASK_SETTLE,
    ASK_TILE,
    NOTHING,
    SWAP,
    TILES,
)
from petteia.kernel.bits import BIT, members, size
from petteia.kernel.rng import Rng, fork

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

TRIES: Final = 20


def redeal(state: "Khora", viewer: i64, rng: Rng) -> None:
    """Replace everything that the viewer cannot see (-1: a spectator) by a random consistent alternative.

    What comes out depends on the generator and on what the viewer sees, never on what was hidden before.
    """
    redeal_events(state, rng)
    redeal_tiles(state, viewer, rng)
    redeal_cards(state, viewer, rng)
    redeal_answers(state, viewer, rng)
    state.rng = fork(rng)


def redeal_events(state: "Khora", rng: Rng) -> None:
    """The events to come, drawn from all that have not been revealed; the last one is known."""
    last = len(state.events) - 1
    seen = state.events[: state.round] if state.round > 0 else state.events[:1]
    if len(seen) >= last:
        return
    unseen = [i for i, event in enumerate(state.components.events) if event.place == "" and i not in seen]
    rng.shuffle(unseen)
    state.events = (*seen, *unseen[: last - len(seen)], state.events[last])


def redeal_tiles(state: "Khora", viewer: i64, rng: Rng) -> None:
    """The tiles that others have put on their dice and not yet revealed."""
    for seat, city in enumerate(state.city):
        if seat != viewer and city.ask == ASK_TILE:
            tiles = list(range(len(TILES)))
            rng.shuffle(tiles)
            city.tiles = tuple(tiles[: len(city.tiles)])
            if state.waiters >> seat & 1:
                city.choices = choices(state, city, ASK_TILE, city.drachma)


def redeal_cards(state: "Khora", viewer: i64, rng: Rng) -> None:
    """Other hands, packs, drawn cards and the deck."""
    pool = members(unseen_cards(state, viewer))
    rng.shuffle(pool)
    for _ in range(TRIES):
        if everybody_asked_can_play(state, viewer, pool):
            break
        rng.shuffle(pool)
    else:
        promise_playable_cards(state, viewer, pool, 0)
    at: i64 = 0
    for seat, city in enumerate(state.city):
        if seat != viewer:
            number = hidden_in_hand(city)
            city.hand = city.shown | dealt(pool, at, number)
            at += number
    for seat, city in enumerate(state.city):
        if seat != viewer:
            number = size(city.pack)
            city.pack = dealt(pool, at, number)
            at += number
            number = size(city.drawn)
            city.drawn = dealt(pool, at, number)
            at += number
    state.deck = pool[at:]


def unseen_cards(state: "Khora", viewer: i64) -> i64:
    """The set of cards whose place the viewer does not know."""
    seen = state.discard
    for seat, city in enumerate(state.city):
        seen |= city.in_force | city.shown
        if seat == viewer:
            seen |= city.hand | city.pack | city.drawn
    return state.components.all_cards & ~seen


def hidden_in_hand(city: "City") -> i64:
    """How many cards of a hand nobody else knows."""
    return size(city.hand & ~city.shown)


def everybody_asked_can_play(state: "Khora", viewer: i64, pool: list[int]) -> bool:
    """Whether everybody who is asked to play a card would get a playable one: that they are asked is open to all."""
    at: i64 = 0
    for seat, city in enumerate(state.city):
        if seat != viewer:
            number = hidden_in_hand(city)
            if city.ask == ASK_PLAY and not can_play(state, city, city.shown | dealt(pool, at, number)):
                return False
            at += number
    return True


def promise_playable_cards(state: "Khora", viewer: i64, pool: list[int], seat: i64) -> bool:
    """Move playable cards, seat by seat, to where the hands of those who are asked to play will be dealt from."""
    at: i64 = 0
    for before in range(seat):
        if before != viewer:
            at += hidden_in_hand(state.city[before])
    if seat == state.seats:
        return True
    city = state.city[seat]
    if seat == viewer or city.ask != ASK_PLAY or can_play(state, city, city.shown):
        return promise_playable_cards(state, viewer, pool, seat + 1)
    for i in range(at, len(pool)):
        if can_play(state, city, BIT[pool[i]]):
            pool[at], pool[i] = pool[i], pool[at]
            if promise_playable_cards(state, viewer, pool, seat + 1):
                return True
            pool[at], pool[i] = pool[i], pool[at]
    return False


def dealt(pool: list[int], at: i64, number: i64) -> i64:
    """The set of so many cards of the pool, from a place on."""
    found: i64 = 0
    for i in range(at, at + number):
        found |= BIT[pool[i]]
    return found


def can_play(state: "Khora", city: "City", hand: i64) -> bool:
    """Whether the city could be asked to play a card from this hand."""
    real = city.hand
    city.hand = hand
    found = choices(state, city, ASK_PLAY, city.drachma + drachma_by_swaps(state, city)) != 0
    city.hand = real
    return found


def redeal_answers(state: "Khora", viewer: i64, rng: Rng) -> None:
    """Secret answers of others, and what they may choose from their new cards."""
    for seat, city in enumerate(state.city):
        if seat == viewer or city.ask == NOTHING or city.ask in (ASK_TILE, ASK_SETTLE):
            continue
        if city.ask in (ASK_DRAFT, ASK_KEEP, ASK_PLAY, ASK_DISCARD):
            city.choices = choices(state, city, city.ask, city.drachma)
        if not state.waiters >> seat & 1:
            city.answer = random_answer(state, seat, rng)


def random_answer(state: "Khora", seat: i64, rng: Rng) -> i64:
    """An answer the seat could have given. A swap of glory is open to all at once, so it is never a secret answer."""
    state.waiters |= 1 << seat
    legal = [action for action in state.legal(seat) if action != SWAP]
    state.waiters &= ~(1 << seat)
    return legal[rng.below(len(legal))]
