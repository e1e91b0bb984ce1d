"""What a choice would change at once, going by what the player can know; and what a disc space would bring now.

A copy of the state carries the choice out alone, and tells what it changes.
"""

from typing import TYPE_CHECKING, Final

from petteia.games.carpe_diem.components.board import DISC_SPACES
from petteia.games.carpe_diem.forms.position import cards_to_dict
from petteia.games.carpe_diem.moves import BREAD_TAKE, DISC, FIRST, LOAVES, PAY, STORE
from petteia.games.carpe_diem.rules import building, rewards, scoring_phase
from petteia.games.carpe_diem.rules.effects import lose
from petteia.games.carpe_diem.rules.scoring import end_points, fountain_card_vp
from petteia.games.carpe_diem.terms import (
    ASK_BUILD,
    ASK_DISC,
    ASK_FIRST,
    ASK_LOAVES,
    ASK_PAY,
    ASK_TAKE,
    BREAD,
    COIN,
    CRAFTSMAN,
    FOUNTAIN,
    KINDS,
    SOURCES,
    STEP,
    VILLA,
    VP,
    WARES,
)
from petteia.kernel.bits import size
from petteia.kernel.choices import Delta
from petteia.kernel.counts import count
from petteia.kernel.log import Event

if TYPE_CHECKING:
    from petteia.games.carpe_diem.components.reader import Components
    from petteia.games.carpe_diem.state import CarpeDiem, Player

Numbers = dict[str, int]
CAUSES: Final = {"next-tile": KINDS[CRAFTSMAN], "next-fountain-card": KINDS[FOUNTAIN], "end-villas": KINDS[VILLA]}


def preview(state: "CarpeDiem", seat: int, action: int) -> list[Delta]:
    """By how much a choice would change the seat's numbers, each with its cause; and what the end would bring more."""
    if action not in state.legal(seat):
        return []
    after = state.copy()
    heard = after.listen()
    carry_out(after, seat, action)
    sums: dict[tuple[str, str], int] = {}
    for event in heard:
        for delta in changes(event, state.components):
            number = (delta.what, delta.cause)
            sums[number] = sums.get(number, 0) + delta.amount
    found = [Delta(seat, what, amount, cause) for (what, cause), amount in sums.items() if amount]
    before = to_come(state, state.player[seat])
    found += differences(seat, before, to_come(after, after.player[seat]))
    after.player[seat].held = state.player[seat].held  # cards that are drawn are still unknown
    before = at_the_end(state, state.player[seat])
    return found + differences(seat, before, at_the_end(after, after.player[seat]))


def differences(seat: int, before: Numbers, after: Numbers) -> list[Delta]:
    """What has changed, each number with the kind of feature that alone can change it."""
    return [
        Delta(seat, what, after[what] - before[what], CAUSES.get(what, ""))
        for what in before
        if after[what] != before[what]
    ]


def to_come(state: "CarpeDiem", player: "Player") -> Numbers:
    """The tiles of the craftsman row that are still to be taken, and how many fountain cards a player will keep."""
    left = sum([1 for tile in state.row if tile >= 0])
    return {
        "next-tile": min(state.crafting, left),
        "next-fountain-card": size(player.held) + max(size(player.drawn) - 1, 0),
    }


def at_the_end(state: "CarpeDiem", player: "Player") -> Numbers:
    """What the end of the game would bring, by source; and each fountain card by itself."""
    found: Numbers = {f"end-{source}": vp for source, vp in zip(SOURCES, end_points(state, player))}
    for card, vp in fountain_worth(state, player).items():
        found[f"end-card-{card}"] = vp
    return found


def fountain_worth(state: "CarpeDiem", player: "Player") -> Numbers:
    """What each fountain card that a player has, or chooses from, would bring now."""
    cards = cards_to_dict(state.components, player.held | player.drawn)
    return {card: fountain_card_vp(state, player, state.components.fountain_ids.index(card)) for card in cards}


def changes(event: Event, components: "Components") -> list[Delta]:
    """Which of these numbers an event has changed."""
    kind = event.kind
    if kind in ("gain", "lose"):
        return [Delta(event.seat, event.what, event.amount if kind == "gain" else -event.amount, event.cause)]
    if kind == "store":
        return [Delta(event.seat, "stored", 1)]
    if kind == "goal":
        return [Delta(event.seat, "goal", event.amount, event.cause)]
    if kind == "complete":
        return [Delta(event.seat, f"complete-{event.what}", 1, event.cause)]
    chimneys = components.chimneys[components.tile_ids.index(event.what)] if kind == "build" else 0
    return [Delta(event.seat, "chimney", chimneys)] if chimneys else []


