"""The verb `lifesteal`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.content.op import Figure, FigureName


class Lifesteal(Figure, frozen=True, tag="lifesteal"):
    """The acting hero is healed by the damage dealt to enemies (AR-59)."""

    sample: ClassVar[str] = ""

    figure: ClassVar[FigureName] = "lifesteal"
