"""Names and descriptions of slash commands in Russian, from the same Fluent texts as everything else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from words.texts import words


def named(name: str, key: str) -> locale_str:
    """Return a command's or option's name with the key of its Russian text."""
    return locale_str(name, key=f"{key}-name")


def texted(key: str) -> locale_str:
    """Return a name that both languages have as a text."""
    return named(words("en")(f"{key}-name"), key)


def described(key: str) -> locale_str:
    """Return a description in English with the key of its Russian text."""
    return locale_str(words("en")(f"{key}-description"), key=f"{key}-description")


class FluentTranslator(app_commands.Translator):
    """Gives Discord the Russian names; English ones are the default of every command."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],  # noqa: ARG002  # the signature is discord.py's
    ) -> str | None:
        """Return the text in `locale`, or None where the default serves."""
        key = string.extras.get("key")
        if key is None or locale is not discord.Locale.russian:
            return None
        return words("ru")(str(key))
