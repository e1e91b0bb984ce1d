"""The rows of components.toml as plain tuples: gains, knowledge, effects, scorings, events."""

from petteia.games.khora.terms import (
    ACTIONS,
    CHOOSE,
    COLOURS,
    COUNTS,
    DIFFERENT_LEVELS,
    DRAW,
    GAIN,
    GAIN_PER,
    LEARN,
    LEVEL,
    LEVEL_IF_BEHIND,
    RECALL,
    RESOURCES,
    TILES,
    TRACKS,
    TRIGGERS,
)
from petteia.kernel.components import Row
from petteia.kernel.counts import ONE

Gain = tuple[int, int]  # resource, amount
EffectCode = tuple[int, int, int, int]  # verb and its arguments; see terms.py
EndScore = tuple[int, int, int]  # VP, what is counted, how many of it for each


class EventCard:
    """An event's figures. `most` and `fewest` speak of troops."""

    id: str
    source: str
    place: str
    all_gains: tuple[Gain, ...]
    most: tuple[Gain, ...]
    fewest: tuple[Gain, ...]
    gains: tuple[Gain, ...]  # for those who meet the event's condition
    roll_at_most: int
    lose_knowledge: int
    fewest_lose_all: int  # a resource, or -1
    most_draw: int
    fewest_discard: int
    tracks: int  # set of tracks of which one may be advanced; empty: none
    discount: int  # drachma off for that level
    advance_most_only: bool
    most_politics: bool
    all_action: bool

    def __init__(self, row: Row) -> None:
        self.id = row["id"]
        self.source = row["source"]
        self.place = row.get("place", "")
        self.all_gains = read_gains(row.get("all", {}))
        self.most = read_gains(row.get("most", {}))
        self.fewest = read_gains(row.get("fewest", {}))
        self.gains = read_gains(row.get("gain", {}))
        self.roll_at_most = row.get("roll_at_most", 0)
        self.lose_knowledge = row.get("all_lose_knowledge", 0)
        lost = row.get("fewest_lose_all", "")
        self.fewest_lose_all = RESOURCES.index(lost) if lost else -1
        self.most_draw = row.get("most_draw", 0)
        self.fewest_discard = row.get("fewest_discard", 0)
        self.advance_most_only = "most_advance" in row
        advance: Row = row.get("most_advance") or row.get("all_advance") or {"discount": 0, "tracks": []}
        self.discount = advance["discount"]
        self.tracks = sum(1 << TRACKS.index(track) for track in advance["tracks"])
        self.most_politics = row.get("most_politics", False)
        self.all_action = row.get("all_action", False)


def chosen(row: Row, values: str) -> Row:
    """A row with its revised figures, where the table wants them."""
    return row | row.get("revised", {}) if values == "revised" else row


def first_members(number: int) -> int:
    """The set of the first members, this many."""
    return (1 << number) - 1


def read_gains(row: dict[str, int]) -> tuple[Gain, ...]:
    """{ drachma = 2, vp = 3 } as pairs."""
    return tuple((RESOURCES.index(resource), amount) for resource, amount in row.items())


def read_knowledge(row: dict[str, int]) -> int:
    """{ red = 1, green = 2 } as three counts in one integer."""
    return sum(ONE[COLOURS.index(colour)] * number for colour, number in row.items())


def read_score(row: Row) -> EndScore:
    """{ vp = 2, per = "taxes" } as figures."""
    return (row["vp"], COUNTS.index(row["per"]), row.get("each", 1)) if row else (0, 0, 1)


def read_ongoing(source: Row) -> tuple[Gain, ...]:
    """What a card or development brings each time it is triggered."""
    for trigger in TRIGGERS:
        if trigger in source:
            return read_gains(source[trigger])
    return ()


def read_occasion(source: Row) -> int:
    """The number of a card's or development's trigger, or -1."""
    return next((when for when, trigger in enumerate(TRIGGERS) if trigger in source), -1)


def read_effects(source: Row) -> tuple[EffectCode, ...]:
    """What a card or development does at once."""
    if source["kind"] != "immediate":
        return ()
    effects: list[EffectCode] = [(GAIN, resource, amount, 0) for resource, amount in read_gains(source.get("gain", {}))]
    for row in source.get("gain_per", []):
        effects.append((GAIN_PER, RESOURCES.index(row["resource"]), row["amount"], COUNTS.index(row["per"])))
    for verb, word in ((LEVEL, "level"), (LEVEL_IF_BEHIND, "level_if_behind")):
        effects += [(verb, TRACKS.index(track), levels, 0) for track, levels in source.get(word, {}).items()]
    for verb, word in ((DRAW, "draw"), (LEARN, "learn"), (RECALL, "recall"), (DIFFERENT_LEVELS, "different_levels")):
        if word in source:
            effects.append((verb, int(source[word]), 0, 0))
    if "choose" in source:
        effects.append((CHOOSE, 0, 0, 0))
    effects += [(ACTIONS, TILES.index(tile), times, 0) for tile, times in source.get("actions", {}).items()]
    return tuple(effects)


def marked(row: list[Row], word: str) -> int:
    """The set of those in a city's row that say this word."""
    return sum(1 << i for i, source in enumerate(row) if word in source)


def shared_number(sources: list[Row], word: str) -> int:
    """The number that goes with a word: the same for all that say it, so that they need not be compared."""
    return next((int(source[word]) for source in sources if word in source), 0)
