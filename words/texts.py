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
"""The languages that come with the bot; `engines.kernel.languages.languages()` returns all."""

CACHED_TEXTS = 8192
"""Number of formatted texts cached for a language."""

MINUS = "−"

log = logging.getLogger(__name__)


class Words:
    """The texts of one language: `words("key", name="Anna", count=3)`.

    A text that the language lacks comes from its fallback. In strict mode that is an error, as is a text that cannot
    be formatted; otherwise the error is logged once and the key is shown, so that a bad text never stops a match. Fluent
    takes no argument longer than 2,500 characters: join long texts yourself.
    """

    def __init__(self, language: Language, *, strict: bool = False, folder: Path | None = None) -> None:
        """Load every file of the language. Raises ValueError naming a file that is not valid.

        `folder` is another parent of the language's folder than the usual one.
        """
        self.language = language
        self._strict = strict
        self._reported: set[str] = set()
        # The same short texts are formatted again and again, and resolving a pattern is slow.
        self._said = lru_cache(maxsize=CACHED_TEXTS)(self._say)
        after = () if strict or folder is not None else all_languages().chain(language)[1:]
        self.bundle: Bundle = Bundle(language, words(after[0]).bundle if after else None)
        place = all_languages().folders[language] if folder is None else folder / language
        for path in sorted(place.rglob("*.ftl")):
            self.add(path.relative_to(place.parent).as_posix(), path.read_text(encoding="utf-8"))

    def add(self, name: str, body: str) -> None:
        """Add the texts of a file. Raises ValueError naming the file if it is not valid."""
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
        """Return "Anna, Boris and Vera"; the text `key` joins the last one. No items give an empty string."""
        if len(items) < 2:
            return "".join(items)
        return self(key, head=", ".join(items[:-1]), last=items[-1])

    def _failed(self, error: Exception, key: str) -> str:
        if self._strict:
            raise error
        if key not in self._reported:
            self._reported.add(key)
            log.error("text %s in %s cannot be formatted: %s", key, self.language, error)
        return key


def words(language: Language, *, strict: bool = False) -> Words:
    """Return the texts of a language, loaded once per process; an unknown language gives those of the root language.

    A match or a setting may name a language whose folder has been removed.
    """
    found = all_languages()
    spoken = language if language in found.facts else found.root
    return _loaded(spoken, found.folders[spoken], strict)


@cache
def _loaded(language: Language, _folder: Path, strict: bool) -> Words:  # part of the cache key
    return Words(language, strict=strict)


def language_of(discord_locale: str | None) -> Language:
    """Return the language for a Discord locale such as "ru" or "en-GB"; the root language if we have none for it."""
    return all_languages().of_locale(discord_locale)


def seat_letter(seat: int) -> str:
    """Return a seat's letter: A for seat 0. Pictures show it with the seat's colour and shape."""
    return chr(ord("A") + seat)


def signed(number: int) -> str:
    """Return a number with its sign as on cards: "+2", "−1", "+0"."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def alphabetical_key(text: str) -> tuple[tuple[tuple[int, str], ...], str]:
    """Return the sort key of a text in dictionary order: "ё" beside "е", "é" beside "e", numbers by value.

    Marks before the first letter, such as quotation marks, do not count.
    """
    letters = [c if c == "й" else unicodedata.normalize("NFD", c)[0] for c in text.casefold()]
    plain = "".join(letters).lstrip("«»“”„\"'* ")
    return natural(plain), text


def figure(number: int) -> str:
    """Return a number with a true minus sign: "3", "−1"."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return a text with a full stop, unless it ends with a mark already, as a name may."""
    return text if text.endswith((".", "!", "?", "…", ".”", ".»")) else text + "."
