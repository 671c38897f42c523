"""Answers about the acting hero of a declaration and about its aim, with what would come of them (AR-26, AR-32)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.archutheon.board import Declared
from engines.archutheon.derived.approach import moves_first
from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.misses import why_missed
from engines.archutheon.round.acts import HIDDEN, read_act
from engines.archutheon.round.composing import NO_ONE
from engines.archutheon.views.view import View
from engines.kernel.hexes import members
from engines.kernel.state.model import Decision
from words.archutheon.answers.blocking import attack_of, block_does
from words.archutheon.answers.common import Answer, bar_text, blow_text, blows_brief, hero_short
from words.archutheon.answers.forecast import Sketch
from words.archutheon.answers.outcomes import ELEMENTLESS, bluff, reach_text
from words.archutheon.answers.stopping import protection
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.texts import span


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
        if act.way == "with":
            parts = [protection(words, sketch, draft, hero=key).text, *parts]
        elif act.way in HIDDEN:
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
    parts = [bar_text(words, "no_stealth")] if sketch.will_be_cancelled(declared) else []
    if decision.kind == "turned" and found.areas:
        parts.append(words.say("archutheon-opt-areas", areas=words.areas(members(found.areas))))
    if found.bar:
        parts.append(bar_text(words, found.bar))
    elif found.blows:
        if attacks(words.pack, declared):
            parts.append(blows_brief(words, view, found.blows))
        else:
            parts.append(words.say("archutheon-opt-hits", names=words.all_who(blow.hero for blow in found.blows)))
    else:
        parts.append(_missing(words, decision, key, sketch, declared, found.areas))
    if found.spots:
        parts.append(_from_spots(words, decision, found))
    return "; ".join(parts)


def _from_spots(words: MatchWords, decision: Decision, found: Forecast) -> str:
    """Return the areas to which the hero of a card may move first so that it reaches what it aims at (AR-30)."""
    if decision.kind == "turned":  # a pattern lies wherever he stands
        return words.say("archutheon-opt-moves-first", reaches="yes")
    return words.say("archutheon-opt-spots", areas=words.areas(members(found.spots)))


def _missing(words: MatchWords, decision: Decision, key: str, sketch: Sketch, declared: Declared, areas: int) -> str:
    """Return why nobody would be hit now: the range, a shield, nobody there."""
    if areas:
        return words.say("archutheon-opt-missed", why=why_missed(sketch.board, words.pack, declared, areas))
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


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    "hero": (hero_label, hero_does),
    "target": (target_label, aim_does),
    "area": (area_label, aim_does),
    "turned": (turned_label, aim_does),
}
"""Functions for the label and the effect of an answer, by kind of question."""

DETAILS: Mapping[str, Answer] = dict.fromkeys(("target", "area", "turned"), aim_detail)
"""Functions for the full effect of an answer, by kind of question, where it is longer than a description."""
