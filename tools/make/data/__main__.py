"""Writes the references of data files, docs/games/<game>/data.md: `python -m tools.make.data`, or of some games by their ids."""

from __future__ import annotations

import sys
from importlib import import_module

from tools.games import GAMES
from tools.make.data.page import path_of


def main(games: list[str]) -> None:
    """Write the page of each game that has one."""
    for game in games or GAMES:
        if GAMES[game].data:
            path_of(game).write_text(import_module(GAMES[game].data).page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
