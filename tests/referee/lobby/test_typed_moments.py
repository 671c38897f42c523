"""Moments as people type them, by the clock of a zone."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from referee.errors import RefusedError
from referee.lobby.plans import DAY, FAR, MINUTE, check_time, new_plan
from referee.lobby.typed_moments import parse_moment

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 25, 18, 0, tzinfo=BERLIN).timestamp()
"""A Wednesday."""


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("18:30", "2026-11-25 18:30"),
        ("17:30", "2026-11-26 17:30"),
        ("18.30", "2026-11-25 18:30"),
        ("at 8 pm", "2026-11-25 20:00"),
        ("12:05am", "2026-11-26 00:05"),
        ("today 23:00", "2026-11-25 23:00"),
        ("tomorrow 19:00", "2026-11-26 19:00"),
        ("Tomorrow at 7pm", "2026-11-26 19:00"),
        ("завтра в 19:00", "2026-11-26 19:00"),
        ("послезавтра 9:00", "2026-11-27 09:00"),
        ("fri 20:00", "2026-11-27 20:00"),
        ("on Saturday, 18:00", "2026-11-28 18:00"),
        ("в пятницу в 20:00", "2026-11-27 20:00"),
        ("во вторник 8:00", "2026-12-01 08:00"),
        ("wed 19:00", "2026-11-25 19:00"),
        ("среда 17:00", "2026-12-02 17:00"),
        ("24.12 18:00", "2026-12-24 18:00"),
        ("24.01 18:00", "2027-01-24 18:00"),
        ("24.12.2026 18:00", "2026-12-24 18:00"),
        ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("in 2 h", "2026-11-25 20:00"),
        ("in 1 hour 30 minutes", "2026-11-25 19:30"),
        ("через 2 ч", "2026-11-25 20:00"),
        ("через 45 минут", "2026-11-25 18:45"),
        ("in 1d", "2026-11-26 18:00"),
    ],
)
def test_what_is_meant(typed: str, means: str) -> None:
    found = parse_moment(typed, "Europe/Berlin", NOW)
    assert datetime.fromtimestamp(found, BERLIN).strftime("%Y-%m-%d %H:%M") == means


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "19",
        "25:00",
        "19:60",
        "13 pm",
        "0 am",
        "someday 19:00",
        "31.02 18:00",
        "in",
        "in two h",
        "in 2 moons",
        "через",
    ],
)
def test_what_is_none(typed: str) -> None:
    with pytest.raises(RefusedError, match=r"^refused-moment$"):
        parse_moment(typed, "Europe/Berlin", NOW)


def test_without_a_zone_only_how_long_it_is_until_then() -> None:
    assert parse_moment("in 2 h", None, NOW) == NOW + 7200
    with pytest.raises(RefusedError, match="refused-moment-zone"):
        parse_moment("18:30", None, NOW)


@pytest.mark.parametrize("ahead", [5 * MINUTE, 60 * DAY])
def test_when_a_table_can_begin(ahead: int) -> None:
    check_time(NOW + ahead, NOW)


@pytest.mark.parametrize("ahead", [-DAY, 4 * MINUTE, 61 * DAY])
def test_when_a_table_cannot_begin(ahead: int) -> None:
    with pytest.raises(RefusedError, match="refused-moment-far"):
        check_time(NOW + ahead, NOW)


@pytest.mark.parametrize(
    ("ahead", "remind"),
    [(20 * MINUTE, 0), (FAR * 15 * MINUTE, 15 * MINUTE), (30 * 3600, 15 * MINUTE), (FAR * DAY, DAY), (9 * DAY, DAY)],
)
def test_what_is_due_first(ahead: float, remind: float) -> None:
    assert new_plan(1, NOW + ahead, NOW).remind == NOW + ahead - remind
