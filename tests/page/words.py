"""What the page says, from the same files that the page reads: tests name a message by its id, never by its wording."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "texts"
GAMES = ROOT / "src" / "petteia" / "games"


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The page's messages with a game's on top."""
    made = FluentBundle([language], use_isolating=False)
    own = GAMES / game.replace("-", "_") / "texts"
    for file in (folder / f"{language}.ftl" for folder in (PAGE, own)):
        if file.exists():
            made.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return made


def say(name: str, /, language: str = "en", **values: Any) -> str:
    """The message of that id (`undo`), or one of its attributes (`page-free.text`); of another game than Khôra with
    that game's name before it (`carpe-diem/game-name`).
    """
    game, _, name = name.rpartition("/")
    identifier, _, attribute = name.partition(".")
    messages = bundle(language, game or "khora")
    message = messages.get_message(identifier)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"the message {name} has no text of its own"
    text, errors = messages.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)
