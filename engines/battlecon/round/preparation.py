"""Preparation: everybody lays a pair in secret (BC-20)."""

from __future__ import annotations

from functools import lru_cache

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Beat, Board, active_first, standing
from engines.battlecon.effects.cards import filter_kind, without
from engines.battlecon.round.phase import set_phase
from engines.battlecon.round.recycling import recycle_cards, recycle_force
from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.registry import Steps

preparation_steps = Steps()
step = preparation_steps.step

FACETS = ("style", "base")


@step
def prepare(play: BattleconPlay) -> None:
    """Let all choose a pair at once and in secret (BC-20); a fighter without styles or bases recycles first."""
    board = play.board
    set_phase(play, "preparation")
    there = standing(board)
    lacking = False
    for i in there:
        for _ in range(2):
            if _can_lay(play, i):
                break
            play.emit(events.NoCards(i))
            recycle_cards(play, i)
            recycle_force(play, [i])
        else:
            lacking = lacking or not _can_lay(play, i)
    if lacking:
        play.emit(events.NoBases())
        play.abandon(Beat)
        return
    seats = dict.fromkeys([board.fighters[i].seat for i in there])
    play.gather(dict.fromkeys(seats, (ask_pair, 0)), pairs_laid)


def _can_lay(play: BattleconPlay, i: int) -> bool:
    fighter = play.board.fighters[i]
    hand = {*fighter.hand}
    return not (hand.isdisjoint(play.pack.styles(fighter.kit)) or hand.isdisjoint(play.pack.bases(fighter.kit)))


def led_by(board: Board, seat: Seat) -> list[int]:
    """Return the fighters in the fight that a seat leads."""
    return [i for i in standing(board) if board.fighters[i].seat == seat]


class Pairs(dict[str, Option]):
    """The options to lay a style for a fighter, by base: the same ones every time."""

    def __init__(self, i: int, style: str) -> None:
        super().__init__()
        self.fighter, self.style = i, style

    def __missing__(self, base: str) -> Option:
        """Make the option and keep it."""
        found = self[base] = Option(f"{self.style}/{base}", (self.fighter, self.style, base), (self.style, base))
        return found


@lru_cache(maxsize=1024)
def pairs_with(i: int, style: str) -> Pairs:
    """Return the options to lay a style for a fighter."""
    return Pairs(i, style)


@step
def ask_pair(play: BattleconPlay, nth: int) -> None:
    """Ask one seat for a style and a base for one of its fighters."""
    assert play.lane is not None
    i = led_by(play.board, play.lane)[nth]
    fighter = play.board.fighters[i]
    bases = filter_kind(play.pack, fighter, fighter.hand, "base")
    styles = filter_kind(play.pack, fighter, fighter.hand, "style")
    options = [pairs[base] for pairs in [pairs_with(i, style) for style in styles] for base in bases]
    play.ask(play.lane, "pair", options, (pair_picked, nth), facets=FACETS)


@step
def pair_picked(play: BattleconPlay, nth: int, fighter: int, style: str, base: str) -> None:
    """Keep the pair face down until all have laid one; go on to the next fighter of the same player."""
    assert play.lane is not None
    play.draft().extend((fighter, style, base))
    if nth + 1 < len(led_by(play.board, play.lane)):
        play.todo((ask_pair, nth + 1))


@step
def pairs_laid(play: BattleconPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    """Lay all pairs on the table, face down."""
    board = play.board
    for draft in drafts.values():
        for at in range(0, len(draft), 3):
            i, style, base = draft[at : at + 3]
            fighter = board.fighters[int(i or 0)]
            fighter.style, fighter.base = str(style), str(base)
            fighter.hand = without(without(fighter.hand, fighter.style), fighter.base)
    for i in active_first(board):
        if board.fighters[i].base:
            play.emit(events.Laid(i))
