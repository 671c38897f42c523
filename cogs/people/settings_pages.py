"""What the page of somebody's own settings looks like: each line says what is set and what it means, its control below.

Nothing is saved by a button: a pick or a press changes it at once, and the page shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.actions import OWN
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.forms import TITLE
from cogs.kit.messages import Message, Rows, text
from engines.kernel.languages import all_languages, languages
from store.people.people import Player
from store.people.preferences import Preferences
from words.safe import clip
from words.texts import Words
from words.zones import City, wall_clock, zone_name

SET, QUIET, QUIET_SET, ZONE = "set", "quiet", "quietset", "zone"
"""Actions: change a line, open the form of quiet hours, read it, take one of the zones offered."""

USUAL = "usual"
"""The value in a select of what nobody has chosen."""

FROM, TO, PLACE = "from", "to", "place"
"""The fields of the form."""

NO_HOURS = "none"
"""What stands in a control's id for no quiet hours."""

HOURS = 24
ZONE_LENGTH = 60
"""Characters of a time zone that are read."""

PICKED: dict[str, tuple[str, ...]] = {
    "language": (USUAL,),
    "pings": ("all", "turns", "off"),
    "theme": (USUAL, "dark", "light", "contrast"),
    "colours": (USUAL, "bright", "shades"),
}
"""Lines with a select, and what can be picked; of languages, those that there are besides."""

MOST = 25
"""Options of a select."""

TOGGLED: dict[str, tuple[str, str]] = {
    "delivery": ("dm", "channel"),
    "next_up": ("off", "on"),
    "board": ("picture", "text"),
}
"""Lines with a button, and their two states."""

Choice = tuple[str, str]
"""The value of an option and its label."""


def line(said: str, meant: str) -> str:
    """Return a line of a page: what is set, and below it in small letters what that means."""
    return f"{said}\n-# {meant}"


def select(name: str, choices: Sequence[Choice], current: str) -> ui.ActionRow[Any]:
    """Return a select with the present choice picked."""
    options = [discord.SelectOption(label=label, value=value, default=value == current) for value, label in choices]
    return ui.ActionRow(ui.Select(custom_id=name, options=options))


def page(words: Words, chosen: Preferences, now: float, player: Player | None = None) -> Message:
    """Return the page for whoever has chosen this; `now` in unix seconds shows that the time zone is right.

    `player` is what is known of them: whether direct messages have reached them.
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
    ]
    return Message(items)


def _picked(words: Words, chosen: Preferences, name: str) -> Rows:
    current = picked(getattr(chosen, name), name)
    choices = labelled(words, "settings", name, PICKED[name])
    said = line(words(f"settings-{name}", value=dict(choices)[current]), words(f"settings-{name}-about"))
    return [text(said), select(custom_id(OWN, SET, NOTE, name), choices, current)]


def labelled(words: Words, page: str, name: str, values: Sequence[str]) -> list[Choice]:
    """Return values with their labels, the texts of a page's line; after them the languages, each by its own name."""
    said = [(value, words(f"{page}-{name}-{value}")) for value in values]
    if name != "language":
        return said
    return [*said, *((language, all_languages().facts[language].name) for language in languages())][:MOST]


def picked(chosen: str | None, name: str) -> str:
    """Return the value of a select that is picked; a language whose folder has been taken away counts as none."""
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
    """Return what somebody can do whose direct messages are wanted, but closed."""
    if chosen.delivery != "dm" or player is None or (player.dm != "closed" and not player.dm_next):
        return []
    if not player.dm_next:
        return [text(words("settings-messages-trying"))]
    again = ui.Button[Any](label=words("settings-messages-try"), custom_id=custom_id(OWN, SET, NOTE, "delivery", "dm"))
    said = line(words("settings-messages-closed"), words("settings-messages-closed-about"))
    return [ui.Section(ui.TextDisplay(said), accessory=again)]


def _quiet(words: Words, chosen: Preferences, now: float) -> ui.Item[Any]:
    if chosen.zone is not None and chosen.quiet_from is not None and chosen.quiet_to is not None:
        said = words("settings-quiet", start=hour(chosen.quiet_from), end=hour(chosen.quiet_to))
    else:
        said = words("settings-quiet-off")
    lines = [said]
    if chosen.zone is not None:
        place = zone_name(chosen.zone, words.language)
        lines.append(words("settings-zone", place=place, time=wall_clock(chosen.zone, now)))
    return ui.Section(
        ui.TextDisplay(line("\n".join(lines), words("settings-quiet-about"))),
        accessory=ui.Button(label=words("settings-quiet-change"), custom_id=custom_id(OWN, QUIET, NOTE)),
    )


def hour(minutes: int) -> str:
    """Return minutes of the day as the clock shows them: "23:00"."""
    return f"{minutes // 60}:{minutes % 60:02}"


def quiet_form(words: Words, chosen: Preferences) -> ui.Modal:
    """Return the form of quiet hours: from, to, and by which city's clock; what is set stands in it."""
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
    form.stop()  # discord.py would otherwise keep it for ever
    return form


def _hour_value(minutes: int | None) -> str:
    return USUAL if minutes is None else str(minutes // 60)


def zones(words: Words, query: str, found: Sequence[City], hours: tuple[int, int] | None, now: float) -> Message:
    """Return the question which of these zones is meant, each with the time it is there; `hours` ride along in the id."""
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
    """Return why the form of quiet hours could not be taken, with the button that opens it again with these hours."""
    return Message([text(refused), _again(words, hours)])


def _again(words: Words, hours: tuple[int, int] | None) -> ui.ActionRow[Any]:
    name = custom_id(OWN, QUIET, NOTE, *_riding(hours))
    return ui.ActionRow(ui.Button(label=words("zone-again"), custom_id=name))


def _riding(hours: tuple[int, int] | None) -> list[str]:
    return [str(minutes) for minutes in hours] if hours is not None else [NO_HOURS]
