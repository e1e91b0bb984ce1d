"""Names: bots have none that a person is proposed, and all are short enough to stand beside a level."""

import re
from pathlib import Path

from petteia.server.namer import bot_names

GUESTS = Path(__file__).parents[2] / "web/src/lib/guests.ts"
FITS = 9  # letters


def plain(name: str) -> str:
    """A name without what only spelling makes different: Korinna and Corinna, Zenon and Zeno."""
    return name.lower().replace("k", "c").rstrip("nos")


def test_nobody_takes_a_guest_for_a_bot() -> None:
    guests = re.findall(r"'(\w+)'", GUESTS.read_text("utf-8"))
    assert len(guests) > 20
    assert not {plain(name) for name in guests} & {plain(name) for name in bot_names()}


def test_a_bot_has_a_name_that_fits() -> None:
    assert [name for name in bot_names() if len(name) > FITS] == []
