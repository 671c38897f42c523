"""Answers to the questions of a declaration: uses of cards, aims, base boosts, elements; with what would come of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.archutheon.board import Declared
from engines.archutheon.content.pack import slot_key
from engines.archutheon.derived.approach import moves_first
from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.round.acts import HIDDEN, Act, read_act
from engines.archutheon.round.composing import NO_ONE
from engines.archutheon.views.view import View
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision
from words.archutheon.answers.blocking import attack_of, block_does
from words.archutheon.answers.boosting import gift_now, how_does, how_label, tuck_does, tuck_element_does, tuck_label
from words.archutheon.answers.common import (
    Answer,
    bar_text,
    blow_text,
    blows_brief,
    hero_short,
    player_of,
    slot_name,
    slot_of,
)
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.outcomes import back_text, reach_text, reaches
from words.archutheon.answers.parts import ENDS
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.texts import span
from words.texts import figure

ELEMENTLESS = frozenset({"block", "boost", "release", "move"})
"""Uses that hit nobody."""


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


def bluff(words: MatchWords, sketch: Sketch, draft: list[str], **fixed: str) -> str:
    """Return whether a card face down will be cancelled (AR-27)."""
    return words.say("archutheon-opt-bluff", stealth="yes" if sketch.has_stealth(draft, **fixed) else "no")


def card_does(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> str:
    """Return the present effect of a card's uses: its block and whom it reaches; else the card's figures."""
    acts, sketch, parts = [read_act(key) for key in keys if key not in ENDS], Sketch(view, words.pack), []
    blocking, attack = next((act.key for act in acts if act.way == "block"), ""), attack_of(view, sketch)
    if blocking and attack is not None and not attack.hidden:
        parts.append(block_does(words, decision, view, sketch, [blocking]))
    striking = next((act.key for act in acts if act.way in ("attack", "slot")), "")
    harmless = bool(striking) and not sketch.deals_damage([striking])
    if striking and not harmless:
        several = len(sketch.users([striking])) > 1
        parts += filter(None, [reaches(words, view, sketch.aimed([striking]), several=several, brief=True)])
    if not parts and acts and acts[0].card:
        parts.append(_properties(words, acts) if harmless else words.short(acts[0].card))
    return "; ".join(parts)


def _properties(words: MatchWords, acts: Sequence[Act]) -> str:
    """Return the effects of the properties that a card without damage may use now."""
    found = [words.property(act.card, act.speed).alone.rstrip(".") for act in acts if act.way == "with"]
    return "; ".join(dict.fromkeys(found)) or words.short(acts[0].card)


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


# -------------------------------------------------------------------- the acting hero and the aim


def hero_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return a hero's name."""
    return words.who(int(key))


def hero_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return where a hero stands, and what the declaration would do by him."""
    sketch, draft = Sketch(view, words.pack), list(view.draft)
    parts = [hero_short(words, view, int(key))]
    act = read_act(draft[0])
    if act.way == "block":
        attack = attack_of(view, sketch)
        if attack is not None and not attack.hidden:  # of a card face down nobody's block is known
            parts.insert(0, block_does(words, decision, view, sketch, draft, hero=key))
    elif act.way not in ELEMENTLESS:
        parts = [*reach_text(words, view, sketch, draft, hero=key), *parts]
        if act.way in HIDDEN:
            parts.insert(0, bluff(words, sketch, draft, hero=key))
    return "; ".join(part for part in parts if part)


def target_label(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return a target's name and cell."""
    if key == NO_ONE:
        return words.say("archutheon-opt-no-target")
    hero = view.heroes[int(key)]
    whose = "own" if hero.side == view.viewer else "enemy"
    return words.say("archutheon-opt-target", who=words.who(int(key)), cell=words.cell(hero.cell), whose=whose)


def area_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the name of an area."""
    return words.say("archutheon-opt-no-area") if key == NO_ONE else words.area(int(key))


def turned_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return a direction."""
    return words.say("archutheon-direction", turn=key)


