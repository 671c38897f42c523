"""Decks, or whatever else a game lets each seat bring to a match in secret: the game's part in it, errors, commitments (TM-10).

A deck is brought as text, which the game checks and puts into one form. From then on only its seat knows it, until the match is
over: it is in no view, option or event of others. Everybody gets its commitment as the match begins, so it cannot be changed
unseen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from engines.kernel.lobby.building import Builder
from engines.kernel.state.model import B, Seat

P = TypeVar("P")


class BroughtError(ValueError):
    """A deck that may not be brought. `reason` is a key for words, `facts` are its variables."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True)
class Bringing(Generic[B, P]):
    """The part of a game that concerns decks which seats bring.

    `check` returns a text in its one form, by the pack and the options of the table; it raises BroughtError. `preset` returns a
    deck for whoever brings none, such as a practice player. `place` puts the decks on a new board, from which the game alone
    knows them. `held` reads them back from any board, in their one form. If they are not `required`, the game can also be played
    where nobody brings one. `builder` is for people who build decks with buttons, None for a game whose decks are texts alone.
    `shown` are the options of a table at which everybody sees what was brought from the start, `kept` those of one at which
    nobody sees it even as the match ends: a tournament's. Both make no other game (TM-10).
    """

    check: Callable[[P, Any, str], str]
    preset: Callable[[P, Any, Random], str]
    place: Callable[[P, B, Mapping[Seat, str]], None]
    held: Callable[[B], Mapping[Seat, str]]
    required: bool = True
    builder: Builder[P] | None = None
    shown: Mapping[str, str] = field(default_factory=dict)
    kept: Mapping[str, bool] = field(default_factory=dict)

    def checked(self, pack: P, options: Any, seats: Sequence[Seat], brought: Mapping[Seat, str]) -> dict[Seat, str]:
        """Return the decks of a new match in their one form, by seat; none where none is required and nobody brings one.

        Raises BroughtError if a deck may not be brought, or if a seat brings none where it must or where others do; ValueError
        for a seat that is not in the match.
        """
        if foreign := {*brought} - {*seats}:
            raise ValueError(f"seats {sorted(foreign)} bring something and do not play")
        if not brought and not self.required:
            return {}
        for seat in seats:
            if seat not in brought:
                raise BroughtError("refused-brought-none", seat=seat)
        return {seat: self.check(pack, options, brought[seat]) for seat in seats}


def brought_commitment(seed: str, seat: Seat, text: str) -> str:
    """Return the SHA-256, in hex, of a match's seed (hex), a seat as one byte, and the text of the seat's deck.

    The seed is secret until the end, so nobody finds the deck by trying; then everybody can compute the commitment.
    """
    return hashlib.sha256(bytes.fromhex(seed) + bytes([seat]) + text.encode()).hexdigest()
