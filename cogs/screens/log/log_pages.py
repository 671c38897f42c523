"""The log of a match, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.composing.pages import Line, split_into_pages
from cogs.kit.controls.custom_ids import custom_id
from referee.match.live import Live
from words.texts import Words


def log_page(
    live: Live,
    words: Words,
    lines: Sequence[Line],
    page: int,
    slot: str,
    *,
    action: str = "log",
    title: str = "log-title",
) -> Message:
    """Return one page of the log, or of another list of lines; page 0 is the newest, `action` turns the pages."""
    pages = split_into_pages(lines, lambda heading: words("log-continued", heading=heading))
    page = max(0, min(page, len(pages) - 1))
    code = live.row.code
    older = button(words, "button-older", custom_id(code, action, slot, page + 1))
    newer = button(words, "button-newer", custom_id(code, action, slot, max(0, page - 1)))
    older.disabled, newer.disabled = page + 1 >= len(pages), page == 0
    head = words(title, game=words(f"{live.row.game}-title"), code=code, page=len(pages) - page, pages=len(pages))
    body = "\n".join(pages[len(pages) - 1 - page]) or words("log-empty")
    replay = button(words, "button-replay", custom_id(code, "replay", slot))
    return Message([text(head), text(body), ui.ActionRow(older, newer, replay)])
