"""Trade, Culture, War: adding a card from the Polis, by an ability, from the reserve, with Booty."""

import pytest

from petteia.games.emporion.rules.scoring import number_of
from petteia.games.emporion.terms import PRESTIGE
from tests.games.emporion.table import DECK, IDS, owns, table


@pytest.mark.parametrize(("card", "action"), [("hippeis", "war"), ("stoa", "culture"), ("agora", "trade")])
def test_a_history_card_is_taken_by_the_action_of_its_colour(card: str, action: str) -> None:
    game = table(polis=[card, "polemarchos"], p0=owns(culture=3, trade=3))
    game.do(0, f"take {card}")
    assert game.marker(0) == action
    assert game.cards(0) == [card]
    assert game.told("action")[0] == ("action", 0, action, 1, "")


def test_requirements_are_thresholds_and_nothing_is_spent() -> None:
    game = table(polis=["hippeis", "polemarchos"], p0=owns("macellum", booty=1))
    game.do(0, "take hippeis")
    domain = game.domain(0)
    assert (domain.have & 127, domain.have >> 16) == (2, 2)
    assert game.booty(0) == 1


def test_booty_fills_gaps_one_for_one_and_goes_under_the_history_deck() -> None:
    """Rulings 6: never more than the gap."""
    game = table(polis=["hippeis", "polemarchos"], history=["kapelos"], p0=owns(booty=3, trade=1))
    paid = game.domain(0).booty[-1]
    game.do(0, "take hippeis")
    assert game.booty(0) == 2
    assert [IDS[card] for card in game.state.history[1:]] == ["kapelos"]
    assert game.state.history[0] == paid  # the bottom
    assert game.told("pay") == [("pay", 0, "booty", 1, "hippeis")]


def test_booty_stands_for_different_resources_at_once() -> None:
    game = table(polis=["nauarchos", "polemarchos"], p0=owns(war=2, trade=1, booty=2))
    game.do(0, "take nauarchos")
    assert game.booty(0) == 0


def test_too_little_booty_is_not_enough() -> None:
    game = table(polis=["nauarchos", "polemarchos"], p0=owns(war=2, booty=2))
    assert "take nauarchos" not in game.options(0)
    assert game.refusal(0, "take nauarchos") == ("requirements", {"war": 1, "trade": 2, "booty": 1})


def test_prestige_needs_an_ability_of_the_colour() -> None:
    game = table(polis=["rhode", "polemarchos"], p0=owns("iatros", war=3, trade=5))
    assert "take rhode by culture" in game.options(0)
    assert game.refusal(0, "take rhode by war") == ("no-prestige-ability", {})
    game.do(0, "take rhode by culture")
    assert game.marker(0) == "culture"
    assert game.points(0)["prestige"] == DECK.vp[IDS.index("rhode")]


def test_with_abilities_of_two_colours_the_owner_chooses_the_action() -> None:
    game = table(polis=["rhode", "polemarchos"], p0=owns("iatros", "strategos", war=3, trade=5))
    assert {"take rhode by war", "take rhode by culture"} <= set(game.options(0))
    game = table(3, polis=["rhode", "polemarchos"], markers=["war"], p0=owns("iatros", "strategos", war=3, trade=5))
    assert "take rhode by war" not in game.options(0)
    assert "take rhode by culture" in game.options(0)


def test_an_ability_takes_its_own_kind_only() -> None:
    game = table(polis=["oinos", "rhode", "polemarchos"], p0=owns("strategos", "emporoi", war=3, trade=5))
    options = game.options(0)
    assert "take rhode by war" in options
    assert "take merchandise by trade" in options
    assert "take rhode by trade" not in options
    assert "take merchandise by war" not in options


def test_all_merchandise_is_one_choice() -> None:
    game = table(polis=["garos", "oinos", "polemarchos"], p0=owns("emporoi", trade=4, ships=1))
    assert [option for option in game.options(0) if "merchandise" in option] == ["take merchandise by trade"]
    game.do(0, "take merchandise by trade")
    assert game.cards(0)[-1] in ("garos", "oinos")
    assert len(game.polis()) == 2


