"""The outcome of a declared card as its turn comes, by the same figures as its execution."""

from __future__ import annotations

from typing import NamedTuple

from engines.archutheon.board import NONE, Board, Declared, Execution, new_execution
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.approach import moves_first, spots, standing_on
from engines.archutheon.derived.bars import Bar, bar_of
from engines.archutheon.derived.blocks import Guard, raised
from engines.archutheon.derived.declared import direction_of, is_attack_card, is_support
from engines.archutheon.derived.hits import unnamed_targets
from engines.archutheon.derived.strikes import Blow, aim, strike_blows

HITTING = frozenset({"attack", "with", "slot"})
"""Uses of a card that may hit somebody."""


class Forecast(NamedTuple):
    """The outcome of a declared card if nobody declares anything more.

    `bar` is the reason why it does nothing. `areas` are its hit areas as a set, `blows` the damage to each hero that it hits,
    `guards` the blocks that answer it. `sure`: no choice is open that may change it, such as the cell of a Dash. If its hero
    moves first, all is told from `spot`, a cell from which it does most; `spots` are the areas, as a set, from which it reaches
    what it aims at.
    """

    bar: Bar
    areas: int
    blows: tuple[Blow, ...]
    guards: tuple[Guard, ...]
    sure: bool
    spot: int = NONE
    spots: int = 0

    @property
    def losses(self) -> tuple[tuple[int, int], ...]:
        """The heroes hit, each with the damage dealt."""
        return tuple((blow.hero, blow.damage.dealt) for blow in self.blows)

    def worth(self, board: Board, side: int) -> tuple[bool, int, bool]:
        """Return the worth of the outcome for a side: that it reaches what it aims at, then damage to enemies less that to own
        heroes, then whether it hits anybody.
        """
        done = sum(dealt * (-1 if board.heroes[at].side == side else 1) for at, dealt in self.losses)
        return bool(self.areas), done, bool(self.blows)


HARMLESS = Forecast("", 0, (), (), sure=True)


def strike_foreseen(board: Board, pack: Pack, at: int, cell: int = NONE) -> tuple[Forecast, Execution]:
    """Let the turn of a declared card come, up to its strike; the record of its execution tells whom it hits.

    If its hero moves first he does so to `cell`; without one to a cell from which the card does most (AR-30). The card itself
    changes by it: it lies open, and blocks stop parts of it. The rest of the table stays as it is.
    """
    declared = board.declared[at]
    execution = new_execution(declared.side, declared.hero, declared.card, at)
    bar = bar_of(board, pack, declared)
    if bar or declared.use not in HITTING or declared.hero < 0:
        return HARMLESS._replace(bar=bar), execution
    declared.hidden = False
    if is_support(pack, declared):
        return HARMLESS, execution
    named = unnamed_targets(board, pack, declared)
    if len(named) == 1:
        declared.target = named[0]
    execution.target, execution.area = declared.target, declared.area
    if direction_of(board, pack, declared) != "targeted":
        declared.avoiding = ()
    guards = _raise(board, pack, execution)
    moves = moves_first(board, pack, declared)
    cells = (cell,) if cell != NONE else spots(board, pack, declared)
    tried = [_from_cell(board, pack, declared, execution, each) for each in cells]
    stays = board.heroes[declared.hero].cell
    best = max(tried, key=lambda each: (*each.worth(board, declared.side), each.spot == stays))
    board.heroes[declared.hero].cell = best.spot
    execution.aimed, execution.areas, execution.hits = True, best.areas, tuple(blow.hero for blow in best.blows)
    execution.damages = tuple(blow.damage.dealt for blow in best.blows)
    execution.blocked = sum(blow.damage.blocked for blow in best.blows)
    if moves:
        from_areas = sum(1 << each.spot // 3 for each in tried if each.areas)
        return best._replace(guards=guards, spots=from_areas), execution
    return best._replace(guards=guards, sure=bool(declared.element) and len(named) < 2, spot=NONE), execution


def _raise(board: Board, pack: Pack, execution: Execution) -> tuple[Guard, ...]:
    """Let the blocks that answer an attack card stop parts of it, before its hero moves (AR-42)."""
    declared = board.declared[execution.at]
    if not is_attack_card(declared):
        return ()
    found = raised(board, pack, execution.at)
    execution.guards = found.values
    declared.void = (*declared.void, *found.void)
    declared.avoiding = (*declared.avoiding, *found.avoiding)
    return found.guards


def _from_cell(board: Board, pack: Pack, declared: Declared, execution: Execution, cell: int) -> Forecast:
    """Return the outcome of a card whose hero stands on a cell as he strikes."""
    hero = declared.hero
    if board.heroes[hero].cell != cell:
        board = standing_on(board, hero, cell)
    aim(board, pack, declared, execution)
    blows = tuple(strike_blows(board, pack, declared, execution))
    return Forecast("", execution.areas, blows, (), sure=False, spot=cell)
