"""Runs that are kept: they go on where they stopped, and nothing else is taken for them."""

import json
from pathlib import Path

import pytest

import petteia
from petteia.kernel.record import parse_record, verify
from petteia.lab.run_files import BadRun
from petteia.lab.runner import Means
from petteia.lab.simulate import Summary, simulate

KHORA = petteia.load("khora")
BOTS = ["greedy", "random"]


def run(means: Means, games: int = 8, seed: int = 3) -> Summary:
    summary = simulate(KHORA, 2, BOTS, games, seed, means=means)
    summary["seconds"] = 0.0
    return summary


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A whole run of 8 games."""
    path = tmp_path / "games.run"
    run(Means(out=str(path)))
    return path


def test_the_file_tells_of_the_run_and_of_every_game(kept: Path) -> None:
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert {"game": "khora", "rules": KHORA.version, "seats": 2, "bots": BOTS, "seed": 3, "games": 8}.items() <= lines[
        0
    ].items()
    assert [line["number"] for line in lines[1:]] == list(range(8))
    assert {"seed", "bots", "scores", "ranking", "decisions"} <= set(lines[1])


def test_a_run_goes_on_where_it_stopped(kept: Path) -> None:
    whole = kept.read_bytes()
    lines = whole.splitlines(keepends=True)
    half_written = lines[5][:20]
    kept.write_bytes(b"".join(lines[:5]) + half_written)
    told: list[int] = []
    resumed = simulate(KHORA, 2, BOTS, 8, 3, on_game=told.append, means=Means(out=str(kept), resume=True))
    assert told == [4, 5, 6, 7, 8]
    assert kept.read_bytes() == whole
    assert resumed | {"seconds": 0.0} == run(Means())


def test_a_run_can_have_more_games_but_not_fewer(kept: Path) -> None:
    assert run(Means(out=str(kept), resume=True), games=10) == run(Means(), games=10)
    assert run(Means(out=str(kept), resume=True), games=10)["games"] == 10
    with pytest.raises(BadRun, match="10 games"):
        run(Means(out=str(kept), resume=True), games=9)


def test_an_existing_file_is_never_overwritten(kept: Path) -> None:
    before = kept.read_bytes()
    with pytest.raises(BadRun, match="--resume"):
        run(Means(out=str(kept)))
    with pytest.raises(BadRun, match="another run: its seed is 3, not 4"):
        run(Means(out=str(kept), resume=True), seed=4)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["", "\n", "Sing, goddess\n", "[]\n", '{"a": 1}\n', "\xff\n", "[" * 99999 + "\n"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadRun, match="other"):
        run(Means(out=str(path), resume=True))
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    "line", ["half", "{}", '{"number": -1}', '{"number": 9, "seed": 9, "bots": [], "scores": [], "ranking": []}']
)
def test_a_damaged_line_is_named(kept: Path, line: str) -> None:
    with kept.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(BadRun, match="line 10"):
        run(Means(out=str(kept), resume=True))


def test_a_missing_file_cannot_go_on(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="leave out --resume"):
        run(Means(out=str(tmp_path / "missing"), resume=True))
    with pytest.raises(BadRun, match="no such file"):
        run(Means(out=str(tmp_path / "missing" / "run")))


def test_every_record_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    run(Means(records=str(folder)), games=3)
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"game-{number:06d}.record" for number in range(3)]
    for path in paths:
        assert verify(KHORA, parse_record(KHORA, path.read_text(encoding="utf-8"))).over()


def test_a_game_without_its_record_is_played_again(tmp_path: Path) -> None:
    means = Means(out=str(tmp_path / "run"), records=str(tmp_path / "records"))
    first = run(means, games=3)
    lost = tmp_path / "records" / "game-000001.record"
    text = lost.read_text(encoding="utf-8")
    lost.unlink()
    assert run(Means(out=means.out, records=means.records, resume=True), games=3) == first
    assert lost.read_text(encoding="utf-8") == text


def test_records_go_into_a_folder_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path, tmp_path / "file"):
        with pytest.raises(BadRun, match="new or empty folder"):
            run(Means(records=str(folder)))
    with pytest.raises(BadRun):
        run(Means(records=str(tmp_path / "new"), out=str(tmp_path / "file")))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
