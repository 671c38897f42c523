"""Texts beside a question: the card that is answered or composed, the text that asks, the meaning of a choice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.archutheon.content.pack import slot_key
from engines.archutheon.derived.approach import moves_first
from engines.archutheon.derived.declared import direction_of
from engines.archutheon.round.acts import read_act
from engines.archutheon.views.view import SlotView, View
from engines.kernel.state.model import Decision
from words.archutheon.answers import boosting, cells, choosing, declaring
from words.archutheon.answers.blocking import attack_of
from words.archutheon.answers.common import blows_brief, slot_name
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.outcomes import ELEMENTLESS
from words.archutheon.cards.base import COLOURS, MatchWords
from words.archutheon.table.stack import slot_line

IN_LANE = frozenset({"tuck", "tuck_element", "how", "hero", "target", "area", "turned", "named", "element", "release"})
"""Questions that go on with a declaration."""

BY_TEXT = frozenset({"who", "may", "order", "lift", "lay", "place", "carry", "carry_to", "recharge", *cells.MOVES})
"""Questions that a text asks as it is carried out."""


FIRST_TURNS = 2
"""The turns that are somebody's first."""


def help_text(words: MatchWords, decision: Decision, view: View, *, text: bool = False) -> str:
    """Return an explanation beside a question."""
    return "\n".join(line for line in _lines(words, decision, view, text=text) if line)


def _lines(words: MatchWords, decision: Decision, view: View, *, text: bool) -> Sequence[str]:
    lines: list[str] = []
    if decision.kind in choosing.LEADERS:
        lines += [_colour(words, view), words.say("archutheon-aside-leader")]
    elif decision.kind == "turn" and view.turn <= FIRST_TURNS:
        lines.append(_colour(words, view))
    elif decision.kind == "answer":
        lines += _answered(words, decision, view, text=text)
    elif decision.kind == "declare":
        lines += [*_compulsory(words, decision, view), *_fearful(words, view), *_declared(words, view)]
    elif decision.kind in IN_LANE and view.draft and view.draft[0].count(":") == 2:
        lines += _composing(words, decision, view)
    elif decision.kind in BY_TEXT or decision.kind in cells.CELL_QUESTIONS:
        lines += [_source(words, view) if decision.kind in BY_TEXT else ""]
        lines += cells.ahead(words, decision, view) if not text else []
    return lines


def _colour(words: MatchWords, view: View) -> str:
    """Return the viewer's colour, and on which side of the board his heroes begin; nothing for the public."""
    if view.viewer < 0:
        return ""
    return words.say("archutheon-aside-colour", colour=COLOURS[view.viewer], side=view.viewer)


def _answered(words: MatchWords, decision: Decision, view: View, *, text: bool) -> list[str]:
    """Return the attack card that is answered, and the losses of a block of it."""
    sketch = Sketch(view, words.pack)
    attack = attack_of(view, sketch)
    if attack is None:
        return []
    return [*_threat(words, view, sketch, attack, text=text), *_block_losses(words, decision, sketch, attack)]


def _threat(words: MatchWords, view: View, sketch: Sketch, attack: SlotView, *, text: bool) -> list[str]:
    """Return the property of the attack card that is answered, which may win the match, and its hits; with `text` its slot."""
    # The account above the question ends with the declaration; the damage stands in a line of its own.
    lines = [slot_line(words, view, msgspec.structs.replace(attack, forecast=()))] if text else []
    if attack.card and attack.property:
        lines.append(f"-# {words.property(attack.card, attack.property).whole}")
    if attack.forecast:
        blows = sketch.unanswered(attack.at).blows
        lines.append(words.say("archutheon-aside-unanswered", names=blows_brief(words, view, blows)))
    if attack.card and moves_first(sketch.board, words.pack, sketch.board.declared[attack.at]):
        lines.append(words.say("archutheon-aside-moves", hits="yes" if attack.forecast else "no"))
    elif attack.card and not attack.forecast:
        lines.append(words.say("archutheon-aside-harmless"))
    return lines


def _block_losses(words: MatchWords, decision: Decision, sketch: Sketch, attack: SlotView) -> list[str]:
    """Return the losses of a block of the attack that is answered (AR-42); nothing where it hits nobody or is not known."""
    blocks = any(option.key.startswith("block:") for option in decision.options)
    if not blocks or not attack.element or not sketch.may_hit(attack.at):
        return []
    direction = direction_of(sketch.board, words.pack, sketch.board.declared[attack.at])
    return [words.say("archutheon-aside-block", element=words.element(attack.element), direction=direction)]


