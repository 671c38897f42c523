"""The replay: a match moment by moment, in a private message; the custom ids carry all that a press needs."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import LABEL_LENGTH, MOST_CHOICES, offer_replays
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import REPLAY
from cogs.kit.controls.custom_ids import Control, number
from cogs.kit.match_texts.reader import Reader
from cogs.replay import pages, share_pages
from cogs.replay.pages import (
    HANDS,
    JUMP,
    MOMENT,
    SHARE,
    SKIP,
    STEP,
    TABLE,
    UNSHARE,
    USUAL,
    VIEW,
    WAYS,
    WEBPAGE,
    Place,
    Shown,
)
from cogs.replay.scenes import Replayer
from cogs.replay.sharing import Sharing
from cogs.replay.webpage.making import LONGEST, Webpages
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import (
    ALL_HANDS,
    PUBLIC,
    Moment,
    Perspective,
    check_perspective,
    moment_of,
    neighbours,
    perspectives,
)
from words.safe import clip, plain_name
from words.texts import words as words_in

MOST = 999_999
"""An upper bound for the number of a moment."""


class Replay(commands.Cog):
    """The command /replay and the handlers of its controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.moments = desk.referee.moments
        self.replayer = Replayer(desk.referee, desk.composer.pictures, desk.chronicle)
        self.sharing = Sharing(desk, self.replayer)
        self.webpages = Webpages(self.replayer)

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            REPLAY: Press(self._opened),
            STEP: Press(self._stepped, changes=True),
            JUMP: Press(self._jumped, changes=True),
            VIEW: Press(self._turned, changes=True),
            SKIP: Press(self._skipped, changes=True),
            SHARE: Press(self._shared),
            MOMENT: Press(self._moment_shared, changes=True),
            WEBPAGE: Press(self._webpage_made, changes=True),
            UNSHARE: Press(self.sharing.removed, changes=True),
        }

    @app_commands.command(
        name=command_name("replay", "command-replay"), description=command_description("command-replay")
    )
    @app_commands.rename(match=command_name("match", "option-replay"), moment=command_name("moment", "option-moment"))
    @app_commands.describe(match=command_description("option-replay"), moment=command_description("option-moment"))
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        match: str | None = None,
        moment: Range[int, 1, MOST] | None = None,
    ) -> None:
        """Show a match moment by moment to the user alone."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._open(answer, await self.desk.match(answer, match, back=True), moment, USUAL)

        await answer.run(work(), private=True)

    @replay.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_replays(self.desk, interaction, typed)

    @replay.autocomplete("moment")
    async def _parts(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[int]]:
        """Offer the first moments of the parts of the match's log, nothing if the user may not watch it."""
        try:
            code = interaction.namespace.match
            live = await self.referee.match_to_replay(interaction.user.id, interaction.channel_id, code)
            check_may_watch(Answer(interaction), live)
            found = await self.moments.of(live)
            reader = Reader.of(live, await self.desk.language(interaction), make_safe=plain_name)
            parts = await self.replayer.parts(reader, found)
        except (RefusedError, BadSaveError):
            return []
        labels = [
            (" · ".join(filter(None, [str(p.moment.number), p.label, p.headline])), p.moment.number) for p in parts
        ]
        wanted = typed.strip().casefold()  # also matches text beyond the label's length
        return [Choice(name=clip(name, LABEL_LENGTH), value=n) for name, n in labels if wanted in name.casefold()][
            :MOST_CHOICES
        ]

    # ---------------------------------------------------------------- presses

    async def _opened(self, answer: Answer, control: Control) -> None:
        """Open a replay: at its usual place, or at the moment and in the perspective of the button, if the user may take it."""
        live = await self.referee.live.by_code(control.code)
        at, view = [*control.args[:2], None, None][:2]
        usable = view or USUAL
        user = answer.interaction.user.id
        if usable != USUAL and _perspective(live, user, usable) not in perspectives(live, user):
            usable = USUAL
        await self._open(answer, live, number(at, MOST) if at is not None else None, usable)

    async def _open(self, answer: Answer, live: Live, at: int | None, view: str) -> None:
        check_may_watch(answer, live)
        moments = await self.moments.of(live)
        usual = 1 if live.row.status == "over" else len(moments)
        await self._show(answer, live, moments, Place(usual if at is None else at, view))

    async def _stepped(self, answer: Answer, control: Control) -> None:
        way = control.args[0] if control.args else ""
        if way not in WAYS:
            raise RefusedError("refused-unknown-control")
        live, moments, place = await self._place(answer, control, control.args[1:])
        leads = neighbours(moments, place.number, standing=place.skips)[WAYS.index(way)]
        await self._show(answer, live, moments, msgspec.structs.replace(place, number=leads.number))

    async def _jumped(self, answer: Answer, control: Control) -> None:
        live, moments, place = await self._place(answer, control, control.args)
        picked = next(iter(answer.values), "")
        if picked.startswith("p"):
            await self._show(answer, live, moments, place, number(picked[1:]))
            return
        await self._show(answer, live, moments, msgspec.structs.replace(place, number=number(picked, MOST)))

    async def _turned(self, answer: Answer, control: Control) -> None:
        live, moments, place = await self._place(answer, control, control.args)
        picked, user = next(iter(answer.values), ""), answer.interaction.user.id
        # The user's usual perspective is stored as "usual", so that it follows them when seats change hands.
        view = USUAL if _perspective(live, user, picked) == perspectives(live, user)[0] else picked
        await self._show(answer, live, moments, msgspec.structs.replace(place, view=view))

    async def _skipped(self, answer: Answer, control: Control) -> None:
        """Skip undone moments, or show them again; from an undone moment go on to the next standing one."""
        live, moments, place = await self._place(answer, control, control.args)
        place = msgspec.structs.replace(place, skips=not place.skips)
        if place.skips and not moment_of(moments, place.number, live.row.status).is_standing:
            _, _, leads, _ = neighbours(moments, place.number, standing=True)
            place = msgspec.structs.replace(place, number=leads.number)
        await self._show(answer, live, moments, place)

    async def _shared(self, answer: Answer, control: Control) -> None:
        """Share the moment; for a finished match ask first whether to share the moment or the whole match."""
        live, _, place = await self._place(answer, control, control.args)
        if not live.is_open:
            await self._moment_shared(answer, control)
            return
        await answer.show(share_pages.choice(live, place, words_in(answer.language)), private=True)

    async def _moment_shared(self, answer: Answer, control: Control) -> None:
        live, moments, place = await self._place(answer, control, control.args)
        seen_from = _perspective(live, answer.interaction.user.id, place.view)
        check_perspective(live, answer.interaction.user.id, seen_from)
        await self.sharing.share(answer, live, moment_of(moments, place.number, live.row.status), seen_from)

    async def _webpage_made(self, answer: Answer, control: Control) -> None:
        """Give a finished match as a web page in a file, after a note that this takes a while."""
        live, _, place = await self._place(answer, control, control.args)
        words = words_in(answer.language)
        with self.webpages.request(live, answer.interaction.user.id):
            await answer.replace_private(self.desk.note(words("webpage-making", minutes=LONGEST)))
            try:
                body = await self.webpages.page_of(live)
            except BaseException:
                # Replace the note by the question, so that the user can ask again.
                with contextlib.suppress(discord.HTTPException):
                    await answer.change(share_pages.choice(live, place, words))
                raise
        answer.committed = True
        await answer.change(share_pages.given(live, body, words))

    # ---------------------------------------------------------------- showing

    async def _place(self, answer: Answer, control: Control, args: Sequence[str]) -> tuple[Live, list[Moment], Place]:
        """Return match, moments and place of a control.

        Raises RefusedError for a forged control, or if the user may not watch the match.
        """
        if len(args) != 3:
            raise RefusedError("refused-unknown-control")
        live = await self.referee.live.by_code(control.code)
        check_may_watch(answer, live)
        moments = await self.moments.of(live)
        place = Place(number(args[0], MOST), args[1], bool(number(args[2], 1)))
        moment_of(moments, place.number, live.row.status)
        return live, moments, place

    async def _show(
        self, answer: Answer, live: Live, moments: Sequence[Moment], place: Place, page: int | None = None
    ) -> None:
        user = answer.interaction.user.id
        seen_from, moment = _perspective(live, user, place.view), moment_of(moments, place.number, live.row.status)
        parts = await self.replayer.parts(Reader.of(live, answer.language, make_safe=plain_name), moments)
        scene = await self.replayer.scene(live, moment, seen_from, answer.language, answer.preferences)
        ways = neighbours(moments, place.number, standing=place.skips)
        views = perspectives(live, user)
        shown = Shown(place, scene, moments, ways, parts, views, seen_from, page)
        message = pages.panel(Reader.of(live, answer.language, make_safe=plain_name), shown)
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))


def _perspective(live: Live, user: int, view: str) -> Perspective:
    """Return the perspective that a custom id names. Raises RefusedError for a forged id."""
    if view == USUAL:
        return perspectives(live, user)[0]
    if view in (TABLE, HANDS):
        return ALL_HANDS if view == HANDS else PUBLIC
    if not view.startswith("s"):
        raise RefusedError("refused-unknown-control")
    return Perspective(number(view[1:]))
