"""The image without Docker: what it would hold is enough to run, read only, and compose and systemd speak of what there is."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from cogs.kit.permissions import CHANNEL_PERMISSIONS
from ops.settings import Settings
from tests.ops.deployed import ROOT, context, lay_out
from tests.support.processes import free_port

TOOLS = ("backup", "doctor", "health", "restore")
UNIT = (ROOT / "deploy" / "arbiter.service").read_text()


def clean(folder: Path) -> dict[str, str]:
    """An environment with nothing of the tests in it."""
    known = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return known | {
        "ARBITER_DATA": str(folder / "data"),
        "ARBITER_PORT": str(free_port()),
        "ARBITER_PAINTERS": "1",
        "DISCORD_TOKEN": "",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUNBUFFERED": "1",
    }


def test_what_goes_in_and_what_does_not() -> None:
    names = {str(path) for path in context()}
    assert {"bot.py", "requirements.txt", "data/zones.toml", "assets/fonts/text.ttf", "LICENSE"} <= names
    assert {f"tools/{name}.py" for name in TOOLS} <= names
    out = re.compile(
        r"(tests|docs|benchmarks|\.git|\.venv|var|\.ci)/|\.env$|.*\.pyc|.*__pycache__|tools/(make|balance)/"
    )
    assert [name for name in names if out.match(name)] == []


@pytest.mark.posix
async def test_it_runs_read_only_is_healthy_and_stops_in_order(tmp_path: Path) -> None:
    app, env = tmp_path / "app", clean(tmp_path)
    lay_out(app)
    for path in [*app.rglob("*"), app]:
        path.chmod(stat.S_IMODE(path.stat().st_mode) & ~0o222)
    before = {path for path in app.rglob("*") if "__pycache__" not in path.parts}
    with (tmp_path / "log").open("wb") as log:
        bot = await asyncio.create_subprocess_exec(sys.executable, "bot.py", cwd=app, env=env, stdout=log, stderr=log)
    try:
        async with asyncio.timeout(60):
            while (await _health(app, env))[0] != 0:
                assert bot.returncode is None, (tmp_path / "log").read_text()
                await asyncio.sleep(0.2)
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), 30) == 0
    finally:
        if bot.returncode is None:
            bot.kill()
    assert "ERROR" not in (tmp_path / "log").read_text()
    assert {path for path in app.rglob("*") if "__pycache__" not in path.parts} == before
    assert (tmp_path / "data" / "arbiter.db").exists()
    assert (await _health(app, env))[0] == 1
    for tool, *arguments in (("backup",), ("restore", "--list")):
        command = [sys.executable, "-m", f"tools.{tool}", *arguments]
        done = await asyncio.create_subprocess_exec(*command, cwd=app, env=env, stdout=asyncio.subprocess.PIPE)
        assert await done.wait() == 0
    assert "A fault in the check" not in await _doctor(app, env), "a file that a check reads is not in the image"
    for path in [app, *app.rglob("*")]:  # so that the folder can be taken away
        path.chmod(0o700)


async def _doctor(app: Path, env: dict[str, str]) -> str:
    command = [sys.executable, "-m", "tools.doctor", "--language", "en"]
    process = await asyncio.create_subprocess_exec(*command, cwd=app, env=env, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    return output.decode()


async def _health(app: Path, env: dict[str, str]) -> tuple[int | None, str]:
    command = [sys.executable, "-m", "tools.health", "--ready"]
    process = await asyncio.create_subprocess_exec(*command, cwd=app, env=env, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


def test_the_dockerfile_copies_within_its_context_and_runs_as_nobody_special() -> None:
    text = (ROOT / "Dockerfile").read_text()
    known = {str(path) for path in context()}
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.M):
        *sources, _ = line.split()
        assert all(source == "." or source in known for source in sources), line
    pinned = r"^ARG PYTHON=\d+\.\d+\.\d+-slim-\w+@sha256:[0-9a-f]{64}$"
    assert re.search(pinned, text, re.M), "the base is pinned by version and digest"
    assert set(re.findall(r"^FROM (\S+)", text, re.M)) == {"python:${PYTHON}"}
    assert "--require-hashes" in text
    assert re.search(r"^USER 1000:1000$", text, re.M)
    assert "HEALTHCHECK" in text
    assert "STOPSIGNAL SIGTERM" in text


# ---------------------------------------------------------------- settings


def read_settings() -> set[str]:
    """Return the settings that the code reads: names in its texts that look like one."""
    parts = {path.parts[0] for path in context()}
    sources = [file for part in parts for file in [ROOT / part, *(ROOT / part).rglob("*.py")] if file.suffix == ".py"]
    found: set[str] = set()
    for file in sources:
        found |= set(re.findall(r"[\"'](ARBITER_[A-Z_]+|DISCORD_TOKEN)[\"']", file.read_text(encoding="utf-8")))
    return found


def documented(path: str) -> set[str]:
    return set(re.findall(r"\b(?:ARBITER_[A-Z_]+|DISCORD_TOKEN)\b", (ROOT / path).read_text(encoding="utf-8")))


def test_every_read_of_the_environment_is_by_a_name_that_is_seen() -> None:
    """A read by a name that is put together would escape the tests beneath."""
    named = r"os\.environ(?:\.get\(|\[)\s*\"[A-Z_]+\""
    handed_on = "{name: os.environ[name] for name in ENVIRONMENT if name in os.environ}"
    for path in context():
        if path.suffix == ".py" and str(path) != "ops/settings.py":
            text = (ROOT / path).read_text(encoding="utf-8").replace(handed_on, "")
            assert len(re.findall(r"os\.environ|getenv", text)) == len(re.findall(named, text)), path


def test_each_setting_is_in_the_example_and_each_in_the_example_is_one() -> None:
    example = set(re.findall(r"^#? ?([A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.M))
    assert example == read_settings()


@pytest.mark.parametrize("page", ["docs/host/hosting.md", "docs/host/hosting.ru.md"])
def test_the_guide_names_each_setting_and_no_other(page: str) -> None:
    assert documented(page) == read_settings()


def test_the_example_as_it_is_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line without its sign gives what holds without it."""
    monkeypatch.setattr("ops.settings.env_file", lambda: None)
    for name in read_settings():
        monkeypatch.delenv(name, raising=False)
    plain = vars(Settings())
    for name, value in re.findall(r"^#? ?([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(encoding="utf-8"), re.M):
        monkeypatch.setenv(name, value)
    assert vars(Settings()) == plain


# ---------------------------------------------------------------- compose and systemd


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return loaded


def seconds(text: str) -> int:
    number, unit = re.fullmatch(r"(\d+)(s|min)?", text).groups()  # type: ignore[union-attr]
    return int(number) * (60 if unit == "min" else 1)


def test_compose_names_real_settings_and_waits_for_a_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    service = compose()["services"]["arbiter"]
    assert set(service["environment"]) <= read_settings()
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    mounted = {volume.split(":")[0]: volume.split(":")[1] for volume in service["volumes"]}
    assert mounted["arbiter"] == service["environment"]["ARBITER_DATA"]
    assert "arbiter" in compose()["volumes"]
    monkeypatch.delenv("ARBITER_STOP_SECONDS", raising=False)
    monkeypatch.setattr("ops.settings.env_file", lambda: None)
    assert seconds(service["stop_grace_period"]) >= Settings().stop_seconds + 10


def test_the_compose_file_with_a_postgres_adds_to_the_other_one() -> None:
    added = yaml.safe_load((ROOT / "compose.postgres.yaml").read_text(encoding="utf-8"))
    bot, database = added["services"]["arbiter"], added["services"]["database"]
    assert set(bot["environment"]) <= read_settings()
    assert set(bot["build"]["args"]) <= set(re.findall(r"^ARG (\w+)", (ROOT / "Dockerfile").read_text(), re.M))
    assert bot["environment"]["ARBITER_DATABASE"].endswith("@database/arbiter")
    assert set(bot["networks"]) | set(database["networks"]) == set(added["networks"])
    assert database["networks"] == ["inside"]
    assert added["networks"]["inside"] == {"internal": True}
    assert "ports" not in database
    assert {volume.split(":")[0] for volume in database["volumes"]} == set(added["volumes"])


def test_the_unit_is_sound_and_waits_for_a_stop(tmp_path: Path) -> None:
    given = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.M))
    assert set(re.findall(r"^Environment=(\w+)=", UNIT, re.M)) - {"PYTHONDONTWRITEBYTECODE"} <= read_settings()
    assert seconds(given["TimeoutStopSec"]) >= 30
    assert given["Type"] == "notify"
    # What is allowed last counts: match files of strangers are read by a process that bounds itself.
    filters = re.findall(r"^SystemCallFilter=(.*)$", UNIT, re.M)
    assert {"setrlimit", "prlimit64"} <= set(filters[-1].split())
    try:
        # What it starts is not here: another program stands in for it.
        unit = tmp_path / "arbiter.service"
        unit.write_text(re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", UNIT, flags=re.M))
        done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no systemd here")
    assert "arbiter.service" not in done.stderr


# ---------------------------------------------------------------- the invitation

BITS = {
    "view_channel": 10,
    "send_messages": 11,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "send_messages_in_threads": 38,
    "create_events": 44,
    "create_public_threads": 35,
}


@pytest.mark.parametrize("page", ["docs/host/hosting.md", "docs/host/hosting.ru.md"])
def test_the_invitation_asks_for_what_the_code_needs(page: str) -> None:
    numbers = set(re.findall(r"permissions=(\d+)", (ROOT / page).read_text(encoding="utf-8")))
    needed = sum(
        1 << BITS[name]
        for name in {*CHANNEL_PERMISSIONS, "send_messages_in_threads", "create_public_threads", "create_events"}
    )
    assert numbers == {str(needed)}
