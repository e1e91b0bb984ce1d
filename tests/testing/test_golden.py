"""What is played today is what was played when the golden files were generated."""

from pathlib import Path

import pytest

from petteia.testing import golden

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", golden.golden_files())
def test_golden_file(name: str) -> None:
    found = golden.difference_from(GOLDEN, name)
    assert not found, f"{found}. If that is meant: raise the rules' version, and `make golden`."


def test_there_is_no_stale_file() -> None:
    assert {path.name for path in GOLDEN.glob("*.txt")} == set(golden.golden_files())


def test_a_difference_is_found_and_named(tmp_path: Path) -> None:
    name = "khora-2-seats.txt"
    assert golden.difference_from(tmp_path, name) == f"{tmp_path / name} is missing"
    text = golden.golden_files()[name]()
    (tmp_path / name).write_text(text.replace("rules", "RULES", 1), encoding="utf-8")
    assert golden.difference_from(tmp_path, name).startswith(f"{tmp_path / name}:1 says 'game khora, RULES")
    (tmp_path / name).write_text(text + "one more\n", encoding="utf-8")
    assert "lines, and now there are" in golden.difference_from(tmp_path, name)


def test_writing_makes_what_comparing_expects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "PLAYTHROUGHS", ((2, 5),))
    monkeypatch.setattr(golden, "COUNTS", ((2, 1, 0, 2),))
    (tmp_path / "stale.txt").write_text("of another time\n", encoding="utf-8")
    golden.write(tmp_path)
    names = {f"{game}-{what}.txt" for game in golden.GAMES for what in ("2-seats", "counts")}
    assert {path.name for path in tmp_path.iterdir()} == names
    assert not any(golden.difference_from(tmp_path, name) for name in golden.golden_files())


def test_the_command_writes_and_compares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "COUNTS", ((2, 1, 0, 2),))
    for choice, code in (("--compare", 1), ("--write", 0), ("--compare", 0)):
        monkeypatch.setattr("sys.argv", ["golden", choice, str(tmp_path)])
        assert golden.main() == code
