"""What a seat may know: fountain cards are their owner's secret, and everybody remembers what went under the deck."""

from typing import cast

from petteia.games.carpe_diem.components.board import shipped_text
from petteia.games.carpe_diem.components.reader import read_components
from petteia.games.carpe_diem.forms.view import View
from petteia.games.carpe_diem.game import GAME
from petteia.games.carpe_diem.moves import RETURN
from petteia.games.carpe_diem.rules.features import ONE_FEATURE
from petteia.games.carpe_diem.state import CarpeDiem
from petteia.games.carpe_diem.terms import ASK_RETURN, FOUNTAIN
from petteia.kernel.bits import size
from petteia.kernel.rng import rng_from_seed
from tests.games.carpe_diem.table import Table, building, fountain_cards, table

REDEALS = 40


def view(game: Table, seat: int | None) -> View:
    return cast(View, game.state.view(seat))


def redealt(game: Table, seat: int | None, seed: int) -> CarpeDiem:
    other = game.state.copy()
    other.redeal(seat, rng_from_seed(seed))
    return other


def chosen_one() -> Table:
    """Seat 0 has kept a fountain card and returned another."""
    game = building("fountain").do(0, "build c3 0")
    return game.do(0, game.options()[0])


def test_others_see_how_many_fountain_cards_one_has() -> None:
    game = chosen_one()
    own, other, spectator = (view(game, seat)["players"][0] for seat in (0, 1, None))
    assert sum((own["held"] or {}).values()) == 1
    assert other["held"] is None
    assert spectator["held"] is None
    assert other["fountain_cards"] == spectator["fountain_cards"] == 1


def test_all_lies_open_until_somebody_has_fountain_cards() -> None:
    game = building("fountain")
    assert not game.state.hides(0)
    game.do(0, "build c3 0")
    assert game.state.hides(0)
    game.do(0, game.options()[0])
    assert game.state.hides(0)
    assert not game.state.hides(1)


def test_what_one_put_under_the_deck_one_remembers() -> None:
    game = chosen_one()
    returned = game.told("returned")[0][1]
    assert view(game, 0)["under"] == [{"seat": 0, "kind": returned}]
    assert view(game, 1)["under"] == [{"seat": 0, "kind": None}]
    for seed in range(REDEALS):
        assert redealt(game, 0, seed).under == game.state.under
        assert redealt(game, 0, seed).player[0].held == game.state.player[0].held


def test_a_redeal_gives_others_other_cards() -> None:
    game = chosen_one()
    assert len({redealt(game, 1, seed).player[0].held for seed in range(REDEALS)}) > 5
    assert len({redealt(game, 1, seed).under for seed in range(REDEALS)}) > 5
    for seed in range(REDEALS):
        other = redealt(game, 1, seed)
        assert size(other.player[0].held) == 1
        assert size(other.deck) == 22


def test_whoever_is_asked_what_to_return_has_a_choice_in_every_redeal() -> None:
    """That there is a choice is open to all: two equal cards would have chosen themselves."""
    deck = fountain_cards({"vineyard": 2, "villa": 1})
    for seed in range(50):
        trial = building("fountain")
        trial.state.deck = deck
        trial.state.rng = rng_from_seed(seed)
        trial.do(0, "build c3 0")
        if trial.state.ask == ASK_RETURN:
            break
    assert trial.options() == ["return villa", "return vineyard"]
    for seed in range(REDEALS):
        other = redealt(trial, 1, seed)
        assert len(other.legal(0)) == 2
        assert other.deck + other.player[0].drawn == deck


def test_the_last_cards_are_changed_if_chance_does_not_help() -> None:
    """Many equal cards and one other: a choice among equal ones is mended."""
    before, _, after = shipped_text().partition("[[fountain]]")
    deck = '[[fountain]]\nkind = "villa"\nvp = 2\n[[fountain]]\nkind = "pond"\nvp = 2\ncopies = 23\n'
    components = read_components(before + deck + after[after.index("[[frame]]") :])
    game = table(components=components)
    state = game.state
    state.deck = 0b1111110
    state.player[0].done = ONE_FEATURE[FOUNTAIN]
    state.player[0].drawn = 0b10000001
    state.ask, state.asked = ASK_RETURN, 0
    mended = {redealt(game, 1, seed).legal(0) for seed in range(200)}
    assert mended == {(RETURN, RETURN + 1)}


def test_tiles_to_come_are_not_decided_yet() -> None:
    """Two redeals of one position lead to different phases."""
    state = cast(CarpeDiem, GAME.new(2, 3))
    rings = set()
    for seed in range(4):
        other = state.copy()
        other.redeal(0, rng_from_seed(seed))
        while other.phase == 1:
            other.play(other.asked, other.legal(other.asked)[-1])
        rings.add(tuple(other.ring))
    assert len(rings) == 4


def test_an_observation_has_one_length() -> None:
    for seats in (2, 3, 4):
        assert len(GAME.new(seats, 1).observe(0)) == 1894
