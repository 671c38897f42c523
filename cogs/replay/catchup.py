"""Catching up: a summary of the events since the user's own last choice, with the table before and after."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message, seat_name, stopped_text
from cogs.kit.controls.actions import SINCE
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.reader import Reader, readers_by_event
from cogs.kit.painting.pictures import look_of, picture_of
from cogs.replay import catchup_pages
from cogs.replay.catchup_pages import Caught, Table
from cogs.screens.log.judge_notes import Bench
from cogs.screens.log.match_notes import note_line
from engines.kernel.events import Event
from engines.kernel.views import Seen, view
from referee.errors import RefusedError
from referee.match.events import LoggedEvent
from referee.match.live import Live
from referee.match.notes import Note, Undone
from store.match import history
from store.people import inbox

ROUNDS = 2
"""Parts of the log that users who do not play get, such as rounds."""


class Stretch(msgspec.Struct, frozen=True):
    """A part of a match to summarise: the version it begins after, its events, and the text that introduces it.

    `ordered` has a line for each answer that a standing order of the viewer gave in it, with its version.
    """

    version: int
    events: Sequence[LoggedEvent]
    since: str
    ordered: Sequence[tuple[int, str]] = ()


class Catchup(commands.Cog):
    """The command /catchup and the handler of its button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.composer = desk.composer

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {SINCE: Press(self._pressed)}

    @app_commands.command(
        name=command_name("catchup", "command-catchup"), description=command_description("command-catchup")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def catchup(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Summarise the match since the user's last choice."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @catchup.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        check_may_watch(answer, live)
        await answer.show(await self.caught(answer, live), private=True)

    # ---------------------------------------------------------------- the summary

    async def caught(self, answer: Answer, live: Live) -> Message:
        """Return the message for the user of an answer: a player sees the match from their seat, anybody else in public."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        reader = Reader.of(live, answer.language, mine.seat if mine is not None else None)
        stretch = await self._stretch(answer, reader)
        if mine is not None:
            live.check_seated(mine)
        now = reader.view
        then = await self._then(reader, stretch.version) if stretch.version < live.match.version else now
        changed = then.table != now.table
        made = Caught(
            stretch.since,
            self._story(reader, stretch, await self.desk.chronicle.bench(reader)),
            await self._table(answer, reader.with_view(then)) if changed else None,
            await self._table(answer, reader),
            _present(reader),
            now.decision is not None,
        )
        return catchup_pages.caught(live, made, reader.words)

    async def _stretch(self, answer: Answer, reader: Reader) -> Stretch:
        """Return the part to summarise: for a player since their last choice, or the start; for others the last rounds."""
        live, words = reader.live, reader.words
        if reader.viewer is None:
            return await self._rounds(reader)
        known = await inbox.last_choice(self.referee.db, live.row.id, answer.interaction.user.id)
        events = await self._standing(reader, known.version if known else 0)
        if known is None:
            return Stretch(0, events, words("since-start"))
        # Notes about the match itself carry the version current then, so those at the choice's version came after it.
        news = [e for e in events if e.version > known.version or _lasts(e.event)]
        when = moment(known.at)
        by_order = await self.desk.chronicle.by_order(reader)
        ordered = [
            (version, line.text)
            for version, line in by_order
            if version > known.version and not line.text.startswith("~~")
        ]
        if news or ordered:
            return Stretch(known.version, news, words("since-own", when=when), ordered)
        return Stretch(known.version, events, words("since-quiet" if events else "since-nothing", when=when))

    async def _rounds(self, reader: Reader) -> Stretch:
        events = await self._standing(reader, 0)
        begins = [n for n, (_, event) in enumerate(events) if reader.game.begins_part(type(event))]
        first = begins[-ROUNDS] if len(begins) >= ROUNDS else 0
        return Stretch(events[first][0] if events else 0, events[first:], reader.words("since-rounds"))

    async def _standing(self, reader: Reader, since: int) -> list[LoggedEvent]:
        """Return the events from a version on that the reader may see and that still count, with notes that undo leaves."""
        gone = await history.undone_versions(self.referee.db, reader.live.row.id)
        found = await self.referee.log_of(reader.live, reader.viewer, since=since)
        return [e for e in found if _lasts(e.event) or not any(e.version in span for span in gone)]

    async def _then(self, reader: Reader, version: int) -> Seen:
        """Return the reader's view of an earlier version."""
        rules, _ = reader.live.rules_and_match
        return view(rules, await self.referee.live.state_at(reader.live, version), reader.viewer)

    def _story(self, reader: Reader, stretch: Stretch, bench: Bench) -> list[str]:
        """Return the lines of the summary, with answers by the viewer's standing orders where they happened."""
        lines: list[str] = []
        ordered = [*stretch.ordered]
        # Each part names the players who held the seats at the time.
        for then, part in groupby(readers_by_event(reader, stretch.events), key=itemgetter(1)):
            events = [event for event, _ in part]
            while ordered and events and events[-1][0] >= ordered[0][0]:
                version, line = ordered.pop(0)
                before = [event for event in events if event[0] < version]
                lines += [*_part(before, then, bench), line]
                events = events[len(before) :]
            lines += _part(events, then, bench)
        return [*lines, *(line for _, line in ordered)]

    async def _table(self, answer: Answer, reader: Reader) -> Table:
        """Return the table as the reader sees it, as a picture unless the user wants text."""
        summary = reader.game.summary(reader.view.table)
        if answer.preferences.board == "text":
            return Table(None, summary)
        look = look_of(reader.live, answer.preferences)
        return Table(await picture_of(self.composer.pictures, reader.without_markdown(), "table", look), summary)


def _lasts(event: Event) -> bool:
    """Return whether an event stands even if its version is undone: a player who has left stays away."""
    return isinstance(event, Note) and not isinstance(event, Undone)


def _part(events: Sequence[LoggedEvent], reader: Reader, bench: Bench) -> list[str]:
    """Return the lines that summarise events, each part of the log below its heading."""
    game = reader.game
    lines: list[str] = []
    chunk: list[Event] = []
    for _, event in events:
        if not isinstance(event, Note) and not game.begins_part(type(event)):
            chunk.append(event)
            continue
        lines += game.story(chunk)
        chunk = []
        line = note_line(event, reader.names, reader.words, bench) if isinstance(event, Note) else game.line(event)
        lines += [line] if line else []
    return [*lines, *game.story(chunk)]


def _present(reader: Reader) -> str:
    """Return the present state: the question to the reader, the players awaited, or the result of the match."""
    live, now, game, words = reader.live, reader.view, reader.game, reader.words
    if now.outcome is not None:
        return game.result(now.table)
    if live.row.status != "playing":
        return stopped_text(live, words)
    if now.decision is not None:
        return words("turns-act", question=game.question(now.decision, now.table))
    waiting = [s.seat for s in live.humans if s.seat in now.waiting] or now.waiting
    key = "turns-choosing" if now.sealed else "turns-wait"
    return words(key, names=words.join([seat_name(seat, reader.names) for seat in waiting]))
