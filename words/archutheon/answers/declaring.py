"""Answers to the questions of a declaration: uses of cards, base boosts, elements; with what would come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.archutheon.content.pack import slot_key
from engines.archutheon.round.acts import HIDDEN, Act, read_act
from engines.archutheon.round.composing import NO_ONE
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers.blocking import attack_of, block_does
from words.archutheon.answers.boosting import gift_now, how_does, how_label, tuck_does, tuck_element_does, tuck_label
from words.archutheon.answers.common import (
    Answer,
    blow_text,
    blows_brief,
    player_of,
    slot_name,
    slot_of,
)
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.outcomes import ELEMENTLESS, back_text, bluff, reach_text, reaches
from words.archutheon.answers.parts import ENDS
from words.archutheon.answers.stopping import protection, protection_from
from words.archutheon.cards.base import MatchWords
from words.texts import figure

LONG = 25
"""Code points of a text that is worth a reference to the line above it."""

# -------------------------------------------------------------------- what is declared


def act_label(words: MatchWords, decision: Decision, key: str, view: View) -> str:  # noqa: ARG001  # as all answers
    """Return a use of a card in a slot: "Shield Blow: attack with the property, slow slot"."""
    if key in ENDS:
        return words.say(f"archutheon-opt-{key}-{decision.kind}")
    act = read_act(key)
    card = words.card(act.card) if act.card else ""
    return words.say(f"archutheon-way-{_way(words, act)}", card=card, speed=act.speed)


def _way(words: MatchWords, act: Act) -> str:
    """Return the key of a use: what a property does is told by its boost."""
    if act.way != "with":
        return act.way
    return words.pack.card[act.card].property(act.speed).boost or "with"


class Outcome(NamedTuple):
    """The outcome of a use in words: its own effect, whom it reaches now, when the card is back, and a hint."""

    effect: Sequence[str]
    reach: str = ""
    back: str = ""
    hint: str = ""

    @property
    def parts(self) -> list[str]:
        """All parts that say something, in their order."""
        return [part for part in (*self.effect, self.reach, self.back, self.hint) if part]

    @property
    def text(self) -> str:
        """All of it in one line."""
        return "; ".join(self.parts)


def act_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the outcome of a use in short: the property that it uses, whom it reaches now, when the card is back."""
    return outcome_of(words, decision, key, view).text


def outcome_of(words: MatchWords, decision: Decision, key: str, view: View) -> Outcome:
    """Return the outcome of a use with the property that it uses."""
    found = _outcome(words, decision, key, view)
    act = read_act(key) if key not in ENDS else None
    if act is None or act.way not in ("with", "hide_with"):
        return found
    used = words.property(act.card, act.speed)
    if act.way in HIDDEN:  # it says first whether it will be cancelled
        return found._replace(effect=(*found.effect, used.text.rstrip(".")))
    return found._replace(effect=(used.alone.rstrip("."), *found.effect))


def _outcome(words: MatchWords, decision: Decision, key: str, view: View) -> Outcome:
    if key in ENDS:
        return Outcome((words.say(f"archutheon-opt-{key}-{decision.kind}-does"),))
    act, sketch = read_act(key), Sketch(view, words.pack)
    if act.way == "move":
        steps = words.pack.tables.movement[player_of(view, decision).tracks[0]]
        return Outcome((words.say("archutheon-opt-token-move", count=sum(steps.shield)),))
    effect: list[str] = []
    if act.way == "block":
        effect.append(block_does(words, decision, view, sketch, [key]))
    elif act.way == "with":
        effect.append(protection(words, sketch, [key]).text)
    elif act.way in HIDDEN:
        effect.append(bluff(words, sketch, [key]))
    elif act.way == "boost":
        effect.append(gift_now(words, sketch, words.pack.card[act.card].element, None))
    reach = "" if act.way in ELEMENTLESS else "; ".join(reach_text(words, view, sketch, [key]))
    back = back_text(words, sketch.back([key]), charged=decision.kind == "charged") if act.card else ""
    return Outcome(effect, reach, back, words.say("archutheon-opt-boost-alone") if act.way == "boost" else "")


