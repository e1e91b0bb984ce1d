"""The study of balance: intervals by hand, shares and points from hand-made facts, the file of games, and the page."""

import json
import re
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest

import petteia
from petteia.kernel.game import Options
from petteia.kernel.statistics import MEANS, POINTS, SHARES, Chart, Fact, Item, Statistics
from petteia.lab.balance import collect
from petteia.lab.balance_data import BadData, DataFile, Run, StudiedGame, read_data
from petteia.lab.balance_figures import mean_of, quantile, share_of, wilson
from petteia.lab.balance_study import Study, said, study
from petteia.lab.plots import Scale
from petteia.lab.report import page
from petteia.lab.report_style import PLAIN, palette_of
from petteia.texts import Texts
from tests.kernel.tiny import GAME as TINY
from tests.kernel.tiny import TinyGame, tiny_game

KHORA = petteia.load("khora")
ENGLISH = Texts("en", ["petteia.lab"], strict=True)
RUN = Run("khora", KHORA.version, KHORA.check_options({}), "random", 3)


def won_by(seat: int, number: int, *facts: Fact, seats: int = 2) -> StudiedGame:
    """A game with hand-made facts that one seat has won."""
    ranking = tuple(1 if other == seat else 2 for other in range(seats))
    return StudiedGame(seats, number, tuple(20 - 10 * (place - 1) for place in ranking), ranking, 50, 0.5, facts)


class HandMade(Statistics):
    def charts(self, seats: int) -> list[Chart]:
        fruit = (Item("fig", "Fig"), Item("olive", "Olive", "disputed"), Item("grape", "Grape <&> more", "one"))
        stages = (Item("1", "1"), Item("end", "End"))
        return [
            Chart(SHARES, "fresh-fruit", ("eaten", "sold"), fruit),
            Chart(POINTS, "points", ("points",), fruit, stages),
            Chart(MEANS, "stock", ("left",), fruit[:1]),
        ]


class HandMadeGame(TinyGame):
    def statistics(self, options: Options) -> Statistics:
        return HandMade()


def hand_made() -> Study:
    games = [
        won_by(
            0, 0, ("eaten", "fig", 0, 1), ("eaten", "olive", 1, 1), ("points", "1/fig", 0, 8), ("left", "fig", 0, 3)
        ),
        won_by(1, 1, ("eaten", "fig", 1, 1), ("points", "1/fig", 0, 2), ("points", "end/olive", 1, -3)),
        won_by(0, 2, ("eaten", "fig", 1, 1), ("eaten", "olive", 0, 1), ("points", "end/olive", 0, 5)),
        won_by(0, 3, ("eaten", "fig", 0, 1), ("eaten", "fig", 1, 1), ("left", "fig", 1, 4)),
    ]
    game = tiny_game(HandMadeGame)
    return study(game, Run("tiny", 1, game.check_options({}), "random", 0), games, ENGLISH)


def test_wilson_is_the_textbooks() -> None:
    assert list(wilson(0.5, 10)) == pytest.approx([0.2366, 0.7634], abs=1e-4)
    assert list(wilson(0.0, 20)) == pytest.approx([0, 0.1611], abs=1e-4)


def test_one_observation_a_game_is_a_plain_share() -> None:
    figure = share_of([[1.0], [0.0], [0.0], [1.0], [1.0]])
    assert figure is not None
    assert (figure.value, figure.n, figure.games) == (0.6, 5, 5)
    assert (figure.low, figure.high) == wilson(0.6, 5)


