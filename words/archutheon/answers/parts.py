"""The order of answers: uses of cards by card and slot, the slow one first; heroes and areas by side and by range."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence

from engines.archutheon.content.vocabulary import SPEEDS
from engines.archutheon.round.acts import Way, read_act
from engines.archutheon.round.composing import NO_ONE, Stage
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers import cells, effects, sides, strikes
from words.archutheon.answers.forecast import Sketch
from words.archutheon.cards.base import MatchWords

FIRST = frozenset({"declare", "answer", "charged"})
"""Questions that begin a declaration."""

STOP = "stop"
"""The answer that nobody else moves."""

ENDS = frozenset({"end", "pass"})
"""Answers that declare nothing."""

WAYS: Sequence[Way] = ("block", "with", "attack", "slot", "move", "boost", "release", "hide", "hide_with")
"""The uses of a card in the order in which they are shown."""

MOST_LINES = 5
"""Areas that have a line each, at most."""

OPEN: Sequence[Way] = ("block", "with", "attack", "slot", "move")
"""The uses of a card that are not hidden and do something of their own."""

USUAL = 5
"""Uses of a card that have a button each, at most: more would push the board off a phone's screen."""

Parts = list[tuple[str, list[str]]]


def parts(words: MatchWords, decision: Decision, view: View) -> Parts:
    """Return the answers in the parts and in the order in which they are shown, none where their own order is as good."""
    keys = [option.key for option in decision.options]
    if decision.kind in FIRST:
        return groups(words, decision)
    ordered = ORDERED.get(decision.kind)
    if ordered is not None:
        return ordered(words, decision, keys, view)
    if decision.kind == "how" and set(keys) <= set(SPEEDS):
        return [("", sorted(keys, key=SPEEDS.index))]
    return []


def usual_parts(words: MatchWords, decision: Decision, view: View) -> list[str]:
    """Return the parts whose answers a player usually gives: who is in range now, the areas and cells from which somebody is hit,
    and of both sides the first one.
    """
    if decision.kind == "target":
        return [words.say(f"archutheon-part-{what}-near") for what in ("foes", "own")]
    if decision.kind == "area":
        return [words.say(f"archutheon-part-areas-{whose}") for whose in ("foes", "own")]
    if decision.kind in cells.MOVES:
        return [words.say("archutheon-part-cells-best")]
    found = parts(words, decision, view) if decision.kind in ("who", "aim") else []
    return [name for name, _ in found[:1]]


def groups(words: MatchWords, decision: Decision) -> Parts:
    """Return the uses of cards by card, then what needs no card, and last to declare nothing."""
    found: dict[str, list[str]] = {}
    for key in sorted((option.key for option in decision.options), key=_place):
        if key in ENDS:
            name = words.say(f"archutheon-opt-{key}-{decision.kind}")
        else:
            act = read_act(key)
            name = words.card_of(act.card) if act.card else words.say("archutheon-group-slots")
        found.setdefault(name, []).append(key)
    return list(found.items())


def title(words: MatchWords, key: str) -> str:
    """Return the name of the card of a use, without its hero."""
    card = read_act(key).card if key not in ENDS else ""
    return words.card(card) if card else words.say("archutheon-group-slots")


def usual_uses(keys: Sequence[str]) -> list[str]:
    """Return the uses of a card that are given most often, in their order: open ones.

    A bare attack is one only in a slot for which the property is not offered, and if there is room for it.
    """
    acts = [read_act(key) for key in sorted(keys, key=_place) if key not in ENDS]
    owned = {act.speed for act in acts if act.way == "with"}
    found = [act for act in acts if act.way in OPEN and not (act.way == "attack" and act.speed in owned)]
    if len(found) > USUAL:
        found = [act for act in found if act.way != "attack"]
    return [act.key for act in found[:USUAL]]


def _place(key: str) -> tuple[bool, bool, str, int, int]:
    """Return the place of an answer: by card, then by use, then by slot."""
    if key in ENDS:
        return True, True, "", 0, 0
    act = read_act(key)
    return False, not act.card, act.card, WAYS.index(act.way), SPEEDS.index(act.speed)


