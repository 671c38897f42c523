"""The grammatical forms of a content pack's champion: the gender, and the cases of the name in each language."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

from engines.kernel.content.names import FORMER, LanguageTable, in_stored_order, is_language_tag
from engines.kernel.content.reading import Content
from engines.kernel.languages import Language

Gender = Literal["m", "f"]

GENDER: Final = "gender"


class Cases(Content, frozen=True):
    """A name by the grammatical case of its place in a sentence; a missing case is as in `name`."""

    nom: str | None = None
    gen: str | None = None
    acc: str | None = None
    dat: str | None = None
    ins: str | None = None


class Forms(LanguageTable):
    """The grammatical forms of a champion: `gender` for pronouns (without it the name is repeated), and the name's cases by
    language.
    """

    __slots__ = ("cases", "gender")

    def __init__(self, gender: Gender | None = None, **cases: Cases) -> None:
        self.gender = gender
        self.cases = {language: cases[language] for language in in_stored_order(cases)}

    def in_language(self, language: Language) -> Cases | None:
        """Return the cases in a language, None if they are not given: another language's would not fit."""
        return self.cases.get(language)

    @classmethod
    def read(cls, raw: Any) -> Forms:
        """Return the forms of a table. Raises ValueError."""
        if not isinstance(raw, dict):
            raise ValueError(f"Expected `object`, got `{type(raw).__name__}`")  # noqa: TRY004  # msgspec tells the place of it
        gender = raw.get(GENDER)
        if gender not in (None, *get_args(Gender)):
            raise ValueError(
                f"Invalid value {gender!r} of {GENDER}; it may be {' or '.join(map(repr, sorted(get_args(Gender))))}"
            )
        cases = {}
        for language, table in raw.items():
            if language == GENDER or table is None:
                continue
            if not is_language_tag(language):
                raise ValueError(f"{language!r} is neither {GENDER!r} nor a tag of a language, such as ru, en or pt-BR")
            try:
                cases[language] = msgspec.convert(table, Cases)
            except msgspec.ValidationError as error:
                what, _, place = str(error).partition(" - at `$")
                raise ValueError(f"{what} in {language}{place.rstrip('`')}") from error
        return cls(gender, **cases)

    def write(self) -> dict[str, Any]:
        """Return the table; the languages of 0.7.0 are in it even if they are not given, as they were then."""
        return {GENDER: self.gender, **dict.fromkeys(FORMER), **self.cases}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Forms) and (self.gender, self.cases) == (other.gender, other.cases)

    def __hash__(self) -> int:
        return hash((self.gender, *self.cases.items()))
