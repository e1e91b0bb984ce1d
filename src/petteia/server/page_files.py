"""The page: the files that `make page` builds, and the page itself for every address that the page draws."""

import mimetypes
from email.utils import formatdate
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import anyio.to_thread
from litestar import Request, Response, get
from litestar.params import FromPath

from petteia.server.problems import ProblemError

FOLDER: Final = Path(__file__).with_name("page")
FOREVER: Final = "public, max-age=31536000, immutable"  # for files with a hash in their names
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
NOT_THE_PAGE: Final = (HASHED, "api/", "schema/", "health", "metrics")
LONGEST_PATH: Final = 200  # of a file or of an address that the page draws
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))  # the better one first
TYPES: Final = {
    ".js": "text/javascript",  # Litestar adds the charset
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".json": "application/json",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Petteia</title>
<h1>The page is not built</h1>
<p>The server runs, but the page that belongs to it has not been built. In the project's folder, run
<code>make page</code>; or install Node.js, then Petteia again (<code>pip install --force-reinstall --no-deps .</code>).
Then load this page again.</p>
</html>
"""


NO_PAGE: Final = (
    "This installation has no page: it was built where there is no Node.js (npm). Install Node.js, then Petteia again: "
    "pip install --force-reinstall --no-deps ."
)


class PageFolder:
    """The folder with the built page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    def is_built(self) -> bool:
        """Whether there is a page to send."""
        return self.find("index.html") is not None

    def find(self, path: str) -> Path | None:
        """The file of that name inside the folder, or None."""
        if len(path) > LONGEST_PATH or not path.isprintable():
            return None
        wanted = (self.folder / path).resolve()
        inside = wanted.is_relative_to(self.folder) and wanted.suffix not in (".br", ".gz")
        return wanted if inside and wanted.is_file() else None

    def answer(self, path: str, accepted: str, known: str) -> Response[bytes]:
        """A file, or index.html for an address that the page draws itself. `known`: ETags of the browser."""
        file = self.find(path) if path else None
        if file is None:
            drawn = len(path) <= LONGEST_PATH and path.isprintable() and "." not in path.rpartition("/")[2]
            if path.startswith(NOT_THE_PAGE) or not drawn:
                raise ProblemError(404, "not-found", "There is nothing here.")
            file = self.find("index.html")
        if file is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=TYPES[".html"])
        return send(file, path.startswith(HASHED), accepted, known)


def send(file: Path, forever: bool, accepted: str, known: str) -> Response[bytes]:
    """A file in the best compression that the browser accepts, or 304 if the browser has it already."""
    encodings = encodings_in(accepted)
    headers = {"cache-control": FOREVER if forever else ASK_AGAIN, "vary": "accept-encoding"}
    source = file
    for encoding, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if encoding in encodings and packed.is_file():
            source = packed
            headers["content-encoding"] = encoding
            break
    content = source.read_bytes()
    headers["etag"] = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    headers["last-modified"] = formatdate(source.stat().st_mtime, usegmt=True)
    if headers["etag"] in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type(file))
    return Response(content, headers=headers, media_type=media_type(file))


def encodings_in(accepted: str) -> set[str]:
    """The encodings that a browser accepts: {"gzip"} for `br;q=0, gzip;q=0.5`."""
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


def media_type(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@get("/", include_in_schema=False)
async def show_front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page."""
    return await send_from_page(request, "")


@get("/{path:path}", include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """The page at its other addresses, and its files."""
    return await send_from_page(request, path)


async def send_from_page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Answer from the folder of the page, reading files in a thread."""
    page: PageFolder = request.app.state.page
    accepted = request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match", "")
    return await anyio.to_thread.run_sync(page.answer, path.lstrip("/"), accepted, known)


ROUTES: Final = [show_front, show_page]
