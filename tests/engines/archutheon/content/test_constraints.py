"""The standard set keeps its constraints, and each constraint is broken by an example."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.archutheon.content.constraints import CONSTRAINTS, problems_of_set
from engines.archutheon.content.pack import load
from tests.engines.archutheon.content.changing import changed

KNIGHT, GUIDE, ARCHER = "heroes/knight.toml", "heroes/guide.toml", "heroes/archer.toml"
HEALER, SHADOW, PUPPETEER = "heroes/healer.toml", "heroes/shadow.toml", "heroes/puppeteer.toml"
BEARER, BUTCHER, ELEMENTALIST = "heroes/standard_bearer.toml", "heroes/butcher.toml", "heroes/elementalist.toml"
GATEKEEPER, BOMBARDIER = "heroes/gatekeeper.toml", "heroes/bombardier.toml"
UNIVERSAL, TERRAINS = "universal.toml", "terrains.toml"


@pytest.mark.rule("AR-02", "AR-98")
def test_the_standard_set_keeps_all_constraints() -> None:
    assert [problem.text for problem in problems_of_set(load())] == []


SLOW, FAST, SWIFT = r"slow = .*", r"fast = .*", r"swift = .*"

BROKEN = [
    # C-1: counts, and likeness
    ("C-1", UNIVERSAL, "trick", {'value = "one"': 'value = "two"'}, "1 universal cards of the value one, not 2"),
    (
        "C-1",
        BUTCHER,
        "carving",
        {r"scheme = .*": 'scheme = { kind = "targeted", most = 1 }'},
        "shadow.execution and butcher.carving are alike",
    ),
    (
        "C-1",
        KNIGHT,
        "shield_blow",
        {FAST: 'fast = { do = [{ op = "dash" }] }', SWIFT: 'swift = { do = [{ op = "dash" }] }'},
        "knight.shield_blow has two properties that are alike",
    ),
    ("C-1", TERRAINS, "open_steppe", {r'\[\[terrains\]\]\nid = "mirror(.|\n)*?\n\]\n': ""}, "11 terrains, not 12"),
    # C-2: elements
    ("C-2", KNIGHT, "shield_blow", {'element = "truth"': 'element = "freedom"'}, "18 cards of truth, not 19"),
    # C-3: directions
    (
        "C-3",
        KNIGHT,
        "shield_blow",
        {r"scheme = .*": 'scheme = { kind = "area" }', "damage = 2": "damage = 1"},
        "knight has no targeted attack among base and I",
    ),
    # C-4: the first turn
    (
        "C-4",
        BUTCHER,
        "cleaver",
        {SLOW: 'slow = { pre = [{ op = "dash" }] }'},
        "butcher.cleaver, slow: own movement and range come to 2",
    ),
    ("C-4", GUIDE, "crack", {"within = 0": "within = 1"}, "guide.crack, slow: own movement and range come to 2"),
    ("C-4", GATEKEEPER, "threshold", {FAST: 'fast = { do = [{ op = "leap" }] }'}, "gatekeeper.threshold, fast"),
    ("C-4", ARCHER, "ambush_shot", {FAST: 'fast = { do = [{ op = "range", by = 1 }] }'}, "archer.ambush_shot, fast"),
    ("C-4", SHADOW, "from_the_dark", {FAST: 'fast = { do = [{ op = "swap" }] }'}, "shadow.from_the_dark, fast"),
    # C-5: ranges
    ("C-5", BUTCHER, "feast", {"most = 1": "most = 3"}, "butcher.feast, slow: a range of 3, at most 2"),
    ("C-5", ARCHER, "long_shot", {"least = 2": "least = 1"}, "archer.long_shot, slow: a range of 3 without"),
    (
        "C-5",
        BOMBARDIER,
        "bomb",
        {r"scheme = .*": 'scheme = { kind = "pattern", areas = ["f", "ff"] }'},
        "bombardier.bomb, slow: a range of 2",
    ),
    # C-6: damage
    ("C-6", BUTCHER, "cleaver", {"damage = 2": "damage = 3"}, "butcher.cleaver: 3 damage, not 1 to 2"),
    ("C-6", BEARER, "holy_banner", {"damage = 3": "damage = 4"}, "standard_bearer.holy_banner: 4 damage, not 3 to 3"),
    (
        "C-6",
        UNIVERSAL,
        "tide",
        {"damage = 1": "damage = 0", FAST: 'fast = { boost = "stealth" }'},
        "universal.tide: no damage",
    ),
    (
        "C-6",
        BUTCHER,
        "cleaver",
        {FAST: 'fast = { do = [{ op = "bonus", by = 3 }] }'},
        "butcher.cleaver, fast: a bonus above 2",
    ),
    (
        "C-6",
        BEARER,
        "follow_me",
        {"within = 1 }, most = 2": "within = 1 }, most = 3"},
        "standard_bearer.follow_me, swift: a bonus",
    ),
    # C-7: block
    ("C-7", BUTCHER, "cleaver", {"by = 2": "by = 1"}, "butcher.cleaver: a block of 1, not 2"),
    ("C-7", HEALER, "healing_light", {"by = 1": "by = 2"}, "healer.healing_light: a block of 2, not 1"),
    # C-8: kinds of blocks
    ("C-8", ELEMENTALIST, "spark", {"block = .*": "block = { by = 2 }"}, "25 blocks of the kind plain, not 24"),
    ("C-8", UNIVERSAL, "element_one", {"charge": "effect"}, "3 blocks of the kind charge, not 4"),
    # C-9: boosts
    ("C-9", KNIGHT, "shield_blow", {'boost = "stealth", ': ""}, "knight has no property with stealth"),
    ("C-9", KNIGHT, "shield_blow", {'boost = "stealth", ': ""}, "19 properties with the boost stealth, not 20"),
    ("C-9", KNIGHT, "shield_blow", {'boost = "stealth", ': ""}, "5 bases with stealth in slow or fast, not 6"),
    # C-10: permanents
    (
        "C-10",
        GATEKEEPER,
        "threshold",
        {SLOW: 'slow = { do = [{ op = "tactics" }] }'},
        "1 designs that put steady, not 2",
    ),
    ("C-10", GUIDE, "path_above", {SLOW: 'slow = { do = [{ op = "heal", by = 1 }] }'}, "no base or I puts aloft"),
    ("C-10", HEALER, "healing_light", {SWIFT: 'swift = { do = [{ op = "dash" }] }'}, "no base or I dispels"),
    (
        "C-10",
        UNIVERSAL,
        "trick",
        {SLOW: 'slow = { do = [{ op = "heal", by = 1 }] }'},
        "no universal card takes a permanent off",
    ),
    # C-11: locks
    (
        "C-11",
        ARCHER,
        "long_shot",
        {SLOW: 'slow = { do = [{ op = "put", what = "blind" }] }'},
        "archer.long_shot, slow: blind from 3 areas",
    ),
    (
        "C-11",
        PUPPETEER,
        "threads",
        {SLOW: 'slow = { do = [{ op = "put", what = "numb", who = { side = "enemies", within = 2 } }] }'},
        "puppeteer.threads, slow: numb from 2 areas",
    ),
    # C-12: elements in texts
    (
        "C-12",
        UNIVERSAL,
        "element_one",
        {
            'is = "element", element = "chaos"': 'is = "first"',
            '(is) = "element", element = "chaos"': 'is = "first"',
            'is = ("element"), element = "chaos"': 'is = "first"',
        },
        "5 properties that ask for chaos, not 6",
    ),
    # C-13: objects
    ("C-13", GUIDE, "guide", {"trait = .*": ""}, "the guide is not safe from rifts"),
    (
        "C-13",
        KNIGHT,
        "oath_lance",
        {SWIFT: 'swift = { do = [{ op = "dash" }] }'},
        "7 properties that place or move objects, not 8",
    ),
    ("C-13", BOMBARDIER, "ring_of_fire", {'thing = "rift"': 'thing = "wall"'}, "the guide alone has to do with rifts"),
    # C-14: the first two turns of a leader: his own dash and a friend's push, or an own leap
    (
        "C-14",
        KNIGHT,
        "shield_blow",
        {r', if = \[\{ is = "enemy", who = "hit" \}\]': ""},
        "gatekeeper as the leader can be 4 areas ahead",
    ),
    (
        "C-14",
        PUPPETEER,
        "threads",
        {r', if = \[\{ is = "enemy", who = "hit" \}\]': ""},
        "gatekeeper as the leader can be 4 areas ahead",
    ),
    ("C-14", SHADOW, "from_the_dark", {FAST: 'fast = { do = [{ op = "leap" }] }'}, "shadow as the leader can be 4"),
    # C-15: what keeps a hero alive
    (
        "C-15",
        KNIGHT,
        "last_bastion",
        {SWIFT: 'swift = { boost = "only", do = [{ op = "evade" }] }'},
        "1 texts that save a hero, not 2",
    ),
    (
        "C-15",
        SHADOW,
        "vanishing",
        {r"text = .*": 'text = { flip = [{ op = "save" }] }'},
        "3 texts that save a hero, not 2",
    ),
    # C-16: what waits
    (
        "C-16",
        SHADOW,
        "vanishing",
        {r"text = .*": 'text = { lasting = [{ rule = "steady" }] }'},
        "5 texts for the Tactics token",
    ),
    # C-17: free actions
    (
        "C-17",
        BEARER,
        "order",
        {'{ op = "harm", by = 2, who = "self" }, ': ""},
        "standard_bearer.order, swift: Enlightenment comes",
    ),
    (
        "C-17",
        BEARER,
        "banner_spear",
        {SLOW: 'slow = { do = [{ op = "harm", by = 3, who = "self" }, { op = "gain" }] }'},
        "standard_bearer.banner_spear, slow: Enlightenment comes",
    ),
    (
        "C-17",
        SHADOW,
        "vanishing",
        {r"text = .*": 'text = { flip = [{ op = "gain" }] }'},
        "shadow.vanishing gives Enlightenment",
    ),
    # C-18: friends
    (
        "C-18",
        HEALER,
        "grace",
        {SLOW: 'slow = { do = [{ op = "heal", by = 2, who = "hit" }] }'},
        "healer.grace, slow: help for all",
    ),
    (
        "C-18",
        GATEKEEPER,
        "wrath",
        {SWIFT: 'swift = { do = [{ op = "put", what = "aloft" }] }'},
        "gatekeeper.wrath, swift: help for all",
    ),
    # C-19: passives
    (
        "C-19",
        PUPPETEER,
        "cues",
        {"allies": "enemies"},
        "puppeteer.cues is about enemies",
    ),
]


@pytest.mark.parametrize(
    ("name", "file", "card", "changes", "why"),
    BROKEN,
    ids=[f"{n}-{each[0]}-{each[2]}" for n, each in enumerate(BROKEN)],
)
@pytest.mark.rule("AR-98")
def test_a_set_that_breaks_a_constraint_is_told(
    name: str, file: str, card: str, changes: dict[str, str], why: str, tmp_path: Path
) -> None:
    found = [problem.text for problem in CONSTRAINTS[name](changed(tmp_path, file, card, changes))]
    assert any(text.startswith(f"{name}: ") and why in text for text in found), found


def test_each_constraint_has_an_example_that_breaks_it() -> None:
    assert {name for name, *_ in BROKEN} == CONSTRAINTS.keys()
