"""Cards by name (words/common/catalogue.py) and what is said of them (words/krendel/rules.py)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.content.names import Name
from engines.krendel.content.pack import load
from engines.krendel.content.shapes import Creature, Modify
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import CardView
from tests.engines.conformance.seeds import sample
from words.common.catalogue import Catalogue, Entry
from words.common.examples import example_names
from words.common.rule_book import plain
from words.krendel.cards import CardWords
from words.krendel.rules import caption, card_lines, entries, listing
from words.learning import LOOKUPS, books, catalogue, standard_rules
from words.texts import LANGUAGES, Language, words

NAMES, shown = KRENDEL.worked.names(), KRENDEL.worked.get


PACK = load()
CARDS = catalogue(standard_rules())


def entry(key: str) -> Entry:
    return CARDS.by_key[f"krendel.{key}"]


def test_every_card_is_there_once_and_can_be_painted() -> None:
    own = [e for e in CARDS.entries if e.game == "krendel"]
    assert [e.view for e in own] == [
        *(CardView("creature", c.id) for c in PACK.creatures),
        *(CardView("reward", r.id) for r in PACK.rewards),
        *(CardView("hero", h.id) for h in PACK.heroes),
    ]
    assert len(CARDS.by_key) == len(CARDS.entries)
    assert len(own) == len(entries(PACK))
    topics = books()["krendel"].by_id
    assert all(name in topics for e in own for name in e.topics)
    assert all(e.topics for e in CARDS.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_card_in_both_languages(language: Language) -> None:
    owners = Counter(name for e in CARDS.entries for name in {n.in_language("ru") for _, n in e.names})
    for e in sample(CARDS.entries, 150):
        for _, name in e.names:
            for asked in (name.in_language("ru"), name.in_language("en")):
                found, beside = CARDS.find(asked, language)
                assert e in (found, *(hit.entry for hit in beside)), asked
                assert found is e or owners[asked] != 1, asked


def test_a_name_is_the_same_in_capital_and_in_small_letters() -> None:
    for name in (name for e in CARDS.entries for _, name in e.names):
        for asked in (name.in_language("ru"), name.in_language("en")):
            assert plain(asked.upper()) == plain(asked.lower()) == plain(asked)
    found, _ = CARDS.find("ЁЖ-БУХГАЛТЕР", "ru")
    assert found is entry("creature.hedgehog")


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("дракон", "creature.dragon"),
        ("Дракн с ипотекай", "creature.dragon"),
        ("mortgage dragon", "creature.dragon"),
        ("еж бухг", "creature.hedgehog"),
        ("ЁЖ бухгалтер", "creature.hedgehog"),
        ("лапки", "creature.cat"),
        ("but i have pawz", "creature.cat"),
        ("пирожок", "reward.grandmas_pie"),
        ("plantain", "reward.plantain"),
        ("граф безе", "hero.meringue"),
        ("captain kompot", "hero.compote"),
        (" krendel.creature.cat ", "creature.cat"),
    ],
)
def test_names_with_typing_errors_and_in_part(asked: str, key: str) -> None:
    for language in LANGUAGES:
        found, _ = CARDS.find(asked, language)
        assert found is entry(key)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("bank", "creature.piggy"),  # Comment-Section Troll has “Banned”: like it, but not nearly as much
        ("an", "creature.bear"),  # a word of that name; two letters are a part of too many
    ],
)
def test_what_is_much_less_like_is_not_offered_beside(asked: str, key: str) -> None:
    assert CARDS.find(asked, "en") == (entry(key), [])


def test_the_readers_own_language_comes_first() -> None:
    names = (("a", Name(ru="Кошка", en="Cat")), ("b", Name(ru="Cat", en="Puss")))
    card, other = (Entry("toy", "card", key, None, (("card", name),), ()) for key, name in names)
    found = Catalogue([card, other])
    assert [found.find("cat", "en")[0], found.find("cat", "ru")[0]] == [card, other]


def test_a_name_of_several_cards_means_none_of_them() -> None:
    for asked in ("бой со всеми", "Fight with all"):
        found, beside = CARDS.find(asked, "ru")
        assert found is None
        holders = {c.id for c in PACK.creatures if c.spell_name.in_language("en") == "Fight with all"}
        assert {hit.entry.id for hit in beside[: len(holders)]} == holders
        assert all(hit.fits and hit.kind == "spell" for hit in beside[: len(holders)])


@pytest.mark.parametrize("asked", ["xqzzw", "йцукен", "", "  ", "!!!", "krendel.creature.nobody?"])
def test_nonsense_means_no_card_and_gets_the_nearest(asked: str) -> None:
    found, hits = CARDS.find(asked, "ru")
    if asked.startswith("krendel"):
        assert found is None or found.kind == "hero"  # the hero's own name is in it
        return
    assert found is None
    assert len(hits) == len(CARDS.entries)
    assert not any(hit.fits for hit in hits)


@given(st.text(max_size=100))
def test_any_text_is_answered(asked: str) -> None:
    found, hits = CARDS.find(asked, "en")
    assert found is not None or hits
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


# -------------------------------------------------------------------- what is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_says(language: Language) -> None:
    worded, say = CardWords(language, PACK, {}, strict=True), words(language, strict=True)
    card = PACK.creature["witch"]
    assert card_lines(language, PACK, entry("creature.witch")) == [
        say("cards-creature", attack=str(card.attack), defence=str(card.defence)),
        say("cards-spell", spell=worded.spell_line("witch")),
        worded.term("source-ours"),
    ]
    prize, condition, source = card_lines(language, PACK, entry("reward.gossip"))
    assert worded.reward_prize("gossip")[1:] in prize
    assert worded.reward_condition("gossip")[1:] in condition
    assert source == worded.term("source-ours")
    assert card_lines(language, PACK, entry("hero.beetroot")) == [say("cards-hero")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "operations"),
    [
        ("everyones", {"FightWithAll"}),
        ("previous", {"WithPrevious"}),
        ("guards", {"Shield", "Thorns"}),
        ("extras", {"ExtraTrophy", "AttackOnly"}),
    ],
)
def test_a_listing_is_all_the_cards_with_the_property(kind: str, operations: set[str], language: Language) -> None:
    worded = CardWords(language, PACK, {})
    lines = listing(language, PACK, kind)
    holders = [c for c in PACK.creatures if operations & {type(e).__name__ for e in c.spell}]
    assert len(lines) == len(holders)
    for line, card in zip(lines, holders, strict=True):
        assert worded.creature_name(card.id) in line
        assert worded.spell_line(card.id) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listing_of_changes_has_a_card_for_each_receiver(language: Language) -> None:
    worded = CardWords(language, PACK, {})
    lines = listing(language, PACK, "changes")
    assert 2 <= len(lines) <= 4
    shown_cards = [
        c for c in PACK.creatures if any(line.startswith(f"- **{worded.creature_name(c.id)}**") for line in lines)
    ]
    receivers = {e.who for c in shown_cards for e in c.spell if isinstance(e, Modify)}
    assert receivers == {e.who for c in PACK.creatures for e in c.spell if isinstance(e, Modify)}

    def pure(card: Creature, who: str) -> bool:
        return bool(card.spell) and all(isinstance(e, Modify) and e.who == who for e in card.spell)

    # If there is a card that does nothing else, such a one is shown.
    for who in receivers:
        assert any(pure(c, who) for c in shown_cards) == any(pure(c, who) for c in PACK.creatures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listing_of_conditions_has_every_reward(language: Language) -> None:
    worded = CardWords(language, PACK, {})
    lines = listing(language, PACK, "conditions")
    assert [worded.reward_name(r.id) in line for r, line in zip(PACK.rewards, lines, strict=True)] == [True] * len(
        lines
    )


def test_no_such_listing() -> None:
    with pytest.raises(KeyError):
        listing("ru", PACK, "nothing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_caption_tells_of_everybody_at_the_table(name: str, language: Language) -> None:
    made, names = shown(name), example_names(language)
    _, *lines = caption(language, made, pictured=False).split("\n")
    assert all(any(names[w.seat] in line for line in lines) for w in made.view.wizards)
    alt = LOOKUPS["krendel"].examples.alt(language, made)
    assert all(names[w.seat] in alt for w in made.view.wizards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if shown(name).example.tells != "end"])
def test_beneath_a_picture_a_caption_leaves_out_who_attacks_with_what(name: str, language: Language) -> None:
    made = shown(name)
    first, *whole = caption(language, made, pictured=False).split("\n")
    again, *short = caption(language, made, pictured=True).split("\n")
    assert again == first
    gains = {"ru": "От приза: ", "en": "By the prize: "}[language]
    assert [line for line in short if not line.startswith(gains)] == whole[len(made.view.wizards) :][:2]
    assert short[0].startswith({"ru": "Итог", "en": "Result"}[language])
    worded = whole[: len(made.view.wizards)]
    creatures = CardWords(language, made.rules.pack, {})
    assert all(any(creatures.creature_name(w.creature or "") in line for line in worded) for w in made.view.wizards)


def test_names_in_captions_are_those_at_the_table() -> None:
    assert example_names("ru") == {0: "Саша", 1: "Петя", 2: "Маша", 3: "Вася"}
    assert example_names("en") == {0: "Anna", 1: "Boris", 2: "Vera", 3: "Gleb"}


def test_the_caption_of_an_end_tells_the_standings() -> None:
    lines = caption("ru", shown("winner"), pictured=True).split("\n")
    assert "Победитель турнира: Саша" in lines[1]
    assert len(lines) == 6
