"""Sources of cards in words: printed, adapted, ours, or a content pack by its name."""

from __future__ import annotations

from engines.kernel.content.reading import Composed
from words.texts import Words


def source_text(say: Words, key: str, pack: Composed, thing: str) -> str:
    """Return the text `key` about the source of a thing ("kits.nadia"), with the name of its content pack, if any."""
    return say(key, pack=_name(say, pack, thing))


def source_mark(say: Words, key: str, pack: Composed, thing: str) -> str:
    """Return the source as it stands in pictures: the text `key`, or the name of the content pack alone."""
    return say("term-source-mark" if thing in pack.origins else key, pack=_name(say, pack, thing))


def _name(say: Words, pack: Composed, thing: str) -> str:
    origin = pack.origins.get(thing)
    return origin.name.in_language(say.language) if origin is not None else "…"
