"""Recycling: cards come back to hand, and fighters take force from the pool (BC-31, BC-37, BC-38)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Fighter
from engines.battlecon.effects.force import drop_surplus, take_force, take_vengeance
from engines.battlecon.effects.tokens import under_way


def recycle_force(play: BattleconPlay, fighters: list[int], *, vengeance: bool = False) -> None:
    """Give force for each fighter, with `vengeance` that of Мщение too; then remove the surplus (BC-38, BC-66)."""
    if play.board.options.rules == "legacy":
        return
    for i in fighters:
        take_force(play, i)
    for team in (0, 1):
        if vengeance:
            take_vengeance(play, team)
        drop_surplus(play, team)


def recycle_cards(play: BattleconPlay, i: int) -> None:
    """Move discard 2 to hand, discard 1 to discard 2, the pair to discard 1; after a finisher nothing moves (BC-31, BC-37)."""
    fighter = play.board.fighters[i]
    played = [fighter.base, fighter.style, *fighter.added, *fighter.beside]
    if fighter.beside:
        play.reveal()
    tokens = [token for token in fighter.now.used if under_way(play.pack, fighter, token)]
    if fighter.finishing:
        fighter.finisher = -1
        fighter.hand = (*fighter.hand, *fighter.added)
        fighter.discard_1 = (*fighter.discard_1, *fighter.beside, *tokens)
        if fighter.beside:
            _tell_recycled(play, i, [])
    else:
        back = [card for card in fighter.discard_2 if card not in play.pack.token]
        queued = [card for card in fighter.discard_2 if card in play.pack.token]
        fighter.hand = (*fighter.hand, *back)
        for token in queued:
            fighter.tokens[token] = fighter.tokens.get(token, 0) + 1
        fighter.discard_2 = fighter.discard_1
        fighter.discard_1 = tuple(card for card in (*played, *tokens) if card)
        _tell_recycled(play, i, [*back, *queued])
    _clear(fighter)


def _tell_recycled(play: BattleconPlay, i: int, back: list[str]) -> None:
    fighter = play.board.fighters[i]
    play.emit(events.Recycled(i, tuple(back), fighter.discard_1, fighter.discard_2))


def _clear(fighter: Fighter) -> None:
    fighter.style = fighter.base = ""
    fighter.added = fighter.copied = fighter.below = fighter.beside = ()
    fighter.pair_shown = fighter.finishing = False
