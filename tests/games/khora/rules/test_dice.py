"""Phase C: the roll, the new start player, the secret tiles, and paying for them with citizens."""

from typing import Any

import pytest

from tests.games.khora.table import Table, table


def rolled(lowest: set[int], seats: int, start: int) -> Table:
    """A roll in which exactly these seats have the lowest total."""
    for seed in range(5000):
        game = table(seats=seats, phase="roll", start=start, seed=seed)
        totals = [sum(city.roll) for city in game.city]
        if {seat for seat in range(seats) if totals[seat] == min(totals)} == lowest:
            return game
    raise AssertionError(f"no seed gives the lowest roll to {lowest}")


def cities(game: Table, viewer: int | None) -> list[dict[str, Any]]:
    """All cities as a seat sees them."""
    rows = game.state.view(viewer)["cities"]
    assert isinstance(rows, list)
    return rows


def revealed(roll: list[int], tiles: list[str], **wishes: int) -> Table:
    """Seat 0 has put these tiles on these dice. Seat 1 thinks about a token, so that the round goes no further."""
    game = table(phase="dice", p0={"roll": roll, **wishes}, p1={"roll": [6, 6], "philosophy": 1})
    game.do(0, *(f"put {tile}" for tile in tiles))
    return game.do(1, "put philosophy", "put culture")


def used(game: Table) -> list[str]:
    """The tiles that seat 0 will resolve."""
    acting: list[str] = cities(game, None)[0]["acting"]
    return acting


# Step 1: the roll.


def test_everybody_rolls_two_dice() -> None:
    game = table(seats=4, phase="roll")
    assert [len(city.roll) for city in game.city] == [2, 2, 2, 2]


def test_dice_show_one_to_six() -> None:
    seen = {die for seed in range(60) for city in table(phase="roll", seed=seed).city for die in city.roll}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_whoever_has_the_third_die_rolls_three() -> None:
    game = table(phase="roll", p0={"dice": 3})
    assert [len(city.roll) for city in game.city] == [3, 2]


def test_the_third_die_is_rolled_from_the_next_roll_after_culture_four() -> None:  # ruling 21
    game = table(p0={"culture": 3, "hand": ["peripteros"], "minor": {"green": 2}, "drachma": 1, "tiles": ["politics"]},
                 p1={"drachma": 1})  # fmt: skip
    game.do(0, "play peripteros")
    assert game.levels(0) == (1, 4, 1)
    assert len(game.city[0].roll) == 1  # what lies on the table stays as it was rolled
    game.do(1, "pass")
    assert game.asked(0) == "tile"
    assert [len(city.roll) for city in game.city] == [3, 2]


@pytest.mark.parametrize(
    ("seats", "old", "lowest", "new"),
    [
        (2, 0, {1}, 1),
        (2, 0, {0}, 0),  # alone the old one stays
        (2, 0, {0, 1}, 1),  # the old one comes last
        (3, 1, {0}, 0),
        (3, 1, {2}, 2),
        (3, 1, {0, 2}, 2),  # the first to the left of the old one
        (3, 1, {1, 0}, 0),
        (3, 1, {1, 2}, 2),
        (3, 1, {0, 1, 2}, 2),
        (4, 3, {1, 2}, 1),
        (4, 3, {0, 2}, 0),
        (4, 3, {2, 3}, 2),
        (4, 0, {0, 2, 3}, 2),
        (4, 2, {0, 1}, 0),
    ],
)
def test_the_lowest_total_becomes_start_player(seats: int, old: int, lowest: set[int], new: int) -> None:  # ruling 1
    game = rolled(lowest, seats, old)
    assert game.state.start == new
    assert game.state.turn_order() == tuple((new + i) % seats for i in range(seats))


# Steps 2 and 3: the tiles.


def test_everybody_puts_tiles_at_once() -> None:
    game = table(seats=4, phase="dice")
    assert [game.asked(seat) for seat in range(4)] == ["tile"] * 4


def test_each_tile_is_put_only_once() -> None:
    game = table(phase="dice").do(0, "put trade")
    assert game.options(0) == [
        "put philosophy", "put legislation", "put culture", "put military", "put politics", "put development",
    ]  # fmt: skip


@pytest.mark.parametrize("roll", [[3, 4], [1, 3, 5]])
def test_every_die_gets_a_tile(roll: list[int]) -> None:  # ruling 4
    game = table(phase="dice", p0={"roll": roll})
    for tile in ("philosophy", "legislation", "culture")[: len(roll)]:
        assert game.asked(0) == "tile"
        assert "pass" not in game.options(0)
        game.do(0, f"put {tile}")
    assert game.asked(0) == "nothing"


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_tiles_are_secret_until_all_are_put(viewer: int | None) -> None:
    game = table(seats=3, phase="dice", p2={"philosophy": 1})
    game.do(0, "put culture", "put trade").do(1, "put culture", "put legislation").do(2, "put philosophy")
    assert cities(game, viewer)[0]["tiles"] is None
    assert cities(game, 0)[0]["tiles"] == ["culture", "trade"]
    game.do(2, "put culture")
    assert cities(game, viewer)[0]["tiles"] == ["culture", "trade"]


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_can_tell_which_tiles_were_put(viewer: int | None) -> None:
    one = table(phase="dice").do(0, "put culture", "put trade")
    other = table(phase="dice").do(0, "put military", "put philosophy")
    assert one.state.view(viewer) == other.state.view(viewer)
    assert one.state.observe(1) == other.state.observe(1)


