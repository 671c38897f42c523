"""Terms as typed, time that counts, banks, reminders: without a match."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from referee.clocks.terms import (
    DAY,
    HOUR,
    MINUTE,
    NONE,
    QuietHours,
    Terms,
    TermsError,
    allowance,
    bank_after,
    counted_seconds,
    fall_time,
    parse_terms,
    pingable_from,
    quiet_hours,
    reminder_times,
    renewed_seconds,
    terms_json,
    terms_of,
)


@pytest.mark.parametrize(
    ("typed", "terms"),
    [
        ("none", NONE),
        (" Нет ", NONE),
        ("без часов", NONE),
        ("10m", Terms("move", 10 * MINUTE)),
        ("10 мин.", Terms("move", 10 * MINUTE)),
        ("30С", Terms("move", 30)),
        ("1h", Terms("move", HOUR)),
        ("1ч 30м", Terms("move", 90 * MINUTE)),
        ("12 h", Terms("move", 12 * HOUR)),
        ("30m+30s", Terms("bank", 30 * MINUTE, 30)),
        ("30м + 30с", Terms("bank", 30 * MINUTE, 30)),
        ("24h+0s", Terms("bank", 24 * HOUR, 0)),
        ("3d", Terms("days", 3 * DAY)),
        ("3 дня", Terms("days", 3 * DAY)),
        ("1д", Terms("days", DAY)),
        ("30 days", Terms("days", 30 * DAY)),
    ],
)
def test_terms_as_people_type_them(typed: str, terms: Terms) -> None:
    assert parse_terms(typed) == terms
    assert terms_of(terms_json(terms)) == terms


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "form"),
        ("10", "form"),
        ("m", "form"),
        ("10x", "form"),
        ("-5m", "form"),
        ("5m 1h", "form"),
        ("1h+", "form"),
        ("+30s", "form"),
        ("3d+1m", "form"),
        ("1d 2h", "form"),
        ("10m or so", "form"),
        ("9999999m", "form"),
        ("²m", "form"),
        ("29s", "move"),
        ("13h", "move"),
        ("59s+1s", "bank"),
        ("25h+1s", "bank"),
        ("1h+11m", "increment"),
        ("0d", "days"),
        ("31d", "days"),
    ],
)
def test_what_is_no_terms_and_what_is_out_of_bounds(typed: str, reason: str) -> None:
    with pytest.raises(TermsError) as caught:
        parse_terms(typed)
    assert caught.value.reason == reason


def test_a_match_is_stored_without_a_clock_by_default() -> None:
    assert terms_of('{"kind":"none"}') == NONE


# -------------------------------------------------------------------- time that counts

ZONES = ["Europe/Moscow", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]
YEAR = datetime(2026, 1, 1, tzinfo=UTC).timestamp()


def at(text: str, zone: str) -> float:
    """Return a wall-clock time in a zone as unix seconds."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT = QuietHours("Europe/Berlin", 22 * 60, 8 * 60)


def test_the_clock_stands_over_midnight() -> None:
    evening = at("2026-06-10 21:00", "Europe/Berlin")
    assert counted_seconds(evening, at("2026-06-11 09:00", "Europe/Berlin"), NIGHT) == 2 * HOUR
    assert fall_time(evening, 2 * HOUR, NIGHT) == at("2026-06-11 09:00", "Europe/Berlin")
    # Asked in the night, with all the time that the day gives.
    assert fall_time(at("2026-06-11 03:00", "Europe/Berlin"), HOUR, NIGHT) == at("2026-06-11 09:00", "Europe/Berlin")
    # A clock that has run out as the night begins does not wait for the morning.
    assert fall_time(evening, HOUR, NIGHT) == at("2026-06-10 22:00", "Europe/Berlin")


def test_nights_are_as_long_as_the_wall_says_when_clocks_are_set() -> None:
    for evening, morning, asleep in [
        ("2026-03-28 22:00", "2026-03-29 08:00", 9),
        ("2026-10-24 22:00", "2026-10-25 08:00", 11),
    ]:
        start, end = at(evening, NIGHT.zone), at(morning, NIGHT.zone)
        assert end - start == asleep * HOUR
        assert counted_seconds(start, end, NIGHT) == 0
        assert pingable_from(start + 1, NIGHT) == end


def test_quiet_hours_in_the_hour_that_does_not_exist() -> None:
    quiet = QuietHours("Europe/Berlin", 2 * 60 + 30, 3 * 60 + 10)
    midnight = at("2026-03-29 00:00", quiet.zone)
    assert counted_seconds(midnight, midnight + 5 * HOUR, quiet) == 5 * HOUR


def test_an_absence_stops_the_clock_and_overlaps_nights_once() -> None:
    start = at("2026-06-10 12:00", "Europe/Berlin")
    away = [(at("2026-06-10 20:00", "Europe/Berlin"), at("2026-06-13 12:00", "Europe/Berlin"))]
    assert fall_time(start, 9 * HOUR, None, away) == away[0][1] + HOUR
    # Eight hours of the first day, then nothing until noon of the fourth, ten hours until its night.
    assert fall_time(start, 18 * HOUR, NIGHT, away) == at("2026-06-13 22:00", "Europe/Berlin")
    assert counted_seconds(start, at("2026-06-14 09:00", "Europe/Berlin"), NIGHT, away) == 19 * HOUR


