"""What Khôra tells its boards: refusals, secrets, points, stages, and its first events."""

import re
from pathlib import Path
from typing import cast

import pytest

from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.bits import size
from petteia.kernel.choices import Delta
from petteia.kernel.log import Event, told_to
from petteia.kernel.record import Recorder, replay
from petteia.kernel.rng import rng_from_seed
from petteia.testing.checks_of_showing import CHECKS_OF_SHOWING
from petteia.testing.tables import play_randomly, random_decision
from tests.games.khora.table import Table, acting, conquest, owns, playing, table

ROOT = Path(__file__).parents[4]
Told = tuple[str, int, str, int, str]


def refused(game: Table, seat: int = 0) -> dict[str, tuple[str, dict[str, int]]]:
    """What is on show and not open, with the rule and what is missing."""
    found = game.state.refused(seat)
    return {GAME.codec.move(action).notation(): (why.rule, dict(why.missing)) for action, why in found}


def told(events: list[Event]) -> list[Told]:
    return [(event.kind, event.seat, event.what, event.amount, event.cause) for event in events]


# What is on show and not open.


def test_tiles_that_lie_on_a_die() -> None:
    game = table(phase="dice")
    assert refused(game) == {}
    assert refused(game.do(0, "put trade")) == {"put trade": ("tile-used", {})}


def test_cards_in_hand_that_cannot_be_played() -> None:
    game = acting("politics", hand=["archives", "gold-reserve", "quarry"], drachma=3, minor={"red": 1})
    assert game.options(0) == ["pass", "play archives", "play quarry"]
    assert refused(game) == {"play gold-reserve": ("politics-requirements", {"knowledge-red": 2, "drachma": 5})}


def test_tokens_on_the_board_that_are_out_of_reach() -> None:
    game = table(board=["red-2/1", "red-3/0", "persepolis"], p0=owns(tiles=["military"], troops=1))
    assert game.options(0) == ["pass", "explore red-2/1"]
    assert refused(game) == {
        "explore red-3/0": ("not-enough-troops", {"troops": 1}),
        "explore persepolis": ("not-enough-troops", {"troops": 13}),
    }


def test_tracks_that_are_too_dear_or_complete() -> None:
    game = table(phase="progress", p0=owns(economy=7, culture=2, drachma=3))
    assert refused(game) == {
        "advance economy": ("track-complete", {}),
        "advance culture": ("not-enough-drachma", {"drachma": 1}),
    }


def test_tracks_that_an_event_does_not_offer() -> None:
    assert refused(table(phase="event", event="rise-of-persia")) == {
        "advance economy": ("not-offered", {}),
        "advance culture": ("not-offered", {}),
    }


def test_settling() -> None:
    game = table(phase="dice", p0=owns(roll=[1, 1, 1], dice=3, citizens=4), p1=owns(roll=[6, 6]))
    game.do(0, "put philosophy", "put trade", "put military").do(1, "put trade", "put culture")
    assert game.options(0) == ["pay 2", "pay 3"]
    assert refused(game) == {
        "pass": ("must-pay", {}),
        "spend": ("no-philosophy", {}),
        "pay 1": ("nothing-to-pay", {}),
    }


def test_what_a_swap_of_glory_would_open() -> None:
    thebes = owns(city="thebes", development=2, glory=1, drachma=0)
    game = table(p0=thebes | owns(tiles=["trade"], drachma=1))
    assert refused(game) == {
        f"buy {colour}": ("not-enough-drachma", {"drachma": 2}) for colour in ("red", "blue", "green")
    }
    needs = owns(development=3, minor={"red": 2, "blue": 2, "green": 2}, tiles=["development"])
    game = table(p0=thebes | needs)
    assert refused(game) == {"develop": ("development-requirements", {"drachma": 2})}


def test_a_swap_without_glory() -> None:
    game = table(phase="progress", p0=owns(city="thebes", development=2, drachma=20))
    assert refused(game) == {"swap": ("no-glory", {})}


def test_actions_that_the_last_event_does_not_allow() -> None:
    assert refused(conquest(city="argos")) == {
        "take military": ("not-military", {}),
        "take politics": ("nothing-to-play", {}),
        "take development": ("development-requirements", {"knowledge-blue": 2}),
    }


def test_ostracism_itself() -> None:
    assert refused(playing("ostracism", drachma=3, played=["quarry"])) == {"recall ostracism": ("not-itself", {})}


def test_cities_that_are_taken() -> None:
    game = Table(cast(Khora, GAME.new(2, seed=1, cities="chosen")))
    first = game.state.waiting()[0]
    game.do(first, "city athens")
    assert refused(game, 1 - first) == {"city athens": ("city-taken", {})}


def test_whoever_is_not_asked_is_refused_nothing() -> None:
    game = table(phase="progress", p0=owns(drachma=3))
    assert game.state.waiting() == (0,)
    assert refused(game, 1) == {}


