"""Languages: found by folder, with facts, each falling back to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.kernel.languages import FACTS, FOLDER, LanguageError, Languages, all_languages, languages


def folder(place: Path, language: str, facts: str) -> None:
    (place / language).mkdir(parents=True)
    (place / language / FACTS).write_text(facts, encoding="utf-8")


def test_those_of_the_bot_are_there_and_a_made_up_one_is_not() -> None:
    assert languages() == all_languages().own == ("ru", "en")
    assert all_languages().root == "en"
    assert not [path for path in FOLDER.iterdir() if path.is_dir() and path.name not in ("ru", "en")]


def test_a_folder_more_is_a_language_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder(tmp_path, "uk", 'name = "Українська"\ndiscord = ["uk"]\nfallback = "ru"\n')
    monkeypatch.setenv("ARBITER_LOCALES", str(tmp_path))
    assert languages() == ("ru", "en", "uk")
    assert (all_languages().of_locale("uk"), all_languages().chain("uk")) == ("uk", ("uk", "ru", "en"))
    monkeypatch.delenv("ARBITER_LOCALES")
    assert (languages(), all_languages().of_locale("uk")) == (("ru", "en"), "en")


@pytest.mark.parametrize(
    ("locale", "language"),
    [(None, "en"), ("ru", "ru"), ("en-GB", "en"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("ja", "en")],
)
def test_a_locale_is_served_by_its_own_language_or_a_like_one(
    tmp_path: Path, locale: str | None, language: str
) -> None:
    folder(tmp_path, "pt-BR", 'name = "Português"\ndiscord = ["pt-BR"]\nfallback = "en"\n')
    assert Languages(FOLDER, tmp_path).of_locale(locale) == language


@pytest.mark.parametrize(
    ("language", "facts", "reason"),
    [
        ("Deutsch", 'name = "Deutsch"', "called by its tag"),
        ("de", "name = ", "de/language.toml"),
        ("de", 'nom = "Deutsch"', "unknown field"),
        ("de", 'name = "Deutsch"', "only 'en' has no fallback"),
        ("de", 'name = "Deutsch"\nfallback = "fr"', "the fallback 'fr' leads to no language"),
        ("de", 'name = "Deutsch"\nfallback = "de"', "the fallback 'de' leads to no language"),
        ("de", 'name = "Deutsch"\nfallback = "en"\n[typed]\nweekdays = [["mo"]]', "1 days of the week"),
        ("ru", 'name = "Russian"', "there is a folder of this language already"),
    ],
)
def test_a_folder_that_is_no_language_is_left_out_with_the_reason(
    tmp_path: Path, language: str, facts: str, reason: str
) -> None:
    folder(tmp_path, language, facts)
    found = Languages(FOLDER, tmp_path)
    assert found.ids == ("ru", "en")
    assert [reason in emitted for emitted in found.left_out] == [True]


def test_what_comes_with_the_bot_must_be_right(tmp_path: Path) -> None:
    folder(tmp_path, "de", 'name = "Deutsch"\nfallback = "en"')
    with pytest.raises(LanguageError, match="one language has no fallback, not none"):
        Languages(tmp_path)


def test_what_is_typed_is_understood_in_every_language(tmp_path: Path) -> None:
    folder(tmp_path, "de", 'name = "Deutsch"\nfallback = "en"\n[typed]\nhours = ["std"]\nidle = ["wie"]\n')
    found = Languages(FOLDER, tmp_path)
    assert {"h", "ч", "std"} <= {*found.typed("hours")}
    assert {"how", "как", "wie"} <= found.idle
