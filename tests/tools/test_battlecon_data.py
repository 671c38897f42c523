"""The reference of a fighter's file: current, and complete."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Is, Of, RuleName, When
from engines.battlecon.verbs.hooks.hook import all_hooks
from engines.kernel.verbs.verb import verbs_of
from tests.tools.pages import in_english, ops_with_meanings, section, words_with_texts
from tools.make.data.battlecon import FIGHTER, page
from tools.make.data.page import docs_of_names, path_of, sample

TEXT = path_of("battlecon").read_text(encoding="utf-8")


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.make.data battlecon`."""
    assert page() == TEXT


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Moments", get_args(When)),
        ("Conditions", get_args(Is)),
        ("Amounts", get_args(Of)),
        ("Rules", get_args(RuleName)),
        ("Hooks", sorted(all_hooks())),
    ],
)
def test_every_word_of_a_list_stands_with_what_a_card_says(name: str, values: tuple[str, ...]) -> None:
    rows = words_with_texts(TEXT, name)
    assert [word for word, _, _ in rows] == list(values)
    assert in_english(rows, "battlecon")


def test_every_op_has_a_meaning_and_a_sample() -> None:
    tags = [op.tag() for op in verbs_of(Op)]
    assert ops_with_meanings(TEXT) == tags
    assert [tag for op, tag in zip(verbs_of(Op), tags, strict=True) if f"`{sample(op)}`: " not in TEXT] == []


def test_every_field_of_a_file_is_listed() -> None:
    fields = set(re.findall(r"^\| `(\w+)` \|", section(TEXT, "What a file has"), re.MULTILINE))
    assert set(tomllib.loads(FIGHTER)) <= fields
    assert {"x_marker", "form_in_discard", "per_beat", "queue", "form", "may", "each"} <= fields


def test_docstrings_beneath_names_are_read() -> None:
    from engines.battlecon.content import vocabulary

    assert {"When", "Of", "Is", "RuleName", "Stat", "Until"} <= set(docs_of_names(vocabulary))
