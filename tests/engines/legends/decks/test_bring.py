"""How a deck comes to a table, and what the workshop asks of the game (LG-62, TM-10)."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.lobby.brought import BroughtError
from engines.legends.board import Options
from engines.legends.content.pack import Pack
from engines.legends.decks.bring import BRINGING, BUILDER, ready
from engines.legends.decks.code import code_of
from engines.legends.decks.deck import deck_of, text_of
from engines.legends.decks.draw import random_deck
from engines.legends.decks.verdict import verdict
from tests.engines.legends.decks.packs import PACK, WITH_EMBERS

TABLE = Options()


@pytest.mark.rule("LG-62", "TM-10")
def test_a_deck_is_brought_as_a_text_or_as_a_code() -> None:
    deck = random_deck(PACK, Random(1))
    text = text_of(deck)
    assert BRINGING.check(PACK, TABLE, text) == text
    assert BRINGING.check(PACK, TABLE, code_of(PACK, deck)) == text
    assert (
        BRINGING.check(PACK, TABLE, " ".join(reversed(text.split(" / ")[0].split())) + " / " + text.split(" / ")[1])
        == text
    )


@pytest.mark.rule("LG-01", "TM-10")
def test_a_deck_with_errors_stays_out() -> None:
    with pytest.raises(BroughtError) as refused:
        BRINGING.check(PACK, TABLE, "/ hedge*4")
    assert (refused.value.reason, refused.value.facts) == ("refused-legends-deck", {"count": 3})
    four = text_of(random_deck(PACK, Random(1))).replace("*3", "*4", 1)
    with pytest.raises(BroughtError):
        BRINGING.check(PACK, Options(max_copies="any"), four)
    deck = deck_of(four)
    fewer = next(name for name in deck.cards if deck.cards.count(name) == 1)
    fits = BUILDER.put(PACK, four, fewer, 0)
    assert BRINGING.check(PACK, Options(max_copies="any"), fits) == fits
    with pytest.raises(BroughtError):
        BRINGING.check(PACK, TABLE, fits)


@pytest.mark.rule("LG-61")
def test_practice_players_bring_a_preset() -> None:
    assert BRINGING.preset(PACK, TABLE, Random(1)) == ready(PACK)[0].text
    bare = Pack(PACK.heroes, PACK.followers, PACK.events, PACK.skills, ())
    for n in range(20):
        drawn = BRINGING.preset(bare, TABLE, Random(n))
        assert not [p for p in verdict(bare, TABLE, deck_of(drawn), bare) if not p.warning]


def test_cards_are_put_and_taken() -> None:
    text = BUILDER.put(PACK, BUILDER.empty, "hedge", 3)
    text = BUILDER.put(PACK, text, "mira", 1)
    assert text == "mira / hedge*3"
    assert BUILDER.copies(PACK, text) == {"mira": 1, "hedge": 3}
    assert BUILDER.put(PACK, text, "mira", 0) == "/ hedge*3"
    assert BUILDER.put(PACK, "spark / hedge mira*2 gone", "mira", 1) == "spark / gone hedge mira"
    assert BUILDER.put(PACK, "spark / gone", "spark", 0) == "/ gone"
    assert BUILDER.put(PACK, "/ gone", "gone", 0) == "/"
    with pytest.raises(BroughtError, match="refused-legends-no-card"):
        BUILDER.put(PACK, text, "gone", 1)


def test_cards_stand_in_the_order_of_a_list() -> None:
    text = "hero2 / ember_lash event65 gone hedge iron_wolf seven_wolves"
    assert [*BUILDER.copies(PACK, text)] == [
        "hero2",
        "seven_wolves",
        "iron_wolf",
        "hedge",
        "event65",
        "ember_lash",
        "gone",
    ]


def test_each_card_is_in_one_group() -> None:
    found = BUILDER.groups(WITH_EMBERS)
    listed = [name for group in found for name in group.cards]
    assert sorted(listed) == sorted(WITH_EMBERS.card)
    assert [(group.key, group.most) for group in found if group.most] == [("heroes", 5)]
    assert len(found) <= 25


def test_errors_stand_before_warnings() -> None:
    found = BUILDER.verdict(PACK, TABLE, "mira / ember_lamp gone", PACK)
    assert [problem.warning for problem in found] == sorted(problem.warning for problem in found)
    assert {problem.warning for problem in found} == {True, False}
