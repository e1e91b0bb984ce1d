"""Carpe Diem's texts: complete, the same in all four languages, and none that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.games.carpe_diem import terms
from petteia.games.carpe_diem.components.checks import SOURCES as SOURCES_OF_FIGURES
from petteia.games.carpe_diem.game import GAME
from petteia.terminal.carpe_diem.words.help import TOPICS
from petteia.terminal.carpe_diem.words.names import AMOUNT_OF_KIND, CAUSES
from petteia.texts import LANGUAGES, Texts
from tests.test_texts import PAGE, messages, said_by_page, shape

SOURCE = Path(__file__).parents[3] / "src" / "petteia"
FOLDER = SOURCE / "games/carpe_diem/texts"
PACKAGES = ["petteia.terminal", "petteia.games.carpe_diem"]


def sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


def ids() -> Iterator[str]:
    """Every message that the code asks for by a name it makes up."""
    counted = [AMOUNT_OF_KIND.get(what, what) for what in terms.COUNTED[1:]]
    families = {
        "kind": terms.KINDS,
        "letter": terms.KINDS[1:],
        "amount": [*terms.REWARDS, *terms.WARES, *counted, "tile"],
        "part": terms.PARTS,
        "stage": ["set-up", "phase", "scoring", "over"],
        "question": terms.QUESTIONS[1:],
        "move": {move.verb for move in GAME.codec.moves},
        "reason": set(re.findall(r'Reason\(\s*"([a-z-]+)"', sources("games/carpe_diem"))),
        "log": set(re.findall(r'\.(?:tell|whisper)\(\s*"([a-z-]+)"', sources("games/carpe_diem"))),
        "cause": CAUSES,
        "source": SOURCES_OF_FIGURES,
        "help": TOPICS,
        "back": ["white", "black"],
        "card": ["red", "green", "fountain", "goal"],
        "game": ["name", "about", "honesty"],
    }
    for family, members in families.items():
        for member in members:
            yield f"{family}-{member}"
    yield "tile-chimneys"
    yield from re.findall(r"""["'](table-[a-z-]+)["']""", sources("terminal/carpe_diem"))


def test_there_is_every_text_that_is_needed_and_no_other() -> None:
    texts = set(messages(FOLDER, "en"))
    needed = set(ids())
    assert needed <= texts
    assert texts - needed - said_by_page(PAGE, texts) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language, PACKAGES, strict=True, figures=GAME.text_figures())
    words = {"name", "player", "cause", "cells", "cell", "missing", "amount", "needs", "gains", "one", "other"}
    for name, message in messages(FOLDER, language).items():
        for attribute, variables in shape(message).items():
            for number in (0, 1, 2, 5, 22):
                values = {variable: "X" if variable in words else number for variable in variables}
                text = texts(f"{name}.{attribute}" if attribute else name, **values)
                assert text.strip(), name
                assert "{" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_kinds_differ(language: str) -> None:
    texts = Texts(language, PACKAGES, strict=True, figures=GAME.text_figures())
    letters = [texts(f"letter-{kind}") for kind in terms.KINDS[1:]]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


def test_plurals_follow_each_language() -> None:
    polish = Texts("pl", PACKAGES, strict=True, figures=GAME.text_figures())
    assert [polish("amount-coin", n=n) for n in (1, 2, 5, 22)] == ["1 moneta", "2 monety", "5 monet", "22 monety"]
    french = Texts("fr", PACKAGES, strict=True, figures=GAME.text_figures())
    assert [french("amount-fish", n=n) for n in (0, 1, 2)] == ["0 poisson", "1 poisson", "2 poissons"]


def test_every_number_of_a_preview_that_is_told_has_a_name() -> None:
    texts = Texts("en", PACKAGES, strict=True, figures=GAME.text_figures())
    for what in (*terms.REWARDS, *terms.WARES, "chimney"):
        assert texts.has(f"amount-{what}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_figures_from_the_set(language: str) -> None:
    """An owner's file may have others than the shipped set."""
    text = GAME.components_text().replace("loaves = 3 ", "loaves = 7 ").replace("unfulfilled = 4 ", "unfulfilled = 9 ")
    figures = GAME.with_components(text).text_figures()
    texts = Texts(language, PACKAGES, strict=True, figures=figures)
    assert "7" in texts("help-bread.text")
    assert "7" in texts("move-loaves", n=1)
    assert "9" in texts("help-scoring.text")
