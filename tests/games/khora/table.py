"""One helper builds positions: a table set up in two lines, one decision, and what is on the table afterwards.

    game = table(p0=owns(troops=2, military=4, tiles=["military"]))
    game.do(0, "explore green-6/3")
    assert game.city[0].troops == 3

Without other wishes nothing happens by itself: taxes are 0, hands are empty, the last player has every achievement, and
the event (Prosperity) finds nobody with a card to play.
"""

from collections.abc import Mapping
from typing import Any

from petteia.games.khora import terms
from petteia.games.khora.components.reader import SETS
from petteia.games.khora.game import GAME
from petteia.games.khora.rules.achievements import last_chances
from petteia.games.khora.rules.dice import roll
from petteia.games.khora.rules.effects import level
from petteia.games.khora.rules.events import event_resolution
from petteia.games.khora.rules.phases import proceed, tax
from petteia.games.khora.state import City, Khora, empty_table
from petteia.kernel.choices import Reason
from petteia.kernel.counts import count
from petteia.kernel.rng import Seed, rng_from_seed

COMPONENTS = SETS["printed"]
CITIES = COMPONENTS.city_ids
CARDS = COMPONENTS.card_ids
EVENTS = tuple(event.id for event in COMPONENTS.events)
TOKENS = COMPONENTS.token_ids
ACHIEVEMENTS = COMPONENTS.achievement_ids
PLENTY = {"red": 3, "blue": 3, "green": 3}  # knowledge for almost everything


def as_set(names_chosen: list[str], all_names: tuple[str, ...]) -> int:
    return sum(1 << all_names.index(name) for name in names_chosen)


def as_pack(counts: Mapping[Any, int]) -> int:
    return sum(number << 8 * terms.COLOURS.index(colour) for colour, number in counts.items())


class Table:
    """A game of Khôra at a chosen moment, with the rulebook's words for asking and deciding."""

    def __init__(self, state: Khora) -> None:
        self.state = state
        self.events = state.listen()

    @property
    def city(self) -> list[City]:
        return self.state.city

    def do(self, seat: int, *moves: str) -> "Table":
        """Make decisions by their notation."""
        for move in moves:
            GAME.do(self.state, seat, move)
        return self

    def asked(self, seat: int) -> str:
        """What the seat is asked now ('nothing' if nothing)."""
        return terms.QUESTIONS[self.city[seat].ask] if seat in self.state.waiting() else "nothing"

    def options(self, seat: int) -> list[str]:
        """What the seat may do now, by notation."""
        return [move.notation() for move in GAME.legal_moves(self.state, seat)]

    def refusal(self, seat: int, move: str) -> Reason | None:
        """Why the seat may not do this."""
        return self.state.why_not(seat, GAME.codec.read(move))

    def hand(self, seat: int) -> list[str]:
        return [card for i, card in enumerate(CARDS) if self.city[seat].hand >> i & 1]

    def played(self, seat: int) -> list[str]:
        return [card for i, card in enumerate(CARDS) if self.city[seat].in_force >> i & 1]

    def minors(self, seat: int) -> dict[str, int]:
        return {colour: count(self.city[seat].minor, i) for i, colour in enumerate(terms.COLOURS)}

    def majors(self, seat: int) -> dict[str, int]:
        return {colour: count(self.city[seat].major, i) for i, colour in enumerate(terms.COLOURS)}

    def levels(self, seat: int) -> tuple[int, int, int]:
        """Economy, Culture, Military."""
        city = self.city[seat]
        return level(city, 0), level(city, 1), level(city, 2)

    def told(self, kind: str) -> list[tuple[int, str, int]]:
        """The events of a kind so far: seat, what, amount."""
        return [(event.seat, event.what, event.amount) for event in self.events if event.kind == kind]


