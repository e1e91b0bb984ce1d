"""Positions as documents: every position comes back as it was, and no impossible one comes in."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games.carpe_diem.forms.position_checks import check_district
from petteia.games.carpe_diem.game import GAME
from petteia.kernel.errors import BadPosition
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed
from petteia.testing.checks_of_positions import damage
from tests.games.carpe_diem.table import Tile, owns, table
from tests.games.documents import Doc, comes_back, first_position, refuse, refuse_without


@cache
def text_of(kind: str, seats: int = 3) -> str:
    """The first position of some random games in which this is asked, late in the game if it can be."""
    earliest = 0 if kind == "place" else 40
    return first_position(lambda seed: GAME.new(seats, seed), lambda d: str(d["question"]["kind"]), kind, earliest)


def position(kind: str, seats: int = 3) -> Doc:
    """A good document in which this is asked."""
    return cast(Doc, json.loads(text_of(kind, seats)))


ALL = ["place", "take", "build", "craft", "return", "disc", "first", "pay", "loaves", "over"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", ALL)
def test_a_position_comes_back_as_it_was(kind: str, seats: int) -> None:
    comes_back(GAME, position(kind, seats))


@pytest.mark.parametrize("kind", ALL)
def test_a_missing_field_is_named(kind: str) -> None:
    good = position(kind)
    refuse_without(GAME, good, (), r"\.$")
    refuse_without(GAME, good, ("players", 1), "Seat 1 does not say its 'NAME'")
    refuse_without(GAME, good, ("question",), "The question does not say its 'NAME'")


def other_tile(document: Doc) -> str:
    """A tile that lies in nobody's hand."""
    return str(document["white"][0] if document["white"] else document["black"][0])


def first_cell(document: Doc, seat: int = 0) -> str:
    return str(next(iter(document["players"][seat]["district"])))


def swap_tiles(document: Doc) -> None:
    white, row = document["white"], document["row"]
    white[0], row[next(i for i, tile in enumerate(row) if tile)] = (
        row[next(i for i, t in enumerate(row) if t)],
        white[0],
    )


def move_tile(document: Doc) -> None:
    """One tile of a district to a far corner."""
    district = document["players"][0]["district"]
    corner = next(cell for cell in ("a1", "f1", "a6", "f6") if cell not in district)
    district[corner] = district.pop(list(district)[-1])


def turn_tile(document: Doc) -> None:
    """A tile of a district to another turn."""
    for player in document["players"]:
        for lying in player["district"].values():
            if "-" in lying["tile"] and not lying["tile"].startswith("black") and lying["turn"] == 0:
                lying["turn"] = 1


def both_discs(document: Doc) -> None:
    free = next(i for i, owner in enumerate(document["discs"]) if owner is None)
    document["discs"][free] = 0


