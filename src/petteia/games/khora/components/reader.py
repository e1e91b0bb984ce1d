"""The components as plain tuples, loaded from components.toml and checked once. A state refers to its set."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from petteia.games.khora.terms import (
    ACTIONS,
    CARDS,
    CHOOSE,
    COLOURS,
    CONDITIONS,
    COUNTS,
    DIFFERENT_LEVELS,
    DRAW,
    GAIN,
    GAIN_PER,
    IN_FORCE,
    LEARN,
    LEVEL,
    LEVEL_IF_BEHIND,
    RECALL,
    RESOURCES,
    TILES,
    TRACKS,
    TRIGGERS,
)
from petteia.kernel.counts import ONE
from petteia.kernel.errors import BadComponents

Gain = tuple[int, int]  # resource, amount
Effect = tuple[int, int, int, int]  # verb and its arguments; see terms.py
Score = tuple[int, int, int]  # VP, what is counted, how many of it for each

MOST_TROOPS: Final = 31  # more than a Military action can ever reach
KINDS: Final = ("immediate", "ongoing", "end")
PLACES: Final = ("first", "last", "")


class EventCard:
    """An event's figures. `most` and `fewest` speak of troops."""

    id: str
    source: str
    place: str
    all_gains: tuple[Gain, ...]
    most: tuple[Gain, ...]
    fewest: tuple[Gain, ...]
    gains: tuple[Gain, ...]  # for who meets the event's condition
    roll_at_most: int
    lose_knowledge: int
    fewest_lose_all: int  # a resource, or -1
    most_draw: int
    fewest_discard: int
    advance: int  # drachma off for one level, or -1
    advance_most_only: bool
    tracks: int  # set of tracks that may be advanced
    most_politics: bool
    all_action: bool

    def __init__(self, row: dict[str, Any]) -> None:
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
        self.fewest_lose_all = index_of(RESOURCES, lost) if lost else -1
        self.most_draw = row.get("most_draw", 0)
        self.fewest_discard = row.get("fewest_discard", 0)
        self.advance_most_only = "most_advance" in row
        advance = row.get("most_advance", row.get("all_advance", {"discount": -1, "tracks": []}))
        self.advance = advance["discount"]
        self.tracks = sum(1 << index_of(TRACKS, track) for track in advance["tracks"])
        self.most_politics = row.get("most_politics", False)
        self.all_action = row.get("all_action", False)


