"""The text of a deck, and its changes card by card."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.lobby.brought import BroughtError
from engines.legends.decks.deck import (
    EMPTY,
    MOST_CARDS,
    MOST_HEROES,
    deck_of,
    new_deck,
    text_of,
    with_copies,
    with_heroes,
)
from engines.legends.decks.draw import random_deck
from tests.engines.legends.decks.packs import PACK


@pytest.mark.rule("LG-62")
def test_a_deck_has_one_text_that_gives_it_back() -> None:
    for n in range(200):
        deck = random_deck(PACK, Random(n))
        assert deck_of(text_of(deck)) == deck
    assert (
        text_of(new_deck(["mira", "hero2", "mira"], {"iron_wolf": 2, "hedge": 1})) == "hero2 mira / hedge iron_wolf*2"
    )
    assert deck_of(" mira   hero2 / iron_wolf hedge*1\niron_wolf ") == deck_of("hero2 mira / hedge iron_wolf*2")
    assert deck_of("/") == EMPTY


@pytest.mark.parametrize(
    "text", ["", "mira", "mira; hedge", "mira / hedge*0", "mira / hedge*x", "mira / <@1>", "/ a / b"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BroughtError, match="refused-legends-deck-unreadable"):
        deck_of(text)


def test_no_deck_becomes_too_large() -> None:
    full = with_copies(EMPTY, "hedge", MOST_CARDS)
    heroes = [f"hero{n}" for n in range(MOST_HEROES + 1)]
    with pytest.raises(BroughtError, match="too-large"):
        with_copies(full, "iron_wolf", 1)
    with pytest.raises(BroughtError, match="too-large"):
        with_heroes(EMPTY, heroes)
    with pytest.raises(BroughtError, match="too-large"):
        deck_of("/ hedge*999 iron_wolf*999")
    with pytest.raises(BroughtError, match="too-large"):
        deck_of(f"{' '.join(heroes)} /")


def test_copies_are_set() -> None:
    deck = with_copies(with_copies(EMPTY, "hedge", 3), "iron_wolf", 1)
    assert text_of(with_copies(deck, "hedge", 0)) == "/ iron_wolf"
    assert text_of(with_copies(deck, "hedge", -1)) == "/ iron_wolf"
    assert text_of(with_heroes(deck, ["mira", "hero2"])) == "hero2 mira / hedge*3 iron_wolf"
