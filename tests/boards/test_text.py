"""Fitting text: nothing lost before an ellipsis, nothing wider or higher than its box, nothing that cannot be drawn."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.painting import text
from boards.painting.text import FACES, SMALLEST, Face

WORDS = st.text(st.sampled_from("абвгдёжЩЫ abcWXiq-«»12−"), max_size=120)
FACE = st.sampled_from(FACES)


@settings(deadline=None)
@given(words=WORDS, face=FACE, room=st.integers(40, 700), lines=st.integers(1, 6), largest=st.integers(24, 60))
def test_fitted_text_stays_in_its_box(words: str, face: Face, room: int, lines: int, largest: int) -> None:
    height = lines * text.line_height(SMALLEST)
    for fit in (text.fit, text.fit_name):
        fitted = fit(text.clean(words, face), face, room, height, largest)
        assert SMALLEST <= fitted.size <= largest
        assert len(fitted.lines) * text.line_height(fitted.size) <= height
        assert all(text.width(line, face, fitted.size) <= room for line in fitted.lines)


@settings(deadline=None)
@given(words=WORDS, face=FACE, room=st.integers(60, 700), lines=st.integers(1, 6))
def test_fitted_text_loses_nothing_unless_it_says_so(words: str, face: Face, room: int, lines: int) -> None:
    shown = text.clean(words, face)
    fitted = text.fit(shown, face, room, lines * text.line_height(SMALLEST), 40)
    joined = "".join(fitted.lines).replace(" ", "")
    if fitted.cut:
        assert joined.endswith(text.ELLIPSIS)
        assert shown.replace(" ", "").startswith(joined.removesuffix(text.ELLIPSIS))
    else:
        assert joined == shown.replace(" ", "")


@settings(deadline=None)
@given(raw=st.text(max_size=60), face=FACE)
def test_cleaned_text_can_be_drawn(raw: str, face: Face) -> None:
    shown = text.clean(raw, face)
    assert set(shown) <= text.glyphs(face)
    assert not any(unicodedata.category(char) in {"Cc", "Cf"} for char in shown)
    assert shown == " ".join(shown.split())
    assert text.clean(shown, face) == shown


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ёж-бухгалтер", "Ёж-бухгалтер"),
        ("Еж-и\u0306", "Еж-й"),
        ("  two\n\tlines ", "two lines"),
        ("\u202eяшаС\u202c", "яшаС"),
        ("z\u200be\u200dro", "zero"),
        ("soft\xadhyphen", "softhyphen"),
        ("e\u200b\u0301", "é"),
        ("Анна 🦊❤️", "Анна"),
        ("𝓐lice", "Alice"),
        ("Ｆｕｌｌ", "Full"),
        ("Zo\u0308e\u0301", "Zöé"),
        ("Bob 田", "Bob Tian"),
        ("小明", "XiaoMing"),
        ("田中さん", "TianZhongsan"),
        ("김철수", "GimCheolSu"),
        ("محمد", "mhmd"),
        ("דָּוִד", "david"),
        ("कुमार", "kumar"),
        ("สมชาย", "smchay"),
        ("Γιώργος", "Γιώργος"),
        ("Ⓐnna ㈱", "Anna (Zhu)"),
        ("☆ Ann ☆", "Ann"),
        ("🐉🔥", ""),
        ("a\x00b\x1b[31m", "ab[31m"),
    ],
)
def test_what_fonts_cannot_draw_is_replaced_or_dropped(raw: str, shown: str) -> None:
    assert text.clean(raw, "strong") == shown


@pytest.mark.parametrize("face", FACES)
def test_no_letter_that_is_drawn_turns_others_around(face: Face) -> None:
    assert not [char for char in text.glyphs(face) if unicodedata.bidirectional(char) in {"R", "AL", "AN"}]


def test_a_sign_that_only_one_face_lacks_is_replaced_in_that_face() -> None:
    assert text.clean("−2", "text") == "−2"
    assert text.clean("−2", "display") == "–2"


def test_text_shrinks_before_it_is_cut() -> None:
    height = text.line_height(SMALLEST)
    whole = text.fit("Крендель", "strong", 300, height * 2, 60)
    assert (whole.lines, whole.cut) == (("Крендель",), False)
    smaller = text.fit("Крендель", "strong", text.width("Крендель", "strong", 30), height * 2, 60)
    assert (smaller.lines, smaller.size, smaller.cut) == (("Крендель",), 30, False)
    cut = text.fit("Крендель", "strong", text.width("Крен…", "strong", SMALLEST), height, 60)
    assert (cut.lines, cut.size, cut.cut) == (("Крен…",), SMALLEST, True)


def test_a_name_prefers_one_line_a_little_smaller_and_else_two() -> None:
    words, height = "Рыцарь после стирки", 2 * text.line_height(40)
    one = text.fit_name(words, "strong", text.width(words, "strong", 32), height, 40)
    assert (len(one.lines), one.size) == (1, 32)
    two = text.fit_name(words, "strong", text.width(words, "strong", 28), height, 40)
    assert (two.lines, two.size) == (("Рыцарь", "после стирки"), 40)


def test_a_word_of_one_letter_or_figure_goes_with_the_next_one() -> None:
    words = "Соседям и к атаке, и 2 раны"
    room = text.width("Соседям и к", "text", 30)
    assert text.wrap(words, "text", 30, room) == ["Соседям", "и к атаке,", "и 2 раны"]
    # Not where a line holds only one of the two.
    room = text.width("к", "text", 30)
    assert text.wrap("к к к", "text", 30, room) == ["к", "к", "к"]


def test_no_line_ends_between_a_number_and_what_it_counts_or_inside_a_range() -> None:
    words = "neighbours get −2 attack. Move 1–2 hexes or 10 hexes, at 1-2 or −12-летний"
    for room in range(text.width("or 10 hexes,", "text", 30), text.width(words, "text", 30)):
        lines = text.wrap(words, "text", 30, room)
        assert " ".join(lines) == words
        assert not any(line.endswith(("−2", "1–2", "10", "1-", "1–")) for line in lines), lines
    # A number alone needs no word after it, and a word that finds no room beside it stands on its own line.
    assert text.wrap("10 neighbours", "text", 30, text.width("neighbours", "text", 30)) == ["10", "neighbours"]


def test_no_short_last_word_of_a_name_stands_alone() -> None:
    words = "Тренировочный игрок II"
    room = text.width("Тренировочный игрок", "strong", 30)
    found = text.fit_name(words, "strong", room, 2 * text.line_height(30), 40)
    assert (found.lines, found.size) == (("Тренировочный", "игрок II"), 30)
    assert text.fit(words, "strong", room, 2 * text.line_height(30), 40).lines == ("Тренировочный игрок", "II")


def test_a_long_word_breaks_at_its_hyphen() -> None:
    room = text.width("бухгалтер-", "text", 30)
    assert text.wrap("Ёж-бухгалтер", "text", 30, room) == ["Ёж-", "бухгалтер"]


def test_a_word_that_fits_at_a_smaller_size_is_not_broken() -> None:
    room, height = text.width("бухгалтер", "text", 30), 2 * text.line_height(40)
    assert text.fit("Ёж-бухгалтер", "text", room, height, 40) == text.Fitted(("Ёж-", "бухгалтер"), 30, False)
    assert text.min_width("Ёж-бухгалтер из отдела", "text") == text.width("бухгалтер", "text", SMALLEST)
    assert text.unbreakable_parts("Ёж-бухгалтер -- из") == ["Ёж-", "бухгалтер", "--", "из"]
    assert text.unbreakable_parts("1-2 x-1 -3") == ["1-2", "x-", "1", "-3"]


def test_a_box_too_low_for_a_line_is_refused() -> None:
    with pytest.raises(ValueError, match="28 px high holds no line of 24 px"):
        text.fit("a", "text", 100, 28, 30)


def test_every_face_draws_both_languages() -> None:
    russian = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    needed = set(russian + russian.upper() + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789«»“”—–…+№’")
    assert {face: needed - text.glyphs(face) for face in FACES} == {face: set() for face in FACES}
