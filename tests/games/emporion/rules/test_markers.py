"""Choosing an action: where the marker may go, and what happens when nothing is possible."""

from tests.games.emporion.table import owns, table

RICH = owns("strategos", war=9, culture=9, trade=9, ships=1)


def actions(options: list[str]) -> set[str]:
    """Which actions some options belong to."""
    colours = {"polemarchos": "war", "stoa": "culture", "agora": "trade"}
    return {colours.get(option.removeprefix("take "), option.split()[0]) for option in options}


ALL = ["polemarchos", "stoa", "agora"]


def test_a_player_never_repeats_the_action_on_which_the_marker_stands() -> None:
    for marker, closed in (("war", "war"), ("culture", "culture"), ("trade", "trade"), ("expedition", "expedition")):
        game = table(3, polis=ALL, markers=[marker], p0=RICH)
        assert actions(game.options(0)) == {"war", "culture", "trade", "expedition", "reserve"} - {closed}
    game = table(3, polis=ALL, markers=["reserve"], p0=RICH)
    assert actions(game.options(0)) == {"war", "culture", "trade", "expedition"}


def test_with_three_players_everybody_moves_the_same_marker() -> None:
    game = table(3, polis=ALL, p0=RICH, p1=RICH)
    game.do(0, "take stoa")
    assert game.state.marker == 1
    assert "take agora" in game.options(1)
    assert game.refusal(1, "expedition") is None
    game.do(1, "expedition", "send theatron")
    assert game.marker() == "expedition"


def test_with_two_players_both_markers_are_in_the_way() -> None:
    game = table(2, polis=ALL, markers=["war", "culture"], p0=RICH)
    assert actions(game.options(0)) == {"trade", "expedition", "reserve"}


def test_with_two_players_reserve_can_hold_both_markers() -> None:
    game = table(2, polis=ALL, markers=["war", "reserve"], p0=RICH)
    assert "reserve theatron" in game.options(0)
    game.do(0, "reserve theatron")
    assert game.marker(0) == game.marker(1) == "reserve"
    assert not any(option.startswith("reserve") for option in game.options(1))  # one's own marker stands there


def test_what_is_forced_plays_itself() -> None:
    """Seat 0 can only take the Hoplitēs: it is done before anybody is asked."""
    game = table(2, polis=["hoplites", "polemarchos"], markers=["reserve", None], p1=RICH)
    assert game.cards(0) == ["hoplites"]
    assert game.asked(1) == "turn"
    assert game.state.ply == 0


def test_whoever_can_do_nothing_gives_up_a_reserved_card() -> None:
    game = table(
        2, markers=["reserve", None], p0=owns(reserved=["stoa", "theatron"]), p1=RICH, port=["agora"] + [None] * 3
    )
    assert game.asked(0) == "give-up"
    assert game.options(0) == ["give-up stoa", "give-up theatron"]
    game.do(0, "give-up stoa")
    assert game.reserved(0) == ["theatron"]
    assert game.state.removed == (DECK_STOA,)
    assert game.marker(0) == "reserve"  # ruling 14: the marker stays where it was
    assert game.asked(1) == "turn"


def test_a_single_reserved_card_is_given_up_without_a_question() -> None:
    game = table(2, markers=["reserve", None], p0=owns(reserved=["theatron"]), p1=RICH)
    assert game.reserved(0) == []
    assert game.told("give-up") == [("give-up", 0, "theatron", 1, "")]
    assert game.told("points") == [("points", 0, "give-up", 3, "reserved")]
    assert game.asked(1) == "turn"


def test_two_equal_reserved_cards_are_one_choice() -> None:
    game = table(2, markers=["reserve", None], p0=owns(reserved=["stoa", "stoa"]), p1=RICH)
    assert game.reserved(0) == ["stoa"]


def test_giving_up_frees_a_drachma() -> None:
    """Ruling 8."""
    game = table(3, polis=ALL, markers=["reserve"], p0=owns(reserved=["theatron"]), p1=RICH, p2=RICH)
    game.do(1, "take agora").do(2, "take stoa")
    assert "reserve gymnasion" in game.options(0)
    game.do(0, "reserve gymnasion")
    assert game.reserved(0) == ["gymnasion"]


def test_whoever_can_do_nothing_and_has_nothing_to_give_up_is_passed_over() -> None:
    """Rulings 1 and 14."""
    game = table(2, markers=["reserve", None], p1=RICH)
    assert game.told("skip") == [("skip", 0, "", 0, "")]
    assert game.marker(0) == "reserve"
    assert game.asked(1) == "turn"


def test_if_nobody_can_do_anything_for_a_round_the_game_ends() -> None:
    """Ruling 10."""
    game = table(3, markers=["reserve"])
    assert game.state.over()
    assert [event[1] for event in game.told("skip")] == [0, 1, 2]
    assert game.told("over") == [("over", -1, "standstill", 0, "")]


def test_a_forced_expedition_is_no_standstill() -> None:
    """Ruling 10: the new cards of the Polis give everybody another turn."""
    game = table(2, polis=["rhode"], markers=["reserve", "reserve"])
    assert [event[1] for event in game.told("skip")] == [0, 1, 0, 1]
    assert len(game.told("forced")) == 1
    assert game.told("over") == [("over", -1, "standstill", 0, "")]


DECK_STOA = table(go=False).state.components.ids.index("stoa")
