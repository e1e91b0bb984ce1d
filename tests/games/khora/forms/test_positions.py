"""Positions as documents: every position comes back as it was, and no impossible one comes in."""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.khora import terms
from petteia.games.khora.game import GAME
from petteia.kernel.errors import BadPosition
from petteia.kernel.state import State
from tests.games.documents import Doc, refuse
from tests.games.khora.table import ACHIEVEMENTS, CARDS, CITIES, EVENTS, TOKENS, table

MANY_PLIES = 3000  # more than any game has


def random_game(seed: int) -> State:
    chance = Random(seed)
    options = {option.name: chance.choice(option.values) for option in GAME.options}
    return GAME.new(2 + seed % 3, seed, **options)


def play_on(state: State, chance: Random, plies: int = MANY_PLIES) -> None:
    """A number of random moves, or until the game is over."""
    for _ in range(plies):
        if state.over():
            return
        seat = chance.choice(state.waiting())
        state.play(seat, chance.choice(state.legal(seat)))


@cache
def texts() -> tuple[str, ...]:
    """Documents from all phases of some random games."""
    found = []
    for seed in range(12):
        state, chance = random_game(seed), Random(seed)
        while not state.over():
            if chance.random() < 0.1:
                found.append(json.dumps(state.to_dict()))
            play_on(state, chance, 1)
    return tuple(found)


def position(phase: str = "dice") -> Doc:
    """A good document."""
    if phase == "dice":
        return table(seats=3, phase="dice").state.to_dict()
    if phase == "action":
        return table(seats=3, p0={"tiles": ["legislation"]}, p1={"tiles": ["legislation"]}).state.to_dict()
    if phase == "over":
        return table(seats=3, phase="end").state.to_dict()
    return table(seats=3, phase=phase).state.to_dict()


# There and back.


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_game_comes_back_as_it_was(seed: int) -> None:
    state, chance = random_game(seed), Random(seed)
    while not state.over():
        document = state.to_dict()
        again = GAME.from_dict(document)
        assert again.to_dict() == document
        assert again.waiting() == state.waiting()
        for seat in range(state.seats):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        play_on(state, chance, 1)
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
    assert GAME.from_dict(state.to_dict()).ranking() == state.ranking()


@pytest.mark.parametrize("seed", range(30))
def test_a_restored_game_goes_on_identically(seed: int) -> None:
    state = random_game(seed)
    play_on(state, Random(seed), Random(seed).randrange(250))
    again = GAME.from_dict(state.to_dict())
    one, other = state.listen(), again.listen()
    play_on(state, Random(1), MANY_PLIES)
    play_on(again, Random(1), MANY_PLIES)
    assert again.to_dict() == state.to_dict()
    assert one == other


@pytest.mark.parametrize("phase", ["dice", "action", "progress", "event", "over"])
def test_a_document_is_plain_json(phase: str) -> None:
    document = position(phase)
    assert json.loads(json.dumps(document)) == document
    assert GAME.from_dict(json.loads(json.dumps(document))).to_dict() == document


def test_a_sealed_generator_comes_back_too() -> None:
    state = GAME.new(2, bytes(range(32)))
    again = GAME.from_dict(state.to_dict())
    play_on(state, Random(1))
    play_on(again, Random(1))
    assert again.to_dict() == state.to_dict()


def test_troops_above_fifteen_come_back_while_exploring() -> None:
    document = table(p0={"tiles": ["military"], "troops": 14, "military": 5}).state.to_dict()
    assert GAME.from_dict(document).to_dict() == document


def test_citizens_above_fifteen_come_back_during_the_action_phase() -> None:
    document = table(p0={"tiles": ["legislation"], "citizens": 14}).state.to_dict()
    assert GAME.from_dict(document).to_dict() == document


def test_a_given_answer_comes_back() -> None:
    game = table(p0={"tiles": ["trade"]}, p1={"tiles": ["trade"]}).do(0, "buy green")
    again = GAME.from_dict(game.state.to_dict())
    assert again.waiting() == (1,)
    GAME.do(again, 1, "pass")
    GAME.do(game.state, 1, "pass")
    assert again.to_dict() == game.state.to_dict()


