"""A strike: the damage of an attack to all whom it hits lands in one moment (AR-34 to AR-37, AR-41)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Declared, Execution
from engines.archutheon.derived.figures import total
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.strikes import Blow, absorbed, reflected, strike_blows
from engines.archutheon.effects.life import REFLECTED, bury, heal, hurt
from engines.archutheon.effects.permanents import use_up


def strike(play: ArchutheonPlay, declared: Declared) -> None:
    """Deal the damage of a declared card to all whom it hits: figures for all first, then all at once (reading 3.18)."""
    board, execution = play.board, play.record(Execution)
    found = strike_blows(board, play.pack, declared, execution)
    execution.damages = tuple(each.damage.dealt for each in found)
    execution.blocked = sum(each.damage.blocked for each in found)
    healed = absorbed(board, play.pack, execution, found)
    for each in found:
        damage, hero = each.damage, board.heroes[each.hero]
        hero.health -= damage.dealt
        if any(each.addends):
            play.emit(events.Struck(each.hero, execution.hero, *damage, hero.health, tuple(each.addends)))
        if damage.uses_barrier:
            use_up(play, each.hero, "barrier")
    for at, amount in healed:
        heal(play, at, amount)
    _reflect(play, declared, found)
    bury(play, declared.side)
    if play.match.outcome is None and "effect" not in declared.void:
        _steal_life(play, declared)


def _steal_life(play: ArchutheonPlay, declared: Declared) -> None:
    """Heal the acting hero, if he lives, by the damage dealt to enemies, overkill included (AR-59, reading 3.28)."""
    board, execution = play.board, play.record(Execution)
    here = Here(board, play.pack, declared.hero, card=declared, execution=execution)
    if total(here, "lifesteal"):
        hits = zip(execution.hits, execution.damages, strict=True)
        dealt = sum(amount for at, amount in hits if board.heroes[at].side != declared.side)
        heal(play, declared.hero, dealt - has(board, declared.hero, "exhausted"))


def _reflect(play: ArchutheonPlay, declared: Declared, found: list[Blow]) -> None:
    """Return the damage that reflecting blocks stopped to the acting hero: his barrier stops it, and goes."""
    board, at = play.board, declared.hero
    for left in reflected(board, play.pack, declared, play.record(Execution), found):
        if left > 0 and has(board, at, "barrier"):
            use_up(play, at, "barrier")
        elif left > 0:
            hurt(play, at, left, REFLECTED)
