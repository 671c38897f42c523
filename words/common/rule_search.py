"""Search of the rules of all games at once, those of the asker's own game first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from words.common.rule_book import LEAST_SCORE, MOST_NEAREST, Book, Topic
from words.texts import Language

OWN_GAME_BONUS = 8.0
"""Points, of 100, that a topic of the asker's own game gets in addition: too few for a doubtful word to count as a fit."""


class Passage(NamedTuple):
    """A topic with its book."""

    book: Book
    topic: Topic

    @property
    def key(self) -> str:
        """The key of the topic among all books: "battlecon:clash"."""
        return f"{self.book.game}:{self.topic.id}"


class SearchResult(NamedTuple):
    """The topics that fit, best first, else the nearest ones; `unknown` is a rule id that does not exist."""

    fitting: tuple[Passage, ...]
    nearest: tuple[Passage, ...]
    unknown: str | None = None


def search(books: Sequence[Book], query: str, language: Language, own: str | None = None) -> SearchResult:
    """Return the topics of these books for a rule id, a topic's id or key, or words with typing errors.

    An exact match comes from the first book that has it. Topics of the game `own` are preferred (`OWN_GAME_BONUS`).
    """
    asked = query.strip()
    rules = [(book, rule) for book in books if (rule := book.rule_id(asked)) is not None]
    if rules:
        known = [Passage(book, topic) for book, rule in rules if (topic := book.topic_of_rule(rule)) is not None]
        book, rule = rules[0]
        return (
            SearchResult((known[0],), ())
            if known
            else SearchResult((), tuple(Passage(book, t) for t in book.topics[:MOST_NEAREST]), rule)
        )
    exact = [hit for book in books for topic in book.topics if asked in (topic.id, (hit := Passage(book, topic)).key)]
    if exact:
        return SearchResult((exact[0],), ())
    scored = [
        (score, Passage(book, book.by_id[name]))
        for book in books
        for name, score in book.scores(asked, language).items()
    ]
    scored.sort(key=lambda row: row[0] + (OWN_GAME_BONUS if row[1].book.game == own else 0), reverse=True)
    fitting = tuple(hit for score, hit in scored if score >= LEAST_SCORE)
    return SearchResult(fitting, () if fitting else tuple(hit for _, hit in scored[:MOST_NEAREST]))