@pytest.mark.parametrize(
    ("owned", "trade", "worth"), [(0, 5, 5), (1, 6, 10), (2, 7, 17), (3, 8, 26), (4, 9, 37), (5, 10, 42)]
)
def test_merchandise_costs_one_trade_more_each_time(owned: int, trade: int, worth: int) -> None:
    goods = ["oinos", "oinos", "elaion", "elaion", "garos"][:owned]
    short = table(polis=["sitos", "polemarchos"], p0=owns("emporoi", *goods, trade=trade - 2, ships=1))
    assert short.refusal(0, "take merchandise by trade") == ("requirements", {"trade": 1, "booty": 1})
    game = table(polis=["sitos", "polemarchos"], p0=owns("emporoi", *goods, trade=trade - 1, ships=1))
    game.do(0, "take merchandise by trade")
    assert game.points(0)["merchandise"] == worth


def test_booty_helps_to_buy_merchandise() -> None:
    game = table(polis=["sitos", "polemarchos"], p0=owns("emporoi", trade=2, booty=2))
    game.do(0, "take merchandise by trade")
    assert game.booty(0) == 0


def test_a_reserved_history_card_is_added_by_its_colour_and_frees_its_drachma() -> None:
    game = table(p0=owns(reserved=["hippeis", "stoa"], trade=3))
    assert {"play hippeis", "play stoa"} <= set(game.options(0))
    game.do(0, "play hippeis")
    assert game.cards(0) == ["hippeis"]
    assert game.reserved(0) == ["stoa"]
    assert game.marker(0) == "war"
    assert ("take", 0, "hippeis", 1, "reserve") in game.told("take")


def test_reserved_merchandise_is_added_by_an_ability() -> None:
    game = table(p0=owns("emporoi", reserved=["oinos"], trade=4, ships=1))
    game.do(0, "play merchandise by trade")
    assert game.cards(0) == ["emporoi", "oinos"]
    assert game.reserved(0) == []


def test_a_reserved_card_counts_for_nothing_but_minus_3() -> None:
    game = table(p0=owns(reserved=["hippeis", "theatron"], ships=1))
    domain = game.domain(0)
    assert (len(domain.cards), domain.have, domain.per) == (0, 0, 0)
    assert game.points(0) == {"reserved": -6}


def test_special_prestige_is_taken_like_prestige_and_its_booty_is_paid() -> None:
    """Ruling 3."""
    player = owns("iatros", culture=2, booty=4)  # Artemision: 3 Culture and 3 Booty
    game = table(special=True, p0=player)
    assert "take artemision by culture" in game.options(0)
    game.do(0, "take artemision by culture")
    assert game.booty(0) == 1
    assert game.points(0)["prestige"] == 7
    assert number_of(game.domain(0), PRESTIGE) == 1


def test_special_prestige_counts_as_prestige() -> None:
    """Ruling 13."""
    port = ["theatron", "gymnasion", "agora", "nomisma"]
    game = table(special=True, port=port, p0=owns("iatros", "aristarche", "rhode", culture=2, booty=4))
    game.do(0, "take artemision by culture")
    assert game.points(0)["per-prestige"] == 2
    assert "artemision" not in [IDS[DECK.specials + i] for i in range(4) if game.state.special >> i & 1]


def test_special_prestige_needs_booty_for_the_gap_and_for_the_price() -> None:
    game = table(special=True, p0=owns("iatros", culture=1, booty=3, ships=1))
    assert game.refusal(0, "take artemision by culture") == ("requirements", {"culture": 1, "booty": 1})
    game = table(special=True, p0=owns("iatros", culture=1, booty=4, ships=1))
    game.do(0, "take artemision by culture")
    assert game.booty(0) == 0


def test_equal_cards_are_one_choice() -> None:
    game = table(polis=["hoplites", "hoplites", "polemarchos"], p0=owns(ships=1))
    assert game.options(0).count("take hoplites") == 1
    game.do(0, "take hoplites")
    assert game.polis() == ["hoplites", "polemarchos"]


def test_points_are_told_source_by_source() -> None:
    game = table(polis=["hippeis", "polemarchos"], p0=owns("lochagos", "macellum", reserved=["stoa"]))
    game.do(0, "take hippeis")
    assert game.told("points") == [("points", 0, "hippeis", 1, "per-war")]
