"""Tags of a forum: those of its own that say which game is played at a table, and how far it is.

Tags are known by their names, in any language that the bot speaks; what other tags people give a post stays.
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
"""Tags of a post and of a forum at most, and characters of a name, by Discord."""


def state_of(status: str) -> State:
    """How far a table is, as tags and names of threads say it."""
    return "open" if status == "lobby" else "over" if status in ("over", "closed") else "playing"


def tags_for(
    forum: discord.ForumChannel, game: str, state: State, present: Iterable[discord.ForumTag] = ()
) -> list[discord.ForumTag]:
    """The tags that a post is to have that has these now; any one where the forum asks for one and none fits.

    Those of moderators stay where the bot is none.
    """
    usable = [tag for tag in forum.available_tags if not tag.moderated or _manages(forum)]
    fitting = [*_named(usable, _game_names(game)), *_named(usable, _state_names(state))]
    ours = set[str]().union(*map(_game_names, GAMES), *map(_state_names, STATES))
    fixed = [tag for tag in present if tag.moderated and not _manages(forum)]
    others = [tag for tag in present if tag not in fixed and _plain(tag.name) not in ours]
    found = list(dict.fromkeys([*fixed, *fitting, *others]))[:MOST]
    return found if found or not forum.flags.require_tag else usable[:1]


def lacks_tag(forum: discord.ForumChannel) -> bool:
    """Whether a forum asks for a tag that the bot does not find among its tags for some game."""
    return forum.flags.require_tag and any(
        not _named(forum.available_tags, _game_names(game) | _state_names("open")) for game in GAMES
    )


def missing_names(forum: discord.ForumChannel, language: Language) -> list[str]:
    """The names of the tags that a forum could have made, in a language: of games and states that none of its own says."""
    words = words_in(language)
    wanted = [(words(f"{game}-title"), _game_names(game)) for game in GAMES]
    wanted += [(words(f"thread-tag-{state}"), _state_names(state)) for state in STATES]
    made = [clip(name, LENGTH) for name, names in wanted if not _named(forum.available_tags, names)]
    return made[: MOST_IN_FORUM - len(forum.available_tags)]


def _named(tags: Sequence[discord.ForumTag], names: set[str]) -> list[discord.ForumTag]:
    """The first of these tags that has one of these names."""
    return [tag for tag in tags if _plain(tag.name) in names][:1]


def _game_names(game: str) -> set[str]:
    titles = [words_in(language)(f"{game}-title") for language in languages()]
    return {game, *map(_plain, titles), *(_plain(clip(title, LENGTH)) for title in titles)}


def _state_names(state: State) -> set[str]:
    told = [words_in(language)(f"thread-tags-{state}") for language in languages()]
    return {_plain(name) for names in told for name in names.split(",")}


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())


def _manages(forum: discord.ForumChannel) -> bool:
    return forum.permissions_for(forum.guild.me).manage_threads
