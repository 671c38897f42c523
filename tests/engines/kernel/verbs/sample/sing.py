"""The verb `sing`."""

from __future__ import annotations

from typing import Any, Literal

from tests.engines.kernel.verbs.base import Op


class Sing(Op, frozen=True, tag="sing"):
    """Sings."""

    voice: Literal["high", "low"] = "low"

    def do(self, play: Any, _here: Any) -> None:
        """Sing."""
        play.append(f"sings {self.voice}")
