"""Emporion's texts: complete, the same in all four languages, for the cards of the deck, and none that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.games.emporion import terms
from petteia.games.emporion.components.checks import SOURCES as SOURCES_OF_FIGURES
from petteia.games.emporion.forms.previews import NUMBERS
from petteia.games.emporion.game import GAME
from petteia.games.emporion.rules.set_up import OPTIONS
from petteia.kernel.game import Game
from petteia.terminal.emporion.words.help import TOPICS
from petteia.texts import LANGUAGES, Texts
from tests.games.emporion.table import OWNER_FILE
from tests.test_texts import PAGE, charted, messages, patterns, said_by_page, shape

SOURCE = Path(__file__).parents[3] / "src" / "petteia"
FOLDER = SOURCE / "games/emporion/texts"
PACKAGES = ["petteia.terminal", "petteia.games.emporion"]
NUMBERED = ("n", "of", "vp", "booty", "history", "progress", "kept", "trade", "more")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_name_the_cards_of_the_deck_and_no_others(language: str) -> None:
    named = {name[5:]: message for name, message in messages(FOLDER, language).items() if name.startswith("card-")}
    assert set(named) == set(GAME.deck.ids)
    for message in named.values():
        assert set(patterns(message)) == {"", "text"}


def sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


def ids() -> Iterator[str]:
    """Every message that the code asks for by a name it makes up."""
    told = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', sources("games/emporion")))
    refusals = (SOURCE / "games/emporion/forms/refusals.py").read_text(encoding="utf-8")
    families = {
        "card": GAME.deck.ids,
        "kind": [*terms.KINDS, "special", "ships", "booty"],
        "action": terms.ACTIONS,
        "marker": terms.MARKERS,
        "deck": [*terms.DECKS, "note", "note-own"],
        "phase": terms.PHASES,
        "stage": ["set-up", "round", "over"],
        "question": terms.QUESTIONS[1:],
        "move": {move.verb for move in GAME.codec.moves},
        "reason": set(re.findall(r'"((?:game|marker|no|not|port)-[a-z-]+|requirements)"', refusals)),
        "log": {*told, "play", "points-lost"},
        "ending": terms.ENDINGS[1:],
        "points": terms.SOURCES,
        "amount": [*NUMBERS, "drachma"],
        "source": SOURCES_OF_FIGURES,
        "help": TOPICS,
        "option": [option.name for option in OPTIONS] + [f"{o.name}-{value}" for o in OPTIONS for value in o.values],
        "game": ["name", "about", "honesty"],
    }
    for family, members in families.items():
        for member in members:
            yield f"{family}-{member}"
    yield from charted(GAME)
    yield from re.findall(r"""["'](table-[a-z-]+)["']""", sources("terminal/emporion"))
    yield from re.findall(r"""["'](says-[a-z-]+)["']""", sources("terminal/emporion"))
    yield from [f"says-takes-{kind}" for kind in ("prestige", "merchandise")]
    yield from [f"says-per-{kind}" for kind in terms.COUNTED]


def test_there_is_every_text_that_is_needed_and_no_other() -> None:
    texts = set(messages(FOLDER, "en"))
    needed = set(ids())
    assert needed <= texts
    assert texts - needed - said_by_page(PAGE, texts) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language, PACKAGES, strict=True)
    for name, message in messages(FOLDER, language).items():
        for attribute, variables in shape(message).items():
            for number in (0, 1, 2, 5, 22):
                values = {variable: number if variable in NUMBERED else "X" for variable in variables}
                text = texts(f"{name}.{attribute}" if attribute else name, **values)
                assert text.strip(), name
                assert "{" not in text, name


