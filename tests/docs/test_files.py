"""The documents list every file of a game's rules, and no other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTED = re.compile(r"`(\w+\.py)`")


@pytest.mark.parametrize(
    ("document", "game"), [("engine.md", "khora"), ("carpe-diem.md", "carpe_diem"), ("emporion.md", "emporion")]
)
def test_every_file_of_the_rules_is_listed(document: str, game: str) -> None:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    table = text[text.index("Its rules are in `rules/`:") :].split("\n\n")[1]
    files = {path.name for path in (ROOT / "src/petteia/games" / game / "rules").glob("*.py")}
    assert set(LISTED.findall(table)) == files - {"__init__.py"}
