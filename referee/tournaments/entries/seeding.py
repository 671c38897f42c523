"""Seeds by the organiser's list or by the places of an earlier tournament (TM-12): what is chosen, and who stands where."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engines.kernel.visible import one_line
from referee.errors import RefusedError
from referee.tournaments.entries.opening import check_draft
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.rights import Organiser, check_organiser
from referee.tournaments.reading.reader import Reader
from store.tournaments import seeds, tournaments
from store.tournaments.seeds import Seed
from store.tournaments.tournaments import TournamentRow
from tournaments.views.tournament import PUBLIC

USER = re.compile(r"<@!?(\d{1,19})>|(\d{15,19})")
"""A line that is a mention or the id of a user."""

NAME_LENGTH = 100
"""Characters of a name in a list."""

LIST_LENGTH = 4000
"""Characters of a typed list: what one field of a form takes."""


class Seeding:
    """Keeps what orders the seeds, and looks up the place of those who enter."""

    def __init__(self, halls: Halls, reader: Reader) -> None:
        self.halls = halls
        self.reader = reader
        self.db = halls.db

    async def set_list(self, code: str, who: Organiser, typed: str) -> Hall:
        """Store the list of a draft as typed, a line a person, the best first. Raises RefusedError for a line that is wrong."""
        listed = read_list(typed)
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            check_draft(hall)
            await self.halls.change(hall, lambda db: seeds.put(db, hall.row.id, listed))
        return hall

    async def set_earlier(self, code: str, who: Organiser, tournament: int) -> Hall:
        """Choose the tournament whose places give the seeds of a draft, 0 for none. Raises RefusedError for any that cannot."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            check_draft(hall)
            if tournament and tournament not in {row.id for row in await self.finished(hall)}:
                raise RefusedError("refused-tournament-earlier-wrong", rule="TM-12")
            await self.halls.change(
                hall, lambda db: tournaments.set_field(db, hall.row.id, "earlier", tournament or None)
            )
        return hall

    async def finished(self, hall: Hall) -> list[TournamentRow]:
        """Return the finished tournaments of the same server and game, the newest first."""
        found = await tournaments.of_guild(self.db, hall.row.guild)
        return [row for row in found if row.phase == "over" and row.game == hall.row.game and row.id != hall.row.id]

    async def place_of(self, hall: Hall, people: Sequence[tuple[int, str]]) -> int:
        """Return the place of an entry, by users and their names, in the list or the earlier table, 0 for none.

        The better place of a team's persons counts.
        """
        if hall.settings.seeding == "list":
            return min((line.place for line in lines_of(hall.listed, people).values()), default=0)
        if hall.settings.seeding != "table" or hall.row.earlier is None:
            return 0
        earlier = await self.halls.by_id(hall.row.earlier)
        await self.reader.prepare(earlier)
        places = earlier.view(PUBLIC).places
        return min((places[entry] for user, _ in people if (entry := earlier.entry_of(user)) in places), default=0)


def lines_of(listed: Sequence[Seed], people: Sequence[tuple[int, str]]) -> dict[int, Seed]:
    """Return the line of each user that has one: by the id, else by exactly the name."""
    by_user = {line.user: line for line in listed if line.user is not None}
    by_name = {one_line(line.name): line for line in listed if line.user is None}
    found = {user: by_user.get(user) or by_name.get(one_line(name)) for user, name in people}
    return {user: line for user, line in found.items() if line is not None}


def read_list(typed: str) -> list[Seed]:
    """Return the lines of a typed list: a mention, an id or a name each. Raises RefusedError for one that is wrong."""
    found: list[Seed] = []
    for line in map(one_line, typed.splitlines()):
        if not line:
            continue
        match = USER.fullmatch(line)
        user = int(match[1] or match[2]) if match else None
        made = Seed(len(found) + 1, user, "" if match else line.removeprefix("@"))
        if len(made.name) > NAME_LENGTH or (user is not None and user >= 2**63):
            raise RefusedError("refused-tournament-list-line", rule="TM-12", place=made.place, most=NAME_LENGTH)
        twice = next((one.place for one in found if (one.user, one.name) == (made.user, made.name)), 0)
        if twice:
            raise RefusedError("refused-tournament-list-twice", rule="TM-12", place=made.place, earlier=twice)
        found.append(made)
    return found


def as_typed(listed: Sequence[Seed]) -> str:
    """Return a list as it is typed, a line a person."""
    return "\n".join(line.name or f"<@{line.user}>" for line in listed)
