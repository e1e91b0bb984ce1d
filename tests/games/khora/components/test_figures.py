"""The document of all figures, from which a page draws boards, cards and tokens, says what the rules do."""

from typing import Any, cast

import pytest

from petteia.games.khora.components import figures
from petteia.games.khora.components.figures import Effect, Figures
from petteia.games.khora.components.reader import SETS, Components
from petteia.games.khora.game import GAME
from petteia.games.khora.terms import COLOURS, COUNTS, RESOURCES, TILES, TRACKS
from petteia.kernel.errors import BadOption
from tests.games.khora.table import acting, as_pack, playing, table

BOTH = pytest.mark.parametrize("values", ["printed", "revised"])


def described(values: str = "printed") -> Figures:
    return cast(Figures, GAME.components({"values": values}))


def card(name: str) -> figures.CardFigures:
    return next(card for card in described()["cards"] if card["id"] == name)


def development(city: str, number: int, values: str = "printed") -> figures.DevelopmentFigures:
    row = next(row for row in described(values)["cities"] if row["id"] == city)
    return row["developments"][number - 1]


def event(name: str, values: str = "printed") -> figures.EventFigures:
    return next(event for event in described(values)["events"] if event["id"] == name)


def effect(verb: str, what: str = "", amount: int = 1, when: str = "now", **more: Any) -> Effect:
    usual = {"verb": verb, "what": what, "amount": amount, "per": "", "each": 1, "when": when, "only_if": "always"}
    return cast(Effect, usual | more)


def event_effect(who: str, verb: str, what: str = "", amount: int = 1, **more: Any) -> dict[str, Any]:
    usual = {"who": who, "verb": verb, "what": what, "amount": amount, "tracks": [], "only_if": "always", "limit": 0}
    return usual | more


def test_the_usual_set_is_the_printed_one() -> None:
    assert GAME.components({}) == described("printed") != described("revised")
    with pytest.raises(BadOption):
        GAME.components({"values": "no-such-values"})


def test_a_table_begins_with_these_figures() -> None:
    set_up = table(phase="dice").city[0]
    start = described()["start"]
    assert start == {name: getattr(set_up, name) for name in (*RESOURCES, *TRACKS)}


@BOTH
def test_costs_and_needs_are_those_of_the_rules(values: str) -> None:
    components: Components = SETS[values]
    all_figures = described(values)
    cards = all_figures["cards"]
    assert [row["id"] for row in cards] == list(components.card_ids)
    assert [row["cost"] for row in cards] == list(components.card_cost)
    assert [as_pack(row["knowledge"]) for row in cards] == list(components.card_need)
    assert [row["kind"] for row in cards] == list(components.card_kind)
    developments = [row for city in all_figures["cities"] for row in city["developments"]]
    assert [row["cost"] for row in developments] == list(components.dev_cost)
    assert [as_pack(row["knowledge"]) for row in developments] == list(components.dev_need)
    assert [row["number"] for row in developments] == [1, 2, 3, 4] * 7
    assert [row["id"] for row in all_figures["events"]] == [event.id for event in components.events]
    assert all_figures["rounds"] == components.rounds
    assert all_figures["knowledge_price"] == components.knowledge_price


def test_the_board() -> None:
    components = SETS["printed"]
    tokens = described()["tokens"]
    assert [token["id"] for token in tokens] == list(components.token_ids)
    assert [token["requires"] for token in tokens] == list(components.token_requires)
    assert [token["loses"] for token in tokens] == list(components.token_loses)
    gains = [tuple((RESOURCES.index(what), amount) for what, amount in token["gains"].items()) for token in tokens]
    assert gains == list(components.token_gains)
    assert tokens[-1]["colour"] is None
    assert tokens[-1]["knowledge"] == {"red": 1, "blue": 1, "green": 1}
    assert tokens[0]["knowledge"] == {"red": 1, "blue": 0, "green": 0}
    assert sum(token["major"] for token in tokens if token["colour"] == "blue") == 6


@pytest.mark.parametrize("track", TRACKS)
def test_tracks_cost_and_bring_what_they_say(track: str) -> None:
    row = next(row for row in described()["tracks"] if row["id"] == track)
    assert (
        [level["level"] for level in row["levels"]]
        == [1, 2, 3, 4, 5, 6, 7]
        == [*range(1, described()["caps"]["track"] + 1)]
    )
    for level in row["levels"][1:]:
        city = table(phase="progress", p0={track: level["level"] - 1, "drachma": 10, "dice": 2}).city[0]
        before = {what: getattr(city, what) for what in level["gains"]}
        game = table(phase="progress", p0={track: level["level"] - 1, "drachma": 10}).do(0, f"advance {track}")
        assert game.city[0].drachma == 10 - level["cost"]
        for what, amount in level["gains"].items():
            assert getattr(game.city[0], what) == before[what] + amount


@pytest.mark.parametrize("tile", TILES[:5])
def test_the_tiles_bring_what_they_say(tile: str) -> None:
    row = next(row for row in described()["tiles"] if row["id"] == tile)
    levels = {"economy": 3, "culture": 4, "military": 2}
    before = table().city[0]
    city = acting(tile, **levels).city[0]
    expected: dict[str, int] = {}
    for each in row["effects"]:
        if each["verb"] == "gain":
            times = levels[each["per"]] if each["per"] else 1
            expected[each["what"]] = expected.get(each["what"], 0) + each["amount"] * times
    changed = {what: getattr(city, what) - getattr(before, what) for what in RESOURCES}
    assert {what: amount for what, amount in changed.items() if amount} == expected


