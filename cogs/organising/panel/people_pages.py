"""Pages of entries: the list, one entry, and those who organise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.access import Visit, organisers
from cogs.organising.actions import ADD, ADD_TEAM, CONSIDER, FIND, FOUND, OFF, OFFICE, PEOPLE, PERSON
from cogs.organising.panel.act import Act, consider_button
from cogs.organising.panel.kinds import PENALTIES
from cogs.organising.panel.panel_pages import panel_row
from tournaments.state.entering import may_join_late
from tournaments.views.tournament import EntryView, Viewer
from words.safe import clip, plain_name
from words.tournaments.entries import seed_marks
from words.tournaments.running.organising import penalty_choice
from words.tournaments.speech import reason_text

SHOWN = 20
"""Entries on a page."""

NO_CLUBS: dict[int, str] = {}

NAME_LENGTH = 32
MOST_OFFICES = 25


def entries_of(found: Visit) -> tuple[EntryView, ...]:
    """Return the entries as an organiser sees them, by number."""
    return found.hall.view(Viewer(organiser=True)).entries


def people_page(found: Visit, page: int, note: str = "") -> Message:
    """Return a page of the entries with their state, and the controls to open one, find one and enter somebody."""
    words, entries = found.words, entries_of(found)
    count = max(1, -(-len(entries) // SHOWN))
    page = min(page, count - 1)
    shown = entries[page * SHOWN : (page + 1) * SHOWN]
    lines = [words("organise-people-title", title=found.title, count=len(entries))]
    lines += [_line(found, entry) for entry in shown] or [words("organise-people-none")]
    items: Rows = [text("\n".join(lines))]
    if shown:
        items.append(ui.ActionRow(_entry_select(found, shown)))
    if found.hall.state.phase in ("open", "check_in") or may_join_late(found.hall.state):
        items.append(ui.ActionRow(_user_select(found)))
    items.append(ui.ActionRow(*paging_buttons(words, found.code, PEOPLE, page, count)))
    items.append(panel_row(words, found.code, button(words, "button-organise-find", custom_id(found.code, FIND, NOTE))))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def found_page(found: Visit, wanted: str, entries: Sequence[EntryView]) -> Message:
    """Return the entries whose name has the text that was looked for."""
    words = found.words
    lines = [words("organise-found-title", wanted=reason_text(wanted), count=len(entries))]
    lines += [_line(found, entry) for entry in entries[:SHOWN]]
    items: Rows = [text("\n".join(lines))]
    if entries:
        items.append(ui.ActionRow(_entry_select(found, entries[:SHOWN])))
    back = button(words, "button-organise-people", custom_id(found.code, PEOPLE, NOTE, 0))
    again = button(words, "button-organise-find", custom_id(found.code, FIND, NOTE))
    return Message([*items, panel_row(words, found.code, again, back)])


def find_form(found: Visit) -> ui.Modal:
    """Return the form in which a part of a name is typed."""
    words = found.words
    field = Field("name", words("organise-find-name"), 1, NAME_LENGTH)
    return form(words("organise-find-title"), custom_id(found.code, FOUND, NOTE), [field])


def _line(found: Visit, entry: EntryView) -> str:
    name = " · ".join([found.speech.marked(entry.number), *seed_marks(found.speech, entry, NO_CLUBS)])
    return found.words("organise-people-line", number=str(entry.number), name=name, state=state_text(found, entry))


def state_text(found: Visit, entry: EntryView) -> str:
    """Return the state of an entry in a few words."""
    if entry.status == "in" and found.hall.state.phase in ("open", "check_in"):
        return found.words("organise-state-there" if entry.checked_in else "organise-state-entered")
    return found.words(f"organise-state-{entry.status}")


def _entry_select(found: Visit, entries: Sequence[EntryView]) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=f"{entry.number} · {clip(plain_entry(found, entry), NAME_LENGTH)}",
            value=str(entry.number),
            description=clip(state_text(found, entry), 100),
        )
        for entry in entries
    ]
    return ui.Select(
        custom_id=custom_id(found.code, PERSON, NOTE), placeholder=found.words("organise-people-pick"), options=options
    )


def plain_entry(found: Visit, entry: EntryView) -> str:
    """Return the name of an entry without marks, as labels take it."""
    former = found.words("tournament-former", entry=str(entry.number))
    return former if entry.former else plain_name(found.hall.names.get(entry.number), default=former)


def _user_select(found: Visit) -> ui.UserSelect[Any]:
    members = found.hall.settings.entering.members
    return ui.UserSelect(
        custom_id=custom_id(found.code, ADD if members == 1 else ADD_TEAM, NOTE),
        placeholder=found.words("organise-people-add", members=members),
        min_values=members,
        max_values=members,
    )


# ------------------------------------------------------------------- one entry


def person_page(found: Visit, entry: EntryView, note: str = "") -> Message:
    """Return an entry: its persons, its state, its penalties, and what an organiser may do about it."""
    words, hall = found.words, found.hall
    number = entry.number
    lines = [words("organise-person-title", number=str(number), name=found.speech.name(number))]
    if not entry.former:
        lines.append(words("organise-person-who", names=words.join([f"<@{one.user}>" for one in hall.persons(number)])))
    lines.append(state_text(found, entry))
    if entry.reason:
        lines.append(f"> {reason_text(entry.reason)}")
    lines += [
        _penalty(found, number, held.penalty, held.reason) for held in hall.state.penalties if held.entry == number
    ]
    items: Rows = [text("\n".join(lines))]
    own = hall.entry_of(found.who.user) == number
    if own:
        items.append(text(f"-# {words('organise-person-own')}"))
    if hall.state.phase == "running" and entry.status == "in" and hall.own_pairing(number) is not None and not own:
        items.append(ui.ActionRow(_penalty_select(found, number)))
    buttons = [] if own else _person_buttons(found, entry)
    if buttons:
        items.append(ui.ActionRow(*buttons))
    back = button(words, "button-organise-people", custom_id(found.code, PEOPLE, NOTE, 0))
    items.append(panel_row(words, found.code, back))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def _penalty(found: Visit, _number: int, penalty: str, reason: str) -> str:
    name = found.words(f"organise-penalty-{penalty}")
    return f"- {found.words('organise-person-penalty', penalty=name, reason=reason_text(reason))}"


def _person_buttons(found: Visit, entry: EntryView) -> list[ui.Button[Any]]:
    words, code, phase, version = found.words, found.code, found.hall.state.phase, found.hall.version
    about = str(entry.number)
    made = []
    if entry.status != "in":
        if phase == "running" and entry.status == "dropped":
            made.append(consider_button(words, code, "button-organise-out", Act("out", version, about)))
        return made
    if phase == "check_in" and not entry.checked_in:
        made.append(consider_button(words, code, "button-organise-check-them-in", Act("checkin", version, about)))
    if phase in ("open", "check_in", "running"):
        made.append(consider_button(words, code, "button-organise-remove", Act("remove", version, about)))
    if phase == "running":
        made.append(consider_button(words, code, "button-organise-out", Act("out", version, about)))
    return made


def _penalty_select(found: Visit, entry: int) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=found.words(f"organise-penalty-{kind}"),
            value=kind,
            description=clip(penalty_choice(found.speech, kind), 100),
        )
        for kind in PENALTIES
    ]
    return ui.Select(
        custom_id=custom_id(found.code, CONSIDER, NOTE, "penalty", found.hall.version, entry),
        placeholder=found.words("organise-person-penalise"),
        options=options,
    )


# ------------------------------------------------------------------- those who organise


def offices_page(found: Visit, names: Sequence[str], note: str = "") -> Message:
    """Return those who organise, with the controls to name somebody and to take that back.

    `names` are the names of those who were named, for a picker.
    """
    words, hall = found.words, found.hall
    lines = [words("organise-offices-title", title=found.title), words("organise-offices-means")]
    lines += [f"- {one}" for one in organisers(hall)]
    items: Rows = [
        text("\n".join(lines)),
        ui.ActionRow(
            ui.UserSelect(
                custom_id=custom_id(found.code, OFFICE, NOTE, "user"), placeholder=words("organise-offices-user")
            )
        ),
        ui.ActionRow(
            ui.RoleSelect(
                custom_id=custom_id(found.code, OFFICE, NOTE, "role"), placeholder=words("organise-offices-role")
            )
        ),
    ]
    if hall.organisers:
        options = [
            discord.SelectOption(label=clip(name, 100), value=f"{kind}.{who}")
            for (kind, who), name in list(zip(hall.organisers, names, strict=True))[:MOST_OFFICES]
        ]
        off: ui.Select[Any] = ui.Select(
            custom_id=custom_id(found.code, OFF, NOTE), placeholder=words("organise-offices-off"), options=options
        )
        items.append(ui.ActionRow(off))
    items.append(panel_row(words, found.code))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)
