"""Khôra's questions and moves in words."""

from collections.abc import Callable

from rich.text import Text

from petteia.games.khora.forms.view import CityView, View
from petteia.games.khora.terms import TILES
from petteia.kernel.moves import Move
from petteia.terminal.khora.words import CARDS, TOKENS, USUAL, Words, components_of, lacking, level_of

CITIZENS_FOR_A_TOKEN = 3


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
    if asked["kind"] == "tile":
        values["die"] = city["roll"][len(city["tiles"] or [])]
    return words.texts(f"question-{asked['kind']}", **values)


def describe(words: Words, move: Move, view: View) -> Text:
    """A move in words."""
    texts = words.texts
    verb, name = move.verb, move.of
    city = viewer(view)
    asked = view["question"]
    if verb == "pass":
        return Text(texts(f"move-pass-{asked['kind'] if asked else 'advance'}"))
    if verb == "develop":
        return Text(texts("move-develop", n=city["development"] + 1))
    if verb == "pay":
        die = int(name) - 1
        tile = (city["tiles"] or [])[die] if die < len(city["tiles"] or []) else TILES[0]
        above = TILES.index(tile) - city["roll"][die] if die < len(city["roll"]) else 0
        return Text(texts("move-pay", n=above, name=texts(f"tile-{tile}")))
    if verb == "play":
        components = components_of(view)
        tokens = 2 * sum(lacking(city, components.card_need[CARDS[name]]).values())
        return Text(texts("move-play", name=texts(f"card-{name}"), n=components.card_cost[CARDS[name]], tokens=tokens))
    if verb == "advance":
        return Text(texts("move-advance", name=texts(f"track-{name}"), n=asked["costs"].get(name, 0) if asked else 0))
    if verb == "reward":
        return Text(texts(f"move-reward-{name}"))
    if verb == "claim":
        return Text(texts(f"move-take-{name}"))
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
    if name in CARDS:
        text = Text(words.texts(f"card-{name}.text"))
        return text if verb == "play" else words.card_price(view, name).append(" ").append(text)
    return Text()


def hint_tile(words: Words, tile: str, view: View) -> Text:
    """What the tile would cost on the next die, and whether that can be paid."""
    city = viewer(view)
    above = TILES.index(tile) - city["roll"][len(city["tiles"] or [])]
    if above <= 0:
        return Text("")
    cost = f"−{words.amount('citizens', above)}"
    owed = sum(max(TILES.index(put) - die, 0) for put, die in zip(city["tiles"] or (), city["roll"]))
    if owed + above > city["citizens"] + CITIZENS_FOR_A_TOKEN * city["philosophy"]:
        return Text(f"{cost} ({words.texts('ui-too-dear')})", style="error")
    return Text(cost)


def hint_level(words: Words, track: str, view: View) -> Text:
    """What the next level brings."""
    reached = level_of(viewer(view), track) + 1
    gains = words.level_gains(view, track, reached)
    return Text(f"→ {reached}" + (f" ({gains})" if gains else ""))


def hint_token(words: Words, token: str, view: View) -> Text:
    """What the token brings beside knowledge."""
    return Text(words.gains(USUAL.token_gains[TOKENS[token]]))


def hint_city(words: Words, city: str, view: View) -> Text:
    """The city's developments."""
    return Text(" · ".join(words.development(view, city, number) for number in range(1, 5)))


def hint_development(words: Words, _: str, view: View) -> Text:
    """What the next development asks for and does."""
    city = viewer(view)
    name, number = city["name"] or "", city["development"] + 1
    return words.development_price(view, name, number).append(" ").append(words.development(view, name, number))
