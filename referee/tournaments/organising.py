"""The acts of organisers and judges: rulings, corrections, penalties, extensions, other pairs, an undone round.

Each takes a reason, which stands in the open log (TM-61), and nobody decides on a pairing of their own (TM-60). What cannot be
taken back names the version that its organiser saw, and is refused if anything has changed since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

import msgspec

from referee.errors import RefusedError
from referee.tournaments.hall import Hall
from referee.tournaments.halls import Halls
from referee.tournaments.rights import check_not_own, check_organiser, check_version, own_entry
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
from tournaments.facts.record import Author
from tournaments.running.absent import penalty
from tournaments.running.start import draw_of
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision
from tournaments.state.model import Round


@dataclass(frozen=True)
class Organiser:
    """The person who acts: user, roles, and whether they may manage the server.

    `version` is the one of the tournament that they saw, -1 for the present one.
    """

    user: int
    roles: Sequence[int] = ()
    manager: bool = False
    version: int = -1


class ClosesTables(Protocol):
    """Closes the tables of a tournament that are not needed any more."""

    async def close_unneeded(self, hall: Hall) -> None:
        """Close the tables whose game is decided in another way. The caller holds the hall's lock."""


class Organising:
    """The hands of organisers."""

    def __init__(self, halls: Halls, tables: ClosesTables) -> None:
        self.halls = halls
        self.tables = tables
        self.now = halls.now

    async def _act(
        self,
        code: str,
        who: Organiser,
        reason: str,
        make: Callable[[Hall], Sequence[AnyFact]],
        by: Author = "organiser",
    ) -> Hall:
        """Add facts of an organiser to the log. Raises RefusedError without the right, without a reason, or after a change."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            check_version(hall, who.version)
            if not reason.strip():
                raise RefusedError("refused-tournament-reason-none", rule="TM-61")
            await self.halls.commit(hall, make, by=by, user=who.user, reason=reason.strip())
            await self.tables.close_unneeded(hall)
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

    async def exempt(self, code: str, who: Organiser, place: tuple[int, int, int], nth: int, reason: str) -> Hall:
        """Exempt a game from the ratings (TM-52)."""
        return await self._act(code, who, reason, lambda _hall: [Exempted(*place, nth)])

    async def void(self, code: str, who: Organiser, place: tuple[int, int, int], nth: int, reason: str) -> Hall:
        """Let the game under way be played again at a new table (TM-40)."""
        return await self._act(code, who, reason, lambda _hall: [GameVoided(*place, nth)])

    # ---------------------------------------------------------------- persons

    async def check_in(self, code: str, who: Organiser, entry: int, reason: str) -> Hall:
        """Check an entry in that cannot press itself (TM-05)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            if hall.state.entries.get(entry) is not None and hall.state.entries[entry].checked_in:
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
        return await self._act(code, who, reason, lambda hall: penalty(hall.state, entry, kind, place, str(points)))

    async def disqualify(self, code: str, who: Organiser, entry: int, reason: str) -> Hall:
        """Put an entry out and last (TM-07)."""
        return await self._act(code, who, reason, lambda _hall: [Disqualified(entry)])

    # ---------------------------------------------------------------- rounds

    async def extend(self, code: str, who: Organiser, place: tuple[int, int, int], seconds: int, reason: str) -> Hall:
        """Give a pairing, or with table 0 a whole round, more time (TM-39)."""
        return await self._act(code, who, reason, lambda _hall: [Extended(*place, seconds, "organiser")])

    async def extend_by_players(self, code: str, user: int, place: tuple[int, int, int]) -> Hall:
        """Give a pairing the extension that all its sides want, once a round (TM-39); the caller has asked them all."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            if own_entry(hall, user) not in hall.pairing(*place).sides:
                raise RefusedError("refused-tournament-not-your-table", rule="TM-34")
            pace = hall.settings.pace
            seconds = pace.extension if isinstance(pace, Days) else 0
            await self.halls.commit(hall, lambda _hall: [Extended(*place, seconds, "players")], by="player", user=user)
        return hall

    async def undo_round(self, code: str, who: Organiser, reason: str) -> Hall:
        """Take the latest round back while none of its games is finished (TM-62); its tables are closed."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            latest = latest_round(hall)
            return [RoundUndone(latest.stage, latest.number)]

        return await self._act(code, who, reason, make)

    async def swap(self, code: str, who: Organiser, one: int, other: int, reason: str) -> Hall:
        """Let two entries of the latest round change places, before any of its tables began (TM-61)."""

        def make(hall: Hall) -> Sequence[AnyFact]:
            turned = {one: other, other: one}
            latest = latest_round(hall)
            if not {one, other} <= {side for pairing in latest.pairings for side in pairing.sides}:
                raise RefusedError("refused-tournament-sides-wrong", rule="TM-61")
            pairs = [tuple(turned.get(side, side) for side in pairing.sides) for pairing in latest.pairings]
            return self._by_hand(hall, who, latest, pairs)

        return await self._act(code, who, reason, make)

    async def pair_by_hand(self, code: str, who: Organiser, pairs: Sequence[tuple[int, ...]], reason: str) -> Hall:
        """Pair the latest round anew by hand, before any of its tables began (TM-61)."""
        return await self._act(code, who, reason, lambda hall: self._by_hand(hall, who, latest_round(hall), pairs))

    @staticmethod
    def _by_hand(hall: Hall, who: Organiser, latest: Round, pairs: Sequence[tuple[int, ...]]) -> Sequence[AnyFact]:
        """Return the facts that take a round back and pair it by hand."""
        if latest.is_closed or any(game.started_at for pairing in latest.pairings for game in pairing.games):
            raise RefusedError("refused-tournament-undo-finished", rule="TM-61", round=latest.number)
        own = hall.entry_of(who.user)
        before = {pairing.sides for pairing in latest.pairings}
        if own and any(own in sides for sides in {*pairs} ^ before):
            raise RefusedError("refused-tournament-own-pairing", rule="TM-60", entry=own)
        nodes = {frozenset(pairing.sides): (pairing.node, pairing.group) for pairing in latest.pairings}
        made = tuple(
            msgspec.structs.replace(Paired(tuple(sides)), node=nodes.get(frozenset(sides), ("", 0))[0])
            for sides in pairs
        )
        draw = msgspec.structs.replace(draw_of(hall.state, hall.row.secret))
        return [
            RoundUndone(latest.stage, latest.number),
            RoundPaired(latest.stage, latest.number, draw, made, latest.half, latest.none, by_hand=True),
        ]


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
