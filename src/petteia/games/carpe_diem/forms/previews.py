"""What a choice would change at once, as far as the player can know; and what a disc space would bring now.

A copy of the state carries the choice out alone, and the numbers are compared.
"""

from typing import TYPE_CHECKING

from petteia.games.carpe_diem.components.counts import of_kind, of_ware
from petteia.games.carpe_diem.rules import building, scoring_cards
from petteia.games.carpe_diem.rules.scoring import frame_vp
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_TAKE,
    BREAD_TAKE,
    DISC,
    DISC_SPACES,
    FIRST,
    KINDS,
    LOAVES_TIMES,
    NOT_FULFILLED,
    PAY,
    STORE,
    VILLA,
    WARES,
)
from petteia.kernel.choices import Delta
from petteia.kernel.events import Event

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

Numbers = dict[str, int]


def preview(state: "CarpeDiem", seat: int, action: int) -> list[Delta]:
    """By how much a choice would change the seat's numbers."""
    if action not in state.legal(seat):
        return []
    before = numbers(state.player[seat])
    after = numbers(tried(state, seat, action).player[seat])
    return [Delta(seat, what, after[what] - before[what]) for what in before if after[what] != before[what]]


def numbers(player: "Player") -> Numbers:
    """All that is counted of a player."""
    counts: Numbers = {"vp": player.vp, "coin": player.coins, "bread": player.bread, "step": player.scroll}
    for ware, name in enumerate(WARES):
        counts[name] = of_ware(player.wares, ware)
    for kind in range(1, len(KINDS)):
        counts[f"complete-{KINDS[kind]}"] = of_kind(player.done, kind)
    counts["chimney"] = player.chimneys
    counts["stored"] = len(player.stored)
    counts["villa-vp"] = player.villa_vp
    counts["frame-vp"] = frame_vp(player)
    return counts


def changes(event: Event, components: "Components") -> list[Delta]:
    """Which of these numbers an event has changed."""
    if event.kind in ("gain", "lose"):
        return [Delta(event.seat, event.what, event.amount if event.kind == "gain" else -event.amount)]
    found: list[tuple[str, int]] = []
    if event.kind == "store":
        found = [("stored", 1)]
    elif event.kind == "build":
        found = [("chimney", components.chimneys[components.tile_ids.index(event.what)])]
    elif event.kind == "goal":
        found = [("frame-vp", event.amount)]
    elif event.kind == "complete":
        villa = components.villa_vp[event.amount] if event.what == KINDS[VILLA] else 0
        found = [(f"complete-{event.what}", 1), ("villa-vp", villa)]
    return [Delta(event.seat, what, amount) for what, amount in found if amount]


def tried(state: "CarpeDiem", seat: int, action: int) -> "CarpeDiem":
    """The position right after a choice, before anything hidden shows and before anybody is asked again."""
    after = state.copy()
    kind = state.ask
    if kind == ASK_BUILD:
        if action == STORE:
            building.store(after, seat)
        else:
            building.build(after, seat, action >> 2, action & 3)
    elif kind == ASK_TAKE and action >= BREAD_TAKE:
        after.player[seat].bread -= 1
    elif kind == ASK_DISC:
        scoring_cards.put_disc(after, seat, action - DISC)
        first = scoring_cards.first_choices(after, after.player[seat])
        if len(first) == 1:
            scoring_cards.begin_card(after, seat, first[0] - FIRST)
            fulfil_on(after, seat)
    elif kind == ASK_FIRST:
        scoring_cards.begin_card(after, seat, action - FIRST)
        fulfil_on(after, seat)
    elif kind == ASK_PAY:
        scoring_cards.pay(after, seat, action - PAY)
        fulfil_on(after, seat)
    elif kind == ASK_LOAVES:
        scoring_cards.use_loaves(after, seat, action - LOAVES_TIMES)
        fulfil_on(after, seat)
    return after


def fulfil_on(state: "CarpeDiem", seat: int) -> None:
    """Go on with the two cards of a disc as far as nothing is asked."""
    player = state.player[seat]
    while not scoring_cards.pay_choices(state, player) and not scoring_cards.loaves_choices(state, player):
        if not scoring_cards.end_card(state, seat):
            return


def brings(state: "CarpeDiem", seat: int, space: int) -> Numbers:
    """What a disc space would bring a seat now: without bread, everything paid as often as it can be, in the order
    that brings more VP."""
    before = numbers(state.player[seat])
    best: Numbers = {}
    for one, other in (DISC_SPACES[space], DISC_SPACES[space][::-1]):
        table = state.copy()
        fulfil_best(table, seat, one)
        fulfil_best(table, seat, other)
        after = numbers(table.player[seat])
        found = {what: after[what] - before[what] for what in before if after[what] != before[what]}
        if not best or found.get("vp", 0) > best.get("vp", 0):
            best = found
    return best


def fulfil_best(state: "CarpeDiem", seat: int, place: int) -> None:
    """A card fulfilled as often as it can be without bread."""
    scoring_cards.begin_card(state, seat, place)
    card = state.grid[place]
    if state.components.card_red[card]:
        scoring_cards.pay(state, seat, scoring_cards.payable(state.player[seat], state.components.card_needs[card]))
    if state.times == 0:
        state.player[seat].vp -= NOT_FULFILLED
