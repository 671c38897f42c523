"""Values that worker processes compute, for types alone: this module loads the libraries of matching and of ratings."""

from __future__ import annotations

from tournaments.ratings.book import RankLine
from tournaments.ratings.rated import Unrated
from tournaments.running.why import SideFacts, Why

__all__ = ["RankLine", "SideFacts", "Unrated", "Why"]
