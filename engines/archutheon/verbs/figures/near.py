"""The verb `near`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.vocabulary import Number


class Near(Figure, frozen=True, tag="near"):
    """Move the near end of the range closer."""

    sample: ClassVar[str] = "by = 1"

    figure: ClassVar[FigureName] = "near"

    by: Number = 1
