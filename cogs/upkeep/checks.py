"""The doctor's checks at Discord's side: the permissions of a place, messages, and the bot's connection."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import discord
from discord import app_commands

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.permissions import CHANNEL_PERMISSIONS, missing_for_threads, missing_here, missing_in
from cogs.servers.places import without_threads
from cogs.upkeep.life import Life
from cogs.upkeep.report_mail import Courier
from engines.kernel.packs.shelf import reports as reports_of
from ops.commands import tool
from ops.findings import Finding, bad, good, notice
from referee.service import Referee
from store.people import guilds
from store.people.guilds import Guild
from store.upkeep import figures, shards
from words.safe import safe_name
from words.texts import Words

LATE = 120.0
"""Seconds that a message may be owed before the doctor reports it."""

SLOW = 1.0
"""Seconds of latency from which answers count as slow."""

MANY_CHANNELS, MANY_THREADS, MANY_SERVERS = 480, 950, 75
"""Numbers from which the doctor warns. Discord's limits: 500 channels, 1000 active threads, 100 servers for an unverified bot."""

MOST_SHARDS = 60
"""How many numbers of shards a finding lists."""

LISTED = 6
"""How many codes or names a finding lists."""

IN_THREADS = "send_messages_in_threads"


# -------------------------------------------------------------------- a server


class Checked(Protocol):
    """The parts of the bot that the checks use."""

    referee: Referee
    desk: Desk
    courier: Courier
    life: Life
    takes_posts: bool

    @property
    def application(self) -> discord.AppInfo | None:
        """The application, as Discord described it at the login."""

    @property
    def sockets(self) -> Sequence[object]:
        """The gateway connections."""

    @property
    def is_registered(self) -> bool:
        """Whether Discord has taken the commands."""

    @property
    def latency(self) -> float:
        """Seconds between a heartbeat and Discord's answer."""

    @property
    def tree(self) -> app_commands.CommandTree[Any]:
        """The commands that the bot has."""

    @property
    def guilds(self) -> Sequence[discord.Guild]:
        """The servers that the bot is in."""

    @property
    def user(self) -> discord.ClientUser | None:
        """The bot's own user."""

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """Return the channel of direct messages with a user."""

    async def fetch_channel(self, channel_id: int, /) -> Any:
        """Return a channel, asking Discord for it."""


def place(answer: Answer, words: Words) -> Iterable[Finding]:
    """Return findings about the bot's permissions in the channel of the command."""
    interaction = answer.interaction
    if interaction.guild is None or interaction.guild_id is None:
        return [notice("doctor-elsewhere")]
    have, everywhere = interaction.app_permissions, interaction.guild.me.guild_permissions
    found: list[Finding] = []
    missing = missing_here(answer)
    by_role = [name for name in missing if not getattr(everywhere, name)]
    here = f"<#{interaction.channel_id}>"
    for where, names in (("role", by_role), ("channel", [name for name in missing if name not in by_role])):
        if names:
            found.append(
                bad("doctor-permissions-lacking", place=here, names=_permission_names(names, words), where=where)
            )
    needed = (*CHANNEL_PERMISSIONS, IN_THREADS)
    if not missing:
        found.append(good("doctor-permissions-good", names=_permission_names(needed, words)))
    if have.administrator or everywhere.administrator:
        found.append(notice("doctor-administrator", names=_permission_names(needed, words)))
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and channel.locked and not have.manage_threads:
        found.append(bad("doctor-thread-locked"))
    if not interaction.guild.default_role.permissions.use_application_commands:
        found.append(notice("doctor-commands-forbidden"))
    return [*found, good("doctor-permissions-rest")]


def _permission_names(names: Iterable[str], words: Words) -> str:
    return words.join([words(f"permission-{name}") for name in names])


