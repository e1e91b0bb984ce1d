"""Files of components that people write themselves."""

import pytest

import petteia
from petteia.kernel.components import LONGEST, FileCheck, Lines, Problem, plain_text, read_toml
from petteia.kernel.errors import BadComponents
from tests.kernel.tiny import GAME as TINY


def test_lines_of_a_file() -> None:
    lines = Lines("name = 1\n\n[[tile]]\nid = 2\n  [[tile]]\n# edges = 3\nedges = 4\n")
    assert [lines.of("", 0, "name"), lines.of("tile", 0), lines.of("tile", 0, "id")] == [1, 3, 4]
    assert [lines.of("tile", 1, "edges"), lines.of("tile", 1, "id"), lines.of("card", 0)] == [7, 5, 0]


def test_a_problem_is_a_sentence() -> None:
    assert Problem(3, "It is wrong.").sentence() == "Line 3: It is wrong."
    assert Problem(0, "It is wrong.").sentence() == "It is wrong."
    assert repr(Problem(3, "It.")) == "Problem(3, 'It.')"
    assert len({Problem(3, "It."), Problem(3, "It."), Problem(4, "It.")}) == 2


def test_what_a_file_says_or_where_it_is_no_toml() -> None:
    assert read_toml("a = 1\n") == ({"a": 1}, [])
    data, problems = read_toml("a = 1\nb = = 2\n")
    assert (data, [problem.line for problem in problems]) == ({}, [2])
    assert problems[0].text.startswith("This is no TOML: ")


def test_a_file_that_is_too_long_or_has_other_ends_of_lines_is_refused() -> None:
    assert read_toml("# " + "x" * LONGEST)[1][0].text.startswith(f"A file of components has at most {LONGEST} ")
    assert "another sign than a newline" in read_toml('a = "one\u2028end 0"\n')[1][0].text
    assert read_toml("a = 1\r\nb = 2\r\n") == ({"a": 1, "b": 2}, [])


class WordsOnly(FileCheck):
    """Takes files in which every value is a text."""

    def everything(self) -> None:
        for key in sorted(self.data):
            if not isinstance(self.data[key], str):
                self.say("", 0, key, f"{key} should be a text.")


def test_a_file_is_looked_through_line_by_line() -> None:
    assert WordsOnly('a = "x"\n').found() == []
    assert WordsOnly('b = 1\na = 2\nc = "x"\n').found() == [
        Problem(1, "b should be a text."),
        Problem(2, "a should be a text."),
    ]


def test_a_file_that_is_no_toml_is_looked_through_no_further() -> None:
    assert [problem.line for problem in WordsOnly("a = 1\nb = = 2\n").found()] == [2]


def test_a_files_text_is_kept_the_same_on_every_system() -> None:
    assert plain_text("\r\na = 1  \r\n\r\nb = 2") == "a = 1\n\nb = 2\n"


@pytest.mark.parametrize("name", ["carpe-diem", "emporion"])
def test_a_game_with_an_own_file_keeps_its_text(name: str) -> None:
    game = petteia.load(name)
    assert game.own_components == ""
    own = game.played_with(game.components_text() + "\n# mine\n")
    assert own.own_components.endswith("# mine\n")
    assert own.components_text() == own.own_components
    assert game.played_with("") is game


def test_a_game_that_says_nothing_else_is_played_with_its_own_components() -> None:
    assert TINY.components_text() == ""
    for deed in (TINY.check_components, TINY.with_components):
        with pytest.raises(BadComponents, match="own components only"):
            deed("")
