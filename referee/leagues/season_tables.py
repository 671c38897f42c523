"""The tables of a season, pure: from results of tournaments and stored divisions to tables and moves (TM-55, TM-56)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from store.leagues.seasons import SeasonPlayer, SeasonRow
from tournaments.leagues.divisions import next_divisions
from tournaments.leagues.season import SeasonLine, table_of_scores


class Result(msgspec.Struct, frozen=True):
    """The gain of a season from a finished tournament: scores and names by user, and the users who came to a game."""

    scores: Mapping[int, Fraction]
    names: Mapping[int, str]
    there: frozenset[int]


class Division(msgspec.Struct, frozen=True):
    """The table of a division, 0 for the one table of a season without divisions. `silent` came to no game."""

    number: int
    lines: tuple[SeasonLine, ...]
    silent: frozenset[int] = frozenset()


def divisions_of(
    counting: Sequence[tuple[int, Result]], stored: Sequence[SeasonPlayer], best: int
) -> tuple[list[Division], list[SeasonPlayer]]:
    """Return the tables of a season and its persons, from results with the division that each is for.

    A result for division 0 counts for everybody. Who is in no division yet comes into that of the first tournament they were in.
    """
    players = _players(counting, stored)
    count = max([number for number, _ in counting] + [one.division for one in players], default=0)
    if not count:
        return [Division(0, tuple(table_of_scores([result.scores for _, result in counting], best)))], players
    return [_division(number, counting, players, best) for number in range(1, count + 1)], players


def _players(counting: Sequence[tuple[int, Result]], stored: Sequence[SeasonPlayer]) -> list[SeasonPlayer]:
    players = {one.user: one for one in stored}
    for number, result in counting:
        for user, name in result.names.items():
            known = players.get(user)
            if known is None or (not known.division and number):
                leaves = known.leaves if known is not None else 0
                players[user] = SeasonPlayer(user, name, number, len(players) + 1, leaves=leaves)
    return [*players.values()]


def _division(
    number: int, counting: Sequence[tuple[int, Result]], players: Sequence[SeasonPlayer], best: int
) -> Division:
    members = {one.user: one.place for one in players if one.division == number}
    results = [result for own, result in counting if own in (0, number)]
    scores = [{user: score for user, score in result.scores.items() if user in members} for result in results]
    lines = table_of_scores(scores, best)
    there = {line.person for line in lines}
    missing = sorted((place, user) for user, place in members.items() if user not in there)
    lines += [SeasonLine(len(lines) + 1, user, Fraction(0), ()) for _, user in missing]
    came = {user for result in results for user in result.there}
    return Division(number, tuple(lines), frozenset(user for user in members if user not in came))


def moves(divisions: Sequence[Division], players: Sequence[SeasonPlayer], row: SeasonRow) -> list[list[int]]:
    """Return the divisions of the next season, the highest first; nothing without divisions (TM-56)."""
    if not any(division.number for division in divisions):
        return []
    leaving = [one.user for one in players if one.leaves or one.user < 0]
    silent = [user for division in divisions for user in division.silent]
    return next_divisions(order_of(divisions), row.up, row.down, leaving, silent)


def order_of(divisions: Sequence[Division]) -> list[list[int]]:
    """Return the persons of each division in the order of its table."""
    return [[line.person for line in division.lines] for division in divisions]
