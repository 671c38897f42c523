"""Answers about base boosts: the card that is spent, what it gives, and what the strengthened card loses by it (AR-95)."""

from __future__ import annotations

from typing import NamedTuple

from engines.archutheon.content.vocabulary import SPEEDS
from engines.archutheon.derived.boosts import BOOSTED, CHAOS, REACHES
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.round.acts import HIDDEN, read_act, use_of, users
from engines.archutheon.round.composing import NO_ONE, read
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers.common import slot_of
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.outcomes import back_text, reach_text
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.texts import CardWords, span


class Main(NamedTuple):
    """The card that a base boost strengthens: its name, its slot, whether it blocks, whether it uses the property of that slot,
    and the heroes who may act.
    """

    card: str
    speed: str
    is_block: bool
    is_used: bool
    heroes: tuple[int, ...]


def main_of(sketch: Sketch) -> Main | None:
    """Return the card that the boost in the viewer's draft strengthens, None while it is not known."""
    view = sketch.view
    if not view.draft or view.draft[0].count(":") != 2:
        return None
    act = read_act(view.draft[0])
    if act.way != "boost":
        heroes = users(sketch.board, sketch.pack, sketch.side, act)
        return Main(act.card, act.speed, act.way == "block", use_of(act) == "with", tuple(heroes))
    named = read(sketch.board, sketch.pack, sketch.side, list(view.draft)).tokens.get("named", "")
    slot = slot_of(view, int(named)) if named else None
    if slot is None:
        return None
    heroes = [slot.hero] if slot.hero >= 0 else []
    return Main(slot.card, slot.speed, slot.use == "block", bool(slot.property), tuple(heroes))


def gift(words: CardWords, element: str, main: Main | None = None, by: str = str(CHAOS)) -> str:
    """Return the gift of a base boost of an element, with what Chaos adds.

    Truth puts another property in place of the one that is used; Freedom gives a block nothing, which has no range.
    """
    used = "any" if main is None else main.speed if main.is_used else "none"
    ranged = "no" if main is not None and main.is_block else "yes"
    return words.say("archutheon-opt-boost", element=element, by=by, used=used, ranged=ranged)


def gift_now(words: CardWords, sketch: Sketch, element: str, main: Main | None) -> str:
    """Return the gift of a base boost at this table: texts may let Chaos add more for the heroes who may act."""
    board = sketch.board
    heroes = [at for at, hero in enumerate(board.heroes) if hero.side == sketch.side and hero.cell >= 0]
    if main is not None and main.heroes:
        heroes = [*main.heroes]
    found = [CHAOS + rule(board, sketch.pack, at, "boost_more", About("chaos")) for at in heroes] or [CHAOS]
    return gift(words, element, main, span(min(found), max(found)))


def tuck_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the card of a base boost."""
    return words.say("archutheon-opt-no-tuck") if key == NO_ONE else words.card_of(key)


def tuck_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the gift of a base boost by this card, and when the card is back: it is spent."""
    if key == NO_ONE:
        return ""
    sketch = Sketch(view, words.pack)
    return "; ".join([
        gift_now(words, sketch, words.pack.card[key].element, main_of(sketch)),
        back_text(words, sketch.back(list(view.draft))),
    ])  # fmt: skip


def tuck_element_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the gift of a base boost of this element."""
    sketch = Sketch(view, words.pack)
    return gift_now(words, sketch, key, main_of(sketch))


def way_instead(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the speed of the property that a boost replaces, "any" if it is not known, "reach" if an end of a range changes."""
    if decision.options[0].key in REACHES:
        return "reach"
    main = main_of(Sketch(view, words.pack))
    return main.speed if main is not None and main.is_used else "any"


def replaced_line(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the line about the property that another one would replace, "" if none would."""
    main = None if decision.options[0].key in REACHES else main_of(Sketch(view, words.pack))
    if main is None or not main.is_used or not main.card:
        return ""
    return words.say("archutheon-aside-replaced", text=words.property_line(main.card, main.speed))


def how_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the way in which a base boost is used: a property of another speed, or an end of the range."""
    if key in SPEEDS:
        return words.say("archutheon-opt-how-speed", speed=key)
    return words.say("archutheon-opt-how-reach", end=key[:-1], by="more" if key.endswith("+") else "less")


def how_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the property that would be used, or the range that the card would have and whom it would reach."""
    sketch, draft = Sketch(view, words.pack), list(view.draft)
    if key in SPEEDS:
        main = main_of(sketch)
        return words.property(main.card, key).whole if main is not None and main.is_used and main.card else ""
    if not draft or read_act(draft[0]).way not in (BOOSTED | HIDDEN) - {"block"}:
        return ""
    ends = span(*sketch.span(sketch.declared(draft, how=key)))
    return "; ".join([words.say("archutheon-opt-range", span=ends), *reach_text(words, view, sketch, draft, how=key)])