def test_the_tiles_ask_what_they_say() -> None:
    verbs = {row["id"]: [each["verb"] for each in row["effects"]] for row in described()["tiles"]}
    assert verbs["legislation"] == ["gain", "draw", "keep"]
    assert verbs["trade"] == ["gain", "gain", "buy"]
    assert verbs["military"] == ["gain", "explore"]
    assert (verbs["politics"], verbs["development"]) == (["play"], ["develop"])
    assert [row["number"] for row in described()["tiles"]] == list(range(7))


def test_philosophy_tokens() -> None:
    uses = described()["philosophy"]
    city = table(phase="dice", p0={"philosophy": 1, "roll": [6, 6]}).do(0, "put trade", "put culture")
    city.do(1, "put trade", "put culture").do(0, "spend")
    assert city.city[0].citizens == 3 + uses["citizens"]
    assert playing("greek-fire", philosophy=uses["tokens_for_knowledge"]).city[0].philosophy == 0


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("archives", [effect("gain", "philosophy", 3)]),
        ("contribution", [effect("gain", "drachma", 1, per="minor-knowledge")]),
        ("council", [effect("draw", amount=2)]),
        ("ostracism", [effect("recall")]),
        ("peripteros", [effect("level", "culture")]),
        ("rivalry", [effect("level-if-behind", "military")]),
        ("scholarly-welcome", [effect("learn")]),
        ("constructing-the-mint", [effect("free-in-progress", "economy", 0, "always")]),
        ("corinthian-columns", [effect("knowledge-price", amount=3, when="always")]),
        ("diolkos", [effect("gain", what, 1, "on-trade") for what in ("drachma", "troops", "vp")]),
        ("gradualism", [effect("discount", when="always")]),
        ("power", [effect("gain", "vp", 4, "on-tax", only_if="nobody-lower-in-culture")]),
        ("bank", [effect("score", "vp", 1, "end", per="drachma", each=2)]),
    ],
)
def test_cards_say_what_they_do(name: str, effects: list[Effect]) -> None:
    assert card(name)["effects"] == effects


@pytest.mark.parametrize(
    ("city", "number", "effects"),
    [
        ("argos", 2, [effect("choose", *gain) for gain in (("troops", 2), ("drachma", 3), ("vp", 4), ("citizens", 5))]),
        ("corinth", 3, [effect("progress-discount", when="always"), effect("progress-levels", "", 2, "always")]),
        ("miletus", 2, [effect("different-levels", amount=2)]),
        ("olympia", 4, [effect("actions", "culture", 3)]),
        ("sparta", 1, [effect("loss-less", when="always")]),
        ("thebes", 2, [effect("swap", *part, "always") for part in (("glory", -1), ("drachma", 2), ("vp", 4))]),
        ("thebes", 3, [effect("explorations", amount=2, when="always")]),
    ],
)
def test_developments_say_what_they_do(city: str, number: int, effects: list[Effect]) -> None:
    assert development(city, number)["effects"] == effects


def test_revised_figures() -> None:
    assert development("sparta", 2)["cost"] + 1 == development("sparta", 2, "revised")["cost"]
    assert development("thebes", 4, "revised")["effects"][0]["amount"] == 3
    assert len(development("corinth", 2, "revised")["effects"]) == 2
    assert event("military-victory", "revised")["effects"][0]["amount"] == 3


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        (
            "growing-populations",
            [event_effect("all", "gain", "philosophy", only_if="roll-at-most", limit=4)],
        ),
        ("conquest-of-the-persians", [event_effect("all", "action", only_if="persepolis-explored")]),
        ("plague-of-athens", [event_effect("all", "gain", "citizens", -2)]),
        (
            "origin-of-the-academy",
            [event_effect("most", "gain", "philosophy"), event_effect("fewest", "lose-all", "philosophy", 0)],
        ),
        (
            "oracle-of-delphi",
            [
                event_effect("all", "lose-knowledge"),
                event_effect("all", "gain", "philosophy", 2, only_if="lost-knowledge"),
            ],
        ),
        ("thirty-tyrants", [event_effect("most", "draw", amount=2), event_effect("fewest", "discard", amount=2)]),
        ("military-victory", [event_effect("most", "advance", amount=2, tracks=list(TRACKS))]),
        ("rise-of-persia", [event_effect("all", "advance", amount=2, tracks=["military"])]),
        ("prosperity", [event_effect("most", "politics")]),
        (
            "savior-of-greece",
            [event_effect("most", "gain", "drachma", 2), event_effect("fewest", "gain", "drachma", -2)],
        ),
    ],
)
def test_events_say_what_they_do(name: str, effects: list[dict[str, Any]]) -> None:
    assert event(name)["effects"] == effects


@BOTH
def test_nothing_is_left_unsaid(values: str) -> None:
    all_figures = described(values)
    for row in (*all_figures["cards"], *(each for city in all_figures["cities"] for each in city["developments"])):
        assert row["effects"], row
        assert list(row["knowledge"]) == list(COLOURS)
    assert all(event["effects"] for event in all_figures["events"])
    assert all(row["counts"] in COUNTS and row["amount"] > 0 for row in all_figures["achievements"])
