"""What has changed in a document is enough to make the new one of the old one."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import petteia
from petteia.kernel.edits import Known, edit, edited, kept
from petteia.kernel.rng import rng_from_seed

CASES = json.loads((Path(__file__).parent / "edits.json").read_text("utf-8"))  # the page's tests read them too

leaves = st.none() | st.integers(2, 5) | st.sampled_from(["a", "b", "c"])
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcdef01"), inner, max_size=5),
    max_leaves=20,
)


def text(document: Any) -> str:
    """With the keys in their order."""
    return json.dumps(document)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_examples(case: dict[str, Any]) -> None:
    assert edit(case["old"], case["new"]) == case["edit"]
    assert text(edited(case["old"], case["edit"])) == text(case["new"])


@given(values, values)
def test_any_value_becomes_any_other(old: Any, new: Any) -> None:
    if old != new:
        before = text(old)
        assert edited(old, json.loads(text(edit(old, new)))) == new
        assert text(old) == before


@given(st.dictionaries(st.sampled_from("abcdef"), leaves), st.dictionaries(st.sampled_from("abcdef"), leaves))
def test_keys_that_come_and_go_stand_in_their_order(old: Any, new: Any) -> None:
    if old.keys() != new.keys():
        assert text(edited(old, edit(old, new))) == text(new)


@given(values, values)
def test_what_keeps_parts_of_an_old_value_is_the_new_one(old: Any, new: Any) -> None:
    before, after = text(old), json.loads(text(new))
    assert kept(old, new) == after
    assert text(old) == before


def test_what_is_equal_is_kept_and_what_is_not_is_new() -> None:
    old: Any = {"same": [1, 2], "inside": [{"same": ["x"], "other": 1}, {"gone": 3}], "longer": [[1], [2]]}
    new: Any = {"same": [1, 2], "inside": [{"same": ["x"], "other": 2}, {"come": 3}], "longer": [[1], [2], [3]]}
    made = kept(old, new)
    assert made is new
    assert made["same"] is old["same"]
    assert made["inside"][0]["same"] is old["inside"][0]["same"]
    assert made["inside"][0]["other"] == 2
    assert made["inside"][1] == {"come": 3}
    assert kept(old, json.loads(text(old))) is old


@pytest.mark.parametrize("name", petteia.known_games())
def test_viewers_share_what_has_not_changed(name: str) -> None:
    """Most lists of a view are the same objects after the next decision, unless they have changed."""
    state = petteia.load(name).new(seats=3, seed=4)
    rng = rng_from_seed(4)
    shared = compared = 0
    for _ in range(30):
        before = state.view(None)
        seat = state.waiting()[rng.below(len(state.waiting()))]
        options = state.legal(seat)
        state = state.copy()
        state.play(seat, options[rng.below(len(options))])
        after = state.view(None)
        same = [key for key in after if isinstance(after[key], list) and after[key] == before[key]]
        shared += sum(after[key] is before[key] for key in same)
        compared += len(same)
    assert shared > compared / 2 > 0


@pytest.mark.parametrize("name", petteia.known_games())
def test_a_view_that_is_made_of_the_last_one_is_what_a_new_one_would_be(name: str) -> None:
    """To the letter, also for a viewer who does not look at every position."""
    state: Any = petteia.load(name).new(seats=4, seed=5)
    rng = rng_from_seed(5)
    while not state.over():
        seat = state.waiting()[rng.below(len(state.waiting()))]
        options = state.legal(seat)
        state = state.copy()
        state.play(seat, options[rng.below(len(options))])
        new = state.copy()
        new.shown = None
        for viewer in (None, 0, 1, 2, 3):
            if rng.below(3):
                assert text(state.view(viewer)) == text(new.view(viewer))


@given(values, values, st.lists(st.integers(0, 9)))
def test_what_two_viewers_share_is_compared_once(old: Any, new: Any, other: Any) -> None:
    known: Known = {}
    one, two = ({"shared": old, "own": 0}, {"shared": new, "own": 0}), ({"shared": old}, {"shared": new, "own": other})
    first, second = edit(*one, known), edit(*two, known)
    assert (first, second) == (edit(*one), edit(*two))
    if isinstance(old, (dict, list)) and type(old) is type(new) and old != new:
        assert first["shared"] is second["shared"]


@pytest.mark.parametrize("name", petteia.known_games())
def test_every_view_of_a_game_becomes_the_next(name: str) -> None:
    """To the letter: a page that was told all changes shows what a page shows that has just been opened."""
    state = petteia.load(name).new(seats=3, seed=4)
    rng = rng_from_seed(4)
    viewers = (None, 0, 1, 2)
    known = [json.loads(text(state.view(viewer))) for viewer in viewers]
    whole = sent = 0
    while not state.over():
        seat = state.waiting()[rng.below(len(state.waiting()))]
        before = [state.view(viewer) for viewer in viewers]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
        for number, viewer in enumerate(viewers):
            after = state.view(viewer)
            if before[number] != after:
                changes = text(edit(before[number], after))
                known[number] = edited(known[number], json.loads(changes))
                sent += len(changes)
            assert text(known[number]) == text(after)
            whole += len(text(after))
    assert sent < whole / 5
