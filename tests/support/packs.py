"""Content packs for tests: made from the template, with what a test changes in them."""

from __future__ import annotations

from pathlib import Path

from boards.painting.shapes import icon_names
from engines.games import GAMES
from engines.kernel.packs.shelf import Shelf, load_shelf
from tools.new_pack import make


def pack(folder: Path, name: str = "embers") -> Path:
    """Write the template's pack into a folder of packs; return its own folder."""
    make(name, folder)
    return folder / name


def change(path: Path, old: str, new: str) -> None:
    """Replace a text that stands once in a file."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def shelf(folder: Path) -> Shelf:
    """Return what the bot loads from a folder of packs."""
    return load_shelf(folder, GAMES, icon_names())


def problems(folder: Path) -> list[str]:
    """Return why the packs of a folder are left out, all lines together."""
    return [line for left in shelf(folder).left_out for line in left.problems]
