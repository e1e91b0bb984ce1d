"""Files of components that people write themselves: what is wrong in one, and in which line."""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

Row = dict[str, Any]  # what a table of a file says
Fields = dict[str, tuple[str, bool]]  # of a row: the kind of value, and whether every row says it

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
AT_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")  # a name of small letters, digits and hyphens
LONGEST: Final = 60_000  # characters of a file; ours have less than half of it
LONGEST_ID: Final = 32
LONGEST_NAME: Final = 40
MOST_KEYS: Final = 6_000
MOST_PARTS: Final = 6  # of a key with dots
MOST_DIGITS: Final = 15
DEEPEST: Final = 12  # lists and tables inside one another
SILENT: Final = re.compile(  # strings and comments, in which anything may stand
    r'''"""(?:[^\\]|\\.)*?"""|'{3}.*?'{3}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*''', re.DOTALL
)
MANY_PARTS: Final = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")
MANY_DIGITS: Final = re.compile(rf"(?<![\w-])[0-9][\w]{{{MOST_DIGITS}}}")
BRACKET: Final = re.compile(r"[\[\]{}]")


class Problem:
    """Something that does not fit, in one sentence, and its line counted from 1; line 0 is the file as a whole."""

    __slots__ = ("line", "text")
    line: int
    text: str

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Problem) and self.line == other.line and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.line, self.text))

    def __repr__(self) -> str:
        return f"Problem({self.line}, {self.text!r})"

    def sentence(self) -> str:
        """The problem with its line in front."""
        return f"Line {self.line}: {self.text}" if self.line else self.text


class Lines:
    """Where in a TOML text its tables and their keys stand: `of("tile", 3, "edges")`, the fourth [[tile]]."""

    __slots__ = ("places",)
    places: dict[tuple[str, int, str], int]

    def __init__(self, text: str) -> None:
        self.places = {}
        table, number = "", 0
        seen: dict[str, int] = {}
        for line, words in enumerate(text.splitlines(), 1):
            header = HEADER.match(words)
            key = KEY.match(words)
            if header is not None:
                table = header.group(2)
                number = seen.get(table, -1) + 1
                seen[table] = number
                self.places[table, number, ""] = line
            elif key is not None:
                self.places.setdefault((table, number, key.group(1)), line)

    def of(self, table: str, number: int, key: str = "") -> int:
        """The line of a key, or of its table where the key does not stand; 0 if neither was found."""
        return self.places.get((table, number, key), self.places.get((table, number, ""), 0))


def is_id(value: object) -> bool:
    """Whether this can name a piece."""
    return isinstance(value, str) and ID.fullmatch(value) is not None and len(value) <= LONGEST_ID


def is_name(value: object) -> bool:
    """Whether this can be a name that people read: one line of visible letters."""
    return isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= LONGEST_NAME and value.isprintable()


def is_number(value: object, low: int, high: int) -> bool:
    """Whether this is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def plain_text(text: str) -> str:
    """A file's text as tables and records keep it: the same on every system, without blanks at the ends of lines."""
    return "\n".join([line.rstrip() for line in text.strip().splitlines()]) + "\n"


def too_much(text: str) -> Problem | None:
    """What in a text would take a parser too long or too deep; None if it can be parsed."""
    if len(text) > LONGEST:
        return Problem(0, f"A file of components has at most {LONGEST} characters; this one has {len(text)}.")
    spoken = SILENT.sub(unspoken, text)
    if spoken.count("=") > MOST_KEYS:
        return Problem(0, f"A file of components has at most {MOST_KEYS} keys.")
    for pattern, said in (
        (MANY_PARTS, f"A key has at most {MOST_PARTS} parts."),
        (MANY_DIGITS, f"A number has at most {MOST_DIGITS} digits."),
    ):
        found = pattern.search(spoken)
        if found is not None:
            return Problem(line_at(spoken, found.start()), said)
    depth = 0
    for bracket in BRACKET.finditer(spoken):
        depth += 1 if bracket.group() in "[{" else -1
        if depth > DEEPEST:
            said = f"Lists and tables stand at most {DEEPEST} deep in one another."
            return Problem(line_at(spoken, bracket.start()), said)
    return None


def unspoken(found: re.Match[str]) -> str:
    """What takes the place of a string or a comment: a letter, and as many lines."""
    return "s" + "\n" * found.group().count("\n")


def line_at(text: str, place: int) -> int:
    """The line of a place in a text, counted from 1."""
    return text.count("\n", 0, place) + 1


def read_toml(text: str) -> tuple[Row, list[Problem]]:
    """What a TOML text says, or why it is not TOML."""
    problem = too_much(text)
    if problem is not None:
        return {}, [problem]
    lines = text.replace("\r\n", "\n").split("\n")
    if any(line.splitlines() not in ([], [line]) for line in lines):  # a record keeps the file line by line
        return {}, [Problem(0, "A line ends with another character than a newline; save it as plain text.")]
    try:
        return tomllib.loads(text), []
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        at = AT_LINE.search(said)
        return {}, [Problem(int(at.group(1)) if at else 0, f"This is not valid TOML: {AT_LINE.sub('', said).strip()}.")]


@mypyc_attr(allow_interpreted_subclasses=True)
class FileCheck:
    """The check of a file of components. A game that takes such files says what is wrong in one."""

    __slots__ = ("data", "lines", "problems")
    data: Row
    lines: Lines
    problems: list[Problem]

    def __init__(self, text: str) -> None:
        self.data, self.problems = read_toml(text)
        self.lines = Lines("" if self.problems else text)

    def everything(self) -> None:
        """Look at every table of the file, which is TOML at least, and say what is wrong."""

    def say(self, table: str, number: int, key: str, text: str) -> None:
        """Note a problem at the line of a key, in the table's row of that number."""
        self.problems.append(Problem(self.lines.of(table, number, key), text))

    def fields(
        self, table: str, number: int, row: Row, called: str, fields: Fields, wrong: Callable[[str, object], str]
    ) -> None:
        """A row says all it has to, nothing unknown, and everything as it should be, which `wrong` tells of a kind."""
        for field, (kind, needed) in fields.items():
            if field in row:
                should = wrong(kind, row[field])
                if should:
                    self.say(table, number, field, f"{called}: {field} should be {should}, not {row[field]!r}.")
            elif needed:
                self.say(table, number, field, f"{called}: {field} is missing.")
        for field in row:
            if field not in fields:
                self.say(table, number, field, f"{called}: {field!r} says nothing here; there are {', '.join(fields)}.")

    def found(self) -> list[Problem]:
        """All that is wrong, in the order of the lines; nothing if the file can be played with."""
        if not self.problems:
            self.everything()
        return sorted(self.problems, key=lambda problem: (problem.line, problem.text))
