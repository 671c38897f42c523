"""The events of the gauntlet, a struct for each kind."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat


class GauntletEvent(Event, frozen=True):
    """Something that happens in the gauntlet."""


class Round(GauntletEvent, frozen=True, tag="round"):
    round: int


class Game(GauntletEvent, frozen=True, tag="game"):
    """A game of a match of several begins."""

    number: int


class GameOver(GauntletEvent, frozen=True, tag="game_over"):
    """A game of a match of several ends; several winners share it, and it counts for nobody."""

    number: int
    winners: tuple[Seat, ...]
    reason: str


class Sealed(GauntletEvent, frozen=True, tag="sealed"):
    seat: Seat
    pair: str
    card: bool


class Laid(GauntletEvent, frozen=True, tag="laid"):
    """A card is laid face down; nobody but its owner learns which."""

    seat: Seat


class Marked(GauntletEvent, frozen=True, tag="marked"):
    """A seat sets a public mark, "yes" or "no"."""

    seat: Seat
    mark: str
    value: str


class Cast(GauntletEvent, frozen=True, tag="cast"):
    seat: Seat
    card: str
    target: Seat


class Shown(GauntletEvent, frozen=True, tag="shown"):
    seat: Seat
    card: str


class Countered(GauntletEvent, frozen=True, tag="countered"):
    card: str


class Fizzled(GauntletEvent, frozen=True, tag="fizzled"):
    card: str


class Done(GauntletEvent, frozen=True, tag="done"):
    card: str


class Rolled(GauntletEvent, frozen=True, tag="rolled"):
    seat: Seat
    spaces: int


class Moved(GauntletEvent, frozen=True, tag="moved"):
    seat: Seat
    at: int


class Trapped(GauntletEvent, frozen=True, tag="trap"):
    at: int


class WasHurt(GauntletEvent, frozen=True, tag="hurt"):
    seat: Seat
    amount: int
    by: Seat


class Softened(GauntletEvent, frozen=True, tag="softened"):
    seat: Seat
    source: str


class Scouted(GauntletEvent, frozen=True, tag="scouted"):
    """Only who scouts learns that anything happened."""

    card: str


class Out(GauntletEvent, frozen=True, tag="out"):
    seat: Seat
    cards: tuple[str, ...]


class Buried(GauntletEvent, frozen=True, tag="buried"):
    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Shuffled(GauntletEvent, frozen=True, tag="shuffled"):
    count: int


class Drew(GauntletEvent, frozen=True, tag="drew"):
    seat: Seat
    card: str | UnsetType = UNSET


class Over(GauntletEvent, frozen=True, tag="over"):
    winners: tuple[Seat, ...]
    reason: str


EVENTS = kinds(GauntletEvent)
"""Every kind of event of the game."""
