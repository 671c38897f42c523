"""The questions of Archutheon, in words: their texts, what helps to answer them, and the labels of the controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engines.archutheon.content.pack import slot_key
from engines.archutheon.derived.forecasts import moves_first
from engines.archutheon.effects.tracks import TRACKS
from engines.archutheon.round.acts import read_act
from engines.archutheon.round.composing import property_speed, read
from engines.archutheon.views.view import CardView, SlotView, View
from engines.kernel.state.model import Decision
from words.archutheon.answers import aiming, boosting, cells, choosing, declaring, effects, turns
from words.archutheon.answers.blocking import attack_of
from words.archutheon.answers.common import Answer, player_of, side_of, slot_name
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.parts import FIRST
from words.archutheon.answers.parts import groups as by_card
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.tracks import track_cell
from words.archutheon.table.stack import slot_line
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

IN_LANE = frozenset({"tuck", "tuck_element", "how", "hero", "target", "area", "turned", "named", "element", "release"})
"""Questions that go on with a declaration."""

BY_TEXT = frozenset({"who", "may", "order", "lift", "lay", "place", "carry", "carry_to", "recharge", *cells.MOVES})
"""Questions that a text asks as it is carried out."""

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


# -------------------------------------------------------------------- what helps to answer


def help_text(words: MatchWords, decision: Decision, view: View, *, text: bool = False) -> str:
    """Return an explanation beside a question: the card that is answered or composed, the text that asks."""
    if decision.kind == "answer":
        return "\n".join(_threat(words, view, text=text))
    if decision.kind == "declare":
        return "\n".join([*_compulsory(words, decision, view), *_declared(words, view)])
    if decision.kind in IN_LANE and view.draft and view.draft[0].count(":") == 2:
        return _composing(words, decision, view)
    if decision.kind in BY_TEXT or decision.kind in cells.CELL_QUESTIONS:
        source = _source(words, view) if decision.kind in BY_TEXT else ""
        ahead = cells.ahead(words, decision, view) if not text else []
        return "\n".join(line for line in (source, *ahead) if line)
    if decision.kind == "track":
        player = player_of(view, decision)
        cells_now = ("archutheon-track-now", [(at, player.tracks[at], player.ends[at]) for at in range(len(TRACKS))])
        key, listed = cells_now
        return "\n".join(
            words.say(key, track=TRACKS[at], cell=track_cell(words, at, step), step=step, of=end)
            for at, step, end in listed
        )
    return ""


def _threat(words: MatchWords, view: View, *, text: bool) -> list[str]:
    """Return the attack card that is answered: what it would do unanswered; with `text` its property too."""
    sketch = Sketch(view, words.pack)
    attack = attack_of(view, sketch)
    if attack is None:
        return []
    # The damage stands in a line of its own, once.
    lines = [slot_line(words, view, msgspec.structs.replace(attack, forecast=()))]
    if attack.card and attack.property and text:
        lines.append(f"> {words.property(attack.card, attack.property).whole}")
    if attack.forecast:
        lines.append(words.say("archutheon-aside-unanswered", names=declaring.forecast(words, attack.forecast)))
    elif attack.card:
        first = moves_first(sketch.board, words.pack, sketch.board.declared[attack.at])
        lines.append(words.say("archutheon-aside-moves" if first else "archutheon-aside-harmless"))
    return lines


def _compulsory(words: MatchWords, decision: Decision, view: View) -> Sequence[str]:
    """Return that a card has to be declared although none reaches anybody now (AR-22); nothing where that is not so."""
    may_end = any(option.key == "end" for option in decision.options)
    return [] if may_end or declaring.reaches_anybody(words, view) else [words.say("archutheon-aside-compulsory")]


def _declared(words: MatchWords, view: View) -> Sequence[str]:
    """Return the cards declared in this turn before the latest attack, in order; small, for the board has them, too.

    The latest attack and its answer have come since the last choice: the account above the question tells of them.
    """
    waiting = [slot for slot in view.declared if slot.now and not slot.done]
    latest = max((n for n, slot in enumerate(waiting) if slot.column == "attack"), default=0)
    return [f"-# {slot_line(words, view, slot)}" for slot in waiting[:latest]]


def _composing(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the declaration so far: the use, the property, the acting hero."""
    act = read_act(view.draft[0])
    lines = [declaring.act_label(words, decision, act.key, view)]
    sketch = Sketch(view, words.pack)
    if speed := property_speed(read(sketch.board, words.pack, sketch.side, list(view.draft)), words.pack):
        lines.append(words.property_line(act.card, speed))
    if decision.kind == "tuck":
        lines.append(words.say("archutheon-aside-tuck"))
    elif decision.kind == "how":
        lines[1:] = filter(None, [boosting.replaced_line(words, decision, view)])
    elif act.card and decision.kind in ("hero", "target", "area", "turned"):
        lines.append(words.scheme(words.pack.card[act.card].scheme))
    return "\n".join(line[:1].upper() + line[1:] for line in lines)


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
