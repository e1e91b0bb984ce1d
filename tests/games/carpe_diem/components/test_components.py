"""The set that we ship fits every figure that is known, and an owner's own set can be played with."""

from collections import Counter
from typing import cast

import pytest

from petteia.games.carpe_diem.components.board import shipped_text
from petteia.games.carpe_diem.components.figures import Figures
from petteia.games.carpe_diem.components.reader import USUAL, read_components
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.games.carpe_diem.terms import DWELLINGS, KINDS, LANDSCAPES, SINGLES, VILLA
from petteia.kernel.errors import BadComponents, BadPosition
from petteia.kernel.playout import playout
from petteia.kernel.rng import rng_from_seed

FIGURES = cast(Figures, GAME.components({}))
WHITE = [tile for tile in FIGURES["tiles"] if tile["back"] == "white"]
BLACK = [tile for tile in FIGURES["tiles"] if tile["back"] == "black"]


def parts(kind: str, edges: int) -> int:
    """How many tiles have this many edges of a kind."""
    return sum(tile["copies"] for tile in FIGURES["tiles"] if sum(edge == kind for edge in tile["edges"]) == edges)


def test_84_white_and_39_black_tiles() -> None:
    assert sum(tile["copies"] for tile in WHITE) == 84
    assert sum(tile["copies"] for tile in BLACK) == 39


def test_a_tile_has_at_most_two_parts_and_a_black_one_a_single_kind() -> None:
    for tile in FIGURES["tiles"]:
        kinds = {edge for edge in tile["edges"] if edge != "meadow"} | ({tile["building"]} - {None})
        assert 1 <= len(kinds) <= (1 if tile in BLACK else 2)


def test_black_tiles_close_things() -> None:
    for tile in BLACK:
        assert sum(edge != "meadow" for edge in tile["edges"]) <= 1


def test_single_buildings_stand_in_meadow() -> None:
    for tile in FIGURES["tiles"]:
        if tile["building"] is not None:
            assert tile["edges"] == ["meadow"] * 4
    found = Counter({tile["building"]: 0 for tile in FIGURES["tiles"] if tile["building"]})
    for tile in FIGURES["tiles"]:
        if tile["building"]:
            found[tile["building"]] += tile["copies"]
    assert found == {KINDS[kind]: 6 for kind in SINGLES}


@pytest.mark.parametrize("kind", [KINDS[kind] for kind in DWELLINGS])
def test_dwellings_come_in_halves(kind: str) -> None:
    assert (parts(kind, 1), parts(kind, 2)) == (12, 0)


@pytest.mark.parametrize("kind", [KINDS[kind] for kind in LANDSCAPES])
def test_landscapes_have_ends_and_middles_and_no_forks(kind: str) -> None:
    assert (parts(kind, 1), parts(kind, 2), parts(kind, 3)) == (12, 3, 0)


def test_chimneys() -> None:
    assert sum(tile["chimneys"] * tile["copies"] for tile in FIGURES["tiles"]) == 61
    for tile in FIGURES["tiles"]:
        assert (tile["chimneys"] > 0) == (KINDS[VILLA] in tile["edges"])


def test_60_cards_by_their_backs() -> None:
    assert Counter(card["back"] for card in FIGURES["cards"]) == {"A": 12, "B": 11, "C": 12, "D": 25}
    assert all(card["red"] == (card["back"] in "AB") for card in FIGURES["cards"])


def test_the_cards_that_the_rulebook_prints() -> None:
    printed = {card["id"]: (card["needs"], card["gains"]) for card in FIGURES["cards"] if card["source"] == "rulebook"}
    assert printed == {
        "herbs-2": ({"herbs": 2}, {"vp": 4}),
        "herbs-3": ({"herbs": 3}, {"vp": 7}),
        "chicken-3": ({"chicken": 3}, {"vp": 7}),
        "grapes-chicken-fish": ({"grapes": 1, "chicken": 1, "fish": 1}, {"vp": 5}),
        "all-wares": ({"grapes": 1, "herbs": 1, "chicken": 1, "fish": 1}, {"vp": 8}),
        "chimneys-2-bread": ({"chimney": 2}, {"bread": 1}),
        "chimneys-3-coin-step": ({"chimney": 3}, {"coin": 1, "step": 1}),
        "villa-vp": ({"villa": 1}, {"vp": 3}),
        "villas-2-coin-bread-step": ({"villa": 2}, {"coin": 1, "bread": 1, "step": 1}),
        "each-merchant": ({"merchant": 1}, {"vp": 3}),
        "herbs-and-pond": ({"herbs": 1, "pond": 1}, {"vp": 7}),
        "bakeries-2": ({"bakery": 2}, {"vp": 3}),
        "landscapes-3": ({"landscape": 3}, {"coin": 1, "bread": 1}),
    }


