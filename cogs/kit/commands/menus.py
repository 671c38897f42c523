"""Entries of Discord's context menus: a command on a person, or on a message."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands, ui

from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import translated_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.controls.custom_ids import parse_custom_id

OnPerson = Callable[[Answer, discord.User | discord.Member], Coroutine[Any, Any, None]]
OnMessage = Callable[[Answer, discord.Message], Coroutine[Any, Any, None]]


def person_menu(key: str, do: OnPerson, *, at_server: bool = False) -> app_commands.ContextMenu:
    """Return an entry of a person's menu; `key` is the key of its name. The answer is private.

    `at_server`: the entry is about the server where it is used, which must have the bot.
    """

    async def on_choice(interaction: discord.Interaction[Any], user: discord.User) -> None:
        answer = Answer(interaction)
        await answer.run(do(answer, user), private=True)

    menu = app_commands.ContextMenu(name=translated_name(key), callback=on_choice)
    return by_server(server_only(menu)) if at_server else menu


def message_menu(key: str, do: OnMessage, *, form: bool = False) -> app_commands.ContextMenu:
    """Return an entry of a message's menu; `key` is the key of its name. The answer is private, or a `form`."""

    async def on_choice(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        answer = Answer(interaction)
        answer.form = form
        await answer.run(do(answer, message), private=True)

    return app_commands.ContextMenu(name=translated_name(key), callback=on_choice)


def codes_in(message: discord.Message) -> list[str]:
    """Return the codes in the controls of a message of ours, each once: codes of matches, and those of other pages."""
    view = ui.LayoutView.from_message(message)
    ids = [getattr(item, "custom_id", None) for item in view.walk_children()]
    found = [parse_custom_id(name) for name in ids if isinstance(name, str)]
    return list(dict.fromkeys(control.code for control in found if control is not None))
