"""The files of a ladder: the whole of it for a script to recompute, and its present order for spreadsheets (TM-65, TM-66)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, Message, text
from cogs.kit.controls.custom_ids import Control
from cogs.leagues import actions
from cogs.leagues.reading import check_visible, may_organise, reading
from referee.leagues.live_ladder import LiveLadder
from store.leagues import games
from tournaments.files.ladder import LadderTerms, export_ladder
from tournaments.files.spreadsheets import ladder_csv
from tournaments.views.ladder import LadderView
from words.safe import plain_name


class LadderFiles:
    """Sends the files to everybody who sees the ladder: its log is open. Names are in those of organisers alone (TM-66)."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ladders = desk.referee.leagues.ladders

    def presses(self) -> dict[str, Press]:
        """Return the press of the button by its action."""
        return {actions.FILES: Press(self.offer)}

    async def offer(self, answer: Answer, control: Control) -> None:
        """Send the files of a ladder."""
        ladder = await self.ladders.by_code(control.code)
        check_visible(answer, ladder)
        organiser = may_organise(answer, ladder)
        async with ladder.lock:  # the thread reads the state, which must not change meanwhile
            codes = await games.codes(self.desk.referee.db, ladder.row.id)
            found = reading(ladder, answer.language, self.desk.referee.now())
            files = await asyncio.to_thread(ladder_files, ladder, found.view, codes, names=organiser)
        lines = [found.words("ladder-files-title", title=found.title)]
        lines.append(found.words("ladder-files-organiser" if organiser else "ladder-files-public"))
        message = Message([text("\n".join(lines))], colour=GREEN)
        for name, content in files.items():
            message.attach(name, content)
        await answer.show(message, private=True)


def ladder_files(
    ladder: LiveLadder, view: LadderView, codes: Mapping[int, Sequence[str]], *, names: bool
) -> dict[str, bytes]:
    """Return the files of a ladder by name. `names`: those of persons are in the table; without them persons are numbers."""
    row, stem = ladder.row, ladder.row.code.lower()
    terms = LadderTerms(
        row.game, row.form, msgspec.json.decode(row.options), msgspec.json.decode(row.clock), ladder.rules
    )
    whole = export_ladder(
        terms,
        ladder.facts,
        decided=[fact.n for fact in ladder.stored if fact.reason],
        codes=codes,
        former=[member.person for member in ladder.members if member.user < 0],
        over=row.phase == "closed",
    )
    named = {member.person: plain_name(member.name, default="") for member in ladder.members} if names else None
    pairs = [(one.challenger, one.challenged) for one in view.challenges]
    table = ladder_csv(view.order, pairs, view.sinks_at, named)
    return {f"{stem}.ladder.json": whole, f"{stem}.places.csv": table.encode()}
