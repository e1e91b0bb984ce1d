"""Sentences about what happened."""

from rich.text import Text

from petteia.terminal.log import join


def test_a_line_goes_on_without_naming_its_player_again() -> None:
    line = Text("Ann takes a card.")
    join(line, Text("Ann: 3 coins."), "Ann")
    join(line, Text("Nothing is left."), "Ann")
    assert line.plain == "Ann takes a card · 3 coins. Nothing is left."


def test_a_sentence_of_nobody_is_added_as_it_is() -> None:
    line = Text("The deck is empty.")
    join(line, Text("The game ends."), "")
    assert line.plain == "The deck is empty. The game ends."
