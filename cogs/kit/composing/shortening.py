"""Shortening of texts that Discord would refuse for their length, without breaking their markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from words.safe import ELLIPSIS, clip

_TOKEN = re.compile(
    r"""
    (?P<sign> ^(?:\#{1,3}|-\#|>{1,3}|[-*]|\d{1,3}\.)[ ] )  # before a heading, small print, a quote, an entry of a list
  | (?P<whole>
        \\[^\w\s]                                          # an escaped sign
      | ```.*?``` | `[^`\n]+`                              # code
      | \[(?:\\.|[^\[\]\\\n])*\]\((?:\\.|[^()\\\s])*\)     # a link with a text
      | \u2068[^\u2068\u2069\n]*\u2069                         # text that is isolated from the direction around it
      | <[^<>\s]{1,100}>                                   # a mention, a time, an emoji
      | https?://\S+
    )
  | (?P<mark> \*{1,3} | _{2,3} | (?<!\w)_ | _(?!\w) | ~~ | \|\| )    # a single _ within a word is none
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)

Span = tuple[int, int]
Pair = tuple[str, int, int]
"""A mark that occurs twice, with the start and the end of the text between its two occurrences."""


def shorten(text: str, limit: int) -> str:
    """Return a text of at most `limit` code points: a longer one is cut at the end of a line, else of a word, and ends with "…".

    Links, mentions, code and escaped signs are kept whole or left out. Bold and the like is closed at the cut.
    """
    if len(text) <= limit:
        return text
    if limit < 1:
        return ""
    spans, pairs = _markdown(text)
    for boundary, ending in (("\n", "\n" + ELLIPSIS), (r"\s", ELLIPSIS)):
        places = [found.start() for found in re.finditer(boundary, text[:limit])]
        for place in reversed(places):
            # A boundary before the middle would drop too much text for a clean end.
            if place < limit // 2:
                break
            at = len(text[:place].rstrip())
            end = ending + _closing(pairs, at)
            if _span_around(spans, at) is None and at + len(end) <= limit:
                return text[:at] + end
    return _cut_anywhere(text, limit, spans, pairs)


def _cut_anywhere(text: str, limit: int, spans: Sequence[Span], pairs: Sequence[Pair]) -> str:
    """Return a text cut between two visible characters, for want of a better place."""
    room = limit
    while True:
        at = len(clip(text, room)) - len(ELLIPSIS)
        end = ELLIPSIS + _closing(pairs, at)
        span = _span_around(spans, at)
        if span is not None:
            room = span[0] + len(ELLIPSIS)
        elif at + len(end) > limit:
            room = at
        else:
            return text[:at] + end


def _markdown(text: str) -> tuple[list[Span], list[Pair]]:
    """Return the spans that must stay whole, and the pairs of marks that open and close, in the order of opening."""
    spans: list[Span] = []
    pairs: list[Pair] = []
    opened: list[tuple[str, int]] = []
    for token in _TOKEN.finditer(text):
        start, end = token.span()
        # Discord shows a sign without text after it literally: keep it with the next letter.
        spans.append((start, end + 1 if token["sign"] else end))
        mark = token["mark"]
        if mark is None:
            continue
        known = next((n for n, (name, _) in enumerate(opened) if name == mark), None)
        if known is not None:
            pairs.append((mark, opened[known][1], start))
            del opened[known:]
        elif not text[end : end + 1].isspace():
            opened.append((mark, end))
    return spans, sorted(pairs, key=lambda pair: pair[1])


def _span_around(spans: Sequence[Span], at: int) -> Span | None:
    return next(((start, end) for start, end in spans if start < at < end), None)


def _closing(pairs: Sequence[Pair], at: int) -> str:
    """Return the closing marks of the pairs that are open at a place, the innermost first."""
    return "".join(mark for mark, start, end in reversed(pairs) if start <= at <= end)


def fair_share(lengths: Sequence[int], room: int) -> int:
    """Return the length to which the longest texts must be cut so that all of them together fit into `room`."""
    for place, length in enumerate(sorted(lengths)):
        share = room // (len(lengths) - place)
        if length > share:
            return share
        room -= length
    return max(lengths, default=0)
