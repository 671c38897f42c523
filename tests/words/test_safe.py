"""Users' names are data (words/safe.py)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.visible import ZWJ, graphemes
from words.safe import (
    ELLIPSIS,
    END_ISOLATE,
    ISOLATE,
    ZWSP,
    clip,
    escape,
    first_fitting,
    fitting_together,
    plain_name,
    safe_name,
)

NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "\u200b\u200c\u200d\u202e\u2066\u2069\ufeff\u00ad\n\r\t\x00\x1b\u2028\u3164\u2800@<>#/:.*_~`|[]()\\-"
        ),
        st.sampled_from(["👩", "🏽", "\u200d", "🚀", "❤", "\ufe0f", "🇷", "🇺", "🏴", "\u0301", "\u0489", "e"]),
    ),
    max_size=80,
)
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
MARKDOWN = "\\`*_~|<>#[]():/.-"


@given(NASTY, st.integers(1, 40))
def test_a_plain_name_is_one_visible_line_within_its_limit(raw: str, limit: int) -> None:
    name = plain_name(raw, limit)
    assert 1 <= len(name) <= limit
    assert name == " ".join(name.split())
    for at, char in enumerate(name):
        category = unicodedata.category(char)
        if category in ("Cc", "Cs", "Co", "Zl", "Zp"):
            pytest.fail(f"{category} in {name!r}")
        if category == "Cf":
            in_flag = "\U000e0020" <= char <= "\U000e007f"
            assert in_flag or (char == ZWJ and 0 < at < len(name) - 1), f"U+{ord(char):04X} in {name!r}"


@given(NASTY, st.integers(1, 40))
def test_cleaning_a_clean_name_changes_nothing(raw: str, limit: int) -> None:
    name = plain_name(raw, limit)
    assert plain_name(name, limit) == name


@given(NASTY)
def test_a_safe_name_is_the_plain_name_with_every_sign_of_markdown_escaped(raw: str) -> None:
    safe = safe_name(raw).strip(ISOLATE + END_ISOLATE)
    assert regex.sub(r"\\([^0-9A-Za-z\s])", r"\1", safe).replace("@" + ZWSP, "@") == plain_name(raw)
    unescaped = regex.sub(r"\\[^0-9A-Za-z\s]", "", safe)
    assert not set(unescaped) & set(MARKDOWN)
    assert not regex.search(r"@(?!\u200b)", safe)


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("Anna", "Anna"),
        ("Анна 7", "Анна 7"),
        ("小明", "小明"),
        ("דנה", "\u2068דנה\u2069"),
        ("Dana دانا", "\u2068Dana دانا\u2069"),
        ("\u202eEvil\u2069", "Evil"),
        ("\u2068דנה\u2069", "\u2068דנה\u2069"),
        ("ד_נ", "\u2068ד\\_נ\u2069"),
    ],
)
def test_names_that_run_to_the_left_keep_that_to_themselves(raw: str, safe: str) -> None:
    assert safe_name(raw) == safe


@given(st.text(st.characters(categories=["L", "N", "P", "S", "Zs", "Mn"], max_codepoint=0x17F), max_size=60))
def test_graphemes_of_ordinary_text_are_those_of_unicode(text: str) -> None:
    shown = [" " if g.isspace() else g for g in regex.findall(r"\X", text)]
    assert list(graphemes(text)) == shown


@pytest.mark.parametrize("emoji", [FAMILY, ENGLAND, "🇷🇺", "❤\ufe0f\u200d🔥", "👩🏽\u200d🚀", "1\ufe0f\u20e3", "é", "Й"])
def test_a_name_is_never_cut_within_a_grapheme(emoji: str) -> None:
    assert plain_name(emoji * 3, 100) == unicodedata.normalize("NFC", emoji * 3)
    one = len(unicodedata.normalize("NFC", emoji))
    for limit in range(2, 3 * one):
        cut = plain_name(emoji * 3, limit)
        assert cut == unicodedata.normalize("NFC", emoji) * ((limit - 1) // one) + ELLIPSIS


@pytest.mark.parametrize(
    ("raw", "safe"),
    [
        ("@everyone", "@\u200beveryone"),
        ("<@1>", "\\<@\u200b1\\>"),
        ("<#1>", "\\<\\#1\\>"),
        ("</act:1>", "\\<\\/act\\:1\\>"),
        ("<:x:1>", "\\<\\:x\\:1\\>"),
        ("https://x.io", "https\\:\\/\\/x\\.io"),
        ("discord.gg/abc", "discord\\.gg\\/abc"),
        ("[a](b)", "\\[a\\]\\(b\\)"),
        ("- a", "\\- a"),
        ("1. a", "1\\. a"),
        ("**Ann**_`~|", "\\*\\*Ann\\*\\*\\_\\`\\~\\|"),
        ("¯\\_(ツ)_/¯", "¯\\\\\\_\\(ツ\\)\\_\\/¯"),
        ("Анна", "Анна"),
    ],
)
def test_markdown_mentions_links_and_invites_are_defused(raw: str, safe: str) -> None:
    assert safe_name(raw) == safe
    assert escape(raw) == safe
    assert plain_name(raw) == raw


@pytest.mark.parametrize("raw", ["", None, "\u200b\u200d\u3164", "\n\t ", "\u0301\u0301", "\u2800", "\u202e\u2066"])
def test_a_name_with_nothing_to_see_gets_the_default(raw: str | None) -> None:
    assert plain_name(raw) == ELLIPSIS
    assert safe_name(raw) == ELLIPSIS
    assert plain_name(raw, default="Seat A") == "Seat A"


def test_what_would_turn_or_pile_up_the_line_is_gone() -> None:
    assert plain_name("a\u202eb\u2066c\u200f") == "abc"
    assert plain_name("a\nb\r\n\tc\u3000 d\u00a0e") == "a b c d e"
    assert plain_name("H" + "\u0335" * 90 + "i") == "H" + "\u0335" * 4 + "i"
    assert plain_name("a\u200db") == "ab", "a joiner between letters"
    assert plain_name("🏴\U000e0067") == "🏴", "tags that no flag ends"
    assert plain_name("🚀" + ENGLAND[1:]) == "🚀", "tags on what is no flag"
    assert plain_name("\u1112\u200b\u1161") == "하", "what composes once nothing stands between"
    assert plain_name("\U0001fae8") == "\U0001fae8", "an emoji younger than this Python's tables"
    assert plain_name("\ue000\U000e0041a\u0378") == "a", "private, tags, unassigned"


@pytest.mark.parametrize("letter", ["\u0915\u094d\u0937", "ก\u0e33", "\ua960\ud7b0", "🇷\u0301"])
def test_letters_of_several_code_points_that_nothing_composes_are_never_cut(letter: str) -> None:
    """A conjunct, a vowel behind its letter, Old Korean, a mark on half a flag."""
    assert plain_name(letter * 3, 100) == letter * 3
    for limit in range(2, 3 * len(letter)):
        assert plain_name(letter * 3, limit) == letter * ((limit - 1) // len(letter)) + ELLIPSIS


def test_letters_younger_than_this_python_are_shown() -> None:
    assert plain_name("\U00016ea0") == "\U00016ea0"


def test_too_many_joined_emoji_are_parted() -> None:
    assert plain_name(ZWJ.join("🚀" * 8), 100) == ZWJ.join("🚀" * 6) + ZWJ.join("🚀" * 2)


def test_clip_leaves_short_texts_alone_and_ends_long_ones_with_an_ellipsis() -> None:
    assert clip("abcd", 4) == "abcd"
    assert clip("abcde", 4) == "abc…"
    assert clip("ab cd", 4) == "ab…"
    assert clip(FAMILY + "abc", 4) == "…"


def test_of_several_texts_the_first_that_fits_is_taken_or_the_last_one_cut() -> None:
    assert first_fitting(["abcde", "abcd", "ab"], 4) == "abcd"
    assert first_fitting(["abcdef", "abcde"], 4) == "abc…"
    assert first_fitting([], 4) == ""


def test_texts_that_share_a_limit_are_cut_only_if_no_form_of_them_fits() -> None:
    assert fitting_together([["abcde", "f"], ["abc", "f"], ["a", "f"]], 4) == ["abc", "f"]
    assert fitting_together([["abcde", "f"], ["abcd", "f"]], 4) == ["a…", "f"]
    assert fitting_together([[], []], 4) == []


def test_no_text_is_made_after_one_that_fits() -> None:
    made = []

    def texts() -> Iterator[str]:
        for text in ("abcde", "ab", "a"):
            made.append(text)
            yield text

    assert first_fitting(texts(), 4) == "ab"
    assert made == ["abcde", "ab"]
