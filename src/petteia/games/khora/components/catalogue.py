"""The figures of components.toml told as one document (figures.py), each verb in the same way."""

from typing import Final, cast

from petteia.games.khora.components.figures import (
    AchievementFigures,
    CardFigures,
    CityFigures,
    DevelopmentFigures,
    Effect,
    EventEffect,
    EventFigures,
    Figures,
    Knowledge,
    PhilosophyFigures,
    StartFigures,
    TileFigures,
    TokenFigures,
    TrackFigures,
)
from petteia.games.khora.components.reader import SETS, Components
from petteia.games.khora.components.row_tuples import chosen
from petteia.games.khora.terms import COLOURS, DICE, RESOURCES, ROUND, TILES, TRACKS, TRIGGERS, VALUES, Colour, Track
from petteia.kernel.components import Row

NAMED: Final = {"card": "politics", "event": "event", "city": "city"}  # families of messages: tables of the file
LEVELS_PER: Final = ("level", "level_if_behind")
PLAIN: Final = (  # verbs that say one number
    "draw", "learn", "different_levels", "knowledge_price", "discount", "progress_discount", "progress_levels",
    "loss_less", "explorations",
)  # fmt: skip
AT_ONCE: Final = "now"
LETTERS: Final = "ABCDEFG"
CHOICES: Final[tuple[str, ...]] = (
    "",
    "keep",
    "",
    "buy",
    "explore",
    "play",
    "develop",
)  # with which the seven actions end


def describe(components: Components) -> Figures:
    data, values = components.data, components.values
    return {
        "texts": texts(components),
        "names": names(data),
        "rounds": data["rules"]["rounds"],
        "dealt": data["rules"]["dealt"],
        "letters": dict(zip(ROUND, LETTERS)),
        "swap": swap(components),
        "knowledge_price": data["rules"]["knowledge_price"],
        "start": start(data),
        "caps": data["caps"],
        "philosophy": philosophy(data["philosophy"]),
        "tiles": [tile(number, data["tile"][name]) for number, name in enumerate(TILES)],
        "tracks": [track(name, data["track"][name]) for name in TRACKS],
        "achievements": [achievement(row, data["reward"]) for row in data["achievement"]],
        "cards": [card(chosen(row, values)) for row in data["politics"]],
        "cities": [city(row, values) for row in data["city"]],
        "events": [event(chosen(row, values)) for row in data["event"]],
        "tokens": [*(token(row) for row in data["knowledge"]), persepolis(data["persepolis"])],
    }


def texts(components: Components) -> dict[str, int]:
    """The figures that sentences name."""
    placed = sum(1 for event in components.events if event.place)
    return {
        "rounds": components.rounds,
        "events_between": components.rounds - placed,  # the first and the last
        "other_events": len(components.events) - placed,  # of which those are drawn
        "dealt": components.dealt,
        "start_dice": components.start[DICE],
        "cap_citizens": components.cap_citizens,
        "cap_troops": components.cap_troops,
        "cap_glory": components.cap_glory,
        "token_citizens": components.token_citizens,
        "token_levels": components.token_levels,
        "tokens_for_knowledge": components.tokens_for_knowledge,
        "philosophy_tokens": components.philosophy_tokens,
        "legislation_citizens": components.legislation_citizens,
        "legislation_draw": components.legislation_draw,
        "culture_vp": components.culture_vp,
        "trade_drachma": components.trade_drachma,
        "trade_more": components.trade_more,
        "military_troops": components.military_troops,
        "knowledge_price": components.knowledge_price,
    }


def names(data: Row) -> dict[str, str]:
    """What a file calls its pieces; one that is neither named nor in the shipped set has its id for a name.

    An achievement without a name is called by what it counts.
    """
    found = {f"achievement-{row['id']}": row["name"] for row in data["achievement"] if "name" in row}
    for family, table in NAMED.items():
        shipped = {row["id"] for row in SETS[VALUES[0]].data[table]}
        for row in data[table]:
            if "name" in row or row["id"] not in shipped:
                found[f"{family}-{row['id']}"] = row.get("name") or row["id"].replace("-", " ").capitalize()
    return found


