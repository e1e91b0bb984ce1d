"""Records: written, read, replayed and verified; whatever was damaged is refused with a word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.kernel.components import plain_text
from petteia.kernel.errors import BadOption, BadRecord, BadSeats, BadSeed, IllegalAction, PetteiaError
from petteia.kernel.game import Game
from petteia.kernel.position import digest
from petteia.kernel.record import (
    LONGEST,
    Record,
    Recorder,
    check_version,
    components_of,
    game_of,
    parse_record,
    print_record,
    replay,
    verify,
)
from petteia.kernel.rng import Seed, commitment, rng_from_seed
from tests.kernel.tiny import GAME, TinyGame, tiny_game

KEY = bytes(range(32))
seeds = st.one_of(st.integers(-(2**70), 2**70), st.binary(min_size=32, max_size=32))


def record(seed: Seed = 7, seats: int = 2, decisions: int = 100, prizes: str = "die") -> Record:
    """A random game of a number of decisions, or to its end."""
    recorder = Recorder(GAME, seats, seed, {"prizes": prizes})
    rng = rng_from_seed(1)
    while recorder.state.waiting() and len(recorder.record.decisions) < decisions:
        seat = recorder.state.waiting()[-1]
        legal = recorder.state.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))])
    return recorder.finish()


def text(seed: Seed = 7, decisions: int = 100) -> str:
    return print_record(GAME, record(seed, decisions=decisions))


def refusal(damaged: str) -> str:
    """The one sentence with which a text is refused."""
    with pytest.raises(PetteiaError) as caught:
        verify(GAME, parse_record(GAME, damaged))
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, BadRecord)
    return str(caught.value)


def test_a_record_reads_like_this() -> None:
    lines = text().splitlines()
    assert lines[:6] == ["petteia record 1", "game tiny", "rules 1", "seats 2", "option prizes die", "seed 7"]
    assert lines[7].startswith("1. seat 1: bid ")
    assert lines[-1] == f"end 6 {record().digest}"


def test_a_sealed_record_shows_its_commitment() -> None:
    lines = text(KEY).splitlines()
    assert f"seed sealed:{KEY.hex()}" in lines
    assert f"# commitment {commitment(KEY)}" in lines


@given(seeds, st.integers(2, 3), st.integers(0, 12), st.sampled_from(["die", "equal"]))
def test_records_round_trip(seed: Seed, seats: int, decisions: int, prizes: str) -> None:
    original = record(seed, seats, decisions, prizes)
    printed = print_record(GAME, original)
    read = parse_record(GAME, printed)
    assert read == original
    assert print_record(GAME, read) == printed
    assert game_of(printed) == "tiny"
    assert digest(verify(GAME, read)) == original.digest


def test_every_position_can_be_rebuilt() -> None:
    original = record()
    state = GAME.new(2, 7)
    assert digest(replay(GAME, original, 0)) == digest(state)
    for ply, (seat, action) in enumerate(original.decisions, 1):
        state.play(seat, action)
        assert digest(replay(GAME, original, ply)) == digest(state)
    assert digest(replay(GAME, original)) == digest(state)


def test_there_is_no_position_after_the_last_decision() -> None:
    with pytest.raises(BadRecord, match="has 6 decisions; there is no position after 7"):
        replay(GAME, record(), 7)


def test_written_by_hand() -> None:
    """Comments, empty lines, capitals, no digest."""
    written = f"""
        # A game between friends.
        petteia record 1
        game tiny
        rules 1
        seats 2
        seed 7

        # the first round
        1. seat 1: BID {GAME.new(2, 7).legal(1)[0] + 1}
        end 1
    """
    read = parse_record(GAME, written)
    assert read.options == {"prizes": "die"}
    assert replay(GAME, read).waiting() == (0,)
    with pytest.raises(BadRecord, match="carries no digest"):
        verify(GAME, read)


def test_no_prefix_of_a_record_is_a_record() -> None:
    whole = text().rstrip("\n")
    for length in range(len(whole)):
        with pytest.raises((BadRecord, BadSeed)):
            verify(GAME, parse_record(GAME, whole[:length]))


def test_no_line_can_be_left_out_or_told_twice() -> None:
    lines = [line for line in text().splitlines() if line]
    for number, line in enumerate(lines):
        if not line.startswith("option"):
            refusal("\n".join(lines[:number] + lines[number + 1 :]))
        refusal("\n".join(lines[: number + 1] + lines[number:]))


def test_an_edited_decision_is_found() -> None:
    original = record()
    seat, action = original.decisions[0]
    other = next(a for a in GAME.new(2, 7).legal(seat) if a != action)
    bid, instead = GAME.codec.move(action).notation(), GAME.codec.move(other).notation()
    edited = print_record(GAME, original).replace(f"1. seat 1: {bid}\n", f"1. seat 1: {instead}\n")
    assert "edited" in refusal(edited) or "cannot have been made" in refusal(edited)


def test_an_edited_seed_is_found() -> None:
    assert refusal(text().replace("seed 7", "seed 8"))


def test_an_edited_digest_is_found() -> None:
    assert "it was edited" in refusal(text()[:-3] + "xx\n")


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("petteia record 1", "petteia record 2", "This is not a record"),
        ("game tiny", "game khora", "This is a record of khora, not of tiny"),
        ("rules 1", "rules 2", "version 2 of the rules of tiny; this is version 1"),
        ("rules 1", "rules one", "The record's rules should be a whole number, not 'one'"),
        ("seats 2", "seats -2", "The record's seats should be a whole number"),
        ("seats 2", "seats 2\nseats 2", "The record says 'seats' twice"),
        ("option prizes die", "option prizes die\noption prizes die", "'option prizes' twice"),
        ("end 6", "end 5", "closes with 5 decisions but tells 6"),
        ("end 6", "end six", "The record's end should be a whole number"),
        ("end 6", "end 6 6", "The last line should read 'end NUMBER DIGEST'"),
        ("end 6", "fin 6", "The record breaks off"),
        ("1. seat 1", "2. seat 1", "Decision 1 should read '1. seat N: move'"),
        ("1. seat 1", "1. chair 1", "Decision 1 should read"),
        ("1. seat 1", "1. seat one", "Decision 1: The record's seat should be a whole number"),
        ("1. seat 1", "1. seat 9", "Decision 1 cannot have been made: Seat 9 owes no decision"),
        ("1. seat 1", "1. seat 999999999", "Decision 1 cannot have been made"),
        ("1. seat 1: bid", "1. seat 1: bet", "is not a move of this game. Did you mean 'bid"),
        ("1. seat 1: bid", "1. seat 1 bid", "Decision 1 should read"),
        ("2. seat 0", "2. seat 1", "Decision 2 cannot have been made: Seat 1 owes no decision"),
    ],
)
def test_damage_is_named(old: str, new: str, word: str) -> None:
    whole = text()
    assert old in whole
    assert word in refusal(whole.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("option prizes die", "option prizes large", BadOption),
        ("option prizes die", "option colour red", BadOption),
        ("seats 2", "seats 7", BadSeats),
        ("seed 7", "seed seven", BadSeed),
        ("seed 7", "seed sealed:00", BadSeed),
        ("seed 7", "seed", BadSeed),
    ],
)
def test_a_set_up_that_is_impossible_is_named_by_its_own_error(old: str, new: str, error: type[PetteiaError]) -> None:
    with pytest.raises(error):
        verify(GAME, parse_record(GAME, text().replace(old, new, 1)))


def test_a_text_that_is_too_long_is_refused() -> None:
    assert "at most 1000000 characters" in refusal(text() + "#" * LONGEST)


@pytest.mark.parametrize("nonsense", ["", "\n\n", "# only a comment", "{}", "petteia record 1", "\x00" * 50])
def test_a_text_that_is_no_record_is_refused(nonsense: str) -> None:
    with pytest.raises(BadRecord):
        parse_record(GAME, nonsense)
    with pytest.raises(BadRecord):
        game_of(nonsense)


@pytest.mark.long
@given(st.integers(0, 400), st.text(max_size=5))
def test_whatever_was_changed_the_error_is_typed(at: int, put: str) -> None:
    """A change is refused, or it was none that matters."""
    whole = text()
    damaged = whole[:at] + put + whole[at + len(put) :]
    try:
        read = parse_record(GAME, damaged)
        verify(GAME, read)
    except PetteiaError:
        return
    assert read.digest == record().digest


def test_a_finished_or_refused_decision_is_not_written_down() -> None:
    recorder = Recorder(GAME, 2, 7, {})
    with pytest.raises(IllegalAction):
        recorder.play(0, 99)
    assert recorder.record.decisions == []


def test_recording_checks_the_set_up() -> None:
    with pytest.raises(BadSeats):
        Recorder(GAME, 9, 7, {})
    with pytest.raises(BadOption):
        Recorder(GAME, 2, 7, {"colour": "red"})


def test_rules_of_another_version_do_not_replay() -> None:
    newer = Game("tiny", 2, (2, 3), GAME.options, GAME.codec)
    with pytest.raises(BadRecord, match="version 1 of the rules of tiny; this is version 2"):
        check_version(newer, record())
    with pytest.raises(BadRecord):
        replay(newer, record())


def test_records_are_values() -> None:
    assert record() == record()
    assert record() != record(seed=8)
    assert record() != "record"
    assert hash(record()) == hash(record())


def test_a_record_can_be_heard_from_the_set_up_on() -> None:
    recorder = Recorder(GAME, 2, 7, {}, listening=True)
    assert [event.kind for event in recorder.state.listen()] == ["prize"]
    recorder.play(0, recorder.state.legal(0)[0])
    again = replay(GAME, recorder.finish(), listening=True)
    assert again.listen() == recorder.state.listen()
    assert [event.kind for event in again.listen()] == ["prize", "bid"]
    assert replay(GAME, recorder.record).log is None


# An owner's own components.

OWN_TEXT = """
# mine
name = "mine"

