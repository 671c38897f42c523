"""The effects that apply at a moment, and their order (BC-26 to BC-30, BC-40, BC-41, BC-48)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.battlecon.board import Attack, BattleconPlay, Board, Fighter, Moment, active_first, in_teams
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.independence import Around, wakes
from engines.battlecon.content.pack import Pack, Sides
from engines.battlecon.content.vocabulary import Condition, When
from engines.battlecon.derived.conditions import holds, holds_all
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import held, ruled
from engines.battlecon.effects.doing import (
    apply,
    either_side,
    opponent_of_moment,
)
from engines.battlecon.effects.paying import payable, vain
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

moment_steps = Steps()
step = moment_steps.step

PHASES: frozenset[When] = frozenset({"antes", "reveal", "start", "before", "hit", "damage", "after", "end", "recycle"})
"""The time conditions that are phases, in which each effect applies once; the others are moments, once a beat (BC-41)."""

SILENCED = PHASES - {"antes"}


# ---------------------------------------------------------------- which


def at_moment(
    play: BattleconPlay, when: When, fighter: int = -1, subject: int = -1, event: int = 0, done: tuple[str, ...] = ()
) -> bool:
    """Schedule all effects of a moment: of one fighter, or of all, the active one's first (BC-40). Return whether any wait."""
    board, pack = play.board, play.pack
    for i in range(len(board.fighters)) if fighter < 0 else (fighter,):
        other = board.fighters[i]
        there = fighter >= 0 or not other.out
        if there and may_apply(pack, other, when) and when in held(board, pack, i).waiting:
            fighters = tuple(active_first(board)) if fighter < 0 else (fighter,)
            play.scope(Moment(when, fighters, subject, event, done), next_effect)
            return True
    return False


def may_apply(pack: Pack, fighter: Fighter, when: When) -> bool:
    """Return whether any part in a fighter's hands may apply at a moment at all, including tokens handed over."""
    return when in pack.moments[fighter.kit] or (bool(fighter.now.used) and when in pack.handed_moments)


def waits(play: BattleconPlay, moment: Moment, i: int) -> list[str]:
    """Return the effects of a fighter that apply at this moment and have not been applied or declined (BC-48).

    The second effect of the same name, of a card that counts twice, has a "+" behind it.
    """
    found = []
    for known, effect, sides in _left(play, moment, i):
        name = known.rstrip("+")
        for side in sides:
            if _open(side, name, effect):
                found.append(known)
                break
    return found


def _left(play: BattleconPlay, moment: Moment, i: int) -> Sequence[tuple[str, Effect, tuple[Here, ...]]]:
    """Return the effects of a fighter that have not been applied or declined at this moment, each with its contexts."""
    board, pack, when = play.board, play.pack, moment.when
    fighter = board.fighters[i]
    if fighter.out or not may_apply(pack, fighter, when):
        return ()
    waiting = held(board, pack, i).waiting.get(when)
    if not waiting:
        return ()
    done, once = moment.done, fighter.now.once
    left = [one for one in waiting if one[0] not in once and f"{i}:{one[0]}" not in done] if done or once else waiting
    if not left or (when in SILENCED and ruled(board, pack, i, "silenced")):
        return ()
    attack = play.within(Attack)
    opponent = opponent_of_moment(moment, attack)
    found = []
    for known, part, effect in left:
        here = Here(board, pack, i, part, opponent, None, attack, moment.event)
        found.append((known, effect, either_side(here) or (here,)))
    return found


def _open(here: Here, name: str, effect: Effect) -> bool:
    """Return whether an effect can be applied with the context's opponent."""
    if effect.if_ and not holds_all(here, effect.if_):
        return False
    return payable(here, name) and not (effect.may and vain(here, name))


def opponent_left(here: Here, name: str) -> int:
    """Return the opponent of an effect: if it can be applied to one side's only, that one (BC-61)."""
    fit = [side.opponent for side in either_side(here) if _open(side, name, here.pack.effect[name])]
    return fit[0] if len(fit) == 1 else here.opponent


@step
def next_effect(play: BattleconPlay) -> None:
    """Apply or offer the waiting effects; come back until none is left, including those that have become possible meanwhile."""
    fighters, moment = play.board.fighters, play.record(Moment)
    for mates in _by_team(play.board, moment.fighters):
        waiting = {i: found for i in mates if (found := waits(play, moment, i))}
        if not waiting:
            continue
        if first := clear_first(play, moment, mates, waiting):
            take(play, moment, *first)
            return
        if len(waiting) > 1:
            options = [Option(str(i), (i,), ()) for i in sorted(waiting)]
            play.ask(fighters[min(waiting)].seat, "tie", options, offer_effects)
        else:
            offer(play, moment, *next(iter(waiting.items())))
        return


