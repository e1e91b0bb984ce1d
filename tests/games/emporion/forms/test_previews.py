"""What a choice would change, told before it is made. (That it comes true, conformance checks.)"""

from tests.games.emporion.table import GAME, Table, owns, table

BUYER = owns("hoplites", "macellum", "lochagos", war=3, booty=2)


def preview(game: Table, seat: int, move: str) -> dict[str, int]:
    found = game.state.preview(seat, GAME.codec.read(move))
    assert all(delta.seat == seat for delta in found)
    return {delta.what: delta.amount for delta in found}


def test_a_history_card_tells_its_resources_and_what_multipliers_make_of_it() -> None:
    game = table(polis=["hippeis", "polemarchos"], p0=BUYER)
    assert preview(game, 0, "take hippeis") == {"war": 2, "cards": 1, "vp": 1}


def test_booty_that_would_be_paid_is_told() -> None:
    game = table(polis=["theatron", "polemarchos"], p0=owns("sophistes", culture=3, trade=2, booty=3))
    assert preview(game, 0, "take theatron") == {"culture": 1, "booty": -2, "cards": 1, "vp": 7}


def test_a_reserved_card_costs_3_and_gives_them_back() -> None:
    game = table(p0=owns("macellum"))
    assert preview(game, 0, "reserve theatron") == {"vp": -3, "reserved": 1}
    held = table(p0=owns("macellum", reserved=["stoa"], trade=1))
    assert preview(held, 0, "play stoa") == {"culture": 2, "cards": 1, "vp": 4, "reserved": -1}


def test_merchandise_tells_what_the_set_gains() -> None:
    game = table(polis=["garos", "polemarchos"], p0=owns("creditor", "oinos", "elaion", trade=6))
    assert preview(game, 0, "take merchandise by trade") == {"cards": 1, "vp": 7, "merchandise": 1}


def test_an_expedition_that_needs_no_choice_tells_its_booty() -> None:
    game = table(port=["stoa", None, None, None], p0=owns("hoplites"))
    assert preview(game, 0, "expedition") == {"booty": 1}


def test_what_is_not_open_changes_nothing() -> None:
    assert preview(table(p0=owns("hoplites")), 0, "take stoa") == {}
