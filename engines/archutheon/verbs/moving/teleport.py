"""The verb `teleport`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.vocabulary import Count
from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Teleport(Movement, frozen=True, tag="teleport"):
    """Move a hero 1 to so many areas away in any direction (AR-52)."""

    sample: ClassVar[str] = "by = 2"

    way: ClassVar[Way] = "teleport"

    by: Count = 1
