"""What a position is worth: what there is now, and what the scorings to come may bring."""

import pytest

from petteia.bots.greedy import Greedy
from petteia.games.carpe_diem.bot import value
from petteia.games.carpe_diem.bot.heuristic import CarpeDiemHeuristic
from petteia.games.carpe_diem.bot.weights import TABLE
from petteia.games.carpe_diem.components.board import PHASES
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.rules.phases import begin_scoring
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.games.carpe_diem.terms import SCORING
from petteia.kernel.errors import BadComponents
from petteia.kernel.rng import rng_from_seed
from tests.games.carpe_diem.table import Table, owns, table

HEURISTIC = GAME.heuristic({})
ROW = value.RATES.last


def counted(game: Table, seat: int = 0) -> dict[str, float]:
    """All that is counted of a seat, by name."""
    return dict(zip(value.NAMES, value.features(game.state, seat, value.outlook(ROW, game.state), 0.0), strict=True))


def game_until_last_scoring(seed: int) -> CarpeDiem:
    """A game of greedy bots, up to the choice of cards that comes last."""
    state = GAME.new(3, seed)
    assert isinstance(state, CarpeDiem)
    bots = [Greedy(HEURISTIC, rng_from_seed(seat)) for seat in range(3)]
    while not (state.phase == PHASES and state.part == SCORING and state.scored == 0b111):
        seat = state.waiting()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return state


@pytest.mark.parametrize("seed", range(6))
def test_the_last_choice_is_judged_by_what_it_will_bring(seed: int) -> None:
    state = game_until_last_scoring(seed)
    expected = [HEURISTIC.evaluate(state, seat) for seat in range(3)]
    bots = [Greedy(HEURISTIC, rng_from_seed(seat)) for seat in range(3)]
    while not state.over():
        seat = state.waiting()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    for score, guess in zip(state.scores(), expected, strict=True):
        assert guess == pytest.approx(score, abs=1.5)  # two things left over are a point, an odd one is none


def test_whoever_is_further_on_the_scroll_track_chooses_first() -> None:
    """Both have merchants; one disc space is beside both cards that count them."""
    grid = {"b2": "each-merchant", "c2": "each-baker"}
    rich = owns(complete={"merchant": 2, "baker": 2})
    game = table(track=[1, 0], grid=grid, p0=rich, p1=rich)
    begin_scoring(game.state)
    look = value.outlook(ROW, game.state)
    assert look.picks[0] == 12.0  # four times 3 VP
    assert look.picks[1] == 6.0 - 4.0  # the other card of the pair, and one that nobody can fulfil


def test_a_disc_that_lies_counts_no_more() -> None:
    game = table(track=[1, 0], grid={"b2": "each-merchant", "c2": "each-baker"}, p0=owns(complete={"merchant": 1}))
    begin_scoring(game.state)
    game.do(0, "disc b2-c2")
    assert value.outlook(ROW, game.state).picks[0] == 0.0


def test_what_a_player_has_is_counted() -> None:
    rich = owns(
        vp=5, coins=3, bread=2, scroll=4, villa_vp=7, chimneys=6, wares={"fish": 2, "herbs": 1},
        complete={"merchant": 2, "pond": 1, "villa": 1, "market": 1}, held={"merchant": 1},
    )  # fmt: skip
    found = counted(table(p0=rich))
    assert found["vp"] == 5
    assert (found["coins"], found["bread"], found["wares"], found["scroll"]) == (3, 2, 3, 4)
    assert (found["villas"], found["chimneys"]) == (7, 6)
    assert (found["dwellings"], found["landscapes"], found["villas-complete"], found["single-buildings"]) == (
        2,
        1,
        1,
        1,
    )
    assert found["fountain-cards"] == 2 * 2


def test_open_ends_and_hard_cells_are_counted() -> None:
    """A villa end at c3 looks at d3, a pond at d4 as well: d3 would have to be both."""
    found = counted(table(p0=owns(district={"c3": ("black-villa-end", 1), "c4": "market", "d4": "black-pond-end"})))
    assert (found["open-villas"], found["open-landscapes"], found["open-dwellings"]) == (1, 1, 0)
    assert found["hard-cells"] == 1


def test_figures_are_named_one_by_one() -> None:
    assert set(value.shipped_values()) == set(value.NAMES)
    with pytest.raises(BadComponents, match="glory"):
        value.ValueTable(value.shipped_values() | {"glory": [1.0, 0.0]})


def test_figures_change_with_the_turns_left() -> None:
    figures = {name: [0.0, 0.0] for name in value.NAMES} | {"base": [10.0, 2.0]}
    heuristic = CarpeDiemHeuristic(TABLE, value.ValueTable(figures))
    early, late = table(phase=1), table(phase=4)
    for game in (early, late):
        game.state.round = 1
    assert heuristic.evaluate(early.state, 0) == 10.0 + 2.0 * 4
    assert heuristic.evaluate(late.state, 0) == 10.0 + 2.0
