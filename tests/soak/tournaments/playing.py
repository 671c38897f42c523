"""One tournament of the soak, from its announcement to its end, whatever comes in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from referee.clocks.terms import terms_json
from referee.errors import RefusedError
from referee.match.live import Live
from referee.tournaments.entries.entering import Person
from tests.referee.tournaments.event import ORGANISER, Event
from tests.soak.tournaments.acts import Acts
from tests.soak.tournaments.dying import Death, DyingRoom, play_dying
from tests.soak.tournaments.kinds import Kind, clock_of, settings_of
from tests.soak.tournaments.looking import Look
from tests.soak.tournaments.ratings import check_ratings
from tests.soak.tournaments.recomputing import recompute
from tests.support.bringing import ready

BEGUN = 1_790_000_000.0

CALM, LONGEST = 160, 900
"""Steps after which nothing disturbs any more, and after which a tournament hangs."""

COMMITS = (1, 60)
"""Commits from one death to the next."""

LOOKED_AT = 12
"""Steps from one look to the next, besides those after a death."""

WHOLE = 0.15
"""How many of the matches that are decided at once are played to their end."""

Step = Callable[[], Awaitable[object]]


class Play:
    """A tournament that is played. `done` counts what was done and refused, `log` what led to a failure."""

    def __init__(self, room: DyingRoom, kind: Kind, rng: Random) -> None:
        self.room = room
        self.kind = kind
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self.look = Look(room)
        self.event: Event
        self.acts: Acts

    async def play(self) -> None:
        """Play it to its end, and recompute it from its file."""
        await self._make()
        hall = self.acts.hall
        for number in range(LONGEST):
            self.acts.hall = hall = await self.event.hall()
            if hall.state.phase in ("over", "cancelled"):
                break
            name, step = self._next(calm=number > CALM)
            await self._do(name, step)
            if number % LOOKED_AT == 0:
                await self.look.at(await self.event.hall())
        else:
            raise AssertionError(f"not over after {LONGEST} steps: {hall.state.phase}, version {hall.version}")
        self.room.left = -1
        await self._quiet()
        hall = await self.event.hall()
        await self.look.at_rest(hall)
        self.done[f"{hall.state.phase}"] += 1
        self.done["records"] += hall.version
        self.done["games"] += self.look.games
        await check_ratings(self.room, hall)
        self.done["rated games"] += await recompute(hall, self.room.path)
        self.done["recomputed"] += bool(hall.state.rounds)

    async def _make(self) -> None:
        settings, clock = settings_of(self.kind, self.rng), clock_of(self.kind, self.rng)
        self.log.append(f"{settings} {clock}")
        self.event = await Event.made(
            self.room,
            settings,
            game=self.kind.game,
            form=self.kind.form,
            automatic=self.rng.random() < 0.7,
            clock=terms_json(clock),
        )
        self.acts = Acts(self.room, self.event, self.rng)
        self.acts.hall = await self.event.hall()
        self.wanted = self.rng.randint(*self.kind.entries)
        self.look.number = self.acts.hall.row.id
        self.room.left = self.rng.randint(*COMMITS)

    # ---------------------------------------------------------------- one step

    async def _do(self, name: str, step: Step) -> None:
        """Do something; if the referee dies of it, open the file again and look."""
        self.log.append(name)
        try:
            await step()
        except RefusedError as error:
            self.log[-1] += f" ({error.reason})"
            self.done[f"{name} refused"] += 1
        except Death:
            await self._revive(name)
            return
        else:
            self.done[name] += 1
        hall = self.event.parts.halls._by_id.get(self.acts.hall.row.id)
        if hall is not None:
            self.look.acknowledged = [*hall.records]

    async def _revive(self, name: str) -> None:
        self.done["kills"] += 1
        self.log[-1] += " and dies"
        self.room.left = -1
        await self.room.db.close()
        self.room.time += self.rng.choice([0, 0, 5, 400, 4000, 200_000])
        await self.room.open()
        await self.room.referee.outages.come_online()
        hall = await self.event.hall()
        self.done["kills after a commit"] += hall.version > len(self.look.acknowledged)
        await self.look.at(hall)
        if self.rng.random() < 0.3:
            await self._quiet()
            await self.look.at_rest(await self.event.hall())
        self.room.left = self.rng.randint(*COMMITS)

    def _next(self, *, calm: bool) -> tuple[str, Step]:
        """Return what is done next, and its name."""
        state = self.acts.hall.state
        if state.paused and (calm or self.rng.random() < 0.4):
            return "resume", lambda: self.event.parts.opening.resume(self.event.code, ORGANISER, [])
        if state.phase == "draft":
            return "open", lambda: self.event.parts.opening.open(self.event.code, ORGANISER, [])
        if state.phase != "running":
            return self._before()
        if not calm and self.rng.random() < 0.22:
            (name,) = self.rng.choices([*self.acts.possible], [often for often, _ in self.acts.possible.values()])
            return name, self.acts.possible[name][1]
        chosen = self.rng.choices(["time", "arrive", "play", "next step"], [30, 25, 40, 8])[0]
        return {
            "time": ("time", self.time),
            "arrive": ("arrive", self._arrive),
            "play": ("play", self._play),
            "next step": ("next step", self.acts.step),
        }[chosen]

    def _before(self) -> tuple[str, Step]:
        """Return what is done before the start."""
        state = self.acts.hall.state
        there = [entry for entry in state.entries.values() if not entry.out]
        if state.phase == "open":
            if len(there) < self.wanted:
                return "enter", self.acts.enter_new
            if self.rng.random() < 0.1:
                return "withdraw", lambda: self.event.parts.entering.leave(
                    self.event.code, self.rng.choice(self._all())
                )
            return "open check-in", lambda: self.event.parts.director.open_check_in(self.event.code, ORGANISER, [])
        late = [user for user in self._all() if not state.entries[self.acts.hall.entry_of(user)].checked_in]
        if late and self.rng.random() < 0.97:
            return "check in", lambda: self._check_in(self.rng.choice(late))
        if late or len(there) < self.wanted:
            self.room.time += 60
        return "start", self._start

    def _all(self) -> list[int]:
        hall = self.acts.hall
        return [one.user for one in hall.members if one.active and one.place == 0 and one.user > 0]

    async def _check_in(self, user: int) -> None:
        await self.event.parts.entering.check_in(self.event.code, Person(user, f"user {user}"), ready(self.kind.game))

    async def _start(self) -> None:
        try:
            await self.event.parts.director.start_now(self.event.code, ORGANISER, [])
        except RefusedError as error:
            if self.acts.hall.state.paused:
                raise
            self.log.append(f"more enter: {error.reason}")
            self.wanted += 1
            await self.acts.enter_new()

    # ---------------------------------------------------------------- tables

    async def time(self) -> None:
        """Let a little time pass, and do all that is due."""
        self.room.time += self.rng.choice([0, 1, 30])
        await self.room.referee.outages.note_heartbeat()
        for timed in self.room.referee.timed_jobs:
            await timed()

    async def _quiet(self) -> None:
        """Do what is due until nothing is."""
        for _ in range(60):
            before = (await self.event.hall()).version
            for _ in range(2):
                await self.event.parts.director.run_due()
            if (await self.event.hall()).version == before:
                return
        raise AssertionError("there is always more to do")

    async def _tables(self, status: str) -> list[Live]:
        return [live for live in await self.event.tables() if live.row.status == status]

    async def _arrive(self) -> None:
        """Let some or all of the players come to some of the tables."""
        for live in await self._tables("lobby"):
            users = [seat.user for seat in live.seats if seat.user is not None and seat.user > 0]
            if self.rng.random() < 0.3:
                users = self.rng.sample(users, self.rng.randint(0, len(users)))
            await self.event.arrive(live, users)

    async def _play(self) -> None:
        """Answer, concede, or play a match to its end."""
        found = await self._tables("playing")
        if not found:
            await self._arrive()
            return
        live = self.rng.choice(found)
        if self.rng.random() < 0.25:
            await self._answer(live)
        elif self.rng.random() < WHOLE or self.kind.form == "free_for_all":
            await self._to_the_end(live)
        else:
            await self._answer(live)
            if live.row.status == "playing":
                user = self.rng.choice(live.humans).user or 0
                rules, match = live.rules_and_match
                series = rules.game.series
                seats = self.room.referee.seats
                in_series = series is not None and series.played(match.board) and self.rng.random() < 0.8
                await (seats.concede_game if in_series else seats.concede)(live.row.code, user)
                self.done["games of a series conceded"] += in_series

    async def _answer(self, live: Live) -> None:
        """Let somebody answer what they are asked by chance, a practice player too."""
        _, match = live.rules_and_match
        asked = [(seat, one) for seat in live.seats if (one := decision_of(match, seat.seat)) is not None]
        if not asked:
            return
        seat, question = self.rng.choice(asked)
        keys = random_keys(question, self.rng)
        if seat.status == "practice":
            await self.room.referee.choose_for_practice(live.row.id, seat.seat, question.id, keys)
        elif seat.user is not None:
            await self.room.referee.choose(live.row.code, seat.user, seat.seat, question.id, keys)

    async def _to_the_end(self, live: Live) -> None:
        leaves = self.rng.random() < 0.2
        for _ in range(4000):
            if live.row.status != "playing":
                self.done["played whole"] += 1
                return
            await self._answer(live)
            if leaves and live.row.status == "playing" and self.rng.random() < 0.03:
                await self.room.referee.seats.concede(live.row.code, self.rng.choice(live.humans).user or 0)
        raise AssertionError("a match does not end")


async def play(folder: Path, kind: Kind, seed: str) -> Counter[str]:
    """Play one tournament in a file of its own. Returns what was done; a failure has what led to it."""
    return await play_dying(folder, kind.name, seed, BEGUN, lambda room, rng: Play(room, kind, rng))