def swap(components: Components) -> list[Effect]:
    """What a swap of glory gives away and brings."""
    parts = {"glory": -components.swap_glory, "drachma": components.swap_drachma, "vp": components.swap_vp}
    return [effect("swap", what, amount, "always") for what, amount in parts.items() if amount and any(components.swap)]


def start(data: Row) -> StartFigures:
    """What every city begins with; all tracks begin on level 1."""
    return cast(StartFigures, {name: data["start"][name] for name in RESOURCES} | dict.fromkeys(TRACKS, 1))


def philosophy(row: Row) -> PhilosophyFigures:
    """What philosophy tokens stand for."""
    return {
        "citizens": row["citizens"],
        "levels": row["levels"],
        "tokens_for_knowledge": row["tokens_for_knowledge"],
    }


def tile(number: int, row: Row) -> TileFigures:
    """An action tile: what it brings, by the level where there is one, and then its choice."""
    told = [effect("gain", each["resource"], each["amount"], AT_ONCE, each["per"]) for each in row.get("gain_per", [])]
    told += [effect("gain", what, amount, AT_ONCE) for what, amount in row.get("gain", {}).items()]
    told += [effect("draw", "", row["draw"], AT_ONCE)] if "draw" in row else []
    told += [effect(CHOICES[number], "", 1, AT_ONCE)] if CHOICES[number] else []
    return cast(TileFigures, {"id": TILES[number], "number": number, "effects": told})


def track(name: Track, row: Row) -> TrackFigures:
    """A progress track; level 1 costs and brings nothing."""
    levels = zip([0, *row["cost"]], [{}, *row["gain"]], ["rulebook", *row["sources"]])
    return {
        "id": name,
        "levels": [
            {"level": level, "cost": cost, "gains": gains, "source": source}
            for level, (cost, gains, source) in enumerate(levels, 1)
        ],
    }


def achievement(row: Row, reward: Row) -> AchievementFigures:
    counts, amount = next(iter(row["needs"].items()))
    return {
        "id": row["id"],
        "counts": counts,
        "amount": amount,
        "alone": reward["alone"],
        "shared": reward["shared"],
    }


def card(row: Row) -> CardFigures:
    return {
        "id": row["id"],
        "kind": row["kind"],
        "cost": row["cost"],
        "knowledge": by_colour(row["knowledge"]),
        "effects": effects_of(row),
        "source": row["source"],
    }


def city(row: Row, values: str) -> CityFigures:
    """A city and its developments."""
    developments = [chosen(development, values) for development in row["development"]]
    told = [development(i, each) for i, each in enumerate(developments, 1)]
    return {"id": row["id"], "developments": told}


def development(number: int, row: Row) -> DevelopmentFigures:
    return {
        "number": number,
        "kind": row["kind"],
        "cost": row["cost"],
        "knowledge": by_colour(row["knowledge"]),
        "effects": effects_of(row),
        "source": row["source"],
    }


def effect(
    verb: str, what: str, amount: int, when: str, per: str = "", each: int = 1, only_if: str = "always"
) -> Effect:
    told = {"verb": verb, "what": what, "amount": amount, "per": per, "each": each, "when": when, "only_if": only_if}
    return cast(Effect, told)


