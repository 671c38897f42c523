"""Checks of the settings before the start: names in `.env` and the environment, the token's form, the port."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from pathlib import Path

from dotenv import dotenv_values

from ops.file_rights import readable_by_others
from ops.findings import Finding, bad, good, notice
from ops.machine import ROOT
from ops.settings import Settings, SettingsError, env_file, setting_names

TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
"""The form of a bot's token: its id, a time and a signature, in base64."""

_NAMED = re.compile(r"^#? ?([A-Z][A-Z_]+)=", re.MULTILINE)


def settings(env: Path | None = None) -> Iterable[Finding]:
    """Check that every setting is valid, and that every name in `.env` belongs to a setting."""
    names = set(_NAMED.findall((ROOT / ".env.example").read_text(encoding="utf-8")))
    env = env or env_file() or ROOT / ".env"
    written = dotenv_values(env) if env.exists() else {}
    unknown = sorted(
        name for name in {*written, *setting_names()} if name.startswith(("ARBITER", "DISCORD")) and name not in names
    )
    found: list[Finding] = [notice("doctor-settings-unknown", names=", ".join(unknown))] if unknown else []
    if env.exists() and readable_by_others(env):
        found.append(notice("doctor-settings-readable"))
    try:
        Settings()
    except SettingsError as error:
        return [bad("doctor-settings-bad", reason=str(error)), *found]
    return found or [good("doctor-settings-good")]


def token(text: str) -> Iterable[Finding]:
    """Check that the token has the form of one. Only Discord knows whether it is right."""
    if not text:
        return [notice("doctor-token-none")]
    return [good("doctor-token-good")] if TOKEN.fullmatch(text) else [bad("doctor-token-malformed")]


def port(wanted: Sequence[int]) -> Iterable[Finding]:
    """Check that one of the ports for the local table is free; the first free one is used."""
    for number in wanted:
        try:
            socket.create_server(("127.0.0.1", number)).close()
        except OSError:
            continue
        return [good("doctor-port-good", port=str(number))]
    return [bad("doctor-port-used", port=str(wanted[0]))]
