"""Worked examples that cannot be used: what is said of one that does not come out, and of a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engines.brawl import examples
from engines.brawl.game import BRAWL
from tests.engines.brawl.content.changing import changed
from tests.engines.kernel.learning.worked import line_with, refusal

shown = BRAWL.worked.get


def test_an_example_that_says_too_little_or_too_much() -> None:
    with pytest.raises(ValueError, match="strength_defence: no answer to 'attack' of seat 0: 1, stop"):
        changed("strength_defence", answers=("alistair.long_live_the_king", "stay"))
    answers = shown("both").example.answers
    with pytest.raises(ValueError, match="both: nobody asked for"):
        changed("both", answers=(*answers, "end"))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"points": (1, 0)}, "strength_defence: the points are (0, 0), not (1, 0)"),
        ({"ends": {"alistair": examples.Ending("C4"), "dugrun": examples.Ending("C5")}}, "dugrun ends as"),
        ({"ends": {"alistair": examples.Ending("C3"), "dugrun": examples.Ending("C5", 1)}}, "alistair ends as"),
    ],
)
def test_an_example_that_ends_otherwise_than_it_says(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        changed("strength_defence", **changes)


# -------------------------------------------------------------------- a file that cannot be used


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'kit = "korvash", hex = "C4" }, {',
            'kit = "korvasch", hex = "C4" }, {',
            "line_blocked: no champion 'korvasch'",
        ),
        ('{ kit = "izabella" }]', '{ kit = "rath" }]', "reaction_other: a champion stands there twice"),
        ('hand = ["rath.burrow"', 'hand = ["rath.barrow"', "stun: no card 'rath.barrow' of this side"),
        ('kit = "lily", hex = "C2"', 'kit = "lily", hex = "C9"', "line_blocked: no hex 'C9'"),
        ('kit = "lily", hex = "C2"', 'kit = "lily", hex = "D4"', "line_blocked: a statue stands on D4"),
        ('kit = "lily", hex = "C2"', 'kit = "lily", hex = "C6"', "line_blocked: two champions on one hex (SB-21)"),
        ('kit = "lily", hex = "C2"', 'kit = "lily", hex = "c2"', "matching regex"),
        (", izabella = {} }", " }", "reaction_other: it does not say how 'izabella' ends"),
        (", izabella = {} }", ", izabella = {}, lily = {} }", "reaction_other: no champion 'lily' to end like that"),
        ('"drill_pair", ""]', '"drill_trio", ""]', "scoring: no challenge 'drill_trio'"),
        ('"drill_pair", ""]', '"drill_pair", "", ""]', "scoring: 5 slots: the track has 4 (SB-14, SB-72)"),
        (
            'E3 = "root", F4 = "damage_1"',
            'E3 = "stun", F4 = "stun"',
            "trap_way: more traps of a kind than there are tokens",
        ),
        ('{ champions = [{ kit = "alistair", hex = "B2" }] },\n', "", "team_reaction: 3 sides: two are a duel"),
        ('control = "away"', 'control = "attic"', "the arena 'drill' has no area 'attic'"),
        (" R . . Y . . B ", " R . . Y . . Y ", "2 statues 'Y': there is one of each colour (SB-81)"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    said = refusal("brawl", tmp_path, old, new)
    assert says in said
    assert re.match(r"examples\.toml:\d+: ", said)


def test_more_champions_than_a_player_has_are_refused(tmp_path: Path) -> None:
    line = line_with("brawl", 'id = "team_reaction"') - 1
    more = '{ champions = [{ kit = "alistair", hex = "B2" }, { kit = "rath" }, { kit = "taze" }] }'
    said = refusal("brawl", tmp_path, '{ champions = [{ kit = "alistair", hex = "B2" }] }', more)
    assert f"examples.toml:{line}: team_reaction: more than 2 champions of a player (SB-04, SB-71)" in said