def _by_team(board: Board, fighters: Sequence[int]) -> Sequence[Sequence[int]]:
    """Return fighters in groups of mates; groups and mates stay in the order given."""
    if not in_teams(board):
        return [(i,) for i in fighters]
    groups: dict[int, list[int]] = {}
    for i in fighters:
        groups.setdefault(board.fighters[i].team, []).append(i)
    return list(groups.values())


def clear_first(
    play: BattleconPlay, moment: Moment, mates: Sequence[int], waiting: Mapping[int, Sequence[str]]
) -> tuple[int, str] | None:
    """Return a compulsory effect that may come before all others that wait, its fighter first: nobody is asked for it
    (BC-40).

    Effects that another one of them may yet make possible count with them.
    """
    every = [(i, known, known.rstrip("+")) for i, found in waiting.items() for known in found]
    pack = play.pack
    if len(every) == 1:
        i, known, name = every[0]
        return None if pack.effect[name].may else (i, known)
    sides = _sides(play, mates[0])
    for at, (i, known, name) in enumerate(every):
        if pack.effect[name].may:
            continue
        others = [(j, other) for n, (j, _, other) in enumerate(every) if n != at]
        if not all(pack.any_order(sides, name, other, mates=i != j) for j, other in others):
            continue
        woken = _wakeable(play, moment, mates, [pack.effect[other] for _, other in others], pack.around(sides))
        if not others or all(pack.any_order(sides, name, other, mates=i != j) for j, other in woken):
            return i, known
    return None


def _sides(play: BattleconPlay, i: int) -> Sides:
    board = play.board
    team = board.fighters[i].team
    mine = sorted(fighter.kit for fighter in board.fighters if fighter.team == team)
    return tuple(mine), tuple(sorted(fighter.kit for fighter in board.fighters if fighter.team != team))


def _wakeable(
    play: BattleconPlay, moment: Moment, mates: Sequence[int], waiting: Sequence[Effect], around: Around
) -> Iterator[tuple[int, str]]:
    """Yield the effects that cannot be applied now, but could after some of those that wait, or of each other."""
    asleep = [
        (i, known.rstrip("+"), [one for one in effect.if_ if not any(holds(side, one) for side in sides)])
        for i in mates
        for known, effect, sides in _left(play, moment, i)
        if not any(_open(side, known.rstrip("+"), effect) for side in sides)
    ]
    for at, (i, name, failing) in enumerate(asleep):
        effect = play.pack.effect[name]
        stirring = (*waiting, *(play.pack.effect[other] for n, (_, other, _) in enumerate(asleep) if n != at))
        wanted: list[tuple[Condition, ...] | Effect] = [(condition,) for condition in failing] or [effect]
        if all(any(wakes(other, want, around) for other in stirring) for want in wanted):
            yield i, name


@step
def offer_effects(play: BattleconPlay, fighter: int) -> None:
    """Go on with the effects of the fighter that its team has chosen (BC-89)."""
    play.todo((offer_next, fighter))


@step
def offer_next(play: BattleconPlay, fighter: int) -> None:
    """Go on with this fighter's effects."""
    moment = play.record(Moment)
    offer(play, moment, fighter, waits(play, moment, fighter))


def offer(play: BattleconPlay, moment: Moment, i: int, waiting: Sequence[str]) -> None:
    """Apply the only effect of those that wait, or ask for the next one; optional ones may be declined, all that are left.

    Of an effect that applies twice only the first is offered: they are the same.
    """
    effects = play.pack.effect
    found = [name for name in waiting if not name.endswith("+") or name[:-1] not in waiting]
    may = [effects[name.rstrip("+")].may for name in found]
    if len(found) == 1 and not may[0]:
        take(play, moment, i, found[0])
        return
    options = [Option(name, (i, name), ()) for name in sorted(found)]
    if all(may):
        options.append(Option("decline", (i, ""), ()))
    play.ask(play.board.fighters[i].seat, "effect", options, effect_picked)


@step
def effect_picked(play: BattleconPlay, fighter: int, name: str) -> None:
    """Carry out the picked effect, or decline all that were offered."""
    moment = play.record(Moment)
    if name:
        take(play, moment, fighter, name)
        return
    declined = tuple([f"{fighter}:{other}" for other in waits(play, moment, fighter)])
    moment.done = (*moment.done, *declined)
    play.todo(next_effect)


def take(play: BattleconPlay, moment: Moment, i: int, known: str) -> None:
    """Carry out a waiting effect, then look again."""
    moment.done = (*moment.done, f"{i}:{known}")
    name = known.rstrip("+")
    fighter = play.board.fighters[i]
    if moment.when not in PHASES and not play.pack.effect[name].each:
        fighter.now.once = (*fighter.now.once, known)
    attack = play.within(Attack)
    opponent = opponent_of_moment(moment, attack)
    if in_teams(play.board):
        part = name.partition("/")[0]
        here = Here(play.board, play.pack, i, part, opponent, None, attack, moment.event)
        opponent = opponent_left(here, name)
    apply(play, i, name, opponent, moment.event)
    play.todo(next_effect)
