"""What a game promises about what is hidden: views under `redeal`, secret decisions, and their order."""

from petteia.kernel.game import Game
from petteia.kernel.log import Event, told_to
from petteia.kernel.position import digest
from petteia.kernel.rng import Rng, fork, rng_from_seed
from petteia.kernel.state import Document, State
from petteia.testing.tables import as_text, demand, difference, play_in_step, play_randomly

REDEALS = 2
ALTERNATIVES = 8


def check_redeal(game: Game, state: State, rng: Rng) -> None:
    """What a viewer cannot see becomes a possible alternative, and nothing that the viewer sees changes with it."""
    before = digest(state)
    for viewer in (None, *range(state.seats)):
        for _ in range(REDEALS):
            chance = fork(rng)
            other, same = state.copy(), state.copy()
            other.redeal(viewer, chance.copy())
            same.redeal(viewer, chance)
            demand(digest(other) == digest(same), "The same chance redeals otherwise the second time.")
            demand(other.rng.text() != state.rng.text(), f"After a redeal {viewer} could still foresee the dice.")
            demand(digest(state) == before, "Redealing a copy changed the original.")
            looks_the_same(game, state, other, viewer)
            again = game.from_dict(other.to_dict())
            demand(digest(again) == digest(other), "from_dict changes a redealt position.")
            play_in_step(other, again, chance, "A redealt position read from its document")


def looks_the_same(game: Game, state: State, other: State, viewer: int | None) -> None:
    """The viewer, and therefore a spectator too, must not see that a position was redealt."""
    one, two = state.view(viewer), other.view(viewer)
    demand(one == two, f"The view of {viewer} contains what is hidden: by a redeal {difference(one, two)}.")
    one, two = state.view(None), other.view(None)
    demand(one == two, f"A spectator sees more than seat {viewer}: by its redeal {difference(one, two)}.")
    demand(state.waiting() == other.waiting(), "A redeal changed who is waited for.")
    demand(state.scores() == other.scores(), "A redeal changed the points, which everybody sees.")
    if viewer is not None:
        demand(state.legal(viewer) == other.legal(viewer), f"A redeal changed what seat {viewer} itself may do.")
        demand(state.observe(viewer) == other.observe(viewer), f"Seat {viewer} observes what is hidden from it.")


def check_hides(game: Game, state: State, rng: Rng) -> None:
    """A seat that hides nothing sees what everybody sees; and whether it hides something is no secret."""
    hiding = [state.hides(seat) for seat in range(state.seats)]
    other = state.copy()
    other.redeal(None, rng)
    again = [other.hides(seat) for seat in range(state.seats)]
    demand(hiding == again, "Whether a seat hides something depends on what it hides.")
    for seat in range(state.seats):
        if not hiding[seat]:
            one, two = state.view(seat), other.view(seat)
            demand(one == two, f"Seat {seat} is said to hide nothing, and sees a secret: {difference(one, two)}.")


def check_questions_of_others(game: Game, state: State, rng: Rng) -> None:
    """Where a seat's choices tell of its secrets, a spectator's view does not list them."""
    lists = [as_text(found) for found in lists_in(state.view(None))]
    for seat in state.waiting():
        legal = state.legal(seat)
        alternatives = set()
        for _ in range(3):
            other = state.copy()
            other.redeal(None, rng)
            alternatives.add(other.legal(seat))
        if alternatives != {legal}:
            notations = [game.codec.move(action).notation() for action in legal]
            secret = as_text(list(legal)) in lists or as_text(notations) in lists
            demand(not secret, f"A spectator sees what seat {seat} may choose from, which is a secret.")


def lists_in(document: object) -> list[list[object]]:
    """All lists anywhere in a document."""
    if isinstance(document, dict):
        return [found for value in document.values() for found in lists_in(value)]
    if isinstance(document, list):
        return [document, *(found for value in document for found in lists_in(value))]
    return []


