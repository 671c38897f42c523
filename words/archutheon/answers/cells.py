"""Answers that are cells: steps, Dashes and other movements, objects; with what stands and lies there (AR-11 to AR-14, AR-75)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.rifts import rift_damage
from engines.archutheon.effects.gate import is_held
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers.common import Answer
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.answers.strikes import strike_after
from words.archutheon.cards.base import MatchWords

MOVES = ("dash", "leap", "teleport", "pull", "push", "shift", "fear")
"""Questions about the cell of a movement that a text causes."""

THINGS = ("place", "carry", "carry_to")
"""Questions about the cells of objects."""

STAY = "stay"

LINES = 5
"""Answers, at most, that have a line each with its effect; more of them are buttons with a name alone."""

BUTTONS = 15
"""Answers, at most, that are such buttons; more of them stand in a select with their effects."""


def mover_of(decision: Decision, view: View) -> int:
    """Return the hero whom a question moves, −1 for none."""
    if decision.kind == "step":
        return view.walk.hero if view.walk is not None else -1
    if decision.kind in MOVES:
        found = decision.options[0].args[1]
        return found if isinstance(found, int) else -1
    return -1


def _label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    if key == STAY:
        hero = view.heroes[mover_of(decision, view)]
        return words.say("archutheon-opt-stay", cell=words.cell(hero.cell))
    return key


def step_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the consequences of standing on a cell, and the areas to which one can step on from there (AR-11)."""
    if key == STAY:
        return words.say("archutheon-opt-stay-does")
    cell = words.arena.cell[key]
    parts = arrival(words, view, mover_of(decision, view), cell)
    touched = words.arena.touching[cell]
    if touched:
        parts.append(words.say("archutheon-opt-touches", areas=words.areas(touched)))
    return "; ".join(parts)


def arrival(words: MatchWords, view: View, mover: int, cell: int) -> list[str]:
    """Return the consequences of a hero's standing on a cell, and who is in its area."""
    parts, area = awaiting(words, view, mover, cell), cell // 3
    there = [at for at, each in enumerate(view.heroes) if each.cell >= 0 and each.cell // 3 == area and at != mover]
    if there:
        parts.append(words.say("archutheon-opt-there", names=words.all_who(there)))
    return parts


def awaiting(words: MatchWords, view: View, mover: int, cell: int) -> list[str]:
    """Return the consequences of a hero's standing on a cell: his card's strike, a Rift, a shield, a token, the Gate, the
    Collapse.
    """
    hero, area = view.heroes[mover], cell // 3
    strike = strike_after(words, view, mover)
    parts = [strike.text(cell)] if strike is not None else []
    parts += _thing(words, view, mover, cell)
    side = dict(view.tokens).get(cell)
    if side is not None:
        parts.append(words.say("archutheon-opt-token", whose="own" if side == hero.side else "enemy"))
    if aside := dict(view.aside).get(area):
        parts.append(words.say("archutheon-opt-aside", what=words.aside(aside)))
    if hero.number == 1 and area != hero.cell // 3 and area == gate_area(words, view):
        parts.append(_gate(words, view, mover, cell))
    if area in view.zone:
        parts.append(words.say("archutheon-opt-zone", health=hero.health // 2))
    return parts


def ahead(words: MatchWords, decision: Decision, view: View) -> list[str]:
    """Return the consequences that await on the cells of a movement, each with its cells; the rarest come first.

    Few answers have lines of their own, which say it, and cells of a movement before a strike stand in selects that do.
    """
    if decision.kind not in ("step", *MOVES) or len(decision.options) <= LINES:
        return []
    if strike_after(words, view, mover_of(decision, view)) is not None:
        return []
    found: dict[str, list[str]] = {}
    for key in (option.key for option in decision.options if option.key != STAY):
        for part in awaiting(words, view, mover_of(decision, view), words.arena.cell[key]):
            found.setdefault(part, []).append(key)
    ordered = sorted(found.items(), key=lambda item: len(item[1]))
    lines = [words.say("archutheon-aside-cells", cells=", ".join(keys), what=part) for part, keys in ordered]
    return [*lines, *_touching(words, decision)]


def _touching(words: MatchWords, decision: Decision) -> list[str]:
    """Return the areas that each cell touches, to which one can go on from there (AR-11): of cells that are buttons."""
    cells = [option.key for option in decision.options if option.key != STAY]
    if len(cells) > BUTTONS:
        return []
    found = [(key, words.arena.touching[words.arena.cell[key]]) for key in cells]
    texts = [words.say("archutheon-aside-touches", cell=key, areas=words.areas(areas)) for key, areas in found if areas]
    return [words.say("archutheon-aside-touching", cells="; ".join(texts))] if texts else []


def _thing(words: MatchWords, view: View, mover: int, cell: int) -> list[str]:
    thing = dict(view.things).get(cell, "")
    if not thing:
        return []
    board = board_of(view, words.pack)
    if thing != "rift":
        bare = rule(board, words.pack, mover, "open_cover", About(thing=thing))  # type: ignore[arg-type]  # of the engine
        return [words.say("archutheon-opt-thing", thing=thing, bare="yes" if bare else "no")]
    damage = rift_damage(board, words.pack, mover)
    hero = view.heroes[mover]
    return [words.say("archutheon-opt-rift", damage=damage, after=max(hero.health - damage, 0))]


def gate_area(words: MatchWords, view: View) -> int:
    """Return the area of the Gate, −1 once it is open."""
    way = words.arena.gate_areas
    return way[view.gate] if 0 <= view.gate < len(way) else -1


def _gate(words: MatchWords, view: View, mover: int, cell: int) -> str:
    """Return whether a leader's coming shifts the Gate, and whether it wins."""
    board = board_of(view, words.pack)
    hero = board.heroes[mover]
    hero.cell = cell
    if is_held(board, words.pack, mover):
        return words.say("archutheon-opt-gate-held")
    place = view.gate + (1 if hero.side == 0 else -1)
    wins = not 0 <= place < len(words.arena.gate_areas)
    return words.say("archutheon-opt-gate", wins="yes" if wins else "no")


# -------------------------------------------------------------------- objects


def thing_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the hero on the cell of an object, and whom a Rift would hurt there."""
    cell = words.arena.cell[key]
    at = next((at for at, hero in enumerate(view.heroes) if hero.cell == cell), -1)
    if at < 0:
        there = [at for at, each in enumerate(view.heroes) if each.cell >= 0 and each.cell // 3 == cell // 3]
        return words.say("archutheon-opt-there", names=words.all_who(there)) if there else ""
    hurts = decision.kind == "carry_to" and decision.options[0].args[2] and thing_of(decision, view) == "rift"
    damage = rift_damage(board_of(view, words.pack), words.pack, at) if hurts else 0
    return words.say("archutheon-opt-under", who=words.who(at), damage=damage, after=view.heroes[at].health - damage)


def thing_of(decision: Decision, view: View) -> str:
    """Return the object that a question is about."""
    args = decision.options[0].args
    if decision.kind == "place":
        return str(args[1])
    cell = args[0] if decision.kind == "carry" else args[1]
    return dict(view.things).get(cell, "rift") if isinstance(cell, int) else "rift"


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys(("step", *MOVES), (_label, step_does)),
    **dict.fromkeys(THINGS, (_label, thing_does)),
}
"""Functions for the label and the effect of a cell, by kind of question."""

CELL_QUESTIONS = frozenset(ANSWERS)
"""Questions whose answers are cells."""
