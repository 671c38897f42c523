"""Pages of settings: all of them, one of them, and the dry run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import clock_words, moment, span
from cogs.lobby.planning import as_typed
from cogs.organising.access import Visit
from cogs.organising.actions import DRY, KNOB, ORGANISE, OWN, OWN_SET, SENTENCES, SETTINGS, STEP, VALUE
from cogs.organising.drafts.draft import GROUPS, Draft, Knob
from cogs.organising.drafts.knobs import knobs_of
from cogs.organising.drafts.usual import differing
from cogs.tournaments.pages.hall_texts import brings
from referee.clocks.terms import parse_terms, terms_json, terms_of
from referee.tournaments.entries.opening import NAME_LENGTH
from referee.tournaments.entries.seeding import LIST_LENGTH
from referee.tournaments.halls.hall import shown_settings
from tournaments.settings.model import Settings
from tournaments.views.forecast import forecast
from words.safe import clip, escape
from words.texts import Words
from words.tournaments.figures import exact
from words.tournaments.refusals import problems
from words.tournaments.running.organising import phase_line
from words.tournaments.settings import description, dry_run, short_line, sides_count
from words.tournaments.speech import pages

TEXT = 2400
"""Characters of the settings in sentences at most."""

MOST_CHANGED = 12
"""Settings that differ from the usual and are listed: more would fill a phone."""

CHANGED = "✎ "
"""The mark of a setting that differs from the usual, in a list to pick from."""

LABEL = 100
"""Characters of a select's label, and of its description, that Discord accepts."""

TYPED = 60
"""Characters of a typed value."""

MOST_CHOICES = 25
"""Options of a select that Discord accepts."""

SIZES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 48, 64, 96, 128, 256, 512, 1024)
"""Numbers of entries to choose from in a dry run."""


class Reader:
    """Puts values of settings into words: with the time zone of the reader, the time now, and names of roles and tournaments."""

    def __init__(
        self, words: Words, zone: str | None, now: float, roles: Mapping[int, str], events: Mapping[int, str]
    ) -> None:
        self.words = words
        self.zone = zone
        self.now = now
        self.roles = roles
        self.events = events

    def value(self, knob: Knob, value: str, *, plain: bool = True) -> str:
        """Return a value in words. `plain`: for pickers, which show neither mentions nor Discord's times."""
        words = self.words
        if value in ("0", ""):
            return words("organise-zero", knob=knob.name)
        if knob.shown == "word":
            return words(f"organise-{value}" if value in ("yes", "no") else f"organise-value-{knob.name}-{value}")
        if knob.shown in ("role", "roles"):
            return words.join([self._role(int(role), plain=plain) for role in value.split()], "tournament-list-or")
        if knob.shown == "moment":
            return as_typed(int(value), self.zone, words, self.now) if plain else moment(int(value), "f")
        if knob.shown == "event":
            name = self.events.get(int(value), value)
            return name if plain else escape(name)
        return self._figure(knob, value)

    def _figure(self, knob: Knob, value: str) -> str:
        if knob.shown == "list":
            return self.words("organise-list-count", count=int(value))
        if knob.shown == "span":
            return span(int(value), self.words)
        if knob.shown == "clock":
            return clock_words(terms_of(value) if value.startswith("{") else parse_terms(value), self.words)
        if knob.shown == "points":
            return " · ".join(exact(Fraction(part)) for part in value.split())
        return self._order(value) if knob.shown == "order" else value

    def _role(self, role: int, *, plain: bool) -> str:
        return self.roles.get(role, str(role)) if plain else f"<@&{role}>"

    def _order(self, value: str) -> str:
        if value.startswith("add_"):
            return self.words("organise-breaks-add", name=self.words(f"tournament-break-{value.removeprefix('add_')}"))
        return self.words(f"organise-value-tiebreaks-{value}")


# ------------------------------------------------------------------- all settings


