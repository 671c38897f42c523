"""Events in tests: written as kind and facts in tables, and looked at as plain facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from engines.games import GAMES
from engines.kernel.events import Event, Happened, event_of, facts_of, kind_of, of_kind
from referee.match.events import LoggedEvent

E = TypeVar("E", bound=Event)


def event(game: str, kind: str, /, **facts: object) -> Event:
    """Return an event of a game by its kind and facts."""
    return event_of(GAMES[game].events, kind, facts)


def events(game: str, worded: Iterable[tuple[str, Mapping[str, Any]]]) -> list[Event]:
    """Return events of a game by their kinds and facts."""
    return [event(game, kind, **facts) for kind, facts in worded]


def public(happened: Iterable[Happened], kind: type[E]) -> list[E]:
    """Return the events of one class that everybody learns of."""
    return of_kind([each.public for each in happened if each.public is not None], kind)


def plain(log: Iterable[LoggedEvent]) -> list[tuple[int, str, dict[str, Any]]]:
    """Return events of a log as version, kind and facts."""
    return [(version, kind_of(event), msgspec.to_builtins(facts_of(event))) for version, event in log]


def public_facts(happened: Happened) -> dict[str, Any] | None:
    """Return what everybody learns of an event as it is stored, None if they learn nothing of it."""
    return msgspec.json.decode(msgspec.json.encode(happened.stored().facts), type=dict[str, Any] | None)


def secret_facts(happened: Happened) -> dict[int, dict[str, Any]]:
    """Return what single seats learn of an event besides, as it is stored."""
    return msgspec.json.decode(msgspec.json.encode(happened.stored().secret), type=dict[int, dict[str, Any]])
