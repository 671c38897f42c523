"""Why somebody may not enter, for those who show it."""

from __future__ import annotations

from tournaments.running.admission import Refusal

__all__ = ["Refusal"]
