"""The Discord client: sets up the features, registers changed commands, starts and stops the delivery."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.bot.features import set_up_features
from cogs.bot.more import More
from cogs.bot.registration import Registration
from cogs.bot.router import Router
from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.delivery.attempt import FIRST_RETRY
from cogs.delivery.composer import Composer
from cogs.delivery.sender import DM_SPACING, SPACING, Sender
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.in_time import limit_requests
from cogs.kit.answering.shares import Share
from cogs.kit.answering.stopping import Stopping
from cogs.kit.commands.localised import FluentTranslator
from cogs.kit.commands.places import ANYWHERE, BY_ANYBODY
from cogs.kit.painting.pictures import Pictures
from cogs.leagues.season_slots import AnnouncedSeason, SeasonSlots
from cogs.leagues.slots import LadderSlots
from cogs.learning import hints
from cogs.tables.calling import Calling
from cogs.tables.events import Events
from cogs.tournaments.messages.delivery import EventSender
from cogs.tournaments.messages.mending import Mending
from cogs.tournaments.messages.roles import EntrantRoles
from cogs.tournaments.messages.rooms import RoundRooms
from cogs.tournaments.messages.scheduled import TournamentEvents
from cogs.tournaments.messages.slots import TournamentSlots
from cogs.upkeep import setup as upkeep
from cogs.upkeep.doctor import Doctor
from cogs.upkeep.gateway_socket import make_leavable
from cogs.upkeep.gateway_watch import GatewayWatch
from cogs.upkeep.homekeeper import Homekeeper
from cogs.upkeep.life import Life
from cogs.upkeep.report_mail import Courier
from ops.health import State
from referee.automatic.by_order import OrderAnswerer
from referee.automatic.practice import Practice
from referee.clocks.timekeeper import Timekeeper
from referee.leagues.live_ladder import LiveLadder
from referee.service import Referee
from referee.tournaments.halls.hall import Hall
from store.errors import StoreError
from store.match import outbox
from store.upkeep import figures
from telemetry import measure
from words.texts import words as words_in

log = logging.getLogger("arbiter.client")

IDENTIFY_PAUSE = 5.0
"""Seconds between two sessions that are begun in one of Discord's buckets (docs: Sharding)."""


ALL_EVERY = 15
"""Looks for what other processes have changed, of which one looks at practice players and standing orders too."""


class Tree(app_commands.CommandTree["ArbiterBot"]):
    """The commands. A failed one is answered in the user's language."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether this process does a command: sessions of several may have got it."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        return await self.client.takes(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a command that failed before it could answer itself."""
        log.error("command %s failed", interaction.command and interaction.command.qualified_name, exc_info=error)
        measure.count("faults", kind="command")
        answer = Answer(interaction)
        await answer.run(answer.say(words_in(answer.language)("fault-unknown")), private=True)


