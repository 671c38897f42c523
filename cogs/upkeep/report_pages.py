"""The message of a report to the operator."""

from __future__ import annotations

from cogs.kit.composing.messages import Message, text
from referee.upkeep.reporting import LONGEST
from store.upkeep.reports import Report
from words.safe import escape, plain_name
from words.texts import Words

SEND = "reported"
"""The action that submits the form."""


def delivered(report: Report, words: Words, *, playing: bool = False) -> Message:
    """Return the message to the operator: the text as it was written, and the match file unless they are `playing` there."""
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
