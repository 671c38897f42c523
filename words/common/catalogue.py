"""The catalogue: all cards of all games, found by name in any language in spite of typing errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rapidfuzz import fuzz

from engines.kernel.content.names import Name
from engines.kernel.languages import languages
from words.common.rule_book import plain
from words.texts import Language

LEAST_LIKENESS = 74.0
"""Least likeness, of 100, at which a name matches."""

RUNNER_UP_MARGIN = 12.0
"""Greatest distance in likeness to the best match at which another name is suggested too."""

LEAST_PART = 3
"""Least letters of a query that may match a part of a name."""

FOREIGN_WEIGHT = 0.98
"""Weight of a name in the language that the reader does not read."""


PlainName = dict[Language, str]
"""A name in each language, prepared for comparison."""


class Entry(msgspec.Struct, frozen=True):
    """A card or a hero: the view of its picture "card", its names, and the rules topics that explain it.

    `names` are pairs of a kind and a name, such as "creature" and "spell" for the two halves of a card; the first is the
    card's own. `owner` names the fighter or champion it belongs to, if any. `view` is None if no picture shows it.
    """

    game: str
    kind: str
    id: str
    view: Any
    names: tuple[tuple[str, Name], ...]
    topics: tuple[str, ...]
    owner: Name | None = None

    @property
    def key(self) -> str:
        """The key of this entry in choices and custom ids."""
        return f"{self.game}.{self.kind}.{self.id}"

    def name(self, language: Language) -> str:
        """Return the card's own name."""
        return self.names[0][1].in_language(language)


class Hit(msgspec.Struct, frozen=True):
    """An entry that matches a query: the matching name, its kind, and the likeness, of 100."""

    entry: Entry
    kind: str
    name: Name
    score: float

    @property
    def fits(self) -> bool:
        """Whether the name is like enough to the query to match it."""
        return self.score >= LEAST_LIKENESS


class Catalogue:
    """The entries of all games."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self.by_key = {entry.key: entry for entry in self.entries}
        # Prepared once, since a search runs at every key that is pressed.
        self._plain = [(entry, [_plain(name) for _, name in entry.names]) for entry in self.entries]

    def search(self, query: str, language: Language) -> list[Hit]:
        """Return every entry with its best name, the closest first; an empty query keeps the order."""
        asked = " ".join(plain(query))
        hits = [_hit(entry, plain_names, asked, language) for entry, plain_names in self._plain]
        return sorted(hits, key=_score, reverse=True)

    def find(self, query: str, language: Language) -> tuple[Entry | None, list[Hit]]:
        """Return the entry that a query means, None if that is not clear, with other matches or the nearest names."""
        known = self.by_key.get(query.strip())
        if known is not None:
            return known, []
        hits = self.search(query, language)
        best = hits[0]
        if not best.fits:
            return None, hits
        beside = [hit for hit in hits[1:] if hit.fits and hit.score > best.score - RUNNER_UP_MARGIN]
        if beside and beside[0].score == best.score:
            return None, [best, *beside]
        return best.entry, beside


def _score(hit: Hit) -> float:
    return hit.score


def _plain(name: Name) -> PlainName:
    return {tongue: " ".join(plain(name.in_language(tongue))) for tongue in languages()}


def _hit(entry: Entry, names: Sequence[PlainName], asked: str, language: Language) -> Hit:
    """Return an entry with the first of its names that are closest."""
    scores = [
        max(_likeness(asked, name[t]) * (1.0 if t == language else FOREIGN_WEIGHT) for t in languages())
        for name in names
    ]
    score = max(scores)
    kind, name = entry.names[scores.index(score)]
    return Hit(entry, kind, name, score)


def _likeness(asked: str, name: str) -> float:
    """Return the likeness of two names, 0 to 100: as a whole, word by word in any order, or as a part."""
    if not asked:
        return 0.0
    whole = max(fuzz.ratio(asked, name), fuzz.token_set_ratio(asked, name) * 0.95)
    return max(whole, fuzz.partial_ratio(asked, name) * 0.9) if LEAST_PART <= len(asked) <= len(name) else whole
