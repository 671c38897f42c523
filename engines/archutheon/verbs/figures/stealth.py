"""The verb `stealth`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName


class Stealth(Figure, frozen=True, tag="stealth"):
    """The card has stealth when it is turned face up (AR-27)."""

    sample: ClassVar[str] = ""

    figure: ClassVar[FigureName] = "stealth"
