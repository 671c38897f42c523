"""The heroes and areas that a declared card hits now (AR-30, AR-32, AR-33, AR-37)."""

from __future__ import annotations

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import Group
from engines.archutheon.derived.declared import attacks, direction_of, given_figures, own_figures, scheme_of
from engines.archutheon.derived.figures import reach, total
from engines.archutheon.derived.groups import group
from engines.archutheon.derived.here import Here, arena_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.shields import is_shielded


def hit_areas(board: Board, pack: Pack, declared: Declared) -> int:
    """Return the set of areas that a declared card hits from where its hero stands: none if what it names is out of range
    (AR-32).
    """
    arena, user = arena_of(board, pack), declared.hero
    if user < 0 or board.heroes[user].cell < 0:
        return 0
    scheme, own = scheme_of(board, pack, declared), board.heroes[user].area
    if scheme.kind == "pattern" and declared.aim != "targeted":
        return arena.pattern(own, declared.turned, scheme.areas) if declared.turned >= 0 else 0
    named = declared.area
    if declared.target >= 0 and (scheme.kind == "targeted" or declared.aim == "targeted"):
        named = board.heroes[declared.target].area
    if named < 0:
        return 0
    if scheme.kind == "pattern":
        turns = range(6) if declared.turned < 0 else (declared.turned,)
        return 1 << named if any(arena.pattern(own, turn, scheme.areas) >> named & 1 for turn in turns) else 0
    least, most = reach(board, pack, declared)
    return 1 << named if least <= arena.grid.distance[own][named] <= most else 0


def hits_of(board: Board, pack: Pack, declared: Declared, areas: int) -> tuple[int, ...]:
    """Return the heroes whom a declared card hits in its hit areas (AR-33, AR-37)."""
    if not areas or declared.hero < 0:
        return ()
    direction = direction_of(board, pack, declared)
    found = _targeted(board, pack, declared) if direction == "targeted" else exposed(board, pack, areas, declared.hero)
    here = Here(board, pack, declared.hero, card=declared)
    found += [at for at in _spread(here, found) if not is_shielded(board, pack, at, direction)]
    if total(here, "spare"):
        found = [at for at in found if board.heroes[at].side != declared.side]
    return tuple(at for at in found if at not in declared.avoiding)


def unnamed_targets(board: Board, pack: Pack, declared: Declared) -> list[int]:
    """Return the heroes of whom one is still to be named for an area card that has become targeted: those in its area
    (AR-88).
    """
    scheme, user = scheme_of(board, pack, declared), declared.hero
    if declared.aim != "targeted" or scheme.kind == "targeted" or declared.target >= 0 or board.heroes[user].cell < 0:
        return []
    areas = 1 << declared.area if declared.area >= 0 else 0
    if scheme.kind == "pattern":
        own = board.heroes[user].area
        areas = arena_of(board, pack).pattern(own, declared.turned, scheme.areas) if declared.turned >= 0 else 0
    found = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0 and areas >> hero.area & 1]
    return [at for at in found if at != user or not attacks(pack, declared)]


def exposed(board: Board, pack: Pack, areas: int, user: int) -> list[int]:
    """Return the heroes in a set of areas whom an area card hits: all but the user and those whom a shield covers (AR-33)."""
    found = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0 and areas >> hero.area & 1]
    return [at for at in found if at != user and not is_shielded(board, pack, at, "area")]


def _targeted(board: Board, pack: Pack, declared: Declared) -> list[int]:
    """Return the target of a targeted card, if it may be one: the blind use none, and who has stealth is none (AR-67, AR-72)."""
    target = declared.target
    if target < 0 or board.heroes[target].cell < 0 or has(board, declared.hero, "blind"):
        return []
    if target != declared.hero and is_shielded(board, pack, target, "targeted"):
        return []
    return [target]


def _spread(here: Here, found: list[int]) -> list[int]:
    """Return the heroes that figures add to those hit."""
    card = here.card
    assert card is not None
    more: list[int] = []
    for op in (*own_figures(here.pack, card), *given_figures(here.pack, card)):
        if op.figure == "spread" and isinstance(who := op.about(), Group):
            for hit in found:
                near = group(here._replace(target=hit), who)
                more += [at for at in near if at not in (*found, *more, here.user)]
    return more
