"""Pages for a judge: the desk of a match, its corrections, all hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.clocks.pages import clock_status
from cogs.judges.call_pages import CODE, DESK, QUEUE, RECORD
from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.buttons import contents_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.reader import Reader
from cogs.match.watch_pages import Shown, put_hands
from cogs.screens.log.judge_notes import Step, quote
from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.judges.corrections import Action, needs_confirmation
from referee.match.live import Live
from store.judges.calls import Call
from words.safe import clip
from words.texts import Words, seat_letter

TABLE = "judgetable"
"""Action of the control that shows what can be corrected on the table."""

FIX, ASK, PICK, CONFIRM, DO, RELEASE, LOG, STEP_IN = (
    "judgefix",
    "judgeask",
    "judgepick",
    "judgewhether",
    "judgedo",
    "judgeback",
    "judgelog",
    "judgestep",
)
"""Actions of controls: show the corrections, ask for the reason, ask for it after a pick, ask for confirmation, carry out the
correction, hand the call back, show the log with times, judge a match without a call."""

REASON, RULE, AMOUNT = "reason", "rule", "amount"
"""The fields of the forms."""

RULE_LENGTH, AMOUNT_LENGTH = 12, 12
"""Characters that may be typed as a rule's id, and as a time."""

OPTIONS, LABEL = 25, 100
"""Discord's limits: options of a select, and characters of an option."""


class DeskFacts(msgspec.Struct, frozen=True):
    """The facts that a desk shows: the question, the state of play, the clocks, whether its judge has looked at all hands."""

    question: str
    state: Sequence[str]
    faces: Mapping[Seat, ClockFace]
    looked: bool


def desk_page(reader: Reader, call: Call, facts: DeskFacts, note: str = "") -> Message:
    """Return the desk of a match's judge. It shows the public state alone."""
    live, words, names = reader.live, reader.words, reader.names
    row, code = live.row, live.row.code
    lines = [words("judge-desk-title", game=words(f"{row.game}-title"), code=code)]
    lines.append(
        words("judge-desk-uncalled")
        if call.seat is None
        else words("judge-desk-question", letter=seat_letter(call.seat), text=quote(facts.question))
    )
    lines.append(f"-# {words('judge-desk-until', moment=moment(call.until))}")
    if facts.looked:
        lines.append(f"-# {words('judge-desk-looked')}")
    items: Rows = [text("\n".join(lines))]
    items.append(text("\n".join([words("judge-desk-frozen")] if row.status == "frozen" else facts.state)))
    if facts.faces and row.status == "playing":
        clocks = [
            f"{seat_name(seat, names)}: {clock_status(face, words)}" for seat, face in sorted(facts.faces.items())
        ]
        items.append(text("\n".join([words("judge-desk-clocks"), *clocks])))
    if note:
        items.append(text(note))
    items += [ui.ActionRow(*_view_buttons(live, words)), ui.ActionRow(*_action_buttons(live, call, words))]
    items.append(text(words("judge-rule-closes")))
    return Message(items)


def _view_buttons(live: Live, words: Words) -> list[ui.Button[Any]]:
    code = live.row.code
    return [
        button(words, "button-text", custom_id(code, "text", NOTE)),
        button(words, "button-judge-log", custom_id(code, LOG, NOTE)),
        contents_button(words, live.row.game, NOTE),
        button(words, "button-rulings", custom_id(code, RECORD, NOTE)),
    ]


def _action_buttons(live: Live, call: Call, words: Words) -> list[ui.Button[Any]]:
    code = live.row.code
    made = [
        button(words, "button-judge-rule", custom_id(code, ASK, NOTE, "rule"), discord.ButtonStyle.primary),
        button(words, "button-judge-fix", custom_id(code, FIX, NOTE)),
    ]
    clock = {None: "wait", "judge": "goon"}.get(live.row.paused_by)
    if live.row.status == "playing" and clock is not None:
        made.append(button(words, f"button-judge-{clock}", custom_id(code, ASK, NOTE, clock)))
    made.append(button(words, "button-judge-look", custom_id(code, ASK, NOTE, "look")))
    away = "stepout" if call.seat is None else "release"
    return [*made, button(words, f"button-judge-{away}", custom_id(code, RELEASE, NOTE))]


