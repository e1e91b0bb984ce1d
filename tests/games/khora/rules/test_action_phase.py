"""Phase D: the order of the tiles, decisions made at once, and the seven actions."""

from itertools import permutations

import pytest

from tests.games.khora.table import CARDS, TOKENS, Table, table

# The order.


def test_tiles_are_resolved_number_by_number_for_everybody() -> None:
    game = table(
        seats=3,
        board=[],
        p0={"tiles": ["culture", "military"]},
        p1={"tiles": ["philosophy", "trade"], "drachma": 0},
        p2={"tiles": ["culture", "philosophy"]},
    )
    told = [(event.seat, event.what) for event in game.events if event.kind == "gain"]
    assert told == [(1, "philosophy"), (2, "philosophy"), (0, "vp"), (2, "vp"), (1, "drachma"), (0, "troops")]


def test_politics_comes_before_development() -> None:
    game = table(p0={"tiles": ["development", "politics"], "minor": {"blue": 2}, "hand": ["archives"]})
    assert game.asked(0) == "play"
    game.do(0, "play archives")
    assert game.asked(0) == "develop"


def test_tiles_that_were_not_put_are_not_resolved() -> None:
    game = table(p0={"tiles": ["culture"], "drachma": 0})
    city = game.city[0]
    assert (city.vp, city.philosophy, city.drachma, city.troops, city.citizens) == (1, 0, 0, 0, 3)


def test_military_goes_in_turn_order() -> None:
    military = {"tiles": ["military"], "troops": 9}
    game = table(seats=4, start=2, p0=military, p1=military, p2=military, p3=military)
    for seat, space in ((2, "red-9/8"), (3, "green-9/8"), (0, "blue-9/9"), (1, "red-8/6")):
        assert game.state.waiting() == (seat,)
        game.do(seat, f"explore {space}")
    assert [city.troops for city in game.city] == [10 - 9, 10 - 6, 10 - 8, 10 - 8]


def test_the_next_in_turn_order_gains_troops_only_when_the_first_has_explored() -> None:
    game = table(start=1, p0={"tiles": ["military"], "troops": 2}, p1={"tiles": ["military"], "troops": 2})
    assert [city.troops for city in game.city] == [2, 3]
    game.do(1, "pass")
    assert [city.troops for city in game.city] == [3, 3]


def test_whoever_explores_first_takes_the_token_from_the_others() -> None:  # ruling 13
    game = table(board=["red-3/0", "red-2/1"], p0={"tiles": ["military"], "troops": 2},
                 p1={"tiles": ["military"], "troops": 2})  # fmt: skip
    game.do(0, "explore red-3/0")
    assert game.options(1) == ["pass", "explore red-2/1"]


@pytest.mark.parametrize(
    ("tile", "question"),
    [("legislation", "keep"), ("trade", "buy"), ("politics", "play"), ("development", "develop")],
)
def test_all_other_actions_are_decided_at_once(tile: str, question: str) -> None:
    able = {"tiles": [tile], "minor": {"red": 3, "blue": 3, "green": 3}}
    game = table(seats=3, p0=able | {"hand": ["archives"]}, p1=able | {"hand": ["bank"]}, p2=able | {"hand": ["power"]})
    assert [game.asked(seat) for seat in range(3)] == [question] * 3


# Decisions made at once.


def three_traders() -> Table:
    trader = {"tiles": ["trade"], "drachma": 5}
    return table(seats=3, start=1, p0=trader, p1=trader, p2=trader)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_may_arrive_in_any_order_in_trade(order: tuple[int, ...]) -> None:
    answers = ("buy red", "pass", "buy green")
    game = three_traders()
    for seat in order:
        game.do(seat, answers[seat])
    expected = three_traders().do(0, answers[0]).do(1, answers[1]).do(2, answers[2])
    assert game.state.to_dict() == expected.state.to_dict()
    assert game.events == expected.events


