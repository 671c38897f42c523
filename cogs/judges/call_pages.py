"""Pages about calls for a judge: the form, the call at the table, the list of a server's calls, a match's record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.composing.pages import Line
from cogs.kit.controls.buttons import rule_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import has_no_clock, moment, span
from cogs.kit.match_texts.reader import Reader, table_line
from cogs.screens.log.judge_notes import Bench, describe_entry, judge_name, quote
from cogs.screens.log.log_pages import log_page
from referee.judges.calls import LONGEST, SHORTEST, WAIT_FOR_JUDGE, by_pace
from referee.judges.moderation import ACTIONS as MODERATED
from referee.match.live import Live
from referee.match.slots import judge_slot, ruling_slot
from store.judges.calls import Call, Waiting
from store.judges.moderation import Entry
from words.safe import clip, escape, plain_name
from words.texts import Words, seat_letter

CODE = "JUDGES"
"""The code in controls that belong to no match. No match can have it, since codes contain no U."""

ASK, CALL, TAKE, DRAW, REFUSE = "judge", "judgecall", "judgetake", "judgedraw", "judgerefuse"
"""Actions: show the form of a call, submit that form, take a call as its judge, withdraw it, ask for another judge."""

QUEUE, OPEN, RECORD = "judgequeue", "judgeopen", "rulings"
"""Actions: show a server's calls, take or open the selected one, show a page of a match's record."""

DESK = "judgedesk"
"""The action that shows the desk to the judge who has taken the call."""

LATE_ENTRIES = ("unanswered", "absent")
"""Entries after which a call stays open while the clocks run: no judge came, or the judge stayed away."""

CONFIRM, CANCEL = "sure", "keep"
"""Arguments of the two buttons below the question before a judge is refused: refuse, and keep."""

QUESTION = "question"
"""The field of the form."""

MOST_SHOWN, OPTIONS = 10, 25
"""How many calls the list shows, and its select offers."""

QUESTION_LENGTH = 80
"""Characters of a call's question that the list shows."""

MOST_CITED = 5
"""How many rules a record links to: those cited last."""


def call_form(words: Words, code: str) -> ui.Modal:
    """Return the form in which a player writes what the judge should decide."""
    hint = words("judge-form-hint")
    field = Field(QUESTION, words("judge-form-question"), SHORTEST, LONGEST, lines=True, hint=hint)
    return form(words("judge-form-title"), custom_id(code, CALL, NOTE), [field])


def refuse_question(words: Words, live: Live, *, called: bool) -> Message:
    """Return the question before a judge is refused, which can be done once.

    `called`: there is a call, which then waits for another judge.
    """
    code = live.row.code
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-judge-refuse-sure", custom_id(code, REFUSE, NOTE, CONFIRM), discord.ButtonStyle.danger),
        button(words, "button-judge-refuse-no", custom_id(code, REFUSE, NOTE, CANCEL)),
    )
    means = (
        words("judge-refuse-means", time=span(by_pace(live, WAIT_FOR_JUDGE), words))
        if called
        else words("judge-refuse-means-uncalled")
    )
    return Message([text(f"{words('judge-refuse-title')}\n{means}"), row])


# -------------------------------------------------------------------- at the table


class CallFacts(msgspec.Struct, frozen=True):
    """The facts that a call's message shows besides the call.

    `question` is the entry of the call and `last` the newest entry about it; `bench` puts both into words. `roles` are the judge
    roles of the server, `link` leads to the board.
    """

    question: Entry
    last: Entry
    bench: Bench
    roles: Sequence[int]
    link: str


def call_message(reader: Reader, call: Call, facts: CallFacts) -> Message:
    """Return the message of a call: who asks what, whether the clocks run, and the buttons of judges and players."""
    live, words = reader.live, reader.words
    key = "judge-title-stepin" if call.seat is None else "judge-title"
    key = key if call.status in ("open", "taken") else "judge-title-over"
    head = words(key, **_match(live, words))
    lines = [head]
    if call.seat is not None:
        lines += [words("judge-asks", who=seat_name(call.seat, reader.names)), f"> {quote(facts.question.reason)}"]
    lines += _state(call, facts, words)
    lines.append(f"-# {table_line(reader)} · {facts.link}")
    items: Rows = [text("\n".join(lines)), ui.ActionRow(*_buttons(live, call, words))]
    if call.status == "taken":
        items.append(text(f"-# {words('judge-refuse-hint')}"))
    return Message(items, roles=facts.roles if call.status == "open" and not live.row.muted else [])


def ruling_message(reader: Reader, number: int, bench: Bench, link: str) -> Message:
    """Return the message that pings the players: the ruling or correction, and that the clocks run again.

    `number` is the number of the entry that records it.
    """
    live, words = reader.live, reader.words
    entry = bench.entries[number]
    head = words("judge-title-ruling" if entry.action == "rule" else "judge-title-runs", **_match(live, words))
    lines = [head, describe_entry(entry, bench.moments, words)]
    users = [s.user for s in live.humans if s.user is not None and s.user != entry.user]
    if live.row.status == "playing" and live.row.paused is None:
        key = "judge-goes-on" if has_no_clock(live) else "judge-clocks-run"
        mentions = words.join([f"<@{user}>" for user in users])
        lines.append(words(key, names=mentions) if users else words(f"{key}-alone"))
    lines.append(f"-# {table_line(reader)} · {link}")
    facts = msgspec.json.decode(entry.facts, type=dict[str, Any])
    cited = rule_button(words, str(facts.get("rule", "")))
    record_button = button(words, "button-rulings", custom_id(live.row.code, RECORD, ruling_slot(number)))
    row: ui.ActionRow[Any] = ui.ActionRow(record_button, *([cited] if cited is not None else []))
    return Message([text("\n".join(lines)), row], pings=users)


