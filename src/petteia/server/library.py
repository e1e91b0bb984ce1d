"""The games that can be played here."""

import asyncio
import gzip
import logging
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

import petteia
from petteia.bots.levels import LEVELS
from petteia.kernel.game import Game, Options
from petteia.server.messages import FileProblem, FileProblems, GameInfo, OptionInfo, OwnFile
from petteia.server.page_files import encodings_in
from petteia.server.problems import ProblemError, documented
from petteia.server.requests import AnyRequest, TheExaminers
from petteia.texts import game_source

LOGGER: Final = logging.getLogger("petteia")
LONG: Final = "public, max-age=3600"  # figures only change with the program
LARGEST_FILE: Final = 256 * 1024  # bytes of a request with an owner's file


def playable_games() -> Iterator[Game]:
    """All installed games; what is wrong with one of another package shall not take the others along."""
    for name in petteia.known_games():
        try:
            yield petteia.load(name)
        except Exception:
            LOGGER.exception("The game %s cannot be loaded, and is left out.", name)


@cache
def game_infos() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            options=[OptionInfo(name=option.name, values=list(option.values)) for option in game.options],
            levels=list(LEVELS),
            own_components=bool(game.components_text()),
        )
        for game in playable_games()
    ]


@lru_cache(maxsize=64)
def components(game: str, own: str, options: tuple[tuple[str, str], ...]) -> tuple[bytes, bytes]:
    """The figures of a table's cards, boards and pieces as JSON, plain and compressed."""
    loaded = petteia.load(game, own)
    figures = msgspec.json.encode(loaded.components(loaded.check_options(dict(options))))
    return figures, gzip.compress(figures, mtime=0)


async def figures_answer(request: AnyRequest, game: str, own: str, options: Options) -> Response[dict[str, Any]]:
    """A response with the figures of a table, compressed if the client accepts that."""
    plain, packed = await asyncio.to_thread(components, game, own, tuple(sorted(options.items())))
    headers = {"cache-control": LONG, "vary": "accept-encoding"}
    figures: Any = plain  # JSON already: Litestar sends bytes as they are
    if "gzip" in encodings_in(request.headers.get("accept-encoding", "")):
        figures = packed
        headers["content-encoding"] = "gzip"
    return Response(figures, media_type="application/json", headers=headers)


@get("/games", responses=documented(429), summary="The games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games that can be played here."""
    return game_infos()


@get("/games/{game:str}/components", responses=documented(400, 404, 429), summary="A game's figures")
async def show_components(request: AnyRequest, game: FromPath[str]) -> Response[dict[str, Any]]:
    """The figures of a game's cards, boards and pieces. The query gives the table's options."""
    loaded = petteia.load(game)
    return await figures_answer(request, loaded.name, "", loaded.check_options(dict(request.query_params.items())))


@get(
    "/games/{game:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    responses=documented(400, 404, 429),
    summary="What a game says to people",
    sync_to_thread=False,
)
def show_texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's messages in a language, as a Fluent file; in English where it has no others."""
    text = game_source(petteia.load(game), language)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": LONG})


@get(
    "/games/{game:str}/components/file",
    media_type=MediaType.TEXT,
    responses=documented(404, 429),
    summary="A game's file of components",
    sync_to_thread=False,
)
def show_file(game: FromPath[str]) -> Response[str]:
    """The file that a game's figures come from, as a start for a file of your own."""
    loaded = petteia.load(game)
    text = loaded.components_text()
    if not text:
        raise ProblemError(404, "no-components", f"{loaded.name} is played with its own components only.")
    name = f'attachment; filename="{loaded.name}.toml"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name, "cache-control": LONG})


@post(
    "/games/{game:str}/components/check",
    status_code=HTTP_200_OK,
    request_max_body_size=LARGEST_FILE,
    responses=documented(400, 404, 413, 429),
    summary="Look through an own file",
)
async def check_file(game: FromPath[str], data: JSONBody[OwnFile], examiners: TheExaminers) -> FileProblems:
    """The problems of an owner's file, line by line; none if a table can be played with it."""
    found = await examiners.problems(petteia.load(game).name, data.text)
    return FileProblems([FileProblem(problem.line, problem.text) for problem in found])


ROUTES: Final = [list_games, show_components, show_texts, show_file, check_file]
