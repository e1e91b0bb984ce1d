"""A server keeps what it acknowledged, whatever happens to it. `make soak` goes on for longer."""

import pytest

from tests.soak.campaign import Campaign, Plan
from tests.soak.site import SiteKind
from tests.soak.troubles import ONE_OF_EACH

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SHORT = Plan(seed=1, kills=5, minutes=0, tables=3, every=12, pause=0, gentle=2, shares=ONE_OF_EACH)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_is_lost_whatever_happens(kind: SiteKind) -> None:
    told: list[str] = []
    tally = await Campaign(kind, SHORT, told.append).run()
    assert tally.account.records == tally.account.games == 3 * tally.rounds, told
    assert tally.account.acknowledged > 100, told
