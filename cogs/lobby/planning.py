"""The planned time of a table, as it is typed and understood."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field, form
from cogs.kit.controls.custom_ids import NOTE, custom_id
from referee.clocks.terms import DAY, HOUR, MINUTE
from referee.errors import RefusedError
from referee.lobby.plans import check_time
from referee.lobby.typed_moments import parse_moment
from store.people import preferences
from words.texts import Words
from words.texts import words as words_in
from words.zones import zone_name

TIME_LENGTH = 40
"""Characters of a typed time that the bot reads."""

TIME_FORM, TIME_SET = "hosttime", "hosttimeset"
"""The actions: ask the host for another time, set the time typed."""

FIELD = "begins"
"""The name of the form's field."""


def typed_begins(desk: Desk, answer: Answer, typed: str) -> float:
    """Return the moment that somebody typed for a table. Raises RefusedError if it is none, too soon or too far away."""
    now = desk.referee.now()
    begins = parse_moment(typed, answer.preferences.zone, now)
    check_time(begins, now)
    return begins


def time_form(words: Words, code: str, begins: str = "") -> discord.ui.Modal:
    """Return the form for another time, filled with the present one; left empty, the table has no time."""
    field = Field(FIELD, words("time-field"), 0, TIME_LENGTH, hint=words("time-hint"), value=begins)
    return form(words("time-title"), custom_id(code, TIME_SET, NOTE), [field])


def as_typed(begins: float, zone: str | None, words: Words, now: float) -> str:
    """Return a moment as somebody would type it in their time zone; without a zone as a span from now."""
    if zone is not None:
        return _clock(begins, zone)
    minutes = max(1, round((begins - now) / MINUTE))
    days, minutes = divmod(minutes, DAY // MINUTE)
    hours, minutes = divmod(minutes, HOUR // MINUTE)
    parts = (("days", days), ("hours", hours), ("minutes", minutes))
    return words("time-in", span=" ".join(words(f"span-{unit}", count=count) for unit, count in parts if count))


async def offer_times(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return the choices for a time: the typed text with the moment that it means, else some examples.

    A user without a time zone gets a hint to set one in place of times of day.
    """
    zone = (await preferences.of_user(desk.referee.db, interaction.user.id)).zone
    words, now = words_in(await desk.language(interaction)), desk.referee.now()
    wanted = [typed.strip()] if typed.strip() else words("at-usual").split(", ")
    found = [(text, _label(text, zone, words, now)) for text in wanted]
    choices = [Choice(name=label, value=text) for text, label in found if label is not None]
    if zone is None and len(choices) < len(wanted):
        choices.append(
            Choice(name=words("at-zone"), value=next(text for text, label in found if label is None)[:TIME_LENGTH])
        )
    return choices


def _label(typed: str, zone: str | None, words: Words, now: float) -> str | None:
    """Return a typed moment with its meaning in a time zone, None if it is no moment or outside the calendar."""
    try:
        begins = parse_moment(typed, zone, now)
        if zone is None:
            return typed  # without a zone there is no time of day to add
        clock = _clock(begins, zone)
    except (RefusedError, ValueError):
        return None
    return words("at-means", typed=typed, time=clock, place=zone_name(zone, words.language))


def _clock(moment: float, zone: str) -> str:
    """Return a moment in a time zone, in a form that can be typed again."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%d.%m.%Y %H:%M")
