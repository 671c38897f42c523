"""Updates a content pack of an earlier version: `python -m tools.convert packs/embers`, then the same with `--write`.

Until 0.7.0 a verb of Super Fantasy Brawl was named by `do`; in all games it is named by `op` now. Nothing else in the files
changes: comments, order and layout stay. Without `--write` it only shows the changed lines. A current pack stays as it is.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import sys
import tomllib
from contextlib import suppress
from pathlib import Path

from engines.games import GAMES
from engines.kernel.content.former import KEY, former_key, lift
from engines.kernel.packs.folder import INFO
from ops.commands import print_anything, program_name, tool

_PASSED = r"\"\"\"(?:\\.|[^\\])*?\"\"\"|'''.*?'''|#[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'"
"""Strings and comments in TOML; they may contain text that looks like a key."""


class ConvertError(Exception):
    """A file cannot be converted; the text says which and why."""


def rename_verbs(text: str, former: str) -> str:
    """Return a TOML text with its verbs under today's key. Raises ValueError if it is no TOML, or cannot be converted."""
    key = rf"(?P<quote>[\"']?)(?<![\w-]){former}(?P=quote)(?=[ \t]*=[ \t]*[\"'])"
    new = re.sub(
        rf"(?P<key>{key})|{_PASSED}",
        lambda found: f"{found['quote']}{KEY}{found['quote']}" if found["key"] else found[0],
        text,
        flags=re.DOTALL,
    )
    if tomllib.loads(new) != lift(tomllib.loads(text), former):
        raise ValueError(f"cannot be converted: write {KEY} for {former} by hand where that names a verb")
    return new


def changes(folder: Path) -> dict[Path, tuple[str, str]]:
    """Return the outdated files of a pack, each with its old and its new text.

    Raises ConvertError with the file that cannot be read or converted.
    """
    if not (folder / INFO).is_file():
        raise ConvertError(f"{folder}: no pack: there is no {INFO}")
    found: dict[Path, tuple[str, str]] = {}
    for name, game in GAMES.items():
        if not (former := former_key(game.pack_type)) or (folder / name).is_symlink():
            continue
        for path in sorted((folder / name).rglob("*.toml")):
            if path.is_symlink() or not path.is_file():
                continue  # whatever a link leads to is no part of the pack
            try:
                text = path.read_bytes().decode("utf-8")  # as it is: with its ends of lines
                new = rename_verbs(text, former)
            except (OSError, ValueError, RecursionError) as error:
                raise ConvertError(f"{path}: {error}") from error
            if new != text:
                found[path] = (text, new)
    return found


def diff(path: Path, text: str, new: str) -> list[str]:
    """Return the changed lines of a file, with their numbers, before and after."""
    lines: list[str] = []
    for number, (one, other) in enumerate(zip(text.split("\n"), new.split("\n"), strict=True), 1):
        if one != other:
            lines += [f"{path}:{number}:", f"- {one.strip()}", f"+ {other.strip()}"]
    return lines


def write(path: Path, text: str) -> None:
    """Replace a file by a text, whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_bytes(text.encode("utf-8"))
        shutil.copymode(path, beside)
        with suppress(AttributeError, OSError):  # whose it was, where root converts it
            os.chown(beside, path.stat().st_uid, path.stat().st_gid)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def main() -> int:
    """Show or write the changes; return the exit status: 0 if the packs are, or can be, up to date."""
    parser = argparse.ArgumentParser(
        prog=program_name("tools.convert"), description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pack", type=Path, nargs="+", help="its folder, such as packs/embers")
    parser.add_argument("--write", action="store_true", help="change the files; without it the lines are only shown")
    arguments = parser.parse_args()
    print_anything()
    try:
        found = {path: texts for folder in arguments.pack for path, texts in changes(folder).items()}
        for path, (text, new) in found.items():
            print("\n".join(diff(path, text, new)))
            if arguments.write:
                write(path, new)
    except (ConvertError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    files = "1 file" if len(found) == 1 else f"{len(found)} files"
    if not found:
        print("up to date: nothing to convert")
    elif arguments.write:
        print(f"{files} written")
    else:
        folders = " ".join(shlex.quote(str(folder)) for folder in arguments.pack)
        print(f"{files} to write: {tool(f'tools.convert {folders} --write')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
