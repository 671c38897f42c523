"""Command lines as they work on the host that this process runs on: its interpreter, its folder, its data, or its container."""

from __future__ import annotations

import getpass
import os
import shlex
import subprocess
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]

MARKS = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Files that are there in containers alone, of Docker and of Podman."""

SERVICE = "arbiter"
"""The service of compose.yaml."""

WINDOWS: Final = os.name == "nt"
"""Whether commands are typed at a command prompt of Windows: it quotes and sets variables in its own way."""

LAUNCHER = ROOT / "__main__.py"
"""What stands behind the command `arbiter`: it is there where pip has installed the bot."""


def tool(arguments: str, *, stopped: bool = False) -> str:
    """Return the command line that runs a module of ours, such as "tools.backup"; `stopped` where the bot does not run then."""
    if contained():
        return f"docker compose {'run --rm' if stopped else 'exec'} {SERVICE} python -m {arguments}"
    if LAUNCHER.exists():
        return f"{_python()} -m {SERVICE} {arguments.removeprefix('tools.')}"
    return f"{_python()} -m {arguments}"


def called(module: str) -> str:
    """Return what the help of a module of ours calls it."""
    return f"{SERVICE} {module.removeprefix('tools.')}" if LAUNCHER.exists() else f"python -m {module}"


def install() -> str:
    """Return the command line that brings the libraries to what is asked for; in a container that is a new image."""
    if contained():
        return "docker compose up -d --build"
    # Where the program belongs to root, neither the user of the service nor who asks may write there.
    root = "" if WINDOWS or os.access(sys.prefix, os.W_OK) else "sudo "
    return f"{_into(ROOT)} && {root}{_quoted(sys.executable)} -m pip install -r requirements.txt"


def print_anything() -> None:
    """Have print write a sign in the place of letters that a file or pipe cannot take, instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def contained() -> bool:
    """Return whether this process runs in a container of our image: nobody types there, but on the machine around it."""
    return not LAUNCHER.exists() and any(mark.exists() for mark in MARKS)


def _python() -> str:
    """Return what runs this interpreter in the bot's folder, as the user of the service if this is one, on the same data."""
    # An installed bot keeps its data where it was started, not where its program is.
    words = [_into(Path.cwd() if LAUNCHER.exists() else ROOT), "&&"]
    if os.environ.get("SYSTEMD_EXEC_PID") == str(os.getpid()):
        words += ["sudo", "-u", shlex.quote(getpass.getuser())]
    if data := os.environ.get("ARBITER_DATA"):
        place = str(Path(data).resolve())
        words += ["set", f'"ARBITER_DATA={place}"', "&&"] if WINDOWS else [f"ARBITER_DATA={shlex.quote(place)}"]
    return " ".join([*words, _quoted(sys.executable)])


def _into(folder: Path) -> str:
    return f"{'cd /d' if WINDOWS else 'cd'} {_quoted(str(folder))}"


def _quoted(word: str) -> str:
    return subprocess.list2cmdline([word]) if WINDOWS else shlex.quote(word)
