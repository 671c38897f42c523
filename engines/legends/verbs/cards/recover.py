"""The verb `recover`."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.state.model import Option, Seat
from engines.legends.board import LegendsPlay, Resolving
from engines.legends.content.op import Op
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import CardType, Number
from engines.legends.derived.amounts import number
from engines.legends.derived.groups import buried
from engines.legends.derived.here import Here
from engines.legends.derived.keys import keys_of
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import recover
from engines.legends.verbs.steps import step


class Recover(Op, frozen=True, tag="recover"):
    """Put so many cards of the own graveyard into the hand, of one type if it is named; the player picks."""

    sample: ClassVar[str] = 'by = 1, type = "follower"'

    by: Number = 1
    type: CardType | None = None

    def can(self, here: Here) -> bool:
        """Return whether there is such a card."""
        return buried(here, self.type) > 0

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Let the player pick."""
        play.todo((ask_recover, number(task.here, self.by), self.type or ""))


def _found(graveyard: list[str], pack: Pack, type_: str, count: int) -> list[str]:
    """Return the cards to pick from, sorted: of each no more copies than are picked at all, for they are all the same."""
    found = {card for card in graveyard if type_ in ("", pack.type_of[card])}
    return [card for card in sorted(found) for _ in range(min(graveyard.count(card), count))]


@step
def ask_recover(play: LegendsPlay, count: int, type_: str) -> None:
    """Ask for the cards, unless there is no choice."""
    seat = play.record(Resolving).seat
    found = _found(play.board.sides[seat].graveyard, play.pack, type_, count)
    if count >= len(found):
        _bring_back(play, seat, found)
    else:
        options = [Option(key, (card,), ()) for key, card in zip(keys_of(found), found, strict=True)]
        play.ask(seat, "recover", options, cards_recovered, least=count, most=count)


@step
def cards_recovered(play: LegendsPlay, cards: str | list[str]) -> None:
    """Put the cards into the hand."""
    _bring_back(play, play.record(Resolving).seat, [cards] if isinstance(cards, str) else cards)


def _bring_back(play: LegendsPlay, seat: Seat, cards: list[str]) -> None:
    for card in cards:
        recover(play, seat, card)
        record_result(play)
