"""The soak is bounded, resumed, repeated by its seed, and says what failed; a little of each part is played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.soak.__main__ import PARTS
from tests.soak.running import Found, Part, main

SMALL = {
    "choices": 300,
    "redeals": 60,
    "kills": 4,
    "games": 1,
    "matches": 1,
    "tournaments": 1,
    "databases": 12,
    "interruptions": 5,
    "files": 25,
    "packs": 25,
    "lists": 40,
}
"""How much of a part is played here, by what it counts."""


def count(seed: str, number: int, size: int) -> Found:
    assert "unlucky" not in seed or number != 1, f"piece {number} of {seed}"
    found = Found(Counter({"counted": size}), {"numbers": {str(number)}})
    found.most("of all", number)
    return found


def missing(found: Found) -> list[str]:
    return sorted({"0", "1", "7"} - found.met["numbers"])


COUNTING = Part("counting", "things", 25, 10, count)
UNLUCKY = Part("unlucky", "things", 25, 10, count)
CLOSING = Part("closing", "things", 25, 10, count, missing)


def test_a_part_is_played_in_pieces_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal.jsonl"
    words = ["--seed", "7", "--journal", str(journal)]
    assert main([COUNTING], [*words, "--minutes", "0.0000001"]) == 0
    assert not journal.exists(), "no time for any piece"
    assert main([COUNTING], words) == 0
    worded = capsys.readouterr().out
    assert worded.count("soak: counting --seed 7") == 2
    assert "counting: counted 25, most of all 2" in worded
    rows = [json.loads(line) for line in journal.read_text().splitlines()]
    assert sorted((row["piece"], row["size"]) for row in rows) == [(0, 10), (1, 10), (2, 5)]
    journal.write_text("\n".join(json.dumps(row) for row in rows if row["piece"] != 1) + "\n")
    assert main([COUNTING], words) == 0
    assert "counting: counted 25, most of all 2" in capsys.readouterr().out
    assert [json.loads(line)["piece"] for line in journal.read_text().splitlines()].count(1) == 1
    # What other code has played says nothing of this.
    journal.write_text("\n".join(json.dumps(row | {"code": "other"}) for row in rows) + "\n")
    assert main([COUNTING], words) == 0
    assert len(journal.read_text().splitlines()) == 6


def test_a_failure_says_how_to_repeat_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = str(tmp_path / "journal.jsonl")
    assert main([UNLUCKY, COUNTING], ["--seed", "7", "--journal", journal]) == 1
    worded = capsys.readouterr()
    assert "piece 1 of unlucky 7 1" in worded.err
    assert "python -m tests.soak unlucky --seed 7 --things 25 --only 1" in worded.err
    assert "broken promises in unlucky" in worded.out
    assert "counting: counted 25" in worded.out, "the other parts are played"
    with pytest.raises(AssertionError, match="piece 1 of unlucky 7 1"):
        main([UNLUCKY], ["--seed", "7", "--only", "1"])
    assert main([UNLUCKY], ["--seed", "7", "--only", "0"]) == 0


def test_what_a_whole_part_has_not_come_across_fails_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([CLOSING], ["--seed", "7", "--journal", str(tmp_path / "journal.jsonl")]) == 1
    assert capsys.readouterr().err == "closing: 7\n"


def test_a_part_that_there_is_not_is_named() -> None:
    with pytest.raises(SystemExit):
        main([COUNTING], ["other"])


@pytest.mark.parametrize("part", [part for part in PARTS if part.unit in SMALL], ids=lambda part: part.name)
def test_a_little_of_each_part(part: Part) -> None:
    found = part.play(f"{part.name} 7 1", 1, SMALL[part.unit])
    assert found.figures[part.unit] >= SMALL[part.unit]
