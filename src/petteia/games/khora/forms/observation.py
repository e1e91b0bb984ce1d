"""What a seat knows, as numbers: the same information as its view, in a fixed order, for learning agents.

First come numbers of the table and of the question to the seat; then sets, a bit a member: the event announced, events
past, the board, the discard pile, open achievements, and the seat's secrets (hand, pack, drawn); then a block for each
of four cities, the seat's first, then clockwise; an empty seat is all zeros. How long each part is follows from the
components.
"""

from typing import TYPE_CHECKING

from librt.strings import BytesWriter
from mypy_extensions import i64

from petteia.games.khora.components.reader import Components
from petteia.games.khora.rules.set_up import OPTIONS
from petteia.games.khora.terms import (
    ASK_TILE,
    BLUE,
    COLOURS,
    DEVELOPMENTS,
    GREEN,
    NOTHING,
    PHASES,
    QUESTIONS,
    RED,
    TILES,
)
from petteia.kernel.bits import BIT, size
from petteia.kernel.counts import count
from petteia.kernel.game import option_numbers
from petteia.kernel.observation import (
    MOST,
    PLACES,
    WIDTH,
    Field,
    about,
    counted,
    flags,
    one_of,
    put,
    put_flags,
    put_four,
    put_zeros,
)
from petteia.kernel.state import MOST_SEATS

if TYPE_CHECKING:
    from petteia.games.khora.state import City, Khora


def fields(components: Components) -> list[Field]:
    """What the numbers mean, in their order."""
    events = tuple([event.id for event in components.events])
    cards = components.card_ids
    table = [
        counted("seats", MOST_SEATS), counted("round", components.rounds), one_of("phase", len(PHASES)),
        one_of("tile", len(TILES) + 1), counted("turn"), one_of("to-start-player", MOST_SEATS), flags("asked"),
        one_of("question", len(QUESTIONS)), one_of("answer", len(components.moves) + 1), counted("times-left"),
        counted("tiles-put", components.most_dice), counted("deck", components.cards), one_of("seat", MOST_SEATS),
    ]  # fmt: skip
    options = [one_of(f"option-{option.name}", len(option.values)) for option in OPTIONS]
    sets = [
        flags("event", events), flags("past-events", events), flags("board", components.token_ids),
        flags("discard", cards), flags("open-achievements", components.achievement_ids), flags("hand", cards),
        flags("pack", cards), flags("drawn", cards),
    ]  # fmt: skip
    cities: list[Field] = []
    for place in PLACES:
        cities += about(place, city_fields(components))
    return [*table, *options, *sets, *cities]


def city_fields(components: Components) -> list[Field]:
    """What the numbers of a city mean."""
    developments = [f"development-{number}" for number in range(1, DEVELOPMENTS + 1)]
    knowledge = [f"{colour}-{size}" for colour in COLOURS for size in ("minor", "major")]
    dice: list[Field] = []
    for die in range(1, components.most_dice + 1):
        dice += [
            counted(f"die-{die}", components.sides), one_of(f"tile-{die}", len(TILES) + 1), flags(f"unpaid-{die}"),
        ]  # fmt: skip
    return [
        flags("there"), counted("developments", DEVELOPMENTS), counted("drachma"), counted("citizens"),
        counted("taxes"), counted("glory"), counted("troops"), counted("vp"), counted("philosophy"),
        counted("economy", components.cap_track), counted("culture", components.cap_track),
        counted("military", components.cap_track), counted("dice", components.most_dice),
        counted("hand", components.cards), flags("asked"), flags("most-troops"), flags("fewest-troops"),
        counted("pack", components.cards), counted("drawn", components.cards),
        counted("knowledge", MOST, tuple(knowledge)), *dice, flags("acting", TILES), flags("city", components.city_ids),
        flags("in-force", (*components.card_ids, *developments)), flags("achieved", components.achievement_ids),
        flags("shown", components.card_ids),
    ]  # fmt: skip


def write(state: "Khora", seat: i64, out: BytesWriter) -> None:
    """Write the observation of one seat."""
    own = state.city[seat]
    put_four(out, state.seats, state.round, state.phase, state.tile)
    put_four(out, state.turn, (state.start - seat) % state.seats, state.waiters >> seat & 1, own.ask)
    answer: i64 = 0  # of a question that others still think about
    if own.ask != NOTHING:
        answer = own.answer + 1
    put_four(out, answer, own.times_left(), len(own.tiles), len(state.deck))
    put(out, seat)
    if not state.option_numbers:
        state.option_numbers = option_numbers(state.options, OPTIONS)
    out.write(state.option_numbers)
    components = state.components
    events = len(components.events)
    announced: i64 = 0
    past: i64 = 0
    for number in range(state.round):
        announced = BIT[state.events[number]]
        past |= announced
    put_flags(out, announced, events)
    put_flags(out, past, events)
    put_flags(out, state.board, len(components.token_ids))
    put_flags(out, state.discard, components.cards)
    put_flags(out, state.open, len(components.achievement_ids))
    put_flags(out, own.hand, components.cards)
    put_flags(out, own.pack, components.cards)
    put_flags(out, own.drawn, components.cards)
    before: i64 = len(out)
    for step in range(state.seats):
        write_city(state, (seat + step) % state.seats, step == 0, out)
    a_city = (len(out) - before) // WIDTH // state.seats
    put_zeros(out, a_city * (MOST_SEATS - state.seats))


def write_city(state: "Khora", seat: i64, own: bool, out: BytesWriter) -> None:
    """Write what the viewer knows of a city: of others, not the tiles before the reveal."""
    city = state.city[seat]
    put_four(out, 1, city.development, city.drachma, city.citizens)
    put_four(out, city.taxes, city.glory, city.troops, city.vp)
    put_four(out, city.philosophy, city.economy, city.culture, city.military)
    put_four(out, city.dice, size(city.hand), state.waiters >> seat & 1, state.most >> seat & 1)
    minor, major = city.minor, city.major
    put_four(out, state.fewest >> seat & 1, size(city.pack), size(city.drawn), count(minor, RED))
    put_four(out, count(major, RED), count(minor, BLUE), count(major, BLUE), count(minor, GREEN))
    put(out, count(major, GREEN))
    components = state.components
    write_dice(city, own or city.ask != ASK_TILE, components.most_dice, out)
    put_flags(out, city.acting, len(TILES))
    name: i64 = 0
    if city.name >= 0:
        name = BIT[city.name]
    put_flags(out, name, components.cities)
    put_flags(out, city.in_force, components.row)
    put_flags(out, city.achieved, len(components.achievement_ids))
    put_flags(out, city.shown, components.cards)


def write_dice(city: "City", revealed: bool, most: i64, out: BytesWriter) -> None:
    """Write the dice of a city, the tiles on them if the viewer knows these, and which are unpaid."""
    for die in range(most):
        roll: i64 = 0
        if die < len(city.roll):
            roll = city.roll[die]
        tile: i64 = 0
        if revealed and die < len(city.tiles):
            tile = city.tiles[die] + 1
        put(out, roll)
        put(out, tile)
        put(out, city.unpaid >> die & 1)
