"""The reveal: pairs are shown, priorities compared, the order of attack is fixed (BC-22 to BC-24, BC-63)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Beat, Board, active_first, in_teams, standing
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.attack_order import Speeds, by_priority, speeds, tied_mates, wins_tie
from engines.battlecon.derived.figures import guard_if_any, has_tie, power, priority, reach
from engines.battlecon.derived.lasting import Holders, held
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.effects.moments import at_moment
from engines.battlecon.round.phase import set_phase
from engines.battlecon.round.preparation import led_by
from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps

reveal_steps = Steps()
step = reveal_steps.step


@step
def reveal(play: BattleconPlay) -> None:
    """Reveal all pairs at once, then apply the reveal effects (BC-22)."""
    board = play.board
    set_phase(play, "reveal")
    play.reveal()
    for i in active_first(board):
        fighter = board.fighters[i]
        if fighter.base:
            fighter.pair_shown = True
            fighter.now.revealed = fighter.base
    holders = Holders(board, play.pack)
    for i in active_first(board):
        fighter = board.fighters[i]
        if fighter.pair_shown:
            found = figures(board, play.pack, i, holders)
            play.emit(events.Revealed(i, fighter.style, fighter.base, found))
    at_moment(play, "reveal")


def figures(board: Board, pack: Pack, i: int, holders: Holders) -> events.Figures:
    """Return an attack's figures as they are now."""
    return events.Figures(
        reach=reach(board, pack, i, holders=holders) or None,
        power=power(board, pack, i, holders=holders),
        priority=priority(board, pack, i, holders=holders),
        guard=guard_if_any(board, pack, i, holders),
        tie=has_tie(board, pack, i, holders=holders),
    )


@step
def compare(play: BattleconPlay) -> None:
    """Make the faster active; equal ones clash unless somebody has ▲; in teams nobody clashes (BC-22 to BC-24, BC-63)."""
    board = play.board
    fast = speeds(board, play.pack)
    if in_teams(board):
        board.order = tuple(by_priority(board, fast, fast))
        for group in tied_mates(board, board.order, fast):
            for place in range(len(group) - 1):
                play.todo((ask_order, place, ",".join(map(str, group))))
        play.todo(ordered)
    elif not any(wins_tie(board, i, fast) for i in fast) and (
        board.clash_due or len({speed.priority for speed in fast.values()}) == 1
    ):
        play.emit(events.Tied(board.clash_due))
        board.clash_due = False
        play.todo(clash)
    else:
        board.order = tuple(by_priority(board, fast, fast))
        settle(play, fast)


@step
def ask_order(play: BattleconPlay, place: int, mates: str) -> None:
    """Ask team mates of equal priority who comes first (BC-63). `mates` are their numbers, separated by commas."""
    order = [i for i in play.board.order if str(i) in mates.split(",")]
    if place + 1 >= len(order):
        return  # one of them has left
    options = [Option(str(i), (i,), ()) for i in sorted(order[place:])]
    play.ask(play.board.fighters[order[place]].seat, "tie", options, (order_picked, place, mates))


@step
def order_picked(play: BattleconPlay, place: int, mates: str, fighter: int) -> None:
    """Give the team's place to the picked fighter; the others follow."""
    board = play.board
    order = [i for i in board.order if str(i) in mates.split(",")]
    order.remove(fighter)
    order.insert(place, fighter)
    turns = iter(order)
    board.order = tuple(next(turns) if str(i) in mates.split(",") else i for i in board.order)


@step
def ordered(play: BattleconPlay) -> None:
    """Fix the order that the team mates have decided."""
    settle(play, speeds(play.board, play.pack))


def settle(play: BattleconPlay, fast: Speeds) -> None:
    """Make the first in order active; return the bases covered by a clash to hand (BC-23, BC-89)."""
    board = play.board
    for fighter in board.fighters:
        if fighter.below:
            fighter.hand, fighter.below = (*fighter.hand, *fighter.below), ()
    board.active = board.order[0]
    board.active_team = board.fighters[board.active].team
    priorities = tuple((i, fast[i].priority, wins_tie(board, i, fast)) for i in board.order)
    play.emit(events.Order(tuple(board.order), priorities))


@step
def clash(play: BattleconPlay) -> None:
    """Let both lay a new base from hand face down; without one the beat is broken off (BC-23, BC-36)."""
    board = play.board
    if not all(filter_kind(play.pack, board.fighters[i], board.fighters[i].hand, "base") for i in standing(board)):
        for fighter in board.fighters:
            fighter.hand, fighter.below = (*fighter.hand, *fighter.below), ()
        play.emit(events.NoBases())
        play.abandon(Beat)
        return
    play.gather({board.fighters[i].seat: ask_clash_base for i in standing(board)}, clash_bases_laid)


@step
def ask_clash_base(play: BattleconPlay) -> None:
    """Ask one seat for its new base."""
    assert play.lane is not None
    (i,) = led_by(play.board, play.lane)
    fighter = play.board.fighters[i]
    options = [Option(base, (i, base), ()) for base in filter_kind(play.pack, fighter, fighter.hand, "base")]
    play.ask(play.lane, "clash", options, clash_base_picked)


@step
def clash_base_picked(play: BattleconPlay, fighter: int, base: str) -> None:
    """Keep the base face down until both have laid one."""
    play.draft().extend((fighter, base))


@step
def clash_bases_laid(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Apply the new bases' reveal effects only; those of earlier ones persist (BC-23)."""
    board = play.board
    done = []
    for draft in drafts.values():
        i, base = int(draft[0] or 0), str(draft[1])
        fighter = board.fighters[i]
        fighter.hand = without(fighter.hand, base)
        fighter.below = (*fighter.below, fighter.base)
        fighter.base = base
    for i in active_first(board):
        done += _past_reveals(play, i)
    play.emit(events.Clash(tuple((i, board.fighters[i].base) for i in active_first(board))))
    at_moment(play, "reveal", done=tuple(done))
    play.todo(compare)


def _past_reveals(play: BattleconPlay, i: int) -> list[str]:
    """Return the reveal effects of a fighter's parts but the top base: they count as done."""
    base = play.board.fighters[i].base
    waiting = held(play.board, play.pack, i).waiting.get("reveal", ())
    return [f"{i}:{known}" for known, part, _ in waiting if part != base]