def test_observations_that_move_together_count_as_one() -> None:
    together = share_of([[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 30)
    alone = share_of([[1.0]] * 60 + [[0.0]] * 60)
    assert together is not None
    assert alone is not None
    assert together.n == alone.n == 120
    assert together.low == pytest.approx(wilson(0.5, 59)[0])
    assert alone.low == wilson(0.5, 120)[0]
    against = share_of([[1.0, 0.0]] * 60)  # always one of two: known for certain, told with the usual doubt
    assert against is not None
    assert (against.low, against.high) == wilson(0.5, 60)


def test_nothing_seen_is_no_figure_and_one_game_has_no_interval() -> None:
    assert share_of([]) is None
    assert mean_of([]) is None
    single = mean_of([[3, 5]])
    assert single is not None
    assert (single.value, single.low, single.high) == (4, None, None)
    assert single.leaves_out(0) == 0


def test_means_have_a_normal_interval_by_games() -> None:
    figure = mean_of([[1, 3], [5, 7]])
    assert figure is not None
    assert figure.value == 4
    assert figure.high == pytest.approx(4 + 1.96 * sqrt(2 * (4**2 + 4**2) / 4**2), abs=1e-3)
    assert figure.leaves_out(100) == -1
    assert quantile([4, 1, 3, 2], 0.5) == 2.5


def test_shares_of_hand_made_facts() -> None:
    players = hand_made().players[0]
    assert [row.figures[0].value for row in players.places.rows if row.figures[0]] == [0.75, 0.25]
    rows = {row.key: row for row in players.charts[0].rows}
    assert [row.key for row in players.charts[0].rows] == ["fig", "olive", "grape"]  # sorted; never seen comes last
    fig, olive, grape = (rows[key].figures[0] for key in ("fig", "olive", "grape"))
    assert fig is not None
    assert olive is not None
    assert (fig.value, fig.n, fig.games) == (3 / 5, 5, 4)
    assert rows["fig"].usual[0] == 5 / 8
    assert (olive.value, olive.n) == (1 / 2, 2)
    assert grape is None


def test_points_and_means_of_hand_made_facts() -> None:
    points, stock = hand_made().players[0].charts[1:]
    assert [stack.name for stack in points.stages] == ["1", "End"]
    assert [part.value for part in points.stages[0].parts] == [10 / 8, 0, 0]
    assert points.stages[1].total.value == (5 - 3) / 8
    winners, others = points.rows[0].figures
    assert winners is not None
    assert others is not None
    assert (winners.value, others.value) == (8 / 4, 2 / 4)
    assert [figure.value for figure in stock.rows[0].figures if figure] == [3 / 4, 4 / 4]


def test_charts_without_words_are_called_by_their_keys() -> None:
    fruit = hand_made().players[0].charts[0]
    assert (fruit.title, fruit.note, fruit.tables) == ("Fresh fruit", "", ["Eaten", "Sold"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("city-athens", "Athens"),
        ("amount-drachma:3 → amount-vp:1", "3 drachmas → 1 VP"),
        ("6-10", "6-10"),
        ("city-atlantis", "city-atlantis"),
        ("The owner's: card", "The owner's: card"),
    ],
)
def test_an_items_name_is_said_word_by_word(name: str, words: str) -> None:
    assert said(name, Texts("en", ["petteia.games.khora"], strict=True)) == words


def test_headline_and_distribution() -> None:
    players = hand_made().players[0]
    assert {name: figure.value for name, figure in players.headline.items() if figure} == {
        "score": 15, "winner": 20, "lead": 10, "shared": 0, "decisions": 50, "seconds": 0.5
    }  # fmt: skip
    assert sum(bar.share.value for bar in players.scores.bars) == pytest.approx(1)
    assert sum(bar.winners for bar in players.scores.bars) == 0.5


def test_a_game_without_statistics_of_its_own_is_studied_all_the_same() -> None:
    run = Run("tiny", 1, TINY.check_options({}), "random", 0)
    found = study(TINY, run, collect(TINY, run, [2, 3], 5), ENGLISH)
    assert [players.seats for players in found.players] == [3, 2]
    assert found.players[0].charts == []
    check_page(page(found, "Tiny", palette_of("tests.kernel"), ENGLISH))


def test_the_workers_do_not_matter() -> None:
    def without_time(workers: int) -> list[StudiedGame]:
        return [game._replace(seconds=0) for game in collect(KHORA, RUN, [2, 3], 2, workers)]

    assert without_time(1) == without_time(2)


def test_every_city_and_card_of_khora_appears_in_the_page() -> None:
    played = collect(KHORA, RUN, [2, 4], 2)
    texts = Texts("en", ["petteia.lab", "petteia.games.khora"], strict=True)
    found = study(KHORA, RUN, played, texts)
    document = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    assert [(players["seats"], players["games"]) for players in document["players"]] == [(4, 2), (2, 2)]
    text = page(found, "Khôra", palette_of("petteia.games.khora"), texts)
    check_page(text)
    cities, points, cards = found.players[0].charts[:3]
    verbs = [move.verb for move in KHORA.codec.moves]
    assert (len(cities.rows), len(cards.rows)) == (verbs.count("city"), verbs.count("play"))
    for row in cities.rows + cards.rows + points.rows:
        assert row.name in text
    scores = sum(sum(game.scores) for game in played if game.seats == 4) / 8
    assert sum(stack.total.value for stack in points.stages) == pytest.approx(scores)


class Page(HTMLParser):
    """Sees that every tag is closed in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> None:
    """Well-formed, and complete in itself."""
    reader = Page()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert drawings
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    for outside in ("http:", "https:", "//", "<script", "<link", "@import", "src="):
        assert outside not in text
    assert not re.search(r"url\((?!#)", text)
    assert "prefers-color-scheme:dark" in text
    assert "nan" not in re.findall(r'[xywidthegr12]+="([^"]*)"', text)


def test_the_page_tells_what_is_doubtful_and_escapes_names() -> None:
    text = page(hand_made(), "Hand & made", PLAIN, ENGLISH)
    check_page(text)
    assert "Olive<sup>‡</sup>" in text
    assert "Grape &lt;&amp;&gt; more<sup>†</sup>" in text
    assert "public descriptions disagree (1 of 3)" in text
    assert "fair share 50.0%" in text
    assert "never" in text


def test_scales_have_round_ticks() -> None:
    assert Scale(0, 0.62).ticks(5) == [0.0, 0.2, 0.4, 0.6]
    assert Scale(-1.2, 9).ticks(5) == [0, 5]
    assert Scale(3, 3).ticks(5)
    assert Scale(0, 1).place(5) == 98


def test_a_file_of_games_goes_on_where_it_stopped(tmp_path: Path) -> None:
    name = str(tmp_path / "games.jsonl")
    file = DataFile(name, RUN, resume=False)
    collect(KHORA, RUN, [2], 2, file=file)
    file.close()
    with Path(name).open("a") as torn:
        torn.write('{"seats": 2, "num')
    file = DataFile(name, RUN, resume=True)
    assert [game.number for game in file.played] == [0, 1]
    told: list[int] = []
    all_three = collect(KHORA, RUN, [2], 3, file=file, on_game=told.append)
    file.close()
    assert told == [2, 3]
    run, games = read_data(name)
    assert run == RUN
    assert [game._replace(seconds=0) for game in games] == [game._replace(seconds=0) for game in all_three]
    assert [game._replace(seconds=0) for game in games] == [
        game._replace(seconds=0) for game in collect(KHORA, RUN, [2], 3)
    ]


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    name = str(tmp_path / "games.jsonl")
    DataFile(name, RUN, resume=False).close()
    with pytest.raises(BadData, match="--resume"):
        DataFile(name, RUN, resume=False)
    with pytest.raises(BadData, match="its bot and seed differ"):
        DataFile(name, RUN._replace(bot="greedy", seed=4), resume=True)
    with Path(name).open("a") as file:
        file.write('{"seats": 2}\n')
    with pytest.raises(BadData, match=r"Line 2 .* damaged"):
        read_data(name)
    for content in ("", "no games\n", "[]\n", '{"format": 1}\n'):
        Path(name).write_text(content)
        with pytest.raises(BadData, match="not a file of games"):
            read_data(name)
    with pytest.raises(BadData, match="cannot be read"):
        read_data(str(tmp_path / "nowhere"))
    with pytest.raises(BadData, match="cannot be used"):
        DataFile(str(tmp_path / "no" / "folder"), RUN, resume=False)
