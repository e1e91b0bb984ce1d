"""Tournaments: the same deals for all, from all seats; figures that add up; an early end only when it is clear."""

from pathlib import Path

import pytest

import petteia
from petteia.lab.matches import PlayedGame, Series
from petteia.lab.ratings import rate
from petteia.lab.runner import Means
from petteia.lab.tournament import Course, Outcome, is_clear, looks, tournament, whole_deals

KHORA = petteia.load("khora")
OPTIONS = KHORA.check_options({})


def play(bots: list[str], games: int, until_clear: bool = False, means: Means | None = None) -> Outcome:
    outcome = tournament(KHORA, bots, 2, games, seed=4, until_clear=until_clear, means=means or Means())
    outcome["seconds"] = 0.0
    return outcome


def made_up(number: int, bots: tuple[str, ...], winner: str) -> PlayedGame:
    ranking = tuple(1 if bot == winner else 2 for bot in bots)
    return PlayedGame(number, 0, bots, tuple(3 - place for place in ranking), ranking, 10)


def test_every_deal_is_played_by_everybody_from_every_seat() -> None:
    series = Series(KHORA, (("greedy", "random", "random", "random"),), 3, OPTIONS, duplicate=True)
    games = [series(number) for number in range(8)]
    for deal in (games[:4], games[4:]):
        assert len({game.seed for game in deal}) == 1
        assert sorted(game.bots.index("greedy") for game in deal) == [0, 1, 2, 3]
    assert games[0].seed != games[4].seed


def test_bots_think_for_themselves_in_every_rotation() -> None:
    series = Series(KHORA, (("random",) * 2,), 3, OPTIONS, duplicate=True)
    assert series(0).scores != series(1).scores


def test_the_figures_of_two_bots() -> None:
    outcome = play(["random", "greedy"], 9)
    assert (outcome["games"], outcome["deals"], outcome["fair_share"]) == (10, 5, 0.5)
    best, worst = outcome["bots"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["games"] == worst["games"] == 10
    assert best["win_share"] + worst["win_share"] == pytest.approx(1)
    assert best["low"] <= best["win_share"] <= best["high"]
    assert best["score_low"] is not None
    assert best["score_low"] < best["mean_score"]
    assert best["mean_rank"] < worst["mean_rank"]
    assert best["rating"] is not None
    assert worst["rating"] is not None
    assert best["rating"] > 25 > worst["rating"]


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    alone = play(["random", "greedy", "novice"], 12)
    assert alone == play(["random", "greedy", "novice"], 12, means=Means(workers=2))
    assert sum(row["games"] for row in alone["bots"]) == 24


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run"
    whole = play(["random", "greedy"], 12, means=Means(out=str(path)))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + lines[9])
    assert play(["random", "greedy"], 12, means=Means(out=str(path), resume=True)) == whole


def test_it_ends_early_when_the_answer_is_clear(tmp_path: Path) -> None:
    means = Means(out=str(tmp_path / "run"))
    early = play(["greedy", "random"], 200, until_clear=True, means=means)
    assert early["clear"]
    assert early["deals"] == 16
    again = play(["greedy", "random"], 200, until_clear=True, means=Means(out=means.out, resume=True))
    assert again == early


def test_the_looks_double() -> None:
    assert looks(5) == [5]
    assert looks(8) == [8]
    assert looks(50) == [8, 16, 32, 50]


def test_clear_is_what_excludes_the_fair_share() -> None:
    bots = (("a", "b"), ("b", "a"))
    even = Course({n: made_up(n, bots[n % 2], "ab"[n // 2 % 2]) for n in range(16)})
    uneven = Course({n: made_up(n, bots[n % 2], "a") for n in range(16)})
    assert not is_clear(["a", "b"], even, 2, 8, 0.95)
    assert is_clear(["a", "b"], uneven, 2, 8, 0.95)
    assert is_clear(["b", "a"], uneven, 2, 8, 0.95)
    assert not is_clear(["a", "b", "absent"], uneven, 2, 8, 0.95)


def test_half_a_deal_does_not_count() -> None:
    results = {n: made_up(n, ("a", "b"), "a") for n in (0, 1, 2, 4, 5, 6)}
    assert [result.number for result in whole_deals(results, 2, 4)] == [0, 1, 4, 5]


def test_ratings_need_no_more_than_places() -> None:
    ratings = rate([made_up(n, ("a", "b", "b"), "a") for n in range(10)])
    assert ratings["a"].mu > 25 > ratings["b"].mu
    assert ratings["a"].sigma < 25 / 3
