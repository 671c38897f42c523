"""The acts of organisers and judges: rulings, corrections, penalties, extensions, other pairs, an undone round.

Each takes a reason, which stands in the open log (TM-61), and nobody decides on a pairing of their own (TM-60). What cannot be
taken back names the version that its organiser saw, and is refused if anything has changed since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Protocol

from engines.games import GAMES
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls, refusal
from referee.tournaments.halls.rights import (
    Organiser,
    check_not_opponent,
    check_not_own,
    check_organiser,
    check_version,
)
from referee.tournaments.rounds.more_time import MoreTime
from store.connection import Connection
from store.tournaments import games, times
from store.tournaments.games import Trouble
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    AnyFact,
    CheckedIn,
    Corrected,
    Disqualified,
    Exempted,
    Extended,
    GameVoided,
    How,
    Paired,
    Penalty,
    RoundPaired,
    RoundUndone,
    Ruled,
)
from tournaments.facts.record import Record
from tournaments.running.absent import penalty
from tournaments.running.start import draw_of
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision
from tournaments.state.fold import apply, fold
from tournaments.state.model import Round, State


class Settles(Protocol):
    """Brings the tables of a tournament in line with its log."""

    async def settle(self, hall: Hall) -> None:
        """Bring all tables that are not over in line with the log. The caller holds the hall's lock."""


class TakesNews(Protocol):
    """Carries what matches report into the log of a tournament."""

    async def take(self, hall: Hall) -> object:
        """Carry all news into the log. The caller holds the lock."""


class Organising:
    """The hands of organisers."""

    def __init__(self, halls: Halls, settling: Settles, results: TakesNews, more_time: MoreTime) -> None:
        self.halls = halls
        self.settling = settling
        self.results = results
        self.more_time = more_time

    async def _act(
        self,
        code: str,
        who: Organiser,
        reason: str,
        make: Callable[[Hall], Sequence[AnyFact]],
        also: Callable[[Connection], None] | None = None,
    ) -> Hall:
        """Add facts of an organiser to the log. Raises RefusedError without the right, without a reason, or after a change."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            await self.halls.refresh(hall)
            await self.results.take(hall)  # a match may have just begun or ended
            check_version(hall, who.version)
            if not reason.strip():
                raise RefusedError("refused-tournament-reason-none", rule="TM-61")
            await self.halls.commit(hall, make, by="organiser", user=who.user, reason=reason.strip(), also=also)
            await self.settling.settle(hall)
        return hall

    # ---------------------------------------------------------------- results

    async def rule(
        self, code: str, who: Organiser, place: tuple[int, int, int], places: tuple[int, ...], how: How, reason: str
    ) -> Hall:
        """Decide a pairing whatever its games (TM-40)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            check_not_own(hall, who.user, hall.pairing(*place))
            return [Ruled(*place, places, how)]

        return await self._act(code, who, reason, make)

    async def correct(
        self,
        code: str,
        who: Organiser,
        place: tuple[int, int, int],
        nth: int,
        places: tuple[int, ...],
        how: How,
        reason: str,
    ) -> Hall:
        """Correct the result of a game, or with `nth` 0 of a pairing (TM-62)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            check_not_own(hall, who.user, hall.pairing(*place))
            return [Corrected(*place, nth, places, how)]

        return await self._act(code, who, reason, make)

    async def void(self, code: str, who: Organiser, place: tuple[int, int, int], nth: int, reason: str) -> Hall:
        """Let a game without a result be played again at a new table (TM-40), such as one that is frozen by a fault."""
        return await self._act(code, who, reason, lambda _hall: [GameVoided(*place, nth)])

    async def exempt(self, code: str, who: Organiser, place: tuple[int, int, int], nth: int, reason: str) -> Hall:
        """Exempt a game from the ratings (TM-52)."""
        return await self._act(code, who, reason, lambda _hall: [Exempted(*place, nth)])

    async def preview(self, code: str, who: Organiser, facts: Sequence[AnyFact], reason: str) -> tuple[State, State]:
        """Return a tournament's state as it is and as it would be with facts of an organiser. Nothing changes.

        Raises RefusedError as the act itself would.
        """
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            await self.results.take(hall)
            settings, records, actor = hall.settings, [*hall.records], hall.entry_of(who.user)
        try:
            return await asyncio.to_thread(before_and_after, settings, records, facts, reason.strip(), actor)
        except TournamentError as error:
            raise refusal(error) from error

    async def troubles(self, hall: Hall) -> list[Trouble]:
        """Return the tables that cannot go on without an organiser or judge: frozen by a fault, or without a place."""
        return await games.troubles(self.halls.db, hall.row.id)

    # ---------------------------------------------------------------- persons

    async def check_in(self, code: str, who: Organiser, entry: int, reason: str) -> Hall:
        """Check an entry in that cannot press itself (TM-05). Raises RefusedError where something has to be brought (TM-10)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            if GAMES[hall.row.game].bring is not None:
                raise RefusedError("refused-tournament-brought-none", rule="TM-10")
            if entry in hall.state.entries and hall.state.entries[entry].checked_in:
                raise RefusedError("refused-tournament-checked-in", rule="TM-05")
            return [CheckedIn(entry)]

        return await self._act(code, who, reason, make)

    async def penalise(
        self,
        code: str,
        who: Organiser,
        entry: int,
        kind: Penalty,
        place: tuple[int, int, int],
        reason: str,
        points: Fraction = Fraction(0),
    ) -> Hall:
        """Give a penalty at a table (TM-63)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            check_not_opponent(hall, who.user, entry)
            return penalty(hall.state, entry, kind, place, str(points))

        return await self._act(code, who, reason, make)

    async def disqualify(self, code: str, who: Organiser, entry: int, reason: str) -> Hall:
        """Put an entry out and last (TM-07)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            check_not_opponent(hall, who.user, entry)
            return [Disqualified(entry)]

        return await self._act(code, who, reason, make)

    # ---------------------------------------------------------------- rounds

    async def extend(self, code: str, who: Organiser, place: tuple[int, int, int], seconds: int, reason: str) -> Hall:
        """Give a pairing, or with table 0 a whole round, more time (TM-39)."""
        work, opened = self.more_time.owing(await self.halls.by_code(code), place)
        hall = await self._act(code, who, reason, lambda _hall: [Extended(*place, seconds, "organiser")], work)
        self.more_time.wake(opened)
        return hall

    async def undo_round(self, code: str, who: Organiser, reason: str) -> Hall:
        """Take the latest round back while none of its games is finished (TM-62); its tables are closed."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            latest = latest_round(hall)
            own = hall.entry_of(who.user)
            if own and any(own in pairing.sides for pairing in latest.pairings):
                raise RefusedError("refused-tournament-own-pairing", rule="TM-60", entry=own)
            return [RoundUndone(latest.stage, latest.number)]

        return await self._act(code, who, reason, make, await self._forgetting(code))

    async def _forgetting(self, code: str) -> Callable[[Connection], None]:
        """Return the write that forgets the wishes for time in the latest round."""
        hall = await self.halls.by_code(code)
        stage = hall.state.stage
        return lambda db: times.forget_wishes(db, hall.row.id, stage, hall.state.paired_rounds(stage))

    async def swap(self, code: str, who: Organiser, one: int, other: int, reason: str) -> Hall:
        """Let two entries of the latest round change places, before any of its tables began (TM-61)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            turned = {one: other, other: one}
            latest = latest_round(hall)
            if not {one, other} <= {side for pairing in latest.pairings for side in pairing.sides}:
                raise RefusedError("refused-tournament-sides-wrong", rule="TM-61")
            pairs = [tuple(turned.get(side, side) for side in pairing.sides) for pairing in latest.pairings]
            return by_hand(hall, pairs)

        return await self._act(code, who, reason, make, await self._forgetting(code))

    async def pair_by_hand(self, code: str, who: Organiser, pairs: Sequence[tuple[int, ...]], reason: str) -> Hall:
        """Pair the latest round anew by hand, before any of its tables began (TM-61)."""
        return await self._act(code, who, reason, lambda hall: by_hand(hall, pairs), await self._forgetting(code))


