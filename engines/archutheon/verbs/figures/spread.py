"""The verb `spread`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.vocabulary import Group, Who


class Spread(Figure, frozen=True, tag="spread"):
    """The card hits further heroes, such as those around each that it hits: "target" is that one."""

    sample: ClassVar[str] = 'who = { side = "enemies", within = 0, of = "target" }'

    figure: ClassVar[FigureName] = "spread"

    who: Who = Group("enemies", within=0, of="target")
