"""The worked examples of the rules: played by the real engine, with the numbers that their captions speak of."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.krendel.content.pack import load
from engines.krendel.examples import play
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import View
from tests.engines.kernel.learning.worked import emitted, line_with, refusal

NAMES, shown = KRENDEL.worked.names(), KRENDEL.worked.get


SASHA, PETYA, MASHA, VASYA = range(4)

Attack = tuple[int, int, bool]


def seen(name: str) -> View:
    return shown(name).view


def attacks(view: View) -> list[Attack]:
    return [(a.attacker, a.target, a.success) for a in view.attacks]


def tracks(view: View) -> list[tuple[int, int]]:
    """Return trophies and wounds by seat."""
    return [(w.trophies, w.wounds) for w in view.wizards]


def figures(view: View) -> list[tuple[int | None, int | None]]:
    return [(w.attack, w.defence) for w in view.wizards]


@pytest.mark.rule("TK-40")
def test_the_round_of_the_book() -> None:
    view = seen("book_round")
    assert figures(view) == [(3, 5), (5, 2), (6, 6), (3, 4)]
    assert attacks(view) == [
        (SASHA, PETYA, True),
        (SASHA, VASYA, False),
        (PETYA, MASHA, False),
        (PETYA, SASHA, False),
        (MASHA, VASYA, True),
        (MASHA, PETYA, True),
        (VASYA, SASHA, False),
        (VASYA, MASHA, False),
    ]
    assert view.fulfilled == (SASHA, VASYA)
    assert tracks(view) == [(1, 0), (0, 2), (2, 0), (0, 0)]
    gains = emitted(shown("book_round"), "gain")
    assert gains == [{"seat": VASYA, "wounds": -1, "trophies": 0}]
    assert view.phase == "reward"


@pytest.mark.rule("TK-41", "TK-31", "TK-32")
def test_the_winner_of_the_book() -> None:
    view = seen("winner")
    assert tracks(view) == [(8, 6), (3, 12), (10, 11), (8, 7)]
    assert view.result is not None
    assert view.result.winners == (SASHA,)
    assert view.result.shared is False
    assert view.result.places == ((SASHA,), (VASYA,), (PETYA, MASHA))
    assert view.result.reason == "wounds"
    before = [(w.trophies_before, w.wounds_before) for w in view.wizards]
    assert max(max(pair) for pair in before) < 11  # else the game would have been over before


@pytest.mark.rule("TK-14")
def test_two_seats() -> None:
    view = seen("two_seats")
    assert attacks(view) == [(SASHA, PETYA, True), (PETYA, SASHA, True)]
    assert view.neighbours == ((SASHA, (PETYA,)), (PETYA, (SASHA,)))


@pytest.mark.rule("TK-14")
def test_three_seats() -> None:
    view = seen("three_seats")
    assert [(a, t) for a, t, _ in attacks(view)] == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]


@pytest.mark.rule("TK-12", "TK-13")
def test_four_seats() -> None:
    """Nobody attacks who sits opposite; Петя, the first player, begins."""
    view = seen("four_seats")
    order = [a for a, _, _ in attacks(view)]
    assert order == [PETYA, PETYA, MASHA, MASHA, VASYA, VASYA, SASHA, SASHA]
    assert {(a, t) for a, t, _ in attacks(view)}.isdisjoint({(0, 2), (2, 0), (1, 3), (3, 1)})
    assert view.first == PETYA


@pytest.mark.rule("TK-13", "TK-15")
def test_fight_with_all() -> None:
    view = seen("fight_with_all")
    assert (SASHA, MASHA, True) in attacks(view)
    assert MASHA not in [a for a, t, _ in attacks(view) if t == SASHA]
    assert {a for a, t, _ in attacks(view) if t == MASHA} == {SASHA, PETYA, VASYA}
    assert dict(view.neighbours)[MASHA] == (VASYA, PETYA)


@pytest.mark.rule("TK-20")
def test_with_the_previous_one() -> None:
    view = seen("with_previous")
    assert figures(view)[SASHA] == (5, 5)
    assert view.wizards[SASHA].spells == ("drill_echo", "drill_run")
    assert (SASHA, PETYA, True) in attacks(view)


@pytest.mark.rule("TK-16")
def test_equal_is_repelled() -> None:
    view = seen("equal")
    assert (view.attacks[0].attack, view.attacks[0].defence) == (5, 5)
    assert attacks(view) == [(SASHA, PETYA, False), (PETYA, SASHA, True)]


@pytest.mark.rule("TK-18", "TK-19", "TK-21")
def test_totals() -> None:
    view = seen("totals")
    assert figures(view) == [(3, 6), (3, 2), (4, 6)]
    assert (MASHA, SASHA, False) in attacks(view)
    # What the caption says: without the spell Маша's 6 would beat Саша's 5.
    example = shown("totals").example
    quiet = [msgspec.structs.replace(chair, spells=("drill_quiet",)) for chair in example.seats]
    bare = play(shown("totals").rules, msgspec.structs.replace(example, seats=tuple(quiet))).view
    assert figures(bare)[MASHA][0] == 6
    assert figures(bare)[SASHA][1] == 5
    assert (MASHA, SASHA, True) in attacks(bare)


@pytest.mark.rule("TK-54")
def test_shield() -> None:
    view = seen("shield")
    on_petya = [(a.attacker, a.success, a.shielded) for a in view.attacks if a.target == PETYA]
    assert on_petya == [(SASHA, False, True), (MASHA, True, False)]


@pytest.mark.rule("TK-54")
def test_thorns() -> None:
    view = seen("thorns")
    assert attacks(view) == [(SASHA, PETYA, False), (PETYA, SASHA, False)]
    assert view.attacks[1].thorns == 1
    assert tracks(view) == [(0, 0), (0, 1)]


@pytest.mark.rule("TK-54")
def test_extra_trophy() -> None:
    assert tracks(seen("extra_trophy")) == [(2, 0), (0, 1)]


@pytest.mark.rule("TK-54")
def test_left_only() -> None:
    view = seen("left_only")
    assert [t for a, t, _ in attacks(view) if a == SASHA] == [PETYA]
    assert (MASHA, SASHA) in [(a, t) for a, t, _ in attacks(view)]
    assert MASHA in dict(view.neighbours)[SASHA]


@pytest.mark.rule("TK-22")
def test_reward_with_ties() -> None:
    view = seen("reward_ties")
    assert [attack for attack, _ in figures(view)] == [3, 6, 3]
    assert view.fulfilled == (SASHA, MASHA)
    gains = emitted(shown("reward_ties"), "gain")
    assert gains == [{"seat": seat, "wounds": 0, "trophies": 1} for seat in (SASHA, MASHA)]


# -------------------------------------------------------------------- all of them


@pytest.mark.parametrize("name", NAMES)
def test_an_example_stops_where_it_says(name: str) -> None:
    made = shown(name)
    phases = {"fight": "fight", "reward": "reward", "end": "over"}
    assert made.view.phase == phases[made.example.tells]
    assert (made.view.awarded is None) == (made.example.tells == "fight")
    assert [w.creature for w in made.view.wizards] == [chair.creature for chair in made.example.seats]
    assert [w.stack for w in made.view.wizards] == [chair.spells for chair in made.example.seats]
    played = [chair.creature for chair in made.example.seats if chair.creature in load().creature]
    assert made.view.deck + sum(w.hand for w in made.view.wizards) + len(played) == len(load().creatures)
    assert made.view.reward_deck == len(load().rewards) - 2


@pytest.mark.parametrize(("name", "number"), [("book_round", 1), ("shield", 2), ("with_previous", 3), ("winner", 9)])
def test_an_example_stands_in_a_round_late_enough_for_its_spells(name: str, number: int) -> None:
    assert seen(name).round == number


def test_practice_cards_are_in_no_match() -> None:
    assert not [card.id for card in load().creatures if card.id.startswith("drill_")]


# -------------------------------------------------------------------- a file that cannot be used


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('creature = "ogre"', 'creature = "orge"', "no creature 'orge'"),
        ('spells = ["drill_thorns"]', 'spells = ["drill_horns"]', "no creature 'drill_horns'"),
        ('prize = "drill_cup"', 'prize = "drill_mug"', "no reward 'drill_mug'"),
        ('prize = "drill_cup"', 'prize = "drill_weakest"', "one card is both condition and prize (TK-02)"),
        ("first = 1", "first = 4", "the first player has no seat"),
        ("wounds = 6", "wounds = 11", "Expected `int` <= 10"),
        ('id = "drill_cup"', 'id = "plantain"', "the id 'plantain' is used twice"),
        ('id = "drill_five"', 'id = "ogre"', "the id 'ogre' is used twice"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in refusal("krendel", tmp_path, old, new)


def test_what_is_wrong_with_an_example_is_said_with_its_line(tmp_path: Path) -> None:
    line = line_with("krendel", 'id = "book_round"') - 1
    said = refusal("krendel", tmp_path, 'creature = "ogre"', 'creature = "orge"')
    assert said.startswith(f"examples.toml:{line}: book_round: no creature 'orge'")
