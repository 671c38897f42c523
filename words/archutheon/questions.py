"""The questions of Archutheon, in words: their texts, what helps to answer them, and the labels of the controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.archutheon.round.acts import read_act
from engines.archutheon.views.view import CardView, View
from engines.kernel.state.model import Decision
from words.archutheon.answers import aiming, boosting, cells, choosing, declaring, effects, turns
from words.archutheon.answers.common import Answer, side_of
from words.archutheon.answers.parts import FIRST
from words.archutheon.answers.parts import groups as by_card
from words.archutheon.cards.base import MatchWords
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.safe import clip, whole_parts

ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **choosing.ANSWERS,
    **turns.ANSWERS,
    **declaring.ANSWERS,
    **aiming.ANSWERS,
    **cells.ANSWERS,
    **effects.ANSWERS,
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = {**choosing.DETAILS, **turns.DETAILS, **declaring.DETAILS, **aiming.DETAILS}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""

PAGE = 25
"""The answers that a select holds."""


def question(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the text of the question. Raises KeyError for an unknown kind."""
    if decision.kind not in ANSWERS:
        raise KeyError(decision.kind)
    mover = cells.mover_of(decision, view)
    about = _about(decision, view) if mover < 0 else mover
    first = view.draft[0] if view.draft else ""
    way = read_act(first).way if first.count(":") == 2 else ""
    return words.say(
        f"archutheon-ask-{decision.kind}",
        who=words.who(about) if about >= 0 else words.name(decision.seat),
        most=decision.most,
        left=view.walk.left if view.walk is not None else 0,
        thing=cells.thing_of(decision, view) if decision.kind in cells.THINGS else "",
        number=len([hero for hero in view.heroes if hero.side == side_of(view, decision)]) + 1,
        text=effects.op_text(words, decision) if decision.kind in ("who", "may", "order") else "",
        way=way,
        instead=boosting.way_instead(words, decision, view) if decision.kind == "how" else "",
        points=_points(decision),
    )


def _about(decision: Decision, view: View) -> int:
    """Return the hero that a question of a text is about."""
    args = decision.options[0].args
    if decision.kind == "lift" and isinstance(args[1], int):
        return args[1]
    if decision.kind == "lay" and args[1] == "hero" and isinstance(args[2], int):
        return args[2]
    return view.doing.hero if view.doing is not None else -1


def _points(decision: Decision) -> int:
    """Return the points of Enlightenment that are left to use."""
    found = decision.options[0].args[2] if decision.kind == "track" else 0
    return found if isinstance(found, int) else 0


def option_label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer in at most 80 code points."""
    return clip(ANSWERS[decision.kind][0](words, decision, key, view), LABEL)


def option_description(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer, in at most 100 code points; a longer one is cut after its first whole parts."""
    return whole_parts(ANSWERS[decision.kind][1](words, decision, key, view), DESCRIPTION)


def option_text(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an effect that needs the room of a line: a whole rule, a hero's base card, a declaration in full; else nothing."""
    tell = declaring.act_does if decision.kind in FIRST else choosing.TEXTS.get(decision.kind)
    return clip(tell(words, decision, key, view), DETAIL) if tell else ""


def option_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the effect of an answer in full, in at most 600 code points."""
    tell = DETAILS.get(decision.kind, ANSWERS[decision.kind][1])
    return clip(tell(words, decision, key, view), DETAIL)


def option_picture(words: MatchWords, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:  # noqa: ARG001
    """Return the card, hero, passive or terrain that is considered, with its Alt text."""
    if decision.kind in FIRST and key.count(":") == 2:
        key = read_act(key).card
    elif decision.kind not in (*choosing.ANSWERS, *turns.CARDS):
        return None
    if key in words.pack.card:
        return CardView(key), choosing.card_sheet(words, key)
    if key in words.pack.hero:
        return CardView(key), choosing.sheet(words, key)
    return (CardView(key), choosing.side_sheet(words, key)) if key in words.pack.side else None


def groups(words: MatchWords, decision: Decision) -> list[tuple[str, list[str]]]:
    """Return the uses of cards by card, cells by area where they are many, heroes or terrains to choose from in one group."""
    keys = [option.key for option in decision.options]
    if decision.kind in FIRST:
        return by_card(words, decision)
    if decision.kind in (*choosing.HEROES, "strike"):
        return [(words.say(f"archutheon-choose-{decision.kind}"), keys)]
    if len(keys) > PAGE and decision.kind in cells.CELL_QUESTIONS:
        found: dict[str, list[str]] = {}
        for key in keys:
            found.setdefault(key[:1] if key in words.arena.cell else words.say("archutheon-group-stay"), []).append(key)
        return [(words.say("archutheon-group-column", column=name), members) for name, members in found.items()]
    return []


def group_description(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> str:
    """Return the present effect of a card of the hand, in at most 100 code points; nothing for other groups."""
    if decision.kind not in FIRST:
        return ""
    return whole_parts(declaring.card_does(words, decision, keys, view), DESCRIPTION)


def nothing_label(words: MatchWords, decision: Decision) -> str:
    """Return the label of the answer with nothing picked. Raises KeyError for questions that require a pick."""
    if decision.kind != "give":
        raise KeyError(decision.kind)
    return words.say("archutheon-nothing-give")