# What is still a secret.


def sealed(game: Table) -> list[int]:
    return [seat for seat in range(game.state.seats) if game.state.sealed(seat)]


def test_tiles_are_sealed_from_the_first_to_the_reveal() -> None:
    game = table(phase="dice")
    assert sealed(game) == []
    game.do(0, "put trade")
    assert sealed(game) == [0]
    game.do(0, "put culture")
    assert sealed(game) == [0]
    game.do(1, "put politics")
    assert sealed(game) == [0, 1]
    game.do(1, "put culture")
    assert sealed(game) == []


def test_answers_of_a_wave_are_sealed_until_the_last_is_in() -> None:
    game = table(p0=owns(tiles=["trade"], drachma=9), p1=owns(tiles=["trade"], drachma=9))
    assert game.state.waiting() == (0, 1)
    game.do(1, "buy red")
    assert sealed(game) == [1]
    game.do(0, "pass")
    assert sealed(game) == []


def test_settling_is_open() -> None:
    token = owns(roll=[6, 6], philosophy=2)
    game = table(phase="dice", p0=token, p1=token)
    for seat in (0, 1):
        game.do(seat, "put trade", "put culture")
    game.do(0, "spend")
    assert sealed(game) == []
    game.do(0, "pass")
    assert game.state.waiting() == (1,)
    assert sealed(game) == []


def test_a_swap_is_open_and_the_answer_after_it_is_not() -> None:
    game = table(phase="dice", p0=owns(city="thebes", development=2, glory=1))
    game.do(0, "swap")
    assert sealed(game) == []
    game.do(0, "put trade")
    assert sealed(game) == [0]


# Points and numbers of events.


@pytest.mark.parametrize(
    ("event", "points"),
    [
        (("gain", 0, "vp", 3, "culture"), 3),
        (("lose", 0, "vp", 4, "eleusinian-mysteries"), -4),
        (("score", 0, "glory", 12, "glory"), 12),
        (("gain", 0, "drachma", 3, "tax"), 0),
        (("lose", 0, "drachma", 3, "progress"), 0),
        (("level", 0, "economy", 4, "progress"), 0),
    ],
)
def test_points_of_events(event: Told, points: int) -> None:
    assert GAME.points(Event(*event, -1)) == points


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        (("gain", 1, "dice", 1, "track"), {"dice": 1}),
        (("lose", 1, "citizens", 2, "trade"), {"citizens": -2}),
        (("explore", 1, "blue-6/5-vp", 4, "military"), {"troops": -4, "blue-major": 1}),
        (("explore", 1, "red-3/0", 0, "military"), {"red-minor": 1}),
        (
            ("explore", 1, "persepolis", 15, "military"),
            {"troops": -15, "red-major": 1, "blue-major": 1, "green-major": 1},
        ),
        (("learn", 1, "green-minor", 1, "trade"), {"green-minor": 1}),
        (("forget", 1, "red-major", 1, "oracle-of-delphi"), {"red-major": -1}),
        (("level", 1, "culture", 5, "progress"), {"culture": 1}),
        (("draw", 1, "card", 2, "legislation"), {}),
        (("keep", 1, "bank", 1, "legislation"), {"card": 1}),
        (("draw", 1, "card", 2, "council"), {"card": 2}),
        (("draw", 1, "card", 0, "council"), {}),
        (("drawn", 1, "bank", 1, "council"), {}),
        (("draft", 1, "bank", 1, ""), {"card": 1}),
        (("recall", 1, "bank", 1, "ostracism"), {"card": 1}),
        (("play", 1, "bank", 0, ""), {"card": -1}),
        (("discard", 1, "bank", 1, ""), {"card": -1}),
        (("score", 1, "bank", 3, "bank"), {}),
        (("round", -1, "", 2, ""), {}),
    ],
)
def test_numbers_that_events_change(event: Told, changes: dict[str, int]) -> None:
    assert GAME.changes(Event(*event, -1)) == [Delta(1, what, amount) for what, amount in changes.items()]


@pytest.mark.parametrize("seed", range(4))
def test_all_numbers_of_the_hand_and_the_board_follow_from_the_events(seed: int) -> None:
    """From the set-up to the end, with the start values, the changes make the final numbers."""
    state = cast(Khora, GAME.table(2 + seed % 3, seed, {"draft": ("on", "off")[seed % 2]}, listening=True))
    events = state.listen()
    play_randomly(state, rng_from_seed(seed))
    start = cast(dict[str, int], GAME.components({})["start"])
    for seat, city in enumerate(state.city):
        numbers = dict(start) | {"card": 0}
        for event in events:
            for delta in GAME.changes(event):
                if delta.seat == seat:
                    numbers[delta.what] = numbers.get(delta.what, 0) + delta.amount
            if event.seat == seat and event.kind == "score":
                numbers["vp"] += event.amount
        for what in start:
            assert numbers[what] == getattr(city, what), what
        assert numbers["card"] == size(city.hand)
        for index, colour in enumerate(("red", "blue", "green")):
            assert numbers.get(f"{colour}-minor", 0) == city.minor >> 8 * index & 127
            assert numbers.get(f"{colour}-major", 0) == city.major >> 8 * index & 127


