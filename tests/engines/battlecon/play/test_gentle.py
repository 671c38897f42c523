"""What suits those who are new: easy fighters to play with, hard ones banned, no say in anything else."""

from __future__ import annotations

from random import Random

from engines.battlecon.game import BATTLECON
from engines.battlecon.gentle import gentle
from tests.words.battlecon.support.tables import decision, keys

RULES = BATTLECON.standard
LEVEL = {kit.id: kit.difficulty for kit in RULES.pack.kits}


def test_one_of_the_easiest_fighters_is_taken() -> None:
    for kind in ("fighter", "fighter_instead"):
        taken = {gentle(RULES, keys(kind, *LEVEL), Random(n))[0] for n in range(40)}
        assert {LEVEL[kit] for kit in taken} == {1}
        assert len(taken) > 1
    hard = [kit for kit, level in LEVEL.items() if level > 1]
    assert LEVEL[gentle(RULES, keys("fighter", *hard), Random(1))[0]] == 2


def test_one_of_the_hardest_is_banned() -> None:
    assert {LEVEL[gentle(RULES, keys("ban", *LEVEL), Random(n))[0]] for n in range(20)} == {3}


def test_other_questions_are_left_to_the_player() -> None:
    for kind in ("pair", "discards", "place"):
        assert gentle(RULES, decision(kind, 0), Random(1)) == []
