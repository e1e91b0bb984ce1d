"""What does not fit in a file of components, line by line: for the set we ship, and for an owner's own."""

from typing import Any, Final

from petteia.games.carpe_diem.components.board import (
    BOARD,
    CELL_NAMES,
    COURSE,
    DISC_SPACES,
    GOALS,
    GRID,
    GRID_NAMES,
    PHASES,
    ROUNDS,
    ROW,
    SCROLLS,
    SIDE,
    SLOTS,
    SPACES,
)
from petteia.games.carpe_diem.terms import (
    COUNTED,
    DWELLINGS,
    EDGE_KINDS,
    FAMILIES,
    KINDS,
    LANDSCAPES,
    MOST_OF_A_KIND,
    REWARDS,
    SINGLES,
    VILLA,
    WARES,
)
from petteia.kernel.components import ID, FileCheck, Problem, Row
from petteia.kernel.state import MOST_SEATS

BACKS: Final = ("A", "B", "C", "D")
RED: Final = ("A", "B")  # backs of cards that are paid
SOURCES: Final = ("rulebook", "derived", "one", "reconstructed", "own")
MIDDLE_CELLS: Final = tuple([
    name for cell, name in enumerate(CELL_NAMES)
    if SIDE // 2 - 1 <= cell % SIDE <= SIDE // 2 and SIDE // 2 - 1 <= cell // SIDE <= SIDE // 2
])  # fmt: skip
REWARDED: Final = ("merchant", "baker", "administrator", "market", "bakery")  # the others bring things of their own
EDGES: Final = KINDS[:EDGE_KINDS]
BUILDINGS: Final = tuple([KINDS[kind] for kind in SINGLES])
IN_FRAMES: Final = KINDS[VILLA:EDGE_KINDS]
COUNTED_BY_FOUNTAINS: Final = (*KINDS[VILLA:], *FAMILIES)

BLACK: Final = int(SLOTS + ROW)  # tiles
WHITE: Final = int(SLOTS * (PHASES - 1))
TABLES: Final = 3  # for two, three and four players
LARGEST_DECK: Final = 62  # of fountain cards, which are sets of bits
MOST_ON_A_TILE: Final = 9  # chimneys

# What a file says once: each key with its least and its largest figure. The moves are made for the course and the
# boards of the set that is shipped.
FIGURES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "course": {key: (number, number) for key, number in COURSE.items() if key != "source"},
    "board": {key: (number, number) for key, number in BOARD.items() if key != "source"},
    "pieces": {
        "cards": (1, 999), "fountain_cards": (1, LARGEST_DECK), "frame_pieces": (4 * MOST_SEATS, 99),
        "panels": (MOST_SEATS, 99),
    },
    "rules": {
        "unfulfilled": (0, 99), "loaves": (1, 20), "bread_move": (1, 20), "longest_landscape": (3, 6),
        "scroll_step": (0, 9), "step_beyond": (0, 9), "drawn": (2, 9), "items": (1, 9),
    },
    "scroll_track": {"last": (1, 99)},
}  # fmt: skip
# The table of [pieces] that says how many pieces a table describes in all.
PIECES: Final = {"card": "cards", "fountain": "fountain_cards", "frame": "frame_pieces", "panel": "panels"}
# Every other table and its keys; those in the second tuple may lack.
KEYS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "tile": (("id", "back"), ("copies", "edges", "building", "chimneys", "source")),
    "card": (("id", "back", "gain"), ("copies", "pay", "have", "source")),
    "fountain": (("kind", "vp"), ("id", "copies", "source")),
    "frame": (("id", "goals"), ("source",)),
    "panel": (("id", "shovel", "scrolls"), ("source",)),
    "table": (("seats", "cards", "empty", "taken", "vp"), ("source",)),
    "villa": (("vp",), ("source",)),
    "reward": (REWARDED, ("source",)),
} | {table: (tuple(figures), ("source",)) for table, figures in FIGURES.items()}


