"""The hook `shuffle_discard`."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.effects import cards
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.hooks.hook import hook


@hook()
def shuffle_discard(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Shuffle the own discard into the deck (Recovery)."""
    action = play.record(Action)
    player = play.board.players[action.seat]
    player.deck += player.planned
    player.planned.clear()
    action.did = bool(player.discard)
    cards.shuffle_discard(play, action.seat)
    play.reveal()
