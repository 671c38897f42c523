"""Changes settings: by a select, or by a form for a value of one's own; and shows what they would give."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_texts
from cogs.kit.composing.messages import text
from cogs.kit.controls.custom_ids import Control, number
from cogs.kit.foreign_guilds import guild_of
from cogs.organising.access import Visit, visit
from cogs.organising.actions import DRY, KNOB, OWN, OWN_SET, SENTENCES, SETTINGS, VALUE
from cogs.organising.drafts import draft_pages
from cogs.organising.drafts.draft import Draft, Knob
from cogs.organising.drafts.draft_pages import Reader
from cogs.organising.drafts.knobs import BY_NAME, DETAILS, may_change
from cogs.organising.obstacles import lacking_lines
from cogs.organising.typed import exact_number
from cogs.tournaments.pages.refusals import filled, with_texts
from engines.kernel.lobby.forms import Form
from referee.clocks.terms import TermsError, parse_duration
from referee.errors import RefusedError
from referee.lobby.typed_moments import parse_moment
from referee.tournaments.entries.details import Detail
from referee.tournaments.entries.seeding import as_typed
from referee.tournaments.halls.hall import Hall
from words.safe import plain_name, safe_name

MOST_ENTRIES = 1024
DIGITS = 6
"""Digits of a typed number at most."""

MOST_TYPED = 20
"""How many refused lists are kept as typed."""

FOLLOWING: Mapping[tuple[str, str], str] = {("seeding", "list"): "seed_list", ("seeding", "table"): "earlier"}
"""The setting that is shown next after a setting got a value: it must be set too."""

NAME = "name"
"""The name of a tournament in place of a setting's."""

FORMS: Mapping[str, Form] = {"duel": "duel", "teams": "teams", "free_for_all": "free_for_all"}


def draft_of(hall: Hall) -> Draft:
    """Return everything that can be set of a tournament."""
    row = hall.row
    begins = int(row.begins or 0)
    return Draft(
        row.game,
        FORMS[row.form],
        hall.settings,
        row.clock,
        row.rooms,
        row.automatic,
        row.role or 0,
        row.champion or 0,
        begins,
        len(hall.listed),
        row.earlier or 0,
    )


