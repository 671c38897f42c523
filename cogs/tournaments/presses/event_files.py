"""The files of a tournament: the whole of it for a script to recompute, tables for spreadsheets, FIDE's report."""

from __future__ import annotations

import asyncio

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, Message, text
from cogs.kit.controls.custom_ids import Control
from cogs.tournaments.pages.hall_texts import brings, check_visible, plain_names, reading_for
from cogs.tournaments.presses.decks import decks_file
from cogs.tournaments.webpage.parts import About
from referee.errors import RefusedError
from referee.tournaments.rated_steps import rated_steps

BYTES = 9_000_000
"""Bytes of files in one message at most."""

FILES = "tournaments.files.bundle:event_files"
PAGE = "cogs.tournaments.webpage.composing:event_page"


class EventFiles:
    """Sends the files. Names are in those of organisers alone (TM-66)."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.tournaments
        self.database = desk.referee.db.address

    async def offer(self, answer: Answer, control: Control) -> None:
        """Send the files: to everybody after the end, before that to organisers (TM-65)."""
        hall = await self.parts.to_show(control.code)
        check_visible(answer, hall)
        found = reading_for(answer, hall)
        organiser = found.viewer.organiser
        if hall.state.phase not in ("over", "cancelled") and not organiser:
            raise RefusedError("refused-tournament-files-early", rule="TM-65")
        if not hall.state.rounds:
            raise RefusedError("refused-tournament-files-none", rule="TM-65")
        names = plain_names(hall) if organiser else None
        rated = await asyncio.to_thread(rated_steps, self.database, hall.row)
        row, reader = hall.row, self.parts.reader
        files = await reader.send(hall, FILES, row.code, row.name, names, rated)
        about = About(row.name, row.code, row.game, brings(row.game), hall.kept_out_by)
        page = await reader.send(hall, PAGE, about, found.speech.names, found.words.language)
        files[f"{row.code.lower()}.page.html"] = page
        if decks := await decks_file(self.desk, answer, hall, names or {}):
            files[f"{row.code.lower()}.decks.txt"] = decks
        lines = [found.words("event-files-title", title=found.title)]
        lines.append(found.words("event-files-organiser" if organiser else "event-files-public"))
        message = Message([text("\n".join(lines))], colour=GREEN)
        for name, content in files.items():
            if sum(map(len, message.pictures.values())) + len(content) <= BYTES:
                message.attach(name, content)
        await answer.show(message, private=True)
