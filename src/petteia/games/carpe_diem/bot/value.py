"""What a player can expect to score by the end: figures found by regression on games of self-play (value.toml).

Everything that a position has is counted and weighed, each weight a straight line in the phases left. In the last
scoring nothing is left to guess, and the value is what the player will score by the best choice of cards.
"""

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.games.carpe_diem.bot import weights
from petteia.games.carpe_diem.bot.card_prices import NONE, card_values, scorings_left
from petteia.games.carpe_diem.bot.pairs import pair_worth
from petteia.games.carpe_diem.bot.weights import weight_table
from petteia.games.carpe_diem.components.board import ALL_TURNS, DISC_CARDS, DISC_NAMES, ROUNDS
from petteia.games.carpe_diem.components.geometry import NEXT, TWELVE
from petteia.games.carpe_diem.rules.features import dwellings, landscapes, of_kind
from petteia.games.carpe_diem.rules.frame import frame_vp
from petteia.games.carpe_diem.rules.scoring import fountain_cards_vp, items
from petteia.games.carpe_diem.rules.scoring_phase import is_free
from petteia.games.carpe_diem.terms import (
    ASK_DISC,
    BAKERY,
    BREAD,
    COIN,
    CRAFTSMAN,
    EDGE_KINDS,
    FOUNTAIN,
    MARKET,
    MERCHANT,
    POND,
    SCORING,
    VILLA,
    VINEYARD,
)
from petteia.kernel.bits import size
from petteia.kernel.counts import total
from petteia.kernel.errors import BadComponents
from petteia.kernel.heuristic import Weights
from petteia.kernel.weights import WeightRow, WeightTable

if TYPE_CHECKING:
    from petteia.games.carpe_diem.state import CarpeDiem, Player

NAMES: Final = (
    "base", "vp", "scroll", "villas", "fountain-cards", "frame", "wares", "coins", "bread", "stored", "chimneys",
    "dwellings", "landscapes", "villas-complete", "single-buildings", "open-dwellings", "open-landscapes",
    "open-villas", "frontier", "hard-cells", "next-tile", "chooses-early", "next-cards", "cards-now", "later-cards",
)  # fmt: skip


class ValueTable:
    """One row of weights for each number of own turns left."""

    __slots__ = ("rows",)
    rows: list[list[float]]

    def __init__(self, pairs: Weights) -> None:
        unknown = set(pairs) ^ set(NAMES)
        if unknown:
            raise BadComponents(f"The weights of Carpe Diem's values do not fit: {', '.join(sorted(unknown))}.")
        self.rows = [
            [float(pairs[name][0]) + float(pairs[name][1]) * left / float(ROUNDS) for name in NAMES]
            for left in range(int(ALL_TURNS) + 1)
        ]

    def worth(self, left: i64, counted: list[float]) -> float:
        """What everything that is counted is worth together, by the number of own turns left."""
        worth = 0.0
        for weight, number in zip(self.rows[left], counted):
            worth += weight * number
        return worth


class Outlook:
    """What the scorings to come may bring every seat."""

    __slots__ = ("later", "picks")
    picks: list[float]  # by the cards of the next scoring, everybody choosing in turn
    later: list[float]  # by the best cards that are left for the scorings after it

    def __init__(self, seats: i64) -> None:
        self.picks = [0.0] * seats
        self.later = [0.0] * seats


def outlook(row: WeightRow, state: "CarpeDiem") -> Outlook:
    """Let everybody choose the cards that look best now, whoever is furthest on the scroll track first."""
    found = Outlook(state.seats)
    free = vec[bool]([is_free(state, space) for space in range(len(DISC_NAMES))])
    for at in range(state.seats - 1, -1, -1):
        seat = state.track[at]
        pairs = pair_values(row, state, seat, free)
        place = best_of(pairs)
        if not has_chosen(state, seat) and pairs[place] > NONE:
            found.picks[seat] = pairs[place]
            free[place] = False
            pairs[place] = NONE
        left = scorings_left(state, seat) - (0 if has_chosen(state, seat) else 1)
        for _ in range(left):
            place = best_of(pairs)
            if pairs[place] > NONE:
                found.later[seat] += pairs[place]
                pairs[place] = NONE
    return found


def best_of(values: vec[float]) -> i64:
    """Where the largest of some values is, the first of equal ones."""
    best: i64 = 0
    for place in range(len(values)):
        if values[place] > values[best]:
            best = place
    return best


