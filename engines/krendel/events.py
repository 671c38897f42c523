"""The events of Krendel's Tournament, a struct for each kind."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat
from engines.krendel.content.shapes import Stat

Change = tuple[Seat, str, Stat, int]
"""A change of a figure by a spell: the seat and the card of the spell, the figure, the amount."""

Creatures = tuple[str, ...]
"""Creatures by their ids."""


class KrendelEvent(Event, frozen=True):
    """Something that happens in a match of Krendel's Tournament."""


# -------------------------------------------------------------------- before the first round


class Hero(KrendelEvent, frozen=True, tag="hero"):
    """A seat plays this hero."""

    seat: Seat
    hero: str


class First(KrendelEvent, frozen=True, tag="first"):
    """A seat is the first player."""

    seat: Seat


# -------------------------------------------------------------------- a round


class Rewards(KrendelEvent, frozen=True, tag="rewards"):
    """These cards are the condition and the prize of the round (TK-24)."""

    condition: str
    prize: str


class Round(KrendelEvent, frozen=True, tag="round"):
    """A round begins."""

    round: int


class Revealed(KrendelEvent, frozen=True, tag="revealed"):
    """A seat reveals its creature (TK-11)."""

    seat: Seat
    creature: str


class Totals(KrendelEvent, frozen=True, tag="totals"):
    """A seat fights with these figures; `changes` are the changes of the printed ones by spells (TK-18).

    Matches of before version 0.5 have no changes.
    """

    seat: Seat
    attack: int
    defence: int
    changes: tuple[Change, ...] = ()


class Attack(KrendelEvent, frozen=True, tag="attack"):
    """A wizard attacks another (TK-16): with which figures, and what each of them gets."""

    attacker: Seat
    target: Seat
    attack: int
    defence: int
    success: bool
    shielded: bool
    trophies: int
    wounds: int
    thorns: int


class Fulfilled(KrendelEvent, frozen=True, tag="fulfilled"):
    """These seats, or none, meet the condition and get the prize (TK-22)."""

    condition: str
    prize: str
    seats: tuple[Seat, ...]


class Gain(KrendelEvent, frozen=True, tag="gain"):
    """The prize changes the wounds and trophies of a seat by so much (TK-23)."""

    seat: Seat
    wounds: int
    trophies: int


class NewRewardDeck(KrendelEvent, frozen=True, tag="new_reward_deck"):
    """So many used reward cards become the new deck (TK-25)."""

    count: int


class Discarded(KrendelEvent, frozen=True, tag="discarded"):
    """A seat discards these creatures, or none (TK-27)."""

    seat: Seat
    creatures: Creatures


class Drew(KrendelEvent, frozen=True, tag="drew"):
    """A seat draws so many cards (TK-28). It alone learns which."""

    seat: Seat
    count: int
    creatures: Creatures | UnsetType = UNSET


class NewDeck(KrendelEvent, frozen=True, tag="new_deck"):
    """So many played creatures become the new deck (TK-29)."""

    count: int


# -------------------------------------------------------------------- the end


class Removed(KrendelEvent, frozen=True, tag="removed"):
    """A seat leaves the game with these creatures, and `first` is the first player now (TK-35)."""

    seat: Seat
    creatures: Creatures
    first: Seat


class Over(KrendelEvent, frozen=True, tag="over"):
    """The game ends: who wins, whether they share, and who is out with too many wounds (TK-31 to TK-35).

    `reason` is "trophies", "wounds", "last" or "time" (TM-37).
    """

    winners: tuple[Seat, ...]
    shared: bool
    out: tuple[Seat, ...]
    reason: str


EVENTS = kinds(KrendelEvent)
"""The kinds of events of the game."""
