"""The verdict on the dice of a match or a file, and what it proves; before the end of a match, the commitment alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from discord import ui

from cogs.kit.composing.messages import GOLD, GREEN, Message, text
from cogs.kit.controls.buttons import dice_button, file_button
from cogs.kit.controls.custom_ids import NOTE
from referee.files.dice import Verdict
from referee.files.export import file_name
from referee.files.parts import OLDEST
from referee.files.verifying import Findings
from referee.match.live import Live
from words.texts import Words

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "verify_dice.py"
"""The script that checks the dice of a file without the bot."""

WRONG = 0xD55E00
"""The colour of a verdict that the dice are wrong."""

Way = Literal["file", "here", "both"]
"""The thing that is checked: a file alone, a match of this bot, or a file against a match of this bot."""


def of_file(found: Findings, words: Words) -> Message:
    """Return the verdict on a file, and what it proves."""
    return _message(words("verify-title-file", right=found.right), found, "file", "file", words)


def of_match(found: Findings, live: Live, words: Words) -> Message:
    """Return the verdict on a match of this bot, and the way to check it without the bot."""
    # Of a match that was brought in this bot knows no more than of a file.
    known: Literal["file", "here"] = "file" if live.row.imported else "here"
    message = _message(words("verify-title", code=live.row.code, right=found.right), found, known, known, words)
    foreign = [f"-# {words('imported-line')}"] if live.row.imported else []
    message.items += [text("\n".join([*foreign, f"-# {_by_hand(found, live, words)}"])), _buttons(live, words)]
    message.attach(SCRIPT.name, SCRIPT.read_bytes())
    return message


def of_both(found: Findings, live: Live, words: Words) -> Message:
    """Return the verdict on a file that was compared with a match of this bot."""
    code = live.row.code
    way: Way = "file" if live.row.imported else "both"
    return _message(words("verify-title-both", code=code, right=found.right), found, "file", way, words, code)


def _message(head: str, found: Findings, origin: str, way: Way, words: Words, code: str = "") -> Message:
    colour = {"yes": GREEN, "part": GOLD, "no": WRONG}[found.right]
    lines = [
        *_lines(found.verdict, found.commitment, origin, words),
        *_played(found, words),
        *_compared(found, words, code),
    ]
    if found.verdict.differs is None:
        lines.append(words("verify-fingerprint", draws=found.verdict.draws, fingerprint=found.verdict.fingerprint))
    message = Message([text(head), text("\n".join(lines))], colour=colour)
    if found.right != "no":
        proves = [words("verify-proves", way=way, played="no" if found.unplayed else "yes", draws=found.verdict.draws)]
        old = [words("verify-old-format", format=found.format)] if found.format == OLDEST and found.unplayed else []
        message.items.append(text("\n".join(f"-# {line}" for line in (*old, *proves))))
    return message


def _lines(found: Verdict, commitment: str, origin: str, words: Words) -> list[str]:
    """Return a line for each check that passed, and for the first that failed.

    `origin` is "file" if the commitment comes from a file, "here" if this bot published it.
    """
    differs = found.differs
    lines: list[str] = []
    if differs is not None and differs.what == "readable":
        return [words("verify-not-readable", found=differs.found)]  # so that nothing was checked
    if differs is None or differs.what != "commitment":
        lines.append(words("verify-commitment", hash=commitment, origin=origin))
    if differs is None or differs.what not in ("commitment", "seed"):
        lines.append(words("verify-seed", numbers=found.numbers))
    if differs is None:
        return [*lines, words("verify-draws", draws=found.draws)]
    facts: dict[str, str | int] = {"found": differs.found, "right": differs.right, "origin": origin}
    if differs.what == "draw":
        facts |= {"number": differs.number, "version": differs.version}
    lines.append(words(f"verify-not-{differs.what}", **facts))
    return [*lines, *([words("verify-before", draws=found.draws)] if differs.what == "draw" else [])]


def _played(found: Findings, words: Words) -> list[str]:
    """Return the line about the match played through; none if its dice are wrong already."""
    if found.verdict.differs is not None:
        return []
    if found.unplayed is None:
        return [words("verify-played", draws=found.verdict.draws)]
    why = words(found.unplayed.reason, **found.unplayed.facts)
    key = "verify-played-otherwise" if found.is_contradicted else "verify-unplayed"
    return [words(key, why=why, draws=found.verdict.draws)]


def _compared(found: Findings, words: Words, code: str) -> list[str]:
    """Return the line about the match that a file was compared with; none if it was compared with none."""
    if found.compared is None or found.verdict.differs is not None:
        return []
    if found.is_same:
        return [words("verify-same", code=code)]
    there = found.compared
    if there.differs is not None:
        return [words("verify-other-wrong", code=code)]
    return [words("verify-other", code=code, draws=there.draws, fingerprint=there.fingerprint)]


def _by_hand(found: Findings, live: Live, words: Words) -> str:
    names = {"file": words("button-file"), "script": SCRIPT.name, "match": file_name(live.row.code)}
    return words("verify-by-hand", dice=words("button-dice"), fingerprint=found.verdict.fingerprint, **names)


def _buttons(live: Live, words: Words) -> ui.ActionRow[Any]:
    return ui.ActionRow(dice_button(words, live.row.code, NOTE), file_button(words, live.row.code))


def bound(live: Live, words: Words) -> Message:
    """Return the commitment of a match whose secret is not public.

    It waits, runs, has ended without a result, or its tournament still keeps the lists of its decks closed.
    """
    code, status = live.row.code, live.row.status
    what = {"lobby": "waiting", "closed": "closed", "over": "kept"}.get(status, "running")
    after = [] if status == "closed" else [text(words("verify-running-what"))]
    head = words(f"verify-{what}", code=code)
    return Message([text(head), text(words("verify-hash", hash=live.row.commitment)), *after])
