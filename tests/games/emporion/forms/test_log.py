"""How Emporion's events join into lines of the log."""

from petteia.kernel.log import lines_of
from tests.games.emporion.table import GAME, Table, owns, table


def lines(game: Table) -> list[list[list[str]]]:
    """The lines that events make, clause by clause; headings left out."""
    told = [line for line in lines_of(GAME.joins, game.events) if not line.heading]
    return [[[event.kind for event in clause] for clause in line.clauses] for line in told]


def test_a_turn_is_one_line_and_a_price_belongs_to_its_card() -> None:
    game = table(polis=["theatron", "polemarchos"], p0=owns("sophistes", culture=3, trade=2, booty=3))
    game.do(0, "take theatron")
    assert lines(game)[0] == [["action"], ["take", "pay", "points"]]


def test_cards_that_are_sent_are_told_together() -> None:
    game = table(port=["stoa", "theatron", None, None], p0=owns("hoplites", "hoplites"))
    game.do(0, "expedition")
    assert lines(game)[0][:2] == [["action"], ["send", "send"]]


def test_the_heading_says_the_round() -> None:
    game = table(p0=owns("macellum"))
    game.do(0, "reserve theatron")
    assert lines_of(GAME.joins, game.events)[0].heading == "round 5"
    assert "round" not in str(lines(game))
