"""The card of a ladder: the message about the whole of it, in its channel."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.leagues import actions
from cogs.leagues.reading import Reading
from referee.leagues.slots import CARD
from tournaments.views.ladder import ChallengeView
from words.tournaments.leagues.ladder import challenge_line, ladder_pages
from words.tournaments.speech import pages, reason_text

ORDER_TEXT, CHALLENGES_TEXT = 1900, 1500
"""Characters of the order and of the open challenges on the card at most; **All places** shows everybody."""

TOP = 5
"""Places that are named below a picture."""


def card(found: Reading, slot: str = CARD, *, below_picture: bool = False) -> Message:
    """Return the card: name, game, the order from the top, open challenges, and the buttons.

    Below a picture of the first places the text names the top alone.
    """
    row, words, view = found.ladder.row, found.words, found.view
    listed = view.order[:TOP] if below_picture else view.order
    without = msgspec.structs.replace(view, challenges=(), order=listed)
    shown = ladder_pages(found.speech, f"{found.title} · `{row.code}`\n-# {found.game_line()}", without, ORDER_TEXT)
    items: Rows = [text(shown[0])]
    if row.phase != "open":
        items.append(text(f"{words(f'ladder-phase-{row.phase}')} {reason_text(row.reason)}".rstrip()))
    challenges = challenge_lines(found)
    if challenges:
        head = f"**{words('tournament-ladder-challenges')}**"
        texts = pages(challenges, head, "", CHALLENGES_TEXT)
        items.append(text(texts[0] if len(texts) == 1 else f"{texts[0]}\n{words('ladder-more-challenges')}"))
    return Message([*items, *_buttons(found, slot)], colour=GREEN if row.phase == "open" else SLATE)


def challenge_lines(found: Reading) -> list[str]:
    """Return the open challenges, a line each, with links to their matches."""
    return [f"- {challenge_line(found.speech, one)}{_link(found, one)}" for one in found.view.challenges]


def _link(found: Reading, one: ChallengeView) -> str:
    number = found.ladder.number_of(found.ladder.challenge_by(one.challenger))
    link = found.links.get(number)
    return f" · [{found.words('event-table-link')}]({link})" if link else ""


def _buttons(found: Reading, slot: str) -> Rows:
    code, words = found.code, found.words
    more: list[ui.Button[Any]] = [
        button(words, "button-ladder-rules", custom_id(code, actions.RULES, slot)),
        button(words, "button-ladder-log", custom_id(code, actions.LOG, slot)),
        button(words, "button-ladder-organise", custom_id(code, actions.ORGANISE, slot)),
    ]
    if found.view.order:
        more.insert(0, button(words, "button-ladder-places", custom_id(code, actions.PLACES, slot)))
    if found.ladder.row.phase != "open":
        if found.ladder.row.phase == "closed":
            more.append(button(words, "button-league-page", custom_id(code, actions.PAGE, slot)))
        return [ui.ActionRow(*more)]
    first: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-ladder-join", custom_id(code, actions.JOIN, slot), discord.ButtonStyle.success),
        button(words, "button-ladder-challenge", custom_id(code, actions.PICK, slot), discord.ButtonStyle.primary),
        button(words, "button-ladder-mine", custom_id(code, actions.MINE, slot)),
        button(words, "button-ladder-leave", custom_id(code, actions.LEAVE, slot)),
    )
    return [first, ui.ActionRow(*more)]
