"""Reading positions: a document becomes a state, or is refused with one sentence on what is wrong in it."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from petteia.games.khora.components.reader import Components
from petteia.games.khora.rules.legal import choices
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ACTION,
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_DISCARD,
    ASK_EVENT_ADVANCE,
    ASK_EXPLORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_LOSE,
    ASK_RECALL,
    ASK_REWARD,
    ASK_SETTLE,
    ASK_TILE,
    ASK_TRACK,
    CHOOSE,
    CITIES,
    COLOURS,
    DEVELOPMENTS,
    DICE_PHASE,
    DIFFERENT_LEVELS,
    DRAFT,
    LAST_SWAPS,
    LEARN,
    NOTHING,
    OVER,
    PASS,
    PHASES,
    QUESTIONS,
    RECALL,
    SETTLING,
    SWAP,
    TILES,
    TRACKS,
)
from petteia.kernel.bits import members, size
from petteia.kernel.counts import ONE, count
from petteia.kernel.errors import BadPosition
from petteia.kernel.fields import (
    POSITION,
    brief,
    expect,
    read_different,
    read_field,
    read_list,
    read_name,
    read_names,
    read_number,
    read_object,
)
from petteia.kernel.state import Document

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora

Ranges = tuple[tuple[str, int, int], ...]  # name, lowest, highest

MUCH: Final = 9999  # of what has no cap
SOME: Final = 99
CITY_COUNTS: Final[Ranges] = (
    ("development", 0, DEVELOPMENTS), ("drachma", 0, MUCH), ("citizens", 0, SOME), ("taxes", 0, SOME),
    ("glory", 0, SOME), ("troops", 0, SOME), ("vp", 0, MUCH), ("philosophy", 0, MUCH), ("dice", 0, SOME),
    ("left", 0, SOME), ("again", 0, SOME), ("levels", 0, SOME), ("advanced", 0, SOME), ("rewards", 0, SOME),
)  # fmt: skip

# The phases in which a question can come up.
IN_ACTIONS: Final = ("action", "resolution")
WHEN_ASKED: Final = {
    "city": ("cities",), "draft": ("draft",), "tile": ("dice",), "settle": ("settling",), "advance": ("progress",),
    "lose": ("resolution",), "discard": ("resolution",), "event-advance": ("resolution",), "action": ("resolution",),
    "achievement": ("achievement",), "swap": ("achievement", "last-swaps"), "keep": IN_ACTIONS, "buy": IN_ACTIONS,
    "explore": IN_ACTIONS, "play": IN_ACTIONS, "develop": IN_ACTIONS, "recall": IN_ACTIONS, "reward": IN_ACTIONS,
    "track": IN_ACTIONS, "learn": IN_ACTIONS,
}  # fmt: skip


def read_position(state: "Khora", document: Document, rows: list[Document]) -> None:
    """Lay out an empty table as a document says; BadPosition if no game comes to that."""
    read_table(state, document)
    for seat, row in enumerate(rows):
        read_city(state.city[seat], row, state.components, f"Seat {seat}")
    check_table(state)
    read_questions(state, rows)
    check_caps(state)


def read_cards(document: Document, name: str, names: tuple[str, ...], what: str) -> list[int]:
    """The numbers behind the names of cards, events or tiles, none of which is there twice."""
    found = read_names(document, name, names, what)
    expect(len(set(found)) == len(found), f"{what}: something stands twice in {name}.")
    return found


def read_set(document: Document, name: str, names: tuple[str, ...], what: str) -> int:
    """A set by its members' names."""
    return sum(1 << i for i in read_cards(document, name, names, what))


def read_members(document: Document, name: str, size: int, what: str) -> int:
    """A set of seats or dice."""
    return sum(1 << i for i in read_different(document, name, size, what))


def read_knowledge(document: Document, name: str, what: str) -> int:
    """Counts by colour as three counts in one integer."""
    row = read_object(read_field(document, name, what), f"{what}, {name}")
    return sum(ONE[i] * read_number(row, colour, 0, 99, f"{what}, {name}") for i, colour in enumerate(COLOURS))


