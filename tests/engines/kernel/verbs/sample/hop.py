"""The verb `hop`."""

from __future__ import annotations

from typing import Any

from engines.kernel.verbs.verb import AnyOf
from tests.engines.kernel.verbs.base import Op


class Hop(Op, frozen=True, tag="hop"):
    """Hops, then does the rest."""

    by: int = 1
    then: tuple[AnyOf[Op], ...] = ()

    def do(self, play: Any, here: Any) -> None:
        """Hop."""
        play.append(f"hops {self.by}")
        for op in self.then:
            op.do(play, here)