[[tile]]
id = "a"  # not the end of the record:
# end 0
"""


class OwnTiny(TinyGame):
    """The small game with whatever file."""

    def with_components(self, text: str) -> Game:
        own = tiny_game(OwnTiny)
        own.own_components = plain_text(text)
        return own


def own_record() -> tuple[Game, str]:
    game = tiny_game(OwnTiny).played_with(OWN_TEXT)
    recorder = Recorder(game, 2, 7, {})
    while recorder.state.waiting():
        seat = recorder.state.waiting()[0]
        recorder.play(seat, recorder.state.legal(seat)[0])
    return game, print_record(game, recorder.finish())


def test_a_record_carries_an_owners_file_in_its_header() -> None:
    game, told = own_record()
    assert '\n| # mine\n| name = "mine"\n|\n| [[tile]]\n' in told
    assert components_of(told) == plain_text(OWN_TEXT)
    assert components_of(text()) == ""
    read = parse_record(tiny_game(OwnTiny).played_with(components_of(told)), told)
    assert read.components == game.own_components
    assert print_record(game, read) == told
    assert verify(game, read).over()


def test_a_record_is_only_replayed_with_its_own_components() -> None:
    _, told = own_record()
    for other in (tiny_game(OwnTiny), tiny_game(OwnTiny).played_with("name = 2")):
        with pytest.raises(BadRecord, match="other components"):
            parse_record(other, told)
