"""Buttons that several features show: each leads to a feature that this package does not import."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Rows, button, text
from cogs.kit.controls import actions
from cogs.kit.controls.custom_ids import NOTE, custom_id
from referee.match.live import Live
from words.common.protocol import GameWords
from words.learning import game_of_rule
from words.texts import Words
from words.tournaments.help import topic_of_rule


def contents_button(
    words: Words, game: str, slot: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    """Return the button that opens the rules of a game, on a message of this slot; an empty `game` leads to a choice of games."""
    args = (game,) if game else ()
    return button(words, "button-help", custom_id(actions.RULES, actions.CONTENTS, slot, *args), style)


def cited_rule_rows(words: Words, rule: str | None) -> Rows:
    """Return a row with the button that opens the topic of a cited rule; no row for a rule that is in no book."""
    made = rule_button(words, rule)
    return [] if made is None else [ui.ActionRow(made)]


def rule_button(words: Words, rule: str | None) -> ui.Button[Any] | None:
    """Return the button that opens the topic of a rule, None for a rule that is in no book."""
    if rule is None:
        return None
    label = words("button-rules-cited", rule=rule)
    if (topic := topic_of_rule(rule)) is not None:
        return ui.Button(label=label, custom_id=custom_id(actions.EVENTS, actions.EVENT_HELP, actions.CITED, topic))
    game = game_of_rule(rule)
    if game is None:
        return None
    return ui.Button(label=label, custom_id=custom_id(actions.RULES, actions.RULE, actions.CITED, game, rule))


def report_button(words: Words, code: str = actions.REPORT) -> ui.Button[Any]:
    """Return the button that opens the form of a report, about a match if its code is given."""
    return button(words, "button-report", custom_id(code, actions.OPEN_REPORT, NOTE))


def turns_button(words: Words) -> ui.Button[Any]:
    """Return the button that opens the list of a user's matches."""
    return button(words, "button-turns", custom_id(actions.TURNS, actions.OPEN_TURNS, NOTE))


def tables_button(words: Words) -> ui.Button[Any]:
    """Return the button that opens the list of a server's tables."""
    return button(words, "button-tables", custom_id(actions.TABLES, actions.OPEN_TABLES, NOTE))


def paging_buttons(words: Words, code: str, action: str, page: int, pages: int) -> list[ui.Button[Any]]:
    """Return the buttons to the other pages of a list, if there are any, and the one that refreshes it.

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
    """Return a line and a button that lead from the match of this code to the others that wait for the user."""
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-next", custom_id(code, actions.NEXT, NOTE), discord.ButtonStyle.primary)
    )
    return [text(words("turns-more", count=waiting)), row]


def privacy_button(words: Words) -> ui.Button[Any]:
    """Return the button that shows which data is stored about users."""
    return button(words, "button-privacy", custom_id(actions.DATA, actions.PRIVACY, NOTE))


def settings_button(words: Words, slot: str = NOTE) -> ui.Button[Any]:
    """Return the button that opens the user's own settings."""
    return ui.Button(label=words("button-settings"), custom_id=custom_id(actions.OWN, actions.OPEN_SETTINGS, slot))


def doctor_button(words: Words) -> ui.Button[Any]:
    """Return the button that runs the doctor, the bot's check of itself."""
    return button(words, "button-doctor", custom_id(actions.DOCTOR, actions.OPEN_DOCTOR, NOTE, "here"))


def watch_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """Return the button that opens the board for somebody who does not play."""
    return button(words, "button-watch", custom_id(code, actions.WATCH, slot))


def hands_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """Return the button that shows all hands after the end."""
    return button(words, "button-hands", custom_id(code, actions.HANDS, slot))


def file_buttons(words: Words, code: str, slot: str) -> list[ui.Button[Any]]:
    """Return the buttons that check a match's dice and send its file."""
    return [button(words, "button-verify", custom_id(code, actions.VERIFY, slot)), file_button(words, code, slot)]


def file_button(words: Words, code: str, slot: str = NOTE) -> ui.Button[Any]:
    """Return the button that sends a match's file."""
    return button(words, "button-file", custom_id(code, actions.FILE, slot))


def replay_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that opens a replay at its default place."""
    return button(words, "button-replay", custom_id(code, actions.REPLAY, slot))


def packs_button(words: Words, slot: str = NOTE) -> ui.Button[Any]:
    """Return the button that lists the content packs."""
    return button(words, "button-packs", custom_id(actions.PACKS, actions.OPEN_PACKS, slot, 0))


def afterwards_button(words: Words, live: Live, slot: str) -> ui.Button[Any]:
    """Return the first button after the end of a match: to a rematch, or back to its tournament or ladder."""
    code, green = live.row.code, discord.ButtonStyle.success
    if live.row.tournament is not None:
        return button(words, "button-match-event", custom_id(code, actions.MATCH_EVENT, slot), green)
    if live.row.ladder is not None:
        return button(words, "button-match-ladder", custom_id(code, actions.MATCH_LADDER, slot), green)
    return button(words, "button-rematch", custom_id(code, "rematch", slot), green)


def further_button(words: Words, code: str, slot: str, *args: str) -> ui.Button[Any]:
    """Return the button that shows what to learn next about a match's game; outside matches, about the game in `args`."""
    return button(words, "button-further", custom_id(code, actions.FURTHER, slot, *args))


def dice_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that shows the source of a finished match's dice."""
    return button(words, "button-dice", custom_id(code, "dice", slot))


def reference_buttons(live: Live, game: GameWords, slot: str) -> list[ui.Button[Any]]:
    """Return the button that shows the open cards of each side; empty for a game without such a page, or after the end."""
    label = game.reference_label(live.view(None).table)
    if not label or live.row.status != "playing":
        return []
    return [ui.Button(label=label, custom_id=custom_id(live.row.code, "reference", slot))]
