"""Match files in messages: the file itself, what was brought in and what that proves, and what became of the dice checked."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.actions import SHOW_BOARD
from cogs.kit.buttons import dice_button, file_button, file_buttons, hands_button, replay_button
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import GOLD, GREEN, Message, button, text
from engines.kernel.state.model import Seat
from referee.files.dice import Verdict
from referee.files.export import file_name
from referee.files.importing import MOST_IMPORTS
from referee.match.live import Live
from store.match.imports import ImportRow
from words.texts import Words

LIST, OPEN, ASK, DELETE, KEEP = "imports", "importopen", "importask", "importdelete", "importkeep"
"""Actions: the list of what somebody has brought in, one of it, whether to delete it, do so, leave it."""

CODE = "FOREIGN"
"""What stands where a match has its code: no match has this one, since codes know no O."""

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "verify_dice.py"
"""What checks the dice of a file without the bot."""

WRONG = 0xD55E00
"""The colour of what does not hold."""


def given(live: Live, body: bytes, viewer: Seat | None, words: Words) -> Message:
    """Return a match's file, with what is in it and its SHA-256."""
    code, status = live.row.code, live.row.status
    running = "running" if viewer is not None else "public"
    what = {"over": "whole", "closed": "cut"}.get(status, running)
    digest = hashlib.sha256(body).hexdigest()
    message = Message(
        [
            text(f"{words('file-given', code=code)}\n{words(f'file-given-{what}')}"),
            text(words("file-given-hash", hash=digest)),
        ]
    )
    message.attach(file_name(code), body)
    return message


# ---------------------------------------------------------------- brought in


class Holding(msgspec.Struct, frozen=True):
    """What an imported match holds: choices, states, draws, and whether its content is not what this bot deals."""

    choices: int
    draws: int
    foreign: bool


def imported(live: Live, holds: Holding, told: str, words: Words, *, again: bool, own: bool) -> Message:
    """Return a match that was brought in: how it ended, what that it is here proves, and what can be done with it."""
    code = live.row.code
    head = words("import-title", code=code, game=words(f"{live.row.game}-title"))
    first = [head, *([words("import-again")] if again else []), told]
    checked = words("import-checked", choices=holds.choices, states=holds.choices + 1, draws=holds.draws)
    proof = [checked, *([words("import-others-content")] if holds.foreign else []), words("import-proves")]
    delete = [button(words, "button-import-delete", custom_id(code, ASK, NOTE), discord.ButtonStyle.danger)]
    # Rows of what stands side by side on a phone.
    looks: ui.ActionRow[Any] = ui.ActionRow(
        replay_button(words, code, NOTE),
        button(words, "button-board", custom_id(code, SHOW_BOARD, NOTE)),
        button(words, "button-log", custom_id(code, "log", NOTE)),
    )
    opened: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-text", custom_id(code, "text", NOTE)),
        hands_button(words, code),
        dice_button(words, code, NOTE),
    )
    proofs: ui.ActionRow[Any] = ui.ActionRow(*file_buttons(words, code, NOTE))
    lists: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-imports", custom_id(CODE, LIST, NOTE)), *(delete if own else [])
    )
    limits = [words("import-not"), f"-# {words('import-open', code=code)}"]
    parts = ["\n".join(first), "\n".join(proof), "\n".join(limits)]
    return Message([*(text(part) for part in parts), looks, opened, proofs, lists], colour=GOLD)


def imports(rows: Sequence[ImportRow], words: Words) -> Message:
    """Return the list of what somebody has brought in, to open one of it."""
    if not rows:
        return Message([text(f"{words('imports-title')}\n{words('imports-none')}")])
    options = [
        discord.SelectOption(label=f"{row.code} · {words(f'{row.game}-title')}", value=row.code)
        for row in rows[:MOST_IMPORTS]
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CODE, OPEN, NOTE), placeholder=words("imports-pick"), options=options
    )
    told = "\n".join(
        f"- `{row.code}` · {words(f'{row.game}-title')} · <t:{int(row.at)}:d>" for row in rows[:MOST_IMPORTS]
    )
    some = words("imports-some", count=len(rows), limit=MOST_IMPORTS)
    return Message([text(f"{words('imports-title')}\n{some}"), text(told), ui.ActionRow(pick)])


def delete_question(code: str, words: Words) -> Message:
    """Return the question before an imported match is deleted."""
    return Message(
        [
            text(words("import-delete-ask", code=code)),
            ui.ActionRow(
                button(words, "button-import-keep", custom_id(code, KEEP, NOTE)),
                button(words, "button-import-delete-yes", custom_id(code, DELETE, NOTE), discord.ButtonStyle.danger),
            ),
        ]
    )


# ---------------------------------------------------------------- the dice


def verdict(found: Verdict, commitment: str, words: Words, live: Live | None) -> Message:
    """Return what checking the dice of a match, or (None) of a file, has come to; of a match with the script that checks it.

    Raises OSError where the script is not there.
    """
    origin = "file" if live is None or live.row.imported else "here"
    right = "yes" if found.differs is None else "no"
    head = words("verify-title", code=live.row.code, right=right) if live else words("verify-title-file", right=right)
    colour = GREEN if found.differs is None else WRONG
    message = Message([text(head), text("\n".join(_lines(found, commitment, origin, words)))], colour=colour)
    if live is None:
        message.items.append(text(f"-# {words('verify-file-more')}"))
        return message
    buttons: ui.ActionRow[Any] = ui.ActionRow(
        dice_button(words, live.row.code, NOTE), file_button(words, live.row.code)
    )
    told = {"file": words("button-file"), "script": SCRIPT.name, "match": file_name(live.row.code)}
    after = words("verify-by-hand", dice=words("button-dice"), **told)
    foreign = [f"-# {words('imported-line')}"] if live.row.imported else []
    message.items += [text("\n".join([*foreign, f"-# {after}"])), buttons]
    message.attach(SCRIPT.name, SCRIPT.read_bytes())
    return message


def _lines(found: Verdict, commitment: str, origin: str, words: Words) -> list[str]:
    """Return what was right, and the first thing that was not; `origin` is "file" where the commitment is a file's word."""
    differs = found.differs
    lines: list[str] = []
    if differs is None or differs.what != "commitment":
        lines.append(words("verify-commitment", hash=commitment, origin=origin))
    if differs is None or differs.what == "draw":
        lines.append(words("verify-seed", numbers=found.numbers))
    if differs is None:
        return [*lines, words("verify-draws", draws=found.draws)]
    facts: dict[str, str | int] = {"found": differs.found, "right": differs.right, "origin": origin}
    if differs.what == "draw":
        facts |= {"number": differs.number, "version": differs.version}
    lines.append(words(f"verify-not-{differs.what}", **facts))
    return [*lines, *([words("verify-before", draws=found.draws)] if differs.what == "draw" else [])]


def bound(live: Live, words: Words) -> Message:
    """Return what is bound for a match whose secret is not open: it waits, runs, or has ended without a result."""
    code, status = live.row.code, live.row.status
    what = {"lobby": "waiting", "closed": "closed"}.get(status, "running")
    after = [] if status == "closed" else [text(words("verify-running-what"))]
    head = words(f"verify-{what}", code=code)
    return Message([text(head), text(words("verify-hash", hash=live.row.commitment)), *after])
