"""The reference of a fighter's file: current, and complete."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from engines.battlecon.checks import HOOKS
from engines.battlecon.grammar import AnyOp
from engines.battlecon.vocabulary import Is, Of, RuleName, When
from tools.write_battlecon_data import FIGHTER, PAGE, SAMPLES, docs_of_names, page

TEXT = PAGE.read_text(encoding="utf-8")


def section(name: str) -> str:
    """Return a section of the committed page."""
    return re.split(r"^## ", TEXT.partition(f"\n## {name}\n")[2], flags=re.MULTILINE)[0]


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.write_battlecon_data`."""
    assert page() == TEXT


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Moments", get_args(When)),
        ("Conditions", get_args(Is)),
        ("Amounts", get_args(Of)),
        ("Rules", get_args(RuleName)),
        ("Hooks", sorted(HOOKS)),
    ],
)
def test_every_word_of_a_list_stands_with_what_a_card_says(name: str, values: tuple[str, ...]) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \|$", section(name), re.MULTILINE)
    told = {
        word: (english, russian)
        for word, english, russian in rows
        if re.search("[а-яё]", russian) and russian != "по-русски"
    }
    assert list(told) == list(values)
    assert not [word for word, (english, _) in told.items() if re.search("[а-яё]", english)]
    assert not [word for word, texts in told.items() if "battlecon-" in "".join(texts)]


def test_every_op_has_a_meaning_and_a_sample() -> None:
    tags = [str(op.__struct_config__.tag) for op in get_args(AnyOp)]
    assert re.findall(r"^### (\w+)$", section("Ops"), re.MULTILINE) == tags
    samples = tomllib.loads(SAMPLES)
    assert sorted(samples) == sorted(tags)
    for part in section("Ops").split("\n### ")[1:]:
        tag, meaning = part.split("\n")[0], part.split("\n")[2]
        assert len(meaning) > 10, tag
        assert f'`{{ op = "{tag}"' in part


def test_every_field_of_a_file_is_listed() -> None:
    fields = set(re.findall(r"^\| `(\w+)` \|", section("What a file has"), re.MULTILINE))
    assert set(tomllib.loads(FIGHTER)) <= fields
    assert {"x_marker", "form_in_discard", "per_beat", "queue", "form", "may", "each"} <= fields


def test_docstrings_beneath_names_are_read() -> None:
    from engines.battlecon import vocabulary

    assert {"When", "Of", "Is", "RuleName", "Stat", "Until"} <= set(docs_of_names(vocabulary))
