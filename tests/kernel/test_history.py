"""What seats remember."""

import pickle
from copy import deepcopy

import pytest

import petteia
from petteia.kernel.errors import IllegalAction
from petteia.kernel.game import Game
from petteia.kernel.history import DECIDED, SEEN, TOLD, History, Memory, code
from petteia.kernel.position import digest
from petteia.kernel.rng import rng_from_seed
from tests.kernel.tiny import GAME

GAMES = [GAME, *(petteia.load(name) for name in petteia.known_games())]


def begun(game: Game, seats: int, seed: int) -> Memory:
    return Memory(game.table(seats, seed, {}, listening=True))


def play_on(memory: Memory, seed: int, decisions: int) -> None:
    """Make so many random decisions, or as many as there are left."""
    rng = rng_from_seed(seed)
    while decisions and (seat := memory.state.next_seat()) >= 0:
        legal = memory.state.legal(seat)
        memory.play(seat, legal[rng.below(len(legal))])
        decisions -= 1


def seen_by(history: History, width: int) -> list[int]:
    """The last observation, as it follows from all changes."""
    numbers = [0] * width
    for moment in history.moments():
        if moment.numbers[0] == SEEN:
            for at in range(2, len(moment.numbers), 2):
                numbers[moment.numbers[at]] = moment.numbers[at + 1]
    return numbers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_history_has_all_that_was_seen_told_and_decided(game: Game) -> None:
    memory, alone = begun(game, 2, 3), game.table(2, 3, {}, listening=True)
    events = list(alone.listen())
    rng = rng_from_seed(4)
    decided: list[list[int]] = [[], []]
    while (seat := alone.next_seat()) >= 0:
        action = alone.legal(seat)[rng.below(len(alone.legal(seat)))]
        alone.listen().clear()
        alone.play(seat, action)
        memory.play(seat, action)
        decided[seat].append(action)
        events += alone.listen()
        if alone.ply % 20 == 0 or alone.over():
            for other, history in enumerate(memory.histories):
                assert seen_by(history, len(alone.observe(other))) == alone.observe(other)
    for other, history in enumerate(memory.histories):
        moments = history.moments()
        assert [moment.numbers[1] for moment in moments if moment.numbers[0] == DECIDED] == decided[other]
        told = [moment.event for moment in moments if moment.numbers[0] == TOLD]
        assert told == [event for event in events if event.only in (-1, other)]
        assert history.length() == len(history.numbers())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("decisions", [0, 3, 17, 40])
def test_a_redeal_changes_nothing_that_the_seat_remembers(game: Game, decisions: int) -> None:
    for seed in range(3):
        memory = begun(game, 3, seed)
        play_on(memory, seed, decisions)
        for seat in range(3):
            world = memory.copy()
            world.redeal(seat, rng_from_seed(seed))
            assert world.histories[seat].numbers() == memory.histories[seat].numbers()
            assert world.histories[seat].digest() == memory.histories[seat].digest()


def test_the_cards_that_were_passed_on_are_remembered() -> None:
    """In a draft, a pack goes to the next player: what it held no longer shows, but is known."""
    game = petteia.load("khora")
    memory = begun(game, 3, 1)
    columns = [column for field in game.observation_fields() for column in field.columns()]
    first = {column for column, number in zip(columns, memory.state.observe(0)) if number and column[:5] == "pack["}
    play_on(memory, 1, 3)
    now = {column for column, number in zip(columns, memory.state.observe(0)) if number and column[:5] == "pack["}
    remembered = {
        columns[moment.numbers[at]]
        for moment in memory.histories[0].moments()
        if moment.numbers[0] == SEEN
        for at in range(2, len(moment.numbers), 2)
    }
    assert first
    assert not first & now
    assert first <= remembered


def test_two_pasts_that_lead_to_one_present_are_told_apart() -> None:
    one, other = begun(GAME, 2, 1), begun(GAME, 2, 1)
    bids = one.state.legal(0)[:2]
    for mine, instead in zip(bids, reversed(bids)):
        one.play(0, mine)
        one.play(1, one.state.legal(1)[0])
        other.play(0, instead)
        other.play(1, other.state.legal(1)[0])
    assert one.state.legal(0) == other.state.legal(0)
    assert one.histories[0].digest() != other.histories[0].digest()


def test_copies_go_on_by_themselves() -> None:
    memory = begun(GAME, 2, 1)
    play_on(memory, 1, 2)
    before = memory.histories[0].numbers()
    for copy in (memory.copy(), deepcopy(memory)):
        play_on(copy, 2, 2)
        assert copy.histories[0].numbers()[: len(before)] == before
        assert copy.histories[0].length() > len(before)
    assert memory.histories[0].numbers() == before
    again = memory.copy()
    play_on(again, 5, 2)
    play_on(memory, 5, 2)
    assert again.histories[0].numbers() == memory.histories[0].numbers()


def test_memories_can_be_pickled() -> None:
    memory = begun(petteia.load("emporion"), 2, 1)
    play_on(memory, 1, 10_000)
    again = pickle.loads(pickle.dumps(memory))
    for mine, kept in zip(memory.histories, again.histories):
        assert kept.numbers() == mine.numbers()
        assert kept.digest() == mine.digest()
        assert [moment.event for moment in kept.moments()] == [moment.event for moment in mine.moments()]
    assert digest(again.state) == digest(memory.state)


def test_an_illegal_action_is_not_remembered() -> None:
    memory = begun(GAME, 2, 1)
    before = [history.numbers() for history in memory.histories]
    with pytest.raises(IllegalAction):
        memory.play(0, 99)
    assert [history.numbers() for history in memory.histories] == before


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_different_words_have_different_codes(game: Game) -> None:
    words: set[str] = set()
    for seed in range(5):
        memory = begun(game, 2 + seed % 2, seed)
        play_on(memory, seed, 10_000)
        for history in memory.histories:
            for moment in history.moments():
                if moment.event is not None:
                    words |= {moment.event.kind, moment.event.what, moment.event.cause}
    assert len({code(word) for word in words}) == len(words)
