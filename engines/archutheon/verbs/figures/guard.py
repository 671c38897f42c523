"""The verb `guard`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.vocabulary import Number


class Guard(Figure, frozen=True, tag="guard"):
    """Add to what a block stops."""

    sample: ClassVar[str] = "by = 1"

    figure: ClassVar[FigureName] = "block"

    by: Number = 1
