"""Time zones as people say them: a city in any of our languages, a zone's own name, "UTC+3"."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from rapidfuzz import fuzz, process

from engines.kernel.languages import all_languages, languages
from words.common.rule_book import plain
from words.texts import Language

CITIES = Path(__file__).resolve().parents[1] / "data" / "zones.toml"

CITY_NAMES_FILE = "cities.toml"
"""The file of a language that says what cities are called in it."""

SURE, CLOSE, NEAR = 90.0, 8.0, 65.0
"""Likeness, 0 to 100, from which a name is what was meant; unless another zone's is as near to it; that may be meant."""

MOST_SUGGESTIONS = 5
"""Zones offered where it is not clear which one is meant."""

_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*0?(\d{1,2})(?::?00)?", re.ASCII | re.IGNORECASE)
_WEST, _EAST = 12, 14
"""Hours from Greenwich of the farthest zones."""


class City(msgspec.Struct, frozen=True):
    """A city, its zone, what it is called in English and besides, and in each of other languages."""

    zone: str
    names: tuple[str, ...]
    translations: Mapping[Language, str] = {}

    def name(self, language: Language) -> str:
        """Return what it is called in a language, or in one that it falls back to."""
        return next(
            (self.translations[one] for one in all_languages().chain(language) if one in self.translations),
            self.names[0],
        )

    @property
    def all_names(self) -> tuple[str, ...]:
        """Everything that it is called."""
        return (*self.translations.values(), *self.names)


class ZoneMatches(msgspec.Struct, frozen=True):
    """What a query may mean, the likeliest first, a city for each zone; `sure` if it is the first."""

    cities: tuple[City, ...]
    sure: bool


@cache
def cities() -> tuple[City, ...]:
    """Return the cities of our list, then all other zones by their own names. Raises ValueError naming a wrong one."""
    listed: dict[str, list[str]] = tomllib.loads(CITIES.read_text(encoding="utf-8"))
    zones = available_timezones()
    wrong = [zone for zone in listed if zone not in zones]
    if wrong:
        raise ValueError(f"{CITIES.name}: not time zones: {', '.join(wrong)}")
    told = {language: _city_names(language) for language in languages()}
    made = [_city(zone, entry, told) for zone, own in listed.items() for entry in own]
    # A zone may have an older name, such as Europe/Kiev: it is no second city.
    called = {name for city in made for name in city.all_names}
    others = [City(zone, (zone.rpartition("/")[2].replace("_", " "),)) for zone in sorted(zones - set(listed))]
    places = [city for city in others if "/" in city.zone and not city.zone.startswith("Etc/")]
    return (*made, *(city for city in places if city.names[0] not in called))


def _city_names(language: Language) -> dict[str, str]:
    """Return what cities are called in a language, by their English names; nothing where it does not say."""
    try:
        return tomllib.loads((all_languages().folders[language] / CITY_NAMES_FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


def _city(zone: str, entry: str, told: Mapping[Language, Mapping[str, str]]) -> City:
    names = tuple(part.strip() for part in entry.split(","))
    return City(zone, names, {language: own[names[0]] for language, own in told.items() if names[0] in own})


def resolve(query: str) -> ZoneMatches:
    """Return the zones that a query may mean: none if nothing is like it."""
    offset = _OFFSET.fullmatch(query.strip().replace("−", "-"))
    if offset is not None or query.strip().upper() in ("UTC", "GMT"):
        return _offset(offset[1], int(offset[2])) if offset is not None else _offset("+", 0)
    by_zone = {city.zone.lower(): city for city in reversed(cities())}
    named = by_zone.get(query.strip().lower().replace(" ", "_"))
    if named is not None:
        return ZoneMatches((named,), sure=True)
    asked = " ".join(plain(query))
    if not asked:
        return ZoneMatches((), sure=False)
    return _nearest_zones(asked)


def _offset(sign: str, hours: int) -> ZoneMatches:
    if hours > (_EAST if sign == "+" else _WEST):
        return ZoneMatches((), sure=False)
    # The names of these zones count westwards.
    zone = f"Etc/GMT{'-' if sign == '+' else '+'}{hours}" if hours else "Etc/UTC"
    return ZoneMatches((City(zone, (f"UTC{sign}{hours}" if hours else "UTC",)),), sure=True)


def _nearest_zones(asked: str) -> ZoneMatches:
    names = _names()
    hits = process.extract(asked, [name for name, _ in names], scorer=_likeness, score_cutoff=NEAR, limit=30)
    best: dict[str, tuple[float, City]] = {}
    for _, score, place in hits:
        city = names[place][1]
        best.setdefault(city.zone, (score, city))
    found = list(best.values())[:MOST_SUGGESTIONS]
    alone = len(found) == 1 or (len(found) > 1 and found[1][0] <= found[0][0] - CLOSE)
    return ZoneMatches(tuple(city for _, city in found), sure=bool(found) and found[0][0] >= SURE and alone)


def _likeness(asked: str, name: str, *, score_cutoff: float | None = None) -> float:
    """Return how like a name is; what begins as the query does may be meant too, but is not sure."""
    whole = float(fuzz.ratio(asked, name))
    begun = 85.0 if len(asked) > 2 and name.startswith(asked) else 0.0
    score = max(whole, begun)
    return score if score_cutoff is None or score >= score_cutoff else 0.0


@cache
def _names() -> list[tuple[str, City]]:
    return [(" ".join(plain(name)), city) for city in cities() for name in city.all_names]


def zone_name(zone: str, language: Language) -> str:
    """Return what a zone is called on our pages: its first city, else its own name."""
    if zone.startswith("Etc/"):
        west = zone.removeprefix("Etc/GMT")
        return "UTC" if west == zone else f"UTC{-int(west):+d}"
    return next((city.name(language) for city in cities() if city.zone == zone), zone)


def wall_clock(zone: str, now: float) -> str:
    """Return the time of day in a zone at a unix time: "14:05"."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
