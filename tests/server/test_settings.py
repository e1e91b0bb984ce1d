"""How a server is run: arguments before the environment before what is usual."""

from pathlib import Path

import pytest

from petteia.server.settings import BadSettings, Settings, read_settings
from petteia.server.storage.database import database_url


def test_without_a_word_a_server_is_for_this_machine() -> None:
    settings = read_settings({})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.database.startswith("sqlite:///")
    assert settings.limits
    assert settings.thinkers >= 1


def test_arguments_go_before_the_environment() -> None:
    environment = {
        "PETTEIA_HOST": "0.0.0.0",
        "PETTEIA_PORT": "81",
        "PETTEIA_BEHIND_PROXY": "true",
        "PETTEIA_LIMITS": "0",
        "PETTEIA_ORIGINS": "https://a.example, https://b.example",
        "PETTEIA_INTERPRETED": "1",
    }
    settings = read_settings(environment, port=82, database=None)
    assert (settings.host, settings.port) == ("0.0.0.0", 82)
    assert settings.behind_proxy
    assert not settings.limits
    assert settings.origins == ("https://a.example", "https://b.example")


def test_settings_come_through_the_environment_unchanged() -> None:
    settings = Settings(
        host="::1", port=0, database="sqlite:////a/b.sqlite", thinkers=3, origins=("https://a.example",), secret="s"
    )
    assert read_settings(settings.environment()) == settings


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"PETTEIA_PORT": "70000"}, "PETTEIA_PORT cannot be that"),
        ({"PETTEIA_WORKERS": "many"}, "PETTEIA_WORKERS cannot be that"),
        ({"PETTEIA_WORKERS": "0"}, "PETTEIA_WORKERS cannot be that"),
        ({"PETTEIA_LIMITS": "perhaps"}, "PETTEIA_LIMITS cannot be that"),
        ({"PETTEIA_WORKERS": "2", "PETTEIA_DATABASE": "sqlite:///a.sqlite"}, "Several workers need PostgreSQL"),
    ],
)
def test_settings_that_cannot_be(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadSettings, match=said):
        read_settings(environment)


def test_several_workers_share_postgresql() -> None:
    assert read_settings({"PETTEIA_DATABASE": "postgres://localhost/petteia"}, workers=2).workers == 2


def test_secrets_come_from_files(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("hush\n")
    (tmp_path / "password").write_text("w@rd\n")
    environment = {
        "PETTEIA_DATABASE": "postgresql://ann@host/petteia",
        "PETTEIA_DATABASE_PASSWORD_FILE": str(tmp_path / "password"),
        "PETTEIA_SECRET_FILE": str(tmp_path / "secret"),
    }
    settings = read_settings(environment)
    assert settings.secret == "hush"
    assert database_url(settings.database).password == "w@rd"
    assert read_settings({**environment, "PETTEIA_SECRET": "mine"}).secret == "mine"
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({"PETTEIA_SECRET_FILE": str(tmp_path / "none")})
