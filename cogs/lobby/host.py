"""The host's panel of a lobby: invitations, the ready check, the call for players, seats, time, options, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.common.desk import Desk
from cogs.common.features import Handler, Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_texts
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id, number
from cogs.kit.match_texts.reader import Reader
from cogs.lobby.opening.lobbies import change_lobby, invitable
from cogs.lobby.pages import host_pages, option_pages, pack_pages
from cogs.lobby.pages.team_pages import PART
from cogs.lobby.planning import FIELD, TIME_FORM, TIME_SET, as_typed, time_form, typed_begins
from referee.clocks.terms import MINUTE, parse_terms
from referee.errors import RefusedError
from referee.lobby.places import check_host, mentions
from referee.match.live import Live
from referee.match.slots import BOARD
from store.lobby import plans
from store.people import guilds
from words.safe import plain_name
from words.texts import language_of
from words.texts import words as words_in

Work = Callable[[], Awaitable[Live]]


class Hosting:
    """The host's panel and its controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        panel: dict[str, Handler] = {
            "invite": self.invite,
            "dismiss": self.dismiss,
            "call": self.call,
            "uncall": self.uncall,
            "clockset": self.set_clock,
            pack_pages.SET: self.set_packs,
            "first": self.put_first,
            PART: self.part,
            "mix": self.mix,
            "ready": self.ready,
            "look": self.look,
            option_pages.OPTIONS: self.options,
            option_pages.OPTION: self.set_option,
            option_pages.RATED: self.set_rated,
            option_pages.CLOSING: self.closing,
            option_pages.CLOSE: self.close,
            option_pages.BACK: self.back,
            TIME_SET: self.set_time,
        }
        return {
            "hosting": Press(self.show),
            TIME_FORM: Press(self.ask_time, form=True),
            **{name: Press(self._while_lobby(do), changes=True) for name, do in panel.items()},
        }

    def _while_lobby(self, do: Handler) -> Handler:
        """Return a handler that replaces the panel by the controls of the match once that has begun."""

        async def pressed(answer: Answer, control: Control) -> None:
            try:
                await do(answer, control)
            except RefusedError as error:
                if error.reason != "refused-begun" or control.slot != NOTE:
                    raise
                await self._show_begun(answer, await self.referee.live.by_code(control.code))

        return pressed

    async def _show_begun(self, answer: Answer, live: Live) -> None:
        """Replace the panel in a match that has begun."""
        link = await self.desk.composer.link(live)
        await answer.replace_private(host_pages.begun_panel(live, words_in(answer.language), link))

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the host their panel. Raises RefusedError for other users."""
        live = await self._own(answer, control, "refused-not-host-tools")
        await self.referee.gathering.refresh_message(live.row.id)
        await answer.show(await self._panel(answer, live, self._note(answer, live)), private=True)

    async def invite(self, answer: Answer, control: Control) -> None:
        """Seat a practice player."""
        user = answer.interaction.user.id
        await self._do(answer, control, lambda: self.referee.lobbies.add_practice(control.code, user))

    async def dismiss(self, answer: Answer, control: Control) -> None:
        """Free the last practice player's seat."""
        user = answer.interaction.user.id
        await self._do(answer, control, lambda: self.referee.lobbies.remove_practice(control.code, user))

    async def call(self, answer: Answer, control: Control) -> None:
        """Invite the users picked, as far as they can be invited; say why the others cannot."""
        host = answer.interaction.user.id
        users, refusals = invitable(host, answer.users)
        if not users:
            raise refusals[0]
        called = await self.referee.invitations.call(control.code, host, users)
        answer.committed = True
        refusals += called.refusals
        words, table = words_in(answer.language), words_in(language_of(called.live.row.language))
        if not refusals:
            note = words("called-note")
        else:
            first = words("called-some", who=mentions(called.users)) if called.users else words("called-none")
            note = "\n".join([first, *(f"- {refusal_text(error, words, table)}" for error in refusals)])
        await answer.replace_private(await self._panel(answer, called.live, note))

    async def uncall(self, answer: Answer, control: Control) -> None:
        """Revoke all open invitations."""
        user = answer.interaction.user.id
        await self._do(answer, control, lambda: self.referee.invitations.revoke(control.code, user), "uncalled-note")

    async def set_clock(self, answer: Answer, control: Control) -> None:
        """Change the clock."""
        user = answer.interaction.user.id
        try:
            terms = parse_terms(answer.values[0] if answer.values else "")
        except ValueError as error:
            raise RefusedError("refused-unknown-control") from error
        await self._do(answer, control, lambda: self.referee.gathering.set_clock(control.code, user, terms))

    async def set_packs(self, answer: Answer, control: Control) -> None:
        """Choose the content packs picked for the match."""
        user, picked = answer.interaction.user.id, list(answer.values)
        await self._do(answer, control, lambda: self.referee.choosing.set_packs(control.code, user, picked))

    async def put_first(self, answer: Answer, control: Control) -> None:
        """Seat somebody first."""
        user, picked = answer.interaction.user.id, number(next(iter(answer.values), None))
        work = lambda: self.referee.seating.put_first(control.code, user, picked)  # noqa: E731  # a closure over this call
        await self._do(answer, control, work, "order-note")

    async def part(self, answer: Answer, control: Control) -> None:
        """Split everybody into the sides picked; show the present seats instead if somebody has moved since."""
        user = answer.interaction.user.id
        mark, _, one = next(iter(answer.values), "").partition(".")
        seats = [number(seat) for seat in one.split(".") if seat]
        try:
            work = lambda: self.referee.seating.split_teams(control.code, user, seats, mark)  # noqa: E731  # a closure over this call
            await self._do(answer, control, work, "parted-note")
        except RefusedError as error:
            if error.reason != "refused-seats-changed":
                raise
            live = await self.referee.live.by_code(control.code)
            await answer.replace_private(await self._panel(answer, live, words_in(answer.language)(error.reason)))

    async def ask_time(self, answer: Answer, control: Control) -> None:
        """Ask for the time of the start."""
        live = await self._own(answer, control, "refused-not-host-time")
        plan, words = await plans.of(self.referee.db, live.row.id), words_in(answer.language)
        begins = "" if plan is None else as_typed(plan.begins, answer.preferences.zone, words, self.referee.now())
        await answer.ask(time_form(words, live.row.code, begins))

    async def set_time(self, answer: Answer, control: Control) -> None:
        """Set the time of the start that was typed: an empty field removes it, an unchanged one changes nothing."""
        user, typed = answer.interaction.user.id, form_texts(answer).get(FIELD, "").strip()
        begins = typed_begins(self.desk, answer, typed) if typed else None
        live = await self._own(answer, control, "refused-not-host-time")
        plan = await plans.of(self.referee.db, live.row.id)
        # The form shows no seconds.
        if plan is not None and begins is not None and abs(begins - plan.begins) < MINUTE:
            await self.back(answer, control)
            return
        key = "time-note" if begins is not None else "time-dropped"
        await self._do(answer, control, lambda: self.referee.plans.set_time(control.code, user, begins), key)

    # ---------------------------------------------------------------- options, and the end

    async def options(self, answer: Answer, control: Control) -> None:
        """Show the options of the match."""
        live = await self._own(answer, control, "refused-not-host-options")
        words = words_in(answer.language)
        await answer.replace_private(option_pages.options_page(live, words, words("hosting-options")))

    async def set_option(self, answer: Answer, control: Control) -> None:
        """Choose a value of an option; mention practice players that had to leave."""
        user, field = answer.interaction.user.id, next(iter(control.args), "")
        value = next(iter(answer.values), "")
        live, removed = await self.referee.choosing.set_option(control.code, user, field, value)
        answer.committed = True
        words = words_in(answer.language)
        lines = [words("option-note"), *([words("option-note-bots", count=removed)] if removed else [])]
        await answer.replace_private(option_pages.options_page(live, words, "\n".join(lines)))

    async def set_rated(self, answer: Answer, control: Control) -> None:
        """Make the match a rated one, or one that is not."""
        rated = next(iter(answer.values), "") == "yes"
        live = await self.referee.choosing.set_rated(control.code, answer.interaction.user.id, rated=rated)
        answer.committed = True
        words = words_in(answer.language)
        await answer.replace_private(option_pages.options_page(live, words, words("option-note")))

    async def closing(self, answer: Answer, control: Control) -> None:
        """Ask whether to close the table."""
        live = await self._own(answer, control, "refused-not-host-cancel")
        await answer.replace_private(option_pages.closing_question(live, words_in(answer.language)))

    async def close(self, answer: Answer, control: Control) -> None:
        """Close the table."""
        live = await self.referee.lobbies.cancel(control.code, answer.interaction.user.id)
        answer.committed = True
        await answer.replace_private(option_pages.closed_page(live, words_in(answer.language)))

    async def back(self, answer: Answer, control: Control) -> None:
        """Show the panel again."""
        live = await self._own(answer, control, "refused-not-host-tools")
        await answer.replace_private(await self._panel(answer, live, self._note(answer, live)))

    async def _own(self, answer: Answer, control: Control, reason: str) -> Live:
        """Return the lobby of a panel. Raises RefusedError with this reason if its user is no longer the host."""
        live = await self.referee.live.by_code(control.code)
        check_host(live, answer.interaction.user.id, reason)
        return live

    async def mix(self, answer: Answer, control: Control) -> None:
        """Shuffle the order of seats."""
        user = answer.interaction.user.id
        await self._do(answer, control, lambda: self.referee.seating.mix(control.code, user), "order-note")

    async def ready(self, answer: Answer, control: Control) -> None:
        """Begin a ready check."""
        user = answer.interaction.user.id
        await self._do(
            answer, control, lambda: self.referee.gathering.begin_ready_check(control.code, user), "asked-note"
        )

    async def look(self, answer: Answer, control: Control) -> None:
        """Post a call for players."""
        live = await self.referee.live.by_code(control.code)
        await self._check_channel(answer, live)
        user = answer.interaction.user.id
        await self._do(
            answer, control, lambda: self.referee.gathering.look_for_players(control.code, user), "looked-note"
        )

    async def _check_channel(self, answer: Answer, live: Live) -> None:
        """Raise RefusedError if the bot cannot post in the server's channel for calls for players."""
        guild = answer.interaction.guild
        if guild is None or live.row.guild is None:
            raise RefusedError("refused-no-channel")
        chosen = (await guilds.of(self.referee.db, live.row.guild)).look_channel
        if chosen is None:
            return
        found = guild.get_channel_or_thread(chosen)
        allowed = found.permissions_for(guild.me) if found is not None else discord.Permissions.none()
        if not (allowed.view_channel and allowed.send_messages):
            raise RefusedError("refused-look-channel", channel=f"<#{chosen}>")

    async def _do(self, answer: Answer, control: Control, work: Work, key: str = "hosting-note") -> None:
        """Do something for the host and show their panel again, noting it by the text `key`; a press on the lobby shows that."""
        if control.slot == BOARD:
            await change_lobby(self.desk, answer, control, work)
            return
        live = await work()
        answer.committed = True
        if live.row.status != "lobby":
            await self._show_begun(answer, live)
            return
        await answer.replace_private(await self._panel(answer, live, self._note(answer, live, key)))

    @staticmethod
    def _note(answer: Answer, live: Live, key: str = "hosting-note") -> str:
        """Return the text that confirms a change; it names the table's buttons as they are labelled there."""
        table = words_in(language_of(live.row.language))
        return words_in(answer.language)(key, start=table("button-start"), here=table("button-here"))

    async def _panel(self, answer: Answer, live: Live, note: str) -> Message:
        """Return the panel with a note on the last change."""
        invitations = await self.referee.lobbies.places.kept_invitations(live)
        reader = Reader.of(live, answer.language, make_safe=plain_name)
        made = host_pages.host_panel(reader, calling=bool(invitations), note=note)
        shelf, game = self.referee.shelf, live.row.game
        if shelf.of(game):
            name = custom_id(live.row.code, pack_pages.SET, NOTE)
            made.items.append(
                pack_pages.pack_select(words_in(answer.language), shelf, game, live.row.packs.split(), name)
            )
        return made
