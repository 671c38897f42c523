"""The words by which tests of Super Fantasy Brawl know champions, cards, hexes and answers.

A champion is his id, "rath@1" for the one of a seat where both teams have him; a card its short id, "burrow@1" where two players
have it; a hex is named as players do: the row as a letter from the top, the place in it from the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engines.brawl.board import Board
from engines.brawl.game import BRAWL
from engines.kernel.state.model import Seat

PACK = BRAWL.standard.pack
CHAMPION_KINDS = frozenset({"attack", "use", "who", "next", "react", "way"})
"""Questions whose plain numbers are champions; elsewhere they are amounts or seats."""

CHAMPION_FACTS = frozenset({"champion", "by", "target", "on", "against", "targets", "passed"})
HEX_FACTS = frozenset({"hex", "start", "end", "path"})
GATE = "gate"

# ---------------------------------------------------------------- hexes


@cache
def coordinates(arena: str = "courtyard") -> dict[int, str]:
    """Return how players name the hexes of an arena, by number."""
    rows: dict[int, int] = {}
    found = {}
    for hex_, cell in enumerate(PACK.arena[arena].grid.cells):
        rows[cell.r] = rows.get(cell.r, 0) + 1
        found[hex_] = f"{'ABCDEFGHIJ'[cell.r]}{rows[cell.r]}"
    return found


def hex_of(name: str) -> int:
    """Return the number of a hex, -1 for the gate."""
    return -1 if name == GATE else {found: hex_ for hex_, found in coordinates().items()}[name]


def name_of(hex_: int) -> str:
    """Return how players name a hex, "gate" for none."""
    return coordinates().get(hex_, GATE)


# ---------------------------------------------------------------- champions, cards, answers


def number(board: Board, name: str) -> int:
    """Return a champion's number: "rath", or "rath@1" for the one of a seat."""
    kit, _, seat = name.partition("@")
    found = [i for i, c in enumerate(board.champions) if c.kit == kit and (not seat or c.seat == int(seat))]
    assert len(found) == 1, f"champions {name}: {found}"
    return found[0]


def champion_name(board: Board, i: int) -> str:
    """Return a champion's name as tests say it."""
    champion = board.champions[i]
    twins = [other for other in board.champions if other.kit == champion.kit]
    return champion.kit if len(twins) == 1 else f"{champion.kit}@{champion.seat}"


def card_of(board: Board, named: str) -> tuple[str, Seat]:
    """Return a card's full name and whose it is."""
    plain, _, seat = named.partition("@")
    found = [
        (card, champion.seat)
        for champion in board.champions
        for card in PACK.cards_of(champion.kit)
        if plain in (card, card.partition(".")[2]) and (not seat or champion.seat == int(seat))
    ]
    assert len(found) == 1, f"cards {named}: {found}"
    return found[0]


def word(board: Board, kind: str, key: str) -> str:
    """Return the word by which tests know an answer of a question of this kind."""
    if key in PACK.card:
        return key.partition(".")[2]
    if key[:1] in ("h", "t") and key[1:].isdecimal():
        return name_of(int(key[1:])) + "!" * (key[0] == "t")
    for sign in (">", ":"):
        if sign in key:
            first, _, i = key.partition(sign)
            return f"{word(board, kind, first)}{sign}{champion_name(board, int(i))}"
    if kind in CHAMPION_KINDS and key[:1].isdecimal():
        return "+".join(champion_name(board, int(i)) for i in key.split("+"))
    return key


def worded(board: Board, facts: Mapping[str, object]) -> dict[str, Any]:
    """Return the facts of an event with champions and hexes as tests name them."""
    return {key: _fact(board, key, value) for key, value in facts.items()}


def _fact(board: Board, key: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_fact(board, key, one) for one in value]
    if isinstance(value, int) and key in CHAMPION_FACTS:
        return champion_name(board, value) if value >= 0 else ""
    if isinstance(value, int) and key in HEX_FACTS:
        return name_of(value)
    return value


def short(cards: Iterable[str]) -> list[str]:
    """Return the short ids of cards, sorted."""
    return sorted(card.partition(".")[2] for card in cards)
