"""Before the first round of Krendel's Tournament (TK-03, TK-05, TK-06)."""

from __future__ import annotations

import msgspec

from engines.kernel.steps.registry import Steps
from engines.kernel.views import Card
from engines.krendel import events
from engines.krendel.board import KPlay
from engines.krendel.round.drawing import new_deck, refill
from engines.krendel.round.phases import new_round

setup_steps = Steps()
step = setup_steps.step


@step
def set_up(play: KPlay) -> None:
    """TK-05, TK-06, TK-03: shuffle, open two rewards, deal five creatures, a hero and the first player at random."""
    board = play.board
    new_deck(play, [c.id for c in play.pack.creatures])
    rewards = [r.id for r in play.pack.rewards]
    play.shuffle(rewards)
    board.shuffles += 1
    board.rewards = [Card(name, (), board.shuffles) for name in rewards]
    board.condition, board.prize = board.rewards.pop().id, board.rewards.pop().id
    heroes = [h.id for h in play.pack.heroes]
    play.shuffle(heroes)
    first = board.options.first
    board.first = board.order[play.roll(len(board.order)) if first is msgspec.UNSET else first]
    for seat, hero in zip(board.order, heroes, strict=False):
        board.wizards[seat].hero = hero
        play.emit(events.Hero(seat, hero))
    play.emit(events.First(board.first))
    play.emit(events.Rewards(board.condition, board.prize))
    play.todo(refill, new_round)
