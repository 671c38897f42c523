"""Checks of the settings, for before the start: what `.env` and the environment say, the token's form, the port."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from pathlib import Path

from dotenv import dotenv_values

from ops.file_rights import readable_by_others
from ops.findings import Finding, bad, good, noted
from ops.machine import ROOT
from ops.settings import Settings, SettingsError, env_file, named

TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
"""The form of a bot's token: its id, a time and a signature, in base64."""

_NAMED = re.compile(r"^#? ?([A-Z][A-Z_]+)=", re.MULTILINE)


def settings(env: Path | None = None) -> Iterable[Finding]:
    """Return whether every setting can be used, and which names in `.env` no setting has."""
    known = set(_NAMED.findall((ROOT / ".env.example").read_text(encoding="utf-8")))
    env = env or env_file() or ROOT / ".env"
    written = dotenv_values(env) if env.exists() else {}
    unknown = sorted(
        name for name in {*written, *named()} if name.startswith(("ARBITER", "DISCORD")) and name not in known
    )
    found: list[Finding] = [noted("doctor-settings-unknown", names=", ".join(unknown))] if unknown else []
    if env.exists() and readable_by_others(env):
        found.append(noted("doctor-settings-readable"))
    try:
        Settings()
    except SettingsError as error:
        return [bad("doctor-settings-bad", reason=str(error)), *found]
    return found or [good("doctor-settings-good")]


def token(given: str) -> Iterable[Finding]:
    """Return whether the token looks like one; that it is right only Discord knows."""
    if not given:
        return [noted("doctor-token-none")]
    return [good("doctor-token-good")] if TOKEN.fullmatch(given) else [bad("doctor-token-malformed")]


def port(wanted: Sequence[int]) -> Iterable[Finding]:
    """Return which of the ports for the local table is free: the first of them is taken."""
    for number in wanted:
        try:
            socket.create_server(("127.0.0.1", number)).close()
        except OSError:
            continue
        return [good("doctor-port-good", port=str(number))]
    return [bad("doctor-port-used", port=str(wanted[0]))]