# Every figure of [rules] that a text speaks of, as the owner's file has it and as another file might.
OTHER_FIGURES = {
    "last_card = 18": "last_card = 16",
    "drachmas = 2": "drachmas = 1",
    "reserved_vp = -3": "reserved_vp = -6",
    "most_ships = 4": "most_ships = 1",
    "merchandise_trade = 5": "merchandise_trade = 8",
    "[5, 10, 17, 26, 37]": "[6, 9, 14, 20, 30, 41]",
}
OLD_FIGURES = {"2", "3", "4", "5", "10", "17", "18", "26", "37"}
SPELT = {
    "en": {"two", "three", "four", "five", "ten", "seventeen", "eighteen"},
    "es": {"dos", "tres", "cuatro", "cinco", "diez", "diecisiete", "dieciocho"},
    "fr": {"deux", "trois", "quatre", "cinq", "dix"},
    "pl": {"dwa", "dwie", "dwóch", "trzy", "trzech", "cztery", "czterech", "pięć", "pięciu", "dziesięć", "dziesięciu"},
}
# These count players, markers and the cards of an expedition, which are rules and no figures of a deck.
COUNT_BY_RULE = ("help-turn", "question-marker", "page-deck-progress")


def deck_with_other_figures() -> Game:
    """An owner's deck in which every figure of [rules] is another, and another card decides ties."""
    text = OWNER_FILE.read_text(encoding="utf-8").replace("first_tie_break = true\n", "")
    for old, new in {
        **OTHER_FIGURES,
        'id = "rhode"\n': 'id = "rhode"\nname = "Roses"\nfirst_tie_break = true\n',
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    return GAME.with_components(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_spells_a_figure_of_the_deck(language: str) -> None:
    texts = Texts(language, PACKAGES, strict=True, figures=deck_with_other_figures().text_figures())
    spoken = messages(FOLDER, language)
    # Charts count what games brought, and name the conditions that the deck was made to meet.
    for name, message in ((name, spoken[name]) for name in sorted(spoken.keys() - charted(GAME))):
        for attribute, variables in shape(message).items():
            values = {variable: 7 if variable in NUMBERED else "X" for variable in variables - set(texts.figures)}
            said = texts(f"{name}.{attribute}" if attribute else name, **values)
            words = set(re.findall(r"\w+", said.lower()))
            assert not OLD_FIGURES & words, (name, said)
            assert name in COUNT_BY_RULE or not SPELT[language] & words, (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_figures_from_the_deck(language: str) -> None:
    game = deck_with_other_figures()
    texts = Texts(language, PACKAGES, strict=True, figures=game.text_figures())
    assert "16" in texts("ending-cards")
    assert "15" in texts("table-announced", n=1, names="X")
    assert "6, 9, 14, 20, 30, 41" in texts("help-merchandise.text")
    assert "6" in texts("help-reserve.text")
    assert "Roses" in texts("help-goal.text")
    shipped = Texts(language, PACKAGES, strict=True, figures=GAME.text_figures())
    assert "Emporion" in shipped("help-goal.text")


def test_plurals_follow_each_language() -> None:
    polish = Texts("pl", PACKAGES, strict=True)
    assert len({polish("amount-ships", n=n).split()[1] for n in (1, 2, 5)}) == 3
    french = Texts("fr", PACKAGES, strict=True)
    assert [french("amount-ships", n=n)[-1] == "s" for n in (0, 1, 2)] == [False, False, True]


def stems(text: str) -> set[str]:
    """The beginnings of a text's words, which keep their ending to themselves: "nuestro" and "nuestra" are one."""
    return {word[:5] for word in re.findall(r"\w{3,}", text.lower())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_called_our_own(language: str) -> None:
    """Our card and our deck share a word, "our", that an owner's deck has not; the table's note says it."""
    texts = Texts(language, PACKAGES, strict=True)
    our = stems(texts("source-own")) & stems(texts("page-deck-ours")) - stems(texts("page-deck-owner"))
    assert our
    assert our <= stems(texts("deck-note")), texts("deck-note")
    assert not our & stems(texts("deck-note-own", name="X")), texts("deck-note-own", name="X")
    assert not our & stems(texts("source-rulebook"))
