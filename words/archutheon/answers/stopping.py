"""The effect of a property on the attack card that it answers, in words: what it stops, and whom an Evade protects (AR-58)."""

from __future__ import annotations

from engines.archutheon.board import Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.concerned import concerned
from engines.archutheon.derived.declared import aims_at_nothing, direction_of, property_of
from engines.archutheon.derived.here import Here
from engines.archutheon.verbs.answers.evade import Evade
from engines.archutheon.views.view import SlotView, View
from words.archutheon.answers.blocking import attack_of
from words.archutheon.answers.forecast import Sketch
from words.archutheon.cards.base import MatchWords


def stops(words: MatchWords, view: View, sketch: Sketch, draft: list[str], attack: SlotView, **fixed: str) -> list[str]:
    """Return the protection that a declaration gives from a declared attack card that its property names; else nothing.

    If several heroes could act, it is told for each of them.
    """
    if not _is_known(sketch, attack):
        return []
    users = sketch.users(draft, **fixed)
    found = []
    for hero in users:
        declared = sketch.declared(draft, **{"named": str(attack.at), **fixed, "hero": str(hero)})
        text = _stops(words, view, sketch, declared, attack)
        if text and len(users) > 1:
            text = words.say("archutheon-opt-by-hero", who=words.who(hero), text=text)
        found.append(text)
    return [*dict.fromkeys(filter(None, found))]


def helps(view: View, sketch: Sketch, draft: list[str]) -> bool:
    """Return whether a declaration, by some hero, keeps damage of the attack card that it answers from its side."""
    attack = attack_of(view, sketch)
    if attack is None or not _is_known(sketch, attack):
        return False
    before = sum(dealt for at, dealt in sketch.unanswered(attack.at).losses if view.heroes[at].side == sketch.side)
    for hero in sketch.users(draft):
        declared = sketch.declared(draft, named=str(attack.at), hero=str(hero))
        losses = sketch.foreseen(declared)[attack.at].losses if declared.named == attack.at else ()
        after = sum(dealt for at, dealt in losses if view.heroes[at].side == sketch.side)
        if _names_card(sketch.pack, declared) and declared.named == attack.at and after < before:
            return True
    return False


def protections(words: MatchWords, view: View, sketch: Sketch, draft: list[str], **fixed: str) -> list[str]:
    """Return the protection that a declaration gives from the attack card that it answers, as `stops` does."""
    attack = attack_of(view, sketch)
    return stops(words, view, sketch, draft, attack, **fixed) if attack is not None else []


def _stops(words: MatchWords, view: View, sketch: Sketch, declared: Declared, attack: SlotView) -> str:
    """Return the protection that one hero's declaration gives from the attack card, "" if it is not about that card."""
    if not _names_card(sketch.pack, declared) or declared.named != attack.at:
        return ""
    for hero in _evading(sketch, declared):
        helps = _helps(sketch, hero, attack)
        target = words.who(attack.target) if attack.target >= 0 else "none"
        return words.say("archutheon-opt-evades", helps=helps, who=words.who(hero), target=target)
    after = dict(sketch.foreseen(declared)[attack.at].losses)
    saved = [
        words.say("archutheon-opt-saved", who=words.who(hero), before=dealt, after=after.get(hero, 0))
        for hero, dealt in sketch.unanswered(attack.at).losses
        if view.heroes[hero].side == sketch.side and after.get(hero, 0) < dealt
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


def _helps(sketch: Sketch, hero: int, attack: SlotView) -> str:
    """Return "yes" if evading a card helps a hero, else the reason why not: its "type", or its aim that is "elsewhere"."""
    card = sketch.board.declared[attack.at]
    if direction_of(sketch.board, sketch.pack, card) != "targeted":
        return "type"
    return "yes" if card.target == hero else "elsewhere"
