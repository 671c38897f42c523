"""Time for questions, as pure functions: terms, quiet hours, absences, banks, reminders.

Quiet hours and vacations stop the clocks of terms "days" and the count of silence in matches without a clock. They do not stop
clocks of minutes: everybody came to such a match, and the others would sit and wait. They postpone reminders whatever the
terms are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from datetime import time as wall
from functools import lru_cache
from heapq import merge
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from engines.kernel.languages import all_languages

MINUTE, HOUR, DAY = 60, 3600, 86400

Kind = Literal["none", "move", "bank", "days"]

MOVE, BANK, INCREMENT, DAYS = (30, 12 * HOUR), (MINUTE, 24 * HOUR), (0, 10 * MINUTE), (DAY, 30 * DAY)
"""The least and the most seconds of terms: per question, in a bank, added by an answer, per question in days."""

LONGEST_QUIET = 12 * 60
"""Minutes of quiet hours at most: nobody can play with a person who is never there."""

READING_TIME = 60
"""Seconds that a question gives with an empty bank, so that it can be read before the flag falls."""

SILENCE = 7
"""Days without an answer after which the table of a match without a clock may vote, unless its server chose others."""

RENEWED_PART = 4
"""Divisor of the full bank that gives the seconds of a renewed clock."""

OPEN_REMINDERS = (12 * HOUR, 36 * HOUR, 4 * DAY, 10 * DAY)
"""Times of reminders in matches without a clock, in seconds after the question."""

TOO_SHORT = 5 * MINUTE
"""Seconds of a question below which nobody is reminded: such players are at the table."""

Spans = Sequence[tuple[float, float]]
"""Absences: start and end of each in unix seconds."""


class Terms(msgspec.Struct, frozen=True):
    """The terms of a clock: none, `seconds` per question ("move", "days"), or a bank of `seconds` plus `increment` per answer.

    As terms in force, "none" has the `seconds` of silence after which the table may vote, 0 for never; they are not shown.
    """

    kind: Kind
    seconds: int = 0
    increment: int = 0

    @property
    def stops_at_rest(self) -> bool:
        """Whether quiet hours and vacations stop the clock."""
        return self.kind in ("days", "none")


NONE = Terms("none")


class TermsError(ValueError):
    """A text is not valid as terms: `reason` is "form", or the part out of bounds: "move", "bank", "increment", "days"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"not valid as terms of a clock: {reason}")
        self.reason = reason


class QuietHours(msgspec.Struct, frozen=True):
    """Quiet hours: from minute `start` of the day to minute `end`, of the next day unless it is later, in an IANA zone."""

    zone: str
    start: int
    end: int

    @property
    def minutes(self) -> int:
        """Their length in minutes of local time."""
        return (self.end - self.start) % (24 * 60)


def quiet_hours(zone: str | None, start: int | None, end: int | None) -> QuietHours | None:
    """Return quiet hours from their settings, None if they are not set or not valid."""
    if zone is None or start is None or end is None or not _is_zone(zone):
        return None
    quiet = QuietHours(zone, start, end)
    return quiet if 0 < quiet.minutes <= LONGEST_QUIET else None


# -------------------------------------------------------------------- terms, as typed and as stored

UNITS = {"seconds": 1, "minutes": MINUTE, "hours": HOUR, "days": DAY}

NO_CLOCK_TEXTS = {"-", "0"}
"""Texts that mean no clock in every language."""

AMOUNT = re.compile(r"\s*([0-9]{1,6})\s*([^\W\d_]+)\.?\s*")


def unit_seconds(word: str) -> int | None:
    """Return the seconds of a unit of time, such as "min", in any language; None if the word is no unit."""
    return next((seconds for unit, seconds in UNITS.items() if word in all_languages().typed(unit)), None)


def parse_terms(text: str) -> Terms:
    """Return the terms that somebody typed: "none", "10m", "1h30m", "30m+30s", "3d", in any language.

    Raises TermsError, a ValueError, for any other text and for terms out of bounds.
    """
    typed = " ".join(text.lower().split())
    if typed in NO_CLOCK_TEXTS or typed in all_languages().typed("none"):
        return NONE
    first, plus, second = typed.partition("+")
    seconds, by_days = _amount(first)
    if plus:
        increment, increment_by_days = _amount(second)
        if by_days or increment_by_days:
            raise TermsError("form")
        return _within_bounds(Terms("bank", seconds, increment))
    return _within_bounds(Terms("days" if by_days else "move", seconds))


def parse_duration(text: str) -> int:
    """Return the seconds of a typed duration, which may be negative: "10m", "1h30m", "-5m", "2d", in any language.

    Raises TermsError for any other text and for 0.
    """
    typed = "".join(text.lower().split()).replace("−", "-").replace("–", "-")
    seconds, _ = _amount(typed.lstrip("+-"))
    if not seconds or typed.startswith(("+-", "-+", "--", "++")):
        raise TermsError("form")
    return -seconds if typed.startswith("-") else seconds


