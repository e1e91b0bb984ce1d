"""Refused requests. Each is answered by a `RequestProblem`: a code for the page, and a sentence for people."""

import logging
import re
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy.exc import DataError

from petteia.kernel.errors import BadComponents, BadOption, BadSeats, PetteiaError, UnknownGame
from petteia.server.log_lines import REQUEST
from petteia.server.messages import RequestProblem
from petteia.server.storage.database import AWAY, BadDatabase
from petteia.server.written import BadName

LOGGER: Final = logging.getLogger("petteia")
COME_BACK: Final = 5  # seconds after which to ask again for the database
HUNG_UP: Final = "client disconnected prematurely"  # in Litestar's words
# Codes of what Litestar itself refuses.
BY_STATUS: Final = {
    400: ("bad-request", "The request has the wrong form."),
    401: ("who-are-you", "Say who you are first."),
    403: ("forbidden", "You may not do that."),
    404: ("not-found", "There is nothing here."),
    405: ("bad-method", "That cannot be done here."),
    409: ("too-late", "That is not possible, or not any more."),
    413: ("too-large", "The request is too large."),
    415: ("bad-type", "Requests here are JSON."),
    429: ("too-many", "Too many requests; wait a moment."),
    503: ("no-database", "The database does not answer."),
}
ALWAYS: Final = (400, 403, 429, 503)  # a NUL in its address, a foreign page, too many requests, no database
# Codes of what the games refuse.
BY_ERROR: Final[dict[type[PetteiaError], tuple[int, str]]] = {
    UnknownGame: (404, "unknown-game"),
    BadSeats: (400, "bad-seats"),
    BadOption: (400, "bad-option"),
    BadComponents: (400, "bad-components"),
    BadName: (400, "bad-name"),
}


class ProblemError(Exception):
    """Raised to refuse a request with this status and this RequestProblem."""

    def __init__(self, status: int, code: str, text: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.problem = RequestProblem(code=code, text=text)
        self.headers = headers


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The responses of these statuses, and of those that any request may get, for the OpenAPI document.

    204 is no problem, but an answer without a body, which Litestar would describe as JSON.
    """
    return {
        status: ResponseSpec(None, generate_examples=False, description="Done.")
        if status == HTTP_204_NO_CONTENT
        else ResponseSpec(RequestProblem, generate_examples=False, description=BY_STATUS[status][1])
        for status in sorted({*ALWAYS, *statuses})
    }


def answer(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response[RequestProblem]:
    problem = RequestProblem(code=code, text=text, request=REQUEST.get())
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def refused(_request: Request[Any, Any, Any], error: ProblemError) -> Response[RequestProblem]:
    """The response to what our own handlers refuse."""
    return answer(error.status, error.problem.code, error.problem.text, error.headers)


def refused_by_rules(_request: Request[Any, Any, Any], error: PetteiaError) -> Response[RequestProblem]:
    """The response to what the games refuse."""
    status, code = next((found for kind, found in BY_ERROR.items() if isinstance(error, kind)), (400, "bad-request"))
    text = str(error)
    return answer(status, code, text[:1].upper() + text[1:].rstrip(".") + ".")


def without_database(_request: Request[Any, Any, Any], _error: Exception) -> Response[RequestProblem]:
    """The response while the database does not answer. What is wrong with it, the log says, once."""
    return answer(503, *BY_STATUS[503], {"retry-after": str(COME_BACK)})


def unstorable(_request: Request[Any, Any, Any], _error: DataError) -> Response[RequestProblem]:
    """The response to what no database takes, such as a NUL in a text."""
    return answer(400, "bad-request", "The request has the wrong form: it cannot be stored.")


def refused_by_form(request: Request[Any, Any, Any], error: HTTPException) -> Response[RequestProblem]:
    """The response to what Litestar refuses before our handlers see it."""
    status = error.status_code
    if error.detail == HUNG_UP:  # nobody reads the answer, and nothing has failed
        return answer(400, *BY_STATUS[400])
    if status >= 500:
        return failed(request, error)
    if isinstance(error, ValidationException):
        return answer(400, "bad-request", f"The request has the wrong form: {what_is_wrong(error)}.")
    code, text = BY_STATUS.get(status, ("refused", str(error.detail)))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return answer(status, code, text, headers)


def what_is_wrong(error: ValidationException) -> str:
    """The first error in a request's form, in one line."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = str(extra[0].get("key", "")).strip()
        message = str(extra[0].get("message", ""))
        said = f"{key}: {message}" if key else message
    else:
        said = str(error.detail)
    return re.sub(r"[\s`]+", " ", said).strip().rstrip(".")[:200]


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[RequestProblem]:
    """The response to our own mistakes, which are logged and told without details."""
    LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(500, "our-fault", "Something went wrong on the server; check whether it was done.")


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[RequestProblem]:
    """The response to JSON in which brackets stand in brackets without end."""
    return answer(400, "bad-request", "The request has the wrong form: it is nested too deeply.")


HANDLERS: Final[dict[Any, Any]] = {
    DataError: unstorable,
    **dict.fromkeys((BadDatabase, *AWAY), without_database),
    ProblemError: refused,
    PetteiaError: refused_by_rules,
    HTTPException: refused_by_form,
    RecursionError: too_deep,
    Exception: failed,
}
