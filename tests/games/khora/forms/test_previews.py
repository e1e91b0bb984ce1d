"""What a choice would change, told before it is made."""

from typing import cast

import pytest

from petteia.games.khora.forms.previews import differences
from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.rng import rng_from_seed
from petteia.testing.tables import random_decision
from tests.games.khora.table import CARDS, Table, acting, conquest, owns, playing, table


def preview(game: Table, move: str, seat: int = 0) -> dict[str, int]:
    """What a move would change for its maker; nobody else is ever touched."""
    deltas = game.state.preview(seat, GAME.codec.read(move))
    assert {delta.seat for delta in deltas} <= {seat}
    return {delta.what: delta.amount for delta in deltas}


# Tiles: what they will cost on the asked die, and what their action will surely bring.


def dice(roll: list[int], **things: object) -> Table:
    return table(phase="dice", p0=owns(roll=roll) | things)


@pytest.mark.parametrize(
    ("move", "changes"),
    [
        ("put philosophy", {"philosophy": 1}),
        ("put legislation", {"citizens": 3, "card": 1}),
        ("put culture", {"vp": 4}),
        ("put trade", {"drachma": 4, "citizens": -1}),
        ("put military", {"troops": 2, "citizens": -2}),
        ("put politics", {"citizens": -3}),
        ("put development", {"citizens": -4}),
    ],
)
def test_tiles_on_a_two(move: str, changes: dict[str, int]) -> None:
    game = dice([2, 5], citizens=9, economy=3, culture=4, military=2)
    assert preview(game, move) == changes


def test_the_second_tile_is_for_the_second_die() -> None:
    game = dice([2, 5], citizens=9).do(0, "put politics")
    assert preview(game, "put development") == {"citizens": -1}
    assert preview(game, "put military") == {"troops": 1}


def test_a_tile_that_is_too_dear_still_says_its_price() -> None:
    assert preview(dice([1, 1], citizens=2), "put development") == {"citizens": -5}


def test_cards_in_force_speak_with_a_tile() -> None:
    game = dice([6, 6], economy=5, played=["diolkos", "lighthouse"])
    assert preview(game, "put trade") == {"drachma": 7, "troops": 1, "vp": 4}
    assert preview(dice([6, 6], played=["amnesty-for-socrates"]), "put legislation")["philosophy"] == 1


def test_a_card_by_legislation_is_promised_only_while_there_are_enough_for_all() -> None:
    for left, promised in ((4, {"citizens": 3, "card": 1}), (3, {"citizens": 3}), (1, {"citizens": 3})):
        game = dice([6, 6], hand=list(CARDS[left:]))
        assert preview(game, "put legislation") == promised


# Settling.


def test_settling() -> None:
    game = table(phase="dice", p0=owns(roll=[1, 1], citizens=4, philosophy=1), p1=owns(roll=[6, 6]))
    game.do(0, "put politics", "put development").do(1, "put trade", "put culture")
    assert preview(game, "pay 1") == {"citizens": -4}
    assert preview(game, "spend") == {"citizens": 3, "philosophy": -1}


def test_a_token_that_pays_for_the_rest_is_told_with_the_payment() -> None:
    game = table(phase="dice", p0=owns(roll=[1, 6], citizens=3, philosophy=1), p1=owns(roll=[6, 6]))
    game.do(0, "put politics", "put trade").do(1, "put trade", "put culture")
    assert preview(game, "spend") == {"citizens": 3 - 4, "philosophy": -1}


# Actions and cards.


def test_exploring() -> None:
    game = acting("military", troops=5, military=1)
    assert preview(game, "explore green-6/3") == {"troops": -3, "vp": 2, "green-major": 1}
    assert preview(game, "explore red-3/0") == {"red-minor": 1}
    assert preview(game, "pass") == {}


def test_persepolis_gives_three() -> None:
    game = acting("military", troops=15, city="sparta")
    assert preview(game, "explore persepolis") == {
        "troops": -14, "red-major": 1, "blue-major": 1, "green-major": 1,
    }  # fmt: skip


def test_declining_to_explore_cuts_troops_and_begins_the_next_military() -> None:
    assert preview(acting("military", troops=14, military=3), "pass") == {"troops": -2}
    game = table(p0=owns(city="sparta", development=2, drachma=2, minor={"red": 1, "blue": 3, "green": 1}, military=3,
                         tiles=["development"])).do(0, "develop")  # fmt: skip
    assert preview(game, "pass") == {"troops": 3, "taxes": 1}


def test_trade() -> None:
    game = acting("trade", drachma=9)
    assert preview(game, "buy red") == {"drachma": -5, "red-minor": 1}
    assert preview(acting("trade", drachma=9, played=["corinthian-columns"]), "buy blue") == {
        "drachma": -3, "blue-minor": 1,
    }  # fmt: skip


