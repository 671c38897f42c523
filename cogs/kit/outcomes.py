"""How a match came out, in a few words for one user: for lists and pickers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from cogs.kit.names import is_imported
from store.people.inbox import Seated
from words.safe import isolated, plain_name
from words.texts import Words, seat_letter


class Came(msgspec.Struct, frozen=True):
    """What is read of a stored result: who won, and whether they share it."""

    winners: tuple[int, ...] = ()
    shared: bool = False


def came_out(result: str | None, seats: Sequence[Seated], user: int, texts: Words) -> str:
    """Return how a finished match came out for a user, and who left it before its end; safe for pickers, not for markdown.

    `result` is the stored outcome, None for a match that was closed without one.
    """
    if result is None:
        return texts("outcome-none")
    came, mine = msgspec.json.decode(result, type=Came), next((s for s in seats if s.user == user), None)
    left = [s for s in seats if s.status == "left" and s is not mine]
    told = [_own(came, mine, texts) if mine is not None else _winners(came, seats, texts)]
    return " · ".join([*told, *([texts("outcome-left", names=_names(left, texts))] if left else [])])


def winners_of(result: str) -> tuple[int, ...]:
    """Return the seats that have won by a stored result."""
    return msgspec.json.decode(result, type=Came).winners


def _own(came: Came, mine: Seated, texts: Words) -> str:
    if mine.seat in came.winners:
        return texts("outcome-shared" if came.shared else "outcome-won")
    return texts("outcome-gave-up" if mine.status == "left" else "outcome-lost" if came.winners else "outcome-nobody")


def _winners(came: Came, seats: Sequence[Seated], texts: Words) -> str:
    winners = [s for s in seats if s.seat in came.winners]
    return texts("outcome-winners", names=_names(winners, texts)) if winners else texts("outcome-nobody")


def _names(seats: Sequence[Seated], texts: Words) -> str:
    return texts.join([isolated(_name(seat, texts)) for seat in seats])


def _name(seat: Seated, texts: Words) -> str:
    if is_imported(seat):
        return texts("seat-player", letter=seat_letter(seat.seat))
    return texts("outcome-bot") if seat.user is None else plain_name(seat.name, default=texts("former-player"))


def day(at: float, texts: Words) -> str:
    """Return the day of a unix time as pickers show it, which know no timestamps: "21 Nov 2026", by the clock of Greenwich."""
    when = datetime.fromtimestamp(at, UTC)
    return texts("outcome-day", day=when.day, month=texts(f"month-{when.month}"), year=str(when.year))
