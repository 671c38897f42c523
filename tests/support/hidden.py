"""Runs a module as on a system that is not POSIX: `python -m tests.support.hidden MODULE [arguments]`.

What Windows has not is taken away: modules, functions, folders that can be opened, the loop's signal handlers. The words
`every module` import all that a running bot may load instead. The processes that it starts hide the same.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import signal
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MODULES = ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "syslog", "readline")

FUNCTIONS = (
    "geteuid",
    "getuid",
    "getegid",
    "getgid",
    "fork",
    "forkpty",
    "killpg",
    "setsid",
    "fchmod",
    "chown",
    "uname",
)
FLAGS = ("O_DIRECTORY", "O_CLOEXEC", "O_NOFOLLOW")
SIGNALS = ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGPIPE", "SIGQUIT", "SIGSTOP")


def hide() -> None:
    """Take it all away from this process."""
    import filelock  # noqa: F401  # it knows the locks of every system, and takes fcntl here

    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # an import of it fails then
    for name in (*FUNCTIONS, *FLAGS):
        if hasattr(os, name):
            delattr(os, name)
    for name in SIGNALS:
        if hasattr(signal, name):
            delattr(signal, name)
    _hide_ways_of_files()
    loop = asyncio.SelectorEventLoop
    loop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler  # type: ignore[assignment]
    loop.remove_signal_handler = asyncio.AbstractEventLoop.remove_signal_handler  # type: ignore[assignment]


def _hide_ways_of_files() -> None:
    """Refuse to open folders, and to flush files that cannot be written."""
    opened, flushed = os.open, os.fsync

    def open_file(path: str, flags: int, mode: int = 0o777, **rest: int) -> int:
        if Path(path).is_dir():
            raise PermissionError(13, "Permission denied", path)
        return opened(path, flags, mode, **rest)

    def flush(handle: int) -> None:
        os.write(handle, b"")  # raises OSError where it may not write
        flushed(handle)

    os.open, os.fsync = open_file, flush


def every_module() -> None:
    """Import all that a running bot, its processes and a host's tools may load."""
    from tests.ops.deployed import context

    for path in context():
        if path.suffix == ".py":
            try:
                import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
            except ModuleNotFoundError as missing:
                if missing.name != "psycopg":  # nobody needs it but who keeps the data in PostgreSQL
                    raise


def hide_in_processes() -> None:
    """Let every process of the bot begin by taking it all away."""
    from processes import child

    child.PYTHON = (*child.PYTHON, "tests.support.hidden")


if __name__ == "__main__":
    hide()
    hide_in_processes()
    sys.argv[:] = sys.argv[1:]
    if sys.argv == ["every", "module"]:
        every_module()
    else:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