def _match(live: Live, words: Words) -> dict[str, str]:
    return {"game": words(f"{live.row.game}-title"), "code": live.row.code}


def _state(call: Call, facts: CallFacts, words: Words) -> list[str]:
    if call.status == "taken":
        return [words("judge-has", who=judge_name(call.judge, words), moment=moment(call.until))]
    if call.status != "open":
        outcome = [describe_entry(facts.last, facts.bench.moments, words)] if facts.last.action != "call" else []
        return [*outcome, *([words("judge-over")] if call.status == "over" else [])]
    key = "judge-stands" if call.frozen else "judge-late" if facts.last.action in LATE_ENTRIES else "judge-waits"
    for_whom = (
        words("judge-for-roles", roles=words.join([f"<@&{role}>" for role in facts.roles]))
        if facts.roles
        else words("judge-for-moderators")
    )
    return [words(key, moment=moment(call.until)), for_whom]


def _buttons(live: Live, call: Call, words: Words) -> list[ui.Button[Any]]:
    code, slot = live.row.code, judge_slot(call.id)
    record_button = button(words, "button-rulings", custom_id(code, RECORD, slot))
    draw = button(words, "button-judge-draw", custom_id(code, DRAW, slot))
    if call.status == "open":
        take = button(words, "button-judge-take", custom_id(code, TAKE, slot), discord.ButtonStyle.primary)
        return [take, draw, record_button]
    if call.status == "taken":
        desk = button(words, "button-judge-desk", custom_id(code, DESK, slot), discord.ButtonStyle.primary)
        refuse = button(words, "button-judge-refuse", custom_id(code, REFUSE, slot))
        return [desk, refuse, *([draw] if call.seat is not None else []), record_button]
    return [record_button]


# -------------------------------------------------------------------- the list of calls


def queue_page(words: Words, found: Sequence[Waiting], head: str = "") -> Message:
    """Return the list of calls, those that wait for a judge first; without another `head` they are those of a server."""
    head = head or words("judge-queue-title")
    if not found:
        return Message([text(f"{head}\n{words('judge-queue-none')}")])
    lines = [head]
    for row in found[:MOST_SHOWN]:
        state = words("judge-queue-taken", who=judge_name(row.judge, words)) if row.judge else words("judge-queue-open")
        lines.append(f"`{row.code}` · {words(f'{row.game}-title')} · <#{row.channel}> · {moment(row.at)} · {state}")
        if row.question:
            lines.append(f"> {escape(clip(plain_name(row.question, LONGEST), QUESTION_LENGTH))}")
    options = [
        discord.SelectOption(
            label=f"{row.code} · {words(f'{row.game}-title')}",
            value=row.code,
            description=clip(plain_name(row.question, LONGEST), QUESTION_LENGTH) if row.question else None,
        )
        for row in found[:OPTIONS]
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CODE, OPEN, NOTE), placeholder=words("judge-queue-pick"), options=options
    )
    return Message([text("\n".join(lines)), ui.ActionRow(pick)])


# -------------------------------------------------------------------- the record


def record_page(live: Live, words: Words, bench: Bench, page: int) -> Message:
    """Return a page of the record: the actions of judges and moderators in a match. Page 0 is the newest.

    Everybody sees the same record.
    """
    lines = [_entry(entry, bench, words) for entry in bench.entries.values()] or [Line(words("rulings-empty"))]
    message = log_page(live, words, lines, page, NOTE, action=RECORD, title="rulings-title")
    cited = [str(msgspec.json.decode(e.facts, type=dict[str, Any]).get("rule", "")) for e in bench.entries.values()]
    buttons = [made for rule in dict.fromkeys(cited[::-1]) if (made := rule_button(words, rule)) is not None][
        :MOST_CITED
    ]
    if buttons:
        row: ui.ActionRow[Any] = ui.ActionRow(*buttons)
        message.items.append(row)
    if live.row.guild is not None and live.row.status == "over":
        message.items.append(text(words("rulings-record", record=words("menu-record-name"))))
    return message


def _entry(entry: Entry, bench: Bench, words: Words) -> Line:
    if entry.action in MODERATED:
        entry_text = words("story-moderated", action=_moderated(entry, words), reason=quote(entry.reason))
    else:
        entry_text = describe_entry(entry, bench.moments, words)
    return Line(words("rulings-entry", moment=moment(entry.at, "f"), text=entry_text))


def _moderated(entry: Entry, words: Words) -> str:
    letter = "" if entry.about is None else seat_letter(entry.about)
    return words("log-moderated", action=entry.action, letter=letter)
