"""A copy of the content in which passages of one file are replaced."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from engines.archutheon.content.pack import FOLDER, Pack, load


def changed(folder: Path, file: str, card: str, changes: dict[str, str]) -> Pack:
    """Return the pack with changes in a file: each passage is the first of a pattern after an id."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    path = folder / file
    head, mark, rest = path.read_text(encoding="utf-8").partition(f'id = "{card}"')
    assert mark, f"{file} has no {card}"
    for old, new in changes.items():
        rest, count = re.subn(old, lambda _, new=new: new, rest, count=1)  # type: ignore[misc]
        assert count, f"{file} has no {old} after {card}"
    path.write_text(head + mark + rest, encoding="utf-8")
    return load(folder)
