"""How Khôra's events join into lines of the log."""

from petteia.games.khora.forms.log import joins
from petteia.games.khora.game import GAME
from petteia.games.khora.terms import PHASES
from petteia.kernel.log import Event, lines_of
from petteia.kernel.rng import rng_from_seed
from petteia.testing.tables import play_randomly


def told(kind: str, seat: int, what: str = "", amount: int = 1, cause: str = "") -> Event:
    return Event(kind, seat, what, amount, cause, heading="round 1, action")


def clauses(*events: Event) -> list[list[list[str]]]:
    """Each line's clauses, with the events by what they are about."""
    return [[[event.what for event in clause] for clause in line.clauses] for line in lines_of(joins, events)[1:]]


def test_a_turn_is_a_line() -> None:
    assert clauses(
        told("explore", 0, "green-6/3"), told("gain", 0, "vp", cause="green-6/3"), told("explore", 1, "red-1/0")
    ) == [[["green-6/3"], ["vp"]], [["red-1/0"]]]


def test_what_befalls_several_is_a_line() -> None:
    tax = [told("gain", seat, "drachma", seat + 1, "tax") for seat in (2, 0, 1)]
    assert clauses(*tax) == [[["drachma"], ["drachma"], ["drachma"]]]
    assert clauses(*tax, told("gain", 1, "vp", cause="stoa-poikile")) == [[["drachma"]] * 3, [["vp"]]]


def test_gains_by_one_cause_are_told_in_one_go() -> None:
    assert clauses(told("gain", 0, "vp", cause="bank"), told("gain", 0, "drachma", cause="bank")) == [
        [["vp", "drachma"]]
    ]


def test_the_price_of_a_card_belongs_to_it() -> None:
    played = told("play", 0, "bank", 3), told("lose", 0, "drachma", 3, "bank"), told("gain", 0, "vp", 1, "bank")
    assert clauses(*played) == [[["bank", "drachma"], ["vp"]]]


def test_both_sides_of_a_swap_belong_to_it() -> None:
    sides = told("lose", 0, "glory", 1, "thebes"), told("gain", 0, "vp", 4, "thebes")
    assert clauses(told("swap", 0, "thebes", 1, "thebes"), *sides) == [[["thebes", "glory", "vp"]]]


def test_whoever_knows_the_cards_is_not_told_how_many() -> None:
    cards = told("drawn", 0, "bank", cause="council"), told("drawn", 0, "peripteros", cause="council")
    assert clauses(*cards, told("draw", 0, "card", 2, "council")) == [[["bank", "peripteros"]]]
    assert clauses(told("draw", 1, "card", 2, "council")) == [[["card"]]]


def test_dice_and_tiles_have_a_line_for_each_player() -> None:
    assert clauses(told("roll", 0, "1 2"), told("roll", 1, "3 3"), told("start", 0)) == [[["1 2"]], [["3 3"]], [[""]]]
    assert clauses(told("reveal", 0, "trade"), told("reveal", 0, "culture"), told("reveal", 1, "trade")) == [
        [["trade", "culture"]],
        [["trade"]],
    ]


def test_a_line_does_not_grow_for_ever() -> None:
    levels = [told("level", 0, str(number)) for number in range(8)]
    assert [len(line) for line in clauses(*levels)] == [6, 2]


def test_a_source_without_points_and_the_round_are_not_told() -> None:
    assert clauses(told("round", -1, "5"), told("score", 0, "glory", 0)) == []


def test_headings_are_the_phases_in_their_order() -> None:
    state = GAME.table(3, 5, {}, listening=True)
    events = state.listen()
    play_randomly(state, rng_from_seed(5))
    found = list(dict.fromkeys(event.heading for event in events))
    phases = [phase for phase in PHASES if phase not in ("cities", "draft", "settling", "last-swaps", "over")]
    rounds = [f"round {number}, {phase}" for number in range(1, 10) for phase in phases]
    usual = ["cities", "draft", *rounds, "round 9, last-swaps", "over"]
    assert found == [heading for heading in usual if heading in found]
    assert {"round 3, announcement", "round 3, dice", "round 3, action", "over"} <= set(found)
    assert {event.heading for event in events if event.cause == "tax"} <= {f"round {n}, tax" for n in range(1, 10)}
