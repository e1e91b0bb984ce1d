"""What a game of Emporion tells for the study of its balance."""

import pytest

from petteia.games.emporion.game import GAME
from petteia.games.emporion.statistics import FINAL, examples_shown, route_of, stage_of, stages_told
from petteia.games.emporion.terms import ACTIONS, KINDS, SOURCES
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Fact
from petteia.lab.balance import play_game
from petteia.lab.balance_data import Run
from tests.games.emporion.table import DECK, owns, table

OPTIONS = {"special": "on"}


def heard(*events: tuple[str, int, str, int, str]) -> list[Fact]:
    """The facts of some tables after some events in an otherwise quiet game."""
    state = GAME.new(seats=2, seed=1)
    listener = GAME.statistics(OPTIONS)
    listener.begin(state)
    listener.hear(state, [Event(*event, EVERYBODY) for event in events])
    return [fact for fact in listener.end(state) if fact[0] in ("points", "reserved", "first", "shown")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_has_a_source(seats: int) -> None:
    game = play_game(GAME, Run("emporion", GAME.version, OPTIONS, "greedy", 5), seats, 0)
    known = {f"{stage}/{source}" for stage in stages_told() for source in SOURCES}
    assert {key for table, key, _, _ in game.facts if table == "points"} <= known
    for seat in range(seats):
        own = [fact for fact in game.facts if fact[2] == seat]
        assert sum(fact[3] for fact in own if fact[0] == "points") == game.scores[seat]
        tables = [fact[0] for fact in own]
        assert tables.count("order") == tables.count("route") == 1
        assert tables.count("final") == len(FINAL)
        assert tables.count("actions") == len(ACTIONS)
    assert sorted(fact[1] for fact in game.facts if fact[0] == "order") == [str(seat) for seat in range(seats)]
    assert [fact[0] for fact in game.facts].count("ending") == 1


def test_points_belong_to_the_rounds_in_which_they_come() -> None:
    assert heard(
        ("round", -1, "", 5, ""),
        ("points", 0, "theatron", 7, "printed"),
        ("round", -1, "", 6, ""),
        ("points", 0, "stoa", -3, "reserved"),
        ("points", 0, "forum", 2, "prestige"),
        ("points", 0, "agathe", 3, "prestige"),
        ("round", -1, "", 41, ""),
        ("points", 1, "hippeis", 1, "per-war"),
    ) == [
        ("points", "1-5/printed", 0, 7),
        ("points", "26-30/per-war", 1, 1),
        ("points", "6-10/prestige", 0, 5),
        ("points", "6-10/reserved", 0, -3),
    ]
    assert [stage_of(number) for number in (0, 1, 5, 6, 30, 99)] == ["1-5", "1-5", "1-5", "6-10", "26-30", "26-30"]


def test_what_happens_twice_counts_once_and_all_merchandise_is_one() -> None:
    facts = heard(
        ("first", 0, "hoplites", 1, ""),
        ("reserve", 1, "oinos", 1, ""),
        ("reserve", 1, "garos", 1, ""),
        ("round", -1, "", 3, ""),
        ("skip", 0, "", 0, ""),
        ("round", -1, "", 4, ""),
        ("give-up", 0, "stoa", 1, ""),
    )
    assert facts == [
        ("first", "hoplites", 0, 1),
        ("reserved", "merchandise", 1, 1),
        ("shown", "early", 0, 1),
        ("shown", "late", 0, 1),
    ]


@pytest.mark.parametrize(
    ("cards", "route"),
    [
        (("rhode", "oinos"), "prestige"),
        (("oinos", "elaion", "indike"), "merchandise"),
        (("hoplites", "hippeis", "lochagos", "lochagos"), "war"),
        (("theatron", "agathe"), "culture"),
        (("macellum", "kapelos", "basped"), "trade"),
    ],
)
def test_the_route_is_the_kind_that_brought_the_most(cards: tuple[str, ...], route: str) -> None:
    assert route_of(DECK, table(go=False, p0=owns(*cards)).domain(0)) == route


def test_what_the_rulebooks_examples_show_is_noticed() -> None:
    shown = table(go=False, p0=owns("lochagos", "lochagos", "mantis", "misthophoroi", trade=8, ships=6, booty=2))
    found = {"per-war", "per-booty", "two-war", "two-booty", "six-ships", "ten-trade"}
    assert set(examples_shown(shown.domain(0))) == found
    assert examples_shown(table(go=False, p0=owns("macellum", trade=7)).domain(0)) == []


def test_charts_list_everything_with_its_source() -> None:
    charts = {chart.key: chart for chart in GAME.statistics(OPTIONS).charts(3)}
    sources = {item.key: item.source for item in charts["cards"].items}
    assert len(sources) == GAME.deck.faces - (GAME.deck.specials - GAME.deck.goods) + 1
    assert (sources["merchandise"], sources["hippeis"], sources["theatron"]) == ("rulebook", "reconstructed", "own")
    assert [item.name for item in charts["order"].items] == ["order-0", "order-1", "order-2"]
    assert [item.key for item in charts["kinds"].items] == list(KINDS)
    assert {chart.kind for chart in charts.values()} == {SHARES, POINTS, MEANS}
