"""The page "the next thing to learn", for users who have finished a match: behind a button of the result and of /help."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.actions import FURTHER, RULE, RULES
from cogs.kit.controls.buttons import contents_button
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from cogs.learning.lesson_pages import CODE, begin_button
from engines.games import GAMES, LESSONS
from referee.errors import RefusedError
from words.learning import next_topics
from words.texts import Words
from words.texts import words as words_in


class Further:
    """The button of the next thing to learn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {FURTHER: Press(self.show)}

    async def show(self, answer: Answer, control: Control) -> None:
        """Show what to learn next about a match's game, or about the game named in the control."""
        if control.code == CODE:
            game = control.args[0] if control.args else ""
        else:
            game = (await self.desk.referee.live.by_code(control.code)).row.game
        if game not in GAMES:
            raise RefusedError("lesson-unknown")
        await answer.show(further_page(words_in(answer.language), game), private=True)


def further_page(words: Words, game: str) -> Message:
    """Return the next things to learn about a game, each with a button to the topic of the rules, if it has one."""
    items: Rows = [text(words("further-title", game=words(f"{game}-title")))]
    for number, thing in enumerate(next_topics(game), 1):
        line = f"**{number}.** {words(thing.key)}"
        if thing.topic:
            # The number makes the ids of two buttons to one topic differ.
            name = custom_id(RULES, RULE, NOTE, game, thing.topic, str(number))
            items.append(ui.Section(ui.TextDisplay(line), accessory=button(words, "button-further-read", name)))
        else:
            items.append(text(line))
    buttons: list[ui.Button[Any]] = [contents_button(words, game, NOTE)]
    if game in LESSONS:
        buttons.append(begin_button(words, game, discord.ButtonStyle.secondary))
    return Message([*items, ui.ActionRow(*buttons)])
