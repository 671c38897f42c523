"""Converts the light markdown of our messages to HTML: strong, underlined, struck out, code, small; the rest is text."""

from __future__ import annotations

import html
import re

from words.safe import END_ISOLATE, ISOLATE, ZWSP

TAGS = {"**": "strong", "__": "u", "~~": "s", "`": "code"}
ISOLATES = {ISOLATE: "<bdi>", END_ISOLATE: "</bdi>"}

_TOKEN = re.compile(rf"\\(.)|(\*\*|__|~~|`)|([{ISOLATE}{END_ISOLATE}])|<@\d+>")
_HEAD = re.compile(r"#{1,3} ")
_SMALL = "-# "


def marked(text: str) -> str:
    """Return a text of one or several lines as HTML; everything but our markdown is escaped."""
    return "<br>".join(_line(line) for line in text.replace(ZWSP, "").split("\n"))


def _line(line: str) -> str:
    if line.startswith(_SMALL):
        return f"<small>{_inline(line.removeprefix(_SMALL))}</small>"
    head = _HEAD.match(line)
    return f"<strong>{_inline(line[head.end() :])}</strong>" if head else _inline(line)


def _inline(line: str) -> str:
    made: list[str] = []
    opened: list[str] = []
    at = 0
    for found in _TOKEN.finditer(line):
        made.append(html.escape(line[at : found.start()]))
        at = found.end()
        plain, mark, isolate = found.groups()
        if plain is not None:
            made.append(html.escape(plain))
        elif mark is not None:
            made.append(_toggle(mark, opened))
        elif isolate is not None:
            made.append(ISOLATES[isolate])
        # The rest is a mention, which means nothing outside Discord.
    made.append(html.escape(line[at:]))
    return "".join([*made, *(f"</{TAGS[mark]}>" for mark in reversed(opened))])


def _toggle(mark: str, opened: list[str]) -> str:
    """Return the tags that a mark opens or closes; tags opened since are closed before it."""
    if mark not in opened:
        opened.append(mark)
        return f"<{TAGS[mark]}>"
    closed = ""
    while opened:
        last = opened.pop()
        closed += f"</{TAGS[last]}>"
        if last == mark:
            break
    return closed
