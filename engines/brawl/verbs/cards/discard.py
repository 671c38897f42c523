"""The verb `discard`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay, hand_of
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Core, Count
from engines.brawl.effects.cards import discard, record_result
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


class Discard(Op, frozen=True, tag="discard"):
    """Discard up to so many cards of the own hand, of one core if it is named; or the whole hand.

    `random`: the target's controller discards so many at random instead.
    """

    sample: ClassVar[str] = 'most = 2, core = "red"'

    asks: ClassVar[bool] = True

    most: Count = 0
    core: Core | None = None
    whole_hand: bool = False
    random: bool = False

    def do(self, play: BrawlPlay, _task: Task) -> None:
        """Ask for the cards, or discard the whole hand, or one at random of the target's controller."""
        action, board = play.record(Action), play.board
        if self.whole_hand:
            cards = sorted(hand_of(board.players[action.seat]))
            discard(play, action.seat, cards)
            action.did = bool(cards)
            play.reveal()
        elif self.random:
            for target in action.targets:
                for _ in range(self.most):
                    _lose_random(play, board.champions[target].seat)
        else:
            action.discarded = ()
            play.todo((ask_discard, action.seat, self.most, self.core or ""))


def _lose_random(play: BrawlPlay, seat: int) -> None:
    """Let a player discard a card at random."""
    player = play.board.players[seat]
    held = sorted(hand_of(player))
    if held:
        play.record(Action).did = True
        play.reveal()
        discard(play, seat, [held[play.roll(len(held))]])


@step
def ask_discard(play: BrawlPlay, seat: int, most: int, core: str) -> None:
    """Ask for cards to discard, which are counted later; of one core one by one, whether or not one is in hand."""
    held = sorted(hand_of(play.board.players[seat]))
    if not held or most <= 0:
        return
    if not core:
        options = [Option(card, (card,), ()) for card in held]
        play.ask(seat, "discard", options, (cards_discarded, seat), least=0, most=min(most, len(held)))
        return
    options = [Option(card, (card, seat, most, core), ()) for card in held if play.pack.card[card].core == core]
    play.ask(seat, "discard", [*options, Option("none", ("", seat, 0, core), ())], one_discarded)


@step
def one_discarded(play: BrawlPlay, card: str, seat: int, most: int, core: str) -> None:
    """Discard the card, then ask for the next one."""
    if card:
        discard(play, seat, [card])
        action = play.record(Action)
        action.discarded = (*action.discarded, card)
        record_result(play, did=True)
        play.todo((ask_discard, seat, most - 1, core))


@step
def cards_discarded(play: BrawlPlay, seat: int, cards: list[str]) -> None:
    """Discard the cards, and record which they were."""
    discard(play, seat, cards)
    play.record(Action).discarded = tuple(cards)
    record_result(play, did=bool(cards))
