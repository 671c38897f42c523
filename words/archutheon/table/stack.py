"""Declared cards of Archutheon in words, in the order of their declaration (AR-21 to AR-31)."""

from __future__ import annotations

from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.views.view import SlotView, View
from words.archutheon.answers.common import bar_text, blows_brief, slot_name
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.cards.base import MatchWords
from words.texts import figure


def stack_lines(words: MatchWords, view: View) -> list[str]:
    """Return the cards declared in this turn, first declared first: it is executed from the last one."""
    return [slot_line(words, view, slot) for slot in view.declared if slot.now]


def resting_line(words: MatchWords, view: View, side: int) -> str:
    """Return the cards that lie in a side's slots since earlier turns; "" without any."""
    found = [slot_name(words, slot) for slot in view.declared if slot.side == side and not slot.now]
    return words.say("archutheon-table-resting", cards=", ".join(found)) if found else ""


def slot_line(words: MatchWords, view: View, slot: SlotView) -> str:
    """Return a declared card: whose, in which slot, its use, hero and aim, and what it would do now."""
    name = slot_name(words, slot)
    if slot.hidden and not slot.card:
        text = words.say("archutheon-stack-hidden", name=words.player(slot.side), slot=name)
    else:
        listed = slot_text(words, view, slot)
        key = "archutheon-stack" if listed else "archutheon-stack-hidden"
        text = words.say(key, name=words.player(slot.side), slot=name, **({"text": listed} if listed else {}))
    if slot.tucked:
        text = words.say("archutheon-stack-tucked", text=text, card=words.card_name(slot.tucked))
    key = "done" if slot.done else "now" if slot.at == view.executing else ""
    return words.say(f"archutheon-stack-{key}", text=text) if key else text


def slot_text(words: MatchWords, view: View, slot: SlotView, *, brief: bool = False) -> str:
    """Return the use of a declared card, its hero, element and aim, and the damage that it would deal now.

    With `brief` without element, answered card and damage, which pictures show by signs.
    """
    parts = []
    if slot.card:
        parts.append(words.say("archutheon-use", use=_use(words, slot), hidden="yes" if slot.hidden else "no"))
    if slot.hero >= 0:
        parts.append(words.who(slot.hero))
    if not brief and slot.element and slot.use not in ("move",):
        parts.append(words.element(slot.element))
    if aim := aim_text(words, view, slot):
        parts.append(aim)
    if not brief and slot.use == "block" and slot.answers >= 0:
        parts.append(words.say("archutheon-stack-against", slot=slot_name(words, view.declared[slot.answers])))
    if slot.named >= 0:
        parts.append(words.say("archutheon-stack-named", slot=slot_name(words, view.declared[slot.named])))
    if not brief and slot.forecast and slot.damage:
        losses = ", ".join(words.say("archutheon-loss", who=words.who(at), loss=figure(-n)) for at, n in slot.forecast)
        parts.append(words.say("archutheon-stack-forecast", losses=losses, sure="yes" if slot.sure else "no"))
    if slot.bar:
        parts.append(bar_text(words, slot.bar))
    if slot.bar == "no_stealth" and not brief and (found := _with_stealth(words, view, slot)):
        parts.append(found)
    stopped = (part for part in slot.void if part != "gone" and not (part == "card" and slot.bar))
    parts += [words.say("archutheon-void", part=part) for part in stopped]
    return ", ".join(parts)


def _with_stealth(words: MatchWords, view: View, slot: SlotView) -> str:
    """Return the damage that an own attack face down would deal if it had stealth (AR-27), "" for one that deals none."""
    board = board_of(view, words.pack)
    board.declared[slot.at].hidden = False
    if not attacks(words.pack, board.declared[slot.at]):
        return ""
    blows = foresee(board, words.pack, view.viewer)[slot.at].blows
    hits = "yes" if blows else "no"
    return words.say("archutheon-stack-with-stealth", hits=hits, losses=blows_brief(words, view, blows))


def _use(words: MatchWords, slot: SlotView) -> str:
    """Return the key of a use; of a property the boost says it."""
    if slot.use == "with" and slot.card and slot.property:
        boost = words.pack.card[slot.card].property(slot.property).boost  # type: ignore[arg-type]  # of the engine
        return boost if boost in ("support", "only") else "with"
    return slot.use


def aim_text(words: MatchWords, view: View, slot: SlotView) -> str:
    """Return at whom or what a declared card aims, "" if it names nothing."""
    if slot.target >= 0:
        hero = view.heroes[slot.target]
        return words.say("archutheon-at", place=f"{words.who(slot.target)} ({words.cell(hero.cell)})")
    if slot.area >= 0 and slot.use != "release":
        return words.say("archutheon-at", place=words.area(slot.area))
    if slot.turned >= 0:
        areas = f" ({words.areas(slot.areas)})" if slot.areas else ""
        return words.say("archutheon-direction", turn=str(slot.turned)) + areas
    return ""
