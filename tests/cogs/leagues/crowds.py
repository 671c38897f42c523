"""Ladders and seasons with many people whose names are as long and odd as Discord lets them be."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from referee.leagues.live_ladder import LiveLadder, stored_fact
from referee.leagues.season_tables import Result, divisions_of
from referee.leagues.seasons import Season, SeasonTournament
from store.leagues.ladders import LadderRow, Member
from store.leagues.seasons import SeasonPlayer, SeasonRow
from store.match.matches import NO_CLOCK
from tournaments.leagues.ladder import (
    Accepted,
    AnyLadderFact,
    Challenged,
    Delayed,
    Joined,
    LadderRules,
    Left,
    Settled,
    Sunk,
)

NOW = 2_000_000_000

DAY = 86400

ODD = "**_Ж@everyone_** `шш` <@1> ~~щ~~"
"""A name of 32 characters, most of which must be escaped."""


def name_of(number: int) -> str:
    return f"{number} {ODD}"[:32]


def crowded(count: int, phase: str = "open", reason: str = "") -> LiveLadder:
    """Return a ladder of so many people, every second of whom challenges the one above."""
    facts: list[AnyLadderFact] = [Joined(NOW, person) for person in range(1, count + 1)]
    for person in range(2, count + 1, 2):
        facts.append(Challenged(NOW, person, person - 1))
        if person % 4 == 0:
            facts.append(Accepted(NOW, person))
    return _ladder(count, facts, phase, reason)


def eventful() -> LiveLadder:
    """Return a ladder on which everything has happened."""
    facts: list[AnyLadderFact] = [
        *(Joined(NOW - 60 * DAY, person) for person in range(1, 6)),
        Challenged(NOW - 60 * DAY, 2, 1),
        Accepted(NOW - 59 * DAY, 2),
        Settled(NOW - 58 * DAY, 2, 2),
        Challenged(NOW - 58 * DAY, 3, 1),
        Settled(NOW - 57 * DAY, 3, 3, forfeit=True),
        Challenged(NOW - 56 * DAY, 4, 3),
        Settled(NOW - 55 * DAY, 4, 0, forfeit=True),
        Delayed(NOW - 54 * DAY, 3600),
        Left(NOW - 53 * DAY, 5),
        Sunk(NOW - 20 * DAY, 3),
    ]
    return _ladder(5, facts, "open", "")


def _ladder(count: int, facts: list[AnyLadderFact], phase: str, reason: str) -> LiveLadder:
    row = LadderRow(
        *(1, "LADDER", 900, 500, "en", "dark", "Л" * 60, "battlecon", "duel", "{}", NO_CLOCK, ""),
        *(
            msgspec.json.encode(LadderRules()).decode(),
            phase,
            len(facts),
            None,
            99,
            float(NOW),
            None,
            reason,
            "threads",
        ),
    )
    stored = [stored_fact(n, fact, 99, "r*" * 50 if n == 8 else "") for n, fact in enumerate(facts, 1)]
    members = [Member(person, person, name_of(person)) for person in range(1, count + 1)]
    return LiveLadder(
        row,
        stored,
        members,
        [*(("user", 2**62 + n) for n in range(4)), *(("role", 2**61 + n) for n in range(4))],
        {2: 1},
    )


def season(count: int, tournaments: int, divisions: int, phase: str = "open") -> Season:
    """Return a season of so many people in so many divisions, each of whom was in every tournament of theirs."""
    row = SeasonRow(
        *(1, 900, "С" * 60, float(NOW - 40 * DAY), float(NOW + 40 * DAY), 3, 2, 2, phase, 7, 99),
        *(float(NOW), None, None, 500, "en", None),
    )
    stored = [
        SeasonPlayer(
            person, name_of(person), person % divisions + 1 if divisions else 0, person, 2 if phase == "over" else None
        )
        for person in range(1, count + 1)
    ]
    counting = []
    for nth in range(tournaments):
        number = nth % divisions + 1 if divisions else 0
        members = [one for one in stored if one.division == number or not divisions]
        scores = {one.user: Fraction(100 * at, max(1, len(members) - 1)) for at, one in enumerate(members)}
        counting.append((number, Result(scores, {one.user: one.name for one in members}, frozenset(scores))))
    tables, players = divisions_of(counting, stored, row.best)
    shown = [
        SeasonTournament(nth, f"C{nth:05}", "Т" * 60, nth % (divisions or 1), "counts") for nth in range(tournaments)
    ]
    return Season(row, tuple(shown), tuple(tables), tuple(players), {one.user: one.name for one in players})
