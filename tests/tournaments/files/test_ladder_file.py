"""The file of a ladder, the script that recomputes it, and the present order as CSV (TM-57, TM-65, TM-66)."""

from __future__ import annotations

import copy
import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.tournaments.support.files import lived, terms
from tools import verify_ladder
from tournaments.files.ladder import export_ladder
from tournaments.files.spreadsheets import ladder_csv
from tournaments.leagues.ladder import (
    Accepted,
    Challenged,
    Joined,
    LadderRules,
    Settled,
    fold_ladder,
)
from tournaments.views.ladder import ladder_view

SCRIPT = Path(__file__).resolve().parents[3] / "tools" / "verify_ladder.py"


@pytest.mark.rule("TM-57", "TM-65")
@pytest.mark.parametrize("seed", range(12))
def test_everything_is_recomputed_from_the_file(seed: int) -> None:
    rules, facts = lived(seed)
    document = json.loads(export_ladder(terms(rules), facts))
    report = verify_ladder.verify(document)
    assert report["facts"] == len(facts) > 50
    assert report["challenges"] == sum(isinstance(fact, Challenged) for fact in facts) > 5
    assert document["order"] == fold_ladder(rules, facts).order
    moved = [row for one in document["moves"] for row in one["moved"]]
    assert {person for person, _, _ in moved} >= {*document["order"]}
    verify_ladder.verify(json.loads(export_ladder(terms(rules), facts, over=True)))


def _swap_top(document: dict[str, Any]) -> None:
    document["order"][:2] = document["order"][1::-1]


def _lose(document: dict[str, Any]) -> None:
    record = next(r for r in document["records"] if r["fact"]["kind"] == "settled" and r["fact"]["winner"])
    record["fact"]["winner"] = 0


def _reach_further(document: dict[str, Any]) -> None:
    document["settings"]["rules"]["reach"] = 0


def _sink_sooner(document: dict[str, Any]) -> None:
    document["settings"]["rules"]["idle_days"] = 365


def _meet_sooner(document: dict[str, Any]) -> None:
    document["settings"]["rules"]["pair_days"] = 3650


def _end_otherwise(document: dict[str, Any]) -> None:
    next(one for one in document["challenges"] if one["end"] == "off")["end"] = "open"


def _forget_a_move(document: dict[str, Any]) -> None:
    document["moves"].pop()


def _forget_a_fact(document: dict[str, Any]) -> None:
    del document["records"][0]


@pytest.mark.rule("TM-57", "TM-65")
@pytest.mark.parametrize(
    "change",
    [
        _swap_top,
        _lose,
        _reach_further,
        _sink_sooner,
        _meet_sooner,
        _end_otherwise,
        _forget_a_move,
        _forget_a_fact,
    ],
)
def test_the_script_finds_what_is_wrong(change: Callable[[dict[str, Any]], None]) -> None:
    rules, facts = lived(3)
    document = json.loads(export_ladder(terms(rules), facts))
    wrong = copy.deepcopy(document)
    change(wrong)
    assert wrong != document
    with pytest.raises(verify_ladder.DifferenceError):
        verify_ladder.verify(wrong)


@pytest.mark.rule("TM-65")
def test_the_script_needs_nothing_of_ours(tmp_path: Path) -> None:
    rules, facts = lived(1)
    path, script = tmp_path / "ladder.json", tmp_path / "verify.py"
    path.write_bytes(export_ladder(terms(rules), facts))
    script.write_bytes(SCRIPT.read_bytes())

    def run() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "-S", script, path]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    done = run()
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"ok: {len(facts)} facts" in done.stdout
    path.write_bytes(path.read_bytes().replace(b'"kind":"sunk"', b'"kind":"left"'))
    wrong = run()
    assert (wrong.returncode, wrong.stdout[:7]) == (1, "WRONG: ")
    path.write_text("{}")
    assert run().returncode == 2


@pytest.mark.rule("TM-65")
def test_the_file_says_how_each_challenge_ended_and_by_which_matches() -> None:
    facts = [
        *(Joined(person, person) for person in (1, 2, 3, 4)),
        Challenged(10, 2, 1),
        Accepted(11, 2),
        Settled(12, 2, 2),
        Challenged(13, 4, 3),
        Settled(14, 4, 4, forfeit=True, how="declined"),
        Challenged(15, 3, 1),
    ]
    document = json.loads(
        export_ladder(terms(LadderRules()), facts, decided=[9], codes={5: ["ABCDEF", "GHJKLM"]}, former=[3])
    )
    assert [(one["n"], one["accepted"], one["matches"], one["end"]) for one in document["challenges"]] == [
        (5, 6, ["ABCDEF", "GHJKLM"], 7),
        (8, None, [], 9),
        (10, None, [], "open"),
    ]
    assert document["moves"][-2:] == [
        {"n": 7, "moved": [[1, 1, 2], [2, 2, 1]]},
        {"n": 9, "moved": [[3, 3, 4], [4, 4, 3]]},
    ]
    assert [record["organiser"] for record in document["records"]] == [n == 9 for n in range(1, 11)]
    assert document["records"][8]["fact"]["how"] == "declined"
    assert document["persons"][2] == {"number": 3, "place": 4, "former": True}
    assert document["settings"]["rules"]["pair_days"] == 14


@pytest.mark.rule("TM-66")
def test_the_present_order_as_csv() -> None:
    facts = [*(Joined(0, person) for person in (1, 2, 3)), Challenged(10, 3, 1)]
    view = ladder_view(fold_ladder(LadderRules(), facts), 0, 20)
    table = (view.order, [(one.challenger, one.challenged) for one in view.challenges], view.sinks_at)
    assert [*csv.reader(io.StringIO(ladder_csv(*table)))] == [
        ["place", "person", "challenges", "challenged_by", "sinks_at"],
        ["1", "1", "", "3", "1970-01-31T00:00:00Z"],
        ["2", "2", "", "", "1970-01-31T00:00:00Z"],
        ["3", "3", "1", "", ""],
    ]
    named = [*csv.reader(io.StringIO(ladder_csv(*table, {1: "=HYPERLINK(1)", 2: 'A, "b"'})))]
    assert [row[2] for row in named] == ["name", "'=HYPERLINK(1)", 'A, "b"', ""]
