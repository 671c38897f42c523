"""Pages of a server's settings: how tables begin, where they are, and who may open, join and judge them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, text
from cogs.kit.controls.buttons import doctor_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import USUAL_CLOCKS as CLOCKS
from cogs.kit.match_texts.durations import clock_words
from cogs.lobby.pages.pack_pages import pack_label
from cogs.people.settings_pages import USUAL, Choice, labelled, line, picked, select
from cogs.servers import places
from cogs.servers.places import OPEN, PLACES, SERVER, SET, Look
from engines.kernel.packs.shelf import Shelf
from referee.clocks.terms import NONE, SILENCE, parse_terms, terms_json, terms_of
from store.people.guilds import PER_PERSON, Guild
from words.safe import clip, escape
from words.texts import Words

OWN_CLOCK = "serverclock"
"""The action that reads the form of a typed clock."""

Page = Literal["tables", "places", "people"]
PAGES: tuple[Page, ...] = ("tables", "places", "people")

PICKED: dict[str, tuple[str, ...]] = {
    "language": (USUAL,),
    "undo": (USUAL, "request", "off"),
    "theme": (USUAL, "light", "contrast"),
}
"""Settings of tables with a select, and the values to pick from."""

OTHER_CLOCK = "own"
"""The value that opens the form of a clock."""

CLOCK = "clock"
"""The name of that form's field."""

SILENCES = (3, 5, 7, 10, 14, 21, 30)
"""Days of silence to pick from, besides none."""

MOST_PER_PERSON = 20
CHANNELS, ROLES = 25, 10
"""Channels and roles that can be picked, at most: for more there are Discord's own permissions."""

ROOMS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""Kinds of channels in which, or in whose threads, tables can be opened."""

POSTABLE = [discord.ChannelType.text, discord.ChannelType.news]
"""Kinds of channels in which a search for players or a call for a judge can be posted."""

POSTED = ("look_channel", "judge_channel")
"""The settings that name such a channel."""

SETS: dict[str, tuple[str, int]] = {
    "channels": ("channel", CHANNELS),
    "players": ("role", ROLES),
    "judges": ("role", ROLES),
    "judge_channel": ("channel", 1),
    "look_channel": ("channel", 1),
    "look_role": ("role", 1),
}
"""Settings about people: channels or roles, and how many can be picked, at most."""


FRESH = "fresh"
"""A part of the selects' ids that comes and goes each time the @everyone role is picked, so that the ids change."""

PACKS_LINE = "packs"
"""The setting for the content packs of new tables, of which several may be picked."""


def page(
    words: Words,
    guild: Guild,
    shown: Page,
    known: frozenset[int],
    shelf: Shelf,
    seen: Look,
    everybody: str = "",
    *,
    fresh: bool = False,
) -> Message:
    """Return a page of a server's settings; `known` are the ids of channels and roles that the server still has.

    `shelf` has the installed content packs, `seen` the state of the server's place for tables. `everybody` is the setting
    for which the @everyone role was picked, which gets an explanation; `fresh` gives the selects of people other ids, so
    that clients show them anew.
    """
    items: Rows = [text(f"{words('server-title')}\n-# {words('server-intro')}"), _tabs(words, shown), ui.Separator()]
    if shown == "tables":
        items += [*_tables(words, guild), *_packs(words, guild, shelf)]
    elif shown == PLACES:
        items += places.rows(words, guild, seen)
    else:
        items += _people(words, guild, known, everybody, fresh=fresh)
    return Message(items)


def _tabs(words: Words, shown: Page) -> ui.Item[Any]:
    return ui.ActionRow(
        *(
            ui.Button[Any](
                label=words(f"server-{name}"),
                custom_id=custom_id(SERVER, OPEN, NOTE, name),
                style=discord.ButtonStyle.primary if name == shown else discord.ButtonStyle.secondary,
                disabled=name == shown,
            )
            for name in PAGES
        ),
        doctor_button(words),
    )


# -------------------------------------------------------------------- how tables begin


def _tables(words: Words, guild: Guild) -> Rows:
    return [
        *_picked(words, guild, "language"),
        *_clock(words, guild),
        *_silence(words, guild),
        *_picked(words, guild, "undo"),
        *_picked(words, guild, "theme"),
        *_per_person(words, guild),
    ]


def _picked(words: Words, guild: Guild, name: str) -> Rows:
    current = picked(getattr(guild, name), name)
    choices = labelled(words, "server", name, PICKED[name])
    return _line(words, name, dict(choices)[current], choices, current)


