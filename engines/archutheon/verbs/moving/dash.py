"""The verb `dash`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Dash(Movement, frozen=True, tag="dash"):
    """Move a hero into a neighbouring area (AR-50)."""

    sample: ClassVar[str] = ""

    way: ClassVar[Way] = "dash"