# The final scoring, step by step.


def test_the_final_scoring_is_told_source_by_source_in_turn_order() -> None:
    game = table(
        phase="end",
        start=1,
        p0=owns(city="athens", development=4, played=["bank", "proskenion"], drachma=5, citizens=3, vp=7),
        p1=owns(city="argos", glory=2, major={"red": 2, "blue": 1}),
    )
    scores = [event for event in game.events if event.kind == "score"]
    assert told(scores) == [
        ("score", 1, "glory", 6, "glory"),
        ("score", 0, "bank", 2, "bank"),
        ("score", 0, "proskenion", 3, "proskenion"),
        ("score", 0, "athens", 6, "athens"),
        ("score", 0, "glory", 0, "glory"),
    ]
    assert game.state.scores() == [7 + 2 + 3 + 6, 6]
    assert game.events[-1].kind == "over"


# How far the game is.


def test_stages() -> None:
    game = Table(cast(Khora, GAME.new(2, seed=1, cities="chosen")))
    assert game.state.stage() == "cities"
    for seat in game.state.waiting():
        game.do(seat, game.options(seat)[0])
    game.do(game.state.waiting()[0], game.options(game.state.waiting()[0])[0])
    assert game.state.stage() == "draft"
    assert table(phase="dice", round=4).state.stage() == "round 4"
    thebes = owns(city="thebes", development=2, glory=1)
    assert table(phase="end", p0=thebes).state.stage() == "round 9"
    assert table(phase="end").state.stage() == "over"


# The set-up can be heard.


def test_whoever_listens_from_the_set_up_hears_cities_hands_and_the_first_round() -> None:
    state = GAME.table(2, 7, {"draft": "off"}, listening=True)
    events = told_to(state.listen(), 1)
    kinds = [event.kind for event in events]
    assert kinds[:2] == ["city", "city"]
    assert [(event.what, event.amount) for event in events if event.kind == "draw"] == [("card", 5), ("card", 5)]
    hand = [event.what for event in events if event.kind == "drawn"]
    assert sorted(hand) == sorted(cast(list[str], state.view(1)["cities"][1]["hand"]))  # type: ignore[index]
    assert kinds[-4:] == ["event", "roll", "roll", "start"]
    assert told(events)[kinds.index("round")] == ("round", -1, "", 1, "")


def test_whoever_does_not_listen_hears_nothing() -> None:
    assert GAME.new(2, 7).log is None


def test_records_can_be_heard_from_the_set_up() -> None:
    recorder = Recorder(GAME, 2, 7, {}, listening=True)
    for _ in range(10):
        seat = recorder.state.waiting()[0]
        recorder.play(seat, recorder.state.legal(seat)[0])
    heard = recorder.state.listen()
    assert heard[0].kind == "city"
    assert replay(GAME, recorder.finish(), listening=True).listen() == heard
    assert replay(GAME, recorder.finish()).log is None


def test_points_from_the_start_are_told() -> None:
    state = cast(Khora, GAME.set_up(2, 7, GAME.check_options({})))
    for city in state.city:
        city.vp = 3
    events = state.listen()
    state.begin()
    start = ("gain", state.start, "vp", 3, "start")
    assert start in told(events)
    assert sum(GAME.points(event) for event in events) == sum(state.scores()) == 6


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_shown_holds_after_every_decision(seats: int) -> None:
    rng = rng_from_seed(seats)
    state = GAME.new(seats, seed=seats + 40)
    while state.waiting():
        for check in CHECKS_OF_SHOWING:
            check(GAME, state, rng)
        state.play(*random_decision(state, rng))


def test_the_documents_name_every_kind_of_event() -> None:
    engine = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
    rows = engine[engine.index("| kind |") : engine.index("The final scoring goes")].splitlines()[2:]
    named = [kind for row in rows if row for kind in re.findall("`([a-z-]+)`", row.split("|")[1])]
    rooms = (ROOT / "src/petteia/games/khora").rglob("*.py")
    told = {
        kind for room in rooms for kind in re.findall(r'\.(?:tell|whisper)\(\s*"([a-z-]+)"', room.read_text("utf-8"))
    }
    assert len(told) > 20
    assert sorted(named) == sorted(told)


def test_a_seat_hides_its_hand_and_what_it_answers_in_secret() -> None:
    assert table(phase="dice").state.hides(0)
    politics = acting("politics", hand=["bank"])
    assert politics.state.hides(0)
    assert not politics.state.hides(1)
