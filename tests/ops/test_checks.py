"""The checks of machine, settings and store: each finds what it is there for, and what it says can be said."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from boards.jobs import Job, PaintError
from boards.pictures import draw
from engines.games import GAMES
from ops import machine
from ops.checks import installed, storage
from ops.checks.painting import job_of, paints
from ops.commands import install
from ops.findings import Finding, bad, good, notice, run_checks
from store.sqlite import SqliteDatabase
from tests.support.processes import free_port
from words.texts import FOLDER, LANGUAGES, Language, words

ROOT = Path(__file__).resolve().parents[2]
NOW = 1_800_000_000.0
TOKEN = "MTE0NzUxMjE3NDY5ODk4MTM4OQ.GkX3aB.abcdefghijklmnopqrstuvwxyz0123456789AB"


def keys(found: Iterable[Finding]) -> list[str]:
    return [finding.key.removeprefix("doctor-") for finding in found]


def test_python() -> None:
    assert keys(machine.python((3, 11, 0))) == ["python-good"]
    assert keys(machine.python((3, 10, 9))) == ["python-old"]


def test_libraries() -> None:
    assert keys(machine.libraries()) == ["libraries-good"]
    assert keys(machine.libraries([("msgspec", "0.0.1")])) == ["libraries-differ"]
    (found,) = machine.libraries([("no-such-library", "1.0"), ("msgspec", "0.0.1")])
    assert (*keys([found]), found.facts) == (
        "libraries-missing",
        {"names": "no-such-library", "command": install()},
    )


def test_folder_and_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert keys(machine.folder(tmp_path / "new" / "var")) == ["folder-good"]
    (tmp_path / "file").write_text("")
    assert keys(machine.folder(tmp_path / "file")) == ["folder-unwritable"]
    for free, expected in ((10**10, "disk-good"), (5 * 10**8, "disk-low"), (10**8, "disk-full")):
        monkeypatch.setattr("shutil.disk_usage", lambda _path, free=free: (0, 0, free) and _usage(free))
        assert keys(machine.disk(tmp_path / "not" / "there" / "yet")) == [expected]


def _usage(free: int) -> Any:
    return type("Usage", (), {"free": free})()


def test_fonts_and_texts_and_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert keys(machine.fonts()) == ["fonts-good"]
    assert keys(machine.content()) == ["content-good"]
    assert keys(machine.locales()) == ["locales-good"]
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "bot.ftl").write_text("one = 1\n" if language == "ru" else "one = 1\ntwo = 2\n")
    (found,) = machine.locales(tmp_path)
    assert (*keys([found]), found.facts) == ("locales-incomplete", {"names": "ru: 1"})
    monkeypatch.setattr(machine, "LETTERS", "А\u4e00")
    assert keys(machine.fonts()) == ["fonts-missing"]


@pytest.mark.parametrize(("off", "expected"), [(0, "clock-good"), (-3, "clock-good"), (90, "clock-off")])
async def test_the_clock_is_compared_with_a_date(off: int, expected: str) -> None:
    async def answer(_request: web.Request) -> web.Response:
        import time

        return web.Response(headers={"Date": formatdate(time.time() + off, usegmt=True)})

    app = web.Application()
    app.router.add_get("/gateway", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    assert keys(await machine.clock(f"http://127.0.0.1:{port}/gateway")) == [expected]
    await runner.cleanup()
    assert keys(await machine.clock(f"http://127.0.0.1:{port}/gateway")) == ["clock-unknown"]


async def test_pictures_are_really_painted() -> None:
    painted: list[str] = []

    async def paint(job: Job) -> bytes:
        painted.append(job.game)
        return draw(job)

    assert keys(await paints(paint)) == ["pictures-good"]
    assert painted == [*GAMES]
    assert job_of("krendel") != job_of("krendel")  # no cache may answer for the painter

    async def broken(_job: Job) -> bytes:
        raise PaintError("Traceback …\nOSError: cannot open resource")

    (found,) = await paints(broken)
    assert (*keys([found]), found.facts["reason"]) == ("pictures-failed", "OSError: cannot open resource")


async def test_a_data_folder_may_be_named_from_where_the_tool_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("var/arbiter.db")
    db = await SqliteDatabase.open(path)
    assert keys(await storage.database(path)) == ["database-good"]
    await db.backup(path.parent / "backups" / "arbiter-20270115T080000Z.db")
    await db.close()
    assert keys(await storage.database(path)) == ["database-good"]
    assert keys(await storage.backups(path.parent / "backups", NOW, 6)) == ["backup-good"]


async def test_the_size_of_the_database_counts_what_was_written_last(tmp_path: Path) -> None:
    path = tmp_path / "arbiter.db"
    db = await SqliteDatabase.open(path)
    log = path.with_name("arbiter.db-wal")
    (found,) = await storage.database(path)
    assert log.stat().st_size >= 50_000  # the schema alone
    assert found.facts["size"] == (path.stat().st_size + log.stat().st_size) // 1000
    await db.close()


async def test_the_database_and_its_backups(tmp_path: Path) -> None:
    path, folder = tmp_path / "arbiter.db", tmp_path / "backups"
    assert keys(await storage.database(path)) == ["database-none"]
    assert keys(await storage.backups(folder, NOW, 6)) == ["backup-none"]
    db = await SqliteDatabase.open(path)
    await db.backup(folder / "arbiter-20270115T080000Z.db")  # NOW
    assert keys(await storage.database(path)) == ["database-good"]
    assert keys(await storage.backups(folder, NOW, 6)) == ["backup-good"]
    assert keys(await storage.backups(folder, NOW + 16 * 3600, 6)) == ["backup-old"]
    await db.close()
    path.write_bytes(b"no database" * 1000)
    assert keys(await storage.database(path)) == ["database-bad"]
    (folder / "arbiter-20270115T090000Z.db").write_bytes(b"no database" * 1000)
    assert keys(await storage.backups(folder, NOW, 6)) == ["backup-good"], "that one is from the future"
    assert keys(await storage.backups(folder, NOW + 3600, 6)) == ["backup-bad"]


@pytest.mark.posix
def test_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(("ARBITER_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    env = tmp_path / ".env"
    assert keys(installed.settings(env)) == ["settings-good"]
    env.write_text("DISCORD_TOKEN=x\nARBITER_PROT=1\n")
    env.chmod(0o644)
    assert keys(installed.settings(env)) == ["settings-unknown", "settings-readable"]
    env.chmod(0o600)
    monkeypatch.setenv("ARBITER_PORT", "abc")
    assert keys(installed.settings(env)) == ["settings-bad", "settings-unknown"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", "token-none"),
        (TOKEN, "token-good"),
        (f"Bot {TOKEN}", "token-malformed"),
        (f'"{TOKEN}"', "token-malformed"),
        ("1147512174698981389", "token-malformed"),
        ("your-token-here", "token-malformed"),
    ],
)
def test_tokens(given: str, expected: str) -> None:
    assert keys(installed.token(given)) == [expected]


def test_a_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = int(taken.getsockname()[1])
        assert keys(installed.port([number])) == ["port-used"]
        assert keys(installed.port([number, free_port()])) == ["port-good"]
    assert keys(installed.port([number])) == ["port-good"]


async def test_a_check_that_fails_is_a_finding_and_stops_no_other() -> None:
    async def broken() -> list[Finding]:
        raise RuntimeError("no")

    async def fine() -> list[Finding]:
        return [good("doctor-fonts-good"), notice("doctor-database-none"), bad("doctor-disk-full", free=1)]

    found = await run_checks([("first", broken), ("second", fine)])
    assert [(f.state, f.key) for f in found] == [
        ("bad", "doctor-check-failed"),
        ("bad", "doctor-disk-full"),
        ("note", "doctor-database-none"),
        ("good", "doctor-fonts-good"),
    ]


def sources() -> list[str]:
    """Return the modules that make findings and name checks, wherever in the two packages they are."""
    paths = [*(ROOT / "ops").rglob("*.py"), *(ROOT / "cogs" / "upkeep").rglob("*.py")]
    return [path.read_text(encoding="utf-8") for path in paths]


def made_in_code() -> set[tuple[str, str]]:
    """Return the state and key of every finding that the code makes."""
    found: set[tuple[str, str]] = set()
    for source in sources():
        found |= set(re.findall(r'\b(good|noted|bad)\(\s*"([a-z-]+)"', source))
        found |= {({"note": "noted"}.get(s, s), k) for s, k in re.findall(r'Finding\("(\w+)", "([a-z-]+)"', source)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_text_and_what_to_do(language: str) -> None:
    text = (FOLDER / language / "cogs" / "upkeep.ftl").read_text(encoding="utf-8")
    texts = {*re.findall(r"^(doctor-[\w-]+) =", text, re.M)}
    for state, key in made_in_code():
        assert key in texts
        assert (f"{key}-fix" in texts) == (state != "good"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_check_has_a_name_in_words(language: Language) -> None:
    found = (re.findall(r'\("([a-z]+)", (?:lambda|place|painted|machine)', source) for source in sources())
    names = {name for check in found for name in check}
    assert names >= {"database", "settings", "clock", "pictures", "place", "painters", "port"}
    text = (FOLDER / language / "cogs" / "upkeep.ftl").read_text(encoding="utf-8")
    (block,) = re.findall(r"^doctor-check-failed = .*?^\}", text, re.M | re.S)
    assert {*re.findall(r"\[(\w+)\]", block)} == {*names, "other"}
    reason = words(language)("doctor-check-failed", name="database", reason="ValueError")
    assert ("database" in reason) == (language == "en")


def test_the_command_says_it_in_both_languages(tmp_path: Path) -> None:
    def run_doctor(language: str) -> tuple[int, str]:
        made = subprocess.run(
            [sys.executable, "-m", "tools.doctor", "--language", language],
            cwd=ROOT,
            env=os.environ | {"ARBITER_DATA": str(tmp_path / "var"), "DISCORD_TOKEN": "nonsense", "ARBITER_TABLE": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        return made.returncode, made.stdout

    for language in LANGUAGES:
        status, output = run_doctor(language)
        assert status == 1
        assert f"✗ {words(language)('doctor-token-malformed')}" in output
        assert f"✓ {words(language)('doctor-fonts-good')}" in output
        assert "nonsense" not in output
