"""The controls of a ladder's organisers, and the form by which a ladder is made (TM-60, TM-61)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import discord
import msgspec

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import form_texts
from cogs.kit.commands.places import at_server
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, NOTE, Control, custom_id, number
from cogs.kit.permissions import check_permissions
from cogs.leagues import actions
from cogs.leagues.pages import managing_pages
from cogs.leagues.pages.managing_pages import FIELDS, NAME, REASON
from cogs.leagues.reading import may_organise, may_run_leagues, organiser_of, reading_for
from referee.clocks.terms import parse_terms, terms_json
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.managing import BOUNDS, Rooms
from store.people import guilds
from tournaments.leagues.ladder import LadderRules
from words.texts import words as words_in

USUAL_CLOCK = "3d"
"""The clock of a new ladder's matches: people play over days."""

LARGEST = 10**9


class ManagingPresses:
    """The handlers of these controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.leagues
        self.managing = self.parts.managing

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.NEW: Press(self.ask_new, form=True),
            actions.NEW_MADE: Press(self.make, changes=True),
            actions.ORGANISE: Press(self.panel, changes=True),
            actions.GAME: Press(self.set_game, changes=True),
            actions.CLOCK: Press(self.set_clock, changes=True),
            actions.TERMS: Press(self.ask_terms, form=True),
            actions.TERMS_SET: Press(self.set_terms, changes=True),
            actions.ROOMS: Press(self.set_rooms, changes=True),
            actions.OPEN: Press(self.open, changes=True),
            actions.REMOVE: Press(self.ask_removal, form=True),
            actions.REMOVED: Press(self.remove, changes=True),
            actions.SETTLE: Press(self.pick_winner, changes=True),
            actions.WINNER: Press(self.ask_settling, form=True),
            actions.SETTLED: Press(self.settle, changes=True),
            actions.CLOSE: Press(self.ask_closing, form=True),
            actions.CLOSED: Press(self.close, changes=True),
            actions.OFFICE: Press(self.name_organiser, changes=True),
            actions.OFF: Press(self.dismiss, changes=True),
        }

    # ---------------------------------------------------------------- making

    @staticmethod
    def _check_new(answer: Answer) -> None:
        """Raise RefusedError for those who may not make ladders here, and where the bot may not post."""
        if not at_server(answer.interaction):
            raise RefusedError("refused-ladder-elsewhere")
        if not may_run_leagues(answer):
            raise RefusedError("refused-ladder-new", rule="TM-60")
        check_permissions(answer)

    async def ask_new(self, answer: Answer, _control: Control) -> None:
        """Open the form of a new ladder."""
        self._check_new(answer)
        name = custom_id(actions.LEAGUES, actions.NEW_MADE, NOTE)
        await answer.ask(managing_pages.terms_form(words_in(answer.language), name))

    async def make(self, answer: Answer, _control: Control) -> None:
        """Make a ladder as a draft, in the channel where the form was opened."""
        self._check_new(answer)
        interaction = answer.interaction
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        texts, guild = form_texts(answer), await guilds.of(self.desk.referee.db, interaction.guild_id)
        ladder = await self.managing.make(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            language=guild.language or answer.language,
            theme=guild.theme or "dark",
            user=interaction.user.id,
            name=texts.get(NAME, ""),
            game=managing_pages.duel_games()[0],
            clock=terms_json(parse_terms(USUAL_CLOCK)),
            rules=typed_rules(texts, LadderRules()),
            rooms="channel" if isinstance(interaction.channel, discord.Thread) else "threads",
        )
        await self._show(answer, ladder, "ladder-made")

    # ---------------------------------------------------------------- the page

    async def _show(self, answer: Answer, ladder: LiveLadder, key: str = "") -> None:
        found = await reading_for(self.desk, answer, ladder)
        answer.committed = bool(key)
        page = managing_pages.draft_page if ladder.row.phase == "draft" else managing_pages.panel
        await answer.replace_private(page(found, found.words(key) if key else ""))

    async def _organised(self, answer: Answer, control: Control) -> LiveLadder:
        """Return the ladder of a control. Raises RefusedError unless the user organises it."""
        ladder = await self.parts.ladders.by_code(control.code)
        if not may_organise(answer, ladder):
            raise RefusedError("refused-ladder-organiser", rule="TM-60")
        return ladder

    async def panel(self, answer: Answer, control: Control) -> None:
        """Show the organisers' page."""
        await self._show(answer, await self._organised(answer, control))

    async def _draft(self, answer: Answer, control: Control, **values: Any) -> None:
        ladder = await self._organised(answer, control)
        ladder = await self.managing.set_draft(control.code, organiser_of(answer, ladder.row.guild), **values)
        await self._show(answer, ladder, "ladder-changed")

    async def set_game(self, answer: Answer, control: Control) -> None:
        """Take the game of a draft."""
        await self._draft(answer, control, game=next(iter(answer.values), ""))

    async def set_clock(self, answer: Answer, control: Control) -> None:
        """Take the clock of a draft's matches."""
        try:
            clock = terms_json(parse_terms(next(iter(answer.values), "")))
        except ValueError as error:
            raise RefusedError("refused-unknown-control") from error
        await self._draft(answer, control, clock=clock)

    async def ask_terms(self, answer: Answer, control: Control) -> None:
        """Open the form with name and rules of a draft."""
        ladder = await self._organised(answer, control)
        name = custom_id(control.code, actions.TERMS_SET, NOTE)
        await answer.ask(managing_pages.terms_form(words_in(answer.language), name, ladder.row.name, ladder.rules))

    async def set_terms(self, answer: Answer, control: Control) -> None:
        """Take name and rules of a draft."""
        ladder, texts = await self._organised(answer, control), form_texts(answer)
        await self._draft(answer, control, name=texts.get(NAME, ""), rules=typed_rules(texts, ladder.rules))

    async def set_rooms(self, answer: Answer, control: Control) -> None:
        """Choose whether the matches to come have threads, or stand in the channel."""
        ladder = await self._organised(answer, control)
        rooms: Rooms = "channel" if control.args[:1] == ("channel",) else "threads"
        ladder = await self.managing.set_rooms(control.code, organiser_of(answer, ladder.row.guild), rooms)
        await self._show(answer, ladder, "ladder-changed")

    async def open(self, answer: Answer, control: Control) -> None:
        """Open a draft."""
        ladder = await self._organised(answer, control)
        ladder = await self.managing.open(control.code, organiser_of(answer, ladder.row.guild))
        await self._show(answer, ladder, "ladder-opened")

    # ---------------------------------------------------------------- decisions with a reason

    async def _ask(self, answer: Answer, control: Control, title: str, action: str, *args: int) -> None:
        await self._organised(answer, control)
        name = custom_id(control.code, action, NOTE, *args)
        await answer.ask(managing_pages.reason_form(words_in(answer.language), title, name))

    async def ask_removal(self, answer: Answer, control: Control) -> None:
        """Ask why somebody is removed."""
        person = number(next(iter(answer.values), None), LARGEST)
        await self._ask(answer, control, "ladder-remove-title", actions.REMOVED, person)

    async def remove(self, answer: Answer, control: Control) -> None:
        """Remove somebody."""
        ladder, reason = await self._organised(answer, control), form_texts(answer).get(REASON, "")
        who = organiser_of(answer, ladder.row.guild)
        ladder = await self.managing.remove(control.code, who, control.number(LARGEST), reason)
        await self._show(answer, ladder, "ladder-removed")

    async def pick_winner(self, answer: Answer, control: Control) -> None:
        """Show the page on which the winner of a challenge is picked."""
        ladder = await self._organised(answer, control)
        picked = number(next(iter(answer.values), None), LARGEST)
        found = await reading_for(self.desk, answer, ladder)
        await answer.replace_private(managing_pages.winner_page(found, picked))

    async def ask_settling(self, answer: Answer, control: Control) -> None:
        """Ask why a challenge is decided so."""
        args = [number(arg, LARGEST) for arg in control.args[:2]]
        await self._ask(answer, control, "ladder-settle-title", actions.SETTLED, *args)

    async def settle(self, answer: Answer, control: Control) -> None:
        """Decide a challenge."""
        ladder, reason = await self._organised(answer, control), form_texts(answer).get(REASON, "")
        challenge, winner = control.number(LARGEST), number(next(iter(control.args[1:]), None), LARGEST)
        who = organiser_of(answer, ladder.row.guild)
        ladder = await self.managing.settle(control.code, who, challenge, winner, reason)
        await self._show(answer, ladder, "ladder-settled")

    async def ask_closing(self, answer: Answer, control: Control) -> None:
        """Ask why the ladder is closed."""
        await self._ask(answer, control, "ladder-close-title", actions.CLOSED)

    async def close(self, answer: Answer, control: Control) -> None:
        """Close the ladder."""
        ladder, reason = await self._organised(answer, control), form_texts(answer).get(REASON, "")
        ladder = await self.managing.close(control.code, organiser_of(answer, ladder.row.guild), reason)
        await self._show(answer, ladder, "ladder-is-closed")

    # ---------------------------------------------------------------- organisers

    async def name_organiser(self, answer: Answer, control: Control) -> None:
        """Name the picked person or role as an organiser."""
        ladder = await self._organised(answer, control)
        picked = number(next(iter(answer.values), None), HIGHEST_NUMBER)
        kind: Literal["user", "role"] = "role" if control.args == ("role",) else "user"
        if kind == "user" and any(is_bot for _, is_bot in answer.users):
            raise RefusedError("refused-ladder-person", rule="TM-60")
        who = organiser_of(answer, ladder.row.guild)
        ladder = await self.managing.set_organiser(control.code, who, kind, picked, add=True)
        await self._show(answer, ladder, "ladder-organiser-named")

    async def dismiss(self, answer: Answer, control: Control) -> None:
        """Take the right to organise back."""
        ladder = await self._organised(answer, control)
        kind: Literal["user", "role"] = "role" if control.args[:1] == ("role",) else "user"
        named = number(next(iter(control.args[1:]), None), HIGHEST_NUMBER)
        who = organiser_of(answer, ladder.row.guild)
        ladder = await self.managing.set_organiser(control.code, who, kind, named, add=False)
        await self._show(answer, ladder, "ladder-organiser-off")


def typed_rules(texts: Mapping[str, str], rules: LadderRules) -> LadderRules:
    """Return rules with the numbers of a form; the rules that it does not ask for stay as they are.

    Raises RefusedError for what is no number, or out of bounds.
    """
    values: dict[str, int] = {}
    for field, name in FIELDS.items():
        typed, (least, most) = texts.get(field, "").strip(), BOUNDS[name]
        if not typed:
            continue
        if not (typed.isascii() and typed.isdigit() and least <= int(typed) <= most):
            raise RefusedError(f"refused-ladder-{name.replace('_', '-')}", rule="TM-57", least=least, most=most)
        values[name] = int(typed)
    return msgspec.structs.replace(rules, **values)
