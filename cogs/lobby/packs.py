"""/packs, and how a table's packs are chosen: an option of /play, a select of its host, the server's usual ones."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.actions import OPEN_PACKS, PACKS
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import Control
from cogs.kit.localised import command_description, command_name
from cogs.kit.permissions import is_operator
from cogs.lobby import pack_pages
from engines.kernel.content.names import Name
from engines.kernel.content.reading import packs_of
from engines.kernel.languages import languages
from engines.kernel.packs.shelf import Shelf
from referee.errors import RefusedError
from words.nearest import nearest
from words.safe import clip
from words.texts import Language
from words.texts import words as words_in

MOST_CHOICES = 25
"""Choices that Discord shows while somebody types."""

TYPED_LENGTH = 100
"""Characters of the option that are read."""

ALL, NONE = "all", "none"
"""Values of the option: every pack that has something for the game, or none."""

OPTION_KEYS = {ALL: "packs-all", NONE: "packs-none-option"}
"""The texts that these are called by."""


class Packs(commands.Cog):
    """The command, and the pages of its list."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = desk.referee.shelf

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {OPEN_PACKS: Press(self._page)}

    @app_commands.command(name=command_name("packs", "command-packs"), description=command_description("command-packs"))
    async def packs(self, interaction: discord.Interaction[Any]) -> None:
        """Show the content packs that are loaded."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._show(answer, 0)

        await answer.run(work(), private=True)

    async def _page(self, answer: Answer, control: Control) -> None:
        if control.code != PACKS:
            raise RefusedError("refused-unknown-control")
        answer.update = len(control.args) > 1 and answer.is_source_private
        await self._show(answer, control.number())

    async def _show(self, answer: Answer, page: int) -> None:
        host = False
        if self.shelf.left_out:
            # The list is for everybody: it waits for no word from Discord.
            with contextlib.suppress(discord.HTTPException):
                host = await is_operator(answer)
        message = pack_pages.packs_page(words_in(answer.language), self.shelf, page, host=host)
        await (answer.replace(message) if answer.update else answer.show(message, private=True))


# -------------------------------------------------------------------- the option of /play


def typed_packs(shelf: Shelf, game: str, typed: str) -> list[str]:
    """Return the packs that are meant by what was typed: ids or names with commas between, "all", "none".

    Raises RefusedError naming what is no pack with something for this game.
    """
    wanted = typed[:TYPED_LENGTH].strip()
    if _means(wanted, ALL):
        return list(shelf.of(game))
    if not wanted or _means(wanted, NONE):
        return []
    found = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;]", wanted))):
        meant = next((name for name in shelf.of(game) if _called(shelf, name, part)), None)
        if meant is None:
            near = nearest(part, [name for pack in shelf.of(game) for name in _names(shelf, pack)])
            if near is not None:
                raise RefusedError("refused-pack-near", pack=part, near=near)
            raise RefusedError("refused-pack", pack=part)
        found.append(meant)
    return list(dict.fromkeys(found))


def _means(typed: str, value: str) -> bool:
    return typed.casefold() in {value, *(words_in(language)(OPTION_KEYS[value]).casefold() for language in languages())}


def _called(shelf: Shelf, name: str, typed: str) -> bool:
    return _folded(typed) in {_folded(text) for text in _names(shelf, name)}


def _names(shelf: Shelf, pack: str) -> list[str]:
    """Return what a pack may be called: its id, and its name in every language."""
    info = shelf.by_id[pack].info
    return [pack, *info.name.all]


def _folded(text: str) -> str:
    return text.strip().casefold().replace("ё", "е")


def offer_packs(shelf: Shelf, game: str, typed: str, language: Language) -> list[Choice[str]]:
    """Return what the option offers: all, none, each pack; after a comma what is added to those typed."""
    words = words_in(language)
    before, comma, last = typed[:TYPED_LENGTH].rpartition(",")
    known = [name for name in shelf.of(game) if name not in {part.strip() for part in before.split(",")}]
    fitting = [name for name in known if _like(shelf, name, last)] or known
    if comma:
        return [
            Choice(name=clip(f"{before}, {pack_pages.pack_label(words, shelf.by_id[name])}", 100), value=value)
            for name in fitting
            if len(value := f"{before},{name}") <= 100
        ][:MOST_CHOICES]
    usual = [Choice(name=words(key), value=value) for value, key in OPTION_KEYS.items()]
    single = [Choice(name=clip(pack_pages.pack_label(words, shelf.by_id[name]), 100), value=name) for name in fitting]
    return [*usual, *single][:MOST_CHOICES]


def _like(shelf: Shelf, name: str, typed: str) -> bool:
    info, part = shelf.by_id[name].info, typed.strip().casefold()
    return any(part in text.casefold() for text in (name, *info.name.all))


# -------------------------------------------------------------------- arenas


def arena_ids(shelf: Shelf, game: str) -> list[str]:
    """Return the ids of the arenas that packs bring for a game, after that which comes with it; nothing without them."""
    pack = shelf.whole(game).pack
    brought = [
        name.partition(".")[2] for origin in packs_of(pack) for name in origin.things if name.startswith("arenas.")
    ]
    own = [arena.id for arena in getattr(pack, "arenas", ()) if arena.id not in brought]
    return [*own, *brought] if brought else []


def _arena_names(shelf: Shelf, game: str) -> dict[str, Name]:
    """Return what the arenas of a game are called, by id."""
    return {name: shelf.whole(game).pack.arena[name].name for name in arena_ids(shelf, game)}


def offer_arenas(shelf: Shelf, game: str, typed: str, language: Language) -> list[Choice[str]]:
    """Return the arenas by name, those that are like what was typed."""
    found = _arena_names(shelf, game)
    part = typed.strip().casefold()
    fitting = {name: told for name, told in found.items() if any(part in text.casefold() for text in told.all)}
    shown = fitting or found
    return [Choice(name=told.in_language(language), value=name) for name, told in shown.items()][:MOST_CHOICES]


def typed_arena(shelf: Shelf, game: str, typed: str) -> str:
    """Return the id of the arena that is meant. Raises RefusedError if there is none."""
    wanted = typed.strip().casefold()
    found = _arena_names(shelf, game)
    for name, told in found.items():
        if wanted in (name, *(text.casefold() for text in told.all)):
            return name
    near = nearest(wanted, [text for told in found.values() for text in told.all])
    if near is not None:
        raise RefusedError("refused-arena-near", near=near)
    raise RefusedError("refused-arena")


def owner_of_arena(shelf: Shelf, game: str, arena: str) -> list[str]:
    """Return the pack that brings an arena; nothing for that which comes with the game."""
    origin = shelf.whole(game).pack.origins.get(f"arenas.{arena}")
    return [origin.id] if origin is not None else []


def usual_packs(shelf: Shelf, game: str, chosen: str | None) -> list[str]:
    """Return the packs of a server's new tables: those chosen as far as they are here, else all with something for the game."""
    return list(shelf.of(game)) if chosen is None else shelf.present(game, chosen.split())


def stored_choice(shelf: Shelf, picked: Iterable[str]) -> str | None:
    """Return how a server's choice is stored: all packs as None, so that later ones are meant too.

    Raises RefusedError for one that is not here.
    """
    names = list(dict.fromkeys(picked))
    if unknown := [name for name in names if name not in shelf.by_id]:
        raise RefusedError("refused-pack", pack=unknown[0])
    return None if {*names} == {*shelf.by_id} else " ".join(names)
