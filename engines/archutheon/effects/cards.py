"""Cards between hand, slots, recharge and stash, and what the opponent knows of a hand (AR-17, AR-29, AR-47, AR-49, AR-86)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Declared, Known, Player, slower_first
from engines.archutheon.content.vocabulary import TIERS
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.effects.life import forget, is_telling

HAND, GONE = 0, -1
"""The hand and the outside of the game, as places in the recharge."""


def know(player: Player, cards: Sequence[str]) -> None:
    """Note that everybody saw these cards come to a hand."""
    if not cards:
        return
    sure = next((known for known in player.known if known.gone == 0), Known((), 0, 0))
    rest = tuple(known for known in player.known if known.gone)
    player.known = (Known((*sure.cards, *(name for name in cards if name not in sure.cards)), 0, 0), *rest)


def recharge(play: ArchutheonPlay, side: int) -> None:
    """Move a side's cards on: recharge 1 to the hand, 2 to 1, 3 to 2, then the slots into the recharge (AR-17)."""
    board = play.board
    player = board.players[side]
    first, second, third = player.recharge
    player.hand = sorted({*player.hand, *first})
    know(player, first)
    player.recharge = (second, third, ())
    for declared in board.declared:
        if declared.side == side:
            lay_in_recharge(play, declared)
    board.declared = [declared for declared in board.declared if declared.side != side]
    play.emit(events.Recovered(side, first))


def lay_in_recharge(play: ArchutheonPlay, declared: Declared) -> None:
    """Lay the cards of a slot into the cell of its side's recharge that its speed gives."""
    player = play.board.players[declared.side]
    cells, place = list(player.recharge), recharge_cell(play, declared)
    cells[place] = (*cells[place], *left_in(play, declared))
    player.recharge = (cells[0], cells[1], cells[2])


def cards_in(declared: Declared) -> tuple[str, ...]:
    """Return the cards in a slot: the declared one, unless it left the game with its hero, and the one tucked under it."""
    own = () if "gone" in declared.void or not declared.card else (declared.card,)
    return (*own, declared.tucked) if declared.tucked else own


def left_in(play: ArchutheonPlay, declared: Declared) -> tuple[str, ...]:
    """Return the cards of a slot that recharge; those of heroes who have died since leave the game (AR-38)."""
    board, player = play.board, play.board.players[declared.side]
    dead = {hero.kit for hero in board.heroes if hero.side == declared.side and hero.cell < 0}
    found = cards_in(declared)
    lost = tuple(card for card in found if card.partition(".")[0] in dead)
    for card in lost:
        play.emit(events.CardMoved(declared.side, card, GONE))
    player.out = (*player.out, *lost)
    return tuple(card for card in found if card not in lost)


def recharge_cell(play: ArchutheonPlay, declared: Declared) -> int:
    """Return the place in the recharge for a card of a slot: slow 0, fast 1, swift 2, some of them nearer (AR-17)."""
    place = slower_first(declared.speed)
    if declared.hero >= 0 and declared.card and play.board.heroes[declared.hero].cell >= 0:
        place -= rule(play.board, play.pack, declared.hero, "quicker", About(declared.element, speed=declared.speed))
    return min(max(place, 0), 2)


def move_in_recharge(play: ArchutheonPlay, side: int, card: str, cell: int) -> None:
    """Move a card that lies in the recharge to another cell of it, or to the hand (0)."""
    player = play.board.players[side]
    cells = [tuple(name for name in each if name != card) for each in player.recharge]
    if cell == HAND:
        player.hand = sorted({*player.hand, card})
        know(player, (card,))
        if any(declared.hidden and declared.side == side for declared in play.board.declared):
            player.fresh = (*player.fresh, card)
    else:
        cells[cell - 1] = (*cells[cell - 1], card)
    player.recharge = (cells[0], cells[1], cells[2])
    play.emit(events.CardMoved(side, card, cell))


def spend(play: ArchutheonPlay, side: int, card: str) -> None:
    """Take a card out of a hand where everybody sees it."""
    player = play.board.players[side]
    player.hand = [name for name in player.hand if name != card]
    forget(play, side, (card,))


def tier_cards(play: ArchutheonPlay, side: int, tier: int) -> list[str]:
    """Return the cards of a tier, 1 to 3, in a side's stash, in order."""
    return [name for name in play.board.players[side].stash if play.pack.value[name] == TIERS[tier - 1]]


def take(play: ArchutheonPlay, side: int, tier: int, cards: Sequence[str]) -> None:
    """Take cards of a tier from the stash; only their owner learns which ones (AR-47, AR-86)."""
    player = play.board.players[side]
    player.stash = [name for name in player.stash if name not in cards]
    player.hand = sorted({*player.hand, *cards})
    player.known = tuple(known_after(known, len(cards)) for known in player.known)
    public = events.Took(side, tier, len(cards))
    play.emit(public, {play.board.seats[side]: events.Took(side, tier, len(cards), tuple(cards))})


def known_after(known: Known, came: int, given: int = 0, sure: int = 0) -> Known:
    """Return the facts known of a hand after so many unseen cards came and were given, `sure` of these known ones at least.

    Each card that came may be one that was gone before.
    """
    return Known(known.cards, known.gone + given, max(known.least - came, 0) + sure)


def exchange(play: ArchutheonPlay, side: int, gave: Sequence[str], got: Sequence[str]) -> None:
    """Exchange cards of a hand for cards of the stash; base and leader cards leave the game (AR-49, reading 3.26).

    Others learn their number alone: of the cards they knew in the hand so many more may be gone.
    """
    player, count = play.board.players[side], len(gave)
    hidden = sum(declared.hidden and declared.side == side for declared in play.board.declared)
    held = len(player.hand)
    player.hand = sorted({*player.hand, *got} - {*gave})
    back = [name for name in gave if play.pack.value[name] in TIERS]
    player.stash = sorted({*player.stash, *back} - {*got})
    player.away = sorted({*player.away, *gave} - {*back})
    found = []
    for known in player.known:
        others = held - (
            len(known.cards) - known.gone - hidden
        )  # so many cards of the hand at most are not among these
        found.append(known_after(known, count, count, max(count - max(others, 0), 0)))
    player.known = tuple(known for known in found if is_telling(known))
    public = events.Exchanged(side, len(gave))
    play.emit(public, {play.board.seats[side]: events.Exchanged(side, len(gave), tuple(gave), tuple(got))})
