"""Moves of a fighter of BattleCON in words: the space, the fighters passed, the distance, and the attacks that reach then."""

from __future__ import annotations

from engines.battlecon.verbs.hooks.hook import Hook
from engines.battlecon.verbs.moving.move import Move
from engines.battlecon.verbs.moving.teleport import Teleport
from engines.battlecon.views.view import FighterView, View
from engines.kernel.state.model import Decision, Option
from engines.kernel.verbs.lists import walk
from words.battlecon.answers.forecast import Blow, fate_of
from words.battlecon.cards.base import MatchWords, effect_of
from words.common.limits import DESCRIPTION

STAY = "stay"


def option(decision: Decision, key: str) -> Option:
    """Return an option of a question by its key. Raises KeyError if it has none of that key."""
    found = next((option for option in decision.options if option.key == key), None)
    if found is None:
        raise KeyError(key)
    return found


def mover_of(decision: Decision, key: str, view: View) -> FighterView | None:
    """Return the fighter that an answer moves, None for nobody."""
    args = option(decision, key).args
    mover = args[0] if args else None
    if key == STAY or not isinstance(mover, int) or not 0 <= mover < len(view.fighters):
        return None
    return view.fighters[mover]


def movers(decision: Decision, view: View) -> set[int]:
    """Return the fighters that the effect may move; one of them is chosen."""
    found = [mover_of(decision, each.key, view) for each in decision.options]
    return {fighter.index for fighter in found if fighter is not None}


def space_of(key: str) -> int:
    """Return the space that an answer names: "s3" or "2:s3"."""
    return int(key.rpartition("s")[2])


def label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an answer: "To space 4 · past the opponent"."""
    mover = mover_of(decision, key, view)
    if mover is None:
        own = view.doing is None or movers(decision, view) <= {view.doing.fighter}
        return words.say("battlecon-opt-stay" if own else "battlecon-opt-stay-other")
    space = space_of(key)
    text = _to(words, view, mover, space)
    if len(movers(decision, view)) > 1:
        return words.say("battlecon-opt-whom", who=words.who(mover.index), does=text)
    return text


def _to(words: MatchWords, view: View, mover: FighterView, space: int) -> str:
    between = [
        fighter
        for fighter in _enemies(view, mover)
        if min(mover.space, space) < fighter.space < max(mover.space, space)
    ]
    if not between:
        return words.say("battlecon-opt-to", space=space + 1)
    if _teleports(words, view):
        return words.say("battlecon-opt-to-behind", space=space + 1)
    if view.teams:
        names = words.all_who([fighter.index for fighter in between])
        return words.say("battlecon-opt-to-past-names", space=space + 1, names=names)
    by = view.doing.fighter if view.doing is not None else mover.index
    key = "battlecon-opt-to-past" if by == mover.index else "battlecon-opt-to-past-you"
    return words.say(key, space=space + 1)


def _teleports(words: MatchWords, view: View) -> bool:
    """Return whether the current effect moves by teleport alone: a teleport goes past nobody (BC-53)."""
    effect = effect_of(words.pack, view.doing.effect) if view.doing is not None else None
    ops = [op for op in walk(effect.do) if isinstance(op, Move | Teleport)] if effect is not None else []
    return bool(ops) and all(isinstance(op, Teleport) for op in ops)


def does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the result of a movement: the distance to the nearest enemy, in a duel also the fate of both attacks."""
    mover = mover_of(decision, key, view)
    if mover is None:
        return _describe_staying(words, decision, view)
    space = space_of(key)
    near = distance(view, mover, space)
    if near is None:
        return ""
    text = words.say("battlecon-opt-distance", distance=near)
    return _with_attacks(text, words, decision, view, mover, near, space)


def _describe_staying(words: MatchWords, decision: Decision, view: View) -> str:
    """Return the result of not moving, worded as that of a movement so that the two can be compared."""
    doer = view.fighters[view.doing.fighter] if view.doing is not None else None
    near = distance(view, doer) if doer is not None else None
    if doer is None or near is None:
        return ""
    text = words.say("battlecon-opt-distance-now", distance=near)
    return _with_attacks(text, words, decision, view, doer, near, None)


