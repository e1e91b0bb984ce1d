"""Why a move is refused: the rule, and what is missing. A legal move has no reason against it."""

from random import Random
from typing import Any, cast

import pytest

from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.choices import Reason
from tests.games.khora.table import TOKENS, Table, table

THEBES: dict[str, Any] = {"city": "thebes", "development": 2, "glory": 1}
NO_PERSEPOLIS = [token for token in TOKENS if token != "persepolis"]


def reason(game: Table, move: str) -> tuple[str, dict[str, int]]:
    """Why seat 0 may not make the move: the rule and what is missing."""
    refused = game.refusal(0, move)
    assert refused is not None, f"{move} is legal"
    return refused.rule, dict(refused.missing)


def conquest(**p0: Any) -> Table:
    return table(phase="event", round=9, event="conquest-of-the-persians", board=NO_PERSEPOLIS, p0=p0)


def settling(tiles: list[str], **p0: Any) -> Table:
    """Dice 1 and 1 with these tiles, to be paid."""
    game = table(phase="dice", p0={"roll": [1, 1], **p0}, p1={"philosophy": 1})
    return game.do(0, *(f"put {tile}" for tile in tiles)).do(1, "put philosophy", "put culture")


# Whose turn it is, and what is asked.


def test_the_game_is_over() -> None:
    assert reason(table(phase="end"), "pass") == ("game-over", {})


def test_it_is_somebody_elses_turn() -> None:
    assert reason(table(phase="progress", start=1), "advance economy") == ("not-your-turn", {})


def test_the_answer_is_given_already() -> None:
    game = table(phase="dice").do(0, "put culture", "put trade")
    assert reason(game, "put philosophy") == ("not-your-turn", {})


@pytest.mark.parametrize("seat", [-1, 2, 3, 7])
def test_there_is_no_such_seat(seat: int) -> None:
    assert table(phase="dice").refusal(seat, "put culture") == Reason("not-your-turn")


@pytest.mark.parametrize("move", ["pass", "buy red", "put trade", "play bank", "explore red-2/1", "spend", "claim tax"])
def test_something_else_is_asked(move: str) -> None:
    game = table(p0={"tiles": ["legislation"]})
    assert game.asked(0) == "keep"
    assert reason(game, move) == ("not-asked", {})


# The set-up and the tiles.


def test_a_card_is_not_in_the_pack() -> None:
    game = Table(cast(Khora, GAME.new(2, 1)))
    other = GAME.legal_moves(game.state, 1)[0].notation()
    assert reason(game, other) == ("not-in-pack", {})


def test_a_city_is_taken() -> None:
    seed = next(seed for seed in range(20) if GAME.new(2, seed, cities="chosen").waiting() == (1,))
    game = Table(cast(Khora, GAME.new(2, seed, cities="chosen"))).do(1, "city athens")
    assert reason(game, "city athens") == ("city-taken", {})
    assert game.refusal(0, "city sparta") is None


def test_a_tile_is_on_a_die_already() -> None:
    game = table(phase="dice").do(0, "put culture")
    assert reason(game, "put culture") == ("tile-used", {})


# Paying for the tiles.


def test_what_can_be_paid_must_be_paid() -> None:
    game = settling(["politics", "military"], citizens=4)
    assert reason(game, "pass") == ("must-pay", {})


def test_there_is_no_philosophy_token_to_spend() -> None:
    game = settling(["politics", "military"], citizens=4)
    assert reason(game, "spend") == ("no-philosophy", {})


def test_there_are_not_enough_citizens() -> None:
    game = settling(["politics", "trade"], citizens=3, philosophy=1)
    assert reason(game, "pay 1") == ("not-enough-citizens", {"citizens": 1})  # 5 - 1 = 4
    assert game.refusal(0, "pay 2") is None


