"""What the fields of an owner's file may say: which fields each piece has, and what a value should look like."""

from collections.abc import Callable
from typing import Final

from petteia.games.khora.terms import (
    COLOURS,
    CONDITIONS,
    COUNTS,
    DEVELOPMENTS,
    KINDS,
    RESOURCES,
    SOURCES,
    TILES,
    TRACKS,
    TRIGGERS,
)
from petteia.kernel.components import LONGEST_ID, LONGEST_NAME, Fields, is_id, is_name, is_number

PLACES: Final = ("first", "last")
MOST_GAIN: Final = 30
GAINED: Final = RESOURCES[:-1]  # dice come with Culture alone

PRICED: Final[Fields] = {
    "kind": ("kind", True), "cost": ("cost", True), "knowledge": ("knowledge", True), "source": ("source", True),
    "revised": ("table", False),
}  # fmt: skip
AT_ONCE: Final[Fields] = {
    "gain": ("gains", False), "gain_per": ("gains per", False), "level": ("tracks", False),
    "level_if_behind": ("tracks", False), "different_levels": ("levels", False), "learn": ("few", False),
    "draw": ("few", False), "recall": ("flag", False), "choose": ("choices", False), "actions": ("actions", False),
}  # fmt: skip
ONGOING: Final[Fields] = {
    **dict.fromkeys(TRIGGERS, ("gains", False)),
    "only_if": ("condition", False), "knowledge_price": ("cost", False), "free_in_progress": ("track", False),
    "discount": ("few", False), "progress_discount": ("few", False), "progress_levels": ("few", False),
    "loss_less": ("few", False), "explorations": ("few", False), "swap": ("swap", False),
}  # fmt: skip
AT_THE_END: Final[Fields] = {"score": ("score", True)}
OF_KIND: Final[dict[str, Fields]] = {"immediate": AT_ONCE, "ongoing": ONGOING, "end": AT_THE_END}
NAMED: Final[Fields] = {"id": ("id", True), "name": ("text", False)}
FIELDS: Final[dict[str, Fields]] = {
    "achievement": {**NAMED, "needs": ("needs", True)},
    "city": {**NAMED, "development": ("rows", True)},
    "event": {
        **NAMED, "source": ("source", True), "place": ("place", False),
        "revised": ("table", False), "all": ("changes", False), "most": ("changes", False),
        "fewest": ("changes", False), "gain": ("gains", False), "roll_at_most": ("cost", False),
        "all_lose_knowledge": ("one", False), "fewest_lose_all": ("resource", False), "most_draw": ("few", False),
        "fewest_discard": ("few", False), "most_advance": ("advance", False), "all_advance": ("advance", False),
        "most_politics": ("flag", False), "all_action": ("flag", False),
    },
    "knowledge": {
        "id": ("token", True), "colour": ("colour", True), "kind": ("size", True), "requires": ("troops", True),
        "loses": ("troops", True), "gain": ("bonus", True), "source": ("source", True),
    },
}  # fmt: skip


def is_token(value: object) -> bool:
    """Whether this can name a space of the board: an id that may say troops, as red-2/1."""
    return isinstance(value, str) and is_id(value.replace("/", "-"))


def is_list(value: object) -> bool:
    """Whether this is a list."""
    return isinstance(value, list)


def is_rows(value: object) -> bool:
    """Whether these are rows of a table, one at least."""
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def is_table(value: object, names: tuple[str, ...], low: int = 1, high: int = MOST_GAIN) -> bool:
    """Whether this is like { vp = 1 }."""
    return isinstance(value, dict) and all(name in names and is_number(n, low, high) for name, n in value.items())


def is_said(value: object, names: tuple[str, ...], low: int = 1, high: int = MOST_GAIN) -> bool:
    """Whether this is like { vp = 1 }, and not empty."""
    return value != {} and is_table(value, names, low, high)


def is_score(value: object) -> bool:
    """Whether this is like { vp = 1, per = "drachma", each = 2 }."""
    if not isinstance(value, dict) or not {"vp", "per"} <= set(value) <= {"vp", "per", "each"}:
        return False
    figures = is_number(value["vp"], 1, MOST_GAIN) and is_number(value.get("each", 1), 1, MOST_GAIN)
    return figures and value["per"] in COUNTS


def is_gain_per(value: object) -> bool:
    """Whether this is like { resource = "troops", amount = 1, per = "economy" }."""
    if not isinstance(value, dict) or set(value) != {"resource", "amount", "per"}:
        return False
    return value["resource"] in GAINED and is_number(value["amount"], 1, 9) and value["per"] in COUNTS


def is_choices(value: object) -> bool:
    """Whether these are gains of different resources, of which one is chosen."""
    if not isinstance(value, list) or len(value) < 2:
        return False
    alone = [gain for gain in value if is_said(gain, GAINED) and len(gain) == 1]
    return len(alone) == len(value) == len({name for gain in alone for name in gain})


