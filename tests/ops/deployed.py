"""The files of the image in a folder, laid out as the Dockerfile does: tests have no Docker."""

from __future__ import annotations

import fnmatch
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def context() -> list[Path]:
    """Return the files that `.dockerignore` lets through, as paths within the project.

    What it needs of Docker's rules: the last line that matches decides; a line without a slash at its start is of the root;
    `**/` is any folder; a line that names a folder speaks for all in it.
    """
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    rules = [(line.removeprefix("!"), line.startswith("!")) for line in lines]
    top = {rule.split("/")[0] for rule, included in rules if included}
    found = [file for name in top for file in [ROOT / name, *(ROOT / name).rglob("*")] if file.is_file()]
    return sorted(path for file in found if _kept(path := file.relative_to(ROOT), rules))


def _kept(path: Path, rules: list[tuple[str, bool]]) -> bool:
    included = True
    names = ["/".join(path.parts[:n]) for n in range(1, len(path.parts) + 1)]
    for rule, keeps in rules:
        anywhere = rule.removeprefix("**/")
        tried = names if anywhere == rule else path.parts
        if any(fnmatch.fnmatchcase(name, anywhere) for name in tried):
            included = keeps
    return included


def lay_out(folder: Path) -> None:
    """Copy the context as the Dockerfile does."""
    for path in context():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, target)
