"""The view of a match of Krendel's Tournament, as plain data for words and pictures (TK-36)."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
Phase = Literal["choose", "fight", "reward", "discard", "over"]
"""The board's phases, and "fight": the moment before the reward, which a match never stops at and a lesson shows."""


class AttackView(msgspec.Struct, frozen=True):
    """One attack of the latest combat, in the order of attacks (TK-12, TK-16)."""

    attacker: Seat
    target: Seat
    attack: int
    defence: int
    success: bool
    shielded: bool
    trophies: int
    wounds: int
    thorns: int


class ChangeView(msgspec.Struct, frozen=True):
    """A change of a seat's attack or defence by a spell: the spell's seat and card, the figure, the amount."""

    source: Seat
    card: str
    stat: Literal["attack", "defence"]
    by: int


class WizardView(msgspec.Struct, frozen=True):
    """One seat, as everyone sees it.

    `creature`, `attack` and `defence` are those of the latest combat while it is shown, else None; `spells` are the ids of
    the creature cards whose spells work now (in phase "choose") or worked in the combat shown, and `changes` the effects of
    all these spells on this seat's figures (TK-18).
    """

    seat: Seat
    hero: str
    wounds: int
    trophies: int
    hand: int
    stack: tuple[str, ...]
    spells: tuple[str, ...]
    changes: tuple[ChangeView, ...]
    creature: str | None
    attack: int | None
    defence: int | None
    wounds_before: int
    trophies_before: int


class ResultView(msgspec.Struct, frozen=True):
    """The end of the match: the winner, several who share, or nobody; `places` groups seats from best to worst (TK-31,
    TK-32).
    """

    winners: tuple[Seat, ...]
    shared: bool
    places: tuple[tuple[Seat, ...], ...]
    reason: Literal["trophies", "wounds", "last", "time"]


class View(msgspec.Struct, frozen=True):
    """The whole table for one viewer.

    `wizards` are in clockwise order from seat to seat. `targets` are the seats that each seat attacks under the spells that
    work now (TK-13, TK-54): in phase "choose" the attacks to come. `viewer`, `hand` and `chosen` are None for the public.
    `condition` and `prize` are the reward pair on the table, which from phase "discard" on is the next round's; `awarded` is
    the pair that the combat shown was judged by, and `fulfilled` the seats that got its prize.
    """

    round: int
    phase: Phase
    first: Seat
    wizards: tuple[WizardView, ...]
    neighbours: tuple[tuple[Seat, tuple[Seat, ...]], ...]
    targets: tuple[tuple[Seat, tuple[Seat, ...]], ...]
    condition: str
    prize: str
    attacks: tuple[AttackView, ...]
    awarded: tuple[str, str] | None
    fulfilled: tuple[Seat, ...]
    deck: int
    reward_deck: int
    discard: tuple[str, ...]
    viewer: Seat | None
    hand: tuple[str, ...] | None
    chosen: tuple[str, ...] | None
    result: ResultView | None


class CardView(msgspec.Struct, frozen=True):
    """One card or hero board alone, as the picture "card" shows it: open to everybody, so no viewer (TK-01 to TK-03)."""

    kind: Literal["creature", "reward", "hero"]
    id: str