class Components:
    """One complete set: every figure that the rules ask for."""

    name: str
    rounds: int
    dealt: int
    knowledge_price: int
    start: tuple[int, ...]  # what everybody begins with, by resource
    cap_track: int
    cap_citizens: int
    cap_troops: int
    cap_taxes: int
    cap_glory: int
    track_cost: tuple[tuple[int, ...], ...]  # track, level reached
    track_gains: tuple[tuple[tuple[Gain, ...], ...], ...]
    achievement_ids: tuple[str, ...]
    achievement_needs: tuple[tuple[int, int], ...]  # what is counted, how many
    card_ids: tuple[str, ...]
    card_kind: tuple[str, ...]
    card_cost: tuple[int, ...]
    card_need: tuple[int, ...]
    card_source: tuple[str, ...]
    city_ids: tuple[str, ...]
    dev_kind: tuple[str, ...]  # city * 4 + development, as the next three
    dev_cost: tuple[int, ...]
    dev_need: tuple[int, ...]
    dev_source: tuple[str, ...]
    events: tuple[EventCard, ...]
    token_ids: tuple[str, ...]
    token_colour: tuple[int, ...]
    token_major: tuple[bool, ...]
    token_requires: tuple[int, ...]
    token_loses: tuple[int, ...]
    token_gains: tuple[tuple[Gain, ...], ...]
    within_reach: tuple[int, ...]  # the set of spaces that so many troops may explore

    # What cards and developments do. Each city has a row of 44: the 40 cards, then its own four developments.
    effects: tuple[tuple[Effect, ...], ...]  # at once
    ongoing: tuple[tuple[Gain, ...], ...]  # each time it is triggered
    occasion: tuple[int, ...]  # the trigger, or -1
    condition: tuple[int, ...]  # of a trigger in the Tax phase
    score: tuple[Score, ...]  # at the end of the game
    rewards: tuple[Gain, ...]  # the choices of the one effect that lets its owner choose
    triggers: tuple[tuple[int, ...], ...]  # trigger, city: the set of what speaks then
    recalling: int  # the set of cards that take another card back to the hand
    low_price: tuple[int, ...]  # by city, as all that follow: the set of what lowers the price of minor knowledge
    low_price_amount: int
    free_track: tuple[int, ...]  # track * cities + city: what makes its levels free in the Progress phase
    discount: tuple[int, ...]  # drachma off every level paid for
    discount_amount: int
    progress_discount: tuple[int, ...]  # the same, in the Progress phase only
    progress_discount_amount: int
    progress_levels: tuple[int, ...]  # more levels in the Progress phase
    progress_levels_amount: int
    loss_less: tuple[int, ...]  # fewer troops lost by exploring
    loss_less_amount: int
    explorations: tuple[int, ...]  # more explorations per Military
    explorations_amount: int
    swap: tuple[int, ...]  # glory may be given away
    swap_glory: int
    swap_drachma: int
    swap_vp: int

    def __init__(self, data: dict[str, Any], values: str) -> None:
        self.name = values
        self.read_table(data)
        self.read_cards(data, values)
        self.read_board(data)
        self.read_effects(data, values)

    def read_table(self, data: dict[str, Any]) -> None:
        """The figures of the set-up, the caps, the tracks and the achievements."""
        self.rounds = data["rounds"]
        self.dealt = data["dealt"]
        self.knowledge_price = data["knowledge_price"]
        self.start = tuple(data["start"][resource] for resource in RESOURCES)
        caps = data["caps"]
        self.cap_track = caps["track"]
        self.cap_citizens = caps["citizens"]
        self.cap_troops = caps["troops"]
        self.cap_taxes = caps["taxes"]
        self.cap_glory = caps["glory"]
        tracks = [data["track"][track] for track in TRACKS]
        self.track_cost = tuple((0, 0, *track["cost"]) for track in tracks)
        self.track_gains = tuple(((), (), *(read_gains(gain) for gain in track["gain"])) for track in tracks)
        self.achievement_ids = tuple(row["id"] for row in data["achievement"])
        needs = [next(iter(row["needs"].items())) for row in data["achievement"]]
        self.achievement_needs = tuple((index_of(COUNTS, what), number) for what, number in needs)

    def read_cards(self, data: dict[str, Any], values: str) -> None:
        """The politics cards, the cities' developments and the events."""
        cards = [chosen(row, values) for row in data["politics"]]
        self.card_ids = tuple(row["id"] for row in cards)
        self.card_kind = tuple(row["kind"] for row in cards)
        self.card_cost = tuple(row["cost"] for row in cards)
        self.card_need = tuple(read_knowledge(row["knowledge"]) for row in cards)
        self.card_source = tuple(row["source"] for row in cards)
        self.city_ids = tuple(row["id"] for row in data["city"])
        developments = [chosen(row, values) for city in data["city"] for row in city["development"]]
        self.dev_kind = tuple(row["kind"] for row in developments)
        self.dev_cost = tuple(row["cost"] for row in developments)
        self.dev_need = tuple(read_knowledge(row["knowledge"]) for row in developments)
        self.dev_source = tuple(row["source"] for row in developments)
        self.events = tuple(EventCard(chosen(row, values)) for row in data["event"])

    def read_board(self, data: dict[str, Any]) -> None:
        """The exploration board; Persepolis is its last space."""
        rows = data["knowledge"]
        place = data["persepolis"]
        self.token_ids = (*(row["id"] for row in rows), place["id"])
        self.token_colour = (*(index_of(COLOURS, row["colour"]) for row in rows), -1)
        self.token_major = (*(row["kind"] == "major" for row in rows), True)
        self.token_requires = (*(row["requires"] for row in rows), place["requires"])
        self.token_loses = (*(row["loses"] for row in rows), place["loses"])
        self.token_gains = (*(read_gains(row["gain"]) for row in rows), ())
        requires = list(enumerate(self.token_requires))
        self.within_reach = tuple(sum(1 << i for i, n in requires if n <= troops) for troops in range(MOST_TROOPS + 1))

    def read_effects(self, data: dict[str, Any], values: str) -> None:
        """What cards and developments do, in one row of 44 for each city."""
        cards = [chosen(row, values) for row in data["politics"]]
        rows: list[list[dict[str, Any]]] = []
        for city in data["city"]:
            rows.append(cards + [chosen(row, values) for row in city["development"]])
        flat = [source for row in rows for source in row]
        self.effects = tuple(read_effects(source) for source in flat)
        self.ongoing = tuple(read_ongoing(source) for source in flat)
        self.occasion = tuple(read_occasion(source) for source in flat)
        self.condition = tuple(index_of(CONDITIONS, source.get("only_if", "always")) for source in flat)
        self.score = tuple(read_score(source.get("score", {})) for source in flat)
        self.rewards = tuple(gain for source in flat for row in source.get("choose", []) for gain in read_gains(row))
        self.triggers = tuple(tuple(marked(row, trigger) for row in rows) for trigger in TRIGGERS)
        self.recalling = sum(1 << card for card, source in enumerate(cards) if "recall" in source)
        self.low_price = tuple(marked(row, "knowledge_price") for row in rows)
        self.low_price_amount = the_number(flat, "knowledge_price")
        self.free_track = tuple(
            sum(1 << i for i, source in enumerate(row) if source.get("free_in_progress") == track)
            for track in TRACKS
            for row in rows
        )
        self.discount = tuple(marked(row, "discount") for row in rows)
        self.discount_amount = the_number(flat, "discount")
        self.progress_discount = tuple(marked(row, "progress_discount") for row in rows)
        self.progress_discount_amount = the_number(flat, "progress_discount")
        self.progress_levels = tuple(marked(row, "progress_levels") for row in rows)
        self.progress_levels_amount = the_number(flat, "progress_levels")
        self.loss_less = tuple(marked(row, "loss_less") for row in rows)
        self.loss_less_amount = the_number(flat, "loss_less")
        self.explorations = tuple(marked(row, "explorations") for row in rows)
        self.explorations_amount = the_number(flat, "explorations")
        self.swap = tuple(marked(row, "swap") for row in rows)
        swap = next(source["swap"] for source in flat if "swap" in source)
        self.swap_glory = swap["glory"]
        self.swap_drachma = swap["drachma"]
        self.swap_vp = swap["vp"]


