"""The cards that a match file brings along: data alone, read and checked as content files are, and never run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engines.kernel.content.former import former_key, lifted, lowered
from engines.kernel.content.reading import LONGEST_TEXT, misworded, pack_bytes, pack_hash
from engines.kernel.game import Game, Rules
from referee.files.reading import FileError, MatchFile, converted, said, same

LANGUAGES = {"ru", "en"}
"""The keys of a name as content has it."""


def rules_of(file: MatchFile, game: Game[Any, Any]) -> Rules[Any, Any]:
    """Return the game bound to a file's own content. Raises FileError, which names the place, for content that cannot be used."""
    former = former_key(game.pack_type)
    content = lifted(file.content, former) if former else file.content
    pack = converted(content, game.pack_type, "$.content", "file-content")
    today = pack_bytes(pack)
    forms = [today, lowered(today, former)] if former else [today]
    body = next((form for form in forms if same(msgspec.json.decode(form), file.content)), None)
    if body is None:
        raise FileError("file-content", place="$.content", why="not in the canonical form")
    if pack_hash(body) != file.pack:
        raise FileError("file-pack")
    for place, text in _names(file.content, "$.content"):
        if any(misworded(text, LONGEST_TEXT)):  # the game's own checks know which of them are to be shorter
            raise FileError("file-content", place=said(place), why="not a name: one line of plain text, not too long")
    if problems := game.unsound(pack):
        raise FileError("file-content", place="$.content", why=said(problems[0]))
    return Rules(game, pack, body)


def _names(content: Any, place: str) -> Iterator[tuple[str, str]]:
    """Return all names in content, each with its place."""
    if isinstance(content, dict):
        if content.keys() == LANGUAGES:
            yield from ((f"{place}.{language}", str(text)) for language, text in content.items())
        else:
            for key, value in content.items():
                yield from _names(value, f"{place}.{key}")
    elif isinstance(content, list):
        for n, value in enumerate(content):
            yield from _names(value, f"{place}[{n}]")
