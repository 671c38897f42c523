"""The reference of the cards' files of Legends: current, and complete. The list of all cards: current."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from engines.kernel.verbs.verb import verbs_of
from engines.legends.content.abilities import What, When
from engines.legends.content.op import Op
from engines.legends.content.pack import FOLDER, load
from engines.legends.content.vocabulary import Is, Keyword, Kind, Of, Role, Timing
from engines.legends.verbs.hooks.hook import all_hooks
from tests.tools.pages import in_english, ops_with_meanings, words_with_texts
from tools.make.cards import legends as cards
from tools.make.data.legends import page
from tools.make.data.page import path_of, sample
from words.texts import LANGUAGES, Language

TEXT = path_of("legends").read_text(encoding="utf-8")


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.make.data legends`."""
    assert page() == TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_committed_list_of_cards_is_current_and_has_every_card_once(language: Language) -> None:
    """If it is not: `python -m tools.make.cards.legends`."""
    text = cards.path_of(language).read_text(encoding="utf-8")
    assert text == cards.page(language)
    pack = load()
    assert re.findall(r"^\| (\d+) \|", text, re.MULTILINE) == [str(n) for n in range(1, len(pack.card) + 1)]
    for card in pack.card.values():
        assert text.count(f"| {card.number} | **{card.name.in_language(language)}** |") == 1


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Whom", [*get_args(Role), *get_args(Kind)]),
        ("Conditions", get_args(Is)),
        ("Amounts", get_args(Of)),
        ("Moments", get_args(When)),
        ("Static abilities", get_args(What)),
        ("Keywords", get_args(Keyword)),
        ("Timing", get_args(Timing)),
        ("Hooks", sorted(all_hooks())),
    ],
)
def test_every_word_of_a_list_stands_with_what_a_card_says(name: str, values: tuple[str, ...]) -> None:
    rows = words_with_texts(TEXT, name)
    assert [word for word, _, _ in rows] == list(values)
    assert in_english(rows, "legends")


def test_every_op_has_a_meaning_and_a_sample() -> None:
    tags = [op.tag() for op in verbs_of(Op)]
    assert ops_with_meanings(TEXT) == tags
    assert [tag for op, tag in zip(verbs_of(Op), tags, strict=True) if f"`{sample(op)}`: " not in TEXT] == []


def test_every_field_of_the_files_is_listed() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))
    files = [FOLDER / f"{name}.toml" for name in ("heroes", "followers", "events", "skills")]
    files += sorted(FOLDER.glob("decks/*.toml"))
    assert len(files) == 4 + len(load().presets)
    for path in files:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        whole = {"op", "ru", "en", "heroes", "followers", "events", "skills"}
        assert set(_fields(read)) - whole <= listed, path


def _fields(read: object) -> list[str]:
    """Return the names of all fields of a file, those within others too."""
    if isinstance(read, list):
        return [name for one in read for name in _fields(one)]
    if not isinstance(read, dict):
        return []
    return [*map(str, read), *(name for one in read.values() for name in _fields(one))]
