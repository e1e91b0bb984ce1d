"""petteia serve: the server with its page."""

import argparse
import os
from importlib.util import find_spec
from typing import Final

from petteia.kernel.errors import PetteiaError

ABOUT: Final = (
    "Serve the page, for yourself or for everybody who can reach this machine. Tables and people are kept in the "
    "database. An option can be given in the environment too, as PETTEIA_HOST, PETTEIA_PORT, …; see docs/server.md."
)


class NoServer(PetteiaError):
    """The package was installed without the server."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be decided on the command line; the rest only in the environment."""
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen; 0.0.0.0: everywhere (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="the port; 0: any free one (default: 8000)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes that answer; several need PostgreSQL (default: 1)"
    )
    parser.add_argument(
        "--thinkers", type=int, metavar="N", help="processes in which bots think (default: the cores but one)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser when it is there")


def check_server() -> None:
    """Raise NoServer if this installation has none."""
    if find_spec("litestar") is None:
        raise NoServer("The server is not installed; 'pip install \"petteia[server]\"' brings it.")


def serve(wanted: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    check_server()
    from petteia.server.launcher import run
    from petteia.server.settings import read_settings

    settings = read_settings(
        os.environ,
        host=wanted.host,
        port=wanted.port,
        database=wanted.database,
        workers=wanted.workers,
        thinkers=wanted.thinkers,
    )
    run(settings, open_browser=wanted.open)
