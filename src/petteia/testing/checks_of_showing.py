"""What a game promises to its boards: figures, stages, points, refusals, previews, and what is still a secret."""

import json
import re
from itertools import product

from petteia.kernel.choices import Delta
from petteia.kernel.game import Game
from petteia.kernel.log import EVERYBODY, Event, told_to
from petteia.kernel.position import digest
from petteia.kernel.rng import Rng
from petteia.kernel.state import State
from petteia.testing.tables import Table, as_text, demand, difference, random_decision

MOST_PREVIEWS = 24  # of one seat in one position
STAGE = re.compile(r"([a-z][a-z-]*( [0-9]+)?)?")
MARKS = ("waiting", "asked", "answered")  # where a view says who has answered and who has not

Changes = dict[tuple[int, str, str], int]  # seat, what, cause
LATER = ("end-", "next-")  # begin the numbers that no event of a choice changes


# The game, and whole games.


def check_components(game: Game) -> None:
    """The figures of every set of components are a document of its own."""
    names = [option.name for option in game.options]
    for values in product(*(option.values for option in game.options)):
        options = dict(zip(names, values))
        figures = game.components(options)
        text = as_text(figures)
        demand(json.loads(text) == figures, f"The figures change in JSON ({options}).")
        figures.clear()
        demand(as_text(game.components(options)) == text, f"The figures are shared or change ({options}).")


def check_points(table: Table) -> None:
    """From the set-up on, the points of the events that everybody hears add up to the scores."""
    state = table.new(listening=True)
    heard = state.listen()
    rng = table.rng()
    sums = [0] * table.seats
    while True:
        for event in heard:
            points = table.game.points(event)
            demand(points == 0 or event.seat >= 0, f"{event!r} brings points to nobody.")
            demand(points == 0 or event.only == EVERYBODY, f"{event!r} brings points, which everybody should hear.")
            if points:
                sums[event.seat] += points
        where = f"After {state.ply} decisions" if state.ply else "After the set-up"
        demand(sums == state.scores(), f"{where} the scores are {state.scores()}; the events' points make {sums}.")
        heard.clear()
        if not state.waiting():
            return
        state.play(*random_decision(state, rng))


# Positions.


def check_stage(game: Game, state: State, rng: Rng) -> None:
    """How far the game is: a word, perhaps a number, and nothing hidden."""
    stage = state.stage()
    demand(bool(STAGE.fullmatch(stage)), f"A stage is a word with or without a number, not {stage!r}.")
    other = state.copy()
    other.redeal(None, rng)
    demand(other.stage() == stage, f"The stage tells what is hidden: by a redeal it became {other.stage()!r}.")


def check_refused(game: Game, state: State, rng: Rng) -> None:
    """What is refused is not open, for the reason that `why_not` gives, and tells nothing hidden."""
    before = digest(state)
    for seat in range(state.seats):
        refused = state.refused(seat)
        legal = state.legal(seat)
        demand(bool(legal) or not refused, f"Seat {seat} owes no decision, and is refused {refused}.")
        actions = [action for action, _ in refused]
        demand(actions == sorted(set(actions)), f"What seat {seat} is refused does not ascend: {actions}.")
        for action, reason in refused:
            move = game.codec.move(action)
            demand(action not in legal, f"Seat {seat} is refused {move!r}, which it may do.")
            demand(bool(reason.rule), f"Why is seat {seat} refused {move!r}?")
            why = state.why_not(seat, action)
            demand(why == reason, f"Seat {seat} is refused {move!r} for {reason!r}, and `why_not` says {why!r}.")
        other = state.copy()
        other.redeal(seat, rng)
        demand(other.refused(seat) == refused, f"What seat {seat} is refused tells what is hidden from it.")
    demand(digest(state) == before, "`refused` changed the position.")


def check_preview(game: Game, state: State, rng: Rng) -> None:
    """A preview is of open choices, changes and tells nothing, and rests on what the seat knows."""
    state = state.copy()
    heard = state.listen()
    before = digest(state)
    for seat in range(state.seats):
        other = state.copy()
        other.redeal(seat, rng)
        for action in some_of(state.legal(seat), rng):
            deltas = state.preview(seat, action)
            check_deltas(state, seat, action, deltas)
            again = other.preview(seat, action)
            demand(again == deltas, f"Seat {seat}'s preview of {action} tells what is hidden: {deltas} or {again}.")
        action = rng.below(len(game.codec.moves))
        if action not in state.legal(seat):
            demand(not state.preview(seat, action), f"Seat {seat} may not do {action}, and gets a preview of it.")
    demand(digest(state) == before, "A preview changed the position.")
    demand(not heard, f"A preview told {heard[:1]}.")


