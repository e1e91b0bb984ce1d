"""Why a move is refused, and what is refused at sight."""

import pytest

from tests.games.emporion.table import GAME, Table, owns, table


def refused(game: Table, seat: int = 0) -> dict[str, str]:
    """What is refused at sight, with the rule."""
    found = game.state.refused(seat)
    return {GAME.codec.move(action).notation(): reason.rule for action, reason in found}


def test_an_open_move_is_not_refused() -> None:
    assert table(p0=owns("hoplites")).refusal(0, "expedition") is None


def test_somebody_elses_turn_another_question_and_the_end() -> None:
    game = table(p0=owns("hoplites"))
    assert game.refusal(1, "expedition") == ("not-your-turn", {})
    for move in ("first hoplites", "marker hygieia", "refill history", "send theatron", "give-up stoa"):
        assert game.refusal(0, move) == ("not-asked", {})
    game.state.phase, game.state.ask = 2, 0
    assert game.refusal(0, "expedition") == ("game-over", {})
    assert refused(game) == {}


def test_the_marker_is_in_the_way() -> None:
    game = table(3, polis=["hippeis", "stoa"], markers=["war"], p0=owns("hoplites", "macellum", "macellum"))
    assert game.refusal(0, "take hippeis") == ("marker-there", {})
    expedition = table(3, markers=["expedition"], p0=owns("hoplites"))
    assert expedition.refusal(0, "expedition") == ("marker-there", {})
    reserve = table(3, polis=["macellum", "stoa"], markers=["reserve"], p0=owns("hoplites", culture=1))
    assert reserve.refusal(0, "reserve theatron") == ("marker-there", {})


def test_what_is_missing_is_told_with_the_booty_that_would_help() -> None:
    game = table(polis=["theatron", "polemarchos"], p0=owns("hoplites", culture=3, trade=2, booty=1))
    assert game.refusal(0, "take theatron") == ("requirements", {"culture": 1, "trade": 2, "booty": 2})


def test_merchandise_asks_for_more_trade_each_time() -> None:
    game = table(polis=["garos", "polemarchos"], p0=owns("creditor", "oinos", trade=2))
    assert game.refusal(0, "take merchandise by trade") == ("requirements", {"trade": 3, "booty": 3})


def test_special_prestige_asks_for_its_booty_besides() -> None:
    game = table(special=True, p0=owns("strategos", culture=3, booty=1))
    assert game.refusal(0, "take artemision by war") == ("requirements", {"booty": 2})


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("take forum by war", "no-prestige-ability"),
        ("take merchandise by trade", "no-merchandise-ability"),
        ("take forum by trade", "no-prestige-ability"),
        ("take stoa", "not-in-polis"),
        ("take rhode by war", "not-in-polis"),
        ("play stoa", "not-reserved"),
        ("play forum by war", "not-reserved"),
        ("reserve stoa", "not-in-port"),
    ],
)
def test_what_is_not_there_or_not_able(move: str, rule: str) -> None:
    game = table(polis=["forum", "oinos", "polemarchos"], p0=owns("hoplites", culture=9, trade=9))
    assert game.refusal(0, move) == (rule, {})


def test_without_ships_cards_or_drachmas() -> None:
    assert table(p0=owns("macellum")).refusal(0, "expedition") == ("no-ship", {"ships": 1})
    empty = table(port=[None] * 4, polis=["stoa", "hippeis"], p0=owns("hoplites", "macellum", trade=2))
    assert empty.refusal(0, "expedition") == ("port-empty", {})
    full = table(polis=["macellum", "hippeis"], p0=owns("hoplites", reserved=["stoa", "agora"], culture=1))
    assert full.refusal(0, "reserve theatron") == ("no-drachma", {"drachma": 1})


def test_an_expedition_sends_what_lies_in_the_port() -> None:
    game = table(p0=owns("hoplites")).do(0, "expedition")
    assert game.refusal(0, "send stoa") == ("not-in-port", {})


def test_only_what_is_reserved_can_be_given_up() -> None:
    game = table(2, markers=["reserve", None], p0=owns(reserved=["stoa", "theatron"]), port=["agora"] + [None] * 3)
    assert game.refusal(0, "give-up agora") == ("not-reserved", {})


def test_all_that_lies_there_is_refused_at_sight_each_card_once() -> None:
    game = table(
        3,
        polis=["hippeis", "forum", "oinos", "garos", "polemarchos"],
        markers=["culture"],
        p0=owns("hoplites", "macellum", "strategos", reserved=["stoa", "rhode"]),
        special=True,
    )
    assert refused(game) == {
        "take polemarchos": "requirements",
        "take merchandise by war": "no-merchandise-ability",
        "take forum by war": "requirements",
        "take artemision by war": "requirements",
        "take teichos by war": "requirements",
        "take limen by war": "requirements",
        "take pegasos by war": "requirements",
        "play stoa": "marker-there",
        "play rhode by war": "requirements",
        **{f"reserve {card}": "no-drachma" for card in ("theatron", "gymnasion", "aristarche", "nomisma")},
    }
    assert refused(game, 1) == {}


def test_an_able_colour_is_named_even_if_the_marker_is_in_the_way() -> None:
    game = table(3, polis=["forum", "polemarchos"], markers=["war"], p0=owns("hoplites", "strategos"))
    assert refused(game)["take forum by war"] == "marker-there"
