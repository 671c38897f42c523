"""The script that checks the dice of a file: alone with Python, and short enough to be read."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tools.verify_dice
from tests.referee.conftest import Room, room
from tests.referee.files.files import body_of, finished, former_format
from tests.support.games import SAMPLES

__all__ = ["room"]

SCRIPT = Path(tools.verify_dice.__file__)

WITHOUT_DICE = {"archutheon"}
"""The games in whose plain matches nothing is left to chance."""


def verdict(folder: Path, body: bytes, *known: str) -> tuple[int, str]:
    """Return exit status and output of the script on a file, as a stranger runs it: without the project.

    `known` is what the stranger was shown elsewhere.
    """
    file = folder / "match.json"
    file.write_bytes(body)
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file), *known], capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


@pytest.mark.parametrize("game", SAMPLES)
async def test_a_match_of_each_game(room: Room, tmp_path: Path, game: str) -> None:
    live = await finished(room, game)
    body = await body_of(room, live)
    made: dict[str, Any] = json.loads(body)
    rolls = [(e, n) for e in made["events"] if e["kind"] == "dice" for n in range(len(e["sealed"]["rolls"]))]
    status, report = verdict(tmp_path, body)
    assert status == 0
    assert f"all {len(rolls)} draws follow from the seed" in report
    assert f"the numbers of the presses ({len(live.press_numbers)}) give the seed" in report
    assert bool(rolls) == (game not in WITHOUT_DICE)
    if not rolls:
        return
    event, n = rolls[len(rolls) // 2]
    event["sealed"]["rolls"][n][2] ^= 1
    status, report = verdict(tmp_path, json.dumps(made).encode())
    assert status == 1
    assert f"WRONG: draw {len(rolls) // 2 + 1}, state {event['version']}" in report


async def test_whatever_is_wrong_is_named(room: Room, tmp_path: Path) -> None:
    made: dict[str, Any] = json.loads(await body_of(room, await finished(room, "krendel")))
    numbers = [made["numbers"][1], made["numbers"][0], *made["numbers"][2:]]
    for change, wrong in (
        ({"secret": "0" * 64}, "WRONG: the commitment is"),
        ({"commitment": "0" * 64}, "WRONG: the commitment is"),
        ({"seed": "0" * 64}, "WRONG: the seed is"),
        ({"numbers": numbers}, "WRONG: the seed is"),
        ({"numbers": numbers[1:]}, "WRONG: the seed is"),
    ):
        status, report = verdict(tmp_path, json.dumps(made | change).encode())
        assert (status, wrong in report) == (1, True), report
    dice = next(n for n, event in enumerate(made["events"]) if event["kind"] == "dice")
    for rolls, wanted in ((made["events"][dice]["sealed"]["rolls"][1:], 1), ([[0, 0, 0]], 2), ([[0, -6, -1]], 2)):
        event = made["events"][dice] | {"sealed": {"rolls": rolls}}
        events = [event if n == dice else other for n, other in enumerate(made["events"])]
        assert verdict(tmp_path, json.dumps(made | {"events": events}).encode())[0] == wanted
    for change in ({"draws": 1}, {"fingerprint": "0" * 64}):
        status, report = verdict(tmp_path, json.dumps(made | {"dice": made["dice"] | change}).encode())
        assert (status, "WRONG: the file names" in report) == (1, True)


async def test_what_was_shown_elsewhere_is_compared(room: Room, tmp_path: Path) -> None:
    body = await body_of(room, await finished(room, "krendel"))
    made = json.loads(body)
    shown = [made["commitment"], made["dice"]["fingerprint"].upper()]
    status, report = verdict(tmp_path, body, *shown)
    assert (status, report.count("ok: you gave")) == (0, 2)
    assert "It does not prove" in report
    status, report = verdict(tmp_path, body, "0" * 64)
    assert (status, f"WRONG: {'0' * 64} is neither" in report) == (1, True)


async def test_of_an_old_file_it_is_said_what_it_does_not_name(room: Room, tmp_path: Path) -> None:
    live = await finished(room, "krendel")
    status, report = verdict(tmp_path, await former_format(room, live))
    made = json.loads(await body_of(room, live))
    assert status == 0
    assert (
        f"files of format 2 name neither count nor fingerprint of their draws; the fingerprint is {made['dice']['fingerprint']}"
        in report
    )


@pytest.mark.parametrize(
    "body", [b"", b"\xff", b"[]", b"{}", b'{"whole": false, "format": 2}', b'{"whole": true, "format": 1}', b"[" * 9999]
)
def test_what_cannot_be_checked(tmp_path: Path, body: bytes) -> None:
    status, report = verdict(tmp_path, body)
    assert (status, "cannot be checked" in report) == (2, True)


def test_without_a_file_it_says_how_it_is_called() -> None:
    called = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert (called.returncode, called.stdout.split()[0]) == (2, "Usage:")


def test_it_is_short_and_needs_python_alone() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 160
    used = {node.names[0].name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import)}
    used |= {str(node.module) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert used == {"hashlib", "json", "sys", "pathlib"}
