"""Cutting texts (cogs/kit/composing/shortening.py)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.kit.composing.shortening import fair_share, shorten

CHUNKS = st.sampled_from(
    [
        "слово ",
        "line\n",
        "**bold words** ",
        "~~struck *leaning* out~~ ",
        "||hidden|| ",
        "__under__ ",
        "[to the table](https://discord.com/channels/1/2) ",
        "https://example.org/a_b_c ",
        "`code here` ",
        "<@123456789012345678> ",
        "\\*\\_ ",
        "## Heading\n",
        "👨‍👩‍👧 ",
        "2 * 3 ",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    ]
)
WHOLE = re.compile(
    r"\[to the table\]\(https://discord\.com/channels/1/2\)|https://example\.org/a_b_c|`code here`|<@\d{18}>"
)
TEXTS = st.lists(CHUNKS, min_size=1, max_size=40).map("".join)


@pytest.mark.parametrize(
    ("text", "limit", "cut"),
    [
        ("exactly ten", 11, "exactly ten"),
        ("exactly ten!", 11, "exactly…"),
        ("first line\nsecond line\nthird line", 30, "first line\nsecond line\n…"),
        ("first line\nsecond line\nthird line", 34, "first line\nsecond line\nthird line"),
        ("says \u2068\u05d0\u05d1 \u05d2\u05d3\u2069 aloud", 10, "says…"),
        ("a\nthe line before is too far back to end there", 30, "a\nthe line before is too far…"),
        ("x" * 11, 10, "x" * 9 + "…"),
        ("just halfway", 8, "just…"),
        ("not halfway", 8, "not hal…"),
        ("**bold words go on and on**", 16, "**bold words…**"),
        ("**bold words go on and on**", 15, "**bold words…**"),
        ("**bold words go on and on**", 14, "**bold word…**"),
        ("~~struck *leaning* and out~~ after", 22, "~~struck *leaning*…~~"),
        ("~~struck *leaning far* and out~~", 21, "~~struck *leaning…*~~"),
        ("***both kinds of it***", 18, "***both kinds…***"),
        ("see [the long way to the table](https://example.org/x) now", 50, "see…"),
        ("see [the table](https://example.org) now and then", 41, "see [the table](https://example.org) now…"),
        ("see `a b c d e f` now", 12, "see…"),
        ("```\na b c\nd e f\n``` and more", 15, "…"),
        ("see <@123456789012345678> now", 12, "see…"),
        ("some words\n## Heading of it", 14, "some words\n…"),
        ("words by words\n## H and so on it goes", 17, "words by words\n…"),
        ("\\*\\*\\*\\*\\*", 6, "\\*\\*…"),
        ("two * three is six * one more", 20, "two * three is six…"),
        ("snake_case_name and_other_name here", 24, "snake_case_name…"),
        ("👨‍👩‍👧👨‍👩‍👧", 7, "👨‍👩‍👧…"),
        ("words", 1, "…"),
        (" " * 9, 8, "…"),
    ],
)
def test_where_texts_are_cut(text: str, limit: int, cut: str) -> None:
    assert shorten(text, limit) == cut


@given(TEXTS, st.integers(1, 300))
def test_a_cut_text_is_within_its_limit_and_shows_as_meant(text: str, limit: int) -> None:
    cut = shorten(text, limit)
    assert len(cut) <= limit
    if len(text) <= limit:
        assert cut == text
        return
    kept, _, closing = cut.rpartition("…")
    assert text.startswith(kept.rstrip())
    assert closing in ("", "**", "~~", "*~~", "||", "__")
    # What is whole in the text is whole in what is left of it, or absent.
    starts = [found for found in WHOLE.finditer(text) if found.start() < len(kept.rstrip())]
    assert all(found.end() <= len(kept.rstrip()) for found in starts)
    for mark in ("**", "~~", "||", "__"):
        assert len(re.findall(rf"(?<!\\){re.escape(mark)}", WHOLE.sub("", cut))) % 2 == 0


@given(TEXTS, st.integers(1, 300))
def test_a_cut_text_is_not_cut_again(text: str, limit: int) -> None:
    cut = shorten(text, limit)
    assert shorten(cut, limit) == cut


def test_a_hostile_text_is_cut_in_a_moment() -> None:
    for hostile in ("[" * 20_000, "`" * 20_000, "*" * 20_000, "\\" * 20_000, "_ " * 10_000, "<" * 20_000, "**a" * 7000):
        assert len(shorten(hostile, 4000)) <= 4000


@pytest.mark.parametrize(
    ("lengths", "room", "share"),
    [
        ([], 4000, 0),
        ([10, 20], 30, 20),
        ([10, 20], 29, 19),
        ([100, 5000, 5000], 4000, 1950),
        ([100, 3000, 5000], 4000, 1950),
        ([100, 1000, 5000], 4000, 2900),
        ([4000], 4000, 4000),
        ([4001], 4000, 4000),
    ],
)
def test_the_longest_texts_are_cut_to_one_length(lengths: list[int], room: int, share: int) -> None:
    assert fair_share(lengths, room) == share
    assert sum(min(length, share) for length in lengths) <= room


@pytest.mark.parametrize("limit", [0, -5])
def test_no_room_leaves_nothing(limit: int) -> None:
    assert shorten("a text", limit) == ""
