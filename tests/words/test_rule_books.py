"""The rules by topic of every game: against the ledger, whole in both languages, and found by title and id."""

from __future__ import annotations

import re

import pytest

from tests.words.support.rulebooks import BOOKS, ledger, look_up, sample_ledger
from words.common.rule_book import TEXT_LIMIT, TITLE_LIMIT, Topic
from words.learning import LOOKUPS, example_names, game_of_rule, missing_examples, worked_examples
from words.texts import LANGUAGES, Language

RULING = {"ru": "наша трактовка", "en": "our ruling"}

every_book = pytest.mark.parametrize("game", BOOKS)
every_topic = pytest.mark.parametrize(
    ("game", "topic"),
    [pytest.param(game, topic, id=f"{game}-{topic.id}") for game, book in BOOKS.items() for topic in book.topics],
)


every_example = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(game, name, id=f"{game}-{name}") for game in BOOKS for name in example_names(game)],
)

CAPTION = 1100
"""Characters of an example's caption at most."""


def covered(game: str) -> set[str]:
    """Return the ids of all rules that a game's topics are about."""
    return {rule for topic in BOOKS[game].topics for rule in topic.rules}


@every_book
def test_every_rule_of_the_ledger_is_covered_and_no_other(game: str) -> None:
    assert covered(game) == set(re.findall(r"`([A-Z]{2}-\d\d)`", ledger(game)))


@every_book
def test_every_ruling_is_told_as_ours(game: str) -> None:
    parts, sample = re.split(r"(?=`[A-Z]{2}-\d\d`)", ledger(game)), sample_ledger(game)
    rulings = {part[1:6] for part in parts if part.startswith("`") and "**R**" in part} | sample.headed
    assert len(rulings) > sample.rulings
    assert rulings == set(BOOKS[game].by_id["rulings"].rules)
    for language in LANGUAGES:
        topics = [t for t in BOOKS[game].topics if RULING[language] in t.text.in_language(language).lower()]
        assert rulings - {rule for topic in topics for rule in topic.rules} == set()


@every_book
def test_every_rule_has_a_topic_of_its_own_besides_the_list_of_rulings(game: str) -> None:
    for rule in sorted(covered(game)):
        found = BOOKS[game].topic_of_rule(rule)
        assert found is not None
        assert found.id != "rulings", rule
        assert game_of_rule(rule) == game


@pytest.mark.parametrize("language", LANGUAGES)
@every_topic
def test_a_topic_is_whole_in_both_languages(game: str, topic: Topic, language: Language) -> None:  # names the case
    title, text = topic.title.in_language(language), topic.text.in_language(language)
    assert 0 < len(title) <= TITLE_LIMIT
    assert 100 < len(text) <= TEXT_LIMIT
    assert topic.keywords.in_language(language).strip()
    cyrillic = {name for name in (title, text) if re.search("[а-яё]", name, re.IGNORECASE)}
    assert len(cyrillic) == (2 if language == "ru" else 0)
    assert text.count("**") % 2 == 0
    assert text.count("`") % 2 == 0


@every_book
def test_titles_are_told_apart(game: str) -> None:
    for language in LANGUAGES:
        titles = [topic.title.in_language(language) for topic in BOOKS[game].topics]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
@every_topic
def test_a_topic_by_its_title_and_by_its_id(game: str, topic: Topic, language: Language) -> None:
    title = topic.title.in_language(language)
    for asked in (title, title.upper(), topic.id):
        assert look_up(BOOKS[game], asked, language).fitting[0] is topic


@pytest.mark.parametrize("rule", sorted(rule for game in BOOKS for rule in covered(game)))
def test_every_id_finds_a_topic_that_covers_it(rule: str) -> None:
    (topic,) = look_up(BOOKS[str(game_of_rule(rule))], rule, "ru").fitting
    assert rule in topic.rules


# -------------------------------------------------------------------- worked examples


@every_book
def test_topics_show_all_examples_there_are_and_no_other(game: str) -> None:
    assert missing_examples(BOOKS[game], example_names(game)) == []
    assert {name for topic in BOOKS[game].topics for name in topic.examples} == set(example_names(game))


@pytest.mark.parametrize("language", LANGUAGES)
@every_example
def test_an_example_is_told(game: str, name: str, language: Language) -> None:
    worded = LOOKUPS[game].examples
    made = worked_examples(game).get(name)
    for pictured in (True, False):
        first, *lines = worded.caption(language, made, pictured=pictured).split("\n")
        assert first == f"**{made.example.says.in_language(language)}**"
        assert all(line.strip() for line in lines)
        assert lines
        said = "\n".join([first, *lines])
        assert len(said) <= CAPTION
        assert bool(re.search("[а-яё]", said, re.IGNORECASE)) == (language == "ru")
    alt = worded.alt(language, made)
    assert 0 < len(alt) <= 1024
    assert any(name in alt for name in worded.names(language).values())
    assert "**" not in alt
