"""What does not fit in a deck's file, line by line: every field, then whether the cards make a whole game.

Nothing is demanded but what the rulebook says of all cards together, and what the engine can count.
"""

import tomllib
from typing import Final

from petteia.games.emporion.components.reader import USUAL, Components
from petteia.games.emporion.terms import ABILITIES, COLOURS, COUNTED
from petteia.kernel.components import (
    LONGEST_ID,
    LONGEST_NAME,
    Fields,
    FileCheck,
    Problem,
    Row,
    is_id,
    is_name,
    is_number,
)
from petteia.kernel.counts import MOST
from petteia.kernel.errors import BadComponents
from petteia.kernel.state import MOST_SEATS

SOURCES: Final = ("rulebook", "reconstructed", "own", "printed")
TABLES: Final = ("history", "prestige", "merchandise", "special")
SEATS: Final = range(2, MOST_SEATS + 1)

COMMON: Final[Fields] = {"id": ("id", True), "name": ("text", False), "source": ("source", True)}
FIELDS: Final[dict[str, Fields]] = {
    "history": COMMON
    | {
        "colour": ("colour", True), "copies": ("copies", False), "alpha": ("flag", False), "first": ("flag", False),
        "polis": ("flag", False), "requires": ("resources", False), "grants": ("resources", False),
        "ships": ("figure", False), "takes": ("kinds", False), "vp": ("figure", False), "per": ("counted", False),
        "first_tie_break": ("flag", False),
    },
    "prestige": COMMON
    | {
        "copies": ("copies", False), "requires": ("resources", True), "vp": ("figure", True),
        "first_tie_break": ("flag", False),
    },
    "merchandise": COMMON | {"copies": ("copies", False)},
    "special": COMMON
    | {
        "requires": ("resources", True), "booty": ("figure", True), "vp": ("figure", True),
        "first_tie_break": ("flag", False),
    },
}  # fmt: skip

# Rules with their lowest and highest value. There are no more than two places for reserved cards (Domain in state.py).
RULES: Final = {
    "last_card": (2, 40), "drachmas": (0, 2), "reserved_vp": (-9, 0), "port": (4, 4), "most_ships": (1, 4),
    "merchandise_trade": (0, 20),
}  # fmt: skip
LISTS: Final = ("booty", "merchandise_vp")
MOST_EACH: Final = 20  # resources, or VP for each card of a kind, on one card
MOST_FIGURE: Final = 30  # ships, VP or Booty on one card


def copies_of(row: Row) -> int:
    return int(row.get("copies", 1))


def copies_in(rows: list[Row]) -> int:
    return sum(copies_of(row) for row in rows)


# As many cards as in the game: the deck that is shipped keeps to the rulebook's list.
TOTALS: Final = {
    "history": sum(USUAL.copies[: USUAL.histories]),
    "prestige": sum(USUAL.copies[USUAL.histories : USUAL.goods]),
    "merchandise": sum(USUAL.copies[USUAL.goods : USUAL.specials]),
    "special": sum(USUAL.copies[USUAL.specials :]),
}


def read_components(text: str) -> Components:
    """The deck in a file's text; BadComponents with the first thing that is wrong in it."""
    found = problems_in(text)
    if found:
        raise BadComponents(found[0].sentence())
    return Components(tomllib.loads(text))


def problems_in(text: str) -> list[Problem]:
    """All that is wrong in a deck's file, in the order of its lines; nothing if it can be played with."""
    return Check(text).found()