def three_players() -> Table:
    """Council draws two cards, Greek Fire and Mercenary Recruitment gain troops."""
    return table(
        seats=3,
        start=2,
        deck=["power", "oracle", "bank"],
        p0={"tiles": ["politics"], "hand": ["council"]},
        p1={"tiles": ["politics"], "hand": ["greek-fire"], "minor": {"blue": 1}},
        p2={"tiles": ["politics"], "hand": ["ostracism"], "played": ["archives"]},
    )


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_may_arrive_in_any_order_in_politics(order: tuple[int, ...]) -> None:
    answers = ("play council", "play greek-fire", "play ostracism")
    game = three_players()
    for seat in order:
        game.do(seat, answers[seat])
    expected = three_players().do(0, answers[0]).do(1, answers[1]).do(2, answers[2])
    assert game.state.to_dict() == expected.state.to_dict()
    assert game.hand(0) == ["oracle", "power"]
    assert game.city[1].troops == 4
    assert game.asked(2) == "recall"


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_no_answer_shows_before_the_last_one_is_in(viewer: int | None) -> None:
    bought, declined = three_traders().do(0, "buy red"), three_traders().do(0, "pass")
    assert bought.state.view(viewer) == declined.state.view(viewer)
    assert bought.minors(0) == {"red": 0, "blue": 0, "green": 0}
    if viewer is not None:
        assert bought.state.observe(viewer) == declined.state.observe(viewer)
    assert bought.state.view(0) != declined.state.view(0)  # a seat knows its answer
    bought.do(1, "pass").do(2, "pass")
    cities = bought.state.view(viewer)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["minor"] == {"red": 1, "blue": 0, "green": 0}


def test_nobody_hears_of_an_answer_before_the_last_one_is_in() -> None:
    game = three_players()
    before = list(game.events)
    game.do(0, "play council")
    assert game.events == before


def test_an_answer_that_is_given_is_not_asked_again() -> None:
    game = three_traders().do(1, "buy blue")
    assert game.state.waiting() == (2, 0)
    assert game.options(1) == []


# 0 Philosophy.


def test_philosophy_gains_a_token() -> None:
    game = table(p0={"tiles": ["philosophy"], "drachma": 0}, p1={"drachma": 0})
    assert [city.philosophy for city in game.city] == [1, 0]


# 1 Legislation.


def test_legislation_gains_three_citizens_and_one_of_two_cards() -> None:
    game = table(deck=["power", "bank", "oracle"], p0={"tiles": ["legislation"]})
    assert game.city[0].citizens == 6
    assert sorted(game.options(0)) == ["keep bank", "keep power"]
    game.do(0, "keep bank")
    assert game.hand(0) == ["bank"]
    assert CARDS[game.state.deck[-1]] == "oracle"
    assert CARDS[game.state.deck[0]] == "power"  # the other one lies under the deck
    assert len(game.state.deck) == len(CARDS) - 1


def test_the_drawn_cards_are_seen_by_their_owner_alone() -> None:
    game = table(deck=["power", "bank"], p0={"tiles": ["legislation"]})
    own, other = game.state.view(0)["cities"], game.state.view(1)["cities"]
    assert isinstance(own, list)
    assert isinstance(other, list)
    assert own[0]["drawn"] == ["power", "bank"]
    assert other[0]["drawn"] is None


def test_citizens_of_legislation_pass_fifteen_until_the_end_of_the_phase() -> None:  # ruling 5
    game = table(p0={"tiles": ["legislation", "trade"], "citizens": 14, "drachma": 5})
    assert game.city[0].citizens == 17
    game.do(0, game.options(0)[0])
    assert (game.asked(0), game.city[0].citizens) == ("buy", 17)
    game.do(0, "pass")
    assert (game.asked(0), game.city[0].citizens) == ("advance", 15)


def test_any_other_gain_of_citizens_ends_at_fifteen_at_once() -> None:  # ruling 5
    game = table(p0={"tiles": ["development"], "city": "argos", "minor": {"blue": 2}, "citizens": 12},
                 p1={"tiles": ["development"], "city": "miletus", "minor": {"red": 1}, "citizens": 14})  # fmt: skip
    game.do(0, "develop").do(1, "develop").do(0, "reward citizens").do(1, "advance economy")
    assert game.asked(1) == "track"
    assert [city.citizens for city in game.city] == [15, 15]


def test_another_gain_adds_nothing_to_citizens_above_fifteen_and_takes_nothing() -> None:  # ruling 5
    tiles = ["legislation", "development"]
    game = table(p0={"tiles": tiles, "city": "miletus", "minor": {"red": 1}, "citizens": 14})
    game.do(0, game.options(0)[0], "develop", "advance economy")
    assert (game.asked(0), game.city[0].citizens) == ("track", 17)


# 2 Culture.


@pytest.mark.parametrize("level", [1, 4, 7])
def test_culture_gains_points_by_its_level(level: int) -> None:
    game = table(p0={"tiles": ["culture"], "culture": level, "drachma": 0})
    assert game.city[0].vp == level


