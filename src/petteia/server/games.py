"""The games that can be played here."""

import gzip
from functools import cache
from typing import Any, Final, get_args

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

import petteia
from petteia.kernel.game import Game
from petteia.server.messages import GameInfo, Level, OptionInfo
from petteia.server.page import encodings_in
from petteia.server.problems import documented

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
LONG: Final = "public, max-age=3600"  # figures change only with the program


@cache
def load(name: str) -> Game:
    """The game of that name, found once."""
    return petteia.load(name)


@cache
def game_infos() -> list[GameInfo]:
    """All games, with their seats and options."""
    games = [load(name) for name in petteia.known_games()]
    return [
        GameInfo(
            name=game.name,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            options=[OptionInfo(name=option.name, values=list(option.values)) for option in game.options],
            levels=list(LEVELS),
        )
        for game in games
    ]


@cache
def components(game: str, options: tuple[tuple[str, str], ...]) -> tuple[bytes, bytes]:
    """The figures of a table's cards, boards and pieces, as JSON, and the same packed."""
    loaded = load(game)
    figures = msgspec.json.encode(loaded.components(loaded.check_options(dict(options))))
    return figures, gzip.compress(figures, mtime=0)


@get("/games", responses=documented(429), summary="The games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games that can be played here."""
    return game_infos()


@get("/games/{game:str}/components", responses=documented(400, 404, 429), summary="A game's figures")
async def show_components(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[dict[str, Any]]:
    """The figures of the cards, boards and pieces of a table; its options stand in the query."""
    loaded = load(game)
    options = loaded.check_options(dict(request.query_params.items()))
    plain, packed = components(loaded.name, tuple(sorted(options.items())))
    headers = {"cache-control": LONG, "vary": "accept-encoding"}
    figures: Any = plain  # JSON already: Litestar sends bytes as they are
    if "gzip" in encodings_in(request.headers.get("accept-encoding", "")):
        figures = packed
        headers["content-encoding"] = "gzip"
    return Response(figures, media_type="application/json", headers=headers)


ROUTES: Final = [list_games, show_components]
