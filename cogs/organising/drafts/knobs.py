"""The list of all settings that an organiser can change, and which of them may change when (TM-02)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cogs.organising.drafts.draft import (
    WORTHS,
    YES_NO,
    Draft,
    Group,
    Knob,
    automatic,
    beside,
    break_choices,
    format_name,
    has_brought,
    has_seeds,
    has_table,
    has_third,
    in_rounds,
    in_teams,
    is_days,
    is_live,
    is_pods,
    is_robin,
    is_swiss,
    numbers,
    own,
    part,
    possible_formats,
    read_breaks,
    read_points,
    role_list,
    set_breaks,
    set_clock,
    set_format,
    set_pace,
    set_points,
)
from referee.tournaments.entries.details import FITTING, Detail
from referee.tournaments.rounds.series import possible_lengths
from tournaments.settings.formats import DoubleElimination
from tournaments.settings.paces import DAY, HOUR, MINUTE

DETAILS: tuple[Detail, ...] = ("rooms", "automatic", "role", "champion", "begins")
"""Values that are no settings: they may change until the end."""

NO_SHOWS = (3, 5, 10, 15, 20, 30)
LIVE_CLOCKS = ("none", "5m", "10m", "15m+15s", "30m+30s", "1h+1m")
DAYS_CLOCKS = ("none", "12h", "1d", "2d", "3d", "7d")


def _minutes(*values: int) -> Callable[[Draft], Sequence[str]]:
    return numbers(*(value * MINUTE for value in values))


def _check_ins(draft: Draft) -> Sequence[str]:
    hours = (12, 24, 48, 72)
    return _minutes(5, 10, 15, 30, 60)(draft) if is_live(draft) else [str(hour * HOUR) for hour in hours]


def _game_times(draft: Draft) -> Sequence[str]:
    if is_live(draft):
        return numbers(0, *(minutes * MINUTE for minutes in (20, 30, 40, 50, 60, 90, 120)))(draft)
    return numbers(0, *(days * DAY for days in (3, 5, 7, 10, 14)))(draft)


def _flags(draft: Draft) -> Sequence[str]:
    values = (0, MINUTE, 5 * MINUTE) if is_live(draft) else (0, 12 * HOUR, DAY, 2 * DAY)
    return [str(value) for value in values]


KNOBS: Sequence[Knob] = (
    Knob("format", "format", "word", format_name, set_format, possible_formats),
    Knob("rounds", "format", "number", *part("format", "rounds"), numbers(*range(14)), True, in_rounds),
    Knob("cut", "format", "number", *part("format", "cut"), numbers(0, 2, 4, 8, 16, 32, 64), False, is_swiss),
    Knob("fold", "format", "word", *part("format", "fold"), lambda _draft: YES_NO, False, is_swiss),
    Knob("club_rounds", "format", "number", *part("format", "club_rounds"), numbers(*range(6)), True, is_swiss),
    Knob("groups", "format", "number", *part("format", "groups"), numbers(*range(1, 9), 12, 16), True, is_robin),
    Knob("cycles", "format", "number", *part("format", "cycles"), numbers(1, 2, 3, 4), False, is_robin),
    Knob("target", "format", "number", *part("format", "target"), numbers(3, 4, 5, 6), False, is_pods),
    Knob("first", "format", "word", *part("format", "first"), lambda _draft: ("meetings", "points"), False, is_pods),
    Knob("third_place", "format", "word", *part("format", "third_place"), lambda _draft: YES_NO, False, has_third),
    Knob(
        "second_final",
        "format",
        "word",
        *part("format", "second_final"),
        lambda _draft: YES_NO,
        False,
        lambda draft: isinstance(draft.settings.format, DoubleElimination),
    ),
    Knob("points", "format", "points", read_points, set_points, lambda _draft: [*WORTHS], True, has_table),
    Knob("tiebreaks", "format", "order", read_breaks, set_breaks, break_choices, False, has_table),
    Knob(
        "best_of",
        "format",
        "number",
        *own("best_of"),
        lambda draft: [str(length) for length in possible_lengths(draft.game)],
        False,
        lambda draft: not is_pods(draft),
    ),
    Knob("absences", "format", "number", *part("format", "absences"), numbers(0, 1, 2, 3), False, in_rounds),
    Knob(
        "seeding",
        "format",
        "word",
        *own("seeding"),
        lambda _draft: ("lots", "rating", "list", "table"),
        False,
        has_seeds,
    ),
    Knob(
        "seed_list",
        "format",
        "list",
        lambda draft: str(draft.listed),
        lambda draft, _value: draft,
        typed=True,
        applies=lambda draft: has_seeds(draft) and draft.settings.seeding == "list",
    ),
    Knob(
        "earlier",
        "format",
        "event",
        *beside("earlier"),
        lambda draft: [str(one) for one in draft.finished],
        applies=lambda draft: has_seeds(draft) and draft.settings.seeding == "table",
    ),
    Knob(
        "pace",
        "time",
        "word",
        lambda draft: "live" if is_live(draft) else "days",
        set_pace,
        lambda _draft: ("live", "days"),
    ),
    Knob(
        "clock",
        "time",
        "clock",
        lambda draft: draft.clock,
        set_clock,
        lambda draft: LIVE_CLOCKS if is_live(draft) else DAYS_CLOCKS,
        True,
    ),
    Knob("time_per_game", "time", "span", *part("pace", "time_per_game"), _game_times, True),
    Knob("check_in", "time", "span", *part("pace", "check_in"), _check_ins, True),
    Knob("no_show_game", "time", "span", *part("pace", "no_show_game"), _minutes(*NO_SHOWS), True, is_live),
    Knob("no_show_pairing", "time", "span", *part("pace", "no_show_pairing"), _minutes(*NO_SHOWS, 45), True, is_live),
    Knob(
        "no_show",
        "time",
        "span",
        *part("pace", "no_show"),
        numbers(*(hours * HOUR for hours in (12, 24, 48, 72, 120))),
        True,
        is_days,
    ),
    Knob("flag", "time", "span", *part("pace", "flag"), _flags, True),
    Knob(
        "round",
        "time",
        "span",
        *part("pace", "round"),
        numbers(*(d * DAY for d in (3, 5, 7, 10, 14, 21, 28))),
        True,
        is_days,
    ),
    Knob(
        "extension",
        "time",
        "span",
        *part("pace", "extension"),
        numbers(*(d * DAY for d in (0, 1, 2, 3, 5, 7))),
        True,
        is_days,
    ),
    Knob(
        "vacation",
        "time",
        "span",
        *part("pace", "vacation"),
        numbers(*(d * DAY for d in (0, 3, 5, 7, 14))),
        True,
        is_days,
    ),
    Knob(
        "together",
        "time",
        "number",
        *part("pace", "together"),
        numbers(1, 2, 3, 4, 5, 6),
        False,
        lambda draft: is_days(draft) and is_robin(draft),
    ),
    Knob(
        "cap",
        "entering",
        "number",
        *part("entering", "cap"),
        numbers(0, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 128),
        True,
    ),
    Knob("opens", "entering", "moment", *part("entering", "opens"), numbers(0), True),
    Knob("closes", "entering", "moment", *part("entering", "closes"), numbers(0), True),
    Knob("roles", "entering", "roles", *role_list("roles")),
    Knob("clubs", "entering", "roles", *role_list("clubs"), applies=is_swiss),
    Knob(
        "rating_from",
        "entering",
        "number",
        *part("entering", "rating_from"),
        numbers(0, 800, 900, 1000, 1100, 1200),
        True,
    ),
    Knob(
        "rating_to",
        "entering",
        "number",
        *part("entering", "rating_to"),
        numbers(0, 1000, 1100, 1200, 1300, 1400),
        True,
    ),
    Knob("rated_games", "entering", "number", *part("entering", "rated_games"), numbers(0, 1, 3, 5, 10, 20), True),
    Knob("reserve", "entering", "word", *part("entering", "reserve"), lambda _draft: YES_NO, False, in_teams),
    Knob("shown", "entering", "word", *own("shown"), lambda _draft: ("end", "start"), False, has_brought),
    Knob("rated", "running", "word", *own("rated"), lambda _draft: YES_NO),
    Knob("automatic", "running", "word", *automatic(), lambda _draft: YES_NO),
    Knob("rooms", "running", "word", *beside("rooms"), lambda _draft: ("threads", "channel")),
    Knob("begins", "running", "moment", *beside("begins"), numbers(0), True),
    Knob("role", "running", "role", *beside("role")),
    Knob("champion", "running", "role", *beside("champion")),
)
"""All settings, in the order in which they are listed."""

BY_NAME: Mapping[str, Knob] = {knob.name: knob for knob in KNOBS}


def knobs_of(draft: Draft, group: Group, phase: str) -> list[Knob]:
    """Return the settings of a group that apply to a draft and may still change in a phase (TM-02)."""
    return [knob for knob in KNOBS if knob.group == group and knob.applies(draft) and may_change(knob, phase)]


def may_change(knob: Knob, phase: str) -> bool:
    """Return whether a setting may change in a phase.

    All of a draft may, the numbers of a format until the start, what is no setting until the end.
    """
    if phase == "draft":
        return True
    if knob.name in DETAILS:
        return phase not in ("over", "cancelled")
    return phase in ("open", "check_in") and knob.name in FITTING
