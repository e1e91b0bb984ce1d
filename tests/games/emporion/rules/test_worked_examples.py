"""The worked examples of the rulebook."""

from petteia.games.emporion.terms import BOOTY, MERCHANDISE, WAR
from petteia.kernel.counts import WIDE_ONE
from tests.games.emporion.table import owns, table


def test_stoa_is_reserved_under_a_drachma() -> None:
    game = table(port=["stoa", "theatron", "gymnasion", "nomisma"], history=["kapelos"])
    game.do(0, "reserve stoa")
    assert game.marker(0) == "reserve"
    assert game.reserved(0) == ["stoa"]
    assert game.port() == ["kapelos", "theatron", "gymnasion", "nomisma"]  # into the place that was free
    assert game.cards(0) == []
    assert game.asked(1) == "turn"


def test_hippeis_is_taken_with_the_trade_of_a_macellum() -> None:
    game = table(polis=["hippeis", "polemarchos"], p0=owns("macellum"))
    assert "take hippeis" in game.options(0)
    game.do(0, "take hippeis")
    assert game.cards(0) == ["macellum", "hippeis"]
    assert game.marker(0) == "war"
    assert game.polis() == ["polemarchos"]


def test_emporoi_could_be_taken_by_whoever_has_what_it_requires() -> None:
    game = table(polis=["emporoi"], p0=owns("hoplites", "hoplites", "macellum"))
    assert "take emporoi" in game.options(0)


def test_a_second_merchandise_needs_6_trade_and_the_creditor_takes_it_by_trade() -> None:
    game = table(polis=["garos", "polemarchos"], p0=owns("creditor", "oinos", trade=5))
    game.do(0, "take merchandise by trade")
    assert game.cards(0) == ["creditor", "oinos", "garos"]
    assert game.points(0)["merchandise"] == 10
    assert game.marker(0) == "trade"


def test_palaia_polis_is_added_from_the_reserve_with_two_booty_by_the_strategos() -> None:
    player = owns("strategos", booty=2, reserved=["palaia-polis"], culture=3, trade=5)
    game = table(history=["kapelos", "agora"], p0=player)
    game.do(0, "play palaia-polis by war")
    assert game.cards(0) == ["strategos", "palaia-polis"]
    assert game.booty(0) == 0
    assert len(game.state.history) == 4  # the two Booty lie under the deck
    assert game.reserved(0) == []  # and the drachma is free
    assert game.marker(0) == "war"


def test_two_ships_move_two_cards_and_bring_one_card_of_each_deck_and_two_booty() -> None:
    game = table(history=["kapelos", "agora", "stoa", "stoa"], progress=["oinos", "rhode"], p0=owns(ships=2, trade=1))
    game.do(0, "expedition", "send theatron", "send gymnasion")
    assert game.options(0) == ["refill history", "refill progress"]
    game.do(0, "refill history")  # the other gap can only be filled from the Progress deck
    assert game.port() == ["kapelos", "oinos", "aristarche", "nomisma"]
    assert game.polis() == ["polemarchos", "theatron", "gymnasion"]
    assert game.booty(0) == 2
    assert len(game.state.history) == 1


def test_six_ships_move_four_cards_and_the_port_may_get_three_progress_cards() -> None:
    history = ["kapelos", "agora", "stoa", "stoa", "agora", "kapelos"]
    game = table(history=history, progress=["oinos", "rhode", "forum", "garos"], p0=owns(ships=6, trade=1))
    game.do(0, "expedition")  # all four cards go, so nothing is asked about them
    game.do(0, "refill progress", "refill history", "refill progress", "refill progress")
    assert game.port() == ["oinos", "kapelos", "rhode", "forum"]
    assert game.booty(0) == 4
    assert len(game.polis()) == 5


def test_the_final_example_makes_60_points() -> None:
    """War 15, Culture 4, Booty 6, a multiplier of Merchandise 3, Merchandise 17, Prestige 15."""
    war = ["hoplites", "hoplites", "hoplites"]
    cards = owns(*war, "oinos", "garos", "elaion", booty=3)
    game = table(p0=cards)
    domain = game.domain(0)
    domain.per += 5 * WIDE_ONE[WAR] + 2 * WIDE_ONE[BOOTY] + WIDE_ONE[MERCHANDISE]
    domain.printed += 4 + 15
    assert game.points(0)["per-war"] == 15
    assert game.points(0)["per-booty"] == 6
    assert game.points(0)["per-merchandise"] == 3
    assert game.points(0)["merchandise"] == 17
    assert game.state.scores()[0] == 60


def test_two_multipliers_of_war_bring_6_points_with_three_war_cards() -> None:
    game = table(p0=owns("hoplites", "lochagos", "lochagos"))
    assert game.points(0)["per-war"] == 6


def test_a_sixth_merchandise_needs_10_trade_and_begins_another_set() -> None:
    goods = ["oinos", "oinos", "garos", "garos", "elaion"]
    game = table(polis=["sitos", "polemarchos"], p0=owns("creditor", *goods, trade=8))
    assert game.refusal(0, "take merchandise by trade") == ("requirements", {"trade": 1, "booty": 1})
    game = table(polis=["sitos", "polemarchos"], p0=owns("creditor", *goods, trade=9))
    game.do(0, "take merchandise by trade")
    assert game.points(0)["merchandise"] == 42
