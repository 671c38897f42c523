"""The organiser's panel: the one next step, what blocks it, and the buttons to everything else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.decks.picking import builds_decks
from cogs.judges.call_pages import queue_page
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.access import Visit
from cogs.organising.actions import (
    CALLS,
    DECKS,
    LOG,
    MOVE,
    OFFICES,
    ORGANISE,
    PEOPLE,
    RESULTS,
    RESUME,
    ROUND,
    SETTINGS,
    START,
    STEP,
)
from cogs.organising.panel.act import Act, consider_button
from cogs.tournaments.pages.turning import turned
from referee.tournaments.servers import is_paused_by_loss
from store.judges.calls import Waiting
from tournaments.views.forecast import forecast
from tournaments.views.steps import Steps, TableTime
from words.safe import clip
from words.texts import Words
from words.tournaments.refusals import problems
from words.tournaments.running.organising import SHOWN, entries_line, next_step, phase_line, table_line
from words.tournaments.settings import dry_run
from words.tournaments.speech import paged

MOST_NAMED = 20
"""Entries that did not check in and are named before the start."""

PHASES_TO_PAUSE = ("open", "check_in", "running")

STEP_LABELS: Mapping[str, str] = {
    "draft": "button-organise-open",
    "open": "button-organise-check-in",
    "check_in": "button-organise-start",
}
"""The labels of the next step before the start, by phase."""


def panel(
    found: Visit,
    links: Mapping[tuple[int, int, int], str],
    calls: int,
    note: str = "",
    obstacles: Sequence[str] = (),
    *,
    move: bool = False,
) -> Message:
    """Return the panel. `links` leads to the tables that are waited for, `calls` counts the open calls for a judge.

    `obstacles` are the lines about what stands in the way; `move` offers to choose another channel.
    """
    words, state, now = found.words, found.hall.state, found.steps
    head = words("organise-title", title=found.title, code=found.code)
    lines = [head, phase_line(found.speech, state.phase, state.paused)]
    if state.phase in ("open", "check_in"):
        lines.append(entries_line(found.speech, now))
    lines.append("\n".join(_step_lines(found, now, links)))
    if found.hall.entry_of(found.who.user):
        lines.append(f"-# {words('organise-you-play')}")
    items: Rows = [text(clip("\n".join(lines), 2000))]
    if obstacles:
        ways = "\n".join([words("organise-obstacles"), *(f"- {line}" for line in obstacles)])
        items.append(text(clip(ways, 1600)))
    if move:
        items.append(ui.ActionRow(_move_select(found)))
    items += _buttons(found, now, calls)
    if note:
        items.append(text(f"-# {note}"))
    return Message(items, colour=SLATE if state.phase in ("draft", "over", "cancelled") else GREEN)


def _step_lines(found: Visit, now: Steps, links: Mapping[tuple[int, int, int], str]) -> list[str]:
    """Return the next step; each table that blocks it leads to the table."""
    if is_paused_by_loss(found.hall):
        return [found.words("organise-step-lost")]
    if now.paused or now.due is not None or not now.blocked:
        return [next_step(found.speech, now)]
    lines = [found.speech("tournament-step-blocked", count=len(now.blocked))]
    lines += [linked(found, table, links) for table in now.blocked[:SHOWN]]
    if len(now.blocked) > SHOWN:
        lines.append(found.speech("tournament-step-more", count=len(now.blocked) - SHOWN))
    return lines


def linked(found: Visit, table: TableTime, links: Mapping[tuple[int, int, int], str]) -> str:
    """Return the line of a table that is not over, with a link to it."""
    line, link = table_line(found.speech, table), links.get((table.stage, table.round, table.table))
    return f"{line} · [{found.words('organise-link')}]({link})" if link else line


def _buttons(found: Visit, now: Steps, calls: int) -> Rows:
    words, code, state, version = found.words, found.code, found.hall.state, found.hall.version
    is_over = state.phase in ("over", "cancelled")
    step = button(
        words,
        STEP_LABELS.get(state.phase, "button-organise-step"),
        custom_id(code, STEP, NOTE, version),
        discord.ButtonStyle.success,
    )
    step.disabled = state.paused or (state.phase == "running" and now.due is None)
    refresh = button(words, "button-refresh", custom_id(code, ORGANISE, NOTE, "here"))
    first: list[ui.Button[Any]] = [*([] if is_over else [step]), refresh]
    if state.paused:
        resume = button(words, "button-organise-resume", custom_id(code, RESUME, NOTE, version))
        resume.disabled = is_paused_by_loss(found.hall)
        first.insert(1, resume)
    elif state.phase in PHASES_TO_PAUSE:
        first.append(consider_button(words, code, "button-organise-pause", Act("pause", version)))
    second = [button(words, "button-organise-people", custom_id(code, PEOPLE, NOTE, 0))]
    if builds_decks(found.hall.row.game) and state.phase not in ("draft", "open"):
        second.append(button(words, "button-organise-decks", custom_id(code, DECKS, NOTE, 0)))
    if state.rounds:
        second.append(button(words, "button-organise-results", custom_id(code, RESULTS, NOTE)))
        second.append(button(words, "button-organise-round", custom_id(code, ROUND, NOTE)))
    second.append(button(words, "button-organise-settings", custom_id(code, SETTINGS, NOTE)))
    called = ui.Button[Any](label=words("button-organise-calls", count=calls), custom_id=custom_id(code, CALLS, NOTE))
    third = [
        *([called] if state.rounds else []),
        button(words, "button-organise-offices", custom_id(code, OFFICES, NOTE)),
        button(words, "button-organise-log", custom_id(code, LOG, NOTE, 0)),
    ]
    if not is_over:
        cancel = consider_button(words, code, "button-organise-cancel", Act("cancel", version))
        cancel.style = discord.ButtonStyle.danger
        third.append(cancel)
    return [ui.ActionRow(*row) for row in (first, second, third)]


def _move_select(found: Visit) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=custom_id(found.code, MOVE, NOTE),
        placeholder=found.words("organise-move-pick"),
        channel_types=[discord.ChannelType.text],
    )


def panel_row(words: Words, code: str, *others: ui.Button[Any]) -> ui.ActionRow[Any]:
    """Return a row with these buttons and the one that leads back to the panel."""
    return ui.ActionRow(*others, button(words, "button-organise-panel", custom_id(code, ORGANISE, NOTE, "here")))


def start_question(found: Visit) -> Message:
    """Return the question before the start: who plays, who is left out, and what the settings give with so many."""
    words, state = found.words, found.hall.state
    there = [entry.number for entry in state.entries.values() if not entry.out and entry.checked_in]
    cap = state.settings.entering.cap or len(there)
    missing = [entry.number for entry in state.entries.values() if not entry.out and not entry.checked_in]
    plan = forecast(state.settings, min(cap, len(there)))
    lines = [words("organise-start-title", title=found.title), words("organise-start-means")]
    lines.append(
        problems(found.speech, plan.problems) if plan.problems else dry_run(found.speech, state.settings, plan)
    )
    if missing:
        named = words.join([found.speech.name(number) for number in missing[:MOST_NAMED]])
        lines.append(words("organise-start-missing", count=len(missing), names=named))
    sure = button(
        words,
        "button-organise-start-sure",
        custom_id(found.code, START, NOTE, found.hall.version),
        discord.ButtonStyle.danger,
    )
    sure.disabled = bool(plan.problems)
    others = [sure]
    if plan.problems:
        others.append(button(words, "button-organise-settings", custom_id(found.code, SETTINGS, NOTE)))
    return Message([text("\n".join(lines)), panel_row(words, found.code, *others)])


def calls_page(found: Visit, waiting: Sequence[Waiting]) -> Message:
    """Return the open calls for a judge at the tables of a tournament."""
    words = found.words
    if not waiting:
        lines = [words("organise-calls-title", title=found.title), words("organise-calls-none")]
        return Message([text("\n".join(lines)), panel_row(words, found.code)])
    made = queue_page(words, waiting, words("organise-calls-title", title=found.title))
    return Message([*made.items, panel_row(words, found.code)])


async def log_page(found: Visit, lines: Iterable[str], page: int) -> Message:
    """Return a page of the log; page 0 is the newest."""
    words = found.words
    shown = lines if found.hall.version else [words("organise-log-none")]
    made, more = await turned(paged(shown, words("organise-log-title", title=found.title)), page)
    page = len(made) - 1
    turn: ui.ActionRow[Any] = ui.ActionRow(*paging_buttons(words, found.code, LOG, page, len(made) + more))
    return Message([text(made[page]), turn, panel_row(words, found.code)])
