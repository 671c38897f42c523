"""The languages: each is a folder with its texts and a file of facts about it. Another folder is another language.

Those that come with the bot are in `data/locales`; an operator adds others in the folder that ARBITER_LOCALES names.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

import msgspec

Language: TypeAlias = str
"""The name of a language's folder: "ru"."""

FOLDER = Path(__file__).resolve().parents[2] / "data" / "locales"
"""The folder of the languages that come with the bot."""

FACTS = "language.toml"

TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}", re.ASCII)
"""The pattern of the name of a language's folder: a language tag, as HTML, plural rules and Discord have them."""


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"in_": "in"}):
    """The words that people type in a language, in small letters: units behind a number, "none", words of days and times of
    day.

    `in_` precedes a length of time, `at` a time of day or a day. `weekdays` are the beginnings of the names of the days of
    the week, Monday first. `idle` are words of questions that do not tell the topics of the rules apart.
    """

    seconds: tuple[str, ...] = ()
    minutes: tuple[str, ...] = ()
    hours: tuple[str, ...] = ()
    days: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    in_: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    today: tuple[str, ...] = ()
    tomorrow: tuple[str, ...] = ()
    after_tomorrow: tuple[str, ...] = ()
    weekdays: tuple[tuple[str, ...], ...] = ((),) * 7
    idle: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Raise ValueError for another number of days of the week."""
        if len(self.weekdays) != 7:
            raise ValueError(f"{len(self.weekdays)} days of the week; there are 7, Monday first")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts file of a language: its own name, the Discord locales that it serves, its fallback language, the words that
    people type in it, and how it joins words: whether a name within another one begins small ("Попутный удар"), and whether
    "0–1" and "3+" take the plural of their last number («0–1 жетон») or of many ("0–1 tokens").

    A text that a language does not have is taken from its `fallback`. Only the last language of all has none.
    """

    name: str
    discord: tuple[str, ...] = ()
    fallback: Language | None = None
    small_within: bool = False
    spans_by_number: bool = False
    typed: Typed = Typed()


class LanguageError(Exception):
    """A folder that is no language; the text says which, and why."""


class Languages:
    """The languages of some folders. An error in the first folder is raised; in the others the faulty language is left out.

    `ids` begins with the languages of the first folder; the last one of these is the root, to which all others fall back.
    `left_out` has the reason for each folder left out. Raises LanguageError.
    """

    def __init__(self, own: Path, *others: Path) -> None:
        self.facts: dict[Language, Facts] = {}
        self.folders: dict[Language, Path] = {}
        self.left_out: list[str] = []
        for path in _folders(own):
            self._add(path)
        roots = [language for language, facts in self.facts.items() if facts.fallback is None]
        if len(roots) != 1:
            raise LanguageError(f"{own.name}: one language has no fallback, not {', '.join(roots) or 'none'}")
        self.root = roots[0]
        self.own = (*(language for language in self.facts if language != self.root), self.root)
        self.ids: tuple[Language, ...] = self.own
        for language in self.own:
            if problem := self._lost(language):
                raise LanguageError(problem)
        self._add_others(others)

    def _add_others(self, others: tuple[Path, ...]) -> None:
        for folder in others:
            for path in _folders(folder):
                try:
                    self._add(path)
                except LanguageError as error:
                    self.left_out.append(str(error))
        for language in [language for language in self.facts if language not in self.own]:
            if problem := self._lost(language):
                self.left_out.append(problem)
                del self.facts[language], self.folders[language]
        self.ids = (*self.own, *(language for language in self.facts if language not in self.own))

    def _add(self, path: Path) -> None:
        if not TAG.fullmatch(path.name):
            raise LanguageError(f"{path.name}: a language's folder is called by its tag, such as de or pt-BR")
        if path.name in self.facts:
            raise LanguageError(f"{path.name}: there is a folder of this language already")
        try:
            facts = msgspec.convert(tomllib.loads((path / FACTS).read_text(encoding="utf-8")), Facts)
        except OSError as error:
            raise LanguageError(f"{path.name}/{FACTS}: cannot be read: {error.strerror}") from error
        except ValueError as error:
            raise LanguageError(f"{path.name}/{FACTS}: {error}") from error
        self.facts[path.name], self.folders[path.name] = facts, path

    def _lost(self, language: Language) -> str:
        """Return the problem with a language's fallbacks; "" if they lead to the root."""
        met = [language]
        while (after := self.facts[met[-1]].fallback) is not None:
            if after not in self.facts or after in met:
                return f"{language}/{FACTS}: the fallback {after!r} leads to no language without one"
            met.append(after)
        return "" if met[-1] == self.root else f"{language}/{FACTS}: only {self.root!r} has no fallback"

    def of(self, language: Language) -> Facts:
        """Return the facts of a language; those of the root for an unknown one."""
        return self.facts.get(language, self.facts[self.root])

    def chain(self, language: Language) -> tuple[Language, ...]:
        """Return a language and its fallbacks, in order; the root alone for an unknown one."""
        if language not in self.facts:
            return (self.root,)
        after = self.facts[language].fallback
        return (language,) if after is None else (language, *self.chain(after))

    @cached_property
    def served(self) -> dict[str, Language]:
        """The language of each Discord locale that has one: the first language that claims the locale."""
        found: dict[str, Language] = {}
        for language in self.ids:
            for locale in self.facts[language].discord:
                found.setdefault(locale, language)
        return found

    def typed(self, what: str) -> tuple[str, ...]:
        """Return the words that people type for a field of `Typed`, in all languages together."""
        return tuple(word for language in self.ids for word in getattr(self.facts[language].typed, what))

    @cached_property
    def idle(self) -> frozenset[str]:
        """The words of all languages that do not tell topics apart, such as question words and conjunctions."""
        return frozenset(self.typed("idle"))

    @cached_property
    def weekdays(self) -> tuple[tuple[str, ...], ...]:
        """The beginnings of the names of the days of the week in all languages, Monday first."""
        each = [self.facts[language].typed.weekdays for language in self.ids]
        return tuple(tuple(word for week in each for word in week[day]) for day in range(7))

    def of_locale(self, locale: str | None) -> Language:
        """Return the language for a Discord locale or a language's id: an exact match, else a related one, else the root."""
        if locale is None:
            return self.root
        if locale in self.facts:
            return locale
        if locale in self.served:
            return self.served[locale]
        spoken = locale.lower().split("-")[0]
        return next((language for served, language in self.served.items() if served.split("-")[0] == spoken), self.root)


def _folders(place: Path) -> list[Path]:
    """Return the folders in a folder, sorted by name; none if it does not exist or cannot be read."""
    try:
        return sorted(path for path in place.iterdir() if path.is_dir() and not path.name.startswith((".", "_")))
    except OSError:
        return []


@lru_cache(maxsize=8)
def _read(further: str) -> Languages:
    return Languages(FOLDER, Path(further)) if further else Languages(FOLDER)


def all_languages() -> Languages:
    """Return the available languages; folders are read once. Raises LanguageError."""
    return _read(os.environ.get("ARBITER_LOCALES", "").strip())


def languages() -> tuple[Language, ...]:
    """Return the ids of all languages, those of the bot first."""
    return all_languages().ids
