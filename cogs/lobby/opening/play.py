"""/play opens a lobby in this channel: a subcommand for each game, with shared options and the game's own."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.commands.places import ANYWHERE, BY_ANYBODY
from cogs.kit.match_texts.durations import clock_choices
from cogs.lobby.opening.lobbies import Guest, is_away_from_table, open_table, post_table
from cogs.lobby.opening.packs import (
    MOST_CHOICES,
    TYPED_LENGTH,
    arena_ids,
    offer_arenas,
    offer_packs,
    typed_arena,
    typed_packs,
)
from cogs.lobby.pages.options import option_key, value_key
from cogs.lobby.planning import TIME_LENGTH, offer_times, typed_begins
from engines.games import GAMES
from engines.kernel.languages import all_languages
from engines.kernel.lobby.options import TableOption
from referee.clocks.flags import typed_terms
from words.texts import words as words_in

GUEST_OPTIONS = ("invite", "invite2", "invite3")
"""The options that invite one user each; the lobby can invite more."""

SHARED_OPTIONS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "undo": {
        "free": ("at once", "choice-undo-free"),
        "request": ("by consent", "choice-undo-request"),
        "off": ("never", "choice-undo-off"),
    },
    "rated": {
        "yes": ("yes", "choice-rated-yes"),
        "no": ("no", "choice-rated-no"),
    },
    "theme": {
        "dark": ("dark", "choice-theme-dark"),
        "light": ("light", "choice-theme-light"),
        "contrast": ("high contrast", "choice-theme-contrast"),
    },
}
"""The options of every table with fixed values: each value with its English name and the key of its translations."""

OPTION_TYPES: dict[str, Any] = {
    "language": str,
    "clock": app_commands.Range[str, 1, 30],
    "at": app_commands.Range[str, 1, TIME_LENGTH],
    **dict.fromkeys(GUEST_OPTIONS, discord.User),
    "practice": app_commands.Range[int, 1, 5],
    "rated": str,
    "undo": str,
    "theme": str,
}
"""The options of every table in their order, with their types."""


def play_group(desk: Desk) -> app_commands.Group:
    """Return the command with its subcommands."""
    group = app_commands.Group(
        name=command_name("play", "command-play"),
        description=command_description("command-play"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )
    for game in GAMES:
        group.add_command(_command(desk, game))
    return group


def _command(desk: Desk, game: str) -> app_commands.Command[Any, Any, Any]:
    """Return the subcommand of a game; the options for packs and arenas exist only if there are some."""
    shelf = desk.referee.shelf
    own = GAMES[game].table_options
    types = OPTION_TYPES | {option.field: str for option in own}
    types |= {"packs": app_commands.Range[str, 1, TYPED_LENGTH]} if shelf.of(game) else {}
    types |= {"arena": app_commands.Range[str, 1, TYPED_LENGTH]} if arena_ids(shelf, game) else {}

    async def on_play(interaction: discord.Interaction[Any], /, **values: Any) -> None:
        await _open(desk, interaction, game, values)

    async def clocks(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of clocks: the usual ones, and the one being typed."""
        return clock_choices(typed, words_in(await desk.language(interaction)), _seats(game, interaction.namespace))

    async def packs(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of content packs for this game."""
        return offer_packs(shelf, game, typed, await desk.language(interaction))

    async def places(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of arenas."""
        return offer_arenas(shelf, game, typed, await desk.language(interaction))

    async def times(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of times: the moment being typed, with its meaning."""
        return await offer_times(desk, interaction, typed)

    offering = {"clock": clocks, "at": times} | {
        name: found for name, found in (("packs", packs), ("arena", places)) if name in types
    }
    keys = {name: f"option-{name}" for name in types} | {option.field: option_key(game, option.field) for option in own}
    # discord.py reads a command's options from the signature of its callback.
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=discord.Interaction)
    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
        for name, kind in types.items()
    ]
    on_play.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]  # of functions
    for decorate in (
        app_commands.rename(**{name: translated_name(key) for name, key in keys.items()}),
        app_commands.describe(**{name: command_description(key) for name, key in keys.items()}),
        app_commands.choices(language=_languages(), **_shared_choices(), **_own_choices(game, own)),
        app_commands.autocomplete(**offering),
    ):
        on_play = decorate(on_play)
    key = f"command-play-{game}"
    return app_commands.Command(name=command_name(game, key), description=command_description(key), callback=on_play)


def _languages() -> list[Choice[str]]:
    """Return the choices of languages, each by its own name, at most as many as Discord shows."""
    found = all_languages()
    return [Choice(name=found.facts[language].name, value=language) for language in found.ids][:MOST_CHOICES]


def _shared_choices() -> dict[str, list[Choice[str]]]:
    return {
        name: [Choice(name=command_name(english, key), value=value) for value, (english, key) in choices.items()]
        for name, choices in SHARED_OPTIONS.items()
    }


def _own_choices(game: str, options: Sequence[TableOption]) -> dict[str, list[Choice[str]]]:
    return {
        option.field: [
            Choice(name=translated_name(value_key(game, option.field, value)), value=value) for value in option.values
        ]
        for option in options
    }


def _seats(game: str, typed: app_commands.Namespace) -> int:
    """Return the most seats that a table can have with the options typed so far."""
    options: dict[str, str] = {}
    for option in GAMES[game].table_options:
        name = words_in(all_languages().root)(f"{option_key(game, option.field)}-name")  # as it is registered
        if (value := getattr(typed, name, None)) in option.values:
            options[option.field] = value
    return GAMES[game].takes(msgspec.convert(options, GAMES[game].options_type)).stop - 1


async def _open(desk: Desk, interaction: discord.Interaction[Any], game: str, values: Mapping[str, Any]) -> None:
    """Open a lobby of a game with these options."""
    answer = Answer(interaction)
    called: list[Guest] = [(user.id, user.bot) for name in GUEST_OPTIONS if (user := values[name]) is not None]
    shelf = desk.referee.shelf
    own = [option.field for option in GAMES[game].table_options]
    options: dict[str, object] = {field: values[field] for field in own if values[field] is not None}

    async def work() -> None:
        await desk.load_user(interaction)
        packs = typed_packs(shelf, game, values["packs"]) if values.get("packs") is not None else None
        if values.get("arena") is not None:
            options["arena"] = typed_arena(shelf, game, values["arena"])
        live = await open_table(
            desk,
            answer,
            game,
            options=options,
            language=values["language"],
            practice=values["practice"] or 0,
            rated=values["rated"] == "yes",
            undo=values["undo"],
            theme=values["theme"],
            clock=typed_terms(values["clock"]) if values["clock"] is not None else None,
            call=called,
            packs=packs,
            begins=typed_begins(desk, answer, values["at"]) if values["at"] is not None else None,
        )
        await post_table(desk, answer, live)

    await answer.run(work(), private=is_away_from_table(answer))
