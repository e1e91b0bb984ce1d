"""What Petteia says to people, in four languages. Each package keeps its own Fluent files in its folder `texts`."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message, Resource

from petteia.kernel.errors import UnknownLanguage
from petteia.kernel.game import Game

LANGUAGES = ("en", "es", "fr", "pl")


class Texts:
    """The messages of some packages in one language: `texts("log-round", n=3)`, `texts("card-bank.text")`.

    Every message may use the figures besides the values that it is asked with.
    """

    def __init__(
        self,
        language: str,
        packages: Sequence[str],
        strict: bool = False,
        figures: Mapping[str, int | str] = MappingProxyType({}),
    ) -> None:
        self.language = check_language(language)
        self.strict = strict  # a missing message or variable raises instead of showing a mark
        self.figures = {name: native_to_fluent(figure) for name, figure in figures.items()}
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []
        for package in packages:
            for each in dict.fromkeys((language, "en")):  # in English what the package does not say in the language
                self.add(source(package, each))

    def add(self, text: str) -> None:
        """Take in the messages of a Fluent file, but for those that are there already."""
        resource = parsed(text)
        self.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.bundle.add_resource(resource)

    def add_names(self, names: Mapping[str, str]) -> None:
        """Call things as an owner's file does, by the ids of their messages."""
        for message_id, name in names.items():
            words = name.replace("\\", "\\\\").replace('"', '\\"')
            self.bundle.add_resource(FluentResource(f'{message_id} = {{ "{words}" }}\n'), allow_overrides=True)

    def family(self, name: str) -> list[str]:
        """What stands after the family's name in the ids of its messages: `help-goal` is `goal` of `help`."""
        return [each.removeprefix(f"{name}-") for each in dict.fromkeys(self.ids) if each.startswith(f"{name}-")]

    def has(self, name: str) -> bool:
        """Whether there is such a message or attribute."""
        return self.pattern(name) is not None

    def __call__(self, name: str, /, **values: object) -> str:
        """The message, or with a dot (`card-bank.text`) its attribute, with the values filled in."""
        pattern = self.pattern(name)
        if pattern is None:
            if self.strict:
                raise LookupError(f"There is no text {name!r} in {self.language!r}.")
            return f"⟨{name}⟩"
        text, errors = self.said(pattern, values)
        if errors and self.strict:
            raise errors[0]
        return text

    def said(self, pattern: Pattern, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """What `FluentBundle.format_pattern` makes of it, which would convert all figures anew for every message."""
        known = self.figures | {name: native_to_fluent(value) for name, value in values.items()}
        surroundings = ResolverEnvironment(self.bundle, [], CurrentEnvironment(args=known))
        try:
            return str(pattern(surroundings)), surroundings.errors
        except ValueError as error:
            return "{???}", [*surroundings.errors, error]

    def pattern(self, name: str) -> Pattern | None:
        """What a message or attribute is made of."""
        message_id, _, attribute = name.partition(".")
        if not self.bundle.has_message(message_id):
            return None
        message = self.bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value


@lru_cache(maxsize=32)
def parsed(text: str) -> Resource:
    """A Fluent file as its parser reads it, which takes a tenth of a second; bundles only look at it."""
    return FluentResource(text)


def plain_words(name: str) -> str:
    """What to call a thing that has an id and no message: `turn-order` is `Turn order`."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def check_language(language: str) -> str:
    """The language, if Petteia speaks it."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"Petteia does not speak {language!r}; it speaks {', '.join(LANGUAGES)}.")
    return language


def game_source(game: Game, language: str) -> str:
    """All that a game says in a language, as one Fluent file; in English what it does not say in that language."""
    package = package_of(game)
    return "\n".join(source(package, each) for each in dict.fromkeys(("en", check_language(language))))


def source(package: str, language: str) -> str:
    """A package's Fluent file in a language, or in English where it has no other."""
    if not package:  # a module of its own
        return ""
    folder = files(package).joinpath("texts")
    file = folder.joinpath(f"{language}.ftl")
    if not file.is_file():
        file = folder.joinpath("en.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def package_of(game: Game) -> str:
    """The package that a game's rules, components and texts live in."""
    return type(game).__module__.rpartition(".")[0]


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person's system if Petteia speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
