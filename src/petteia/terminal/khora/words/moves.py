"""Khôra's questions and moves in words."""

from collections.abc import Callable

from rich.text import Text

from petteia.games.khora.forms.view import CityView, View
from petteia.kernel.moves import Move
from petteia.terminal.khora.words.names import Words, entries


def viewer(view: View) -> CityView:
    """The viewer's own city."""
    return view["cities"][view["seat"] or 0]


def question(words: Words, view: View) -> str:
    """What the viewer is asked, in a sentence."""
    asked = view["question"]
    if asked is None:
        return ""
    city = viewer(view)
    values: dict[str, object] = {
        "n": asked["left"],
        "troops": city["troops"],
        "price": asked["costs"].get("knowledge", 0),
    }
    if asked["die"] is not None:
        values["die"] = city["roll"][asked["die"]]
    return words.texts(f"question-{asked['kind']}", **values, **words.swap())


def describe(words: Words, move: Move, view: View) -> Text:
    """A move in words."""
    texts = words.texts
    verb, name = move.verb, move.of
    city = viewer(view)
    asked = view["question"]
    if verb == "pass":
        return Text(texts(f"move-pass-{asked['kind'] if asked else 'advance'}"))
    if verb == "develop":
        return Text(texts("move-develop", n=city["next_development"]["number"] if city["next_development"] else 0))
    if verb == "pay":
        die = int(name) - 1
        tiles = city["tiles"] or []
        if die >= len(tiles):
            return Text(move.notation())
        return Text(texts("move-pay", n=city["tile_costs"][die], name=texts(f"tile-{tiles[die]}")))
    if verb == "play":
        tokens = city["prices"][name]["tokens"] if name in city["prices"] else 0
        cost = words.book(view).cards[name]["cost"]
        return Text(texts("move-play", name=texts(f"card-{name}"), n=cost, tokens=tokens))
    if verb == "advance":
        return Text(texts("move-advance", name=texts(f"track-{name}"), n=asked["costs"].get(name, 0) if asked else 0))
    if verb in ("reward", "claim"):
        gains = asked["gains"].get(name) if asked else None
        return Text(texts("move-reward", what=words.amounts(entries(gains))) if gains else move.notation())
    if verb == "swap":
        return Text(texts("move-swap", **words.swap()))
    return Text(texts(f"move-{verb}", name=thing(words, verb, name)))


def thing(words: Words, verb: str, name: str) -> str:
    """What a move is about, by its name."""
    texts = words.texts
    if verb in ("put", "take"):
        return texts(f"tile-{name}")
    if verb in ("buy", "learn"):
        return texts(f"knowledge-{name}-minor")
    if verb == "lose":
        return texts(f"knowledge-{name}")
    if verb == "city":
        return texts(f"city-{name}")
    if verb == "explore":
        return words.token(name)
    return texts(f"card-{name}") if name else ""


def hint(words: Words, move: Move, view: View) -> Text:
    """What a move costs or brings, where its words do not say it."""
    verb, name = move.verb, move.of
    hints: dict[str, Callable[[Words, str, View], Text]] = {
        "put": hint_tile,
        "advance": hint_level,
        "explore": hint_token,
        "city": hint_city,
        "develop": hint_development,
    }
    if verb in hints:
        return hints[verb](words, name, view)
    if name in words.usual.cards:
        text = Text(words.card_text(view, name))
        return text if verb == "play" else words.card_price(view, name).append(" ").append(text)
    return Text()


def hint_tile(words: Words, tile: str, view: View) -> Text:
    """What the tile would cost on the next die, and whether that can be paid."""
    asked = view["question"]
    above = asked["tile_costs"].get(tile, 0) if asked else 0
    if asked is None or above == 0:
        return Text("")
    cost = f"−{words.amount('citizens', above)}"
    if tile in asked["too_dear"]:
        return Text(f"{cost} ({words.texts('ui-too-dear')})", style="error")
    return Text(cost)


def hint_level(words: Words, track: str, view: View) -> Text:
    """What the next level brings."""
    level = viewer(view)["next_levels"].get(track)
    if level is None:
        return Text()
    reached = level["level"]
    gains = words.level_gains(view, track, reached)
    return Text(f"→ {reached}" + (f" ({gains})" if gains else ""))


def hint_token(words: Words, token: str, view: View) -> Text:
    """What the token brings beside knowledge."""
    return Text(words.gains(words.book(view).tokens[token]["gains"]))


def hint_city(words: Words, city: str, view: View) -> Text:
    """The city's developments."""
    return Text(" · ".join(words.development(view, city, number) for number in numbers(words, view, city)))


def numbers(words: Words, view: View, city: str) -> list[int]:
    """The numbers of a city's developments."""
    return [development["number"] for development in words.book(view).developments[city]]


def hint_development(words: Words, _: str, view: View) -> Text:
    """What the next development asks for and does."""
    city = viewer(view)
    if city["next_development"] is None:
        return Text()
    name, number = city["name"] or "", city["next_development"]["number"]
    return words.development_price(view, name, number).append(" ").append(words.development(view, name, number))
