"""Events: told to those who may know, and to nobody when nobody listens."""

from petteia.kernel.log import EVERYBODY, Event, told_to
from petteia.kernel.rng import rng_from_seed
from petteia.kernel.state import State


def table() -> State:
    return State(3, rng_from_seed(1))


def test_nothing_is_kept_while_nobody_listens() -> None:
    state = table()
    state.tell("gain", 0, "drachma", 3, "trade")
    state.whisper("drawn", 0, "oracle", 1, "")
    assert state.log is None


def test_whoever_listens_hears_what_comes_after() -> None:
    state = table()
    state.tell("gain", 0, "drachma", 1, "tax")
    events = state.listen()
    state.tell("gain", 1, "drachma", 3, "trade")
    assert events == [Event("gain", 1, "drachma", 3, "trade", EVERYBODY)]
    assert state.listen() is events


def test_a_whisper_is_for_one_seat() -> None:
    state = table()
    events = state.listen()
    state.tell("draw", 1, "card", 1, "")
    state.whisper("drawn", 1, "oracle", 1, "")
    opened, secret = events
    assert told_to(events, 1) == [opened, secret]
    assert told_to(events, 0) == told_to(events, None) == [opened]


def test_an_event_as_a_document_does_not_say_who_may_know() -> None:
    assert Event("gain", 2, "vp", 4, "culture", 2).to_dict() == {
        "kind": "gain",
        "seat": 2,
        "what": "vp",
        "amount": 4,
        "cause": "culture",
    }


def test_events_are_values() -> None:
    event = Event("gain", 2, "vp", 4, "culture", EVERYBODY)
    assert event == Event("gain", 2, "vp", 4, "culture", EVERYBODY)
    assert event != Event("gain", 2, "vp", 4, "culture", 2)
    assert event != Event("gain", 2, "vp", 5, "culture", EVERYBODY)
    assert len({event, Event("gain", 2, "vp", 4, "culture", EVERYBODY)}) == 1
    assert repr(event) == "Event('gain', 2, 'vp', 4, 'culture', only=-1)"
