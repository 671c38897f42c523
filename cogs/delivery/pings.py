"""Rules of pings: nobody is pinged who is present, was pinged a short while ago, or has quiet hours."""

from __future__ import annotations

from collections.abc import Sequence

from referee.clocks.flags import ClockFace
from referee.clocks.terms import pingable_from, quiet_hours
from referee.match.live import Live
from store.database import Database
from store.match.matches import SeatRow
from store.people import preferences
from store.people.preferences import Preferences

PRESENT = 120.0
PING_AGAIN = 600.0
"""Seconds. Nobody is pinged within `PRESENT` of their last action, or within `PING_AGAIN` of their last ping unless their clock
runs low."""

LOW = 0.2
"""A clock runs low when this fraction of a question's time is left."""


def is_low(face: ClockFace, now: float) -> bool:
    """Return whether a clock runs low."""
    return face.due is not None and face.since is not None and face.due - now <= LOW * (face.due - face.since)


def wants_pings(live: Live, chosen: Preferences, *, again: bool = False) -> bool:
    """Return whether a user wants pings for a match at all; `again` for a reminder after a first ping."""
    return not live.row.muted and chosen.pings != "off" and not (again and chosen.pings == "turns")


def first_ping_time(chosen: Preferences, now: float) -> float:
    """Return the first time at which a user may be pinged: now, or the end of their quiet hours."""
    return pingable_from(now, quiet_hours(chosen.zone, chosen.quiet_from, chosen.quiet_to))


async def pingable_users(db: Database, live: Live, users: Sequence[int], now: float) -> list[int]:
    """Return those of the users whom a message of a match may ping now."""
    return [] if live.row.muted else await pingable(db, users, now)


async def pingable(db: Database, users: Sequence[int], now: float) -> list[int]:
    """Return those of the users who want to be mentioned now; a former user, with a negative number, does not."""
    found = []
    for user in users:
        chosen = await preferences.of_user(db, user)
        if user > 0 and chosen.pings != "off" and first_ping_time(chosen, now) <= now:
            found.append(user)
    return found


def is_ping_useful(seat: SeatRow, face: ClockFace, acted: float, now: float) -> bool:
    """Return whether to ping a person who last acted at the time `acted`: not if they are present or were pinged just now."""
    return now - acted > PRESENT and (now - seat.pinged > PING_AGAIN or is_low(face, now))
