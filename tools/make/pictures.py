"""Paints the pictures of the README from seeded matches: `python -m tools.make.pictures`, or of some games by their ids."""

from __future__ import annotations

import sys
from pathlib import Path

from boards.jobs import new_job
from boards.pictures import draw
from engines.games import GAMES
from tools.games import GAMES as TOOLS
from tools.parts.saving import save
from words.texts import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs" / "games"


def paint(game: str) -> None:
    """Play a game to the moments of its README pictures and paint them in both languages; a game without pictures is skipped."""
    made, rules = TOOLS[game], GAMES[game].standard
    if made.shots is None or made.names is None:
        return
    shots = made.shots(rules)
    for language in LANGUAGES:
        for file, picture, seen in shots:
            job = new_job(
                game, picture, seen, rules.body, rules.hash, made.names[language], language=language, theme="dark"
            )
            save(draw(job), DOCS / game / f"{file}-{language}.png")


if __name__ == "__main__":
    for name in sys.argv[1:] or TOOLS:
        paint(name)
