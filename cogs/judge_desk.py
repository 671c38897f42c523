"""The judge's desk: taking a call, what a judge may look at, ruling and correcting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from msgspec.structs import replace

from cogs import judge_desk_messages, judge_forms, log_messages
from cogs.answers import Answer, refusal
from cogs.clock_words import span, waiting
from cogs.desk import Desk
from cogs.ids import NOTE, Control, number
from cogs.judge_desk_messages import AMOUNT, ASK, DO, FIX, LOG, PICK, REASON, RELEASE, RULE, STEP, WHETHER
from cogs.judge_messages import DESK, OPEN, TAKE
from cogs.judge_picks import MOMENTS, about_of, action_of, rule_of, seconds_of
from cogs.judge_words import Step
from cogs.messages import Message, seat_name
from cogs.modals import written
from cogs.moderation import may_moderate
from cogs.naming import safe_names
from cogs.permissions import may_judge
from cogs.pictures import look_of
from cogs.watch_messages import Shown
from engines.kernel.model import Seat
from engines.kernel.views import Seen
from referee.clocks import HOUR, terms_of
from referee.correcting import About, Action, all_hands
from referee.errors import RefusedError
from referee.live import Live
from referee.moderation import Charge
from referee.rewinding import open_moments, target
from referee.service import CODE
from store import calls, guilds, moderation, undos
from store.calls import Call, Waiting
from store.database import Database
from telemetry import measure
from words.learning import books
from words.texts import Words, words

Handler = Callable[[Answer, Control], Coroutine[Any, Any, None]]

AGAIN = ("refused-reason", "refused-judge-rule", "refused-judge-time", "refused-judge-little", "refused-judge-full")
"""Refusals of what was written into a form: it may be written otherwise."""

DRAFTS = 100
"""Forms that are kept to be opened again with what was written."""


async def check_role(answer: Answer, db: Database, channel: int | None = None) -> int:
    """Return the server whose matches the user may judge, or the one in this channel. Raises RefusedError.

    Where a server has chosen no judge roles, whoever may moderate judges.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-judge-elsewhere")
    chosen = (await guilds.of(db, guild)).judges
    if not (await may_judge(answer, db) if chosen else await may_moderate(answer, db, channel)):
        raise RefusedError("refused-judge-role")
    return guild


async def may_take(answer: Answer, db: Database, live: Live) -> bool:
    """Return whether the user's roles let them judge a match, from here."""
    if answer.interaction.guild_id is None or answer.interaction.guild_id != live.row.guild:
        return False
    return await _judges_in(answer, db, live.row.channel)


async def to_take(answer: Answer, db: Database) -> list[Waiting]:
    """Return the calls of this server that the user may take, in the order of the list. Raises as `check_role`."""
    guild = await check_role(answer, db)
    return [call for call in await calls.of_guild(db, guild) if await _judges_in(answer, db, call.channel)]


async def _judges_in(answer: Answer, db: Database, channel: int) -> bool:
    try:
        await check_role(answer, db, channel)
    except RefusedError:
        return False
    return True


def _draft(answer: Answer, live: Live, action: Action, picked: str) -> tuple[int, str, str, str]:
    return answer.interaction.user.id, live.row.code, action, picked


