"""The base of every game's card words: a language and the pack of a match."""

from __future__ import annotations

from typing import Generic, TypeVar

from words.texts import Language, words

P = TypeVar("P")


class PackWords(Generic[P]):
    """Words for the content of a pack in one language; with `strict` a text that fails raises."""

    def __init__(self, language: Language, pack: P, *, strict: bool = False) -> None:
        self.language = language
        self.pack = pack
        self.say = words(language, strict=strict)
