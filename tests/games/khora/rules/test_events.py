"""The sixteen events: one in phase C, the others in phase F.

H: who has the most troops; L: who has the fewest; every tied player counts.
"""

from typing import Any

import pytest

from tests.games.khora.table import CARDS, TOKENS, Table, table

NO_PERSEPOLIS = [token for token in TOKENS if token != "persepolis"]


def event(name: str, start: int = 0, values: str = "printed", **players: dict[str, Any]) -> Table:
    """The resolution of an event in round 2: 5, 3 and 1 troops unless a test says otherwise."""
    p0, p1, p2 = ({"troops": 5 - 2 * seat} | players.get(f"p{seat}", {}) for seat in range(3))
    return table(3, "event", event=name, start=start, values=values, p0=p0, p1=p1, p2=p2)


def conquest(**p0: object) -> Table:
    """Round 9, Persepolis has been explored; seat 1 decides after seat 0."""
    return table(phase="event", round=9, event="conquest-of-the-persians", board=NO_PERSEPOLIS, p0=p0)


# Phase C.


def test_growing_populations_gives_a_token_for_a_total_of_four_or_less() -> None:
    seen = set()
    for seed in range(200):
        game = table(phase="roll", round=1, event="growing-populations", seed=seed)
        for city in game.city:
            assert city.philosophy == (1 if sum(city.roll) <= 4 else 0)
            seen.add(sum(city.roll))
    assert {2, 3, 4, 5} <= seen


def test_without_growing_populations_a_low_roll_gives_nothing() -> None:
    games = [table(phase="roll", seed=seed) for seed in range(100)]
    assert min(sum(city.roll) for game in games for city in game.city) <= 4
    assert {city.philosophy for game in games for city in game.city} == {0}


# Phase F: events for everybody.


def test_growing_populations_does_nothing_in_this_phase() -> None:
    game = table(phase="event", round=1, event="growing-populations", p0={"roll": [1, 1]}, p1={"roll": [1, 1]})
    assert [city.philosophy for city in game.city] == [0, 0]


def test_plague_of_athens_all_lose_two_citizens() -> None:
    game = event("plague-of-athens", p1={"citizens": 1}, p2={"citizens": 15})
    assert [city.citizens for city in game.city] == [1, 0, 13]  # as many as there are


def test_supplies_from_lydia_all_gain_three_drachma() -> None:
    assert [city.drachma for city in event("supplies-from-lydia", p1={"drachma": 0}).city] == [7, 3, 7]


def test_drought_all_lose_two_drachma() -> None:
    game = event("drought", p1={"drachma": 1}, p2={"drachma": 0})
    assert [city.drachma for city in game.city] == [2, 0, 0]


def test_invention_of_the_trireme_all_gain_three_troops() -> None:
    game = event("invention-of-the-trireme", p0={"troops": 14})
    assert [city.troops for city in game.city] == [15, 6, 4]


def test_outbreak_of_war_all_lose_two_troops() -> None:
    assert [city.troops for city in event("outbreak-of-war").city] == [3, 1, 0]


# Events for those with the most and the fewest troops.


def test_origin_of_the_academy() -> None:
    game = event("origin-of-the-academy", p0={"philosophy": 1}, p1={"philosophy": 1}, p2={"philosophy": 4})
    assert [city.philosophy for city in game.city] == [2, 1, 0]


def test_conscripting_troops() -> None:
    game = event("conscripting-troops", p2={"citizens": 5})
    assert [city.citizens for city in game.city] == [6, 3, 2]


def test_conscripting_troops_takes_as_many_citizens_as_there_are() -> None:  # ruling 14
    assert event("conscripting-troops", p2={"citizens": 1}).city[2].citizens == 0


def test_conscripting_troops_ends_at_fifteen_citizens() -> None:
    assert event("conscripting-troops", p0={"citizens": 14}).city[0].citizens == 15


def test_eleusinian_mysteries() -> None:
    game = event("eleusinian-mysteries", p0={"vp": 2}, p1={"vp": 2}, p2={"vp": 6})
    assert [city.vp for city in game.city] == [6, 2, 2]


def test_points_do_not_fall_below_zero() -> None:
    assert event("eleusinian-mysteries", p2={"vp": 3}).city[2].vp == 0


def test_the_savior_of_greece() -> None:
    game = event("savior-of-greece", p2={"drachma": 1})
    assert [city.drachma for city in game.city] == [6, 4, 0]


def test_every_player_with_the_most_troops_counts() -> None:
    game = event("savior-of-greece", p1={"troops": 5})
    assert [city.drachma for city in game.city] == [6, 6, 2]


