"""Where a card comes from, in words: printed, adapted, ours, or of a content pack that is named."""

from __future__ import annotations

from engines.kernel.content import Composed
from words.texts import Words


def source_text(say: Words, key: str, pack: Composed, thing: str, source: str) -> str:
    """Return where a thing ("kits.nadia") comes from, by the texts that begin with `key`; a content pack by its name."""
    origin = pack.origins.get(thing)
    return say(f"{key}-{source}", pack=origin.name.in_language(say.language) if origin is not None else "…")