def aim_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the heroes hit with this aim now, and the damage to each."""
    if key == NO_ONE:
        return words.say("archutheon-opt-no-aim-does")
    sketch = Sketch(view, words.pack)
    declared = sketch.declared(list(view.draft), **{decision.kind: key})
    found = sketch.outcome(declared)
    areas = tuple(members(found.areas))
    parts = [bar_text(words, "no_stealth")] if sketch.will_be_cancelled(declared) else []
    if decision.kind == "turned" and areas:
        parts.append(words.say("archutheon-opt-areas", areas=words.areas(areas)))
    if found.bar:
        parts.append(bar_text(words, found.bar))
    elif found.blows:
        if attacks(words.pack, declared):
            parts.append(blows_brief(words, view, found.blows))
        else:
            parts.append(words.say("archutheon-opt-hits", names=words.all_who(blow.hero for blow in found.blows)))
    else:
        parts.append(_missing(words, decision, key, sketch, declared, areas))
    if found.spots:
        parts.append(_from_spots(words, decision, found))
    return "; ".join(parts)


def _from_spots(words: MatchWords, decision: Decision, found: Forecast) -> str:
    """Return the areas to which the hero of a card may move first so that it reaches what it aims at (AR-30)."""
    if decision.kind == "turned":  # a pattern lies wherever he stands
        return words.say("archutheon-opt-moves-first", reaches="yes")
    return words.say("archutheon-opt-spots", areas=words.areas(members(found.spots)))


def _missing(
    words: MatchWords, decision: Decision, key: str, sketch: Sketch, declared: Declared, areas: tuple[int, ...]
) -> str:
    """Return why nobody would be hit now: the range, a shield, nobody there."""
    if areas:
        return words.say("archutheon-opt-shielded" if decision.kind == "target" else "archutheon-opt-empty")
    if decision.kind == "turned" or declared.hero < 0:
        return words.say("archutheon-opt-empty")
    area = int(key) if decision.kind == "area" else sketch.view.heroes[int(key)].cell // 3
    moves = "yes" if moves_first(sketch.board, words.pack, declared) else "no"
    away, reach = sketch.away(declared, area), span(*sketch.span(declared))
    return words.say("archutheon-opt-out-of-range", away=away, span=reach, moves=moves)


def aim_detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the heroes hit with this aim now, a line for each with the sum of the damage."""
    if key == NO_ONE:
        return aim_does(words, decision, key, view)
    sketch = Sketch(view, words.pack)
    declared = sketch.declared(list(view.draft), **{decision.kind: key})
    found = sketch.outcome(declared)
    if not found.blows or not attacks(words.pack, declared):
        return aim_does(words, decision, key, view)
    lines = [blow_text(words, view, blow) for blow in found.blows]
    if any(view.heroes[blow.hero].side == view.viewer for blow in found.blows):
        lines.append(words.say("archutheon-opt-own-hit"))
    return "\n".join(lines)


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
    return forecast(words, slot.forecast) or words.say("archutheon-opt-empty")


def forecast(words: MatchWords, listed: tuple[tuple[int, int], ...]) -> str:
    """Return the damage to each hero: "Knight −2, Guide −1"."""
    return ", ".join(words.say("archutheon-loss", who=words.who(at), loss=figure(-dealt)) for at, dealt in listed)


# -------------------------------------------------------------------- elements, release


def element_label(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the name of an element."""
    return words.element(key)


def element_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the damage with this element: charges of the enemy add to it."""
    enemy = view.players[1 - player_of(view, decision).side]
    count = sum(element == key for element in enemy.charges)
    parts = [words.say("archutheon-opt-charged", count=count)] if count else []
    if view.draft and view.viewer >= 0:
        act = read_act(view.draft[0])
        if act.way == "boost":
            return tuck_element_does(words, decision, key, view)
        sketch = Sketch(view, words.pack)
        blows = sketch.outcome(sketch.declared(list(view.draft), element=key)).blows
        if blows and act.way not in ELEMENTLESS:
            parts.append(blows_brief(words, view, blows))
    return "; ".join(parts)


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
    "hero": (hero_label, hero_does),
    "target": (target_label, aim_does),
    "area": (area_label, aim_does),
    "turned": (turned_label, aim_does),
    "named": (named_label, named_does),
    "tuck": (tuck_label, tuck_does),
    "tuck_element": (element_label, tuck_element_does),
    "how": (how_label, how_does),
    "element": (element_label, element_does),
    "void": (element_label, void_does),
    "release": (release_label, release_does),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Callable[[MatchWords, Decision, str, View], str]] = {
    **dict.fromkeys(("declare", "answer", "charged"), act_detail),
    **dict.fromkeys(("target", "area", "turned"), aim_detail),
}
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
