"""Entries and organisers: looking at them, entering somebody, naming who organises."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import form_texts
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, Control, number
from cogs.organising.access import Visit, visit
from cogs.organising.actions import ADD, ADD_TEAM, FIND, FOUND, OFF, OFFICE, OFFICES, PEOPLE, PERSON
from cogs.organising.panel import people_pages
from cogs.organising.panel.act import Act
from cogs.tournaments.pages.refusals import with_texts
from referee.errors import RefusedError
from tournaments.views.tournament import EntryView
from words.safe import plain_name

MOST_ENTRIES = 100_000

Consider = Callable[[Answer, str, Act], Awaitable[None]]


class People:
    """Handles the controls of people. `consider` begins an act."""

    def __init__(self, desk: Desk, consider: Consider) -> None:
        self.desk = desk
        self.service = desk.referee.tournaments
        self.consider = consider

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            PEOPLE: Press(with_texts(self.desk, self._people), changes=True),
            PERSON: Press(with_texts(self.desk, self._person), changes=True),
            FIND: Press(with_texts(self.desk, self._find), form=True),
            FOUND: Press(with_texts(self.desk, self._found), changes=True),
            ADD: Press(with_texts(self.desk, self._add), form=True),
            ADD_TEAM: Press(with_texts(self.desk, self._add), form=True),
            OFFICES: Press(with_texts(self.desk, self._offices), changes=True),
            OFFICE: Press(with_texts(self.desk, self._office), changes=True),
            OFF: Press(with_texts(self.desk, self._off), changes=True),
        }

    # ---------------------------------------------------------------- entries

    async def _people(self, answer: Answer, control: Control) -> None:
        await self.show_people(answer, control.code, control.page())

    async def show_people(self, answer: Answer, code: str, page: int = 0, note: str = "") -> None:
        """Show a page of the entries."""
        found = await visit(self.desk, answer, code)
        await answer.replace_private(people_pages.people_page(found, page, note))

    async def _person(self, answer: Answer, control: Control) -> None:
        """Show the entry that was picked."""
        picked = next(iter(answer.values), "") or next(iter(control.args), "")
        await self.show_person(answer, control.code, number(picked, MOST_ENTRIES))

    async def show_person(self, answer: Answer, code: str, entry: int, note: str = "") -> None:
        """Show an entry."""
        found = await visit(self.desk, answer, code)
        await answer.replace_private(people_pages.person_page(found, _entry(found, entry), note))

    async def _find(self, answer: Answer, control: Control) -> None:
        await answer.ask(people_pages.find_form(await visit(self.desk, answer, control.code)))

    async def _found(self, answer: Answer, control: Control) -> None:
        """Show the entries whose name has the typed text."""
        found, wanted = await visit(self.desk, answer, control.code), form_texts(answer).get("name", "").strip()
        fitting = [
            entry
            for entry in people_pages.entries_of(found)
            if not entry.former and wanted.casefold() in found.hall.names.get(entry.number, "").casefold()
        ]
        await answer.replace_private(people_pages.found_page(found, wanted, fitting))

    async def _add(self, answer: Answer, control: Control) -> None:
        """Ask for the reason of entering those who were picked."""
        found = await visit(self.desk, answer, control.code)
        if any(is_bot for _, is_bot in answer.users):
            raise RefusedError("refused-organise-person")
        about = ".".join(str(user) for user, _ in answer.users)
        await self.consider(answer, control.code, Act("enter", found.hall.version, about))

    # ---------------------------------------------------------------- organisers

    async def _offices(self, answer: Answer, control: Control) -> None:
        await self._show_offices(answer, control.code)

    async def _show_offices(self, answer: Answer, code: str, note: str = "") -> None:
        found = await visit(self.desk, answer, code)
        await answer.replace_private(people_pages.offices_page(found, self._names(answer, found), note))

    def _names(self, answer: Answer, found: Visit) -> list[str]:
        """Return the names of those who were named, for a picker; a number where Discord has not said the name."""
        guild = answer.interaction.client.get_guild(found.hall.row.guild)
        made = []
        for kind, who in found.hall.organisers:
            holder = None if guild is None else guild.get_role(who) if kind == "role" else guild.get_member(who)
            entered = next((member.name for member in found.hall.members if member.user == who), None)
            name = holder.name if holder is not None else entered
            made.append(found.words(f"organise-office-{kind}", name=plain_name(name, default=str(who))))
        return made

    async def _office(self, answer: Answer, control: Control) -> None:
        """Name the person or the role that was picked."""
        kind: Literal["user", "role"] = "role" if next(iter(control.args), "") == "role" else "user"
        picked = number(next(iter(answer.values), ""), HIGHEST_NUMBER)
        if kind == "user" and any(is_bot for _, is_bot in answer.users):
            raise RefusedError("refused-organise-person")
        await self._set_office(answer, control.code, kind, picked, add=True)

    async def _off(self, answer: Answer, control: Control) -> None:
        """Take the right to organise back from whom was picked."""
        kind_text, _, who = next(iter(answer.values), "").partition(".")
        kind: Literal["user", "role"] = "role" if kind_text == "role" else "user"
        await self._set_office(answer, control.code, kind, number(who, HIGHEST_NUMBER), add=False)

    async def _set_office(
        self, answer: Answer, code: str, kind: Literal["user", "role"], picked: int, *, add: bool
    ) -> None:
        found = await visit(self.desk, answer, code)
        who = found.who
        if add and len(found.hall.organisers) >= people_pages.MOST_OFFICES:
            raise RefusedError("refused-organise-offices-many", limit=people_pages.MOST_OFFICES)
        await self.service.opening.set_organiser(code, who.user, who.roles, kind, picked, add=add, manager=who.manager)
        answer.committed = True
        await self._show_offices(answer, code, found.words("organise-told"))


def _entry(found: Visit, entry: int) -> EntryView:
    """Return an entry. Raises RefusedError if there is none of that number."""
    view = next((one for one in people_pages.entries_of(found) if one.number == entry), None)
    if view is None:
        raise RefusedError("refused-tournament-entry-unknown", rule="TM-01", entry=entry)
    return view
