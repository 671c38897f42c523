"""The rows of the reckoning of damage, in the order of AR-34."""

from __future__ import annotations

ADDENDS = ("base", "text", "support", "charge", "lasting", "boost", "inspired", "vulnerable", "exhausted")
"""The parts of the damage before blocks."""

LOSSES = ("blocked", "armour", "leader", "barrier")
"""The parts of it that are stopped."""
