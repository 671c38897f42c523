"""The sums that records and tables of characters are read from: with one game more, or anew from all games of a book.

A former player, whose number is negative, counts for the characters alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, TypeGuard

import msgspec
from msgspec.structs import replace

from store.connection import Connection
from store.ratings import sums
from store.ratings.games import BookKey, FinishedGame
from store.ratings.sums import CharacterSum, CountedSeat, PersonSum, WinSum

GAME = attrgetter("match", "nth")


class Sums(msgspec.Struct):
    """The number of games that count, and the sums by person, by character, and by character and person."""

    games: int = 0
    people: dict[int, PersonSum] = {}
    characters: dict[str, CharacterSum] = {}
    wins: dict[tuple[str, int], WinSum] = {}


def add_newest(db: Connection, key: BookKey, game: FinishedGame) -> None:
    """Carry a game that is stored already into the sums of its book."""
    if game.practice or game.forfeit:
        return
    seats = sums.seats_of(db, key, game.match, game.nth)
    played: dict[int, list[str]] = {}
    for _, _, seat, name in sums.characters_of(db, key, game.match, game.nth):
        played.setdefault(seat, []).append(name)
    users = [seat.user for seat in seats if _is_somebody(seat.user)]
    names = {name for some in played.values() for name in some}
    found = Sums(
        sums.counted(db, key),
        {one.user: one for one in sums.people(db, key, users)},
        {one.character: one for one in sums.characters(db, key, names)},
        {(one.character, one.user): one for one in sums.wins(db, key, [(n, user) for n in names for user in users])},
    )
    late = [user for user in users if user in found.people and game.ended <= found.people[user].latest]
    _add(found, seats, played)
    found.people |= {user: _person(user, sums.seats_of_person(db, key, user)) for user in late}
    sums.set_counted(db, key, found.games)
    sums.put_people(db, key, found.people.values())
    sums.put_characters(db, key, found.characters.values())
    sums.put_wins(db, key, found.wins.values())


def computed(db: Connection, key: BookKey) -> Sums:
    """Return the sums of all games of a book, as `add_newest` makes them game by game."""
    played: defaultdict[tuple[int, int, int], list[str]] = defaultdict(list)
    for match, nth, seat, name in sums.characters_of(db, key):
        played[match, nth, seat].append(name)
    count, found = 0, _Running({}, {}, {})
    for _, grouped in groupby(sums.seats_of(db, key), GAME):
        count += 1
        found.add([*grouped], played)
    return Sums(
        count,
        {user: PersonSum(user, *figures) for user, figures in found.people.items()},
        {name: CharacterSum(name, *figures) for name, figures in found.characters.items()},
        {one: WinSum(*one, won) for one, won in found.wins.items()},
    )


class _Running(NamedTuple):
    """Sums that are being added up, the figures of each in its order: as many new structs would take three times as long."""

    people: dict[int, list[Any]]
    characters: dict[str, list[Any]]
    wins: dict[tuple[str, int], int]

    def add(self, seats: Sequence[CountedSeat], played: Mapping[tuple[int, int, int], Sequence[str]]) -> None:
        """Add a game that ended after all others."""
        alone = len({seat.side for seat in seats if seat.won}) == 1
        for ended, match, nth, number, user, _, part, has_won in seats:
            won = bool(has_won) and part == "played"
            somebody = user is not None and user > 0
            if somebody:
                self._add_person(user, ended, won)  # type: ignore[arg-type]  # a person
            for name in played.get((match, nth, number), ()):
                figures = self.characters.get(name)
                if figures is None:
                    figures = self.characters[name] = [0, 0.0]
                figures[0] += 1
                if won:
                    figures[1] += 1.0 if alone else 0.5
                    if somebody:
                        key = (name, user)
                        self.wins[key] = self.wins.get(key, 0) + 1  # type: ignore[arg-type, index]  # a person

    def _add_person(self, user: int, ended: float, won: bool) -> None:
        figures = self.people.get(user)
        if figures is None:
            figures = self.people[user] = [0, 0, 0, 0.0, 0.0]
        figures[0] += 1
        figures[1] = run = figures[1] + 1 if won else 0
        if run > figures[2]:
            figures[2], figures[3] = run, ended
        figures[4] = ended


def stored(db: Connection, key: BookKey) -> Sums:
    """Return the sums of a book as they are stored."""
    return Sums(
        sums.counted(db, key),
        {one.user: one for one in sums.people(db, key)},
        {one.character: one for one in sums.characters(db, key)},
        {(one.character, one.user): one for one in sums.wins(db, key)},
    )


def changes(old: Sums, new: Sums) -> tuple[list[PersonSum], list[CharacterSum], list[WinSum]]:
    """Return the sums that differ from the old ones; those that are gone are sums of nothing."""
    people = [one for user, one in new.people.items() if old.people.get(user) != one]
    people += [PersonSum(user) for user in old.people if user not in new.people]
    characters = [one for name, one in new.characters.items() if old.characters.get(name) != one]
    characters += [CharacterSum(name) for name in old.characters if name not in new.characters]
    wins = [one for key, one in new.wins.items() if old.wins.get(key) != one]
    wins += [WinSum(*key) for key in old.wins if key not in new.wins]
    return people, characters, wins


def _add(found: Sums, seats: Sequence[CountedSeat], played: Mapping[int, Sequence[str]]) -> None:
    """Add a game that ended after all others."""
    found.games += 1
    winners = {seat.side for seat in seats if seat.won}
    for seat in seats:
        won = bool(seat.won) and seat.part == "played"
        worth = 0.0 if not won else 1.0 if winners == {seat.side} else 0.5
        if _is_somebody(seat.user):
            found.people[seat.user] = _after(found.people.get(seat.user, PersonSum(seat.user)), seat.ended, won=won)
        for name in played.get(seat.seat, ()):
            old = found.characters.get(name, CharacterSum(name))
            found.characters[name] = replace(old, played=old.played + 1, won=old.won + worth)
            if won and _is_somebody(seat.user):
                wins = found.wins.get((name, seat.user), WinSum(name, seat.user))
                found.wins[name, seat.user] = replace(wins, won=wins.won + 1)


def _is_somebody(user: int | None) -> TypeGuard[int]:
    return user is not None and user > 0


def _after(person: PersonSum, ended: float, *, won: bool) -> PersonSum:
    """Return the sums of a person after a game: of two equal streaks the earlier one stays."""
    run = person.run + 1 if won else 0
    is_best = run > person.streak
    streak, reached = (run, ended) if is_best else (person.streak, person.reached)
    return PersonSum(person.user, person.games + 1, run, streak, reached, ended)


def _person(user: int, seats: Sequence[CountedSeat]) -> PersonSum:
    found = PersonSum(user)
    for seat in seats:
        found = _after(found, seat.ended, won=bool(seat.won) and seat.part == "played")
    return found
