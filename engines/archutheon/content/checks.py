"""Checks of files besides their schema: heroes and cards that can be carried out, maps that can be played on (AR-98).

The constraints on the whole set are in constraints.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engines.archutheon.content.arena import Arena, Sided
from engines.archutheon.content.lasting import Standing
from engines.archutheon.content.op import Figure, Op, Ops
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.shapes import Card, Hero, Passive, Property, Scheme, Terrain, Terrains, Universal
from engines.archutheon.content.tables import Tables
from engines.archutheon.content.vocabulary import SPEEDS, VALUES, Amount, Conditions
from engines.kernel.content.reading import LONGEST_TEXT, name_problems

AIMED = frozenset({"hit", "target"})
"""The parts in a card that need an aim."""

HEROES_TO_DRAFT = 8
"""The heroes of both squads (AR-08)."""

MOST_AREAS = 25


def repeated(what: str, ids: Iterable[str]) -> list[str]:
    """Return a readable problem for every id that occurs more than once."""
    return [f"{what}: the id {name!r} is used {n} times" for name, n in Counter(ids).items() if n > 1]


# ---------------------------------------------------------------- cards


def problems_of_hero(hero: Hero) -> list[Problem]:
    """Return the problems of a hero; none if he can be played (AR-02, AR-98)."""
    found = [Problem("$.name", text) for text in name_problems(hero.name)]
    found += [Problem("$.flavour", text) for text in name_problems(hero.flavour, LONGEST_TEXT)]
    found += [Problem("$.cards", text) for text in repeated("cards", [card.id for card in hero.cards])]
    values = Counter(card.value for card in hero.cards)
    found += [
        Problem("$.cards", f"{values[value]} cards of the value {value!r}: a hero has one of each (AR-02)")
        for value in VALUES
        if values[value] != 1
    ]
    for n, card in enumerate(hero.cards):
        found += list(_card(card, f"$.cards[{n}]"))
    if len(hero.passives) != 2:
        found.append(Problem("$.passives", f"{len(hero.passives)} passives: the passive card has two sides (AR-92)"))
    for n, passive in enumerate(hero.passives):
        found += list(_passive(passive, f"$.passives[{n}]"))
    return found


def problems_of_universal(universal: Universal) -> list[Problem]:
    """Return the problems of the universal cards."""
    found = [Problem("$.cards", text) for text in repeated("cards", [card.id for card in universal.cards])]
    for n, card in enumerate(universal.cards):
        found += list(_card(card, f"$.cards[{n}]"))
        if card.value == "leader":
            found.append(Problem(f"$.cards[{n}]", f"{card.id}: only a hero's card is for leaders alone (AR-06)"))
    return found


def problems_of_terrain(terrains: Terrains) -> list[Problem]:
    """Return the problems of the terrains (AR-90)."""
    found = [Problem("$.terrains", text) for text in repeated("terrains", [each.id for each in terrains.terrains])]
    for n, terrain in enumerate(terrains.terrains):
        found += [Problem(f"$.terrains[{n}]", text) for text in name_problems(terrain.name)]
        for m, side in enumerate(terrain.sides):
            found += list(_passive(side, f"$.terrains[{n}].sides[{m}]"))
    return found


def _card(card: Card, place: str) -> Iterator[Problem]:
    for text in name_problems(card.name):
        yield Problem(place, f"{card.id}: {text}")
    for text in _scheme(card.scheme):
        yield Problem(f"{place}.scheme", f"{card.id}: {text}")
    if card.block.kind in ("dodge", "hop") and card.block.by:
        yield Problem(f"{place}.block", f"{card.id}: a dodge or hop avoids a card and has no number (reading 3.46)")
    if card.block.kind not in ("dodge", "hop") and not card.block.by:
        yield Problem(f"{place}.block", f"{card.id}: a block stops at least 1")
    for speed in SPEEDS:
        for text in _property(card, card.property(speed), speed):
            yield Problem(f"{place}.{speed}", f"{card.id}, {speed}: {text}")


def _scheme(scheme: Scheme) -> Iterator[str]:
    if (scheme.kind == "pattern") != bool(scheme.areas):
        yield "a pattern has areas, and nothing else has them (AR-30)"
    if scheme.least > scheme.most:
        yield "the least distance of a range is above its greatest (AR-30)"
    if scheme.kind == "pattern" and (scheme.least or scheme.most):
        yield "a pattern has no distance (AR-30)"


def _property(card: Card, used: Property, speed: str) -> Iterator[str]:
    ops = (*used.pre, *used.do)
    yield from _ops(ops)
    figures = [op for op in used.do if isinstance(op, Figure)]
    if any(isinstance(op, Figure) for op in used.pre):
        yield "figures stand in do: they are read, not carried out"
    if any(_needs_aim(op) or getattr(op, "where", None) in ("target", "area") for op in used.pre):
        yield "effects before the range is measured are not about what the card aims at (AR-32)"
    if used.boost == "support" and speed == "slow":
        yield "nothing is declared before a slow card that it could support (reading 3.4)"
    if used.boost == "support" and not figures and not any(op.names_card for op in ops):
        yield "a support needs figures for the card that it names (AR-21)"
    if used.boost != "stealth" and not ops:
        yield "a property without effects needs the boost 'stealth' (AR-21)"
    aimless = used.boost in ("support", "only") and used.scheme is None
    if aimless and any(_needs_aim(op) for op in ops):
        yield "there is no aim here: give the property a scheme of its own, or another part than hit and target"
    if used.scheme is not None:
        yield from _scheme(used.scheme)
    if used.deferred and (figures or used.pre or used.boost == "support"):
        yield "a deferred property has effects alone (AR-99)"
    scheme = used.scheme or card.scheme
    if used.deferred and scheme.kind == "pattern" and any(_needs_aim(op) for op in used.do):
        yield "a deferred effect is not aimed by a pattern: its hero may stand elsewhere by then (AR-99)"
    if used.flip and (figures or used.pre or used.boost not in (None, "only")):
        yield "a property for the Tactics token has effects alone (AR-18)"
    if used.boost == "only" and figures:
        yield f"{card.id} carries out no attack here that figures could change"


def _needs_aim(op: Op) -> bool:
    return not isinstance(op, Figure) and op.about() in AIMED


def _passive(passive: Passive, place: str) -> Iterator[Problem]:
    for text in name_problems(passive.name):
        yield Problem(place, f"{passive.id}: {text}")
    for text in _standing(passive.text):
        yield Problem(place, f"{passive.id}: {text}")


def _standing(standing: Standing) -> Iterator[str]:
    if not (standing.lasting or standing.triggered or standing.flip):
        yield "the text says nothing"
    for lasting in standing.lasting:
        yield from _conditions(lasting.if_)
        if (lasting.rule == "immune") != (lasting.permanent is not None):
            yield "the rule 'immune' names a permanent, and no other does"
    for ops in (standing.flip, *(each.do for each in standing.triggered)):
        yield from _ops(ops)
        if any(isinstance(op, Figure) or op.names_card or _needs_aim(op) for op in ops):
            yield "there is neither a card nor a target here"


def _ops(ops: Ops) -> Iterator[str]:
    for op in ops:
        yield from op.problems(None)
        yield from _conditions(op.if_)
        yield from _amount(getattr(op, "by", 0))


def _amount(by: Any) -> Iterator[str]:
    if isinstance(by, Amount) and (by.of == "count") != (by.group is not None):
        yield "an amount that counts heroes needs a group, and no other has one"


NEEDS = {
    "element": "element",
    "element_of": "element",
    "has": "permanent",
    "on": "thing",
    "count": "group",
    "answers": "speed",
}
"""The field that a condition needs, by its word."""


def _conditions(conditions: Conditions) -> Iterator[str]:
    for each in conditions:
        needed = NEEDS.get(each.is_)
        for name in ("element", "permanent", "thing", "group", "speed"):
            if (getattr(each, name) is not None) != (name == needed):
                yield f"the condition {each.is_!r} {'needs' if name == needed else 'has no'} {name}"


# ---------------------------------------------------------------- the map


def problems_of_arena(arena: Arena) -> list[Problem]:
    """Return the problems of a map; none if it can be played on and is fair (AR-12)."""
    found = [Problem("$.name", text) for text in name_problems(arena.name)]
    if len(arena.area_names) > MOST_AREAS or len(arena.columns) > 9:
        return [*found, Problem("$.columns", f"{len(arena.area_names)} areas: {MOST_AREAS} at most")]
    if any(abs(one - other) != 1 for one, other in zip(arena.columns, arena.columns[1:], strict=False)):
        return [*found, Problem("$.columns", "neighbouring columns differ by one area, or their areas do not meet")]
    unknown = list(_unknown(arena))
    if unknown:
        return [*found, *(Problem("$", text) for text in unknown)]
    return [*found, *(Problem("$", text) for text in (*_mirrored(arena), *_objects(arena), *_zones(arena)))]


def _sided(sided: Sided) -> Iterator[str]:
    yield from sided.orange
    yield from sided.green


def _unknown(arena: Arena) -> Iterator[str]:
    cells = [*_sided(arena.starts), *_sided(arena.tokens), *arena.covers, *arena.walls, *arena.rifts]
    yield from (f"there is no cell {name!r}" for name in cells if name not in arena.cell)
    zones = [name for side in (arena.collapse.orange, arena.collapse.green) for line in side for name in line]
    yield from (f"there is no area {name!r}" for name in (*arena.gate, *zones) if name not in arena.area)
    if len(arena.starts.orange) != 4 or len(arena.starts.green) != 4:
        yield "each side has four start cells (AR-08)"
    if len(arena.tokens.orange) != 4 or len(arena.tokens.green) != 4:
        yield "each side has four Enlightenment tokens (AR-01)"


def mirror(arena: Arena, name: str) -> str:
    """Return the area or cell that lies for green as this one does for orange (AR-12)."""
    column, number, corner = name[0], int(name[1]), name[2:]
    last = arena.columns[ord(column) - ord("A")]
    return f"{column}{last + 1 - number}{ {'n': 's', 's': 'n'}.get(corner, corner) }"


def _mirrored(arena: Arena) -> Iterator[str]:
    pairs: list[tuple[str, Sequence[str], Sequence[str]]] = [
        ("start cells", arena.starts.orange, arena.starts.green),
        ("Enlightenment tokens", arena.tokens.orange, arena.tokens.green),
        ("the Gate's way", arena.gate, arena.gate[::-1]),
        *(("Collapse lines", one, two) for one, two in zip(arena.collapse.orange, arena.collapse.green, strict=False)),
    ]
    for what, orange, green in pairs:
        if sorted(mirror(arena, name) for name in orange) != sorted(green):
            yield f"{what} are not the mirror of each other: the map is not fair (AR-12)"
    for what, cells in (("covers", arena.covers), ("walls", arena.walls), ("rifts", arena.rifts)):
        if sorted(mirror(arena, name) for name in cells) != sorted(cells):
            yield f"{what} do not mirror themselves: the map is not fair (AR-12)"


def _objects(arena: Arena) -> Iterator[str]:
    cells = [*_sided(arena.tokens), *arena.covers, *arena.walls, *arena.rifts]
    yield from (f"{text} (AR-75)" for text in repeated("cells with tokens and objects", cells))
    if clash := sorted({*_sided(arena.starts)} & {*cells}):
        yield f"something lies on the start cells {', '.join(clash)}"


def _zones(arena: Arena) -> Iterator[str]:
    if len(arena.collapse.orange) != len(arena.collapse.green) or not arena.collapse.orange:
        yield "both Collapse zones have the same number of lines (AR-82)"
        return
    covered = arena.zones[0][-1] | arena.zones[1][-1]
    if covered != (1 << len(arena.area_names)) - 1:
        yield "the Collapse zones do not reach every area at the centre, so a match could go on for ever (AR-85)"
    if len(arena.gate) % 2 == 0 or any(
        arena.grid.distance[arena.area[one]][arena.area[two]] != 1
        for one, two in zip(arena.gate, arena.gate[1:], strict=False)
    ):
        yield "the Gate's way leads over neighbouring areas, with one in the middle (AR-81)"


# ---------------------------------------------------------------- tables and the whole


def problems_of_tables(tables: Tables) -> list[Problem]:
    """Return the problems of the tables (AR-45 to AR-49)."""
    found = [
        Problem(f"$.{name}", "a track has at least one step")
        for name in ("movement", "slots", "stash")
        if len(getattr(tables, name)) < 2
    ]
    for n, cell in enumerate(tables.movement):
        found += [
            Problem(f"$.movement[{n}].{name}", "marks are as many as steps, or none")
            for name, marks in (("dash", cell.dash), ("shield", cell.shield))
            if marks and len(marks) != len(cell.steps)
        ]
    for n, slots in enumerate(tables.slots):
        if tuple(sorted(slots.speeds, key=SPEEDS.index)) != slots.speeds or not slots.speeds:
            found.append(Problem(f"$.slots[{n}]", "open slots are named from slow to swift"))
    if tables.basic.slow is None:
        found.append(Problem("$.basic", "the basic board needs an attack of its slow slot (AR-22)"))
    return found


def problems_together(heroes: Sequence[Hero], universal: Sequence[Card], terrains: Sequence[Terrain]) -> list[Problem]:
    """Return the problems of things that are each sound, but not together."""
    found = [Problem("$", text) for text in repeated("heroes", [hero.id for hero in heroes])]
    found += [Problem("$", text) for text in repeated("terrains", [each.id for each in terrains])]
    if len(heroes) < HEROES_TO_DRAFT:
        found.append(Problem("$", f"{len(heroes)} heroes: both squads need {HEROES_TO_DRAFT} (AR-08)"))
    if sum(card.value == "base" for card in universal) < 2:
        found.append(Problem("$", "two universal cards lie in the recharge at the start (AR-07)"))
    return found
