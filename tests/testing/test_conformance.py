"""Broken games: each breaks one promise of the kernel, and the check of that promise must find it."""

import pytest
from librt.strings import BytesWriter

from petteia.kernel.choices import Reason
from petteia.kernel.game import Option, Options
from petteia.kernel.moves import Codec, Verb
from petteia.kernel.observation import put
from petteia.kernel.rng import Rng, Seed
from petteia.kernel.state import Document, State
from petteia.testing.conformance import conformance
from tests.kernel.tiny import GAME, NUMBERS, Tiny, TinyGame, tiny_game
from tests.testing.broken import failing_check, with_state


def test_the_whole_game_passes() -> None:
    conformance(GAME)
    conformance(GAME, seats=3, games=2, seed=99)


# Copies and documents.


class SharesAList(Tiny):
    def copy(self) -> "Tiny":
        other = super().copy()
        other.played = self.played
        return other


class ForgetsThePlayed(Tiny):
    def copy(self) -> "Tiny":
        other = super().copy()
        other.played = []
        return other


class SharesItsChance(Tiny):
    def copy(self) -> "Tiny":
        other = super().copy()
        other.rng = self.rng
        return other


class CopyThatTellsOnlyItself(Tiny):
    def copy(self) -> "Tiny":
        other = super().copy()
        other.log = []
        return other


@pytest.mark.parametrize("broken", [SharesAList, ForgetsThePlayed, SharesItsChance, CopyThatTellsOnlyItself])
def test_copies(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_copy"


class DocumentWithTuples(Tiny):
    def to_dict(self) -> Document:
        return super().to_dict() | {"points": tuple(self.points)}


class DocumentThatShares(Tiny):
    def to_dict(self) -> Document:
        return super().to_dict() | {"played": self.played}


class DocumentWithoutChance(Tiny):
    def to_dict(self) -> Document:
        return super().to_dict() | {"rng": "fast:0000000000000001"}


class TrustingGame(TinyGame):
    def from_dict(self, document: Document) -> State:
        document["rng"] if document else None
        return super().from_dict(document)


@pytest.mark.parametrize("broken", [DocumentWithTuples, DocumentThatShares, DocumentWithoutChance])
def test_documents(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_document"


def test_a_damaged_document_must_be_refused_by_the_right_error() -> None:
    assert failing_check(tiny_game(TrustingGame)) == "check_bad_documents"


# Asking and refusing.


class ChangesWhenItRefuses(Tiny):
    def play(self, seat: int, action: int) -> None:
        change = 1 if self.waiting() else 0
        self.prize += change
        super().play(seat, action)
        self.prize -= change


class PlaysAnything(Tiny):
    def play(self, seat: int, action: int) -> None:
        if seat in self.waiting() and action not in self.legal(seat):
            action = self.legal(seat)[0]
        super().play(seat, action)


class RefusesByAnIndexError(Tiny):
    def play(self, seat: int, action: int) -> None:
        NUMBERS[action]
        super().play(seat, action)


class AsksWithoutAChoice(Tiny):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat)[:1]


class Descending(Tiny):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat)[::-1]


class AnybodyMay(Tiny):
    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(self.hands[seat]) if 0 <= seat < self.seats else ()


class NeverOver(Tiny):
    def over(self) -> bool:
        return False


class EverybodyIsSecond(Tiny):
    def ranking(self) -> list[int]:
        return [2] * self.seats


class PlacesWithGaps(Tiny):
    def ranking(self) -> list[int]:
        return [2 * place - 1 for place in super().ranking()]


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (ChangesWhenItRefuses, "check_refusals"),
        (PlaysAnything, "check_refusals"),
        (RefusesByAnIndexError, "check_refusals"),
        (AsksWithoutAChoice, "check_legal"),
        (Descending, "check_legal"),
        (AnybodyMay, "check_legal"),
        (NeverOver, "check_end"),
        (EverybodyIsSecond, "check_scores"),
        (PlacesWithGaps, "check_scores"),
    ],
)
def test_asking_and_refusing(broken: type[Tiny], check: str) -> None:
    assert failing_check(with_state(broken)) == check


class NoReasons(Tiny):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return None


class ReasonsForEverything(Tiny):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return Reason("never")


