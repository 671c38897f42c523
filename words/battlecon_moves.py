"""Where a fighter of BattleCON may move, in words: the space, whom it goes past, the distance and who reaches whom then."""

from __future__ import annotations

from engines.battlecon.checks import walk
from engines.battlecon.view import FighterView, View
from engines.battlecon.vocabulary import Move, Teleport
from engines.kernel.model import Decision, Option
from words.battlecon_told import MatchWords, effect_of

STAY = "stay"


def option(decision: Decision, key: str) -> Option:
    """Return an option of a question by its key. Raises KeyError if it has none of that key."""
    found = next((option for option in decision.options if option.key == key), None)
    if found is None:
        raise KeyError(key)
    return found


def mover_of(decision: Decision, key: str, view: View) -> FighterView | None:
    """Return whom an answer moves, None for nobody."""
    args = option(decision, key).args
    mover = args[0] if args else None
    if key == STAY or not isinstance(mover, int) or not 0 <= mover < len(view.fighters):
        return None
    return view.fighters[mover]


def movers(decision: Decision, view: View) -> set[int]:
    """Return the fighters of whom one may be moved."""
    found = [mover_of(decision, each.key, view) for each in decision.options]
    return {fighter.index for fighter in found if fighter is not None}


def space_of(key: str) -> int:
    """Return the space that an answer names: "s3" or "2:s3"."""
    return int(key.rpartition("s")[2])


def label(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer: "To space 4 · past the opponent"."""
    mover = mover_of(decision, key, view)
    if mover is None:
        own = view.doing is None or movers(decision, view) <= {view.doing.fighter}
        return told.say("battlecon-opt-stay" if own else "battlecon-opt-stay-other")
    space = space_of(key)
    text = _to(told, view, mover, space)
    if len(movers(decision, view)) > 1:
        return told.say("battlecon-opt-whom", who=told.who(mover.index), does=text)
    return text


def _to(told: MatchWords, view: View, mover: FighterView, space: int) -> str:
    between = [
        fighter
        for fighter in _enemies(view, mover)
        if min(mover.space, space) < fighter.space < max(mover.space, space)
    ]
    if not between:
        return told.say("battlecon-opt-to", space=space + 1)
    if _teleports(told, view):
        return told.say("battlecon-opt-to-behind", space=space + 1)
    if view.teams:
        names = told.all_who([fighter.index for fighter in between])
        return told.say("battlecon-opt-to-past-names", space=space + 1, names=names)
    by = view.doing.fighter if view.doing is not None else mover.index
    key = "battlecon-opt-to-past" if by == mover.index else "battlecon-opt-to-past-you"
    return told.say(key, space=space + 1)


def _teleports(told: MatchWords, view: View) -> bool:
    """Whether the effect that is carried out moves by teleport alone: who teleports moves past nobody (BC-53)."""
    effect = effect_of(told.pack, view.doing.effect) if view.doing is not None else None
    ops = [op for op in walk(effect.do) if isinstance(op, Move | Teleport)] if effect is not None else []
    return bool(ops) and all(isinstance(op, Teleport) for op in ops)


def does(told: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return what a movement comes to: the distance to the nearest enemy, in a duel also whose attack will reach."""
    mover = mover_of(decision, key, view)
    if mover is None:
        near = distance(view, view.fighters[view.doing.fighter]) if view.doing is not None else None
        return "" if near is None else told.say("battlecon-opt-distance-now", distance=near)
    space = space_of(key)
    near = distance(view, mover, space)
    if near is None:
        return ""
    text = told.say("battlecon-opt-distance", distance=near)
    enemies = _enemies(view, mover)
    if view.teams or len(enemies) != 1:
        return text
    own = mover if mover.seat == decision.seat else enemies[0]
    other = enemies[0] if own is mover else mover
    reaches = [_reaches(fighter, near) for fighter in (own, other)]
    if None in reaches:
        return text
    mine, theirs = ("yes" if reach else "no" for reach in reaches)
    return told.say("battlecon-opt-reach", does=text, own=mine, other=theirs)


def distance(view: View, fighter: FighterView, space: int | None = None) -> int | None:
    """Return the distance of a fighter on a space to the nearest enemy (BC-61); None while there is none on the board."""
    at = fighter.space if space is None else space
    return min((abs(enemy.space - at) for enemy in _enemies(view, fighter)), default=None)


def _enemies(view: View, fighter: FighterView) -> list[FighterView]:
    return [other for other in view.fighters if other.team != fighter.team and not other.out and other.space >= 0]


def _reaches(fighter: FighterView, distance: int) -> bool | None:
    """Return whether an attack reaches so far, avoiding apart (BC-11); None where the figures do not tell."""
    figures = fighter.figures
    if figures is None or figures.spaces is not None:
        return None
    if figures.reach is None:
        return False
    return figures.any_range or figures.reach[0] <= distance <= figures.reach[1]
