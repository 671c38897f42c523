"""The page of a user's own settings: each line names a setting's value and its meaning, with a control below.

There is no button to save: a pick or a press takes effect at once, and the page shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import TITLE
from cogs.kit.composing.messages import Message, Rows, text
from cogs.kit.controls.actions import OWN
from cogs.kit.controls.custom_ids import NOTE, custom_id
from engines.kernel.languages import all_languages, languages
from store.people.people import Player
from store.people.preferences import Preferences
from words.safe import clip
from words.texts import Words
from words.zones import City, wall_clock, zone_name

SET, QUIET, QUIET_SET, ZONE = "set", "quiet", "quietset", "zone"
"""Actions: change a setting, open the form of quiet hours, read it, pick one of the offered zones."""

USUAL = "usual"
"""The value of a select for a setting that the user has left open."""

FROM, TO, PLACE = "from", "to", "place"
"""The names of the form's fields."""

NO_HOURS = "none"
"""The part of a control's id that stands for no quiet hours."""

HOURS = 24
ZONE_LENGTH = 60
"""Characters that may be typed as the city of a time zone."""

PICKED: dict[str, tuple[str, ...]] = {
    "language": (USUAL,),
    "pings": ("all", "turns", "off"),
    "theme": (USUAL, "dark", "light", "contrast"),
    "colours": (USUAL, "bright", "shades"),
}
"""Settings with a select and their values; for the language the installed ones follow."""

MOST = 25
"""Options of a select, at most."""

TOGGLED: dict[str, tuple[str, str]] = {
    "delivery": ("dm", "channel"),
    "next_up": ("off", "on"),
    "board": ("picture", "text"),
    "listed": ("off", "on"),
    "profile": ("private", "open"),
}
"""Settings with a button, and their two states."""

SWITCHED = ("next_up", "listed")
"""Those of them that are on or off."""

Choice = tuple[str, str]
"""The value of an option and its label."""


def line(value: str, meaning: str) -> str:
    """Return a line of a page: a setting's value, and below it in small letters its meaning."""
    return f"{value}\n-# {meaning}"


def select(name: str, choices: Sequence[Choice], current: str) -> ui.ActionRow[Any]:
    """Return a select whose current value is picked."""
    options = [discord.SelectOption(label=label, value=value, default=value == current) for value, label in choices]
    return ui.ActionRow(ui.Select(custom_id=name, options=options))


def page(words: Words, chosen: Preferences, now: float, player: Player | None = None) -> Message:
    """Return the page of the settings `chosen`; `now`, in unix seconds, is shown in their time zone.

    `player` tells whether direct messages have reached the user.
    """
    items: Rows = [
        text(f"{words('settings-title')}\n-# {words('settings-intro')}"),
        *_picked(words, chosen, "language"),
        _toggled(words, chosen, "delivery"),
        *_closed(words, chosen, player),
        ui.Separator(),
        *_picked(words, chosen, "pings"),
        _toggled(words, chosen, "next_up"),
        _quiet(words, chosen, now),
        ui.Separator(),
        _toggled(words, chosen, "board"),
        *_picked(words, chosen, "theme"),
        *_picked(words, chosen, "colours"),
        ui.Separator(),
        _toggled(words, chosen, "listed"),
        _toggled(words, chosen, "profile"),
    ]
    return Message(items)


def _picked(words: Words, chosen: Preferences, name: str) -> Rows:
    current = picked(getattr(chosen, name), name)
    choices = labelled(words, "settings", name, PICKED[name])
    caption = line(words(f"settings-{name}", value=dict(choices)[current]), words(f"settings-{name}-about"))
    return [text(caption), select(custom_id(OWN, SET, NOTE, name), choices, current)]


def labelled(words: Words, page: str, name: str, values: Sequence[str]) -> list[Choice]:
    """Return the options of a setting: its values with their labels; for the language each installed one by its own name."""
    options = [(value, words(f"{page}-{name}-{value}")) for value in values]
    if name != "language":
        return options
    return [*options, *((language, all_languages().facts[language].name) for language in languages())][:MOST]


def picked(chosen: str | None, name: str) -> str:
    """Return the value that a select shows as picked; a language that is no longer installed counts as left open."""
    gone = name == "language" and chosen not in languages()
    return USUAL if chosen is None or gone else chosen


def _toggled(words: Words, chosen: Preferences, name: str) -> ui.Item[Any]:
    off, on = TOGGLED[name]
    value = getattr(chosen, name)
    current = (on if value else off) if isinstance(value, bool) else value
    other = off if current == on else on
    key = name.replace("_", "-")
    return ui.Section(
        ui.TextDisplay(line(words(f"settings-{key}-{current}"), words(f"settings-{key}-{current}-about"))),
        accessory=ui.Button(
            label=words(f"settings-{key}-to-{other}"), custom_id=custom_id(OWN, SET, NOTE, name, other)
        ),
    )


