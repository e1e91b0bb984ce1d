"""What a game's texts explain: the game itself (`game-about`), and the rules (`help-ID`)."""

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.terminal.lookup import Thing, find, pages
from petteia.terminal.plain.view import PlainView
from petteia.terminal.plain.words.names import Words
from petteia.terminal.style import heading


def explain(words: Words, name: str, look: PlainView) -> RenderableType | None:
    texts = words.texts

    def title(thing: Thing) -> str:
        return words.title() if thing[0] == "game" else texts(f"help-{thing[1]}")

    def page(thing: Thing) -> RenderableType:
        message = "game-about" if thing[0] == "game" else f"help-{thing[1]}.text"
        return Group(heading(title(thing)), Text(texts(message)))

    families = {"help": texts.family("help"), "game": [words.game.name] if texts.has("game-about") else []}
    return pages(find(name, families, title), texts, page, title)


def topics(words: Words) -> list[Text]:
    """What can be asked for."""
    names = [words.texts(f"help-{topic}") for topic in words.texts.family("help")]
    return [Text(words.texts("ui-help-topics", topics=", ".join(names)))] if names else []
