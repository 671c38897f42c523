"""Command lines for the machine of this process: with its interpreter, its folder, its data, or its container."""

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
"""Files that exist only in containers, of Docker and of Podman."""

SERVICE = "arbiter"
"""The service of compose.yaml."""

WINDOWS: Final = os.name == "nt"
"""Whether this is Windows, whose command prompt quotes and sets variables in its own way."""

LAUNCHER = ROOT / "__main__.py"
"""The module of the command `arbiter`. It exists where pip has installed the bot."""


def tool(arguments: str, *, offline: bool = False) -> str:
    """Return the command line of one of our modules, such as "tools.backup".

    With `offline` it works while the bot is stopped.
    """
    if in_container():
        return f"docker compose {'run --rm' if offline else 'exec'} {SERVICE} python -m {arguments}"
    if LAUNCHER.exists():
        return f"{_python()} -m {SERVICE} {arguments.removeprefix('tools.')}"
    return f"{_python()} -m {arguments}"


def program_name(module: str) -> str:
    """Return the name of one of our modules in its own help."""
    return f"{SERVICE} {module.removeprefix('tools.')}" if LAUNCHER.exists() else f"python -m {module}"


def install() -> str:
    """Return the command line that installs the required libraries; in a container that is a new image."""
    if in_container():
        return "docker compose up -d --build"
    # If the program belongs to root, neither the user of the service nor the operator may write there.
    root = "" if WINDOWS or os.access(sys.prefix, os.W_OK) else "sudo "
    return f"{_change_folder(ROOT)} && {root}{_quote(sys.executable)} -m pip install -r requirements.txt"


def print_anything() -> None:
    """Make print replace letters that a file or pipe cannot take instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def in_container() -> bool:
    """Return whether this process runs in a container of our image. Commands are typed outside of it."""
    return not LAUNCHER.exists() and any(mark.exists() for mark in MARKS)


def _python() -> str:
    """Return the beginning of a command line: the bot's folder, the user of the service, the data folder, the interpreter."""
    # An installed bot keeps its data where it was started, not where its program is.
    words = [_change_folder(Path.cwd() if LAUNCHER.exists() else ROOT), "&&"]
    if os.environ.get("SYSTEMD_EXEC_PID") == str(os.getpid()):
        words += ["sudo", "-u", shlex.quote(getpass.getuser())]
    if data := os.environ.get("ARBITER_DATA"):
        place = str(Path(data).resolve())
        words += ["set", f'"ARBITER_DATA={place}"', "&&"] if WINDOWS else [f"ARBITER_DATA={shlex.quote(place)}"]
    return " ".join([*words, _quote(sys.executable)])


def _change_folder(folder: Path) -> str:
    """Return the command that changes to a folder."""
    return f"{'cd /d' if WINDOWS else 'cd'} {_quote(str(folder))}"


def _quote(word: str) -> str:
    """Return a word quoted for this machine's command line."""
    return subprocess.list2cmdline([word]) if WINDOWS else shlex.quote(word)
