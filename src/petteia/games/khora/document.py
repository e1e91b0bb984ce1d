"""Positions as documents: every fact on the table by its name, and back with a check of everything."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from petteia.games.khora.choices import choices
from petteia.games.khora.components import Components
from petteia.games.khora.knowledge import ONE, count
from petteia.games.khora.names import (
    ASK_SETTLE,
    ASK_TILE,
    COLOURS,
    NOTHING,
    OVER,
    PHASES,
    PLAYED,
    QUESTIONS,
    TILES,
)
from petteia.kernel.errors import BadPosition
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

VERSION: Final = 1  # of the rules: it rises when a fix changes what a record replays to

Fields = tuple[tuple[str, int, int], ...]  # name, lowest, highest

CITY_COUNTS: Final[Fields] = (
    ("development", 0, 4), ("drachma", 0, 9999), ("citizens", 0, 99), ("taxes", 0, 99), ("glory", 0, 99),
    ("troops", 0, 31), ("vp", 0, 9999), ("philosophy", 0, 9999), ("economy", 1, 7), ("culture", 1, 7),
    ("military", 1, 7), ("dice", 0, 3), ("left", 0, 99), ("used", 0, 99), ("again", 0, 9),
)  # fmt: skip


def to_dict(state: "Khora") -> Document:
    """The whole position."""
    components = state.components
    return {
        "game": "khora",
        "rules": VERSION,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "round": state.round,
        "tile": state.tile,
        "turn": state.turn,
        "start": state.start,
        "ply": state.ply,
        "rng": state.rng.text(),
        "events": [components.events[event].id for event in state.events],
        "deck": [components.card_ids[card] for card in reversed(state.deck)],
        "discard": names_of(state.discard, components.card_ids),
        "board": names_of(state.board, components.token_ids),
        "open": names_of(state.open, components.achievement_ids),
        "most": members(state.most),
        "fewest": members(state.fewest),
        "cities": [city_to_dict(state, seat, city) for seat, city in enumerate(state.city)],
    }


def city_to_dict(state: "Khora", seat: i64, city: "City") -> Document:
    """One city with everything it owns, open or hidden, and what is asked of it."""
    components = state.components
    cards = components.card_ids
    document: Document = {
        "name": components.city_ids[city.name] if city.name >= 0 else None,
        "development": city.development,
        "drachma": city.drachma,
        "citizens": city.citizens,
        "taxes": city.taxes,
        "glory": city.glory,
        "troops": city.troops,
        "vp": city.vp,
        "philosophy": city.philosophy,
        "economy": city.economy,
        "culture": city.culture,
        "military": city.military,
        "dice": city.dice,
        "minor": knowledge_to_dict(city.minor),
        "major": knowledge_to_dict(city.major),
        "achieved": names_of(city.achieved, components.achievement_ids),
        "hand": names_of(city.hand, cards),
        "shown": names_of(city.shown, cards),
        "played": names_of(city.in_force & PLAYED, cards),
        "pack": names_of(city.pack, cards),
        "drawn": names_of(city.drawn, cards),
        "roll": list(city.roll),
        "tiles": [TILES[tile] for tile in city.tiles],
        "unpaid": members(city.unpaid),
        "acting": names_of(city.acting, TILES),
        "left": city.left,
        "used": city.used,
        "again": city.again,
    }
    if city.ask != NOTHING:
        document["asked"] = QUESTIONS[city.ask]
        document["answer"] = None if state.waiters >> seat & 1 else city.answer
    return document


def names_of(chosen: i64, names: tuple[str, ...]) -> list[str]:
    """The members of a set by their names."""
    return [name for i, name in enumerate(names) if chosen >> i & 1]


def members(chosen: i64) -> list[int]:
    """The members of a set of seats or dice."""
    return [i for i in range(8) if chosen >> i & 1]


def knowledge_to_dict(pack: i64) -> dict[str, int]:
    """Three counts in one integer, by colour."""
    return {colour: count(pack, i) for i, colour in enumerate(COLOURS)}


# The way back. Everything is checked on the way: a wrong document is refused as a whole.


def expect(condition: bool, message: str) -> None:
    """Refuse a document that breaks a rule."""
    if not condition:
        raise BadPosition(message)


def read_object(value: object, what: str) -> Document:
    """A JSON object."""
    expect(isinstance(value, dict), f"{what} should be an object.")
    return cast(Document, value)


def read_field(document: Document, name: str, what: str) -> object:
    """A field that must be there."""
    expect(name in document, f"{what} does not say its {name!r}.")
    return document[name]


def read_number(document: Document, name: str, low: int, high: int, what: str) -> int:
    """A whole number within its bounds."""
    value = read_field(document, name, what)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what}: {name} should be a whole number from {low} to {high}, not {value!r}.")
    return value


def read_list(document: Document, name: str, what: str) -> list[object]:
    """A list."""
    value = read_field(document, name, what)
    expect(isinstance(value, list) and len(cast(list[object], value)) <= 64, f"{what}: {name} should be a short list.")
    return cast(list[object], value)


def read_name(value: object, names: tuple[str, ...], what: str) -> int:
    """The number behind a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{what}: there is no {value!r}.")
    return names.index(value)


