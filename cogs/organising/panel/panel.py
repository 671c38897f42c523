"""The organiser's panel: the next step, the pause, the calls for judges, the log."""

from __future__ import annotations

import discord

from cogs.common.desk import Desk
from cogs.common.features import Press, merge_presses
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, Control, number
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.match_texts.durations import past_moment
from cogs.kit.permissions import missing_in
from cogs.organising.access import Visit, visit
from cogs.organising.actions import CALLS, LOG, MOVE, ORGANISE, RESUME, START, STEP
from cogs.organising.obstacles import OF_CHANNEL, event_line, has_lost_channel, lacking_lines, trouble_lines
from cogs.organising.panel import panel_pages
from cogs.organising.panel.act import Act
from cogs.organising.panel.acts import Acts
from cogs.organising.panel.decks import DeckChecks
from cogs.organising.panel.kinds import kind_of
from cogs.organising.panel.people import People
from cogs.organising.panel.results import Results
from cogs.tournaments.pages.refusals import with_texts
from cogs.tournaments.pages.turning import lines_for
from referee.errors import RefusedError
from referee.tournaments.halls.rights import check_version
from referee.tournaments.servers import UNDER_WAY, is_paused_by_loss
from store.judges import calls
from store.judges.calls import Waiting
from tournaments.facts.record import Author
from tournaments.views.tournament import Viewer
from words.tournaments.log import log_line
from words.tournaments.running.organising import SHOWN

NEWEST = "tournaments.views.log:newest_lines"


