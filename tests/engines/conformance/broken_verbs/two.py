"""Two verbs in one file."""

from __future__ import annotations

from typing import Any

from tests.engines.conformance.broken_base import Op


class Two(Op, frozen=True, tag="two"):
    """The one."""

    def do(self, _play: Any, _here: Any) -> None:
        """Do nothing."""

    def touches(self) -> str:
        """Touch nothing."""
        return ""


class More(Two, frozen=True, tag="more"):
    """The other, below the first: that one is none any more."""


class Third(Op, frozen=True, tag="third"):
    """The second one of this file."""

    def do(self, _play: Any, _here: Any) -> None:
        """Do nothing."""

    def touches(self) -> str:
        """Touch nothing."""
        return ""
