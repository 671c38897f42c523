"""Which effects apply at a moment, in which order, and the carrying out of one (BC-26 to BC-30, BC-40, BC-41, BC-48)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.battlecon.amounts import count_tokens, number
from engines.battlecon.board import Attack, BPlay, Doing, Fighter, Moment, active_first
from engines.battlecon.conditions import holds, holds_all
from engines.battlecon.content import Pack, Sides
from engines.battlecon.doing import (
    DO,
    applicable,
    came_to,
    could,
    either_side,
    here_of,
    is_aimed,
    meant_opponent,
    span,
)
from engines.battlecon.grammar import AnyOp, Choose, Effect, Hook
from engines.battlecon.here import Here
from engines.battlecon.independence import Around, wakes
from engines.battlecon.inforce import held, ruled
from engines.battlecon.opcodes import Again, PayLife, Rule, Spend
from engines.battlecon.sources import finisher_name
from engines.battlecon.vocabulary import Condition, When
from engines.kernel.model import Option
from engines.kernel.steps import Steps

effect_steps = Steps()
step = effect_steps.step

PHASES: frozenset[When] = frozenset({"antes", "reveal", "start", "before", "hit", "damage", "after", "end", "recycle"})
"""Conditions of time that are phases, in which each effect applies once; the others are moments, once a beat (BC-41)."""

SILENCED = PHASES - {"antes"}


# ---------------------------------------------------------------- which


def at_moment(
    play: BPlay, when: When, fighter: int = -1, subject: int = -1, event: int = 0, done: tuple[str, ...] = ()
) -> bool:
    """Schedule all effects of a moment: of one fighter, or of all, the active one's first (BC-40). Return whether any wait."""
    board, pack = play.board, play.pack
    moments = pack.moments
    for other in board.fighters:
        if when in moments[other.kit]:
            break
    else:
        return False  # most moments pass without any effect
    fighters = tuple(active_first(board)) if fighter < 0 else (fighter,)
    for i in fighters:
        if may_apply(pack, board.fighters[i], when) and when in held(board, pack, i).waiting:
            play.scope(Moment(when, fighters, subject, event, done), next_effect)
            return True
    return False


def may_apply(pack: Pack, fighter: Fighter, when: When) -> bool:
    """Return whether anything in a fighter's hands may apply at a moment at all, tokens handed over among them."""
    return when in pack.moments[fighter.kit] or (bool(fighter.now.used) and when in pack.handed_moments)


def waits(play: BPlay, moment: Moment, i: int) -> Iterator[str]:
    """Return the effects of a fighter that apply at this moment and have not been applied or declined (BC-48).

    The second effect of the same name, of a card that counts twice, has a "+" behind it.
    """
    for known, effect, sides in _left(play, moment, i):
        name = known.rstrip("+")
        for side in sides:
            if _open(side, name, effect):
                yield known
                break


def _left(play: BPlay, moment: Moment, i: int) -> Iterator[tuple[str, Effect, tuple[Here, ...]]]:
    """Return the effects of a fighter that have not been applied or declined at this moment, each with where it is read."""
    board, pack = play.board, play.pack
    fighter = board.fighters[i]
    if fighter.out or not may_apply(pack, fighter, moment.when):
        return
    if moment.when in SILENCED and ruled(board, pack, i, "silenced"):
        return
    attack = play.within(Attack)
    opponent = meant_opponent(moment, attack)
    for known, part, effect in held(board, pack, i).waiting.get(moment.when, ()):
        if f"{i}:{known}" not in moment.done and known not in fighter.now.once:
            here = Here(board, pack, i, part, opponent, None, attack, moment.event)
            yield known, effect, either_side(here) or (here,)


def _open(here: Here, name: str, effect: Effect) -> bool:
    """Return whether an effect can be applied, with the opponent that is read from."""
    return holds_all(here, effect.if_) and payable(here, name) and not vain(here, name)