def test_reading_a_document_leaves_it_as_it_is() -> None:
    document = position("action")
    before = deepcopy(document)
    play_on(GAME.from_dict(document), Random(1))
    assert document == before


# What is refused.


def test_another_game() -> None:
    refuse(GAME, position() | {"game": "chess"}, "not a position of khora")


@pytest.mark.parametrize("version", [0, 1, "2", None])
def test_another_version_of_the_rules(version: object) -> None:
    refuse(GAME, position() | {"rules": version}, "version")


@pytest.mark.parametrize("name", list(position()))
def test_a_field_is_missing(name: str) -> None:
    document = position()
    del document[name]
    refuse(GAME, document)


@pytest.mark.parametrize("name", [name for name in position()["cities"][0] if name not in ("asked", "answer")])
def test_a_field_of_a_city_is_missing(name: str) -> None:
    document = position()
    del document["cities"][1][name]
    refuse(GAME, document, name)


@pytest.mark.parametrize("number", [0, 1, 5])
def test_too_few_or_too_many_cities(number: int) -> None:
    document = position()
    document["cities"] = (document["cities"] * 2)[:number]
    refuse(GAME, document, "2 to 4")


def test_a_card_is_in_two_places() -> None:
    document = position()
    document["cities"][0]["hand"] = [document["deck"][0]]
    refuse(GAME, document, document["deck"][0])


@pytest.mark.parametrize("place", ["hand", "played", "pack", "drawn"])
def test_a_card_is_in_two_cities(place: str) -> None:
    document = position()
    card = document["deck"].pop()
    document["cities"][0]["hand"] = [card]
    GAME.from_dict(document)
    document["cities"][1][place] = [card]
    refuse(GAME, document, card)


def test_a_card_is_in_the_deck_twice() -> None:
    document = position()
    document["deck"][0] = document["deck"][1]
    refuse(GAME, document, "deck")


def test_a_card_is_missing() -> None:
    document = position()
    card = document["deck"].pop()
    refuse(GAME, document, card)


@pytest.mark.parametrize("name", ["drachma", "citizens", "taxes", "glory", "troops", "vp", "philosophy", "economy"])
@pytest.mark.parametrize("value", [-1, 10**30, 2.0, "3", True, None, [], {}])
def test_a_number_of_a_city_is_no_number_or_out_of_range(name: str, value: object) -> None:
    document = position()
    document["cities"][0][name] = value
    refuse(GAME, document, name)


@pytest.mark.parametrize("name", ["round", "tile", "turn", "start", "ply"])
@pytest.mark.parametrize("value", [-1, 10**30, 1.0, "1", True, None, []])
def test_a_number_of_the_table_is_no_number_or_out_of_range(name: str, value: object) -> None:
    refuse(GAME, position() | {name: value}, name)


@pytest.mark.parametrize(
    ("name", "value"),
    [("economy", 0), ("culture", 8), ("military", 8), ("development", 5), ("dice", 4), ("dice", 0), ("dice", 1)],
)
def test_a_level_that_does_not_exist(name: str, value: int) -> None:
    document = position()
    document["cities"][0][name] = value
    refuse(GAME, document)


@pytest.mark.parametrize(("name", "value"), [("round", 10), ("start", 3), ("tile", 8), ("turn", 4)])
def test_a_number_that_three_players_cannot_have(name: str, value: int) -> None:
    refuse(GAME, position("progress") | {name: value}, name)


@pytest.mark.parametrize(("name", "value"), [("taxes", 11), ("glory", 11), ("troops", 16), ("citizens", 16)])
def test_caps(name: str, value: int) -> None:
    document = position()
    document["cities"][0][name] = value - 1
    GAME.from_dict(document)
    document["cities"][0][name] = value
    refuse(GAME, document, name)


@pytest.mark.parametrize("name", ["deck", "discard", "board", "open", "events"])
@pytest.mark.parametrize("value", [["nonsense"], [7], [None], [["bank"]], "bank", {}, None, 3])
def test_lists_of_the_table_hold_known_names(name: str, value: object) -> None:
    refuse(GAME, position() | {name: value}, name)


@pytest.mark.parametrize("name", ["achieved", "hand", "shown", "played", "pack", "drawn", "tiles", "acting"])
@pytest.mark.parametrize("value", [["nonsense"], [7], [None], [{}], "bank", {}, None])
def test_lists_of_a_city_hold_known_names(name: str, value: object) -> None:
    document = position()
    document["cities"][2][name] = value
    refuse(GAME, document, name)