def _clock(words: Words, guild: Guild) -> Rows:
    terms = terms_of(guild.clock) if guild.clock else NONE
    clocks = {terms_json(parse_terms(typed)): typed for typed in CLOCKS}
    present = terms_json(terms)
    choices: list[Choice] = [(typed, clock_words(parse_terms(typed), words)) for typed in CLOCKS]
    if present not in clocks:
        choices.append((USUAL, clock_words(terms, words)))
    choices.append((OTHER_CLOCK, words("server-clock-own")))
    return _line(words, "clock", clock_words(terms, words), choices, clocks.get(present, USUAL))


def _silence(words: Words, guild: Guild) -> Rows:
    current = SILENCE if guild.silence is None else guild.silence
    days = sorted({*SILENCES, current} - {0})
    choices = [(str(n), words("span-days", count=n)) for n in days] + [("0", words("server-silence-never"))]
    return _line(words, "silence", dict(choices)[str(current)], choices, str(current))


def _per_person(words: Words, guild: Guild) -> Rows:
    choices = [(str(n), words("server-per-person-option", count=n)) for n in range(1, MOST_PER_PERSON + 1)]
    current = guild.per_person or PER_PERSON
    return _line(words, "per-person", str(current), choices, str(current), field="per_person")


def _packs(words: Words, guild: Guild, shelf: Shelf) -> Rows:
    """Return the setting for the content packs of new tables, nothing if no pack is installed."""
    if not shelf.packs:
        return []
    chosen = list(shelf.by_id) if guild.packs is None else [name for name in shelf.by_id if name in guild.packs.split()]
    if len(chosen) == len(shelf.by_id):
        value = words("packs-all")
    else:
        value = ", ".join(pack_label(words, shelf.by_id[name]) for name in chosen) or words("packs-none-option")
    caption = line(words("server-packs", value=escape(clip(value, 200))), words("server-packs-about"))
    options = [
        discord.SelectOption(label=pack_label(words, pack), value=name, default=name in chosen)
        for name, pack in shelf.by_id.items()
    ]
    name = custom_id(SERVER, SET, NOTE, "tables", PACKS_LINE)
    select: ui.Select[Any] = ui.Select(
        custom_id=name, placeholder=words("packs-pick"), min_values=0, max_values=len(options), options=options
    )
    return [text(caption), ui.ActionRow(select)]


def _line(words: Words, key: str, value: str, choices: Sequence[Choice], current: str, *, field: str = "") -> Rows:
    caption = line(words(f"server-{key}", value=value), words(f"server-{key}-about"))
    return [text(caption), select(custom_id(SERVER, SET, NOTE, "tables", field or key), choices, current)]


# -------------------------------------------------------------------- who may do what


def _people(words: Words, guild: Guild, known: frozenset[int], everybody: str, *, fresh: bool) -> Rows:
    items: Rows = []
    for name, (kind, most) in SETS.items():
        value = getattr(guild, name)
        chosen = sorted(value) if isinstance(value, frozenset) else [value] if value is not None else []
        mark = "<#{}>" if kind == "channel" else "<@&{}>"
        key = name.replace("_", "-")
        names = words.join([mark.format(one) for one in chosen]) or words(f"server-{key}-none")
        caption = line(words(f"server-{key}", value=names), words(f"server-{key}-about"))
        items.append(text(f"{caption}\n{words(f'server-{key}-everybody')}" if name == everybody else caption))
        items.append(_entity(words, name, kind, most, [one for one in chosen if one in known], fresh=fresh))
    return items


def _entity(words: Words, name: str, kind: str, most: int, chosen: Sequence[int], *, fresh: bool) -> ui.Item[Any]:
    """Return the select of channels or roles, with those picked that still exist."""
    made = custom_id(SERVER, SET, NOTE, "people", name, *([FRESH] if fresh else []))
    hint = words(f"server-pick-{kind}")
    present = [discord.Object(one) for one in chosen[:most]]
    if kind == "role":
        roles = [discord.SelectDefaultValue.from_role(one) for one in present]
        return ui.ActionRow(
            ui.RoleSelect(custom_id=made, placeholder=hint, min_values=0, max_values=most, default_values=roles)
        )
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=made,
            placeholder=hint,
            min_values=0,
            max_values=most,
            channel_types=POSTABLE if name in POSTED else ROOMS,
            default_values=[discord.SelectDefaultValue.from_channel(one) for one in present],
        )
    )