def by_hand(hall: Hall, pairs: Sequence[tuple[int, ...]]) -> Sequence[AnyFact]:
    """Return the facts that take the latest round back and pair it by hand.

    Raises RefusedError once a table has begun, and in a bracket and a round robin, where the pairs follow from the seeds. An
    organiser who plays in the round is refused by the log itself (TM-60).
    """
    latest = latest_round(hall)
    if hall.state.is_knockout(latest.stage) or hall.settings.is_robin:
        raise RefusedError("refused-tournament-by-hand-format", rule="TM-61")
    if latest.is_closed or any(game.started_at for pairing in latest.pairings for game in pairing.games):
        raise RefusedError("refused-tournament-undo-finished", rule="TM-61", round=latest.number)
    draw = draw_of(hall.state, hall.row.secret)
    made = tuple(Paired(tuple(sides)) for sides in pairs)
    return [
        RoundUndone(latest.stage, latest.number),
        RoundPaired(latest.stage, latest.number, draw, made, latest.half, latest.none, by_hand=True),
    ]


def before_and_after(
    settings: Settings, records: Sequence[Record], facts: Sequence[AnyFact], reason: str, actor: int
) -> tuple[State, State]:
    """Return the state that records give, and the one after further facts of an organiser.

    Raises TournamentError if they are not possible.
    """
    before, after = fold(settings, records), fold(settings, records)
    for fact in facts:
        apply(after, Record(after.records + 1, after.at, fact, "organiser", reason, actor))
    return before, after


def latest_round(hall: Hall) -> Round:
    """Return the round that was paired last. Raises RefusedError before the first."""
    found = hall.state.rounds.get((hall.state.stage, hall.state.paired_rounds(hall.state.stage)))
    if found is None:
        raise RefusedError("refused-tournament-undo-latest", rule="TM-62", round=0)
    return found


def open_tables(hall: Hall) -> list[tuple[int, int, int]]:
    """Return the tables that are not decided, as stage, round and table."""
    return [
        (pairing.stage, pairing.round, pairing.table)
        for round_ in hall.state.rounds.values()
        if not round_.is_closed
        for pairing in round_.pairings
        if decision(hall.state, pairing) is None
    ]
