"""A ladder for tests, over a real database: people join, challenge, accept and play."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.choose import decision_of
from referee.leagues.live_ladder import LiveLadder
from referee.match.live import Live
from referee.tournaments.halls.rights import Organiser
from store.match.matches import NO_CLOCK
from tests.referee.conftest import CHANNEL, GUILD, Room
from tournaments.leagues.ladder import DAY, LadderRules

ORGANISER = 99

BOSS = Organiser(ORGANISER)


class Stairs:
    """A ladder of a room. Users are numbers; the first to join is person 1."""

    def __init__(self, room: Room, code: str) -> None:
        self.room = room
        self.code = code
        self._press = 20_000

    @classmethod
    async def made(
        cls, room: Room, *users: int, game: str = "battlecon", clock: str = NO_CLOCK, rules: LadderRules | None = None
    ) -> Stairs:
        """Make a ladder, open it, and let these users join."""
        ladder = await room.referee.leagues.managing.make(
            guild=GUILD,
            channel=CHANNEL,
            language="en",
            theme="dark",
            user=ORGANISER,
            name="The long ladder",
            game=game,
            clock=clock,
            rules=rules,
        )
        made = cls(room, ladder.row.code)
        await made.parts.managing.open(made.code, BOSS)
        for user in users:
            await made.parts.climbing.join(made.code, user, f"user {user}")
        return made

    @property
    def parts(self):  # type: ignore[no-untyped-def]  # the service
        return self.room.referee.leagues

    async def ladder(self) -> LiveLadder:
        return await self.parts.ladders.by_code(self.code)

    async def order(self) -> list[int]:
        """Return the users from the top."""
        ladder = await self.ladder()
        return [ladder.user_of(person) for person in ladder.state.order]

    async def pairs(self) -> list[tuple[int, int]]:
        """Return the open challenges as pairs of users."""
        ladder = await self.ladder()
        return [(ladder.user_of(one.challenger), ladder.user_of(one.challenged)) for one in ladder.state.challenges]

    async def challenge(self, user: int, other: int) -> None:
        ladder = await self.ladder()
        await self.parts.climbing.challenge(self.code, user, ladder.person_of(other))

    async def accepted(self, user: int, other: int) -> Live:
        """Let a user challenge another one, who accepts; return the match."""
        await self.challenge(user, other)
        await self.parts.climbing.accept(self.code, other)
        live = await self.table()
        assert live is not None
        return live

    async def table(self) -> Live | None:
        """Return the newest match that a challenge waits for."""
        ladder = await self.ladder()
        return await self.room.referee.live.by_id(max(ladder.tables.values())) if ladder.tables else None

    async def arrive(self, live: Live, users: Sequence[int] | None = None) -> None:
        """Let these players of a match, by default both, press **I am here**."""
        for seat in [*live.seats]:
            if seat.user is not None and (users is None or seat.user in users):
                self._press += 1
                await self.parts.tables.here(live.row.code, seat.user, self._press)

    async def win(self, live: Live, user: int) -> None:
        """Let a user win a running match: somebody answers once, then the other concedes."""
        _, match = live.rules_and_match
        for seat in live.humans:
            asked = decision_of(match, seat.seat)
            if asked is not None and seat.user is not None:
                await self.room.referee.choose(live.row.code, seat.user, seat.seat, asked.id, [asked.options[0].key])
                break
        other = next(seat.user for seat in live.seats if seat.user != user)
        assert other is not None
        await self.room.referee.seats.concede(live.row.code, other)

    async def run(self) -> None:
        """Do all that is due now."""
        for _ in range(50):
            before = (await self.ladder()).version
            await self.parts.director.run_due()
            if (await self.ladder()).version == before:
                return
        raise AssertionError("there is always more to do")

    async def pass_days(self, days: float) -> None:
        self.room.time += days * DAY
        await self.run()
