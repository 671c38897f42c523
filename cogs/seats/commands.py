"""Changes of players during a match: offering a seat to a substitute, taking it, returning. Commands and controls."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_matches
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message
from cogs.kit.controls.actions import RETURN
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.names import plain_names
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import roles_of
from cogs.seats import pages
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.match_lookup import matches_to_return_to
from referee.match.slots import offer_slot
from referee.people.settings import check_may_play
from store.match import matches
from store.people import guilds
from store.seats import sitters
from words.safe import plain_name, safe_name
from words.texts import language_of, seat_letter
from words.texts import words as words_in


class Seating(commands.Cog):
    """The commands /substitute and /return and the handlers of the controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.substitutes = desk.referee.substitutes

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "substitute": Press(self._ask, changes=True),
            "offerto": Press(self._offer_to, changes=True),
            "offerall": Press(self._offer_all, changes=True),
            "unasked": Press(self._unasked, changes=True),
            "takeseat": Press(self._take),
            "noseat": Press(self._decline),
            "unoffer": Press(self._withdraw),
            RETURN: Press(self._return),
        }

    # ---------------------------------------------------------------- commands

    @app_commands.command(
        name=command_name("substitute", "command-substitute"), description=command_description("command-substitute")
    )
    @app_commands.rename(
        user=command_name("user", "option-substitute-user"),
        seat=command_name("seat", "option-seat"),
        match=command_name("match", "option-match"),
    )
    @app_commands.describe(
        user=command_description("option-substitute-user"),
        seat=command_description("option-seat"),
        match=command_description("option-match"),
    )
    async def substitute(
        self,
        interaction: discord.Interaction[Any],
        user: discord.User | None = None,
        seat: str | None = None,
        match: str | None = None,
    ) -> None:
        """Offer a seat to a user; without a user, ask first whom to offer it to."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self.desk.match(answer, match, changes=True)
            mine = live.seat_in_play(interaction.user.id)
            about = mine.seat if seat is None else _seat_of(seat)
            if user is None:
                await answer.show(await self._question(answer, live, about), private=True)
                return
            if user.bot:
                raise RefusedError("refused-asked-bot")
            await self._send_offer(answer, live, about, user.id)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("return", "command-return"), description=command_description("command-return")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def come_back(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Give the user their own seat back from the practice player."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            if match is None:
                live = await self._left(answer)
            else:
                live = await self.referee.match_for(interaction.user.id, None, match)
            await self._give_back(answer, live)

        await answer.run(work(), private=True)

    @substitute.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Suggest the user's own matches."""
        rows = await matches.of_user(self.referee.db, interaction.user.id)
        found = [(row.code, row.game) for row in rows if row.status == "playing"]
        return await offer_matches(self.desk, interaction, found, typed)

    @come_back.autocomplete("match")
    async def _matches_left(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Suggest the matches in which a practice player plays the user's seat."""
        found = await sitters.replaced_by_practice(self.referee.db, interaction.user.id)
        return await offer_matches(self.desk, interaction, found, typed)

    @substitute.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Suggest the seats that the user may offer, by letter and name."""
        code = getattr(interaction.namespace, "match", None)
        try:
            live = await self.referee.match_for(interaction.user.id, interaction.channel_id, code or None)
        except RefusedError:
            return []
        names = plain_names(live, await self.desk.language(interaction))
        seats = await self.substitutes.seats_to_offer(live, interaction.user.id)
        found = [(f"{seat_letter(seat)} {plain_name(names[seat])}", seat_letter(seat)) for seat in seats]
        wanted = typed.strip().upper()
        return [Choice(name=name[:100], value=letter) for name, letter in found if wanted in name.upper()]

    # ---------------------------------------------------------------- offering

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask which seat needs a substitute, or if that is clear, whom to offer it to."""
        live = await self.referee.live.by_code(control.code)
        user = answer.interaction.user.id
        mine = live.seat_in_play(user)
        self.substitutes.check_allowed(live)
        seats = await self.substitutes.seats_to_offer(live, user)
        if not control.args and len(seats) > 1:
            made = pages.seat_question(Reader.of(live, answer.language), seats)
            await answer.replace_private(self.desk.with_match_line(answer, live, made))
            return
        about = control.number() if control.args else mine.seat
        await answer.replace_private(await self._question(answer, live, about))

    async def _question(self, answer: Answer, live: Live, about: Seat) -> Message:
        """Return the question whom to offer a seat to. Raises RefusedError if the user may not offer it."""
        user = answer.interaction.user.id
        mine = live.seat_in_play(user)
        reader = Reader.of(live, answer.language)
        if about not in await self.substitutes.seats_to_offer(live, user):
            if about not in live.names:
                raise RefusedError("refused-no-such-seat")
            raise RefusedError("refused-offer-seat", owner=live.names[about])
        made = pages.offer_question(reader, about, own=about == mine.seat)
        if await self.substitutes.standing_offer(live, about) is not None:
            made.items += pages.standing_offer(live, reader.words, about, await self._link(live, about))
        return self.desk.with_match_line(answer, live, made)

    async def _offer_to(self, answer: Answer, control: Control) -> None:
        """Offer a seat to the picked user."""
        user, bot = answer.users[0]
        if bot:
            raise RefusedError("refused-asked-bot")
        live = await self.referee.live.by_code(control.code)
        await self._send_offer(answer, live, control.number(), user)

    async def _offer_all(self, answer: Answer, control: Control) -> None:
        """Offer a seat to anybody."""
        await self._send_offer(answer, await self.referee.live.by_code(control.code), control.number(), None)

    async def _send_offer(self, answer: Answer, live: Live, seat: Seat, to: int | None) -> None:
        user = answer.interaction.user.id
        try:
            await self.substitutes.offer(live.row.code, user, seat, to)
        except RefusedError as error:
            if error.reason != "refused-offered-already":
                raise
            words = words_in(answer.language)
            made = self.desk.note(refusal_text(error, words))
            made.items += pages.standing_offer(live, words, seat, await self._link(live, seat))
            await self._replace(answer, made)
            return
        answer.committed = True
        mine = live.seat_of(user)
        key = "offer-sent-own" if mine is not None and mine.seat == seat else "offer-sent"
        await self._note(answer, words_in(answer.language)(key, code=live.row.code))

    async def _unasked(self, answer: Answer, _control: Control) -> None:
        """Close the question without an offer."""
        await answer.replace_private(self.desk.note(words_in(answer.language)("substitute-not")))

    async def _note(self, answer: Answer, content: str) -> None:
        await self._replace(answer, self.desk.note(content))

    async def _replace(self, answer: Answer, made: Message) -> None:
        """Replace the question by a message, or answer a command with it."""
        if answer.interaction.message is None:
            await answer.show(made, private=True)
        else:
            await answer.replace_private(made)

    async def _link(self, live: Live, seat: Seat) -> str:
        """Return a link to the message that offers a seat, or to its channel if there is none."""
        return self.desk.composer.link_to(live, await self.desk.message_of(live, offer_slot(seat)))

    # ---------------------------------------------------------------- taking

    async def _take(self, answer: Answer, control: Control) -> None:
        """Give the user the offered seat, and show its hand."""
        user, seat = answer.interaction.user, control.number()
        live = await self.referee.live.by_code(control.code)
        if live.row.guild is not None:
            check_may_play(await guilds.of(self.referee.db, live.row.guild), roles_of(answer))
        live = await self.substitutes.take(control.code, user.id, user.display_name, seat)
        answer.committed = True
        await self._hand(answer, live, words_in(answer.language)("offer-taken", letter=seat_letter(seat)))

    async def _decline(self, answer: Answer, control: Control) -> None:
        """Decline an offered seat, and tell everybody, since somebody waits for the answer."""
        user, seat = answer.interaction.user, control.number()
        live = await self.substitutes.decline(control.code, user.id, seat)
        answer.committed = True
        words = words_in(language_of(live.row.language))
        name = safe_name(user.display_name)
        note = words("offer-declined", name=name, letter=seat_letter(seat), code=live.row.code)
        await answer.show(self.desk.note(note), private=False)

    async def _withdraw(self, answer: Answer, control: Control) -> None:
        """Withdraw an offer."""
        await self.substitutes.withdraw(control.code, answer.interaction.user.id, control.number())
        answer.committed = True
        await answer.say(words_in(answer.language)("offer-withdrawn"))

    # ---------------------------------------------------------------- coming back

    async def _return(self, answer: Answer, control: Control) -> None:
        """Give the user their own seat back, from the board or their private message."""
        await self._give_back(answer, await self.referee.live.by_code(control.code))

    async def _give_back(self, answer: Answer, live: Live) -> None:
        answer.table = language_of(live.row.language)
        await self.referee.seats.come_back(live.row.code, answer.interaction.user.id)
        answer.committed = True
        await self._hand(answer, live, words_in(answer.language)("returned", code=live.row.code))

    async def _hand(self, answer: Answer, live: Live, note: str) -> None:
        """Show the user the hand of the seat that they now hold."""
        seat = live.seat_in_play(answer.interaction.user.id).seat
        await self.desk.show_panel(answer, live, seat, note=note)

    async def _left(self, answer: Answer) -> Live:
        """Return the only match that the user has left. Raises RefusedError if there is none, or several."""
        interaction = answer.interaction
        found = await matches_to_return_to(self.referee.live, interaction.user.id, interaction.channel_id)
        if not found:
            raise RefusedError("refused-nothing-left")
        return self.desk.only_match(answer, found)


def _seat_of(typed: str) -> Seat:
    """Return the seat of a typed letter. Raises RefusedError for any other text."""
    letter = typed.strip().upper()[:1]
    if not "A" <= letter <= "Z":
        raise RefusedError("refused-no-such-seat")
    return ord(letter) - ord("A")
