"""Files of components that people write themselves."""

import pytest

import petteia
from petteia.kernel.components import LONGEST, MOST_KEYS, FileCheck, Lines, Problem, plain_text, read_toml, too_much
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
    assert problems[0].text.startswith("This is not valid TOML: ")


def test_a_file_that_is_too_long_or_has_other_ends_of_lines_is_refused() -> None:
    assert read_toml("# " + "x" * LONGEST)[1][0].text.startswith(f"A file of components has at most {LONGEST} ")
    assert "another character than a newline" in read_toml('a = "one\u2028end 0"\n')[1][0].text
    assert read_toml("a = 1\r\nb = 2\r\n") == ({"a": 1, "b": 2}, [])


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("\n" + ".".join("a" * 29_000) + " = 1", 2, "at most 6 parts"),
        ("\n" + " . ".join(["'a'"] * 7) + " = 1", 2, "at most 6 parts"),
        ('text = """\n"""\n[' + ".".join("a" * 7) + "]", 3, "at most 6 parts"),
        ("a = " + "[" * 20_000, 1, "at most 12 deep"),
        ("a = " + "{b = " * 13 + "1" + "}" * 13, 1, "at most 12 deep"),
        ("a = 1\nb = " + "9" * 5_000, 2, "at most 15 digits"),
        ("b = 0x" + "f" * 5_000, 1, "at most 15 digits"),
        ("".join(f"k{number} = 1\n" for number in range(MOST_KEYS + 1)), 0, "at most 6000 keys"),
    ],
)
def test_what_would_take_a_parser_too_long_is_refused_before_it(text: str, line: int, said: str) -> None:
    problem = too_much(text)
    assert problem is not None
    assert problem.line == line
    assert said in problem.text
    assert read_toml(text) == ({}, [problem])


@pytest.mark.parametrize("game", ["carpe-diem", "emporion", "khora"])
def test_the_shipped_files_are_far_from_the_limits(game: str) -> None:
    text = petteia.load(game).components_text()
    assert too_much(text + text) is None


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "[" * 100 + "1" * 100 + '"',
        "a = '" + ".".join("a" * 100) + "'",
        "# " + "[" * 100 + "9" * 100,
        'a = """\n' + "[" * 100 + '\\""""\n',
        "a = 1.25\nb.c = [[1, 2], [3]]\n[d]\ne = 2024-01-01\n",
    ],
)
def test_strings_and_comments_may_say_anything(text: str) -> None:
    assert read_toml(text)[1] == []


@pytest.mark.parametrize("text", ['"""' * 20_000, "'" * 60_000, "a" * 60_000, "a." * 5, "[]" * 30_000, "=" * 6_000])
def test_nonsense_is_looked_through_once(text: str) -> None:
    assert read_toml(text)[1] != []


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
