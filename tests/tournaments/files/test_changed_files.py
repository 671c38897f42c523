"""The scripts that recompute tournaments and ladders, on files that somebody has changed (TM-65)."""

from __future__ import annotations

import ast
import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tests.tournaments.support.changed_files import LADDER, TOURNAMENT, Kind, Made, changed, judge, places, rearranged
from tools import verify_ladder, verify_tournament
from tournaments.settings.checks import CYCLES, GROUPS, ROUNDS, problems
from tournaments.settings.model import Settings, canonical
from tournaments.settings.presets import PRESETS

SCRIPTS = (verify_tournament, verify_ladder)
EACH = pytest.mark.parametrize("script", SCRIPTS, ids=["tournament", "ladder"])
KINDS = pytest.mark.parametrize("kind", [TOURNAMENT, LADDER], ids=["tournament", "ladder"])


def source_of(script: ModuleType) -> str:
    """Return the text of a script."""
    return Path(str(script.__file__)).read_text(encoding="utf-8")


def reading(script: ModuleType) -> str:
    """Return the part of a script that reads strictly."""
    source = source_of(script)
    return source[source.index("strict reading") : source.index("-- the shape of")].strip("# -\n")


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a script with arguments; return its exit status and output."""

    def run(script: ModuleType, *arguments: Path) -> tuple[int, str]:
        name = Path(str(script.__file__)).name
        monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
        status = script.run(name, script.verify, script.DifferenceError)
        return status, capsys.readouterr().out

    return run


@pytest.mark.rule("TM-65")
@KINDS
@pytest.mark.parametrize("seed", range(3))
def test_what_is_changed_is_refused_found_or_means_the_same(kind: Kind, seed: int) -> None:
    """The soak changes many more (`table-files`)."""
    rng, found = Random(seed), Counter[str]()
    made = kind.made(rng)
    assert judge(kind, made, json.dumps(made).encode()) == "the same"
    for place in rng.choices([*places(made)], k=40):
        found[judge(kind, made, changed(made, place, rng))] += 1
    assert found["refused"] > found["different"] > 0


POSSIBLE: tuple[Any, ...] = (
    *(*range(-1, 10), 16, 30, 31, 59, 60, 64, 100, 101, 1024, 1025, 3599, 3600, 600, 90 * 86400, 90 * 86400 + 1),
    *(True, False, "0", "1", "1/2", "1/61", "2", "1000", "1001", "3.5"),
    *([2, 2], [2, 5], [3, 6], [4, 6], [5, 2], ["wins"], ["wins", "wins"], {"1": ["1"]}, {"3": ["3", "2", "1"]}),
    *({"3": ["1", "2", "3"]}, {"3": ["1", "1"]}, {"4": ["4", "1", "1", "0"]}, {"7": ["1"] * 7}, {"2": ["1/60", "0"]}),
)
"""What a setting may be by its type alone."""


@pytest.mark.rule("TM-65")
def test_the_script_takes_the_settings_that_the_bot_takes() -> None:
    rng, told = Random(7), Counter[bool]()
    for _ in range(6000):
        settings = json.loads(canonical(rng.choice([*PRESETS.values()])))
        place = rng.choice([*places(settings)])
        within = settings
        for key in place[:-1]:
            within = within[key]
        within[place[-1]] = rng.choice(POSSIBLE)
        try:
            verify_tournament.SETTINGS(settings, "$")
        except verify_tournament.UnreadableError:
            continue
        wrong = {one.setting for one in problems(msgspec.convert(settings, Settings, strict=False))}
        assert {*verify_tournament.wrong_settings(settings)} == wrong, settings
        told[not wrong] += 1
    assert min(told[True], told[False]) > 50


@pytest.mark.rule("TM-65")
def test_a_tournament_with_settings_that_the_bot_does_not_take_is_found(run: Run, tmp_path: Path) -> None:
    made = TOURNAMENT.made(Random(2))
    made["settings"]["entering"]["closes"] = made["settings"]["entering"]["opens"] = 5
    body = json.dumps(made["settings"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    (start,) = [record["fact"] for record in made["records"] if record["fact"]["kind"] == "started"]
    start["settings"] = hashlib.sha256(body).hexdigest()
    (tmp_path / "event.json").write_text(json.dumps(made))
    status, told = run(verify_tournament, tmp_path / "event.json")
    assert (status, "no tournament opens with such settings: closes" in told) == (1, True)


def busy_tournament(made: Made) -> None:
    """Let very many enter: each press is compared with all before it."""
    entered = next(record for record in made["records"] if record["fact"]["kind"] == "entered")
    made["records"][1:] = [
        {**entered, "n": n + 1, "fact": {**entered["fact"], "entry": n, "press": n}} for n in range(1, 20_000)
    ]


BACKGROUND = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""Starts a script as a shell does in the background: Ctrl+C is ignored."""


