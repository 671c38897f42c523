"""Health: damage outside of attacks, healing, and heroes who leave the board (AR-03, AR-38, AR-57, AR-80)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Known, other
from engines.archutheon.derived.health import gained
from engines.archutheon.effects.ending import end_if_leader_left
from engines.archutheon.effects.moments import at_moment
from engines.archutheon.effects.skipping import skip_whole

RIFT, REFLECTED, WITHERING = "rift", "reflected", "withering"


def heal(play: ArchutheonPlay, at: int, amount: int) -> None:
    """Heal a hero, at most to full health, a vulnerable one by 1 (AR-03, AR-57, AR-66).

    Nobody is healed once the Collapse has closed (AR-85).
    """
    hero = play.board.heroes[at]
    more = gained(play.board, play.pack, at, amount)
    if more:
        hero.health += more
        play.emit(events.Healed(at, more, hero.health))


def hurt(
    play: ArchutheonPlay, at: int, amount: int, cause: str, changes: tuple[tuple[str, int], ...] | UnsetType = UNSET
) -> None:
    """Take health from a hero by something that is no attack; `changes` have made it so much. Who dies leaves with `bury`."""
    hero = play.board.heroes[at]
    if hero.cell < 0 or amount <= 0:
        return
    hero.health -= amount
    play.emit(events.Hurt(at, amount, cause, hero.health, changes))


def bury(play: ArchutheonPlay, executing: int, *, by_collapse: bool = False) -> None:
    """Take all heroes without health off the board, together; the match may end with it (AR-38, AR-80).

    A text that keeps a hero alive does so once a match, and not against Collapse (reading 3.47).
    """
    board = play.board
    dead = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0 and hero.health <= 0]
    if not by_collapse:
        dead = [at for at in dead if not _saved(play, at)]
    for at in dead:
        _leave(play, at)
    if dead:
        end_if_leader_left(play, executing)
    if play.match.outcome is None:
        for at in dead:
            at_moment(play, "death_ally", board.heroes[at].side)
            at_moment(play, "death_enemy", other(board.heroes[at].side))


def _saved(play: ArchutheonPlay, at: int) -> bool:
    """Return whether a text keeps a hero alive: then he has 1 health."""
    board = play.board
    source = next((name for hero, name in board.warded if hero == at and name not in board.saved), None)
    if source is None:
        return False
    board.saved = (*board.saved, source)
    board.warded = tuple(each for each in board.warded if each[1] != source)
    board.heroes[at].health = 1
    play.emit(events.Saved(at, source))
    return True


def _leave(play: ArchutheonPlay, at: int) -> None:
    """Take a hero off the board; if he is no leader all his cards leave the game, and are shown (AR-38, reading 3.41)."""
    board, hero = play.board, play.board.heroes[at]
    hero.cell, hero.health, hero.marks, hero.element = -1, 0, (), ""
    player = board.players[hero.side]
    own = {name for name in play.pack.card if name.startswith(f"{hero.kit}.")}
    gone = sorted(_all_held(play, hero.side) & own)
    player.hand = [name for name in player.hand if name not in own]
    player.stash = [name for name in player.stash if name not in own]
    player.recharge = tuple(tuple(name for name in cell if name not in own) for cell in player.recharge)  # type: ignore[assignment]
    silenced = []
    for place, declared in enumerate(board.declared):
        if declared.side == hero.side and declared.card in own and not declared.done:
            gone.append(declared.card)
            if declared.use != "boost" or declared.named == NONE:  # a base boost has acted already
                silenced.append(place)
            declared.done, declared.hidden = True, False
            declared.void = ("gone",)
    player.out = (*player.out, *(name for name in gone if name not in player.out))
    forget(play, hero.side, own - {*player.away}, own & {*player.away})
    board.deferred = tuple(each for each in board.deferred if each.hero != at)
    play.emit(events.Died(at, tuple(gone)))
    for place in silenced:
        skip_whole(play, place, "dead")
    play.reveal()


def _all_held(play: ArchutheonPlay, side: int) -> set[str]:
    player = play.board.players[side]
    return {*player.hand, *player.stash, *(name for cell in player.recharge for name in cell)}


def is_telling(known: Known) -> bool:
    """Return whether what is known of some cards rules anything out."""
    return known.gone < len(known.cards) or known.least > 0


def forget(play: ArchutheonPlay, side: int, seen: Iterable[str], away: Iterable[str] = ()) -> None:
    """Take cards out of what is known of a hand: those that everybody sees now, and those `away` that can be nowhere any more
    (AR-86).
    """
    player, shown, out = play.board.players[side], {*seen}, {*away}
    kept = []
    for known in player.known:
        left = tuple(name for name in known.cards if name not in shown and name not in out)
        lost = sum(name in out for name in known.cards)
        found = Known(left, min(known.gone - lost, len(left)), max(known.least - lost, 0))
        if left and is_telling(found):
            kept.append(found)
    player.known = tuple(kept)
