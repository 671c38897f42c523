"""The texts of decks: every problem names its rule and what to do, every card has its figures in short (LG-62)."""

from __future__ import annotations

import pytest

from engines.legends.board import Options
from engines.legends.content.pack import Pack, load
from engines.legends.decks.bring import BUILDER
from engines.legends.decks.deck import new_deck, text_of
from tests.engines.legends.decks.packs import PACK, WITH_EMBERS
from words.common.deck_words import likely_cards
from words.legends.cards.texts import CardWords
from words.legends.decks import DECKS
from words.texts import LANGUAGES

TABLE = Options()


@pytest.fixture(scope="module")
def own() -> Pack:
    return load()


def lines(language: str, heroes: list[str], cards: dict[str, int], options: Options | None = TABLE) -> list[str]:
    found = BUILDER.verdict(PACK, options, text_of(new_deck(heroes, cards)), WITH_EMBERS)
    return [DECKS.problem(language, WITH_EMBERS, one) for one in found]


@pytest.mark.rule("LG-62")
def test_problems_are_told_with_names_figures_and_remedies() -> None:
    wrong = {"hedge": 4, "mira": 1, "spark": 1, "gone": 1, "ember_lash": 41}
    assert lines("en", [], wrong) == [
        "No hero (LG-01): choose 1 to 5.",
        "48 of 50 cards (LG-01). Add 2.",
        "“Ember Lash”: 41 copies, at this table 3 at most (LG-01). Remove 38, or play at a table with any number of copies.",
        "““Hedge” Warden”: 4 copies, at this table 3 at most (LG-01). Remove 1, or play at a table with any number of copies.",
        "“Mira” is a hero, whose place is among the heroes, not in the deck (LG-01). Take it out of the deck.",
        "This bot has no card `gone` any more (LG-62). Take it out.",
        "“Card spark” is of the pack “Embers” 1.2, which is not at this table (LG-62). Take it out, or play at a table with this pack.",  # noqa: E501  # a text
    ]
    assert lines("ru", ["mira"], {"skill95": 1, "mirror_of_mira": 50}, None)[:3] == [
        "Карт 51 из 50 (LG-01). Уберите: 1.",
        "«Карта mirror of mira»: копий 50. За большинством столов можно 3 (LG-01).",
        "1 навык для оракулов, а оракула среди героев нет (LG-19).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_text(language: str) -> None:
    six = ["mira", *(f"hero{n}" for n in range(2, 7)), "hedge"]
    many = {f"follower{n}": 3 for n in range(16, 36)} | {"ember_lamp": 3, "skill122": 2}
    found = [*lines(language, six, many), *lines(language, ["hero3"], many), *lines(language, [], {"gone": 4}, None)]
    assert len({line[:12] for line in found}) >= 8
    assert all("LG-" in line and "{" not in line for line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_figures_in_an_option(language: str, own: Pack) -> None:
    for name in own.card:
        facts = DECKS.facts(language, own, name)
        assert 5 < len(facts) <= 100, facts
    hero, follower = own.heroes[0], own.followers[0]
    assert str(hero.legendarity) in DECKS.facts(language, own, hero.id)
    assert str(follower.lives) in DECKS.facts(language, own, follower.id)
    words = CardWords(language, own)
    whole = [name for name in own.card if words.text(name) and words.text(name) in DECKS.facts(language, own, name)]
    assert len(whole) > len(own.card) // 3, "many texts have room"
    assert all(words.text(name) in DECKS.detail(language, own, name).replace("\n", " ") for name in own.card)
    cut = [DECKS.facts(language, own, name) for name in own.card if DECKS.facts(language, own, name).endswith("…")]
    assert all(len(each) > 70 for each in cut), "as many words as fit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_and_heading_has_a_name(language: str, own: Pack) -> None:
    names = [DECKS.group(language, group.key) for group in BUILDER.groups(own)]
    assert len({*names}) == len(names)
    assert len({*DECKS.headings(language).values()}) == 4


@pytest.mark.parametrize(
    ("typed", "card"),
    [("Ember Lush", "ember_lash"), ("плеть угля", "ember_lash"), ("mira", "mira"), ("еж сторож", "hedge")],
)
def test_likely_cards_come_first(typed: str, card: str) -> None:
    assert likely_cards(DECKS.names(PACK), typed, 3)[0] == card


def test_what_is_like_nothing_has_no_likely_cards() -> None:
    assert likely_cards(DECKS.names(PACK), "@@@", 3) == []
    assert len(likely_cards(DECKS.names(PACK), "card", 3)) == 3