def test_every_player_with_the_fewest_troops_counts() -> None:
    game = event("savior-of-greece", p1={"troops": 1})
    assert [city.drachma for city in game.city] == [6, 2, 2]


@pytest.mark.parametrize(
    ("name", "what", "before", "after"),
    [
        ("savior-of-greece", "drachma", 0, 0),  # the loss first would leave 2
        ("conscripting-troops", "citizens", 1, 1),
        ("conscripting-troops", "citizens", 14, 12),  # 15, then 12
        ("eleusinian-mysteries", "vp", 1, 1),
        ("origin-of-the-academy", "philosophy", 2, 0),
    ],
)
def test_whoever_is_both_takes_both_halves_the_gain_first(name: str, what: str, before: int, after: int) -> None:
    equal = {"troops": 4, what: before}  # ruling 12
    game = event(name, p0=equal, p1=equal, p2=equal)
    assert [getattr(city, what) for city in game.city] == [after, after, after]


def test_all_gains_come_before_all_losses_each_in_turn_order() -> None:  # ruling 31
    equal = {"troops": 4, "vp": 5}
    game = event("eleusinian-mysteries", start=1, p0=equal, p1=equal, p2=equal)
    told = [(event.kind, event.seat) for event in game.events if event.cause == "eleusinian-mysteries"]
    assert told == [("gain", 1), ("gain", 2), ("gain", 0), ("lose", 1), ("lose", 2), ("lose", 0)]


# The Oracle of Delphi.


def test_oracle_of_delphi_the_owner_picks_what_is_lost() -> None:  # ruling 14
    game = event("oracle-of-delphi", p0={"minor": {"red": 1, "green": 2}, "major": {"blue": 1}})
    assert game.options(0) == ["lose red-minor", "lose green-minor", "lose blue-major"]
    game.do(0, "lose green-minor")
    assert game.minors(0) == {"red": 1, "blue": 0, "green": 1}
    assert game.majors(0) == {"red": 0, "blue": 1, "green": 0}


def test_oracle_of_delphi_takes_major_knowledge_too() -> None:
    game = event("oracle-of-delphi", p0={"minor": {"blue": 1}, "major": {"blue": 2}}).do(0, "lose blue-major")
    assert (game.minors(0)["blue"], game.majors(0)["blue"]) == (1, 1)


def test_oracle_of_delphi_gives_two_philosophy_tokens_to_whoever_lost_knowledge() -> None:
    game = event("oracle-of-delphi", p1={"minor": {"red": 2}})
    assert [city.philosophy for city in game.city] == [0, 2, 0]
    assert game.minors(1)["red"] == 1  # one kind alone needs no question


def test_lost_knowledge_leaves_the_game() -> None:  # ruling 14
    before = table(board=["red-2/1"]).state.board
    game = table(phase="event", event="oracle-of-delphi", board=["red-2/1"], p0={"minor": {"blue": 1}})
    assert game.state.board == before
    assert game.city[0].minor == 0


def test_the_choices_of_an_event_are_made_in_turn_order() -> None:  # ruling 13
    two = {"minor": {"red": 1, "blue": 1}}
    game = event("oracle-of-delphi", start=2, p0=two, p1=two, p2=two)
    for seat in (2, 0, 1):
        assert game.state.waiting() == (seat,)
        game.do(seat, "lose blue-minor")
        assert game.minors(seat) == {"red": 1, "blue": 0, "green": 0}


# The Thirty Tyrants.


def test_thirty_tyrants_the_most_troops_draw_two_cards() -> None:
    game = table(phase="event", event="thirty-tyrants", deck=["bank", "power"], p0={"troops": 2}, p1={"troops": 1})
    assert game.hand(0) == ["power", "bank"]
    assert game.hand(1) == []


def test_thirty_tyrants_the_fewest_troops_discard_two_cards() -> None:
    game = event("thirty-tyrants", p2={"hand": ["bank", "power", "oracle"]})
    assert sorted(game.options(2)) == ["discard bank", "discard oracle", "discard power"]
    game.do(2, "discard power", "discard bank")
    assert game.hand(2) == ["oracle"]
    assert [card for i, card in enumerate(CARDS) if game.state.discard >> i & 1] == ["power", "bank"]


@pytest.mark.parametrize("hand", [["bank"], []])
def test_thirty_tyrants_whoever_has_fewer_cards_discards_them_all(hand: list[str]) -> None:  # ruling 14
    game = event("thirty-tyrants", p2={"hand": hand})
    assert game.hand(2) == []
    assert [card for i, card in enumerate(CARDS) if game.state.discard >> i & 1] == hand


