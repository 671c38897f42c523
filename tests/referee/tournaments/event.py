"""A tournament for tests: it is opened, entered, checked in and played by random answers, over a real database."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engines.kernel.choose import decision_of
from engines.kernel.lobby.forms import Form
from referee.judges.corrections import Action, Subject
from referee.judges.moderation import Intervention
from referee.match.live import Live
from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.rights import Organiser
from store.judges import calls
from store.match.matches import NO_CLOCK
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.support.bringing import ready
from tournaments.settings.model import Settings
from tournaments.state.model import Pairing, State

ORGANISER, JUDGE = 99, 98


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
        options: dict[str, object] | None = None,
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
            options=options,
        )
        return cls(room, hall.row.code)

    @property
    def parts(self):  # type: ignore[no-untyped-def]  # the service
        return self.room.referee.tournaments

    async def hall(self) -> Hall:
        return await self.parts.halls.by_code(self.code)

    async def enter_team(self, captain: int, mate: int) -> None:
        """Let two users enter as a team."""
        parts, press = self.parts.entering, self.press()
        captains, mates = Person(captain, f"user {captain}"), Person(mate, f"user {mate}")
        await parts.propose_team(self.code, captains, mates, f"Team {captain}\nuser {captain}", press)
        await parts.answer_team(self.code, mates, captain, [], agreed=True)

    async def award(self, live: Live, *seats: int) -> None:
        """Let a judge end a match with these seats as winners."""
        await self.judge(live, "award", Subject(winners=seats))

    async def judge(self, live: Live, action: Action, about: Subject | None = None) -> None:
        """Let a judge step in, if none has yet, and act."""
        referee = self.room.referee
        if await calls.of_match(self.room.db, live.row.id) is None:
            await referee.judging.step_in(live.row.code, JUDGE)
        await referee.correcting.do(live.row.code, Intervention(GUILD, JUDGE, "It cannot go on"), action, about)

    def organiser(self, version: int = -1) -> Organiser:
        """Return who has opened this tournament, as one who acts and has seen it at a version."""
        return Organiser(ORGANISER, version=version)

    def person(self, user: int, *roles: int) -> Person:
        """Return a user as one who enters."""
        return Person(user, f"user {user}", roles)

    def charge(self, why: str) -> Intervention:
        """Return the order of a moderator."""
        return Intervention(GUILD, JUDGE, why)

    def press(self) -> int:
        self._press += 1
        return self._press

    async def open(self, *users: int) -> None:
        """Open it and let these users enter."""
        await self.parts.opening.open(self.code, ORGANISER, [])
        for user in users:
            await self.enter(user)

    async def enter(self, user: int) -> None:
        brought = ready((await self.hall()).row.game)
        await self.parts.entering.enter(self.code, Person(user, f"user {user}"), self.press(), brought)

    async def check_in(self, *users: int) -> None:
        """Open the check-in, let these users check in, and start."""
        await self.parts.director.open_check_in(self.code, ORGANISER, [])
        for user in users:
            brought = ready((await self.hall()).row.game)
            await self.parts.entering.check_in(self.code, Person(user, f"user {user}"), brought)
        await self.parts.director.start_now(self.code, ORGANISER, [])
        await self.run()

    async def run(self) -> None:
        """Do all that is due now."""
        for _ in range(200):
            before = (await self.hall()).version
            await self.parts.director.run_due()
            if (await self.hall()).version == before:
                return
        raise AssertionError("there is always more to do")

    async def later(self, seconds: float) -> None:
        """Let time pass, and do all that falls due."""
        self.room.time += seconds
        await self.run()

    async def begun(self, *users: int) -> list[Live]:
        """Open, enter, check in and start; return the tables of the first round."""
        await self.open(*users)
        await self.check_in(*users)
        return await self.tables()

    async def state(self) -> State:
        return (await self.hall()).state

    async def table_of(self, user: int) -> Live:
        """Return the table at which a user sits."""
        return next(live for live in await self.tables() if live.seat_of(user) is not None)

    async def pairing_of(self, user: int) -> Pairing:
        """Return the newest pairing of a user."""
        hall = await self.hall()
        found = hall.own_pairing(hall.entry_of(user))
        assert found is not None
        return found

    async def place_of(self, user: int) -> tuple[int, int, int]:
        """Return stage, round and table of the newest pairing of a user."""
        pairing = await self.pairing_of(user)
        return pairing.stage, pairing.round, pairing.table

    async def answer(self, live: Live, user: int) -> None:
        """Let a user answer the question they are asked."""
        _, match = live.rules_and_match
        seat = live.seat_in_play(user).seat
        asked = decision_of(match, seat)
        assert asked is not None
        keys = [option.key for option in asked.options][: max(1, asked.least)]
        await self.room.referee.choose(live.row.code, user, seat, asked.id, keys)

    def asked(self, live: Live) -> list[int]:
        """Return the users who are asked something."""
        _, match = live.rules_and_match
        return [s.user for s in live.humans if s.user is not None and decision_of(match, s.seat) is not None]

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
        """Let a user win a duel: somebody answers once, and the other concedes."""
        await self.answer(live, self.asked(live)[0])
        other = next(seat.user for seat in live.humans if seat.user not in (None, user))
        await self.room.referee.seats.concede(live.row.code, other or 0)
