"""The locks, the bill of materials and the question to the published advisories."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from ops.version import VERSION
from tools.make import audit, bill

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements", "requirements-dev", "requirements-postgres")

ADVISORY = {
    "id": "PYSEC-2024-26",
    "modified": "2024-02-06T20:20:18.162431Z",
    "published": "2024-01-29T23:15:00Z",
    "aliases": ["CVE-2024-23829", "GHSA-8qpw-xqxj-h4r2"],
    "details": "Version 3.9.2 fixes this vulnerability.",
    "affected": [
        {
            "package": {"ecosystem": "PyPI", "name": "aiohttp", "purl": "pkg:pypi/aiohttp"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "3.9.2"}]}],
            "versions": ["3.9.0", "3.9.1"],
        }
    ],
}
"""An advisory as the database has it; the text is shortened."""


def pins(name: str) -> dict[str, str]:
    """Return the pins of a file, by the name that Python's index compares."""
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==([^\s;#]+)", text, re.M)
    return {re.sub(r"[._-]+", "-", pinned).lower(): version for pinned, version in found}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_each_pin_that_was_asked_for(name: str) -> None:
    assert pins(f"{name}.in").items() <= pins(f"{name}.txt").items()


@pytest.mark.parametrize("name", LOCKS)
def test_each_pin_of_a_lock_has_hashes_and_nothing_stands_there_without_a_pin(name: str) -> None:
    text = (ROOT / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if not re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line):
            assert re.fullmatch(r"[a-z0-9-]+==[^\s;]+( ; [^\\]+)? \\", line), line
            assert following.startswith("    --hash=sha256:"), line


def test_whoever_develops_runs_what_the_bot_runs() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


def test_the_bill_names_each_library_with_its_hashes_and_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("first", "second"):
        assert bill.main(["--out", str(tmp_path / name)]) == 0
    made = (tmp_path / "first").read_text(encoding="utf-8")
    assert made == (tmp_path / "second").read_text(encoding="utf-8")
    document = json.loads(made)
    assert document["bomFormat"] == "CycloneDX"
    assert (document["metadata"]["component"]["name"], document["metadata"]["component"]["version"]) == (
        "arbiter",
        VERSION,
    )
    assert {each["name"]: each["version"] for each in document["components"]} == pins("requirements.txt")
    for each in document["components"]:
        assert each["externalReferences"][0]["hashes"], each["name"]


@pytest.fixture
async def advisories() -> AsyncIterator[str]:
    """Yield the address of a database that knows one advisory, of the versions that it names."""

    async def answer(request: web.Request) -> web.Response:
        asked: dict[str, Any] = await request.json()
        (affected,) = ADVISORY["affected"]
        hit = asked["package"]["name"] == "aiohttp" and asked["version"] in affected["versions"]  # type: ignore[index]
        return web.json_response({"vulns": [ADVISORY]} if hit else {})

    app = web.Application()
    app.router.add_post("/v1/query", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/v1/query"
    await runner.cleanup()


def lock_of(tmp_path: Path, version: str) -> str:
    """Write a lock with two pins and return its path."""
    pinned = [f"{name} --hash=sha256:{'0' * 64}\n" for name in (f"aiohttp=={version}", "yarl==1.25.1")]
    (tmp_path / "lock.txt").write_text("".join(pinned), encoding="utf-8")
    return str(tmp_path / "lock.txt")


async def test_a_pin_with_an_advisory_is_named_with_what_mends_it(
    advisories: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--lock", lock_of(tmp_path, "3.9.1"), "--address", advisories]
    assert await asyncio.to_thread(audit.main, words) == 1
    assert capsys.readouterr().out.splitlines() == [
        "aiohttp 3.9.1: PYSEC-2024-26, CVE-2024-23829, GHSA-8qpw-xqxj-h4r2; mended in 3.9.2",
        "audit: 2 pins, 1 advisories",
    ]


async def test_pins_without_an_advisory_are_counted(
    advisories: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(audit.main, ["--lock", lock_of(tmp_path, "3.14.5"), "--address", advisories]) == 0
    assert capsys.readouterr().out == "audit: 2 pins, 0 advisories\n"


def test_silence_is_no_good_news(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--lock", lock_of(tmp_path, "3.14.5"), "--address", "http://127.0.0.1:9/v1/query"]
    assert audit.main(words) == 2
    assert "could not be asked" in capsys.readouterr().err
