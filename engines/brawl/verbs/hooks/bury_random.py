"""The hook `bury_random`."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, hand_of
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.hooks.hook import hook


@hook()
def bury_random(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Put a random card of the target's controller from hand on top of his deck (Mindcloud)."""
    action = play.record(Action)
    for target in action.targets:
        seat = play.board.champions[target].seat
        player = play.board.players[seat]
        held = sorted(hand_of(player))
        if not held:
            continue
        card = held.pop(play.roll(len(held)))
        # What others knew of the hand would tell which card it was.
        player.hand, player.shown = held, []
        player.planned.append(card)
        action.did = True
        play.reveal()
        play.emit(events.Planned(seat, 1), {seat: events.Planned(seat, 1, (card,))})