def read_names(document: Document, name: str, names: tuple[str, ...], what: str) -> list[int]:
    """The numbers behind a list of names, none of them twice."""
    found = [read_name(value, names, f"{what}, {name}") for value in read_list(document, name, what)]
    expect(len(set(found)) == len(found), f"{what}: something stands twice in {name}.")
    return found


def read_set(document: Document, name: str, names: tuple[str, ...], what: str) -> int:
    """A set by its members' names."""
    return sum(1 << i for i in read_names(document, name, names, what))


def read_members(document: Document, name: str, size: int, what: str) -> int:
    """A set of seats or dice."""
    found: set[int] = set()
    for value in read_list(document, name, what):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < size or value in found:
            raise BadPosition(f"{what}: {name} should name each of 0 to {size - 1} at most once, not {value!r}.")
        found.add(value)
    return sum(1 << i for i in found)


def read_knowledge(document: Document, name: str, what: str) -> int:
    """Counts by colour as three counts in one integer."""
    row = read_object(read_field(document, name, what), f"{what}, {name}")
    return sum(ONE[i] * read_number(row, colour, 0, 99, f"{what}, {name}") for i, colour in enumerate(COLOURS))


def read_options(document: Document, known: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, str]:
    """The table's options, every one of them."""
    row = read_object(read_field(document, "options", "The position"), "options")
    for name, values in known:
        expect(row.get(name) in values, f"Option {name} should be {' or '.join(values)}, not {row.get(name)!r}.")
    expect(len(row) == len(known), f"The options are {', '.join(name for name, _ in known)} and no others.")
    return {name: cast(str, row[name]) for name, _ in known}


def read_table(state: "Khora", document: Document) -> None:
    """What belongs to the table as a whole."""
    components = state.components
    what = "The position"
    state.phase = read_name(read_field(document, "phase", what), PHASES, "phase")
    state.round = read_number(document, "round", 0, components.rounds, what)
    state.tile = read_number(document, "tile", 0, len(TILES), what)
    state.turn = read_number(document, "turn", 0, 9, what)
    state.start = read_number(document, "start", 0, state.seats - 1, what)
    state.ply = read_number(document, "ply", 0, 10**9, what)
    event_ids = tuple([event.id for event in components.events])
    state.events = tuple(read_names(document, "events", event_ids, what))
    state.deck = read_names(document, "deck", components.card_ids, what)
    state.deck.reverse()
    state.discard = read_set(document, "discard", components.card_ids, what)
    state.board = read_set(document, "board", components.token_ids, what)
    state.open = read_set(document, "open", components.achievement_ids, what)
    state.most = read_members(document, "most", state.seats, what)
    state.fewest = read_members(document, "fewest", state.seats, what)


def read_city(city: "City", document: Document, components: Components, what: str) -> None:
    """One city."""
    for name, low, high in CITY_COUNTS:
        setattr(city, name, read_number(document, name, low, high, what))
    chosen = read_field(document, "name", what)
    city.name = -1 if chosen is None else read_name(chosen, components.city_ids, what)
    cards = components.card_ids
    city.minor = read_knowledge(document, "minor", what)
    city.major = read_knowledge(document, "major", what)
    city.achieved = read_set(document, "achieved", components.achievement_ids, what)
    city.hand = read_set(document, "hand", cards, what)
    city.shown = read_set(document, "shown", cards, what)
    city.in_force = read_set(document, "played", cards, what) | ((1 << city.development) - 1) << 40
    city.pack = read_set(document, "pack", cards, what)
    city.drawn = read_set(document, "drawn", cards, what)
    roll = read_list(document, "roll", what)
    for die in roll:
        expect(isinstance(die, int) and not isinstance(die, bool) and 1 <= die <= 6, f"{what}: no die shows {die!r}.")
    city.roll = tuple([cast(int, die) for die in roll])
    city.tiles = tuple(read_names(document, "tiles", TILES, what))
    city.unpaid = read_members(document, "unpaid", 3, what)
    city.acting = read_set(document, "acting", TILES, what)
    expect(city.shown & ~city.hand == 0, f"{what}: a card that was shown is not in the hand.")
    expect(len(city.tiles) <= len(city.roll) <= 3, f"{what}: there are more tiles than dice, or more than three dice.")
    expect(city.unpaid >> len(city.tiles) == 0, f"{what}: a die without a tile cannot be unpaid.")


