"""Taking back: what the player has learned nothing from, and nobody has answered."""

import petteia
from petteia.kernel.record import Recorder
from petteia.terminal.takeback import History

GAME = petteia.load("khora")


def decide(recorder: Recorder, history: History, seat: int, notation: str) -> None:
    if seat == history.seat:
        history.remember(recorder, 0)
    recorder.play(seat, GAME.codec.read(notation))


def at_the_dice() -> Recorder:
    return Recorder(GAME, 2, 5, {"draft": "off"})


def test_nothing_to_take_back() -> None:
    assert History(0).refusal(at_the_dice()) == "ui-undo-nothing"


def test_a_tile_not_yet_revealed() -> None:
    recorder, history = at_the_dice(), History(0)
    before = recorder.state.to_dict()
    decide(recorder, history, 0, "put trade")
    assert history.refusal(recorder) == ""
    history.undo(recorder)
    assert recorder.state.to_dict() == before
    assert recorder.record.decisions == []


def test_not_when_somebody_else_has_decided() -> None:
    recorder, history = at_the_dice(), History(0)
    decide(recorder, history, 0, "put trade")
    decide(recorder, history, 1, "put trade")
    assert history.refusal(recorder) == "ui-undo-others"


def test_not_when_the_decision_has_revealed_the_others_tiles() -> None:
    recorder, history = at_the_dice(), History(0)
    for move in ("put trade", "put culture"):
        decide(recorder, history, 1, move)
    decide(recorder, history, 0, "put trade")
    assert history.refusal(recorder) == ""
    decide(recorder, history, 0, "put philosophy")
    assert history.refusal(recorder) == "ui-undo-revealed"
