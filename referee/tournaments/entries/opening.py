"""Making, opening and calling off tournaments."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from engines.games import GAMES
from engines.kernel.lobby.forms import Form
from engines.kernel.visible import one_line
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.lobby.choosing import game_options
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls, refusal, settings_json
from referee.tournaments.halls.rights import check_organiser, check_version
from referee.tournaments.rounds.series import drawn_games
from store.connection import Connection
from store.locks import lock
from store.tournaments import outbox, tournaments
from store.tournaments.tournaments import NewTournament
from tournaments.errors import TournamentError
from tournaments.facts.kinds import Cancelled, Paused, Resumed
from tournaments.running.start import opening
from tournaments.settings.checks import problems, problems_at_start
from tournaments.settings.model import Settings

NAME_LENGTH = 60
"""Characters of the name of a tournament, a ladder or a season."""

OPEN_PER_GUILD = 20
"""Tournaments of a server that are not over, at most."""


class Opening:
    """Makes and opens tournaments."""

    def __init__(self, halls: Halls) -> None:
        self.halls = halls
        self.db = halls.db
        self.now = halls.now

    async def make(  # noqa: PLR0913  # the values of a tournament, each by its name
        self,
        *,
        guild: int,
        channel: int,
        language: str,
        theme: str,
        user: int,
        name: str,
        game: str,
        form: Form,
        settings: Settings,
        clock: str,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str] = (),
        automatic: bool = False,
        rooms: str = "threads",
        begins: float | None = None,
    ) -> Hall:
        """Store a tournament as a draft that only its organisers see.

        `clock` has the terms of its tables in JSON. Raises RefusedError if the game is not played in this form, if settings
        cannot work, or if the server has too many tournaments.
        """
        name = checked_name(name)
        chosen = check_game(game, form, options or {})
        settings = fitted(game, form, settings)
        check_settings(settings)
        new = NewTournament(
            guild,
            channel,
            language,
            theme,
            name,
            game,
            form,
            json.dumps(chosen),
            clock,
            " ".join(packs),
            settings_json(settings),
            secrets.token_hex(32),
            user,
            self.now(),
            rooms,
            int(automatic),
            begins,
        )

        def work(db: Connection) -> int:
            lock(db, "guild", guild)
            if tournaments.count(db, guild, "over", "cancelled") >= OPEN_PER_GUILD:
                raise RefusedError("refused-tournaments-many", limit=OPEN_PER_GUILD)
            return tournaments.insert(db, new)

        return await self.halls.by_id(await self.db.write(work))

    async def change_settings(
        self,
        code: str,
        user: int,
        roles: Sequence[int],
        change: Callable[[Settings], Settings],
        *,
        manager: bool = False,
    ) -> Hall:
        """Change the settings of a draft. Raises RefusedError if they are fixed already or cannot work (TM-02)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            check_draft(hall)
            settings = fitted(hall.row.game, hall.row.form, change(hall.settings))
            check_settings(settings)
            await self.halls.set_draft(msgspec.structs.replace(hall.row, settings=settings_json(settings)))
        return await self.halls.by_id(hall.row.id)

    async def rename(
        self, code: str, user: int, roles: Sequence[int], name: str, clock: str | None = None, *, manager: bool = False
    ) -> Hall:
        """Change the name of a draft, and the clock of its tables. Raises RefusedError as `change_settings` does."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            check_draft(hall)
            row = msgspec.structs.replace(hall.row, name=checked_name(name), clock=clock or hall.row.clock)
            terms_of(row.clock)
            await self.halls.set_draft(row)
        return await self.halls.by_id(hall.row.id)

    async def open(self, code: str, user: int, roles: Sequence[int], *, manager: bool = False) -> Hall:
        """Open the entering, and publish the commitment to all draws (TM-13). Raises RefusedError if that is done already."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            check_seeds(hall)
            closes = hall.settings.entering.closes
            if closes and closes <= self.now():
                raise RefusedError("refused-tournament-closes-past", rule="TM-03")
            secret = hall.row.secret
            await self.halls.commit(hall, lambda _hall: [opening(secret)], by="organiser", user=user)
        return hall

    async def pause(self, code: str, user: int, roles: Sequence[int], reason: str, *, manager: bool = False) -> Hall:
        """Stop everything for a while. Raises RefusedError without a reason, or if it is paused already."""
        return await self._declare(code, user, roles, Paused(), reason, manager=manager)

    async def resume(self, code: str, user: int, roles: Sequence[int], *, manager: bool = False) -> Hall:
        """End a pause. Raises RefusedError if there is none."""
        return await self._declare(code, user, roles, Resumed(), "", manager=manager)

    async def cancel(
        self, code: str, user: int, roles: Sequence[int], reason: str, *, manager: bool = False, version: int = -1
    ) -> Hall:
        """Call a tournament off. Running matches go on as matches of no tournament.

        Raises RefusedError without a reason, or if it has changed since `version`.
        """
        return await self._declare(code, user, roles, Cancelled(), reason, manager=manager, version=version)

    async def _declare(
        self,
        code: str,
        user: int,
        roles: Sequence[int],
        fact: Paused | Resumed | Cancelled,
        reason: str,
        *,
        manager: bool,
        version: int = -1,
    ) -> Hall:
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            check_version(hall, version)
            if not reason and not isinstance(fact, Resumed):
                raise RefusedError("refused-tournament-reason-none", rule="TM-61")
            await self.halls.commit(hall, lambda _hall: [fact], by="organiser", user=user, reason=reason)
        return hall

    async def set_organiser(
        self,
        code: str,
        user: int,
        roles: Sequence[int],
        kind: Literal["user", "role"],
        who: int,
        *,
        add: bool,
        manager: bool = False,
    ) -> Hall:
        """Name an organiser, or take that back. Raises RefusedError if the user does not organise (TM-60)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)

            def work(db: Connection) -> None:
                (tournaments.add_organiser if add else tournaments.remove_organiser)(db, hall.row.id, kind, who)
                outbox.owe(db, hall.row.id, ["card"], self.now())

            await self.halls.change(hall, work)
        return hall


def checked_name(name: str) -> str:
    """Return the visible characters of a name, on one line. Raises RefusedError if there are none, or too many."""
    found = one_line(name)
    if not found or len(found) > NAME_LENGTH:
        raise RefusedError("refused-tournament-name", most=NAME_LENGTH)
    return found


def check_draft(hall: Hall) -> None:
    """Raise RefusedError unless a tournament's settings may still change (TM-02)."""
    if hall.state.phase != "draft":
        raise RefusedError("refused-tournament-settings-fixed", rule="TM-02")