def read_table(state: "Khora", document: Document) -> None:
    """What belongs to the table as a whole."""
    components = state.components
    what = POSITION
    mark = components.mark if components.own_text else ""
    expect(document.get("components", "") == mark, "The position is of a game with other components.")
    state.phase = read_name(read_field(document, "phase", what), PHASES, "phase")
    state.round = read_number(document, "round", 0, components.rounds, what)
    state.tile = read_number(document, "tile", 0, len(TILES), what)
    most_turns = components.dealt if state.phase == DRAFT else state.seats
    state.turn = read_number(document, "turn", 0, most_turns, what)
    state.start = read_number(document, "start", 0, state.seats - 1, what)
    state.ply = read_number(document, "ply", 0, 10**9, what)
    event_ids = tuple([event.id for event in components.events])
    state.events = tuple(read_cards(document, "events", event_ids, what))
    state.deck = read_cards(document, "deck", components.card_ids, what)
    state.deck.reverse()
    state.discard = read_set(document, "discard", components.card_ids, what)
    state.board = read_set(document, "board", components.token_ids, what)
    state.open = read_set(document, "open", components.achievement_ids, what)
    state.most = read_members(document, "most", state.seats, what)
    state.fewest = read_members(document, "fewest", state.seats, what)


def read_city(city: "City", document: Document, components: Components, what: str) -> None:
    for name, low, high in CITY_COUNTS:
        setattr(city, name, read_number(document, name, low, high, what))
    for track in TRACKS:
        setattr(city, track, read_number(document, track, 1, components.cap_track, what))
    chosen = read_field(document, "name", what)
    city.name = -1 if chosen is None else read_name(chosen, components.city_ids, what)
    cards = components.card_ids
    city.minor = read_knowledge(document, "minor", what)
    city.major = read_knowledge(document, "major", what)
    city.achieved = read_set(document, "achieved", components.achievement_ids, what)
    city.hand = read_set(document, "hand", cards, what)
    city.shown = read_set(document, "shown", cards, what)
    city.in_force = read_set(document, "played", cards, what)
    city.in_force |= ((1 << city.development) - 1) << components.cards
    city.pack = read_set(document, "pack", cards, what)
    city.drawn = read_set(document, "drawn", cards, what)
    roll = read_list(document, "roll", what)
    sides: int = components.sides  # not native: a document's number may be too large for that
    for die in roll:
        shown = isinstance(die, int) and not isinstance(die, bool) and 1 <= die <= sides
        expect(shown, f"{what}: no die shows {brief(die)}.")
    city.roll = tuple([cast(int, die) for die in roll])
    city.tiles = tuple(read_cards(document, "tiles", TILES, what))
    city.unpaid = read_members(document, "unpaid", components.most_dice, what)
    city.acting = read_set(document, "acting", TILES, what)
    city.chosen = read_set(document, "chosen", TRACKS, what)
    city.source = read_source(document, city, components, what)
    expect(city.shown & ~city.hand == 0, f"{what}: a card that was shown is not in the hand.")
    most = components.most_dice
    expect(len(city.roll) <= most, f"{what}: there are at most {most} dice.")
    expect(len(city.tiles) <= len(city.roll), f"{what}: there are more tiles than dice.")
    expect(city.unpaid >> len(city.tiles) == 0, f"{what}: a die without a tile cannot be unpaid.")


def read_source(document: Document, city: "City", components: Components, what: str) -> int:
    """The card or development that asks something; of a city's developments that is the last one."""
    value = read_field(document, "source", what)
    if value is None:
        return -1
    if city.name >= 0 and value == components.city_ids[city.name]:
        return components.cards + city.development - 1
    return read_name(value, components.card_ids, f"{what}, source")


def check_cards(state: "Khora") -> None:
    """Every politics card is in exactly one place."""
    places = [*state.deck, *members(state.discard)]
    for city in state.city:
        for place in (city.hand, city.in_force & state.components.all_cards, city.pack, city.drawn):
            places += members(place)
    for card, name in enumerate(state.components.card_ids):
        times = places.count(card)
        expect(times == 1, f"The card {name} is in {times} places; it should be in exactly one.")


