"""What is written in two places says the same in both."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_build_and_the_contributors_use_the_same_compiler() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = {line for line in (ROOT / "requirements/dev.in").read_text(encoding="utf-8").splitlines() if "==" in line}
    assert {needed.partition(";")[0] for needed in project["build-system"]["requires"]} == pinned


def test_a_player_needs_the_same_packages_with_pip_and_with_make() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = (ROOT / "requirements/run.in").read_text(encoding="utf-8").splitlines()
    wanted = {*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["server"]}
    assert wanted == {line for line in lines if line and not line.startswith("#")}


def test_contributors_have_everything_that_is_optional() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files = [ROOT / "requirements" / name for name in ("run.in", "dev.in")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    for extra in project["project"]["optional-dependencies"].values():
        assert set(extra) <= set(lines)
