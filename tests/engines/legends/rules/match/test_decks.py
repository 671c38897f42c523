"""Decks as they come to a table (LG-01, LG-56)."""

from __future__ import annotations

import pytest

from engines.kernel.lobby.brought import BroughtError
from engines.legends.board import Options
from engines.legends.content.pack import load
from engines.legends.decks.bring import BRINGING, BUILDER, preset_deck
from engines.legends.decks.deck import copies_of, deck_of, new_deck, text_of
from tests.engines.legends.duels import CAST
from tests.engines.legends.figures import follower, hero, pack_of

MANY = tuple(follower(f"card{n}") for n in range(30))
HEROES = tuple(hero(f"hero{n}") for n in range(6))
PACK = pack_of(*CAST, *MANY, *HEROES)
LEGAL = {card.id: 2 for card in MANY[:25]}


def refused(cards: dict[str, int], heroes: int = 1, **options: str) -> bool:
    """Return whether a table with these options refuses a deck."""
    names = [hero.id for hero in HEROES[:heroes]]
    try:
        BRINGING.check(PACK, Options(**options), text_of(new_deck(names, cards)))  # type: ignore[arg-type]
    except BroughtError:
        return True
    return False


@pytest.mark.rule("LG-01")
@pytest.mark.parametrize(("change", "bad"), [(0, False), (-1, True), (1, True)])
def test_a_deck_is_exactly_50_cards(change: int, bad: bool) -> None:
    assert refused({**LEGAL, "card0": 2 + change}) == bad


@pytest.mark.rule("LG-01", "LG-56")
@pytest.mark.parametrize(("heroes", "bad"), [(0, True), (1, False), (5, False), (6, True)])
def test_a_deck_lists_one_to_five_heroes(heroes: int, bad: bool) -> None:
    assert refused(LEGAL, heroes) == bad


@pytest.mark.rule("LG-01")
def test_no_hero_is_among_the_50() -> None:
    assert refused({**LEGAL, "card0": 1, "hero5": 1})


@pytest.mark.rule("LG-01")
@pytest.mark.parametrize(("copies", "bad"), [(3, False), (4, True)])
def test_three_copies_are_the_most_unless_the_table_allows_any_number(copies: int, bad: bool) -> None:
    cards = {**{card.id: 2 for card in MANY[:23]}, "card23": copies, "card24": 4 - copies}
    assert refused(cards) == bad
    assert not refused(cards, max_copies="any")
    assert not refused({"card0": 50}, max_copies="any")


@pytest.mark.rule("LG-01")
def test_copies_are_counted_at_a_table_and_never_as_a_deck_is_saved() -> None:
    text = text_of(new_deck(["hero0"], {"card0": 49}))
    assert deck_of(BUILDER.put(PACK, text, "card0", 50)).cards == ("card0",) * 50
    found = BUILDER.verdict(PACK, None, text_of(new_deck(["hero0"], {"card0": 50})), PACK)
    assert [(problem.key, problem.warning) for problem in found if "copies" in problem.key] == [
        ("legends-deck-copies-elsewhere", True)
    ]


@pytest.mark.rule("LG-01", "LG-56")
def test_preset_decks_have_50_cards_at_most_three_copies_and_four_heroes() -> None:
    pack = load()
    assert pack.presets
    for preset in pack.presets:
        deck = preset_deck(preset)
        assert len(deck.cards) == 50
        assert max(copies_of(deck).values()) <= 3
        assert len(deck.heroes) == 4
        BRINGING.check(pack, Options(), text_of(deck))
