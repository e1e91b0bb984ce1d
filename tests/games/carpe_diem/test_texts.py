"""Carpe Diem's texts: complete, the same in all four languages, and none that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.games.carpe_diem import terms
from petteia.games.carpe_diem.components.row_fields import SOURCES as SOURCES_OF_FIGURES
from petteia.games.carpe_diem.game import GAME
from petteia.terminal.carpe_diem.words.help import TOPICS
from petteia.terminal.carpe_diem.words.names import CAUSES
from petteia.texts import LANGUAGES, Texts
from tests.test_texts import PAGE, charted, messages, said_by_page, shape

SOURCE = Path(__file__).parents[3] / "src" / "petteia"
FOLDER = SOURCE / "games/carpe_diem/texts"
PACKAGES = ["petteia.terminal", "petteia.games.carpe_diem"]


def sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


def ids() -> Iterator[str]:
    """Every message that the code asks for by a name it makes up."""
    counted = [terms.AMOUNT_OF_KIND.get(what, what) for what in terms.COUNTED[1:]]
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
    yield from ("price-move", "price-card")  # other messages say them
    yield from charted(GAME)
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


# Figures of the rules in an owner's file, each another one than in the shipped set.
OTHERS = {"unfulfilled": 9, "loaves": 7, "bread_move": 6, "longest_landscape": 5, "drawn": 8, "items": 3}
# The sentences that name them, and those that are the same in every set.
SPEAKING = {
    "unfulfilled": ["help-scoring.text"],
    "loaves": ["card-red.text", "card-green.text", "move-loaves", "help-bread.text"],
    "bread_move": ["help-bread.text", "move-bread", "log-move", "reason-too-far", "page-act-bread", "page-take-bread"],
    "longest_landscape": ["kind-vineyard.text", "kind-pond.text", "help-landscapes.text", "reason-landscape-too-long"],
    "drawn": ["kind-fountain.text", "help-fountains.text"],
    "items": ["help-wares.text", "page-stored-text"],
    "phases": ["help-goal.text"],
    "rounds": ["part-turns.help"],
    "goals": ["help-frame.text"],
}
VALUES = {"n": 1, "player": "X", "name": "X", "needs": "X", "gains": "X"}


def owner_figures() -> dict[str, int | str]:
    """The figures that sentences name, with an owner's file in which all that may differ do."""
    text = GAME.components_text()
    for name, figure in OTHERS.items():
        text = re.sub(rf"^{name} = \d+", f"{name} = {figure}", text, flags=re.M)
    return GAME.with_components(text).text_figures()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_figures_from_the_set(language: str) -> None:
    usual = GAME.text_figures()
    figures = owner_figures()
    assert {name for name in usual if usual[name] != figures[name]} == set(OTHERS)
    figures |= {"phases": 11, "rounds": 12, "goals": 13}  # the same in every set, but not typed into sentences
    texts = Texts(language, PACKAGES, strict=True, figures=figures)
    for name, ids in SPEAKING.items():
        for message in ids:
            said = texts(message, **VALUES)
            assert re.search(rf"\b{figures[name]}\b", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_spells_a_figure_of_the_set(language: str) -> None:
    """Digits that stand in the texts are the rules' own: 1 VP, landscapes of 2 tiles and more, an ordinal."""
    assert set(GAME.text_figures()) == set(SPEAKING)
    own = re.compile(r"\[\d\]|\b1 (VP|PV|PZ)\b|\b2 (to|a|à|do)\b|^page-first.*")
    lines = (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if re.search(r"\d", own.sub("", line))] == []
