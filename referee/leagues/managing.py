"""Making, opening and closing ladders, and what their organisers decide: removals, and results by hand (TM-60, TM-61)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal

import msgspec

from engines.games import GAMES
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.live_ladders import LiveLadders
from referee.leagues.slots import CARD, CLOSED, private_slots
from referee.leagues.tables import LadderTables
from referee.tournaments.entries.opening import check_game, checked_name
from referee.tournaments.halls.rights import Organiser
from store.connection import Connection
from store.leagues import games, ladders
from store.leagues.ladders import LadderRow, NewLadder
from store.locks import lock
from store.match.matches import NO_CLOCK
from tournaments.leagues.ladder import LadderRules, Left, Settled

MOST_PER_GUILD = 10
"""Ladders of a server that are not closed, at most."""

Rooms = Literal["threads", "channel"]
"""The place of a ladder's matches: each in a thread, or all in the channel."""

BOUNDS: Mapping[str, tuple[int, int]] = {
    "reach": (1, 20),
    "accept_days": (1, 30),
    "play_days": (1, 90),
    "pair_days": (0, 365),
    "idle_days": (7, 365),
    "sink_days": (1, 365),
}
"""The least and the most of each rule."""


class Managing:
    """Everything that organisers of ladders do."""

    def __init__(self, live: LiveLadders, tables: LadderTables) -> None:
        self.live = live
        self.tables = tables
        self.db = live.db
        self.now = live.now

    # ---------------------------------------------------------------- drafts

    async def make(  # noqa: PLR0913  # the values of a ladder, each by its name
        self,
        *,
        guild: int,
        channel: int,
        language: str,
        theme: str,
        user: int,
        name: str,
        game: str,
        options: Mapping[str, object] | None = None,
        clock: str = NO_CLOCK,
        rules: LadderRules | None = None,
        rooms: Rooms = "threads",
    ) -> LiveLadder:
        """Store a ladder as a draft that only its organisers see.

        `clock` has the terms of its matches in JSON. Raises RefusedError for a game that is not played one against one, for a
        wrong name, options or rules, or if the server has too many ladders.
        """
        chosen, name, rules = check_duel(game, options or {}), checked_name(name), rules or LadderRules()
        check_rules(rules)
        terms_of(clock)
        new = NewLadder(
            guild,
            channel,
            language,
            theme,
            name,
            game,
            "duel",
            json.dumps(chosen),
            clock,
            "",
            rules_json(rules),
            user,
            self.now(),
            rooms,
        )

        def work(db: Connection) -> int:
            lock(db, "guild", guild)
            if ladders.count(db, guild, "closed") >= MOST_PER_GUILD:
                raise RefusedError("refused-ladders-many", limit=MOST_PER_GUILD)
            return ladders.insert(db, new)

        return await self.live.by_id(await self.db.write(work))

    async def set_draft(
        self,
        code: str,
        who: Organiser,
        *,
        name: str | None = None,
        game: str | None = None,
        clock: str | None = None,
        rules: LadderRules | None = None,
    ) -> LiveLadder:
        """Change values of a draft. Raises RefusedError if they are fixed already or cannot work."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            row = ladder.row
            values: dict[str, str] = {}
            if name is not None:
                values["name"] = checked_name(name)
            if game is not None:
                values |= {"game": game, "options": json.dumps(check_duel(game, {}))}
            if clock is not None:
                terms_of(clock)
                values["clock"] = clock
            if rules is not None:
                check_rules(rules)
                values["rules"] = rules_json(rules)
            changed: LadderRow = msgspec.structs.replace(row, **values)
            if not await self.db.write(lambda db: ladders.set_draft(db, changed)):
                raise RefusedError("refused-ladder-fixed", rule="TM-57")
            self.live.forget(row.id)
        return await self.live.by_id(row.id)

    async def open(self, code: str, who: Organiser) -> LiveLadder:
        """Open a draft: its message appears in the channel, and people may join. Raises RefusedError if that is done already."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            await self._set_phase(ladder, "draft", "open", "", CARD)
        return ladder

    async def close(self, code: str, who: Organiser, reason: str) -> LiveLadder:
        """Close a ladder for good. Its open challenges end without a result, and their matches go on as matches of no ladder.

        Raises RefusedError without a reason, or if it is closed already.
        """
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            check_reason(reason)
            former = "draft" if ladder.row.phase == "draft" else "open"
            slots = [CARD, CLOSED, *private_slots(ladder)] if former == "open" else []
            await self._set_phase(ladder, former, "closed", reason, *slots)
            await self.tables.close_unneeded(ladder)
        return ladder

    async def _set_phase(self, ladder: LiveLadder, former: str, phase: str, reason: str, *slots: str) -> None:
        row, closed = ladder.row, self.now() if phase == "closed" else None
        if row.phase != former:
            raise RefusedError("refused-tournament-changed", rule="TM-61")

        def work(db: Connection) -> None:
            if not ladders.set_phase(db, row.id, former, phase, reason, closed):
                raise RefusedError("refused-tournament-changed", rule="TM-61")
            if phase == "closed":
                for match in ladder.tables.values():
                    games.retire(db, match)

        await self.live.change(ladder, work, *slots)

    # ---------------------------------------------------------------- deciding

    async def remove(self, code: str, who: Organiser, person: int, reason: str) -> LiveLadder:
        """Take somebody off the ladder, with a reason in its log (TM-61). Their open challenges end without a result.

        Raises RefusedError if one of these is the organiser's own (TM-60).
        """
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            check_open(ladder)
            check_reason(reason)
            own = ladder.person_of(who.user)
            if any({person, own} <= {one.challenger, one.challenged} for one in ladder.state.challenges):
                raise RefusedError("refused-ladder-own-challenge", rule="TM-60")
            await self.tables.commit_and_retire(
                ladder, lambda _ladder, now: [Left(now, person)], user=who.user, reason=reason
            )
        return ladder

    async def settle(self, code: str, who: Organiser, number: int, winner: int, reason: str) -> LiveLadder:
        """Decide an open challenge by hand, with a reason: `winner` is a person, 0 for nobody.

        Raises RefusedError if the organiser is one of the two (TM-60), or if the challenge is over.
        """
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            check_open(ladder)
            check_reason(reason)
            found = ladder.open_by_number(number)
            if found is None:
                raise RefusedError("refused-tournament-ladder-none", rule="TM-57")
            if ladder.person_of(who.user) in (found.challenger, found.challenged):
                raise RefusedError("refused-ladder-own-challenge", rule="TM-60")
            challenger = found.challenger
            await self.tables.commit_and_retire(
                ladder,
                lambda _ladder, now: [Settled(now, challenger, winner, forfeit=not winner)],
                user=who.user,
                reason=reason,
            )
        return ladder

    async def set_rooms(self, code: str, who: Organiser, rooms: Rooms) -> LiveLadder:
        """Choose whether each match that is still to come has a thread or stands in the channel."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            await self.live.change(ladder, lambda db: ladders.set_rooms(db, ladder.row.id, rooms))
        return ladder

    async def set_organiser(
        self, code: str, who: Organiser, kind: Literal["user", "role"], named: int, *, add: bool
    ) -> LiveLadder:
        """Name an organiser, or take that back (TM-60)."""
        ladder = await self.live.by_code(code)
        async with ladder.lock:
            check_organiser(ladder, who)
            do = ladders.add_organiser if add else ladders.remove_organiser
            await self.live.change(ladder, lambda db: do(db, ladder.row.id, kind, named), CARD)
        return ladder


def check_organiser(ladder: LiveLadder, who: Organiser) -> None:
    """Raise RefusedError unless a user organises the ladder (TM-60)."""
    if not ladder.may_organise(who.user, who.roles, manager=who.manager):
        raise RefusedError("refused-ladder-organiser", rule="TM-60")


def check_open(ladder: LiveLadder) -> None:
    """Raise RefusedError unless the ladder is open."""
    if ladder.row.phase != "open":
        raise RefusedError(f"refused-ladder-{ladder.row.phase}", rule="TM-57")


def check_reason(reason: str) -> None:
    """Raise RefusedError without a reason."""
    if not reason.strip():
        raise RefusedError("refused-tournament-reason-none", rule="TM-61")


def check_duel(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """Return the options of matches one against one. Raises RefusedError for a game without them, and for wrong options."""
    known = GAMES.get(game)
    if known is None or "duel" not in known.forms:
        raise RefusedError("refused-ladder-duel", rule="TM-57")
    return check_game(game, "duel", options)


def check_rules(rules: LadderRules) -> None:
    """Raise RefusedError for rules outside their bounds."""
    for name, (least, most) in BOUNDS.items():
        value = getattr(rules, name)
        if not least <= value <= most:
            raise RefusedError(f"refused-ladder-{name.replace('_', '-')}", rule="TM-57", least=least, most=most)


def rules_json(rules: LadderRules) -> str:
    """Return rules as they are stored."""
    return msgspec.json.encode(rules, order="sorted").decode()
