"""The verb `push`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.derived.destinations import Way
from engines.archutheon.verbs.moving.movement import Movement


class Push(Movement, frozen=True, tag="push"):
    """Move a hero into the area opposite the acting hero (AR-54)."""

    sample: ClassVar[str] = 'who = "hit"'

    way: ClassVar[Way] = "push"
