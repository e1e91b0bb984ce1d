"""Files of components that people write themselves."""

import pytest

from petteia.kernel.components import Lines, Problem, read_toml
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


def test_a_game_that_says_nothing_else_is_played_with_its_own_components() -> None:
    assert TINY.components_text() == ""
    for deed in (TINY.check_components, TINY.with_components):
        with pytest.raises(BadComponents, match="own components only"):
            deed("")
