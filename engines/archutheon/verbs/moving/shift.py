"""The verb `shift`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Shift(Movement, frozen=True, tag="shift"):
    """Move a hero to a free cell of the same area (AR-55)."""

    sample: ClassVar[str] = 'who = "hit"'

    way: ClassVar[Way] = "shift"