def check_cards(state: "Khora") -> None:
    """Every politics card is in exactly one place."""
    places = [*state.deck, *cards_in(state.discard)]
    for city in state.city:
        for place in (city.hand, city.in_force & PLAYED, city.pack, city.drawn):
            places += cards_in(place)
    for card, name in enumerate(state.components.card_ids):
        times = places.count(card)
        expect(times == 1, f"The card {name} is in {times} places; it should be in exactly one.")


def cards_in(cards: i64) -> list[int]:
    """The cards of a set."""
    return [card for card in range(40) if cards >> card & 1]


def check_table(state: "Khora") -> None:
    """What must hold at every table."""
    components = state.components
    events = [components.events[event] for event in state.events]
    expect(len(events) == components.rounds, f"There should be {components.rounds} events, not {len(events)}.")
    expect(
        events[0].place == "first" and events[-1].place == "last", "The first and the last event are always the same."
    )
    expect(all(event.place == "" for event in events[1:-1]), "Only the first and the last event have a fixed place.")
    taken = [city.name for city in state.city if city.name >= 0]
    expect(len(set(taken)) == len(taken), "Two players have the same city.")
    reached: i64 = 0
    for city in state.city:
        reached |= city.achieved
    expect(reached & state.open == 0, "An achievement is open although somebody has it.")
    check_cards(state)


def check_caps(state: "Khora") -> None:
    """Caps hold where nothing is going on that may pass them (ruling 5)."""
    components = state.components
    for seat, city in enumerate(state.city):
        what = f"Seat {seat}"
        expect(city.taxes <= components.cap_taxes, f"{what}: taxes end at {components.cap_taxes}.")
        expect(city.glory <= components.cap_glory, f"{what}: glory ends at {components.cap_glory}.")
        exploring = city.ask != NOTHING and QUESTIONS[city.ask] == "explore"
        expect(city.troops <= components.cap_troops or exploring, f"{what}: troops end at {components.cap_troops}.")
        legislating = PHASES[state.phase] == "action"
        expect(
            city.citizens <= components.cap_citizens or legislating,
            f"{what}: citizens end at {components.cap_citizens}.",
        )


def read_questions(state: "Khora", rows: list[Document]) -> None:
    """What is asked: the choices follow from the position, and must leave something to decide."""
    for seat, row in enumerate(rows):
        if "asked" not in row:
            continue
        city = state.city[seat]
        what = f"Seat {seat}"
        kind = read_name(row["asked"], QUESTIONS, what)
        expect((kind != NOTHING and city.name >= 0) or QUESTIONS[kind] == "city", f"{what} has no city to decide for.")
        city.ask = kind
        city.choices = settle_choices(city) if kind == ASK_SETTLE else choices(state, city, kind, city.drachma)
        state.waiters |= 1 << seat
        legal = state.legal(seat)
        answer = row.get("answer")
        if answer is None:
            fits = kind != ASK_TILE or len(city.tiles) < len(city.roll)
            expect(len(legal) > 1 and fits, f"{what} is asked {QUESTIONS[kind]!r} but has nothing to choose.")
            continue
        state.waiters &= ~(1 << seat)
        done = kind == ASK_TILE and len(city.tiles) == len(city.roll) and answer == 0
        expect(done or (answer in legal and kind != ASK_TILE), f"{what} cannot have answered {answer!r}.")
        city.answer = cast(int, answer)
    expect(state.waiters != 0 or state.phase == OVER, "Nobody is asked anything, and the game is not over.")
    expect(state.waiters == 0 or state.phase != OVER, "Somebody is asked something after the game.")


def settle_choices(city: "City") -> i64:
    """What may be done in step 4 of the dice phase: spend a token, pay one of the tiles."""
    found: i64 = 1 if city.philosophy > 0 else 0
    for die, tile in enumerate(city.tiles):
        if city.unpaid >> die & 1 and tile - city.roll[die] <= city.citizens:
            found |= 2 << die
    return found