def chosen(row: dict[str, Any], values: str) -> dict[str, Any]:
    """A row with its revised figures, where the table wants them."""
    return row | row.get("revised", {}) if values == "revised" else row


def index_of(names: tuple[str, ...], name: str) -> int:
    """The number behind a word of components.toml."""
    if name not in names:
        raise BadComponents(f"{name!r} is none of {', '.join(names)}.")
    return names.index(name)


def read_gains(row: dict[str, int]) -> tuple[Gain, ...]:
    """{ drachma = 2, vp = 3 } as pairs."""
    return tuple((index_of(RESOURCES, resource), amount) for resource, amount in row.items())


def read_knowledge(row: dict[str, int]) -> int:
    """{ red = 1, green = 2 } as three counts in one integer."""
    return sum(ONE[index_of(COLOURS, colour)] * number for colour, number in row.items())


def read_score(row: dict[str, Any]) -> Score:
    """{ vp = 2, per = "taxes" } as figures."""
    return (row["vp"], index_of(COUNTS, row["per"]), row.get("each", 1)) if row else (0, 0, 1)


def read_ongoing(source: dict[str, Any]) -> tuple[Gain, ...]:
    """What a card or development brings each time it is triggered."""
    for trigger in TRIGGERS:
        if trigger in source:
            return read_gains(source[trigger])
    return ()


def read_occasion(source: dict[str, Any]) -> int:
    """The number of a card's or development's trigger, or -1."""
    return next((when for when, trigger in enumerate(TRIGGERS) if trigger in source), -1)


def read_effects(source: dict[str, Any]) -> tuple[Effect, ...]:
    """What a card or development does at once."""
    if source["kind"] != "immediate":
        return ()
    effects: list[Effect] = [(GAIN, resource, amount, 0) for resource, amount in read_gains(source.get("gain", {}))]
    for row in source.get("gain_per", []):
        effects.append((GAIN_PER, index_of(RESOURCES, row["resource"]), row["amount"], index_of(COUNTS, row["per"])))
    for verb, word in ((LEVEL, "level"), (LEVEL_IF_BEHIND, "level_if_behind")):
        effects += [(verb, index_of(TRACKS, track), levels, 0) for track, levels in source.get(word, {}).items()]
    effects += [(ACTIONS, index_of(TILES, tile), times, 0) for tile, times in source.get("actions", {}).items()]
    for verb, word in ((DRAW, "draw"), (LEARN, "learn"), (RECALL, "recall"), (DIFFERENT_LEVELS, "different_levels")):
        if word in source:
            effects.append((verb, int(source[word]), 0, 0))
    if "choose" in source:
        effects.append((CHOOSE, 0, 0, 0))
    return tuple(effects)


def marked(row: list[dict[str, Any]], word: str) -> int:
    """The set of those in a city's row of 44 that say this word."""
    return sum(1 << i for i, source in enumerate(row) if word in source)


def the_number(sources: list[dict[str, Any]], word: str) -> int:
    """The number that goes with a word: the same for all that say it, so that they need not be compared."""
    numbers = {source[word] for source in sources if word in source}
    if len(numbers) != 1:
        raise BadComponents(f"All that say {word!r} should say the same number, not {sorted(numbers)}.")
    return int(numbers.pop())


def check(components: Components) -> None:
    """Every figure that the rules rely on."""
    expected = (
        (len(components.card_ids), CARDS, "politics cards"),
        (len(components.city_ids), 7, "cities"),
        (len(components.dev_kind), 28, "developments"),
        (len(components.effects), 7 * IN_FORCE, "effects"),
        (len(components.events), 16, "events"),
        (len(components.token_ids), 34, "spaces of the exploration board"),
        (len(components.achievement_ids), 5, "achievements"),
        (len(components.rewards), 4, "rewards to choose from"),
    )
    for found, wanted, what in expected:
        if found != wanted:
            raise BadComponents(f"Khôra has {wanted} {what}, not {found}.")
    for kind in (*components.card_kind, *components.dev_kind):
        index_of(KINDS, kind)
    for event in components.events:
        index_of(PLACES, event.place)


def load_data() -> dict[str, Any]:
    """What components.toml says."""
    return tomllib.loads(files("petteia.games.khora.components").joinpath("components.toml").read_text("utf-8"))


def load_components(values: str) -> Components:
    """The set with the printed or the revised values."""
    components = Components(load_data(), values)
    check(components)
    return components


SETS: Final = {values: load_components(values) for values in ("printed", "revised")}
