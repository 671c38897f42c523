"""The parts that the web pages of tournaments and leagues are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec

from cogs.replay.webpage.markdown import marked


class About(msgspec.Struct, frozen=True):
    """The facts on a tournament's page that are not in its log: its name as users wrote it, its code and its game.

    `brings` says whether players bring something, such as a deck; `kept_out_by` is why no game is rated, as of a hall.
    """

    name: str
    code: str
    game: str
    brings: bool
    kept_out_by: Literal["packs", "options"] | None


class PageTexts(msgspec.Struct, frozen=True):
    """A page in one language: its title, a line about it, and its sections as pairs of heading and HTML."""

    title: str
    line: str
    sections: Sequence[tuple[str, str]]


def day(at: int) -> str:
    """Return a moment as its date and time in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def html_list(lines: Iterable[str]) -> str:
    """Return texts with Discord's marks as a list."""
    return "<ul>" + "".join(f"<li>{marked(line)}</li>" for line in lines) + "</ul>"


def html_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells that are HTML already; the first column heads its row."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        "<tr>"
        + "".join(f'<th scope="row">{c}</th>' if n == 0 else f"<td>{c}</td>" for n, c in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
