"""Long texts page by page: only as many pages are worded as are turned, and other tasks have their turn between them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

MOST_LINES = 90
"""Lines on a page at most: none of a log is shorter than twenty characters."""


async def turned(pages: Iterable[str], page: int) -> tuple[list[str], bool]:
    """Return the pages up to one that is counted from 0, fewer if there are not so many, and whether more follow."""
    found: list[str] = []
    for one in pages:
        if len(found) > page:
            return found, True
        found.append(one)
        await asyncio.sleep(0)
    return found, False


def lines_for(page: int) -> int:
    """Return how many lines are enough for the pages up to one, counted from 0, and for a line of the next."""
    return (page + 1) * MOST_LINES + 1
