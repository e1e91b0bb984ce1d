"""Components are data: cards, events and figures of an owner's file are played with no Python changed."""

import json
import re
from typing import Any, cast

import pytest

from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.errors import BadComponents, BadPosition, BadRecord
from petteia.kernel.moves import MOST_ACTIONS
from petteia.kernel.record import Recorder, components_of, parse_record, print_record, verify
from petteia.kernel.rng import rng_from_seed
from petteia.testing.conformance import conformance
from petteia.testing.tables import random_decision

SHIPPED = GAME.components_text()
CARD = """
[[politics]]
id = "odeon"
name = "Odeon"
kind = "immediate"
cost = 1
knowledge = {}
learn = 1
gain = { vp = 2 }
source = "own"
"""
EVENT = """
[[event]]
id = "good-harvest"
name = "Good Harvest"
all = { citizens = 2 }
fewest_discard = 1
source = "own"
"""
SPACE = """
[[knowledge]]
id = "red-1/1"
colour = "red"
kind = "minor"
requires = 1
loses = 1
gain = {}
source = "own"
"""
CITY = (
    """
[[city]]
id = "megara"
"""
    + 4
    * """
[[city.development]]
kind = "immediate"
cost = 0
knowledge = {}
gain = { vp = 1 }
source = "own"
"""
)


def with_more(*tables: str) -> str:
    """The shipped file, and more of it at the end."""
    return SHIPPED + "".join(tables)


