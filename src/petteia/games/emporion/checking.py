"""Looking a deck's file through, line by line: every field, then whether the cards make a whole game.

A problem is one sentence that begins with the line it is about. A file without problems can be played.
"""

import re
import tomllib
from typing import Any, Final

from petteia.games.emporion.names import COLOURS, COUNTED, MOST_ACTIONS
from petteia.games.emporion.resources import MOST

Row = dict[str, Any]

SOURCES: Final = ("rulebook", "reconstructed", "own", "printed")
TABLES: Final = ("history", "prestige", "merchandise", "special")
TAKEN: Final = ("prestige", "merchandise")
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
RESERVED_WORDS: Final = ("merchandise", "by")  # they mean something else in a move
MOST_SEATS: Final = 4

# Fields of a card: what kind of value, and whether every card of the table says it.
Fields = dict[str, tuple[str, bool]]
COMMON: Final[Fields] = {"id": ("id", True), "name": ("text", False), "source": ("source", True)}
FIELDS: Final[dict[str, Fields]] = {
    "history": COMMON
    | {
        "colour": ("colour", True), "copies": ("copies", False), "alpha": ("flag", False), "first": ("flag", False),
        "polis": ("flag", False), "requires": ("resources", False), "grants": ("resources", False),
        "ships": ("figure", False), "takes": ("kinds", False), "vp": ("figure", False), "per": ("counted", False),
    },
    "prestige": COMMON
    | {
        "copies": ("copies", False), "requires": ("resources", True), "vp": ("figure", True),
        "first_tie_break": ("flag", False),
    },
    "merchandise": COMMON | {"copies": ("copies", False)},
    "special": COMMON | {"requires": ("resources", True), "booty": ("figure", True), "vp": ("figure", True)},
}  # fmt: skip
RULES: Final = {
    "last_card": (2, 40), "drachmas": (0, 2), "reserved_vp": (-9, 0), "port": (4, 4), "most_ships": (1, 4),
    "merchandise_trade": (0, 20),
}  # fmt: skip
TOTALS: Final = {"history": 68, "prestige": 18, "merchandise": 14, "special": 4}
ALPHA: Final = 26


class Lines:
    """Where things stand in the text of a file."""

    def __init__(self, text: str) -> None:
        self.blocks: dict[str, list[int]] = {}  # the lines of each [[table]] or [table]
        self.keys: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            head = re.match(r"\s*\[\[?\s*([A-Za-z0-9_-]+)\s*\]\]?", line)
            if head:
                self.blocks.setdefault(head[1], []).append(number)
                self.keys.append((number, ""))
            key = re.match(r"\s*([A-Za-z0-9_-]+)\s*=", line)
            if key:
                self.keys.append((number, key[1]))

    def of(self, table: str, number: int, field: str = "") -> int:
        """The line of a field of the table's card of that number, or of the card itself."""
        starts = self.blocks.get(table, [])
        if number >= len(starts):
            return 1
        begun = starts[number]
        for line, key in self.keys:
            if line > begun and key == "":
                break
            if line > begun and key == field:
                return line
        return begun


