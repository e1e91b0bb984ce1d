"""Khôra keeps the kernel's promises and its own: nothing is made or lost, caps and floors hold."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.khora.components.reader import Components
from petteia.games.khora.forms.position_reader import check_cards
from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.games.khora.terms import DEVELOPMENTS, PHASES, QUESTIONS
from petteia.kernel.counts import total
from petteia.kernel.log import Event
from petteia.kernel.rng import Rng, rng_from_seed
from petteia.testing.conformance import conformance
from petteia.testing.tables import random_decision

GAMES = settings(max_examples=25)
BOARD_TOKENS = 36


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_conforms(seats: int) -> None:
    """With every choice of options."""
    conformance(GAME, seats, games=1, seed=100 * seats)


@st.composite
def games(draw: st.DrawFn) -> tuple[Khora, Rng]:
    """A new table of any kind, and where the choices come from."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    state = GAME.new(draw(st.integers(2, 4)), draw(st.integers(0, 2**32)), **options)
    return cast(Khora, state), rng_from_seed(draw(st.integers(0, 2**32)))


@GAMES
@given(games())
def test_every_card_is_in_exactly_one_place(game: tuple[Khora, Rng]) -> None:
    state, rng = game
    check_cards(state)
    while state.waiting():
        state.play(*random_decision(state, rng))
        check_cards(state)


@GAMES
@given(games())
def test_knowledge_comes_from_the_board_and_the_reserve_and_goes_by_events_alone(game: tuple[Khora, Rng]) -> None:
    state, rng = game
    events = state.listen()
    while state.waiting():
        state.play(*random_decision(state, rng))
        learned = amount(events, "learn", "minor")
        forgotten = amount(events, "forget", "minor"), amount(events, "forget", "major")
        minors = sum(total(city.minor) for city in state.city)
        majors = sum(total(city.major) for city in state.city)
        on_board = tokens_on_board(state.board, state.components)
        at_first = tokens_on_board(-1, state.components)
        assert sum(at_first) == BOARD_TOKENS
        assert (minors + on_board[0] - learned + forgotten[0], majors + on_board[1] + forgotten[1]) == at_first


def amount(events: list[Event], kind: str, size: str) -> int:
    return sum(event.amount for event in events if event.kind == kind and event.what.endswith(size))


def tokens_on_board(board: int, components: Components) -> tuple[int, int]:
    """Minor and major tokens on these spaces; Persepolis has one major of each colour."""
    spaces = [space for space in range(len(components.token_ids)) if board >> space & 1]
    single = [space for space in spaces if space != components.persepolis]
    majors = sum(1 for space in single if components.token_major[space])
    return len(single) - majors, majors + 3 * (components.persepolis in spaces)


@GAMES
@given(games())
def test_caps_and_floors_hold_after_every_decision(game: tuple[Khora, Rng]) -> None:
    """Ruling 5: only troops while exploring, and citizens in the Action phase, may be above their caps."""
    state, rng = game
    components = state.components
    while state.waiting():
        state.play(*random_decision(state, rng))
        for city in state.city:
            exploring = QUESTIONS[city.ask] == "explore"
            acting = PHASES[state.phase] == "action"
            assert 0 <= city.taxes <= components.cap_taxes
            assert 0 <= city.glory <= components.cap_glory
            assert 0 <= city.troops <= (31 if exploring else components.cap_troops)
            assert 0 <= city.citizens <= (99 if acting else components.cap_citizens)
            assert min(city.drachma, city.vp, city.philosophy) >= 0
            for level in (city.economy, city.culture, city.military):
                assert 1 <= level <= components.cap_track
            assert city.dice == (3 if city.culture >= 4 else 2)
            assert list(city.roll) == sorted(city.roll)
            assert all(1 <= die <= 6 for die in city.roll)
            assert len(city.tiles) == len(set(city.tiles)) <= len(city.roll) <= city.dice


@GAMES
@given(games())
def test_what_is_in_force_are_the_played_cards_and_the_unlocked_developments(game: tuple[Khora, Rng]) -> None:
    state, rng = game
    while state.waiting():
        before = [city.development for city in state.city]
        state.play(*random_decision(state, rng))
        for city, unlocked in zip(state.city, before):
            assert city.in_force >> state.components.cards == (1 << city.development) - 1
            assert unlocked <= city.development <= DEVELOPMENTS
            assert city.shown & ~city.hand == 0
            assert city.in_force & city.hand == 0


@GAMES
@given(games())
def test_achievements_events_and_rounds_only_go_on(game: tuple[Khora, Rng]) -> None:
    state, rng = game
    events = state.events
    assert len(set(events)) == 9
    while state.waiting():
        before, board, opened = state.round, state.board, state.open
        state.play(*random_decision(state, rng))
        assert state.events == events
        assert before <= state.round <= min(before + 1, 9)
        assert state.board & ~board == 0
        assert state.open & ~opened == 0
        reached = 0
        for city in state.city:
            reached |= city.achieved
        assert reached == state.components.all_achievements & ~state.open
    assert (state.round, PHASES[state.phase]) == (9, "over")


@GAMES
@given(games())
def test_the_cities_are_different_and_nobody_is_asked_for_a_city_after_the_set_up(game: tuple[Khora, Rng]) -> None:
    state, rng = game
    while state.waiting():
        state.play(*random_decision(state, rng))
        names = [city.name for city in state.city if city.name >= 0]
        assert len(set(names)) == len(names)
        assert len(names) == state.seats or state.round == 0
