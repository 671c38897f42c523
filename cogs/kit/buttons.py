"""Buttons that messages of several features carry: each leads to a feature that this package does not know."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit import actions
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import Rows, button, text
from referee.match.live import Live
from words.common.protocol import GameWords
from words.learning import game_of_rule
from words.texts import Words


def contents_button(
    words: Words, game: str, slot: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    """The button that opens a game's rules, for a message of this slot; with no game, the choice of one."""
    meant = (game,) if game else ()
    return button(words, "button-help", custom_id(actions.RULES, actions.CONTENTS, slot, *meant), style)


def cited_rule_rows(words: Words, rule: str | None) -> Rows:
    """The button that opens the topic of a rule that was cited, in a row; nothing for a rule of no book."""
    made = rule_button(words, rule)
    return [] if made is None else [ui.ActionRow(made)]


def rule_button(words: Words, rule: str | None) -> ui.Button[Any] | None:
    """The button that opens the topic of a rule, None for a rule of no book."""
    game = game_of_rule(rule) if rule else None
    if rule is None or game is None:
        return None
    label, name = (
        words("button-rules-cited", rule=rule),
        custom_id(actions.RULES, actions.RULE, actions.CITED, game, rule),
    )
    return ui.Button(label=label, custom_id=name)


def report_button(words: Words, code: str = actions.REPORT) -> ui.Button[Any]:
    """The button that opens the form of a report, about a match if its code is given."""
    return button(words, "button-report", custom_id(code, actions.OPEN_REPORT, NOTE))


def turns_button(words: Words) -> ui.Button[Any]:
    """The button that opens the list of a user's matches."""
    return button(words, "button-turns", custom_id(actions.TURNS, actions.OPEN_TURNS, NOTE))


def tables_button(words: Words) -> ui.Button[Any]:
    """The button that opens the list of a server's tables."""
    return button(words, "button-tables", custom_id(actions.TABLES, actions.OPEN_TABLES, NOTE))


def paging_buttons(words: Words, code: str, action: str, page: int, pages: int) -> list[ui.Button[Any]]:
    """The buttons of a list that lead to its other pages, if there are any, and the one that looks again.

    `action` shows the page whose number, from 0, is the first argument.
    """
    refresh = button(words, "button-refresh", custom_id(code, action, NOTE, page))
    if pages == 1:
        return [refresh]
    back = button(words, "button-turns-back", custom_id(code, action, NOTE, max(0, page - 1), "back"))
    on = button(words, "button-turns-on", custom_id(code, action, NOTE, page + 1, "on"))
    back.disabled, on.disabled = page == 0, page + 1 >= pages
    return [back, on, refresh]


def next_match_rows(words: Words, code: str, waiting: int) -> Rows:
    """A line and a button that lead on from one match (of this code) to the others that wait."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-next", custom_id(code, actions.NEXT, NOTE), discord.ButtonStyle.primary)
    )
    return [text(words("turns-more", count=waiting)), row]


def privacy_button(words: Words) -> ui.Button[Any]:
    """The button that shows what is stored about users."""
    return button(words, "button-privacy", custom_id(actions.DATA, actions.PRIVACY, NOTE))


def settings_button(words: Words, slot: str = NOTE) -> ui.Button[Any]:
    """The button that opens the user's own settings."""
    return ui.Button(label=words("button-settings"), custom_id=custom_id(actions.OWN, actions.OPEN_SETTINGS, slot))


def doctor_button(words: Words) -> ui.Button[Any]:
    """The button that has the bot checked."""
    return button(words, "button-doctor", custom_id(actions.DOCTOR, actions.OPEN_DOCTOR, NOTE, "here"))


def watch_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """The button that opens the board for one who does not play."""
    return button(words, "button-watch", custom_id(code, actions.WATCH, slot))


def hands_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """The button that shows all hands at the end."""
    return button(words, "button-hands", custom_id(code, actions.HANDS, slot))


def file_buttons(words: Words, code: str, slot: str) -> list[ui.Button[Any]]:
    """The buttons that give a match's file and check its dice."""
    return [button(words, "button-verify", custom_id(code, actions.VERIFY, slot)), file_button(words, code, slot)]


def file_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """The button that gives a match's file."""
    return button(words, "button-file", custom_id(code, actions.FILE, slot))


def replay_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """The button that opens a replay at its usual place."""
    return button(words, "button-replay", custom_id(code, actions.REPLAY, slot))


def packs_button(words: Words, slot: str = NOTE) -> ui.Button[Any]:
    """The button that lists the content packs."""
    return button(words, "button-packs", custom_id(actions.PACKS, actions.OPEN_PACKS, slot, 0))


def rematch_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that opens the table where a match is played again."""
    return button(words, "button-rematch", custom_id(code, "rematch", slot), discord.ButtonStyle.success)


def further_button(words: Words, code: str, slot: str, *args: str) -> ui.Button[Any]:
    """Return the button that shows what to learn next of a match's game, or away from matches of the game in `args`."""
    return button(words, "button-further", custom_id(code, actions.FURTHER, slot, *args))


def dice_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that shows what the dice of a finished match were drawn from."""
    return button(words, "button-dice", custom_id(code, "dice", slot))


def reference_buttons(live: Live, game: GameWords, slot: str) -> list[ui.Button[Any]]:
    """Return the button that shows what lies open of each side; none for a game without, or after the end."""
    label = game.reference_label(live.view(None).table)
    if not label or live.row.status != "playing":
        return []
    return [ui.Button(label=label, custom_id=custom_id(live.row.code, "reference", slot))]
