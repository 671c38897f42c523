"""The board of Krendel's Tournament: the saved state of the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.lobby.options import Choice, First
from engines.kernel.state.model import Fixed, Match, Root, Saved, Seat
from engines.kernel.steps.play import Play
from engines.kernel.views import Card
from engines.krendel.content.pack import Pack

HAND = 5
"""The number of cards in a hand after refilling (TK-05, TK-28)."""

GOAL = 11
"""The number of trophies or wounds that ends the game; that many wounds put a player out (TK-30, TK-31)."""

Phase = Literal["choose", "reward", "discard", "over"]


class Options(Fixed, frozen=True):
    """The table options. `fight_with_all` is "printed", or "symmetric": its holder attacks everyone too (TK-15).

    `first` names the seat that is the first player, which chance decides else (TK-03, TM-27).
    """

    fight_with_all: Annotated[Literal["printed", "symmetric"], Choice()] = "printed"
    first: First = msgspec.UNSET


class Fighter(Fixed, frozen=True):
    """One seat in a combat: the creature, the spells that worked, the totals (TK-19), and the tracks before it."""

    seat: Seat
    creature: str
    spells: tuple[str, ...]
    attack: int
    defence: int
    wounds_before: int
    trophies_before: int


class Attack(Fixed, frozen=True):
    """One attack and its result: wounds to the target, trophies and thorns (wounds) to the attacker (TK-16, TK-17)."""

    attacker: Seat
    target: Seat
    success: bool
    shielded: bool
    trophies: int
    wounds: int
    thorns: int


class Fight(Fixed, frozen=True):
    """The latest combat."""

    fighters: tuple[Fighter, ...]
    attacks: tuple[Attack, ...]


class Wizard(Saved):
    """A seat: tracks, hand, and the stack of inverted cards, the active spell last; `creature` lies upright on it."""

    hero: str
    wounds: int
    trophies: int
    hand: list[Card]
    stack: list[str]
    creature: str | None


class Board(Saved):
    """The table. `order` is clockwise; `shuffles` counts the decks made so far, of creatures and of rewards.

    `awarded` is the pair of condition and prize that the latest combat was judged by, `fulfilled` the seats that got the
    prize.
    """

    options: Options
    round: int
    phase: Phase
    order: tuple[Seat, ...]
    first: Seat
    wizards: dict[Seat, Wizard]
    deck: list[Card]
    discard: list[str]
    rewards: list[Card]
    condition: str
    prize: str
    used_rewards: list[str]
    shuffles: int
    fight: Fight | None
    awarded: tuple[str, ...]
    fulfilled: tuple[Seat, ...]


KPlay = Play[Board, Pack]
KMatch = Match[Board, Root]


def clockwise(board: Board, start: Seat) -> tuple[Seat, ...]:
    """Return all seats clockwise from `start`."""
    at = board.order.index(start)
    return board.order[at:] + board.order[:at]


def new_board(_pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return an empty table with the seats clockwise; everything random happens in the first step."""
    wizards = {seat: Wizard("", 0, 0, [], [], None) for seat in seats}
    return Board(options, 0, "choose", seats, seats[0], wizards, [], [], [], "", "", [], 0, None, (), ())
