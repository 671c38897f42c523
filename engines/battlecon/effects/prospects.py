"""Whether an advantage would change anything, judged by what is open: else it may not be used (BC-35)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.battlecon.content.grammar import AnyOp, Choose, Effect
from engines.battlecon.content.opcodes import (
    Bonus,
    Damage,
    Discard,
    Exhaust,
    Gain,
    Heal,
    Lose,
    MoveMarker,
    RemoveMarker,
    ReturnStyle,
    Stun,
)
from engines.battlecon.content.vocabulary import Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.figures import stable
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import TELLS, opponents_of
from engines.battlecon.effects.markers import reachable
from engines.battlecon.effects.ops import possible
from engines.battlecon.effects.paying import bought
from engines.battlecon.effects.tokens import kinds


def useful(here: Here, effects: Iterable[Effect]) -> bool:
    """Return whether using something with these effects could change anything: what applies later in the beat always may."""
    return any(
        effect.when != "use" or (holds_all(here, effect.if_) and _changes_any(here, bought(effect)))
        for effect in effects
    )


def _changes_any(here: Here, ops: Iterable[AnyOp]) -> bool:
    return any(_changes(here, op) for op in ops)


def _changes(here: Here, op: AnyOp) -> bool:
    if not possible(here, op):
        return False
    if isinstance(op, Choose):
        return any(possible(here, option[0]) and _changes_any(here, option) for option in op.options if option)
    tells = TELLS.get(type(op))
    return tells is None or tells(here, op)


# ---------------------------------------------------------------- op by op


def _meant(here: Here, who: Who) -> tuple[int, ...]:
    """Return whom an op may be about: of several opponents any (BC-61)."""
    if who == "opponent" and here.part not in here.pack.given_tokens:
        return opponents_of(here)
    i = here.index(who)
    return (i,) if i >= 0 else ()


def _heals(here: Here, op: Heal) -> bool:
    hurt = [f for f in (here.board.fighters[i] for i in _meant(here, op.who)) if f.life < f.life_at_start]
    return bool(hurt) and number(here, op.by) > 0


def _takes_life(here: Here, op: Lose) -> bool:
    return number(here, op.by) > 0 and any(here.board.fighters[i].life > 1 for i in _meant(here, op.who))


def _is_something(here: Here, op: Bonus | Damage) -> bool:
    return number(here, op.by) != 0


def _returns(here: Here, op: Gain) -> bool:
    return number(here, op.count) > 0 and any(_has_spent(here, op, i) for i in _meant(here, op.who))


def _has_spent(here: Here, op: Gain, i: int) -> bool:
    if ruled(here.board, here.pack, i, "no_return"):
        return False
    fighter = here.board.fighters[i]
    if op.token is None:
        spent = kinds(here.pack, fighter, fighter.exhausted)
        return any(not (op.fresh and name in fighter.now.used) for name in spent)
    name = here.name(op.token)
    return fighter.exhausted.get(name, 0) > 0 or name in (*fighter.discard_1, *fighter.discard_2)


def _exhausts(here: Here, op: Exhaust) -> bool:
    return number(here, op.count) > 0 and any(_has_supply(here, op, i) for i in _meant(here, op.who))


def _has_supply(here: Here, op: Exhaust, i: int) -> bool:
    fighter = here.board.fighters[i]
    if op.token is not None:
        return fighter.tokens.get(here.name(op.token), 0) > 0
    return bool(kinds(here.pack, fighter, fighter.tokens, foreign=True))


def _stuns(here: Here, op: Stun) -> bool:
    return any(
        not here.board.fighters[i].stunned and not stable(here.board, here.pack, i) for i in _meant(here, op.who)
    )


def _discards(here: Here, op: Discard) -> bool:
    fighters = [here.board.fighters[i] for i in _meant(here, op.who)]
    names = {f.kit: here.pack.bases(f.kit) if op.kind == "base" else here.pack.styles(f.kit) for f in fighters}
    return any(card in names[f.kit] for f in fighters for card in f.hand)


def _returns_style(here: Here, _op: ReturnStyle) -> bool:
    fighters = [here.board.fighters[i] for i in _meant(here, "opponent")]
    return any(f.pair_shown and f.style and not f.finishing for f in fighters)


def _moves_marker(here: Here, op: MoveMarker) -> bool:
    return bool(reachable(here, op))


def _removes_marker(here: Here, op: RemoveMarker) -> bool:
    fixed = ruled(here.board, here.pack, here.who, "marker_fixed")
    return not fixed and here.name(op.marker) in here.board.fighters[here.who].markers


TELLS.update(
    {
        Heal: _heals,
        Lose: _takes_life,
        Bonus: _is_something,
        Damage: _is_something,
        Stun: _stuns,
        Gain: _returns,
        Exhaust: _exhausts,
        Discard: _discards,
        ReturnStyle: _returns_style,
        MoveMarker: _moves_marker,
        RemoveMarker: _removes_marker,
    }
)