# 3 Trade.


@pytest.mark.parametrize("level", [1, 4, 7])
def test_trade_gains_drachma_by_the_economy_level_and_one_more(level: int) -> None:
    game = table(p0={"tiles": ["trade"], "economy": level, "drachma": 3})
    assert game.city[0].drachma == 3 + level + 1


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_one_minor_knowledge_of_any_colour_may_be_bought_for_five(colour: str) -> None:
    game = table(p0={"tiles": ["trade"], "drachma": 4}).do(0, f"buy {colour}")
    assert game.city[0].drachma == 4 + 2 - 5
    assert game.minors(0) == {"red": 0, "blue": 0, "green": 0} | {colour: 1}
    assert game.state.board == (1 << len(TOKENS)) - 1  # it comes from the reserve


def test_the_income_of_trade_pays_for_the_purchase() -> None:  # ruling 6
    assert table(p0={"tiles": ["trade"], "drachma": 3}).asked(0) == "buy"
    assert table(p0={"tiles": ["trade"], "drachma": 2, "minor": {"red": 1}}).asked(0) == "advance"


def test_the_income_of_cards_comes_before_the_purchase() -> None:  # ruling 6
    game = table(p0={"tiles": ["trade"], "drachma": 2, "played": ["diolkos"]})
    assert (game.asked(0), game.city[0].drachma) == ("buy", 5)


def test_only_one_knowledge_is_bought_in_a_trade() -> None:
    game = table(p0={"tiles": ["trade"], "drachma": 20}).do(0, "buy red")
    assert game.asked(0) == "advance"


def test_the_purchase_may_be_declined() -> None:  # ruling 4
    game = table(p0={"tiles": ["trade"], "drachma": 4}).do(0, "pass")
    assert (game.city[0].drachma, game.city[0].minor) == (6, 0)


# 4 Military.


@pytest.mark.parametrize("level", [1, 4, 7])
def test_military_gains_troops_by_its_level(level: int) -> None:
    game = table(board=[], p0={"tiles": ["military"], "military": level, "troops": 2})
    assert game.city[0].troops == 2 + level


def test_a_space_is_explored_by_whoever_has_the_troops_it_requires() -> None:
    game = table(board=["red-2/1", "red-3/0", "red-4/2"], p0={"tiles": ["military"], "troops": 2})
    assert game.options(0) == ["pass", "explore red-2/1", "explore red-3/0"]


def test_exploring_loses_troops_and_gains_the_token_and_its_bonus() -> None:
    game = table(p0={"tiles": ["military"], "troops": 3, "drachma": 0}).do(0, "explore blue-4/2")
    city = game.city[0]
    assert (city.troops, city.drachma, city.vp) == (4 - 2, 1, 1)
    assert game.minors(0) == {"red": 0, "blue": 1, "green": 0}
    assert city.major == 0


def test_an_explored_token_leaves_the_board() -> None:
    game = table(p0={"tiles": ["military"], "troops": 3}).do(0, "explore blue-4/2")
    assert [name for i, name in enumerate(TOKENS) if not game.state.board >> i & 1] == ["blue-4/2"]


def test_a_major_token_is_major_knowledge() -> None:
    game = table(p0={"tiles": ["military"], "troops": 4}).do(0, "explore red-5/4")
    assert game.majors(0) == {"red": 1, "blue": 0, "green": 0}
    assert game.city[0].minor == 0


RED_AND_GREEN = [
    ("2/1", "minor", 0), ("3/0", "minor", 0), ("2/2", "minor", 1), ("3/1", "minor", 1), ("4/2", "minor", 2),
    ("5/1", "minor", 2), ("5/4", "major", 2), ("6/3", "major", 2), ("7/5", "major", 3), ("8/6", "major", 4),
    ("9/8", "major", 6),
]  # fmt: skip
BLUE = [
    ("2/2", "minor", 0, 0), ("3/1", "minor", 0, 0), ("3/3", "minor", 1, 1), ("4/2", "minor", 1, 1),
    ("4/4", "minor", 1, 1), ("5/3", "major", 1, 1), ("6/5-drachma", "major", 2, 1), ("6/5-vp", "major", 1, 2),
    ("7/6", "major", 2, 2), ("8/7", "major", 3, 3), ("9/9", "major", 4, 4),
]  # fmt: skip
SPACES = (
    [("red", what, kind, bonus, 0) for what, kind, bonus in RED_AND_GREEN]
    + [("green", what, kind, 0, bonus) for what, kind, bonus in RED_AND_GREEN]
    + [("blue", what, kind, drachma, vp) for what, kind, drachma, vp in BLUE]
)


