"""Content files that cannot be played are refused, with the file, the line and the reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.archutheon.content.checks import problems_of_tables
from engines.archutheon.content.pack import FOLDER
from engines.archutheon.content.tables import Tables
from engines.kernel.content.reading import ContentError, read
from tests.engines.archutheon.content.changing import changed

KNIGHT, GUIDE = "heroes/knight.toml", "heroes/guide.toml"
SLOW, FAST, SWIFT = r"slow = .*", r"fast = .*", r"swift = .*"


def refused(folder: Path, file: str, card: str, changes: dict[str, str]) -> list[str]:
    """Return why a copy of the content with changes is refused."""
    with pytest.raises(ContentError) as error:
        changed(folder, file, card, changes)
    return error.value.problems


def line(file: str, card: str, mark: str) -> int:
    """Return the line of a mark after the line of an id, from 1."""
    before, found, rest = (FOLDER / file).read_text(encoding="utf-8").partition(f'id = "{card}"')
    assert found
    assert mark in rest
    return (before + found + rest.partition(mark)[0]).count("\n") + 1


@pytest.mark.parametrize(
    ("card", "changes", "mark", "why"),
    [
        ("shield_blow", {FAST: 'fast = { do = [{ op = "shove" }] }'}, "fast", "Invalid value 'shove'"),
        ("shield_blow", {FAST: 'fast = { do = [{ op = "push", far = 2 }] }'}, "fast", "unknown field `far`"),
        ("shield_blow", {"by = 2": "by = 0"}, "block", "a block stops at least 1"),
        ("shield_blow", {"by = 2": 'kind = "dodge", by = 2'}, "block", "has no number (reading 3.46)"),
        ("shield_blow", {"most = 1": "least = 2, most = 1"}, "scheme", "above its greatest (AR-30)"),
        ("shield_blow", {"most = 1": 'areas = ["f"]'}, "scheme", "a pattern has areas, and nothing else"),
        (
            "shield_blow",
            {r'"targeted", most = 1': '"pattern", areas = ["f"], most = 1'},
            "scheme",
            "a pattern has no distance",
        ),
        (
            "shield_blow",
            {SLOW: 'slow = { boost = "support", do = [{ op = "guard" }] }'},
            "slow",
            "declared before a slow card",
        ),
        (
            "shield_blow",
            {SWIFT: 'swift = { boost = "support", do = [{ op = "heal", by = 1 }] }'},
            "swift",
            "a support needs figures",
        ),
        ("shield_blow", {SLOW: 'slow = { do = [{ op = "push" }] }'}, "slow", "nobody can push himself"),
        ("shield_blow", {SLOW: "slow = {}"}, "slow", "needs the boost 'stealth' (AR-21)"),
        ("shield_blow", {SLOW: 'slow = { pre = [{ op = "pierce" }] }'}, "slow", "figures stand in do"),
        (
            "shield_blow",
            {SWIFT: 'swift = { boost = "only", do = [{ op = "put", what = "fear" }] }'},
            "swift",
            "there is no aim here",
        ),
        (
            "shield_blow",
            {SWIFT: 'swift = { boost = "only", do = [{ op = "pierce" }] }'},
            "swift",
            "carries out no attack here",
        ),
        (
            "shield_blow",
            {SLOW: 'slow = { deferred = true, do = [{ op = "pierce" }] }'},
            "slow",
            "a deferred property has effects alone",
        ),
        (
            "shield_blow",
            {SLOW: 'slow = { flip = true, boost = "stealth", do = [{ op = "dash" }] }'},
            "slow",
            "for the Tactics token",
        ),
        (
            "shield_blow",
            {SLOW: 'slow = { do = [{ op = "dash", if = [{ is = "on" }] }] }'},
            "slow",
            "the condition 'on' needs thing",
        ),
        (
            "shield_blow",
            {SLOW: 'slow = { do = [{ op = "dash", if = [{ is = "alone", element = "truth" }] }] }'},
            "slow",
            "the condition 'alone' has no element",
        ),
        ("shield_blow", {SLOW: 'slow = { do = [{ op = "heal", by = { of = "count" } }] }'}, "slow", "needs a group"),
    ],
)
@pytest.mark.rule("AR-98")
def test_a_card_that_cannot_be_played_is_refused(
    card: str, changes: dict[str, str], mark: str, why: str, tmp_path: Path
) -> None:
    found = refused(tmp_path, KNIGHT, card, changes)
    assert any(text.startswith(f"knight.toml:{line(KNIGHT, card, mark)}: ") and why in text for text in found), found


@pytest.mark.parametrize(
    ("file", "card", "changes", "why"),
    [
        (
            KNIGHT,
            "shield_blow",
            {'value = "base"': 'value = "one"'},
            "0 cards of the value 'base': a hero has one of each (AR-02)",
        ),
        (
            KNIGHT,
            "ring_of_steel",
            {'id = "battering_ram"': 'id = "ring_of_steel"'},
            "the id 'ring_of_steel' is used 2 times",
        ),
        (
            KNIGHT,
            "shield_wall",
            {r"\[\[passives\]\]\nid(.|\n)*": ""},
            "1 passives: the passive card has two sides (AR-92)",
        ),
        (KNIGHT, "shield_wall", {"text = .*": "text = {}"}, "shield_wall: the text says nothing"),
        (KNIGHT, "close_ranks", {'"steady"': '"immune"'}, "the rule 'immune' names a permanent"),
        (
            KNIGHT,
            "close_ranks",
            {"text = .*": 'text = { flip = [{ op = "put", what = "fear" }] }'},
            "neither a card nor a target here",
        ),
        (
            KNIGHT,
            "close_ranks",
            {"text = .*": 'text = { flip = [{ op = "evade" }] }'},
            "neither a card nor a target here",
        ),
        (
            "universal.toml",
            "trick",
            {'value = "one"': 'value = "leader"'},
            "trick: only a hero's card is for leaders alone",
        ),
        ("universal.toml", "tide", {'value = "base"': 'value = "one"'}, "two universal cards lie in the recharge"),
        (
            "terrains.toml",
            "open_steppe",
            {'id = "mirror_city"': 'id = "open_steppe"'},
            "the id 'open_steppe' is used 2 times",
        ),
    ],
)
@pytest.mark.rule("AR-98")
def test_a_set_that_cannot_be_played_is_refused(
    file: str, card: str, changes: dict[str, str], why: str, tmp_path: Path
) -> None:
    found = refused(tmp_path, file, card, changes)
    assert any(why in text for text in found), found


@pytest.mark.rule("AR-19", "AR-48")
@pytest.mark.parametrize("name", ["dash", "shield"])
def test_marks_of_the_movement_track_are_as_many_as_its_steps(name: str) -> None:
    tables = read(FOLDER / "tables.toml", Tables)
    short = msgspec.structs.replace(tables.movement[4], **{name: (True, False)})
    cells = (*tables.movement[:4], short)
    assert problems_of_tables(tables) == []
    found = problems_of_tables(msgspec.structs.replace(tables, movement=cells))
    assert [(each.place, each.text) for each in found] == [
        (f"$.movement[4].{name}", "marks are as many as steps, or none")
    ]