def problems_in(text: str) -> list[Problem]:
    """All that is wrong in a file of components, in the order of its lines; nothing if it can be played with."""
    return Check(text).found()


class Check(FileCheck):
    """A file of components while it is being looked through."""

    def everything(self) -> None:
        """Look at every table."""
        for name in self.data:
            if name != "name" and name not in KEYS:
                self.say(name, 0, "", f"There is nothing called {name!r} in a file of components.")
        if not isinstance(self.data.get("name"), str) or not ID.fullmatch(self.data["name"]):
            self.say("", 0, "name", 'The set needs a name of small letters, digits and hyphens: name = "mine".')
        self.figures()
        for number, row in self.rows("table"):
            self.table(number, row)
        self.different("table", "seats")
        for number, row in self.rows("tile"):
            self.tile(number, row)
        self.different("tile", "id")
        self.backs()
        for number, row in self.rows("card"):
            self.card(number, row)
        self.different("card", "id")
        self.enough_cards()
        for number, row in self.rows("fountain"):
            self.fountain(number, row)
        self.different("fountain", "id")
        for number, row in self.rows("frame"):
            self.frame(number, row)
        self.different("frame", "id")
        for number, row in self.rows("panel"):
            self.panel(number, row)
        self.different("panel", "id")

    # The common parts.

    def rows(self, table: str) -> list[tuple[int, Row]]:
        """The rows of a table that can be looked at, with their numbers; together they describe so many pieces."""
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

    # The tables.

    def figures(self) -> None:
        """What is said once: the course, the boards, the pieces, figures of the rules, rewards, the worth of villas."""
        for table in (*FIGURES, "reward", "villa"):
            row = self.data.get(table)
            if not isinstance(row, dict):
                self.problems.append(Problem(0, f"The file has no table [{table}]."))
                continue
            self.keys(table, 0, row)
            for key, (low, high) in FIGURES.get(table, {}).items():
                if low == high and row.get(key, low) != low:
                    self.say(table, 0, key, f"{key} is {low} in every set, not {row[key]!r}.")
                elif low < high:
                    self.number(table, 0, row, key, low, high)
            if table == "reward":
                for kind in REWARDED:
                    self.amounts(table, 0, row, kind, REWARDS)
        villa = self.data.get("villa")
        vp = villa.get("vp") if isinstance(villa, dict) else [0, 0]
        if not isinstance(vp, list) or len(vp) < 2 or any(type(n) is not int or not 0 <= n <= 99 for n in vp):
            self.say("villa", 0, "vp", f"vp should be a list of whole numbers from 0 to 99, not {vp!r}.")

    def table(self, number: int, row: Row) -> None:
        """The set-up for one number of players."""
        seats = self.number("table", number, row, "seats", 2, MOST_SEATS)
        empty = self.names("table", number, row, "empty", GRID_NAMES)
        cards = self.amounts("table", number, row, "cards", BACKS)
        if sum(cards.values()) != GRID - len(empty):
            self.say("table", number, "cards", f"The grid has {GRID - len(empty)} places, not {sum(cards.values())}.")
        left = [place for place, name in enumerate(GRID_NAMES) if name not in empty]
        discs = [pair for pair in DISC_SPACES if pair[0] in left and pair[1] in left]
        if seats and len(discs) <= PHASES * seats:
            self.say("table", number, "empty", f"{len(discs)} disc spaces are too few for {seats} players.")
        wanted = int(ROUNDS * seats // SPACES)
        if seats and row.get("taken") != wanted:
            self.say(
                "table", number, "taken", f"Of each space, {seats} players take {wanted} tiles in {ROUNDS} rounds."
            )
        vp = row.get("vp")
        if not isinstance(vp, list) or len(vp) != seats or any(type(n) is not int or not 0 <= n <= 99 for n in vp):
            self.say("table", number, "vp", f"vp should be {seats} whole numbers from 0 to 99, not {vp!r}.")

    def tile(self, number: int, row: Row) -> None:
        """A tile: four edges with at most two kinds of parts, or one of the single buildings."""
        back = self.word("tile", number, row, "back", ("white", "black"))
        if ("edges" in row) == ("building" in row):
            self.say("tile", number, "", "A tile has either edges or a building.")
            return
        edges: list[str] = []
        if "building" in row:
            self.word("tile", number, row, "building", BUILDINGS)
        else:
            found = row["edges"]
            if not isinstance(found, list) or len(found) != 4 or any(kind_of(edge) not in EDGES for edge in found):
                self.say("tile", number, "edges", f"edges should be four of {', '.join(EDGES)}.")
                return
            edges = found
            self.parts(number, edges, back)
        self.chimneys(number, row, len({edge for edge in edges if kind_of(edge) == KINDS[VILLA]}))

    def chimneys(self, number: int, row: Row, villas: int) -> None:
        """Chimneys: a number, or where a tile shows several villas a number for each."""
        found = row.get("chimneys", [0] * villas)
        if villas < 2 and not isinstance(found, list):
            if self.number("tile", number, {"chimneys": 0} | row, "chimneys", 0, MOST_ON_A_TILE) and not villas:
                self.say("tile", number, "chimneys", "Only villas have chimneys.")
            return
        right = isinstance(found, list) and len(found) == villas
        if not right or any(type(n) is not int or not 0 <= n <= MOST_ON_A_TILE for n in found):
            self.say("tile", number, "chimneys", f"chimneys should be a list of {villas} numbers, one for each villa.")

    def parts(self, number: int, edges: list[str], back: str) -> None:
        """The parts that a tile's edges belong to."""
        parts = {edge for edge in edges if edge != KINDS[0]}
        kinds = {kind_of(edge) for edge in parts}
        if not kinds:
            self.say("tile", number, "edges", "A tile without a building shows something besides meadow.")
        if len(kinds) > (1 if back == "black" else 2):
            most = "one kind of feature" if back == "black" else "two kinds of features"
            self.say("tile", number, "edges", f"A tile with a {back} back shows at most {most}, not {len(kinds)}.")
        for part in sorted(parts):
            often = edges.count(part)
            kind = KINDS.index(kind_of(part))
            if kind in DWELLINGS and often > 1:
                self.say("tile", number, "edges", f"A dwelling is two tiles: {part} can be on one edge, not {often}.")
            if kind in LANDSCAPES and often > 2:
                self.say("tile", number, "edges", f"A landscape has no forks: {part} can be on two edges, not {often}.")

    def backs(self) -> None:
        """As many tiles of each back as the boards take; no kind of feature more often than can be counted."""
        rows = rows_of(self.data, "tile")
        for back, wanted in (("white", WHITE), ("black", BLACK)):
            found = pieces_of([row for row in rows if row.get("back") == back])
            if found != wanted:
                self.problems.append(Problem(0, f"The set has {found} tiles with a {back} back, not {wanted}."))
        for building in BUILDINGS:
            if pieces_of([row for row in rows if row.get("building") == building]) > MOST_OF_A_KIND:
                self.problems.append(Problem(0, f"The set has more than {MOST_OF_A_KIND} tiles with a {building}."))

        for kind in EDGES[1:]:
            parts = 0
            for row in rows:
                edges = row.get("edges", [])
                shown = {edge for edge in edges if kind_of(edge) == kind} if isinstance(edges, list) else set()
                parts += len(shown) * pieces_of([row])
            if parts // 2 > MOST_OF_A_KIND:
                self.problems.append(Problem(0, f"The set has more than {2 * MOST_OF_A_KIND} parts of a {kind}."))

    def fountain(self, number: int, row: Row) -> None:
        """A fountain card: one kind, or a list of different ones."""
        self.number("fountain", number, row, "vp", 0, 99)
        words = COUNTED_BY_FOUNTAINS
        if isinstance(row.get("kind"), list):
            if not self.names("fountain", number, row, "kind", words):
                self.say("fountain", number, "kind", f"kind should be some of {', '.join(words)}.")
        else:
            self.word("fountain", number, row, "kind", words)

    def card(self, number: int, row: Row) -> None:
        """A scoring card: red cards are paid with wares, green ones count what the district has."""
        back = self.word("card", number, row, "back", BACKS)
        self.amounts("card", number, row, "gain", REWARDS)
        if back and ("pay" in row) != (back in RED):
            self.say("card", number, "back", f"A card with back {back} says {'pay' if back in RED else 'have'}.")
        elif ("pay" in row) == ("have" in row):
            self.say("card", number, "", "A card says either pay or have.")
        elif "pay" in row:
            self.amounts("card", number, row, "pay", WARES)
        else:
            self.amounts("card", number, row, "have", COUNTED[1:])

    def enough_cards(self) -> None:
        """Of each back there are as many cards as any table needs."""
        cards = rows_of(self.data, "card")
        for number, table in enumerate(rows_of(self.data, "table")):
            wanted = table.get("cards", {})
            for back in BACKS:
                needed = wanted.get(back, 0) if isinstance(wanted, dict) else 0
                found = pieces_of([row for row in cards if row.get("back") == back])
                if isinstance(needed, int) and needed > found:
                    self.say("table", number, "cards", f"There are {found} cards with back {back}, not {needed}.")

    def frame(self, number: int, row: Row) -> None:
        """A frame piece: two goals at different places."""
        goals = row.get("goals")
        if not isinstance(goals, list) or len(goals) != GOALS or not all(isinstance(goal, dict) for goal in goals):
            self.say("frame", number, "goals", 'goals should be two of { kind = "villa", place = 3, vp = 3 }.')
            return
        for goal in goals:
            if set(goal) != {"kind", "place", "vp"}:
                self.say("frame", number, "goals", "A goal says its kind, its place and its vp.")
            if goal.get("kind") not in IN_FRAMES:
                self.say("frame", number, "goals", f"{goal.get('kind')!r} cannot lie across a line.")
            self.bounded(number, goal, "place", 1, int(SIDE) - 1)
            self.bounded(number, goal, "vp", 0, 99)
        if goals[0].get("place") == goals[1].get("place"):
            self.say("frame", number, "goals", "The two goals of a frame piece are at different places.")

    def bounded(self, number: int, goal: Row, key: str, low: int, high: int) -> None:
        """A figure of a frame goal."""
        value = goal.get(key, low)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.say("frame", number, "goals", f"{key} should be a whole number from {low} to {high}, not {value!r}.")

    def panel(self, number: int, row: Row) -> None:
        """A district panel: the shovel on one of the middle cells, scrolls on others."""
        shovel = self.word("panel", number, row, "shovel", MIDDLE_CELLS)
        scrolls = self.names("panel", number, row, "scrolls", CELL_NAMES)
        if scrolls and len(scrolls) != SCROLLS:
            self.say("panel", number, "scrolls", f"A panel has {SCROLLS} scrolls, not {len(scrolls)}.")
        if shovel and shovel in scrolls:
            self.say("panel", number, "scrolls", "There is no scroll where the shovel is.")


def kind_of(edge: object) -> str:
    """The kind that an edge shows. A number after it tells parts of one kind apart: "pond" and "pond 2"."""
    if not isinstance(edge, str):
        return ""
    kind, _, part = edge.partition(" ")
    return kind if part in ("", "2", "3", "4") and (kind != KINDS[0] or not part) else ""


def fountain_id(row: Row) -> Any:
    """What a fountain card is called, if not otherwise: after its kinds."""
    kinds = row.get("kind")
    return row.get("id", "-".join([str(kind) for kind in kinds]) if isinstance(kinds, list) else kinds)


def rows_of(data: Row, table: str) -> list[Row]:
    """The rows of a table; none if it is written otherwise."""
    found = data.get(table)
    return found if isinstance(found, list) and all(isinstance(row, dict) for row in found) else []


def pieces_of(rows: list[Row]) -> int:
    """How many pieces some rows describe."""
    return sum([row.get("copies", 1) for row in rows if isinstance(row.get("copies", 1), int)])
