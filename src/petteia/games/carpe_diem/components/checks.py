"""What does not fit in a file of components, line by line: for the set we ship, and for an owner's own."""

from petteia.games.carpe_diem.components.board import (
    CELL_NAMES,
    DISC_SPACES,
    GOALS,
    GRID,
    GRID_NAMES,
    PHASES,
    ROUNDS,
    SIDE,
    SPACES,
)
from petteia.games.carpe_diem.components.row_check import RowCheck
from petteia.games.carpe_diem.components.row_fields import (
    BACKS,
    BLACK,
    BUILDINGS,
    COUNTED_BY_FOUNTAINS,
    EDGES,
    FIGURES,
    IN_FRAMES,
    KEYS,
    MIDDLE_CELLS,
    MOST_ON_A_TILE,
    RED,
    REWARDED,
    WHITE,
    kind_of,
    pieces_of,
    rows_of,
)
from petteia.games.carpe_diem.terms import (
    COUNTED,
    DWELLINGS,
    KINDS,
    LANDSCAPES,
    MOST_OF_A_KIND,
    REWARDS,
    VILLA,
    WARES,
)
from petteia.kernel.components import ID, Problem, Row
from petteia.kernel.state import MOST_SEATS


def problems_in(text: str) -> list[Problem]:
    """All that is wrong in a file of components, in the order of its lines; nothing if it can be played with."""
    return Check(text).found()


class Check(RowCheck):
    """A file of components while it is being looked through."""

    def everything(self) -> None:
        """Look at every table."""
        for name in self.data:
            if name != "name" and name not in KEYS:
                self.say(name, 0, "", f"There is nothing called {name!r} in a file of components.")
        if not isinstance(self.data.get("name"), str) or not ID.fullmatch(self.data["name"]):
            self.say("", 0, "name", 'The set needs a name of small letters, digits and hyphens: name = "mine".')
        self.figures()
        looks = {
            "table": self.table, "tile": self.tile, "card": self.card, "fountain": self.fountain, "frame": self.frame,
            "panel": self.panel,
        }  # fmt: skip
        for table, look in looks.items():
            for number, row in self.rows(table):
                look(number, row)
            self.different(table, "seats" if table == "table" else "id")
        self.backs()
        self.enough_cards()

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
                    self.say(table, 0, key, f"{key} is {low} by the rules, in every set, not {row[key]!r}.")
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
        """A frame piece: its goals are at different places."""
        goals = row.get("goals")
        if not isinstance(goals, list) or len(goals) != GOALS or not all(isinstance(goal, dict) for goal in goals):
            self.say("frame", number, "goals", f'goals should be {GOALS} of {{ kind = "villa", place = 3, vp = 3 }}.')
            return
        for goal in goals:
            if set(goal) != {"kind", "place", "vp"}:
                self.say("frame", number, "goals", "A goal says its kind, its place and its vp.")
            if goal.get("kind") not in IN_FRAMES:
                self.say("frame", number, "goals", f"{goal.get('kind')!r} cannot lie across a line.")
            self.bounded(number, goal, "place", 1, int(SIDE) - 1)
            self.bounded(number, goal, "vp", 0, 99)
        if len({str(goal.get("place")) for goal in goals}) < len(goals):
            self.say("frame", number, "goals", "The goals of a frame piece are at different places.")

    def bounded(self, number: int, goal: Row, key: str, low: int, high: int) -> None:
        """A figure of a frame goal."""
        value = goal.get(key, low)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.say("frame", number, "goals", f"{key} should be a whole number from {low} to {high}, not {value!r}.")

    def panel(self, number: int, row: Row) -> None:
        """A district panel: the shovel on one of the middle cells, scrolls on others."""
        shovel = self.word("panel", number, row, "shovel", MIDDLE_CELLS)
        scrolls = self.names("panel", number, row, "scrolls", CELL_NAMES)
        board = self.data.get("board")
        wanted = board.get("scrolls") if isinstance(board, dict) else None
        if scrolls and len(scrolls) != wanted:
            self.say("panel", number, "scrolls", f"A panel has {wanted} scrolls, not {len(scrolls)}.")
        if shovel and shovel in scrolls:
            self.say("panel", number, "scrolls", "There is no scroll where the shovel is.")
