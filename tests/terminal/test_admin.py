"""`petteia admin` as a person types it: a sentence for everything done, one line for everything refused."""

import asyncio
import json
import os
from pathlib import Path

import pytest

from petteia.server.storage.store import Store
from tests.server.examples import person, table
from tests.server.playing import Play, chance, running
from tests.terminal.commands import Shell


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ann, an account, with a lobby; Ada and Ben in the middle of a game."""
    file = tmp_path / "petteia.sqlite"

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await store.add_person(person("ann", password="hash"))
        for guest in ("ada", "ben"):
            await store.add_person(person(guest))
        await store.add_table(table("lobby", "ann"))
        play = Play(running())
        play.play_on(chance(), 20)
        await store.add_table(play.row)
        await store.append("t", play.log)
        await store.close()

    asyncio.run(fill())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PETTEIA_DATABASE", f"sqlite:///{file}")
    monkeypatch.setenv("LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return file


def done(shell: Shell, command: str) -> str:
    """What a command says that is carried out."""
    found = shell.run(f"admin {command}")
    assert (found.code, found.err) == (0, ""), found.err
    return found.out


def refused(shell: Shell, command: str) -> str:
    """The one line of a command that is refused."""
    found = shell.run(f"admin {command}")
    assert found.code == 2
    assert found.out == ""
    assert len(found.err.splitlines()) == 1
    return found.err


@pytest.mark.usefixtures("database")
def test_lists(shell: Shell) -> None:
    assert "ann  Ann  account" in done(shell, "people")
    assert done(shell, "people --kind banned") == "0 people\n"
    assert done(shell, "tables --status frozen") == "0 tables\n"
    assert "20 entries" in done(shell, "tables --status running")
    assert "0  Ada  ada" in done(shell, "table t")
    assert "1 table" in done(shell, "person Ann")


@pytest.mark.usefixtures("database")
def test_lists_for_programs(shell: Shell) -> None:
    people = json.loads(done(shell, "people --name be --json"))
    assert [(each["id"], each["account"]) for each in people] == [("ben", False)]
    (game,) = json.loads(done(shell, "tables --person ben --json"))
    assert (game["id"], game["entries"]) == ("t", 20)
    assert "key" not in game
    assert "webhook" not in game
    assert json.loads(done(shell, "table t --json"))["id"] == "t"
    assert json.loads(done(shell, "person ann --json"))["person"]["name"] == "Ann"


@pytest.mark.usefixtures("database")
def test_people(shell: Shell) -> None:
    assert done(shell, "ban Ann").startswith("Ann is banned")
    assert "banned since" in done(shell, "people --kind banned")
    assert done(shell, "unban Ann") == "Ann may sign in again.\n"
    assert "not banned" in refused(shell, "unban Ann")
    assert done(shell, "rename Ann Anna") == "Ann is called Anna now.\n"
    assert "taken" in refused(shell, "rename ben anna")
    assert done(shell, "delete-person ben").startswith("Ben is deleted.")
    assert "deleted already" in refused(shell, "delete-person ben")
    assert "no person" in refused(shell, "ban Zoe")


@pytest.mark.usefixtures("database")
def test_tables(shell: Shell) -> None:
    assert "keep it from the players" in done(shell, "export t table.json")
    assert "--force" in refused(shell, "export t table.json")
    assert "keep it from the players" in done(shell, "export t table.json --force")
    assert "already" in refused(shell, "import table.json")
    assert done(shell, "delete-table t") == "The table Table t (t) is deleted.\n"
    assert done(shell, "import table.json").startswith("The table Table t (t) is imported")
    assert "no table" in refused(shell, "delete-table nowhere")
    assert "cannot be read" in refused(shell, "import nowhere.json")
    assert "cannot be written" in refused(shell, "export t no/folder")


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes here")
def test_files_with_secrets_are_their_owners_alone(shell: Shell, database: Path) -> None:
    done(shell, "export t table.json")
    done(shell, "backup copy.sqlite")
    done(shell, f"restore copy.sqlite --database sqlite:///{database.parent}/new.sqlite")
    for name in ("table.json", "copy.sqlite", "new.sqlite", database.name):
        assert (database.parent / name).stat().st_mode & 0o077 == 0, name


@pytest.mark.usefixtures("database")
def test_pruning(shell: Shell) -> None:
    said = done(shell, "prune --lobbies 30 --abandoned 30 --dry-run")
    words = " ".join(said.split())
    assert words == "To be removed: 1 abandoned table t 1 table whose game never began lobby"
    assert json.loads(done(shell, "prune --lobbies 30 --json")) == {"lobbies": ["lobby"]}
    assert "0 tables whose games never began" in done(shell, "prune --lobbies 30")
    assert "Say what" in refused(shell, "prune")
    assert "invalid" in refused(shell, "prune --chat -1")


def test_copies(shell: Shell, database: Path) -> None:
    assert done(shell, "backup copy.sqlite").startswith("The database is copied to copy.sqlite")
    assert "--force" in refused(shell, "backup copy.sqlite")
    done(shell, "delete-table t")
    assert "--force" in refused(shell, "restore copy.sqlite")
    assert done(shell, "restore copy.sqlite --force").startswith("The database is as it was")
    assert "20 entries" in done(shell, "table t")
    (database.parent / "text").write_text("no copy")
    assert "not a copy" in refused(shell, "restore text --force")
    done(shell, f"restore copy.sqlite --database sqlite:///{database.parent}/new.sqlite")
    assert "3 people" in done(shell, f"people --database sqlite:///{database.parent}/new.sqlite")


@pytest.mark.usefixtures("database")
def test_the_secret(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "for 30 days" in done(shell, "rotate-secret")
    assert "every cookie ends" in done(shell, "rotate-secret --grace 0")
    monkeypatch.setenv("PETTEIA_SECRET", "a secret")
    assert "PETTEIA_SECRET" in refused(shell, "rotate-secret")


@pytest.mark.usefixtures("database")
def test_other_languages(shell: Shell) -> None:
    assert done(shell, "ban ann --lang fr").startswith("Ann n’a plus accès")
    assert done(shell, "unban ann --lang pl").startswith("Ann może się znów zalogować")
    assert done(shell, "tables --status lobby --lang es").rstrip().endswith("1 mesa")


def test_a_new_database(shell: Shell, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite"
    assert done(shell, f"migrate --database {url}").endswith("is ready for this version.\n")
    assert done(shell, f"people --database {url}").strip() == "0 people"


def test_a_database_that_is_not_there(shell: Shell, tmp_path: Path) -> None:
    assert "no database" in refused(shell, f"people --database sqlite:///{tmp_path}/none.sqlite")