class Check(FileCheck):
    """A deck's file while it is being looked through."""

    def everything(self) -> None:
        """First every field; only then what the cards are together."""
        self.top()
        self.rules()
        for table in TABLES:
            self.table(table)
        if not self.problems:
            self.ids()
            self.totals()
            self.start()
        if not self.problems:
            self.counts()

    def top(self) -> None:
        """The deck's name, and the parts of the file."""
        name = self.data.get("name")
        if not is_id(name):
            self.say("", 0, "name", 'The deck needs a name of small letters, digits and hyphens: name = "mine".')
        for key in self.data:
            if key not in ("name", "rules") and key not in TABLES:
                self.say(key, 0, "", f"There is nothing called {key!r} in a deck.")

    def rules(self) -> None:
        """The figures that belong to no card."""
        rules = self.data.get("rules")
        if not isinstance(rules, dict):
            self.say("rules", 0, "", "The part [rules] is missing.")
            return
        for name, (low, high) in RULES.items():
            value = rules.get(name)
            if not is_number(value, low, high):
                self.say("rules", 0, name, f"{name} should be a whole number from {low} to {high}, not {value!r}.")
        for name in rules:
            if name not in RULES and name not in LISTS:
                self.say("rules", 0, name, f"There is no rule called {name!r}.")
        self.booty(rules.get("booty"))
        if not is_numbers(rules.get("merchandise_vp"), 99):
            self.say("rules", 0, "merchandise_vp", "merchandise_vp should be a list of whole numbers.")

    def booty(self, rows: object) -> None:
        """Booty at the start: a number for everybody."""
        lengths = [len(row) if is_numbers(row, 9) else 0 for row in rows] if isinstance(rows, list) else []
        if lengths != list(SEATS):
            self.say("rules", 0, "booty", "booty should be three lists of numbers: for 2, for 3 and for 4 players.")

    def table(self, table: str) -> None:
        """All cards of one table, field by field."""
        rows = self.data.get(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.say(table, 0, "", f"There should be cards under [[{table}]].")
            return
        for number, row in enumerate(rows):
            called = row["id"] if is_id(row.get("id")) else f"{table} card {number + 1}"
            self.fields(table, number, row, called, FIELDS[table], wrong_value)

    def ids(self) -> None:
        """Every card has an id of its own, and none that means something else in a move."""
        seen: set[str] = set()
        for table in TABLES:
            for number, row in enumerate(self.data[table]):
                name = row["id"]
                if name in seen:
                    self.say(table, number, "id", f"{name} stands here twice; equal cards are copies of one.")
                if name == "merchandise" and table != name:
                    self.say(table, number, "id", f"{name}: this word means all Merchandise.")
                seen.add(name)

    def totals(self) -> None:
        """As many cards of each kind as the rulebook counts, and one that decides ties."""
        for table, total in TOTALS.items():
            there = copies_in(self.data[table])
            if there != total:
                self.say(table, 0, "", f"There are {there} {table} cards; there should be {total}.")
        ties = sum(row.get("first_tie_break", False) for table in TABLES for row in self.data[table])
        if ties != 1:
            self.say("prestige", 0, "", f"{ties} cards have first_tie_break = true; there should be 1.")

    def start(self) -> None:
        """Every set-up finds its cards."""
        history = self.data["history"]
        for flag, shipped in (("first", USUAL.first), ("polis", USUAL.polis)):
            there = sum(row.get(flag, False) for row in history)
            if there != len(shipped):
                self.say("history", 0, "", f"{there} cards have {flag} = true; there should be {len(shipped)}.")
        for number, row in enumerate(history):
            wanted = MOST_SEATS * (row.get("first", False) + row.get("polis", False))
            if wanted > (copies_of(row) if row.get("alpha", False) else 0):
                self.say("history", number, "copies", f"{row['id']}: four players need {wanted} starting copies.")
        starting = copies_in([row for row in history if row.get("alpha", False)])
        for seats, booty in zip(SEATS, self.data["rules"]["booty"]):
            needed = seats * (1 + len(USUAL.polis)) + sum(booty)
            if starting < needed:
                sentence = f"{seats} players need {needed} starting cards (alpha = true), Booty included"
                self.say("rules", 0, "booty", f"{sentence}; there are {starting}.")
        rest, port = copies_in(history) - starting, self.data["rules"]["port"]
        if rest < port:
            self.say("history", 0, "", f"{rest} History cards are no starting cards; the Port needs {port}.")

    def counts(self) -> None:
        """The engine can count what a Domain grants."""
        history = self.data["history"]
        for colour in COLOURS:
            granted = sorted(row.get("grants", {}).get(colour, 0) for row in history for _ in range(copies_of(row)))
            if sum(granted[-self.data["rules"]["last_card"] :]) > MOST:
                self.say("history", 0, "", f"The cards of one Domain could grant more than {MOST} {colour}.")


def is_numbers(value: object, most: int) -> bool:
    """Whether this is a list of whole numbers from 0 to a limit, and not an empty one."""
    return isinstance(value, list) and len(value) > 0 and all(is_number(each, 0, most) for each in value)


def is_table(value: object, names: tuple[str, ...]) -> bool:
    """Whether this is like { war = 1 }."""
    return isinstance(value, dict) and all(name in names and is_number(n, 1, MOST_EACH) for name, n in value.items())


def is_list(value: object, names: tuple[str, ...]) -> bool:
    """Whether this lists some of the names, none twice."""
    return isinstance(value, list) and all(name in names and value.count(name) == 1 for name in value)


def wrong_value(kind: str, value: object) -> str:
    """What a field's value should be; nothing if it is right."""
    most = max(TOTALS.values())
    like = "like { war = 1 }"
    found = {
        "id": (is_id(value), f"small letters, digits and hyphens, {LONGEST_ID} at most"),
        "text": (is_name(value), f"a text of at most {LONGEST_NAME} letters"),
        "flag": (isinstance(value, bool), "true or false"),
        "source": (value in SOURCES, f"{' or '.join(SOURCES)}"),
        "colour": (value in COLOURS, f"{' or '.join(COLOURS)}"),
        "copies": (is_number(value, 1, most), f"a whole number from 1 to {most}"),
        "figure": (is_number(value, 0, MOST_FIGURE), f"a whole number from 0 to {MOST_FIGURE}"),
        "kinds": (is_list(value, ABILITIES), f"a list of {' and '.join(ABILITIES)}"),
        "resources": (is_table(value, COLOURS), f"{like}, of {', '.join(COLOURS)}, 1 to {MOST_EACH}"),
        "counted": (is_table(value, COUNTED), f"{like}, of {', '.join(COUNTED)}, 1 to {MOST_EACH}"),
    }
    right, sentence = found[kind]
    return "" if right else sentence
