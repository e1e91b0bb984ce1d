"""People who visit a server that runs inside the test: each with their own cookies.

Every answer they get is held against the server's own OpenAPI document: its status must be documented there, and its
body must be of the documented form.
"""

import re
from typing import Any

import httpx
import msgspec
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from litestar import Litestar

from petteia.server.messages import RequestProblem

HOST = "petteia.test"


class Refused(Exception):
    """A request was answered by a RequestProblem."""

    def __init__(self, status: int, problem: RequestProblem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.text}")
        self.status = status
        self.code = problem.code
        self.text = problem.text


class Document:
    """The OpenAPI document, ready to be held against answers."""

    def __init__(self, app: Litestar) -> None:
        self.text: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())

    def check(self, method: str, path: str, response: httpx.Response) -> None:
        """Fail if the document does not know such an answer."""
        patterns = {re.sub(r"\{.*?\}", "[^/]+", known): known for known in self.text["paths"]}
        known = next(name for pattern, name in patterns.items() if re.fullmatch(pattern, path.partition("?")[0]))
        answers = self.text["paths"][known][method.lower()]["responses"]
        assert str(response.status_code) in answers, f"{method} {path}: {response.status_code} is not documented"
        content = answers[str(response.status_code)].get("content", {})
        if "application/json" in content:
            schema = {**content["application/json"]["schema"], "components": self.text["components"]}
            Draft202012Validator(schema).validate(response.json() if response.content else None)


class Visitor:
    """A person with a browser."""

    def __init__(self, app: Litestar, document: Document, address: str = "203.0.113.7") -> None:
        asgi: Any = app  # the same, in two libraries' words
        transport = httpx.ASGITransport(app=asgi, raise_app_exceptions=False, client=(address, 4000))
        self.browser = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")
        self.document = document

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request; the answer must be one that the document describes."""
        response = await self.browser.request(method, path, **more)
        self.document.check(method, path, response)
        return response

    async def ask(self, method: str, path: str, data: object = None) -> Any:
        """Send a request. Returns the answer, or raises Refused."""
        response = await self.request(method, path, json=data) if data is not None else await self.request(method, path)
        if response.status_code >= 400:
            raise Refused(response.status_code, RequestProblem(**response.json()))
        return response.json() if response.content else None

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, data: object = None) -> Any:
        return await self.ask("POST", path, data)

    async def put(self, path: str, data: object) -> Any:
        return await self.ask("PUT", path, data)

    async def delete(self, path: str) -> Any:
        return await self.ask("DELETE", path)

    async def called(self, name: str) -> "Visitor":
        """This visitor, after giving a name."""
        await self.post("/api/me", {"name": name})
        return self

    async def makes_table(self, *seats: str, **more: object) -> dict[str, Any]:
        """A table of Khôra with these seats: me, open, here, or bot."""
        made = await self.post("/api/tables", {"game": "khora", "seats": [{"who": who} for who in seats], **more})
        assert isinstance(made, dict)
        return made
