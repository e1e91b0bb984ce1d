"""What does not fit in an owner's file of components, line by line: every field, then whether it makes a whole game."""

import tomllib
from typing import Final

from petteia.games.khora.components.reader import Components, both_sets
from petteia.games.khora.components.row_fields import (
    FIELDS,
    MOST_GAIN,
    NAMED,
    OF_KIND,
    PLACES,
    PRICED,
    is_list,
    is_rows,
    is_table,
    is_token,
    wrong_value,
)
from petteia.games.khora.components.row_tuples import chosen
from petteia.games.khora.terms import (
    DEVELOPMENTS,
    LEGISLATION_TILE,
    MILITARY_TILE,
    RESOURCES,
    SOURCES,
    TILES,
    TRACKS,
    TRIGGERS,
    VALUES,
)
from petteia.kernel.bits import MOST_MEMBERS
from petteia.kernel.components import Fields, FileCheck, Problem, Row, is_id, is_number, plain_text
from petteia.kernel.errors import BadComponents
from petteia.kernel.state import MOST_SEATS

# The whole figures of the tables that are there once, each with its lowest and highest value.
MOST_ROUNDS: Final = 15
MOST_DRAWN: Final = 5

Bounds = dict[str, tuple[int, int]]
NUMBERS: Final[dict[str, Bounds]] = {
    "rules": {"rounds": (2, MOST_ROUNDS), "dealt": (1, 10), "sides": (2, 12), "knowledge_price": (0, MOST_GAIN)},
    "start": {"dice": (1, 3)} | dict.fromkeys(RESOURCES[:-1], (0, MOST_GAIN)),
    "caps": {"track": (2, 12), "citizens": (1, 60), "troops": (1, 60), "taxes": (1, 30), "glory": (1, 30)},
    "philosophy": {"citizens": (1, MOST_GAIN), "tokens_for_knowledge": (1, 9), "levels": (1, 3)},
    "persepolis": {"requires": (0, 60), "loses": (0, 60)},
}
# What each action brings: gains that are always the same, and gains by the level of a track.
TILE_GAINS: Final[tuple[str, ...]] = ("philosophy", "citizens", "", "drachma", "", "", "")
TILE_GAINS_PER: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("", ""),
    ("vp", "culture"),
    ("drachma", "economy"),
    ("troops", "military"),
)

EVENT_QUESTIONS: Final = (
    "all_lose_knowledge", "fewest_discard", "most_advance", "all_advance", "most_politics", "all_action",
)  # fmt: skip
CARD_QUESTIONS: Final = ("different_levels", "learn", "recall", "choose", "actions")
SHARED: Final = (  # words that all who say them say alike
    "knowledge_price", "discount", "progress_discount", "progress_levels", "loss_less", "explorations", "swap",
)  # fmt: skip
TABLES: Final = (*NUMBERS, "tile", "track", "reward", *FIELDS, "politics")


def problems_in(text: str) -> list[Problem]:
    """All that is wrong in a file, in the order of its lines; nothing if it can be played with."""
    return Check(text).found()


def read_components(text: str) -> dict[str, Components]:
    """The sets of an owner's file by their values; BadComponents with the first thing that is wrong in it."""
    problems = problems_in(text)
    if problems:
        more = f" ({len(problems) - 1} more)" if len(problems) > 1 else ""
        raise BadComponents(problems[0].sentence() + more)
    sets = both_sets(tomllib.loads(text))
    for components in sets.values():
        components.own_text = plain_text(text)
    return sets