def test_thirty_tyrants_whoever_has_two_cards_discards_both() -> None:
    game = event("thirty-tyrants", p2={"hand": ["bank", "power"]})
    while game.asked(2) == "discard":
        game.do(2, game.options(2)[0])
    assert game.hand(2) == []


def test_thirty_tyrants_whoever_is_both_draws_first() -> None:  # ruling 12
    equal = {"troops": 2}
    game = event("thirty-tyrants", p0=equal, p1=equal, p2=equal)
    for seat in range(3):
        while game.asked(seat) == "discard":
            game.do(seat, game.options(seat)[0])
    assert [len(game.hand(seat)) for seat in range(3)] == [0, 0, 0]
    assert int(game.state.discard).bit_count() == 6


def test_thirty_tyrants_several_draw_in_turn_order() -> None:  # ruling 13
    game = table(seats=3, phase="event", event="thirty-tyrants", start=1, deck=list(CARDS),
                 p0={"troops": 3}, p1={"troops": 3})  # fmt: skip
    assert (game.hand(1), game.hand(0)) == (list(CARDS[0:2]), list(CARDS[2:4]))


def test_thirty_tyrants_draw_from_the_refilled_deck() -> None:  # ruling 23
    game = table(phase="event", event="thirty-tyrants", deck=[], discard=["bank", "oracle", "power"], p0={"troops": 1})
    assert len(game.hand(0)) == 2
    assert len(game.state.deck) == 1
    assert game.state.discard == 0


# Levels by events.


@pytest.mark.parametrize(
    ("values", "track", "level", "cost"),
    [
        ("printed", "economy", 5, 2),
        ("printed", "culture", 3, 4),
        ("printed", "military", 6, 7),
        ("revised", "economy", 5, 1),
        ("revised", "culture", 3, 3),
        ("revised", "military", 6, 6),
    ],
)
def test_military_victory_one_level_of_any_track_for_less(values: str, track: str, level: int, cost: int) -> None:
    wishes = {"economy": 7, "culture": 7, "military": 7, track: level}
    assert event("military-victory", values=values, p0=wishes | {"drachma": cost - 1}).asked(0) != "event-advance"
    game = event("military-victory", values=values, p0=wishes | {"drachma": cost})
    assert game.options(0) == ["pass", f"advance {track}"]
    game.do(0, f"advance {track}")
    assert (getattr(game.city[0], track), game.city[0].drachma) == (level + 1, 0)


def test_military_victory_is_for_the_most_troops_alone() -> None:
    assert event("military-victory").state.waiting() == (0,)
    assert event("military-victory").asked(0) == "event-advance"


def test_military_victory_every_tied_player_in_turn_order() -> None:
    game = event("military-victory", start=1, p1={"troops": 5})
    assert game.state.waiting() == (1,)
    assert game.do(1, "pass").state.waiting() == (0,)


def test_military_victory_a_level_never_costs_less_than_nothing() -> None:
    game = event("military-victory", p0={"drachma": 3}).do(0, "advance culture")
    assert (game.levels(0), game.city[0].drachma) == ((1, 2, 1), 3)


def test_military_victory_gives_what_the_level_brings() -> None:
    assert event("military-victory").do(0, "advance economy").city[0].citizens == 6


def test_military_victory_may_be_declined() -> None:
    game = event("military-victory").do(0, "pass")
    assert (game.levels(0), game.asked(0)) == ((1, 1, 1), "tile")


def test_gradualism_counts_in_events_too() -> None:  # ruling 16
    game = event("military-victory", p0={"military": 4, "drachma": 2, "played": ["gradualism"]})
    game.do(0, "advance military")
    assert (game.levels(0), game.city[0].drachma) == ((1, 1, 5), 0)  # 5 - 2 - 1


def test_philosophy_tokens_give_no_level_in_this_phase() -> None:
    game = event("military-victory", p0={"philosophy": 3, "drachma": 20}).do(0, "advance economy")
    assert (game.asked(0), game.city[0].philosophy) == ("tile", 3)


def test_rise_of_persia_all_may_advance_military_for_two_less() -> None:
    game = event("rise-of-persia", start=1, p1={"military": 3, "drachma": 2}, p2={"military": 5, "drachma": 4})
    assert game.options(1) == ["pass", "advance military"]
    game.do(1, "advance military")
    assert (game.levels(1), game.city[1].drachma, game.city[1].glory) == ((1, 1, 4), 0, 1)
    assert game.state.waiting() == (0,)  # 7 - 2 is too much for seat 2
    game.do(0, "pass")
    assert game.levels(0) == (1, 1, 1)
    assert game.asked(0) == "tile"