@pytest.mark.parametrize("broken", [NoReasons, ReasonsForEverything])
def test_reasons(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_why_not"


# Secrets.


class ShowsHands(Tiny):
    def view(self, seat: int | None) -> Document:
        return super().view(seat) | {"hands": [list(hand) for hand in self.hands]}


class ShowsAChecksumOfTheBids(Tiny):
    def view(self, seat: int | None) -> Document:
        return super().view(seat) | {"answered": sum(self.bids)}


class ShowsTheNextDie(Tiny):
    def view(self, seat: int | None) -> Document:
        return super().view(seat) | {"next": self.rng.copy().below(6)}


class ShowsMoreToSpectators(Tiny):
    def view(self, seat: int | None) -> Document:
        view = super().view(seat)
        return view | {"hand": list(self.hands[0])} if seat is None else view


class RedealsThePoints(Tiny):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        super().redeal(seat, rng)
        rng.shuffle(self.points)


class RedealsItsOwnHand(Tiny):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        super().redeal(None, rng)


class RedealsANumberTwice(Tiny):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        super().redeal(seat, rng)
        hidden = [other for other in range(self.seats) if other != seat]
        self.hands[hidden[0]] = list(range(len(self.hands[hidden[0]])))


class KeepsTheDiceToCome(Tiny):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        known = self.rng
        super().redeal(seat, rng)
        self.rng = known


class ObservesMoreAtLargerTables(Tiny):
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        super().write_observation(seat, out)
        for points in self.points[2:]:
            put(out, points)


class ObservesMoreThanItSays(Tiny):
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        super().write_observation(seat, out)
        out[0] = 7


@pytest.mark.parametrize("broken", [ShowsHands, ShowsAChecksumOfTheBids, ShowsTheNextDie, ShowsMoreToSpectators])
def test_views_that_leak(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_redeal"


class HidesNothing(Tiny):
    def hides(self, seat: int) -> bool:
        return False


class HidesOnlyGoodHands(Tiny):
    def hides(self, seat: int) -> bool:
        return 0 in self.hands[seat]


@pytest.mark.parametrize("broken", [HidesNothing, HidesOnlyGoodHands])
def test_seats_that_hide_something_say_so(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_hides"


@pytest.mark.parametrize("broken", [RedealsThePoints, RedealsItsOwnHand, RedealsANumberTwice, KeepsTheDiceToCome])
def test_redeals_that_show(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_redeal"


@pytest.mark.parametrize("broken", [ObservesMoreAtLargerTables, ObservesMoreThanItSays])
def test_observations_are_what_the_game_says_of_them(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_observation"


class RedealsNothingButTheDice(Tiny):
    def redeal(self, seat: int | None, rng: Rng) -> None:
        rng.below(2)
        self.rng = rng.copy()


def test_a_game_with_whispers_must_redeal_something() -> None:
    assert failing_check(with_state(RedealsNothingButTheDice)) == "check_redeal_moves"


class ForgetsBidsInBytes(Tiny):
    def pack(self, out: BytesWriter) -> None:
        forgetful = self.copy()
        forgetful.bids = [-1] * self.seats
        Tiny.pack(forgetful, out)


def test_positions_as_bytes() -> None:
    assert failing_check(with_state(ForgetsBidsInBytes)) == "check_bytes"


# Deciding at once.


class FirstComeFirstServed(Tiny):
    def apply(self, seat: int, action: int) -> None:
        if all(bid < 0 for bid in self.bids):
            self.points[seat] += 1
            self.tell("win", seat, "", 1, "first")
        super().apply(seat, action)


class TakesTheNumberFromOthers(Tiny):
    def legal(self, seat: int) -> tuple[int, ...]:
        actions = super().legal(seat)
        return actions[1:] if len(actions) > 2 and max(self.bids) >= 0 else actions


@pytest.mark.parametrize("broken", [FirstComeFirstServed, TakesTheNumberFromOthers])
def test_the_order_of_arrival(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_order"


class TellsSecretBids(Tiny):
    def apply(self, seat: int, action: int) -> None:
        self.tell("bid", seat, str(action + 1), 1, "")
        super().apply(seat, action)


class ObservesTheOthersBids(Tiny):
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        super().write_observation(seat, out)
        out[0] = sum(self.bids) % 7


@pytest.mark.parametrize("broken", [TellsSecretBids, ObservesTheOthersBids])
def test_what_is_not_seen_is_neither_heard_nor_observed(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_secret_decisions"


# Events, chance and whole games.


class KeepsWhatIsLearned(Tiny):
    def all_learn(self) -> None:
        pass


class ThinksTheWinnerLearnsNothing(Tiny):
    def all_learn(self) -> None:
        self.others_learn(max(range(self.seats), key=self.bids.__getitem__))


@pytest.mark.parametrize("broken", [KeepsWhatIsLearned, ThinksTheWinnerLearnsNothing])
def test_what_a_decision_reveals_is_noted(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_learning"


class ListeningTakesChance(Tiny):
    def apply(self, seat: int, action: int) -> None:
        if self.log is not None:
            self.rng.below(6)
        super().apply(seat, action)


class WhispersToNobody(Tiny):
    def reveal(self) -> None:
        self.whisper("reveal", 7, "", 0, "")
        super().reveal()


class ListeningChangesTheFirstPrize(Tiny):
    def begin_round(self) -> None:
        super().begin_round()
        if self.log is not None and self.ply == 0:
            self.prize += 1


@pytest.mark.parametrize("broken", [ListeningTakesChance, WhispersToNobody, ListeningChangesTheFirstPrize])
def test_events(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_events"


tables_begun = [0]


class CountsItsTables(Tiny):
    def begin(self) -> None:
        super().begin()
        tables_begun[0] += 1
        self.prize = tables_begun[0]


def test_the_same_seed_gives_the_same_game() -> None:
    assert failing_check(with_state(CountsItsTables)) == "check_determinism"


class IgnoresTheSealedSeed(TinyGame):
    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        return super().set_up(seats, 0 if isinstance(seed, bytes) and len(seed) == 32 else seed, options)


def test_sealed_seeds() -> None:
    assert failing_check(tiny_game(IgnoresTheSealedSeed)) == "check_sealed_seed"


class RefusesAnOption(TinyGame):
    def set_up(self, seats: int, seed: Seed, options: Options) -> State:
        return super().set_up(seats, seed, {name: options[name] for name in options if options[name] != "equal"})


def test_every_option_must_work() -> None:
    assert failing_check(tiny_game(RefusesAnOption)) == "check_determinism"


@pytest.mark.parametrize("verb", ["BID", "bid "])
def test_codecs(verb: str) -> None:
    codec = Codec([Verb(verb, [str(number) for number in NUMBERS])])
    game = TinyGame("tiny", 1, (2, 3), (Option("prizes", ("die", "equal")),), codec)
    assert failing_check(game) == "check_codec"


def test_options_of_one_name() -> None:
    game = TinyGame("tiny", 1, (2, 3), (Option("prizes", ("die", "die")),), GAME.codec)
    assert failing_check(game) == "check_options"
