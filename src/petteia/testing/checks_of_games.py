"""What a game promises as a whole: its codec, seats and options, and whole games from set-up to end."""

import json
from functools import partial
from hashlib import blake2b

from petteia.kernel.errors import BadMove, BadOption, BadSeats, BadSeed, WrongSeat
from petteia.kernel.game import Game
from petteia.kernel.log import EVERYBODY, told_to
from petteia.kernel.moves import MOST_ACTIONS
from petteia.kernel.position import digest
from petteia.kernel.record import Record, Recorder, parse_record, print_record, replay, verify
from petteia.kernel.rng import Rng, Seed, rng_from_seed
from petteia.kernel.state import State
from petteia.testing.tables import Table, as_text, demand, play_randomly, random_decision, refused

LOOKS = 20  # positions, at first and after the first whisper, in which something should be hidden


def check_codec(game: Game) -> None:
    """Every action has a move, every move a notation and a document, and all lead back to the action."""
    codec = game.codec
    demand(0 < len(codec.moves) <= MOST_ACTIONS, f"A game has 1 to {MOST_ACTIONS} actions, not {len(codec.moves)}.")
    for action, move in enumerate(codec.moves):
        demand(codec.move(action) == move, f"Action {action} does not mean the move {move!r}.")
        demand(codec.action(move) == action, f"The move {move!r} is not read back as action {action}.")
        demand(codec.read(move.notation()) == action, f"{move.notation()!r} is not read back as action {action}.")
        demand(json.loads(json.dumps(move.to_dict())) == move.to_dict(), f"The move {move!r} is no JSON document.")
    for wrong in (-1, len(codec.moves), 2**62):
        refused(BadMove, f"Action {wrong} has a meaning", codec.move, wrong)


def check_notation(game: Game) -> None:
    """What a person writes is read whatever the spaces and the capitals; what is not a move is refused."""
    for action, move in enumerate(game.codec.moves):
        words = move.notation().split()
        demand(bool(words), f"Action {action} has no notation.")
        for written in ("  ".join(words).upper(), f"\t{' '.join(words).title()} \n"):
            demand(game.codec.read(written) == action, f"{written!r} is not read as {move.notation()!r}.")
    for nonsense in ("", "no such move", "\x00", "1" * 5000):
        refused(BadMove, f"{nonsense[:20]!r} is read as a move", game.codec.read, nonsense)


def check_seats(game: Game) -> None:
    """A table for too few or too many is refused."""
    demand(1 <= game.min_seats <= game.max_seats, "The game has no number of seats.")
    for seats in (-1, game.min_seats - 1, game.max_seats + 1, 10**6):
        if seats != 0:  # 0 is "as many as can play"
            refused(BadSeats, f"A table for {seats} was set up", game.new, seats)
    demand(game.new().seats == game.max_seats, "A table without a number of seats is for as many as can play.")


def check_options(game: Game) -> None:
    """Options have different names and values; others are refused."""
    names = [option.name for option in game.options]
    demand(len(set(names)) == len(names), "Two options have the same name.")
    for option in game.options:
        demand(len(set(option.values)) == len(option.values) > 0, f"Option {option.name} should have different values.")
        refused(BadOption, f"Option {option.name} may be '?'", partial(game.new, 0, 0, **{option.name: "?"}))
    refused(BadOption, "An unknown option was accepted", partial(game.new, 0, 0, **{"no-such-option": "on"}))


def check_seeds(game: Game) -> None:
    """What is not a seed is refused (by its type alone where the engine is compiled)."""
    seeds: tuple[object, ...] = (b"short", "7", None, 1.5, True)
    for wrong in seeds:
        refused((BadSeed, TypeError), f"The seed {wrong!r} was accepted", game.new, game.min_seats, wrong)


# What holds for a whole game at one table.


def check_determinism(table: Table) -> None:
    """The same seed and the same decisions give the same game."""
    first, second = table.new(), table.new()
    demand(digest(first) == digest(second), "The same seed gave two different set-ups.")
    decisions = play_randomly(first, table.rng())
    for seat, action in decisions:
        second.play(seat, action)
    demand(digest(first) == digest(second), "The same seed and decisions gave two different ends.")
    demand(first.ply == len(decisions), f"The state counts {first.ply} decisions; {len(decisions)} were made.")


