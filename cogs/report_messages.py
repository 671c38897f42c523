"""What a report looks like: its button, and the message to whoever hosts the bot."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.ids import NOTE, custom_id
from cogs.messages import Message, button, text
from referee.reporting import LONGEST
from store.reports import Report
from words.safe import escape, plain_name
from words.texts import Words

CODE = "REPORT"
"""What stands where a match has its code, in a report about none: no match has this one, since codes know no O."""

OPEN, SEND = "report", "reported"
"""Actions: show the form, take what was written."""


def report_button(words: Words, code: str = CODE) -> ui.Button[Any]:
    """Return the button that opens the form, about a match if its code is given."""
    return button(words, "button-report", custom_id(code, OPEN, NOTE))


def delivered(report: Report, words: Words, *, playing: bool = False) -> Message:
    """Return what the host gets: the text as it was written, and the match file unless they are `playing` there."""
    head = words("report-head", number=report.id, code=report.code or "none")
    lines = [escape(line) for line in map(_line, report.text.splitlines()) if line]
    made = Message([text(f"{head}\n<t:{int(report.at)}:f>\n" + "\n".join(f"> {line}" for line in lines))])
    if report.file is not None and playing:
        made.items.append(text(f"-# {words('report-file-held', number=report.id)}"))
    elif report.file is not None:
        made.attach(f"match-{report.code}.json", report.file)
        made.items.append(text(f"-# {words('report-file')}"))
    return made


def _line(raw: str) -> str:
    return plain_name(raw, LONGEST, default="")
