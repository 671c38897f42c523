"""The worked examples of the rules: played by the real engine, with the numbers that their captions speak of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.archutheon import events
from engines.archutheon.examples import Ending, Shown, play
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.choose import IllegalChoiceError
from engines.kernel.events import Event, of_kind
from tests.engines.kernel.learning.worked import line_with, refusal


def shown(name: str) -> Shown:
    """Return an example as it was played."""
    assert ARCHUTHEON.worked is not None
    made: Shown = ARCHUTHEON.worked.get(name)
    return made


def changed(name: str, **changes: Any) -> Shown:
    """Return an example played with changes."""
    made = shown(name)
    return play(made.rules, msgspec.structs.replace(made.example, **changes))


def emitted(name: str, kind: type[Event]) -> list[Any]:
    """Return all events of a kind in an example, as everybody sees them."""
    return of_kind([event.public for event in shown(name).events if event.public is not None], kind)


def struck(name: str) -> list[tuple[int, int, int, int, int, int]]:
    """Return full damage, what block, armour, leader and barrier stop of it, and what is dealt, of each hit in an example."""
    return [(e.full, e.blocked, e.armour, e.leader, e.barrier, e.dealt) for e in emitted(name, events.Struck)]


def guarded(name: str) -> list[tuple[int, int, int, int, int]]:
    """Return printed block, its losses by element, direction and distance, and its value, of each block in an example."""
    return [(e.by, e.element, e.direction, e.distance, e.value) for e in emitted(name, events.Guarded)]


def executed(name: str) -> list[str]:
    """Return the cards that were executed in an example, in order."""
    return [e.card for e in emitted(name, events.Executes)]


def skipped(name: str) -> list[str]:
    """Return why cards did nothing in an example."""
    return [e.why for e in emitted(name, events.Skipped)]


# -------------------------------------------------------------------- what they show


@pytest.mark.rule("AR-11", "AR-50")
def test_a_step_needs_a_cell_that_touches_and_a_dash_does_not() -> None:
    assert [e.way for e in emitted("cells", events.Moved)] == ["step", "step"]
    with pytest.raises(IllegalChoiceError):
        changed("cells", answers=("move", "knight:2", "C4s"))
    assert [e.way for e in emitted("dash", events.Moved)] == ["dash"]


@pytest.mark.rule("AR-76", "AR-09")
def test_a_rift_hurts_a_leader_less_and_a_barrier_stays() -> None:
    assert [(e.hero, e.amount, e.cause) for e in emitted("rift", events.Hurt)] == [(0, 2, "rift"), (1, 3, "rift")]


@pytest.mark.rule("AR-31", "AR-32")
def test_the_last_card_is_first_and_range_is_measured_then() -> None:
    assert executed("out_of_range") == ["guide.rush", "archer.strike"]
    assert skipped("out_of_range") == ["range"]
    assert executed("own_order") == ["archer.rush", "archer.strike"]
    assert skipped("own_order") == []


@pytest.mark.rule("AR-38")
def test_who_is_struck_down_first_strikes_no_more() -> None:
    assert executed("struck_first") == ["guide.strike"]
    assert [e.cards for e in emitted("struck_first", events.Died)] == [("archer.strike",)]


@pytest.mark.rule("AR-21")
def test_a_support_adds_to_a_card_declared_before() -> None:
    assert struck("support") == [(5, 0, 0, 0, 0, 5)]


@pytest.mark.rule("AR-42")
def test_what_a_block_loses() -> None:
    assert guarded("block_full") == [(3, 0, 0, 0, 3)]
    assert guarded("block_losses") == [(5, 1, 1, 2, 1)]
    assert struck("block_losses") == [(3, 1, 0, 0, 0, 2)]


@pytest.mark.rule("AR-43", "AR-41")
def test_a_block_of_nothing_loses_what_else_it_does() -> None:
    assert guarded("block_permanent") == [(2, 0, 0, 0, 2)]
    assert emitted("block_permanent", events.Put) == []
    assert guarded("block_too_weak") == [(2, 0, 0, 2, 0)]
    assert [e.what for e in emitted("block_too_weak", events.Put)] == ["vulnerable"]


@pytest.mark.rule("AR-41")
def test_blocks_that_absorb_reflect_and_stop_the_dash() -> None:
    assert [(e.amount, e.health) for e in emitted("absorb", events.Healed)] == [(3, 3)]
    assert [(e.hero, e.amount, e.cause) for e in emitted("reflect", events.Hurt)] == [(0, 1, "reflected")]
    assert [(e.way, e.why) for e in emitted("block_movement", events.Stayed)] == [("dash", "blocked")]
    assert skipped("block_movement") == ["range"]


@pytest.mark.rule("AR-44")
def test_a_dodge_avoids_the_whole_card() -> None:
    assert struck("dodge") == []
    assert emitted("dodge", events.Put) == []


@pytest.mark.rule("AR-34", "AR-35", "AR-71")
def test_damage_goes_through_all_stages_in_their_order() -> None:
    assert struck("pipeline") == [(4, 1, 1, 1, 0, 1)]
    assert struck("pierce") == [(3, 0, 0, 1, 0, 2)]
    assert struck("barrier") == [(3, 0, 0, 0, 3, 0)]
    assert [(e.what, e.why) for e in emitted("barrier", events.Lifted)] == [(("barrier",), "used")]


@pytest.mark.rule("AR-60", "AR-68", "AR-69", "AR-62")
def test_permanents_meet() -> None:
    assert [(e.what, e.annihilated) for e in emitted("annihilate", events.Put)] == [("vulnerable", True)]
    assert [(e.hero, e.annihilated) for e in emitted("fear", events.Put)] == [(3, True), (4, False)]
    assert [(e.hero, e.way) for e in emitted("fear", events.Moved)] == [(4, "fear")]
    assert [(e.hero, e.why) for e in emitted("push", events.Stayed)] == [(3, "steady")]


@pytest.mark.rule("AR-33", "AR-75", "AR-77", "AR-79")
def test_places_shield_and_permanents_of_an_area_act_on_all() -> None:
    assert struck("cover") == [(2, 0, 0, 0, 0, 2)]
    assert skipped("cover") == ["stealth"]
    assert struck("area_armour") == [(2, 0, 1, 1, 0, 0), (3, 0, 1, 0, 0, 2)]


@pytest.mark.rule("AR-27", "AR-86")
def test_hidden_cards_need_stealth() -> None:
    public = [event.public for event in shown("hidden").events if isinstance(event.public, events.Declared)]
    assert [isinstance(each.card, msgspec.UnsetType) for each in public if each is not None] == [True]
    assert skipped("hidden") == skipped("hidden_cover") == []
    assert skipped("bluff") == ["no_stealth"]


@pytest.mark.rule("AR-81")
def test_only_an_entry_shifts_the_gate() -> None:
    assert [e.reason for e in emitted("gate", events.Over)] == ["gate"]
    assert emitted("gate_held", events.GateShifted) == []


@pytest.mark.rule("AR-85", "AR-82")
def test_collapse_halves_what_is_in_its_zone() -> None:
    assert [(e.hero, e.health) for e in emitted("halving", events.Halved)] == [(0, 3), (3, 0)]


@pytest.mark.rule("AR-45", "AR-47")
def test_points_of_one_action_go_to_different_tracks() -> None:
    assert [e.track for e in emitted("enlightenment", events.Enlightened)] == [2, 1]
    with pytest.raises(IllegalChoiceError):
        changed("enlightenment", answers=("collect", "stash", "stash"))


@pytest.mark.rule("AR-17")
def test_cards_come_back_by_their_slot() -> None:
    assert shown("recharge").view.players[0].recharge == (("archer.wave",), ("knight.seal", "archer.strike"), ())
    assert [e.cards for e in emitted("recharge", events.Recovered) if e.cards] == [("archer.rush",)]


@pytest.mark.rule("AR-93", "AR-95", "AR-96")
def test_modules_add_what_they_say() -> None:
    assert struck("charge") == struck("boost_chaos") == [(5, 0, 0, 0, 0, 5)]
    assert shown("charge").view.players[0].charges == ("truth", "freedom")
    assert [e.what for e in emitted("boost_truth", events.Put)] == ["fear"]
    assert [e.what for e in emitted("release", events.LaidAside)] == ["truth"]


# -------------------------------------------------------------------- what cannot be used


def test_an_example_that_says_too_little_or_too_much() -> None:
    with pytest.raises(ValueError, match="own_order: no answer to 'dash' of seat 0"):
        changed("own_order", answers=shown("own_order").example.answers[:-1])
    with pytest.raises(IllegalChoiceError):
        changed("cover", answers=(*shown("cover").example.answers, "collect"))
    with pytest.raises(ValueError, match=r"gate: nobody asked for \['end'\]"):
        changed("gate", answers=(*shown("gate").example.answers, "end"))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"ends": {"knight": Ending("C5s", 10)}}, "on the board are"),
        ({"ends": {"knight": Ending("C5s", 9), "butcher": Ending("E3n", 10)}}, "knight ends as"),
        ({"winner": "green"}, "the winner is 0, not 'green'"),
    ],
)
def test_a_result_that_is_not_the_required_one(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        changed("gate", **changes)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('kit = "guide", cell = "C3s", marks = ["steady"]', 'kit = "ghost", cell = "C3s"', "no hero 'ghost'"),
        ('kit = "shadow", cell = "C3n" }', 'kit = "guide", cell = "C3n" }', "the hero 'guide' is there twice"),
        ('kit = "shadow", cell = "C3n" }', 'kit = "shadow", cell = "C3s" }', "two heroes on C3s"),
        ('cell = "C5s", health = 10', 'cell = "A5s", health = 10', "no cell 'A5s'"),
        ('aside = { C3 = "armour" }', 'aside = { E4 = "armour" }', "no area 'E4'"),
        ('gate = "C5"', 'gate = "B2"', "the Gate is never in B2"),
        ('hand = ["archer.strike", "archer.mirror"]', 'hand = ["archer.mirrors"]', "no card 'archer.mirrors' of this side"),
        ('id = "wave"', 'id = "strike"', "the id 'strike' is used twice"),
        ("ends = { knight = { cell = \"C5s\"", "ends = { healer = { cell = \"C5s\"", "no hero 'healer' to end like that"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in refusal("archutheon", tmp_path, old, new)


def test_a_problem_is_told_with_its_line(tmp_path: Path) -> None:
    line = line_with("archutheon", 'gate = "C5"')
    said = refusal("archutheon", tmp_path, 'gate = "C5"', 'gate = "B2"')
    assert f"examples.toml:{line - 6}: gate: the Gate is never in B2" in said
