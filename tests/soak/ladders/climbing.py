"""One ladder of the soak: people join, challenge, play, stay away and leave, whatever comes in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from tests.referee.leagues.stairs import BOSS, Stairs
from tests.soak.ladders.looking import Look
from tests.soak.tournaments.dying import Death, DyingRoom, play_dying
from tournaments.leagues.ladder import DAY

BEGUN = 1_790_000_000.0

STEPS = 140
"""Steps of a ladder."""

COMMITS = (1, 25)
"""Commits from one death to the next."""

USERS = range(1, 9)

STRAY = 0.1
"""How many challenges and acceptances make no sense."""

Step = Callable[[], Awaitable[object]]


class Climb:
    """A ladder that is played. `done` counts what was done and refused, `log` what led to a failure."""

    def __init__(self, room: DyingRoom, rng: Random) -> None:
        self.room = room
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self.look = Look(room)
        self.stairs: Stairs

    async def play(self) -> None:
        """Play so many steps, then let everything come to rest, and look."""
        game = self.rng.choice(["krendel", "battlecon"])
        clock = self.rng.choice(['{"kind":"none"}', '{"kind":"days","seconds":259200}'])
        self.stairs = await Stairs.made(self.room, 1, 2, 3, 4, game=game, clock=clock)
        self.room.left = self.rng.randint(*COMMITS)
        for number in range(STEPS):
            await self._do(*self._next())
            if number % 8 == 0:
                await self.look.at(await self.stairs.ladder())
        self.room.left = -1
        await self._quiet()
        ladder = await self.stairs.ladder()
        await self.look.at_rest(ladder)
        self.done["facts"] += ladder.version
        self.done["results"] += self.look.results

    def _next(self) -> tuple[str, Step]:
        steps: dict[str, tuple[int, Step]] = {
            "time": (20, self._time),
            "days": (5, self._days),
            "join": (5, lambda: self._climbing.join(self._code, self._user, f"user {self._user}")),
            "leave": (2, lambda: self._climbing.leave(self._code, self._user)),
            "challenge": (25, self._challenge),
            "accept": (15, self._accept),
            "decline": (2, lambda: self._climbing.decline(self._code, self._user)),
            "withdraw": (2, lambda: self._climbing.withdraw(self._code, self._user)),
            "arrive": (20, self._arrive),
            "win": (15, self._win),
            "no result": (2, self._no_result),
            "settle": (2, self._settle),
            "remove": (1, self._remove),
            "downtime": (2, self._downtime),
        }
        (name,) = self.rng.choices([*steps], [often for often, _ in steps.values()])
        return name, steps[name][1]

    @property
    def _climbing(self):  # type: ignore[no-untyped-def]  # the part of the service
        return self.stairs.parts.climbing

    @property
    def _code(self) -> str:
        return self.stairs.code

    @property
    def _user(self) -> int:
        return self.rng.choice(USERS)

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
            await self._revive()
            return
        else:
            self.done[name] += 1
        self.look.acknowledged = [*(await self.stairs.ladder()).stored]

    async def _revive(self) -> None:
        self.done["kills"] += 1
        self.log[-1] += " and dies"
        self.room.left = -1
        await self.room.db.close()
        self.room.time += self.rng.choice([0, 0, 5, 4000, 2 * DAY])
        await self.room.open()
        await self.room.referee.outages.come_online()
        ladder = await self.stairs.ladder()
        self.done["kills after a commit"] += ladder.version > len(self.look.acknowledged)
        await self.look.at(ladder)
        if self.rng.random() < 0.3:
            await self._quiet()
            await self.look.at_rest(await self.stairs.ladder())
        self.room.left = self.rng.randint(*COMMITS)

    async def _time(self) -> None:
        """Let a little time pass, and do all that is due."""
        self.room.time += self.rng.choice([0, 1, 3600])
        await self.room.referee.outages.note_heartbeat()
        for timed in self.room.referee.timed_jobs:
            await timed()

    async def _days(self) -> None:
        """Let so many days pass that somebody is late, or idle."""
        for _ in range(self.rng.choice([1, 3, 14, 31])):
            self.room.time += DAY
            await self.room.referee.outages.note_heartbeat()
        await self._time()

    async def _quiet(self) -> None:
        """Do what is due until nothing is."""
        for _ in range(60):
            before = (await self.stairs.ladder()).version
            for _ in range(2):
                await self.stairs.parts.director.run_due()
            if (await self.stairs.ladder()).version == before:
                return
        raise AssertionError("there is always more to do")

    # ---------------------------------------------------------------- people

    async def _challenge(self) -> None:
        """Challenge somebody a little above, and now and then whomever."""
        ladder = await self.stairs.ladder()
        order = ladder.state.order
        if len(order) < 2 or self.rng.random() < STRAY:
            persons = [member.person for member in ladder.members]
            await self._climbing.challenge(self._code, self._user, self.rng.choice(persons))
            return
        low = self.rng.randrange(1, len(order))
        high = self.rng.randrange(max(0, low - 3), low)
        await self._climbing.challenge(self._code, ladder.user_of(order[low]), order[high])

    async def _accept(self) -> None:
        """Let somebody accept who is challenged, and now and then whoever."""
        ladder = await self.stairs.ladder()
        asked = [ladder.user_of(one.challenged) for one in ladder.state.challenges if not one.accepted_at]
        stray = not asked or self.rng.random() < STRAY
        await self._climbing.accept(self._code, self._user if stray else self.rng.choice(asked))

    async def _table(self, status: str) -> str | None:
        ladder = await self.stairs.ladder()
        lives = [await self.room.referee.live.by_id(match) for match in sorted(ladder.tables.values())]
        found = [live.row.code for live in lives if live.row.status == status]
        return self.rng.choice(found) if found else None

    async def _arrive(self) -> None:
        """Let one or both come to a match."""
        code = await self._table("lobby")
        if code is not None:
            live = await self.room.referee.live.by_code(code)
            users = [seat.user for seat in live.seats if seat.user is not None]
            await self.stairs.arrive(live, self.rng.sample(users, self.rng.randint(1, 2)))

    async def _win(self) -> None:
        """Let somebody win a match after an answer."""
        code = await self._table("playing")
        if code is not None:
            live = await self.room.referee.live.by_code(code)
            user = self.rng.choice([seat.user for seat in live.seats if seat.user is not None])
            await self.stairs.win(live, user)

    async def _no_result(self) -> None:
        """Let a match end without a result, so that it is opened again."""
        code = await self._table("playing")
        if code is not None:
            live = await self.room.referee.live.by_code(code)
            async with live.lock_for(None):
                for seat in (0, 1):
                    await self.room.referee.seats.hand_over(live, seat, reason="left")

    # ---------------------------------------------------------------- organisers, and the machine

    async def _settle(self) -> None:
        ladder: LiveLadder = await self.stairs.ladder()
        if ladder.state.challenges:
            one = self.rng.choice(ladder.state.challenges)
            winner = self.rng.choice([0, one.challenger, one.challenged])
            await self.stairs.parts.managing.settle(self._code, BOSS, ladder.number_of(one), winner, "So decided")

    async def _remove(self) -> None:
        ladder = await self.stairs.ladder()
        if ladder.state.order:
            await self.stairs.parts.managing.remove(self._code, BOSS, self.rng.choice(ladder.state.order), "So decided")

    async def _downtime(self) -> None:
        seconds = self.rng.choice([600, 86400])
        self.room.time += seconds
        await self.room.referee.outages.give_back(seconds)


async def play(folder: Path, seed: str) -> Counter[str]:
    """Play one ladder in a file of its own. Returns what was done; a failure has what led to it."""
    return await play_dying(folder, "ladder", seed, BEGUN, Climb)
