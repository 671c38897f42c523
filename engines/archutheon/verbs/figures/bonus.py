"""The verb `bonus`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.vocabulary import Number


class Bonus(Figure, frozen=True, tag="bonus"):
    """Add damage to the card (AR-59)."""

    sample: ClassVar[str] = "by = 1"

    figure: ClassVar[FigureName] = "damage"

    by: Number = 1