quiets = st.one_of(
    st.none(),
    st.builds(
        lambda zone, start, length: QuietHours(zone, start, (start + length) % 1440),
        st.sampled_from(ZONES),
        st.integers(0, 1439),
        st.integers(1, 720),
    ),
)
moments = st.integers(0, 365 * DAY).map(lambda s: YEAR + s)
spans = st.lists(st.tuples(moments, st.integers(0, 21 * DAY)).map(lambda s: (s[0], s[0] + s[1])), max_size=3)


@given(moments, st.integers(0, 10 * DAY), quiets, spans)
@example(at("2026-03-29 01:59", "Europe/Berlin"), HOUR, QuietHours("Europe/Berlin", 150, 180), [])
@example(at("2026-10-25 02:30", "Europe/Berlin"), HOUR, QuietHours("Europe/Berlin", 150, 180), [])
def test_a_flag_falls_when_that_much_time_has_counted(
    since: float, seconds: int, quiet: QuietHours | None, away: list[tuple[float, float]]
) -> None:
    due = fall_time(since, seconds, quiet, away)
    assert counted_seconds(since, due, quiet, away) == seconds
    # It is the first such moment: a second before, a second is left, or the clock stood there.
    assert seconds == 0 or counted_seconds(since, due - 1, quiet, away) == seconds - 1


@given(moments, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY), quiets, spans)
def test_time_that_counts_adds_up(
    start: float, first: int, second: int, quiet: QuietHours | None, away: list[tuple[float, float]]
) -> None:
    middle, end = start + first, start + first + second
    whole = counted_seconds(start, end, quiet, away)
    assert whole == counted_seconds(start, middle, quiet, away) + counted_seconds(middle, end, quiet, away)
    assert 0 <= counted_seconds(start, middle, quiet, away) <= whole <= end - start
    assert fall_time(start, 3 * DAY, quiet, away) <= fall_time(middle, 3 * DAY, quiet, away)
    assert fall_time(start, DAY, quiet, away) < fall_time(start, DAY + 1, quiet, away)


@given(moments, quiets)
def test_nobody_is_awake_in_quiet_hours(now: float, quiet: QuietHours | None) -> None:
    moment = pingable_from(now, quiet)
    assert moment >= now
    assert counted_seconds(now, moment, quiet) == 0
    assert counted_seconds(moment, moment + 1, quiet) == 1
    assert pingable_from(moment, quiet) == moment


@pytest.mark.parametrize(
    ("zone", "start", "end"),
    [
        (None, 0, 60),
        ("Europe/Berlin", None, 60),
        ("Europe/Berlin", 60, 60),
        ("Europe/Berlin", 0, 721),
        ("Europe/Nowhere", 0, 60),
        ("../etc/passwd", 0, 60),
    ],
)
def test_quiet_hours_that_cannot_be_kept_are_none(zone: str | None, start: int | None, end: int | None) -> None:
    assert quiet_hours(zone, start, end) is None
    assert quiet_hours("Europe/Berlin", 1380, 420) == QuietHours("Europe/Berlin", 1380, 420)


# -------------------------------------------------------------------- banks and reminders


def test_a_bank_never_holds_more_than_at_the_beginning() -> None:
    terms = parse_terms("10m+30s")
    assert bank_after(terms, 600, 100) == 530
    assert bank_after(terms, 600, 10) == 600
    assert bank_after(terms, 20, 100) == 30
    assert allowance(terms, None) == 600
    assert allowance(terms, 530) == 530


def test_an_empty_bank_leaves_time_to_read_the_question() -> None:
    assert allowance(parse_terms("10m+0s"), 0.0) == MINUTE


def test_what_the_table_gives_to_whoever_it_waits_for() -> None:
    assert renewed_seconds(parse_terms("3d")) == 3 * DAY
    assert renewed_seconds(parse_terms("10m")) == 10 * MINUTE
    assert renewed_seconds(parse_terms("20m+5s")) == 5 * MINUTE
    assert renewed_seconds(NONE) is None
    assert allowance(NONE, None) is None


def test_reminders_grow_rarer_and_stop() -> None:
    found = reminder_times(NONE, 0, None)
    gaps = [b - a for a, b in pairwise((0, *found))]
    assert found == (12 * HOUR, 36 * HOUR, 4 * DAY, 10 * DAY)
    assert gaps == sorted(set(gaps))


@pytest.mark.parametrize(
    ("terms", "moments"),
    [
        ("3d", (36 * HOUR, 3 * DAY - 7.2 * HOUR)),
        ("1d", (12 * HOUR, DAY - 2.4 * HOUR)),
        ("1h", (48 * MINUTE,)),
        ("5m", (4 * MINUTE,)),
        ("4m", ()),
    ],
)
def test_reminders_before_the_flag_falls(terms: str, moments: tuple[float, ...]) -> None:
    found = parse_terms(terms)
    assert reminder_times(found, 0, found.seconds) == moments


def test_the_last_reminder_leaves_an_hour_of_days_however_little_is_left() -> None:
    assert reminder_times(parse_terms("1d"), 0, 5 * HOUR) == (2.5 * HOUR, 4 * HOUR)
