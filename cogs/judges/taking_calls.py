"""Judges take a call, read the desk, the log and hands, and hand the call back. Their corrections are in corrections.py."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.judges import desk_pages, table_pages
from cogs.judges.call_pages import DESK, OPEN, TAKE
from cogs.judges.corrections import Corrections
from cogs.judges.desk_pages import LOG, RELEASE, STEP_IN
from cogs.judges.exempting import Exempting, rating_page
from cogs.judges.rights import held_call, judgeable_match
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, seat_name
from cogs.kit.controls.custom_ids import NOTE, Control
from cogs.kit.match_texts.durations import waiting_lines
from cogs.kit.match_texts.reader import Reader
from cogs.match.hands import hand_of
from cogs.screens.log import log_pages
from referee.clocks.terms import HOUR, terms_of
from referee.errors import RefusedError
from referee.judges.looking import all_decks, all_hands
from referee.match.live import Live
from referee.service import CODE
from store.judges import calls, moderation
from store.seats import undos
from words.texts import words as words_in


class CallTaking:
    """Handles the controls of judges. Every press checks the rights of the user."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.db = desk.referee.db
        self.judging = desk.referee.judging
        self.chronicle = desk.chronicle
        self.corrections = Corrections(desk, self._show, self._look, self._decks)
        self.exempting = Exempting(desk)

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            TAKE: Press(self._take, changes=True),
            OPEN: Press(self._open_picked, changes=True),
            DESK: Press(self._show_desk, changes=True),
            STEP_IN: Press(self._step, changes=True),
            RELEASE: Press(self._release, changes=True),
            LOG: Press(self._log, changes=True),
            **self.corrections.presses(),
            **self.exempting.presses(),
        }

    # ---------------------------------------------------------------- taking a call and handing it back

    async def _take(self, answer: Answer, control: Control) -> None:
        """Take a call, and show the desk in private."""
        await self.open(answer, await judgeable_match(answer, self.referee, control.code))

    async def _open_picked(self, answer: Answer, _control: Control) -> None:
        """Take the call selected in the list, or show its desk."""
        code = answer.values[0] if answer.values else ""
        if not CODE.fullmatch(code):
            raise RefusedError("refused-no-code")
        await self.open(answer, await judgeable_match(answer, self.referee, code))

    async def open(self, answer: Answer, live: Live) -> None:
        """Take the call of a match, and show the desk."""
        live = await self.judging.take(live.row.code, answer.interaction.user.id)
        answer.committed = True
        await self._show(answer, live)

    async def open_named(self, answer: Answer, live: Live) -> None:
        """Take the call of a match that a judge has named; if it has none, offer to judge it without a call.

        Of a match that is over they can say whether it counts for the ratings.
        """
        if live.row.status in ("over", "closed") and live.row.result is not None:
            await answer.show(rating_page(live, words_in(answer.language)), private=True)
            return
        if await calls.of_match(self.db, live.row.id) is not None or live.row.status not in ("playing", "frozen"):
            await self.open(answer, live)
            return
        made = desk_pages.uncalled_page(live, words_in(answer.language))
        await answer.show(made, private=True)

    async def _show_desk(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await judgeable_match(answer, self.referee, control.code))

    async def _step(self, answer: Answer, control: Control) -> None:
        """Judge a match without a call."""
        live = await judgeable_match(answer, self.referee, control.code)
        if await calls.of_match(self.db, live.row.id) is not None:
            await self.open(answer, live)
            return
        await self.judging.step_in(control.code, answer.interaction.user.id)
        answer.committed = True
        await self._show(answer, live)

    async def _release(self, answer: Answer, control: Control) -> None:
        """Hand the call back. This needs no judge role: the user may have lost it."""
        call = await self.judging.release(control.code, answer.interaction.user.id)
        answer.committed = True
        words = words_in(answer.language)
        result = words("judge-stepped-out" if call.seat is None else "judge-released")
        await answer.replace_private(desk_pages.released_page(words, result))

    # ---------------------------------------------------------------- looking

    async def _show(self, answer: Answer, live: Live, note: str = "") -> None:
        made = await self._desk(answer, live, note)
        await (answer.replace_private(made) if answer.update else answer.show(made, private=True))

    async def _desk(self, answer: Answer, live: Live, note: str) -> Message:
        """Return the desk with the public state of the match."""
        call, user = await held_call(answer, self.referee, live), answer.interaction.user.id
        entries = await moderation.of_match(self.db, live.row.id)
        faces = await self.referee.timing.faces(live)
        reader = Reader.of(live, answer.language)
        view, game, words, names = reader.view, reader.game, reader.words, reader.names
        asked = [s.seat for s in live.humans if s.seat in view.waiting]
        key = "board-choosing" if view.sealed else "board-waiting"
        line = words(key, names=words.join([seat_name(seat, names) for seat in asked or view.waiting]))
        question = [game.question(view.open, view.table)] if view.open is not None else []
        bare = {
            seat: replace(face, bank=None) for seat, face in faces.items()
        }  # the list of clocks below shows the banks
        state = [game.heading(view.table), *question, *waiting_lines(line, live, bare, asked, words)]
        looked = await moderation.has_seen_hands(self.db, live.row.id, user)
        made = desk_pages.DeskFacts(entries[call.entry].reason, state, faces, looked)
        return desk_pages.desk_page(reader, call, made, note)

    async def _log(self, answer: Answer, control: Control) -> None:
        """Show the public log with the time of each step, and its seat where that is public."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        page = control.page()
        # The button of the desk names no page: the log comes as a message of its own.
        answer.update = answer.is_source_private and bool(control.args)
        reader = Reader.of(live, answer.language)
        lines = await self.chronicle.log_lines(reader, await self._stamps(live))
        made = log_pages.log_page(live, reader.words, lines, page, NOTE, action=LOG, title="judge-log-title")
        await (answer.replace(made) if answer.update else answer.show(made, private=True))

    async def _stamps(self, live: Live) -> dict[int, str]:
        """Return the time of each version. Secret answers in lanes have one time: the public one, when all had answered."""
        by_minutes = (
            terms_of(live.row.clock).kind != "days" and self.referee.now() - (live.row.started or 0) < 12 * HOUR
        )
        style = ("T",) if by_minutes else ("d", "T")
        rows = await undos.choices(self.db, live.row.id)
        return {row.version: " ".join(f"<t:{int(row.at)}:{one}>" for one in style) + " " for row in rows}

    async def _look(self, answer: Answer, live: Live) -> Message:
        """Return the page with all hands, after the judge has announced publicly that they look at them."""
        hands = await asyncio.gather(*(hand_of(self.desk, answer, live, *one) for one in all_hands(live).items()))
        return desk_pages.hands_page(Reader.of(live, answer.language), hands)

    def _decks(self, answer: Answer, live: Live) -> Message | None:
        """Return the page with the decks that were brought, None in a game to which nobody brings one."""
        decks = all_decks(live)
        return table_pages.decks_page(Reader.of(live, answer.language), decks) if decks else None
