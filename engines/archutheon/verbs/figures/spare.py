"""The verb `spare`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName


class Spare(Figure, frozen=True, tag="spare"):
    """The card does not touch heroes of the own squad (AR-37)."""

    sample: ClassVar[str] = ""

    figure: ClassVar[FigureName] = "spare"
