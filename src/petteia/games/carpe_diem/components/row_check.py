"""Looking through the rows of a file of components: keys, numbers, words, lists."""

from petteia.games.carpe_diem.components.row_fields import (
    BLACK,
    KEYS,
    PIECES,
    SOURCES,
    TABLES,
    WHITE,
    fountain_id,
    rows_of,
)
from petteia.kernel.components import ID, FileCheck, Problem, Row


class RowCheck(FileCheck):
    """What is looked at alike in every table."""

    def rows(self, table: str) -> list[tuple[int, Row]]:
        """The rows of a table that can be looked at, with their numbers; together they describe all its pieces."""
        found = rows_of(self.data, table)
        if table in self.data and not found:
            self.say(table, 0, "", f"Every piece of the table {table} begins with a line [[{table}]].")
            return []
        pieces = 0
        for number, row in enumerate(found):
            self.keys(table, number, row)
            if "copies" in KEYS[table][1]:
                pieces += self.number(table, number, {"copies": 1} | row, "copies", 1, 99)
            else:
                pieces += 1
        wanted = self.pieces(table)
        if wanted and pieces != wanted:
            self.problems.append(Problem(0, f"The set has {pieces} pieces of the table {table}, not {wanted}."))
        return list(enumerate(found))

    def pieces(self, table: str) -> int:
        """How many pieces a table has to describe; 0 if the file does not say it."""
        if table not in PIECES:
            return BLACK + WHITE if table == "tile" else TABLES
        row = self.data.get("pieces")
        number = row.get(PIECES[table]) if isinstance(row, dict) else 0
        return number if isinstance(number, int) else 0

    def keys(self, table: str, number: int, row: Row) -> None:
        """A row says all it has to, and nothing unknown."""
        needed, more = KEYS[table]
        for key in needed:
            if key not in row:
                self.say(table, number, "", f"This {table} does not say its {key}.")
        for key in row:
            if key not in needed and key not in more:
                self.say(table, number, key, f"A {table} has no {key!r}; it has {', '.join(needed + more)}.")
        if "source" in row:
            self.word(table, number, row, "source", SOURCES)

    def number(self, table: str, number: int, row: Row, key: str, low: int, high: int) -> int:
        """A whole number within its bounds; 0 if it is none."""
        value = row.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if key in row:
            self.say(table, number, key, f"{key} should be a whole number from {low} to {high}, not {value!r}.")
        return 0

    def word(self, table: str, number: int, row: Row, key: str, words: tuple[str, ...]) -> str:
        """One of some words; nothing if it is none."""
        value = row.get(key)
        if isinstance(value, str) and value in words:
            return value
        if key in row:
            self.say(table, number, key, f"{key} should be one of {', '.join(words)}, not {value!r}.")
        return ""

    def amounts(self, table: str, number: int, row: Row, key: str, words: tuple[str, ...]) -> dict[str, int]:
        """Counts by name, as in { coin = 1, step = 2 }; those that are right."""
        value = row.get(key)
        if not isinstance(value, dict) or not value:
            self.say(table, number, key, f"{key} should be written as {{ {words[0]} = 2 }}, not {value!r}.")
            return {}
        right: dict[str, int] = {}
        for name, amount in value.items():
            if name not in words:
                self.say(table, number, key, f"{key} speaks of {name!r}, which is none of {', '.join(words)}.")
            elif isinstance(amount, bool) or not isinstance(amount, int) or not 1 <= amount <= 20:
                self.say(table, number, key, f"{name} should be a whole number from 1 to 20, not {amount!r}.")
            else:
                right[name] = amount
        return right

    def names(self, table: str, number: int, row: Row, key: str, words: tuple[str, ...]) -> list[str]:
        """A list of different names."""
        value = row.get(key)
        if not isinstance(value, list):
            if key in row:
                self.say(table, number, key, f"{key} should be a list, not {value!r}.")
            return []
        wrong = [name for name in value if name not in words]
        for name in wrong:
            self.say(table, number, key, f"{key} names {name!r}; it can name {words[0]} to {words[-1]}.")
        if not wrong and len(set(value)) != len(value):
            self.say(table, number, key, f"{key} names something twice.")
        return [] if wrong else value

    def different(self, table: str, key: str) -> None:
        """No two rows have the same name; a name is a word."""
        seen: list[object] = []
        for number, row in enumerate(rows_of(self.data, table)):
            name = fountain_id(row) if table == "fountain" else row.get(key)
            if key == "id" and name is not None and not (isinstance(name, str) and ID.fullmatch(name)):
                self.say(table, number, key, f"An id has small letters, digits and hyphens, not {name!r}.")
            if name is not None and name in seen:
                self.say(
                    table,
                    number,
                    key if key in row else "kind",
                    f"Another {table} has the {key} {name!r}; equal ones are copies.",
                )
            seen.append(name)
