"""Many games at once: the same figures for the same seed, fair seats, and clear refusals."""

import pickle

import pytest

import petteia
from petteia.kernel.errors import BadOption, BadSeats, UnknownBot
from petteia.lab.bench import bench, bench_bots
from petteia.lab.matches import PlayedGame, Series, WrongRules, play_match, series_by_name
from petteia.lab.runner import Means
from petteia.lab.simulate import Stopped, simulate

KHORA = petteia.load("khora")


def test_the_same_seed_gives_the_same_figures() -> None:
    first, second = (simulate(KHORA, 3, ["random"], 6, seed=5) for _ in range(2))
    assert first | {"seconds": 0.0} == second | {"seconds": 0.0}
    assert first["decisions"] != simulate(KHORA, 3, ["random"], 6, seed=6)["decisions"]


def test_every_bot_sits_on_every_seat() -> None:
    bots = ("greedy", "random", "random", "random")
    seats = [play_match(KHORA, bots, KHORA.check_options({}), 1, number).bots.index("greedy") for number in range(4)]
    assert sorted(seats) == [0, 1, 2, 3]


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (simulate(KHORA, 3, ["greedy", "random", "random"], 40, means=Means(workers=n)) for n in (1, 2))
    assert one | {"seconds": 0.0} == two | {"seconds": 0.0}


def test_another_process_must_have_the_same_rules() -> None:
    series = Series(KHORA, (("random", "random"),), 1, KHORA.check_options({}))
    assert pickle.loads(pickle.dumps(series))(5) == series(5)
    with pytest.raises(WrongRules, match="version 99"):
        series_by_name("khora", 99, (series.lineups, 1, series.options, False, False, False))


def test_what_lies_open_at_the_end_is_known_of_every_seat() -> None:
    result = Series(KHORA, (("random", "random"),), 1, KHORA.check_options({}), facts=True)(0)
    assert [facts["vp"] for facts in result.facts] == list(result.scores)
    assert {type(value) for facts in result.facts for value in facts.values()} <= {int, str}
    assert "hand" not in result.facts[0]


def test_ctrl_c_gives_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as caught:
        simulate(KHORA, 2, ["random"], 10, on_game=stop)
    assert caught.value.summary["games"] == 3
    assert not caught.value.summary["complete"]


def test_winners_share_a_win() -> None:
    shared = PlayedGame(0, 0, ("random",) * 3, (9, 9, 4), (1, 1, 3), 10)
    assert [shared.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_shares_add_up_and_progress_is_told() -> None:
    done: list[int] = []
    summary = simulate(KHORA, 2, ["random", "greedy"], 5, on_game=done.append)
    assert sum(row["win_share"] for row in summary["bots"]) == pytest.approx(1)
    assert sum(summary["seats_win_share"]) == pytest.approx(1)
    assert done == [0, 1, 2, 3, 4, 5]  # at first what was there before


def test_options_reach_the_table() -> None:
    with_draft = simulate(KHORA, 2, ["random"], 4)["decisions"]
    assert simulate(KHORA, 2, ["random"], 4, options={"draft": "off"})["decisions"] < with_draft


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        simulate(KHORA, 2, ["random"], 0)
    with pytest.raises(BadSeats, match="5"):
        simulate(KHORA, 5, ["random"], 1)
    with pytest.raises(BadSeats, match="3 seats and 2 bots"):
        simulate(KHORA, 3, ["random", "greedy"], 1)
    with pytest.raises(UnknownBot, match="zeus"):
        simulate(KHORA, 2, ["zeus"], 1)
    with pytest.raises(BadOption, match="seconds"):
        bench(KHORA, 2, 0)


@pytest.mark.slow
def test_bench_measures_everything() -> None:
    figures = bench(KHORA, 2, 0.05)
    assert figures["game"] == "khora"
    assert figures["compiled"] == petteia.compiled()
    for name in ("playout", "driven", "interpreted"):
        rate = figures[f"{name}_decisions_per_s"]
        assert isinstance(rate, int)
        assert rate > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", petteia.known_games())
def test_bench_measures_the_bots_of_every_game(name: str) -> None:
    figures = bench_bots(petteia.load(name), 2, 0.005)
    for rate in ("search_iterations", "search_to_the_end", "expert_decisions", "greedy_decisions"):
        assert figures[f"{rate}_per_s"], rate