async def chosen_channels(bot: Checked, guild: discord.Guild, words: Words) -> Iterable[Finding]:
    """Return findings about the channels that a server has chosen: may the bot post there, and is the server near a limit?"""
    settings = await guilds.of(bot.referee.db, guild.id)
    rooms = {
        *settings.channels,
        *(room for room in (settings.look_channel, settings.judge_channel) if room is not None),
    }
    found: list[Finding] = []
    for room in sorted(rooms):
        channel = guild.get_channel_or_thread(room)
        names = missing_in(channel)
        if channel is None:
            found.append(notice("doctor-channel-gone"))
        elif names:
            everywhere = guild.me.guild_permissions
            where = "role" if all(not getattr(everywhere, name) for name in names) else "channel"
            found.append(
                bad(
                    "doctor-permissions-lacking", place=f"<#{room}>", names=_permission_names(names, words), where=where
                )
            )
    found += _thread_findings(guild, settings, words)
    if not guild.me.guild_permissions.create_events:
        found.append(notice("doctor-events-lacking"))
    if len(guild.channels) >= MANY_CHANNELS:
        found.append(notice("doctor-channels-many", count=len(guild.channels)))
    if len(guild.threads) >= MANY_THREADS:
        found.append(notice("doctor-threads-many", count=len(guild.threads)))
    return found


def _thread_findings(guild: discord.Guild, settings: Guild, words: Words) -> list[Finding]:
    """Return findings about what prevents threads or forum posts for tables, if the server has chosen them."""
    missing_by_room = without_threads(guild, settings)
    if settings.kept_in == "forum" and settings.forum is not None:
        forum = guild.get_channel(settings.forum)
        if not isinstance(forum, discord.ForumChannel):
            return [bad("doctor-forum-gone")]
        missing_by_room = {forum.id: names} if (names := missing_for_threads(forum)) else {}
    return [
        bad("doctor-permissions-lacking", place=f"<#{room}>", names=_permission_names(names, words), where="channel")
        for room, names in [*missing_by_room.items()][:LISTED]
    ]


async def matches(bot: Checked, guild: int | None) -> Iterable[Finding]:
    """Return findings about the matches of a server, or (None) of all: late messages, lost places, faults."""
    db, now = bot.referee.db, bot.referee.now()
    owed = await figures.backlog(db, guild, public=True)
    age = now - owed.oldest if owed.oldest is not None else 0.0
    late = (
        [notice("doctor-outbox-late", owed=owed.owed, minutes=round(age / 60))]
        if age > LATE
        else [good("doctor-outbox-good")]
    )
    homeless = [code for code, _ in await figures.without_place(db, guild)]
    frozen, damaged = await figures.frozen(db, guild), await figures.damaged(db, guild)
    lost = [bad("doctor-homeless", count=len(homeless), codes=_codes(homeless))] if homeless else []
    stopped = [bad("doctor-frozen", count=len(frozen), codes=_codes(frozen))] if frozen else []
    stopped += [bad("doctor-damaged", count=len(damaged), codes=_codes(damaged))] if damaged else []
    return [*late, *lost, *stopped]


def _codes(codes: Sequence[str]) -> str:
    return ", ".join(f"`{code}`" for code in codes[:LISTED]) + ("…" if len(codes) > LISTED else "")


async def direct(bot: Checked, user: int, probe: str) -> Iterable[Finding]:
    """Return whether direct messages reach a user: a silent one is sent and deleted."""
    try:
        channel = await bot.create_dm(discord.Object(user))
        sent = await channel.send(probe, silent=True)
    except discord.Forbidden:
        return [notice("doctor-dm-closed")]
    await sent.delete()
    return [good("doctor-dm-good")]


# -------------------------------------------------------------------- the bot as a whole


async def connection(bot: Checked) -> Iterable[Finding]:
    """Return findings about the latency to Discord, and the intents."""
    latency = bot.latency if math.isfinite(bot.latency) else 0.0
    key = notice if latency > SLOW else good
    name = "doctor-gateway-slow" if latency > SLOW else "doctor-gateway-good"
    found = [key(name, milliseconds=round(1000 * latency))]
    if bot.life.lost and len(bot.sockets) > 1:
        found.append(bad("doctor-shards-lost", shards=", ".join(map(str, sorted(bot.life.lost))), all=len(bot.sockets)))
    elif len(bot.sockets) > 1:
        found.append(good("doctor-shards-good", all=len(bot.sockets)))
    return [*found, *_posted(bot), good("doctor-intents-good")]


