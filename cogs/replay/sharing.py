"""Sharing a moment of a replay: in which channel, by whom, how often, and deleting it again."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.common.desk import Desk
from cogs.common.may_watch import everybody_can_see
from cogs.delivery.found_messages import custom_ids
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.actions import REPLAY
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, Control, number, parse_custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import missing_here, missing_in
from cogs.replay import pages
from cogs.replay.pages import SHARED, USUAL, Posted, Sight, view_code
from cogs.replay.scenes import Replayer
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import PUBLIC, Moment, Perspective
from store.people.preferences import Preferences
from words.safe import plain_name
from words.texts import language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.sharing")

WINDOW = 600.0
"""Seconds in which shared moments count towards the limits."""

PER_USER, PER_MATCH = 3, 6
"""Moments that may be shared in that time by one user, and of one match."""

REMEMBERED = 10_000
"""Users and matches whose shares are kept in memory before outdated ones are dropped; none of this is stored."""

Counted = tuple[float, list[tuple[str, int]]]
"""A counted share: its time in unix seconds, and the keys it counts for."""

Room = discord.abc.GuildChannel | discord.Thread


class Sharing:
    """Posts moments; of an unfinished match only the public view."""

    def __init__(self, desk: Desk, replayer: Replayer) -> None:
        self.desk = desk
        self.replayer = replayer
        self._times: dict[tuple[str, int], list[float]] = {}

    async def share(self, answer: Answer, live: Live, moment: Moment, seen_from: Perspective) -> None:
        """Post a moment in a channel whose members may all see it. Raises RefusedError if there is none."""
        user = answer.interaction.user.id
        sight = Sight(seen_from, view_code(seen_from), user) if live.is_open else Sight(PUBLIC, USUAL, user)
        guild, channel = await _channel(answer, live)
        # Counted before it is posted, so that a second press meanwhile counts too.
        counted = self._count(user, live)
        try:
            sent = await self._post(answer, live, moment, sight, (guild, channel))
        except BaseException:
            self._forget(counted)
            raise
        answer.committed = True
        words, link = words_in(answer.language), f"https://discord.com/channels/{guild or '@me'}/{channel}/{sent}"
        posted = Posted(link, channel, sent, sight.looks != seen_from)
        note = pages.done(live, posted, moment.number, words)
        await (answer.replace_private(note) if answer.update else answer.show(note, private=True))

    async def _post(
        self, answer: Answer, live: Live, moment: Moment, sight: Sight, room: tuple[int | None, int]
    ) -> int:
        """Post a moment in the table's language and look; return the message's id. Raises RefusedError if Discord refuses."""
        language, client = language_of(live.row.language), answer.interaction.client
        scene = await self.replayer.scene(live, moment, sight.looks, language, Preferences(0))
        message = pages.shared(Reader.of(live, language, make_safe=plain_name), scene, sight)
        guild, channel = room
        place = client.get_partial_messageable(channel, guild_id=guild)
        try:
            sent = await place.send(
                view=message.layout(answer.mentions), files=message.files(), allowed_mentions=message.allowed_mentions()
            )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("match=%s not shared in channel %d: %s", live.row.code, channel, error)
            raise RefusedError("refused-share-lost") from error
        return int(sent.id)

    async def removed(self, answer: Answer, control: Control) -> None:
        """Delete a message that the user shared. Raises RefusedError if another user shared it."""
        raw = [*control.args, None, None][:2]
        channel, message = (number(each, HIGHEST_NUMBER) for each in raw)
        client, words = answer.interaction.client, words_in(answer.language)
        place = client.get_partial_messageable(channel)
        try:
            posted = await place.fetch_message(message)
            if not _by(posted, control.code, answer.interaction.user.id, client.user):
                raise RefusedError("refused-share-foreign")
            await posted.delete()
        except discord.NotFound:
            log.info("match=%s: message %d is gone already", control.code, message)
        except discord.Forbidden as error:
            raise RefusedError("refused-share-lost") from error
        await answer.replace_private(self.desk.note(words("replay-removed")))

    # ---------------------------------------------------------------- how often

    def _count(self, user: int, live: Live) -> Counted:
        """Count a share for its user and its match, and return it. Raises RefusedError if there were too many recently."""
        now = self.desk.referee.now()
        if len(self._times) > REMEMBERED:
            self._times = {key: times for key, times in self._times.items() if times and now - times[-1] < WINDOW}
        for what, which, most in (("user", user, PER_USER), ("match", live.row.id, PER_MATCH)):
            times = self._times.setdefault((what, which), [])
            # Drop times in the future, which a clock set back has left.
            times[:] = [at for at in times if 0 <= now - at < WINDOW]
            if len(times) >= most:
                raise RefusedError(f"refused-share-often-{what}", times=most, minutes=int(WINDOW // 60))
        keys = [("user", user), ("match", live.row.id)]
        for key in keys:
            self._times[key].append(now)
        return now, keys

    def _forget(self, counted: Counted) -> None:
        """Uncount a share that failed."""
        at, keys = counted
        for key in keys:
            if at in self._times.get(key, ()):
                self._times[key].remove(at)


async def _channel(answer: Answer, live: Live) -> tuple[int | None, int]:
    """Return the server and channel of a share: this channel if everybody in it may see the match, else the match's own.

    Raises RefusedError if the user or the bot may not write there.
    """
    interaction, row = answer.interaction, live.row
    here, guild = interaction.channel_id, interaction.guild_id
    if here is not None and (here == row.channel or _open(live, answer)):
        if guild is not None:
            _check_may(interaction.permissions, thread=isinstance(interaction.channel, discord.Thread))
            _check_bot(answer, missing_here(answer))
        return guild, here
    found = _room(live, answer)
    if found is None:
        raise RefusedError("refused-share-nowhere")
    user = interaction.user
    try:
        member = (
            user if isinstance(user, discord.Member) and guild == row.guild else await found.guild.fetch_member(user.id)
        )
    except discord.NotFound as error:
        raise RefusedError("refused-share-may") from error
    _check_may(found.permissions_for(member), thread=isinstance(found, discord.Thread))
    _check_bot(answer, missing_in(found))
    return row.guild, found.id


def _room(live: Live, answer: Answer) -> Room | None:
    """Return the channel of a match, None if the bot does not know it."""
    guild = answer.interaction.client.get_guild(live.row.guild) if live.row.guild is not None else None
    return guild.get_channel_or_thread(live.row.channel) if guild is not None else None


def _open(live: Live, answer: Answer) -> bool:
    """Return whether everybody here may see the match: it is on this server, in a channel open to everybody.

    An imported match has no channel; it is open to everybody who has its code.
    """
    if live.row.imported:
        return True
    row, guild = live.row, answer.interaction.client.get_guild(live.row.guild or 0)
    if guild is None or answer.interaction.guild_id != guild.id:
        return False
    return everybody_can_see(guild, row.channel, row.parent)


def _check_may(permissions: discord.Permissions, *, thread: bool) -> None:
    may = permissions.send_messages_in_threads if thread else permissions.send_messages
    if not (permissions.view_channel and may):
        raise RefusedError("refused-share-may")


def _check_bot(answer: Answer, names: list[str]) -> None:
    if names:
        words = words_in(answer.language)
        raise RefusedError("refused-permissions", names=words.join([words(f"permission-{n}") for n in names]))


def _by(posted: discord.Message, code: str, user: int, me: Any) -> bool:
    """Return whether a message is a moment of this match that this user shared."""
    controls = [parse_custom_id(name) for name in custom_ids(posted.components)]
    return posted.author == me and any(
        c is not None and (c.code, c.action, c.slot) == (code, REPLAY, SHARED) and c.args[2:] == (str(user),)
        for c in controls
    )