def problems(text: str) -> list[str]:
    """All that is wrong in a deck's file, each with its line; nothing if it can be played."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [syntax_problem(str(error))]
    lines = Lines(text)
    found = check_top(data, lines)
    for table in TABLES:
        found += check_table(data.get(table), table, lines)
    if not found:
        found = check_ids(data, lines) + check_whole(data, lines)
    return [f"Line {line}: {sentence}" for line, sentence in sorted(found)]


def syntax_problem(message: str) -> str:
    """What the reader of TOML says, with the line first."""
    place = re.search(r"\(at line (\d+), column \d+\)", message)
    line = place[1] if place else "1"
    return f"Line {line}: this is no TOML: {message.partition(' (at')[0]}."


Problem = tuple[int, str]  # line, sentence


def check_top(data: Row, lines: Lines) -> list[Problem]:
    """What belongs to no card."""
    found: list[Problem] = []
    if not isinstance(data.get("deck"), str) or not ID.fullmatch(data["deck"]):
        found.append((1, 'the deck needs a name of small letters, as in deck = "mine".'))
    for key in data:
        if key not in ("deck", "rules", *TABLES):
            found.append((lines.of(key, 0), f"there is nothing called {key!r} in a deck."))
    rules = data.get("rules")
    if not isinstance(rules, dict):
        return [*found, (1, "the part [rules] is missing.")]
    for name, (low, high) in RULES.items():
        value = rules.get(name)
        if not is_number(value, low, high):
            sentence = f"{name} should be a whole number from {low} to {high}, not {value!r}."
            found.append((lines.of("rules", 0, name), sentence))
    found += check_lists(rules, lines)
    for key in rules:
        if key not in (*RULES, "booty", "merchandise_vp"):
            found.append((lines.of("rules", 0, key), f"there is no rule called {key!r}."))
    return found


def check_lists(rules: Row, lines: Lines) -> list[Problem]:
    """The rules that are lists."""
    found: list[Problem] = []
    booty = rules.get("booty")
    wanted = [2, 3, 4]
    if not isinstance(booty, list) or [len(row) if is_numbers(row, 9) else 0 for row in booty] != wanted:
        sentence = "booty should be three lists of whole numbers, for 2, 3 and 4 players in turn order."
        found.append((lines.of("rules", 0, "booty"), sentence))
    elif any(sum(row) + 4 * seats > ALPHA for seats, row in zip(wanted, booty)):
        found.append((lines.of("rules", 0, "booty"), f"so much booty is not among the {ALPHA} starting cards."))
    values = rules.get("merchandise_vp")
    if not is_numbers(values, 99) or not values:
        found.append((lines.of("rules", 0, "merchandise_vp"), "merchandise_vp should be a list of whole numbers."))
    return found


def is_number(value: object, low: int, high: int) -> bool:
    """Whether this is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_numbers(value: object, most: int) -> bool:
    """Whether this is a list of whole numbers from 0 to a limit."""
    return isinstance(value, list) and all(is_number(each, 0, most) for each in value)


def check_table(rows: object, table: str, lines: Lines) -> list[Problem]:
    """All cards of one table."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return [(1, f"there should be cards under [[{table}]].")]
    found: list[Problem] = []
    for number, row in enumerate(rows):
        called = row.get("id") if isinstance(row.get("id"), str) else f"{table} card {number + 1}"
        for field, (kind, needed) in FIELDS[table].items():
            wrong = wrong_value(kind, row[field]) if field in row else f"{field} is missing" if needed else ""
            if wrong:
                sentence = f"{called}: {field} {wrong}." if field in row else f"{called}: {wrong}."
                found.append((lines.of(table, number, field), sentence))
        for field in row:
            if field not in FIELDS[table]:
                sentence = f"{called}: a {table} card has no {field!r}; it has {', '.join(FIELDS[table])}."
                found.append((lines.of(table, number, field), sentence))
    return found


def wrong_value(kind: str, value: object) -> str:
    """What is wrong with a field's value; nothing if it is right."""
    if kind == "id":
        right = isinstance(value, str) and bool(ID.fullmatch(value)) and value not in RESERVED_WORDS
        return "" if right else f"should be a short word of small letters, digits and hyphens, not {value!r}"
    if kind == "text":
        return "" if isinstance(value, str) and 0 < len(value) <= 40 else "should be a text of at most 40 letters"
    if kind == "flag":
        return "" if isinstance(value, bool) else f"should be true or false, not {value!r}"
    if kind == "source":
        return "" if value in SOURCES else f"should be {' or '.join(SOURCES)}, not {value!r}"
    if kind == "colour":
        return "" if value in COLOURS else f"should be {' or '.join(COLOURS)}, not {value!r}"
    if kind == "copies":
        return "" if is_number(value, 1, 68) else f"should be a whole number from 1 to 68, not {value!r}"
    if kind == "figure":
        return "" if is_number(value, 0, 30) else f"should be a whole number from 0 to 30, not {value!r}"
    if kind == "kinds":
        right = isinstance(value, list) and all(each in TAKEN for each in value) and len(set(value)) == len(value)
        return "" if right else f"should be a list of {' or '.join(TAKEN)}, not {value!r}"
    names = COLOURS if kind == "resources" else COUNTED
    right = isinstance(value, dict) and all(name in names and is_number(n, 1, 20) for name, n in value.items())
    return "" if right else f"should be like {{ {names[0]} = 1 }}, with {', '.join(names)} and 1 to 20, not {value!r}"


