"""What a game promises in every position: who may do what, copies, documents, views, refusals.

Every check takes the game, a position and a source of chance, and leaves the position as it was.
"""

import copy
import json
import pickle

import petteia
from petteia.kernel.choices import Reason
from petteia.kernel.errors import BadPosition, BadSeats, IllegalAction, WrongSeat
from petteia.kernel.game import Game
from petteia.kernel.position import digest, position_document, position_text
from petteia.kernel.rng import Rng
from petteia.kernel.state import State
from petteia.testing.tables import as_text, demand, difference, play_in_step, play_randomly, refused

FAR_SEATS = (-(2**70), -1, 4096, 2**70)
FAR_ACTIONS = (-(2**70), -1, 4096, 2**31, 2**62, 2**70)
JUNK: list[object] = [None, -1, 0, 1, 2, 7, 99, 2**70, 1.5, True, "?", "", [], {}, [None], {"?": 1}]


def check_waiting(game: Game, state: State, rng: Rng) -> None:
    """The game is over exactly when nobody is waited for; whoever is waited for sits at the table, once."""
    waiting = state.waiting()
    demand(isinstance(waiting, tuple), "`waiting` should be a tuple.")
    demand(len(set(waiting)) == len(waiting), f"Somebody is waited for twice: {waiting}.")
    demand(all(0 <= seat < state.seats for seat in waiting), f"A seat that is not there is waited for: {waiting}.")
    demand(state.over() == (not waiting), f"over() is {state.over()}, and the game waits for {waiting}.")
    expected: tuple[int, ...] = waiting or (-1,)
    demand(state.next_seat() in expected, f"next_seat() is {state.next_seat()}; it should be one of {expected}.")


def check_legal(game: Game, state: State, rng: Rng) -> None:
    """Whoever is waited for has at least two actions, ascending, known to the codec; nobody else has any."""
    for seat in (-1, *range(state.seats + 3)):
        actions = state.legal(seat)
        if seat not in state.waiting():
            demand(actions == (), f"Seat {seat} owes no decision, and may do {actions}.")
            continue
        demand(len(actions) > 0, f"Seat {seat} is waited for and has no legal action.")
        demand(
            len(actions) > 1, f"Seat {seat} is asked where it has no choice: {actions}; forced steps play themselves."
        )
        demand(list(actions) == sorted(set(actions)), f"The actions of seat {seat} do not ascend: {actions}.")
        demand(actions[0] >= 0 and actions[-1] < len(game.codec.moves), f"The codec does not know all of {actions}.")
        demand(actions == state.legal(seat), "`legal` gives another answer the second time.")


def check_scores(game: Game, state: State, rng: Rng) -> None:
    """Everybody has points and a place; a place is one more than the number of those on better places."""
    scores, ranking = state.scores(), state.ranking()
    demand(len(scores) == state.seats, f"There are {state.seats} seats and {len(scores)} scores.")
    demand(len(ranking) == state.seats, f"There are {state.seats} seats and {len(ranking)} places.")
    demand(1 in ranking, f"Nobody is first: {ranking}.")
    for place in ranking:
        better = sum(1 for other in ranking if other < place)
        demand(place == 1 + better, f"In the ranking {ranking}, place {place} comes after {better} players.")


def check_copy(game: Game, state: State, rng: Rng) -> None:
    """A copy is equal, nobody listens to it, and neither changes with the other."""
    before = digest(state)
    one, other = state.copy(), state.copy()
    demand(one is not state and type(one) is type(state), "`copy` should give another state of the same kind.")
    demand(digest(one) == before, "A copy differs from the original.")
    demand(one.log is None, "Somebody listens to a fresh copy.")
    view = as_text(other.view(None))
    play_randomly(one, rng)
    demand(digest(state) == before and digest(other) == before, "Playing on a copy changed the original.")
    demand(as_text(other.view(None)) == view, "Playing on a copy changed the original's view.")
    play_in_step(state.copy(), other, rng, "A copy")
    for means in (copy.copy, copy.deepcopy):
        again = means(state)
        demand(again is not state and digest(again) == before, f"`copy.{means.__name__}` does not copy the state.")


def check_pickle(game: Game, state: State, rng: Rng) -> None:
    """A state that was pickled plays on as it would have; games that cannot be loaded by name have no pickles."""
    if game.name in petteia.known_games():
        again = pickle.loads(pickle.dumps(state))
        for seat in range(state.seats):
            demand(again.observe(seat) == state.observe(seat), f"Seat {seat} observes another position in a pickle.")
        play_in_step(state.copy(), again, rng, "A pickle")


def check_bytes(game: Game, state: State, rng: Rng) -> None:
    """A position that was written as bytes plays on as it would have; bytes that break off are refused."""
    written = game.to_bytes(state)
    again = game.from_bytes(written)
    demand(game.to_bytes(again) == written, "A position that was written as bytes and read is written as other bytes.")
    demand(again.observe(0) == state.observe(0), "A position that was written as bytes is observed as another one.")
    play_in_step(state.copy(), again, rng, "A position from bytes")
    refused(BadPosition, "Bytes that break off", game.from_bytes, written[: rng.below(len(written))])
    refused(BadPosition, "Bytes with one too many", game.from_bytes, written + b"?")


