"""The rules of Archutheon by topic: figures told against the rules, listings, finding."""

from __future__ import annotations

import re

import pytest

from engines.archutheon.board import CHARGES, SQUAD
from engines.archutheon.content.arena import CORNERS
from engines.archutheon.content.pack import load
from engines.archutheon.content.vocabulary import OPPOSITE, PERMANENTS
from engines.archutheon.derived.boosts import CHAOS
from engines.archutheon.derived.rifts import RIFT_DAMAGE
from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE, TRACKS
from engines.archutheon.views.question_rules import QUESTION_RULES
from tests.words.support.rulebooks import look_up
from words.archutheon.cards.base import MatchWords
from words.archutheon.lookup import TOPICS
from words.archutheon.rules import listing
from words.archutheon.texts import TEXTS
from words.common.rule_book import book
from words.texts import LANGUAGES, Language, words

BOOK, PACK = book("archutheon"), load()
ARENA = PACK.arenas[0]
RULES_PAGE = 1400
"""Characters of a listing at most: it stands on a page with its topic and an example."""


def text(topic: str, language: Language) -> str:
    return BOOK.by_id[topic].text.in_language(language)


def numbers(topic: str, language: Language) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text(topic, language))}


@pytest.mark.rule("AR-02", "AR-03", "AR-12", "AR-76", "AR-82", "AR-95", "AR-98")
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_told_are_those_of_the_rules(language: Language) -> None:
    tables = PACK.tables
    full = {tables.full_health(modules, 0, 1) for modules in ((), ("charge",), ("boosting",), ("charge", "boosting"))}
    more = {tables.second_leader_more(modules) for modules in ((), ("boosting",))}
    assert full | more <= numbers("heroes", language)
    assert tables.health_more.charge in numbers("charge", language)
    assert tables.health_more.boosting in numbers("base_boost", language)
    assert tables.health_more.boosting + tables.second_leader.boosting in numbers("base_boost", language)
    assert len(ARENA.area_names) in numbers("board", language)
    assert {RIFT_DAMAGE} <= numbers("objects", language)
    assert {TOKENS_TO_COLLAPSE} <= numbers("collapse", language) & numbers("enlightenment", language)
    assert {len(PACK.heroes), len(PACK.universal)} <= numbers("cards", language)
    cards = sum(len(hero.cards) for hero in PACK.heroes) + 2 * len(PACK.universal)
    assert cards in numbers("cards", language)
    assert CHAOS in numbers("base_boost", language)
    assert CHARGES in numbers("bonus", language)
    assert {SQUAD} <= numbers("setup", language)
    assert all(f"**{corner}**" in text("board", language) for corner in CORNERS)
    assert {ARENA.gate[0], ARENA.gate[-1], ARENA.gate[ARENA.gate_start]} <= {
        *re.findall(r"C\d", text("gate", language))
    }


def test_the_rule_of_every_question_has_a_topic() -> None:
    covered = {rule for topic in BOOK.topics for rule in topic.rules}
    assert {*QUESTION_RULES.values()} <= covered
    assert {topic.topic for topic in TEXTS.next_topics if topic.topic} <= {*BOOK.by_id}
    assert {topic for topics in TOPICS.values() for topic in topics} <= {*BOOK.by_id}
    for language in LANGUAGES:
        assert all(words(language, strict=True)(topic.key) for topic in TEXTS.next_topics)


@pytest.mark.rule("AR-60")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_pairs_are_told(language: Language) -> None:
    named = MatchWords(language, PACK, {})
    joiner = {"ru": "и", "en": "and"}[language]
    for one in PERMANENTS[::2]:
        pair = f"{named.permanent(one)} {joiner} {named.permanent(OPPOSITE[one])}".replace("«", "").replace("»", "")
        assert pair in text("permanents", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_is_listed_where_a_topic_asks_for_it(language: Language) -> None:
    counts = {
        "heroes": len(PACK.heroes),
        "permanents": len(PERMANENTS),
        "slots": len(PACK.slot),
        "tracks": len(TRACKS),
    }
    assert {topic.listing for topic in BOOK.topics if topic.listing} == {*counts}
    for kind, count in counts.items():
        lines = listing(language, PACK, kind)
        assert len(lines) == count
        assert all(line.startswith("- ") for line in lines)
        assert len("\n".join(lines)) < RULES_PAGE
    with pytest.raises(KeyError):
        listing(language, PACK, "bases")


@pytest.mark.rule("AR-46", "AR-47", "AR-48", "AR-49")
def test_the_tracks_are_told_as_they_are() -> None:
    movement, slots, stash = listing("en", PACK, "tracks")
    tables = PACK.tables
    assert movement.count("→ ") == len(tables.movement) - 1
    assert slots.count("⇄") == sum(cell.exchange for cell in tables.slots)
    taken = [cell.take for cell in tables.stash if cell.tier]
    assert [int(count) for count in re.findall(r"\((\d) card", stash)] == taken


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("врата", "gate"),
        ("gate", "gate"),
        ("коллапс", "collapse"),
        ("collapse", "collapse"),
        ("блеф", "hidden"),
        ("bluff", "hidden"),
        ("уворот", "block_zero"),
        ("dodge", "block_zero"),
        ("перезарядка", "recharge"),
        ("recharge", "recharge"),
        ("разлом", "objects"),
        ("rift", "objects"),
        ("базовое усиление", "base_boost"),
        ("release", "release"),
        ("страх", "bans"),
        ("бронебойная", "pierce"),
        ("просветление", "enlightenment"),
        ("трактовки", "rulings"),
    ],
)
def test_words_find_their_topic_in_either_language(asked: str, topic: str) -> None:
    for language in LANGUAGES:
        assert look_up(BOOK, asked, language).fitting[0].id == topic