class Drafting:
    """Handles the controls of settings."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.service = desk.referee.tournaments
        self.typed: dict[tuple[int, str], str] = {}

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            SETTINGS: Press(with_texts(self.desk, self._settings), changes=True),
            SENTENCES: Press(with_texts(self.desk, self._sentences), changes=True),
            KNOB: Press(with_texts(self.desk, self._knob), changes=True),
            VALUE: Press(with_texts(self.desk, self._value), changes=True),
            OWN: Press(with_texts(self.desk, self._own), form=True),
            OWN_SET: Press(with_texts(self.desk, self._own_set), changes=True),
            DRY: Press(with_texts(self.desk, self._dry), changes=True),
        }

    # ---------------------------------------------------------------- showing

    async def show(self, answer: Answer, hall: Hall, note: str = "") -> None:
        """Show all settings of a tournament."""
        found = await visit(self.desk, answer, hall.row.code)
        page = draft_pages.settings_page(found, draft_of(found.hall), await self._reader(answer, found), note)
        await answer.replace_private(page)

    async def _settings(self, answer: Answer, control: Control) -> None:
        found = await visit(self.desk, answer, control.code)
        await self.show(answer, found.hall)

    async def _sentences(self, answer: Answer, control: Control) -> None:
        """Show a page of all settings in sentences."""
        found = await visit(self.desk, answer, control.code)
        page, reader = number(next(iter(control.args), "0"), 9999), await self._reader(answer, found)
        await answer.replace_private(draft_pages.sentences_page(found, draft_of(found.hall), reader, page))

    async def _knob(self, answer: Answer, control: Control) -> None:
        """Show the setting that was picked."""
        found = await visit(self.desk, answer, control.code)
        await self._show_knob(answer, found, _knob_of(next(iter(answer.values), "")))

    async def _show_knob(self, answer: Answer, found: Visit, knob: Knob, note: str = "", refusal: str = "") -> None:
        reader = await self._reader(answer, found)
        draft = await self._with_finished(found.hall)
        page = draft_pages.knob_page(found, draft, knob, reader, note)
        if refusal:
            page.items.insert(0, text(refusal))
        await answer.replace_private(page)

    async def _with_finished(self, hall: Hall) -> Draft:
        """Return everything that can be set, with the tournaments that the seeds may follow."""
        finished = await self.service.seeding.finished(hall)
        return replace(draft_of(hall), finished=tuple(row.id for row in finished))

    async def _reader(self, answer: Answer, found: Visit) -> Reader:
        guild = await guild_of(answer.interaction.client, found.hall.row.guild)
        roles = {role.id: safe_name(role.name, 60) for role in guild.roles} if guild is not None else {}
        events = {row.id: plain_name(row.name, 60) for row in await self.service.seeding.finished(found.hall)}
        return Reader(found.words, answer.preferences.zone, self.desk.referee.now(), roles, events)

    # ---------------------------------------------------------------- changing

    async def _value(self, answer: Answer, control: Control) -> None:
        """Give a setting the value that was picked."""
        found = await visit(self.desk, answer, control.code)
        knob = _knob_of(next(iter(control.args), ""))
        if knob.shown in ("role", "roles"):
            value = " ".join(str(number(one, 2**63 - 1)) for one in answer.values) or (
                "0" if knob.shown == "role" else ""
            )
        else:
            value = next(iter(answer.values), "")
            if value not in knob.choices(await self._with_finished(found.hall)):
                raise RefusedError("refused-unknown-control")
        await self._set(answer, found, knob, value)

    async def _own(self, answer: Answer, control: Control) -> None:
        """Ask for a value to be typed."""
        found = await visit(self.desk, answer, control.code)
        name = next(iter(control.args), "")
        if name == NAME:
            await answer.ask(draft_pages.own_form(found, NAME, NAME, found.hall.row.name))
            return
        knob = _typed_knob(name)
        if knob.shown == "list":
            kept = self.typed.get((answer.interaction.user.id, found.code), as_typed(found.hall.listed))
            await answer.ask(draft_pages.own_form(found, knob.name, knob.shown, kept))
            return
        draft, reader = draft_of(found.hall), await self._reader(answer, found)
        present = knob.read(draft)
        value = "" if present in ("0", "") or knob.shown == "clock" else reader.value(knob, present)
        await answer.ask(draft_pages.own_form(found, knob.name, knob.shown, value))

    async def _own_set(self, answer: Answer, control: Control) -> None:
        """Take the value that was typed."""
        found = await visit(self.desk, answer, control.code)
        name, typed = next(iter(control.args), ""), form_texts(answer).get("value", "").strip()
        if name == NAME:
            who = found.who
            await self.service.opening.rename(found.code, who.user, who.roles, typed, manager=who.manager)
            answer.committed = True
            await self.show(answer, found.hall, found.words("organise-told"))
            return
        knob = _typed_knob(name)
        if knob.shown == "list":
            await self._set_list(answer, found, knob, typed)
            return
        value = _typed_value(knob, typed, answer.preferences.zone, self.desk.referee.now())
        await self._set(answer, found, knob, value)

    async def _set_list(self, answer: Answer, found: Visit, knob: Knob, typed: str) -> None:
        """Take a list for the seeds. If a line is refused, keep what was typed for the next try."""
        key = (answer.interaction.user.id, found.code)
        try:
            await self.service.seeding.set_list(found.code, found.who, typed)
        except RefusedError as error:
            self.typed[key] = typed
            while len(self.typed) > MOST_TYPED:
                del self.typed[next(iter(self.typed))]
            refusal = refusal_text(filled(error, found.speech), found.words)
            await self._show_knob(answer, found, knob, refusal=f"**{refusal}**\n{found.words('organise-list-kept')}")
            return
        self.typed.pop(key, None)
        answer.committed = True
        found = await visit(self.desk, answer, found.code)
        await self.show(answer, found.hall, found.words("organise-told"))

    async def _set(self, answer: Answer, found: Visit, knob: Knob, value: str) -> None:
        """Give a setting a value, and show it."""
        hall, who = found.hall, found.who
        draft = draft_of(hall)
        if not knob.applies(draft) or not may_change(knob, hall.state.phase):
            raise RefusedError("refused-organise-fixed", rule="TM-02")
        try:
            made = knob.write(draft, value)
        except TermsError as error:
            raise RefusedError(f"refused-clock-{error.reason}") from error
        except ValueError as error:
            raise RefusedError("refused-unknown-control") from error
        if knob.name in DETAILS:
            stored = value == "yes" if knob.name == "automatic" else getattr(made, knob.name) or None
            await self.service.details.set(found.code, who, _detail(knob), stored)
        elif knob.shown == "event":
            await self.service.seeding.set_earlier(found.code, who, made.earlier)
        elif hall.state.phase == "draft":
            await self._set_draft(found, draft, made)
        else:
            await self.service.details.fit(found.code, who, lambda _settings: made.settings)
        answer.committed = True
        found = await visit(self.desk, answer, found.code)
        note = found.words("organise-told")
        following = knob if knob.shown == "order" else BY_NAME.get(FOLLOWING.get((knob.name, value), ""))
        if following is not None:
            await self._show_knob(answer, found, following, note)
        else:
            await self.show(answer, found.hall, note)

    async def _set_draft(self, found: Visit, before: Draft, made: Draft) -> None:
        who, opening = found.who, self.service.opening
        if made.settings != before.settings:
            await opening.change_settings(
                found.code, who.user, who.roles, lambda _settings: made.settings, manager=who.manager
            )
        if made.clock != before.clock:
            await opening.rename(found.code, who.user, who.roles, found.hall.row.name, made.clock, manager=who.manager)

    # ---------------------------------------------------------------- the dry run

    async def _dry(self, answer: Answer, control: Control) -> None:
        """Show what the settings give with the picked number of entries, at first with those there are or may be."""
        found = await visit(self.desk, answer, control.code)
        hall = found.hall
        entered = sum(1 for entry in hall.state.entries.values() if not entry.out)
        usual = hall.settings.entering.cap or (entered if entered > 1 else 8)
        entries = number(next(iter(answer.values), str(usual)), MOST_ENTRIES)
        guild = await guild_of(answer.interaction.client, hall.row.guild)
        lacking = lacking_lines(guild, hall, found.words)
        await answer.replace_private(draft_pages.dry_page(found, hall.settings, entries, lacking))


def _knob_of(name: str) -> Knob:
    if name not in BY_NAME:
        raise RefusedError("refused-unknown-control")
    return BY_NAME[name]


def _typed_knob(name: str) -> Knob:
    knob = _knob_of(name)
    if not knob.typed:
        raise RefusedError("refused-unknown-control")
    return knob


def _detail(knob: Knob) -> Detail:
    return next(name for name in DETAILS if name == knob.name)


def _typed_value(knob: Knob, typed: str, zone: str | None, now: float) -> str:
    """Return a typed value as the settings take it; an empty text means none. Raises RefusedError for any other text."""
    if not typed and knob.shown in ("moment", "span", "number", "clock"):
        return "0"
    if knob.shown == "moment":
        return str(int(parse_moment(typed, zone, now)))
    if knob.shown == "span":
        try:
            return str(parse_duration(typed))
        except TermsError as error:
            raise RefusedError("refused-organise-span") from error
    if knob.shown == "points":
        return typed_points(typed)
    if knob.shown == "number" and not (typed.isascii() and typed.isdigit() and len(typed) <= DIGITS):
        raise RefusedError("refused-organise-whole")
    return typed


def typed_points(typed: str) -> str:
    """Return three typed points with spaces between: "3 1 0", "1; ½; 0"."""
    parts = typed.replace("½", "1/2").replace(";", " ").replace(",", " ").split()
    try:
        values = [exact_number(part) for part in parts]
    except ValueError as error:
        raise RefusedError("refused-tournament-points-form", rule="TM-43") from error
    if len(values) != 3:
        raise RefusedError("refused-tournament-points-form", rule="TM-43")
    return " ".join(str(value) for value in values)
