"""Where a card comes from, in words: printed, adapted, ours, or of a content pack that is named."""

from __future__ import annotations

from engines.kernel.content.reading import Composed
from words.texts import Words


def source_text(say: Words, key: str, pack: Composed, thing: str) -> str:
    """Return the text `key`, which says where a thing ("kits.nadia") comes from, with the name of its content pack, if any."""
    return say(key, pack=_name(say, pack, thing))


def source_mark(say: Words, key: str, pack: Composed, thing: str) -> str:
    """Return the same as it stands in pictures, beside the mark of its source: of a content pack the name alone."""
    return say("term-source-mark" if thing in pack.origins else key, pack=_name(say, pack, thing))


def _name(say: Words, pack: Composed, thing: str) -> str:
    origin = pack.origins.get(thing)
    return origin.name.in_language(say.language) if origin is not None else "…"