# Prosperity.


def test_prosperity_the_most_troops_may_play_a_card() -> None:
    game = event("prosperity", p0={"hand": ["archives"]}, p1={"hand": ["tunnel-of-eupalinos"]})
    assert game.state.waiting() == (0,)
    assert game.options(0) == ["pass", "play archives"]
    game.do(0, "play archives")
    assert (game.city[0].drachma, game.city[0].philosophy, game.played(0)) == (2, 3, ["archives"])
    assert [game.asked(seat) for seat in range(3)] == ["tile", "tile", "tile"]  # nobody else is asked


def test_prosperity_may_be_declined() -> None:
    assert event("prosperity", p0={"hand": ["archives"]}).do(0, "pass").hand(0) == ["archives"]


def test_philosophy_pairs_do_not_help_in_this_phase() -> None:  # ruling 19
    game = event("prosperity", p0={"hand": ["greek-fire"], "philosophy": 6})
    assert game.asked(0) == "tile"


def test_most_and_fewest_are_fixed_at_the_start_of_the_phase() -> None:  # ruling 12
    equal = {"troops": 3, "minor": {"blue": 1}}
    game = event("prosperity", p0=equal | {"hand": ["greek-fire"]}, p1=equal | {"hand": ["archives"]})
    game.do(0, "play greek-fire")
    assert game.city[0].troops == 7
    assert (game.state.waiting(), game.asked(1)) == ((1,), "play")


# Conquest of the Persians.


def test_conquest_does_nothing_while_persepolis_is_unexplored() -> None:
    game = table(phase="event", round=9, event="conquest-of-the-persians")
    assert game.state.over()


def test_conquest_everybody_may_take_an_action_in_turn_order() -> None:
    game = table(seats=3, phase="event", round=9, event="conquest-of-the-persians", start=1, board=NO_PERSEPOLIS)
    for seat in (1, 2, 0):
        assert game.state.waiting() == (seat,)
        game.do(seat, "take culture")
        assert game.city[seat].vp == 1
    assert game.state.over()


def test_conquest_never_offers_military() -> None:
    game = conquest(troops=9, hand=["archives"], minor={"blue": 2})
    assert game.options(0) == [
        "pass", "take philosophy", "take legislation", "take culture", "take trade", "take politics",
        "take development",
    ]  # fmt: skip


def test_conquest_may_be_declined() -> None:
    game = conquest().do(0, "pass")
    assert game.asked(1) == "action"


def test_conquest_philosophy() -> None:
    assert conquest().do(0, "take philosophy").city[0].philosophy == 1


def test_conquest_legislation() -> None:
    game = conquest().do(0, "take legislation")
    assert (game.asked(0), game.city[0].citizens) == ("keep", 6)
    game.do(0, game.options(0)[0])
    assert len(game.hand(0)) == 1


def test_conquest_legislation_caps_citizens_at_once() -> None:  # ruling 31
    assert conquest(citizens=14).do(0, "take legislation").city[0].citizens == 15


def test_conquest_culture() -> None:
    assert conquest(culture=5).do(0, "take culture").city[0].vp == 5


def test_conquest_trade() -> None:
    game = conquest(economy=3, drachma=1).do(0, "take trade", "buy blue")
    assert (game.city[0].drachma, game.minors(0)["blue"]) == (0, 1)


def test_conquest_politics() -> None:
    game = conquest(hand=["tunnel-of-eupalinos"]).do(0, "take politics", "play tunnel-of-eupalinos")
    assert (game.city[0].drachma, game.city[0].vp) == (0, 6)


def test_conquest_development() -> None:
    game = conquest(minor={"blue": 2}).do(0, "take development", "develop", "reward vp")
    assert (game.city[0].development, game.city[0].vp) == (2, 4)


def test_conquest_may_unlock_two_military_actions_of_sparta() -> None:  # ruling 25
    game = conquest(city="sparta", development=2, minor={"red": 1, "blue": 3, "green": 1}, troops=5)
    game.do(0, "take development", "develop")
    assert (game.asked(0), game.city[0].troops) == ("explore", 6)


def test_conquest_without_philosophy_pairs() -> None:  # ruling 19
    game = conquest(hand=["greek-fire"], philosophy=8, minor={"blue": 0})
    assert "take politics" not in game.options(0)
    assert "take development" not in game.options(0)


def test_conquest_fires_what_fires_with_each_action() -> None:  # ruling 9
    assert conquest(played=["lighthouse"]).do(0, "take trade").city[0].vp == 3