def test_playing_a_card() -> None:
    game = acting("politics", hand=["archives", "council"], drachma=3, played=["extraordinary-collection"])
    assert preview(game, "play archives") == {"philosophy": 3, "card": -1}  # its 2 drachma come back
    assert preview(game, "play council") == {"drachma": 2, "card": 1}
    assert preview(game, "pass") == {}


def test_a_card_with_knowledge_by_philosophy_tokens() -> None:
    game = acting("politics", hand=["greek-fire"], philosophy=3)
    assert preview(game, "play greek-fire") == {"philosophy": -2, "troops": 4, "card": -1}


def test_what_does_not_fit_under_a_cap_is_not_promised() -> None:
    game = acting("politics", hand=["greek-fire"], minor={"blue": 1}, troops=13)
    assert preview(game, "play greek-fire") == {"troops": 2, "card": -1}


def test_a_card_that_raises_a_level_brings_what_is_printed_there() -> None:
    game = acting("politics", hand=["peripteros"], drachma=1, culture=3, minor={"green": 2})
    assert preview(game, "play peripteros") == {"drachma": -1, "culture": 1, "dice": 1, "card": -1}


def test_taking_a_card_back() -> None:
    game = playing("ostracism", drachma=3, played=["quarry"])
    assert preview(game, "recall quarry") == {"card": 1}


def test_a_development() -> None:
    game = acting("development", city="argos", development=3, drachma=2, minor={"red": 1, "blue": 3, "green": 2})
    assert preview(game, "develop") == {"drachma": -2, "glory": 2}


def test_progress() -> None:
    game = table(phase="progress", p0=owns(drachma=9, economy=3, played=["old-guard"]))
    assert preview(game, "advance economy") == {"drachma": -3, "vp": 5, "economy": 1}
    assert preview(game, "advance military") == {"drachma": -2, "glory": 1, "military": 1}
    assert preview(game, "pass") == {"vp": 4}


def test_a_second_level_takes_a_token() -> None:
    game = table(phase="progress", p0=owns(drachma=9, philosophy=1)).do(0, "advance economy")
    assert preview(game, "advance culture") == {"drachma": -1, "philosophy": -1, "culture": 1}


def test_thebes_swaps() -> None:
    game = table(phase="progress", p0=owns(city="thebes", development=2, glory=2, drachma=2))
    assert preview(game, "swap") == {"glory": -1, "drachma": 2, "vp": 4}


# Events, achievements and the set-up.


def test_events() -> None:
    oracle = table(phase="event", event="oracle-of-delphi", p0=owns(minor={"red": 1}, major={"blue": 1}))
    assert preview(oracle, "lose blue-major") == {"blue-major": -1, "philosophy": 2}
    tyrants = table(phase="event", event="thirty-tyrants", p0=owns(hand=["bank", "power", "oracle"]), p1=owns(troops=1))
    assert preview(tyrants, "discard bank") == {"card": -1}
    victory = table(phase="event", event="military-victory", p0=owns(troops=1, drachma=1))
    assert preview(victory, "advance economy") == {"citizens": 3, "economy": 1}


def test_an_action_of_choice_is_taken_at_once() -> None:
    game = conquest(culture=3, citizens=14)
    assert preview(game, "take culture") == {"vp": 3}
    assert preview(game, "take legislation") == {"citizens": 1}  # the card comes with the next choice


def test_rewards() -> None:
    game = table(phase="achievement", open=["six-troops"], p0=owns(troops=6))
    assert preview(game, "claim tax") == {"taxes": 1}
    assert preview(game, "claim glory") == {"glory": 1}


def test_the_draft_brings_a_card() -> None:
    game = Table(cast(Khora, GAME.new(2, seed=1)))
    assert preview(game, game.options(0)[0]) == {"card": 1}


def test_a_choice_that_is_not_open_has_no_preview() -> None:
    game = table(phase="progress", p0=owns(drachma=1))
    assert game.state.preview(0, GAME.codec.read("advance military")) == []
    assert game.state.preview(1, GAME.codec.read("advance culture")) == []


# Whole games.


def test_what_is_followed_by_nothing_else_comes_true_to_the_last_number() -> None:
    assert sum(compared_in_a_game(2 + seed % 3, seed) for seed in range(9)) > 50


def compared_in_a_game(seats: int, seed: int) -> int:
    """Play at random; where a decision leads to nothing but the next question of the same seat, compare all numbers."""
    state = cast(Khora, GAME.new(seats, seed))
    rng = rng_from_seed(seed)
    compared = 0
    while state.waiting():
        seat, action = random_decision(state, rng)
        promised = state.preview(seat, action)
        alone = state.waiting() == (seat,) and not any(state.sealed(other) for other in range(seats))
        before = state.copy()
        state.play(seat, action)
        if alone and state.waiting() == (seat,) and moment(state) == moment(before):
            assert differences(before, state) == promised
            compared += 1
    return compared


def moment(state: Khora) -> tuple[int, ...]:
    return state.round, state.phase, state.tile, state.turn
