"""What organisers, judges and the machine do to a tournament of the soak, each by chance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from random import Random

from referee.errors import RefusedError
from referee.judges.corrections import Subject
from referee.match.live import Live
from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.rights import Organiser
from tests.referee.tournaments.event import ORGANISER, Event
from tests.soak.tournaments.dying import DyingRoom
from tournaments.settings.formats import Pods
from tournaments.settings.paces import HOUR, Days
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing

WHY = "as the soak will have it"

WHO = Organiser(ORGANISER)

Act = Callable[[], Awaitable[object]]


class Acts:
    """The hands that disturb a tournament. `hall` is what was seen last."""

    def __init__(self, room: DyingRoom, event: Event, rng: Random) -> None:
        self.room = room
        self.event = event
        self.rng = rng
        self.hall: Hall
        self.newcomer = 1000
        self.possible: dict[str, tuple[int, Act]] = {
            "late entry": (3, self.enter_late),
            "drop": (3, self.drop),
            "return": (3, self.come_back),
            "absence": (3, self.absence),
            "penalty": (3, self.penalty),
            "ruling": (2, self.rule),
            "correction": (4, self.correct),
            "void": (2, self.void),
            "exemption": (1, self.exempt),
            "extension": (2, self.extend),
            "extension of players": (2, self.extend_by_players),
            "undone round": (3, self.undo),
            "pairs by hand": (3, self.by_hand),
            "disqualification": (1, self.disqualify),
            "pause": (2, self.pause),
            "erasure": (1, self.erase),
            "no result": (2, self.close),
            "award": (2, self.award),
            "no-show": (4, self.wait),
            "next step": (2, self.step),
            "jump": (3, self.jump),
            "downtime": (3, self.downtime),
            "cancellation": (1, self.cancel),
        }
        """What may happen, with how often it does."""

    @property
    def code(self) -> str:
        return self.event.code

    def pairings(self, *, decided: bool | None = None) -> list[Pairing]:
        """Return the pairings of more than one side, or of these those that are decided or not."""
        state = self.hall.state
        found = [one for round_ in state.rounds.values() for one in round_.pairings if not one.is_bye]
        return [one for one in found if decided in (None, decision(state, one) is not None)]

    def pairing(self, *, decided: bool | None = None) -> Pairing:
        """Return one of them by chance. Raises RefusedError without one."""
        found = self.pairings(decided=decided)
        if not found:
            raise RefusedError("refused-tournament-pairing-unknown")
        return self.rng.choice(found)

    def users(self, *, active: bool = True) -> list[int]:
        """Return the users of the entries that still play, or of those that do not."""
        state = self.hall.state
        own = [member for member in self.hall.members if member.active and member.user > 0 and member.place == 0]
        return [one.user for one in own if (one.entry in state.active()) == active]

    def user(self, *, active: bool = True) -> int:
        """Return one of them by chance. Raises RefusedError without one."""
        found = self.users(active=active)
        if not found:
            raise RefusedError("refused-tournament-not-entered")
        return self.rng.choice(found)

    def places(self, pairing: Pairing) -> tuple[int, ...]:
        """Return a result of a pairing by chance."""
        if not isinstance(self.hall.settings.format, Pods):
            return self.rng.choices([(1, 2), (2, 1), (1, 1), (2, 2)], [4, 4, 2, 1])[0]
        levels = [self.rng.randrange(4) for _ in pairing.sides]
        return tuple(1 + sum(other < level for other in levels) for level in levels)

    # ---------------------------------------------------------------- persons

    async def enter_new(self) -> None:
        """Let somebody new enter, alone or as a team."""
        self.newcomer += 2
        await self.enter(self.newcomer)

    async def enter(self, user: int) -> None:
        """Let a user enter, with the next one as mate where teams play."""
        if self.hall.settings.entering.members == 1:
            await self.event.enter(user)
        else:
            await self.event.enter_team(user, user + 1)
            if self.hall.settings.entering.reserve and self.rng.random() < 0.5:
                await self.event.parts.entering.name_reserve(
                    self.code, user, Person(user + 5000, f"user {user + 5000}")
                )

    async def enter_late(self) -> None:
        await self.enter_new()

    async def drop(self) -> None:
        if len(self.users()) > 2:
            await self.event.parts.entering.leave(self.code, self.user())

    async def come_back(self) -> None:
        await self.event.parts.entering.come_back(self.code, self.user(active=False))

    async def absence(self) -> None:
        number, entering = self.hall.state.paired_rounds() + self.rng.randint(1, 2), self.event.parts.entering
        user = self.user()
        await entering.ask_absence(self.code, user, number)
        if self.rng.random() < 0.3:
            await entering.take_absence_back(self.code, user, number)

    async def erase(self) -> None:
        if len(self.users()) > 2:
            await self.room.referee.erasure.erase(self.user())

    async def disqualify(self) -> None:
        if len(self.users()) > 2:
            await self.event.parts.organising.disqualify(self.code, WHO, self.hall.entry_of(self.user()), WHY)

    # ---------------------------------------------------------------- organisers and judges

    async def penalty(self) -> None:
        pairing, kind = self.pairing(), self.rng.choice(["warning", "game", "pairing", "points"])
        points = Fraction(1, 2) if kind == "points" else Fraction(0)
        place = (pairing.stage, pairing.round, pairing.table)
        entry = self.rng.choice(pairing.sides)
        await self.event.parts.organising.penalise(self.code, WHO, entry, kind, place, WHY, points)

    async def rule(self) -> None:
        pairing = self.pairing(decided=False)
        place, how = (pairing.stage, pairing.round, pairing.table), self.rng.choice(["played", "forfeit"])
        await self.event.parts.organising.rule(self.code, WHO, place, self.places(pairing), how, WHY)

    async def correct(self) -> None:
        pairing = self.pairing(decided=True)
        done = [game.nth for game in pairing.games if game.places]
        nth = self.rng.choice([0, *done])
        place, how = (pairing.stage, pairing.round, pairing.table), self.rng.choice(["played", "forfeit"])
        await self.event.parts.organising.correct(self.code, WHO, place, nth, self.places(pairing), how, WHY)

    async def void(self) -> None:
        pairing = self.pairing(decided=False)
        await self.event.parts.organising.void(
            self.code, WHO, (pairing.stage, pairing.round, pairing.table), len(pairing.games) or 1, WHY
        )

    async def exempt(self) -> None:
        pairing = self.pairing()
        await self.event.parts.organising.exempt(self.code, WHO, (pairing.stage, pairing.round, pairing.table), 1, WHY)

    async def extend(self) -> None:
        pairing = self.pairing()
        place = (pairing.stage, pairing.round, self.rng.choice([0, pairing.table]))
        await self.event.parts.organising.extend(self.code, WHO, place, self.rng.choice([600, 86400]), WHY)

    async def extend_by_players(self) -> None:
        pairing = self.pairing(decided=False)
        for entry in pairing.sides:
            for member in self.hall.players(entry)[:1]:
                if member.user > 0:
                    place = (pairing.stage, pairing.round, pairing.table)
                    await self.event.parts.more_time.ask(self.code, member.user, place, wanted=True)

    async def undo(self) -> None:
        await self.event.parts.organising.undo_round(self.code, WHO, WHY)

    async def by_hand(self) -> None:
        """Swap sides between the tables of the latest round."""
        state = self.hall.state
        latest = state.rounds.get((state.stage, state.paired_rounds(state.stage)))
        if latest is None:
            return
        sides = [side for pairing in latest.pairings for side in pairing.sides]
        self.rng.shuffle(sides)
        pairs = []
        for pairing in latest.pairings:
            pairs.append(tuple(sides[: len(pairing.sides)]))
            del sides[: len(pairing.sides)]
        await self.event.parts.organising.pair_by_hand(self.code, WHO, pairs, WHY)

    async def pause(self) -> None:
        await self.event.parts.opening.pause(self.code, ORGANISER, [], WHY)

    async def cancel(self) -> None:
        if self.rng.random() < 0.1:
            await self.event.parts.opening.cancel(self.code, ORGANISER, [], WHY)

    async def step(self) -> None:
        """Press the organiser's next step, twice now and then: the second press changes nothing."""
        version = self.hall.version
        await self.event.parts.director.step(self.code, ORGANISER, [], version)
        if self.rng.random() < 0.5:
            await self.event.parts.director.step(self.code, ORGANISER, [], version)
            raise AssertionError("a second press did something")

    async def _running(self) -> Live | None:
        found = [live for live in await self.event.tables() if live.row.status == "playing"]
        return self.rng.choice(found) if found else None

    async def close(self) -> None:
        """Let a judge end a match without a result: it is played again."""
        live = await self._running()
        if live is not None:
            await self.event.judge(live, "close")

    async def award(self) -> None:
        live = await self._running()
        if live is not None:
            await self.event.judge(live, "award", Subject(winners=(self.rng.choice(live.seats).seat,)))

    # ---------------------------------------------------------------- time

    async def wait(self) -> None:
        """Let time pass in which nobody comes."""
        days = isinstance(self.hall.settings.pace, Days)
        self.room.time += self.rng.choice([6 * HOUR, 30 * HOUR, 49 * HOUR] if days else [300, 601, 1201, 1900])
        await self.room.referee.outages.note_heartbeat()

    async def jump(self) -> None:
        """Let the machine's clock be set."""
        self.room.set_by += self.rng.choice([-86400, -3600, -10, 10, 3600, 86400, 400 * 86400])
        await self.room.referee.outages.follow_clock()

    async def downtime(self) -> None:
        """Let the bot be away."""
        await self.room.referee.outages.note_heartbeat()
        await self.room.db.close()
        self.room.time += self.rng.choice([10, 400, 7200, 3 * 86400])
        await self.room.open()
        await self.room.referee.outages.come_online()