def check_seeds(hall: Hall) -> None:
    """Raise RefusedError if seeds are to follow a list or a table and there is none (TM-12)."""
    if hall.settings.seeding == "list" and not hall.listed:
        raise RefusedError("refused-tournament-list-none", rule="TM-12")
    if hall.settings.seeding == "table" and hall.row.earlier is None:
        raise RefusedError("refused-tournament-earlier-none", rule="TM-12")


def check_settings(settings: Settings) -> None:
    """Raise RefusedError for settings that cannot work, with the first reason: in themselves, or even with all places taken."""
    found = problems(settings)
    if not found and settings.entering.cap:
        found = problems_at_start(settings, settings.entering.cap)
    if found:
        raise refusal(TournamentError(found[0].key, found[0].rule, setting=found[0].setting, **found[0].facts))


def check_game(game: str, form: str, options: Mapping[str, object]) -> dict[str, object]:
    """Return the options of a tournament's tables: those of its form and the chosen ones.

    Raises RefusedError if the game is unknown or not played in this form, or for wrong options.
    """
    known = GAMES.get(game)
    if known is None or form not in known.forms:
        raise RefusedError("refused-tournament-form", rule="TM-49")
    chosen = {**options, **known.forms[form]}  # type: ignore[index]  # checked above
    game_options(game, chosen)
    return chosen


def fitted(game: str, form: str, settings: Settings) -> Settings:
    """Return settings with what follows from the game and its form: the seats of a table, the persons of an entry, a series.

    Raises RefusedError if the game's series is never the best of so many.
    """
    known = GAMES[game]
    options = game_options(game, dict(known.forms[form]))  # type: ignore[index]  # checked by `check_game`
    takes = known.takes(options)
    entering = msgspec.structs.replace(
        settings.entering,
        members=2 if form == "teams" else 1,
        reserve=settings.entering.reserve and form == "teams",
    )
    seats = (2, 2) if form != "free_for_all" else (max(3, takes.start), min(6, takes.stop - 1))
    return msgspec.structs.replace(
        settings,
        entering=entering,
        seats=seats,
        first=form != "free_for_all",
        drawn_games=drawn_games(game, settings.best_of) or msgspec.UNSET,
    )
