"""What cards, developments and events do, in sentences put together from their effects."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

from petteia.games.khora.components.figures import Effect, EventEffect
from petteia.games.khora.terms import TRACKS
from petteia.texts import Texts

Of = Literal["card", "development"]
WHO: Final = ("all", "most", "fewest")


def amount(texts: Texts, what: str, number: int) -> str:
    """'+3 drachmas', '−2 citizens'."""
    return ("−" if number < 0 else "+") + texts(f"amount-{what}", n=abs(number))


def listed(texts: Texts, parts: Sequence[str], word: Literal["and", "or"]) -> str:
    """'a, b and c'."""
    *rest, last = parts
    return texts(f"list-{word}", rest=", ".join(rest), last=last) if rest else last


def sentence(texts: Texts, effects: Sequence[Effect], of: Of) -> str:
    """What a card or a development does."""
    return " ".join(phrase(texts, list(run), of) + "." for _, run in groupby(effects, together))


def together(effect: Effect) -> tuple[object, ...]:
    """What effects have in common that are told in one go."""
    what = "" if effect["verb"] in ("gain", "choose", "swap") else effect["what"]
    return effect["verb"], what, effect["when"], effect["per"], effect["each"], effect["only_if"]


def phrase(texts: Texts, run: Sequence[Effect], of: Of) -> str:
    """Effects that are told in one go."""
    effect = run[0]
    if effect["verb"] in ("gain", "choose"):
        gains = [amount(texts, each["what"], each["amount"]) for each in run]
        if effect["verb"] == "choose":
            return texts("says-choose", what=listed(texts, gains, "or"))
        return around(texts, effect, listed(texts, gains, "and"), of)
    if effect["verb"] == "score":
        return around(texts, effect, texts("amount-vp", n=effect["amount"]), of)
    if effect["verb"] == "swap":
        give, take = swapped(texts, run)
        return texts("says-swap", give=give, take=take)
    family = "tile" if effect["verb"] == "actions" else "track"
    name = texts(f"{family}-{effect['what']}") if effect["what"] else ""
    return texts(f"says-{effect['verb']}", n=effect["amount"], name=name)


def around(texts: Texts, effect: Effect, what: str, of: Of) -> str:
    """What an effect brings, with what it counts, its condition and its occasion."""
    if effect["per"]:
        what = texts(f"says-per-{effect['per']}", what=what, each=effect["each"], of=of)
    if effect["only_if"] != "always":
        what = texts(f"says-if-{effect['only_if']}", what=what)
    if effect["when"] == "end":
        return texts("says-at-the-end", what=what)
    return texts(f"says-{effect['when']}", what=what, of=of) if effect["when"].startswith("on-") else what


def swapped(texts: Texts, effects: Sequence[Effect]) -> tuple[str, str]:
    """What a swap gives away, and what it brings."""
    parts = [each for each in effects if each["verb"] == "swap"]
    give = [texts(f"amount-{each['what']}", n=-each["amount"]) for each in parts if each["amount"] < 0]
    take = [texts(f"amount-{each['what']}", n=each["amount"]) for each in parts if each["amount"] > 0]
    return listed(texts, give, "and"), listed(texts, take, "and")


def event_sentence(texts: Texts, effects: Sequence[EventEffect]) -> str:
    """What an event does, and to whom."""
    said = {who: [event_phrase(texts, each) for each in effects if each["who"] == who] for who in WHO}
    return " ".join(texts(f"says-event-{who}", what=", ".join(said[who])) + "." for who in WHO if said[who])


def event_phrase(texts: Texts, effect: EventEffect) -> str:
    """One thing that an event does."""
    if effect["verb"] == "gain":
        gain = amount(texts, effect["what"], effect["amount"])
        if effect["only_if"] == "roll-at-most":
            return texts("says-event-roll", what=gain, n=effect["limit"])
        return texts("says-event-for-knowledge", what=gain) if effect["only_if"] == "lost-knowledge" else gain
    every = len(effect["tracks"]) == len(TRACKS)
    name = listed(texts, [texts(f"track-{track}") for track in effect["tracks"]] or [""], "or")
    values = {"n": effect["amount"], "what": effect["what"], "track": "any" if every else "named", "name": name}
    return texts(f"says-event-{effect['verb']}", **values)
