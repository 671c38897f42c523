"""The acts of people on a ladder: join, leave, challenge somebody above, accept, decline, withdraw (TM-57)."""

from __future__ import annotations

from collections.abc import Callable

from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.managing import check_open
from referee.leagues.slots import CARD
from referee.leagues.tables import LadderTables
from store.connection import Connection
from store.leagues import ladders
from store.leagues.ladders import Member
from tournaments.leagues.ladder import Accepted, Challenge, Challenged, Forfeit, Joined, Left, Settled


class Climbing:
    """The acts of people on ladders. Each raises RefusedError with the rule where it is not possible."""

    def __init__(self, live: LiveLadders, tables: LadderTables) -> None:
        self.live = live
        self.tables = tables

    async def join(self, code: str, user: int, name: str) -> LiveLadder:
        """Put a person at the bottom of the ladder. Who was on it before comes back there."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            person = ladder.person_of(user) or len(ladder.members) + 1
            await self.live.commit(
                ladder,
                lambda _ladder, now: [Joined(now, person)],
                user=user,
                also=lambda db: ladders.add_member(db, ladder.row.id, Member(person, user, name)),
            )
        return ladder

    async def leave(self, code: str, user: int) -> LiveLadder:
        """Take a person off the ladder: those below move up. Whoever has an open challenge loses it first."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            person = _on(ladder, user)
            lost = [one for one in ladder.state.challenges if person in (one.challenger, one.challenged)]
            await self.tables.commit_and_retire(
                ladder,
                lambda _ladder, now: [*(_lost_by(one, person, now, "left") for one in lost), Left(now, person)],
                user=user,
            )
        return ladder

    async def challenge(self, code: str, user: int, challenged: int) -> LiveLadder:
        """Challenge a person above. They have the days of the rules to accept."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            person = _on(ladder, user)
            await self.live.commit(ladder, lambda _ladder, now: [Challenged(now, person, challenged)], user=user)
        return ladder

    async def accept(self, code: str, user: int) -> LiveLadder:
        """Accept the challenge that a person has got: its match is opened in the same transaction."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            found = ladder.challenge_to(_on(ladder, user))
            if found.accepted_at:
                raise RefusedError("refused-tournament-ladder-accepted", rule="TM-57")
            await self.tables.open(ladder, found, lambda _ladder, now: [Accepted(now, found.challenger)], user)
        return ladder

    async def decline(self, code: str, user: int) -> LiveLadder:
        """Decline the challenge that a person has got: it is lost by forfeit."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            person = _on(ladder, user)
            await self._give_up(ladder, ladder.challenge_to(person), person, user, "declined")
        return ladder

    async def withdraw(self, code: str, user: int) -> LiveLadder:
        """Take back the challenge that a person has made: it is lost by forfeit, so the same pair waits."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_open(ladder)
            person = _on(ladder, user)
            await self._give_up(ladder, ladder.challenge_by(person), person, user, "withdrawn")
        return ladder

    async def _give_up(self, ladder: LiveLadder, challenge: Challenge, person: int, user: int, how: Forfeit) -> None:
        if challenge.accepted_at:
            raise RefusedError("refused-tournament-ladder-accepted", rule="TM-57")
        await self.live.commit(ladder, lambda _ladder, now: [_lost_by(challenge, person, now, how)], user=user)

    async def erase(self, user: int, number: int) -> None:
        """Take a user who is to be deleted off every ladder; a negative number stands for them from now on."""
        for one in await ladders.of_user(self.live.db, user):
            ladder = await self.live.by_id(one)
            if ladder.row.phase == "open" and ladder.place_of(user):
                await self.leave(ladder.row.code, user)
            async with ladder.lock:
                work: Callable[[Connection], None] = lambda db, one=one: ladders.erase(db, one, user, number)  # type: ignore[misc]  # noqa: E731  # bound at once
                await self.live.change(ladder, work, CARD)


def _on(ladder: LiveLadder, user: int) -> int:
    """Return the person of a user on the ladder. Raises RefusedError for others."""
    if not ladder.place_of(user):
        raise RefusedError("refused-ladder-join-first", rule="TM-57")
    return ladder.person_of(user)


def _lost_by(challenge: Challenge, person: int, now: int, how: Forfeit) -> Settled:
    other = challenge.challenged if person == challenge.challenger else challenge.challenger
    return Settled(now, challenge.challenger, other, forfeit=True, how=how)
