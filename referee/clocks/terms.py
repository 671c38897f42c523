"""What the time of a question is, without any clock of its own: terms, quiet hours, absences, banks, reminders.

Quiet hours and vacations stop the clocks of terms "days", and the silence of matches without a clock does not count in them.
A match at a pace of minutes is a meeting that everybody came to, and a clock that stood at night would leave the others
sitting. They hold back reminders whatever the terms are.
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
"""The least and the most seconds of terms: a question's time, a bank, what an answer adds to it, a question's days."""

LONGEST_QUIET = 12 * 60
"""Minutes of quiet hours at most: whoever is never there cannot be played with."""

READING_TIME = 60
"""Seconds that a question gives with an empty bank: a flag that falls before it can be read helps nobody."""

SILENCE = 7
"""Days without an answer after which the others of a match without a clock may decide, unless its server chose others."""

REST_OF_BANK = 4
"""What part of the first bank the table gives to whoever it waits for."""

OPEN_REMINDERS = (12 * HOUR, 36 * HOUR, 4 * DAY, 10 * DAY)
"""When those are reminded who play without a clock: seconds after the question."""

HURRY = 5 * MINUTE
"""Seconds of a question below which nobody is reminded: they are at the table."""

Spans = Sequence[tuple[float, float]]
"""Absences: from when until when, in unix seconds."""


class Terms(msgspec.Struct, frozen=True):
    """The clock of a match: none, `seconds` a question ("move", "days"), or a bank of `seconds` plus `increment` an answer.

    In force, "none" has the `seconds` of silence after which the others may decide; 0 is never. Nothing shows them before.
    """

    kind: Kind
    seconds: int = 0
    increment: int = 0

    @property
    def stops_at_rest(self) -> bool:
        """Return whether quiet hours and vacations stop the clock."""
        return self.kind in ("days", "none")


NONE = Terms("none")


class TermsError(ValueError):
    """Typed terms are none: `reason` is "form", or what is out of bounds: "move", "bank", "increment", "days"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"no terms of a clock: {reason}")
        self.reason = reason


class QuietHours(msgspec.Struct, frozen=True):
    """Quiet hours: from minute `start` of the day to minute `end`, the next day's if that is not later, in an IANA zone."""

    zone: str
    start: int
    end: int

    @property
    def minutes(self) -> int:
        """How long they are by the clock on the wall."""
        return (self.end - self.start) % (24 * 60)


def quiet_hours(zone: str | None, start: int | None, end: int | None) -> QuietHours | None:
    """Return the quiet hours that somebody has stated, None if they have not, or not so that they can be kept."""
    if zone is None or start is None or end is None or not _known(zone):
        return None
    quiet = QuietHours(zone, start, end)
    return quiet if 0 < quiet.minutes <= LONGEST_QUIET else None


# -------------------------------------------------------------------- terms, as typed and as stored

UNITS = {"seconds": 1, "minutes": MINUTE, "hours": HOUR, "days": DAY}

WITHOUT = {"-", "0"}
"""What is written for no clock in every language."""

AMOUNT = re.compile(r"\s*([0-9]{1,6})\s*([^\W\d_]+)\.?\s*")


def unit_seconds(word: str) -> int | None:
    """Return the seconds of what people write behind a number, in any language; None if it is no unit."""
    return next((seconds for unit, seconds in UNITS.items() if word in all_languages().typed(unit)), None)


def parse_terms(text: str) -> Terms:
    """Return the terms that somebody typed: "none", "10m", "1h30m", "30m+30s", "3d", in any language.

    Raises TermsError, a ValueError, for anything else and for what is out of bounds.
    """
    typed = " ".join(text.lower().split())
    if typed in WITHOUT or typed in all_languages().typed("none"):
        return NONE
    first, plus, more = typed.partition("+")
    seconds, by_days = _amount(first)
    if plus:
        increment, increment_by_days = _amount(more)
        if by_days or increment_by_days:
            raise TermsError("form")
        return _checked(Terms("bank", seconds, increment))
    return _checked(Terms("days" if by_days else "move", seconds))


def parse_duration(text: str) -> int:
    """Return the seconds that somebody typed: "10m", "1h30m", "-5m", "2d", in any language; below 0 if less.

    Raises TermsError for anything else, and for no time at all.
    """
    typed = "".join(text.lower().split()).replace("−", "-").replace("–", "-")
    seconds, _ = _amount(typed.lstrip("+-"))
    if not seconds or typed.startswith(("+-", "-+", "--", "++")):
        raise TermsError("form")
    return -seconds if typed.startswith("-") else seconds


