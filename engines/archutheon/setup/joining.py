"""Heroes come onto the board, and their cards to their player (AR-06, AR-08)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import SQUAD, ArchutheonPlay, Board, Hero
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import TIERS
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.cards import know


def join(play: ArchutheonPlay, side: int, kit: str) -> None:
    """Set a hero onto the next start cell of a side; the first one is its leader."""
    board, pack = play.board, play.pack
    number = sum(hero.side == side for hero in board.heroes) + 1
    cell = arena_of(board, pack).start_cells[side][number - 1]
    board.moment += 1
    now = board.moment
    health = pack.tables.full_health(board.options.modules(), side, number)
    board.heroes.append(
        Hero(kit, side, number, cell, health, (), "", since=now, entered=now, began=cell // 3, had=health)
    )
    _deal(board, pack, side, kit, leads=number == 1)
    play.emit(events.Joined(side, kit, number, cell))


def _deal(board: Board, pack: Pack, side: int, kit: str, *, leads: bool) -> None:
    """Deal a hero's cards: base to the hand, tiers to the stash, a leader's active card into recharge 3 (AR-06)."""
    player, cards = board.players[side], pack.cards_of(kit)
    player.hand = sorted([*player.hand, cards["base"]])
    know(player, (cards["base"],))
    player.stash = sorted([*player.stash, *(cards[tier] for tier in TIERS)])
    if leads:
        first, second, third = player.recharge
        player.recharge = (first, second, (*third, cards["leader"]))


def drafted(board: Board) -> set[str]:
    """Return the heroes that somebody has (AR-08)."""
    return {hero.kit for hero in board.heroes}


def is_complete(board: Board) -> bool:
    """Return whether both squads are complete."""
    return len(board.heroes) == 2 * SQUAD
