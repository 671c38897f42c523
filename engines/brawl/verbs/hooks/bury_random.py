"""The hook `bury_random`."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay, hand_of
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.hooks.hook import hook


@hook()
def bury_random(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Mindcloud: a random card of the hand of whoever controls the target goes on top of his deck."""
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
        play.emit("planned", {"seat": seat, "count": 1}, {seat: {"cards": [card]}})
