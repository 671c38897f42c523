"""The time at which a table of /play is to begin, as it is typed and understood."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.forms import Field, form
from referee.errors import RefusedError
from referee.lobby.plans import check_time
from referee.lobby.typed_moments import typed_moment
from store.people import preferences
from words.texts import Words, words
from words.zones import zone_name

TIME = 40
"""Characters of a time that are read."""

TIME_FORM, TIME_SET = "hosttime", "hosttimeset"
"""The actions: ask the host for another time, read it."""

FIELD = "begins"
"""The field of that form."""

USUAL = (
    ("in 30 min", "in 2 h", "20:00", "tomorrow 19:00", "sat 18:00"),
    ("через 30 мин", "через 2 ч", "20:00", "завтра 19:00", "сб 18:00"),
)
"""What is offered before anything is typed, in English and in Russian."""


def typed_begins(desk: Desk, answer: Answer, typed: str) -> float:
    """Return the moment that somebody typed for a table. Raises RefusedError for none, and for one too soon or too far."""
    now = desk.referee.now()
    begins = typed_moment(typed, answer.preferences.zone, now)
    check_time(begins, now)
    return begins


def time_form(texts: Words, code: str) -> discord.ui.Modal:
    """The form of another time; left empty, the table has none."""
    field = Field(FIELD, texts("time-field"), 0, TIME, hint=texts("time-hint"))
    return form(texts("time-title"), custom_id(code, TIME_SET, NOTE), [field])


async def offered_times(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return what has been typed with the moment that it means, or some times to go by."""
    zone = (await preferences.of_user(desk.referee.db, interaction.user.id)).zone
    texts, now = words(await desk.language(interaction)), desk.referee.now()
    wanted = [typed.strip()] if typed.strip() else [*USUAL[texts.language == "ru"]]
    found = [(text, _told(text, zone, texts, now)) for text in wanted]
    return [Choice(name=told, value=text) for text, told in found if told is not None]


def _told(typed: str, zone: str | None, texts: Words, now: float) -> str | None:
    """Return a typed moment as it is understood by the clock of a zone, None if it is none or in no year of the calendar."""
    try:
        begins = typed_moment(typed, zone, now)
        if zone is None:
            return typed  # by whose clock it were told is not known
        clock = datetime.fromtimestamp(begins, ZoneInfo(zone)).strftime("%d.%m.%Y %H:%M")
    except (RefusedError, ValueError):
        return None
    return texts("at-means", typed=typed, time=clock, place=zone_name(zone, texts.language))
