"""Broken games again: what they tell their boards is wrong, too much or too little, and a check must find it."""

import pytest

from petteia.kernel.choices import Delta, Reason
from petteia.kernel.game import Options
from petteia.kernel.log import Event
from petteia.kernel.state import Document, State
from petteia.testing.conformance import conformance
from tests.kernel.tiny import NUMBERS, Tiny, TinyGame, tiny_game
from tests.testing.broken import failing_check, with_state


class NeverSealed(Tiny):
    def sealed(self, seat: int) -> bool:
        return False


class AlwaysSealed(Tiny):
    def sealed(self, seat: int) -> bool:
        return True


class ShowsHowManyHaveBid(Tiny):
    def view(self, seat: int | None) -> Document:
        bids = self.bids
        return super().view(seat) | {"done": sum(bid >= 0 for bid in bids)}


@pytest.mark.parametrize("broken", [NeverSealed, AlwaysSealed])
def test_what_is_sealed(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_sealed"


def test_a_sealed_answer_shows_nothing_but_that_it_was_given() -> None:
    assert failing_check(with_state(ShowsHowManyHaveBid)) == "check_sealed"


class CountsNoPoints(TinyGame):
    def points(self, event: Event) -> int:
        return 0


class CountsTheWrongPoints(TinyGame):
    def points(self, event: Event) -> int:
        return super().points(event) if event.amount < 6 else 5


class BeginsWithAPoint(Tiny):
    def begin_round(self) -> None:
        if not self.played and not self.prize:
            self.points[0] += 1
        super().begin_round()


class WhispersPoints(Tiny):
    def reveal(self) -> None:
        winner = max(range(self.seats), key=self.bids.__getitem__)
        self.whisper("win", winner, "", 1, "bid")
        self.points[winner] += 1
        super().reveal()


@pytest.mark.parametrize("broken", [CountsNoPoints, CountsTheWrongPoints])
def test_points_add_up(broken: type[TinyGame]) -> None:
    assert failing_check(tiny_game(broken)) == "check_points"


@pytest.mark.parametrize("broken", [BeginsWithAPoint, WhispersPoints])
def test_everybody_hears_of_points_from_the_set_up_on(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_points"


class StageInWords(Tiny):
    def stage(self) -> str:
        return "Round the first"


class StageOfTheNextDie(Tiny):
    def stage(self) -> str:
        return f"die {self.rng.copy().below(1000)}"


@pytest.mark.parametrize("broken", [StageInWords, StageOfTheNextDie])
def test_stages(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_stage"


class FiguresWithTuples(TinyGame):
    def components(self, options: Options) -> Document:
        return {"numbers": (1, 16)}


FIGURES: Document = {"numbers": [1, 16]}


class SharedFigures(TinyGame):
    def components(self, options: Options) -> Document:
        return FIGURES


@pytest.mark.parametrize("broken", [FiguresWithTuples, SharedFigures])
def test_figures(broken: type[TinyGame]) -> None:
    assert failing_check(tiny_game(broken)) == "check_components"


def not_in_hand(state: State, seat: int) -> list[int]:
    return [number for number in NUMBERS if number not in state.legal(seat)] if state.legal(seat) else []


class RefusesAllOthers(Tiny):
    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        return [(number, Reason("not-now")) for number in not_in_hand(self, seat)]


class RefusesWhatIsOpen(Tiny):
    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        return [(number, Reason("not-now")) for number in self.legal(seat)]


class RefusesForAnotherReason(Tiny):
    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        return [(number, Reason("too-dear")) for number in not_in_hand(self, seat)]


class RefusesWhatOthersHold(Tiny):
    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        other = self.hands[seat - 1]
        return [(number, Reason("not-now")) for number in other] if self.legal(seat) else []


class RefusesWhoIsNotAsked(Tiny):
    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        return [] if self.legal(seat) else [(0, Reason("not-now"))]


def test_refusals_on_show() -> None:
    conformance(with_state(RefusesAllOthers))


@pytest.mark.parametrize(
    "broken", [RefusesWhatIsOpen, RefusesForAnotherReason, RefusesWhatOthersHold, RefusesWhoIsNotAsked]
)
def test_refusals_that_should_not_be_shown(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_refused"


class PreviewsByTheOthersHands(Tiny):
    def preview(self, seat: int, action: int) -> list[Delta]:
        wins = action in self.legal(seat) and action > max(self.hands[seat - 1])
        return [Delta(seat, "points", 1)] if wins else []


class PreviewsByPlaying(Tiny):
    def preview(self, seat: int, action: int) -> list[Delta]:
        if action in self.legal(seat):
            self.play(seat, action)
        return []


class PreviewsNothingAsADelta(Tiny):
    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "points", 0)] if action in self.legal(seat) else []


class PreviewsANumberTwice(Tiny):
    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "points", 1), Delta(seat, "points", 2)] if action in self.legal(seat) else []


class PreviewsWhatIsNotOpen(Tiny):
    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "points", 1)]


@pytest.mark.parametrize(
    "broken",
    [PreviewsByTheOthersHands, PreviewsByPlaying, PreviewsNothingAsADelta, PreviewsANumberTwice, PreviewsWhatIsNotOpen],
)
def test_previews(broken: type[Tiny]) -> None:
    assert failing_check(with_state(broken)) == "check_preview"


class OneAfterAnother(Tiny):
    """Bids are made in turn; each costs a point of another kind at once."""

    def waiting(self) -> tuple[int, ...]:
        return super().waiting()[:1]

    def sealed(self, seat: int) -> bool:
        return False

    def apply(self, seat: int, action: int) -> None:
        self.tell("lose", seat, "patience", 1, "bid")
        super().apply(seat, action)


class PreviewsThePatience(OneAfterAnother):
    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "patience", -1)] if action in self.legal(seat) else []


class PreviewsTooMuchPatience(OneAfterAnother):
    def preview(self, seat: int, action: int) -> list[Delta]:
        return [Delta(seat, "patience", -2)] if action in self.legal(seat) else []


def test_a_preview_comes_true() -> None:
    conformance(with_state(PreviewsThePatience))
    assert failing_check(with_state(PreviewsTooMuchPatience)) == "check_preview_comes_true"
