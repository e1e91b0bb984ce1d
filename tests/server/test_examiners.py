"""Files of strangers are looked through elsewhere: the server goes on, whatever is in them."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from petteia.kernel.components import Problem
from petteia.kernel.errors import BadComponents
from petteia.server import examiner
from petteia.server.examiner import MEMORY, Examination, examine
from petteia.server.examiners import MOST_WAITING, Examiners
from petteia.server.problems import ProblemError
from tests.games.emporion.table import OWNER_FILE
from tests.server.visitors import Refused, Visitor

pytestmark = pytest.mark.anyio

OWN = OWNER_FILE.read_text(encoding="utf-8")
# A process that says it is ready, then does something else with the first file than look through it.
MISCHIEF = """
import sys
from petteia.server.examiner import bound_memory, bound_time
bound_memory()
print(flush=True)
sys.stdin.readline()
bound_time()
{what}
"""


@pytest.fixture
async def examiners() -> AsyncIterator[Examiners]:
    made = Examiners()
    yield made
    await made.close()


def test_what_is_wrong_in_a_file() -> None:
    assert examine(Examination("emporion", OWN)).problems == []
    assert examine(Examination("emporion", "a = = 1")).problems[0][0] == 1
    assert len(examine(Examination("emporion", OWN.replace("source", "origin"))).problems) == examiner.TOLD
    assert "no game 'chess'" in examine(Examination("chess", OWN)).error


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the limits of another process")
async def test_the_system_bounds_the_time_and_the_memory_of_the_process(examiners: Examiners) -> None:
    import resource

    assert await examiners.problems("emporion", OWN) == []
    assert examiners.process.pid is not None
    seconds, _ = resource.prlimit(examiners.process.pid, resource.RLIMIT_CPU)
    assert 0 < seconds < 60  # two for a file, and those before
    assert resource.prlimit(examiners.process.pid, resource.RLIMIT_AS)[0] == MEMORY


async def test_one_process_looks_through_one_file_after_another(examiners: Examiners) -> None:
    assert await examiners.problems("emporion", OWN) == []
    process = examiners.process.pid
    assert [problem.line for problem in await examiners.problems("emporion", "a = = 1")] == [1]
    assert examiners.process.pid == process


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
@pytest.mark.parametrize("what", ["while True: pass", "print(len(bytes(1 << 30)))", "sys.exit()"])
async def test_a_file_that_takes_too_much_ends_its_process_alone(what: str) -> None:
    examiners = Examiners([sys.executable, "-c", MISCHIEF.format(what=what)])
    with pytest.raises(BadComponents, match="too long"):
        await examiners.problems("emporion", OWN)
    assert examiners.process.pid is None
    examiners.process.command = Examiners().process.command
    assert await examiners.problems("emporion", OWN) == []
    await examiners.close()


async def test_only_a_few_wait(examiners: Examiners) -> None:
    async with asyncio.TaskGroup() as group:
        async with examiners._turn:
            waiting = [group.create_task(examiners.problems("emporion", OWN)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(ProblemError) as error:
                await examiners.problems("emporion", OWN)
        assert error.value.status == 429
        assert error.value.headers == {"retry-after": "5"}
    assert [task.result() for task in waiting] == [[]] * MOST_WAITING


@pytest.mark.parametrize("game", ["carpe-diem", "emporion", "khora"])
@pytest.mark.parametrize(
    "text", [".".join("a" * 29_000) + "=1", "a=" + "[" * 30_000, "a=" + "{b=" * 9_000, "a=" + "9" * 5_000]
)
async def test_hostile_files_are_refused_in_a_sentence(
    visitor: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch, game: str, text: str
) -> None:
    async def here(_self: Examiners, game: str, text: str) -> list[Problem]:
        return [Problem(*found) for found in examine(Examination(game, text)).problems]

    monkeypatch.setattr(Examiners, "problems", here)  # one process for each of them would take long
    ann = await visitor().called("Ann")
    (problem,) = (await ann.post(f"/api/games/{game}/components/check", {"text": text}))["problems"]
    assert "at most" in problem["text"]
    with pytest.raises(Refused, match=r"400 bad-components: .*at most"):
        await ann.makes_table("me", "bot", game=game, components=text)


async def test_deep_json_is_refused(visitor: Callable[[], Visitor]) -> None:
    for depth in (500, 4_000, 30_000):
        content = b'{"name": ' + b"[" * depth + b"]" * depth + b"}"
        answer = await visitor().request(
            "POST", "/api/me", content=content, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
