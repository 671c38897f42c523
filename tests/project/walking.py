"""Follows a page of the documentation: puts every block of code where the page says, in a copy of the project."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BLOCK = re.compile(r"^(In )?`([\w/.]+)`:\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block with its file. After "In" it is a change to the file that is there, else the whole of a new one."""

LEFT = ("benchmarks", "var", "node_modules")
"""Folders that the walks do not need."""

LONGEST = 900
"""Seconds that a walk may take: a busy machine needs minutes for the tests and the types of a copy."""


def amended(text: str, change: str) -> str:
    """Return a text with a change made that is given as lines of a diff. Raises ValueError where it does not fit."""
    lines = change.splitlines()
    before = "\n".join(line[1:] for line in lines if line[0] in " -")
    after = "\n".join(line[1:] for line in lines if line[0] in " +")
    if text.count(before) != 1:
        raise ValueError(f"{text.count(before)} places fit, not one:\n{before}")
    return text.replace(before, after)


def follow(text: str, project: Path) -> list[str]:
    """Copy the project and do all that a text says; return the Python files that are new."""
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(".*", "__pycache__", *LEFT))
    made = []
    for added, path, kind, body in BLOCK.findall(text):
        file = project / path
        if added:
            file.write_text(amended(file.read_text(encoding="utf-8"), body), encoding="utf-8")
            continue
        assert not file.exists(), f"{path} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
        made += [path] if kind == "python" else []
    return made


def run(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module in a copy of the project."""
    whole = [sys.executable, "-m", *command]
    return subprocess.run(whole, cwd=project, capture_output=True, text=True, check=False, timeout=LONGEST / 2)


def assert_tidy(project: Path, files: Sequence[str]) -> None:
    """Fail unless files have the project's style."""
    for command in (("format", "--check"), ("check",)):
        done = run(project, "ruff", *command, *files)
        assert done.returncode == 0, done.stdout
