"""Tests foresee what is dealt, and nobody else: only `create_app` takes keys, and `petteia serve` gives it none."""

from pathlib import Path

import pytest

from petteia.kernel.rng import KEY_BYTES, commitment
from petteia.server.keys import derived_seed, new_key
from tests.server.foreseen import FILE, key_of, write_deal
from tests.server.live import ME, NOVICE, Server, people, play_to_the_end
from tests.server.serving import refused, serving

NAMES = ("key", "keys", "seed", "deal", "dice")


def test_every_new_key_is_another() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {KEY_BYTES}


def test_every_purpose_has_a_seed_of_its_own() -> None:
    keys = (key_of(1), key_of(2))
    seeds = [derived_seed(key, purpose, seat) for key in keys for purpose in ("deal", "think") for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert derived_seed(keys[0], "deal", 3) == derived_seed(keys[0], "deal", 3)


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_same_deal_is_the_same_game_bots_included(sqlite_url: str) -> None:
    records: dict[int, list[list[str]]] = {1: [], 2: []}
    with Server(sqlite_url, thinkers="3") as server:
        async with people(server, "Ada") as (ada,):
            for deal in (1, 2, 1):
                server.deal(deal)
                table = await ada.make_table(ME, NOVICE, NOVICE, NOVICE)
                await ada.start(table)
                async with ada.page(table) as page:
                    await play_to_the_end(page)
                assert page.table["key"] == key_of(deal).hex()
                record = await ada.http.get(f"/api/tables/{table}/record")
                records[deal].append([line for line in record.text.splitlines() if not line.startswith("#")])
    assert records[1][0] == records[1][1]
    assert records[1][0] != records[2][0]


@pytest.mark.slow
def test_nobody_chooses_what_a_running_server_deals(tmp_path: Path) -> None:
    """No variable, no option, nothing that is asked for: four games of two servers that were run and asked the same."""
    write_deal(tmp_path / "deal", 1)
    variables = {FILE: str(tmp_path / "deal")} | {f"PETTEIA_{name.upper()}": "1" for name in NAMES}
    seats = [{"who": "me"}, {"who": "bot"}]
    dealt = set()
    for number in range(2):
        with serving(f"sqlite:///{tmp_path / str(number)}", **variables) as served:
            served.http.post("/api/me", json={"name": "Ann"})
            for _ in range(2):
                wish = {"game": "khora", "seats": seats}
                for name in NAMES:
                    assert served.http.post("/api/tables", json={**wish, name: "1"}).status_code == 400
                table = served.http.post("/api/tables", json=wish).json()
                chosen = dict.fromkeys(NAMES, "1")
                begun = served.http.post(f"/api/tables/{table['id']}/start", params=chosen, json=chosen)
                dealt.add(begun.json()["commitment"])
    assert len(dealt) == 4
    assert not dealt & {commitment(key_of(1, number)) for number in range(4)}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_command_has_no_option_for_it(name: str) -> None:
    assert f"--{name}" in refused(f"--{name}", "1")