def opponent_left(here: Here, name: str) -> int:
    """Return the opponent of an effect: if it can be applied to the one on one side alone, that one (BC-61)."""
    fit = [side.opponent for side in either_side(here) if _open(side, name, here.pack.effect[name])]
    return fit[0] if len(fit) == 1 else here.opponent


def vain(here: Here, name: str) -> bool:
    """Return whether an optional effect would do nothing at all but cost something: then it is not offered (BC-48)."""
    effect = here.pack.effect[name]
    if not effect.may:
        return False
    return not any(could(here, op) for op in bought(effect))


def bought(effect: Effect) -> Sequence[AnyOp]:
    """Return the ops of an effect besides what it costs; all if it does nothing else."""
    return [op for op in effect.do if not isinstance(op, Spend | PayLife)] or effect.do


def payable(here: Here, name: str) -> bool:
    """Return whether what an effect begins with paying can be paid in full (BC-25, BC-75)."""
    op, *rest = here.pack.effect[name].do
    if isinstance(op, Choose):
        return any(payable_op(here, option[0]) for option in op.options)
    if isinstance(op, Spend | PayLife) and rest and all(_again_spent(here, other) for other in rest):
        return False
    return bool(op.if_) or payable_op(here, op)


def _again_spent(here: Here, op: AnyOp) -> bool:
    """Whether an op is an attack again that this part has had this beat: it would be paid for in vain (BC-96)."""
    once = here.board.fighters[here.who].now.once
    return isinstance(op, Again) and isinstance(op.times, int) and f"again {here.part}" in once


def payable_op(here: Here, op: AnyOp) -> bool:
    """Return whether what an op costs can be paid in full: tokens, life, or the force for a finisher."""
    fighter = here.board.fighters[here.who]
    if isinstance(op, Hook) and op.name == "play_finisher":
        name = finisher_name(here.pack, fighter)
        banned = not name or any(op.rule == "unplayable" for op in lasting_rules(here, name))
        return not banned and here.board.force[fighter.team] >= fighter.life
    if isinstance(op, PayLife):
        return fighter.life > number(here, op.by)
    if not isinstance(op, Spend):
        return True
    least, most = span(here, op.count)
    if isinstance(op.count, tuple):
        return most > 0 and count_tokens(here, "tokens", "self", op.token) >= max(least, 1)
    return count_tokens(here, "tokens", "self", op.token) >= most


def lasting_rules(here: Here, part: str) -> Iterator[Rule]:
    """Return the rules that a card of one's own would put in force if it were played now."""
    for gifts in here.pack.gifts.get(part, {}).values():
        for op, conditions in gifts:
            if isinstance(op, Rule) and holds_all(Here(here.board, here.pack, here.who, part), conditions):
                yield op


@step
def next_effect(play: BPlay) -> None:
    """Apply or offer what waits now; comes back until nothing is left, also of what has become possible meanwhile."""
    fighters, moment = play.board.fighters, play.record(Moment)
    for team in dict.fromkeys([fighters[i].team for i in moment.fighters]):
        mates = [i for i in moment.fighters if fighters[i].team == team]
        waiting = {i: found for i in mates if (found := list(waits(play, moment, i)))}
        if not waiting:
            continue
        if first := clear_first(play, moment, mates, waiting):
            take(play, moment, *first)
            return
        if len(waiting) > 1:
            options = [Option(str(i), (i,), ()) for i in sorted(waiting)]
            play.ask(fighters[min(waiting)].seat, "tie", options, offer_effects)
        else:
            offer(play, moment, next(iter(waiting)))
        return


