"""Texts and pictures of a content pack's things: every text made and every card painted in both languages."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from boards import pictures
from boards.jobs import new_job
from boards.painting import text
from boards.painting.layout import Label, Scene
from boards.painting.text import ELLIPSIS
from engines.games import GAMES
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Composed
from engines.kernel.game import Rules
from words.common.catalogue import Entry
from words.learning import LOOKUPS
from words.texts import LANGUAGES, Language

LINES = 3500
"""The most code points of all lines that /card shows of one thing."""


def problems_of(rules: Rules[Any, Any]) -> Iterator[str]:
    """Return the problems of a pack's texts and pictures: missing texts, missing letters, texts that are cut."""
    lore = LOOKUPS[rules.game.id]
    keys = {entry.key for entry in lore.entries(GAMES[rules.game.id].standard.pack)}
    own = [entry for entry in lore.entries(rules.pack) if entry.key not in keys]
    for language in LANGUAGES:
        with collect_missing_texts() as failed:
            for entry in own:
                yield from _entry(rules, entry, language)
        yield from failed
    for thing, name in _names(rules.pack):
        yield from (f"{thing}: {problem}" for problem in _undrawable(name))


@contextmanager
def collect_missing_texts() -> Iterator[list[str]]:
    """Collect the log lines about missing texts while the context lasts."""
    found: list[str] = []

    class MissingTexts(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record.getMessage())

    handler, log = MissingTexts(), logging.getLogger("words.texts")
    log.addHandler(handler)
    try:
        yield found
    finally:
        log.removeHandler(handler)


def _entry(rules: Rules[Any, Any], entry: Entry, language: Language) -> Iterator[str]:
    lines = LOOKUPS[entry.game].card_lines(language, rules.pack, entry)
    if sum(len(line) + 1 for line in lines) > LINES:
        yield f"{entry.id}: all that is said of it ({language}) has more than {LINES} characters: fewer or simpler effects"
    if entry.view is None:
        return
    job = new_job(entry.game, "card", entry.view, rules.body, rules.hash, {}, language=language, theme="dark")
    for scene in pictures.lay_out(job):
        yield from (f"{entry.id}: {problem}" for problem in cut_texts(scene, language))
    pictures.draw(job)


def cut_texts(scene: Scene, language: Language) -> Iterator[str]:
    """Yield a problem for each text of a picture that is shortened, or runs out of it."""
    for label in (item for item in scene.items if isinstance(item, Label)):
        if label.words.endswith(ELLIPSIS):
            yield f"the text “{label.words}” is cut in its picture ({language}): make it shorter"
        elif label.box.right > scene.width or label.box.bottom > scene.height or label.box.x < 0:
            yield f"the text “{label.words}” runs out of its picture ({language}): fewer or simpler effects"


def _names(pack: Composed) -> Iterator[tuple[str, Name]]:
    """Yield all names of the things of packs, each with the id of its thing."""
    for name in pack.origins:
        kind, _, own_id = name.partition(".")
        thing = next(each for each in getattr(pack, kind) if each.id == own_id)
        yield from ((own_id, found) for found in _within(thing))


def _within(value: Any) -> Iterator[Name]:
    if isinstance(value, Name):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _within(inner)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from _within(getattr(value, field))


def _undrawable(name: Name) -> Iterator[str]:
    """Return which letters of a name pictures cannot show."""
    for text_of_name in name.all:
        lost = sorted(
            {
                char
                for char in text_of_name
                if not char.isspace() and not any(char in text.glyphs(f) for f in text.FACES)
            }
        )
        if lost:
            yield f"pictures have no {' '.join(lost)} for “{text_of_name}”"
