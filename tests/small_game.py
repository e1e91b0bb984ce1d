"""The small game of docs/adding-a-game.md, installed as its readers would install it: a folder and an entry point."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DOCUMENT = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
CHECKS = "## Is it right?"  # the code before it is the game
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"# (\S+)\n")  # a file's first line says where it goes


def install(folder: Path) -> None:
    """Lay the package out in a folder for PYTHONPATH, as pip would."""
    document = DOCUMENT.read_text("utf-8")
    game = document[: document.index(CHECKS)]
    write(folder / "morra/__init__.py", "")
    write(folder / "morra/game.py", "\n".join(code for language, code in BLOCK.findall(game) if language == "python"))
    for language, text in BLOCK.findall(document):
        if language == "fluent" and (place := PLACE.match(text)):
            write(folder / place[1], text)
        elif language == "toml":
            points = tomllib.loads(text)["project"]["entry-points"]["petteia.games"]
            lines = [f"{name} = {target}" for name, target in points.items()]
            write(folder / "morra-1.0.dist-info/entry_points.txt", "\n".join(["[petteia.games]", *lines, ""]))
    write(folder / "morra-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: morra\nVersion: 1.0\n")


def write(file: Path, text: str) -> None:
    """Write a file, and its folder if it is the first there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    """The game's messages in a language."""
    made = FluentBundle([language], use_isolating=False)
    for kind, text in BLOCK.findall(DOCUMENT.read_text("utf-8")):
        if kind == "fluent" and (place := PLACE.match(text)) and place[1].endswith(f"/{language}.ftl"):
            made.add_resource(FluentResource(text))
    return made


def message(name: str, language: str = "en", **values: Any) -> str:
    """What the game says."""
    identifier, _, attribute = name.partition(".")
    found = bundle(language).get_message(identifier)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, values)[0])
