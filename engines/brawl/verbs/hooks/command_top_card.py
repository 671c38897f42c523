"""The hook `command_top_card`."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.effects.cards import can_draw, shuffle_discard
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.cards.opponent import ask_opponent
from engines.brawl.verbs.displacing.forcing import ask_force
from engines.brawl.verbs.hooks.hook import hook
from engines.brawl.verbs.steps import step


@hook()
def command_top_card(play: BrawlPlay, _task: Task, value: int) -> None:
    """Discard the top card of an opponent's deck and force its champion (Mind Control)."""
    play.todo((ask_opponent, command.__name__, value))


@step
def command(play: BrawlPlay, seat: int, value: int) -> None:
    """Discard the card, shuffling first if there is no deck (SB-15), and force its champion."""
    board, action = play.board, play.record(Action)
    player = board.players[seat]
    if not can_draw(player):
        return
    if not player.deck and not player.planned:
        shuffle_discard(play, seat)
    card = player.planned.pop() if player.planned else player.deck.pop()
    player.discard.append(card)
    play.reveal()
    play.emit(events.Discarded(seat, (card,)))
    kit = card.partition(".")[0]
    for i, champion in enumerate(board.champions):
        if champion.kit == kit and champion.seat == seat:
            play.todo((ask_force, i, action.user, value, False))
