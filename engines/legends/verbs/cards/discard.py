"""The verb `discard`."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.state.model import Option, Seat
from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import Number
from engines.legends.derived.amounts import number
from engines.legends.derived.here import Here
from engines.legends.derived.keys import keys_of
from engines.legends.effects.doing import Task, record_result, seats_concerned
from engines.legends.effects.moving import discard
from engines.legends.verbs.about import OnPlayer
from engines.legends.verbs.steps import step


class Discard(OnPlayer, frozen=True, tag="discard"):
    """Let a player discard so many cards, which he picks, or with `random` chance; of too few all."""

    sample: ClassVar[str] = 'by = 1, who = "enemy"'

    by: Number = 1
    random: bool = False

    def can(self, here: Here) -> bool:
        """Return whether somebody holds a card."""
        return any(here.board.sides[seat].hand for seat in seats_concerned(here, self))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Let each player pick, or draw lots."""
        count = number(task.here, self.by)
        for seat in seats_concerned(task.here, self):
            if self.random:
                _lose(play, seat, _drawn_lots(play, seat, count))
            else:
                play.todo((ask_discard, seat, count))


def _drawn_lots(play: LegendsPlay, seat: Seat, count: int) -> list[str]:
    """Return cards of a hand that chance picks."""
    held = sorted(card.id for card in play.board.sides[seat].hand)
    return [held.pop(play.roll(len(held))) for _ in range(min(count, len(held)))]


def _lose(play: LegendsPlay, seat: Seat, cards: list[str]) -> None:
    if cards:
        discard(play, seat, cards)
        record_result(play)


@step
def ask_discard(play: LegendsPlay, seat: int, count: int) -> None:
    """Ask a player for the cards, unless there is no choice."""
    held = sorted(card.id for card in play.board.sides[seat].hand)
    if count >= len(held):
        _lose(play, seat, held)
    elif count > 0:
        options = [Option(key, (card,), ()) for key, card in zip(keys_of(held), held, strict=True)]
        play.ask(seat, "discard", options, (cards_discarded, seat), least=count, most=count)


@step
def cards_discarded(play: LegendsPlay, seat: int, cards: str | list[str]) -> None:
    """Discard the cards."""
    _lose(play, seat, [cards] if isinstance(cards, str) else cards)
