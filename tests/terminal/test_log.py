"""Sentences about what happened."""

from rich.text import Text

from petteia.kernel.events import Event
from petteia.terminal.log import add_to_runs, join


def test_a_line_goes_on_without_naming_its_player_again() -> None:
    line = Text("Ann takes a card.")
    join(line, Text("Ann: 3 coins."), "Ann")
    join(line, Text("Nothing is left."), "Ann")
    assert line.plain == "Ann takes a card · 3 coins. Nothing is left."


def test_a_sentence_of_nobody_is_added_as_it_is() -> None:
    line = Text("The deck is empty.")
    join(line, Text("The game ends."), "")
    assert line.plain == "The deck is empty. The game ends."


def test_gains_of_one_seat_by_one_cause_come_together() -> None:
    coins, bread = Event("gain", 0, "coin", 2, "tax", -1), Event("gain", 0, "bread", 1, "tax", -1)
    others, take = Event("gain", 1, "coin", 2, "tax", -1), Event("take", 1, "tile", 1, "tax", -1)
    runs: list[list[Event]] = []
    for event in (coins, bread, others, take, take):
        add_to_runs(runs, event)
    assert runs == [[coins, bread], [others], [take], [take]]
