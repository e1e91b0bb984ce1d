"""What a game of Carpe Diem tells for the study of its balance."""

import pytest

from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.statistics import FINAL, SOURCES
from petteia.kernel.log import EVERYBODY, Event
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Fact, Statistics
from petteia.lab.balance import play_game
from petteia.lab.balance_data import Run
from petteia.lab.report_style import palette_of


def statistics() -> Statistics:
    return GAME.statistics({})


def heard(*events: tuple[str, int, str, int, str]) -> list[Fact]:
    """The facts of some tables after some events in an otherwise quiet game."""
    state = GAME.new(seats=2, seed=1)
    listener = statistics()
    listener.begin(state)
    listener.hear(state, [Event(*event, EVERYBODY) for event in events])
    return [fact for fact in listener.end(state) if fact[0] in ("points", "fulfilled", "chosen")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_has_a_source(seats: int) -> None:
    run = Run("carpe-diem", GAME.version, {}, "random", 5)
    game = play_game(GAME, run, seats, 0)
    known = {f"{phase}/{source}" for phase in (1, 2, 3, 4, "end") for source in SOURCES}
    assert {key for table, key, _, _ in game.facts if table == "points"} <= known
    for seat in range(seats):
        own = [fact for fact in game.facts if fact[2] == seat]
        assert sum(fact[3] for fact in own if fact[0] == "points") == game.scores[seat]
        tables = [fact[0] for fact in own]
        assert tables.count("order") == tables.count("panel") == 1
        assert tables.count("final") == len(FINAL)
        assert tables.count("complete") == 12
        assert 2 <= tables.count("chosen") <= 8


def test_points_belong_to_the_phase_in_which_they_come() -> None:
    assert heard(
        ("phase", -1, "", 1, ""),
        ("gain", 0, "vp", 8, "start"),
        ("gain", 0, "vp", 4, "herbs-2"),
        ("gain", 0, "vp", 3, "villa-vp"),
        ("gain", 0, "coin", 9, "market"),
        ("phase", -1, "", 2, ""),
        ("lose", 1, "vp", 4, "herbs-2"),
        ("gain", 1, "vp", 2, "scroll-track"),
        ("score", 1, "frame", 7, "frame"),
        ("score", 1, "villas", 0, "villas"),
    ) == [
        ("points", "1/card-A", 0, 4),
        ("points", "1/card-C", 0, 3),
        ("points", "1/start", 0, 8),
        ("points", "2/beyond", 1, 2),
        ("points", "2/failed", 1, -4),
        ("points", "end/frame", 1, 7),
    ]


def test_a_card_counts_once_however_often_it_is_fulfilled() -> None:
    facts = heard(("fulfil", 1, "herbs-2", 2, "pay"), ("fulfil", 1, "herbs-2", 1, "bread"))
    assert facts == [("fulfilled", "herbs-2", 1, 1)]


def test_habits_are_added_up() -> None:
    state = GAME.new(seats=2, seed=1)
    listener = statistics()
    listener.begin(state)
    events = [
        Event("take", 0, "black-market", 3, "row", EVERYBODY),
        Event("take", 0, "market", 3, "ring", EVERYBODY),
        Event("lose", 0, "bread", 1, "bread-move", EVERYBODY),
        Event("lose", 0, "bread", 3, "herbs-2", EVERYBODY),
        Event("gain", 0, "fish", 2, "pond", EVERYBODY),
    ]
    listener.hear(state, events)
    final = {key: value for table, key, seat, value in listener.end(state) if (table, seat) == ("final", 0)}
    assert (final["crafted"], final["bread"], final["wares"]) == (1, 1, 2)


def test_charts_list_everything_with_its_source() -> None:
    charts = {chart.key: chart for chart in statistics().charts(3)}
    sources = {item.key: item.source for item in charts["cards"].items}
    assert len(sources) == 60
    assert (sources["herbs-2"], sources["fish-2"]) == ("rulebook", "reconstructed")
    assert [item.name for item in charts["order"].items] == ["order-0", "order-1", "order-2"]
    assert {chart.kind for chart in charts.values()} == {SHARES, POINTS, MEANS}
    assert len(charts["goals"].items) == 9


def test_charts_do_not_mark_what_an_owner_has_written() -> None:
    text = GAME.components_text().replace('source = "reconstructed"', 'source = "own"')
    charts = {chart.key: chart for chart in GAME.with_components(text).statistics({}).charts(3)}
    sources = {item.source for key in ("cards", "panels") for item in charts[key].items}
    assert sources == {"rulebook", ""}


def test_every_source_of_points_has_a_colour() -> None:
    palette = palette_of("petteia.games.carpe_diem")
    assert {len(set(palette[shade]["series"])) for shade in ("light", "dark")} == {len(SOURCES)}


def test_cards_are_told_by_what_they_ask_and_bring() -> None:
    names = {item.key: item.name for chart in statistics().charts(4) for item in chart.items}
    assert names["fish-2"] == "A · amount-fish:2 → amount-vp:4"
    assert names["chimneys-3-coin-step"] == "C · amount-chimney:3 → amount-coin:1 + amount-step:1"
    assert names["each-herbs"] == "D · amount-herb-garden:1 → amount-vp:3"