def _with_attacks(
    text: str, words: MatchWords, decision: Decision, view: View, mover: FighterView, near: int, space: int | None
) -> str:
    """Add to a distance whose attack hits from there, in a duel alone; `space` is None if the fighter does not move."""
    enemies = _enemies(view, mover)
    if view.teams or len(enemies) != 1:
        return text
    pair = (mover, enemies[0]) if mover.seat == decision.seat else (enemies[0], mover)
    fates = [_fate(words, view, mover, space, near, attacker, pair[1 - n]) for n, attacker in enumerate(pair)]
    if fates == ["avoided", "avoided"]:
        return words.say("battlecon-opt-avoided-both", does=text)
    attacks = [
        words.say(f"battlecon-opt-attack-{whose}", will=fate)
        for whose, fate in zip(("own", "other"), fates, strict=True)
        if fate
    ]
    if not attacks:
        return text
    attacking = ", ".join(attacks)
    whole = words.say("battlecon-opt-reach", does=text, attacks=f"{attacking[:1].upper()}{attacking[1:]}")
    return whole if len(whole) <= DESCRIPTION else f"{attacking[:1].upper()}{attacking[1:]}"


def _fate(
    words: MatchWords,
    view: View,
    mover: FighterView,
    space: int | None,
    near: int,
    attacker: FighterView,
    target: FighterView,
) -> str:
    """Return the fate of a fighter's attack after the movement; an empty text if none is to come or it is unknown."""
    reaches = _attack_reaches(attacker, near) if _is_yet_to_attack(words, view, attacker) else None
    if reaches is None:
        return ""
    if not reaches:
        return "no"
    if space is None:
        return fate_of(Blow(words.pack, attacker, target, near))
    if target is mover and _dodges(words, view, mover, attacker, space):
        return "avoided"
    return fate_of(Blow(words.pack, attacker, target, near, mover=mover.index))


def _is_yet_to_attack(words: MatchWords, view: View, fighter: FighterView) -> bool:
    """Return whether a fighter's range will yet be checked: not after its attack, nor while it is stunned."""
    if fighter.stunned or view.phase in ("end", "recycle", "over"):
        return False
    effect = effect_of(words.pack, view.doing.effect) if view.doing is not None else None
    its_own = effect is not None and view.doing is not None and view.doing.fighter == fighter.index
    return not fighter.attacks or (its_own and effect is not None and effect.when == "before")


def _dodges(words: MatchWords, view: View, mover: FighterView, attacker: FighterView, space: int) -> bool:
    """Return whether a mover avoids the attacks of opponents that it passes, as with Уворот (BC-69)."""
    effect = effect_of(words.pack, view.doing.effect) if view.doing is not None else None
    dodge = any(isinstance(op, Hook) and op.name == "avoid_passed" for op in (walk(effect.do) if effect else ()))
    between = min(mover.space, space) < attacker.space < max(mover.space, space)
    return dodge and between and not _teleports(words, view)


def distance(view: View, fighter: FighterView, space: int | None = None) -> int | None:
    """Return the distance of a fighter on a space to the nearest enemy (BC-61); None while there is none on the board."""
    at = fighter.space if space is None else space
    return min((abs(enemy.space - at) for enemy in _enemies(view, fighter)), default=None)


def _enemies(view: View, fighter: FighterView) -> list[FighterView]:
    return [other for other in view.fighters if other.team != fighter.team and not other.out and other.space >= 0]


def _attack_reaches(fighter: FighterView, distance: int) -> bool | None:
    """Return whether an attack reaches so far, avoiding apart (BC-11); None where the figures do not tell."""
    figures = fighter.figures
    if figures is None or figures.spaces is not None:
        return None
    if figures.reach is None:
        return False
    return figures.any_range or figures.reach[0] <= distance <= figures.reach[1]
