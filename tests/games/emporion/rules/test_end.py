"""The end of the game, its scoring, and who has won."""

from typing import cast

from petteia.games.emporion.state import Emporion
from petteia.games.emporion.terms import BY_DECK
from tests.games.emporion.table import DECK, GAME, Player, owns, table, table_of

SIXTEEN = ["hoplites"] * 3 + ["sophistes"] * 3 + ["macellum"] * 3 + ["hippeis"] * 3 + ["toxotes"] * 2 + ["stoa"] * 2
IDLE = owns("hoplites")
PORT = ["kapelos", "kapelos", "naukleros", "naukleros"]


def test_17_cards_are_announced() -> None:
    game = table(3, polis=["hoplites", "polemarchos"], p0=owns(*SIXTEEN), p1=IDLE)
    game.do(0, "take hoplites")
    assert game.told("announce") == [("announce", 0, "cards", 17, "")]
    assert game.state.view(1)["announced"] == [0]
    assert game.state.ending == 0


def test_18_cards_end_the_game_after_the_round() -> None:
    game = table(3, polis=["hoplites", "polemarchos"], p0=owns(*SIXTEEN, "grammatistes"), p1=IDLE, p2=IDLE)
    game.do(0, "take hoplites")
    assert game.told("ending") == [("ending", 0, "cards", 0, "")]
    assert not game.state.over()
    game.do(1, "reserve nomisma").do(2, "send gymnasion")  # seat 2 can do nothing else
    assert game.state.over()
    assert game.told("over") == [("over", -1, "cards", 0, "")]


def test_booty_and_reserved_cards_do_not_count_towards_18() -> None:
    game = table(3, polis=["hoplites", "polemarchos"], p0=owns(*SIXTEEN, booty=1, reserved=["agora"]), p1=IDLE)
    game.do(0, "take hoplites")
    assert game.state.ending == 0


def test_an_empty_history_deck_ends_the_game_after_the_round_even_if_booty_refills_it() -> None:
    polis = ["hippeis", "polemarchos"]
    game = table(2, turn=0, polis=polis, history=[], p0=IDLE, p1=owns(booty=2, ships=1))
    game.do(0, "reserve theatron")
    game.do(1, "take hippeis")
    assert len(game.state.history) == 2
    assert game.state.over()


def test_booty_that_is_paid_can_be_drawn_again_in_the_last_round() -> None:
    """Ruling 11."""
    players = {"p0": IDLE, "p1": owns(booty=2), "p2": owns(ships=1)}
    game = table_of(3, players, polis=["hippeis", "polemarchos"], history=[], progress=["rhode"])
    game.do(0, "reserve theatron")  # and seat 1 takes Hippeis, the one thing that it can do
    assert game.state.ending == BY_DECK
    assert len(game.state.history) == 2
    game.do(2, "expedition", "send gymnasion")
    assert game.told("refill")[-1][-1] == "history"
    assert game.booty(2) == 1
    assert game.state.over()


def test_the_last_seat_of_the_round_ends_it_at_once() -> None:
    game = table(2, turn=1, history=[], p0=IDLE, p1=IDLE)
    game.do(1, "reserve theatron")
    assert game.state.over()


def test_the_score_is_prestige_merchandise_and_bonuses_less_3_for_each_reserved_card() -> None:
    cards = owns("rhode", "oinos", "theatron", "gymnasion", "mantis", booty=2, reserved=["agora"])
    game = table(port=PORT, p0=cards)
    vp = {card: DECK.vp[DECK.ids.index(card)] for card in ("rhode", "theatron", "gymnasion", "mantis")}
    assert game.points(0) == {
        "prestige": vp["rhode"],
        "merchandise": 5,
        "per-culture": 3,
        "per-booty": 2,
        "printed": vp["theatron"] + vp["gymnasion"] + vp["mantis"],
        "reserved": -3,
    }
    assert game.state.scores()[0] == sum(game.points(0).values())


def test_every_kind_of_card_can_be_counted() -> None:
    game = table(port=PORT, p0=owns("basped", "nomisma", "aristarche", "rhode", "forum", "oinos"))
    assert game.points(0)["per-trade"] == 2
    assert game.points(0)["per-merchandise"] == 1
    assert game.points(0)["per-prestige"] == 2


def ranked(*players: Player) -> list[int]:
    seated = {f"p{seat}": player for seat, player in enumerate(players)}
    return table_of(len(players), seated, go=False).state.ranking()


def test_more_points_win() -> None:
    assert ranked(owns("rhode"), owns("oinos"), owns("forum")) == [1, 3, 2]  # 8, 5 and 7


def test_a_tie_goes_to_more_copies_of_emporion() -> None:
    """Emporion 8, Massalia 8."""
    assert ranked(owns("massalia"), owns("emporion")) == [2, 1]


def test_then_to_more_prestige_and_merchandise_cards() -> None:
    """Palaia Polis 10 against two Merchandise, 10."""
    assert ranked(owns("palaia-polis"), owns("oinos", "garos")) == [2, 1]


def test_then_the_victory_is_shared() -> None:
    assert ranked(owns("massalia"), owns("rhode"), owns("oinos")) == [1, 1, 3]


def test_whole_games_end_and_nobody_has_more_than_18_cards() -> None:
    for seed in range(6):
        state = cast(Emporion, GAME.new(2 + seed % 3, seed))
        while not state.over():
            seat = state.waiting()[0]
            state.play(seat, state.legal(seat)[state.ply * 7 % len(state.legal(seat))])
        assert max(len(domain.cards) for domain in state.domain) <= 18
        assert state.ending != 0


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
