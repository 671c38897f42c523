"""The worked examples of the rules: played by the real engine, with the numbers that their captions speak of."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.battlecon.content.pack import load
from engines.battlecon.examples import play
from engines.battlecon.game import BATTLECON
from engines.battlecon.views.view import FighterView
from engines.kernel.choose import IllegalChoiceError
from tests.engines.kernel.learning import worked
from tests.engines.kernel.learning.worked import line_with, refusal

NAMES, shown = BATTLECON.worked.names(), BATTLECON.worked.get


PUPIL, MENTOR = 0, 1
LEFT, NEAR, FAR = 1, 2, 3
"""Fighters of the example of teams: 2 to the left of the first one, 1 and 3 to the right."""


def both(name: str) -> tuple[FighterView, FighterView]:
    one, other = shown(name).view.fighters
    return one, other


def emitted(name: str, kind: str, /, **facts: object) -> list[dict[str, object]]:
    """Return the facts of all events of a kind in an example that have these among them."""
    return worked.emitted(shown(name), kind, **facts)


@pytest.mark.rule("BC-14", "BC-10", "BC-11")
def test_two_pairs_of_the_book() -> None:
    kora, anya = both("book_pairs")
    assert kora.printed is not None
    assert anya.printed is not None
    assert (kora.printed.reach, kora.printed.power, kora.printed.priority, kora.printed.guard) == ((3, 4), 6, 4, 6)
    assert (anya.printed.reach, anya.printed.power, anya.printed.priority, anya.printed.guard) == ((1, 5), 2, 3, 2)
    assert emitted("book_pairs", "order")[0]["order"] == [0, 1]
    assert emitted("book_pairs", "hit", attacker=0, distance=3)
    assert anya.damage_taken == 6
    assert anya.stunned


@pytest.mark.rule("BC-62")
def test_who_may_be_hit_in_the_book_example() -> None:
    made = shown("team_target")
    alone = made.view.fighters[0]
    assert alone.figures is not None
    assert alone.figures.reach == (2, 4)
    distances = [made.example.sides[i].space - made.example.sides[0].space for i in (LEFT, NEAR, FAR)]
    assert distances == [-2, 1, 3]
    assert emitted("team_target", "hit", attacker=0)[0]["target"] == FAR
    other = play(made.rules, msgspec.structs.replace(made.example, answers=("1",)))
    assert worked.emitted(other, "hit")[0].items() >= {"attacker": 0, "target": LEFT}.items()
    with pytest.raises(IllegalChoiceError):
        play(made.rules, msgspec.structs.replace(made.example, answers=("2",)))


@pytest.mark.rule("BC-33")
def test_a_knockout_ends_the_beat() -> None:
    made = shown("knockout")
    assert made.view.phase == "over"
    assert made.view.result is not None
    assert made.view.result.winners == (PUPIL,)
    assert not emitted("knockout", "attack", attacker=MENTOR)
    assert both("knockout")[MENTOR].life_before == 2


@pytest.mark.rule("BC-15")
def test_no_range() -> None:
    pupil, mentor = both("no_range")
    assert pupil.figures is not None
    assert (pupil.figures.reach, pupil.figures.power) == (None, None)
    assert emitted("no_range", "missed", attacker=PUPIL)[0]["why"] == "no_range"
    assert emitted("no_range", "moved", fighter=PUPIL)[0]["passed"] == [MENTOR]
    assert emitted("no_range", "missed", attacker=MENTOR)[0]["why"] == "avoided"
    assert (pupil.life, mentor.life) == (20, 20)


@pytest.mark.rule("BC-80")
def test_grasp_pushes_out_of_range() -> None:
    assert emitted("push_away", "hit", attacker=PUPIL)
    assert emitted("push_away", "missed", attacker=MENTOR)[0] | {"why": "", "reach": None} == {
        "attacker": MENTOR, "target": PUPIL, "distance": 2, "reach": None, "why": ""
    }  # fmt: skip


@pytest.mark.rule("BC-29", "BC-34")
def test_equal_damage_stuns_nobody() -> None:
    pupil, mentor = both("equal_guard")
    assert [row["guard"] for row in emitted("equal_guard", "damage")] == [5, 4]
    assert [row["taken"] for row in emitted("equal_guard", "damage")] == [5, 4]
    assert not pupil.stunned
    assert not mentor.stunned
    assert (pupil.force, set(pupil.supports_used)) == (0, {"strengthen", "hasten", "fortify"})


@pytest.mark.rule("BC-29")
def test_stunned() -> None:
    pupil, mentor = both("stunned")
    assert mentor.stunned
    assert [(row["taken"], row["guard"]) for row in emitted("stunned", "damage")] == [(3, 2)]
    assert not emitted("stunned", "attack", attacker=MENTOR)
    assert pupil.life == 20


@pytest.mark.rule("BC-44")
def test_armour() -> None:
    mentor = both("armour")[MENTOR]
    damage = emitted("armour", "damage", fighter=MENTOR)[0]
    assert (damage["power"], damage["armour"], damage["taken"]) == (4, 2, 2)
    assert mentor.figures is not None
    assert mentor.figures.armour == 0


@pytest.mark.rule("BC-23")
def test_a_clash() -> None:
    pupil, mentor = both("clash")
    compared = [[priority for _, priority, _ in row["priorities"]] for row in emitted("clash", "order")]  # type: ignore[attr-defined]
    assert compared == [[5, 2]]
    assert len(emitted("clash", "clash")) == 1
    assert (pupil.base, mentor.base) == ("pupil.jab", "shot")
    assert "strike" in pupil.unseen
    assert "strike" in mentor.unseen


@pytest.mark.rule("BC-25")
def test_a_finisher() -> None:
    pupil, mentor = both("finisher")
    assert emitted("finisher", "finisher")[0] == {"fighter": PUPIL, "card": "pupil.exam", "cost": 5}
    assert pupil.force == 1
    assert pupil.maneuver_gone
    assert "pupil.jab" in pupil.unseen
    assert mentor.stunned


@pytest.mark.rule("BC-54")
def test_the_edge() -> None:
    assert emitted("edge", "moved", fighter=PUPIL)[0]["end"] == 0
    assert emitted("edge", "moved", fighter=MENTOR)[0]["end"] == 1
    assert emitted("edge", "hit", attacker=MENTOR)[0]["distance"] == 1
    assert len(shown("edge").example.answers) == 1, "the retreat is not asked about"


# -------------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", NAMES)
def test_an_example_stops_before_recycling_with_its_pairs_open(name: str) -> None:
    view = shown(name).view
    assert view.phase in ("end", "over")
    assert view.beat == 1
    assert all(fighter.figures is not None or fighter.out for fighter in view.fighters)
    assert not emitted(name, "recycled")


def test_practice_fighters_are_in_no_match() -> None:
    assert not {"pupil", "mentor"} & set(load().kit)


def test_an_example_that_says_too_little_or_too_much() -> None:
    made = shown("edge")
    with pytest.raises(ValueError, match="edge: no answer to 'move' of seat 1: s1, s2"):
        play(made.rules, msgspec.structs.replace(made.example, answers=()))
    with pytest.raises(ValueError, match="edge: nobody asked for"):
        play(made.rules, msgspec.structs.replace(made.example, answers=("s1", "s1")))


# -------------------------------------------------------------------- a file that cannot be used


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "mentor"', 'id = "kora"', "the id 'kora' is used 2 times"),
        ('kit = "anya"', 'kit = "ania"', "book_pairs: no fighter 'ania'"),
        ('pair = "airy/shot"', 'pair = "airy/shoot"', "book_pairs: 'airy/shoot' is no pair of anya (BC-10)"),
        ('clash = ["jab"]', 'clash = ["even"]', "clash: pupil has no base 'even' (BC-23)"),
        ('"airy/shot", space = 6', '"airy/shot", space = 3', "book_pairs: two fighters on one space (BC-56)"),
        ("space = 2 }", "space = 10 }", "Expected `int` <= 9"),
        ('preset = [["even", "burst"]', 'preset = [["odd", "burst"]', "pupil: preset: odd/burst are not a style"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in refusal("battlecon", tmp_path, old, new)


def test_what_is_wrong_with_an_example_is_said_with_its_line(tmp_path: Path) -> None:
    line = line_with("battlecon", 'id = "book_pairs"') - 1
    said = refusal("battlecon", tmp_path, 'kit = "anya"', 'kit = "ania"')
    assert said == f"examples.toml:{line}: book_pairs: no fighter 'ania'"