def check_order(game: Game, state: State, rng: Rng) -> None:
    """Where several seats decide at once, the order in which their decisions arrive does not matter."""
    waiting = list(state.waiting())
    if len(waiting) < 2:
        return
    chosen = {seat: state.legal(seat)[rng.below(len(state.legal(seat)))] for seat in waiting}
    expected = ""
    shuffled = waiting[:]
    rng.shuffle(shuffled)
    for order in (waiting, waiting[::-1], shuffled):
        other = state.copy()
        for number, seat in enumerate(order):
            for later in order[number:]:
                unchanged = later in other.waiting() and other.legal(later) == state.legal(later)
                demand(unchanged, f"What seat {later} may do depends on who has decided before.")
            other.play(seat, chosen[seat])
        found = digest(other)
        demand(found == (expected or found), f"The decisions {chosen} lead elsewhere in the order {order}.")
        expected = found


def check_secret_decisions(game: Game, state: State, rng: Rng) -> None:
    """Where others cannot see what a seat decided, they do not hear, observe or feel it either."""
    for seat in state.waiting():
        if len(state.waiting()) < 2:
            return
        actions = state.legal(seat)
        one, two = state.copy(), state.copy()
        heard_one, heard_two = one.listen(), two.listen()
        one.play(seat, actions[0])
        two.play(seat, actions[1 + rng.below(len(actions) - 1)])
        for viewer in (None, *(other for other in range(state.seats) if other != seat)):
            if one.view(viewer) != two.view(viewer):
                continue
            heard = told_to(heard_one, viewer) == told_to(heard_two, viewer)
            demand(heard, f"{viewer} hears what seat {seat} decided, and should not see it.")
            if viewer is not None:
                demand(one.observe(viewer) == two.observe(viewer), f"Seat {viewer} observes more than it sees.")
                demand(one.legal(viewer) == two.legal(viewer), f"Seat {seat}'s secret changes what {viewer} may do.")


def check_learning(game: Game, state: State, rng: Rng) -> None:
    """Whoever learns something by their own decision is noted, so that nobody can take back what they know."""
    for seat in state.waiting():
        actions = state.legal(seat)
        demand_noted(state, seat, actions[rng.below(len(actions))], rng, ALTERNATIVES)


def demand_noted(state: State, seat: int, action: int, rng: Rng, alternatives: int) -> None:
    """Demand that the rules note it if a decision of a seat tells the seat something.

    That is found by trial: what the seat cannot see is replaced by random alternatives, the same decision is made
    there, and if the seat then knows anything else, it has learned something. A secret told to another seat counts too.
    """
    after = state.copy()
    known, heard = knowledge_after(after, seat, action)
    if after.has_learned(seat):
        return
    demand(told_to(heard, seat) == heard, f"By action {action} of seat {seat} another seat learns something.")
    for _ in range(alternatives):
        other = state.copy()
        other.redeal(seat, rng)
        same = knowledge_after(other, seat, action) == (known, heard)
        demand(same, f"Seat {seat} learns something by action {action}, which is not noted (`all_learn`).")


def knowledge_after(state: State, seat: int, action: int) -> tuple[Document, list[Event]]:
    """What a seat knows after its decision, and what it hears, with what others hear in secret.

    A redeal only depends on what the seat knows and on chance. With the same chance, positions that look the same to
    the seat become equal; comparing those is much faster than comparing views.
    """
    heard = state.listen()
    state.apply(seat, action)
    known = state.copy()
    known.redeal(seat, rng_from_seed(0))
    return known.to_dict(), heard


def check_redealt_play(game: Game, state: State, rng: Rng) -> None:
    """A game may be redealt before every decision and still goes on to its end."""
    state = state.copy()
    for _ in range(12):
        waiting = state.waiting()
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        state.redeal(seat, rng)
        for other in state.waiting():
            demand(len(state.legal(other)) > 1, f"After a redeal for seat {seat}, seat {other} has nothing to choose.")
        play_randomly(state, rng, 1)


CHECKS_OF_SECRETS = (
    check_order,
    check_redeal,
    check_hides,
    check_questions_of_others,
    check_secret_decisions,
    check_learning,
    check_redealt_play,
)
