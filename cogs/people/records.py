"""The entry of a person's menu that shows the results of their matches on this server."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.common.desk import Desk
from cogs.common.may_watch import can_see
from cogs.kit.answers import Answer
from cogs.kit.durations import moment
from cogs.kit.messages import Message, text
from cogs.kit.outcomes import outcome_text, winners_of
from engines.games import GAMES
from referee.errors import RefusedError
from store.people import inbox, records
from store.people.inbox import SeatHolder
from store.people.records import FinishedMatch
from words.safe import escape, safe_name
from words.texts import Words
from words.texts import words as words_in

SHOWN = 5
"""Matches listed one by one, at most."""


Counted = tuple[FinishedMatch, tuple[int, ...]]
"""A match and the seats that won it."""


class Records:
    """The handler of the menu entry."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db

    async def show(self, answer: Answer, user: discord.User | discord.Member) -> None:
        """Show a person's record on this server. Raises RefusedError for a bot."""
        interaction = answer.interaction
        await self.desk.load_user(interaction)
        assert interaction.guild_id is not None, "the entry is there on servers alone"
        if user.bot:
            raise RefusedError("refused-record-bot")
        played = await records.on_server(self.db, user.id, interaction.guild_id, interaction.user.id)
        counted = [(match, winners_of(match.result)) for match in played]
        newest = [match for match in played if can_see(answer, match.channel, match.parent)][:SHOWN]
        seated = await inbox.seated(self.db, [match.code for match in newest])
        words = words_in(answer.language)
        lines = [words("record-title", who=safe_name(user.display_name)), *_sums(counted, words)]
        if user.id != interaction.user.id:
            lines += _together(counted, words)
        lines += [_line(match, seated.get(match.code, []), words) for match in newest]
        lines += [words("record-counts"), *([words("record-rulings")] if newest else [])]
        await answer.show(Message([text("\n".join(lines))]), private=True)


def _sums(played: Sequence[Counted], words: Words) -> list[str]:
    """Return a person's results, a line for each game."""
    if not played:
        return [words("record-none")]
    lines = []
    for game in GAMES:
        matches = [(match, winners) for match, winners in played if match.game == game]
        if matches:
            won = sum(match.seat in winners for match, winners in matches)
            left = sum(match.status == "left" for match, _ in matches)
            title = words(f"{game}-title")
            lines.append(words("record-game", game=title, played=len(matches), won=won, left=left))
    return lines


def _together(played: Sequence[Counted], words: Words) -> list[str]:
    """Return the results of the matches that the person and the asking user both played."""
    shared = [(match, winners) for match, winners in played if match.asker is not None]
    if not shared:
        return []
    theirs = sum(match.seat in winners for match, winners in shared)
    yours = sum(match.asker in winners for match, winners in shared)
    return [words("record-together", played=len(shared), theirs=theirs, yours=yours)]


def _line(match: FinishedMatch, seated: Sequence[SeatHolder], words: Words) -> str:
    return words(
        "record-match",
        day=moment(match.ended, "D"),
        game=words(f"{match.game}-title"),
        code=match.code,
        result=escape(outcome_text(match.result, seated, 0, words)),
    )
