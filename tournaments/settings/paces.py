"""The two paces of a tournament, an evening or weeks, with their limits in seconds (TM-05, TM-35 to TM-39)."""

from __future__ import annotations

import msgspec

MINUTE, HOUR, DAY = 60, 3600, 86400


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Everybody is there: a round ends before the next is paired. Seconds each; `time_per_game` 0 is none."""

    check_in: int = 30 * MINUTE
    no_show_game: int = 10 * MINUTE
    no_show_pairing: int = 20 * MINUTE
    flag: int = 0
    time_per_game: int = 0


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """People play when they find time. Seconds each.

    `round` is the time of a round; `together` how many pairings of a round robin one person has at once (TM-22); `extension` the
    seconds that all sides of a pairing may add once; `vacation` the seconds that vacations stop a round at most (TM-39).
    """

    check_in: int = 48 * HOUR
    no_show: int = 48 * HOUR
    flag: int = 12 * HOUR
    time_per_game: int = 0
    round: int = 14 * DAY
    together: int = 3
    extension: int = 3 * DAY
    vacation: int = 7 * DAY


Pace = Live | Days
