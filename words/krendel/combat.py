"""A combat of Krendel's Tournament in words: figures with what made them, attacks with what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from words.krendel.cards import CardWords
from words.texts import figure, signed

Facts = Mapping[str, Any]

CROWDED = 4
"""Seats from which a fight is told in short: the picture shows the rest, and the log tells it."""


def totals(told: CardWords, facts: Facts) -> str:
    """Return the figures a seat fights with and what made them: "Anna: attack 5 (3; +2 “Horns First”), defence 2"."""
    return told.say(
        "krendel-log-totals",
        name=told.name(facts["seat"]),
        attack=_figure(told, facts, "attack", whole=True),
        defence=_figure(told, facts, "defence", whole=True),
    )


def attack(told: CardWords, facts: Facts) -> str:
    """Return one attack as a line of the log."""
    return told.say(
        "krendel-log-attack",
        attacker=told.name(facts["attacker"]),
        target=told.name(facts["target"]),
        figures=compared(facts["attack"], facts["defence"]),
        outcome=_outcome(told, facts),
    )


def story(
    told: CardWords, creatures: Mapping[int, str], fighters: Sequence[Facts], attacks: Sequence[Facts]
) -> list[str]:
    """Return a combat told shortly: a line for each seat with its creature and attacks.

    Seats stand in the order in which they attacked: who of two is stopped by a shield hangs on it (TK-12).
    `creatures` are those just revealed by seat, `fighters` the facts of totals, `attacks` those of attacks.
    """
    whole = len(fighters) < CROWDED
    order = list(dict.fromkeys(facts["attacker"] for facts in attacks))
    return [
        _fighter(told, creatures, facts, [a for a in attacks if a["attacker"] == facts["seat"]], whole=whole)
        for facts in sorted(fighters, key=lambda facts: (*order, facts["seat"]).index(facts["seat"]))
    ]


def result(told: CardWords, attacks: Sequence[Facts]) -> str | None:
    """Return a line for what all attacks changed, by seat; None where they changed nothing."""
    changes = _changes(told, attacks)
    return told.say("krendel-log-result", changes=changes) if changes else None


def change(told: CardWords, wounds: int, trophies: int) -> str:
    """Return what was gained: "+2 trophies, +1 wound"; nothing gained is an empty text."""
    return ", ".join([*([told.trophies(trophies)] if trophies else []), *([told.wounds(wounds)] if wounds else [])])


def _fighter(
    told: CardWords, creatures: Mapping[int, str], facts: Facts, attacks: Sequence[Facts], *, whole: bool
) -> str:
    seat = facts["seat"]
    attack, defence = (_figure(told, facts, stat, whole=whole) for stat in ("attack", "defence"))
    creature = told.creature_name(creatures[seat]) if seat in creatures else told.letter(seat)
    line = told.say("krendel-log-fighter", name=told.name(seat), creature=creature, attack=attack, defence=defence)
    if not attacks:
        return line
    return told.say("krendel-log-attacks", fighter=line, results="; ".join(_target(told, a) for a in attacks))


def _figure(told: CardWords, facts: Facts, stat: str, *, whole: bool) -> str:
    """Return a figure, and if `whole` and spells changed it, the printed one and each change in brackets."""
    total = facts[stat]
    # A match begun before changes were told has events without them.
    made = [(source, card, by) for source, card, changed, by in facts.get("changes", ()) if changed == stat]
    if not made or not whole:
        return figure(total)
    parts = [figure(total - sum(by for _, _, by in made))]
    for source, card, by in made:
        spell = told.say("krendel-quoted", name=told.spell_name(card))
        own = source == facts["seat"]
        parts.append(f"{signed(by)} {spell}" if own else f"{signed(by)} {told.name(source)} {spell}")
    return told.say("krendel-log-figure", total=figure(total), parts=", ".join(parts))


def compared(attack: int, defence: int) -> str:
    """Return how attack and defence compare: "5 > 3" or "4 ≤ 4" (TK-16)."""
    return f"{figure(attack)} {'>' if attack > defence else '≤'} {figure(defence)}"


def _target(told: CardWords, facts: Facts) -> str:
    """Return one attack within its attacker's line; what successes bring stands in the line after the fight."""
    outcome = told.say("krendel-outcome-success") if facts["success"] else _outcome(told, facts)
    figures = compared(facts["attack"], facts["defence"])
    return told.say("krendel-log-target", target=told.name(facts["target"]), figures=figures, outcome=outcome)


def _outcome(told: CardWords, facts: Facts) -> str:
    if facts["success"]:
        return told.say(
            "krendel-outcome-success-gain",
            trophies=told.trophies(facts["trophies"]),
            target=told.name(facts["target"]),
            wounds=told.wounds(facts["wounds"]),
        )
    outcome = told.say("krendel-outcome-shielded" if facts["shielded"] else "krendel-outcome-repelled")
    if facts["thorns"]:
        wounds, attacker = told.wounds(facts["thorns"]), told.name(facts["attacker"])
        return told.say("krendel-outcome-thorns", outcome=outcome, attacker=attacker, wounds=wounds)
    return outcome


def _changes(told: CardWords, attacks: Sequence[Facts]) -> str:
    """Return what all attacks changed, by seat."""
    trophies: Counter[int] = Counter()
    wounds: Counter[int] = Counter()
    for facts in attacks:
        trophies[facts["attacker"]] += facts["trophies"]
        wounds[facts["attacker"]] += facts["thorns"]
        wounds[facts["target"]] += facts["wounds"]
    return "; ".join(
        told.say("krendel-log-change", name=told.name(seat), gain=gain)
        for seat in sorted(trophies | wounds)
        if (gain := change(told, wounds[seat], trophies[seat]))
    )
