"""What figures tell so that nobody needs the rules to draw a table: Merchandise place by place, how near the end is."""

from typing import cast

from petteia.games.emporion.components.figures import CardFigures, Figures, RuleFigures
from petteia.games.emporion.game import EmporionGame
from petteia.kernel.game import Game
from tests.games.emporion.table import GAME, OWNER_FILE, SHIPPED


def rules(game: Game = GAME) -> RuleFigures:
    return cast(Figures, game.components({}))["rules"]


def card(name: str) -> CardFigures:
    return next(each for each in cast(Figures, GAME.components({}))["cards"] if each["id"] == name)


def test_merchandise_is_told_place_by_place() -> None:
    none, *_, five, six = rules()["merchandise"][:7]
    assert none == {"vp": 0, "sets": 0, "taken": 0, "places": [5, 10, 17, 26, 37]}
    assert five == {"vp": 37, "sets": 0, "taken": 5, "places": [5, 10, 17, 26, 37, 42]}
    assert six == {"vp": 42, "sets": 1, "taken": 1, "places": [42, 47, 54, 63, 74]}


def test_a_set_of_merchandise_is_as_long_as_the_file_says() -> None:
    text = OWNER_FILE.read_text(encoding="utf-8").replace("[5, 10, 17, 26, 37]", "[4, 9]")
    told = rules(cast(EmporionGame, SHIPPED.with_components(text)))["merchandise"]
    assert told[4] == {"vp": 18, "sets": 1, "taken": 2, "places": [13, 18, 22]}
    assert all(len(each["places"]) > each["taken"] for each in told)


def test_the_last_card_but_one_is_announced() -> None:
    sizes = rules()["sizes"]
    assert sizes[-3:] == ["growing", "announced", "full"]
    assert len(sizes) == rules()["last_card"] + 1


def test_moves_name_all_merchandise_as_one() -> None:
    assert [card(name)["group"] for name in ("stoa", "emporion", "oinos", "garos")] == [
        "stoa",
        "emporion",
        "merchandise",
        "merchandise",
    ]


def test_a_history_card_is_taken_by_the_action_of_its_colour() -> None:
    assert [card(name)["action"] for name in ("hoplites", "stoa", "emporion", "oinos")] == [
        "war",
        "culture",
        None,
        None,
    ]
    assert rules()["actions"]["send"] == "expedition"