def carry_out(after: "CarpeDiem", seat: int, action: int) -> None:
    """Carry a choice out, until something hidden would show or somebody is asked again."""
    kind = after.ask
    if kind == ASK_BUILD:
        if action == STORE:
            building.store(after, seat)
        else:
            building.build(after, seat, action >> 2, action & 3)
            if not after.crafting:
                rewards.settle_sales(after, seat)
    elif kind == ASK_TAKE and action >= BREAD_TAKE:
        lose(after, seat, BREAD, after.components.bread_move, "bread-move")
    elif kind == ASK_DISC:
        scoring_phase.put_disc(after, seat, action - DISC)
        first = scoring_phase.first_choices(after, after.player[seat])
        if len(first) == 1:
            scoring_phase.begin_card(after, seat, first[0] - FIRST)
            fulfil_on(after, seat)
    elif kind == ASK_FIRST:
        scoring_phase.begin_card(after, seat, action - FIRST)
        fulfil_on(after, seat)
    elif kind == ASK_PAY:
        scoring_phase.pay(after, seat, action - PAY)
        fulfil_on(after, seat)
    elif kind == ASK_LOAVES:
        scoring_phase.use_loaves(after, seat, action - LOAVES)
        fulfil_on(after, seat)


def fulfil_on(state: "CarpeDiem", seat: int) -> None:
    """Go on with the two cards of a disc until something is asked."""
    player = state.player[seat]
    while not scoring_phase.pay_choices(state, player) and not scoring_phase.loaves_choices(state, player):
        if not scoring_phase.end_card(state, seat):
            return


def brings(state: "CarpeDiem", player: "Player", space: int) -> Numbers:
    """What a disc space would bring a player now: without bread, everything paid as often as it can be, in the order
    that brings more VP."""
    one, other = DISC_SPACES[space]
    best = brought(state, player, one, other)
    if order_counts(state, state.grid[one], state.grid[other]):
        found = brought(state, player, other, one)
        if found.get("vp", 0) > best.get("vp", 0):
            return found
    return best


def order_counts(state: "CarpeDiem", one: int, other: int) -> bool:
    """Whether two cards may bring something else in the other order: both are paid, or one brings coins to pay with."""
    components = state.components
    if components.card_red[one]:
        return components.card_red[other] or components.card_gains[other][COIN] > 0
    return components.card_red[other] and components.card_gains[one][COIN] > 0


def brought(state: "CarpeDiem", player: "Player", one: int, other: int) -> Numbers:
    """What the cards on two places of the grid bring a player, one after the other."""
    vp, coins, bread, scroll, wares = player.vp, player.coins, player.bread, player.scroll, player.wares
    fulfil_best(state.components, player, state.grid[one])
    fulfil_best(state.components, player, state.grid[other])
    found: Numbers = {}
    if player.vp != vp:
        found["vp"] = player.vp - vp
    if player.coins != coins:
        found["coin"] = player.coins - coins
    if player.bread != bread:
        found["bread"] = player.bread - bread
    if player.scroll != scroll:
        found["step"] = player.scroll - scroll
    if player.wares != wares:
        for ware, name in enumerate(WARES):
            if count(player.wares, ware) != count(wares, ware):
                found[name] = count(player.wares, ware) - count(wares, ware)
    player.vp, player.coins, player.bread, player.scroll, player.wares = vp, coins, bread, scroll, wares
    return found


def fulfil_best(components: "Components", player: "Player", card: int) -> None:
    """Change a player's numbers as a card does that is fulfilled as often as it can be without bread."""
    needs = components.card_packs[card]
    gains = components.card_gains[card]
    if not components.card_red[card]:
        times = scoring_phase.had(player, needs)
        player.coins += gains[COIN] * times
    else:
        times = 0
        more = scoring_phase.payable(player, needs)
        while more:
            scoring_phase.spend(player, needs, more)
            player.coins += gains[COIN] * more
            times += more
            more = 0 if components.card_endless[card] or not gains[COIN] else scoring_phase.payable(player, needs)
    if times == 0:
        player.vp -= components.unfulfilled
    player.vp += gains[VP] * times
    player.bread += gains[BREAD] * times
    player.scroll += gains[STEP] * times
    if player.scroll > components.track_last:
        player.vp += (player.scroll - components.track_last) * components.step_beyond
        player.scroll = components.track_last