def check_ids(data: Row, lines: Lines) -> list[Problem]:
    """Every card has a name of its own."""
    found: list[Problem] = []
    seen: dict[str, str] = {}
    for table in TABLES:
        for number, row in enumerate(data[table]):
            if row["id"] in seen:
                found.append((lines.of(table, number, "id"), f"{row['id']} stands twice; equal cards are copies."))
            seen[row["id"]] = table
    return found


def check_whole(data: Row, lines: Lines) -> list[Problem]:
    """Whether the cards make a whole game."""
    found: list[Problem] = []
    for table, total in TOTALS.items():
        there = sum(row.get("copies", 1) for row in data[table])
        if there != total:
            found.append((lines.of(table, 0), f"there are {there} {table} cards; there should be {total}."))
    ties = [row for row in data["prestige"] if row.get("first_tie_break", False)]
    if len(ties) != 1 or ties[0].get("copies", 1) < 2:
        found.append((lines.of("prestige", 0), "one Prestige card with two copies or more says first_tie_break."))
    found += check_start(data, lines)
    found += check_reach(data, lines)
    return found


def check_start(data: Row, lines: Lines) -> list[Problem]:
    """Whether every set-up finds its cards, and nobody is stuck at once."""
    history = data["history"]
    begun = lines.of("history", 0)
    found: list[Problem] = []
    alpha = sum(row.get("copies", 1) for row in history if row.get("alpha", False))
    if alpha != ALPHA:
        found.append((begun, f"{alpha} History cards say alpha; the starting cards are {ALPHA}."))
    for flag, number in (("first", 2), ("polis", 3)):
        if sum(row.get(flag, False) for row in history) != number:
            found.append((begun, f"{number} different starting cards say {flag}."))
    for number, row in enumerate(history):
        wanted = MOST_SEATS * (row.get("first", False) + row.get("polis", False))
        if wanted > (row.get("copies", 1) if row.get("alpha", False) else 0):
            sentence = f"{row['id']}: {wanted} starting copies (alpha) are needed for four players."
            found.append((lines.of("history", number, "copies"), sentence))
    for number, row in enumerate(history):
        if row.get("first", False) and not can_begin(row, history):
            sentence = f"{row['id']}: who begins with it and one Booty needs starting cards of two colours in reach."
            found.append((lines.of("history", number), sentence))
    if not any(row.get("ships", 0) for row in history if row.get("polis", False)):
        found.append((begun, "one of the starting cards in the Polis carries a ship."))
    return found


def can_begin(first: Row, history: list[Row]) -> bool:
    """Whether the first turn is possible wherever the marker stands."""
    have = first.get("grants", {})
    reached = set()
    for row in history:
        missing = sum(max(number - have.get(colour, 0), 0) for colour, number in row.get("requires", {}).items())
        if row.get("polis", False) and missing <= 1:
            reached.add(row["colour"])
    return len(reached) >= 2


def check_reach(data: Row, lines: Lines) -> list[Problem]:
    """What the rulebook's examples show must be possible, and the game's numbers must hold it."""
    history = data["history"]
    begun = lines.of("history", 0)
    found: list[Problem] = []
    for kind, number in (("war", 2), ("booty", 2), ("merchandise", 1)):
        there = sum(row.get("copies", 1) for row in history if row.get("per", {}).get(kind, 0) == 1)
        if there < number:
            found.append((begun, f"there are {there} cards with 1 VP per {kind}; the rulebook shows {number}."))
    for kind in TAKEN:
        if not any(kind in row.get("takes", []) for row in history):
            found.append((begun, f"no card takes {kind}."))
    if sum(row.get("copies", 1) * row.get("ships", 0) for row in history) < 6:
        found.append((begun, "there are fewer than six ships; the rulebook shows six in one Domain."))
    for colour in COLOURS:
        granted = sorted(row.get("grants", {}).get(colour, 0) for row in history for _ in range(row.get("copies", 1)))
        if sum(granted[-data["rules"]["last_card"] :]) > MOST:
            found.append((begun, f"the cards grant more {colour} than can be counted."))
    faces = {table: len(data[table]) for table in TABLES}
    in_port = faces["history"] + faces["prestige"] + 1
    actions = 7 + 2 * faces["history"] + 3 * (2 * (faces["prestige"] + 1) + faces["special"]) + 3 * in_port
    if actions > MOST_ACTIONS:
        found.append((begun, "there are too many different cards; make equal ones copies of one."))
    return found
