"""Worked examples of the rules, played with changes."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.brawl.examples import Shown, play
from engines.brawl.game import BRAWL


def changed(name: str, **changes: Any) -> Shown:
    """Return an example played with changes."""
    made = BRAWL.worked.get(name)
    return play(made.rules, msgspec.structs.replace(made.example, **changes))
