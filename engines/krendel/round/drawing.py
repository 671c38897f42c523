"""The deck of Krendel's Tournament: drawing up to five, and a new deck when it runs out (TK-28, TK-29)."""

from __future__ import annotations

from engines.kernel.steps.registry import Steps
from engines.kernel.views import Card
from engines.krendel import events
from engines.krendel.board import HAND, KPlay, clockwise

drawing_steps = Steps()
step = drawing_steps.step


@step
def refill(play: KPlay) -> None:
    """TK-28: draw up to five, from the first player clockwise, each fully; make a new deck when it runs out."""
    board = play.board
    for seat in clockwise(board, board.first):
        hand = board.wizards[seat].hand
        drawn = []
        for _ in range(HAND - len(hand)):
            if not board.deck:
                _reshuffle(play)
            card = board.deck.pop()
            hand.append(card)
            drawn.append(card.id)
        if drawn:
            play.emit(events.Drew(seat, len(drawn)), {seat: events.Drew(seat, len(drawn), tuple(drawn))})


def _reshuffle(play: KPlay) -> None:
    """TK-29, TK-09: make a deck of all played creatures but the two top cards of each stack, and of the discard pile."""
    board = play.board
    creatures = board.discard
    board.discard = []
    for seat in board.order:
        wizard = board.wizards[seat]
        creatures = creatures + wizard.stack[:-2]
        wizard.stack = wizard.stack[-2:]
    play.emit(events.NewDeck(len(creatures)))
    new_deck(play, creatures)


def new_deck(play: KPlay, creatures: list[str]) -> None:
    """Shuffle these creatures into a new deck."""
    board = play.board
    play.shuffle(creatures)
    board.shuffles += 1
    board.deck = [Card(name, (), board.shuffles) for name in creatures]
