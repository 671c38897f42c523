"""The verb `choose`."""

from __future__ import annotations

from typing import Any

from engines.kernel.verbs.verb import AnyOf
from tests.engines.kernel.verbs.base import Op


class Choose(Op, frozen=True, tag="choose"):
    """One of several lists."""

    options: tuple[tuple[AnyOf[Op], ...], ...]

    def do(self, play: Any, here: Any) -> None:
        """Take the first."""
        for op in self.options[0]:
            op.do(play, here)

    def lists(self) -> tuple[tuple[Op, ...], ...]:
        """Return the options."""
        return self.options
