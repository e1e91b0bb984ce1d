"""What does not fit in a deck's file, line by line: every field, then whether the cards make a whole game."""

from typing import Final

from petteia.games.emporion.terms import COLOURS, COUNTED, MOST_ACTIONS
from petteia.kernel.components import ID, FileCheck, Problem, Row
from petteia.kernel.counts import MOST

SOURCES: Final = ("rulebook", "reconstructed", "own", "printed")
TABLES: Final = ("history", "prestige", "merchandise", "special")
TAKEN: Final = ("prestige", "merchandise")
LONGEST_ID: Final = 24
LONGEST_NAME: Final = 40
MOST_SEATS: Final = 4

# Fields of a card: the kind of value, and whether every card of the table says it.
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

# Rules with their lowest and highest value, and how many cards there are.
RULES: Final = {
    "last_card": (2, 40), "drachmas": (0, 2), "reserved_vp": (-9, 0), "port": (4, 4), "most_ships": (1, 4),
    "merchandise_trade": (0, 20),
}  # fmt: skip
LISTS: Final = ("booty", "merchandise_vp")
TOTALS: Final = {"history": 68, "prestige": 18, "merchandise": 14, "special": 4}
ALPHA: Final = 26
MOST_SHIPS_SHOWN: Final = 6  # in one Domain, in an example of the rulebook
MULTIPLIERS_SHOWN: Final = (("war", 2), ("booty", 2), ("merchandise", 1))


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
            self.reach()

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
        """Booty at the start, which comes from the starting cards that are left."""
        seats = (2, 3, 4)
        lengths = [len(row) if is_numbers(row, 9) else 0 for row in rows] if isinstance(rows, list) else []
        if lengths != list(seats):
            self.say("rules", 0, "booty", "booty should be three lists of numbers: for 2, for 3 and for 4 players.")
            return
        for number, row in zip(seats, self.data["rules"]["booty"]):
            if sum(row) + 4 * number > ALPHA:
                self.say("rules", 0, "booty", f"So much booty is not left of {ALPHA} cards with {number} players.")

    def table(self, table: str) -> None:
        """All cards of one table, field by field."""
        rows = self.data.get(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.say(table, 0, "", f"There should be cards under [[{table}]].")
            return
        for number, row in enumerate(rows):
            called = row["id"] if is_id(row.get("id")) else f"{table} card {number + 1}"
            for field, (kind, needed) in FIELDS[table].items():
                if field in row:
                    wrong = wrong_value(kind, row[field])
                    if wrong:
                        self.say(table, number, field, f"{called}: {field} {wrong}, not {row[field]!r}.")
                elif needed:
                    self.say(table, number, field, f"{called}: {field} is missing.")
            for field in row:
                if field not in FIELDS[table]:
                    known = ", ".join(FIELDS[table])
                    self.say(table, number, field, f"{called}: a {table} card has no {field!r}; it has {known}.")

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
            there = sum(copies_of(row) for row in self.data[table])
            if there != total:
                self.say(table, 0, "", f"There are {there} {table} cards; there should be {total}.")
        ties = [row for row in self.data["prestige"] if row.get("first_tie_break", False)]
        if len(ties) != 1 or copies_of(ties[0]) < 2:
            self.say("prestige", 0, "", "One Prestige card, with two copies or more, has first_tie_break = true.")

    def start(self) -> None:
        """Every set-up finds its cards, and nobody is stuck at once."""
        history = self.data["history"]
        alpha = sum(copies_of(row) for row in history if row.get("alpha", False))
        if alpha != ALPHA:
            self.say("history", 0, "", f"There are {alpha} starting cards (alpha = true); there should be {ALPHA}.")
        for flag, number in (("first", 2), ("polis", 3)):
            there = sum(row.get(flag, False) for row in history)
            if there != number:
                self.say("history", 0, "", f"{there} cards have {flag} = true; there should be {number}.")
        for number, row in enumerate(history):
            wanted = MOST_SEATS * (row.get("first", False) + row.get("polis", False))
            if wanted > (copies_of(row) if row.get("alpha", False) else 0):
                self.say("history", number, "copies", f"{row['id']}: four players need {wanted} starting copies.")
            if row.get("first", False) and not can_begin(row, history):
                sentence = "who begins with it and one Booty needs starting cards of two colours within reach"
                self.say("history", number, "", f"{row['id']}: {sentence}.")
        if not any(row.get("ships", 0) for row in history if row.get("polis", False)):
            self.say("history", 0, "", "No starting card carries a ship.")

    def reach(self) -> None:
        """What the rulebook's examples show is possible, and the engine can count it."""
        history = self.data["history"]
        for kind, number in MULTIPLIERS_SHOWN:
            there = sum(copies_of(row) for row in history if row.get("per", {}).get(kind, 0) == 1)
            if there < number:
                sentence = f"There are {there} cards with 1 VP per {kind}; the rulebook shows {number}."
                self.say("history", 0, "", sentence)
        for kind in TAKEN:
            if not any(kind in row.get("takes", []) for row in history):
                self.say("history", 0, "", f"No card takes {kind}.")
        if sum(copies_of(row) * row.get("ships", 0) for row in history) < MOST_SHIPS_SHOWN:
            self.say("history", 0, "", f"There are fewer than {MOST_SHIPS_SHOWN} ships.")
        for colour in COLOURS:
            granted = sorted(row.get("grants", {}).get(colour, 0) for row in history for _ in range(copies_of(row)))
            if sum(granted[-self.data["rules"]["last_card"] :]) > MOST:
                self.say("history", 0, "", f"The cards of one Domain could grant more than {MOST} {colour}.")
        if self.actions() > MOST_ACTIONS:
            self.say("history", 0, "", "There are too many different cards; make equal ones copies of one.")

    def actions(self) -> int:
        """How many actions a game with this deck has (reader.py numbers them)."""
        history, prestige, special = (len(self.data[table]) for table in ("history", "prestige", "special"))
        progress = prestige + 1
        return 7 + 2 * history + 3 * (2 * progress + special) + 3 * (history + progress)


def copies_of(row: Row) -> int:
    """How many there are of a card."""
    return int(row.get("copies", 1))


def can_begin(first: Row, history: list[Row]) -> bool:
    """Whether the first turn is possible wherever the marker stands."""
    have = first.get("grants", {})
    reached = set()
    for row in history:
        missing = sum(max(number - have.get(colour, 0), 0) for colour, number in row.get("requires", {}).items())
        if row.get("polis", False) and missing <= 1:
            reached.add(row["colour"])
    return len(reached) >= 2


def is_id(value: object) -> bool:
    """Whether this can be a card's id."""
    return isinstance(value, str) and ID.fullmatch(value) is not None and len(value) <= LONGEST_ID


def is_text(value: object) -> bool:
    """Whether this can be a card's name: one line of visible letters."""
    return isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= LONGEST_NAME and value.isprintable()


def is_number(value: object, low: int, high: int) -> bool:
    """Whether this is a whole number within its bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_numbers(value: object, most: int) -> bool:
    """Whether this is a list of whole numbers from 0 to a limit, and not an empty one."""
    return isinstance(value, list) and len(value) > 0 and all(is_number(each, 0, most) for each in value)


def is_table(value: object, names: tuple[str, ...]) -> bool:
    """Whether this is like { war = 1 }."""
    return isinstance(value, dict) and all(name in names and is_number(n, 1, 20) for name, n in value.items())


def is_list(value: object, names: tuple[str, ...]) -> bool:
    """Whether this lists some of the names, none twice."""
    return isinstance(value, list) and all(name in names and value.count(name) == 1 for name in value)


def wrong_value(kind: str, value: object) -> str:
    """What a field's value should be; nothing if it is right."""
    found = {
        "id": (is_id(value), f"should be small letters, digits and hyphens, {LONGEST_ID} at most"),
        "text": (is_text(value), f"should be a text of at most {LONGEST_NAME} letters"),
        "flag": (isinstance(value, bool), "should be true or false"),
        "source": (value in SOURCES, f"should be {' or '.join(SOURCES)}"),
        "colour": (value in COLOURS, f"should be {' or '.join(COLOURS)}"),
        "copies": (is_number(value, 1, 68), "should be a whole number from 1 to 68"),
        "figure": (is_number(value, 0, 30), "should be a whole number from 0 to 30"),
        "kinds": (is_list(value, TAKEN), f"should be a list of {' and '.join(TAKEN)}"),
        "resources": (is_table(value, COLOURS), f"should be like {{ war = 1 }}, of {', '.join(COLOURS)}, 1 to 20"),
        "counted": (is_table(value, COUNTED), f"should be like {{ war = 1 }}, of {', '.join(COUNTED)}, 1 to 20"),
    }
    right, sentence = found[kind]
    return "" if right else sentence
