"""Time zones from what people type: a city in any of our languages, the name of a zone, "UTC+3"."""

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
"""The file of a language with its names of cities."""

SURE, CLOSE, NEAR = 90.0, 8.0, 65.0
"""Likeness, 0 to 100: of a sure match, the lead a sure match needs over the next zone, and of a possible match."""

MOST_SUGGESTIONS = 5
"""Most zones suggested for an ambiguous query."""

_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*0?(\d{1,2})(?::?00)?", re.ASCII | re.IGNORECASE)
_WEST, _EAST = 12, 14
"""Greatest distances from Greenwich, in hours."""


class City(msgspec.Struct, frozen=True):
    """A city: its zone, its English name and further names, and its name in other languages."""

    zone: str
    names: tuple[str, ...]
    translations: Mapping[Language, str] = {}

    def name(self, language: Language) -> str:
        """Return the city's name in a language, or in one of its fallbacks."""
        return next(
            (self.translations[one] for one in all_languages().chain(language) if one in self.translations),
            self.names[0],
        )

    @property
    def all_names(self) -> tuple[str, ...]:
        """All names of the city."""
        return (*self.translations.values(), *self.names)


class ZoneMatches(msgspec.Struct, frozen=True):
    """Cities that a query may mean, one a zone, the likeliest first; `sure` if the first one is certain."""

    cities: tuple[City, ...]
    sure: bool


@cache
def cities() -> tuple[City, ...]:
    """Return the cities of our list, then all other zones by their own names. Raises ValueError naming unknown zones."""
    listed: dict[str, list[str]] = tomllib.loads(CITIES.read_text(encoding="utf-8"))
    zones = available_timezones()
    wrong = [zone for zone in listed if zone not in zones]
    if wrong:
        raise ValueError(f"{CITIES.name}: not time zones: {', '.join(wrong)}")
    translations = {language: _city_names(language) for language in languages()}
    made = [_city(zone, entry, translations) for zone, own in listed.items() for entry in own]
    # An older name of a zone, such as Europe/Kiev, is no second city.
    called = {name for city in made for name in city.all_names}
    others = [City(zone, (zone.rpartition("/")[2].replace("_", " "),)) for zone in sorted(zones - set(listed))]
    places = [city for city in others if "/" in city.zone and not city.zone.startswith("Etc/")]
    return (*made, *(city for city in places if city.names[0] not in called))


def _city_names(language: Language) -> dict[str, str]:
    """Return a language's names of cities by their English names; none if it has no such file."""
    try:
        return tomllib.loads((all_languages().folders[language] / CITY_NAMES_FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


def _city(zone: str, entry: str, translations: Mapping[Language, Mapping[str, str]]) -> City:
    names = tuple(part.strip() for part in entry.split(","))
    return City(zone, names, {language: own[names[0]] for language, own in translations.items() if names[0] in own})


def resolve(query: str) -> ZoneMatches:
    """Return the zones that a query may mean; no cities if nothing is like it."""
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
    # In the names of these zones the sign is reversed: they count westwards.
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
    """Return the likeness of a name to a query, 0 to 100; a name that begins with the query is a possible match."""
    whole = float(fuzz.ratio(asked, name))
    begun = 85.0 if len(asked) > 2 and name.startswith(asked) else 0.0
    score = max(whole, begun)
    return score if score_cutoff is None or score >= score_cutoff else 0.0


@cache
def _names() -> list[tuple[str, City]]:
    return [(" ".join(plain(name)), city) for city in cities() for name in city.all_names]


def zone_name(zone: str, language: Language) -> str:
    """Return the name of a zone for our pages: its first city, else its own name."""
    if zone.startswith("Etc/"):
        west = zone.removeprefix("Etc/GMT")
        return "UTC" if west == zone else f"UTC{-int(west):+d}"
    return next((city.name(language) for city in cities() if city.zone == zone), zone)


def wall_clock(zone: str, now: float) -> str:
    """Return the time of day in a zone at a unix time: "14:05"."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")
