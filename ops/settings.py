"""The settings: what the environment or `.env` says. Each is described in `.env.example`.

What they name is looked for in the current folder: `var`, `packs` and `.env`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from dotenv import load_dotenv

ROOT = Path(__file__).resolve().parents[1]

LOCAL_PORT = 8000
PORTS = 20
"""Ports that are tried for the local table where none is set."""

BROWSER = ("auto", "no")
"""Whether the local table is opened in a browser: where there is a desktop, or never."""

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")


ADDRESS = re.compile(r"https?://[\w.:/@~%+-]{1,200}", re.ASCII)


class SettingsError(Exception):
    """A setting cannot be used; says which and what it may be."""


class Settings:
    """All settings. Raises SettingsError."""

    def __init__(self) -> None:
        read_env()
        self.token = os.environ.get("DISCORD_TOKEN", "").strip()
        self.data = data_folder()
        self.packs = packs_folder()
        self.table = os.environ.get("ARBITER_TABLE", "").strip()
        self.ports = ports()
        self.browser = word("ARBITER_BROWSER", BROWSER[0], BROWSER) == "auto"
        self.painters = whole("ARBITER_PAINTERS", 2, 1, 64)
        self.backup_hours = whole("ARBITER_BACKUP_HOURS", 6, 1, 24 * 365)
        self.dm_spacing = whole("ARBITER_DM_SPACING", 1, 0, 60)
        self.metrics = whole("ARBITER_METRICS", 0, 0, 65535) or None
        self.stop_seconds = whole("ARBITER_STOP_SECONDS", 20, 0, 600)
        self.reports = whole("ARBITER_REPORTS", 0, 0, 2**63 - 1) or None
        self.guides = address("ARBITER_GUIDES")
        self.level = word("ARBITER_LOG", LEVELS[1], LEVELS)
        self.log_format = word("ARBITER_LOG_FORMAT", FORMATS[0], FORMATS)


def env_file() -> Path | None:
    """Return the `.env` of the current folder, else the one beside the program; None where there is neither."""
    return next((path for folder in (Path.cwd(), ROOT) if (path := folder / ".env").is_file()), None)


def read_env() -> None:
    """Take what `.env` says into the environment; what is set there already stays."""
    found = env_file()
    if found is not None:
        load_dotenv(found)


def named() -> list[str]:
    """Return the names in the environment that look like the bot's settings."""
    return [name for name in os.environ if name.startswith("ARBITER_")]


def ports() -> Sequence[int]:
    """Return the ports that the local table may take, in order: the one that is set, else a few. Raises SettingsError."""
    if os.environ.get("ARBITER_PORT", "").strip():
        return (whole("ARBITER_PORT", LOCAL_PORT, 1, 65535),)
    return range(LOCAL_PORT, LOCAL_PORT + PORTS)


def data_folder() -> Path:
    """Return the folder that everything is kept in."""
    return Path(os.environ.get("ARBITER_DATA", "").strip() or "var")


def packs_folder() -> Path:
    """Return the folder of the content packs."""
    return Path(os.environ.get("ARBITER_PACKS", "").strip() or "packs")


def whole(name: str, default: int, least: int, most: int) -> int:
    """Return a setting that is a whole number within bounds. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or str(default)
    if not (raw.isascii() and raw.isdecimal() and len(raw) < 20 and least <= int(raw) <= most):
        raise SettingsError(f"{name} is {raw!r}; it must be a whole number from {least} to {most}")
    return int(raw)


def address(name: str) -> str | None:
    """Return a setting that is the address of a folder on the web, without a slash at its end. Raises SettingsError."""
    raw = os.environ.get(name, "").strip().rstrip("/")
    if raw and not ADDRESS.fullmatch(raw):
        raise SettingsError(f"{name} is {raw!r}; it is an address that begins with https:// or http://")
    return raw or None


def word(name: str, default: str, known: tuple[str, ...]) -> str:
    """Return a setting that is one of the words known, in capitals or not. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or default
    found = next((one for one in known if one.casefold() == raw.casefold()), None)
    if found is None:
        raise SettingsError(f"{name} is {raw!r}; it may be {', '.join(known)}")
    return found
