"""Where a card comes from, in words: printed, adapted, ours, or of a content pack that is named."""

from __future__ import annotations

from engines.kernel.content import Composed
from words.texts import Words


def source_text(say: Words, key: str, pack: Composed, thing: str, source: str) -> str:
    """Return where a thing ("kits.nadia") comes from, by the texts that begin with `key`; a content pack by its name."""
    return say(f"{key}-{source}", pack=_name(say, pack, thing))


def source_mark(say: Words, key: str, pack: Composed, thing: str, source: str) -> str:
    """Return where a thing comes from as it stands in pictures, beside the mark of its source: of a pack the name alone."""
    return say("term-source-mark" if source == "pack" else f"{key}-{source}", pack=_name(say, pack, thing))


def _name(say: Words, pack: Composed, thing: str) -> str:
    origin = pack.origins.get(thing)
    return origin.name.in_language(say.language) if origin is not None else "…"
