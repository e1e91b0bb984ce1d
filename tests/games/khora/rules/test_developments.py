"""The 28 developments of the seven cities: kinds, cost, required knowledge, and the first level of each."""

from typing import cast

import pytest

from petteia.games.khora.components.reader import SETS
from petteia.games.khora.game import GAME
from petteia.games.khora.state import Khora
from petteia.kernel.choices import Reason
from tests.games.khora.table import CITIES, COMPONENTS, PLENTY, Table, acting, as_pack, conquest, developing, owns

COLOURS = ("red", "blue", "green")
Figures = dict[tuple[str, int], tuple[int, tuple[int, int, int]]]

# City and level: drachma, then the required knowledge: red, blue, green.
PRINTED: Figures = {
    ("argos", 1): (0, (0, 0, 0)),
    ("argos", 2): (0, (0, 2, 0)),
    ("argos", 3): (0, (1, 2, 0)),
    ("argos", 4): (2, (1, 3, 2)),
    ("athens", 1): (0, (0, 0, 0)),
    ("athens", 2): (0, (1, 0, 1)),
    ("athens", 3): (1, (0, 2, 0)),
    ("athens", 4): (2, (2, 2, 2)),
    ("corinth", 1): (0, (0, 0, 0)),
    ("corinth", 2): (1, (1, 0, 0)),
    ("corinth", 3): (2, (2, 1, 1)),
    ("corinth", 4): (3, (2, 2, 2)),
    ("miletus", 1): (0, (0, 0, 0)),
    ("miletus", 2): (1, (1, 0, 0)),
    ("miletus", 3): (2, (2, 0, 1)),
    ("miletus", 4): (4, (3, 0, 2)),
    ("olympia", 1): (0, (0, 0, 0)),
    ("olympia", 2): (0, (0, 0, 1)),
    ("olympia", 3): (2, (1, 0, 2)),
    ("olympia", 4): (3, (2, 1, 3)),
    ("sparta", 1): (0, (0, 0, 0)),
    ("sparta", 2): (1, (0, 2, 0)),
    ("sparta", 3): (2, (1, 3, 1)),
    ("sparta", 4): (4, (2, 3, 2)),
    ("thebes", 1): (0, (0, 0, 0)),
    ("thebes", 2): (0, (0, 1, 1)),
    ("thebes", 3): (0, (1, 2, 1)),
    ("thebes", 4): (2, (2, 2, 2)),
}
# Ruling 26.
REVISED: Figures = PRINTED | {
    ("corinth", 4): (3, (0, 2, 2)),
    ("sparta", 2): (2, (0, 2, 0)),
    ("thebes", 4): (2, (0, 2, 2)),
}
KINDS = {
    "argos": "IIII", "athens": "IOOE", "corinth": "IIOE", "miletus": "IIOI", "olympia": "IOII", "sparta": "OOIE",
    "thebes": "IOOE",
}  # fmt: skip

ROWS = [
    (values, city, level, cost, dict(zip(COLOURS, need)))
    for values, figures in (("printed", PRINTED), ("revised", REVISED))
    for (city, level), (cost, need) in figures.items()
    if level > 1
]
EVERY_LEVEL = pytest.mark.parametrize(("values", "city", "level", "cost", "knowledge"), ROWS)
EVERY_COST = pytest.mark.parametrize(
    ("values", "city", "level", "cost", "knowledge"), [row for row in ROWS if row[3] > 0]
)
EVERY_COLOUR = pytest.mark.parametrize(
    ("values", "city", "level", "cost", "knowledge", "colour"),
    [(*row, colour) for row in ROWS for colour, number in row[4].items() if number],
)


@pytest.mark.parametrize(("values", "figures"), [("printed", PRINTED), ("revised", REVISED)])
def test_cost_and_knowledge_are_those_of_the_set(values: str, figures: Figures) -> None:
    found = list(zip(SETS[values].dev_cost, SETS[values].dev_need))
    assert found == [(cost, as_pack(dict(zip(COLOURS, need)))) for cost, need in figures.values()]


