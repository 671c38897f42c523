"""A verb whose file is not called like it."""

from __future__ import annotations

from typing import Any

from tests.engines.conformance.broken_base import Op


class Named(Op, frozen=True, tag="named"):
    """Its do is not documented."""

    def do(self, _play: Any, _here: Any) -> None:
        return

    def touches(self) -> str:
        """Touch nothing."""
        return ""
