"""The worked examples of the rules: played by the real engine, with the numbers that their captions speak of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.kernel.events import Event, of_kind
from engines.legends import events
from engines.legends.examples import Ending, Shown, play
from engines.legends.game import LEGENDS
from tests.engines.kernel.learning.worked import refusal


def shown(name: str) -> Shown:
    """Return an example as it was played."""
    assert LEGENDS.worked is not None
    made: Shown = LEGENDS.worked.get(name)
    return made


def changed(name: str, **changes: Any) -> Shown:
    """Return an example played with changes."""
    made = shown(name)
    return play(made.rules, msgspec.structs.replace(made.example, **changes))


def emitted(name: str, kind: type[Event]) -> list[Any]:
    """Return all events of a kind in an example, as everybody sees them."""
    return of_kind([event.public for event in shown(name).events if event.public is not None], kind)


def settled(name: str) -> list[tuple[str, int, int, int, int]]:
    """Return card, damage, prevented, healed and lives left of each settlement in an example."""
    return [(e.card, e.damage, e.prevented, e.healed, e.lives) for e in emitted(name, events.Settled)]


def order(name: str, *kinds: type[Event]) -> list[str]:
    """Return the kinds of events in an example, in their order."""
    public = [event.public for event in shown(name).events if event.public is not None]
    return [type(event).__name__ for event in public if isinstance(event, kinds)]


# -------------------------------------------------------------------- what they show


@pytest.mark.rule("LG-16", "LG-17")
def test_what_a_hero_gave_stays_when_he_dies() -> None:
    total = shown("stays").view.player(1).sum
    assert (total.heroes, total.followers, total.spent, total.available) == (8, 6, 0, 2)
    assert [left.card for left in emitted("stays", events.Left)] == ["mira"]
    assert shown("occupied").view.player(0).sum.followers == 4


@pytest.mark.rule("LG-32", "LG-09")
def test_the_whole_stack_resolves_last_first() -> None:
    assert [(e.seat, e.card) for e in emitted("whole_stack", events.Resolved)] == [(0, "denial"), (0, "spark")]
    assert [e.card for e in emitted("whole_stack", events.Countered)] == ["denial"]


@pytest.mark.rule("LG-33")
def test_a_lost_target_loses_its_part_alone() -> None:
    assert [(e.card, e.lost) for e in emitted("lost_target", events.Resolved)] == [("ebb_tide", 0), ("shroud", 1)]
    assert [(e.what, e.card) for e in emitted("lost_target", events.Queued)] == [("prevent", "ingrit")]


@pytest.mark.rule("LG-35", "LG-45")
def test_damage_is_dealt_and_lives_are_checked_later() -> None:
    assert emitted("damage_waits", events.Settled) == []
    later = changed("damage_waits", answers=("spark", "recruit", "pass"), ends=ends("damage_waits", "recruit", 0))
    assert lives(later, 103) == 0
    assert order("dying_acts", events.Settled, events.Played, events.Left) == [
        "Played",
        "Settled",
        "Played",
        "Settled",
        "Left",
    ]


def lives(made: Shown, uid: int) -> int | None:
    """Return the lives that a permanent has left at the end of an example."""
    permanent = made.view.permanent(uid)
    return None if permanent is None else permanent.lives


def ends(name: str, card: str, lives: int) -> dict[str, Ending]:
    """Return the endings of an example with other lives of one card, and nothing pending for it."""
    found = dict(shown(name).example.ends)
    return {**found, card: msgspec.structs.replace(found[card], lives=lives, pending=0)}


@pytest.mark.rule("LG-36", "LG-42")
def test_a_fight_is_settled_with_all_that_was_pending() -> None:
    assert settled("attack_settles") == [("bog_turtle", 4, 0, 0, 0), ("recruit", 1, 0, 0, 1)]


@pytest.mark.rule("LG-44", "LG-46")
def test_healing_comes_after_damage_and_saves() -> None:
    assert settled("healed_in_time") == [("ilda", 4, 0, 3, 2)]
    assert emitted("healed_in_time", events.Left) == []


@pytest.mark.rule("LG-44")
def test_prevention_that_is_left_over_is_lost() -> None:
    assert settled("prevention_lost") == [("ilda", 0, 2, 0, 10), ("ilda", 2, 0, 0, 8)]


@pytest.mark.rule("LG-46", "LG-15")
def test_the_entry_that_brings_lives_below_one_gets_the_credit() -> None:
    assert settled("credit") == [("brown_bear", 5, 0, 0, -1)]
    assert [(e.card, e.why) for e in emitted("credit", events.Level)] == [("zaryana", "kill")]


@pytest.mark.rule("LG-48", "LG-41")
def test_the_attack_is_split_among_blockers_and_each_strikes_back() -> None:
    assert settled("split") == [("recruit", 2, 0, 0, 0), ("wolf_cub", 2, 0, 0, 0), ("axebearer", 3, 0, 0, 0)]
    assert lives(shown("split"), 103) == 11


@pytest.mark.rule("LG-14")
def test_a_mage_is_not_offered_a_hero_beside_a_follower() -> None:
    assert [e.target_card for e in emitted("mage_follower", events.Attacked)] == ["whisper"]
    with pytest.raises(IllegalChoiceError):
        changed("mage_follower", answers=("attack:selwin", "ilda"))


@pytest.mark.rule("LG-43")
def test_an_attack_is_over_when_its_target_is_gone_before_blocks() -> None:
    assert [e.why for e in emitted("target_gone", events.AttackOver)] == ["target"]
    assert emitted("target_gone", events.Blocked) == []


@pytest.mark.rule("LG-08")
def test_a_turned_card_strikes_back() -> None:
    assert settled("turned_strikes") == [("radmir", 3, 0, 0, 8), ("ingrit", 3, 0, 0, 9)]


@pytest.mark.rule("LG-50")
def test_the_abilities_of_the_active_player_fire_first_and_each_orders_their_own() -> None:
    assert [e.card for e in emitted("trigger_order", events.Fired)] == ["ingrit", "she_wolf", "yuna"]
    other = changed("trigger_order", answers=("lunge", "wood_lynx", "0 1"))
    fired = of_kind([event.public for event in other.events if event.public is not None], events.Fired)
    assert [e.card for e in fired] == ["ingrit", "yuna", "she_wolf"]


@pytest.mark.rule("LG-28", "LG-21")
def test_what_is_marked_stays_turned() -> None:
    assert [e.cards for e in emitted("leave_turned", events.Untapped)] == [("ingrit",)]


@pytest.mark.rule("LG-11")
def test_each_missing_card_costs_one_life_more() -> None:
    assert [e.lives for e in emitted("empty_deck", events.Missing)] == [1, 2, 3]


# -------------------------------------------------------------------- what cannot be used


def test_an_example_that_says_too_little_or_too_much() -> None:
    with pytest.raises(ValueError, match="split: no answer to 'split' of seat 0: 0, 1, 2, 3, 4"):
        changed("split", answers=shown("split").example.answers[:-1])
    with pytest.raises(IllegalChoiceError):
        changed("damage_waits", answers=("spark", "ilda", "lunge"))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"sums": (3, 4)}, "damage_waits: the sums are (3, 3), not (3, 4)"),
        ({"ends": {"radmir": Ending(11), "ilda": Ending(10)}}, "in play are ['ilda', 'radmir', 'recruit'], not"),
        (
            {"ends": {"radmir": Ending(11), "ilda": Ending(10), "recruit": Ending(2)}},
            "damage_waits: recruit ends as Ending(lives=2, pending=-2, turned=False, level=1), not as",
        ),
    ],
)
def test_an_example_that_ends_otherwise_than_it_says(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        changed("damage_waits", **changes)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('hand = ["shroud"]', 'hand = ["shrowd"]', "lost_target: no card 'shrowd'"),
        ('hand = ["shroud"]', 'hand = ["yuna"]', "lost_target: the hero 'yuna' is no card of a deck"),
        ('{ card = "yuna" }, { card = "she_wolf" }', '{ card = "she_wolf" }', "0 heroes of a player: there are 1 to 3"),
        ('{ card = "clay_golem" }, {', '{ card = "mira" }, {', "stays: the hero 'mira' is there twice"),
        ('{ card = "whisper" }', '{ card = "spark" }', "mage_follower: 'spark' does not stay in play"),
        ("whisper = { lives = -1 }", "whisker = { lives = -1 }", "mage_follower: no card 'whisker' to end like that"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    said = refusal("legends", tmp_path, old, new)
    assert says in said
    assert re.match(r"examples\.toml:\d+: ", said)
