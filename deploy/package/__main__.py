"""The command `arbiter` of an installed Arbiter, also `python -m arbiter`: runs the bot, or a tool of its operator.

The wheel has all packages of the project in this folder. They import each other by their names in the repository, so the
folder goes first on this process's path. Processes started by `spawn` inherit the path; all others start in the folder.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

TOOLS = (
    *("backup", "check_pack", "convert", "doctor", "health", "new_pack", "page", "restore"),
    *("verify_dice", "verify_ladder", "verify_tournament"),
)
"""Modules of `tools` that an operator may call instead of the bot, as in `arbiter backup`."""

MORE = "Tools, each with a --help of its own: " + ", ".join(f"arbiter {tool}" for tool in TOOLS)


def main() -> int:
    """Run the bot or the named tool; return the exit status."""
    sys.path.insert(0, str(FOLDER))
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name in TOOLS:
        sys.argv[:2] = [f"arbiter {name}"]
        return int(import_module(f"tools.{name}").main())
    return int(import_module("bot").main("arbiter", MORE))


if __name__ == "__main__":
    sys.exit(main())