@pytest.mark.parametrize(("colour", "figures", "kind", "drachma", "vp"), SPACES)
def test_every_space_of_the_board(colour: str, figures: str, kind: str, drachma: int, vp: int) -> None:
    space = f"{colour}-{figures}"
    requires, loses = int(figures[0]), int(figures[2])
    too_few = table(p0={"tiles": ["military"], "troops": requires - 2, "drachma": 9})
    assert f"explore {space}" not in too_few.options(0)
    game = table(p0={"tiles": ["military"], "troops": requires - 1, "drachma": 0}).do(0, f"explore {space}")
    city = game.city[0]
    assert (city.troops, city.drachma, city.vp) == (requires - loses, drachma, vp)
    one, none = {"red": 0, "blue": 0, "green": 0} | {colour: 1}, {"red": 0, "blue": 0, "green": 0}
    assert (game.minors(0), game.majors(0)) == ((one, none) if kind == "minor" else (none, one))


def test_every_single_space_was_typed_in() -> None:
    assert {f"{colour}-{figures}" for colour, figures, *_ in SPACES} | {"persepolis"} == set(TOKENS)


def test_persepolis_gives_one_major_of_each_colour() -> None:
    game = table(p0={"tiles": ["military"], "troops": 14, "drachma": 0}).do(0, "explore persepolis")
    assert game.majors(0) == {"red": 1, "blue": 1, "green": 1}
    assert (game.city[0].troops, game.city[0].drachma, game.city[0].vp) == (0, 0, 0)


def test_persepolis_asks_for_fifteen_troops() -> None:
    game = table(p0={"tiles": ["military"], "troops": 13})
    assert "explore persepolis" not in game.options(0)


def test_only_one_exploration_in_a_military_action() -> None:
    game = table(p0={"tiles": ["military"], "troops": 14}).do(0, "explore red-3/0")
    assert game.asked(0) == "advance"


def test_exploring_may_be_declined() -> None:  # ruling 4
    game = table(p0={"tiles": ["military"], "troops": 4}).do(0, "pass")
    assert (game.city[0].troops, game.asked(0)) == (5, "advance")


def test_nobody_is_asked_to_explore_without_a_space_in_reach() -> None:  # ruling 4
    assert table(p0={"tiles": ["military"]}).asked(0) == "advance"


def test_troops_above_fifteen_explore_and_are_cut_afterwards() -> None:  # ruling 5
    game = table(p0={"tiles": ["military"], "troops": 15, "military": 2})
    assert game.city[0].troops == 17
    game.do(0, "explore persepolis")
    assert game.city[0].troops == 2


def test_troops_above_fifteen_are_cut_at_the_end_of_the_military_action() -> None:  # ruling 5
    game = table(p0={"tiles": ["military", "politics"], "troops": 14, "military": 3, "hand": ["archives"]})
    game.do(0, "pass")
    assert (game.asked(0), game.city[0].troops) == ("play", 15)


def test_any_other_gain_of_troops_ends_at_fifteen_at_once() -> None:  # ruling 5
    game = table(p0={"tiles": ["politics"], "troops": 13, "hand": ["greek-fire"], "minor": {"blue": 1}})
    assert game.do(0, "play greek-fire").city[0].troops == 15


# 5 Politics.


def test_a_card_is_played_for_its_drachma() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["tunnel-of-eupalinos", "bank"], "drachma": 7})
    assert game.options(0) == ["pass", "play tunnel-of-eupalinos"]
    game.do(0, "play tunnel-of-eupalinos")
    assert (game.city[0].drachma, game.city[0].vp) == (3, 6)
    assert (game.hand(0), game.played(0)) == (["bank"], ["tunnel-of-eupalinos"])


def test_only_one_card_is_played_in_a_politics_action() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["archives", "tunnel-of-eupalinos"], "drachma": 20})
    assert game.do(0, "play archives").asked(0) == "advance"


@pytest.mark.parametrize(("minor", "major"), [({"green": 2}, {}), ({}, {"green": 2}), ({"green": 1}, {"green": 1})])
def test_knowledge_may_be_minor_or_major_and_is_not_spent(minor: dict[str, int], major: dict[str, int]) -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["peripteros"], "minor": minor, "major": major})
    before = game.minors(0), game.majors(0)
    game.do(0, "play peripteros")
    assert game.levels(0) == (1, 2, 1)
    assert (game.minors(0), game.majors(0)) == before