def clear_first(
    play: BPlay, moment: Moment, mates: Sequence[int], waiting: Mapping[int, Sequence[str]]
) -> tuple[int, str] | None:
    """Return a compulsory effect that may come before all others that wait, its fighter first: nobody is asked for it (BC-40).

    Those that another one of them may yet make possible count with them.
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


def _sides(play: BPlay, i: int) -> Sides:
    board = play.board
    team = board.fighters[i].team
    mine = sorted(fighter.kit for fighter in board.fighters if fighter.team == team)
    return tuple(mine), tuple(sorted(fighter.kit for fighter in board.fighters if fighter.team != team))


def _wakeable(
    play: BPlay, moment: Moment, mates: Sequence[int], waiting: Sequence[Effect], around: Around
) -> Iterator[tuple[int, str]]:
    """Return the effects that cannot be applied now, but could after some of those that wait, or of each other."""
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
def offer_effects(play: BPlay, fighter: int) -> None:
    """The team has said whose effect comes next (BC-89)."""
    play.todo((offer_next, fighter))


@step
def offer_next(play: BPlay, fighter: int) -> None:
    """Go on with this fighter's effects."""
    offer(play, play.record(Moment), fighter)


def offer(play: BPlay, moment: Moment, i: int) -> None:
    """Apply the only effect that waits, or ask for the next one; optional ones may be declined, all that are left.

    Of an effect that applies twice only the first is offered: they are the same.
    """
    effects = play.pack.effect
    waiting = list(waits(play, moment, i))
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
def effect_picked(play: BPlay, fighter: int, name: str) -> None:
    """Carry out the picked effect, or decline all that were offered."""
    moment = play.record(Moment)
    if name:
        take(play, moment, fighter, name)
        return
    declined = tuple(f"{fighter}:{other}" for other in waits(play, moment, fighter))
    moment.done = (*moment.done, *declined)
    play.todo(next_effect)


def take(play: BPlay, moment: Moment, i: int, known: str) -> None:
    """Carry out an effect that waits, then look again."""
    moment.done = (*moment.done, f"{i}:{known}")
    name = known.rstrip("+")
    fighter = play.board.fighters[i]
    if moment.when not in PHASES and not play.pack.effect[name].each:
        fighter.now.once = (*fighter.now.once, known)
    attack = play.within(Attack)
    here = Here(
        play.board, play.pack, i, name.partition("/")[0], meant_opponent(moment, attack), None, attack, moment.event
    )
    apply(play, i, name, opponent_left(here, name), moment.event)
    play.todo(next_effect)


# ---------------------------------------------------------------- carrying out


def apply(play: BPlay, i: int, name: str, opponent: int = -1, event: int = 0) -> None:
    """Schedule an effect of a fighter."""
    part = name.partition("/")[0]
    play.emit("effect", {"fighter": i, "source": part, "effect": name})
    play.scope(Doing(i, part, name, opponent, event, 0, did=False, crossed=False, over=False), (run, name, 0))


@step
def run(play: BPlay, ops: str, at: int) -> None:
    """Carry out the ops of a list from one on, each when its turn comes."""
    doing = play.record(Doing)
    if doing.over or play.board.fighters[doing.fighter].out or at >= len(play.pack.ops[ops]):
        return
    op = play.pack.ops[ops][at]
    here = here_of(play)
    sides = either_side(here)
    among = [side.opponent for side in sides if applicable(side, op)]
    if len(among) > 1 and is_aimed(op):
        seat = play.board.fighters[doing.fighter].seat
        play.ask(seat, "opponent", [Option(str(i), (i,), ()) for i in sorted(among)], (opponent_meant, ops, at))
        return
    if len(among) == 1 and (is_aimed(op) or op.if_):
        doing.opponent = among[0]
        here = here_of(play)
    if among or (not sides and holds_all(here, op.if_)):
        DO[type(op)](play, here, op)
    else:
        came_to(play, 0)
    play.todo((run, ops, at + 1))


@step
def opponent_meant(play: BPlay, ops: str, at: int, opponent: int) -> None:
    """The player has said which of two opponents an effect is about: so it is to its end (BC-61)."""
    play.record(Doing).opponent = opponent
    play.todo((run, ops, at))
