"""What a view tells so that nobody needs the rules to draw it: prices, what is within reach, expeditions."""

from typing import cast

from petteia.games.emporion.forms.view import Price, View
from petteia.games.emporion.terms import BY_DECK
from tests.games.emporion.table import DECK, Player, Table, face, owns, table


def view(game: Table, seat: int | None = 0) -> View:
    return cast(View, game.state.view(seat))


def price(card: str, player: Player) -> Price:
    return view(table(polis=[card, "polemarchos"], p0=player))["prices"][card]


def test_what_the_domain_has_costs_nothing() -> None:
    assert price("hippeis", owns("hoplites", trade=3)) == {
        "requires": [{"what": "trade", "amount": 2, "missing": 0, "by_booty": False}],
        "booty": 0,
        "within_reach": True,
    }


def test_booty_stands_for_what_is_missing() -> None:
    theatron = price("theatron", owns("sophistes", culture=3, trade=2, booty=3))
    assert [(each["what"], each["missing"], each["by_booty"]) for each in theatron["requires"] if each["missing"]] == [
        ("trade", 2, True)
    ]
    assert theatron["booty"] == 2
    assert theatron["within_reach"]


def test_booty_fills_the_first_requirements_first() -> None:
    lacking = price("theatron", owns("sophistes", booty=1))
    assert not lacking["within_reach"]
    assert lacking["booty"] == sum(each["missing"] for each in lacking["requires"])
    assert [each["by_booty"] for each in lacking["requires"]].count(True) <= 1


def test_merchandise_requires_more_trade_with_each_that_is_owned() -> None:
    first = price("garos", owns("creditor", trade=5))
    third = price("garos", owns("creditor", "oinos", "elaion", trade=5))
    assert first["requires"][0]["amount"] + 2 == third["requires"][0]["amount"]
    assert first["within_reach"]
    assert not third["within_reach"]


def test_special_prestige_is_paid_with_booty_besides() -> None:
    game = table(special=True, p0=owns("hoplites", war=9, culture=9, trade=9, booty=1))
    asked = view(game)["prices"]["limen"]
    paid = [each for each in asked["requires"] if each["what"] == "booty"]
    assert [each["amount"] for each in paid] == [asked["booty"]]
    assert asked["within_reach"] == (asked["booty"] <= 1)


def test_reserved_cards_have_their_price_too() -> None:
    game = table(p0=owns("macellum", reserved=["stoa"], trade=1), p1=owns("hoplites", reserved=["theatron"]))
    assert {"stoa", "theatron"} <= set(view(game)["prices"])


def test_an_expedition_takes_all_ships_but_no_more_than_there_are_cards() -> None:
    assert view(table(p0=owns("hoplites")))["expedition"] == {"cards": 1, "booty": 1}
    assert view(table(p0=owns("hippeis")))["expedition"] == {"cards": 0, "booty": 0}
    fleet = owns("hoplites", "hoplites", "hoplites")
    assert view(table(port=["stoa", None, None, "theatron"], p0=fleet))["expedition"]["cards"] == 2


def test_ships_stand_on_the_cards_of_a_kind() -> None:
    domain = view(table(p0=owns("hoplites", "hoplites", "naukleros", "stoa")))["domains"][0]
    assert sum(domain["fleet"].values()) == domain["ships"]
    assert domain["fleet"]["war"] == 2 * DECK.ships[face("hoplites")]
    assert domain["fleet"]["trade"] == DECK.ships[face("naukleros")]
    assert domain["fleet"]["prestige"] == 0


def test_the_last_round_tells_whose_turn_was_is_and_comes() -> None:
    game = table(seats=3, turn=1, p0=owns("hoplites"), p1=owns("hoplites"), p2=owns("hoplites"))
    assert [domain["last_turn"] for domain in view(game)["domains"]] == [None, None, None]
    game.state.ending = BY_DECK
    game.state.ply += 1
    assert [domain["last_turn"] for domain in view(game)["domains"]] == ["past", "now", "later"]


def test_the_first_gap_is_filled_next() -> None:
    fleet = owns("hoplites", "hoplites", "hoplites", "hoplites")
    game = table(port=[None, "stoa", "theatron", "nomisma"], p0=fleet)
    asked = view(game)["question"]
    assert asked is not None
    assert asked["gap"] is None
    game.do(0, "expedition")
    asked = view(game)["question"]
    assert asked is not None
    assert (asked["kind"], asked["gap"]) == ("refill", 0)
    game.do(0, "refill progress")
    asked = view(game)["question"]
    assert asked is not None
    assert asked["gap"] == 1


def test_a_spectator_is_told_of_the_next_player() -> None:
    game = table(p0=owns("hoplites"), p1=owns("hippeis"))
    assert view(game, None)["expedition"] == view(game, 0)["expedition"] != view(game, 1)["expedition"]


def test_views_follow_the_position() -> None:
    """What views have in common is kept while nothing is decided, and no longer."""
    game = table(polis=["hippeis", "polemarchos"], p0=owns("hoplites", trade=3), p1=owns("hoplites"))
    before = [view(game, seat) for seat in (0, 1, None)]
    assert before[0]["domains"] == before[1]["domains"]
    game.do(0, "take hippeis")
    for seat in (0, 1, None):
        assert view(game, seat)["domains"][0]["cards"] == ["hoplites", "hippeis"]
        assert "hippeis" not in view(game, seat)["polis"]
    assert before[0]["domains"][0]["cards"] == ["hoplites"]
    assert game.state.copy().view(1) == view(game, 1)
