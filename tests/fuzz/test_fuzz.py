"""Whatever strangers send is taken or refused with a sentence. `make fuzz` searches longer."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from tests.fuzz.fuzzer import fuzz
from tests.fuzz.mutator import Mutator
from tests.fuzz.server import target
from tests.fuzz.targets import READERS, corpus, is_taken

INPUTS, SEED = 4000, 1
A_MINUTE, OTHER_SEED = 24_000, 2  # on a quiet machine

NUMBERS = st.one_of(st.integers(-2, 400), st.sampled_from([2**31, 2**53, 2**63, 10**30]))
VALUES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.text(max_size=20), st.lists(NUMBERS, max_size=2))
FIELDS = {name: st.one_of(NUMBERS, VALUES) for name in ("id", "seat", "ply", "action", "text")}
KINDS = st.sampled_from(["decide", "undo", "look", "why", "say", "resign", "rematch", "done", ""])
MESSAGES = st.lists(st.fixed_dictionaries({}, optional={"type": KINDS, **FIELDS}), min_size=1, max_size=30)

LINES = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 300)), max_size=12)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_damaged_texts_do_no_harm() -> None:
    tallies = await fuzz(INPUTS, SEED, lambda _: None)
    assert [harmful for tally in tallies.values() for harmful in tally.harmful.items()] == []
    assert all(tallies[kind].taken for kind in READERS)  # not everything is damaged beyond recognition


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_minute_of_damaged_texts_does_no_harm() -> None:
    tallies = await fuzz(A_MINUTE, OTHER_SEED, lambda _: None)
    assert [harmful for tally in tallies.values() for harmful in tally.harmful.items()] == []


@pytest.mark.anyio
async def test_the_corpus_does_no_harm() -> None:
    for kind, reader in READERS.items():
        assert sum(is_taken(reader, text) for text in corpus(kind)), kind
    async with target() as server:
        for text in corpus("messages"):
            await server.take_message(text)
        for text in corpus("requests"):
            await server.take_request(text)


@pytest.mark.anyio
async def test_messages_of_the_right_form_with_any_values_do_no_harm() -> None:
    found: list[list[dict[str, object]]] = []

    @settings(max_examples=20)
    @given(MESSAGES)
    def collect(messages: list[dict[str, object]]) -> None:
        found.append(messages)

    collect()
    async with target() as server:
        for message in (message for messages in found for message in messages):
            await server.take_message(json.dumps(message))


@given(st.sampled_from(petteia.known_games()), NUMBERS, st.text(max_size=10), LINES, NUMBERS)
def test_records_of_the_right_form_with_any_decisions_do_no_harm(
    name: str, seats: int, seed: str, decisions: list[tuple[int, int]], end: int
) -> None:
    game = petteia.load(name)
    moves = [game.codec.move(action % len(game.codec.moves)).notation() for _, action in decisions]
    lines = ["petteia record 1", f"game {name}", f"rules {game.version}", f"seats {seats}", f"seed {seed or 7}", ""]
    lines += [f"{n}. seat {seat}: {move}" for n, ((seat, _), move) in enumerate(zip(decisions, moves), 1)]
    is_taken(READERS["records"], "\n".join([*lines, "", f"end {end if end % 2 else len(moves)}"]))


def test_the_same_seed_damages_in_the_same_way() -> None:
    one, two = (Mutator(corpus("records"), SEED) for _ in range(2))
    assert [one.text() for _ in range(50)] == [two.text() for _ in range(50)]