def uncalled_page(live: Live, words: Words) -> Message:
    """Return the page for a judge who names a match without a call: they may judge it all the same."""
    step = button(words, "button-judge-step", custom_id(live.row.code, STEP_IN, NOTE))
    queue = button(words, "button-judge-queue", custom_id(CODE, QUEUE, NOTE))
    row: ui.ActionRow[Any] = ui.ActionRow(step, queue)
    return Message([text(words("judge-uncalled", code=live.row.code)), row])


def released_page(words: Words, result: str) -> Message:
    """Return the page that replaces the desk of a user who no longer judges: the result, and a button to other calls."""
    row: ui.ActionRow[Any] = ui.ActionRow(button(words, "button-judge-queue", custom_id(CODE, QUEUE, NOTE)))
    return Message([text(result), row])


# -------------------------------------------------------------------- corrections


def corrections_page(reader: Reader, steps: Mapping[int, Step], clocks: Mapping[Seat, str]) -> Message:
    """Return the page of corrections. Its selects offer the reader's names and the moments `steps`, newest first.

    `clocks` has the remaining time, in words, of each seat whose clock can be set.
    """
    live, words, names = reader.live, reader.words, reader.names
    code = live.row.code
    head = words("judge-fix-title", game=words(f"{live.row.game}-title"), code=code)
    items: Rows = [text(f"{head}\n{words('judge-fix-means')}")]
    if steps:
        items += _select(live, words, "back", [(str(n), step.text, step.part) for n, step in steps.items()])
    _, match = live.rules_and_match
    seats = [(str(seat), f"{seat_letter(seat)} · {names[seat]}", "") for seat in match.seats]
    persons = [str(s.seat) for s in live.humans]
    if live.row.status == "playing":
        own = [seat for seat in seats if seat[0] in persons]
        timed = [(str(seat), f"{seat_letter(seat)} · {names[seat]}", left) for seat, left in clocks.items()]
        items += _select(live, words, "time", timed) if timed else []
        items += _select(live, words, "replace", own) if own else []
        items += _select(live, words, "expel", seats)
    items += _select(live, words, "award", seats, most=len(seats))
    rules, _ = live.rules_and_match
    made = [button(words, "button-judge-back", custom_id(code, DESK, NOTE))]
    if rules.game.correcting is not None and live.row.status == "playing":
        made.append(button(words, "button-judge-table", custom_id(code, TABLE, NOTE)))
    if live.row.status == "frozen":
        made.append(button(words, "button-judge-revive", custom_id(code, ASK, NOTE, "revive")))
    made.append(
        button(words, "button-judge-close", custom_id(code, CONFIRM, NOTE, "close"), discord.ButtonStyle.danger)
    )
    items.append(ui.ActionRow(*made))
    return Message(items)


def _select(
    live: Live, words: Words, action: Action, options: Sequence[tuple[str, str, str]], *, most: int = 1
) -> Rows:
    """Return a select below a heading: the placeholder goes once something is picked, the heading stays."""
    made: ui.Select[Any] = ui.Select(
        custom_id=custom_id(live.row.code, CONFIRM if needs_confirmation(live, action) else PICK, NOTE, action),
        placeholder=words("judge-fix-pick"),
        max_values=most,
        options=[
            discord.SelectOption(label=clip(label, LABEL - 1), value=value, description=clip(part, LABEL - 1) or None)
            for value, label, part in options[:OPTIONS]
        ],
    )
    return [text(words(f"judge-fix-{action}")), ui.ActionRow(made)]


# -------------------------------------------------------------------- all hands


def hands_page(reader: Reader, shown: Sequence[Shown]) -> Message:
    """Return the page with all hands of a running match, for its judge alone."""
    live, words = reader.live, reader.words
    head = words("judge-hands-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    message = Message([text(f"{head}\n{words('judge-hands-means')}")])
    put_hands(message, shown, reader.names)
    return message