def _closed(words: Words, chosen: Preferences, player: Player | None) -> Rows:
    """Return the line for a user who wants direct messages but does not accept them, nothing for anybody else."""
    if chosen.delivery != "dm" or player is None or (player.dm != "closed" and not player.dm_next):
        return []
    if not player.dm_next:
        return [text(words("settings-messages-trying"))]
    again = ui.Button[Any](label=words("settings-messages-try"), custom_id=custom_id(OWN, SET, NOTE, "delivery", "dm"))
    caption = line(words("settings-messages-closed"), words("settings-messages-closed-about"))
    return [ui.Section(ui.TextDisplay(caption), accessory=again)]


def _quiet(words: Words, chosen: Preferences, now: float) -> ui.Item[Any]:
    if chosen.zone is not None and chosen.quiet_from is not None and chosen.quiet_to is not None:
        first = words("settings-quiet", start=hour(chosen.quiet_from), end=hour(chosen.quiet_to))
    else:
        first = words("settings-quiet-off")
    lines = [first]
    if chosen.zone is not None:
        place = zone_name(chosen.zone, words.language)
        lines.append(words("settings-zone", place=place, time=wall_clock(chosen.zone, now)))
    return ui.Section(
        ui.TextDisplay(line("\n".join(lines), words("settings-quiet-about"))),
        accessory=ui.Button(label=words("settings-quiet-change"), custom_id=custom_id(OWN, QUIET, NOTE)),
    )


def hour(minutes: int) -> str:
    """Return minutes of the day as a time: 1380 is "23:00"."""
    return f"{minutes // 60}:{minutes % 60:02}"


def quiet_form(words: Words, chosen: Preferences) -> ui.Modal:
    """Return the form of quiet hours, filled in with the present ones: from, to, and the city of the time zone."""
    form = ui.Modal(title=clip(words("quiet-title"), TITLE), custom_id=custom_id(OWN, QUIET_SET, NOTE))
    hours = [(str(n), f"{n}:00") for n in range(HOURS)]
    for name, first, current in (
        (FROM, [(USUAL, words("quiet-none"))], chosen.quiet_from),
        (TO, [], chosen.quiet_to if chosen.quiet_to is not None else 8 * 60),
    ):
        options = [
            discord.SelectOption(label=label, value=value, default=value == _hour_value(current))
            for value, label in [*first, *hours]
        ]
        form.add_item(
            ui.Label(text=clip(words(f"quiet-{name}"), TITLE), component=ui.Select(custom_id=name, options=options))
        )
    place: ui.TextInput[Any] = ui.TextInput(
        custom_id=PLACE,
        max_length=ZONE_LENGTH,
        required=False,
        default=zone_name(chosen.zone, words.language) if chosen.zone else None,
    )
    form.add_item(
        ui.Label(text=clip(words("quiet-place"), TITLE), description=words("quiet-place-about"), component=place)
    )
    form.stop()  # otherwise discord.py would keep it for ever
    return form


def _hour_value(minutes: int | None) -> str:
    return USUAL if minutes is None else str(minutes // 60)


def zones(words: Words, query: str, found: Sequence[City], hours: tuple[int, int] | None, now: float) -> Message:
    """Return the question which zone to use, each with its present time; the control's id carries `hours`."""
    options = [
        discord.SelectOption(
            label=words("zone-option", place=city.name(words.language), time=wall_clock(city.zone, now)),
            value=city.zone,
            description=city.zone,
        )
        for city in found
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(OWN, ZONE, NOTE, *_riding(hours)), placeholder=words("zone-pick"), options=options
    )
    return Message([text(words("zone-which", query=query)), ui.ActionRow(pick), _again(words, hours)])


def quiet_again(words: Words, refused: str, hours: tuple[int, int] | None) -> Message:
    """Return the mistake in the form of quiet hours, with the button that opens the form again with these hours."""
    return Message([text(refused), _again(words, hours)])


def _again(words: Words, hours: tuple[int, int] | None) -> ui.ActionRow[Any]:
    name = custom_id(OWN, QUIET, NOTE, *_riding(hours))
    return ui.ActionRow(ui.Button(label=words("zone-again"), custom_id=name))


def _riding(hours: tuple[int, int] | None) -> list[str]:
    return [str(minutes) for minutes in hours] if hours is not None else [NO_HOURS]
