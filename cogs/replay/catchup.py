"""Catch-up in one press: what happened since the user's last own choice, told shortly, with the table before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import admit
from cogs.common.offering import offered
from cogs.kit.actions import SINCE
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import Control
from cogs.kit.durations import moment
from cogs.kit.localised import described, named
from cogs.kit.messages import Message, seat_name, stopped
from cogs.kit.names import Told, as_then
from cogs.kit.pictures import look_of, picture_of
from cogs.replay import catchup_pages
from cogs.replay.catchup_pages import Caught, Table
from cogs.screens import match_notes
from cogs.screens.judge_notes import Bench
from cogs.screens.match_notes import OWN
from engines.kernel.state.model import Seat
from engines.kernel.views import Seen, view
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.notes import UNDONE
from store.match import history
from store.people import inbox
from words.common.protocol import GameWords
from words.texts import Language, Words, words

ROUNDS = 2
"""Parts of the log that those are told who do not play."""


class Stretch(msgspec.Struct, frozen=True):
    """A part of a match to be told: the version that it begins after, its events, and what it is introduced by.

    `ordered` are lines for what standing orders of the viewer answered in it, each with its version.
    """

    version: int
    events: Sequence[Told]
    since: str
    ordered: Sequence[tuple[int, str]] = ()


class Catchup(commands.Cog):
    """/catchup."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.composer = desk.composer

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {SINCE: Press(self._pressed)}

    @app_commands.command(name=named("catchup", "command-catchup"), description=described("command-catchup"))
    @app_commands.rename(match=named("match", "option-match"))
    @app_commands.describe(match=described("option-match"))
    async def catchup(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Tell what has happened since the user's last choice."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @catchup.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await offered(self.desk, interaction, typed)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        admit(answer, live)
        await answer.show(await self.caught(answer, live), private=True)

    # ---------------------------------------------------------------- what is told

    async def caught(self, answer: Answer, live: Live) -> Message:
        """Return what happened for the user of an answer: to a player from their seat, to anybody else in public."""
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        texts, language = words(answer.language), answer.language
        mine = live.seat_of(answer.interaction.user.id)
        viewer = mine.seat if mine is not None else None
        names = self.composer.names(live, language)
        game = self.composer.game(live, language, names)
        stretch = await self._stretch(answer, live, viewer, game, texts)
        if mine is not None:
            live.still(mine)
        now = live.seen(viewer)
        then = await self._then(live, viewer, stretch.version) if stretch.version < live.match.version else now
        changed = then.table != now.table
        made = Caught(
            stretch.since,
            self._story(live, stretch, texts, await self.desk.chronicle.bench(live, language)),
            await self._table(answer, live, then, game, language) if changed else None,
            await self._table(answer, live, now, game, language),
            _asked(live, now, game, names, texts),
            now.decision is not None,
        )
        return catchup_pages.caught(live, made, texts)

    async def _stretch(self, answer: Answer, live: Live, viewer: Seat | None, game: GameWords, texts: Words) -> Stretch:
        """Return what is to be told: since the own last choice, else since the start; to others the last rounds."""
        if viewer is None:
            return await self._rounds(live, game, texts)
        known = await inbox.last_choice(self.referee.db, live.row.id, answer.interaction.user.id)
        events = await self._standing(live, viewer, known.version if known else 0)
        if known is None:
            return Stretch(0, events, texts("since-start"))
        # What befell the match itself is noted at the version that there was: after the choice that led to it.
        news = [e for e in events if e[0] > known.version or (e[1] in OWN and e[1] != UNDONE)]
        when = moment(known.at)
        by_order = await self.desk.chronicle.by_order(live, viewer, texts.language)
        ordered = [
            (version, line.text)
            for version, line in by_order
            if version > known.version and not line.text.startswith("~~")
        ]
        if news or ordered:
            return Stretch(known.version, news, texts("since-own", when=when), ordered)
        return Stretch(known.version, events, texts("since-quiet" if events else "since-nothing", when=when))

    async def _rounds(self, live: Live, game: GameWords, texts: Words) -> Stretch:
        events = await self._standing(live, None, 0)
        begins = [n for n, (_, kind, _) in enumerate(events) if game.begins(kind)]
        first = begins[-ROUNDS] if len(begins) >= ROUNDS else 0
        return Stretch(events[first][0] if events else 0, events[first:], texts("since-rounds"))

    async def _standing(self, live: Live, viewer: Seat | None, since: int) -> list[Told]:
        """Return the events from a version on that a viewer may see and that count still; who has left has left all the same."""
        gone = await history.undone(self.referee.db, live.row.id)
        found = await self.referee.log_of(live, viewer, since=since)
        lasting = {*OWN} - {UNDONE}
        return [e for e in found if e[1] in lasting or not any(e[0] in span for span in gone)]

    async def _then(self, live: Live, viewer: Seat | None, version: int) -> Seen:
        """Return what a viewer could see at an earlier version."""
        rules, _ = live.playing
        return view(rules, await self.referee.live.state(live, version), viewer)

    def _story(self, live: Live, stretch: Stretch, texts: Words, bench: Bench) -> list[str]:
        """Return what happened, told shortly; what the viewer's standing orders answered stands where it happened."""
        names = self.composer.names(live, texts.language)
        lines: list[str] = []
        ordered = [*stretch.ordered]
        # Parts are told with the names of those who sat there then.
        for told, part in groupby(as_then(live, stretch.events, names, texts), key=itemgetter(1)):
            game = self.composer.game(live, texts.language, told)
            events = [event for event, _ in part]
            while ordered and events and events[-1][0] >= ordered[0][0]:
                version, line = ordered.pop(0)
                before = [event for event in events if event[0] < version]
                lines += [*_part(before, game, told, texts, bench), line]
                events = events[len(before) :]
            lines += _part(events, game, told, texts, bench)
        return [*lines, *(line for _, line in ordered)]

    async def _table(self, answer: Answer, live: Live, seen: Seen, game: GameWords, language: Language) -> Table:
        """Return a table at a moment, as a picture unless the user wants text."""
        told = game.summary(seen.table)
        if answer.preferences.board == "text":
            return Table(None, told)
        look = look_of(live, answer.preferences)
        return Table(await picture_of(self.composer.pictures, live, seen, "table", language, look), told)


def _part(events: Sequence[Told], game: GameWords, names: Mapping[Seat, str], texts: Words, bench: Bench) -> list[str]:
    """Return events told shortly, each part of the log below its heading."""
    lines: list[str] = []
    chunk: list[tuple[str, dict[str, object]]] = []
    for _, kind, facts in events:
        if kind not in OWN and not game.begins(kind):
            chunk.append((kind, facts))
            continue
        lines += game.story(chunk)
        chunk = []
        line = match_notes.told(kind, facts, names, texts, bench) if kind in OWN else game.line(kind, facts)
        lines += [line] if line else []
    return [*lines, *game.story(chunk)]


def _asked(live: Live, now: Seen, game: GameWords, names: Mapping[Seat, str], texts: Words) -> str:
    """Return what is asked of the viewer, or whom the table waits for, or how the match ended."""
    if now.outcome is not None:
        return game.result(now.table)
    if live.row.status != "playing":
        return stopped(live, texts)
    if now.decision is not None:
        return texts("turns-act", question=game.question(now.decision, now.table))
    waiting = [s.seat for s in live.humans if s.seat in now.waiting] or now.waiting
    key = "turns-choosing" if now.sealed else "turns-wait"
    return texts(key, names=texts.join([seat_name(seat, names) for seat in waiting]))