def _amount(text: str) -> tuple[int, bool]:
    """Return the seconds of "1h30m" and whether they were given in days. Raises TermsError."""
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


def _checked(terms: Terms) -> Terms:
    """Return terms that are within bounds. Raises TermsError for others."""
    least, most = {"move": MOVE, "bank": BANK, "days": DAYS}[terms.kind]
    if not least <= terms.seconds <= most:
        raise TermsError(terms.kind)
    if not INCREMENT[0] <= terms.increment <= INCREMENT[1]:
        raise TermsError("increment")
    return terms


def terms_json(terms: Terms) -> str:
    """Return terms as matches store them."""
    return msgspec.json.encode(terms).decode()


def silence_terms(days: int | None) -> Terms:
    """Return the terms in force of a match without a clock whose server chose so many days of silence, None for the usual."""
    return Terms("none", (SILENCE if days is None else days) * DAY)


@lru_cache(maxsize=1024)
def terms_of(stored: str) -> Terms:
    """Return the terms that a match has stored."""
    return msgspec.json.decode(stored, type=Terms)


# -------------------------------------------------------------------- time that counts


def counted_seconds(start: float, end: float, quiet: QuietHours | None = None, absences: Spans = ()) -> float:
    """Return the seconds between two moments that lie neither in quiet hours nor in an absence."""
    total, at = 0.0, start
    for stop, on in _stops(start, quiet, absences):
        if stop >= end:
            break
        total, at = total + max(0.0, stop - at), max(at, on)
    return total + max(0.0, end - at)


def fall_time(since: float, seconds: float, quiet: QuietHours | None = None, absences: Spans = ()) -> float:
    """Return the first moment at which so many seconds that count have passed since."""
    at, left = since, seconds
    for stop, on in _stops(since, quiet, absences):
        if stop - at >= left:
            break
        left, at = left - max(0.0, stop - at), max(at, on)
    return at + left


def pingable_from(now: float, quiet: QuietHours | None) -> float:
    """Return the moment from which on somebody may be pinged: now, or the end of the quiet hours that it lies in."""
    stop, on = next(_stops(now, quiet, ()), (now + 1, now))
    return on if stop <= now else now


def _stops(since: float, quiet: QuietHours | None, absences: Spans) -> Iterator[tuple[float, float]]:
    """Yield from when until when clocks stand still, in the order of the beginnings, leaving out what has ended."""
    away = sorted((start, end) for start, end in absences if end > since)
    return merge(away, _nights(since, quiet)) if quiet is not None else iter(away)


def _nights(since: float, quiet: QuietHours) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours that have not ended at a moment, for ever."""
    zone = ZoneInfo(quiet.zone)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    over_midnight = timedelta(days=quiet.end <= quiet.start)
    while True:
        start, end = _moment(day, quiet.start, zone), _moment(day + over_midnight, quiet.end, zone)
        # Where clocks are set forward, a short night may lie in the hour that does not exist.
        if end > max(start, since):
            yield start, end
        day += timedelta(days=1)


def _moment(day: date, minute: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, wall(minute // 60, minute % 60), zone).timestamp()


@lru_cache(maxsize=1024)
def _known(zone: str) -> bool:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


# -------------------------------------------------------------------- a question's time, a bank, reminders


def allowance(terms: Terms, bank: float | None) -> float | None:
    """Return the seconds that count which a new question gives, None for ever. `bank` None is a full one."""
    if terms.kind == "none":
        return terms.seconds or None
    if terms.kind == "bank" and bank is not None:
        return max(bank, READING_TIME)
    return terms.seconds


def bank_after(terms: Terms, bank: float, used: float) -> float:
    """Return what is in a bank after an answer: never more than at the beginning of the match."""
    return min(terms.seconds, max(0.0, bank - used) + terms.increment)


def renewed_seconds(terms: Terms) -> float | None:
    """Return the seconds that the table gives to whoever it waits for: one question's, of a bank a part."""
    return terms.seconds / REST_OF_BANK if terms.kind == "bank" else allowance(terms, None)


def reminder_times(terms: Terms, since: float, due: float | None) -> tuple[float, ...]:
    """Return when to remind somebody who is waited for: rarer and rarer, then no more.

    With days: at half of the time, and when an hour or a tenth is left. With less: once when a fifth or a minute is left,
    never in questions of less than five minutes.
    """
    if due is None or terms.kind == "none":
        return tuple(since + after for after in OPEN_REMINDERS)
    whole = due - since
    if terms.kind == "days":
        return since + whole / 2, due - max(HOUR, whole / 10)
    if whole < HURRY:
        return ()
    return (due - max(MINUTE, whole / 5),)
