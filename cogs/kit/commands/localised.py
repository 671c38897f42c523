"""Names and descriptions of slash commands in each language, from the same Fluent texts as everything else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engines.kernel.languages import all_languages
from words.texts import words as words_in


def command_name(name: str, key: str) -> locale_str:
    """Return a command's or option's name with the key of its text in other languages."""
    return locale_str(name, key=f"{key}-name")


def translated_name(key: str) -> locale_str:
    """Return the name of this key, with its translations."""
    return command_name(words_in(all_languages().root)(f"{key}-name"), key)


def command_description(key: str) -> locale_str:
    """Return a description with the key of its text in other languages."""
    return locale_str(words_in(all_languages().root)(f"{key}-description"), key=f"{key}-description")


class FluentTranslator(app_commands.Translator):
    """The translations of names and descriptions for Discord; the texts of the root language are the default of every command."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],  # noqa: ARG002  # the signature is discord.py's
    ) -> str | None:
        """Return the text in `locale`, or None if only the default language serves it."""
        key, known = string.extras.get("key"), all_languages()  # asked once: a start translates some ten thousand texts
        language = known.served.get(locale.value, known.root)
        if key is None or language == known.root:
            return None
        return words_in(language)(str(key))
