"""The buttons of those on a ladder: join, challenge, accept, decline, take back, leave, and the pages to read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, button
from cogs.kit.controls.actions import MATCH_LADDER
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id, number
from cogs.kit.match_texts.durations import past_moment
from cogs.leagues import actions
from cogs.leagues.pages import own_pages
from cogs.leagues.pages.cards import card
from cogs.leagues.pages.log_lines import log_lines
from cogs.leagues.pages.picture_pages import chosen_part, ladder_parts, page_message, paint_part, places_page
from cogs.leagues.pages.webpages import ladder_page
from cogs.leagues.reading import Reading, check_visible, may_organise, reading_for
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.match.slots import BOARD
from words.tournaments.speech import pages

MOST_PERSONS = 10**6

Page = Callable[[Reading, Control], Message]


class ClimbingPresses:
    """The handlers of these buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.leagues

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        shown: dict[str, Page] = {
            actions.SHOW: lambda found, _control: card(found, NOTE),
            actions.MINE: lambda found, _control: own_pages.own_page(found),
            actions.RULES: lambda found, _control: own_pages.rules_page(found),
            actions.LOG: self._log,
            actions.PICK: self._pick,
        }
        asked = {
            actions.LEAVE: ("ladder-ask-leave", "button-ladder-leave-sure", actions.LEAVE_SURE),
            actions.DECLINE: ("ladder-ask-decline", "button-ladder-decline-sure", actions.DECLINE_SURE),
            actions.WITHDRAW: ("ladder-ask-withdraw", "button-ladder-withdraw-sure", actions.WITHDRAW_SURE),
        }
        found = {action: Press(self._shown(page), changes=True) for action, page in shown.items()}
        found |= {action: Press(self._shown(_ask(*texts)), changes=True) for action, texts in asked.items()}
        climbing = self.parts.climbing
        done: dict[str, tuple[Callable[[str, int], Awaitable[LiveLadder]], str]] = {
            actions.LEAVE_SURE: (climbing.leave, "ladder-left"),
            actions.DECLINE_SURE: (climbing.decline, "ladder-declined"),
            actions.WITHDRAW_SURE: (climbing.withdraw, "ladder-withdrawn"),
        }
        found |= {action: Press(self._done(do, key), changes=True) for action, (do, key) in done.items()}
        return found | {
            actions.JOIN: Press(self.join, changes=True),
            actions.CHALLENGE: Press(self.challenge, changes=True),
            actions.ACCEPT: Press(self.accept, changes=True),
            MATCH_LADDER: Press(self.of_match),
            actions.PLACES: Press(self.places, changes=True),
            actions.PAGE: Press(self.webpage),
        }

    async def _visible(self, answer: Answer, control: Control) -> LiveLadder:
        ladder = await self.parts.ladders.by_code(control.code)
        check_visible(answer, ladder)
        return ladder

    def _shown(self, page: Page) -> Callable[[Answer, Control], Awaitable[None]]:
        """Return the handler that shows a page: in place of a private page that was pressed, else as a new private one."""

        async def handle(answer: Answer, control: Control) -> None:
            ladder = await self._visible(answer, control)
            message = page(await reading_for(self.desk, answer, ladder), control)
            await _show(answer, control, message)

        return handle

    def _done(
        self, do: Callable[[str, int], Awaitable[LiveLadder]], key: str
    ) -> Callable[[Answer, Control], Awaitable[None]]:
        """Return the handler that does something and then shows the user's own page."""

        async def handle(answer: Answer, control: Control) -> None:
            await self._visible(answer, control)
            ladder = await do(control.code, answer.interaction.user.id)
            await self._show_own(answer, control, ladder, key)

        return handle

    # ---------------------------------------------------------------- acts

    async def join(self, answer: Answer, control: Control) -> None:
        """Put the user on the ladder, at the bottom."""
        await self._visible(answer, control)
        user = answer.interaction.user
        if user.bot:
            raise RefusedError("refused-ladder-person", rule="TM-57")
        ladder = await self.parts.climbing.join(control.code, user.id, user.display_name)
        await self._show_own(answer, control, ladder, "ladder-joined")

    async def challenge(self, answer: Answer, control: Control) -> None:
        """Challenge the picked person."""
        await self._visible(answer, control)
        person = number(next(iter(answer.values), None), MOST_PERSONS)
        ladder = await self.parts.climbing.challenge(control.code, answer.interaction.user.id, person)
        await self._show_own(answer, control, ladder, "ladder-challenged")

    async def accept(self, answer: Answer, control: Control) -> None:
        """Accept the challenge that the user has got. The match's message is posted first, so that the answer can lead there."""
        await self._visible(answer, control)
        user = answer.interaction.user.id
        ladder = await self.parts.climbing.accept(control.code, user)
        answer.committed = True
        person = ladder.person_of(user)
        got = next((one for one in ladder.state.challenges if one.challenged == person), None)
        match = ladder.tables.get(ladder.number_of(got)) if got is not None else None
        if match is not None:
            await self.desk.sender.deliver_now(await self.desk.referee.live.by_id(match), BOARD)
        await self._show_own(answer, control, ladder, "ladder-accepted")

    async def _show_own(self, answer: Answer, control: Control, ladder: LiveLadder, key: str) -> None:
        answer.committed = True
        found = await reading_for(self.desk, answer, ladder)
        await _show(answer, control, own_pages.own_page(found, found.words(key)))

    # ---------------------------------------------------------------- pages

    async def of_match(self, answer: Answer, control: Control) -> None:
        """Show the reader's own page of the ladder that a match was a challenge of: it says who may be challenged now."""
        live = await self.desk.referee.live.by_code(control.code)
        if live.row.ladder is None:
            raise RefusedError("refused-not-ladder-table")
        ladder = await self.parts.ladders.by_id(live.row.ladder)
        check_visible(answer, ladder)
        await answer.show(own_pages.own_page(await reading_for(self.desk, answer, ladder)), private=True)

    async def places(self, answer: Answer, control: Control) -> None:
        """Show a page of all places, as a picture with the text below it; first the page with the user's own."""
        ladder = await self._visible(answer, control)
        found = await reading_for(self.desk, answer, ladder)
        parts = ladder_parts(found)
        at = chosen_part(parts, control.page() if control.slot == NOTE and control.args else None)
        names = {member.person: member.name for member in ladder.members}
        painted = await paint_part(
            self.desk, parts[at], names, answer.language, answer.look, of=f"ladder {ladder.row.code}"
        )
        await _show(answer, control, places_page(found, parts, at, painted))

    async def webpage(self, answer: Answer, control: Control) -> None:
        """Send the page to publish: to organisers, and once the ladder is closed to everybody."""
        ladder = await self._visible(answer, control)
        if ladder.row.phase != "closed" and not may_organise(answer, ladder):
            raise RefusedError("refused-league-page-early")
        async with ladder.lock:  # the thread reads the state, which must not change meanwhile
            page = await asyncio.to_thread(ladder_page, ladder, self.desk.referee.now(), answer.language)
        await answer.show(page_message(answer.language, f"{ladder.row.code.lower()}.page.html", page), private=True)

    @staticmethod
    def _pick(found: Reading, _control: Control) -> Message:
        """Return the page on which the reader chooses whom to challenge."""
        if not found.is_on:
            raise RefusedError("refused-ladder-join-first", rule="TM-57")
        return own_pages.own_page(found)

    @staticmethod
    def _log(found: Reading, control: Control) -> Message:
        """Return a page of what has happened, the newest first."""
        page = control.page() if control.slot == NOTE else 0
        lines = [f"{past_moment(at)} · {line}" for at, line in reversed(log_lines(found))]
        head = f"### {found.words('ladder-log-title', title=found.title)}"
        shown = pages(lines or [found.words("ladder-log-none")], head)
        files = button(found.words, "button-event-files", custom_id(found.code, actions.FILES, NOTE))
        return own_pages.text_page(found, shown, page, actions.LOG, files)


def _ask(key: str, sure: str, action: str) -> Page:
    return lambda found, _control: own_pages.question(found, key, sure, action)


async def _show(answer: Answer, control: Control, message: Message) -> None:
    if control.slot == NOTE and answer.is_source_private:
        await answer.replace_private(message)
    else:
        await answer.show(message, private=True)
