"""A server's place for its tables: its page of settings, and creating tags for a forum."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.permissions import missing_for_threads, missing_in
from cogs.people.settings_pages import USUAL, labelled, line, select
from cogs.servers.forum_tags import lacks_tag, missing_names
from store.people.guilds import Guild
from words.texts import Words

SERVER = "GUILD"
"""The placeholder for a match's code in custom ids: no match has it."""

OPEN, SET, MAKE_TAGS = "server", "serverset", "servertags"
"""Actions: show a page, change a setting, create the tags of the forum."""

PLACES = "places"
"""The name of the page."""

KEPT_IN, FORUM = "kept_in", "forum"
"""The settings on it."""

KEPT = (USUAL, "threads", "forum")
"""Places for tables: the channels, their threads, a forum."""

AGAIN = "again"
"""The part of a custom id that distinguishes the button that looks for a forum from the one that opens the page."""

LISTED = 5
"""Channels listed, at most."""


class Look(msgspec.Struct, frozen=True):
    """The state of a server's place for tables.

    Lines about what is missing, the forum if it exists, names of tags that could be created, and whether the server has
    any forum to pick.
    """

    notes: tuple[str, ...] = ()
    forum: int | None = None
    tags: tuple[str, ...] = ()
    forums: bool = True


def look(guild: discord.Guild | None, chosen: Guild, words: Words) -> Look:
    """Return the state of the place that the server has chosen for its tables."""
    if guild is None:
        return Look()
    found = guild.get_channel(chosen.forum) if chosen.forum is not None else None
    forum = found if isinstance(found, discord.ForumChannel) else None
    notes = _of_forum(forum, words) if chosen.kept_in == "forum" else _of_channels(guild, chosen, words)
    if not guild.forums:
        return Look(() if chosen.kept_in == "forum" else tuple(notes), forums=False)
    if forum is None:
        return Look(tuple(notes))
    may = forum.permissions_for(guild.me).manage_channels
    names = missing_names(forum, chosen.language or words.language)
    if names and not may:
        notes.append(words("server-tags-lacking", names=", ".join(names), name=words("permission-manage_channels")))
    return Look(tuple(notes), forum.id, tuple(names) if may else ())


def without_threads(guild: discord.Guild, chosen: Guild) -> dict[int, list[str]]:
    """Return the channels that can hold tables but no threads for them, with the permissions that the bot lacks."""
    if chosen.kept_in != "threads":
        return {}
    rooms = [room for room in guild.text_channels if (not chosen.channels or room.id in chosen.channels)]
    return {room.id: names for room in rooms if not missing_in(room) and (names := missing_for_threads(room))}


def _of_channels(guild: discord.Guild, chosen: Guild, words: Words) -> list[str]:
    return [
        words("server-place-lacking", place=f"<#{room}>", names=words.join([words(f"permission-{n}") for n in names]))
        for room, names in [*without_threads(guild, chosen).items()][:LISTED]
    ]


def _of_forum(forum: discord.ForumChannel | None, words: Words) -> list[str]:
    if forum is None:
        return [words("server-forum-wanted")]
    names = words.join([words(f"permission-{name}") for name in missing_for_threads(forum)])
    lacking = [words("server-place-lacking", place=f"<#{forum.id}>", names=names)] if names else []
    return [*lacking, *([words("server-forum-tag")] if lacks_tag(forum) else [])]


def rows(words: Words, chosen: Guild, seen: Look) -> Rows:
    """Return the items of the page."""
    current = chosen.kept_in or USUAL
    choices = labelled(words, "server", "kept-in", KEPT)
    caption = line(words("server-kept-in", value=dict(choices)[current]), words("server-kept-in-about"))
    items: Rows = [text(caption), select(custom_id(SERVER, SET, NOTE, PLACES, KEPT_IN), choices, current)]
    value = f"<#{chosen.forum}>" if chosen.forum is not None else words("server-forum-none")
    items.append(text(line(words("server-forum", value=value), words("server-forum-about"))))
    items += [_forum(words, seen)] if seen.forums else _without_forum(words)
    items += [text("\n".join(f"⚠️ {note}" for note in seen.notes))] if seen.notes else []
    if seen.tags:
        items.append(text(f"-# {words('server-tags', names=', '.join(seen.tags))}"))
        items.append(ui.ActionRow(button(words, "button-make-tags", custom_id(SERVER, MAKE_TAGS, NOTE, PLACES))))
    return items


def _forum(words: Words, seen: Look) -> ui.Item[Any]:
    """Return the select of the forum, with the present forum picked if it still exists."""
    present = [discord.SelectDefaultValue.from_channel(discord.Object(seen.forum))] if seen.forum is not None else []
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=custom_id(SERVER, SET, NOTE, PLACES, FORUM),
            placeholder=words("server-pick-forum"),
            min_values=0,
            max_values=1,
            channel_types=[discord.ChannelType.forum],
            default_values=present,
        )
    )


def _without_forum(words: Words) -> Rows:
    """Return the items in place of an empty select: how to create a forum, and a button that looks for one again."""
    again = custom_id(SERVER, OPEN, NOTE, PLACES, AGAIN)
    return [text(words("server-forum-missing")), ui.ActionRow(button(words, "button-look-again", again))]


async def make_tags(forum: discord.ForumChannel, words: Words) -> None:
    """Create the tags that a forum lacks. Raises discord.HTTPException if Discord refuses."""
    new = [discord.ForumTag(name=name) for name in missing_names(forum, words.language)]
    if new:
        await forum.edit(available_tags=[*forum.available_tags, *new])
