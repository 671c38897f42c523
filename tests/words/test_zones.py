"""Time zones as people say them."""

from __future__ import annotations

from zoneinfo import available_timezones

import pytest

from words.zones import cities, resolve, wall_clock, zone_name

NOON = 1_800_014_400.0
"""12:00 UTC on a day in January 2027."""


def test_every_city_has_a_zone_and_a_name_in_both_languages() -> None:
    known = available_timezones()
    assert {city.zone for city in cities()} <= known
    assert all(city.name("ru") and city.name("en") for city in cities())


def test_every_zone_of_the_list_is_found_by_each_of_its_names() -> None:
    for city in cities():
        for name in city.all_names if city.translations else ():
            found = resolve(name)
            assert found.cities[0].zone == city.zone, name
            assert found.sure, name


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("Москва", "Europe/Moscow"),
        ("  москва ", "Europe/Moscow"),
        ("питер", "Europe/Moscow"),
        ("Санкт Петербург", "Europe/Moscow"),
        ("кишинев", "Europe/Chisinau"),
        ("Екб", "Asia/Yekaterinburg"),
        ("europe/berlin", "Europe/Berlin"),
        ("America/New York", "America/New_York"),
        ("new york", "America/New_York"),
        ("Fiji", "Pacific/Fiji"),
        ("UTC+3", "Etc/GMT-3"),
        ("+5", "Etc/GMT-5"),
        ("GMT -4:00", "Etc/GMT+4"),
        ("−4", "Etc/GMT+4"),
        ("utc+0", "Etc/UTC"),
        ("UTC", "Etc/UTC"),
    ],
)
def test_a_zone_that_is_clear(said: str, zone: str) -> None:
    found = resolve(said)
    assert (found.sure, found.cities[0].zone) == (True, zone)


@pytest.mark.parametrize(
    ("said", "zones"),
    [
        ("масква", {"Europe/Moscow"}),
        ("Новосиб", {"Asia/Novosibirsk"}),
        ("пер", {"Australia/Perth", "Asia/Yekaterinburg"}),
    ],
)
def test_a_zone_that_is_not_clear_is_asked_for(said: str, zones: set[str]) -> None:
    found = resolve(said)
    assert not found.sure
    assert zones <= {city.zone for city in found.cities}
    assert len({city.zone for city in found.cities}) == len(found.cities) <= 5


@pytest.mark.parametrize("said", ["", "  ", "ы", "xyzzyq", "UTC+15", "-13", "🙂", "../../etc/passwd"])
def test_what_is_no_zone_is_none(said: str) -> None:
    assert resolve(said).cities == ()


def test_a_zone_is_called_by_its_first_city_and_shows_its_time() -> None:
    assert (zone_name("Europe/Moscow", "ru"), zone_name("Europe/Moscow", "en")) == ("Москва", "Moscow")
    assert zone_name("Pacific/Fiji", "ru") == "Fiji"
    assert [zone_name(f"Etc/GMT{west}", "ru") for west in ("-3", "+4")] == ["UTC+3", "UTC-4"]
    assert zone_name("Etc/UTC", "ru") == "UTC"
    assert [wall_clock(zone, NOON) for zone in ("Europe/Moscow", "Etc/GMT-3", "Asia/Kolkata")] == [
        "15:00",
        "15:00",
        "17:30",
    ]
