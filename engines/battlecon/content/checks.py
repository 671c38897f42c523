"""Checks of a kit's file besides its schema: names that exist, effects that can be carried out (BC-02, BC-81)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.vocabulary import Condition
from engines.kernel.verbs.lists import walk

COUNTED = frozenset(
    {
        "distance",
        "attack_distance",
        "tokens",
        "spent_tokens",
        "used",
        "priority",
        "power",
        "life",
        "marker_distance",
        "discarded_bases",
    }
)
"""The conditions that bound a count."""

TOKEN_WORDS = frozenset({"tokens", "spent_tokens", "used"})
MARKER_WORDS = frozenset({"marker_distance", "marker_between", "marker_on_board"})


def repeated_ids(what: str, ids: Iterable[str]) -> list[str]:
    """Return a readable problem for every id that occurs more than once."""
    return [f"{what}: the id {name!r} is used {n} times" for name, n in Counter(ids).items() if n > 1]


class Problem(NamedTuple):
    """A problem in words, with its place in the file: a path such as `$.styles[3].effects[0]`."""

    place: str
    text: str


def problems_of(kit: Kit) -> list[Problem]:
    """Return the problems of a kit; none if it can be played."""
    cards = (*kit.styles, *kit.bases, *kit.finishers)
    parts: list[Any] = [*cards, *kit.tokens, *kit.cards]
    problems = [
        Problem("$", text) for text in repeated_ids("cards, tokens and markers", [p.id for p in (*parts, *kit.markers)])
    ]
    if len(kit.styles) < 3 or not kit.bases:
        problems.append(Problem("$.styles", "a fighter needs 3 styles and a base of his own at least (BC-02)"))
    if kit.own_bases and len(kit.bases) < 4:
        problems.append(Problem("$.bases", "without the standard bases a fighter needs 4 of his own (BC-02, BC-05)"))
    if not 1 <= len(kit.finishers) <= 2:
        problems.append(Problem("$.finishers", "a finisher has one or two sides (BC-02)"))
    problems += [Problem("$.preset", text) for text in _preset(kit)]
    markers = {marker.id for marker in kit.markers}
    for list_ in ("styles", "bases", "finishers"):
        for n, card in enumerate(getattr(kit, list_)):
            if (card.range == "x") != (card.x_marker in markers):
                text = f"{card.id}: a range X needs x_marker, a marker of this fighter, and only such a range (BC-17)"
                problems.append(Problem(f"$.{list_}[{n}]", text))
            # A style's ends are added to a base's, each apart, so the nearer one may add more (BC-11).
            if list_ != "styles" and isinstance(card.range, tuple) and card.range[0] > card.range[1]:
                near, far = card.range
                text = f"{card.id}: a range goes from the nearer to the farther: write [{far}, {near}]"
                problems.append(Problem(f"$.{list_}[{n}].range", text))
    for place, what, effect in _effects(kit):
        problems += [Problem(place, f"{what}: {problem}") for problem in _effect(kit, effect)]
    return problems


def _preset(kit: Kit) -> list[str]:
    bases = {base.id for base in kit.bases} | {"strike", "drive", "dash", "grasp", "burst", "shot"}
    styles = {style.id for style in kit.styles}
    problems = [
        f"preset: {style}/{base} are not a style and a base of this fighter (BC-05)"
        for style, base in kit.preset
        if style not in styles or base not in bases
    ]
    return problems + repeated_ids("preset", [name for pair in kit.preset for name in pair])


def _effects(kit: Kit) -> Iterator[tuple[str, str, Effect]]:
    """Yield all effects, each with its place in the file and the part it belongs to."""
    for list_ in ("styles", "bases", "finishers", "tokens", "cards"):
        for n, part in enumerate(getattr(kit, list_)):
            for at, effect in enumerate(part.effects):
                yield f"$.{list_}[{n}].effects[{at}]", f"{part.id}, {effect.when}", effect
    for at, effect in enumerate(kit.ability.effects):
        yield f"$.ability.effects[{at}]", f"ability, {effect.when}", effect
    for at, advantage in enumerate(kit.ability.advantages):
        yield f"$.ability.advantages[{at}].effect", f"ability, {advantage.id}", advantage.effect


def _effect(kit: Kit, effect: Effect) -> Iterator[str]:
    if not effect.do:
        yield "an effect without ops does nothing"
    for condition in effect.if_:
        yield from _condition(kit, condition)
    for op in walk(effect.do):
        for condition in op.if_:
            yield from _condition(kit, condition)
        for amount in op.amounts():
            yield from _names(kit, amount.token, amount.marker)
        yield from _names(kit, getattr(op, "token", None), getattr(op, "marker", None))
        if effect.when == "always" and op.gift() is None:
            yield f"an effect that holds always cannot do {op.tag()}: it changes figures and rules only"
        yield from op.problems(kit)


def _condition(kit: Kit, condition: Condition) -> Iterator[str]:
    if condition.is_ in COUNTED and condition.least is None and condition.most is None and condition.above is None:
        yield f"the condition {condition.is_!r} needs least, most or above"
    if condition.is_ in TOKEN_WORDS and condition.token is None and condition.is_ != "used":
        yield f"the condition {condition.is_!r} needs a token"
    if condition.is_ in MARKER_WORDS and condition.marker is None:
        yield f"the condition {condition.is_!r} needs a marker"
    if condition.is_ == "card_active" and condition.card not in {card.id for card in kit.cards}:
        yield f"this fighter has no special card {condition.card!r}"
    if condition.is_ == "plays" and condition.card not in {card.id for card in (*kit.styles, *kit.bases)}:
        yield f"this fighter has no style or base {condition.card!r}"
    yield from _names(kit, condition.token, condition.marker)
    if condition.above is not None:
        yield from _names(kit, condition.above.token, condition.above.marker)


def _names(kit: Kit, token: str | None, marker: str | None) -> Iterator[str]:
    if token is not None and token not in {t.id for t in kit.tokens}:
        yield f"this fighter has no token or counter {token!r}"
    if marker is not None and marker not in {m.id for m in kit.markers}:
        yield f"this fighter has no marker {marker!r}"
