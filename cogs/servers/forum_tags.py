"""Tags of a forum's posts: the forum's tags for the game and the state of a table.

Tags are recognised by their names in any language of the bot; other tags that people give a post stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import discord

from engines.games import GAMES
from engines.kernel.languages import languages
from words.safe import clip
from words.texts import Language
from words.texts import words as words_in

State = Literal["open", "playing", "over"]
STATES: tuple[State, ...] = ("open", "playing", "over")

MOST, MOST_IN_FORUM, LENGTH = 5, 20, 20
"""Discord's limits: tags of a post, tags of a forum, characters of a tag's name."""


def state_of(status: str) -> State:
    """Return the state of a table for tags and names of threads, from a match's status."""
    return "open" if status == "lobby" else "over" if status in ("over", "closed") else "playing"


def tags_for(
    forum: discord.ForumChannel, game: str, state: State, present: Iterable[discord.ForumTag] = ()
) -> list[discord.ForumTag]:
    """Return the tags for a post that has the tags `present`; any tag if the forum requires one and none fits.

    Tags for moderators are neither added nor removed if the bot may not use them.
    """
    usable = [tag for tag in forum.available_tags if not tag.moderated or _manages(forum)]
    fitting = [*_first_named(usable, _game_names(game)), *_first_named(usable, _state_names(state))]
    ours = set[str]().union(*map(_game_names, GAMES), *map(_state_names, STATES))
    fixed = [tag for tag in present if tag.moderated and not _manages(forum)]
    others = [tag for tag in present if tag not in fixed and _plain(tag.name) not in ours]
    found = list(dict.fromkeys([*fixed, *fitting, *others]))[:MOST]
    return found if found or not forum.flags.require_tag else usable[:1]


def lacks_tag(forum: discord.ForumChannel) -> bool:
    """Return whether a forum requires a tag, but has none for some game."""
    return forum.flags.require_tag and any(
        not _first_named(forum.available_tags, _game_names(game) | _state_names("open")) for game in GAMES
    )


def missing_names(forum: discord.ForumChannel, language: Language) -> list[str]:
    """Return the names, in a language, of tags that could be created: for games and states that the forum has no tag for."""
    words = words_in(language)
    wanted = [(words(f"{game}-title"), _game_names(game)) for game in GAMES]
    wanted += [(words(f"thread-tag-{state}"), _state_names(state)) for state in STATES]
    made = [clip(name, LENGTH) for name, names in wanted if not _first_named(forum.available_tags, names)]
    return made[: MOST_IN_FORUM - len(forum.available_tags)]


def _first_named(tags: Sequence[discord.ForumTag], names: set[str]) -> list[discord.ForumTag]:
    """Return the first of these tags with one of these names, in a list of at most one."""
    return [tag for tag in tags if _plain(tag.name) in names][:1]


def _game_names(game: str) -> set[str]:
    titles = [words_in(language)(f"{game}-title") for language in languages()]
    return {game, *map(_plain, titles), *(_plain(clip(title, LENGTH)) for title in titles)}


def _state_names(state: State) -> set[str]:
    lists = [words_in(language)(f"thread-tags-{state}") for language in languages()]
    return {_plain(name) for names in lists for name in names.split(",")}


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())


def _manages(forum: discord.ForumChannel) -> bool:
    return forum.permissions_for(forum.guild.me).manage_threads
