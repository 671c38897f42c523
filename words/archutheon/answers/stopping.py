"""The effect of a property on the attack card that it answers, in words: what it stops, and whom an Evade protects (AR-58)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines.archutheon.board import Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.concerned import concerned
from engines.archutheon.derived.declared import aims_at_nothing, direction_of, property_of
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.here import Here
from engines.archutheon.verbs.answers.evade import Evade
from engines.archutheon.views.view import SlotView
from words.archutheon.answers.blocking import attack_of
from words.archutheon.answers.forecast import Sketch
from words.archutheon.cards.base import MatchWords


class Protection(NamedTuple):
    """The protection by a declaration in words, and whether it keeps any damage from the own side."""

    text: str
    helps: bool


NONE = Protection("", helps=False)


def protection_from(
    words: MatchWords, sketch: Sketch, draft: list[str], attack: SlotView | None, **fixed: str
) -> Protection:
    """Return the protection that a declaration gives from a declared attack card that its property names; else none.

    If several heroes could act, it is told for each of them.
    """
    if attack is None or not _is_known(sketch, attack):
        return NONE
    before = _own_losses(sketch, sketch.unanswered(attack.at))
    users, found = sketch.users(draft, **fixed), []
    for hero in users:
        declared = sketch.declared(draft, **{"named": str(attack.at), **fixed, "hero": str(hero)})
        if not _names_card(sketch.pack, declared) or declared.named != attack.at:
            continue
        after = _own_losses(sketch, sketch.foreseen(declared)[attack.at])
        text = _in_words(words, sketch, declared, attack, before, after)
        if text and len(users) > 1:
            text = words.say("archutheon-opt-by-hero", who=words.who(hero), text=text)
        found.append(Protection(text, sum(after.values()) < sum(before.values())))
    texts = dict.fromkeys(each.text for each in found if each.text)
    return Protection("; ".join(texts), any(each.helps for each in found))


def protection(words: MatchWords, sketch: Sketch, draft: list[str], **fixed: str) -> Protection:
    """Return the protection that a declaration gives from the attack card that it answers, as `protection_from` does."""
    return protection_from(words, sketch, draft, attack_of(sketch.view, sketch), **fixed)


def _own_losses(sketch: Sketch, outcome: Forecast) -> dict[int, int]:
    """Return the damage to each hero of the own side."""
    return {hero: dealt for hero, dealt in outcome.losses if sketch.board.heroes[hero].side == sketch.side}


def _in_words(
    words: MatchWords,
    sketch: Sketch,
    declared: Declared,
    attack: SlotView,
    before: Mapping[int, int],
    after: Mapping[int, int],
) -> str:
    """Return the protection that one hero's declaration gives, of the own losses without it and with it."""
    for hero in _evading(sketch, declared):
        target = words.who(attack.target) if attack.target >= 0 else "none"
        helps = _evades(sketch, hero, attack)
        return words.say("archutheon-opt-evades", helps=helps, who=words.who(hero), target=target)
    saved = [
        words.say("archutheon-opt-saved", who=words.who(hero), before=dealt, after=after.get(hero, 0))
        for hero, dealt in before.items()
        if after.get(hero, 0) < dealt
    ]
    return "; ".join(saved)


def _is_known(sketch: Sketch, attack: SlotView) -> bool:
    """Return whether a declared card is an enemy's that lies open, waits for its turn and aims at something."""
    if attack.side == sketch.side or attack.hidden or attack.done or attack.hero < 0:
        return False
    return not aims_at_nothing(sketch.board.declared[attack.at])


def _names_card(pack: Pack, declared: Declared) -> bool:
    """Return whether the property of a declaration is about another declared card."""
    used = property_of(pack, declared)
    return used is not None and any(op.names_card for op in used.do)


def _evading(sketch: Sketch, declared: Declared) -> list[int]:
    """Return the heroes who avoid the named card by the property of a declaration."""
    used = property_of(sketch.pack, declared)
    here = Here(sketch.board, sketch.pack, declared.hero, declared.target, declared)
    ops = used.do if used is not None and declared.hero >= 0 else ()
    return [hero for op in ops if isinstance(op, Evade) for hero in concerned(here, op)[:1]]


def _evades(sketch: Sketch, hero: int, attack: SlotView) -> str:
    """Return "yes" if evading a card helps a hero, else the reason why not: its "type", or its aim that is "elsewhere"."""
    card = sketch.board.declared[attack.at]
    if direction_of(sketch.board, sketch.pack, card) != "targeted":
        return "type"
    return "yes" if card.target == hero else "elsewhere"
