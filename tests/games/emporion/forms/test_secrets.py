"""What a seat may know: all but the decks, what the Booty is, and which starting cards were not needed."""

from typing import cast

from petteia.games.emporion.forms.view import View
from petteia.games.emporion.state import Emporion
from petteia.kernel.rng import rng_from_seed
from tests.games.emporion.table import DECK, GAME, SHIPPED, Table, owns, table

REDEALS = 40


def redealt(game: Table, seed: int) -> Emporion:
    other = game.state.copy()
    other.redeal(0, rng_from_seed(seed))
    return other


def test_booty_is_a_number_even_to_its_owner() -> None:
    game = table(p0=owns("hoplites", booty=3))
    for seat in (0, 1, None):
        view = cast(View, game.state.view(seat))
        assert view["domains"][0]["booty"] == 3
        assert (view["history"], view["progress"]) == (len(game.state.history), len(game.state.progress))


def test_reserved_cards_lie_open() -> None:
    game = table(p0=owns("hoplites", reserved=["stoa"]))
    assert cast(View, game.state.view(1))["domains"][0]["reserved"] == ["stoa"]


def test_a_redeal_shuffles_both_decks_and_what_lies_face_down() -> None:
    game = Table(cast(Emporion, GAME.new(3, 1)))
    for seat in (game.state.start, game.state.start + 1, game.state.start + 2):
        game.do(seat % 3, "first hoplites")
    for hidden in ("history", "progress"):
        found = {tuple(getattr(redealt(game, seed), hidden)) for seed in range(REDEALS)}
        assert len(found) == REDEALS
        assert {tuple(sorted(cards)) for cards in found} == {tuple(sorted(getattr(game.state, hidden)))}
    last = (game.state.start + 2) % 3
    assert len({tuple(sorted(redealt(game, seed).domain[last].booty)) for seed in range(REDEALS)}) > 3


def test_a_starting_card_stays_a_starting_card() -> None:
    """That the Booty of the set-up is of starting cards is known, and where it lies when it has been paid."""
    game = table(3, polis=["hippeis"], p0=owns("sophistes", booty=2))
    game.do(0, "take hippeis")
    for seed in range(REDEALS):
        other = redealt(game, seed)
        assert [DECK.alpha[face] for face in other.history] == [True, True] + [False] * (len(other.history) - 2)


def test_a_redeal_does_not_depend_on_what_was_hidden() -> None:
    game = Table(cast(Emporion, GAME.new(3, 1)))
    once = redealt(game, 5)
    twice = redealt(Table(redealt(game, 9)), 5)
    assert once.to_dict() == twice.to_dict()


def test_the_observations_of_a_deck_have_one_length() -> None:
    for deck in (GAME, SHIPPED):
        assert len({len(deck.new(seats, 1).observe(0)) for seats in (2, 3, 4)}) == 1


def test_no_seat_hides_anything_from_another() -> None:
    game = table(p0=owns("hoplites", booty=3, reserved=["stoa"]))
    assert not any(game.state.hides(seat) for seat in range(game.state.seats))
