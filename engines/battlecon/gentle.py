"""A practice player's answers to people who are new to the game: fighters that are easy to play with and against."""

from __future__ import annotations

from random import Random

from engines.battlecon.board import Board
from engines.battlecon.content.pack import Pack
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision


def gentle(rules: Rules[Board, Pack], asked: Decision, rng: Random) -> list[str]:
    """Return one of the easiest fighters among the options, for a ban one of the hardest; nothing for other questions."""
    if asked.kind not in ("fighter", "fighter_instead", "ban"):
        return []
    level = {option.key: rules.pack.kit[option.key].difficulty for option in asked.options}
    wanted = max(level.values()) if asked.kind == "ban" else min(level.values())
    return [rng.choice(sorted(kit for kit, difficulty in level.items() if difficulty == wanted))]
