"""Command lines as they work on the host that this process runs on: its interpreter, its folder, its data, or its container."""

from __future__ import annotations

import getpass
import os
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

MARKS = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Files that are there in containers alone, of Docker and of Podman."""

SERVICE = "arbiter"
"""The service of compose.yaml."""


def tool(arguments: str, *, stopped: bool = False) -> str:
    """Return the command line that runs a module of ours, such as "tools.backup"; `stopped` where the bot does not run then."""
    if contained():
        return f"docker compose {'run --rm' if stopped else 'exec'} {SERVICE} python -m {arguments}"
    return f"{_python()} -m {arguments}"


def install() -> str:
    """Return the command line that brings the libraries to what is asked for; in a container that is a new image."""
    if contained():
        return "docker compose up -d --build"
    # Where the program belongs to root, neither the user of the service nor who asks may write there.
    root = "" if os.access(sys.prefix, os.W_OK) else "sudo "
    return f"cd {shlex.quote(str(ROOT))} && {root}{shlex.quote(sys.executable)} -m pip install -r requirements.txt"


def contained() -> bool:
    """Return whether this process runs in a container: nobody types there, but on the machine around it."""
    return any(mark.exists() for mark in MARKS)


def _python() -> str:
    """Return what runs this interpreter in the bot's folder, as the user of the service if this is one, on the same data."""
    words = ["cd", shlex.quote(str(ROOT)), "&&"]
    if os.environ.get("SYSTEMD_EXEC_PID") == str(os.getpid()):
        words += ["sudo", "-u", shlex.quote(getpass.getuser())]
    if data := os.environ.get("ARBITER_DATA"):
        words.append(f"ARBITER_DATA={shlex.quote(str(Path(data).resolve()))}")
    return " ".join([*words, shlex.quote(sys.executable)])
