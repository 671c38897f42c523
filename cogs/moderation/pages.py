"""Pages for moderators: the list of a server's matches, the panel of one, the form for a reason, and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.judges.call_pages import CODE as JUDGES
from cogs.judges.call_pages import QUEUE
from cogs.judges.desk_pages import STEP_IN
from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.names import plain_names
from cogs.kit.match_texts.reader import Reader
from cogs.screens.log.moderation_notes import with_reason
from engines.kernel.state.model import Seat
from referee.judges.calls import NO_USER
from referee.judges.moderation import LONGEST, SEAT_ACTIONS, SHORTEST
from referee.match.live import Live
from store.judges.moderation import Entry, ListedMatch
from words.safe import clip
from words.texts import Words, seat_letter

CODE = "MODLOG"
"""The code in controls that belong to no match. No match can have it, since codes contain neither L nor O."""

PANEL, LIST, PICK, ASK, SEAT, DO, LOG = "moderate", "modlist", "modpick", "modask", "modseat", "moddo", "modlog"
"""Actions: show a match's panel, show the list, open the picked match, ask for a reason, ask for it after a seat was picked,
carry out the action, show the log."""

REASON = "reason"
"""The field of the form."""

DESCRIBED = 100
"""Discord's limit for the characters of an option's description."""

SHOWN = 8
"""How many entries a page of the log shows."""


def matches(words: Words, found: Sequence[ListedMatch], names: Mapping[str, str]) -> Message:
    """Return the list of a server's matches with a select to open one; `names` has the players' names of each, by code."""
    log = [
        button(words, "button-moderation-log", custom_id(CODE, LOG, NOTE, 0)),
        button(words, "button-judge-queue", custom_id(JUDGES, QUEUE, NOTE)),
    ]
    if not found:
        return Message([text(f"{words('moderate-title')}\n{words('moderate-none')}"), ui.ActionRow(*log)])
    options = [
        discord.SelectOption(
            label=_line(row, words), value=row.code, description=clip(names.get(row.code, ""), DESCRIBED - 1) or None
        )
        for row in found
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CODE, PICK, NOTE), placeholder=words("moderate-pick"), options=options
    )
    return Message(
        [text(f"{words('moderate-title')}\n{words('moderate-some')}"), ui.ActionRow(pick), ui.ActionRow(*log)]
    )


def _line(row: ListedMatch, words: Words) -> str:
    return f"{row.code} · {words(f'{row.game}-title')} · {words(f'moderate-{row.status}')}"


def panel(reader: Reader, note: str = "", *, own: bool = False) -> Message:
    """Return the panel of a match with the actions of a moderator.

    `own`: the moderator plays or played in the match, and may only mute and unmute it.
    """
    live, words = reader.live, reader.words
    row, code = live.row, live.row.code
    head = words("moderate-match", code=code, game=words(f"{row.game}-title"))
    ended = row.status not in ("playing", "frozen")
    seats = [] if ended else [f"{seat_name(s.seat, reader.names)} · {words(f'seat-{s.status}')}" for s in live.seats]
    state = [words(f"moderate-{row.status}")] + ([words("moderate-muted")] if row.muted and not ended else [])
    state[0] = state[0][:1].upper() + state[0][1:]
    barred = [words("refused-own-match")] if own and not ended else []
    items: Rows = [text("\n".join([head, *barred, " · ".join(state), *seats]))]
    if note:
        items.append(text(note))
    if row.status == "playing" and not own:
        items += _selects(live, words)
    buttons = []
    if row.status == "playing":
        key = "unmute" if row.muted else "mute"
        buttons.append(button(words, f"button-moderate-{key}", custom_id(code, ASK, NOTE, key)))
    if not ended and not own:
        buttons.append(button(words, "button-judge-step", custom_id(code, STEP_IN, NOTE)))
        buttons.append(
            button(words, "button-moderate-end", custom_id(code, ASK, NOTE, "end"), discord.ButtonStyle.danger)
        )
    if buttons:
        items += [ui.ActionRow(*buttons), text(f"-# {words('moderate-note')}")]
    links: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-moderate-list", custom_id(CODE, LIST, NOTE)),
        button(words, "button-moderation-log", custom_id(CODE, LOG, NOTE, 0)),
    )
    items.append(links)
    return Message(items)


def _selects(live: Live, words: Words) -> Rows:
    """Return a select for each action that concerns a seat, with the seats that it fits."""
    _, match = live.rules_and_match
    plain = plain_names(live, words.language)
    fitting = {"practice": [s.seat for s in live.humans], "remove": list(match.seats)}
    rows: Rows = []
    for action in SEAT_ACTIONS:
        options = [
            discord.SelectOption(label=f"{seat_letter(seat)} · {plain[seat]}", value=str(seat))
            for seat in fitting[action]
            if seat in match.seats
        ]
        if options:
            select: ui.Select[Any] = ui.Select(
                custom_id=custom_id(live.row.code, SEAT, NOTE, action),
                placeholder=words(f"moderate-{action}-pick"),
                options=options,
            )
            rows.append(ui.ActionRow(select))
    return rows


def reason_form(live: Live, words: Words, action: str, seat: Seat | None) -> ui.Modal:
    """Return the form that asks for the reason; submitting it carries out the action."""
    args = (action,) if seat is None else (action, seat)
    letter = "" if seat is None else seat_letter(seat)
    field = Field(REASON, words("moderate-reason"), SHORTEST, LONGEST, lines=True, hint=words("moderate-reason-hint"))
    return form(words(f"moderate-{action}-form", letter=letter), custom_id(live.row.code, DO, NOTE, *args), [field])


def log_page(words: Words, entries: Sequence[tuple[Entry, str]], page: int, count: int) -> Message:
    """Return a page of a server's log, the newest entries on page 0."""
    pages = max(1, -(-count // SHOWN))
    head = words("moderation-log-title", page=page + 1, pages=pages)
    lines = [_entry(entry, code, words) for entry, code in entries]
    newer = button(words, "button-newer", custom_id(CODE, LOG, NOTE, page - 1 if page else 0, "newer"))
    older = button(words, "button-older", custom_id(CODE, LOG, NOTE, page + 1, "older"))
    newer.disabled, older.disabled = page == 0, page + 1 >= pages
    back = button(words, "button-moderate-list", custom_id(CODE, LIST, NOTE))
    return Message(
        [text("\n".join([head, *(lines or [words("moderation-log-empty")])])), ui.ActionRow(older, newer, back)]
    )


def _entry(entry: Entry, code: str, words: Words) -> str:
    # A user who has deleted their data has no positive id any more.
    who = f"<@{entry.user}>" if entry.user > 0 else words("judge-itself" if entry.user == NO_USER else "former-player")
    match = f" `{code}`" if code else ""
    return f"<t:{int(entry.at)}:d>{match} · {who}\n{with_reason(entry, words)}"
