"""The help on tournaments: a page for each topic, which refusals lead to by their rule."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, Message, button, text
from cogs.kit.controls.actions import EVENT_HELP, EVENTS
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.tournaments import actions
from referee.errors import RefusedError
from words.texts import Words
from words.texts import words as words_in
from words.tournaments import help as topics
from words.tournaments.speech import Speech


class TournamentHelp:
    """The handler of these pages."""

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {EVENT_HELP: Press(self.show, changes=True)}

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the topic in the first argument or picked in the select, the first one without either."""
        topic = answer.values[0] if answer.values else next(iter(control.args), topics.TOPICS[0])
        if topic not in topics.TOPICS:
            raise RefusedError("refused-unknown-control")
        message = help_page(words_in(answer.language), topic)
        if control.slot == NOTE:
            await answer.replace_private(message)
        else:
            await answer.show(message, private=True)


def help_page(words: Words, topic: str) -> Message:
    """Return the page of a topic, with a select of all topics."""
    speech = Speech(words, {}, lambda at: moment(float(at)))
    options = [
        discord.SelectOption(label=topics.title(speech, one)[:100], value=one, default=one == topic)
        for one in topics.TOPICS
    ]
    select: ui.Select[Any] = ui.Select(custom_id=custom_id(EVENTS, EVENT_HELP, NOTE), options=options)
    back: ui.ActionRow[Any] = ui.ActionRow(button(words, "button-events", custom_id(EVENTS, actions.LIST, NOTE, 0)))
    return Message([text(topics.page(speech, topic)), ui.ActionRow(select), back], colour=GREEN)