# Step 4: paying with citizens.


def test_a_tile_not_above_its_die_costs_nothing() -> None:
    game = revealed([2, 4], ["culture", "trade"])
    assert game.city[0].citizens == 3
    assert used(game) == ["culture", "trade"]


def test_a_tile_above_its_die_costs_the_difference() -> None:
    game = revealed([2, 4], ["legislation", "development"])
    assert game.city[0].citizens == 3 - 2
    assert used(game) == ["legislation", "development"]


def test_the_differences_of_all_tiles_add_up() -> None:
    game = revealed([1, 2, 3], ["culture", "trade", "military"])
    assert game.city[0].citizens == 0
    assert used(game) == ["culture", "trade", "military"]


def test_what_can_be_paid_must_be_paid() -> None:  # ruling 3
    game = revealed([1, 6], ["trade", "politics"], citizens=2)
    assert game.asked(0) == "nothing"
    assert game.city[0].citizens == 0
    assert used(game) == ["trade", "politics"]


def test_a_tile_that_cannot_be_paid_is_set_aside_and_costs_nothing() -> None:
    game = revealed([1, 6], ["development", "culture"])
    assert game.asked(0) == "nothing"
    assert game.city[0].citizens == 3
    assert used(game) == ["culture"]


def test_the_only_tile_that_can_be_paid_is_paid() -> None:
    game = revealed([1, 1], ["development", "trade"])
    assert game.asked(0) == "nothing"
    assert game.city[0].citizens == 1
    assert used(game) == ["trade"]


@pytest.mark.parametrize(("pay", "citizens", "tile"), [("pay 1", 0, "politics"), ("pay 2", 1, "military")])
def test_the_owner_picks_which_tile_is_paid(pay: str, citizens: int, tile: str) -> None:
    game = revealed([1, 1], ["politics", "military"], citizens=4)
    assert game.options(0) == ["pay 1", "pay 2"]
    game.do(0, pay)
    assert game.city[0].citizens == citizens
    assert used(game) == [tile]


@pytest.mark.parametrize(("pay", "tiles", "citizens"), [("pay 1", ["culture", "trade"], 0), ("pay 3", ["military"], 0)])
def test_after_the_first_payment_the_rest_is_compared_anew(pay: str, tiles: list[str], citizens: int) -> None:
    game = revealed([1, 1, 1], ["culture", "trade", "military"]).do(0, pay)
    assert game.asked(0) == "nothing"
    assert used(game) == tiles
    assert game.city[0].citizens == citizens


def test_a_philosophy_token_before_paying() -> None:
    game = revealed([2, 4], ["culture", "development"], citizens=1, philosophy=1)
    assert game.options(0) == ["pass", "spend"]
    game.do(0, "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (1 + 3 - 2, 0)
    assert used(game) == ["culture", "development"]


def test_a_philosophy_token_between_two_payments() -> None:
    game = revealed([1, 1], ["military", "politics"], citizens=4, philosophy=1)
    game.do(0, "pay 1")
    assert game.city[0].citizens == 1
    game.do(0, "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (1 + 3 - 4, 0)
    assert used(game) == ["military", "politics"]


def test_philosophy_tokens_after_paying_and_without_need() -> None:
    game = revealed([6, 6], ["culture", "trade"], philosophy=2)
    assert game.options(0) == ["pass", "spend"]
    game.do(0, "spend")
    assert game.city[0].citizens == 6
    game.do(0, "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (9, 0)
    assert game.asked(0) == "nothing"


def test_philosophy_tokens_may_be_kept() -> None:
    game = revealed([6, 6], ["culture", "trade"], philosophy=2).do(0, "pass")
    assert (game.city[0].citizens, game.city[0].philosophy) == (3, 2)


def test_a_tile_is_set_aside_rather_than_a_token_spent() -> None:
    game = revealed([2, 4], ["culture", "development"], citizens=1, philosophy=1).do(0, "pass")
    assert (game.city[0].citizens, game.city[0].philosophy) == (1, 1)
    assert used(game) == ["culture"]


def test_whoever_has_tokens_must_still_pay_what_can_be_paid() -> None:
    game = revealed([1, 1], ["military", "politics"], citizens=3, philosophy=1)
    assert game.options(0) == ["spend", "pay 1"]  # no pass


def test_a_token_that_does_not_help_is_spent_all_the_same() -> None:
    game = revealed([1, 1], ["military", "politics"], citizens=3, philosophy=1).do(0, "pay 1", "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (3, 0)
    assert used(game) == ["military"]


def test_citizens_by_tokens_end_at_fifteen() -> None:
    game = revealed([6, 6], ["culture", "trade"], citizens=14, philosophy=2).do(0, "spend")
    assert (game.city[0].citizens, game.city[0].philosophy) == (15, 1)
    assert game.asked(0) == "nothing"


def test_each_seat_pays_without_waiting_for_the_others() -> None:
    game = revealed([6, 6], ["culture", "trade"], philosophy=1)
    assert [game.asked(0), game.asked(1)] == ["settle", "settle"]
    game.do(0, "spend")
    assert cities(game, 1)[0]["citizens"] == 6


def test_a_tile_set_aside_does_nothing() -> None:
    game = table(phase="dice", p0={"roll": [1, 1], "citizens": 0, "drachma": 0}, p1={"roll": [6, 6], "drachma": 4})
    game.do(0, "put culture", "put philosophy").do(1, "put philosophy", "put legislation")
    assert (game.city[0].vp, game.city[0].philosophy) == (0, 1)
