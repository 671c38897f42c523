"""Which parts lie open and may count: cards of the attack, ability, special cards, tokens used (BC-42, BC-47, BC-70)."""

from __future__ import annotations

from engines.battlecon.board import Fighter
from engines.battlecon.content import Pack

SUPPORTS = ("strengthen", "fortify", "hasten")


def finisher_name(pack: Pack, fighter: Fighter) -> str:
    """Return the name of the side of the finisher that is up, empty once it is gone."""
    if fighter.finisher < 0:
        return ""
    return f"{fighter.kit}.{pack.kit[fighter.kit].finishers[fighter.finisher].id}"


def attack_cards(pack: Pack, fighter: Fighter) -> list[str]:
    """Return the cards of an attack that lie open: the finisher, or base, style and what was added; none while hidden."""
    if not fighter.pair_shown:
        return []
    if fighter.finishing:
        return [finisher_name(pack, fighter)]
    return [card for card in (fighter.base, fighter.style, *fighter.added) if card]


def form_in_discard(pack: Pack, fighter: Fighter) -> str:
    """Return the style on discard 1 of a fighter whose ability lets it count, else nothing."""
    if not pack.kit[fighter.kit].ability.form_in_discard:
        return ""
    styles = [card for card in fighter.discard_1 if card in pack.styles(fighter.kit)]
    return styles[-1] if styles else ""


def outer_parts(fighter: Fighter) -> list[str]:
    """Return the parts that count besides the attack: ability, title, special cards, tokens and supports used this beat."""
    now = fighter.now
    parts = [f"{fighter.kit}.ability", *fighter.active]
    if fighter.title:
        parts.append(fighter.title)
    if now.used:
        parts += now.used
    if now.advantages:
        parts += [name for name in SUPPORTS if name in now.advantages]
    return parts
