"""The rules of a game as topics to read and to search: data/<game>/rules.toml, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from math import log
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from rapidfuzz import fuzz, process

from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content, ContentError, duplicates, read
from engines.kernel.languages import all_languages, languages
from words.texts import LANGUAGES, Language

FOLDER = Path(__file__).resolve().parents[2] / "data"

MOST_TOPICS = 50
"""Most topics of a book: two selects of Discord take no more."""

TITLE_LIMIT = 45
"""Most characters of a title: it stands on buttons too."""

TEXT_LIMIT = 900
"""Most characters of a topic's text: a screen of a phone."""

MOST_NEAREST = 5
"""Topics suggested where none fits."""

LEAST_LIKENESS = 74.0
"""Least likeness, of 100, at which a word matches: one wrong letter in four."""

TITLE_WEIGHT, KEYWORD_WEIGHT, TEXT_WEIGHT = 1.0, 0.95, 0.82
"""Weights of a word by its place: in the title, among the keywords, in the text only."""

FOREIGN_WEIGHT = 0.97
"""Weight of a word found in the language that the reader does not read."""

DOUBTFUL_WEIGHT = 0.6
"""Weight of a word whose likeness is below `LEAST_LIKENESS`: it only ranks the topics suggested where none fits."""

LEAST_SCORE = LEAST_LIKENESS * TEXT_WEIGHT * FOREIGN_WEIGHT
"""Least score, of 100, of a topic that fits."""

TopicId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{2,3}-[0-9]{2}$")]
Listing = Literal[
    "",
    "changes",
    "everyones",
    "previous",
    "guards",
    "extras",
    "conditions",
    "bases",
    "supports",
    "fighters",
    "standards",
    "challenges",
    "champions",
    "keywords",
    "presets",
    "heroes",
    "permanents",
    "slots",
    "tracks",
]


class Topic(Content, frozen=True):
    """One page: `text` is light markdown, `rules` are the ids it covers, `listing` is the kind of lines generated below it."""

    id: TopicId
    title: Name
    keywords: Name
    text: Name
    rules: tuple[RuleId, ...]
    examples: tuple[TopicId, ...] = ()
    listing: Listing = ""


class Topics(Content, frozen=True):
    """The content of rules.toml. Every rule id of the game begins with `prefix`."""

    prefix: Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{2,3}$")]
    topics: tuple[Topic, ...]


class Book:
    """The topics of a game in reading order."""

    def __init__(self, game: str, prefix: str, topics: tuple[Topic, ...]) -> None:
        self.game = game
        self.prefix = prefix
        self.topics = topics
        self.by_id = {topic.id: topic for topic in topics}

    def topic_of_rule(self, rule: str) -> Topic | None:
        """Return the first topic that covers a rule id."""
        return next((topic for topic in self.topics if rule in topic.rules), None)

    def neighbours_of(self, topic: Topic) -> tuple[Topic, Topic]:
        """Return the previous and the next topic; the last one precedes the first."""
        at = self.topics.index(topic)
        return self.topics[at - 1], self.topics[(at + 1) % len(self.topics)]

    def rule_id(self, query: str) -> str | None:
        """Return the rule id that a query names, with or without prefix, in Latin or Cyrillic letters; None if it names none."""
        latin = query.strip().upper().translate(str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX"))
        found = re.fullmatch(rf"(?:{self.prefix})?[\s#№–—-]*(\d{{1,3}})", latin, re.ASCII)
        return f"{self.prefix}-{int(found.group(1)):02}" if found else None

    def scores(self, query: str, language: Language) -> dict[str, float]:
        """Return the score of each topic, 0 to 100: the mean of its best matches for the words; rare words count more."""
        asked = search_words(query)
        scores = dict.fromkeys(self.by_id, 0.0)
        weights = 0.0
        for word in asked:
            best = self._best(word, language)
            often = sum(score >= LEAST_SCORE for score in best.values())
            weight = log(2 + len(self.topics) / (1 + often))
            weights += weight
            for name, score in best.items():
                scores[name] += score * weight
        return {name: score / (weights or 1) for name, score in scores.items()}

    def _best(self, word: str, language: Language) -> dict[str, float]:
        """Return each topic's best match for one word, 0 to 100."""
        best: dict[str, float] = {}
        for tongue, vocabulary in self._vocabulary.items():
            weight = 1.0 if tongue == language else FOREIGN_WEIGHT
            for like, likeness, _ in process.extract(
                word, list(vocabulary), scorer=fuzz.ratio, score_cutoff=LEAST_LIKENESS / 2, limit=None
            ):
                score = likeness * weight if likeness >= LEAST_LIKENESS else likeness * weight * DOUBTFUL_WEIGHT
                for name, place in vocabulary[like].items():
                    best[name] = max(best.get(name, 0.0), score * place)
        return best

    @cached_property
    def _vocabulary(self) -> Mapping[Language, dict[str, dict[str, float]]]:
        """Every word by language, with the topics that hold it and its weight there."""
        made: dict[Language, dict[str, dict[str, float]]] = {language: {} for language in languages()}
        for language, words in made.items():
            for topic in self.topics:
                for text, weight in (
                    (topic.text, TEXT_WEIGHT),
                    (topic.keywords, KEYWORD_WEIGHT),
                    (topic.title, TITLE_WEIGHT),
                ):
                    for word in search_words(text.in_language(language)):
                        words.setdefault(word, {})[topic.id] = weight
        return made


def plain(text: str) -> list[str]:
    """Return the words of a text in the form for comparison: lower case, «ё» as «е»."""
    return re.findall(r"\w+", text.lower().replace("ё", "е"))


def search_words(text: str) -> list[str]:
    """Return the words of a text that are worth a search; short and common ones only if there are no others."""
    found, idle = plain(text), all_languages().idle
    return [word for word in found if len(word) > 2 and word not in idle] or found


def load(game: str, folder: Path = FOLDER) -> Book:
    """Read the book of a game. Raises ContentError naming the file and its problems."""
    path = folder / game / "rules.toml"
    found = read(path, Topics)
    problems = [*duplicates(path, (topic.id for topic in found.topics))]
    if not 2 < len(found.topics) <= MOST_TOPICS:
        problems.append(f"{path.name}: {len(found.topics)} topics; a book has 3 to {MOST_TOPICS}")
    for topic in found.topics:
        problems += [f"{path.name}: {topic.id}: {problem}" for problem in _problems(topic, found.prefix)]
    if problems:
        raise ContentError(problems)
    return Book(game, found.prefix, found.topics)


def _problems(topic: Topic, prefix: str) -> Iterable[str]:
    for language in LANGUAGES:
        for what, name, most in (("title", topic.title, TITLE_LIMIT), ("text", topic.text, TEXT_LIMIT)):
            text = name.texts.get(language, "")
            if not 0 < len(text.strip()) <= most:
                yield f"{len(text)} characters of {what} in {language!r}; 1 to {most} fit"
        if not search_words(topic.keywords.texts.get(language, "")):
            yield f"no keywords in {language!r}"
    for rule in topic.rules:
        if not rule.startswith(f"{prefix}-"):
            yield f"the rule {rule!r} does not begin with {prefix!r}"
    if not topic.rules:
        yield "covers no rule"


@cache
def book(game: str) -> Book:
    """Return the shipped book of a game, loaded once. Raises ContentError."""
    return load(game)