def is_actions(value: object) -> bool:
    """Whether this is one action with a number of times; those that end with a choice, but Military, only once."""
    if not is_said(value, TILES, 1, 5) or not isinstance(value, dict) or len(value) != 1:
        return False
    (tile,) = value
    return tile in ("philosophy", "culture", "military") or value[tile] == 1


def is_advance(value: object) -> bool:
    """Whether this is like { discount = 2, tracks = ["military"] }."""
    if not isinstance(value, dict) or set(value) != {"discount", "tracks"} or not is_list(value["tracks"]):
        return False
    tracks = value["tracks"]
    different = len(tracks) > 0 and all(track in TRACKS and tracks.count(track) == 1 for track in tracks)
    return different and is_number(value["discount"], 0, MOST_GAIN)


def is_gains_per(value: object) -> bool:
    """Whether these are gains by what is counted."""
    return isinstance(value, list) and all(is_gain_per(row) for row in value)


def is_swap(value: object) -> bool:
    """Whether this is like { glory = 1, drachma = 2, vp = 4 }."""
    return isinstance(value, dict) and len(value) == 3 and is_said(value, ("glory", "drachma", "vp"))


def is_needs(value: object) -> bool:
    """Whether this is one thing to count, like { vp = 10 }."""
    return isinstance(value, dict) and len(value) == 1 and is_said(value, COUNTS, 1, 99)


# By the kind of a value: whether it is right, and what it should be.
VALUES_OF_KIND: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "id": (is_id, f"small letters, digits and hyphens, {LONGEST_ID} at most"),
    "token": (is_token, "a name like red-2/1"),
    "text": (is_name, f"a text of at most {LONGEST_NAME} letters"),
    "flag": (lambda value: value is True, "true, or left out"),
    "table": (lambda value: isinstance(value, dict) and value != {}, "figures like { cost = 2 }"),
    "rows": (is_rows, f"{DEVELOPMENTS} developments"),
    "source": (lambda value: value in SOURCES, f"one of {', '.join(SOURCES)}"),
    "kind": (lambda value: value in KINDS, f"one of {', '.join(KINDS)}"),
    "size": (lambda value: value in ("minor", "major"), "minor or major"),
    "colour": (lambda value: value in COLOURS, f"one of {', '.join(COLOURS)}"),
    "track": (lambda value: value in TRACKS, f"one of {', '.join(TRACKS)}"),
    "resource": (lambda value: value in GAINED, f"one of {', '.join(GAINED)}"),
    "place": (lambda value: value in PLACES, "first or last"),
    "condition": (lambda value: value in CONDITIONS[1:], f"one of {', '.join(CONDITIONS[1:])}"),
    "cost": (lambda value: is_number(value, 0, MOST_GAIN), f"a whole number from 0 to {MOST_GAIN}"),
    "troops": (lambda value: is_number(value, 0, 60), "a whole number from 0 to 60"),
    "few": (lambda value: is_number(value, 1, 5), "a whole number from 1 to 5"),
    "one": (lambda value: is_number(value, 1, 1), "1"),
    "levels": (lambda value: is_number(value, 1, len(TRACKS)), f"a whole number from 1 to {len(TRACKS)}"),
    "knowledge": (lambda value: is_table(value, COLOURS, 1, 9), "like { red = 1, green = 2 }"),
    "gains": (lambda value: is_said(value, GAINED), f"like {{ vp = 3 }}, of {', '.join(GAINED)}"),
    "bonus": (lambda value: is_table(value, GAINED), "like { vp = 3 }, or {}"),
    "changes": (lambda value: is_said(value, GAINED, -MOST_GAIN), f"like {{ vp = -4 }}, of {', '.join(GAINED)}"),
    "gains per": (is_gains_per, 'a list of { resource = "troops", amount = 1, per = "economy" }'),
    "tracks": (lambda value: is_said(value, TRACKS, 1, 6), "like { culture = 1 }"),
    "choices": (is_choices, "a list like [{ troops = 2 }, { vp = 4 }], each of another resource"),
    "actions": (is_actions, "one action like { culture = 3 }; what ends with a choice, but military, once"),
    "swap": (is_swap, "like { glory = 1, drachma = 2, vp = 4 }"),
    "score": (is_score, 'like { vp = 1, per = "drachma", each = 2 }'),
    "needs": (is_needs, f"one thing to count, like {{ vp = 10 }}, of {', '.join(COUNTS)}"),
    "advance": (is_advance, 'like { discount = 2, tracks = ["military"] }'),
}


def wrong_value(kind: str, value: object) -> str:
    """What a field's value should be; nothing if it is right."""
    is_right, sentence = VALUES_OF_KIND[kind]
    return "" if is_right(value) else sentence