class ArbiterBot(commands.Bot):
    """The bot. It needs the guilds intent only, not those for members, messages and presences."""

    def __init__(
        self,
        referee: Referee,
        pictures: Pictures,
        *,
        spacing: float = SPACING,
        dm_spacing: float = DM_SPACING,
        retry: float = FIRST_RETRY,
        pace: float = 1.0,
        reports: int | None = None,
        guides: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=ANYWHERE,
            allowed_installs=BY_ANYBODY,
            **options,
        )
        limit_requests(self.http, Share(lambda: referee.station.processes))
        make_leavable(self.http)
        self.referee = referee
        composer = Composer(referee, pictures)
        self.mentions: dict[str, str] = {}
        self.sender = Sender(
            self, referee, composer, spacing=spacing, dm_spacing=dm_spacing, retry=retry, mentions=self.mentions
        )
        self.desk = Desk(referee, composer, self.sender, guides)
        self.event_sender: EventSender[Hall] = EventSender(
            self, referee, TournamentSlots(self.desk), self.mentions, dm_spacing
        )
        self.ladder_sender: EventSender[LiveLadder] = EventSender(
            self, referee, LadderSlots(self.desk), self.mentions, dm_spacing
        )
        self.season_sender: EventSender[AnnouncedSeason] = EventSender(
            self, referee, SeasonSlots(self.desk), self.mentions, dm_spacing
        )
        self.practice = Practice(referee, pace=pace)
        self.order_answerer = OrderAnswerer(referee, pace=pace)
        self.registration = Registration(self, referee, self.mentions)
        self.life = Life(self, referee, self.sender)
        self.gateway_watch = GatewayWatch(lambda: self.sockets, self.life)
        referee.timed_jobs += [
            self.life.beat,
            self.life.look,
            self.sender.delivery.members.check_overdue,
            self.registration.ensure,
        ]
        self.calling = Calling(self, referee)
        self.events = Events(self, referee)
        referee.timed_jobs += [self.calling.look, self.events.look]
        roles, events = EntrantRoles(self, referee), TournamentEvents(self, referee)
        self.mending = Mending(self, referee, (roles, events), self.wake_tournaments)
        self.event_sender.on_channel = self.mending.note_delivery
        referee.timed_jobs += [roles.look, events.look, self.mending.look]
        referee.tournaments.tables.room_of = referee.leagues.tables.room_of = RoundRooms(self).wanted
        self.station = referee.station
        self.timekeeper = Timekeeper(
            *(referee.timed_jobs, referee.now, lambda: self.life.down, referee.outages.follow_clock),
            lambda: self.station.pause,
        )
        self.homekeeper = Homekeeper(self.station)
        self.station.on_taken = self._come_home
        self.identify_buckets = 1
        """In how many buckets shards may begin sessions at once: Discord's `max_concurrency`."""
        referee.wishes.on_wish = self.timekeeper.wake
        referee.recomputing.on_amended = self.timekeeper.wake
        self.courier = Courier(self, referee, reports)
        referee.reporting.on_report = self.courier.wake
        self._waking: set[asyncio.Future[None]] = set()
        referee.live.wake_delivery = self.wake
        referee.tournaments.halls.wake = self.wake_tournaments
        referee.leagues.ladders.wake = self.wake_ladders
        referee.leagues.news.wake = self.wake_seasons
        referee.db.on_look = self.look
        self._looks = 0
        self._arrived = False
        self.stopping = Stopping()
        self.doctor = Doctor(self)
        made = upkeep.setup(self.desk, self.doctor, self.life), hints.setup(self.desk, self.practice)
        self.features = set_up_features(self.desk, *made)
        self._bound: asyncio.Timeout | None = None
        self.takes_posts = False
        """Whether an endpoint of this bot takes interactions by HTTP."""

    def take_interaction(self, data: dict[str, Any]) -> None:
        """Take an interaction in Discord's form as if it had come through the gateway. Raises KeyError for what is none."""
        self._connection.parse_interaction_create(data)  # type: ignore[arg-type]  # it has no public way in

    def wake(self, match: int | None = None) -> None:
        """Deliver the outbox, let practice players and automatic answers act, run the timed jobs. Call it after a commit.

        `match` is the one that changed, None for all.
        """
        self.sender.wake(match)
        if match is not None and self.referee.db.shared:
            self.sender.mirrors.refresh_all(match)
        self.timekeeper.wake()
        if self.stopping.has_begun:
            return  # each answer would lead to another one and to more messages; the next start continues
        for answering in (self.practice, self.order_answerer):
            task = asyncio.ensure_future(answering.wake(match))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    def wake_all(self) -> None:
        """Deliver and do all that is due: another process may have changed anything."""
        self.wake()
        self._wake_others()

    def _wake_others(self) -> None:
        """Deliver what tournaments, ladders and seasons owe, and reports."""
        for sender in (self.event_sender, self.ladder_sender, self.season_sender, self.courier):
            sender.wake()

    def _come_home(self) -> None:
        """Do what the former home of a shard has left, be it the registration of the commands."""
        if not self.is_registered:
            self.registration.try_now()
        self.wake_all()

    async def takes(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process answers an interaction; a process that stops lets its successor go first."""
        return await self.station.takes(interaction.id, last=self.stopping.has_begun)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn to begin a session: all processes of the bot have one queue."""
        if not self.station.is_shared:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            wait = await self.station.turn((shard_id or 0) % self.identify_buckets, IDENTIFY_PAUSE)
        except StoreError as error:
            log.warning("shard %d begins a session without waiting for its turn: %s", shard_id or 0, error)
            wait = IDENTIFY_PAUSE
        await asyncio.sleep(wait)

    def wake_tournaments(self) -> None:
        """Deliver what tournaments owe, and run the timed jobs. Call it after a commit of a tournament."""
        self.event_sender.wake()
        self.timekeeper.wake()

    def wake_ladders(self) -> None:
        """Deliver what ladders owe, and run the timed jobs. Call it after a commit of a ladder."""
        self.ladder_sender.wake()
        self.timekeeper.wake()

    def wake_seasons(self) -> None:
        """Deliver what seasons owe, and run the timed jobs. Call it after a change of a season's dates or state."""
        self.season_sender.wake()
        self.timekeeper.wake()

    def look(self) -> None:
        """Look for what other processes may have changed without its being heard of here."""
        if not self._arrived or self.stopping.has_begun:
            return
        self._looks += 1
        if self._looks % ALL_EVERY == 0:
            self.wake_all()
            return
        self.sender.wake()
        self.timekeeper.wake()
        self._wake_others()

    async def setup_hook(self) -> None:
        """Add the cogs and commands, and register these with Discord, before the gateway is connected."""
        await self.tree.set_translator(FluentTranslator())
        more = More(self.desk, (entry for feature in self.features for entry in feature.more))
        presses = merge_presses(*(feature.presses for feature in self.features), more.presses())
        for cog in (
            *(cog for feature in self.features for cog in feature.cogs),
            self.mending,
            Router(self.desk, presses, self.takes),
        ):
            await self.add_cog(cog)
        for feature in self.features:
            self._add_commands(feature)
        self.registration.try_now()
        await self.registration.ensure()
        self.gateway_watch.start()

    def _add_commands(self, feature: Feature) -> None:
        """Add the commands and context menus of a feature to the tree."""
        for group in feature.groups:
            self.tree.add_command(group)
        for name, found in feature.subcommands.items():
            parent = self.tree.get_command(name)
            assert isinstance(parent, app_commands.Group), f"no feature before has the commands /{name}"
            for command in found:
                parent.add_command(command)
        for menu in feature.menus:
            self.tree.add_command(menu)

    @property
    def is_registered(self) -> bool:
        """Whether Discord has the present commands."""
        return self.registration.is_done

    async def on_ready(self) -> None:
        """Begin, or go online again with a new session."""
        self.life.find(0)
        await self.begin()

    async def begin(self) -> None:
        """Deliver what the last stop left in the outbox, start the timed jobs, compare the places of matches."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        await self.life.arrive()
        self._arrived = True
        self.timekeeper.start()
        self.event_sender.start()
        self.ladder_sender.start()
        self.season_sender.start()
        self.homekeeper.start()
        self.courier.wake()
        self.wake()
        await self.life.compare()

    async def on_disconnect(self) -> None:
        """Go offline: nobody can press anything until the gateway is back."""
        self.life.lose(0)

    async def on_resumed(self) -> None:
        """Go online again."""
        self.life.find(0)
        await self.come_back()

    async def come_back(self) -> None:
        """Deliver what could not be sent while the gateway was disconnected."""
        await self.life.arrive()
        self.wake()

    @property
    def sockets(self) -> Sequence[DiscordWebSocket]:
        """The gateway connections: one, or none before the first."""
        return [self.ws] if isinstance(self.ws, DiscordWebSocket) else []

    @property
    def condition(self) -> State:
        """The state of the bot, for its heartbeat."""
        if self.stopping.has_begun:
            return "stopping"
        if self.life.down:
            return "unreachable" if self._arrived else "starting"
        return "ready"

    async def stop(self, seconds: float) -> None:
        """Stop in order: finish answers, then deliver the outbox, for at most `seconds`; then `close`.

        `stop_at_once` cuts this short.
        """
        self.stopping.has_begun = True
        log.info("stopping: work under way has %g s to finish", seconds)
        try:
            async with asyncio.timeout(seconds) as self._bound:
                await self.life.depart()
                await asyncio.gather(self.timekeeper.close(), self.practice.close(), self.order_answerer.close())
                if self.station.is_shared:
                    await self._hand_over()
                await self.stopping.wait()
                if not self.station.is_shared:
                    await self.sender.drain(seconds)
        except TimeoutError:
            log.info("some work was not finished in time")
        except Exception:
            log.exception("some work failed while stopping")  # the bot stops all the same
        self._bound = None
        cut = await self.stopping.cancel()
        await self.close()
        await self._log_remainder(cut)

    async def _hand_over(self) -> None:
        """Finish the deliveries under way, and leave all others to the next home of this process's shards."""
        await asyncio.gather(*(one.close() for one in (self.event_sender, self.ladder_sender, self.season_sender)))
        await self.sender.close()
        await self.homekeeper.close()

    def stop_at_once(self) -> None:
        """Cut short a stop that has begun."""
        # A timeout that has expired cannot be rescheduled.
        if self._bound is not None and not self._bound.expired():
            self._bound.reschedule(0.0)
        self.sender.cancel()

    async def _log_remainder(self, cut: int) -> None:
        try:
            owed = await outbox.owed(self.referee.db)
            states = await figures.matches_by_status(self.referee.db)
        except StoreError as error:
            log.warning("stopped; the outbox could not be read: %s", error)
            return
        waiting = len({row.match for row in owed})
        running = sum(count for _, status, count in states if status == "playing")
        log.info(
            "stopped; answers cut short: %d, messages still owed: %d (by matches: %d); matches running: %d",
            *(cut, len(owed), waiting, running),
        )

    async def close(self) -> None:
        """Stop all tasks, then disconnect."""
        self.stopping.has_begun = True
        await self.gateway_watch.close()
        await self.life.depart()
        await self.timekeeper.close()
        await self.courier.close()
        await self.practice.close()
        await self.order_answerer.close()
        await self.event_sender.close()
        await self.ladder_sender.close()
        await self.season_sender.close()
        await self.sender.close()
        await self.homekeeper.close()
        await self.referee.tournaments.close()
        await self.referee.pasts.close()
        # discord.py would go on waiting for servers, and then dispatch "ready" to a loop that it no longer has.
        if (waiting := self._connection._ready_task) is not None:  # noqa: SLF001  # no public attribute has it
            waiting.cancel()
        await super().close()
