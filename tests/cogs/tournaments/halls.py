"""Tournaments in memory, without a database, that the core has played at random."""

from __future__ import annotations

from random import Random

from cogs.tournaments.pages.hall_texts import brings
from cogs.tournaments.webpage.composing import event_page
from cogs.tournaments.webpage.parts import About
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import settings_json
from store.match.matches import NO_CLOCK
from store.tournaments.entries import Member
from store.tournaments.tournaments import TournamentRow
from tests.tournaments.support.hall import Hall as Played
from tests.tournaments.support.hall import random_outcome
from tournaments.facts.kinds import AbsenceAsked
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings

FORMATS: dict[str, tuple[Settings, int]] = {
    "swiss": (Settings(format=Swiss(cut=4)), 9),
    "robin": (Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER), 6),
    "single": (Settings(format=Elimination()), 11),
    "double": (Settings(format=DoubleElimination()), 7),
    "pods": (Settings(format=Pods(), seats=(3, 6), tiebreaks=(), first=False), 11),
}
"""A tournament of each format, and how many enter."""


def hall_of(played: Played, name: str = "Friday night", *, game: str = "battlecon", form: str = "duel") -> Hall:
    """Return a tournament of the core as the referee keeps it; entry n is user n, named "Player n"."""
    numbers = range(1, len(played.state.entries) + 1)
    row = TournamentRow(
        *(
            1,
            "ABC234",
            10,
            20,
            "en",
            "dark",
            name,
            game,
            form,
            "{}",
            NO_CLOCK,
            "",
            settings_json(played.settings),
            "5e" * 32,
        ),
        *(played.state.phase, 0, len(played.records), None, 99, 0.0, None, "channel", 0, None, None, None, None),
    )
    members = [Member(n, 0, n, f"Player {n}") for n in numbers]
    return Hall(row, played.records, {}, members, {n: f"Player {n}" for n in numbers}, [], played.state)


def finished(name: str, seed: int = 3) -> Hall:
    """Return a tournament of a format, played to its end at random."""
    settings, count = FORMATS[name]
    return hall_of(Played(settings).begin(count).finish(random_outcome(Random(seed))))


def half_way(name: str) -> Hall:
    """Return a tournament of a format whose first round is played and whose second is paired."""
    settings, count = FORMATS[name]
    played = Played(settings).begin(count)
    played.round()
    played.pair()
    return hall_of(played)


def with_a_missed_round(name: str) -> Hall:
    """Return a tournament of a format, over, in whose second round nobody wanted to play."""
    settings, count = FORMATS[name]
    played = Played(settings).begin(count)
    for entry in range(1, count + 1):
        played.add(AbsenceAsked(entry, 2), "player")
    return hall_of(played.finish(random_outcome(Random(3))))


def about(hall: Hall) -> About:
    """Return what the page of a tournament says beyond its log."""
    return About(hall.row.name, hall.row.code, hall.row.game, brings(hall.row.game), hall.kept_out_by)


def page_of(hall: Hall, names: dict[int, str], first: str) -> str:
    """Return the web page of a tournament."""
    return event_page(hall.state, hall.records, about(hall), names, first).decode()
