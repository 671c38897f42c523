"""The verb `pierce`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName


class Pierce(Figure, frozen=True, tag="pierce"):
    """The damage ignores block, armour and barrier (AR-35)."""

    sample: ClassVar[str] = ""

    figure: ClassVar[FigureName] = "pierce"