class Check(FileCheck):
    """A file of components while it is being looked through."""

    def everything(self) -> None:
        """First every field; only then what the pieces are together."""
        if not is_id(self.data.get("name")):
            self.say("", 0, "name", 'The set needs a name of small letters, digits and hyphens: name = "mine".')
        for key in self.data:
            if key != "name" and key not in TABLES:
                self.say(key, 0, "", f"There is nothing called {key!r} in a file of components.")
        for table in (*NUMBERS, "tile", "track", "reward"):
            if not isinstance(self.data.get(table), dict):
                self.problems.append(Problem(0, f"The file has no table [{table}]."))
        for table in (*FIELDS, "politics"):
            if not is_rows(self.data.get(table)):
                self.problems.append(Problem(0, f"There should be pieces under [[{table}]]."))
        if not self.problems:
            self.figures()
            self.pieces()
        if not self.problems:
            self.together()
        if not self.problems:
            self.within_limits()

    def figures(self) -> None:
        """The tables that are there once."""
        for table, bounds in NUMBERS.items():
            row = self.data[table]
            for name, (low, high) in bounds.items():
                self.number(table, row, name, low, high)
            for name in row:
                if name not in bounds and name not in ("source", "id", "majors"):
                    self.say(table, 0, name, f"{name!r} says nothing here; [{table}] has {', '.join(bounds)}.")
        majors = self.data["persepolis"].get("majors")
        if wrong_value("knowledge", majors) or not majors or not is_token(self.data["persepolis"].get("id")):
            self.say("persepolis", 0, "majors", "Persepolis has an id, and majors = { red = 1, blue = 1, green = 1 }.")
        self.tiles()
        self.tracks()
        alone, shared = (self.data["reward"].get(key) for key in ("alone", "shared"))
        if wrong_value("gains", alone) or sorted(alone) != ["glory", "taxes"]:
            self.say("reward", 0, "alone", "alone should be { taxes = 1, glory = 1 }, with whole numbers.")
        if wrong_value("gains", shared) or len(shared) != 1:
            self.say("reward", 0, "shared", "shared should be one gain, as { taxes = 1 }.")

    def number(self, table: str, row: Row, name: str, low: int, high: int) -> None:
        """A whole number within its bounds."""
        if not is_number(row.get(name), low, high):
            what = f"{name} should be a whole number from {low} to {high}, not {row.get(name)!r}."
            self.say(table, 0, name, what)

    def tiles(self) -> None:
        """The seven actions; what they lead to is a rule, not a figure."""
        for number, tile in enumerate(TILES):
            row = self.data["tile"].get(tile, {})
            pattern: Row = {}
            if TILE_GAINS[number]:
                pattern["gain"] = {TILE_GAINS[number]: 1}
            if number <= MILITARY_TILE and TILE_GAINS_PER[number][0]:
                resource, per = TILE_GAINS_PER[number]
                pattern["gain_per"] = [{"resource": resource, "amount": 1, "per": per}]
            if number == LEGISLATION_TILE:
                pattern["draw"] = 1
            if not same_shape(row, pattern):
                self.say(f"tile.{tile}", 0, "", f"{tile} should say {pattern}, with numbers up to {MOST_GAIN}.")
            elif number == LEGISLATION_TILE and not 1 <= row["draw"] <= MOST_DRAWN:
                self.say(f"tile.{tile}", 0, "draw", f"draw should be from 1 to {MOST_DRAWN}.")

    def tracks(self) -> None:
        """Costs and gains of every level but the first."""
        levels = self.data["caps"].get("track")
        for track in TRACKS:
            row = self.data["track"].get(track, {})
            costs, gains = row.get("cost"), row.get("gain")
            if not is_list(costs) or len(costs) + 1 != levels or any(wrong_value("cost", cost) for cost in costs):
                self.say(f"track.{track}", 0, "cost", "cost should be a list of numbers, one for each level from 2 up.")
            allowed = RESOURCES if track == "culture" else RESOURCES[:-1]
            right = is_list(gains) and len(gains) + 1 == levels and all(is_table(gain, allowed) for gain in gains)
            sources = row.get("sources")
            if not is_list(sources) or len(sources) + 1 != levels or any(name not in SOURCES for name in sources):
                self.say(f"track.{track}", 0, "sources", "sources should name one for each level from 2 up.")
            if not right:
                self.say(f"track.{track}", 0, "gain", "gain should list { vp = 5 } or {} for each level from 2 up.")

    def pieces(self) -> None:
        """Every row of the other tables, field by field, with its revised figures too."""
        for table, fields in FIELDS.items():
            for number, row in enumerate(self.data[table]):
                for values in VALUES if "revised" in row else VALUES[:1]:
                    self.fields(table, number, revised(row, values), called(table, number, row), fields, wrong_value)
        for number, row in enumerate(self.data["politics"]):
            self.priced("politics", number, row, NAMED)
        number = 0
        for row in self.data["city"]:
            for development in row["development"] if is_rows(row.get("development")) else []:
                self.priced("city.development", number, development, {})
                number += 1

    def priced(self, table: str, number: int, row: Row, more: Fields) -> None:
        """A card or a development: its price, and the verbs of its kind."""
        for values in VALUES if "revised" in row else VALUES[:1]:
            said = revised(row, values)
            verbs = OF_KIND.get(str(said.get("kind")), {})
            self.fields(table, number, said, called(table, number, said), more | PRICED | verbs, wrong_value)
            if not any(verb in said for verb in verbs):
                self.say(table, number, "kind", f"{called(table, number, row)}: it does nothing.")

    # What the pieces are together.

    def together(self) -> None:
        """Every name once, one question at a time, and enough of everything."""
        seen: set[str] = set()
        for table in (*FIELDS, "politics"):
            for number, row in enumerate(self.data[table]):
                if row["id"] in seen:
                    self.say(table, number, "id", f"{row['id']}: something else has this id.")
                seen.add(row["id"])
        for number, row in enumerate(self.data["event"]):
            self.event(number, row)
        for number, row in enumerate(self.data["politics"]):
            self.effects("politics", number, row)
            if "swap" in row:
                self.say("politics", number, "swap", f"{row['id']}: only a development can swap.")
        number = 0
        for place, city in enumerate(self.data["city"]):
            for row in city["development"]:
                self.effects("city.development", number, row)
                number += 1
            if len(city["development"]) != DEVELOPMENTS:
                self.say("city", place, "", f"{city['id']}: a city has {DEVELOPMENTS} developments.")
        self.alike()
        self.enough()

    def event(self, number: int, row: Row) -> None:
        """An event asks at most one question, and says what its gain is for."""
        asks = [word for word in EVENT_QUESTIONS if word in row]
        if len(asks) > 1:
            self.say("event", number, asks[1], f"{row['id']}: an event asks one thing, not {' and '.join(asks)}.")
        if ("gain" in row) != ("roll_at_most" in row or "all_lose_knowledge" in row):
            why = "gain goes with roll_at_most or all_lose_knowledge, and they with it"
            self.say("event", number, "gain", f"{row['id']}: {why}.")
        if not any(word in row for word in FIELDS["event"] if word not in ("id", "name", "source", "place", "revised")):
            self.say("event", number, "", f"{row['id']}: it does nothing.")

    def effects(self, table: str, number: int, row: Row) -> None:
        """A card or development has one trigger at most, and asks one question at most."""
        name = called(table, number, row)
        triggers = [word for word in TRIGGERS if word in row]
        if len(triggers) > 1:
            self.say(table, number, triggers[1], f"{name}: one occasion is enough, not {' and '.join(triggers)}.")
        if "only_if" in row and not triggers:
            self.say(table, number, "only_if", f"{name}: only_if is a condition on the gain of an occasion.")
        asks = [word for word in CARD_QUESTIONS if word in row]
        if len(asks) > 1:
            self.say(table, number, asks[1], f"{name}: it can ask one thing, not {' and '.join(asks)}.")

    def alike(self) -> None:
        """What must be the same for all who say it, so that it need not be compared in the game."""
        for values in VALUES:
            rows = [chosen(row, values) for row in priced_rows(self.data)]
            for word in SHARED:
                said = [row[word] for row in rows if word in row]
                problem = Problem(0, f"All that say {word!r} should say the same, not {said}.")
                if any(each != said[0] for each in said) and problem not in self.problems:
                    self.problems.append(problem)
        if sum("choose" in row for row in priced_rows(self.data)) > 1:
            self.problems.append(Problem(0, "Only one card or development can let its owner choose."))
        if any("choose" in row.get("revised", {}) for row in priced_rows(self.data)):
            self.problems.append(Problem(0, "The choices of a card are the same with revised values."))

    def enough(self) -> None:
        """Cards for everybody, cities, and an event for every round."""
        rules, cards, events = self.data["rules"], len(self.data["politics"]), self.data["event"]
        if cards < MOST_SEATS * rules["dealt"]:
            self.problems.append(Problem(0, f"{cards} politics cards are too few for {MOST_SEATS} players."))
        if len(self.data["city"]) < MOST_SEATS:
            self.problems.append(Problem(0, f"{len(self.data['city'])} cities are too few for {MOST_SEATS} players."))
        for place in PLACES:
            there = sum(row.get("place") == place for row in events)
            if there != 1:
                self.problems.append(Problem(0, f'{there} events say place = "{place}"; there should be one.'))
        between = len(events) - len(PLACES)
        if between < rules["rounds"] - len(PLACES):
            self.problems.append(Problem(0, f"{len(events)} events are too few for {rules['rounds']} rounds."))

    def within_limits(self) -> None:
        """What the engine can count: a set is one integer. With the largest sets there are not too many actions."""
        sets = {
            "politics cards": len(self.data["politics"]) + DEVELOPMENTS,
            "cities": len(self.data["city"]),
            "events": len(self.data["event"]),
            "spaces of the board": len(self.data["knowledge"]) + 1,
        }
        for what, there in sets.items():
            if there > MOST_MEMBERS:
                self.problems.append(Problem(0, f"There are {there - MOST_MEMBERS} {what} too many."))
        if not self.problems:
            dice = Components(self.data, VALUES[0]).most_dice
            if dice > len(TILES):
                self.problems.append(Problem(0, f"There are {len(TILES)} tiles for {dice} dice."))


def priced_rows(data: Row) -> list[Row]:
    """All cards and developments."""
    return [*data["politics"], *[row for city in data["city"] for row in city["development"]]]


def revised(row: Row, values: str) -> Row:
    """A row as a table with these values reads it; what is revised may be nonsense still."""
    return chosen(row, values) if isinstance(row.get("revised", {}), dict) else row


def called(table: str, number: int, row: Row) -> str:
    """How a sentence names a row."""
    name = row.get("id")
    return name if isinstance(name, str) else f"{table} {number + 1}"


def same_shape(row: object, pattern: Row) -> bool:
    """Whether a tile says what it should, with other numbers or the same."""
    if not isinstance(row, dict) or set(row) != set(pattern):
        return False
    for key, wanted in pattern.items():
        if isinstance(wanted, list):
            found = row[key]
            if not is_list(found) or len(found) != 1 or not same_shape(found[0], wanted[0]):
                return False
        elif isinstance(wanted, dict):
            if not same_shape(row[key], wanted):
                return False
        elif isinstance(wanted, str):
            if row[key] != wanted:
                return False
        elif not is_number(row[key], 0, MOST_GAIN):
            return False
    return True
