"""Emporion keeps the kernel's promises and its own: no card is lost, what is kept up to date is right, games end."""

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.emporion.forms.position import reserved_faces, special_faces
from petteia.games.emporion.game import GAME as SHIPPED
from petteia.games.emporion.game import EmporionGame
from petteia.games.emporion.rules.actions import count_card
from petteia.games.emporion.rules.scoring import breakdown
from petteia.games.emporion.state import Domain, Emporion
from petteia.games.emporion.terms import BY_CARDS, BY_DECK, EMPTY, NOT_YET, PLAY, RESERVE
from petteia.kernel.rng import Rng, rng_from_seed
from petteia.testing.conformance import conformance
from petteia.testing.tables import random_decision
from tests.games.emporion.table import GAME as OWN

GAMES = settings(max_examples=25)
DECKS = {"shipped": SHIPPED, "own": OWN}


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_it_conforms(deck: str, seats: int) -> None:
    conformance(DECKS[deck], seats, games=2, seed=100 * seats)


Game = tuple[EmporionGame, Emporion, Rng]


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A new table of any kind, and where the choices come from."""
    game = DECKS[draw(st.sampled_from(sorted(DECKS)))]
    special = draw(st.sampled_from(("off", "on")))
    state = game.new(draw(st.integers(2, 4)), draw(st.integers(0, 2**32)), special=special)
    return game, cast(Emporion, state), rng_from_seed(draw(st.integers(0, 2**32)))


def cards_on(state: Emporion) -> Counter[int]:
    """Every card, wherever it is."""
    places = [*state.history, *state.progress, *state.port, *state.polis, *state.removed, *state.left_over]
    places += special_faces(state)
    for domain in state.domain:
        places += [*domain.cards, *domain.booty, *reserved_faces(domain)]
    return Counter(face for face in places if face != EMPTY)


@GAMES
@given(games())
def test_no_card_is_lost_or_made(game: Game) -> None:
    rules, state, rng = game
    wanted = Counter(dict(enumerate(rules.deck.copies)))
    if state.options["special"] == "off":
        wanted = Counter({face: number for face, number in wanted.items() if face < rules.deck.specials})
    while state.waiting():
        assert cards_on(state) == wanted
        state.play(*random_decision(state, rng))
    assert cards_on(state) == wanted


@GAMES
@given(games())
def test_what_a_domain_keeps_is_what_its_cards_say(game: Game) -> None:
    rules, state, rng = game
    while state.waiting():
        state.play(*random_decision(state, rng))
        for domain in state.domain:
            again = Domain([], [])
            for face in domain.cards:
                count_card(rules.deck, again, face)
            for kept in ("have", "ships", "abilities", "count", "per", "printed"):
                assert getattr(domain, kept) == getattr(again, kept)
            assert domain.second == EMPTY or EMPTY < domain.reserved <= domain.second


@GAMES
@given(games())
def test_rounds_go_on_in_turn_and_end_together(game: Game) -> None:
    """Everybody has had the same number of turns when the game ends, and there is a reason for its end."""
    rules, state, rng = game
    events = state.listen()
    while state.waiting():
        before = (state.round, state.turn)
        state.play(*random_decision(state, rng))
        assert before <= (state.round, state.turn) or state.turn < before[1]
    turns: Counter[int] = Counter()
    for event in events:
        if event.kind in ("action", "skip", "give-up"):
            turns[event.seat] += 1
    assert set(turns.values()) == {state.round}
    most = max(len(domain.cards) for domain in state.domain)
    assert state.ending != NOT_YET
    assert (most == rules.deck.last_card) or state.ending != BY_CARDS
    assert most <= rules.deck.last_card


@GAMES
@given(games())
def test_a_marker_never_stays_where_it_is(game: Game) -> None:
    _, state, rng = game
    events = state.listen()
    while state.waiting():
        state.play(*random_decision(state, rng))
    acted = [(event.seat, event.what) for event in events if event.kind == "action"]
    if state.seats > 2:
        assert all(before[1] != after[1] for before, after in pairwise(acted))
    for seat in range(state.seats):
        own = [what for who, what in acted if who == seat]
        assert state.seats > 2 or all(before != after for before, after in pairwise(own))


@GAMES
@given(games())
def test_two_players_share_no_action_but_reserve(game: Game) -> None:
    _, state, rng = game
    while state.waiting():
        state.play(*random_decision(state, rng))
        if state.seats == 2 and state.phase == PLAY and state.marker == state.second_marker:
            assert state.marker in (EMPTY, RESERVE)


@GAMES
@given(games())
def test_points_told_add_up_source_by_source(game: Game) -> None:
    rules, state, rng = game
    told: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    events = state.listen()
    while state.waiting():
        state.play(*random_decision(state, rng))
    for event in events:
        if event.kind == "points":
            told[event.seat][event.cause] += event.amount
    for seat, domain in enumerate(state.domain):
        assert {source: vp for source, vp in told[seat].items() if vp} == {
            source: vp for source, vp in breakdown(rules.deck, domain) if vp
        }
        assert sum(told[seat].values()) == state.scores()[seat]


@GAMES
@given(games())
def test_an_empty_history_deck_ends_the_game_in_its_round(game: Game) -> None:
    _, state, rng = game
    while state.waiting():
        ending, round_of_it = state.ending, state.round
        state.play(*random_decision(state, rng))
        if ending == BY_DECK:
            assert state.round == round_of_it
