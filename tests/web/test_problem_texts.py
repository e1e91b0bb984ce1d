"""Whatever the server refuses, the page has words for it; and its words do not stand in the way of a game's."""

import re
from pathlib import Path

from petteia.server.problems import BY_ERROR, BY_STATUS

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/petteia/server"
# A page of ours never meets these: they are for programs that speak to the server on their own.
FOR_PROGRAMS = {
    "bad-message", "bad-method", "bad-option", "bad-seats", "bad-type", "forbidden", "foreign-page",
    "no-components", "no-position", "no-seat", "seated-twice", "too-large", "unknown-game",
}  # fmt: skip


def ids(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def codes() -> set[str]:
    """The codes of all refusals: in tables, and in the server's sources."""
    found = {code for code, _ in BY_STATUS.values()} | {code for _, code in BY_ERROR.values()}
    for path in sorted(SERVER.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found |= set(
            re.findall(
                r'(?:Declined|ProblemError|answer|Refused)\(\s*(?:\d+,\s*|number_of\(text\),\s*)?"([a-z-]+)"', text
            )
        )
    return found


def test_every_refusal_has_words() -> None:
    problems = {name.removeprefix("problem-") for name in ids(ROOT / "web/texts/en.ftl") if name.startswith("problem-")}
    assert len(codes()) > 15
    assert codes() - problems - FOR_PROGRAMS == set()


def test_a_game_may_call_its_texts_as_it_likes() -> None:
    page = ids(ROOT / "web/texts/en.ftl")
    for file in (ROOT / "src/petteia/games").glob("*/texts/en.ftl"):
        assert page & ids(file) == set()
