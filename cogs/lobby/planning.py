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
from referee.clocks.terms import DAY, HOUR, MINUTE
from referee.errors import RefusedError
from referee.lobby.plans import check_time
from referee.lobby.typed_moments import parse_moment
from store.people import preferences
from words.texts import Words
from words.texts import words as words_in
from words.zones import zone_name

TIME_LENGTH = 40
"""Characters of a time that are read."""

TIME_FORM, TIME_SET = "hosttime", "hosttimeset"
"""The actions: ask the host for another time, read it."""

FIELD = "begins"
"""The field of that form."""


def typed_begins(desk: Desk, answer: Answer, typed: str) -> float:
    """Return the moment that somebody typed for a table. Raises RefusedError for none, and for one too soon or too far."""
    now = desk.referee.now()
    begins = parse_moment(typed, answer.preferences.zone, now)
    check_time(begins, now)
    return begins


def time_form(words: Words, code: str, begins: str = "") -> discord.ui.Modal:
    """The form of another time, with the present one in it; left empty, the table has none."""
    field = Field(FIELD, words("time-field"), 0, TIME_LENGTH, hint=words("time-hint"), value=begins)
    return form(words("time-title"), custom_id(code, TIME_SET, NOTE), [field])


def as_typed(begins: float, zone: str | None, words: Words, now: float) -> str:
    """Return a moment as somebody of a zone would type it; where no zone is known, how long it is until then."""
    if zone is not None:
        return _clock(begins, zone)
    minutes = max(1, round((begins - now) / MINUTE))
    days, minutes = divmod(minutes, DAY // MINUTE)
    hours, minutes = divmod(minutes, HOUR // MINUTE)
    parts = (("days", days), ("hours", hours), ("minutes", minutes))
    return words("time-in", span=" ".join(words(f"span-{unit}", count=count) for unit, count in parts if count))


async def offer_times(desk: Desk, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Return what has been typed with the moment that it means, or some times to go by.

    To whom no time of day can be told, since nobody knows their zone, it is said instead what to do.
    """
    zone = (await preferences.of_user(desk.referee.db, interaction.user.id)).zone
    words, now = words_in(await desk.language(interaction)), desk.referee.now()
    wanted = [typed.strip()] if typed.strip() else words("at-usual").split(", ")
    found = [(text, _told(text, zone, words, now)) for text in wanted]
    offered = [Choice(name=told, value=text) for text, told in found if told is not None]
    if zone is None and len(offered) < len(wanted):
        offered.append(
            Choice(name=words("at-zone"), value=next(text for text, told in found if told is None)[:TIME_LENGTH])
        )
    return offered


def _told(typed: str, zone: str | None, words: Words, now: float) -> str | None:
    """Return a typed moment as it is understood by the clock of a zone, None if it is none or in no year of the calendar."""
    try:
        begins = parse_moment(typed, zone, now)
        if zone is None:
            return typed  # by whose clock it were told is not known
        clock = _clock(begins, zone)
    except (RefusedError, ValueError):
        return None
    return words("at-means", typed=typed, time=clock, place=zone_name(zone, words.language))


def _clock(moment: float, zone: str) -> str:
    """Return a moment by the clock of a zone, as it can be typed again."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%d.%m.%Y %H:%M")