def settings_page(found: Visit, draft: Draft, reader: Reader, note: str = "") -> Message:
    """Return the settings that differ from the usual ones, with a select for each group of those that may still change."""
    words, state, changed = found.words, found.hall.state, differing(draft)
    lines = [*_head(found), short_line(found.speech, shown_settings(found.hall.row, draft.settings))]
    lines += [] if changed else [words("organise-settings-usual")]
    lines += [_difference(knob, draft, reader) for knob in changed[:MOST_CHANGED]]
    if len(changed) > MOST_CHANGED:
        lines.append(words("organise-settings-more", count=len(changed) - MOST_CHANGED))
    if state.phase != "draft":
        lines.append(words("organise-settings-fixed"))
    items: Rows = [text(clip("\n".join(lines), TEXT))]
    for group in GROUPS:
        knobs = knobs_of(draft, group, state.phase)
        if knobs:
            items.append(ui.ActionRow(_group_select(found, draft, reader, group, knobs)))
    items.append(_buttons(found))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def _head(found: Visit) -> list[str]:
    words, row, state = found.words, found.hall.row, found.hall.state
    game = words("organise-settings-game", game=words(f"{row.game}-title"), form=words(f"organise-form-{row.form}"))
    head = words("organise-settings-title", title=found.title, code=row.code)
    return [head, f"{game} · {phase_line(found.speech, state.phase, state.paused)}"]


def _difference(knob: Knob, draft: Draft, reader: Reader) -> str:
    name, value = reader.words(f"organise-knob-{knob.name}"), reader.value(knob, knob.read(draft), plain=False)
    return reader.words("organise-settings-differs", name=name, value=value)


def sentences_page(found: Visit, draft: Draft, reader: Reader, page: int) -> Message:
    """Return a page of all settings in sentences."""
    lines = [
        *description(found.speech, draft.settings, reader.roles, found.hall.kept_out_by, brings=brings(draft.game)),
        *_beside(draft, reader),
    ]
    parts = pages(lines, "\n".join(_head(found)), "", TEXT)
    page = min(page, len(parts) - 1)
    row: ui.ActionRow[Any] = ui.ActionRow(
        *paging_buttons(found.words, found.code, SENTENCES, page, len(parts)),
        button(found.words, "button-organise-settings", custom_id(found.code, SETTINGS, NOTE)),
    )
    return Message([text(parts[page]), row])


def _beside(draft: Draft, reader: Reader) -> list[str]:
    """Return sentences on what stands beside the settings."""
    words = reader.words
    lines = [words("organise-set-clock", clock=clock_words(terms_of(draft.clock), words))]
    lines.append(words(f"organise-set-rooms-{draft.rooms}"))
    lines.append(words("organise-set-automatic" if draft.automatic else "organise-set-by-press"))
    if draft.settings.seeding == "list":
        lines.append(words("organise-set-list", count=draft.listed))
    if draft.settings.seeding == "table" and draft.earlier:
        lines.append(words("event-rules-earlier", title=escape(reader.events.get(draft.earlier, ""))))
    if draft.begins:
        lines.append(words("organise-set-begins", moment=moment(draft.begins, "f")))
    if draft.role:
        lines.append(words("organise-set-role", role=f"<@&{draft.role}>"))
    if draft.champion:
        lines.append(words("organise-set-champion", role=f"<@&{draft.champion}>"))
    return lines


def _group_select(found: Visit, draft: Draft, reader: Reader, group: str, knobs: Sequence[Knob]) -> ui.Select[Any]:
    changed = {knob.name for knob in differing(draft)}
    options = [
        discord.SelectOption(
            label=(CHANGED if knob.name in changed else "") + found.words(f"organise-knob-{knob.name}"),
            value=knob.name,
            description=clip(reader.value(knob, knob.read(draft)), LABEL),
        )
        for knob in sorted(knobs, key=lambda knob: knob.name not in changed)
    ]
    count = sum(knob.name in changed for knob in knobs)
    return ui.Select(
        custom_id=custom_id(found.code, KNOB, NOTE, group),
        placeholder=found.words(f"organise-group-{group}", count=count),
        options=options,
    )


def _buttons(found: Visit) -> ui.ActionRow[Any]:
    code, words, is_draft = found.code, found.words, found.hall.state.phase == "draft"
    dry = button(words, "button-organise-dry", custom_id(code, DRY, NOTE))
    panel = button(words, "button-organise-panel", custom_id(code, ORGANISE, NOTE, "here"))
    sentences = button(words, "button-organise-sentences", custom_id(code, SENTENCES, NOTE, 0))
    if not is_draft:
        return ui.ActionRow(dry, sentences, panel)
    rename = button(words, "button-organise-rename", custom_id(code, OWN, NOTE, "name"))
    step = custom_id(code, STEP, NOTE, found.hall.version)
    opens = button(words, "button-organise-open", step, discord.ButtonStyle.success)
    return ui.ActionRow(opens, dry, sentences, rename, panel)


