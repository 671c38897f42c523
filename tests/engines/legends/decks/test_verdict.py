"""The verdict on a deck: all that is wrong with it, errors apart from warnings (LG-01, LG-56, LG-62, LG-63)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from engines.kernel.lobby.building import DeckProblem
from engines.legends.board import Deck, Options
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import copies_of, deck_of, new_deck
from engines.legends.decks.draw import random_deck
from engines.legends.decks.verdict import verdict
from tests.engines.legends.decks.packs import PACK, WITH_EMBERS

TABLE = Options()
HEROES = ("mira", "hero3", "hero5")
"""One hero of each class."""

CARDS = {**dict.fromkeys((f"follower{n}" for n in range(16, 32)), 3), "follower32": 2}


def found(
    heroes: tuple[str, ...] = HEROES,
    cards: Mapping[str, int] = CARDS,
    options: Options | None = TABLE,
    pack: Pack = PACK,
) -> list[DeckProblem]:
    return list(verdict(pack, options, new_deck(heroes, cards), WITH_EMBERS))


def keys(problems: list[DeckProblem]) -> list[str]:
    return [problem.key.removeprefix("legends-deck-") for problem in problems]


@pytest.mark.rule("LG-01")
def test_a_sound_deck_has_no_problems() -> None:
    assert found() == []


@pytest.mark.rule("LG-01")
def test_fifty_cards_without_heroes() -> None:
    few, many = found(cards=CARDS | {"follower32": 1}), found(cards=CARDS | {"follower33": 2})
    assert few == [DeckProblem("legends-deck-few", {"count": 49, "cards": 50, "by": 1}, "LG-01")]
    assert many == [DeckProblem("legends-deck-many", {"count": 52, "cards": 50, "by": 2}, "LG-01")]


@pytest.mark.rule("LG-56")
def test_one_to_five_heroes() -> None:
    assert [*keys(found(heroes=())), found(heroes=())[0].rule] == ["no-hero", "LG-01"]
    six = ("mira", *(f"hero{n}" for n in range(2, 7)))
    assert found(heroes=six)[0] == DeckProblem("legends-deck-heroes", {"count": 6, "most": 5, "by": 1}, "LG-56")
    assert "heroes" not in keys(found(heroes=six[:5]))


@pytest.mark.rule("LG-01")
def test_copies_are_bounded_by_the_table_alone() -> None:
    cards = CARDS | {"follower16": 4, "follower32": 1}
    assert keys(found(cards=cards)) == ["copies"]
    assert found(cards=cards)[0].facts == {"card": "follower16", "copies": 4, "most": 3, "by": 1}
    assert found(cards=cards, options=Options(max_copies="any")) == []
    (elsewhere,) = found(cards=cards, options=None)
    assert (elsewhere.key, elsewhere.warning) == ("legends-deck-copies-elsewhere", True)


@pytest.mark.rule("LG-01")
def test_heroes_have_their_own_place() -> None:
    cards = CARDS | {"hero2": 1, "follower32": 1}
    assert [(p.key, p.facts) for p in found(cards=cards)] == [("legends-deck-hero-as-card", {"card": "hero2"})]
    assert keys(found(heroes=(*HEROES, "hedge"))) == ["card-as-hero"]


def test_cards_that_are_not_at_the_table() -> None:
    cards = CARDS | {"spark": 1, "nowhere": 1, "follower32": 0}
    facts = {problem.key: problem.facts for problem in found(cards=cards)}
    assert facts == {
        "legends-deck-pack": {"card": "spark", "pack": "embers", "version": "1.2"},
        "legends-deck-unknown": {"card": "nowhere"},
    }
    assert keys(found(cards=cards, pack=WITH_EMBERS)) == ["unknown"]
    assert keys(found(heroes=(*HEROES, "cinder"))) == ["pack"]


@pytest.mark.rule("LG-62")
def test_all_problems_are_there_at_once() -> None:
    deck = new_deck((), {"hedge": 4, "mira": 1, "nowhere": 1})
    problems = list(verdict(PACK, TABLE, deck, PACK))
    assert keys(problems) == ["no-hero", "few", "copies", "hero-as-card", "unknown"]
    assert not any(problem.warning for problem in problems)


@pytest.mark.rule("LG-63")
def test_warnings() -> None:
    mages = ("hero4", "hero7", "hero10")
    (skills,) = found(heroes=mages, cards=CARDS | {"skill95": 2, "follower32": 0})
    assert skills == DeckProblem("legends-deck-class", {"class": "oracle", "count": 2}, "LG-19", True)
    (named,) = found(heroes=mages, cards=CARDS | {"mirror_of_mira": 2, "follower32": 0})
    assert named == DeckProblem("legends-deck-named", {"card": "mirror_of_mira", "hero": "mira"}, "LG-19", True)
    (low,) = found(heroes=("mira",))[:1]
    assert low == DeckProblem("legends-deck-legendarity", {"sum": 4, "least": 9, "most": 15}, "LG-63", True)
    (dear,) = found(heroes=("mira", "hero3", "hero4"), cards=CARDS | {"ember_lamp": 2, "follower32": 0})
    assert dear == DeckProblem("legends-deck-dear", {"count": 2, "sum": 11}, "LG-16", True)


def test_drawn_decks_are_sound_and_hold_what_they_must() -> None:
    for n in range(200):
        deck = random_deck(PACK, Random(n))
        assert [problem for problem in verdict(PACK, TABLE, deck, PACK) if not problem.warning] == []
        assert not {"legends-deck-class", "legends-deck-named"} & {p.key for p in verdict(PACK, TABLE, deck, PACK)}
        around = Deck(("hero9", "mira"), ("hedge", "hedge", "skill93"))
        other = random_deck(PACK, Random(n), around)
        assert {*around.heroes} <= {*other.heroes}
        assert copies_of(other)["hedge"] >= 2
        assert len(other.cards) == 50
    assert random_deck(PACK, Random(1)) != random_deck(PACK, Random(2))
    with pytest.raises(ValueError, match="too few cards"):
        random_deck(Pack(PACK.heroes, PACK.followers[:10], (), (), ()), Random(1))


def test_a_drawn_deck_keeps_a_whole_deck() -> None:
    whole = deck_of(f"mira / {' '.join(f'{name}*{n}' for name, n in CARDS.items())}")
    assert random_deck(PACK, Random(1), whole).cards == whole.cards