def test_a_tile_has_nothing_to_be_paid() -> None:
    game = settling(["development", "legislation"], citizens=3, philosophy=1)
    assert reason(game, "pay 2") == ("nothing-to-pay", {})
    assert reason(game, "pay 3") == ("nothing-to-pay", {})


# Actions.


def test_a_card_was_not_drawn() -> None:
    game = table(deck=["bank", "power"], p0={"tiles": ["legislation"]})
    assert reason(game, "keep oracle") == ("not-drawn", {})


def test_there_are_not_enough_drachma_to_buy() -> None:
    game = table(p0=THEBES | {"tiles": ["trade"], "drachma": 1})  # 3 with Trade, and asked because a swap would help
    assert reason(game, "buy red") == ("not-enough-drachma", {"drachma": 2})


def test_the_price_of_corinthian_columns_counts() -> None:
    game = table(p0=THEBES | {"tiles": ["trade"], "drachma": 0, "played": ["corinthian-columns"]})
    assert reason(game, "buy red") == ("not-enough-drachma", {"drachma": 1})


def test_the_knowledge_is_taken() -> None:
    game = table(board=["red-2/1"], p0={"tiles": ["military"], "troops": 9})
    assert reason(game, "explore blue-2/2") == ("knowledge-taken", {})


def test_there_are_not_enough_troops() -> None:
    game = table(p0={"tiles": ["military"], "troops": 4})
    assert reason(game, "explore green-9/8") == ("not-enough-troops", {"troops": 4})
    assert reason(game, "explore persepolis") == ("not-enough-troops", {"troops": 10})


def test_a_card_is_not_in_the_hand() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["archives"]})
    assert reason(game, "play bank") == ("not-in-hand", {})


@pytest.mark.parametrize(
    ("wishes", "missing"),
    [
        ({}, {"knowledge-red": 1, "knowledge-blue": 1, "knowledge-green": 1, "drachma": 2}),
        ({"drachma": 6}, {"knowledge-red": 1, "knowledge-blue": 1, "knowledge-green": 1}),
        ({"minor": {"red": 2, "blue": 1}, "drachma": 6}, {"knowledge-green": 1}),
        ({"minor": {"red": 1, "blue": 1}, "major": {"green": 1}, "drachma": 5}, {"drachma": 1}),
        ({"minor": {"red": 1, "blue": 1}, "philosophy": 2}, {"drachma": 2}),  # a pair stands for the green one
    ],
)
def test_a_card_asks_for_more(wishes: dict[str, Any], missing: dict[str, int]) -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["archives", "colossus-of-rhodes"]} | wishes)
    assert reason(game, "play colossus-of-rhodes") == ("politics-requirements", missing)


def test_in_events_philosophy_pairs_do_not_count() -> None:
    game = table(phase="event", p0={"hand": ["archives", "greek-fire"], "philosophy": 2})
    assert reason(game, "play greek-fire") == ("politics-requirements", {"knowledge-blue": 1})


def test_a_development_asks_for_more_drachma() -> None:
    wishes = {"development": 3, "minor": {"red": 2, "blue": 2, "green": 2}, "drachma": 1, "tiles": ["development"]}
    game = table(p0=THEBES | wishes)  # asked because a swap would help
    assert reason(game, "develop") == ("development-requirements", {"drachma": 1})


def test_a_card_to_recall_is_not_in_play() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["ostracism"], "played": ["bank"]}).do(0, "play ostracism")
    assert reason(game, "recall power") == ("not-in-play", {})
    assert reason(game, "recall ostracism") == ("not-itself", {})
    assert game.refusal(0, "recall bank") is None


# Levels.


def test_there_are_not_enough_drachma_for_a_level() -> None:
    game = table(phase="progress", p0={"military": 5, "drachma": 4})
    assert reason(game, "advance military") == ("not-enough-drachma", {"drachma": 3})


