"""What names hide is found: invisible characters, too many marks, turned lines; ordinary names of all scripts stay."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import pytest
import regex
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from engines.kernel.visible import _EACH_FOR_ITSELF, MOST_MARKS, first_characters, graphemes, hides_something, one_line

FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"

ZALGO = "A" + "\u0301" * 200
HIDING = {
    ZALGO: "Á" + "\u0301" * MOST_MARKS,
    "A\u200b\u200c\u200dB": "AB",
    "\u202eEvil\u202c": "Evil",
    "\u2066A\u2069": "A",
    "\u0301\u0301": "",
    "\u3164": "",
    "\u2800": "",
    "A\ufeff\u00adB": "AB",
    "\ud83d": "",
    "A\x00\x1bB": "AB",
    "A\u2028B": "A B",
    "De\ufe0fck\U000e0101": "Deck",
    "И\ufe00ван": "Иван",
    "A\U0001d159B": "AB",
    "A\ufffcB": "AB",
    "A\u2d7fB": "AB",
    "\U00013441A\U00016fe4": "A",
    "1\ufe0f!\ufe0e": "1!",
    "田\ufe00\ufe01中": "田\ufe00中",
    "ก\ufe00": "ก",
    "A\u200b\u0301": "Á",
    "ก\u102c": "ก",
    "\u102cက": "က",
    "ကိ\ufe00း": "ကိး",
    "می\u200c": "می",
    "دا\u200cد": "داد",
    "க்\u200cக": "க்க",
    "क्\u200d": "क्",
    "न्\u200dय": "न्य",
    "ශ\u200d්රී": "ශ්රී",
    "तर्\u200dहा": "तर\u200d्हा",
    "അവന്\u200d": "അവൻ",
}
PLAIN = (
    "Анна",
    "Йод",
    "José",
    "田中さん",
    "สวัสดี",
    "אֱלֹהִים",
    "Nguyễn",
    "हिन्दी",
    "👨\u200d👩\u200d👧",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
    "葛\U000e0100",
    "ᠠ\u180b",
    "က\ufe00",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "0\u20e3",
    "a b",
    "မြန်မာ",
    "အောင်ဆန်းစုကြည်",
    "ᨾᩣ",
    "𑜀𑜡",
    "র\u200d্যাব",
    "উদ্\u200cযান",
    "र\u200d्ह",
    "क्\u200dष",
    "ශ්\u200dරී",
    "می\u200cخواهم",
)


@pytest.mark.parametrize(("raw", "shown"), HIDING.items())
def test_what_a_name_hides_is_taken_out(raw: str, shown: str) -> None:
    assert hides_something(raw)
    assert one_line(raw) == shown


@pytest.mark.parametrize("name", PLAIN)
def test_an_ordinary_name_stays(name: str) -> None:
    assert not hides_something(name)
    assert one_line(name) == name


def test_the_composed_form_is_kept_and_the_other_one_is_no_disguise() -> None:
    assert one_line("И\u0306од") == one_line("Йод") == "Йод"
    assert not hides_something("И\u0306од")


def test_a_text_is_cut_between_characters() -> None:
    assert first_characters("ab👨\u200d👩\u200d👧", 4) == "ab"
    assert first_characters("abc", 2) == "ab"
    assert first_characters("abc", 3) == "abc"
    assert first_characters("abc", 0) == ""
    assert first_characters("ශ්\u200dරී", 3) == "ශ්"


def test_what_is_not_looked_at_closely_hides_nothing() -> None:
    """Nearly all names are of these code points: beside any other of them, each is a visible character."""
    plain = [sign for sign in map(chr, range(0x3000)) if _EACH_FOR_ITSELF.fullmatch(sign)]
    assert {*"aZ~ яЁ»"} <= {*plain}
    text = "".join(one + other for one in plain for other in plain)
    assert [*graphemes(text)] == [*text]
    assert unicodedata.is_normalized("NFC", text)


HIDDEN = r"[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]"
"""What Unicode says has no look of its own."""

BLANK = "\u2800\ufffc\U0001d159\U00016fe4\U00013441\U00013442"
"""Characters without ink of which Unicode's properties say nothing."""

SAMPLE = 61
"""One in so many of the characters that stand for nothing yet, for private ones and for halves of pairs is tried."""


def kept_of(codes: Iterable[int]) -> list[str]:
    """Return those characters of which a name shows anything but a space, each standing between two letters."""
    shown = one_line("|".join(f"a{chr(code)}b" for code in codes))
    return [part for part in shown.split("|") if part not in ("ab", "a b")]


def test_of_all_of_unicode_nothing_invisible_is_kept() -> None:
    every = "".join(map(chr, range(0x110000)))
    hidden = [ord(found[0]) for found in regex.finditer(HIDDEN, every, regex.V1)]
    assert len(hidden) > 4000
    assert kept_of([*hidden, *map(ord, BLANK)]) == []
    nothing = [
        ord(found[0]) for found in regex.finditer(r"[\p{Cn}\p{Co}\p{Cs}--\p{Extended_Pictographic}]", every, regex.V1)
    ]
    assert kept_of(nothing[::SAMPLE]) == []


def test_of_all_of_unicode_nothing_has_a_joiner_to_nothing() -> None:
    """Beside any one letter or mark alone, and between any letter and one of Europe, a joiner shows nothing."""
    every = "".join(map(chr, range(0x110000)))
    shown = r"[[\p{L}\p{M}]--[\p{Han}\p{Hangul}\p{Egyptian_Hieroglyphs}\p{Default_Ignorable_Code_Point}]]"
    parts = [found[0] for found in regex.finditer(shown, every, regex.V1)]
    assert len(parts) > 20000
    for joiner in "\u200c\u200d":
        joined = one_line(
            "|".join(f"{part}{joiner}|{joiner}{part}|{part}{joiner}b|b{joiner}{part}" for part in parts[::3])
        )
        assert joiner not in joined


LOOSE = "र्ෂක්\u200c\u200d\u200bیကာ👩\ufe0f\u0301"
"""Letters, viramas and marks, between which what is hidden may stand."""


def test_what_is_shown_of_a_name_hides_nothing() -> None:
    """A name is shown once and for all: what is taken out of it lets nothing else be hidden or lost."""
    for letters in itertools.product(sorted({*LOOSE}), repeat=4):
        shown = one_line("".join(letters))
        assert not hides_something(shown), letters
        assert one_line(shown) == shown


def test_of_our_fonts_nothing_without_ink_is_kept() -> None:
    """The fonts of the pictures know nothing of Unicode's properties."""
    empty = set()
    for path in FONTS.glob("*.ttf"):
        font = TTFont(path, lazy=True)
        outlines = font["glyf"]
        empty |= {code for code, name in font.getBestCmap().items() if not outlines[name].numberOfContours}
    assert len(empty) > 4
    assert kept_of(empty) == []
