"""Makes a small complete content pack to start from: `python -m tools.new_pack embers` (docs/extend/packs.md).

It has a creature, a fighter, a champion, an arena with challenges, cards of Legends, and a hero, a terrain and a map of
Archutheon. It passes `python -m tools.check_pack` and can be played.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from pathlib import Path

from ops.commands import tool

TEMPLATE = Path(__file__).resolve().parent / "pack_template"

RENAMED = {"fighter": "duel", "champion": "champ", "arena": "arena", "squad": "squad", "map": "map"}
"""Files that are named after their content, with the end of its id."""

ID = re.compile(r"[a-z][a-z0-9_]{1,15}")


def make(name: str, folder: Path) -> list[Path]:
    """Write the pack `name` into a folder of packs; return its files. Raises ValueError for a name that cannot be an id.

    Raises FileExistsError if there is such a folder: nothing is ever overwritten.
    """
    if not ID.fullmatch(name):
        raise ValueError(f"{name!r} cannot be an id: 2 to 16 small Latin letters, figures and _, a letter first")
    made = folder / name
    if made.exists():
        raise FileExistsError(f"{made} is there already")
    files = []
    games = ", ".join(f'"{path.name}"' for path in sorted(TEMPLATE.iterdir()) if path.is_dir())
    for path in sorted(TEMPLATE.rglob("*.toml")):
        inside = path.relative_to(TEMPLATE)
        end = RENAMED.get(path.stem)
        target = made / (inside.with_name(f"{name}_{end}.toml") if end else inside)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8").replace("@ID@", name).replace("@GAMES@", games)
        target.write_text(text, encoding="utf-8")
        files.append(target)
    return files


def main() -> int:
    """Make the pack and print the next step; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", help="what the pack and its folder are called, such as embers")
    parser.add_argument("--folder", type=Path, default=Path(os.environ.get("ARBITER_PACKS", "") or "packs"))
    arguments = parser.parse_args()
    try:
        files = make(arguments.id, arguments.folder)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for file in files:
        print(file)
    check = tool(f"tools.check_pack {shlex.quote(str(arguments.folder / arguments.id))}")
    print(f"\nNext: change what you like, then {check}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
