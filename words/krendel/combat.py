"""A combat of Krendel's Tournament in words: figures with what made them, attacks with what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.krendel.content.shapes import Stat
from engines.krendel.events import Attack, Totals
from words.krendel.cards import CardWords
from words.texts import figure, signed

FIGURES: tuple[Stat, Stat] = ("attack", "defence")

CROWDED_SEATS = 4
"""Number of seats from which the account of a fight is shortened: the picture and the log have the rest."""


def totals(words: CardWords, event: Totals) -> str:
    """Return the figures a seat fights with and what made them: "Anna: attack 5 (3; +2 “Horns First”), defence 2"."""
    return words.say(
        "krendel-log-totals",
        name=words.name(event.seat),
        attack=_figure(words, event, "attack", whole=True),
        defence=_figure(words, event, "defence", whole=True),
    )


def attack(words: CardWords, event: Attack) -> str:
    """Return one attack as a line of the log."""
    return words.say(
        "krendel-log-attack",
        attacker=words.name(event.attacker),
        target=words.name(event.target),
        figures=comparison(event.attack, event.defence),
        outcome=_outcome(words, event),
    )


def story(
    words: CardWords, creatures: Mapping[int, str], fighters: Sequence[Totals], attacks: Sequence[Attack]
) -> list[str]:
    """Return a short account of a combat: a line for each seat with its creature and attacks.

    Seats stand in the order of their attacks, which decides whose attack a shield stops (TK-12).
    `creatures` are those just revealed, by seat.
    """
    whole = len(fighters) < CROWDED_SEATS
    order = list(dict.fromkeys(each.attacker for each in attacks))
    return [
        _fighter(words, creatures, each, [a for a in attacks if a.attacker == each.seat], whole=whole)
        for each in sorted(fighters, key=lambda each: (*order, each.seat).index(each.seat))
    ]


def result(words: CardWords, attacks: Sequence[Attack]) -> str | None:
    """Return a line for what all attacks changed, by seat; None where they changed nothing."""
    changes = _changes(words, attacks)
    return words.say("krendel-log-result", changes=changes) if changes else None


def change(words: CardWords, wounds: int, trophies: int) -> str:
    """Return a gain in words: "+2 trophies, +1 wound"; an empty text for none."""
    return ", ".join([*([words.trophies(trophies)] if trophies else []), *([words.wounds(wounds)] if wounds else [])])


def _fighter(
    words: CardWords, creatures: Mapping[int, str], event: Totals, attacks: Sequence[Attack], *, whole: bool
) -> str:
    seat = event.seat
    attack, defence = (_figure(words, event, stat, whole=whole) for stat in FIGURES)
    creature = words.creature_name(creatures[seat]) if seat in creatures else words.letter(seat)
    line = words.say("krendel-log-fighter", name=words.name(seat), creature=creature, attack=attack, defence=defence)
    if not attacks:
        return line
    return words.say("krendel-log-attacks", fighter=line, results="; ".join(_target(words, a) for a in attacks))


def _figure(words: CardWords, event: Totals, stat: Stat, *, whole: bool) -> str:
    """Return a figure, and if `whole` and spells changed it, the printed one and each change in brackets."""
    total = event.attack if stat == "attack" else event.defence
    made = [(source, card, by) for source, card, changed, by in event.changes if changed == stat]
    if not made or not whole:
        return figure(total)
    parts = [figure(total - sum(by for _, _, by in made))]
    for source, card, by in made:
        spell = words.say("krendel-quoted", name=words.spell_name(card))
        own = source == event.seat
        parts.append(f"{signed(by)} {spell}" if own else f"{signed(by)} {words.name(source)} {spell}")
    return words.say("krendel-log-figure", total=figure(total), parts=", ".join(parts))


def comparison(attack: int, defence: int) -> str:
    """Return how attack and defence compare: "5 > 3" or "4 ≤ 4" (TK-16)."""
    return f"{figure(attack)} {'>' if attack > defence else '≤'} {figure(defence)}"


def _target(words: CardWords, event: Attack) -> str:
    """Return one attack within its attacker's line; what successes bring stands in the line after the fight."""
    outcome = words.say("krendel-outcome-success") if event.success else _outcome(words, event)
    figures = comparison(event.attack, event.defence)
    return words.say("krendel-log-target", target=words.name(event.target), figures=figures, outcome=outcome)


def _outcome(words: CardWords, event: Attack) -> str:
    if event.success:
        return words.say(
            "krendel-outcome-success-gain",
            trophies=words.trophies(event.trophies),
            target=words.name(event.target),
            wounds=words.wounds(event.wounds),
        )
    outcome = words.say("krendel-outcome-shielded" if event.shielded else "krendel-outcome-repelled")
    if event.thorns:
        wounds, attacker = words.wounds(event.thorns), words.name(event.attacker)
        return words.say("krendel-outcome-thorns", outcome=outcome, attacker=attacker, wounds=wounds)
    return outcome


def _changes(words: CardWords, attacks: Sequence[Attack]) -> str:
    """Return the changes by all attacks, by seat."""
    trophies: Counter[int] = Counter()
    wounds: Counter[int] = Counter()
    for each in attacks:
        trophies[each.attacker] += each.trophies
        wounds[each.attacker] += each.thorns
        wounds[each.target] += each.wounds
    return "; ".join(
        words.say("krendel-log-change", name=words.name(seat), gain=gain)
        for seat in sorted(trophies | wounds)
        if (gain := change(words, wounds[seat], trophies[seat]))
    )
