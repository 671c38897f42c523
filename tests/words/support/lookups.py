"""What /card must find in the parts of any game (words/common/catalogue.py)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from words.common.catalogue import Catalogue
from words.learning import books, catalogue, standard_rules
from words.texts import Language


def all_there_once(game: str, cards: Catalogue, parts: Collection[str], topics: Mapping[str, Sequence[str]]) -> None:
    """Assert that the parts of a game are those that can be looked up, each once, each with topics of its rules."""
    worded = [entry.id for entry in cards.entries]
    assert sorted(worded) == sorted(parts)
    assert all(entry.topics == topics[entry.kind] for entry in cards.entries)
    assert {topic for each in topics.values() for topic in each} <= set(books()[game].by_id)
    assert {entry.key for entry in cards.entries} <= set(catalogue(standard_rules()).by_key)


def found_by_name(cards: Catalogue, language: Language) -> None:
    """Assert that every part is found by its name in both languages, by a reader of one."""
    for entry in cards.entries:
        for asked in (entry.names[0][1].texts["ru"], entry.names[0][1].texts["en"].lower()):
            found, beside = cards.find(asked, language)
            assert entry in (found, *(hit.entry for hit in beside)), asked
