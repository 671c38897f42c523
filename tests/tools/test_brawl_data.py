"""The reference of champions, arenas and challenges: current, and complete."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from engines.brawl.content.lasting import Gain, Rule
from engines.brawl.content.op import Op
from engines.brawl.content.pack import FOLDER, load
from engines.brawl.content.vocabulary import Is, Of, Role, Side
from engines.brawl.verbs.hooks.hook import all_hooks
from engines.kernel.verbs.verb import verbs_of
from tests.tools.pages import in_english, ops_with_meanings, section, words_with_texts
from tools.make.data.brawl import page
from tools.make.data.page import path_of, sample

TEXT = path_of("brawl").read_text(encoding="utf-8")


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.make.data brawl`."""
    assert page() == TEXT


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Whom", [*get_args(Role), *get_args(Side)]),
        ("Conditions", get_args(Is)),
        ("Amounts", get_args(Of)),
        ("Traits", get_args(Gain)),
        ("Rules", get_args(Rule)),
        ("Hooks", sorted(all_hooks())),
    ],
)
def test_every_word_of_a_list_stands_with_what_a_card_says(name: str, values: tuple[str, ...]) -> None:
    rows = words_with_texts(TEXT, name)
    assert [word for word, _, _ in rows] == list(values)
    assert in_english(rows, "brawl")


def test_every_op_has_a_meaning_and_a_sample() -> None:
    tags = [op.tag() for op in verbs_of(Op)]
    assert ops_with_meanings(TEXT) == tags
    assert [tag for op, tag in zip(verbs_of(Op), tags, strict=True) if f"`{sample(op)}`: " not in TEXT] == []


def test_every_field_of_the_files_is_listed() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))
    files = [FOLDER / "challenges.toml", *sorted(FOLDER.glob("*s/*.toml"))]
    assert len(files) == 1 + len(load().arenas) + len(load().champions)
    for path in files:
        assert set(_fields(tomllib.loads(path.read_text(encoding="utf-8")))) - {"op", "ru", "en"} <= listed, path


def _fields(read: object) -> list[str]:
    """Return the names of all fields of a file, those within others too."""
    if isinstance(read, list):
        return [name for one in read for name in _fields(one)]
    if not isinstance(read, dict):
        return []
    return [*map(str, read), *(name for one in read.values() for name in _fields(one))]


def test_the_arena_and_the_challenges_that_are_shipped_are_shown() -> None:
    pack = load()
    assert all(row in TEXT for row in (*pack.arenas[0].map, *pack.arenas[0].parts))
    assert [id_ for id_ in pack.challenge if f"\n| `{id_}` | `" not in section(TEXT, "What challenges.toml has")] == []
