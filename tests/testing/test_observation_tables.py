"""The page of observations says what the games say."""

from pathlib import Path

from petteia.testing.observation_tables import document

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_as_the_games_have_it() -> None:
    said = PAGE.read_text(encoding="utf-8")
    assert said == document(), "If that is meant: raise the game's observation_version, and `make golden`."