# ------------------------------------------------------------------- one setting


def knob_page(found: Visit, draft: Draft, knob: Knob, reader: Reader, note: str = "") -> Message:
    """Return a setting with its values to choose from."""
    words, code = found.words, found.code
    present = knob.read(draft)
    lines = [
        words("organise-knob-title", name=words(f"organise-knob-{knob.name}"), title=found.title),
        words("organise-knob-now", value=reader.value(knob, present, plain=False)),
        words(f"organise-knob-{knob.name}-means"),
    ]
    choices = knob.choices(draft)[:MOST_CHOICES]
    if knob.shown == "event" and not choices:
        lines.append(words("organise-earlier-none"))
    items: Rows = [text("\n".join(lines))]
    if choices:
        items.append(ui.ActionRow(_values_select(code, knob, choices, present, reader)))
    elif knob.shown in ("role", "roles"):
        items.append(ui.ActionRow(_role_select(code, knob, words)))
    last: ui.ActionRow[Any] = ui.ActionRow()
    if knob.typed:
        key = "button-organise-list" if knob.shown == "list" else "button-organise-own"
        last.add_item(button(words, key, custom_id(code, OWN, NOTE, knob.name)))
    last.add_item(button(words, "button-organise-settings", custom_id(code, SETTINGS, NOTE)))
    items.append(last)
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def _values_select(code: str, knob: Knob, choices: Sequence[str], present: str, reader: Reader) -> ui.Select[Any]:
    stored = {value: _stored(knob, value) for value in choices}
    options = [
        discord.SelectOption(
            label=clip(reader.value(knob, value), LABEL), value=value, default=stored[value] == present
        )
        for value in choices
    ]
    return ui.Select(
        custom_id=custom_id(code, VALUE, NOTE, knob.name),
        placeholder=reader.words("organise-knob-pick"),
        options=options,
    )


def _stored(knob: Knob, value: str) -> str:
    return terms_json(parse_terms(value)) if knob.shown == "clock" else value


def _role_select(code: str, knob: Knob, words: Words) -> ui.RoleSelect[Any]:
    most = 10 if knob.shown == "roles" else 1
    return ui.RoleSelect(
        custom_id=custom_id(code, VALUE, NOTE, knob.name),
        placeholder=words("organise-role-pick"),
        min_values=0,
        max_values=most,
    )


def own_form(found: Visit, name: str, shown: str, value: str) -> ui.Modal:
    """Return the form in which a value of one's own is typed; `shown` says what is typed, such as "span" or "name"."""
    words = found.words
    is_list = shown == "list"
    most = NAME_LENGTH if name == "name" else LIST_LENGTH if is_list else TYPED
    field = Field("value", words(f"organise-knob-{name}"), 0, most, is_list, words(f"organise-own-{shown}"), value)
    return form(words("organise-own-title"), custom_id(found.code, OWN_SET, NOTE, name), [field])


# ------------------------------------------------------------------- the dry run


def dry_page(found: Visit, settings: Settings, entries: int, lacking: Sequence[str]) -> Message:
    """Return the dry run of settings with so many entries, and the permissions that the bot lacks."""
    words, plan = found.words, forecast(settings, entries)
    lines = [words("organise-dry-title", title=found.title)]
    lines.append(problems(found.speech, plan.problems) if plan.problems else dry_run(found.speech, settings, plan))
    lines += lacking or [words("organise-dry-permissions")]
    options = [
        discord.SelectOption(label=sides_count(found.speech, settings, size), value=str(size), default=size == entries)
        for size in sorted({*SIZES, entries})[-25:]
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(found.code, DRY, NOTE), placeholder=words("organise-dry-pick"), options=options
    )
    back: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-organise-settings", custom_id(found.code, SETTINGS, NOTE))
    )
    return Message([text("\n".join(lines)), ui.ActionRow(pick), back])
