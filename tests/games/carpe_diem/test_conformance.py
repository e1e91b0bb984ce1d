"""Carpe Diem keeps the kernel's promises and its own: no tile is lost, every edge fits, the caches are right."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.carpe_diem.components.geometry import beside
from petteia.games.carpe_diem.forms.position_checks import check
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.features import features
from petteia.games.carpe_diem.rules.scoring import end_points
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.games.carpe_diem.terms import OVER, POND, SCORING, SET_UP, TURNS, VINEYARD
from petteia.kernel.rng import Rng, rng_from_seed
from petteia.testing.conformance import conformance
from petteia.testing.tables import random_decision

GAMES = settings(max_examples=20)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_conforms(seats: int) -> None:
    conformance(GAME, seats, games=2, seed=100 * seats)


@st.composite
def games(draw: st.DrawFn) -> tuple[CarpeDiem, Rng]:
    """A new table of any kind, and where the choices come from."""
    state = GAME.new(draw(st.integers(2, 4)), draw(st.integers(0, 2**32)))
    return cast(CarpeDiem, state), rng_from_seed(draw(st.integers(0, 2**32)))


def eager_decision(state: CarpeDiem, rng: Rng) -> tuple[int, int]:
    """A random decision of somebody who builds whatever can be built."""
    seat, action = random_decision(state, rng)
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal) - 1)] if GAME.codec.move(action).notation() == "store" else action


@pytest.mark.long
@GAMES
@given(games())
def test_every_position_is_possible(game: tuple[CarpeDiem, Rng]) -> None:
    """Tiles, cards and discs are each in one place, every edge fits, everything comes at its time."""
    state, rng = game
    check(state)
    while state.waiting():
        state.play(*eager_decision(state, rng))
        check(state)


@pytest.mark.long
@GAMES
@given(games())
def test_what_is_kept_up_to_date_is_what_the_tiles_say(game: tuple[CarpeDiem, Rng]) -> None:
    state, rng = game
    while state.waiting():
        state.play(*eager_decision(state, rng))
        if state.ply % 5 == 0 or state.over():
            again = cast(CarpeDiem, GAME.from_dict(state.to_dict()))
            for player, other in zip(state.player, again.player):
                assert (player.placed, player.frontier, player.facing) == (other.placed, other.frontier, other.facing)
                assert (player.done, player.chimneys, player.met) == (other.done, other.chimneys, other.met)
                assert (player.villa_vp, player.middles, player.scrolls) == (
                    other.villa_vp, other.middles, other.scrolls,
                )  # fmt: skip
            assert state.choices == again.choices


@GAMES
@given(games())
def test_districts_grow_side_by_side_and_landscapes_stay_short(game: tuple[CarpeDiem, Rng]) -> None:
    state, rng = game
    while state.waiting():
        before = [player.placed for player in state.player]
        state.play(*eager_decision(state, rng))
        for player, old in zip(state.player, before):
            assert old & ~player.placed == 0
            assert player.placed == 0 or player.frontier == beside(player.placed)
        for player in state.player:
            for feature in features(state.components, player):
                assert not VINEYARD <= feature.kind <= POND or feature.size <= 4


@GAMES
@given(games())
def test_phases_rounds_and_parts_only_go_on(game: tuple[CarpeDiem, Rng]) -> None:
    state, rng = game
    order = {SET_UP: 0, TURNS: 1, SCORING: 2, OVER: 3}
    grid = state.grid
    while state.waiting():
        before = (state.phase, order[state.part], state.round)
        state.play(*random_decision(state, rng))
        assert before <= (state.phase, order[state.part], state.round)
        assert state.grid == grid
    assert state.phase == 4
    assert all(list(state.discs).count(seat) == 4 for seat in range(state.seats))


@GAMES
@given(games())
def test_the_points_told_at_the_end_are_those_that_were_expected(game: tuple[CarpeDiem, Rng]) -> None:
    """The view's sums come true: nothing but the final scoring adds points after the last card."""
    state, rng = game
    events = state.listen()
    while state.waiting():
        state.play(*eager_decision(state, rng))
    for seat, player in enumerate(state.player):
        told = [event.amount for event in events if event.kind == "score" and event.seat == seat]
        assert told == end_points(state, player)
        assert sum(GAME.points(event) for event in events if event.seat == seat) == player.vp