def test_a_discount_counts_before_drachma_are_missing() -> None:
    game = table(phase="progress", p0={"military": 5, "drachma": 4, "played": ["gradualism"]})
    assert reason(game, "advance military") == ("not-enough-drachma", {"drachma": 2})


def test_a_track_is_complete() -> None:
    game = table(phase="progress", p0={"culture": 7, "drachma": 20})
    assert reason(game, "advance culture") == ("track-complete", {})


def test_a_second_free_level_is_of_another_track() -> None:
    game = table(p0={"city": "miletus", "minor": {"red": 1}, "tiles": ["development"]})
    game.do(0, "develop", "advance economy")
    assert reason(game, "advance economy") == ("another-track", {})


def test_an_event_is_about_another_track() -> None:
    game = table(phase="event", event="rise-of-persia")
    assert reason(game, "advance economy") == ("not-offered", {})


def test_an_event_asks_for_more_drachma() -> None:
    game = table(phase="event", event="military-victory", p0={"military": 6, "drachma": 4})
    assert reason(game, "advance military") == ("not-enough-drachma", {"drachma": 9 - 2 - 4})


# Events.


def test_a_card_to_discard_is_not_in_the_hand() -> None:
    game = table(phase="event", event="thirty-tyrants", p0={"hand": ["archives", "bank", "power"]}, p1={"troops": 1})
    assert reason(game, "discard oracle") == ("not-in-hand", {})


def test_knowledge_to_lose_is_not_owned() -> None:
    game = table(phase="event", event="oracle-of-delphi", p0={"minor": {"red": 1}, "major": {"blue": 1}})
    assert reason(game, "lose red-major") == ("not-owned", {})
    assert reason(game, "lose blue-minor") == ("not-owned", {})
    assert game.refusal(0, "lose blue-major") is None


def test_conquest_is_not_for_military() -> None:
    assert reason(conquest(troops=9), "take military") == ("not-military", {})


def test_conquest_finds_no_card_to_play() -> None:
    assert reason(conquest(hand=["greek-fire"]), "take politics") == ("nothing-to-play", {})


def test_conquest_finds_a_development_that_asks_for_more() -> None:
    missing = {"knowledge-red": 1, "knowledge-blue": 1}
    game = conquest(development=2, minor={"blue": 1})
    assert reason(game, "take development") == ("development-requirements", missing)


def test_conquest_finds_the_city_fully_developed() -> None:
    assert reason(conquest(development=4), "take development") == ("fully-developed", {})


# Thebes.


def test_only_thebes_swaps_glory() -> None:
    assert reason(table(phase="dice", p0={"glory": 5}), "swap") == ("no-swap", {})
    assert reason(table(phase="dice", p0={"city": "thebes", "glory": 5}), "swap") == ("no-swap", {})


def test_there_is_no_glory_to_swap() -> None:
    assert reason(table(phase="dice", p0=THEBES | {"glory": 0}), "swap") == ("no-glory", {})


# Everywhere.


@pytest.mark.parametrize("seed", range(12))
def test_a_move_is_refused_exactly_when_it_is_not_legal(seed: int) -> None:
    """A random game; now and then every move of every seat is tried."""
    chance = Random(seed)
    state = GAME.new(2 + seed % 3, seed, cities=chance.choice(("random", "chosen")))
    moves = GAME.codec.moves
    while not state.over():
        if chance.random() < 0.15:
            for seat in range(state.seats):
                legal = set(state.legal(seat))
                for action, move in enumerate(moves):
                    refused = state.why_not(seat, action)
                    assert (refused is None) == (action in legal), f"{move.notation()} at ply {state.ply}"
                    assert refused is None or all(number > 0 for _, number in refused.missing)
                    if refused is not None and refused.rule.startswith(("not-enough", "politics", "development")):
                        assert refused.missing
        seat = chance.choice(state.waiting())
        state.play(seat, chance.choice(state.legal(seat)))
    assert state.why_not(0, 0) == Reason("game-over")
