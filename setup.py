"""Compiles the engine with mypyc when the package is built. All else about the package stands in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

COMPILED = ("kernel", "games", "bots")
# `make types` is strict about these; they are no reason to refuse to build.
LENIENT = ["--no-warn-redundant-casts", "--no-warn-unused-ignores"]
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}


class BuildEngine(build_ext):
    """Builds all of the engine or, where C cannot be compiled, nothing: the .py files do the same, slower."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, LinkError, PlatformError) as error:
            for half_built in self.get_outputs():
                Path(half_built).unlink(missing_ok=True)
            self.extensions = []
            # pip shows this line with -v only; the Makefile says it again at the end.
            print(f"petteia: C could not be compiled, so the engine runs interpreted ({error})", file=sys.stderr)


def engine() -> list[Extension]:
    """The extension modules: every module of the compiled packages in one shared library."""
    if os.environ.get("PETTEIA_INTERPRETED") == "1" or METADATA_ONLY & set(sys.argv):
        return []
    from mypyc.build import mypycify

    root = Path("src/petteia")
    modules = sorted(
        path.as_posix() for package in COMPILED for path in (root / package).rglob("*.py") if path.name != "__init__.py"
    )
    return mypycify(LENIENT + modules, opt_level="3", debug_level="0", group_name="petteia") if modules else []


setup(ext_modules=engine(), cmdclass={"build_ext": BuildEngine})