def _amount(text: str) -> tuple[int, bool]:
    """Return the seconds of an amount such as "1h30m", and whether it was given in days. Raises TermsError."""
    total, at = 0, 0
    units: list[int] = []
    while found := AMOUNT.match(text, at):
        unit = unit_seconds(found[2])
        if unit is None or (units and unit >= units[-1]):
            raise TermsError("form")
        total, at = total + int(found[1]) * unit, found.end()
        units.append(unit)
    by_days = DAY in units
    if at != len(text) or not units or (by_days and len(units) > 1):
        raise TermsError("form")
    return total, by_days


def _within_bounds(terms: Terms) -> Terms:
    """Return the terms. Raises TermsError if they are out of bounds."""
    least, most = {"move": MOVE, "bank": BANK, "days": DAYS}[terms.kind]
    if not least <= terms.seconds <= most:
        raise TermsError(terms.kind)
    if not INCREMENT[0] <= terms.increment <= INCREMENT[1]:
        raise TermsError("increment")
    return terms


def terms_json(terms: Terms) -> str:
    """Return terms as JSON, the form in which matches store them."""
    return msgspec.json.encode(terms).decode()


def silence_terms(days: int | None) -> Terms:
    """Return the terms in force of a match without a clock. `days` of silence are its server's; None is the default."""
    return Terms("none", (SILENCE if days is None else days) * DAY)


@lru_cache(maxsize=1024)
def terms_of(stored: str) -> Terms:
    """Return terms from the JSON that a match stores."""
    return msgspec.json.decode(stored, type=Terms)


# -------------------------------------------------------------------- time that counts


def counted_seconds(start: float, end: float, quiet: QuietHours | None = None, absences: Spans = ()) -> float:
    """Return the seconds between two times that lie neither in quiet hours nor in an absence."""
    total, at = 0.0, start
    for stop, resume in _rests(start, quiet, absences):
        if stop >= end:
            break
        total, at = total + max(0.0, stop - at), max(at, resume)
    return total + max(0.0, end - at)


def fall_time(since: float, seconds: float, quiet: QuietHours | None = None, absences: Spans = ()) -> float:
    """Return the first time at which so many counted seconds have passed since `since`."""
    at, left = since, seconds
    for stop, resume in _rests(since, quiet, absences):
        if stop - at >= left:
            break
        left, at = left - max(0.0, stop - at), max(at, resume)
    return at + left


def pingable_from(now: float, quiet: QuietHours | None) -> float:
    """Return the time from which on somebody may be pinged: now, or the end of the present quiet hours."""
    stop, resume = next(_rests(now, quiet, ()), (now + 1, now))
    return resume if stop <= now else now


def _rests(since: float, quiet: QuietHours | None, absences: Spans) -> Iterator[tuple[float, float]]:
    """Yield start and end of each span in which clocks stop, ordered by start; spans that have ended are left out."""
    away = sorted((start, end) for start, end in absences if end > since)
    return merge(away, _nights(since, quiet)) if quiet is not None else iter(away)


def _nights(since: float, quiet: QuietHours) -> Iterator[tuple[float, float]]:
    """Yield start and end of the quiet hours of every day from a time on, without end."""
    zone = ZoneInfo(quiet.zone)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    over_midnight = timedelta(days=quiet.end <= quiet.start)
    while True:
        start, end = _moment(day, quiet.start, zone), _moment(day + over_midnight, quiet.end, zone)
        # Short quiet hours may lie in the hour that is skipped when clocks are set forward.
        if end > max(start, since):
            yield start, end
        day += timedelta(days=1)


def _moment(day: date, minute: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, wall(minute // 60, minute % 60), zone).timestamp()


@lru_cache(maxsize=1024)
def _is_zone(zone: str) -> bool:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


# -------------------------------------------------------------------- a question's time, a bank, reminders


def allowance(terms: Terms, bank: float | None) -> float | None:
    """Return the seconds that a new question gives, None without limit. `bank` None is a full one."""
    if terms.kind == "none":
        return terms.seconds or None
    if terms.kind == "bank" and bank is not None:
        return max(bank, READING_TIME)
    return terms.seconds


def bank_after(terms: Terms, bank: float, used: float) -> float:
    """Return the seconds in a bank after an answer, never more than at the beginning of the match."""
    return min(terms.seconds, max(0.0, bank - used) + terms.increment)


def renewed_seconds(terms: Terms) -> float | None:
    """Return the seconds of a renewed clock: those of one question, or a part of the full bank."""
    return terms.seconds / RENEWED_PART if terms.kind == "bank" else allowance(terms, None)


def reminder_times(terms: Terms, since: float, due: float | None) -> tuple[float, ...]:
    """Return the times of a question's reminders.

    Terms of days: at half of the time, and when the longer of an hour and a tenth of it is left. Shorter terms: once, when the
    longer of a minute and a fifth is left, and never below five minutes. Without a clock: as in `OPEN_REMINDERS`.
    """
    if due is None or terms.kind == "none":
        return tuple(since + after for after in OPEN_REMINDERS)
    whole = due - since
    if terms.kind == "days":
        return since + whole / 2, due - max(HOUR, whole / 10)
    if whole < TOO_SHORT:
        return ()
    return (due - max(MINUTE, whole / 5),)