CHANGES: list[tuple[str, Callable[[Doc], object], str]] = [
    ("take", lambda d: d.update(game="khora"), "not a position of carpe-diem"),
    ("take", lambda d: d.update(rules=1), "version 1 of the rules"),
    ("take", lambda d: d.update(components="x"), "other components"),
    ("take", lambda d: d.update(options={"x": "y"}), "no options"),
    ("take", lambda d: d.update(players=[]), "2 to 4 players, not 0"),
    ("take", lambda d: d.update(players=[1, 2]), "One of the players should be an object"),
    ("take", lambda d: d.update(part="late"), "there is no 'late'"),
    ("take", lambda d: d.update(phase=5), "phase should be a whole number from 1 to 4, not 5"),
    ("take", lambda d: d.update(round=0), "rounds are counted from 1"),
    ("take", lambda d: d.update(part="scoring"), "'take' is not asked in the part 'scoring'"),
    ("take", lambda d: d.update(turn=(d["turn"] + 1) % 3), "It is the turn of seat"),
    ("take", lambda d: d.update(rng="dice"), "No generator"),
    ("take", lambda d: d.update(track=[0, 1]), "Every player has a disc on the scroll track"),
    ("take", lambda d: d.update(track=[0, 1, 1]), "track should name each of 0 to 2 at most once"),
    ("take", lambda d: d["players"][d["track"][0]].update(scroll=20), "listed from the furthest back"),
    ("take", lambda d: d.update(ring=d["ring"][1:]), "ring should have 28 places"),
    ("take", lambda d: d["ring"].__setitem__(0, "obelisk"), "there is no 'obelisk'"),
    ("take", lambda d: d.update(ring="full"), "ring should be a list"),
    ("take", lambda d: d["white"].pop(), "The tile .* is in . places"),
    ("take", swap_tiles, "black back is among the white ones|craftsman row has tiles with black backs"),
    ("take", lambda d: d["box"].append(d["white"].pop()), "white tiles are still to come"),
    ("take", lambda d: d.update(round=d["round"] % 7 + 1), "tiles have been taken from the ring|has taken"),
    ("take", lambda d: d["deck"].update(villa=9), "fountain cards of the kind villa"),
    ("take", lambda d: d["deck"].update(temple=1), "there is no 'temple'"),
    ("take", lambda d: d["under"].append({"seat": 0, "kind": "meadow"}), "there is no 'meadow'"),
    ("take", lambda d: d["grid"].__setitem__(0, d["grid"][1]), "other places of the grid are empty"),
    ("take", lambda d: d["grid"].__setitem__(1, d["grid"][2]), "lies on the grid 2 times|cards with back"),
    ("take", lambda d: d["discs"].pop(), "17 disc spaces"),
    ("take", lambda d: d["discs"].__setitem__(1, 7), "A disc belongs to a seat"),
    ("take", both_discs, "discs; it should be|not two cards"),
    ("take", lambda d: d.update(scored=[0]), "Somebody scores outside the scoring"),
    ("take", lambda d: d["players"][0].update(frame=d["players"][1]["frame"]), "same frame piece"),
    ("take", lambda d: d["players"][0].update(frame=["1"]), "a frame has four pieces"),
    ("take", lambda d: d["players"][0].update(panel=d["players"][1]["panel"]), "same panel|shovel"),
    ("take", lambda d: d["players"][0].update(pawn=None), "has its pawn on the ring"),
    ("take", lambda d: d["players"][0].update(pawn=8), "pawn should be a whole number from 1 to 7"),
    ("take", move_tile, "lies next to another one|does not fit|shovel"),
    ("take", turn_tile, "does not fit|bites its own tail|turn should be"),
    ("take", lambda d: d["players"][0]["district"][first_cell(d)].update(turn=7), "turn should be a whole number"),
    ("take", lambda d: d["players"][0]["district"].update(z9={}), "there is no 'z9'"),
    ("take", lambda d: d["players"][0]["wares"].update(fish=128), "fish should be a whole number from 0 to 127"),
    ("take", lambda d: d["players"][0].update(coins=-1), "coins should be a whole number"),
    ("take", lambda d: d["players"][0].update(vp=1.5), "vp should be a whole number"),
    ("take", lambda d: d["players"][0].update(scroll=21), "scroll should be a whole number from 0 to 20"),
    ("take", lambda d: d["question"].update(kind="nothing"), "there is no 'nothing'"),
    ("take", lambda d: d["question"].update(hand=other_tile(d)), "is in . places"),
    ("take", lambda d: d["question"].update(disc="b2-c2"), "A disc is being scored exactly while"),
    ("take", lambda d: d["question"].update(card="b2"), "A card is being fulfilled exactly while"),
    ("take", lambda d: d["question"].update(times=1), "a card that nobody fulfils"),
    ("take", lambda d: d["question"].update(second=1), "second should be true or false"),
    ("take", lambda d: d.update(question=None), "is not asked in the part"),
    ("build", lambda d: d["question"].update(hand=None), "is in . places"),
    ("return", lambda d: d["players"][d["question"]["seat"]].update(drawn={}), "fountain cards of the kind"),
    ("disc", lambda d: d.update(scored=[]), "scores before|discs; it should be|Seat"),
    ("pay", lambda d: d["question"].update(may_pay=False), "paid before bread"),
    ("pay", lambda d: d["question"].update(may_use_bread=False), "Bread may be used"),
    ("pay", lambda d: d["question"].update(times=2), "once, and before anything else"),
    ("pay", lambda d: d["question"].update(card="d2" if d["question"]["card"][0] < "c" else "a2"), "not lie beside"),
    ("loaves", lambda d: d["question"].update(may_pay=True), "paid before bread"),
    ("loaves", lambda d: d["players"][d["question"]["seat"]].update(bread=2), "without a choice"),
    ("place", lambda d: d["players"][0].update(coins=1), "has something before the game begins"),
    ("place", lambda d: d.update(round=1), "set-up comes before"),
    ("place", lambda d: d.update(track=d["track"][::-1]), "on one another in turn order"),
    ("over", lambda d: d.update(phase=3), "ends after the last phase"),
    ("over", lambda d: d.update(question={}), "The question does not say its 'kind'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "change", "message"), CHANGES, ids=[f"{i}-{row[2][:30]}" for i, row in enumerate(CHANGES)]
)
def test_an_impossible_position_is_refused(kind: str, change: Callable[[Doc], object], message: str) -> None:
    document = position(kind)
    before = deepcopy(document)
    change(document)
    assert document != before
    refuse(GAME, document, message)


TOO_LONG: dict[str, Tile] = {
    "a3": ("black-pond-end", 1), "b3": ("pond-straight", 1), "c3": ("pond-straight", 1), "d3": ("pond-corner", 2),
    "d4": "black-pond-end",
}  # fmt: skip
RING: dict[str, Tile] = {
    "c3": ("pond-corner", 1), "d3": ("pond-corner", 2), "d4": ("pond-corner", 3), "c4": "pond-corner"
}  # fmt: skip


@pytest.mark.parametrize(("district", "message"), [(TOO_LONG, "more than 4 tiles"), (RING, "bites its own tail")])
def test_a_landscape_that_may_not_be_is_refused(district: dict[str, Tile], message: str) -> None:
    """Ruling 6."""
    game = table(p0=owns(district=district))
    with pytest.raises(BadPosition, match=message):
        check_district(game.state, game.player[0], "Seat 0")


@settings(max_examples=60)
@given(st.sampled_from(ALL), st.integers(0, 2**31))
def test_a_damaged_document_is_refused_or_playable(kind: str, seed: int) -> None:
    document = position(kind)
    rng = rng_from_seed(seed)
    damage(document, rng)
    try:
        state = GAME.from_dict(document)
    except BadPosition:
        return
    playout(state, rng)
    assert state.over()