def _targets(words: MatchWords, _decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return targets: enemies in range from where the acting hero stands, other enemies, own heroes, nobody.

    Own heroes come first where the declaration helps. Of several the nearest one comes first.
    """
    aims = _Aims(words, "target", keys, view)
    foes, own = sides.split(view, aims.nearest)
    found = _by_range(words, "own", own, aims.near) + _by_range(words, "foes", foes, aims.near)
    if not aims.helps:
        found = [*_by_range(words, "foes", foes, aims.near), (words.say("archutheon-part-own"), own)]
    return _with_nothing(found, keys)


def _areas(words: MatchWords, _decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return areas in range with heroes whom the card is for, most of them first; others in range, those out of it; and none.

    Others are sorted by distance.
    """
    aims = _Aims(words, "area", keys, view)
    crowds = {key: sides.crowd(view, int(key), own=aims.helps) for key in aims.nearest if key in aims.near}
    hit = sorted((key for key in crowds if crowds[key]), key=lambda key: -crowds[key])[:MOST_LINES]
    found = [(words.say(f"archutheon-part-areas-{'own' if aims.helps else 'foes'}"), hit)]
    others = [key for key in aims.nearest if key not in hit]
    return _with_nothing([*found, *_by_range(words, "areas", others, aims.near)], keys)


def _cells(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return the cells of a movement before a strike, those first from which the card reaches its aim; else nothing."""
    strike = strikes.strike_after(words, view, cells.mover_of(decision, view))
    return strike.parts(keys) if strike is not None else []


class _Aims:
    """The aims of a declaration: those that it reaches now, all by distance, and whether it helps whom it aims at."""

    def __init__(self, words: MatchWords, stage: Stage, keys: Sequence[str], view: View) -> None:
        sketch, draft = Sketch(view, words.pack), list(view.draft)
        found = {key: sketch.declared(draft, **{stage: key}) for key in keys if key != NO_ONE}
        self.near = {key for key, declared in found.items() if sketch.is_in_range(declared)}
        self.helps = any(sides.helps_target(words.pack, declared) for declared in found.values())
        distance = words.arena.grid.distance

        def away(key: str) -> int:
            area = int(key) if stage == "area" else view.heroes[int(key)].cell // 3
            hero = found[key].hero
            return distance[view.heroes[hero].cell // 3][area] if hero >= 0 else 0

        self.nearest = sorted(found, key=away)


def _by_range(words: MatchWords, what: str, keys: Sequence[str], near: Container[str]) -> Parts:
    """Return those in range and those out of it."""
    return [
        (words.say(f"archutheon-part-{what}-near"), [key for key in keys if key in near]),
        (words.say(f"archutheon-part-{what}-far"), [key for key in keys if key not in near]),
    ]


def _with_nothing(found: Parts, keys: Sequence[str]) -> Parts:
    """Return the parts that have answers, and last the answer that names nothing."""
    return [(name, members) for name, members in [*found, ("", [key for key in keys if key == NO_ONE])] if members]


def _heroes(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return heroes of both sides by side: enemies first, but own heroes for a text that helps; nothing for one side alone."""
    foes, own = sides.split(view, [key for key in keys if key != NO_ONE])
    if not foes or not own:
        return []
    op = effects.op_of(words, decision)
    found = [(words.say("archutheon-part-foes"), foes), (words.say("archutheon-part-own"), own)]
    return _with_nothing(found[::-1] if op is not None and sides.is_help(op) else found, keys)


def _walkers(_words: MatchWords, _decision: Decision, keys: Sequence[str], _view: View) -> Parts:
    """Return the heroes who may move with how far, and last that nobody else does."""
    return [("", [key for key in keys if key != STOP]), ("", [key for key in keys if key == STOP])]


ORDERED: Mapping[str, Callable[[MatchWords, Decision, Sequence[str], View], Parts]] = {
    "target": _targets,
    "area": _areas,
    "walker": _walkers,
    **dict.fromkeys(("who", "aim"), _heroes),
    **dict.fromkeys(cells.MOVES, _cells),
}
"""Functions for the parts of answers that are heroes, areas or cells, by kind of question."""
