"""Constraints on what properties do: boosts, permanents, elements, objects, free actions (C-9 to C-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from engines.archutheon.content.constraints.walking import (
    Used,
    counted,
    far_end,
    field,
    properties,
    properties_with,
    tagged,
)
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.vocabulary import ELEMENTS, GOOD, PERMANENTS, Group

BOOSTS: dict[Literal["stealth", "support", "only"] | None, int] = {"stealth": 20, "support": 24, "only": 30, None: 124}
HIDING_BASES = 6
PUTS, PUTS_IN_AREAS, DISPELS = (20, 26), 4, 4
LOCKS = frozenset({"numb", "blind", "fear"})
ASKED, LAID = 6, 6
OBJECTS = 8
SAVES = 2
DEFERRED, FLIPS = (4, 6), (6, 8)
GAINS, SPARES = 2, 6
EARLY = ("base", "one")


def boosts(pack: Pack) -> Iterator[Problem]:
    """C-9: the numbers of boosts; each hero can hide a card, many with their bases in a slot open from the start."""
    found = Counter(used.text.boost for used in properties(pack))
    for boost, wanted in BOOSTS.items():
        yield from counted("C-9", f"properties with the boost {boost or 'none'}", found[boost], wanted)
    yield from hiding(pack)
    bases = {used.name for used in _hiding(pack) if used.card.value == "base" and used.speed != "swift"}
    yield from counted("C-9", "bases with stealth in slow or fast", len(bases), HIDING_BASES, len(pack.card))


def hiding(pack: Pack) -> Iterator[Problem]:
    """C-9: each hero can hide a card; a slow one supports nothing."""
    for hero in pack.heroes:
        if not any(used.name.startswith(f"{hero.id}.") for used in _hiding(pack)):
            yield Problem("$", f"C-9: {hero.id} has no property with stealth")
    for used in properties(pack):
        if used.text.boost == "support" and used.speed == "slow":
            yield Problem("$", f"C-9: {used.title}: nothing is declared before a slow card that it could support")


def _hiding(pack: Pack) -> list[Used]:
    return [used for used in properties(pack) if used.text.boost == "stealth"]


def permanents(pack: Pack) -> Iterator[Problem]:
    """C-10: each permanent is put by two designs, one of them early; some lie in areas; each can be taken off."""
    putting = properties_with(pack, "put")
    yield from counted("C-10", "properties that put a permanent", len(putting), *PUTS)
    areas = [used for used in putting if any(field(op, "where") is not None for op in tagged(used.ops, "put"))]
    yield from counted("C-10", "of them into an area", len(areas), PUTS_IN_AREAS, len(putting))
    for what in PERMANENTS:
        designs = {used.name for used in putting for op in tagged(used.ops, "put") if field(op, "what") == what}
        yield from counted("C-10", f"designs that put {what}", len(designs), 2, len(pack.card))
        if not any(pack.card[name].value in EARLY for name in designs):
            yield Problem("$", f"C-10: no base or I puts {what}")
    lifting = [used for used in properties_with(pack, "lift") if used.name.startswith(f"{UNIVERSAL}.")]
    if not any(_side(op) in ("self", "own", "allies") for used in lifting for op in tagged(used.ops, "lift")):
        yield Problem("$", "C-10: no universal card takes a permanent off an own hero")
    designs = {used.name for used in properties_with(pack, "dispel")}
    yield from counted("C-10", "designs that dispel", len(designs), DISPELS, len(pack.card))
    if not any(pack.card[name].value in EARLY for name in designs):
        yield Problem("$", "C-10: no base or I dispels")


def _side(op: Op) -> str:
    who = op.about()
    return who.side if isinstance(who, Group) else who


def locks(pack: Pack) -> Iterator[Problem]:
    """C-11: no slow card, which is back every second turn, keeps a hero from acting from afar."""
    for used in properties(pack):
        if used.speed != "slow":
            continue
        far = far_end(used.scheme) + sum(max(field(op, "by"), 0) for op in tagged(used.ops, "range"))
        for op in tagged(used.ops, "put"):
            what, who = field(op, "what"), op.about()
            if what not in LOCKS or field(op, "where") is not None:
                continue
            reached = who.within if isinstance(who, Group) else far
            targeted = isinstance(who, Group) or used.scheme.direction == "targeted"
            if targeted and reached >= 2:
                yield Problem("$", f"C-11: {used.title}: {what} from {reached} areas away in every second turn")


def element_texts(pack: Pack) -> Iterator[Problem]:
    """C-12: each element is asked for, and enough properties lay one."""
    for element in ELEMENTS:
        asking = [
            used
            for used in properties(pack)
            if any(each.element == element and not each.not_ for op in used.ops for each in op.if_)
        ]
        yield from counted("C-12", f"properties that ask for {element}", len(asking), ASKED, len(pack.card) * 3)
    yield from counted(
        "C-12", "properties that lay an element", len(properties_with(pack, "element")), LAID, len(pack.card) * 3
    )


def objects(pack: Pack) -> Iterator[Problem]:
    """C-13: the guide ignores rifts and moves them under enemies, another hero knows them too; the number of such properties."""
    moving = [*properties_with(pack, "carry"), *properties_with(pack, "place")]
    yield from counted("C-13", "properties that place or move objects", len(moving), OBJECTS)
    for hero in pack.heroes:
        if hero.id == "guide" and all(each.rule != "rift_proof" for each in hero.trait):
            yield Problem("$", "C-13: the guide is not safe from rifts")
    own = [used for used in moving if used.name.startswith("guide.")]
    if not any(field(op, "thing") == "rift" and field(op, "hurts") for used in own for op in tagged(used.ops, "carry")):
        yield Problem("$", "C-13: the guide moves no rift that hurts")
    others = [used for used in moving if not used.name.startswith("guide.")]
    proof = [each for hero in pack.heroes if hero.id != "guide" for each in hero.trait if each.rule == "rift_proof"]
    if not proof and not any(field(op, "thing") == "rift" for used in others for op in used.ops):
        yield Problem("$", "C-13: the guide alone has to do with rifts")


def saves(pack: Pack) -> Iterator[Problem]:
    """C-15: two texts keep a hero in the match; that each works once, and not against Collapse, is a rule of the engine."""
    passive = [name for name, ops in _standing(pack) if tagged(ops, "save")]
    yield from counted("C-15", "texts that save a hero", len(properties_with(pack, "save")) + len(passive), SAVES)


def _standing(pack: Pack) -> Iterator[tuple[str, tuple[Op, ...]]]:
    """Yield the ops of passives and terrains with their names."""
    for name, text in pack.standing.items():
        yield name, text.flip
        for each in text.triggered:
            yield name, each.do


def waiting(pack: Pack) -> Iterator[Problem]:
    """C-16: the numbers of deferred effects, and of texts for the Tactics token."""
    yield from counted("C-16", "deferred effects", sum(used.text.deferred for used in properties(pack)), *DEFERRED)
    flips = sum(used.text.flip for used in properties(pack)) + sum(bool(text.flip) for text in pack.standing.values())
    yield from counted("C-16", "texts for the Tactics token", flips, *FLIPS)


def free_actions(pack: Pack) -> Iterator[Problem]:
    """C-17: Enlightenment only by few late cards, at a price of health. No verb gives a token, a declaration or a window."""
    yield from counted("C-17", "properties that give Enlightenment", len(properties_with(pack, "gain")), 0, GAINS)
    yield from prices(pack)


def prices(pack: Pack) -> Iterator[Problem]:
    """C-17: Enlightenment only by late cards, at a price of health, and by no standing text."""
    for used in properties_with(pack, "gain"):
        price = used.ops[0].tag() == "harm" and used.ops[0].about() == "self"
        if used.card.value not in ("three", "leader") or not price or used.ops[-1].tag() != "gain":
            yield Problem("$", f"C-17: {used.title}: Enlightenment comes with III or the leader's card, for health")
    for name, ops in _standing(pack):
        if tagged(ops, "gain"):
            yield Problem("$", f"C-17: {name} gives Enlightenment")


def friendly_fire(pack: Pack) -> Iterator[Problem]:
    """C-18: few cards spare friends; what helps names its side."""
    yield from counted("C-18", "properties that spare friends", len(properties_with(pack, "spare")), 0, SPARES)
    yield from named_sides(pack)


def named_sides(pack: Pack) -> Iterator[Problem]:
    """C-18: what helps names its side."""
    for used in properties(pack):
        if used.scheme.direction == "area" and any(_helps_anybody(op) for op in used.ops):
            yield Problem("$", f"C-18: {used.title}: help for all in an area names no side")


def _helps_anybody(op: Op) -> bool:
    what = field(op, "what")
    good = op.tag() == "put" and what in GOOD and field(op, "where") is None
    helps = op.tag() == "heal" or good or (op.tag() == "lift" and what == "bad")
    return helps and _side(op) in ("hit", "target", "heroes", "enemies")


def standing_texts(pack: Pack) -> Iterator[Problem]:
    """C-19: a passive names its own squad. No word of a terrain can name a colour or an end of the board."""
    for hero in pack.heroes:
        for passive in hero.passives:
            ops = (*passive.text.flip, *(op for each in passive.text.triggered for op in each.do))
            if any(_side(op) in ("enemies", "heroes") for op in ops):
                yield Problem("$", f"C-19: {hero.id}.{passive.id} is about enemies: it is for the own squad")
