"""The side that a text's targets are usually on: the enemy's for what harms, the own for what helps.

Only the imagined players of the practice player use it, to waste fewer playouts.
"""

from __future__ import annotations

from functools import lru_cache

from engines.kernel.state.model import Decision
from engines.kernel.verbs.lists import walk
from engines.legends.board import LegendsMatch, Resolving
from engines.legends.content.op import Op
from engines.legends.content.pack import Pack
from engines.legends.round.playing import ops_of, plan, read_play

HARMS = frozenset(
    {"damage", "destroy", "bounce", "counter", "turn", "control", "discard", "reveal", "sacrifice", "fight"}
)
"""The verbs that are done to the enemy."""


def lean(pack: Pack, match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the answers to a question for a target that are on the usual side, all where it has none there."""
    harms = _harms(pack, match, asked)
    board = match.board
    own = {str(p.uid) for p in board.permanents if p.controller == asked.seat} | {f"seat{asked.seat}"}
    wanted = [option.key for option in asked.options if (option.key in own) != harms]
    return wanted or [option.key for option in asked.options]


def _harms(pack: Pack, match: LegendsMatch, asked: Decision) -> bool:
    """Return whether the text that asks for this target harms it."""
    lane = match.lanes.get(asked.seat)
    if lane is not None and lane.draft:
        what = read_play(match.board, lane.draft[0])
        stages = plan(pack, what)
        return text_harms(pack, ops_of(what), stages[: len(lane.draft) - 1].count("target"))
    record = next((s.record for s in reversed(match.scopes) if isinstance(s.record, Resolving)), None)
    return record is None or text_harms(pack, record.ops, len(record.targets))


def text_harms(pack: Pack, ops: str, target: int) -> bool:
    """Return whether a text harms what its first target names, or its second one."""
    return _reads_harm(pack.ops[ops], ("target", "second")[target])


@lru_cache(maxsize=1024)
def _reads_harm(ops: tuple[Op, ...], role: str) -> bool:
    for op in walk(ops):
        if op.about() == role or getattr(op, "foe", None) == role:
            by = getattr(op, "by", 0)
            return op.tag() in HARMS or (isinstance(by, int) and by < 0)
    return True
