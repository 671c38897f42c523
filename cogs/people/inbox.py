"""All matches of a user in one list: /turns, its buttons, and the button that opens the next waiting match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.private_list import PrivateList
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import at_server
from cogs.kit.composing.messages import Message, seat_name
from cogs.kit.controls.actions import NEXT, OPEN_TURNS
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.durations import has_no_clock, moment, past_moment
from cogs.kit.match_texts.names import other_players
from cogs.kit.match_texts.outcomes import outcome_text
from cogs.kit.match_texts.reader import Reader
from cogs.people import inbox_pages
from cogs.people.inbox_pages import PAGE, SHOWN, Entry, Listed
from referee.lobby.places import capacity
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.people.inbox import Item
from store.match import outbox, replays
from store.match.replays import Replayable
from store.people import inbox, people
from store.people.inbox import SeatHolder
from words.safe import escape, safe_name
from words.texts import Words, language_of
from words.texts import words as words_in

PAST = 20
"""Finished matches listed after the others, at most."""

WITH = 60
"""Characters of the names of the other players of a listed match: a page must hold five matches."""


class Inbox(commands.Cog):
    """The command /turns and the handlers of its buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.list = PrivateList(desk, self.page)
        self.inbox = desk.referee.inbox

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {OPEN_TURNS: Press(self.list.open), PAGE: Press(self.list.turn, changes=True), NEXT: Press(self._next)}

    @app_commands.command(name=command_name("turns", "command-turns"), description=command_description("command-turns"))
    async def turns(self, interaction: discord.Interaction[Any]) -> None:
        """List the user's matches, those that wait for the user first."""
        await self.list.command(interaction)

    async def _next(self, answer: Answer, control: Control) -> None:
        """Open the user's panel of the next match that waits for them."""
        user = answer.interaction.user.id
        waiting = await self.inbox.others_waiting(user, control.code)
        if waiting:
            live = waiting[0].live
            last = not await self.inbox.others_waiting(user, live.row.code)
            await self.desk.show_hand(answer, live, words_in(answer.language)("turns-last") if last else None)
        else:
            await answer.say(words_in(answer.language)("turns-no-next"))

    # ---------------------------------------------------------------- the list

    async def page(self, answer: Answer, page: int) -> Message:
        """Return page `page` of the list, counted from 0, for the user of an answer."""
        words, user = words_in(answer.language), answer.interaction.user.id
        items = await self.inbox.of_user(user)
        past = await replays.finished_matches(self.desk.referee.db, user, PAST)
        pages = max(1, -(-(len(items) + len(past)) // SHOWN))
        page = min(page, pages - 1)
        servers = len({item.live.row.guild for item in items}) > 1
        first, end = page * SHOWN, (page + 1) * SHOWN
        entries = [await self._entry(answer, item, words, servers=servers) for item in items[first:end]]
        over = past[max(0, first - len(items)) : max(0, end - len(items))]
        seats = await inbox.seated(self.desk.referee.db, [row.code for row in over]) if over else {}
        entries += [await self._past(row, seats.get(row.code, []), user, words) for row in over]
        away = (await self.desk.referee.vacations.of(user)).finish if items else None
        note = words("turns-away", until=moment(away, "f")) if away is not None else None
        counts = dict(Counter(i.kind for i in items))
        tables = at_server(answer.interaction)
        return inbox_pages.turns(Listed(entries, page, pages, counts, note, past=bool(past), tables=tables), words)

    async def _past(self, row: Replayable, seats: Sequence[SeatHolder], user: int, words: Words) -> Entry:
        """Return the entry of a finished match: the other players, the result and the day it ended."""
        post = await outbox.post(self.desk.referee.db, row.match, BOARD)
        link = self.desk.composer.link_at(row.guild, row.channel, post.message if post is not None else None)
        head = words("turns-head", game=words(f"{row.game}-title"), code=row.code, link=link)
        names = escape(other_players(seats, user, words, WITH))
        came = escape(outcome_text(row.result, seats, user, words))
        line = words("turns-past", result=came, ended=moment(row.ended or 0, "D"))
        return Entry("past", row.code, [head, *([words("turns-with", names=names)] if names else []), line])

    async def _entry(self, answer: Answer, item: Item, words: Words, *, servers: bool) -> Entry:
        """Return the entry of an unfinished match; while lanes are open it says of other seats only who holds them."""
        row, place = item.live.row, item.place
        post = place.message if place is not None else await self.desk.message_of(item.live, BOARD)
        link = self.desk.composer.link_to(item.live, post)
        head = words("turns-head", game=words(f"{row.game}-title"), code=row.code, link=link)
        guild = answer.interaction.client.get_guild(row.guild) if servers and row.guild is not None else None
        if guild is not None:
            head = words("turns-server", head=head, server=safe_name(guild.name))
        if len(item.live.seats) > 1:
            names = escape(other_players(item.live.seats_in_play, answer.interaction.user.id, words, WITH))
            head += "\n" + words("turns-with", names=names)
        if item.kind in ("act", "wait"):
            return Entry(item.kind, row.code, [head, *await self._running(answer, item, words)])
        if item.kind == "invited":
            return Entry(item.kind, row.code, [head, *await self._invited(item, words)])
        return Entry(item.kind, row.code, [head, *_lobby(item, words)])

    async def _running(self, answer: Answer, item: Item, words: Words) -> list[str]:
        """Return the lines of a running match: the question to the user or the players awaited, and the clock."""
        live, place = item.live, item.place
        assert place is not None
        reader = Reader.of(live, answer.language, place.seat)
        seen, game, names = reader.view, reader.game, reader.names
        lines = [game.heading(seen.table)]
        if seen.decision is not None:
            lines.append(words("turns-act", question=game.question(seen.decision, seen.table)))
            since, due, fallen = place.since, place.due, place.fallen
        else:
            # While lanes are open every seat counts as choosing, the user's own too, as in the public view.
            waiting = [s.seat for s in live.humans if s.seat in seen.waiting and (seen.sealed or s.seat != place.seat)]
            key = "turns-choosing" if seen.sealed else "turns-wait" if waiting else "turns-practice"
            lines.append(words(key, names=words.join([seat_name(seat, names) for seat in waiting])))
            faces = await self.desk.referee.timing.faces(live)
            shown = [faces[seat] for seat in waiting if seat in faces]
            since = min((face.since for face in shown if face.since is not None), default=None)
            due = max((face.due for face in shown if face.due is not None), default=None)
            fallen = None
        return [*lines, *_times(live, words, since, due, fallen)]

    async def _invited(self, item: Item, words: Words) -> list[str]:
        host = await people.player(self.desk.referee.db, item.live.row.host)
        join = words_in(language_of(item.live.row.language))(
            "button-join"
        )  # the label of the button at the table, in its language
        line = words("turns-invited", host=safe_name(host.name if host else ""), join=join)
        until = [words("turns-invited-until", until=moment(item.until))] if item.until is not None else []
        return [line, *until]


def _lobby(item: Item, words: Words) -> list[str]:
    """Return the lines of a match that has not begun, or is frozen."""
    if item.kind == "frozen":
        return [words("turns-frozen")]
    until = item.until
    if item.live.row.in_competition:
        return [words("turns-here" if item.kind == "ready" else "turns-here-others")]
    if item.kind == "ready" and until is not None:
        return [words("turns-ready", until=moment(until))]
    seats = capacity(item.live)
    lines = [words("turns-lobby", taken=len(item.live.seats), seats=seats)]
    return [*lines, words("turns-lobby-until", until=moment(until))] if until is not None else lines


def _times(live: Live, words: Words, since: float | None, due: float | None, fallen: float | None) -> list[str]:
    """Return one small line: since when the match waits and until when; nothing if neither is known."""
    parts = [words("turns-since", since=past_moment(since))] if since is not None else []
    if live.row.paused is not None:
        parts.append(words("turns-paused", since=past_moment(live.row.paused)))
    elif fallen is not None:
        parts.append(words("turns-silent" if has_no_clock(live) else "turns-fallen", since=past_moment(fallen)))
    elif due is not None:
        parts.append(words("turns-due", due=moment(due)))
    return [f"-# {' · '.join(parts)}"] if parts else []
