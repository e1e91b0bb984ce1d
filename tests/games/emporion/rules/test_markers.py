"""Choosing an action: where the marker may go."""

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
