"""The set-up: shuffling the decks, dealing or choosing cities, and drafting the first politics cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from petteia.games.khora.rules.deck import draw
from petteia.games.khora.rules.developments import activate
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.terms import ANNOUNCEMENT, ASK_CITY, ASK_DRAFT, DRAFT, VALUES
from petteia.kernel.bits import BIT
from petteia.kernel.game import Option

if TYPE_CHECKING:
    from petteia.games.khora.state import Khora

OPTIONS: Final = (
    Option("cities", ("random", "chosen")),
    Option("draft", ("on", "off")),
    Option("values", VALUES),
)


def lay_out(state: "Khora") -> None:
    """Draw the start player, deal the cities unless they are chosen, and shuffle events and politics cards."""
    components = state.components
    rng = state.rng
    state.start = rng.below(state.seats)
    if state.options["cities"] == "random":
        names = list(range(len(components.city_ids)))
        rng.shuffle(names)
        for city, name in zip(state.city, names):
            city.name = name
    others = [i for i, event in enumerate(components.events) if event.place == ""]
    rng.shuffle(others)
    first = [i for i, event in enumerate(components.events) if event.place == "first"]
    last = [i for i, event in enumerate(components.events) if event.place == "last"]
    state.events = tuple(first + others[: components.rounds - 2] + last)
    state.deck = list(range(components.cards))
    rng.shuffle(state.deck)


def opening(state: "Khora") -> None:
    """Tell what lies on the table already."""
    for seat in state.turn_order():
        city = state.city[seat]
        if city.name >= 0:
            state.tell("city", seat, state.components.city_ids[city.name], 0, "")
        if city.vp:
            state.tell("gain", seat, "vp", city.vp, "start")


def choose_cities(state: "Khora") -> None:
    """One after another, the start player last, takes a city, unless they were dealt at random."""
    if state.turn == state.seats:
        deal(state)
        return
    seat = state.turn_order()[state.seats - 1 - state.turn]
    state.turn += 1
    if state.city[seat].name < 0:
        ask(state, seat, ASK_CITY)


def free_cities(state: "Khora") -> i64:
    """The set of cities that nobody has taken."""
    free = state.components.all_cities
    for city in state.city:
        if city.name >= 0:
            free &= ~(1 << city.name)
    return free


def lead(state: "Khora", seat: i64, name: i64) -> None:
    """Take a city."""
    state.city[seat].name = name
    state.tell("city", seat, state.components.city_ids[name], 0, "")


def deal(state: "Khora") -> None:
    """Some politics cards for everybody, to be drafted or kept as they are."""
    for seat, city in enumerate(state.city):
        if state.options["draft"] == "off":
            city.hand = draw(state, seat, state.components.dealt, "deal")
        else:
            for _ in range(state.components.dealt):
                city.pack |= BIT[state.deck.pop()]
    state.all_learn()
    state.phase = DRAFT
    state.turn = 0


def draft(state: "Khora") -> None:
    """Keep one card, pass the others to the left, until all are kept; then the first developments."""
    if state.city[0].pack == 0:
        for seat in state.turn_order():
            activate(state, seat)
        state.phase = ANNOUNCEMENT
        return
    if state.turn > 0:
        state.all_learn()
        packs = [city.pack for city in state.city]
        for seat, city in enumerate(state.city):
            city.pack = packs[seat - 1]
    state.turn += 1
    for seat in state.turn_order():
        ask(state, seat, ASK_DRAFT)


def keep_draft(state: "Khora", seat: i64, card: i64) -> None:
    """Put a drafted card into the hand."""
    city = state.city[seat]
    city.hand |= BIT[card]
    city.pack &= ~BIT[card]
    state.whisper("draft", seat, state.components.card_ids[card], 1, "")
