"""Pictures for messages, painted in worker processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engines.kernel.game import Rules
from engines.kernel.model import Seat
from words.texts import Language


class Pictures(Protocol):
    """Whatever paints."""

    async def paint(
        self, rules: Rules[Any, Any], table: Any, kind: str, names: Mapping[Seat, str], language: Language, theme: str
    ) -> bytes:
        """Return a PNG of a game's view. Raises if it cannot be painted."""
