"""Phase E: in turn order everybody may advance one track by one level, and more with philosophy tokens."""

import pytest

from tests.games.khora.table import Table, table

# Section 3: the level reached, its cost, what it brings.
LEVELS = [
    ("economy", 2, 2, "citizens", 3),
    ("economy", 3, 2, "citizens", 3),
    ("economy", 4, 3, "vp", 5),
    ("economy", 5, 3, "citizens", 5),
    ("economy", 6, 4, "", 0),
    ("economy", 7, 4, "vp", 10),
    ("culture", 2, 1, "", 0),
    ("culture", 3, 4, "taxes", 1),
    ("culture", 4, 6, "dice", 1),
    ("culture", 5, 6, "taxes", 1),
    ("culture", 6, 7, "taxes", 1),
    ("culture", 7, 7, "taxes", 2),
    ("military", 2, 2, "glory", 1),
    ("military", 3, 3, "", 0),
    ("military", 4, 4, "glory", 1),
    ("military", 5, 5, "", 0),
    ("military", 6, 7, "glory", 1),
    ("military", 7, 9, "glory", 2),
]
RESOURCES = ("drachma", "citizens", "taxes", "glory", "troops", "vp", "philosophy", "dice")
TOP = {"economy": 7, "culture": 7, "military": 7}


def owned(game: Table, seat: int) -> dict[str, int]:
    return {resource: int(getattr(game.city[seat], resource)) for resource in RESOURCES}


def progress(seats: int = 2, start: int = 0, **p0: object) -> Table:
    """The Progress phase; everybody but seat 0 could advance too, so that the round does not end."""
    return table(seats, "progress", start=start, p0=p0)


@pytest.mark.parametrize(("track", "level", "cost", "gain", "amount"), LEVELS)
def test_every_level_has_its_cost_and_its_gain(track: str, level: int, cost: int, gain: str, amount: int) -> None:
    game = progress(**TOP | {track: level - 1}, drachma=cost)
    before = owned(game, 0)
    assert game.options(0) == ["pass", f"advance {track}"]
    game.do(0, f"advance {track}")
    expected = before | {"drachma": 0}
    if gain:
        expected[gain] += amount
    assert owned(game, 0) == expected
    assert getattr(game.city[0], track) == level


@pytest.mark.parametrize(("track", "level", "cost", "gain", "amount"), LEVELS)
def test_a_level_is_not_to_be_had_for_less(track: str, level: int, cost: int, gain: str, amount: int) -> None:
    game = progress(**TOP | {track: level - 1}, drachma=cost - 1)
    assert game.state.waiting() == (1,)


def test_everybody_advances_in_turn_order() -> None:
    game = table(seats=3, phase="progress", start=2)
    for seat in (2, 0, 1):
        assert game.state.waiting() == (seat,)
        game.do(seat, "advance economy")
    assert [game.levels(seat) for seat in range(3)] == [(2, 1, 1)] * 3


def test_only_one_level_without_philosophy_tokens() -> None:
    game = progress(drachma=50).do(0, "advance culture")
    assert game.levels(0) == (1, 2, 1)
    assert game.state.waiting() == (1,)


def test_nobody_has_to_advance() -> None:
    game = progress().do(0, "pass")
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 1), 4)
    assert game.state.waiting() == (1,)


def test_only_affordable_tracks_are_offered() -> None:
    game = progress(economy=3, culture=2, military=2, drachma=3)
    assert game.options(0) == ["pass", "advance economy", "advance military"]


def test_whoever_can_afford_nothing_is_not_asked() -> None:
    assert progress(drachma=0).state.waiting() == (1,)
    assert progress(drachma=0, philosophy=3).state.waiting() == (1,)


def test_a_track_ends_at_seven() -> None:
    assert progress(economy=7, drachma=50).options(0) == ["pass", "advance culture", "advance military"]
    assert progress(**TOP, drachma=50, philosophy=3).state.waiting() == (1,)


def test_the_first_level_takes_no_philosophy_token() -> None:
    game = progress(drachma=2, philosophy=2).do(0, "advance economy")
    assert game.city[0].philosophy == 2


def test_a_philosophy_token_gives_one_more_level_of_the_same_track() -> None:
    game = progress(drachma=4, philosophy=1).do(0, "advance economy", "advance economy")
    assert game.levels(0) == (3, 1, 1)
    assert (game.city[0].drachma, game.city[0].philosophy, game.city[0].citizens) == (0, 0, 9)
    assert game.state.waiting() == (1,)


def test_a_philosophy_token_gives_one_more_level_of_another_track() -> None:
    game = progress(drachma=3, philosophy=1).do(0, "advance military", "advance culture")
    assert game.levels(0) == (1, 2, 2)
    assert (game.city[0].drachma, game.city[0].philosophy) == (0, 0)


def test_any_number_of_philosophy_tokens_may_be_spent() -> None:
    game = progress(drachma=20, philosophy=3)
    game.do(0, "advance economy", "advance culture", "advance military", "advance economy")
    assert game.levels(0) == (3, 2, 2)
    assert (game.city[0].drachma, game.city[0].philosophy) == (20 - 2 - 1 - 2 - 2, 0)
    assert game.state.waiting() == (1,)


def test_philosophy_tokens_may_be_kept() -> None:
    game = progress(drachma=20, philosophy=3).do(0, "advance economy", "pass")
    assert (game.levels(0), game.city[0].philosophy) == ((2, 1, 1), 3)


def test_a_level_by_a_philosophy_token_still_has_its_cost() -> None:
    game = progress(drachma=2, philosophy=1).do(0, "advance economy")
    assert game.state.waiting() == (1,)  # nothing is left to pay with
    assert game.city[0].philosophy == 1


@pytest.mark.parametrize(("track", "level", "what", "cap"), [("culture", 6, "taxes", 10), ("military", 6, "glory", 10)])
def test_what_a_level_brings_ends_at_its_cap(track: str, level: int, what: str, cap: int) -> None:
    game = progress(**{track: level, what: cap - 1, "drachma": 9}).do(0, f"advance {track}")
    assert getattr(game.city[0], what) == cap


def test_citizens_by_a_level_end_at_fifteen() -> None:
    game = progress(economy=4, citizens=13, drachma=3).do(0, "advance economy")
    assert game.city[0].citizens == 15
