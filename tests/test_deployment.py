"""The files for containers and systemd, judged without a container engine."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from petteia.server.settings import PREFIX, Settings
from tests.tools import need

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy/petteia.service"
TAGGED = re.compile(r"[a-z0-9./-]+:(?!latest)[\w.-]+")
INSTRUCTIONS = {
    "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM",
    "HEALTHCHECK", "RUN", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, each with all its lines in one."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for instruction in instructions():
        if instruction[0] == "FROM":
            found.append([])
        found[-1].append(instruction)
    return found


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return found


def known_variables() -> set[str]:
    """The settings that a server reads, and where it finds its secrets."""
    files = {f"{PREFIX}SECRET_FILE", f"{PREFIX}DATABASE_PASSWORD_FILE"}
    return {PREFIX + name.upper() for name in Settings.__struct_fields__} | files


def test_the_image_is_small_and_not_roots() -> None:
    assert {name for name, _ in instructions()} <= INSTRUCTIONS
    images = [what.split()[0] for name, what in instructions() if name == "FROM"]
    assert all(TAGGED.fullmatch(image) for image in images)
    last = stages()[-1]
    names = [name for name, _ in last]
    assert {"HEALTHCHECK", "USER", "ENTRYPOINT"} <= set(names)
    assert dict(last)["USER"] == "10001"
    assert names.index("RUN") < names.index("USER")  # nothing is done as root afterwards
    assert not any("apt-get" in what or "pip install" in what for _, what in last)


def test_what_the_image_copies_is_there_and_sent_to_the_builder() -> None:
    sent = (ROOT / ".dockerignore").read_text("utf-8").split("*", 1)[1]
    for name, what in instructions():
        if name == "COPY" and "--from" not in what:
            for source in what.split()[:-1]:
                assert (ROOT / source).exists(), source
                top = source if source.startswith("requirements") else source.split("/")[0]
                assert f"!{top}\n" in sent, source


def test_settings_in_the_image_are_known() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8") + UNIT.read_text("utf-8")
    assert set(re.findall(r"\b(PETTEIA_[A-Z_]+)=", text)) <= known_variables()


def test_services_are_locked_in(services: dict[str, Any]) -> None:
    petteia = services["petteia"]
    assert petteia["read_only"] is True
    assert petteia["user"] == "10001:10001"
    assert petteia["cap_drop"] == ["ALL"]
    assert petteia["tmpfs"] == ["/tmp"]
    assert set(petteia["environment"]) <= known_variables()
    assert petteia["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "ports" not in petteia
    assert "ports" not in services["database"]
    for service in services.values():
        assert TAGGED.fullmatch(service["image"])
        assert "no-new-privileges:true" in service["security_opt"]
        assert "healthcheck" in service


def test_no_secret_stands_in_a_file_of_ours(services: dict[str, Any]) -> None:
    for service in services.values():
        for name, value in service["environment"].items():
            assert "PASSWORD" not in name or name.endswith("_FILE")
            assert not re.search(r"://[^/@]*:[^/@]*@", str(value))


def test_a_linter_finds_nothing_in_the_dockerfile() -> None:
    hadolint = shutil.which("hadolint", path=Path(sys.executable).parent)
    assert hadolint is not None
    found = subprocess.run([hadolint, "--no-color", ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_both_health_checks_ask_the_same(services: dict[str, Any]) -> None:
    image = dict(stages()[-1])["HEALTHCHECK"].partition("CMD ")[2]
    assert ["CMD", *json.loads(image)] == services["petteia"]["healthcheck"]["test"]


def test_caddy_understands_its_file() -> None:
    caddy = need("Caddy", shutil.which("caddy"))
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(ROOT / "deploy/Caddyfile")]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stderr[-500:]
    assert "not formatted" not in judged.stderr


def test_the_service_is_in_a_sandbox(tmp_path: Path) -> None:
    judge = need("systemd", shutil.which("systemd-analyze"))
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/petteia/bin/petteia", "/bin/true"))
    verified = subprocess.run([judge, "verify", unit], capture_output=True, text=True, check=False)
    assert UNIT.name not in verified.stderr
    judged = subprocess.run(
        [judge, "security", "--offline=true", "--no-pager", "--threshold=20", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout[-200:]