def changed(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def problems(text: str) -> list[str]:
    return [problem.sentence() for problem in GAME.check_components(text)]


def many(piece: str, number: int) -> list[str]:
    """So many pieces like this one, each with another id."""
    return [re.sub(r'id = "(.*)"', rf'id = "\1-{i}"', piece) for i in range(number)]


def without_events(*names: str, rounds: int) -> str:
    text = changed("rounds = 9", f"rounds = {rounds}")
    for name in names:
        text = re.sub(rf'\[\[event\]\]\nid = "{name}"\n.*\n.*\n', "", text)
    return text


OWN = with_more(CARD, EVENT)
MORE_CARDS = 62 - 4 - SHIPPED.count("[[politics]]")
MORE_EVENTS = 62 - SHIPPED.count("[[event]]")
ROUNDS = SHIPPED[: SHIPPED.index("rounds = 9")].count("\n") + 1  # the line


def test_the_shipped_file_fits() -> None:
    assert problems(SHIPPED) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_one_card_and_one_event_more_conform(seats: int) -> None:
    conformance(GAME.with_components(OWN), seats, games=1, seed=seats)


def test_a_new_card_has_its_own_actions_and_leaves_the_developments_alone() -> None:
    own = GAME.with_components(OWN)
    verbs = ("draft", "keep", "play", "discard", "recall")
    assert [move.notation() for move in own.codec.moves if move.of == "odeon"] == [f"{verb} odeon" for verb in verbs]
    assert len(own.codec.moves) == len(GAME.codec.moves) + len(verbs)
    document = own.new(2, 1, draft="off").to_dict()
    give(document, 0, "odeon")
    cast(Any, document)["cities"][0] |= {"drachma": 1}
    state = cast(Khora, own.from_dict(document))
    city = state.city[0]
    developments = city.in_force
    while state.round == 1:
        for seat in state.waiting():
            legal = [move.notation() for move in own.legal_moves(state, seat)]
            state.play(seat, own.codec.read(next(wish for wish in (*WISHES, *legal) if wish in legal)))
    assert city.in_force & developments == developments
    assert "odeon" in cast(Any, state.to_dict())["cities"][0]["played"]


WISHES = ("play odeon", "learn green", "put politics", "put culture", "pass")


def give(document: object, seat: int, card: str) -> None:
    """Put a card into a hand, wherever it lies."""
    table = cast(Any, document)
    for place in (table["deck"], *(city["hand"] for city in table["cities"])):
        if card in place:
            place.remove(card)
    hand = table["cities"][seat]["hand"]
    table["deck"] += hand
    hand[:] = [card]


def test_figures_are_told_as_the_file_has_them() -> None:
    figures = cast(Any, GAME.with_components(OWN).components({}))
    assert figures["cards"][-1]["id"] == "odeon"
    assert [effect["verb"] for effect in figures["cards"][-1]["effects"]] == ["gain", "learn"]
    assert figures["events"][-1]["id"] == "good-harvest"


OTHER_FIGURES = {
    "citizens = 3\ntokens_for_knowledge = 2\nlevels = 1": "citizens = 5\ntokens_for_knowledge = 1\nlevels = 2",
    "rounds = 9\ndealt = 5": "rounds = 12\ndealt = 7",
    "sides = 6": "sides = 8",
    "gain = { citizens = 3 }\ndraw = 2": "gain = { citizens = 4 }\ndraw = 4",
    "alone = { taxes = 1, glory = 1 }": "alone = { glory = 2, taxes = 3 }",
    "majors = { red = 1, blue = 1, green = 1 }": "majors = { red = 2 }",
    "citizens = 15\ntroops = 15": "citizens = 20\ntroops = 9",
}


@pytest.mark.long
def test_other_figures_conform() -> None:
    text = SHIPPED
    for old, new in OTHER_FIGURES.items():
        assert old in text
        text = text.replace(old, new, 1)
    conformance(GAME.with_components(text), 3, games=1, seed=1)


def test_a_record_carries_the_file() -> None:
    own = GAME.with_components(OWN)
    recorder = Recorder(own, 2, 5, {})
    rng = rng_from_seed(1)
    while recorder.state.waiting():
        recorder.play(*random_decision(recorder.state, rng))
    text = print_record(own, recorder.finish())
    again = GAME.played_with(components_of(text))
    verify(again, parse_record(again, text))
    with pytest.raises(BadRecord, match="other components"):
        parse_record(GAME, text)


def test_a_position_is_of_its_own_components() -> None:
    own = GAME.with_components(OWN)
    document = json.loads(json.dumps(own.new(2, 1).to_dict()))
    assert own.from_dict(document).to_dict() == document
    for game, other in ((GAME, document), (own, GAME.new(2, 1).to_dict())):
        with pytest.raises(BadPosition, match="other components"):
            game.from_dict(other)


# What does not fit.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed('name = "petteia"\n', ""), "needs a name"),
        (changed("[caps]", "[cups]"), "nothing called 'cups'"),
        (changed("rounds = 9", "rounds = 99"), f"Line {ROUNDS}: rounds should be a whole number from 2 to 15, not 99"),
        (changed("[start]\ndrachma = 4", "[start]\ndrachma = -4"), "drachma should be a whole number"),
        (changed("glory = 10", "glory = 10\nfame = 1"), "'fame' says nothing here"),
        (changed("draw = 2\n", ""), "legislation should say"),
        (changed("[track.economy]\ncost = [2, 2,", "[track.economy]\ncost = [2,"), "one for each level"),
        (changed("shared = { taxes = 1 }", "shared = {}"), "shared should be one gain"),
        (changed('kind = "immediate"', 'kind = "sudden"'), "kind should be one of immediate"),
        (changed("gain = { philosophy = 3 }", "on_tax = { philosophy = 3 }"), "archives: 'on_tax' says nothing here"),
        (changed("gain = { philosophy = 3 }\n", ""), "archives: it does nothing"),
        (changed("gain = { philosophy = 3 }", "gain = { dice = 3 }"), "archives: gain should be like"),
        (changed('id = "council"', 'id = "archives"'), "archives: something else has this id"),
        (changed("discount = 1", "discount = 1\nexplorations = 3"), "All that say 'explorations' should say the same"),
        (changed("draw = 2\nsource", "recall = true\nlearn = 1\nsource"), "council: it can ask one thing"),
        (changed("on_tax = { troops = 2 }", "on_tax = { troops = 2 }\non_card = { vp = 1 }"), "one occasion is enough"),
        (changed("gain = { taxes = 2 }", "choose = [{ vp = 1 }, { taxes = 2 }]"), "Only one card or development"),
        (changed("most_draw = 2", "most_politics = true"), "thirty-tyrants: an event asks one thing"),
        (changed("gain = { philosophy = 2 }\n", ""), "oracle-of-delphi: gain goes with"),
        (changed('place = "last"', 'place = "first"'), '2 events say place = "first"'),
        (without_events("drought", "outbreak-of-war", rounds=15), "events are too few for 15 rounds"),
        (changed("{ dice = 1 }", "{ dice = 6 }"), "There are 7 tiles for 8 dice"),
        (with_more(CARD.replace("odeon", "x" * 40)), "32 at most"),
        (with_more(*many(CARD, MORE_CARDS + 1)), "There are 1 politics cards too many"),
        (with_more(*many(EVENT, MORE_EVENTS + 1)), "There are 1 events too many"),
        (with_more(*many(SPACE, 29)), "There are 1 spaces of the board too many"),
    ],
)
def test_what_does_not_fit_is_said(text: str, said: str) -> None:
    found = problems(text)
    assert len([sentence for sentence in found if said in sentence]) == 1, found
    with pytest.raises(BadComponents, match=re.escape(found[0].rstrip("."))):
        GAME.with_components(text)


def test_the_largest_file_has_not_too_many_actions() -> None:
    text = with_more(*many(CARD, MORE_CARDS), *many(EVENT, MORE_EVENTS), *many(SPACE, 28), *many(CITY, 55))
    assert problems(text) == []
    assert len(GAME.with_components(text).codec.moves) <= MOST_ACTIONS