def table(
    seats: int = 2,
    phase: str = "action",
    round: int = 2,
    event: str = "prosperity",
    start: int = 0,
    board: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    open: list[str] | None = None,
    values: str = "printed",
    seed: Seed = 1,
    **players: dict[str, Any],
) -> Table:
    """A table at the beginning of a phase.

    phase: "tax", "roll" (the dice are rolled), "dice" (p0=owns(roll=[2, 4]) asks for tiles), "action"
    (p0=owns(tiles=[...]): the tiles are paid and will be resolved), "progress", "event", "achievement" or "end" (before
    the final scoring). Players p0 to p3 say what they own: any number of City, and city, development, hand, played,
    minor, major (by colour).
    Cards nobody owns lie in the deck, in the order of the list unless `deck` names its top cards.
    """
    options = {option.name: option.values[0] for option in GAME.options} | {"values": values}
    state = empty_table(seats, rng_from_seed(seed), SETS[values], options)
    wished = [player["city"] for player in players.values() if "city" in player]
    # These four do nothing by themselves once they are set up.
    quiet = [city for city in ("argos", "olympia", "miletus", "corinth") if city not in wished]
    for seat in range(seats):
        wishes = players.pop(f"p{seat}", {})
        fill_city(state.city[seat], wishes if "city" in wishes else wishes | {"city": quiet.pop(0)}, phase)
    assert not players, f"no such players: {players}"
    state.start = start
    state.round = round
    others = [i for i, name in enumerate(EVENTS) if i > 1 and name != event]
    rounds = [0, *others[:7], 1]
    rounds[round - 1] = EVENTS.index(event)
    state.events = tuple(rounds)
    state.board = COMPONENTS.all_tokens if board is None else as_set(board, TOKENS)
    state.open = as_set(open or [], ACHIEVEMENTS)
    state.city[-1].achieved |= COMPONENTS.all_achievements & ~state.open
    state.discard = as_set(discard or [], CARDS)
    taken = state.discard
    for city in state.city:
        taken |= city.hand | city.in_force & COMPONENTS.all_cards
    top = [CARDS.index(card) for card in deck or []]
    rest = [card for card in range(COMPONENTS.cards) if not taken >> card & 1 and card not in top]
    state.deck = list(reversed(top + rest)) if deck is None or deck else []
    result = Table(state)
    begin(state, phase)
    return result


def fill_city(city: City, wishes: dict[str, Any], phase: str) -> None:
    """Give a player what the test wants."""
    wishes = dict(wishes)
    city.name = CITIES.index(wishes.pop("city"))
    city.development = wishes.pop("development", 1)
    city.hand = as_set(wishes.pop("hand", []), CARDS)
    city.in_force = as_set(wishes.pop("played", []), CARDS) | ((1 << city.development) - 1) << COMPONENTS.cards
    city.minor = as_pack(wishes.pop("minor", {}))
    city.major = as_pack(wishes.pop("major", {}))
    tiles = [terms.TILES.index(tile) for tile in wishes.pop("tiles", [])]
    city.roll = tuple(wishes.pop("roll", [6] * len(tiles)))
    if phase == "action":
        city.tiles = tuple(tiles)
        city.acting = sum(1 << tile for tile in tiles)
    for name, value in wishes.items():
        setattr(city, name, value)


def begin(state: Khora, phase: str) -> None:
    """Let the game run from the beginning of a phase to the first decision."""
    if phase == "tax":
        tax(state)
        return
    if phase == "roll":
        roll(state)
    elif phase == "dice":
        state.phase = terms.DICE_PHASE
        for city in state.city:
            city.roll = city.roll or (6, 6)
            city.ask, city.choices, city.answer = terms.ASK_TILE, terms.ALL_TILES, -1
        state.waiters = (1 << state.seats) - 1
    elif phase == "action":
        state.phase = terms.ACTION
    elif phase == "progress":
        state.phase = terms.PROGRESS
    elif phase == "event":
        event_resolution(state)
    elif phase == "achievement":
        last_chances(state)
    else:
        assert phase == "end"
        state.round = COMPONENTS.rounds
        last_chances(state)
    proceed(state)


def owns(**things: Any) -> dict[str, Any]:
    """What a player has: table(p1=owns(troops=3))."""
    return things


def acting(tile: str, **things: Any) -> Table:
    """Seat 0 resolves one action tile, having these things."""
    return table(p0=things | {"tiles": [tile]})


def playing(card: str, **things: Any) -> Table:
    """Seat 0 plays a politics card, having these things; cards in hand come on top of it."""
    hand = [card, *things.pop("hand", [])]
    return acting("politics", hand=hand, **things).do(0, f"play {card}")


def developing(city: str, level: int, values: str = "printed", **things: Any) -> Table:
    """Seat 0 unlocks this level of its city, having these things."""
    wishes = things | {"city": city, "development": level - 1, "tiles": ["development"]}
    return table(values=values, p0=wishes).do(0, "develop")


def conquest(values: str = "printed", **things: object) -> Table:
    """Persepolis is explored, and seat 0 may take an action of choice."""
    return table(values=values, phase="event", round=9, event="conquest-of-the-persians", board=[], p0=things)


def final_points(city: str, values: str = "printed", **things: object) -> int:
    """The score of seat 0 at the end, with its city fully developed."""
    return table(values=values, phase="end", p0=owns(city=city, development=4) | things).city[0].vp
