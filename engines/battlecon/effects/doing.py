"""Carrying out an effect, one op after the other: its context, its opponent, its result."""

from __future__ import annotations

from msgspec.structs import replace

from engines.battlecon import events
from engines.battlecon.board import Attack, BattleconPlay, Doing, Moment
from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Span, Who
from engines.battlecon.derived import geometry
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.here import Here
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.lists import runner

doing_steps = Steps()
step = doing_steps.step


def here_of(play: BattleconPlay) -> Here:
    """Return the context of the effect that is being carried out."""
    return _here_of(play, play.record(Doing))


def _here_of(play: BattleconPlay, doing: Doing) -> Here:
    attack = play.within(Attack)
    return Here(play.board, play.pack, doing.fighter, doing.source, doing.opponent, doing, attack, doing.event)


def opponent_of_moment(moment: Moment, attack: Attack | None) -> int:
    """Return the opponent of a moment's effects: the moment's other fighter, or the target of the attack (BC-61, BC-88)."""
    if moment.subject >= 0:
        return moment.subject
    return attack.target if attack is not None and moment.when in ("hit", "damage") else -1


def opponents_of(here: Here) -> tuple[int, ...]:
    """Return the possible opponents of an op: the determined one, or the nearest on either side (BC-61)."""
    if here.opponent >= 0 or here.part in here.pack.given_tokens:
        known = here.index("opponent")
        return (known,) if known >= 0 else ()
    return geometry.opponents(here.board, here.who)


def either_side(here: Here) -> tuple[Here, ...]:
    """Return the contexts of an effect with each of two opponents; none if the opponent is determined."""
    if len(here.board.fighters) == 2 or here.opponent >= 0:
        return ()
    others = opponents_of(here)
    return tuple(replace(here, opponent=other) for other in others) if len(others) > 1 else ()


def possible_subjects(here: Here, who: Who) -> tuple[int, ...]:
    """Return the fighters that an op may be about: any of several opponents (BC-61)."""
    if who == "opponent" and here.part not in here.pack.given_tokens:
        return opponents_of(here)
    i = here.index(who)
    return (i,) if i >= 0 else ()


def applicable(here: Here, op: Op) -> bool:
    """Return whether an op can be carried out on this opponent (BC-61)."""
    return holds_all(here, op.if_) and op.can(here) and (not op.is_aimed() or op.changes(here))


def span(here: Here, by: Span) -> tuple[int, int]:
    """Return the least and the greatest number that a span allows now, none below 0."""
    if isinstance(by, tuple):
        least, most = number(here, by[0]), number(here, by[1])
    else:
        least = most = number(here, by)
    return max(least, 0), max(most, 0)


def record_result(play: BattleconPlay, amount: int) -> None:
    """Record the result of an op: the number moved, spent, taken; 0 is nothing done (condition "did")."""
    doing = play.within(Doing)
    if doing is not None:
        doing.amount, doing.did = amount, amount > 0


def drop_rest(play: BattleconPlay) -> None:
    """Drop the rest of the effect, whose cost cannot be paid in full (BC-75)."""
    doing = play.record(Doing)
    doing.over = True
    record_result(play, 0)


def _is_over(play: BattleconPlay, _op: Op) -> bool:
    doing = play.record(Doing)
    return doing.over or play.board.fighters[doing.fighter].out


def _begin(play: BattleconPlay, op: Op, ops: str, at: int) -> bool:
    """Carry out an op, or record that it did nothing; if two opponents are possible, ask for one first (BC-61)."""
    doing = play.record(Doing)
    here = _here_of(play, doing)
    sides = either_side(here)
    if not sides:
        if not op.if_ or holds_all(here, op.if_):
            op.do(play, here)
        else:
            record_result(play, 0)
        return True
    among = [side.opponent for side in sides if applicable(side, op)]
    if len(among) > 1 and op.is_aimed():
        seat = play.board.fighters[doing.fighter].seat
        play.ask(seat, "opponent", [Option(str(i), (i,), ()) for i in sorted(among)], (opponent_meant, ops, at))
        return False
    if len(among) == 1 and (op.is_aimed() or op.if_):
        doing.opponent = among[0]
        here = here_of(play)
    if among:
        op.do(play, here)
    else:
        record_result(play, 0)
    return True


run = runner(doing_steps, _is_over, _begin)


def apply(play: BattleconPlay, i: int, name: str, opponent: int = -1, event: int = 0) -> None:
    """Schedule an effect of a fighter."""
    part = name.partition("/")[0]
    play.emit(events.Effect(i, part, name))
    play.scope(Doing(i, part, name, opponent, event, 0, did=False, crossed=False, over=False), (run, name, 0))


@step
def opponent_meant(play: BattleconPlay, ops: str, at: int, opponent: int) -> None:
    """Fix the opponent of an effect to its end, as its player has chosen (BC-61)."""
    play.record(Doing).opponent = opponent
    play.todo((run, ops, at))
