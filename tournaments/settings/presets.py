"""Ready-made settings, from which an organiser starts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import CARD_ORDER, ROBIN_ORDER, Entering, Points, Settings
from tournaments.settings.paces import Days

PRESETS: Mapping[str, Settings] = MappingProxyType(
    {
        "evening": Settings(format=Swiss(cut=4)),
        "weeks": Settings(format=Swiss(), pace=Days()),
        "cards": Settings(format=Swiss(cut=8), points=Points("3", "1", "0"), tiebreaks=CARD_ORDER, best_of=3),
        "pods": Settings(format=Pods(), seats=(3, 6), tiebreaks=(), first=False),
        "bracket": Settings(format=Elimination()),
        "double": Settings(format=DoubleElimination()),
        "teams": Settings(format=DoubleElimination(), entering=Entering(members=2, reserve=True)),
        "robin": Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER),
        "league": Settings(format=RoundRobin(cycles=2), tiebreaks=ROBIN_ORDER, pace=Days()),
    }
)
"""Settings by the name of the preset."""
