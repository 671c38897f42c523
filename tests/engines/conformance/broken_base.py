"""The base of the broken verbs."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.verbs.verb import Verb


class Op(Verb, frozen=True, tag_field="op"):
    """It asks for one part more than the kernel does."""

    home: ClassVar[str] = "tests.engines.conformance.broken_verbs"

    def touches(self) -> str:
        """Return what it touches."""
        raise NotImplementedError
