"""What the words for a pack's cards begin with in every game: a language and the pack that a match is played with."""

from __future__ import annotations

from typing import Generic, TypeVar

from words.texts import Language, words

P = TypeVar("P")


class PackWords(Generic[P]):
    """Words for what a pack holds, in one language; `strict` raises for a text that lacks something."""

    def __init__(self, language: Language, pack: P, *, strict: bool = False) -> None:
        self.language = language
        self.pack = pack
        self.say = words(language, strict=strict)
