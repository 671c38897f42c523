"""/packs, and the choice of a table's packs: an option of /play, the host's select, the server's default."""

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
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import OPEN_PACKS, PACKS
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import is_operator
from cogs.lobby.pages import pack_pages
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
"""Characters of the option that the bot reads."""

ALL, NONE = "all", "none"
"""Values of the option: every pack with content for the game, or none."""

OPTION_KEYS = {ALL: "packs-all", NONE: "packs-none-option"}
"""The keys of the texts of these values."""


class Packs(commands.Cog):
    """The command /packs and the pages of its list."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = desk.referee.shelf

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
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
        operator = False
        if self.shelf.left_out:
            # Everybody may see the list: if Discord does not answer, it is shown without the folders left out.
            with contextlib.suppress(discord.HTTPException):
                operator = await is_operator(answer)
        message = pack_pages.packs_page(words_in(answer.language), self.shelf, page, host=operator)
        await (answer.replace(message) if answer.update else answer.show(message, private=True))


# -------------------------------------------------------------------- the option of /play


def typed_packs(shelf: Shelf, game: str, typed: str) -> list[str]:
    """Return the ids of the packs in a typed text: ids or names separated by commas, "all", "none".

    Raises RefusedError for the first name without a pack with content for this game.
    """
    wanted = typed[:TYPED_LENGTH].strip()
    if _means(wanted, ALL):
        return list(shelf.of(game))
    if not wanted or _means(wanted, NONE):
        return []
    found = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;]", wanted))):
        pack = next((name for name in shelf.of(game) if _has_name(shelf, name, part)), None)
        if pack is None:
            near = nearest(part, [name for each in shelf.of(game) for name in _names(shelf, each)])
            if near is not None:
                raise RefusedError("refused-pack-near", pack=part, near=near)
            raise RefusedError("refused-pack", pack=part)
        found.append(pack)
    return list(dict.fromkeys(found))


def _means(typed: str, value: str) -> bool:
    return typed.casefold() in {value, *(words_in(language)(OPTION_KEYS[value]).casefold() for language in languages())}


def _has_name(shelf: Shelf, name: str, typed: str) -> bool:
    return _folded(typed) in {_folded(text) for text in _names(shelf, name)}


def _names(shelf: Shelf, pack: str) -> list[str]:
    """Return the names of a pack: its id, and its name in every language."""
    info = shelf.by_id[pack].info
    return [pack, *info.name.all]


def _folded(text: str) -> str:
    return text.strip().casefold().replace("ё", "е")


def offer_packs(shelf: Shelf, game: str, typed: str, language: Language) -> list[Choice[str]]:
    """Return the choices of the option: all, none, each pack; after a comma the packs to add to those typed."""
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
    """Return the ids of a game's arenas, those of packs last; empty if no pack adds an arena."""
    pack = shelf.whole(game).pack
    brought = [
        name.partition(".")[2] for origin in packs_of(pack) for name in origin.things if name.startswith("arenas.")
    ]
    own = [arena.id for arena in getattr(pack, "arenas", ()) if arena.id not in brought]
    return [*own, *brought] if brought else []


def _arena_names(shelf: Shelf, game: str) -> dict[str, Name]:
    """Return the names of a game's arenas by id."""
    return {name: shelf.whole(game).pack.arena[name].name for name in arena_ids(shelf, game)}


def offer_arenas(shelf: Shelf, game: str, typed: str, language: Language) -> list[Choice[str]]:
    """Return the choices of arenas whose name contains the typed text; all arenas if there is none."""
    found = _arena_names(shelf, game)
    part = typed.strip().casefold()
    fitting = {key: name for key, name in found.items() if any(part in text.casefold() for text in name.all)}
    shown = fitting or found
    return [Choice(name=name.in_language(language), value=key) for key, name in shown.items()][:MOST_CHOICES]


def typed_arena(shelf: Shelf, game: str, typed: str) -> str:
    """Return the id of the arena with the typed id or name. Raises RefusedError if there is none."""
    wanted = typed.strip().casefold()
    found = _arena_names(shelf, game)
    for key, name in found.items():
        if wanted in (key, *(text.casefold() for text in name.all)):
            return key
    near = nearest(wanted, [text for name in found.values() for text in name.all])
    if near is not None:
        raise RefusedError("refused-arena-near", near=near)
    raise RefusedError("refused-arena")


def owner_of_arena(shelf: Shelf, game: str, arena: str) -> list[str]:
    """Return the id of the pack that adds an arena, as a list; empty for an arena of the game itself."""
    origin = shelf.whole(game).pack.origins.get(f"arenas.{arena}")
    return [origin.id] if origin is not None else []


def usual_packs(shelf: Shelf, game: str, chosen: str | None) -> list[str]:
    """Return the packs of a server's new tables: those of its choice that are loaded, without a choice all for the game."""
    return list(shelf.of(game)) if chosen is None else shelf.present(game, chosen.split())


def stored_choice(shelf: Shelf, picked: Iterable[str]) -> str | None:
    """Return a server's choice in its stored form: None for all packs, so that it includes later ones.

    Raises RefusedError for a pack that is not loaded.
    """
    names = list(dict.fromkeys(picked))
    if unknown := [name for name in names if name not in shelf.by_id]:
        raise RefusedError("refused-pack", pack=unknown[0])
    return None if {*names} == {*shelf.by_id} else " ".join(names)
