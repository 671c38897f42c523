"""Names in content, with a text in each of some languages, and the base of other values written by language."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from engines.kernel.languages import TAG, Language, all_languages

FORMER: tuple[Language, ...] = ("ru", "en")
"""The languages that names had until 0.7.0, in the order in which they were stored: the hashes of packs depend on it."""


def in_stored_order(languages: Iterable[Language]) -> list[Language]:
    """Return languages in the order in which content is stored."""
    found = {*languages}
    return [*(one for one in FORMER if one in found), *sorted(found.difference(FORMER))]


class LanguageTable(ABC):
    """A value that is a table by language in content. No struct describes it: a pack may have any languages."""

    __slots__ = ()

    @classmethod
    @abstractmethod
    def read(cls, raw: Any) -> Self:
        """Return the value of a table in a file. Raises ValueError with the problem."""

    @abstractmethod
    def write(self) -> dict[str, Any]:
        """Return the table for a file, in the order in which it is stored."""


class Name(LanguageTable):
    """An immutable name in one language or several, as written by hand: `Name(ru="Огр", en="Ogre")`."""

    __slots__ = ("texts",)

    texts: Mapping[Language, str]

    def __init__(self, **texts: str) -> None:
        """Take the text of each language. Raises ValueError if there is none."""
        if not texts:
            raise ValueError("a name needs at least one language")
        self.texts = {language: texts[language] for language in in_stored_order(texts)}

    def in_language(self, language: Language) -> str:
        """Return the name in a language, else in one of its fallbacks, else in the name's first language."""
        if language in self.texts:
            return self.texts[language]
        return next((self.texts[one] for one in all_languages().chain(language) if one in self.texts), self.all[0])

    @property
    def all(self) -> tuple[str, ...]:
        """The name in each of its languages."""
        return tuple(self.texts.values())

    @classmethod
    def read(cls, raw: Any) -> Name:
        """Return the name of a table of texts by language. Raises ValueError."""
        if not isinstance(raw, Mapping) or not raw:
            raise ValueError('a name is a table of languages, such as { ru = "Огр", en = "Ogre" }')
        for language, text in raw.items():
            if not is_language_tag(language):
                raise ValueError(f"{language!r} is no tag of a language, such as ru, en or pt-BR")
            if not isinstance(text, str):
                raise ValueError(f"Expected `str`, got `{type(text).__name__}`, in {language!r}")  # noqa: TRY004  # msgspec tells the place of it
        return cls(**raw)

    def write(self) -> dict[str, Any]:
        """Return the texts by language."""
        return dict(self.texts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.texts == other.texts

    def __hash__(self) -> int:
        return hash(self.all)

    def __repr__(self) -> str:
        return f"Name({', '.join(f'{language}={text!r}' for language, text in self.texts.items())})"


def is_language_tag(language: object) -> bool:
    """Return whether a value is the tag of a language."""
    return isinstance(language, str) and re.fullmatch(TAG, language) is not None


def from_file(kind: type, raw: Any) -> Any:
    """Read a value that no struct describes: the `dec_hook` of everything that reads content. Raises ValueError."""
    if issubclass(kind, LanguageTable):
        return kind.read(raw)
    raise NotImplementedError(kind)


def to_json(value: Any) -> msgspec.Raw:
    """Return the JSON of a value that no struct describes, in its own order: the `enc_hook` of stored copies."""
    if isinstance(value, LanguageTable):
        return msgspec.Raw(msgspec.json.encode(value.write()))
    raise NotImplementedError(type(value))
