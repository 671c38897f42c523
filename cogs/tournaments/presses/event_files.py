"""The files of a tournament: the whole of it for a script to recompute, tables for spreadsheets, FIDE's report."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

from cogs.common.desk import Desk
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import Control
from cogs.kit.messages import GREEN, Message, text
from cogs.tournaments.pages.hall_texts import check_visible, plain_names, reading_for
from cogs.tournaments.webpage.composing import event_page
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.rated_steps import rated_steps
from tournaments.errors import TournamentError
from tournaments.files.export import RatedStep, export
from tournaments.files.spreadsheets import pairings_csv, standings_csv
from tournaments.files.trf import Head, trf
from tournaments.state.model import MAIN
from tournaments.state.points import rounds_counted

BYTES = 9_000_000
"""Bytes of files in one message at most."""


class EventFiles:
    """Sends the files. Names are in those of organisers alone (TM-66)."""

    def __init__(self, desk: Desk) -> None:
        self.halls = desk.referee.tournaments.halls
        self.path = desk.referee.db.path

    async def offer(self, answer: Answer, control: Control) -> None:
        """Send the files: to everybody after the end, before that to organisers (TM-65)."""
        hall = await self.halls.by_code(control.code)
        check_visible(answer, hall)
        found = reading_for(answer, hall)
        organiser = found.viewer.organiser
        if hall.state.phase not in ("over", "cancelled") and not organiser:
            raise RefusedError("refused-tournament-files-early", rule="TM-65")
        if not hall.state.rounds:
            raise RefusedError("refused-tournament-files-none", rule="TM-65")
        names = plain_names(hall) if organiser else None
        rated = await asyncio.to_thread(rated_steps, self.path, hall.row)
        async with hall.lock:  # the threads read the state, which must not change meanwhile
            files = await asyncio.to_thread(event_files, hall, names, rated)
            page = await asyncio.to_thread(event_page, hall, dict(found.speech.names), found.words.language)
        files[f"{hall.row.code.lower()}.page.html"] = page
        lines = [found.words("event-files-title", title=found.title)]
        lines.append(found.words("event-files-organiser" if organiser else "event-files-public"))
        message = Message([text("\n".join(lines))], colour=GREEN)
        for name, content in files.items():
            if sum(map(len, message.pictures.values())) + len(content) <= BYTES:
                message.attach(name, content)
        await answer.show(message, private=True)


def event_files(hall: Hall, names: Mapping[int, str] | None, rated: Sequence[RatedStep] = ()) -> dict[str, bytes]:
    """Return the files of a tournament by name. `names` go into tables and the report; without them entries are numbers.

    `rated` are its rated games.
    """
    code, state = hall.row.code.lower(), hall.state
    files = {f"{code}.tournament.json": export(hall.settings, hall.records, rated)}
    counted = rounds_counted(state)
    if counted and not state.is_knockout(MAIN):
        files[f"{code}.standings.csv"] = standings_csv(state, counted, names).encode()
    files[f"{code}.pairings.csv"] = pairings_csv(state, names).encode()
    # Pods, brackets and groups have no such report.
    with contextlib.suppress(TournamentError):
        head = Head(hall.row.name if names else hall.row.code, names=names or {})
        files[f"{code}.report.trf"] = trf(state, head).encode()
    return files
