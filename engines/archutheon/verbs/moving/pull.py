"""The verb `pull`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Pull(Movement, frozen=True, tag="pull"):
    """Move a hero into the area of the acting hero (AR-53)."""

    sample: ClassVar[str] = 'who = "hit"'

    way: ClassVar[Way] = "pull"