class JudgeDesk:
    """What the controls of judges do; who may is asked at every press."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.db = desk.referee.db
        self.judging = desk.referee.judging
        self.chronicle = desk.scribe.chronicle
        # What was written into forms and could not be taken; after a restart it still stands in the message that says so.
        self.typed: dict[tuple[int, str, str, str], Mapping[str, str]] = {}

    def handlers(self) -> dict[str, tuple[Handler, bool]]:
        """Return what the controls do, by action, and whether they change the message that was pressed."""
        return {
            TAKE: (self._take, True),
            OPEN: (self._opened, True),
            DESK: (self._shown, True),
            STEP: (self._step, True),
            RELEASE: (self._release, True),
            LOG: (self._log, True),
            FIX: (self._fix, True),
            ASK: (self._ask, False),
            PICK: (self._ask, False),
            WHETHER: (self._whether, True),
            DO: (self._done, True),
        }

    # ---------------------------------------------------------------- coming and going

    async def _take(self, answer: Answer, control: Control) -> None:
        """Take a call; the desk comes in private."""
        await self.open(answer, await self._live(answer, control.code))

    async def _opened(self, answer: Answer, _control: Control) -> None:
        """Take the call picked in the list, or show its desk."""
        code = answer.values[0] if answer.values else ""
        if not CODE.fullmatch(code):
            raise RefusedError("refused-no-code")
        await self.open(answer, await self._live(answer, code))

    async def open(self, answer: Answer, live: Live) -> None:
        """Take the call of a match that waits for a judge, and show the desk."""
        live = await self.judging.take(live.row.code, answer.interaction.user.id)
        answer.done = True
        await self._show(answer, live)

    async def found(self, answer: Answer, live: Live) -> None:
        """Take the call of a match that a judge has named; where there is none, offer to judge it all the same."""
        if await calls.of_match(self.db, live.row.id) is not None or live.row.status not in ("playing", "frozen"):
            await self.open(answer, live)
            return
        made = judge_desk_messages.uncalled(live, words(answer.language))
        await answer.show(made, private=True)

    async def _shown(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self._live(answer, control.code))

    async def _step(self, answer: Answer, control: Control) -> None:
        """Judge a match that nobody has called a judge to."""
        live = await self._live(answer, control.code)
        if await calls.of_match(self.db, live.row.id) is not None:
            await self.open(answer, live)
            return
        await self.judging.step_in(control.code, answer.interaction.user.id)
        answer.done = True
        await self._show(answer, live)

    async def _release(self, answer: Answer, control: Control) -> None:
        """Hand the call back, whatever roles the user has by now."""
        call = await self.judging.release(control.code, answer.interaction.user.id)
        answer.done = True
        texts = words(answer.language)
        said = texts("judge-stepped-out" if call.seat is None else "judge-released")
        await answer.replace_private(judge_desk_messages.left(texts, said))

    # ---------------------------------------------------------------- looking

    async def _show(self, answer: Answer, live: Live, note: str = "") -> None:
        made = await self._desk(answer, live, note)
        await (answer.replace_private(made) if answer.update else answer.show(made, private=True))

    async def _desk(self, answer: Answer, live: Live, note: str) -> Message:
        """Return the desk with the public state of the match."""
        call, user = await self._call(answer, live), answer.interaction.user.id
        texts, names = words(answer.language), self.desk.scribe.names(live, answer.language)
        entries = await moderation.of_match(self.db, live.row.id)
        faces = await self.referee.timing.faces(live)
        seen = live.seen(None)
        game = self.desk.scribe.game(live, answer.language, names)
        asked = [s.seat for s in live.humans if s.seat in seen.waiting]
        key = "board-choosing" if seen.sealed else "board-waiting"
        line = texts(key, names=texts.join([seat_name(seat, names) for seat in asked or seen.waiting]))
        question = [game.question(seen.open, seen.table)] if seen.open is not None else []
        bare = {seat: replace(face, bank=None) for seat, face in faces.items()}  # banks stand with the clocks below
        state = [game.heading(seen.table), *question, *waiting(line, live, bare, asked, texts)]
        looked = await moderation.looked(self.db, live.row.id, user)
        made = judge_desk_messages.Desk(entries[call.entry].reason, state, faces, looked)
        return judge_desk_messages.desk(live, call, made, names, texts, note)

    async def _log(self, answer: Answer, control: Control) -> None:
        """Show the public log with the time of each step, and whose it was where that is public."""
        live = await self._live(answer, control.code)
        await self._call(answer, live)
        page = int(control.args[0]) if control.args and control.args[0].isdigit() else 0
        # From the desk, which names no page, the log comes beside it.
        answer.update = answer.private_source and bool(control.args)
        lines = await self.chronicle.log_lines(live, None, answer.language, await self._stamps(live))
        texts = words(answer.language)
        made = log_messages.log_page(live, texts, lines, page, NOTE, action=LOG, title="judge-log-title")
        await (answer.replace(made) if answer.update else answer.show(made, private=True))

    async def _stamps(self, live: Live) -> dict[int, str]:
        """Return the moment of each version; of answers in lanes that is when all had answered, which showed to all."""
        by_minutes = (
            terms_of(live.row.clock).kind != "days" and self.referee.now() - (live.row.started or 0) < 12 * HOUR
        )
        style = ("T",) if by_minutes else ("d", "T")
        rows = await undos.choices(self.db, live.row.id)
        return {row.version: " ".join(f"<t:{int(row.at)}:{one}>" for one in style) + " " for row in rows}

    async def _look(self, answer: Answer, live: Live) -> Message:
        """Return all hands, as a judge has just said openly that they look at them."""
        texts, names = words(answer.language), self.desk.scribe.names(live, answer.language)
        hands = await asyncio.gather(*(self._hand(answer, live, *one) for one in all_hands(live).items()))
        return judge_desk_messages.hands(live, hands, names, texts)

    async def _hand(self, answer: Answer, live: Live, seat: Seat, seen: Seen) -> Shown:
        language, scribe = answer.language, self.desk.scribe
        told = scribe.game(live, language, scribe.names(live, language)).hand_summary(seen.table)
        if answer.preferences.board == "text":
            return Shown(seat, None, told)
        look = look_of(live, answer.preferences)
        return Shown(seat, await scribe.panels.hand_picture(live, seen, language, look), told)

    # ---------------------------------------------------------------- deciding

    async def _fix(self, answer: Answer, control: Control) -> None:
        """Show what can be corrected."""
        live = await self._live(answer, control.code)
        await self._call(answer, live)
        texts, plain = words(answer.language), self.desk.scribe.plain_names(live, answer.language)
        told = await self.chronicle.moments(live, answer.language, plain)
        steps = [m.number for m in await open_moments(self.referee.moments, live) if m.number in told]
        newest = {n: told[n] for n in reversed(steps)}
        clocks = {seat: texts("judge-fix-left", left=left) for seat, left in (await self._clocks(live, texts)).items()}
        await answer.replace_private(judge_desk_messages.corrections(live, texts, plain, newest, clocks))

    async def _clocks(self, live: Live, texts: Words) -> dict[Seat, str]:
        """Return what those clocks have that can be set: of who is asked, and all banks."""
        terms, found = terms_of(live.row.clock), {}
        for seat, face in (await self.referee.timing.faces(live)).items():
            due = None if face.due is None else face.due - self.referee.now()
            left = next((one for one in (face.rest, due, face.bank) if one is not None), None)
            left = 0.0 if face.fallen is not None else terms.seconds if left is None and terms.kind == "bank" else left
            if terms.kind != "none" and left is not None:
                found[seat] = span(left, texts)
        return found

    async def _falling(self, answer: Answer, live: Live, picked: str) -> list[Step]:
        """Return the steps that do not count any more once a judge has gone back to before a moment, oldest first."""
        moments, chosen = await open_moments(self.referee.moments, live), number(picked, MOMENTS)
        version = await target(self.referee.moments, live, chosen)
        told = await self.chronicle.moments(live, answer.language, safe_names(live, answer.language))
        return [told[moment.number] for moment in moments if moment.version > version and moment.number in told]

    async def _whether(self, answer: Answer, control: Control) -> None:
        """Ask whether to go back, and say what would fall."""
        live = await self._live(answer, control.code)
        await self._call(answer, live)
        picked = "-".join(answer.values)
        steps = await self._falling(answer, live, picked)
        if not steps:
            raise RefusedError("refused-judge-moment")
        made = judge_forms.back_question(live, words(answer.language), number(picked, MOMENTS), steps)
        await answer.replace_private(made)

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask for the reason, by a form."""
        live = await self._live(answer, control.code)
        await self._call(answer, live)
        picked = "-".join(answer.values) or next(iter(control.args[1:]), "")
        action = action_of(control.args)
        about_of(action, picked)
        book, texts = books()[live.row.game], words(answer.language)
        sample = next(rule for topic in book.topics for rule in topic.rules)
        about = judge_forms.About(sample, typed=self.typed.get(_draft(answer, live, action, picked), {}))
        if action == "back":
            steps = await self._falling(answer, live, picked)
            about = replace(about, moment=steps[0].told if steps else "", fall=len(steps))
        elif action == "time":
            left = (await self._clocks(live, texts)).get(number(picked), "")
            about = replace(about, left=left, most=span(terms_of(live.row.clock).seconds, texts))
        await answer.ask(judge_forms.reason_form(live, texts, action, picked, about))

    async def _done(self, answer: Answer, control: Control) -> None:
        """Do what the form was for; where something written cannot be taken, it is kept for the form again."""
        live = await self._live(answer, control.code)
        action, said, picked = action_of(control.args), written(answer), next(iter(control.args[1:]), "")
        draft = _draft(answer, live, action, picked)
        try:
            await self._do(answer, live, action, picked, said)
        except RefusedError as error:
            if error.reason not in AGAIN or answer.done or not answer.private_source:
                raise
            measure.count("refusals", reason=error.reason)
            self.typed.pop(draft, None)
            self.typed[draft] = said
            while len(self.typed) > DRAFTS:
                del self.typed[next(iter(self.typed))]
            texts = words(answer.language)
            await answer.replace_private(judge_forms.again(live, texts, action, picked, refusal(error, texts), said))
        else:
            self.typed.pop(draft, None)

    async def _do(self, answer: Answer, live: Live, action: Action, picked: str, said: Mapping[str, str]) -> None:
        about = about_of(action, picked)
        if action == "rule":
            about = About(rule=rule_of(live, said.get(RULE, "")))
        elif action == "time":
            about = About(seat=about.seat, seconds=seconds_of(said.get(AMOUNT, "")))
        charge = Charge(live.row.guild or 0, answer.interaction.user.id, said.get(REASON, ""))
        live = await self.referee.correcting.do(live.row.code, charge, action, about)
        answer.done = True
        texts = words(answer.language)
        if await calls.of_match(self.db, live.row.id) is None:
            key = "judge-ruled" if action == "rule" else "judge-done"
            await answer.replace_private(judge_desk_messages.left(texts, texts(key)))
            return
        await self._show(answer, live, texts("judge-done"))
        if action == "look":
            await answer.show(await self._look(answer, live), private=True)

    # ---------------------------------------------------------------- within

    async def _live(self, answer: Answer, code: str) -> Live:
        """Return a match of this server that the user's roles let them judge. Raises RefusedError."""
        live = await self.referee.moderation.match_in(code, answer.interaction.guild_id)
        await check_role(answer, self.db, live.row.channel)
        return live

    async def _call(self, answer: Answer, live: Live) -> Call:
        """Return the call that the user judges. Raises RefusedError if they do not, or no longer."""
        async with live.acting(answer.interaction.user.id):
            return await self.judging.held(live, answer.interaction.user.id)