@pytest.mark.parametrize("value", ["troy", 3, [], ""])
def test_an_unknown_city(value: object) -> None:
    document = position()
    document["cities"][0]["name"] = value
    refuse(GAME, document)


@pytest.mark.parametrize("phase", ["dice", "action", "progress", "event", "over"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_city_without_a_name_after_the_set_up(phase: str, seat: int) -> None:
    document = position(phase)
    document["cities"][seat]["name"] = None
    refuse(GAME, document)


def test_two_equal_cities() -> None:
    document = position()
    document["cities"][0]["name"] = document["cities"][1]["name"]
    refuse(GAME, document, "same city")


@pytest.mark.parametrize("phase", ["", "lunch", "announcement", "tax", None, 4, []])
def test_a_phase_in_which_nobody_is_ever_asked(phase: object) -> None:
    refuse(GAME, position() | {"phase": phase})


@pytest.mark.parametrize("value", [{}, {"cities": "random"}, [], None, {"cities": 1, "draft": "on", "values": "new"}])
def test_options_are_incomplete_or_unknown(value: object) -> None:
    refuse(GAME, position() | {"options": value}, "[Oo]ption")


def test_an_option_too_many() -> None:
    document = position()
    document["options"]["colours"] = "bright"
    refuse(GAME, document, "option")


@pytest.mark.parametrize("value", ["", "fast:", "fast:0", "fast:xyz", "fast:" + "f" * 16, "sealed:00:0", None, 3, []])
def test_no_generator(value: object) -> None:
    refuse(GAME, position() | {"rng": value}, "generator")


def test_more_tiles_than_dice() -> None:
    document = position()
    document["cities"][0]["tiles"] = ["culture", "trade", "politics"]
    refuse(GAME, document, "tiles")


def test_the_same_tile_twice() -> None:
    document = table(phase="dice").do(0, "put culture", "put trade").state.to_dict()
    cities: Any = document["cities"]
    cities[0]["tiles"] = ["culture", "culture"]
    refuse(GAME, document, "tiles")


@pytest.mark.parametrize("roll", [[0, 3], [7, 1], [1.0, 2], ["1", "2"], [True, 1], [1, 2, 3, 4], None, 6])
def test_impossible_dice(roll: object) -> None:
    document = position()
    document["cities"][0]["roll"] = roll
    refuse(GAME, document)


@pytest.mark.parametrize("value", [[3], [-1], [0, 0], ["0"], [True], [0], None])
def test_impossible_dice_to_pay(value: object) -> None:
    document = position()
    document["cities"][0]["unpaid"] = value  # no die has a tile yet
    refuse(GAME, document, "unpaid")


@pytest.mark.parametrize("name", ["most", "fewest"])
@pytest.mark.parametrize("value", [[3], [-1], [1, 1], ["0"], [True], None, 0])
def test_impossible_seats(name: str, value: object) -> None:
    refuse(GAME, position("event") | {name: value}, name)


@pytest.mark.parametrize("name", ["minor", "major"])
@pytest.mark.parametrize(
    "value", [None, [], {}, {"red": 1}, {"red": -1, "blue": 0, "green": 0}, {"red": "1", "blue": 0, "green": 0}]
)
def test_impossible_knowledge(name: str, value: object) -> None:
    document = position()
    document["cities"][0][name] = value
    refuse(GAME, document, name)


def test_a_shown_card_is_in_the_hand() -> None:
    document = position()
    document["cities"][0]["shown"] = [document["deck"][0]]
    refuse(GAME, document, "shown")


def test_there_is_no_more_major_knowledge_than_left_the_board() -> None:
    document = position()
    document["cities"][0]["major"] = {"red": 27, "blue": 0, "green": 0}
    refuse(GAME, document, "27 major red knowledge tokens do not go with 0 that left the board")
    document["cities"][0]["major"]["red"] = 1
    document["board"].remove("red-5/4")
    assert GAME.from_dict(document).to_dict() == document


def test_knowledge_that_left_the_board_is_somebodys() -> None:
    document = position()
    document["board"].remove("green-2/1")
    refuse(GAME, document, "minor green knowledge that left the board is nobody's")
    document["cities"][2]["minor"]["green"] = 3  # others are from the reserve
    assert GAME.from_dict(document).to_dict() == document


def test_an_event_may_have_taken_knowledge() -> None:
    document = table(seats=2, phase="dice", round=3, event="oracle-of-delphi").state.to_dict()
    cast(Any, document)["board"] = []
    assert GAME.from_dict(document).to_dict() == document


def test_an_achievement_is_open_or_somebodys() -> None:
    document = position()
    document["cities"][2]["achieved"].remove("six-troops")
    refuse(GAME, document, "neither open nor anybody's")
    document["open"].append("six-troops")
    assert GAME.from_dict(document).to_dict() == document


def test_an_achievement_is_open_although_somebody_has_it() -> None:
    document = position()
    document["open"] = ["six-troops"]
    document["cities"][0]["achieved"] = ["six-troops"]
    refuse(GAME, document, "achievement")


def test_the_first_and_the_last_event_are_fixed() -> None:
    events = position()["events"]
    refuse(GAME, position() | {"events": events[::-1]}, "event")
    refuse(GAME, position() | {"events": [events[1], events[0], *events[2:]]}, "event")
    refuse(GAME, position() | {"events": events[:-1]}, "event")
    refuse(GAME, position() | {"events": [*events[:3], events[2], *events[4:]]}, "event")


@pytest.mark.parametrize("phase", ["dice", "action", "progress", "event"])
def test_nobody_is_asked_anything(phase: str) -> None:
    if phase == "event":
        document = table(seats=3, phase="event", event="rise-of-persia").state.to_dict()
    else:
        document = position(phase)
    cities: Any = document["cities"]
    for city in cities:
        city.pop("asked", None)
        city.pop("answer", None)
    refuse(GAME, document, "[Nn]obody is asked")


def test_somebody_is_asked_after_the_game() -> None:
    refuse(GAME, position() | {"phase": "over"})


@pytest.mark.parametrize("asked", ["nothing", "lunch", 3, None, [], "keep", "draft"])
def test_an_impossible_question(asked: object) -> None:
    document = position("progress")
    document["cities"][0]["asked"] = asked
    refuse(GAME, document)


@pytest.mark.parametrize("answer", [-1, 500, 24.0, "24", [24], True, 7])
def test_an_impossible_answer(answer: object) -> None:
    document = table(p0={"tiles": ["trade"]}, p1={"tiles": ["trade"]}).do(0, "buy red").state.to_dict()
    cities: Any = document["cities"]
    assert cities[0]["answer"] == 24
    cities[0]["answer"] = answer
    refuse(GAME, document, "answered")


@pytest.mark.parametrize("value", [None, 3, "city", []])
def test_a_city_is_no_object(value: object) -> None:
    document = position()
    document["cities"][0] = value
    refuse(GAME, document, "cities")


# Damage at a random place.

Path = tuple[str | int, ...]
ODD_VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 2, 3, 4, 5, 7, 9, 10, 15, 16, 31, 42, 99, 10**9, 10**20, 1.0, 0.5, "", "0", [], [0], {},
)  # fmt: skip
WORDS = (*terms.PHASES, *terms.QUESTIONS, *terms.TILES, *CARDS, *CITIES, *EVENTS, *TOKENS, *ACHIEVEMENTS)


def paths(value: object, so_far: Path = ()) -> list[Path]:
    """Every place in a document."""
    found: list[Path] = [so_far] if so_far else []
    children: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        children = list(value.items())
    elif isinstance(value, list):
        children = list(enumerate(value))
    for key, child in children:
        found += paths(child, (*so_far, key))
    return found


def damage(document: Doc, path: Path, how: str, value: object) -> None:
    """Change one place of a document."""
    holder: Any = document
    for key in path[:-1]:
        holder = holder[key]
    key, old = path[-1], holder[path[-1]]
    if how == "delete":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.append(old)
    elif how == "float" and isinstance(old, int):
        holder[key] = float(old)
    elif how == "add" and isinstance(old, int):
        holder[key] = old + (value if isinstance(value, int) else 1)
    else:
        holder[key] = value


def read(document: Doc) -> State | str:
    """The position, or why there is none."""
    try:
        return GAME.from_dict(document)
    except BadPosition as error:
        return str(error)


@pytest.mark.long
@settings(max_examples=max(settings().max_examples, 400))
@given(
    number=st.integers(0, 10**6),
    place=st.integers(0, 10**6),
    field=st.integers(0, 10**6),
    how=st.sampled_from(["replace", "word", "delete", "double", "float", "add"]),
    value=st.sampled_from(ODD_VALUES),
    word=st.sampled_from(WORDS),
)
def test_a_damaged_document_is_refused_or_can_be_played(
    number: int, place: int, field: int, how: str, value: object, word: str
) -> None:
    document = json.loads(texts()[number % len(texts())])
    places = paths(document)
    # Half of the time a field of the table or a city, half of the time any place (most are cards in lists).
    fields = [path for path in places if isinstance(path[-1], str)]
    path = fields[field % len(fields)] if place % 2 else places[place % len(places)]
    damage(document, path, how, word if how == "word" else value)
    state = read(document)
    if isinstance(state, str):
        assert state.endswith(".")
        assert "\n" not in state
        return
    for seat in (None, *range(state.seats)):
        state.view(seat)
    play_on(state, Random(1))
    assert state.over(), "the game comes to its end"


# Damage to what the course of the game hangs on.


@cache
def one_of_each_question() -> tuple[str, ...]:
    """One document for every phase and question that random games lead to."""
    found: dict[tuple[str, str], str] = {}
    for text in texts():
        document = json.loads(text)
        for city in document["cities"]:
            if "asked" in city and city["answer"] is None:
                found.setdefault((document["phase"], city["asked"]), text)
    return tuple(found.values())


COURSE: list[tuple[str, object]] = [
    *(("phase", phase) for phase in terms.PHASES),
    *(("round", number) for number in (0, 1, 9)),
    *(("tile", number) for number in (0, 6, 7)),
    *(("turn", number) for number in (0, 1, 4, 9)),
    *(("asked", question) for question in terms.QUESTIONS),
    *(("left", number) for number in (0, 1, 5)),
    *(("levels", number) for number in (0, 1, 7)),
    *(("advanced", number) for number in (0, 1, 7)),
    *(("rewards", number) for number in (0, 1, 7)),
    *(("source", source) for source in (None, "argos", "ostracism")),
    *(("chosen", tracks) for tracks in ([], ["economy"], list(terms.TRACKS))),
    *(("again", number) for number in (0, 1, 3)),
    *(("dice", number) for number in (0, 1, 2, 3)),
    *(("development", number) for number in (0, 1, 4)),
    *(("unpaid", dice) for dice in ([], [0], [0, 1])),
    *(("roll", roll) for roll in ([], [3], [1, 1], [2, 2, 2])),
    *(("tiles", tiles) for tiles in ([], ["trade"], ["trade", "development"])),
    ("acting", list(terms.TILES)),
    ("name", None),
]


@pytest.mark.parametrize(("field", "value"), COURSE)
def test_a_changed_course_is_refused_or_can_be_played(field: str, value: object) -> None:
    for text in one_of_each_question():
        document = json.loads(text)
        where = f"{field} {value!r} instead of"
        if field in document:
            where += f" {document[field]!r} in {document['phase']}"
            document[field] = value
        else:
            seat = next(seat for seat, city in enumerate(document["cities"]) if city.get("answer", "") is None)
            where += f" {document['cities'][seat].get(field)!r} in {document['phase']}"
            document["cities"][seat][field] = value
        state = read(document)
        if isinstance(state, State):
            assert problem(state) == "", where


def problem(state: State) -> str:
    """What goes wrong when an accepted position is played on; nothing should."""
    chance = Random(1)
    try:
        for ply in range(MANY_PLIES):
            if state.over():
                return ""
            if not state.waiting():
                return "nobody is asked, and the game is not over"
            seat = chance.choice(state.waiting())
            if not state.legal(seat):
                return f"seat {seat} is asked and has nothing to choose"
            state.play(seat, chance.choice(state.legal(seat)))
            if ply < 5:
                GAME.from_dict(state.to_dict())
    except BadPosition as error:
        return f"a position after this one is refused: {error}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "it never ends"