def _compulsory(words: MatchWords, decision: Decision, view: View) -> Sequence[str]:
    """Return that a card has to be declared although none reaches anybody now (AR-22); nothing where that is not so."""
    may_end = any(option.key == "end" for option in decision.options)
    return [] if may_end or declaring.reaches_anybody(words, view) else [words.say("archutheon-aside-compulsory")]


def _fearful(words: MatchWords, view: View) -> Sequence[str]:
    """Return that cards in hand cannot be declared in attack, since their heroes have Fear (AR-68); nothing for the public."""
    if view.viewer < 0:
        return []
    kits = {name.partition(".")[0] for name in view.players[view.viewer].hand}
    own = [at for at, hero in enumerate(view.heroes) if hero.side == view.viewer and hero.kit in kits]
    found = [at for at in own if "fear" in (*view.heroes[at].marks, *view.heroes[at].places)]
    return [words.say("archutheon-aside-fear", names=words.all_who(found))] if found else []


def _declared(words: MatchWords, view: View) -> Sequence[str]:
    """Return the cards declared in this turn before the latest attack, in order, and its answer if it hits somebody; small, for
    the board has them, too.

    The latest attack and its answer have come since the last choice: the account above the question names them.
    """
    waiting = [slot for slot in view.declared if slot.now and not slot.done]
    latest = max((n for n, slot in enumerate(waiting) if slot.column == "attack"), default=0)
    answers = [slot for slot in waiting[latest + 1 :] if slot.side != view.viewer and slot.forecast]
    return [f"-# {slot_line(words, view, slot)}" for slot in (*waiting[:latest], *answers)]


def _composing(words: MatchWords, decision: Decision, view: View) -> list[str]:
    """Return the declaration so far: the use, the property, the acting hero."""
    act = read_act(view.draft[0])
    lines = [declaring.act_label(words, decision, act.key, view)]
    sketch = Sketch(view, words.pack)
    if speed := sketch.property_speed(list(view.draft)):
        lines.append(words.property_line(act.card, speed))
    if decision.kind == "tuck":
        lines.append(words.say("archutheon-aside-tuck"))
    elif decision.kind == "how":
        lines[1:] = filter(None, [boosting.replaced_line(words, decision, view)])
    elif act.card and decision.kind in ("hero", "target", "area", "turned"):
        lines.append(words.scheme(words.pack.card[act.card].scheme))
    elif decision.kind == "element" and act.way not in ELEMENTLESS:
        lines += _element(words, decision, view)
    return [line[:1].upper() + line[1:] for line in lines]


def _element(words: MatchWords, decision: Decision, view: View) -> list[str]:
    """Return the damage if the element does not change it, and what the element means for blocks of an attack (AR-42)."""
    damage = {*declaring.damage_by_element(words, decision, view).values()}
    lines = [words.say("archutheon-aside-element", names=same) for same in damage if same and len(damage) == 1]
    attacks = view.viewer == view.on_turn
    return [*lines, *([words.say("archutheon-aside-element-block")] if attacks else [])]


def slot_name_of(view: View, slot: SlotView) -> str:
    """Return the name of a slot's own attack: the basic board has one for the slow slot alone (AR-22, AR-97)."""
    return slot_key(slot.column, slot.speed, own_slots="slots" in view.modules)


def _source(words: MatchWords, view: View) -> str:
    """Return the text that asks: a card's property, a passive or a terrain."""
    doing = view.doing
    if doing is None:
        return ""
    if doing.source in words.pack.side:
        return words.say("archutheon-aside-side", source=words.source(doing.source), text=words.standing(doing.source))
    slot = view.declared[view.executing] if 0 <= view.executing < len(view.declared) else None
    used = words.property(doing.source, slot.property).whole if slot is not None and slot.property and slot.card else ""
    name = slot_name(words, slot) if slot is not None else words.source(doing.source)
    who = words.who(doing.hero) if doing.hero >= 0 else words.player(doing.side)
    if slot is not None and slot.use == "slot":
        used = words.slot_attack(slot_name_of(view, slot))
    key = "archutheon-aside-card" if used else "archutheon-aside-bare"
    return words.say(key, who=who, card=name, **({"text": used} if used else {}))
