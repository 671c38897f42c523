"""The visible characters of names that people type or that packs bring. Only this module knows what can be hidden in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import takewhile

import regex

ZWNJ = "\u200c"
ZWJ = "\u200d"

MOST_MARKS = 4
"""Most combining marks kept on one letter: more occur in no writing system and cover neighbouring lines."""

MOST_JOINS = 5
"""Most emoji joined to a first one: the longest sequences in use have three."""

_GRAPHEME = regex.compile(r"\X")
"""A character as a reader sees it, by Unicode's rules."""

_EMPTY = r"\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Characters without ink that Unicode does not count among those that are ignored: a placeholder, blank signs, a null note."""

_SELECTOR = r"\p{Variation_Selector}"
_OWN = r"[\p{Mc}&&\p{Grapheme_Cluster_Break=Other}]"
_MARK = rf"[\p{{M}}--[\p{{Default_Ignorable_Code_Point}}{_EMPTY}{_OWN}]]"
_MARKS = rf"{_MARK}{{0,{MOST_MARKS}}}"
_JOINED = rf"(?:{_MARK}|[{ZWNJ}{ZWJ}]){{0,{MOST_MARKS}}}"
_EUROPEAN = r"\p{Latin}\p{Greek}\p{Cyrillic}"
_PLAIN = rf"[\p{{L}}&&[{_EUROPEAN}]][{_MARK}&&[{_EUROPEAN}\p{{Inherited}}\p{{Common}}]]{{0,{MOST_MARKS}}}"
_VARIED = rf"(?:[\p{{Han}}\p{{Myanmar}}\p{{Phags_Pa}}]{_SELECTOR}?|\p{{Mongolian}}[\u180b-\u180d\u180f]?)"
_OTHER = rf"[^\p{{M}}\p{{C}}\p{{Default_Ignorable_Code_Point}}{_EMPTY}]"
_KEYCAP = r"[0-9#*]\ufe0f?\u20e3"
_FLAG = r"\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f"
_EMOJI = rf"(?:{_FLAG}|\p{{Extended_Pictographic}}\p{{Emoji_Modifier}}?[\ufe0e\ufe0f]?{_MARKS})"
_EMOJIS = rf"{_EMOJI}(?:{ZWJ}{_EMOJI}){{0,{MOST_JOINS}}}"
_SPACED = "|".join(
    rf"(?![\p{{M}}\p{{C}}])\p{{{script}}}{_SELECTOR}?{_MARKS}(?:[{_OWN}&&\p{{{script}}}]{_MARKS})+"
    for script in ("Myanmar", "Tai_Tham", "Ahom")
)
_SHOWN = regex.compile(
    rf"(?P<space>[\s\u2800])|{_EMOJIS}|{_KEYCAP}|{_PLAIN}|{_SPACED}|(?!\p{{M}}|\p{{C}}){_VARIED}{_MARKS}|{_OTHER}{_JOINED}",
    regex.V1,
)
"""The visible part of a text: a space, letters with a few marks, or an emoji.

A joiner is kept only between two emoji and where `_JOINER` says so, tags only in a flag, a mark only on a letter and on those of
Europe only one of theirs, a variation selector only on an emoji and in scripts whose letters have variants, and only one:
elsewhere it shows nothing, and would tell two names apart that look the same. Marks that take a place of their own, as three
scripts have them, stand only behind a letter of their script, but there as many as there are.
"""

_JOINER = (
    # Between Arabic letters that would join: they stand apart, as in Persian.
    rf"(?<=[\p{{Arabic}}&&\p{{Joining_Type=D}}]{_MARKS}){ZWNJ}(?=[\p{{Arabic}}&&[\p{{Joining_Type=D}}\p{{Joining_Type=R}}]])"
    # Keeps a virama visible: behind letters of Devanagari with a half form, before a phala of Bengali, in Telugu and Kannada.
    rf"|(?<=[क-घचजझञणतथधनपफबभमयरलवशषसह]़?्){ZWNJ}(?=[क-ह])"
    rf"|(?<=[ক-হ]়?্){ZWNJ}(?=[যরব])"
    rf"|(?<=[క-హ]్){ZWNJ}(?=[క-హ])|(?<=[ಕ-ಹ]್){ZWNJ}(?=[ಕ-ಹ])"
    # Two half letters where there is a ligature else.
    rf"|(?<=क्){ZWJ}(?=ष)|(?<=ज्){ZWJ}(?=ञ)"
    # Sinhala writes its ligatures with a joiner.
    rf"|(?<=[ක-ෆ]්){ZWJ}(?=[රය])|(?<=ර්){ZWJ}(?=[ක-ෆ])|(?<=ක්){ZWJ}(?=ෂ)|(?<=න්){ZWJ}(?=[දධ])"
    # A ra that stays whole in Bengali, and the eyelash of Marathi.
    rf"|(?<=র){ZWJ}(?=্য)|(?<=र){ZWJ}(?=्[क-ह])"
)
"""A joiner where a reader sees that it is there. In other places it shows nothing, or not in each of the usual fonts."""

_HIDDEN = regex.compile(
    rf"(?P<kept>{_EMOJIS}|{_KEYCAP}|(?!\p{{M}}|\p{{C}}){_VARIED}|(?=[{ZWNJ}{ZWJ}])(?:{_JOINER}))"
    rf"|[\p{{Default_Ignorable_Code_Point}}{_EMPTY}]",
    regex.V1,
)
"""A character that shows nothing. Found as `kept` is one of the same kind that does, with the characters that it belongs to."""

_OLD = {
    "र्\u200d": "र\u200d्",
    "ണ്\u200d": "ൺ",
    "ന്\u200d": "ൻ",
    "ര്\u200d": "ർ",
    "ല്\u200d": "ൽ",
    "ള്\u200d": "ൾ",
    "ക്\u200d": "ൿ",
}
"""Older spellings with a joiner, and those of today, which look the same: the eyelash of Marathi, six letters of Malayalam."""

_OLD_SPELLING = regex.compile("|".join(_OLD))

_EACH_FOR_ITSELF = regex.compile("[ -~А-яЁё«»—–…’]*")
"""Texts of which every code point is a visible character, as nearly all names and sentences are."""


def graphemes(text: str) -> Iterator[str]:
    """Yield the visible characters of a text, each with all its code points.

    White space of any kind becomes spaces.
    """
    shown = _HIDDEN.sub(lambda found: found["kept"] or "", _OLD_SPELLING.sub(lambda found: _OLD[found[0]], text))
    for part in _SHOWN.finditer(shown):
        yield " " if part["space"] else part.group()


def one_line(text: str) -> str:
    """Return the visible characters of a text on one line, in Unicode's composed form (NFC)."""
    shown = "".join(graphemes(unicodedata.normalize("NFC", text)))
    # Normalize again: an invisible character may have stood between a letter and its mark.
    return " ".join(unicodedata.normalize("NFC", shown).split())


def hides_something(text: str) -> bool:
    """Return whether a text has invisible characters, or more marks on a letter than any writing system."""
    if _EACH_FOR_ITSELF.fullmatch(text):
        return False
    composed = unicodedata.normalize("NFC", text)
    return "".join(graphemes(composed)) != composed


def first_characters(text: str, limit: int) -> str:
    """Return the beginning of a text in at most `limit` code points, cut between graphemes; no joiner to nothing ends it."""
    if len(text) <= limit:
        return text
    ends = (found.end() for found in _GRAPHEME.finditer(text))
    return text[: max(takewhile(lambda end: end <= limit, ends), default=0)].rstrip(ZWNJ + ZWJ)