@pytest.mark.rule("TM-65")
def test_a_file_that_keeps_the_script_busy_is_left(tmp_path: Path) -> None:
    made = TOURNAMENT.made(Random(2))
    busy_tournament(made)
    (tmp_path / "event.json").write_text(json.dumps(made))
    source = str(verify_tournament.__file__)
    done = subprocess.run(
        [sys.executable, "-c", BACKGROUND, source, "event.json", "0"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout == (
        "This file is not checked: that takes more than 0 s of processor time, and most files take a few.\n"
        "If it is of a large tournament, allow more: python verify_tournament.py FILE 10\n"
    )


@pytest.mark.rule("TM-65")
def test_whoever_pairs_too_many_is_refused() -> None:
    with pytest.raises(verify_tournament.UnreadableError, match="2049 to pair at once; 2048 at most"):
        verify_tournament.matching(2049, {(0, 1): 1})


@pytest.mark.rule("TM-65")
@EACH
@pytest.mark.parametrize("words", [["x"], ["1", "2"], ["-1"], ["1e9"], ["9999999"]])
def test_the_limit_is_a_number_of_seconds(script: ModuleType, run: Run, words: list[str]) -> None:
    status, told = run(script, Path("none.json"), *map(Path, words))
    assert (status, told.startswith("Usage:")) == (2, True)


@pytest.mark.rule("TM-65")
@KINDS
@pytest.mark.parametrize("seed", range(4))
def test_a_record_elsewhere_is_found_or_possible_there(kind: Kind, seed: int) -> None:
    """`judge` asks the bot about whatever a script takes for right."""
    rng, found = Random(seed), Counter[str]()
    made = kind.made(rng)
    for _ in range(60):
        found[judge(kind, made, rearranged(made, rng))] += 1
    assert found["different"] > 10


@pytest.mark.rule("TM-13")
def test_a_commitment_after_the_entries_is_found() -> None:
    made = TOURNAMENT.made(Random(1))
    records = made["records"]
    opened = records.pop(0)
    records.insert(next(n for n, record in enumerate(records) if record["fact"]["kind"] == "check_in_opened"), opened)
    for n, record in enumerate(records, 1):
        record["n"] = n
    with pytest.raises(verify_tournament.DifferenceError, match="record 1: entered"):
        verify_tournament.verify(made)


@pytest.mark.rule("TM-65")
@KINDS
@pytest.mark.parametrize(
    ("new", "named"),
    [
        (b"1.0", "$.format"),
        (b"true", "$.format"),
        (b"9007199254740993", "$.format"),
        (b'[{"kind":1}]', "$.format"),
        (b'1,"odd":2', "$: missing or unknown: ['odd']"),
        (b"NaN", "NaN"),
        (b"-Infinity", "-Infinity"),
        (b"1e400", "1e400"),
        (b'1,"format":1', "'format'"),
        (b'1,"\\ud800":1,"\\ud800":2', "ud800"),
    ],
)
def test_the_place_of_what_is_wrong_is_named(run: Run, kind: Kind, tmp_path: Path, new: bytes, named: str) -> None:
    file = tmp_path / "file.json"
    body = json.dumps(kind.made(Random(1)), separators=(",", ":")).encode()
    file.write_bytes(body.replace(b'"format":1', b'"format":' + new, 1))
    status, output = run(SCRIPTS[kind is LADDER], file)
    assert (status, output.startswith("This file cannot be checked: ")) == (2, True)
    assert named in output
    assert output.isascii()


@pytest.mark.rule("TM-65")
@EACH
@pytest.mark.parametrize("body", [b"", b"\xff", b"[]", b"{}", b"[" * 99999, b'{"format":1}', b"9" * 9999, b'"\\ud800"'])
def test_what_is_no_such_file(run: Run, tmp_path: Path, script: ModuleType, body: bytes) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(body)
    status, output = run(script, file)
    assert (status, output.startswith("This file cannot be checked: "), output.count("\n")) == (2, True, 1)


@EACH
def test_what_is_too_large_is_not_read(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: ModuleType
) -> None:
    monkeypatch.setattr(script, "MOST_BYTES", 9)
    file = tmp_path / "file.json"
    file.write_bytes(b" " * 10)
    assert run(script, file) == (2, "This file cannot be checked: UnreadableError: $: more than 9 bytes\n")


@EACH
def test_without_a_file_it_says_how_it_is_called(run: Run, script: ModuleType) -> None:
    called = (
        f"Usage: python {Path(str(script.__file__)).name} FILE [SECONDS of processor time at most, 120 if not given]"
    )
    assert run(script) == (2, f"{called}\n")


def test_a_number_that_takes_for_ever_is_not_computed() -> None:
    made: dict[str, Any] = TOURNAMENT.made(Random(1))
    made["settings"]["points"]["win"] = "1e999999999"
    with pytest.raises(verify_tournament.UnreadableError, match=r"\$\.settings\.points\.win"):
        verify_tournament.verify(made)


def test_a_ladder_is_compared_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the top leaves, all others move: together that is a thousand times as large as the file."""
    count, computed, moved = 400, [], verify_ladder.moved

    def counted(before: list[int], after: list[int]) -> list[list[int]]:
        computed.append(len(after))
        return list(moved(before, after))

    monkeypatch.setattr(verify_ladder, "moved", counted)
    made: dict[str, Any] = LADDER.made(Random(1))
    facts = [{"kind": "joined", "at": 1, "person": n} for n in range(1, count)]
    facts += [{"kind": "left", "at": 1, "person": n} for n in range(1, count)]
    made["records"] = [{"n": n, "organiser": False, "fact": fact} for n, fact in enumerate(facts, 1)]
    made["moves"] = [{"n": n, "moved": [[n, 0, n]]} for n in range(1, count)]
    with pytest.raises(verify_ladder.DifferenceError, match=f"the moves of places differ at record {count}$"):
        verify_ladder.verify(made)
    assert len(computed) == count


@pytest.mark.parametrize(
    ("format_", "place"),
    [
        ({"kind": "robin", "groups": 1, "cycles": CYCLES + 1}, r"\$\.settings\.format\.cycles"),
        ({"kind": "robin", "groups": GROUPS + 1, "cycles": 1}, r"\$\.settings\.format\.groups"),
    ],
)
def test_a_format_has_the_bounds_of_the_bot(format_: dict[str, Any], place: str) -> None:
    made: dict[str, Any] = TOURNAMENT.made(Random(1))
    made["settings"]["format"] = format_
    with pytest.raises(verify_tournament.UnreadableError, match=place):
        verify_tournament.verify(made)


@pytest.mark.parametrize("rounds", [ROUNDS + 1, 100_000])
def test_rounds_have_the_bound_of_the_bot(rounds: int) -> None:
    made = next(
        made for seed in range(20) if (made := TOURNAMENT.made(Random(seed)))["settings"]["format"]["kind"] == "swiss"
    )
    made["settings"]["format"]["rounds"] = rounds
    with pytest.raises(verify_tournament.UnreadableError, match=r"\$\.settings\.format\.rounds"):
        verify_tournament.verify(made)


def test_both_scripts_read_alike_and_need_python_alone() -> None:
    """Each stands alone, so they share a text and no module."""
    assert reading(SCRIPTS[0]) == reading(SCRIPTS[1])
    assert len(reading(SCRIPTS[0])) > 4000
    trees = [ast.walk(ast.parse(source_of(script))) for script in SCRIPTS]
    used = {node.names[0].name for tree in trees for node in tree if isinstance(node, ast.Import)}
    assert used == {
        *("hashlib", "json", "math", "re", "signal", "sys", "threading", "time", "_thread"),
        "rustworkx",
        "networkx",
    }
