"""Which names could be taken for one another."""

from __future__ import annotations

import pytest

from words.alike import looks_like


@pytest.mark.parametrize(
    "name",
    ["Bot Bagel", "bot bagel `bot`", "Bot Bagle", "Воt Ваgеl", "Bót Bägel", "B0t Bagel", "The Bot Bagel of old"],
)
def test_like_a_bot(name: str) -> None:
    assert looks_like(name, "Bot Bagel")


@pytest.mark.parametrize("name", ["Anna", "Boris", "Botanist", "Bot", "Бублик", "Абигейл", ""])
def test_unlike_it(name: str) -> None:
    assert not looks_like(name, "Bot Bagel")
