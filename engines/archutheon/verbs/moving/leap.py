"""The verb `leap`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Leap(Movement, frozen=True, tag="leap"):
    """Move a hero straight over one area, which nothing reaches on the way (AR-51)."""

    sample: ClassVar[str] = ""

    way: ClassVar[Way] = "leap"