def has_chosen(state: "CarpeDiem", seat: i64) -> bool:
    """Whether a seat has put its disc in the scoring that is going on."""
    return bool(state.scored >> seat & 1) and not (state.ask == ASK_DISC and state.asked == seat)


def pair_values(row: WeightRow, state: "CarpeDiem", seat: i64, free: vec[bool]) -> vec[float]:
    """What each free disc space would bring a seat now; NONE for the others."""
    components = state.components
    player = state.player[seat]
    alone = card_values(row, state, player)
    found = vec[float]([NONE] * len(DISC_NAMES))
    for space in range(len(DISC_NAMES)):
        if not free[space]:
            continue
        one = DISC_CARDS[space * 2]
        other = DISC_CARDS[space * 2 + 1]
        first = state.grid[one]
        second = state.grid[other]
        both_paid = components.card_red[first] and components.card_red[second]
        if player.bread >= state.components.loaves or both_paid or helps(state, first) or helps(state, second):
            found[space] = pair_worth(row, state, seat, first, second)
        else:
            found[space] = alone[one] + alone[other]
    return found


def helps(state: "CarpeDiem", card: i64) -> bool:
    """Whether a card brings coins or bread, which may help with another."""
    gains = state.components.card_gains[card]
    return gains[COIN] + gains[BREAD] > 0


def hard_cells(player: "Player") -> i64:
    """How many demands too many the empty cells have that several features are open to."""
    found: i64 = 0
    if not player.placed:
        return 0
    cells = player.frontier
    start: i64 = 0
    while cells:
        for bit in TWELVE[cells & 4095]:
            cell = start + bit
            demands: i64 = 0
            for side in range(4):
                other = NEXT[cell * 4 + side]
                if other >= 0 and player.placed >> other & 1 and not player.facing[side * EDGE_KINDS] >> cell & 1:
                    demands += 1
            if demands > 1:
                found += demands - 1
        cells >>= 12
        start += 12
    return found


def open_ends(player: "Player", first: i64, last: i64) -> i64:
    """How many ends some kinds of features have that are still open."""
    frontier = player.frontier
    facing = player.facing
    found: i64 = 0
    for kind in range(first, last + 1):
        for side in range(4):
            found += size(facing[side * EDGE_KINDS + kind] & frontier)
    return found


def last_value(state: "CarpeDiem", seat: i64, look: Outlook) -> float:
    """The last scoring: what there is, what the cards will bring, and the end of the game."""
    player = state.player[seat]
    end = player.villa_vp + player.scroll + fountain_cards_vp(state, player) + frame_vp(player)
    return float(player.vp + end) + float(items(player)) / float(state.components.items) + look.picks[seat]


def features(state: "CarpeDiem", seat: i64, look: Outlook, next_tile: float) -> list[float]:
    """All that is counted, in the order of NAMES."""
    player = state.player[seat]
    done = player.done
    soon = state.part == SCORING or state.round > ROUNDS - 2
    return [
        1.0,
        float(player.vp),
        float(player.scroll),
        float(player.villa_vp),
        float(fountain_cards_vp(state, player)),
        float(frame_vp(player)),
        float(total(player.wares)),
        float(player.coins),
        float(player.bread),
        float(len(player.stored)),
        float(player.chimneys),
        float(dwellings(done)),
        float(landscapes(done)),
        float(of_kind(done, VILLA)),
        float(of_kind(done, MARKET) + of_kind(done, BAKERY) + of_kind(done, FOUNTAIN)),
        float(open_ends(player, MERCHANT, CRAFTSMAN)),
        float(open_ends(player, VINEYARD, POND)),
        float(open_ends(player, VILLA, VILLA)),
        float(size(player.frontier)),
        float(hard_cells(player)),
        next_tile,
        float(state.track.index(seat)) if soon else 0.0,
        look.picks[seat],
        look.picks[seat] if state.part == SCORING else 0.0,
        look.later[seat],
    ]


def rates() -> WeightTable:
    """What wares, coins, bread and steps are worth where cards are compared: half a point each, and more before."""
    pairs: Weights = {name: [0.0, 0.0] for name in weights.NAMES}
    pairs["ware"] = [0.5, 0.25]
    pairs["coin"] = [0.5, 0.5]
    pairs["bread"] = [0.5, 0.4]
    pairs["step"] = [1.0, 0.1]
    return weight_table(pairs)


def shipped_values() -> Weights:
    """The figures of value.toml."""
    return tomllib.loads(files("petteia.games.carpe_diem.bot").joinpath("value.toml").read_text("utf-8"))


VALUES: Final = ValueTable(shipped_values())
RATES: Final = rates()
