"""Answers to the questions of a declaration: uses of cards, base boosts, elements; with what would come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from words.archutheon.answers.stopping import protections, stops
from words.archutheon.cards.base import MatchWords
from words.texts import figure

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


def act_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the outcome of a use in short: the property that it uses, whom it reaches now, when the card is back."""
    parts = _act_parts(words, decision, key, view)
    act = read_act(key) if key not in ENDS else None
    if act is not None and act.way in ("with", "hide_with"):
        used = words.property(act.card, act.speed)
        # A card face down first says whether it will be cancelled.
        after = act.way in HIDDEN
        parts.insert(int(after), (used.text if after else used.alone).rstrip("."))
    return "; ".join(filter(None, parts))


def _act_parts(words: MatchWords, decision: Decision, key: str, view: View) -> list[str]:
    if key in ENDS:
        return [words.say(f"archutheon-opt-{key}-{decision.kind}-does")]
    act, sketch = read_act(key), Sketch(view, words.pack)
    if act.way == "move":
        steps = words.pack.tables.movement[player_of(view, decision).tracks[0]]
        count = sum(steps.shield)
        return [words.say("archutheon-opt-token-move", count=count)]
    parts: list[str] = []
    if act.way == "block":
        parts.append(block_does(words, decision, view, sketch, [key]))
    elif act.way == "with":
        parts += protections(words, view, sketch, [key])
    elif act.way in HIDDEN:
        parts.append(bluff(words, sketch, [key]))
    if act.way == "boost":
        parts.append(gift_now(words, sketch, words.pack.card[act.card].element, None))
    if act.way not in ELEMENTLESS:
        parts += reach_text(words, view, sketch, [key])
    if act.card:
        parts.append(back_text(words, sketch.back([key]), charged=decision.kind == "charged"))
    if act.way == "boost":
        parts.append(words.say("archutheon-opt-boost-alone"))
    return [part for part in parts if part]


def card_does(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> str:
    """Return the present effect of a card's uses: its block, and whom it reaches; the figures of one that aims at nobody."""
    acts, sketch = [read_act(key) for key in keys if key not in ENDS], Sketch(view, words.pack)
    blocking, attack = next((act.key for act in acts if act.way == "block"), ""), attack_of(view, sketch)
    parts: list[str] = []
    if blocking and attack is not None and sketch.may_hit(attack.at):
        parts.append(block_does(words, decision, view, sketch, [blocking]))
    for act in acts:
        parts += protections(words, view, sketch, [act.key]) if act.way == "with" else []
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
    lines += _act_parts(words, decision, key, view)
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
    sketch = Sketch(view, words.pack)
    if found := stops(words, view, sketch, list(view.draft), slot, named=key) if slot.side != sketch.side else []:
        return "; ".join(found)
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
