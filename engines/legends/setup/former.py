"""Saves of the first edition, before a match kept the games that have ended, and what fallen heroes gave."""

from __future__ import annotations

from typing import Any

from engines.legends.board import NOBODY


def lift_first(raw: dict[str, Any]) -> None:
    """Change a raw save of edition 1 into one of edition 2, in place.

    Of games that have ended it kept the winners alone: who was first in them counts as in the present game. Fallen heroes gave
    nothing, and go on giving nothing: the save does not tell who of those seen fell in this game and who in one before, and a sum
    by which both have played does not change under way.
    """
    board = raw["board"]
    seats = sorted(board["order"])
    winners = [seat for seat in seats for _ in range(board["won"][str(seat)])] + [NOBODY] * board["drawn"]
    board["ended"] = [{"first": board["first"], "winner": winner, "squads": [[], []]} for winner in winners]
    board["squads"] = {str(seat): _heroes(board, seat) for seat in seats}
    board["fired"] = 0
    for side in board["sides"].values():
        side["left"] = 0


def _heroes(board: dict[str, Any], seat: int) -> list[str]:
    """Return the heroes of a seat that are in play: those that its deck lists."""
    listed = board["decks"][str(seat)]["heroes"]
    return [
        permanent["card"]
        for permanent in board["permanents"]
        if permanent["card"] in listed and permanent["owner"] == seat
    ]
