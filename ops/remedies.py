"""Remedies that are printed when the bot does not start."""

from __future__ import annotations

from pathlib import Path

from ops.commands import tool
from store.upkeep.backup import backups
from store.upkeep.restoring import AS_IT_IS

AFTER_OTHERS = (
    "(right if you opened the database with sqlite3 or the like after the bot was killed: nothing is lost by that)"
)
"""The usual harmless cause, which cannot be told apart from damage: such a program takes the log over and deletes it."""


def after_damage(folder: Path) -> str:
    """Return the ways to go on with a database that is damaged or gone, given the folder of its backups."""
    made = backups(folder)
    lines = ["Nothing was changed. Keep a copy of the data folder, check the disk, and then one of these:"]
    if made:
        lines.append(
            f"- restore the newest backup that is whole, of {len(made)}: {tool('tools.restore newest', offline=True)}"
        )
    else:
        lines.append(f"- put a backup into {folder}, if you have one elsewhere: there is none")
    kept = tool(f"tools.restore {AS_IT_IS}", offline=True)
    lines += [
        f"- keep the database, but freeze what cannot be trusted: {kept} {AFTER_OTHERS}",
        f"- begin with an empty database: move the database with all that is beside it, and {folder}, elsewhere",
    ]
    return "\n".join(lines)
