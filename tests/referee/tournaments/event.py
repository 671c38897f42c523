"""A tournament for tests: it is opened, entered, checked in and played by random answers, over a real database."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.kernel.choose import decision_of
from engines.kernel.forms import Form
from referee.match.live import Live
from referee.tournaments.entering import Person
from referee.tournaments.hall import Hall
from store.match.matches import NO_CLOCK
from tests.referee.conftest import CHANNEL, GUILD, Room
from tournaments.settings.model import Settings

ORGANISER = 99


class Event:
    """A tournament of a room. Users are numbers; entry n is user n unless a test says otherwise."""

    def __init__(self, room: Room, code: str) -> None:
        self.room = room
        self.code = code
        self._press = 10_000

    @classmethod
    async def made(  # the values of a tournament, each by its name
        cls,
        room: Room,
        settings: Settings,
        *,
        game: str = "battlecon",
        form: Form = "duel",
        automatic: bool = True,
        clock: str = NO_CLOCK,
        name: str = "An evening",
    ) -> Event:
        hall = await room.referee.tournaments.opening.make(
            guild=GUILD,
            channel=CHANNEL,
            language="en",
            theme="dark",
            user=ORGANISER,
            name=name,
            game=game,
            form=form,
            settings=settings,
            clock=clock,
            automatic=automatic,
        )
        return cls(room, hall.row.code)

    @property
    def parts(self):  # type: ignore[no-untyped-def]  # the service
        return self.room.referee.tournaments

    async def hall(self) -> Hall:
        return await self.parts.halls.by_code(self.code)

    def press(self) -> int:
        self._press += 1
        return self._press

    async def open(self, *users: int) -> None:
        """Open it and let these users enter."""
        await self.parts.opening.open(self.code, ORGANISER, [])
        for user in users:
            await self.enter(user)

    async def enter(self, user: int) -> None:
        await self.parts.entering.enter(self.code, Person(user, f"user {user}"), self.press())

    async def check_in(self, *users: int) -> None:
        """Open the check-in, let these users check in, and start."""
        await self.parts.director.open_check_in(self.code, ORGANISER, [])
        for user in users:
            await self.parts.entering.check_in(self.code, Person(user, f"user {user}"))
        await self.parts.director.start_now(self.code, ORGANISER, [])
        await self.run()

    async def run(self) -> None:
        """Do all that is due now."""
        for _ in range(200):
            before = (await self.hall()).version
            await self.room.referee.tournaments.director.run_due()
            if (await self.hall()).version == before:
                return
        raise AssertionError("there is always more to do")

    async def tables(self) -> list[Live]:
        """Return the tables that wait for their players or are played."""
        hall = await self.hall()
        found = []
        for round_ in hall.state.rounds.values():
            for pairing in round_.pairings:
                for game in pairing.games:
                    if game.code and not game.places:
                        live = await self.room.referee.live.by_code(game.code)
                        if live.row.status in ("lobby", "playing"):
                            found.append(live)
        return found

    async def arrive(self, live: Live, users: Sequence[int] | None = None) -> None:
        """Let the players of a table press **I am here**."""
        for seat in [*live.seats]:
            if seat.user is not None and (users is None or seat.user in users) and not seat.ready:
                await self.parts.tables.here(live.row.code, seat.user, seat.name, self.press())

    async def play(self, live: Live, rng: Random) -> None:
        """Play a match to its end by random answers."""
        referee = self.room.referee
        for _ in range(3000):
            _, match = live.rules_and_match
            if match.outcome is not None:
                return
            for seat in live.humans:
                decision = decision_of(match, seat.seat)
                if decision is not None and seat.user is not None:
                    keys = rng.sample([option.key for option in decision.options], max(1, decision.least))
                    await referee.choose(live.row.code, seat.user, seat.seat, decision.id, keys)
                    break
        raise AssertionError("a match does not end")

    async def win(self, live: Live, user: int) -> None:
        """Let a user win a duel: the other answers once and concedes."""
        other = next(seat for seat in live.seats if seat.user != user)
        referee = self.room.referee
        _, match = live.rules_and_match
        asked = next(d for seat in live.humans if (d := decision_of(match, seat.seat)) is not None)
        sitter = next(seat for seat in live.seats if seat.seat == asked.seat)
        assert sitter.user is not None
        await referee.choose(live.row.code, sitter.user, sitter.seat, asked.id, [asked.options[0].key])
        assert other.user is not None
        await referee.seats.concede(live.row.code, other.user)
