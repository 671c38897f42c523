"""The open parts that count: cards of the attack, ability, special cards, tokens used (BC-42, BC-47, BC-70).

Everything that follows from these parts alone is computed once for each set of parts and cached with the pack: `held_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from engines.battlecon.board import Fighter
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Gift
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.content.vocabulary import Amount, Conditions

SUPPORTS = ("strengthen", "fortify", "hasten")

Figure = Literal["power", "priority", "guard"]
FIGURES: tuple[Figure, ...] = ("power", "priority", "guard")

KEPT = 8_192
"""The most sets of parts in the cache."""


@dataclass(frozen=True, slots=True)
class Held:
    """The summary of a fighter's parts that count.

    `gifts` are those of lasting ops, by figure or rule, each with its part and conditions; `waiting` the effects by moment,
    each with its name (a second one of the same name has a "+" behind it), its part and itself. `printed` are sums of cards
    (None: НЕТ), except for the figures in `unknown`, which depend on the fight through an X. `reach` is the printed range,
    None: НЕТ or spaces that the card `naming` names.
    """

    cards: tuple[str, ...]
    gifts: Mapping[str, tuple[tuple[str, Gift, Conditions], ...]]
    waiting: Mapping[str, tuple[tuple[str, str, Effect], ...]]
    printed: Mapping[str, int | None]
    unknown: frozenset[str]
    fixed: frozenset[str]
    reach: tuple[int, int] | None
    naming: str
    stable: bool
    tie: bool


def finisher_name(pack: Pack, fighter: Fighter) -> str:
    """Return the name of the side of the finisher that is up, empty once it is gone."""
    if fighter.finisher < 0:
        return ""
    return f"{fighter.kit}.{pack.kit[fighter.kit].finishers[fighter.finisher].id}"


def form_in_discard(pack: Pack, fighter: Fighter) -> str:
    """Return the style on discard 1 of a fighter whose ability lets it count, else ""."""
    if not pack.kit[fighter.kit].ability.form_in_discard:
        return ""
    styles = [card for card in fighter.discard_1 if card in pack.styles(fighter.kit)]
    return styles[-1] if styles else ""


def outer_parts(fighter: Fighter) -> list[str]:
    """Return the parts that count outside the attack: ability, title, special cards, tokens and supports used this beat."""
    now = fighter.now
    parts = [f"{fighter.kit}.ability", *fighter.active]
    if fighter.title:
        parts.append(fighter.title)
    if now.used:
        parts += now.used
    if now.advantages:
        parts += [name for name in SUPPORTS if name in now.advantages]
    return parts


def is_outer(fighter: Fighter, part: str) -> bool:
    """Return whether a part is one of `outer_parts`."""
    now = fighter.now
    if part in fighter.active or part in now.used or part == fighter.title:
        return True
    return part == f"{fighter.kit}.ability" or (part in SUPPORTS and part in now.advantages)


def held_by(pack: Pack, fighter: Fighter, *, style_off: bool, tokens_idle: bool) -> Held:
    """Return the summary of a fighter's open parts, optionally without its style (BC-95) or its own tokens."""
    now = fighter.now
    form = form_in_discard(pack, fighter) if pack.kit[fighter.kit].ability.form_in_discard else ""
    attack = (fighter.finisher if fighter.finishing else -1, fighter.base, fighter.style, fighter.added, fighter.copied)
    key = (
        fighter.kit,
        fighter.title,
        fighter.active,
        tuple(now.used) if now.used else (),
        tuple(now.advantages) if now.advantages else (),
        attack if fighter.pair_shown else (),
        form,
        style_off,
        tokens_idle,
    )
    cache: dict[tuple[object, ...], Held] = pack.__dict__.setdefault("_held", {})
    found = cache.get(key)
    if found is None:
        if len(cache) >= KEPT:
            cache.clear()
        cards = _cards(pack, fighter, form, style_off=style_off)
        outer = outer_parts(fighter)
        if tokens_idle:
            own = f"{fighter.kit}."
            outer = [part for part in outer if part not in pack.token or not part.startswith(own)]
        ignored = (fighter.style, *fighter.added) if style_off else ()
        copied = [card for card in fighter.copied if card not in ignored] if fighter.pair_shown else []
        lost = fighter.pair_shown and not fighter.finishing and not fighter.base
        found = cache[key] = _held(pack, fighter.base, cards, [*outer, *cards, *copied], base_lost=lost)
    return found


def _cards(pack: Pack, fighter: Fighter, form: str, *, style_off: bool) -> list[str]:
    """Return the cards whose figures make up the attack; while it lies face down, only a form that always counts."""
    cards: list[str] = []
    if fighter.pair_shown and fighter.finishing:
        cards = [finisher_name(pack, fighter)]
    elif fighter.pair_shown:
        styles = () if style_off else (fighter.style, *fighter.added)
        cards = [card for card in (fighter.base, *styles) if card]
    return [*cards, form] if form else cards


def _held(pack: Pack, base: str, cards: list[str], parts: list[str], *, base_lost: bool) -> Held:
    """Compute the summary. An attack whose base was taken out of it has neither range nor power."""
    gifts: dict[str, list[tuple[str, Gift, Conditions]]] = {}
    waiting: dict[str, list[tuple[str, str, Effect]]] = {}
    for at, part in enumerate(parts):
        again = "+" * parts[:at].count(part)
        for what, given in pack.gifts.get(part, {}).items():
            gifts.setdefault(what, []).extend([(part, gift, conditions) for gift, conditions in given])
        for when, names in pack.waiting.get(part, {}).items():
            waiting.setdefault(when, []).extend([(name + again, part, pack.effect[name]) for name in names])
    faces = [pack.card[card] for card in cards]
    known = [(name, _printed(_counted(faces, base, name, pack), name)) for name in FIGURES]
    if base_lost:
        known[0] = ("power", None)
    ranged = _counted(faces, base, "range", pack)
    return Held(
        cards=tuple(cards),
        gifts={what: tuple(ops) for what, ops in gifts.items()},
        waiting={when: tuple(effects) for when, effects in waiting.items()},
        printed={name: value for name, value in known if not isinstance(value, str)},
        unknown=frozenset(name for name, value in known if isinstance(value, str)),
        fixed=frozenset(figure for card in faces for figure in card.fixed),
        reach=None if base_lost else reach_of(ranged),
        naming=next((card for card in cards if pack.card[card].range == "x"), ""),
        stable=any(card.guard == "stable" for card in faces),
        tie=any(card.tie for card in faces),
    )


def _counted(faces: list[Card], base: str, figure: str, pack: Pack) -> list[Card]:
    """Return the cards that count for a figure: a fixed one counts alone, of two fixed ones the base (BC-16)."""
    fixed = [card for card in faces if figure in card.fixed]
    if not fixed:
        return faces
    return [next((card for card in fixed if card is pack.card.get(base)), fixed[0])]


def _printed(faces: list[Card], figure: Figure) -> int | str | None:
    """Return the sum of a figure; None: НЕТ; "x" if it depends on the fight."""
    values = [getattr(card, figure) for card in faces]
    if "none" in values:
        return None
    if any(isinstance(value, Amount) for value in values):
        return "x"
    return sum(value for value in values if isinstance(value, int))


def reach_of(faces: Iterable[Card]) -> tuple[int, int] | None:
    """Return the sums of least and greatest distances; None if a card has no range or names spaces (BC-11, BC-15, BC-17)."""
    least = most = 0
    found = False
    for card in faces:
        if isinstance(card.range, str):
            return None
        least, most, found = least + card.range[0], most + card.range[1], True
    return (least, most) if found else None
