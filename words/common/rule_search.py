"""Searching the rules of all games at once, those of the asker's own game first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from words.common.rule_book import LEAST, NEAREST, Book, Topic
from words.texts import Language

OWN = 8.0
"""Points, of 100, that a topic of the asker's own game is ahead: what fits there only by a doubtful word is not enough."""


class Passage(NamedTuple):
    """A topic and the book that it is in."""

    book: Book
    topic: Topic

    @property
    def key(self) -> str:
        """What names the topic among all books: "battlecon:clash"."""
        return f"{self.book.game}:{self.topic.id}"


class Searched(NamedTuple):
    """What was found: the topics that fit, best first; else those nearest, and `unknown`, an id of a rule there is not."""

    fitting: tuple[Passage, ...]
    nearest: tuple[Passage, ...]
    unknown: str | None = None


def search(books: Sequence[Book], query: str, language: Language, own: str | None = None) -> Searched:
    """Return the topics of these books for a rule id, a topic's id or key, or words with typing errors.

    What is exact comes from the first book that has it; `own` is the game whose topics come first among what fits alike.
    """
    asked = query.strip()
    rules = [(book, rule) for book in books if (rule := book.rule(asked)) is not None]
    if rules:
        known = [Passage(book, topic) for book, rule in rules if (topic := book.covering(rule)) is not None]
        book, rule = rules[0]
        return (
            Searched((known[0],), ())
            if known
            else Searched((), tuple(Passage(book, t) for t in book.topics[:NEAREST]), rule)
        )
    exact = [hit for book in books for topic in book.topics if asked in (topic.id, (hit := Passage(book, topic)).key)]
    if exact:
        return Searched((exact[0],), ())
    scored = [
        (score, Passage(book, book.by_id[name]))
        for book in books
        for name, score in book.scores(asked, language).items()
    ]
    scored.sort(key=lambda row: row[0] + (OWN if row[1].book.game == own else 0), reverse=True)
    fitting = tuple(hit for score, hit in scored if score >= LEAST)
    return Searched(fitting, () if fitting else tuple(hit for _, hit in scored[:NEAREST]))