def test_kinds_of_developments() -> None:
    letters = "".join({"immediate": "I", "ongoing": "O", "end": "E"}[kind] for kind in COMPONENTS.dev_kind)
    assert {city: letters[4 * i : 4 * i + 4] for i, city in enumerate(CITIES)} == KINDS


@EVERY_LEVEL
def test_a_level_is_unlocked_with_exactly_its_cost_and_knowledge(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int]
) -> None:
    game = developing(city, level, values, drachma=cost, minor=knowledge)
    assert game.city[0].development == level
    assert game.told("lose") == ([(0, "drachma", cost)] if cost else [])
    assert game.minors(0) == knowledge


@EVERY_COST
def test_a_level_is_not_unlocked_with_one_drachma_too_few(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int]
) -> None:
    assert why_not(values, city, level, cost - 1, knowledge) == Reason("development-requirements", (("drachma", 1),))


@EVERY_COLOUR
def test_a_level_is_not_unlocked_with_one_knowledge_too_few(
    values: str, city: str, level: int, cost: int, knowledge: dict[str, int], colour: str
) -> None:
    fewer = knowledge | {colour: knowledge[colour] - 1}
    assert why_not(values, city, level, cost, fewer) == Reason(
        "development-requirements", ((f"knowledge-{colour}", 1),)
    )


def why_not(values: str, city: str, level: int, drachma: int, minor: dict[str, int]) -> Reason | None:
    """Why Conquest does not allow the Development: there the question is put even if it is impossible."""
    player = owns(city=city, development=level - 1, drachma=drachma, minor=minor)
    return conquest(values, **player).refusal(0, "take development")


def test_whoever_cannot_pay_for_a_development_is_not_asked() -> None:
    assert acting("development", minor={"blue": 1}).asked(0) == "advance"


def test_a_development_may_be_declined() -> None:
    assert acting("development", minor={"blue": 2}).do(0, "pass").city[0].development == 1


def test_there_is_no_fifth_level() -> None:
    assert acting("development", development=4, drachma=9, minor=PLENTY).asked(0) == "advance"
    assert conquest(development=4, drachma=9, minor=PLENTY).refusal(0, "take development") == Reason("fully-developed")


# Level 1, at set-up. The figures: Economy, Culture, Military; citizens, taxes, glory, troops, philosophy; and drachma
# after the first Tax phase.


@pytest.mark.parametrize(
    ("city", "levels", "tracks", "drachma"),
    [
        ("argos", (1, 1, 1), (3, 0, 0, 2, 0), 4),
        ("athens", (1, 1, 1), (3, 0, 0, 0, 3), 4),
        ("corinth", (1, 1, 1), (3, 0, 0, 0, 0), 8),
        ("miletus", (2, 1, 1), (6, 0, 0, 0, 0), 4),
        ("olympia", (1, 1, 1), (3, 1, 0, 0, 0), 4 + 1),
        ("sparta", (1, 1, 1), (3, 0, 0, 0, 0), 4),
        ("thebes", (1, 1, 2), (3, 0, 1, 0, 0), 4),
    ],
)
def test_the_first_level_is_applied_at_set_up(
    city: str, levels: tuple[int, int, int], tracks: tuple[int, ...], drachma: int
) -> None:
    game = Table(cast(Khora, GAME.new(2, seed=1, cities="chosen", draft="off")))
    chooser, other = game.state.waiting()[0], 1 - game.state.waiting()[0]
    game.do(chooser, f"city {city}")
    game.do(other, "city argos" if city != "argos" else "city sparta")
    own = game.city[chooser]
    populous = sum(own.roll) <= 4  # Growing Populations has given a philosophy token
    assert game.levels(chooser) == levels
    assert (own.citizens, own.taxes, own.glory, own.troops, own.philosophy - populous) == tracks
    assert (own.drachma, own.vp, own.development) == (drachma, 0, 1)
