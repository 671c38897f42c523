"""Checks of the machine and the installation, the same before the first start and while the bot runs."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from email.utils import parsedate_to_datetime
from importlib import metadata
from pathlib import Path

import aiohttp

from boards.painting.shapes import icon_mask
from boards.painting.text import FACES, font, glyphs
from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.languages import all_languages
from ops.commands import install
from ops.findings import Check, Finding, bad, good, notice
from words.texts import FOLDER, LANGUAGES

ROOT = Path(__file__).resolve().parents[1]

LEAST_PYTHON = (3, 11)

MB = 1_000_000
LOW_DISK, FULL_DISK = 1000 * MB, 200 * MB
"""Bytes of free disk space below which the check warns, and below which backups and writes are at risk."""

DRIFT = 5
"""Seconds by which the clock may differ. Times in messages are Discord's, clocks of matches are this machine's."""

GATEWAY = "https://discord.com/api/v10/gateway"
"""An address that needs no token; the Date header of its answer is Discord's clock."""

LETTERS = "АЯЁаяёЩщЫы«»—Zz09"
"""Letters that each face of the pictures must have."""

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s#;]+)", re.MULTILINE)
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def checks(data: Path) -> list[tuple[str, Check]]:
    """Return the checks by name; `data` is the data folder."""

    async def off_loop(work: Callable[[], Iterable[Finding]]) -> Iterable[Finding]:
        return await asyncio.to_thread(work)

    return [
        ("python", lambda: off_loop(python)),
        ("libraries", lambda: off_loop(libraries)),
        ("folder", lambda: off_loop(lambda: folder(data))),
        ("disk", lambda: off_loop(lambda: disk(data))),
        ("fonts", lambda: off_loop(fonts)),
        ("locales", lambda: off_loop(locales)),
        ("languages", lambda: off_loop(further)),
        ("content", lambda: off_loop(content)),
    ]


def python(version: Sequence[int] = sys.version_info[:3]) -> list[Finding]:
    """Check that this Python is new enough."""
    running = ".".join(map(str, version))
    if tuple(version[:2]) < LEAST_PYTHON:
        return [bad("doctor-python-old", version=running, least=".".join(map(str, LEAST_PYTHON)))]
    return [good("doctor-python-good", version=running)]


def libraries(pins: Iterable[tuple[str, str]] | None = None) -> list[Finding]:
    """Check that the installed libraries have the versions the bot was tested with."""
    pinned = list(_pinned_versions() if pins is None else pins)
    missing, other = [], []
    for name, version in pinned:
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            missing.append(name)
            continue
        if found != version:
            other.append(f"{name} {found} ({version})")
    if missing:
        return [bad("doctor-libraries-missing", names=", ".join(missing), command=install())]
    return (
        [notice("doctor-libraries-differ", names=", ".join(other), command=install())]
        if other
        else [good("doctor-libraries-good", count=len(pinned))]
    )


def _pinned_versions() -> list[tuple[str, str]]:
    return _PIN.findall((ROOT / "requirements.in").read_text(encoding="utf-8"))


def folder(data: Path) -> list[Finding]:
    """Check that the data folder can be written."""
    place = str(data.absolute())
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=data) as probe:
            probe.write(b"\0" * 4096)
            probe.flush()
    except OSError as error:
        return [bad("doctor-folder-unwritable", place=place, reason=error.strerror or repr(error))]
    return [good("doctor-folder-good", place=place)]


def disk(data: Path) -> list[Finding]:
    """Check that the disk of the data folder has enough space."""
    place = next(p for p in (data.absolute(), *data.absolute().parents) if p.exists())
    free = shutil.disk_usage(place).free
    if free < FULL_DISK:
        return [bad("doctor-disk-full", free=free // MB)]
    return [
        notice("doctor-disk-low", free=free // MB) if free < LOW_DISK else good("doctor-disk-good", free=free // MB)
    ]


def fonts() -> list[Finding]:
    """Return whether the fonts of the pictures are there and have the letters of the languages that come with the bot."""
    lacking: list[str] = []
    for face in FACES:
        try:
            font(face, 24)
            lacking += [face] if set(LETTERS) - glyphs(face) else []
        except (OSError, ValueError, KeyError):
            lacking.append(face)
    try:
        icon_mask("sun", 24)
    except (OSError, ValueError, KeyError):
        lacking.append("icons")
    return [bad("doctor-fonts-missing", names=", ".join(lacking))] if lacking else [good("doctor-fonts-good")]


def locales(place: Path = FOLDER) -> list[Finding]:
    """Check that every text exists in every language."""
    keys = {language: _keys(place / language) for language in LANGUAGES}
    whole: set[str] = set().union(*keys.values())
    lacking = [f"{language}: {len(whole - texts)}" for language, texts in keys.items() if whole - texts]
    if lacking or not whole:
        return [bad("doctor-locales-incomplete", names=", ".join(lacking) or "0")]
    return [good("doctor-locales-good", count=len(whole))]


def further() -> list[Finding]:
    """Return whether the languages that the host has added can be used, are whole, and can be drawn; nothing without any."""
    found = all_languages()
    added = found.ids[len(found.own) :]
    made = [notice("doctor-languages-left", reason=found.left_out[0][:200])] if found.left_out else []
    whole = _keys(found.folders[found.root])
    lacking = [f"{language}: {lacks}" for language in added if (lacks := len(whole - _keys(found.folders[language])))]
    made += [notice("doctor-languages-partly", names=", ".join(lacking))] if lacking else []
    letters = set.intersection(*(set(glyphs(face)) for face in FACES))
    lost = "".join(sorted({c for language in added for c in _letters(found.folders[language])} - letters))
    made += [notice("doctor-languages-undrawn", letters=lost[:20])] if lost else []
    return made or ([good("doctor-languages-good", count=len(added))] if added else [])


def _letters(place: Path) -> set[str]:
    """Return the letters of a language's texts."""
    texts = (path.read_text(encoding="utf-8") for path in place.rglob("*.ftl"))
    return {letter for text in texts for letter in text if letter.isalpha()}


def _keys(place: Path) -> set[str]:
    return {key for path in sorted(place.rglob("*.ftl")) for key in _KEY.findall(path.read_text(encoding="utf-8"))}


def content() -> list[Finding]:
    """Check that the content of all games can be loaded."""
    try:
        hashes = [game.standard.hash for game in GAMES.values()]
    except ContentError as error:
        return [bad("doctor-content-bad", reason="; ".join(error.problems)[:200])]
    return [good("doctor-content-good", count=len(hashes))]


async def clock(address: str = GATEWAY) -> list[Finding]:
    """Check that this machine's clock agrees with Discord's, by the Date header of an answer (whole seconds)."""
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session:
            sent = time.time()
            async with session.get(address) as answer:
                date = answer.headers.get("Date", "")
                middle = (sent + time.time()) / 2
        there = parsedate_to_datetime(date).timestamp() + 0.5
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        return [notice("doctor-clock-unknown", reason=type(error).__name__)]
    off = round(middle - there)
    return [bad("doctor-clock-off", seconds=off) if abs(off) > DRIFT else good("doctor-clock-good")]