def check_table(state: "Khora") -> None:
    """What must hold at every table."""
    components = state.components
    events = [components.events[event] for event in state.events]
    expect(len(events) == components.rounds, f"There should be {components.rounds} events, not {len(events)}.")
    expect(events[0].place == "first" and events[-1].place == "last", "The first and the last event never change.")
    expect(all(event.place == "" for event in events[1:-1]), "Only the first and the last event have a fixed place.")
    taken = [city.name for city in state.city if city.name >= 0]
    expect(len(set(taken)) == len(taken), "Two players have the same city.")
    reached: i64 = 0
    for city in state.city:
        reached |= city.achieved
    expect(reached & state.open == 0, "An achievement is open although somebody has it.")
    expect(reached | state.open == components.all_achievements, "An achievement is neither open nor anybody's.")
    check_cards(state)
    check_knowledge(state)
    check_moment(state)


def check_knowledge(state: "Khora") -> None:
    """Major knowledge comes from the board alone; what left the board is somebody's, unless an event takes some."""
    components = state.components
    taken_minors, taken_majors = 0, 0
    for space in members(components.all_tokens & ~state.board):
        if space == components.persepolis:
            taken_majors += components.persepolis_majors
        elif components.token_major[space]:
            taken_majors += ONE[components.token_colour[space]]
        else:
            taken_minors += ONE[components.token_colour[space]]
    losing = any(components.events[event].lose_knowledge for event in state.events[: state.round])
    for number, colour in enumerate(COLOURS):
        minors = sum([count(city.minor, number) for city in state.city])
        majors = sum([count(city.major, number) for city in state.city])
        from_board = count(taken_majors, number)
        fits = majors <= from_board if losing else majors == from_board
        expect(fits, f"{majors} major {colour} knowledge tokens do not go with {from_board} that left the board.")
        fits = losing or minors >= count(taken_minors, number)
        expect(fits, f"Some minor {colour} knowledge that left the board is nobody's.")


def check_moment(state: "Khora") -> None:
    """What belongs to some moments of the game only."""
    setting_up = state.phase in (CITIES, DRAFT)
    expect((state.round == 0) == setting_up, f"Round {state.round} does not go with the phase {PHASES[state.phase]!r}.")
    if state.phase in (LAST_SWAPS, OVER):
        expect(state.round == state.components.rounds, "The game ends after the last round.")
    if state.phase == ACHIEVEMENT:
        expect(state.turn in (0, state.seats), "Achievements are judged for all at once: turn is 0, or all seats.")
    for seat, city in enumerate(state.city):
        what = f"Seat {seat}"
        expect(city.name >= 0 or state.phase == CITIES, f"{what} has no city after the cities were chosen.")
        expect((city.development == 0) == setting_up, f"{what}: the first development ends the set-up.")
        dice = state.components.dice(city.culture)
        expect(city.dice == dice, f"{what} has {dice} dice at that level of Culture, not {city.dice}.")
        expect(city.pack == 0 or state.phase == DRAFT, f"{what} has a pack outside the draft.")
        expect(city.unpaid == 0 or state.phase == SETTLING, f"{what} has unpaid tiles outside the dice phase.")
        expect(city.unpaid & ~costly(city) == 0, f"{what}: a tile that costs nothing cannot be unpaid.")
        expect(city.acting == 0 or state.phase in (SETTLING, ACTION), f"{what} acts outside the action phase.")
        if state.phase in (DICE_PHASE, SETTLING):
            expect(len(city.roll) == city.dice, f"{what} should have rolled {city.dice} dice.")
        if state.phase == SETTLING:
            expect(len(city.tiles) == len(city.roll), f"{what} has a die without a tile after the reveal.")


def costly(city: "City") -> i64:
    """The set of dice whose tiles are above them."""
    found: i64 = 0
    for die, tile in enumerate(city.tiles):
        if tile > city.roll[die]:
            found |= 1 << die
    return found


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
        if "asked" in row:
            read_question(state, seat, state.city[seat], row)
    expect(state.waiters != 0 or state.phase == OVER, "Nobody is asked anything, and the game is not over.")
    expect(state.waiters == 0 or state.phase != OVER, "Somebody is asked something after the game.")
    for seat, city in enumerate(state.city):
        check_counters(state, city, f"Seat {seat}")


