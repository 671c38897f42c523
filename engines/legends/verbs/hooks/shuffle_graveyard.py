"""The hook `shuffle_graveyard`."""

from __future__ import annotations

from engines.kernel.views import Card
from engines.legends import events
from engines.legends.board import LegendsPlay
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import shuffle_number
from engines.legends.verbs.hooks.hook import hook


def _has_graveyard(here: Here) -> bool:
    return bool(here.board.sides[here.seat].graveyard)


@hook(_has_graveyard)
def shuffle_graveyard(play: LegendsPlay, task: Task) -> None:
    """Shuffle the own graveyard into the deck; nobody knows any more where a card of it lies."""
    seat = task.here.seat
    side = play.board.sides[seat]
    if not side.graveyard:
        return
    count = len(side.graveyard)
    names = [*(card.id for card in side.deck), *side.graveyard]
    side.deck, side.graveyard = [Card(name, (), shuffle_number(seat)) for name in names], []
    play.shuffle(side.deck)
    play.emit(events.Reshuffled(seat, count))
    record_result(play)
