"""What a game of Khôra tells for the study of its balance."""

import pytest

from petteia.games.khora.game import GAME
from petteia.games.khora.statistics import FINAL, ORIGINS
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.statistics import SHARES, Fact, Statistics
from petteia.lab.balance import play_game
from petteia.lab.balance_data import Run


def statistics() -> Statistics:
    return GAME.statistics(GAME.check_options({}))


def heard(*events: tuple[str, int, str, int, str]) -> list[Fact]:
    """The facts after some events in an otherwise quiet game."""
    state = GAME.new(seats=2, seed=1)
    listener = statistics()
    listener.begin(state)
    listener.hear(state, [Event(*event, EVERYBODY) for event in events])
    return [fact for fact in listener.end(state) if fact[0] not in ("city", "order", "final")]


@pytest.mark.parametrize("cities", ["random", "chosen"])
@pytest.mark.parametrize("draft", ["on", "off"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_has_a_source(seats: int, draft: str, cities: str) -> None:
    for bot in ("random", "greedy"):
        run = Run("khora", GAME.version, GAME.check_options({"draft": draft, "cities": cities}), bot, 5)
        game = play_game(GAME, run, seats, 0)
        points = [
            sum(fact[3] for fact in game.facts if fact[0] == "points" and fact[2] == seat) for seat in range(seats)
        ]
        assert points == list(game.scores)
        for seat in range(seats):
            tables = [table for table, _, owner, _ in game.facts if owner == seat]
            assert tables.count("drafted") == 5
            assert tables.count("city") == tables.count("order") == 1
            assert tables.count("final") == len(FINAL)
        known = {f"{stage}/{source}" for stage in (*range(1, 10), "end") for source in ORIGINS}
        assert {key for table, key, _, _ in game.facts if table == "points"} <= known


def test_points_belong_to_the_round_in_which_they_come() -> None:
    assert heard(
        ("round", -1, "", 1, ""),
        ("gain", 0, "vp", 3, "culture"),
        ("gain", 0, "vp", 2, "culture"),
        ("gain", 0, "drachma", 9, "tax"),
        ("round", -1, "", 2, ""),
        ("gain", 1, "vp", 3, "lighthouse"),
        ("lose", 0, "vp", 4, "eleusinian-mysteries"),
        ("gain", 0, "vp", 4, "thebes"),
        ("score", 1, "bank", 6, "bank"),
        ("score", 1, "athens", 9, "athens"),
        ("score", 0, "glory", 8, "glory"),
        ("score", 1, "glory", 0, "glory"),
    ) == [
        ("points", "1/culture", 0, 5),
        ("points", "2/card", 1, 3),
        ("points", "2/development", 0, 4),
        ("points", "2/event", 0, -4),
        ("points", "end/end-card", 1, 6),
        ("points", "end/end-development", 1, 9),
        ("points", "end/glory", 0, 8),
    ]


def test_a_card_counts_once_however_often_it_is_played() -> None:
    facts = heard(("play", 1, "bank", 0, ""), ("recall", 1, "bank", 1, "ostracism"), ("play", 1, "bank", 0, ""))
    assert facts == [("played", "bank", 1, 1)]


def test_achievements_are_claimed_alone_or_shared() -> None:
    facts = heard(("achieve", 0, "six-troops", 1, ""), ("achieve", 0, "ten-points", 2, ""))
    assert facts == [("alone", "six-troops", 0, 1), ("shared", "ten-points", 0, 1)]


def test_charts_list_everything_with_its_source() -> None:
    charts = {chart.key: chart for chart in statistics().charts(3)}
    sources = {item.key: item.source for item in charts["cities"].items}
    assert len(sources) == 7
    assert sources["thebes"] == "disputed"
    assert len(charts["cards"].items) == [move.verb for move in GAME.codec.moves].count("play")
    assert [item.name for item in charts["order"].items] == ["order-0", "order-1", "order-2"]
    assert charts["cards"].kind == SHARES


def test_charts_do_not_mark_what_an_owner_has_written() -> None:
    text = GAME.components_text().replace('source = "one"', 'source = "own"')
    game = GAME.with_components(text)
    charts = {chart.key: chart for chart in game.statistics(game.check_options({})).charts(3)}
    sources = {item.key: item.source for key in ("cities", "cards") for item in charts[key].items}
    assert not {"own", "one"} & set(sources.values())
    assert sources["thebes"] == "disputed"