def read_question(state: "Khora", seat: i64, city: "City", row: Document) -> None:
    """What one seat is asked, and its answer if it has given one."""
    what = f"Seat {seat}"
    kind = read_name(row["asked"], QUESTIONS, what)
    name = QUESTIONS[kind]
    expect(kind != NOTHING and PHASES[state.phase] in WHEN_ASKED[name], f"{what} cannot be asked {name!r} now.")
    expect(fits_event(state, kind), f"{what}: the event asks nobody {name!r}.")
    judged = state.turn == state.seats
    if state.phase == ACHIEVEMENT:
        expect(judged == (kind == ASK_ACHIEVEMENT), f"{what} cannot be asked {name!r} at this point of the phase.")
    city.ask = kind
    city.choices = settle_choices(city) if kind == ASK_SETTLE else choices(state, city, kind, city.drachma)
    state.waiters |= 1 << seat
    legal = state.legal(seat)
    answer = row.get("answer")
    done = kind == ASK_TILE and len(city.tiles) == len(city.roll)
    if answer is None:
        expect(len(legal) > 1 and not done, f"{what} is asked {name!r} but has nothing to choose.")
        return
    state.waiters &= ~(1 << seat)
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise BadPosition(f"{what} cannot have answered {answer!r}: an answer is a whole number.")
    possible = done and answer == PASS if kind == ASK_TILE else answer in legal and kind != ASK_SETTLE
    expect(possible and answer != SWAP, f"{what} cannot have answered {answer}.")
    city.answer = answer


def fits_event(state: "Khora", kind: i64) -> bool:
    """Whether the event of the round is one that asks this."""
    event = state.event()
    if kind == ASK_LOSE:
        return event.lose_knowledge > 0
    if kind == ASK_DISCARD:
        return event.fewest_discard > 0
    if kind == ASK_EVENT_ADVANCE:
        return event.tracks != 0
    if kind == ASK_ACTION:
        return event.all_action
    return True


def check_counters(state: "Khora", city: "City", what: str) -> None:
    """How often a question may still come: within what the question allows, and nothing without one."""
    components = state.components
    kind = city.ask
    most = {
        ASK_EXPLORE: max(components.explorations_amount, 1), ASK_DISCARD: size(city.hand) - 1, ASK_TRACK: len(TRACKS),
        ASK_LEARN: SOME,
    }.get(kind, 0)  # fmt: skip
    fits = 1 <= city.left <= most if most else city.left == 0
    expect(fits, f"{what}: left cannot be {city.left} now.")
    progress = max(components.progress_levels_amount, components.token_levels, 1) if kind == ASK_ADVANCE else 0
    expect(city.levels <= progress, f"{what}: levels cannot be {city.levels} now.")
    expect(city.advanced == 0 or kind == ASK_ADVANCE, f"{what}: advanced cannot be {city.advanced} now.")
    alone = len(components.achievement_ids) if kind == ASK_ACHIEVEMENT else 0
    expect(min(alone, 1) <= city.rewards <= alone, f"{what}: rewards cannot be {city.rewards} now.")
    expect(city.chosen == 0 or kind == ASK_TRACK, f"{what} has chosen tracks and is not asked for another one.")
    expect(city.again == 0 or kind == ASK_EXPLORE, f"{what}: again cannot be {city.again} now.")
    expect(city.drawn == 0 or kind == ASK_KEEP, f"{what} has drawn cards and is not asked which to keep.")
    expect(asks(components, city), f"{what}: source is not a card or development that asks this.")


def asks(components: Components, city: "City") -> bool:
    """Whether a question goes with its source: some come from an effect of what is in force, others from nothing."""
    verb = {ASK_LEARN: LEARN, ASK_RECALL: RECALL, ASK_REWARD: CHOOSE, ASK_TRACK: DIFFERENT_LEVELS}.get(city.ask, -1)
    if verb < 0 or city.source < 0:
        return verb < 0 and city.source < 0
    effects = components.effects[city.name * components.row + city.source]
    return bool(city.in_force >> city.source & 1) and any(effect[0] == verb for effect in effects)


def settle_choices(city: "City") -> i64:
    """What may be done in step 4 of the dice phase: spend a token, pay one of the tiles."""
    found: i64 = 1 if city.philosophy > 0 else 0
    for die, tile in enumerate(city.tiles):
        if city.unpaid >> die & 1 and tile - city.roll[die] <= city.citizens:
            found |= 2 << die
    return found