def effects_of(row: Row) -> list[Effect]:
    """What a card or a development does: at once, each time, as long as it is in force, at the end."""
    when = {"immediate": AT_ONCE, "ongoing": "always", "end": "end"}[row["kind"]]
    told = [effect("gain", what, amount, when) for what, amount in row.get("gain", {}).items()]
    told += [effect("gain", each["resource"], each["amount"], when, each["per"]) for each in row.get("gain_per", [])]
    for verb in LEVELS_PER:
        told += [effect(word(verb), what, levels, when) for what, levels in row.get(verb, {}).items()]
    told += [effect("actions", tile, times, when) for tile, times in row.get("actions", {}).items()]
    told += [effect(word(verb), "", row[verb], when) for verb in PLAIN if verb in row]
    if "recall" in row:
        told.append(effect("recall", "", 1, when))
    for gains in row.get("choose", []):
        told += [effect("choose", what, amount, when) for what, amount in gains.items()]
    if "free_in_progress" in row:
        told.append(effect("free-in-progress", row["free_in_progress"], 0, when))
    for what, amount in row.get("swap", {}).items():
        told.append(effect("swap", what, -amount if what == "glory" else amount, when))
    for trigger in TRIGGERS:
        for what, amount in row.get(trigger, {}).items():
            told.append(effect("gain", what, amount, word(trigger), only_if=row.get("only_if", "always")))
    if "score" in row:
        score = row["score"]
        told.append(effect("score", "vp", score["vp"], when, score["per"], score.get("each", 1)))
    return told


def word(name: str) -> str:
    """A verb of components.toml as a word of documents."""
    return name.replace("_", "-")


def event(row: Row) -> EventFigures:
    told: list[EventEffect] = []
    for who in ("all", "most", "fewest"):
        told += [event_effect(who, "gain", what, amount) for what, amount in row.get(who, {}).items()]
        if f"{who}_lose_knowledge" in row:
            told.append(event_effect(who, "lose-knowledge", "", row[f"{who}_lose_knowledge"]))
        if f"{who}_lose_all" in row:
            told.append(event_effect(who, "lose-all", row[f"{who}_lose_all"], 0))
        for verb in ("draw", "discard"):
            if f"{who}_{verb}" in row:
                told.append(event_effect(who, verb, "", row[f"{who}_{verb}"]))
        if f"{who}_advance" in row:
            advance = row[f"{who}_advance"]
            told.append(event_effect(who, "advance", "", advance["discount"], tracks=advance["tracks"]))
    if row.get("most_politics", False):
        told.append(event_effect("most", "politics", "", 1))
    if row.get("all_action", False):
        told.append(event_effect("all", "action", "", 1, "persepolis-explored"))
    limit = row.get("roll_at_most", 0)
    condition = "roll-at-most" if limit else "lost-knowledge"
    told += [
        event_effect("all", "gain", what, amount, condition, limit) for what, amount in row.get("gain", {}).items()
    ]
    return {
        "id": row["id"],
        "place": row.get("place", ""),
        "phase": "dice" if limit else "resolution",
        "effects": told,
        "source": row["source"],
    }


def event_effect(
    who: str,
    verb: str,
    what: str,
    amount: int,
    only_if: str = "always",
    limit: int = 0,
    tracks: list[Track] | None = None,
) -> EventEffect:
    told = {
        "who": who, "verb": verb, "what": what, "amount": amount, "tracks": tracks or [], "only_if": only_if,
        "limit": limit,
    }  # fmt: skip
    return cast(EventEffect, told)


def token(row: Row) -> TokenFigures:
    """A space of the exploration board with one knowledge token."""
    return {
        "id": row["id"],
        "colour": cast(Colour, row["colour"]),
        "major": row["kind"] == "major",
        "requires": row["requires"],
        "loses": row["loses"],
        "knowledge": by_colour({row["colour"]: 1}),
        "gains": row["gain"],
        "source": row["source"],
    }


def persepolis(row: Row) -> TokenFigures:
    """The last space of the board."""
    return {
        "id": row["id"],
        "colour": None,
        "major": True,
        "requires": row["requires"],
        "loses": row["loses"],
        "knowledge": by_colour(row["majors"]),
        "gains": {},
        "source": row["source"],
    }


def by_colour(row: dict[str, int]) -> Knowledge:
    """A count for every colour."""
    return {colour: row.get(colour, 0) for colour in COLOURS}
