"""The reference of the files of Archutheon: current, and complete. The list of all cards: current."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from engines.archutheon.content.lasting import Rule, When
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import FOLDER, load
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.content.vocabulary import PERMANENTS, Is, Of, Role, Side
from engines.kernel.verbs.verb import verbs_of
from tests.tools.pages import in_english, ops_with_meanings, words_with_texts
from tools.make.cards import archutheon as cards
from tools.make.data.archutheon import page
from tools.make.data.page import path_of, sample
from words.texts import LANGUAGES, Language

TEXT = path_of("archutheon").read_text(encoding="utf-8")


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.make.data archutheon`."""
    assert page() == TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_committed_list_of_cards_is_current_and_has_every_card_once(language: Language) -> None:
    """If it is not: `python -m tools.make.cards.archutheon`."""
    text = cards.path_of(language).read_text(encoding="utf-8")
    assert text == cards.page(language)
    for card in load().card.values():
        assert text.count(f"**{card.name.in_language(language)}**") == 1, card.id


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Whom", [*get_args(Role), *get_args(Side)]),
        ("Conditions", get_args(Is)),
        ("Amounts", get_args(Of)),
        ("Rules", get_args(Rule)),
        ("Moments", get_args(When)),
        ("Permanents", PERMANENTS),
        ("Blocks", get_args(BlockKind)),
    ],
)
def test_every_word_of_a_list_stands_with_what_a_card_says(name: str, values: tuple[str, ...]) -> None:
    rows = words_with_texts(TEXT, name)
    assert [word for word, _, _ in rows] == list(values)
    assert in_english(rows, "archutheon")


def test_every_op_has_a_meaning_and_a_sample() -> None:
    tags = [op.tag() for op in verbs_of(Op)]
    assert ops_with_meanings(TEXT) == tags
    assert [tag for op, tag in zip(verbs_of(Op), tags, strict=True) if f"`{sample(op)}`: " not in TEXT] == []


def test_every_field_of_the_files_is_listed() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))
    files = [*FOLDER.glob("heroes/*.toml"), *FOLDER.glob("boards/*.toml"), *(FOLDER / f"{n}.toml" for n in OWN)]
    assert len(files) == len(load().heroes) + len(load().arenas) + len(OWN)
    for path in files:
        assert {*_fields(tomllib.loads(path.read_text(encoding="utf-8")))} - {"op", "ru", "en"} <= listed, path


OWN = ("universal", "terrains", "tables")


def _fields(read: object) -> list[str]:
    """Return the names of all fields in what was read, however deep."""
    if isinstance(read, dict):
        return [*read, *(name for inner in read.values() for name in _fields(inner))]
    return [name for inner in read for name in _fields(inner)] if isinstance(read, list) else []
