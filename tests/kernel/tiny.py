"""A tiny game as another package would write it: hidden hands, everybody bids secretly at once, and a die.

Everybody holds four of the numbers 1 to 16. Each round a die shows the prize; all bid a number at once, and the highest
bid wins the prize. The last number bids itself. The most points win.
"""

from typing import cast

from librt.strings import BytesWriter

from petteia.kernel.errors import BadPosition, BadSeats
from petteia.kernel.game import Game, Option, Options
from petteia.kernel.log import Event
from petteia.kernel.moves import Codec, Verb
from petteia.kernel.observation import Field, counted, flags, one_of, put
from petteia.kernel.rng import Rng, Seed, fork, rng_from_seed, rng_from_text
from petteia.kernel.state import Document, State

NUMBERS = range(16)
HAND = 4


BIDS = Verb("bid", [str(number + 1) for number in NUMBERS])


class Tiny(State):
    __slots__ = ("bids", "hands", "played", "points", "prize", "prizes")

    def __init__(self, seats: int, rng: Rng, prizes: str) -> None:
        super().__init__(seats, rng)
        self.prizes = prizes
        self.prize = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids = [-1] * seats  # -1 while it is owed; a bid stays in the hand until all are revealed
        self.points = [0] * seats
        self.played: list[int] = []

    def begin(self) -> None:
        self.begin_round()

    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.bids[seat] < 0 and self.hands[seat])

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(self.hands[seat]) if seat in self.waiting() else ()

    def apply(self, seat: int, action: int) -> None:
        self.ply += 1
        self.bids[seat] = action
        self.whisper("bid", seat, str(action + 1), 1, "")
        if not self.waiting():
            self.reveal()

    def reveal(self) -> None:
        self.all_learn()
        winner = max(range(self.seats), key=self.bids.__getitem__)
        self.tell("win", winner, str(self.bids[winner] + 1), self.prize, "bid")
        self.points[winner] += self.prize
        for seat, bid in enumerate(self.bids):
            self.hands[seat].remove(bid)
            self.played.append(bid)
        self.bids = [-1] * self.seats
        self.begin_round()

    def begin_round(self) -> None:
        if not self.hands[0]:
            return
        self.prize = 3 if self.prizes == "equal" else self.rng.below(6) + 1
        self.tell("prize", -1, "", self.prize, "")
        if len(self.hands[0]) == 1:  # forced
            self.bids = [hand[0] for hand in self.hands]
            self.reveal()

    def scores(self) -> list[int]:
        return list(self.points)

    def copy(self) -> "Tiny":
        other = type(self)(self.seats, self.rng.copy(), self.prizes)
        other.ply, other.prize = self.ply, self.prize
        other.hands = [hand[:] for hand in self.hands]
        other.bids, other.points, other.played = self.bids[:], self.points[:], self.played[:]
        return other

    def redeal(self, seat: int | None, rng: Rng) -> None:
        known = self.played + ([] if seat is None else self.hands[seat])
        unknown = [number for number in NUMBERS if number not in known]
        rng.shuffle(unknown)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
                if self.bids[other] >= 0:
                    self.bids[other] = self.hands[other][rng.below(len(self.hands[other]))]
        self.rng = fork(rng)

    def sealed(self, seat: int) -> bool:
        return self.bids[seat] >= 0

    def write_observation(self, seat: int, out: BytesWriter) -> None:
        own = [1 if number in self.hands[seat] else 0 for number in NUMBERS]
        played = [1 if number in self.played else 0 for number in NUMBERS]
        points = [self.points[(seat + i) % self.seats] if i < self.seats else 0 for i in range(3)]
        for number in (self.prize, self.bids[seat] + 1, *own, *played, *points):
            put(out, number)

    def view(self, seat: int | None) -> Document:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeats(f"There is no seat {seat}.")
        return {
            "seat": seat,
            "prize": self.prize,
            "points": list(self.points),
            "played": list(self.played),
            "waiting": list(self.waiting()),
            "hand": None if seat is None else list(self.hands[seat]),
            "bid": None if seat is None else self.bids[seat],
        }

    def stage(self) -> str:
        left = len(self.hands[0])
        return f"round {HAND - left + 1}" if left else "over"

    def to_dict(self) -> Document:
        return {
            "ply": self.ply, "rng": self.rng.text(), "prizes": self.prizes, "prize": self.prize,
            "bids": list(self.bids), "points": list(self.points), "hands": [list(hand) for hand in self.hands],
            "played": list(self.played),
        }  # fmt: skip


class TinyGame(Game):
    kind: type[Tiny] = Tiny

    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        state = self.kind(seats, rng_from_seed(seed), options["prizes"])
        numbers = list(NUMBERS)
        state.rng.shuffle(numbers)
        state.hands = [sorted(numbers[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
        return state

    def observation_fields(self) -> list[Field]:
        numbers = tuple(str(number) for number in NUMBERS)
        return [
            counted("prize", 6), one_of("bid", len(NUMBERS) + 1), flags("own", numbers), flags("played", numbers),
            counted("points", members=("own", "next", "third")),
        ]  # fmt: skip

    def from_dict(self, document: Document) -> State:
        try:
            bids = numbers_in(document["bids"], -1)
            state = self.kind(self.check_seats(len(bids)), rng_from_text(str(document["rng"])), str(document["prizes"]))
            state.bids = bids
            (state.ply,), (state.prize,) = numbers_in([document["ply"]]), numbers_in([document["prize"]])
            state.points, state.played = numbers_in(document["points"]), numbers_in(document["played"])
            state.hands = [numbers_in(hand) for hand in cast(list[object], document["hands"])]
            sizes = {len(hand) for hand in state.hands}
            cards = sorted(state.played + [number for hand in state.hands for number in hand])
            fits = len(state.points) == len(state.hands) == len(bids) and len(sizes) == 1 and sizes <= {0, 2, 3, 4}
            alone = all(hand == sorted(set(hand)) for hand in state.hands) and len(set(cards)) == len(cards)
            real = cards[-1] < 16 and len(cards) == HAND * len(bids) and state.prizes in self.options[0].values
            given = all(bid < 0 or bid in hand for bid, hand in zip(bids, state.hands))
            owed = sizes == {0} or min(bids) < 0
            if not (fits and alone and real and given and owed):
                raise ValueError("the numbers do not fit together")
        except (BadSeats, KeyError, TypeError, ValueError, IndexError) as error:
            raise BadPosition(f"This is no position of {self.name}: {error}.") from None
        return state

    def points(self, event: Event) -> int:
        return event.amount if event.kind == "win" else 0


def numbers_in(value: object, lowest: int = 0) -> list[int]:
    if not isinstance(value, list) or any(type(n) is not int or not lowest <= n < 10**6 for n in value):
        raise ValueError("a list of small numbers was expected")
    return list(value)


def tiny_game(kind: type[TinyGame] = TinyGame) -> TinyGame:
    return kind("tiny", 1, (2, 3), (Option("prizes", ("die", "equal")),), Codec([BIDS]))


GAME = tiny_game()
