"""A verb without a meaning and without parts."""

from __future__ import annotations

from tests.engines.conformance.broken_base import Op


class Idle(Op, frozen=True, tag="idle"):
    by: int = 1
