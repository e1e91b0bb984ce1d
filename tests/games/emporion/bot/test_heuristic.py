"""The heuristic prefers what a player who knows the game would prefer."""

import pytest

from petteia.bots.levels import make_bot
from petteia.bots.search import Search
from petteia.games.emporion.bot.weights import NAMES, weight_table
from petteia.kernel.errors import BadComponents
from petteia.kernel.playout import play_on
from petteia.kernel.rng import rng_from_seed
from petteia.lab.simulate import simulate
from tests.games.emporion.table import GAME, SHIPPED, Table, owns, table

HEURISTIC = GAME.heuristic({})
PORT_OF_STOAI = ("stoa", "stoa", "theatron", "theatron")


def worth(game: Table, seat: int, move: str) -> float:
    return HEURISTIC.worth(game.state, seat, GAME.codec.read(move))


def best(game: Table, seat: int = 0) -> str:
    """What looks best."""
    return max(game.options(seat), key=lambda move: worth(game, seat, move))


def test_points_within_reach_are_taken() -> None:
    rich = owns("strategos", "hoplites", war=5, trade=6)
    assert best(table(polis=["rhode", "polemarchos", "hippeis"], p0=rich)) == "take rhode by war"


def test_more_points_for_the_same_effort_are_better() -> None:
    rich = owns("strategos", "hoplites", war=7, culture=3, trade=7)
    assert best(table(polis=["rhode", "indike", "aristarche"], port=PORT_OF_STOAI, p0=rich)) == "take rhode by war"


def test_the_third_merchandise_is_worth_more_than_the_first() -> None:
    polis = ["oinos", "polemarchos"]
    first = table(polis=polis, p0=owns("creditor", trade=9))
    third = table(polis=polis, p0=owns("creditor", "elaion", "garos", trade=9))
    move = "take merchandise by trade"
    assert worth(third, 0, move) > worth(first, 0, move) + 1


def test_booty_is_not_paid_for_nothing() -> None:
    have = table(polis=["stoa", "polemarchos"], p0=owns("macellum", "kapelos", booty=2))
    pays = table(polis=["stoa", "polemarchos"], p0=owns("hoplites", booty=3))
    assert worth(have, 0, "take stoa") > worth(pays, 0, "take stoa")


def test_booty_that_is_paid_for_a_card_does_not_count_for_it() -> None:
    """Two Booty cost two points more where the card would have scored for them."""

    def cost_of_two(card: str, required: int) -> float:
        trades = (required, required - 2)
        have, pays = (table(polis=[card], p0=owns(booty=5, war=9, culture=9, trade=trade)) for trade in trades)
        return worth(have, 0, f"take {card}") - worth(pays, 0, f"take {card}")

    assert cost_of_two("misthophoroi", 5) == pytest.approx(cost_of_two("theatron", 4) + 2)


def test_a_position_with_more_is_worth_more() -> None:
    game = table(3, p0=owns("hoplites", "stoa"), p1=owns("hoplites", "stoa", "rhode"), p2=owns("hoplites"))
    low, high, least = (HEURISTIC.evaluate(game.state, seat) for seat in (0, 1, 2))
    assert high > low > least


def test_at_the_end_only_points_count() -> None:
    """Nothing that could still be used adds as much as a point does."""
    game = table(2, p0=owns("forum", "rhode"), p1=owns("indike", "hoplites", "macellum", booty=2))
    game.state.ending = 1
    assert HEURISTIC.evaluate(game.state, 0) > HEURISTIC.evaluate(game.state, 1)


@pytest.mark.long
def test_every_question_is_answered_by_every_bot() -> None:
    for name in ("novice", "skilled", "expert@10"):
        for seed in range(3):
            state = SHIPPED.new(2 + seed, seed, special="on")
            bots = [make_bot(name, SHIPPED, seat) for seat in range(state.seats)]
            for _ in range(25):
                seat = state.waiting()[0]
                state.play(seat, bots[seat].choose(state, seat))


def test_a_bot_does_not_depend_on_what_it_cannot_see() -> None:
    rng = rng_from_seed(4)
    for seed in range(6):
        state = SHIPPED.new(3, seed)
        play_on(state, rng, 20 + seed)
        seat = state.waiting()[0]
        other = state.copy()
        other.redeal(seat, rng)
        for name in ("skilled", "expert@20"):
            chosen = [make_bot(name, SHIPPED, 1).choose(one, seat) for one in (state, other)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_plans_its_own_turn_alone_on_every_seat(seats: int) -> None:
    state = GAME.new(seats, 3)
    for _ in range(2 * seats):
        seat = state.next_seat()
        expert = make_bot("expert@20", GAME, 1)
        assert isinstance(expert, Search)
        action = expert.choose(state, seat)
        assert set(expert.path_seats) == {seat}
        state.play(seat, action)


def test_the_skilled_bot_beats_random_ones() -> None:
    summary = simulate(SHIPPED, 4, ["skilled", "random", "random", "random"], 12, 1, SHIPPED.check_options({}))
    assert next(row for row in summary["bots"] if row["bot"] == "skilled")["win_share"] >= 0.75


def test_weights_must_be_those_that_are_known() -> None:
    weights = {name: [0.0, 0.0] for name in NAMES}
    assert weight_table(weights).rows
    with pytest.raises(BadComponents, match=r"do not fit: gold, war"):
        weight_table({name: pair for name, pair in weights.items() if name != "war"} | {"gold": [1.0, 1.0]})
