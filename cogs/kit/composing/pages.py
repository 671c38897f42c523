"""A long list of lines in pages: a part stays on one page if it fits, else its further pages repeat its heading."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple


class Line(NamedTuple):
    """A line of a list; a `heading` begins a part."""

    text: str
    heading: bool = False


def split_into_pages(lines: Sequence[Line], continued: Callable[[str], str], limit: int = 1200) -> list[list[str]]:
    """Return lines in pages of at most `limit` characters, in order; at least one page.

    A part that does not fit on the current page starts a new one. If it is longer than a page, each further page begins with
    its heading in the wording of `continued`. A line longer than `limit` gets a page with nothing else but the heading.
    """
    pages: list[list[str]] = [[]]
    for part in _parts(lines):
        texts = [line.text for line in part]
        if pages[-1] and _size([*pages[-1], *texts]) > limit:
            pages.append([])
        again = [continued(part[0].text)] if part[0].heading else []
        for n, text in enumerate(texts):
            # A heading never ends a page: the line after it stays with it.
            if n > len(again) and _size([*pages[-1], text]) > limit:
                pages.append([*again])
            pages[-1].append(text)
    return pages


def _parts(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines from each heading up to the next."""
    part: list[Line] = []
    for line in lines:
        if line.heading and part:
            yield part
            part = []
        part.append(line)
    if part:
        yield part


def _size(texts: Sequence[str]) -> int:
    return sum(len(text) + 1 for text in texts)