@pytest.mark.parametrize("wishes", [{"drachma": 3}, {"drachma": 4, "hand": ["peripteros"], "minor": {"green": 1}}])
def test_nobody_is_asked_to_play_what_cannot_be_played(wishes: dict[str, object]) -> None:  # ruling 4
    game = table(p0={"tiles": ["politics"], "hand": ["tunnel-of-eupalinos"]} | wishes)
    assert game.asked(0) == "advance"


def test_playing_may_be_declined() -> None:  # ruling 4
    game = table(p0={"tiles": ["politics"], "hand": ["archives"]}).do(0, "pass")
    assert (game.hand(0), game.city[0].drachma, game.city[0].philosophy) == (["archives"], 4, 0)


def test_two_philosophy_tokens_stand_for_one_required_knowledge() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["peripteros"], "minor": {"green": 1}, "philosophy": 5})
    game.do(0, "play peripteros")
    assert (game.city[0].philosophy, game.minors(0)["green"]) == (3, 1)


def test_several_pairs_of_philosophy_tokens_stand_for_as_much_knowledge() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["colossus-of-rhodes"], "philosophy": 6, "drachma": 6})
    game.do(0, "play colossus-of-rhodes")
    assert (game.city[0].philosophy, game.city[0].vp, game.city[0].drachma) == (0, 10, 0)


def test_a_single_philosophy_token_stands_for_nothing() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["colossus-of-rhodes"], "philosophy": 5, "drachma": 6})
    assert game.asked(0) == "advance"


def test_no_philosophy_token_is_spent_where_no_knowledge_is_missing() -> None:
    game = table(p0={"tiles": ["politics"], "hand": ["peripteros"], "minor": {"green": 2}, "philosophy": 4})
    assert game.do(0, "play peripteros").city[0].philosophy == 4


# 6 Development.


def test_development_unlocks_the_next_one_for_its_drachma() -> None:
    game = table(p0={"tiles": ["development"], "city": "miletus", "development": 2, "drachma": 2,
                     "minor": {"red": 2, "green": 1}})  # fmt: skip
    game.do(0, "develop")
    assert (game.city[0].development, game.city[0].drachma) == (3, 0)
    assert game.minors(0) == {"red": 2, "blue": 0, "green": 1}


@pytest.mark.parametrize("wishes", [{"drachma": 1}, {"minor": {"red": 1, "green": 1}}, {"minor": {"red": 3}}])
def test_nobody_is_asked_to_develop_what_is_not_to_be_had(wishes: dict[str, object]) -> None:  # ruling 4
    can = {"tiles": ["development"], "city": "miletus", "development": 2, "drachma": 2, "minor": {"red": 2, "green": 1}}
    assert table(p0=can).asked(0) == "develop"
    assert table(p0=can | wishes).asked(0) != "develop"


def test_developing_may_be_declined() -> None:  # ruling 4
    game = table(p0={"tiles": ["development"], "minor": {"blue": 2}}).do(0, "pass")
    assert game.city[0].development == 1


def test_philosophy_pairs_help_to_develop() -> None:
    game = table(p0={"tiles": ["development"], "minor": {"blue": 1}, "philosophy": 3}).do(0, "develop")
    assert (game.city[0].development, game.city[0].philosophy) == (2, 1)


def test_after_the_fourth_there_is_no_more_development() -> None:
    everything = {"red": 9, "blue": 9, "green": 9}
    game = table(p0={"tiles": ["development"], "development": 4, "minor": everything, "drachma": 50})
    assert game.asked(0) == "advance"


def test_only_one_development_in_an_action() -> None:
    everything = {"red": 9, "blue": 9, "green": 9}
    game = table(p0={"tiles": ["development"], "city": "olympia", "minor": everything, "drachma": 50}).do(0, "develop")
    assert (game.city[0].development, game.asked(0)) == (2, "advance")


# Ruling 4: what is simply taken.


def test_plain_gains_are_taken_without_a_question() -> None:
    tiles = ["philosophy", "culture", "trade"]
    game = table(p0={"tiles": tiles, "drachma": 0}, p1={"drachma": 0})
    assert [event.kind for event in game.events if event.seat == 0][:3] == ["gain", "gain", "gain"]
    assert game.city[0].vp == 1
