"""Requests that schemathesis makes up from the OpenAPI document: every answer is one that the document describes."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from petteia.server.app import create_app
from petteia.server.settings import Settings
from tests.server.foreseen import keys_of, longest
from tests.server.visitors import Document

EXAMPLES = 8  # of each operation
CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
DOCUMENT = Document(create_app(Settings(database="sqlite:///none"))).text
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [SCHEMA[path][method] for path, methods in DOCUMENT["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A browser before a server without limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('document') / 'petteia.sqlite'}"
    app = create_app(Settings(database=database, thinkers=1, limits=False), keys_of(1), longest)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_documented(operation: Any, mode: GenerationMode, browser: TestClient[Litestar]) -> None:
    browser.cookies.clear()
    browser.post("/api/me", json={"name": "Ann"})
    made = browser.post("/api/tables", json={"game": "khora", "seats": [{"who": "me"}, {"who": "bot"}]})
    there = {"table": made.json()["id"], "game": "khora", "language": "en"}

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        answer(browser, case)
        case.path_parameters.update({name: there[name] for name in there if name in case.path_parameters})
        answer(browser, case)

    try:
        ask()
    except Unsatisfiable:  # nothing can be wrong in such a request
        assert mode is GenerationMode.NEGATIVE


def answer(browser: TestClient[Litestar], case: Any) -> None:
    """Send a request, and hold the answer against the document."""
    wish = case.as_transport_kwargs(base_url=str(browser.base_url))
    wish.pop("cookies", None)
    if "data" in wish:
        wish["content"] = wish.pop("data")
    case.validate_response(browser.request(**wish), checks=CHECKS)
