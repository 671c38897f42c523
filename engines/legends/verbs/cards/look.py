"""The verb `look`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from engines.kernel.state.model import Option
from engines.kernel.views import Card
from engines.legends import events
from engines.legends.board import LegendsPlay, Resolving
from engines.legends.content.checks import Place
from engines.legends.content.op import Op
from engines.legends.derived.here import Here
from engines.legends.derived.keys import keys_of
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import put_under
from engines.legends.verbs.steps import step

Few = Annotated[int, msgspec.Meta(ge=1, le=10)]


class Look(Op, frozen=True, tag="look"):
    """Look at so many cards on top of the own deck, take some of them into the hand, and put the rest under the deck in their
    order.
    """

    sample: ClassVar[str] = "top = 3, take = 1"

    top: Few
    take: Few = 1

    def can(self, here: Here) -> bool:
        """Return whether there is a card in the deck."""
        return bool(here.board.sides[here.seat].deck)

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Show the cards to the player, who picks."""
        seat = task.here.seat
        deck = play.board.sides[seat].deck
        if deck:
            play.reveal()
            deck[-self.top :] = [
                Card(card.id, tuple(sorted({*card.known_to, seat})), card.shuffle) for card in deck[-self.top :]
            ]
            play.todo((ask_look, self.top, self.take))

    def problems(self, _place: Place) -> Iterator[str]:
        """Yield a problem if more cards are taken than seen."""
        if self.take > self.top:
            yield f"it takes {self.take} of {self.top} cards"


@step
def ask_look(play: LegendsPlay, top: int, take: int) -> None:
    """Ask for the cards to take, unless there is no choice."""
    seat = play.record(Resolving).seat
    found = sorted(card.id for card in play.board.sides[seat].deck[-top:])
    if take >= len(found):
        play.todo((take_from_top, top, " ".join(found)))
    else:
        options = [Option(key, (card,), ()) for key, card in zip(keys_of(found), found, strict=True)]
        play.ask(seat, "look", options, (cards_picked, top), least=take, most=take)


@step
def cards_picked(play: LegendsPlay, top: int, cards: str | list[str]) -> None:
    """Take the cards."""
    play.todo((take_from_top, top, cards if isinstance(cards, str) else " ".join(cards)))


@step
def take_from_top(play: LegendsPlay, top: int, wanted: str) -> None:
    """Take cards, by ids between blanks, from the top of the deck into the hand, and put the rest under the deck."""
    seat = play.record(Resolving).seat
    side = play.board.sides[seat]
    seen = side.deck[-top:]
    del side.deck[-top:]
    names, rest = wanted.split(), list(seen)
    for name in names:
        card = next(card for card in reversed(rest) if card.id == name)
        rest.remove(card)
        side.hand.append(card)
    put_under(play, seat, rest)
    looked_at = tuple(card.id for card in reversed(seen))
    secret = events.Looked(seat, len(seen), len(names), looked_at, tuple(names))
    play.emit(events.Looked(seat, len(seen), len(names)), {seat: secret})
    record_result(play)