def check_document(game: Game, state: State, rng: Rng) -> None:
    """A position survives JSON, describes everything, and shares nothing with the state."""
    document = state.to_dict()
    text = as_text(document)
    demand(json.loads(text) == document, f"The document changes in JSON: {difference(document, json.loads(text))}.")
    demand(position_document(position_text(state)) == document, "The position's text is read as another document.")
    read = json.loads(text)
    again = game.from_dict(read)
    demand(as_text(again.to_dict()) == text, f"from_dict changes: {difference(document, again.to_dict())}.")
    for viewer in (None, *range(state.seats)):
        one, other = state.view(viewer), again.view(viewer)
        demand(one == other, f"from_dict changes the view of {viewer}: {difference(one, other)}.")
    original = state.copy()
    document = original.to_dict()
    play_in_step(original, again, rng, "A position read from its document")
    demand(as_text(document) == text and as_text(read) == text, "A document changed when its state was played on.")


def check_bad_documents(game: Game, state: State, rng: Rng) -> None:
    """A damaged document is refused with BadPosition, or describes another position that can be played to its end."""
    refused(BadPosition, "An empty document was accepted", game.from_dict, {})
    for _ in range(12):
        document = json.loads(as_text(state.to_dict()))
        what = damage(document, rng)
        try:
            other = game.from_dict(document)
        except BadPosition as error:
            demand(
                bool(str(error)) and "\n" not in str(error), f"A refusal should be one sentence, not {str(error)!r}."
            )
            continue
        except Exception as error:
            demand(False, f"{type(error).__name__} instead of BadPosition for a document where {what}: {error}")
        try:
            play_randomly(other, rng)
            demand(other.over() and len(other.ranking()) == other.seats, "it waits for nobody and is not over")
        except Exception as error:
            demand(False, f"A document where {what} was accepted, but not playable: {type(error).__name__}: {error}")


def damage(document: dict[str, object], rng: Rng) -> str:
    """Change one thing somewhere in a document, and say what."""
    values = leaves_in(document)
    node: object = document
    path: list[str] = []
    while True:
        keys: list[str | int] = []
        if isinstance(node, dict):
            keys = list(node)
        elif isinstance(node, list):
            keys = list(range(len(node)))
        key = keys[rng.below(len(keys))]
        path.append(str(key))
        child = node[key]  # type: ignore[index]
        if isinstance(child, dict | list) and child and rng.below(4):
            node = child
            continue
        where = ".".join(path)
        if rng.below(5) == 0:
            del node[key]  # type: ignore[attr-defined]
            return f"{where} is missing"
        # A value from elsewhere in the document is wrong in a less obvious way.
        pool = (JUNK, values)[rng.below(2)]
        node[key] = pool[rng.below(len(pool))]  # type: ignore[index]
        return f"{where} is {node[key]!r} instead of {str(child)[:40]}"  # type: ignore[index]


def leaves_in(document: object) -> list[object]:
    """All numbers, words and so on anywhere in a document."""
    if isinstance(document, dict):
        return [leaf for value in document.values() for leaf in leaves_in(value)]
    if isinstance(document, list):
        return [leaf for value in document for leaf in leaves_in(value)]
    return [document]


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """What is not legal is refused by its type, changes nothing and tells nothing."""
    state = state.copy()
    heard = state.listen()
    before = digest(state)
    count = len(game.codec.moves)
    for seat in (*FAR_SEATS, *range(state.seats + 1)):
        waits = seat in state.waiting()
        legal = state.legal(seat) if waits else ()
        actions = [*FAR_ACTIONS, count, *(rng.below(count) for _ in range(12))]
        for action in actions:
            if action not in legal:
                expected = IllegalAction if waits else WrongSeat
                refused(expected, f"Seat {seat} played {action}", state.play, seat, action)
    demand(digest(state) == before, "A refused action changed the position.")
    demand(not heard, f"A refused action told {heard[:1]}.")


def check_why_not(game: Game, state: State, rng: Rng) -> None:
    """A legal move is refused for no reason, any other for one; asking changes nothing."""
    before = digest(state)
    for seat in range(state.seats):
        legal = state.legal(seat)
        some = [rng.below(len(game.codec.moves)) for _ in range(12)]
        for action in (*legal, *some):
            reason = state.why_not(seat, action)
            if action in legal:
                demand(reason is None, f"Seat {seat} may play {action}, and why_not says {reason!r}.")
            else:
                demand(isinstance(reason, Reason) and bool(reason.rule), f"Why may seat {seat} not play {action}?")
    demand(digest(state) == before, "`why_not` changed the position.")


def check_views(game: Game, state: State, rng: Rng) -> None:
    """A view survives JSON, is the same when asked again, and looking changes nothing."""
    before = digest(state)
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        text = as_text(view)
        demand(json.loads(text) == view, f"The view of {viewer} changes in JSON.")
        demand(as_text(state.view(viewer)) == text, f"The view of {viewer} is another one the second time.")
    for seat in (-1, state.seats):
        refused(BadSeats, f"Seat {seat}, which is not there, sees something", state.view, seat)
    demand(digest(state) == before, "Looking at a position changed it.")


def check_observation(game: Game, state: State, rng: Rng) -> None:
    """An observation has a number for each column of the game's fields, within the field's range."""
    fields = [(column, field) for field in game.observation_fields() for column in field.columns()]
    demand(len({column for column, _ in fields}) == len(fields), "Two numbers of an observation have one name.")
    for seat in range(state.seats):
        numbers = state.observe(seat)
        demand(len(numbers) == len(fields), f"Seat {seat} observes {len(numbers)} numbers, not {len(fields)}.")
        for number, (column, field) in zip(numbers, fields):
            demand(field.low <= number <= field.high, f"Seat {seat} observes {number} as {column}.")


CHECKS_OF_POSITIONS = (
    check_waiting,
    check_legal,
    check_copy,
    check_pickle,
    check_scores,
    check_refusals,
    check_why_not,
    check_views,
    check_observation,
    check_document,
    check_bad_documents,
    check_bytes,
)
