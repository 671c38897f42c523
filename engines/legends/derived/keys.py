"""Keys of answers that name cards: copies of a card have keys of their own."""

from __future__ import annotations

from collections.abc import Sequence


def keys_of(cards: Sequence[str]) -> list[str]:
    """Return a key for each card of a sorted list, copies as "id#2", "id#3"."""
    found: list[str] = []
    count = 0
    for at, card in enumerate(cards):
        count = count + 1 if at and cards[at - 1] == card else 1
        found.append(card if count == 1 else f"{card}#{count}")
    return found


def card_of(key: str) -> str:
    """Return the card that a key names."""
    return key.partition("#")[0]
