"""The settings: what the environment or `.env` says. Each is described in `.env.example`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from dotenv import load_dotenv

LOCAL_PORT = 8000
PORTS = 20
"""Ports that are tried for the local table where none is set."""

BROWSER = ("auto", "no")
"""Whether the local table is opened in a browser: where there is a desktop, or never."""

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")


class SettingsError(Exception):
    """A setting cannot be used; says which and what it may be."""


class Settings:
    """All settings. Raises SettingsError."""

    def __init__(self) -> None:
        load_dotenv()
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
        self.level = word("ARBITER_LOG", LEVELS[1], LEVELS)
        self.log_format = word("ARBITER_LOG_FORMAT", FORMATS[0], FORMATS)


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


def word(name: str, default: str, known: tuple[str, ...]) -> str:
    """Return a setting that is one of the words known, in capitals or not. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or default
    found = next((one for one in known if one.casefold() == raw.casefold()), None)
    if found is None:
        raise SettingsError(f"{name} is {raw!r}; it may be {', '.join(known)}")
    return found
