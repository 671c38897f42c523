"""The entry of a message's menu that names the match the message belongs to."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.may_watch import check_may_watch
from cogs.common.message_matches import match_of
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, button, seat_name, text
from cogs.kit.controls.buttons import contents_button, replay_button, report_button, watch_button
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.names import safe_names
from cogs.kit.match_texts.outcomes import outcome_text
from referee.errors import RefusedError
from referee.match.live import Live
from store.people import inbox
from words.safe import escape
from words.texts import Words
from words.texts import words as words_in


class About:
    """The handler of the menu entry."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def tell(self, answer: Answer, message: discord.Message) -> None:
        """Name the match a message belongs to, with links to it. Raises RefusedError for a message of no match."""
        await self.desk.load_user(answer.interaction)
        row = await match_of(self.desk, answer, message)
        if row is None:
            raise RefusedError("refused-no-match-of-message")
        live = await self.desk.referee.live.by_id(row.id)
        check_may_watch(answer, live)
        words = words_in(answer.language)
        link = await self.desk.composer.link(live)
        names = safe_names(live, answer.language)
        who = words.join([seat_name(s.seat, names) for s in live.seats])
        head = words("about-head", game=words(f"{row.game}-title"), code=row.code, link=link)
        lines = [head, who, await self._state(live, words)]
        user = answer.interaction.user.id
        await answer.show(Message([text("\n".join(lines)), _ways(live, user, words)]), private=True)

    async def _state(self, live: Live, words: Words) -> str:
        """Return the state of a match in words that everybody may read: lobby, running, or over with its result."""
        row = live.row
        if row.ended is not None:
            seated = (await inbox.seated(self.desk.referee.db, [row.code])).get(row.code, [])
            result = escape(outcome_text(row.result, seated, 0, words))
            return words("about-over", ended=moment(row.ended, "D"), result=result)
        if row.started is None:
            return words("about-lobby")
        return words("about-running", since=moment(row.started))


def _ways(live: Live, user: int, words: Words) -> ui.ActionRow[Any]:
    """Return the buttons below the text: replay, watch or hand, contents, report."""
    code, row = live.row.code, ui.ActionRow[Any]()
    if live.row.ended is not None:
        row.add_item(replay_button(words, code, NOTE))
    elif live.row.started is not None and live.seat_of(user) is None:
        row.add_item(watch_button(words, code))
    elif live.row.started is not None:
        row.add_item(button(words, "button-hand", custom_id(code, "hand", NOTE)))
    row.add_item(contents_button(words, live.row.game, NOTE))
    row.add_item(report_button(words, code))
    return row
