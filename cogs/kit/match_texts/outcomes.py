"""The outcome of a match in a few words for one user, for lists and pickers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from cogs.kit.match_texts.names import is_imported
from store.people.inbox import SeatHolder
from words.safe import isolated, plain_name
from words.texts import Words, seat_letter


class StoredResult(msgspec.Struct, frozen=True):
    """The part of a stored result that is read here: the winning seats, and whether they share the victory."""

    winners: tuple[int, ...] = ()
    shared: bool = False


def outcome_text(result: str | None, seats: Sequence[SeatHolder], user: int, words: Words) -> str:
    """Return the outcome of a finished match for a user, and who left before its end; safe for pickers, not for markdown.

    `result` is the stored outcome, None for a match that was closed without one.
    """
    if result is None:
        return words("outcome-none")
    stored, mine = msgspec.json.decode(result, type=StoredResult), next((s for s in seats if s.user == user), None)
    left = [s for s in seats if s.status == "left" and s is not mine]
    outcome = _own(stored, mine, words) if mine is not None else _winners(stored, seats, words)
    return " · ".join([outcome, *([words("outcome-left", names=_names(left, words))] if left else [])])


def winners_of(result: str) -> tuple[int, ...]:
    """Return the winning seats of a stored result."""
    return msgspec.json.decode(result, type=StoredResult).winners


def _own(stored: StoredResult, mine: SeatHolder, words: Words) -> str:
    if mine.seat in stored.winners:
        return words("outcome-shared" if stored.shared else "outcome-won")
    return words("outcome-gave-up" if mine.status == "left" else "outcome-lost" if stored.winners else "outcome-nobody")


def _winners(stored: StoredResult, seats: Sequence[SeatHolder], words: Words) -> str:
    winners = [s for s in seats if s.seat in stored.winners]
    return words("outcome-winners", names=_names(winners, words)) if winners else words("outcome-nobody")


def _names(seats: Sequence[SeatHolder], words: Words) -> str:
    return words.join([isolated(_name(seat, words)) for seat in seats])


def _name(seat: SeatHolder, words: Words) -> str:
    if is_imported(seat):
        return words("seat-player", letter=seat_letter(seat.seat))
    return words("outcome-bot") if seat.user is None else plain_name(seat.name, default=words("former-player"))


def day_text(at: float, words: Words) -> str:
    """Return the day of a unix time in UTC, such as "21 Nov 2026", for pickers, where Discord shows no timestamps."""
    when = datetime.fromtimestamp(at, UTC)
    return words("outcome-day", day=when.day, month=words(f"month-{when.month}"), year=str(when.year))
