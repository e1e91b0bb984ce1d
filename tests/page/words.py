"""What the page says, from the same files that the page reads: tests name a message by its id, never by its wording."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es", "fr", "pl")
FOLDERS = (ROOT / "web" / "texts", ROOT / "src" / "petteia" / "games" / "khora" / "texts")


@cache
def bundle(language: str) -> FluentBundle:
    """The page's messages with Khôra's on top."""
    made = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def say(name: str, /, language: str = "en", **values: Any) -> str:
    """The message of that id (`undo`), or one of its attributes (`page-free.text`)."""
    identifier, _, attribute = name.partition(".")
    message = bundle(language).get_message(identifier)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"the message {name} has no text of its own"
    text, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, errors
    return str(text)
