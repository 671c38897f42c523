"""Movement of fighters (BC-50 to BC-59, BC-91, BC-92): its interruptions and its consequences."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Board, Doing, enemies
from engines.battlecon.derived import geometry
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.derived.paths import OWN, Way, barred, passed, walk
from engines.battlecon.effects.damage import hurt
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.moments import at_moment
from engines.battlecon.effects.refusing import ask_leave, is_refused, refusable
from engines.kernel.steps.registry import Steps

moving_steps = Steps()
step = moving_steps.step


def begin(play: BattleconPlay, way: str, by: int, w: Way) -> None:
    """Apply the effects that interrupt an own advance or retreat; then move, if it is still possible (BC-41)."""
    board = play.board
    watchers = _watchers(play, by) if by == w.mover else []
    if not watchers and way == "close":
        _close_up(play, by, w, geometry.towards(board, w.mover, w.other))
        return
    if not watchers:
        commit(play, way, by, w)
        return
    approaching = (w.space - board.fighters[w.mover].space) * geometry.towards(board, w.mover, w.other) > 0
    moment = "opponent_advances" if approaching else "opponent_retreats"
    for enemy in watchers:
        at_moment(play, moment, enemy, w.mover)  # type: ignore[arg-type]  # one of the two
    play.todo(
        (go_on, way, by, w.mover, w.other, w.space, w.steps, geometry.towards(board, w.mover, w.other), approaching)
    )


def _watchers(play: BattleconPlay, by: int) -> list[int]:
    """Return the enemies whose opponent is the mover and who have an effect that interrupts an advance or retreat (BC-61)."""
    board, pack = play.board, play.pack
    watching = [enemy for enemy in enemies(board, by) if pack.interrupters[board.fighters[enemy].kit]]
    return [enemy for enemy in watching if by in geometry.opponents(board, enemy)]


@step
def go_on(
    play: BattleconPlay, way: str, by: int, mover: int, other: int, space: int, steps: int, near: int, approaching: bool
) -> None:
    """Move after an interruption: same direction and number, if still possible in full and not forbidden (BC-41, BC-50).

    A closing goes as near as it now can (BC-52).
    """
    board, pack = play.board, play.pack
    if board.fighters[mover].out or barred(board, pack, mover, by, approaching, walking=way != "teleport"):
        record_result(play, 0)
        return
    if way == "close":
        _close_up(play, by, Way(mover, other, space, steps), near)
        return
    if way == "teleport":
        possible = space in geometry.free_spaces(board)
        end = space
    else:
        spaces = walk(board, pack, mover, near if approaching else -near, own=mover == by)
        possible = 0 < steps <= len(spaces)
        end = spaces[steps - 1] if possible else space
    if possible:
        commit(play, way, by, Way(mover, other, end, steps))
    else:
        record_result(play, 0)


def _close_up(play: BattleconPlay, by: int, w: Way, direction: int) -> None:
    """Close by as many spaces as there are before the opponent, up to the given number (BC-52)."""
    spaces = walk(play.board, play.pack, w.mover, direction, own=True)[: w.steps]
    spaces = [s for s in spaces if (play.board.fighters[w.other].space - s) * direction > 0]
    if spaces:
        commit(play, "close", by, Way(w.mover, w.other, spaces[-1], len(spaces)))
    else:
        record_result(play, 0)


# ---------------------------------------------------------------- the movement itself


def commit(play: BattleconPlay, way: str, by: int, w: Way) -> None:
    """Move under the rules of the two fighters: one may stop and push (Claus), another may not be passed (Mimic's)."""
    board, pack = play.board, play.pack
    if way in OWN and (over := passed(board, w.mover, w.space)):
        if ruled(board, pack, w.mover, "stop_and_push"):
            _stop_and_push(play, way, by, w, over)
            return
        followers = [i for i in over if ruled(board, pack, i, "follow_pass")]
        if followers and _follow(play, way, by, w, followers[0]):
            return
    put(play, way, by, w.mover, w.space, w.steps)


def _short_of(play: BattleconPlay, w: Way, other: int) -> tuple[int, list[int]]:
    """Return the direction of a movement, and its spaces before another fighter."""
    board = play.board
    direction = 1 if w.space > board.fighters[w.mover].space else -1
    spaces = walk(board, play.pack, w.mover, direction, own=True)[: w.steps]
    return direction, [s for s in spaces if (board.fighters[other].space - s) * direction > 0]


def _stop_and_push(play: BattleconPlay, way: str, by: int, w: Way, over: tuple[int, ...]) -> None:
    """Stop next to the opponent; push him by the rest of the number as far as it goes, with 1 damage for each space."""
    board, pack = play.board, play.pack
    first = min(over, key=lambda i: geometry.distance(board, w.mover, i))
    direction, before = _short_of(play, w, first)
    rest = w.steps - len(before)
    if before:
        put(play, way, by, w.mover, before[-1], len(before))
    else:
        record_result(play, 0)
    if barred(board, pack, first, w.mover, approaching=False, walking=True):
        return
    if walk(board, pack, first, direction, own=False) and refusable(play, first, w.mover):
        play.todo((ask_shove, w.mover, first, direction, rest))
    else:
        _shove(play, w.mover, first, direction, rest)


@step
def ask_shove(play: BattleconPlay, by: int, target: int, direction: int, steps: int) -> None:
    """Ask a fighter that may refuse movements (BC-92)."""
    ask_leave(play, target, (shove_answer, by, target, direction, steps))


@step
def shove_answer(play: BattleconPlay, by: int, target: int, direction: int, steps: int, answer: str) -> None:
    """Push unless refused; a refused push does no damage."""
    if not is_refused(play, target, by, answer):
        _shove(play, by, target, direction, steps)


def _shove(play: BattleconPlay, by: int, target: int, direction: int, steps: int) -> None:
    pushed = walk(play.board, play.pack, target, direction, own=False)[:steps]
    if pushed:
        put(play, "push", by, target, pushed[-1], len(pushed))
        hurt(play, target, by, len(pushed))


def _follow(play: BattleconPlay, way: str, by: int, w: Way, follower: int) -> bool:
    """Move the fighter that would be passed ahead in the same direction; without room it is passed."""
    board, pack = play.board, play.pack
    direction, before = _short_of(play, w, follower)
    rest = w.steps - len(before)
    ahead = walk(board, pack, follower, direction, own=True)
    if len(ahead) < rest or ruled(board, pack, follower, "no_move"):
        return False
    put(play, "move", follower, follower, ahead[rest - 1], rest)
    spaces = walk(board, pack, w.mover, direction, own=True)[: w.steps]
    put(play, way, by, w.mover, spaces[-1], len(spaces))
    return True


def put(play: BattleconPlay, way: str, by: int, mover: int, space: int, steps: int) -> None:
    """Put a fighter on a space, update the memory, and schedule the consequences (BC-59, BC-90)."""
    board = play.board
    fighter = board.fighters[mover]
    start = fighter.space
    over = () if way == "teleport" else passed(board, mover, space)
    crossed = _crossed(board, mover, start, space)
    fighter.space = space
    fighter.now.moved = True
    if mover == by:
        nearest_last = sorted(over, key=lambda i: -geometry.distance(board, mover, i))
        fighter.now.passed = (*fighter.now.passed, *nearest_last)
    fighter.now.sides = (*fighter.now.sides, *crossed)
    for enemy in crossed:
        rival = board.fighters[enemy].now
        rival.sides = (*rival.sides, mover)
    record_result(play, steps)
    if doing := play.within(Doing):
        doing.crossed = bool(crossed)
    play.emit(events.Moved(mover, by, way, start, space, tuple(over)))
    for enemy in over:
        at_moment(play, "opponent_passed", enemy, mover)
    if board.fighters[by].team != fighter.team:
        at_moment(play, "opponent_moved_me", mover, by)


def _crossed(board: Board, mover: int, start: int, end: int) -> list[int]:
    """Return the enemies on whose other side the mover now is (BC-90)."""
    return [i for i in enemies(board, mover) if (board.fighters[i].space - start) * (board.fighters[i].space - end) < 0]
