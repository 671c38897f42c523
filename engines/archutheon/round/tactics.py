"""Tactics: activating a text, collecting Enlightenment, moving heroes (AR-18 to AR-20, AR-48)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Board, Walk, new_execution, squad
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.destinations import destinations, is_bound
from engines.archutheon.derived.flips import flips
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.strikes import aim
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.doing import run
from engines.archutheon.effects.moments import at_moment
from engines.archutheon.effects.moving import arrive
from engines.archutheon.effects.tracks import ask_track, begin_collapse_if_due, moves_of
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

tactics_steps = Steps()
step = tactics_steps.step


# ---------------------------------------------------------------- collecting


def collectable(board: Board, pack: Pack, side: int) -> list[int]:
    """Return the cells from which a side collects: own tokens under own heroes that are neither aloft nor hidden (AR-61,
    AR-67).
    """
    found = set()
    for at in squad(board, side):
        if has(board, at, "aloft") or has(board, at, "stealth"):
            continue
        hero = board.heroes[at]
        cells = range(hero.area * 3, hero.area * 3 + 3) if rule(board, pack, at, "collect_aside") else (hero.cell,)
        found |= {cell for cell in cells if board.tokens.get(cell) == side}
    return sorted(found)


@step
def collect(play: ArchutheonPlay, side: int) -> None:
    """Collect all tokens, and gain a point for each (AR-18)."""
    board, player = play.board, play.board.players[side]
    cells = collectable(board, play.pack, side)
    for cell in cells:
        del board.tokens[cell]
    player.collected += len(cells)
    play.emit(events.Collected(side, tuple(cells), player.collected))
    play.todo((ask_track, side, len(cells), "", False), (begin_collapse_if_due, side))
    at_moment(play, "collected", side)


# ---------------------------------------------------------------- activating


@step
def start_flip(play: ArchutheonPlay, side: int, source: str) -> None:
    """Activate a text."""
    board = play.board
    hero, ops = flips(board, play.pack, side)[source]
    play.emit(events.Flipped(side, source))
    execution = new_execution(side, hero, source)
    execution.at = next(
        (at for at, each in enumerate(board.declared) if each.side == side and each.card == source), NONE
    )
    if execution.at != NONE:
        declared = board.declared[execution.at]
        aim(board, play.pack, declared, execution)
    play.scope(execution, (run, ops, 0))


# ---------------------------------------------------------------- moving


def walkable(board: Board, pack: Pack, side: int) -> list[int]:
    """Return the heroes of a side that could take a step."""
    return [
        at
        for at in squad(board, side)
        if not is_bound(board, at, "step", at)
        and (destinations(board, pack, at, "step", at) or destinations(board, pack, at, "dash", at))
    ]


def dashes(board: Board, pack: Pack, at: int) -> bool:
    """Return whether a text makes a hero's steps Dashes (AR-48)."""
    return rule(board, pack, at, "dash_steps") > 0


@step
def start_walk(play: ArchutheonPlay, side: int, in_defence: bool) -> None:
    """Begin the movement of the track; in defence only its numbers with a shield (AR-19, AR-48)."""
    moves = moves_of(play.board, play.pack, side)
    numbers = [
        (steps, moves.are_dashes(n))
        for n, steps in enumerate(moves.steps)
        if not in_defence or moves.serve_in_defence(n)
    ]
    numbers.sort(reverse=True)
    walk = Walk(side, tuple(steps * 2 + dash for steps, dash in numbers), (), NONE, 0, dash=False)
    play.scope(walk, ask_walker)


@step
def ask_walker(play: ArchutheonPlay) -> None:
    """Ask which hero moves next, by the greatest number left that he can use; "done" at any time (AR-19)."""
    board, walk = play.board, play.record(Walk)
    if not walk.numbers:
        return
    heroes = [at for at in walkable(board, play.pack, walk.side) if at not in walk.moved]
    if not heroes:
        return
    options = [
        Option(f"{at}:{number // 2}{'d' if number % 2 else ''}", (at, number), ())
        for at in heroes
        for number in sorted({*walk.numbers}, reverse=True)
        if destinations(board, play.pack, at, "dash" if number % 2 or dashes(board, play.pack, at) else "step", at)
    ]
    if not options:
        return
    ask(play, board.seats[walk.side], "walker", options, walker_chosen, last=Option("stop", (NONE, 0), ()))


@step
def walker_chosen(play: ArchutheonPlay, at: int, number: int) -> None:
    """Let a hero move by a number, or end the movement."""
    walk = play.record(Walk)
    if at == NONE:
        walk.numbers = ()
        return
    rest = list(walk.numbers)
    rest.remove(number)
    walk.numbers, walk.moved = tuple(rest), (*walk.moved, at)
    board, pack = play.board, play.pack
    walk.hero, walk.dash = at, bool(number % 2) or dashes(board, pack, at)
    walk.left = number // 2 + rule(board, pack, at, "steps")
    play.todo(ask_step, ask_walker)


@step
def ask_step(play: ArchutheonPlay) -> None:
    """Ask for the next step of the hero on the way; he may stop after any (AR-20)."""
    board, walk = play.board, play.record(Walk)
    if walk.left <= 0 or board.heroes[walk.hero].cell < 0 or is_bound(board, walk.hero, "step", walk.hero):
        return
    cells = destinations(board, play.pack, walk.hero, "dash" if walk.dash else "step", walk.hero)
    if not cells:
        return
    names = arena_of(board, play.pack).cell_names
    options = [Option(names[cell], (cell,), ()) for cell in cells]
    ask(play, board.seats[walk.side], "step", options, step_taken, last=Option("stay", (NONE,), ()))


@step
def step_taken(play: ArchutheonPlay, cell: int) -> None:
    """Take the step, and go on with the next one."""
    walk = play.record(Walk)
    walk.left -= 1
    if cell == NONE:
        walk.left = 0
        return
    arrive(play, walk.hero, cell, "dash" if walk.dash else "step", walk.side)
    play.todo(ask_step)
