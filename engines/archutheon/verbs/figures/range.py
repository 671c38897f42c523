"""The verb `range`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.vocabulary import Change


class Reach(Figure, frozen=True, tag="range"):
    """Move the far end of the range."""

    sample: ClassVar[str] = "by = 1"

    figure: ClassVar[FigureName] = "far"

    by: Change = 1