def line_texts(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> Mapping[str, tuple[str, str]]:
    """Return the name and the outcome of some uses of one card as they stand below each other, by key: the card is not named, and
    whom a use reaches is not repeated.
    """
    lines: dict[str, tuple[str, str]] = {}
    before = ""
    for key in keys:
        found, act = outcome_of(words, decision, key, view), read_act(key)
        name = act_label(words, decision, key, view)
        name = name.removeprefix(f"{words.card(act.card)}: ") if act.card else name
        if found.reach and found.reach == before and len(before) > LONG:
            found = found._replace(reach=words.say("archutheon-opt-reaches-same"))
        else:
            before = found.reach or before
        lines[key] = (f"{name[:1].upper()}{name[1:]}", found.text)
    return lines


def card_does(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> str:
    """Return the present effect of a card's uses: its block, and whom it reaches; the figures of one that aims at nobody."""
    acts, sketch = [read_act(key) for key in keys if key not in ENDS], Sketch(view, words.pack)
    blocking, attack = next((act.key for act in acts if act.way == "block"), ""), attack_of(view, sketch)
    parts: list[str] = []
    if blocking and attack is not None and sketch.may_hit(attack.at):
        parts.append(block_does(words, decision, view, sketch, [blocking]))
    protecting = (protection(words, sketch, [act.key]) for act in acts if act.way == "with")
    if stopping := next((each.text for each in protecting if each.helps), ""):
        parts = [words.say("archutheon-opt-or", one=parts[0], other=stopping) if parts else stopping]
    striking = next((act.key for act in acts if act.way in ("attack", "slot")), "")
    harmless = bool(striking) and not sketch.deals_damage([striking])
    if not harmless:
        parts += _reached(words, view, sketch, acts)
    if not parts and acts and acts[0].card:
        parts.append(_properties(words, acts) if harmless else words.short(acts[0].card))
    return "; ".join(parts)


def _properties(words: MatchWords, acts: Sequence[Act]) -> str:
    """Return the effects of the properties that a card without damage may use now."""
    found = [words.property(act.card, act.speed).alone.rstrip(".") for act in acts if act.way == "with"]
    return "; ".join(dict.fromkeys(found)) or words.short(acts[0].card)


def _reached(words: MatchWords, view: View, sketch: Sketch, acts: Sequence[Act]) -> list[str]:
    """Return the enemies whom the first open use of a card that reaches anybody reaches now, or that none does."""
    keys = [act.key for way in ("attack", "slot", "with") for act in acts if act.way == way]
    for key in keys:
        if found := sketch.aimed([key]):
            return [reaches(words, view, found, several=len(sketch.users([key])) > 1, brief=True)]
    return reach_text(words, view, sketch, [keys[0]]) if keys else []


def reaches_anybody(words: MatchWords, view: View) -> bool:
    """Return whether any card that the viewer may declare in attack now could hit an enemy, or a hero moves before that."""
    sketch = Sketch(view, words.pack)
    return any(
        sketch.aimed([act.key]) or sketch.moves_first([act.key])
        for act in sketch.acts("attack")
        if act.way in ("attack", "with", "slot")
    )


def act_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the outcome of a use in full: figures and text of the card, then whom it reaches, line by line."""
    if key in ENDS:
        return act_does(words, decision, key, view)
    act, sketch = read_act(key), Sketch(view, words.pack)
    lines = []
    if act.card:
        lines.append(words.short(act.card)[:1].upper() + words.short(act.card)[1:] + ".")
        if act.way in ("with", "hide_with"):
            lines.append(words.property_line(act.card, act.speed))
    elif act.way == "slot":
        lines.append(words.slot_attack(_slot_name(view, decision, act)))
    lines += _outcome(words, decision, key, view).parts
    if act.way not in ELEMENTLESS:
        lines += [f"- {blow_text(words, view, blow)}" for blow in sketch.reachable([key]).values()]
    return "\n".join(lines)


def _slot_name(view: View, decision: Decision, act: Act) -> str:
    column = "attack" if player_of(view, decision).side == view.on_turn else "defence"
    return slot_key(column, act.speed, own_slots="slots" in view.modules)


# -------------------------------------------------------------------- other declared cards


def named_label(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return a declared card with its slot."""
    slot = slot_of(view, int(key)) if key != NO_ONE else None
    return slot_name(words, slot) if slot is not None else words.say("archutheon-opt-next-card")


def named_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the damage that the declared card would deal now."""
    slot = slot_of(view, int(key)) if key != NO_ONE else None
    if slot is None:
        return words.say("archutheon-opt-next-card-does")
    if slot.hidden and not slot.card:
        return words.say("archutheon-opt-unknown")
    if found := protection_from(words, Sketch(view, words.pack), list(view.draft), slot, named=key).text:
        return found
    return forecast(words, slot.forecast) or words.say("archutheon-opt-empty")


def forecast(words: MatchWords, listed: tuple[tuple[int, int], ...]) -> str:
    """Return the damage to each hero: "Knight −2, Guide −1"."""
    return ", ".join(words.say("archutheon-loss", who=words.who(at), loss=figure(-dealt)) for at, dealt in listed)


# -------------------------------------------------------------------- elements, release


def element_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the name of an element."""
    return words.element(key)


def element_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the consequences of this element alone: charges of the enemy, the property, damage if it depends on the element."""
    enemy = view.players[1 - player_of(view, decision).side]
    count = sum(element == key for element in enemy.charges)
    parts = [words.say("archutheon-opt-charged", count=count)] if count else []
    if view.draft and view.viewer >= 0:
        act = read_act(view.draft[0])
        if act.way == "boost":
            return tuck_element_does(words, decision, key, view)
        sketch = Sketch(view, words.pack)
        if speed := sketch.property_speed(list(view.draft)):
            parts.insert(0, words.by_element(act.card, speed, key))
        if act.way not in ELEMENTLESS:
            damage = damage_by_element(words, decision, view)
            parts.append(damage[key] if len({*damage.values()}) > 1 else "")
    text = "; ".join(filter(None, parts))
    return f"{text[:1].upper()}{text[1:]}"


def damage_by_element(words: MatchWords, decision: Decision, view: View) -> Mapping[str, str]:
    """Return the damage by a declaration for each element that can be chosen for it, "" for none."""
    sketch, draft = Sketch(view, words.pack), list(view.draft)
    return {
        option.key: blows_brief(words, view, sketch.outcome(sketch.declared(draft, element=option.key)).blows)
        for option in decision.options
    }


def void_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the damage that this element of an enemy's Void card would add by the own charges."""
    count = sum(element == key for element in player_of(view, decision).charges)
    return words.say("archutheon-opt-void", count=count) if count else ""


def release_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return where the element comes."""
    return words.say(f"archutheon-opt-release-{key}")


def release_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return where the element comes, and what it replaces there."""
    hero = view.heroes[Sketch(view, words.pack).declared(list(view.draft)).hero]
    now = dict(view.aside).get(hero.cell // 3, "") if key == "area" else hero.element
    place = words.area(hero.cell // 3) if key == "area" else words.hero(hero.kit)
    if not now:
        return words.say("archutheon-opt-release-does", place=place)
    blocked = "yes" if key == "area" and now not in ("freedom", "truth", "chaos") else "no"
    return words.say("archutheon-opt-release-onto", place=place, now=words.aside(now), blocked=blocked)


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys(("declare", "answer", "charged"), (act_label, act_does)),
    "named": (named_label, named_does),
    "tuck": (tuck_label, tuck_does),
    "tuck_element": (element_label, tuck_element_does),
    "how": (how_label, how_does),
    "element": (element_label, element_does),
    "void": (element_label, void_does),
    "release": (release_label, release_does),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = dict.fromkeys(("declare", "answer", "charged"), act_detail)
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