async def processes(bot: Checked) -> Iterable[Finding]:
    """Return findings about the processes that share the database: which shards each is the home of, and which have none."""
    station = bot.referee.station
    if not station.is_shared:
        return []
    leases = [one for one in await shards.all_leases(bot.referee.db) if one.until > station.wall()]
    homes: dict[str, list[str]] = {}
    for one in leases:
        homes.setdefault(one.holder, []).append(f"{one.shard}/{one.total} ({one.epoch})")
    listed = "; ".join(f"`{holder}`: {', '.join(own)}" for holder, own in sorted(homes.items()))[:900]
    lost = [n for n in range(station.total) if not any(one.overlaps(station.total, n) for one in leases)]
    found = [notice("doctor-processes-idle", own=station.holder)] if station.holder not in homes else []
    if lost:
        found.append(bad("doctor-shards-homeless", shards=", ".join(map(str, lost[:MOST_SHARDS])), count=len(lost)))
    return [*found, good("doctor-processes-good", own=station.holder, count=len(homes), listed=listed or "–")]


def _posted(bot: Checked) -> Iterable[Finding]:
    """Return findings about interactions by HTTP: Discord's portal and the setting say the same, or one forgets the other."""
    url = bot.application.interactions_endpoint_url if bot.application is not None else None
    if url is not None and not bot.takes_posts:
        return [bad("doctor-presses-elsewhere", url=url)]
    if bot.takes_posts:
        return [notice("doctor-presses-unused") if url is None else good("doctor-presses-good", url=url)]
    return []


async def commands(bot: Checked) -> Iterable[Finding]:
    """Return whether Discord has the same commands as the bot."""
    if not bot.is_registered:
        return [bad("doctor-commands-late")]
    ours = {command.name for command in bot.tree.get_commands()}
    theirs = {command.name for command in await bot.tree.fetch_commands()}
    if ours != theirs:
        return [bad("doctor-commands-differ", names=", ".join(f"`/{name}`" for name in sorted(ours ^ theirs)[:LISTED]))]
    return [good("doctor-commands-good", count=len(ours))]


async def servers(bot: Checked) -> Iterable[Finding]:
    """Return findings about the number of servers, and of those where the bot's role lacks permissions."""
    count = len(bot.guilds)
    poor = [
        guild
        for guild in bot.guilds
        if not all(getattr(guild.me.guild_permissions, name) for name in (*CHANNEL_PERMISSIONS, IN_THREADS))
    ]
    unverified = bot.user is None or not bot.user.public_flags.verified_bot
    many = unverified and count >= MANY_SERVERS
    found = [notice("doctor-servers-many", count=count) if many else good("doctor-servers-good", count=count)]
    return [*found, *([notice("doctor-lacking-servers", count=len(poor), all=count)] if poor else [])]


async def reports(bot: Checked) -> Iterable[Finding]:
    """Return whether the bot may post in the channel for reports; nothing if there is no such channel."""
    if bot.courier.channel is None:
        return []
    try:
        channel = await bot.fetch_channel(bot.courier.channel)
    except DISCORD_ERRORS:
        return [bad("doctor-reports-unreachable")]
    known = channel if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None
    return [bad("doctor-reports-unreachable") if known is None or missing_in(known) else good("doctor-reports-good")]


async def packs(bot: Checked) -> Iterable[Finding]:
    """Return findings about content packs: those left out, with their mistakes, and the number of loaded ones."""
    shelf = bot.referee.shelf
    left = [safe_name(line, 200) for line in reports_of(shelf)]
    command = tool("tools.check_pack")
    found = [notice("doctor-packs-left-out", names="; ".join(left)[:900], command=command)] if left else []
    return [*found, *([good("doctor-packs-good", count=len(shelf.packs))] if shelf.packs else [])]


async def painters(ready: int, count: int) -> Iterable[Finding]:
    """Return whether all painting processes are ready."""
    if ready < count:
        return [notice("doctor-painters-fewer", ready=ready, count=count)]
    return [good("doctor-painters-good", ready=ready, count=count)]
