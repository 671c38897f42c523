"""Pages before a tournament is there: its game, its form, its preset, and the form with its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.actions import NEW, NEW_ASK, NEW_FORM, NEW_GAME, NEW_MAKE, NEW_PRESET
from engines.games import GAMES
from engines.kernel.lobby.forms import Form
from referee.tournaments.entries.opening import NAME_LENGTH, fitted
from tournaments.settings.checks import problems
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS
from words.safe import clip, escape, plain_name
from words.texts import Words

NAME, ROUNDS, CUT, CAP, TIME = "name", "rounds", "cut", "cap", "time"
FIELDS = (NAME, ROUNDS, CUT, CAP, TIME)
"""The fields of the form, in their order."""

NUMBER_LENGTH, TIME_LENGTH = 4, 40
"""Characters of a typed number and of a typed time."""


def presets_for(game: str, played: Form) -> list[str]:
    """Return the presets that work for a game in a form: teams have one of their own in place of the double elimination."""
    left_out = "double" if played == "teams" else "teams"
    return [name for name in PRESETS if name != left_out and not problems(preset(game, played, name))]


def preset(game: str, played: Form, name: str) -> Settings:
    """Return the settings of a preset for a game in a form."""
    return fitted(game, played, PRESETS[name])


def game_page(words: Words) -> Message:
    """Return the choice of the game."""
    options = [discord.SelectOption(label=words(f"{game}-title"), value=game) for game in GAMES]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(NEW, NEW_GAME, NOTE), placeholder=words("organise-new-game"), options=options
    )
    return Message([text(f"{words('organise-new-title')}\n{words('organise-new-game-means')}"), ui.ActionRow(pick)])


def form_page(words: Words, game: str) -> Message:
    """Return the choice of the form in which the game is played."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        *(button(words, f"organise-form-{one}", custom_id(NEW, NEW_FORM, NOTE, game, one)) for one in GAMES[game].forms)
    )
    return Message([text(f"{_head(words, game)}\n{words('organise-new-form')}"), row, *_back(words)])


def preset_page(words: Words, game: str, played: Form) -> Message:
    """Return the choice of the preset from which the settings start."""
    options = [
        discord.SelectOption(
            label=words(f"organise-preset-{name}"), value=name, description=words(f"organise-preset-{name}-means")
        )
        for name in presets_for(game, played)
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(NEW, NEW_PRESET, NOTE, game, played),
        placeholder=words("organise-new-preset"),
        options=options,
    )
    return Message(
        [
            text(f"{_head(words, game, played)}\n{words('organise-new-preset-means')}"),
            ui.ActionRow(pick),
            *_back(words, game if len(GAMES[game].forms) > 1 else ""),
        ]
    )


def _head(words: Words, game: str, played: Form | None = None) -> str:
    """Return the title with what has been chosen: the game, and its form where it has several."""
    chosen = [words(f"{game}-title")]
    if played is not None and len(GAMES[game].forms) > 1:
        chosen.append(words(f"organise-form-{played}"))
    return f"{words('organise-new-title')}\n**{' · '.join(chosen)}**"


def _back(words: Words, game: str = "") -> Rows:
    """Return the row with the way back to the choice of the game, and with a `game` to that of its form."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    if game:
        row.add_item(button(words, "button-organise-form-back", custom_id(NEW, NEW_GAME, NOTE, game)))
    row.add_item(button(words, "button-organise-new-back", custom_id(NEW, NEW_GAME, NOTE)))
    return [row]


def fields_for(settings: Settings) -> list[str]:
    """Return the names of the fields of the form for a preset."""
    rounds = [ROUNDS] if isinstance(settings.format, Swiss | Pods) else []
    cut = [CUT] if isinstance(settings.format, Swiss) else []
    return [NAME, *rounds, *cut, CAP, TIME]


def make_form(words: Words, args: Sequence[str], settings: Settings, typed: Mapping[str, str]) -> ui.Modal:
    """Return the form with the name and the few numbers that differ from one tournament to the next."""
    usual = {CUT: str(getattr(settings.format, "cut", 0))}
    fields = [
        Field(
            name,
            words(f"organise-field-{name}"),
            1 if name == NAME else 0,
            {NAME: NAME_LENGTH, TIME: TIME_LENGTH}.get(name, NUMBER_LENGTH),
            hint=None if name == NAME else words(f"organise-field-{name}-hint"),
            value=typed.get(name, usual.get(name, "")),
        )
        for name in fields_for(settings)
    ]
    return form(words("organise-new-form-title"), custom_id(NEW, NEW_MAKE, NOTE, *args), fields)


def again_page(words: Words, args: Sequence[str], refusal: str, typed: Mapping[str, str]) -> Message:
    """Return the refusal of a form with what was typed, and a button that opens it again with that."""
    kept = [
        f"> {words(f'organise-field-{name}')}: {escape(clip(plain_name(value, NAME_LENGTH), NAME_LENGTH))}"
        for name in FIELDS
        if (value := typed.get(name, "")).strip()
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-organise-again", custom_id(NEW, NEW_ASK, NOTE, *args), discord.ButtonStyle.primary)
    )
    return Message([text("\n".join([refusal, words("organise-kept"), *kept])), row])
