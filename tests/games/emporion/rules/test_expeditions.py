"""The Expedition, its refill and its Booty, and the forced expedition."""

from tests.games.emporion.table import owns, table

PLENTY = ["kapelos", "kapelos", "agora", "agora", "stoa", "stoa", "grammatistes", "grammatistes"]


def test_an_expedition_needs_a_ship() -> None:
    game = table(p0=owns(trade=1))
    assert "expedition" not in game.options(0)
    assert game.refusal(0, "expedition") == ("no-ship", {"ships": 1})


def test_an_expedition_needs_a_card_in_the_port() -> None:
    """Ruling 7."""
    game = table(port=[None] * 4, history=[], progress=[], polis=["hoplites", "sophistes"], p0=owns(ships=2))
    assert game.options(0) == ["take hoplites", "take sophistes"]
    assert game.refusal(0, "expedition") == ("port-empty", {})


def test_one_ship_moves_one_card_of_choice_and_the_gap_is_filled_from_the_history_deck() -> None:
    game = table(history=PLENTY, p0=owns(ships=1))
    game.do(0, "expedition")
    assert game.options(0) == ["send theatron", "send gymnasion", "send aristarche", "send nomisma"]
    game.do(0, "send gymnasion")
    assert game.port() == ["theatron", "kapelos", "aristarche", "nomisma"]
    assert game.booty(0) == 1
    assert len(game.state.history) == len(PLENTY) - 2


def test_all_ships_must_be_used() -> None:
    game = table(history=PLENTY, p0=owns(ships=3))
    game.do(0, "expedition", "send nomisma")
    assert game.asked(0) == "send"
    game.do(0, "send theatron")
    assert game.options(0) == ["send gymnasion", "send aristarche"]
    game.do(0, "send aristarche")
    assert game.asked(0) == "refill"


def test_four_ships_are_the_most() -> None:
    game = table(history=PLENTY, p0=owns(ships=9))
    game.do(0, "expedition")
    assert game.asked(0) == "refill"
    assert len(game.polis()) == 5


def test_equal_cards_of_the_port_are_one_choice() -> None:
    game = table(port=["stoa", "stoa", "oinos", "garos"], history=PLENTY[:4], p0=owns(ships=1))
    game.do(0, "expedition")
    assert game.options(0) == ["send stoa", "send merchandise"]


def test_several_gaps_take_at_least_one_card_of_each_deck() -> None:
    game = table(history=PLENTY, progress=["rhode", "oinos", "garos"], p0=owns(ships=3))
    game.do(0, "expedition", "send theatron", "send gymnasion", "send aristarche")
    game.do(0, "refill progress", "refill progress")  # the third comes from the History deck
    assert game.port() == ["rhode", "oinos", "kapelos", "nomisma"]


def test_a_card_that_comes_to_the_port_is_seen_before_the_next_choice() -> None:
    game = table(history=PLENTY, progress=["rhode", "oinos"], p0=owns(ships=3))
    game.do(0, "expedition", "send theatron", "send gymnasion", "send aristarche", "refill history")
    assert game.port() == ["kapelos", None, None, "nomisma"]
    assert game.options(0) == ["refill history", "refill progress"]


def test_if_one_deck_is_empty_the_other_fills_all_gaps() -> None:
    """Ruling 7."""
    game = table(history=PLENTY, progress=[], p0=owns(ships=2))
    game.do(0, "expedition", "send theatron", "send gymnasion")
    assert game.port()[:2] == ["kapelos", "kapelos"]
    assert game.state.ending == 0
    game = table(history=[], progress=["rhode", "oinos"], p0=owns(ships=2))
    game.do(0, "expedition", "send theatron", "send gymnasion")
    assert game.port()[:2] == ["rhode", "oinos"]
    assert game.told("ending") == [("ending", 0, "deck", 0, "")]


def test_the_history_deck_may_run_out_while_the_port_is_filled() -> None:
    game = table(history=["kapelos"], progress=["rhode", "oinos"], p0=owns(ships=2))
    game.do(0, "expedition", "send theatron", "send gymnasion", "refill history")
    assert game.port()[:2] == ["kapelos", "rhode"]
    assert game.booty(0) == 0  # no card is left to draw
    assert game.told("ending") == [("ending", 0, "deck", 0, "")]  # and one should have been drawn


def test_booty_is_drawn_as_far_as_the_deck_goes() -> None:
    """Ruling 12."""
    game = table(history=["kapelos", "agora"], progress=["rhode", "oinos"], p0=owns(ships=2))
    game.do(0, "expedition", "send theatron", "send gymnasion", "refill history")
    assert game.booty(0) == 1
    assert game.told("ending") == [("ending", 0, "deck", 0, "")]


def test_booty_multipliers_score_at_once() -> None:
    game = table(history=PLENTY, p0=owns("mantis", ships=1))
    game.do(0, "expedition", "send theatron")
    assert ("points", 0, "booty", 1, "per-booty") in game.told("points")


def test_without_a_history_card_in_the_polis_the_whole_port_moves_there() -> None:
    game = table(polis=["hoplites"], history=PLENTY, p0=owns(ships=1))
    game.do(0, "take hoplites")
    assert game.polis() == ["theatron", "gymnasion", "aristarche", "nomisma"]
    assert game.port() == ["kapelos", "kapelos", "agora", "agora"]
    assert game.booty(0) == 0
    assert game.told("forced") == [("forced", 0, "", 0, "")]


def test_prestige_and_merchandise_in_the_polis_do_not_stop_it() -> None:
    game = table(polis=["hoplites", "rhode", "oinos"], history=PLENTY, p0=owns(ships=1))
    game.do(0, "take hoplites")
    assert len(game.polis()) == 6


def test_a_history_card_in_the_polis_stops_it() -> None:
    game = table(polis=["hoplites", "polemarchos"], history=PLENTY, p0=owns(ships=1))
    game.do(0, "take hoplites")
    assert game.told("forced") == []


def test_it_happens_once_even_if_only_progress_cards_move() -> None:
    """Ruling 9."""
    game = table(polis=["hoplites"], port=["rhode", "oinos", "garos", "forum"], history=PLENTY, p0=owns(ships=1))
    game.do(0, "take hoplites")
    assert game.polis() == ["rhode", "forum", "oinos", "garos"]
    assert len(game.told("forced")) == 1


def test_it_uses_the_progress_deck_when_the_history_deck_is_empty_and_the_game_will_end() -> None:
    game = table(polis=["hoplites"], history=["kapelos"], progress=["rhode", "oinos", "garos"], p0=owns(ships=1))
    game.do(0, "take hoplites")
    assert game.port() == ["kapelos", "rhode", "oinos", "garos"]
    assert game.told("ending") == [("ending", 0, "deck", 0, "")]


def test_it_also_follows_a_turn_that_was_passed_over() -> None:
    """Ruling 9."""
    game = table(2, polis=["rhode"], history=PLENTY, markers=["reserve", None], p1=owns(ships=1))
    assert game.told("skip", "forced")[:2] == [("skip", 0, "", 0, ""), ("forced", 0, "", 0, "")]
    assert game.asked(1) == "turn"


def test_after_it_a_standstill_begins_anew() -> None:
    """Rulings 1 and 9: the Polis is another, so it takes everybody once more to find that nothing can be done."""
    game = table(2, polis=["rhode"], history=PLENTY, markers=["reserve", "reserve"])
    passed_over = [(event[0], event[1]) for event in game.told("skip", "forced", "ending")]
    assert passed_over[:5] == [("skip", 0), ("forced", 0), ("skip", 1), ("skip", 0), ("ending", 0)]
