"""The outcome of a declared card as its turn comes, by the same figures as its execution."""

from __future__ import annotations

from typing import NamedTuple

from engines.archutheon.board import Board, Declared, Execution, new_execution
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.bars import Bar, bar_of
from engines.archutheon.derived.blocks import Guard, raised
from engines.archutheon.derived.declared import (
    attacks,
    direction_of,
    is_attack_card,
    is_support,
    property_of,
    scheme_of,
)
from engines.archutheon.derived.figures import NO_ADDENDS, NO_DAMAGE, Addends, Damage, addends
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import unnamed_targets
from engines.archutheon.derived.strikes import aim, strike_damages

HITTING = frozenset({"attack", "with", "slot"})
"""Uses of a card that may hit somebody."""


class Blow(NamedTuple):
    """The damage of a card to a hero, his health before it, and what the damage consists of."""

    hero: int
    damage: Damage
    before: int
    addends: Addends

    @property
    def after(self) -> int:
        """The health after the damage."""
        return max(self.before - self.damage.dealt, 0)


class Forecast(NamedTuple):
    """The outcome of a declared card if nobody declares anything more.

    `bar` is the reason why it does nothing. `areas` are its hit areas as a set, `blows` the damage to each hero that it hits,
    `guards` the blocks that answer it. `sure`: no choice is open that may change it, such as the cell of a Dash.
    """

    bar: Bar
    areas: int
    blows: tuple[Blow, ...]
    guards: tuple[Guard, ...]
    sure: bool

    @property
    def losses(self) -> tuple[tuple[int, int], ...]:
        """The heroes hit, each with the damage dealt."""
        return tuple((blow.hero, blow.damage.dealt) for blow in self.blows)


HARMLESS = Forecast("", 0, (), (), sure=True)


def strike_foreseen(board: Board, pack: Pack, at: int) -> tuple[Forecast, Execution]:
    """Let the turn of a declared card come, up to its strike; the record of its execution tells whom it hits.

    The card itself changes by it: it lies open, and blocks stop parts of it. The rest of the table stays as it is.
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
    guards: tuple[Guard, ...] = ()
    if is_attack_card(declared):
        found = raised(board, pack, at)
        guards, execution.guards = found.guards, found.values
        declared.void = (*declared.void, *found.void)
        declared.avoiding = (*declared.avoiding, *found.avoiding)
    aim(board, pack, declared, execution)
    damages = strike_damages(board, pack, declared, execution) or [NO_DAMAGE] * len(execution.hits)
    parts = [_addends(board, pack, declared, execution, hero) for hero in execution.hits]
    execution.damages = tuple(each.dealt for each in damages)
    execution.blocked = sum(each.blocked for each in damages)
    blows = tuple(
        Blow(hero, damage, board.heroes[hero].health, part)
        for hero, damage, part in zip(execution.hits, damages, parts, strict=True)
    )
    sure = bool(declared.element) and len(named) < 2 and not moves_first(board, pack, declared)
    return Forecast("", execution.areas, blows, guards, sure), execution


def _addends(board: Board, pack: Pack, declared: Declared, execution: Execution, hero: int) -> Addends:
    """Return the parts of the damage to a hero; nothing if a text has stopped it."""
    if "damage" in declared.void:
        return NO_ADDENDS
    here = Here(board, pack, declared.hero, hero, declared, execution)
    return addends(here, charged="charge" not in declared.void)


def moves_first(board: Board, pack: Pack, declared: Declared) -> bool:
    """Return whether the card may move somebody before its range is measured."""
    used = property_of(pack, declared)
    if used is not None and used.pre and not used.deferred and not used.flip:
        return True
    return attacks(pack, declared) and scheme_of(board, pack, declared).dash
