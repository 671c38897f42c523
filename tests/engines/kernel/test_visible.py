"""What names hide is found: invisible characters, too many marks, turned lines; ordinary names of all scripts stay."""

from __future__ import annotations

import unicodedata

import pytest

from engines.kernel.visible import _EACH_FOR_ITSELF, MOST_MARKS, first_characters, graphemes, hides_something, one_line

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
    "a b",
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


def test_what_is_not_looked_at_closely_hides_nothing() -> None:
    """Nearly all names are of these code points: beside any other of them, each is a visible character."""
    plain = [sign for sign in map(chr, range(0x3000)) if _EACH_FOR_ITSELF.fullmatch(sign)]
    assert {*"aZ~ яЁ»"} <= {*plain}
    text = "".join(one + other for one in plain for other in plain)
    assert [*graphemes(text)] == [*text]
    assert unicodedata.is_normalized("NFC", text)
