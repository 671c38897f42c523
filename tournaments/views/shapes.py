"""Values of the core that are public as they are, for those who show them."""

from __future__ import annotations

from tournaments.brackets.nodes import Source
from tournaments.leagues.season import SeasonLine
from tournaments.running.admission import Refusal
from tournaments.settings.checks import Problem
from tournaments.standings.bracket import BracketState
from tournaments.standings.standings import Line

__all__ = ["BracketState", "Line", "Problem", "Refusal", "SeasonLine", "Source"]