def test_24_fountain_cards_of_12_kinds() -> None:
    assert [row["id"] for row in FIGURES["fountains"]] == list(KINDS[1:])
    assert all((row["copies"], row["vp"]) == (2, 2) for row in FIGURES["fountains"])


def test_16_frame_pieces_with_two_goals_that_never_face_each_other() -> None:
    goals = [(goal["kind"], goal["place"]) for frame in FIGURES["frames"] for goal in frame["goals"]]
    assert len(FIGURES["frames"]) == 16
    assert len(goals) == 32
    for number, (kind, place) in enumerate(goals):
        for other, opposite in goals[number + 1 :]:
            assert kind != other or place + opposite != 6
    values = {goal["kind"]: goal["vp"] for frame in FIGURES["frames"] for goal in frame["goals"]}
    assert (values["baker"], values["villa"]) == (4, 3)


def test_four_panels_with_a_scroll_in_every_block() -> None:
    assert len(FIGURES["panels"]) == 4
    for panel in FIGURES["panels"]:
        blocks = {("abcdef".index(cell[0]) // 2, (int(cell[1]) - 1) // 2) for cell in panel["scrolls"]}
        assert len(blocks) == len(panel["scrolls"]) == 9
        assert panel["shovel"] not in panel["scrolls"]


def test_the_set_says_that_it_is_a_reconstruction() -> None:
    assert FIGURES["reconstruction"]
    assert FIGURES["name"] == "reconstruction"


def test_what_features_bring_is_told_for_every_kind() -> None:
    told = {kind["id"]: (kind["family"], kind["ware"]) for kind in FIGURES["kinds"]}
    assert list(told) == list(KINDS[1:])
    assert told["pond"] == ("landscape", "fish")
    # A craftsman brings a tile and a fountain a card, which are taken and not counted.
    assert {kind["id"] for kind in FIGURES["kinds"] if kind["gains"]} == {
        kind for kind, (family, _) in told.items() if family in ("dwelling", "single")
    } - {"craftsman", "fountain"}


# A set of one's own.


def own_text() -> str:
    """A set in which markets bring more at the end and the start is worth less."""
    text = shipped_text().replace('name = "reconstruction"', 'name = "mine"')
    return text.replace("vp = [8, 9]\n", "vp = [1, 2]\n").replace('source = "reconstructed"', 'source = "own"')


def test_a_table_can_be_made_from_an_own_set() -> None:
    game = GAME.with_components(own_text())
    state = cast(CarpeDiem, game.new(2, 1))
    for seat in (state.start, 1 - state.start):
        state.play(seat, state.legal(seat)[0])
    assert sorted(state.scores()) == [1, 2]
    assert state.components.name == "mine"
    assert state.view(0)["components"] == "mine"
    assert not cast(Figures, game.components({}))["reconstruction"]
    playout(state, rng_from_seed(1))
    assert state.over()


def test_a_position_belongs_to_its_set() -> None:
    game = GAME.with_components(own_text())
    document = game.new(2, 1).to_dict()
    assert game.from_dict(document).to_dict() == document
    with pytest.raises(BadPosition, match="other components"):
        GAME.from_dict(document)


def test_the_same_file_is_the_same_set() -> None:
    again = read_components(shipped_text())
    assert again.mark == USUAL.mark
    assert read_components(shipped_text() + "\n# a remark\n").mark == USUAL.mark
    assert read_components(own_text()).mark != USUAL.mark


def test_a_set_that_does_not_fit_is_refused_with_its_line() -> None:
    with pytest.raises(BadComponents, match=r"^Line \d+: back should be one of A, B, C, D"):
        GAME.with_components(shipped_text().replace('back = "A"', 'back = "E"', 1))


def test_the_shipped_file_is_what_one_begins_with() -> None:
    assert GAME.check_components(GAME.components_text()) == []
