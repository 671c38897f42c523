"""Constraints on the figures of cards: elements, schemes, ranges, damage, blocks (C-1 to C-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.archutheon.content.constraints.walking import (
    Used,
    counted,
    far_end,
    field,
    is_hero_card,
    own_movement,
    properties,
    tagged,
)
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.problem import Problem
from engines.archutheon.content.shapes import BlockKind, Card
from engines.archutheon.content.vocabulary import SPEEDS, VALUES, Amount, CardElement, Direction, Value

HEROES, TERRAINS = 12, 12
UNIVERSALS: dict[Value, int] = {"base": 2, "one": 2, "two": 1, "three": 1}
"""The universal cards by value: «Дисциплина», «Прилив Стихии», elements I to III, «Уловка»."""

ELEMENTS: dict[CardElement, int] = {"freedom": 19, "truth": 19, "chaos": 19, "universum": 6, "void": 3}
BLOCKS: dict[BlockKind, int] = {
    "plain": 24, "reflect": 5, "absorb": 5, "effect": 6, "permanent": 6, "movement": 6, "charge": 4, "dodge": 6, "hop": 4,
}  # fmt: skip
PLAIN_BASES = 6
TARGETED = (5, 7)
"""Of the twelve cards of a value so many are targeted."""

FARTHEST: dict[Value, int] = {"base": 1, "one": 2, "two": 3, "three": 3, "leader": 2}
DAMAGE: dict[Value, tuple[int, int]] = {"base": (1, 2), "one": (2, 3), "two": (2, 3), "three": (3, 4), "leader": (2, 3)}
"""The damage by value: of a targeted card at most the second number, of an area card the first."""

BLOCK: dict[Value, tuple[int, int]] = {"base": (1, 2), "one": (2, 2), "two": (2, 3), "three": (3, 3), "leader": (2, 3)}
"""The block by value: of another kind than plain the first number, of a plain one the second."""

LARGEST = (4, 3)
"""The greatest damage and block of any card (AR-98)."""

MOST_BONUS = 2


def counts(pack: Pack) -> Iterator[Problem]:
    """C-1: counts; no two cards are alike, nor two properties of one."""
    yield from alike(pack)
    yield from counted("C-1", "heroes", len(pack.heroes), HEROES)
    yield from counted("C-1", "terrains", len(pack.terrains), TERRAINS)
    values = Counter(card.value for card in pack.universal)
    for value in VALUES:
        yield from counted("C-1", f"universal cards of the value {value}", values[value], UNIVERSALS.get(value, 0))


def alike(pack: Pack) -> Iterator[Problem]:
    """C-1: no two cards are alike, nor two properties of one."""
    seen: dict[object, str] = {}
    for name, card in pack.card.items():
        figures = (card.value, card.element, card.scheme, card.damage, card.block)
        if other := seen.get(figures):
            yield Problem("$", f"C-1: {name} and {other} are alike in all figures")
        seen[figures] = name
        if len({card.property(speed) for speed in SPEEDS}) < len(SPEEDS):
            yield Problem("$", f"C-1: {name} has two properties that are alike")


def elements(pack: Pack) -> Iterator[Problem]:
    """C-2: two elements a hero, and the numbers of all; Void brings one more damage or block."""
    yield from two_elements(pack)
    found = Counter(card.element for card in pack.card.values())
    for element, wanted in ELEMENTS.items():
        yield from counted("C-2", f"cards of {element}", found[element], wanted)


def two_elements(pack: Pack) -> Iterator[Problem]:
    """C-2: two elements a hero."""
    for hero in pack.heroes:
        if len({card.element for card in hero.cards}) < 2:
            yield Problem("$", f"C-2: all cards of {hero.id} have one element")


def directions(pack: Pack) -> Iterator[Problem]:
    """C-3: a targeted and an area attack among base and I of a hero; of each value about half of the cards targeted."""
    yield from early_directions(pack)
    for value in VALUES:
        cards = [card for hero in pack.heroes for card in hero.cards if card.value == value]
        found = sum(card.scheme.direction == "targeted" for card in cards)
        yield from counted("C-3", f"targeted cards of the value {value}", found, *TARGETED)


def early_directions(pack: Pack) -> Iterator[Problem]:
    """C-3: a targeted and an area attack among base and I of a hero."""
    for hero in pack.heroes:
        early = {card.scheme.direction for card in hero.cards if card.value in ("base", "one")}
        if len(early) < 2:
            yield Problem("$", f"C-3: {hero.id} has no {_missing(early)} attack among base and I")


def _missing(found: set[Direction]) -> str:
    return "area" if "targeted" in found else "targeted"


def openings(pack: Pack) -> Iterator[Problem]:
    """C-4: nobody reaches farther than the next area in the first turn: by a base card, slow or fast."""
    for used in properties(pack):
        if used.card.value == "base" and used.speed != "swift":
            reached = own_movement(used) + _reach(used)
            if reached > 1:
                yield Problem("$", f"C-4: {used.title}: own movement and range come to {reached} areas")


def _reach(used: Used) -> int:
    attacks = used.text.boost not in ("support", "only") or used.text.scheme is not None
    carried: int = max(
        (field(op, "within") + field(op, "by") for op in tagged(used.ops, "carry") if field(op, "hurts")), default=0
    )
    more: int = sum(max(field(op, "by"), 0) for op in tagged(used.ops, "range"))
    return max(far_end(used.scheme) + more if attacks else more, carried)


def ranges(pack: Pack) -> Iterator[Problem]:
    """C-5: the far end by value; a range of 3 needs a least distance of 2, or costs 1 damage."""
    for used in properties(pack):
        card, far, most = used.card, far_end(used.scheme), FARTHEST[used.card.value]
        if far > most:
            yield Problem("$", f"C-5: {used.title}: a range of {far}, at most {most}")
        elif far == 3 and used.scheme.least < 2 and card.damage >= _top(card):
            yield Problem("$", f"C-5: {used.title}: a range of 3 without a least distance of 2 costs 1 damage")


def _top(card: Card) -> int:
    low, high = DAMAGE[card.value]
    return high if card.scheme.direction == "targeted" else low


def damage(pack: Pack) -> Iterator[Problem]:
    """C-6: damage by value and direction; none at all only with two useful properties; a bonus is 2 at most."""
    for name, card in pack.card.items():
        low, top = DAMAGE[card.value][0], _top(card)
        if card.element == "void" and card.damage == top + 1 and card.damage <= LARGEST[0]:
            continue
        if card.damage and not low <= card.damage <= top:
            yield Problem("$", f"C-6: {name}: {card.damage} damage, not {low} to {top}")
        if not card.damage and sum(bool(card.property(speed).do) for speed in SPEEDS) < 2:
            yield Problem("$", f"C-6: {name}: no damage, and not two useful properties")
    for used in properties(pack):
        for op in tagged(used.ops, "bonus"):
            by = field(op, "by")
            if (by.most if isinstance(by, Amount) else by) > MOST_BONUS:
                yield Problem("$", f"C-6: {used.title}: a bonus above {MOST_BONUS}")


def block_values(pack: Pack) -> Iterator[Problem]:
    """C-7: the block by value; another kind than plain costs 1 where the value has room for it; Void may bring one more."""
    for name, card in pack.card.items():
        if card.block.kind in ("dodge", "hop"):
            continue
        wanted = BLOCK[card.value][card.block.kind == "plain"]
        void = card.element == "void" and card.damage <= _top(card)
        if card.block.by != min(wanted + void, LARGEST[1]):
            yield Problem("$", f"C-7: {name}: a block of {card.block.by}, not {wanted + void}")


def block_kinds(pack: Pack) -> Iterator[Problem]:
    """C-8: the numbers of the kinds; plain ones for few bases; each kind comes early."""
    found = Counter(card.block.kind for card in pack.card.values())
    early = {card.block.kind for card in pack.card.values() if card.value in ("base", "one")}
    for kind, wanted in BLOCKS.items():
        yield from counted("C-8", f"blocks of the kind {kind}", found[kind], wanted)
        if kind not in early:
            yield Problem("$", f"C-8: no base or I has a block of the kind {kind}")
    bases = [name for name, card in pack.card.items() if card.value == "base" and is_hero_card(name, pack)]
    plain = [name for name in bases if pack.card[name].block.kind == "plain"]
    yield from counted("C-8", "bases of heroes with a plain block", len(plain), 0, PLAIN_BASES)
