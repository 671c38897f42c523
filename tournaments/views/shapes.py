"""Values of the core that are public as they are, for those who see nothing of it but views."""

from __future__ import annotations

from tournaments.brackets.nodes import Source
from tournaments.facts import kinds
from tournaments.leagues.season import SeasonLine
from tournaments.running.admission import Refusal
from tournaments.settings.checks import Problem
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import Settings, worth_of
from tournaments.settings.paces import Days, Live
from tournaments.standings.bracket import BracketState
from tournaments.standings.standings import Line

__all__ = [
    "BracketState",
    "Days",
    "DoubleElimination",
    "Elimination",
    "Line",
    "Live",
    "Pods",
    "Problem",
    "Refusal",
    "RoundRobin",
    "SeasonLine",
    "Settings",
    "Source",
    "Swiss",
    "kinds",
    "worth_of",
]
