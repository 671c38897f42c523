"""Parses typed times: "18:30", "tomorrow 19:00", "fri 8 pm", "24.12 18:00", "in 2 h", in any of our languages."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from datetime import time as wall
from zoneinfo import ZoneInfo

from engines.kernel.languages import all_languages
from referee.clocks.terms import AMOUNT, unit_seconds
from referee.errors import RefusedError

CLOCK = re.compile(r"(?:(.*?)[\s,]+)?(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?")
DAY_MONTH = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?")
ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")

DAYS = {"today": 0, "tomorrow": 1, "after_tomorrow": 2}
"""Words for days, each with its distance in days from today."""

NOON = 12


def parse_moment(typed: str, zone: str | None, now: float) -> float:
    """Return the time that somebody typed, in unix seconds; without a day it is the next one at that time of day.

    Raises RefusedError for any other text, and for a time of day if no zone is known.
    """
    text = " ".join(typed.lower().replace("ё", "е").split())
    before, _, after = text.partition(" ")
    if after and before in all_languages().typed("in_"):
        return now + _span(after)
    found = CLOCK.fullmatch(text)
    if found is None or (found[3] is None and found[4] is None):
        raise RefusedError("refused-moment")
    if zone is None:
        raise RefusedError("refused-moment-zone")
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, place).date()
    clock = _clock(int(found[2]), int(found[3] or 0), found[4])
    day, again = _day((found[1] or "").strip(" ,"), today)
    moment = datetime.combine(day, clock, place).timestamp()
    if moment > now or not again:
        return moment
    return datetime.combine(day + timedelta(days=again), clock, place).timestamp()


def _span(text: str) -> float:
    """Return the seconds of a duration such as "2 h" or "1 h 30 min". Raises RefusedError."""
    parts = list(AMOUNT.finditer(text))
    units = [unit_seconds(part[2]) for part in parts]
    if not parts or "".join(part[0] for part in parts) != text or None in units:
        raise RefusedError("refused-moment")
    return float(sum(int(part[1]) * (unit or 0) for part, unit in zip(parts, units, strict=True)))


def _clock(hour: int, minute: int, half: str | None) -> wall:
    if half is not None:
        if not 1 <= hour <= NOON:
            raise RefusedError("refused-moment")
        hour = hour % NOON + (NOON if half == "pm" else 0)
    try:
        return wall(hour, minute)
    except ValueError as error:
        raise RefusedError("refused-moment") from error


def _day(text: str, today: date) -> tuple[date, int]:
    """Return the day of a text, and the days until its next occurrence, 0 if there is none.

    Raises RefusedError for a text that is no day.
    """
    # Words such as "on" and "at" stand before a day, or between it and the time of day.
    word = " ".join(part for part in text.replace(",", " ").split() if part not in all_languages().typed("at"))
    if not word:
        return today, 1
    for day, ahead in DAYS.items():
        if word in all_languages().typed(day):
            return today + timedelta(days=ahead), 0
    for weekday, names in enumerate(all_languages().weekdays):
        if word.startswith(names):
            return today + timedelta(days=(weekday - today.weekday()) % 7), 7
    return _date(word, today), 0


def _date(word: str, today: date) -> date:
    european, iso = DAY_MONTH.fullmatch(word), ISO.fullmatch(word)
    try:
        if iso is not None:
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if european is not None:
            found = date(int(european[3] or today.year), int(european[2]), int(european[1]))
            return found if european[3] or found >= today else found.replace(year=today.year + 1)
    except ValueError as error:
        raise RefusedError("refused-moment") from error
    raise RefusedError("refused-moment")
