"""Texts by key in each language, from the Fluent files in its folder."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from engines.kernel.languages import FOLDER, Language, all_languages
from engines.kernel.state.model import natural
from words.bundle import Bundle

__all__ = ["FOLDER", "Language"]

LANGUAGES: tuple[Language, ...] = all_languages().own
"""The languages that come with the bot; `engines.kernel.languages.languages()` are all that there are."""

CACHED_TEXTS = 8192
"""Texts of a language kept as they were said last."""

MINUS = "−"

log = logging.getLogger(__name__)


class Words:
    """The texts of one language: `words("key", name="Anna", count=3)`.

    What a language does not say is said in that which it falls back to. In strict mode it is an error, as is a text that cannot
    be said; at run time that is logged once and the key stands in for it, so that a fault in a text never stops a match. Fluent
    takes no argument longer than 2,500 characters: join long texts outside.
    """

    def __init__(self, language: Language, *, strict: bool = False, folder: Path | None = None) -> None:
        """Load every file of the language. Raises ValueError naming the file if something in it is no text.

        `folder` holds the folder of the language, where it is another one than usual.
        """
        self.language = language
        self._strict = strict
        self._reported: set[str] = set()
        # The same short texts are said over and over, and resolving a pattern is slow.
        self._said = lru_cache(maxsize=CACHED_TEXTS)(self._say)
        after = () if strict or folder is not None else all_languages().chain(language)[1:]
        self.bundle: Bundle = Bundle(language, words(after[0]).bundle if after else None)
        place = all_languages().folders[language] if folder is None else folder / language
        for path in sorted(place.rglob("*.ftl")):
            self.add(path.relative_to(place.parent).as_posix(), path.read_text(encoding="utf-8"))

    def add(self, name: str, body: str) -> None:
        """Add the texts of a file to those there are. Raises ValueError naming it if something in it is no text."""
        self.bundle.add(name, body)

    def __call__(self, key: str, /, **args: str | float) -> str:
        """Return the text of `key` with its arguments. Strict: raises KeyError (no such key) or ValueError (arguments)."""
        return self._said(key, tuple(args.items()))

    def _say(self, key: str, given: tuple[tuple[str, str | float], ...]) -> str:
        try:
            text, errors = self.bundle.format(key, dict(given))
        except (KeyError, ValueError) as error:
            return self._failed(error, key)
        if errors:
            return self._failed(ValueError(f"{self.language} {key}: {errors[0]}"), key)
        return text

    def join(self, items: Sequence[str], key: str = "list-and") -> str:
        """Return "Anna, Boris and Vera"; `key` is the text that joins the last one. No items give an empty string."""
        if len(items) < 2:
            return "".join(items)
        return self(key, head=", ".join(items[:-1]), last=items[-1])

    def _failed(self, error: Exception, key: str) -> str:
        if self._strict:
            raise error
        if key not in self._reported:
            self._reported.add(key)
            log.error("text %s in %s cannot be said: %s", key, self.language, error)
        return key


def words(language: Language, *, strict: bool = False) -> Words:
    """Return the texts of a language, loaded once per process; of what is none, those of the last one of all.

    A match or a setting may name a language whose folder has been taken away.
    """
    found = all_languages()
    spoken = language if language in found.facts else found.root
    return _loaded(spoken, found.folders[spoken], strict)


@cache
def _loaded(language: Language, _folder: Path, strict: bool) -> Words:  # part of what it is kept by
    return Words(language, strict=strict)


def language_of(discord_locale: str | None) -> Language:
    """Return the language for a Discord locale such as "ru" or "en-GB"; what is none of ours reads the last one of all."""
    return all_languages().of_locale(discord_locale)


def seat_letter(seat: int) -> str:
    """Return a seat's letter, which goes with its colour and shape: A for seat 0."""
    return chr(ord("A") + seat)


def signed(number: int) -> str:
    """Return a number with its sign, as figures on cards are written: "+2", "−1", "+0"."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def alphabetical_key(text: str) -> tuple[tuple[tuple[int, str], ...], str]:
    """Return a key that sorts texts as a dictionary does: "ё" beside "е", "é" beside "e", numbers by their value.

    Marks before the first letter, such as quotation marks, do not count.
    """
    letters = [c if c == "й" else unicodedata.normalize("NFD", c)[0] for c in text.casefold()]
    plain = "".join(letters).lstrip("«»“”„\"'* ")
    return natural(plain), text


def figure(number: int) -> str:
    """Return a number with a true minus sign: "3", "−1"."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def sentence(text: str) -> str:
    """Return a text with a full stop, unless it ends with a mark of its own: a name may."""
    return text if text.endswith((".", "!", "?", "…", ".”", ".»")) else text + "."