class Panel:
    """Handles the controls of the panel, and puts the pages behind it together."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.service = desk.referee.tournaments
        self.acts = Acts(desk, self._back, self._stale)
        self.people = People(desk, self.acts.consider)
        self.results = Results(desk)
        self.decks = DeckChecks(desk)

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        own = {
            ORGANISE: Press(with_texts(self.desk, self._open), changes=True),
            STEP: Press(with_texts(self.desk, self._step, self._stale), changes=True),
            START: Press(with_texts(self.desk, self._start, self._stale), changes=True),
            MOVE: Press(with_texts(self.desk, self._move), changes=True),
            RESUME: Press(with_texts(self.desk, self._resume, self._stale), changes=True),
            CALLS: Press(with_texts(self.desk, self._calls), changes=True),
            LOG: Press(with_texts(self.desk, self._log), changes=True),
        }
        return merge_presses(
            own, self.acts.presses(), self.people.presses(), self.results.presses(), self.decks.presses()
        )

    # ---------------------------------------------------------------- showing

    async def _open(self, answer: Answer, control: Control) -> None:
        await self.show(answer, control.code)

    async def show(self, answer: Answer, code: str, note: str = "") -> None:
        """Show the panel: in place of a private message that was pressed, else as a new one."""
        found = await visit(self.desk, answer, code)
        links = await self.results.links_to(found, found.steps.blocked, SHOWN)
        waiting = await self._waiting(found)
        ways, move = await self._obstacles(answer, found)
        await answer.replace_private(panel_pages.panel(found, links, len(waiting), note, ways, move=move))

    async def _obstacles(self, answer: Answer, found: Visit) -> tuple[list[str], bool]:
        """Return the lines about obstacles of a tournament, and whether it needs another channel."""
        hall, words = found.hall, found.words
        if hall.state.phase not in UNDER_WAY:
            return [], False
        guild = await guild_of(answer.interaction.client, hall.row.guild)
        move = has_lost_channel(guild, hall)
        troubles = [
            one
            for one in await self.service.organising.troubles(hall)
            if not move or one.why not in OF_CHANNEL  # these tables are back with the channel
        ]
        lines = [*lacking_lines(guild, hall, words), *event_line(hall, words)]
        lines += trouble_lines(found.speech, words, troubles)
        if move and is_paused_by_loss(hall):
            lines.append(words("organise-lost-paused"))
        return lines, move

    async def _stale(self, answer: Answer, control: Control, note: str) -> None:
        """Show the panel as it is now, with a note that nothing was done."""
        await self.show(answer, control.code, note)

    async def _back(self, answer: Answer, code: str, act: Act, note: str) -> None:
        """Show the page to which an act leads back."""
        match kind_of(act).back:
            case "table":
                await self.results.show_table(answer, code, act.place, note)
            case "person":
                await self.people.show_person(answer, code, act.entry, note)
            case "people":
                await self.people.show_people(answer, code, 0, note)
            case "round":
                await self.results.show_round(answer, code, note)
            case _:
                await self.show(answer, code, note)

    # ---------------------------------------------------------------- the next step

    async def _step(self, answer: Answer, control: Control) -> None:
        """Do the next step: open, begin the check-in, ask before the start, and then whatever is due."""
        found = await visit(self.desk, answer, control.code)
        version = control.number(HIGHEST_NUMBER)
        check_version(found.hall, version)
        who, manager = found.who, found.who.manager
        match found.hall.state.phase:
            case "draft":
                await self._check_channel(answer, found)
                await self.service.opening.open(found.code, who.user, who.roles, manager=manager)
            case "open":
                await self.service.director.open_check_in(found.code, who.user, who.roles, manager=manager)
            case "check_in":
                await answer.replace_private(panel_pages.start_question(found))
                return
            case _:
                await self.service.director.step(found.code, who.user, who.roles, version, manager=manager)
        answer.committed = True
        await self.show(answer, found.code, found.words("organise-told"))

    async def _check_channel(self, answer: Answer, found: Visit) -> None:
        """Raise RefusedError if the bot could not post in the tournament's channel."""
        guild = await guild_of(answer.interaction.client, found.hall.row.guild)
        channel = guild.get_channel_or_thread(found.hall.row.channel) if guild is not None else None
        if channel is None:
            raise RefusedError("refused-organise-channel")
        self._check_lacks(found, channel)

    @staticmethod
    def _check_lacks(found: Visit, channel: discord.abc.GuildChannel | discord.Thread) -> None:
        """Raise RefusedError if the bot lacks permissions to post in a channel."""
        lacks = missing_in(channel)
        if lacks:
            names = found.words.join([found.words(f"permission-{name}") for name in lacks])
            raise RefusedError("refused-permissions", names=names)

    async def _start(self, answer: Answer, control: Control) -> None:
        """Start with those who have checked in."""
        found = await visit(self.desk, answer, control.code)
        check_version(found.hall, control.number(HIGHEST_NUMBER))
        who = found.who
        await self.service.director.start_now(found.code, who.user, who.roles, manager=who.manager)
        answer.committed = True
        await self.show(answer, found.code, found.words("organise-started"))

    async def _resume(self, answer: Answer, control: Control) -> None:
        """End a pause."""
        found = await visit(self.desk, answer, control.code)
        who = found.who
        guild = await guild_of(answer.interaction.client, found.hall.row.guild)
        if has_lost_channel(guild, found.hall):
            raise RefusedError("refused-organise-lost")
        await self.service.opening.resume(found.code, who.user, who.roles, manager=who.manager)
        answer.committed = True
        await self.show(answer, found.code, found.words("organise-told"))

    async def _move(self, answer: Answer, control: Control) -> None:
        """Move the tournament to the channel that was picked."""
        found = await visit(self.desk, answer, control.code)
        guild = await guild_of(answer.interaction.client, found.hall.row.guild)
        picked = number(next(iter(answer.values), ""), HIGHEST_NUMBER)
        channel = guild.get_channel(picked) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            raise RefusedError("refused-organise-channel")
        self._check_lacks(found, channel)
        await self.service.servers.move(found.code, found.who, guild.id, channel.id)
        await self.service.servers.note_place(found.hall.row.id, "")
        answer.committed = True
        await self.show(answer, found.code, found.words("organise-moved", place=channel.mention))

    # ---------------------------------------------------------------- calls for judges, and the log

    async def _waiting(self, found: Visit) -> list[Waiting]:
        """Return the open calls for a judge at the tables of a tournament."""
        codes = {
            game.code
            for round_ in found.hall.state.rounds.values()
            for pairing in round_.pairings
            for game in pairing.games
        }
        return [call for call in await calls.of_guild(self.referee.db, found.hall.row.guild) if call.code in codes]

    async def _calls(self, answer: Answer, control: Control) -> None:
        """Show the open calls for a judge."""
        found = await visit(self.desk, answer, control.code)
        await answer.replace_private(panel_pages.calls_page(found, await self._waiting(found)))

    async def _log(self, answer: Answer, control: Control) -> None:
        """Show a page of the log, the newest first."""
        found = await visit(self.desk, answer, control.code)
        hall, page = found.hall, number(next(iter(control.args), "0"), 9999)
        shown = await self.service.reader.ask(hall, NEWEST, Viewer(organiser=True), lines_for(page))
        lines = (
            f"{past_moment(line.at)} {log_line(found.speech, line, _author(hall.authors.get(line.n), line.by))}"
            for line in shown
        )
        await answer.replace_private(await panel_pages.log_page(found, lines, page))


def _author(user: int | None, by: Author) -> str:
    """Return a mention of the organiser or judge who did something; a player's line names them already."""
    return f"<@{user}>" if user is not None and user > 0 and by in ("organiser", "judge") else ""