def check_deltas(state: State, seat: int, action: int, deltas: list[Delta]) -> None:
    """Every delta changes a number of a seat at the table, and no number twice."""
    for delta in deltas:
        fits = 0 <= delta.seat < state.seats and bool(delta.what) and delta.amount != 0
        demand(fits, f"Seat {seat}'s preview of {action} says {delta!r}.")
    numbers = {(delta.seat, delta.what, delta.cause) for delta in deltas}
    demand(len(numbers) == len(deltas), f"Seat {seat}'s preview of {action} says a number twice: {deltas}.")


def check_preview_comes_true(game: Game, state: State, rng: Rng) -> None:
    """Where a decision is carried out at once, what happens first is what its preview says."""
    waiting = state.waiting()
    if len(waiting) != 1 or any(state.sealed(seat) for seat in range(state.seats)):
        return
    seat = waiting[0]
    for action in some_of(state.legal(seat), rng):
        deltas = [delta for delta in state.preview(seat, action) if not delta.what.startswith(LATER)]
        promised: Changes = {(delta.seat, delta.what, delta.cause): delta.amount for delta in deltas}
        other = state.copy()
        heard = other.listen()
        other.play(seat, action)
        demand(comes_true(game, promised, heard), f"Seat {seat} did {action}: {promised} was promised, not {heard}.")


def comes_true(game: Game, promised: Changes, heard: list[Event]) -> bool:
    """Whether the first of these events, some or none, change exactly what was promised."""
    changed: Changes = {}
    if not promised:
        return True
    for event in heard:
        for delta in game.changes(event):
            number = (delta.seat, delta.what, delta.cause)
            changed[number] = changed.get(number, 0) + delta.amount
        if {number: amount for number, amount in changed.items() if amount} == promised:
            return True
    return False


def some_of(actions: tuple[int, ...], rng: Rng) -> list[int]:
    """Not too many of them."""
    chosen = list(actions)
    rng.shuffle(chosen)
    return chosen[:MOST_PREVIEWS]


def check_sealed(game: Game, state: State, rng: Rng) -> None:
    """A sealed answer has shown others nothing; an answer that shows others nothing is sealed while they decide."""
    for seat in range(state.seats):
        demand(state.ply > 0 or not state.sealed(seat), f"Seat {seat} has answered nothing, and is sealed.")
        demand(not state.over() or not state.sealed(seat), f"The game is over, and seat {seat} is sealed.")
    for seat in state.waiting():
        kept = 0
        for action in some_of(state.legal(seat), rng)[:2]:
            other = state.copy()
            heard = other.listen()
            other.play(seat, action)
            if any(told_to(heard, viewer) for viewer in others(state, seat)):
                continue  # a step in the open
            shows = what_shows(game, state, other, seat)
            if other.sealed(seat):
                demand(not shows, f"Seat {seat} is sealed, but its answer {action} shows: {shows}.")
            elif not shows and seat not in other.waiting() and other.waiting():
                kept += 1
        several = len(state.waiting()) > 1
        demand(kept < 2 or not several, f"Nobody has learnt what seat {seat} answered, and it is not sealed.")


def others(state: State, seat: int) -> list[int | None]:
    """Everybody who looks on while a seat decides."""
    return [None, *(other for other in range(state.seats) if other != seat)]


def what_shows(game: Game, before: State, after: State, seat: int) -> str:
    """What others see of a seat's decision, besides who has answered and who has not; empty if nothing."""
    for viewer in others(before, seat):
        one, two = without_marks(before.view(viewer)), without_marks(after.view(viewer))
        if one != two:
            return difference(one, two)
    return ""


def without_marks(document: object) -> object:
    """A document without the marks of who is waited for."""
    if isinstance(document, dict):
        return {name: without_marks(value) for name, value in document.items() if name not in MARKS}
    return [without_marks(value) for value in document] if isinstance(document, list) else document


CHECKS_OF_FIGURES = (check_components,)
CHECKS_OF_STORIES = (check_points,)
CHECKS_OF_SHOWING = (check_stage, check_refused, check_preview, check_preview_comes_true, check_sealed)
