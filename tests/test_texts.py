"""The texts: complete, the same in all four languages, and none that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from petteia.bots.levels import BOT_NAMES
from petteia.games.khora import terms
from petteia.games.khora.components.figures import EffectVerb, EventVerb, When
from petteia.games.khora.components.reader import SETS
from petteia.games.khora.game import GAME
from petteia.kernel.errors import UnknownLanguage
from petteia.kernel.game import Game
from petteia.lab.report import ADVICE, HEADLINE
from petteia.lab.report_charts import SIGNS
from petteia.terminal.khora.table import STOCKS
from petteia.terminal.khora.words.help import TOPICS
from petteia.terminal.khora.words.names import CAUSES
from petteia.texts import LANGUAGES, Texts, usual_language

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "petteia"
PAGE = ROOT / "web" / "src"
GAMES = SOURCE / "games"
# The texts of the balance report, the terminal, the server, the page, and each game.
FOLDERS = {
    "lab": SOURCE / "lab/texts",
    "terminal": SOURCE / "terminal/texts",
    "server": SOURCE / "server/texts",
    "page": ROOT / "web/texts",
    **{path.parent.name: path for path in sorted(GAMES.glob("*/texts"))},
}
PACKAGES = ["petteia.lab", "petteia.terminal", "petteia.games.khora"]
# The plural categories of whole numbers as small as a game's; Fluent always asks for "other".
PLURALS = {language: {"other", *map(Locale(language).plural_form, range(200))} for language in LANGUAGES}
WORDS = {"one", "two", "few", "many", "other"}


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), f"a message stands twice in {language}"
    return {message.id.name: message for message in found}


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The message's own text and its attributes."""
    own = {"": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


class Finder(Visitor):
    """The variables and the choices in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.choices.append(keys)
        self.generic_visit(node)


def look_into(pattern: ast.Pattern) -> Finder:
    finder = Finder()
    finder.visit(pattern)
    return finder


def shape(message: ast.Message) -> dict[str, set[str]]:
    return {name: look_into(pattern).variables for name, pattern in patterns(message).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_all_languages_say_the_same_things(folder: str, language: str) -> None:
    english = {name: shape(message) for name, message in messages(FOLDERS[folder], "en").items()}
    other = {name: shape(message) for name, message in messages(FOLDERS[folder], language).items()}
    assert list(other) == list(english)
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_plural_has_all_its_forms(folder: str, language: str) -> None:
    for name, message in messages(FOLDERS[folder], language).items():
        for pattern in patterns(message).values():
            for keys in look_into(pattern).choices:
                if keys & {"one", "few", "many"} and "two" not in keys:  # "two": English ordinals, 1st, 2nd, 3rd
                    assert keys & WORDS == PLURALS[language], name


def khora_ids() -> Iterator[str]:
    """Every message that the code asks for by a name it makes up from the components."""
    components = SETS["printed"]
    families = {
        "card": components.card_ids,
        "event": [event.id for event in components.events],
        "city": components.city_ids,
        "tile": terms.TILES,
        "track": terms.TRACKS,
        "phase": terms.PHASES,
        "resource": terms.RESOURCES,
        "amount": [*terms.RESOURCES, *(f"knowledge-{colour}" for colour in terms.COLOURS)],
        "colour": terms.COLOURS,
        "knowledge": [f"{colour}-{kind}" for colour in terms.COLOURS for kind in ("minor", "major")],
        "goal": ["rewards", *terms.COUNTS],
        "list": ["and", "or"],
        "question": terms.QUESTIONS[1:],
        "move-pass": [*(q for i, q in enumerate(terms.QUESTIONS) if terms.MAY_PASS >> i & 1), "settle"],
        "move": {move.verb for move in GAME.codec.moves} - {"pass", "claim"},
        "reason": reasons(),
        "log": kinds_of_events(),
        "cause": CAUSES,
        "kind": terms.KINDS,
        "source": terms.SOURCES,
        "option": [option.name for option in GAME.options],
        **{f"option-{option.name}": option.values for option in GAME.options},
        "help": TOPICS,
    }
    for family, members in families.items():
        for member in members:
            yield f"{family}-{member}"
    for manner in ("says", "brief"):
        yield from (f"{manner}-{piece}" for piece in pieces_of_effects())
    yield from ("says-at-the-end", "says-event-all", "says-event-most", "says-event-fewest")
    yield from ("goal", "token", "token-persepolis", "game-name", "game-about", "game-honesty")
    yield from charted(GAME)


def charted(game: Game) -> set[str]:
    """The messages behind the charts of a game's balance; the report itself names places in a turn order."""
    charts = game.statistics(game.check_options({})).charts(game.max_seats)
    named = [item for chart in charts for item in (*chart.items, *chart.stages)]
    words = {word.partition(":")[0] for item in named for word in item.name.split(" ")}
    ids = {word for word in words if re.fullmatch(r"[a-z]+-[A-Za-z0-9-]+", word)}
    return {f"chart-{chart.key}" for chart in charts} | ids - {f"order-{place}" for place in range(game.max_seats)}


def pieces_of_effects() -> Iterator[str]:
    """What the sentences about cards, developments and events are put together from."""
    of_tiles = {"keep", "buy", "explore", "play", "develop"}
    yield from (verb for verb in get_args(EffectVerb) if verb not in {"gain", "score", *of_tiles})
    yield from (when for when in get_args(When) if when.startswith("on-"))
    yield from (f"per-{count}" for count in terms.COUNTS)
    yield from (f"if-{condition}" for condition in terms.CONDITIONS[1:])
    verbs = (*get_args(EventVerb), "roll", "for-knowledge")
    yield from (f"event-{verb}" for verb in verbs if verb != "gain")


def sources(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


def reasons() -> set[str]:
    """The rules that refusals name."""
    text = (SOURCE / "games/khora/forms/refusals.py").read_text(encoding="utf-8")
    table = text[text.index("NOT_AMONG: Final = {") : text.index("def why_not(")]
    return set(re.findall(r'Reason\("([a-z-]+)"', text)) | set(re.findall(r': "([a-z-]+)"', table))


def kinds_of_events() -> set[str]:
    """The kinds of events that the rules tell."""
    return set(re.findall(r'\.(?:tell|whisper)\(\s*"([a-z-]+)"', sources("games/khora")))


def said_by_page(folder: Path, known: set[str]) -> set[str]:
    """The known texts that the page's sources name in full, or begin to name: `page-stage-${kind}`."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"""["'`]([a-z][a-z0-9-]+)(?:\.[a-z]+)?["'`]""", text))
    begun = tuple(set(re.findall(r"""[`"']([a-z]+-[a-z0-9-]*)(?:\$\{|\{|(?<=-)['])""", text)))
    return {name for name in known if name in named or name.startswith(begun)}


def test_khora_has_every_text_it_needs_and_no_other() -> None:
    needed = set(khora_ids())
    texts = set(messages(FOLDERS["khora"], "en"))
    assert needed <= texts
    assert texts - needed - said_by_page(PAGE, texts) == set()


def test_the_page_says_all_its_texts() -> None:
    texts = set(messages(FOLDERS["page"], "en"))
    assert texts - said_by_page(PAGE, texts) == set()


def test_every_game_has_texts() -> None:
    games = {path.parent.name for path in GAMES.glob("*/game.py")}
    assert games
    assert games <= set(FOLDERS)


def test_the_report_has_every_text_it_needs_and_no_other() -> None:
    families = {f"order-{place}" for place in range(4)} | {f"figures-{source}" for source in SIGNS}
    families |= {f"headline-{key}" for key, _, _ in HEADLINE} | {f"read-{about}" for about in ADVICE}
    families |= {"headline-milliseconds", "report-over", "report-under", "chart-scores", "chart-lengths"}
    said = set(re.findall(r"""["']((?:chart|legend|report|seat)-[a-z-]*[a-z])(?:\.note)?["']""", sources("lab")))
    assert set(messages(FOLDERS["lab"], "en")) == families | said


def test_the_terminal_has_every_text_it_needs_and_no_other() -> None:
    families = {f"short-{stock}" for stock in STOCKS} | {f"short-{track}" for track in terms.TRACKS}
    families |= {f"player-{seat}" for seat in range(4)} | {f"level-{bot}" for bot in BOT_NAMES}
    said = set(re.findall(r"""["']((?:ui|short)-[a-z-]+)["']""", sources("terminal")))
    assert set(messages(FOLDERS["terminal"], "en")) == families | said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language, PACKAGES, strict=True)
    for folder in ("khora", "lab", "terminal"):  # the page has its own Fluent, which knows ordinals
        for name, message in messages(FOLDERS[folder], language).items():
            for attribute, variables in shape(message).items():
                for number in (0, 1, 2, 5, 22):
                    words = {"kind": "major", "colour": "red", "of": "card", "name": "X", "player": "Y", "missing": "Z"}
                    values = {variable: words.get(variable, number) for variable in variables}
                    text = texts(f"{name}.{attribute}" if attribute else name, **values)
                    assert text.strip(), name
                    assert "{" not in text, name


def test_plurals_follow_each_language() -> None:
    polish = Texts("pl", PACKAGES, strict=True)
    assert [polish("amount-drachma", n=n) for n in (1, 2, 5, 12, 22)] == [
        "1 Drachma", "2 Drachmy", "5 Drachm", "12 Drachm", "22 Drachmy",
    ]  # fmt: skip
    french = Texts("fr", PACKAGES, strict=True)
    assert [french("amount-drachma", n=n) for n in (0, 1, 2)] == ["0 Drachme", "1 Drachme", "2 Drachmes"]
    english = Texts("en", PACKAGES, strict=True)
    assert [english("ui-bye", n=n)[-10:-1] for n in (1, 2)] == [" decision", "decisions"]


def test_a_missing_text_is_marked_or_raised() -> None:
    assert Texts("en", PACKAGES)("no-such-text") == "⟨no-such-text⟩"
    with pytest.raises(LookupError):
        Texts("en", PACKAGES, strict=True)("no-such-text")
    with pytest.raises(LookupError):
        Texts("en", PACKAGES, strict=True)("game-name.text")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=", ".join(LANGUAGES)):
        Texts("xx", PACKAGES)


def test_the_language_of_the_system() -> None:
    assert usual_language({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert usual_language({"LC_ALL": "fr_FR", "LANG": "pl_PL"}) == "fr"
    assert usual_language({"LANG": "xx_XX.UTF-8"}) == "en"
    assert usual_language({"LC_ALL": "", "LANG": "es"}) == "es"
    assert usual_language({}) == "en"
