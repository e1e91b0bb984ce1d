"""The course of the game, in the rulebook's order: the set-up, then phases A to G of nine rounds, then the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from petteia.games.khora.rules import scoring
from petteia.games.khora.rules.actions import begin
from petteia.games.khora.rules.dice import settle
from petteia.games.khora.rules.effects import counted, discard, draw, gain, gain_all, lose, trigger
from petteia.games.khora.rules.questions import ask
from petteia.games.khora.rules.set_up import choose_cities, draft
from petteia.games.khora.terms import (
    ACHIEVEMENT,
    ACTION,
    ANNOUNCEMENT,
    ASK_ACHIEVEMENT,
    ASK_ACTION,
    ASK_ADVANCE,
    ASK_DISCARD,
    ASK_EVENT_ADVANCE,
    ASK_LOSE,
    ASK_PLAY,
    ASK_SWAP,
    ASK_TILE,
    CITIES,
    DICE_PHASE,
    DRACHMA,
    DRAFT,
    LAST_SWAPS,
    MILITARY_TILE,
    ON_TAX,
    PERSEPOLIS,
    PROGRESS,
    RESOLUTION,
    SETTLING,
    TAX,
    TAXES,
    TILES,
)
from petteia.kernel.bits import members, size
from petteia.kernel.counts import total

if TYPE_CHECKING:
    from petteia.games.khora.components.reader import EventCard
    from petteia.games.khora.state import Khora


def proceed(state: "Khora") -> None:
    """Let the game go on by itself until somebody owes a decision or it is over."""
    while not state.waiters:
        phase = state.phase
        if phase == ACTION:
            action(state)
        elif phase == PROGRESS:
            progress(state)
        elif phase == DICE_PHASE:
            reveal(state)
        elif phase == SETTLING:
            state.phase = ACTION
            state.tile = 0
            state.turn = 0
        elif phase == RESOLUTION:
            event_choices(state)
        elif phase == ACHIEVEMENT:
            rewards(state)
        elif phase == DRAFT:
            draft(state)
        elif phase == ANNOUNCEMENT:
            start_round(state)
        elif phase == CITIES:
            choose_cities(state)
        elif phase == LAST_SWAPS:
            scoring.final_scoring(state)
        else:
            return


def start_round(state: "Khora") -> None:
    """Phases A, B and the roll of phase C: nobody has to decide before the dice lie on the table."""
    event_announcement(state)
    tax(state)
    roll(state)


def event_announcement(state: "Khora") -> None:
    """Phase A: the next event is revealed; it takes effect in phase F."""
    state.phase = ANNOUNCEMENT
    state.round += 1
    if state.log is not None:
        state.tell("round", -1, "", state.round, "")
        state.tell("event", -1, state.components.events[state.events[state.round - 1]].id, 0, "")


def tax(state: "Khora") -> None:
    """Phase B: everybody gains drachma by taxes, then the cards that speak in this phase."""
    state.phase = TAX
    for seat in state.turn_order():
        taxes = state.city[seat].taxes
        if taxes:
            gain(state, seat, DRACHMA, taxes, "tax")
    for seat in state.turn_order():
        trigger(state, seat, ON_TAX)


def roll(state: "Khora") -> None:
    """Phase C, step 1: everybody rolls; the lowest total is the new start player. Step 2: a tile on each die."""
    state.phase = DICE_PHASE
    totals: list[int] = []
    event = state.components.events[state.events[state.round - 1]]
    rng = state.rng
    for city in state.city:
        dice: list[int] = []
        for _ in range(city.dice):
            dice.append(rng.below(6) + 1)
        dice.sort()
        city.roll = tuple(dice)
        city.tiles = ()
        totals.append(sum(dice))
    if state.log is not None:
        for seat, city in enumerate(state.city):
            state.tell("roll", seat, " ".join(str(die) for die in city.roll), totals[seat], "")
    state.start = new_start_player(state, totals)
    if state.log is not None:
        state.tell("start", state.start, "", 0, "")
    if event.roll_at_most:
        for seat in state.turn_order():
            if totals[seat] <= event.roll_at_most:
                gain_all(state, seat, event.gains, event.id)
    state.turn = 0
    for city in state.city:
        city.ask = ASK_TILE
        city.choices = 127
        city.answer = -1
    state.waiters = (1 << state.seats) - 1


def new_start_player(state: "Khora", totals: list[int]) -> i64:
    """The lowest total; of several, the first to the left of the old start player, who comes last (ruling 1)."""
    best = state.start
    for step in range(1, state.seats):
        seat = (state.start + step) % state.seats
        if totals[seat] < totals[best] or (totals[seat] == totals[best] and best == state.start):
            best = seat
    return best


def reveal(state: "Khora") -> None:
    """Phase C, steps 3 and 4: the tiles are revealed, then citizens are paid for those above their dice."""
    state.phase = SETTLING
    for city in state.city:
        city.acting = 0
        city.unpaid = 0
        for die, tile in enumerate(city.tiles):
            if tile <= city.roll[die]:
                city.acting |= 1 << tile
            else:
                city.unpaid |= 1 << die
    if state.log is not None:
        for seat in state.turn_order():
            for die, tile in enumerate(state.city[seat].tiles):
                state.tell("reveal", seat, TILES[tile], state.city[seat].roll[die], "")
    for seat in state.turn_order():
        settle(state, seat)


def action(state: "Khora") -> None:
    """Phase D: tile numbers in ascending order, everybody with it at once, but Military in turn order (ruling 2)."""
    tile = state.tile
    if tile == len(TILES):
        end_action(state)
    elif state.turn == state.seats:
        state.tile += 1
        state.turn = 0
    elif tile == MILITARY_TILE:
        seat = state.turn_order()[state.turn]
        state.turn += 1
        if state.city[seat].acting >> tile & 1:
            begin(state, seat, tile)
    else:
        state.turn = state.seats
        for seat in state.turn_order():
            if state.city[seat].acting >> tile & 1:
                begin(state, seat, tile)


def end_action(state: "Khora") -> None:
    """Citizens above their cap are cut at the end of phase D (ruling 5)."""
    cap = state.components.cap_citizens
    for seat, city in enumerate(state.city):
        city.acting = 0
        if city.citizens > cap:
            if state.log is not None:
                state.tell("lose", seat, "citizens", city.citizens - cap, "cap")
            city.citizens = cap
    state.phase = PROGRESS
    state.turn = 0


def progress(state: "Khora") -> None:
    """Phase E: in turn order, everybody may advance a track by one level, or two by some effects (ruling 15)."""
    if state.turn == state.seats:
        event_resolution(state)
        return
    seat = state.turn_order()[state.turn]
    state.turn += 1
    city = state.city[seat]
    more = city.in_force & state.components.progress_levels[city.name]
    city.left = state.components.progress_levels_amount if more else 1
    city.used = 0
    ask(state, seat, ASK_ADVANCE)


def event_resolution(state: "Khora") -> None:
    """Phase F: who has the most and the fewest troops is fixed (ruling 12); what needs no choice takes effect."""
    state.phase = RESOLUTION
    state.turn = 0
    event = state.components.events[state.events[state.round - 1]]
    most = max([city.troops for city in state.city])
    fewest = min([city.troops for city in state.city])
    state.most = 0
    state.fewest = 0
    for seat, city in enumerate(state.city):
        if city.troops == most:
            state.most |= 1 << seat
        if city.troops == fewest:
            state.fewest |= 1 << seat
    for seat in state.turn_order():
        gain_all(state, seat, event.all_gains, event.id)
    for seat in state.turn_order():
        if state.most >> seat & 1:
            gain_all(state, seat, event.most, event.id)
            if event.most_draw:
                state.city[seat].hand |= draw(state, seat, event.most_draw, event.id)
    for seat in state.turn_order():
        if state.fewest >> seat & 1:
            gain_all(state, seat, event.fewest, event.id)
            if event.fewest_lose_all >= 0:
                lose(state, seat, event.fewest_lose_all, 1000, event.id)


def event_choices(state: "Khora") -> None:
    """Phase F: choices are made in turn order (ruling 13)."""
    if state.turn == state.seats:
        achievement(state)
        return
    seat = state.turn_order()[state.turn]
    state.turn += 1
    event_choice(state, seat, state.components.events[state.events[state.round - 1]])


def event_choice(state: "Khora", seat: i64, event: "EventCard") -> None:
    """What the event asks of one player, if anything."""
    city = state.city[seat]
    if event.lose_knowledge and total(city.minor + city.major) >= event.lose_knowledge:
        ask(state, seat, ASK_LOSE)
    if event.fewest_discard and state.fewest >> seat & 1 and city.hand:
        city.left = event.fewest_discard
        if size(city.hand) > city.left:
            ask(state, seat, ASK_DISCARD)
        else:
            city.left = 0
            for card in members(city.hand):
                discard(state, seat, card)
    if event.advance >= 0 and (state.most >> seat & 1 or not event.advance_most_only):
        ask(state, seat, ASK_EVENT_ADVANCE)
    if event.most_politics and state.most >> seat & 1:
        ask(state, seat, ASK_PLAY)
    if event.all_action and not state.board >> PERSEPOLIS & 1:
        ask(state, seat, ASK_ACTION)


def achievement(state: "Khora") -> None:
    """Phase G: each open achievement goes to all who meet it now; all are judged on the same state (ruling 22)."""
    state.phase = ACHIEVEMENT
    shared: list[int] = []
    for number, (what, needed) in enumerate(state.components.achievement_needs):
        if not state.open >> number & 1:
            continue
        seats = [seat for seat in state.turn_order() if counted(state.city[seat], what) >= needed]
        if not seats:
            continue
        state.open &= ~(1 << number)
        for seat in seats:
            state.city[seat].achieved |= 1 << number
            if state.log is not None:
                state.tell("achieve", seat, state.components.achievement_ids[number], len(seats), "")
        if len(seats) == 1:
            state.city[seats[0]].left += 1
        else:
            shared += seats
    for seat in shared:
        gain(state, seat, TAXES, 1, "achievement")


def rewards(state: "Khora") -> None:
    """Phase G: who was alone chooses tax or glory for each achievement; then the next round, or the end."""
    for seat in state.turn_order():
        if state.city[seat].left > 0:
            ask(state, seat, ASK_ACHIEVEMENT)
    if state.waiters or any(city.left > 0 for city in state.city):
        return
    if state.round < state.components.rounds:
        start_round(state)
        return
    state.phase = LAST_SWAPS
    for seat in state.turn_order():
        ask(state, seat, ASK_SWAP)
