"""The hook `push_to_edge`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.derived import geometry
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.paths import barred, walk
from engines.battlecon.effects.damage import lose
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.effects.moving import put
from engines.battlecon.effects.refusing import ask_leave, is_refused, refusable
from engines.battlecon.verbs.hooks.hook import hook
from engines.battlecon.verbs.steps import step


@hook()
def push_to_edge(play: BattleconPlay, here: Here, value: int) -> None:
    """Push by the damage dealt as far as the board allows (Fusion); if the edge cut it short the opponent loses life."""
    board, pack = play.board, play.pack
    target, wanted = here.index("opponent"), here.attack.damage if here.attack else 0
    record_result(play, 0)
    if target < 0 or wanted <= 0 or barred(board, pack, target, here.who, approaching=False, walking=True):
        return
    spaces = walk(board, pack, target, -geometry.towards(board, target, here.who), own=False)
    if spaces and refusable(play, target, here.who):
        play.todo((ask_push, target, wanted, value))
    else:
        _push(play, here.who, target, wanted, value)


@step
def ask_push(play: BattleconPlay, target: int, wanted: int, value: int) -> None:
    """Ask a fighter that may refuse movements (BC-92)."""
    ask_leave(play, target, (push_answer, target, wanted, value))


@step
def push_answer(play: BattleconPlay, target: int, wanted: int, value: int, answer: str) -> None:
    """Push unless refused."""
    by = here_of(play).who
    if not is_refused(play, target, by, answer):
        _push(play, by, target, wanted, value)


def _push(play: BattleconPlay, by: int, target: int, wanted: int, value: int) -> None:
    board = play.board
    away = -geometry.towards(board, target, by)
    spaces = walk(board, play.pack, target, away, own=False)[:wanted]
    last = spaces[-1] if spaces else board.fighters[target].space
    at_edge = geometry.behind(board, target, by) is None if not spaces else _edge_beyond(play, last, away)
    if spaces:
        put(play, "push", by, target, last, len(spaces))
    if len(spaces) < wanted and at_edge:
        lose(play, target, value)


def _edge_beyond(play: BattleconPlay, space: int, away: int) -> bool:
    """Return whether there is no free space further that way."""
    free = geometry.free_spaces(play.board)
    return not any((s - space) * away > 0 for s in free)
