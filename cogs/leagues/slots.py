"""Composes the messages of a ladder's slots from its newest state."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import ui

from boards.painting.theme import ThemeName
from cogs.common.desk import Desk
from cogs.delivery.languages import language_for
from cogs.delivery.pings import pingable
from cogs.kit.composing.messages import GREEN, SLATE, Message, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.painting.pictures import Look
from cogs.leagues import actions
from cogs.leagues.pages.cards import card
from cogs.leagues.pages.own_pages import answer_buttons
from cogs.leagues.pages.picture_pages import ladder_parts, paint_part
from cogs.leagues.reading import Reading, links_of, reading
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.slots import AGREED, ASK, CARD, CLOSED, NEWS, NOTIFYING, number_of_slot
from store.leagues.outbox import LADDERS
from tournaments.leagues.ladder import Challenge, Challenged, Left, Settled
from tournaments.views.ladder import end_view
from words.texts import Language, language_of
from words.tournaments.leagues.ladder import settled
from words.tournaments.speech import reason_text


class LadderSlots:
    """The composer of ladders' messages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.now = desk.referee.now
        self.find = desk.referee.leagues.ladders.by_id
        self.outbox = LADDERS
        self.notifying = NOTIFYING

    async def compose(self, ladder: LiveLadder, slot: str, *, posted: bool) -> Message | None:
        """Return the newest message of a slot, None if there should be none. `posted`: it is edited, and pings nobody."""
        name, n = slot.partition(":")[0], number_of_slot(slot)
        if name in (ASK, AGREED):
            return await self._private(ladder, slot)
        found = await self._reading(ladder, language_of(ladder.row.language))
        if name == CARD:
            return self._card(found)
        if name == CLOSED:
            content = found.words("ladder-closed", title=found.title, reason=reason_text(ladder.row.reason))
            return Message([text(content), _show_row(found, slot)], colour=SLATE)
        if name != NEWS or n > ladder.version:
            return None
        return await self._news(found, n, slot, posted=posted)

    async def reader(self, ladder: LiveLadder, slot: str) -> int | None:
        """Return the user whom a private slot's message goes to, 0 for a former user, None for a message to the channel."""
        name, n = slot.partition(":")[0], number_of_slot(slot)
        if name not in (ASK, AGREED):
            return None
        fact = ladder.facts[n - 1] if n <= ladder.version else None
        if not isinstance(fact, Challenged):
            return 0
        return max(0, ladder.user_of(fact.challenged if name == ASK else fact.challenger))

    async def _reading(self, ladder: LiveLadder, language: Language, user: int = 0) -> Reading:
        return reading(ladder, language, self.now(), user, await links_of(self.desk, ladder))

    def _card(self, found: Reading) -> Message:
        """Return the card; its picture is painted once the ladder's lock is free."""
        message, pictured, code = card(found), card(found, below_picture=True), found.code
        part, language = ladder_parts(found)[0], found.words.language
        names = {member.person: member.name for member in found.ladder.members}
        look = Look(theme=cast(ThemeName, found.ladder.row.theme))

        async def finish() -> Message:
            # The ladder may have changed meanwhile, and nothing is read from it here; what changed owes the card again.
            painted = await paint_part(self.desk, part, names, language, look, of=f"ladder {code}")
            if painted is None:
                return message
            below, pictured.items = pictured.items, []
            pictured.picture("ladder.png", *painted)
            pictured.items += below
            return pictured

        message.finish = finish
        return message

    # ---------------------------------------------------------------- in private

    async def _private(self, ladder: LiveLadder, slot: str) -> Message | None:
        """Return the message to one of a challenge's two: what is to be done, and at the end how it ended."""
        user, n = await self.reader(ladder, slot), number_of_slot(slot)
        if not user:
            return None
        found = await self._reading(ladder, await language_for(self.db, user, ladder.row.language), user)
        fact, open_now = ladder.facts[n - 1], ladder.open_by_number(n)
        assert isinstance(fact, Challenged)
        if open_now is None or ladder.row.phase != "open":
            return Message([text(f"**{found.title}**\n{self._end(found, n, fact)}"), _show_row(found, slot)])
        rival = found.speech.person(fact.challenger if slot.startswith(ASK) else fact.challenged)
        if open_now.accepted_at:
            return self._to_play(found, slot, n, open_now, rival)
        if not slot.startswith(ASK):
            return None
        due = open_now.at + ladder.rules.accept_days * 86400
        lines = [
            found.words("ladder-dm-challenged", title=found.title, name=rival),
            found.words("ladder-dm-accept", moment=found.speech.moment(due), days=ladder.rules.play_days),
            f"-# {found.game_line()}",
        ]
        row: ui.ActionRow[Any] = ui.ActionRow(*answer_buttons(found, slot), _show_button(found, slot))
        return Message([text("\n".join(lines)), row], colour=GREEN)

    @staticmethod
    def _to_play(found: Reading, slot: str, n: int, challenge: Challenge, rival: str) -> Message:
        due = challenge.accepted_at + found.ladder.rules.play_days * 86400
        key = "ladder-dm-play" if slot.startswith(ASK) else "ladder-dm-accepted"
        lines = [found.words(key, title=found.title, name=rival, moment=found.speech.moment(due))]
        if n in found.links:
            lines.append(found.words("event-go-to-table", link=found.links[n]))
        return Message([text("\n".join(lines)), _show_row(found, slot)], colour=GREEN)

    @staticmethod
    def _end(found: Reading, n: int, fact: Challenged) -> str:
        """Return how a challenge ended that is not open any more."""
        for later in found.ladder.facts[n:]:
            if isinstance(later, Settled) and later.challenger == fact.challenger:
                return settled(found.speech, end_view(later, fact.challenged))
            if isinstance(later, Left) and later.person in (fact.challenger, fact.challenged):
                break
        return found.words("ladder-dm-off")

    # ---------------------------------------------------------------- in the channel

    async def _news(self, found: Reading, n: int, slot: str, *, posted: bool) -> Message | None:
        """Return the announcement of how a challenge ended, which mentions both."""
        ladder, fact = found.ladder, found.ladder.facts[n - 1]
        if not isinstance(fact, Settled):
            return None
        challenged = next(
            earlier.challenged
            for earlier in reversed(ladder.facts[: n - 1])
            if isinstance(earlier, Challenged) and earlier.challenger == fact.challenger
        )
        pair = [ladder.user_of(fact.challenger), ladder.user_of(challenged)]
        lines = [f"**{found.title}**", settled(found.speech, end_view(fact, challenged))]
        if ladder.stored[n - 1].reason:
            reason = reason_text(ladder.stored[n - 1].reason)
            lines.append(found.words("ladder-by-organiser", reason=reason))
        pings = await pingable(self.db, pair, self.now())
        if pings:
            lines.append("-# " + " ".join(f"<@{user}>" for user in pings))
        return Message([text("\n".join(lines)), _show_row(found, slot)], colour=GREEN, pings=[] if posted else pings)


def _show_button(found: Reading, slot: str) -> ui.Button[Any]:
    return button(
        found.words, "button-show-ladder", custom_id(found.code, actions.SHOW, slot), discord.ButtonStyle.secondary
    )


def _show_row(found: Reading, slot: str) -> ui.ActionRow[Any]:
    return ui.ActionRow(_show_button(found, slot))
