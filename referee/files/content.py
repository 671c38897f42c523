"""The content of a match file: data alone, read and checked like content files, and never run."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.kernel.content.additions import all_name_problems
from engines.kernel.content.former import former_key, lift, lower
from engines.kernel.content.reading import LONGEST_TEXT, pack_bytes, pack_hash
from engines.kernel.game import Game, Rules
from referee.files.parts import MatchFile
from referee.files.reading import FileError, convert, safe_text, same_json


def rules_of(file: MatchFile, game: Game[Any, Any]) -> Rules[Any, Any]:
    """Return the game bound to a file's content. Raises FileError, which names the place, for content that is not valid."""
    former = former_key(game.pack_type)
    content = lift(file.content, former) if former else file.content
    pack = convert(content, game.pack_type, "$.content", "file-content")
    today = pack_bytes(pack)
    forms = [today, lower(today, former)] if former else [today]
    body = next((form for form in forms if same_json(msgspec.json.decode(form), file.content)), None)
    if body is None:
        raise FileError("file-content", place="$.content", why="not in the canonical form")
    if pack_hash(body) != file.pack:
        raise FileError("file-pack")
    # The game's own checks have the stricter limits.
    for place, _ in all_name_problems(pack, "$.content", LONGEST_TEXT):
        raise FileError("file-content", place=safe_text(place), why="not a name: one line of plain text, not too long")
    if problems := game.unsound(pack):
        raise FileError("file-content", place="$.content", why=safe_text(problems[0]))
    return Rules(game, pack, body)
