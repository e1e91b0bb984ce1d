"""Khôra's sentences name no figure of their own: change the file, and they change with it."""

import re
from copy import deepcopy
from typing import Any, cast

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from petteia.games.khora.components.catalogue import texts as text_figures
from petteia.games.khora.components.figures import Figures
from petteia.games.khora.components.reader import Components
from petteia.games.khora.game import GAME
from petteia.terminal.khora.words.effects import event_sentence, sentence
from petteia.texts import LANGUAGES, Texts
from tests.games.khora.components.test_own_file import SHIPPED
from tests.test_texts import FOLDERS, look_into, messages, patterns

PACKAGES = ["petteia.games.khora"]
FIGURES = cast(Figures, GAME.components({}))
# What is a rule, not a figure: one of something, the numbers on the tiles, and places in turn.
RULES = {"page-place", "phase-action", "help-tiles-order", "piece-keys"}
NUMERALS = {
    "en": "two three four five six seven nine ten twelve fourteen fifteen",
    "es": "dos tres cuatro cinco seis siete nueve diez doce catorce quince",
    "fr": "deux trois quatre cinq six sept neuf dix douze quatorze quinze",
    "pl": "dwa dwie trzy cztery pięć sześć siedem dziewięć dziesięć czternaście",
}


class Words(Visitor):
    """The words of a pattern, without its variables and the numbers that choose between forms."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_spells_a_figure(language: str) -> None:
    numeral = re.compile(rf"\b(\d{{2,}}|[02-9]|{NUMERALS[language].replace(' ', '|')})\b", re.IGNORECASE)
    for name, message in messages(FOLDERS["khora"], language).items():
        for pattern in patterns(message).values():
            words = Words()
            words.visit(pattern)
            if name not in RULES and not name.startswith("source-"):
                assert not numeral.search(" ".join(words.said)), name


def changed_file() -> dict[str, Any]:
    """The shipped file with one event more, and every figure of the rules, caps, tokens and tiles one higher."""
    data = deepcopy(GAME.sets["printed"].data)
    data["event"].append({**data["event"][-1], "id": "one-more"})
    for table in ("rules", "caps", "philosophy", "start"):
        data[table] = {name: value + 1 if isinstance(value, int) else value for name, value in data[table].items()}
    data["caps"]["track"] -= 1  # each level has its price
    for tile in data["tile"].values():
        tile |= {"gain": {what: number + 1 for what, number in tile["gain"].items()}} if "gain" in tile else {}
        tile |= {"draw": tile["draw"] + 1} if "draw" in tile else {}
        for row in tile.get("gain_per", []):
            row["amount"] += 1
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_their_figures_from_the_file(language: str) -> None:
    old = GAME.text_figures()
    new = text_figures(Components(changed_file(), "printed"))
    texts = Texts(language, PACKAGES, strict=True)
    named = 0
    for name, message in messages(FOLDERS["khora"], language).items():
        for attribute, pattern in patterns(message).items():
            asked = f"{name}.{attribute}" if attribute else name
            others = dict.fromkeys(look_into(pattern).variables - set(old), 1)
            for figure in look_into(pattern).variables & set(old):
                named += 1
                assert new[figure] != old[figure], figure
                told = texts(asked, **{**old, **others, figure: new[figure]})
                assert str(new[figure]) in told != texts(asked, **{**old, **others}), (asked, figure)
    assert named >= len(old)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [1, 4])
def test_every_figure_of_an_effect_is_told(language: str, more: int) -> None:
    texts = Texts(language, PACKAGES, strict=True, figures=GAME.text_figures())
    developments = [row for city in FIGURES["cities"] for row in city["developments"]]
    for row in (*FIGURES["cards"], *developments):
        for number, effect in enumerate(row["effects"]):
            if effect["verb"] not in ("recall", "free-in-progress"):
                effects = deepcopy(row["effects"])
                effects[number]["amount"] += more if effect["amount"] > 0 else -more
                told = sentence(texts, effects, "card")
                assert str(abs(effects[number]["amount"])) in told != sentence(texts, row["effects"], "card")
    for event in FIGURES["events"]:
        for number, each in enumerate(event["effects"]):
            if each["verb"] not in ("lose-all", "lose-knowledge", "politics", "action"):
                changed = deepcopy(event["effects"])
                changed[number]["amount"] += more if each["amount"] > 0 else -more
                assert str(abs(changed[number]["amount"])) in event_sentence(texts, changed)


def test_the_file_s_name_for_a_card_is_used_and_an_unnamed_piece_has_its_id() -> None:
    assert FIGURES["names"] == {}
    renamed = SHIPPED.replace('id = "bank"\n', 'id = "bank"\nname = "Trapeza"\n')
    own = cast(Figures, GAME.with_components(renamed.replace('"argos"', '"new-argos"')).components({}))
    assert own["names"] == {"card-bank": "Trapeza", "city-new-argos": "New argos"}
