"""The open parts that count: cards of the attack, ability, special cards, tokens used (BC-42, BC-47, BC-70).

Everything that follows from these parts alone is computed once for each set of parts and cached with the pack: `held_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from engines.battlecon.board import Fighter
from engines.battlecon.content.compiled import Gifts
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import Card
from engines.battlecon.content.vocabulary import Amount

SUPPORTS = ("strengthen", "fortify", "hasten")

Figure = Literal["power", "priority", "guard"]
FIGURES: tuple[Figure, ...] = ("power", "priority", "guard")

KEPT = 8_192
"""The most sets of parts in the cache."""


class Printed(NamedTuple):
    """The printed figures of the cards of an attack.

    `sums` are sums of cards (None: НЕТ), except for the figures in `unknown`, which depend on the fight through an X. `reach`
    is the printed range, None: НЕТ or spaces that the card `naming` names.
    """

    sums: Mapping[str, int | None]
    unknown: frozenset[str]
    fixed: frozenset[str]
    reach: tuple[int, int] | None
    naming: str
    stable: bool
    tie: bool


class Held(NamedTuple):
    """The summary of a fighter's parts that count.

    `gifts` are those of lasting ops, by figure or rule, each with its part and conditions, `given` the figures and rules
    alone; `waiting` the effects by moment, each with its name (a second one of the same name has a "+" behind it), its part
    and itself. `printed` are the figures of `cards`.
    """

    cards: tuple[str, ...]
    gifts: Mapping[str, Gifts]
    given: frozenset[str]
    waiting: Mapping[str, tuple[tuple[str, str, Effect], ...]]
    printed: Printed


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
    form = form_in_discard(pack, fighter) if fighter.kit in pack.forms else ""
    shown = fighter.pair_shown
    key = (
        fighter.kit,
        fighter.title,
        fighter.active,
        tuple(now.used) if now.used else (),
        tuple(now.advantages) if now.advantages else (),
        form,
        style_off,
        tokens_idle,
        shown,
        fighter.finisher if shown and fighter.finishing else -1,
        fighter.base if shown else "",
        fighter.style if shown else "",
        fighter.added if shown else (),
        fighter.copied if shown else (),
    )
    cache: dict[tuple[object, ...], Held] = pack.known_held
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
        printed = _printed_on(pack, fighter.base, tuple(cards), base_lost=lost)
        found = cache[key] = _held(pack, [*outer, *cards, *copied], printed, tuple(cards))
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


def _held(pack: Pack, parts: list[str], printed: Printed, cards: tuple[str, ...]) -> Held:
    """Compute the summary: the tables of all parts joined, in order."""
    gifts: dict[str, Gifts] = {}
    waiting: dict[str, tuple[tuple[str, str, Effect], ...]] = {}
    for at, part in enumerate(parts):
        if part in pack.gifts:
            for what, given in pack.gifts[part].items():
                gifts[what] = gifts[what] + given if what in gifts else given
        if part in pack.waiting:
            again = "+" * parts[:at].count(part)
            for when, effects in pack.waiting[part].items():
                own = tuple([(name + again, part, effect) for name, _, effect in effects]) if again else effects
                waiting[when] = waiting[when] + own if when in waiting else own
    return Held(cards, gifts, frozenset(gifts), waiting, printed)


def _printed_on(pack: Pack, base: str, cards: tuple[str, ...], *, base_lost: bool) -> Printed:
    """Return the figures of an attack's cards, cached with the pack. Without its base an attack has neither range nor power."""
    cache: dict[tuple[object, ...], Printed] = pack.__dict__.setdefault("_printed", {})
    key = (base, cards, base_lost)
    if (found := cache.get(key)) is not None:
        return found
    if len(cache) >= KEPT:
        cache.clear()
    faces = [pack.card[card] for card in cards]
    fixed = frozenset([figure for card in faces for figure in card.fixed])
    top = pack.card.get(base)
    known = [(name, _sum_of(_counted(faces, fixed, top, name), name)) for name in FIGURES]
    if base_lost:
        known[0] = ("power", None)
    found = cache[key] = Printed(
        sums={name: value for name, value in known if not isinstance(value, str)},
        unknown=frozenset([name for name, value in known if isinstance(value, str)]),
        fixed=fixed,
        reach=None if base_lost else reach_of(_counted(faces, fixed, top, "range")),
        naming=next((card for card in cards if pack.card[card].range == "x"), ""),
        stable=any(card.guard == "stable" for card in faces),
        tie=any(card.tie for card in faces),
    )
    return found


def _counted(faces: list[Card], fixed: frozenset[str], base: Card | None, figure: str) -> list[Card]:
    """Return the cards that count for a figure: a fixed one counts alone, of two fixed ones the base (BC-16)."""
    if figure not in fixed:
        return faces
    among = [card for card in faces if figure in card.fixed]
    return [next((card for card in among if card is base), among[0])]


def _sum_of(faces: list[Card], figure: Figure) -> int | str | None:
    """Return the sum of a figure; None: НЕТ; "x" if it depends on the fight."""
    total, unknown = 0, False
    for card in faces:
        value = getattr(card, figure)
        if isinstance(value, int):
            total += value
        elif value == "none":
            return None
        elif isinstance(value, Amount):
            unknown = True
    return "x" if unknown else total


def reach_of(faces: Iterable[Card]) -> tuple[int, int] | None:
    """Return the sums of least and greatest distances; None if a card has no range or names spaces (BC-11, BC-15, BC-17)."""
    least = most = 0
    found = False
    for card in faces:
        if isinstance(card.range, str):
            return None
        least, most, found = least + card.range[0], most + card.range[1], True
    return (least, most) if found else None
