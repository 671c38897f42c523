"""The order of heroes in a question: those whom a sensible player picks first. Help is for own heroes, all else for enemies."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.board import Declared
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import GOOD
from engines.archutheon.derived.declared import attacks, property_of
from engines.archutheon.verbs.life.heal import Heal
from engines.archutheon.verbs.life.save import Save
from engines.archutheon.verbs.permanents.lift import Lift
from engines.archutheon.verbs.permanents.put import Put
from engines.archutheon.views.view import View


def is_help(op: Op) -> bool:
    """Return whether an op helps the hero whom it is about."""
    if isinstance(op, Put):
        return op.what in GOOD
    return isinstance(op, Heal | Save) or (isinstance(op, Lift) and op.what == "bad")


def helps_target(pack: Pack, declared: Declared) -> bool:
    """Return whether a declaration helps whom it aims at: it deals no damage, and its property helps."""
    if attacks(pack, declared) and (not declared.card or pack.card[declared.card].damage):
        return False
    used = property_of(pack, declared)
    return used is not None and any(is_help(op) for op in (*used.pre, *used.do) if op.about() in ("target", "hit"))


def split(view: View, keys: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the enemies and the viewer's own heroes among some heroes."""
    own = [key for key in keys if view.heroes[int(key)].side == view.viewer]
    return [key for key in keys if key not in own], own


def crowd(view: View, area: int, *, own: bool) -> int:
    """Return how many heroes of the viewer, or of the enemy, stand in an area."""
    return sum(hero.cell >= 0 and hero.cell // 3 == area and (hero.side == view.viewer) == own for hero in view.heroes)