def check_end(table: Table) -> None:
    """A finished game has an order of places and refuses every further action."""
    state = table.new()
    play_randomly(state, table.rng())
    demand(state.over() and not state.waiting() and state.next_seat() == -1, "A finished game waits for somebody.")
    before = digest(state)
    for seat in range(table.seats):
        for action in range(len(table.game.codec.moves)):
            refused(WrongSeat, f"Seat {seat} played {action} after the end", state.play, seat, action)
    demand(digest(state) == before, "An action after the end changed the position.")


def check_record(table: Table) -> None:
    """A game written down can be read, replayed to any decision, and verified."""
    round_trip(table, table.seed)


def check_sealed_seed(table: Table) -> None:
    """The same with the sealed generator, by which people play."""
    key = blake2b(f"{table.seed!r}".encode(), digest_size=32).digest()
    record = round_trip(table, key)
    other = Table(table.game, table.seats, table.options, key).new()
    demand(other.rng.text().startswith("sealed:"), "A table with a sealed seed does not use the sealed generator.")
    demand(record.seed == key, "The record does not keep the sealed seed.")


def round_trip(table: Table, seed: Seed) -> Record:
    """Play a game into a record, then print, parse, replay and verify it."""
    game = table.game
    recorder = Recorder(game, table.seats, seed, table.options)
    rng = table.rng()
    halfway = ""
    while recorder.state.waiting():
        if len(recorder.record.decisions) == 7:
            halfway = digest(recorder.state)
        recorder.play(*random_decision(recorder.state, rng))
    record = recorder.finish()
    text = print_record(game, record)
    read = parse_record(game, text)
    demand(read == record, "A record that was printed and parsed differs.")
    demand(print_record(game, read) == text, "A record that was parsed prints otherwise.")
    demand(digest(replay(game, read)) == digest(recorder.state), "A record replays to another position.")
    demand(not halfway or digest(replay(game, read, 7)) == halfway, "A record replays to another position half-way.")
    verify(game, read)
    return record


def check_events(table: Table) -> None:
    """Listening changes nothing; the same game tells the same events; a whisper is for one seat of the table."""
    silent, first, second = table.new(), table.new(listening=True), table.new(listening=True)
    heard, again = first.listen(), second.listen()
    demand(digest(first) == digest(silent), "The table was set up otherwise because somebody listened.")
    for seat, action in play_randomly(silent, table.rng()):
        for state in (first, second):
            state.play(seat, action)
    demand(digest(first) == digest(silent), "The game went otherwise because somebody listened.")
    demand(heard == again, "The same game told other events the second time.")
    demand(silent.log is None, "A state that nobody listens to keeps events.")
    for event in heard:
        demand(event.only == EVERYBODY or 0 <= event.only < table.seats, f"{event!r} is for a seat that is not there.")
        demand(-1 <= event.seat < table.seats, f"{event!r} is about a seat that is not there.")
        demand(json.loads(json.dumps(event.to_dict())) == event.to_dict(), f"{event!r} is no JSON document.")
    for viewer in (None, *range(table.seats)):
        ears = {event.only for event in told_to(heard, viewer)}
        demand(ears <= {EVERYBODY, viewer}, f"Viewer {viewer} is told what is whispered to another seat.")


def check_redeal_moves(table: Table) -> None:
    """A game that whispers has secrets, so redealing for a spectator must change something besides the dice to come."""
    state = table.new()
    heard = state.listen()
    rng = table.rng()
    redealt = rng_from_seed(1)
    looks = 0
    while state.waiting():
        state.play(*random_decision(state, rng))
        whispers = [event for event in heard if event.only != EVERYBODY]
        if looks < LOOKS and (whispers or state.ply <= LOOKS):
            looks += 1 if whispers else 0
            if without_chance(state) != without_chance(spectator_redeal(state, redealt)):
                return
    demand(not whispers, f"{len(whispers)} events were whispered, but redealing changes nothing.")


def spectator_redeal(state: State, rng: Rng) -> State:
    """What a spectator may take the position for."""
    other = state.copy()
    other.redeal(None, rng)
    return other


def without_chance(state: State) -> str:
    """The position without its generator."""
    chance = state.rng.text()
    return as_text(state.to_dict()).replace(chance, "")


CHECKS_OF_GAMES = (check_codec, check_notation, check_seats, check_options, check_seeds)
CHECKS_OF_TABLES = (
    check_determinism,
    check_end,
    check_events,
    check_record,
    check_sealed_seed,
    check_redeal_moves,
)
