"""Match files in messages: the file itself, imported matches and what they prove."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GOLD, Message, button, text
from cogs.kit.controls.actions import SHOW_BOARD
from cogs.kit.controls.buttons import dice_button, file_buttons, hands_button, replay_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from referee.files.export import file_name
from referee.files.importing import MOST_IMPORTS
from referee.files.making import GivenFile
from referee.match.live import Live
from store.match.imports import ImportRow
from words.texts import Words

LIST, OPEN, ASK, DELETE, KEEP = "imports", "importopen", "importask", "importdelete", "importkeep"
"""Actions: list a user's imported matches, open one, ask before deleting it, delete it, keep it."""

CODE = "FOREIGN"
"""The placeholder for a match's code in custom ids: no match has it, since codes contain no O."""


def given(live: Live, file: GivenFile, words: Words) -> Message:
    """Return the message with a match's file, a description of its contents and its SHA-256."""
    code = live.row.code
    if file.is_whole:
        what = "whole"
    elif file.status in ("over", "closed"):
        what = "kept" if file.status == "over" else "cut"
    else:
        what = "running" if file.viewer is not None else "public"
    digest = hashlib.sha256(file.body).hexdigest()
    message = Message(
        [
            text(f"{words('file-given', code=code)}\n{words(f'file-given-{what}')}"),
            text(words("file-given-hash", hash=digest)),
        ]
    )
    message.attach(file_name(code), file.body)
    return message


# ---------------------------------------------------------------- imported matches


class Holding(msgspec.Struct, frozen=True):
    """The contents of an imported match: counts of choices and draws, and whether its cards differ from this bot's."""

    choices: int
    draws: int
    foreign: bool


def imported(live: Live, holds: Holding, result: str, words: Words, *, again: bool, own: bool) -> Message:
    """Return the panel of an imported match: its result, what the import proves, and the buttons.

    `again` if the match had been imported before, `own` if this user imported it.
    """
    code = live.row.code
    head = words("import-title", code=code, game=words(f"{live.row.game}-title"))
    first = [head, *([words("import-again")] if again else []), result]
    checked = words("import-checked", choices=holds.choices, states=holds.choices + 1, draws=holds.draws)
    proof = [checked, *([words("import-others-content")] if holds.foreign else []), words("import-proves")]
    delete = [button(words, "button-import-delete", custom_id(code, ASK, NOTE), discord.ButtonStyle.danger)]
    # Rows of buttons that fit side by side on a phone.
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
    """Return the list of a user's imported matches, with a select to open one."""
    if not rows:
        return Message([text(f"{words('imports-title')}\n{words('imports-none')}")])
    options = [
        discord.SelectOption(label=f"{row.code} · {words(f'{row.game}-title')}", value=row.code)
        for row in rows[:MOST_IMPORTS]
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CODE, OPEN, NOTE), placeholder=words("imports-pick"), options=options
    )
    lines = "\n".join(
        f"- `{row.code}` · {words(f'{row.game}-title')} · <t:{int(row.at)}:d>" for row in rows[:MOST_IMPORTS]
    )
    some = words("imports-some", count=len(rows), limit=MOST_IMPORTS)
    return Message([text(f"{words('imports-title')}\n{some}"), text(lines), ui.ActionRow(pick)])


def delete_question(code: str, words: Words) -> Message:
    """Return the confirmation before an imported match is deleted."""
    return Message(
        [
            text(words("import-delete-ask", code=code)),
            ui.ActionRow(
                button(words, "button-import-keep", custom_id(code, KEEP, NOTE)),
                button(words, "button-import-delete-yes", custom_id(code, DELETE, NOTE), discord.ButtonStyle.danger),
            ),
        ]
    )
