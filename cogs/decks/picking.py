"""The choice of a deck: at a lobby, from the workshop, and for other features that take decks, such as tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks import actions
from cogs.decks.actions import bench_of
from cogs.decks.lists import ready_decks
from cogs.decks.pick_pages import Choice, Ids, pick_page
from cogs.decks.reading import Deck, deck_for
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, button, note, text
from cogs.kit.controls.actions import MY_DECK
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from engines.games import GAMES
from referee.decks.decks import builder_of, builders
from referee.errors import RefusedError
from referee.lobby import bringing
from referee.match.live import Live
from store.match import matches
from words.safe import clip, plain_name, safe_name
from words.texts import words as words_in

AGAIN = "again"
"""The value for the deck of the match that a lobby repeats."""

MOST_TABLES = 5
"""Lobbies that are offered for a deck."""


class Picking:
    """The private choice of a deck for a lobby, and the way from the workshop to the table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lobbies = desk.referee.lobbies
        self.decks = desk.referee.decks

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            MY_DECK: Press(self.show),
            actions.BRING: Press(self.bring, changes=True),
            actions.TO_TABLE: Press(self.to_table),
        }

    # ---------------------------------------------------------------- at a lobby

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the user the choice, alone; its own buttons turn it in place."""
        live = await self.desk.referee.live.by_code(control.code)
        answer.update = control.slot == NOTE and answer.is_source_private
        message = await self._page(answer, live, control.page())
        await (answer.replace(message) if answer.update else answer.show(message, private=True))

    async def bring(self, answer: Answer, control: Control) -> None:
        """Bring the deck picked; where it has errors at this table, say which, and bring nothing."""
        live, user = await self.desk.referee.live.by_code(control.code), answer.interaction.user.id
        value = next(iter(answer.values), "") or next(iter(control.args), "")
        body = await self._body(answer, live, value)
        if lines := self._errors(answer, live, body):
            head = words_in(answer.language)("deck-not-brought")
            await answer.replace_private(await self._page(answer, live, 0, [head, *lines]))
            return
        live = await self.lobbies.bring(live.row.code, user, body)
        answer.committed = True
        await answer.replace_private(await self._page(answer, live, 0))

    async def _page(self, answer: Answer, live: Live, page: int, lines: Sequence[str] = ()) -> Message:
        """Return the choice for a lobby; `lines` are in place of those about the deck that is brought."""
        game, user, words = live.row.game, answer.interaction.user.id, words_in(answer.language)
        builder_of(game)
        bringing.check_seated(live, user)
        rules = self.lobbies.rules_of(live.row)
        choices = await deck_choices(self.desk, answer, game, rules.pack, bringing.options_of(rules, live))
        brought = await bringing.brought_by(self.desk.referee.db, live, user)
        before = await bringing.brought_before(self.desk.referee.db, live, user)
        head = words("deck-for-table", code=live.row.code)
        code = live.row.code
        ids = Ids(custom_id(code, actions.BRING, NOTE), partial(custom_id, code, MY_DECK, NOTE))
        again = [_again(answer, code)] if before and before != brought else []
        return pick_page(
            words, [head, *(lines or self._state(answer, live, choices, brought))], choices, page, ids, *again
        )

    def _state(self, answer: Answer, live: Live, choices: Sequence[Choice], brought: str) -> list[str]:
        """Return the lines about the deck that is brought: its name, and why it does not fit this table any more."""
        words = words_in(answer.language)
        if not brought:
            return [words("deck-brought-none")]
        named = next(
            (safe_name(one.label, 60) for one in reversed(choices) if one.body == brought), ""
        )  # own ones first
        line = words("deck-brought", name=named) if named else words("deck-brought-unnamed")
        errors = self._errors(answer, live, brought)
        return [line, *([words("deck-unfit-now"), *errors] if errors else [])]

    def _errors(self, answer: Answer, live: Live, body: str) -> list[str]:
        """Return a line for each error of a deck at this table."""
        rules = self.lobbies.rules_of(live.row)
        deck = deck_for(self.desk, answer, live.row.game, "", body)
        return error_lines(deck, rules.pack, bringing.options_of(rules, live))

    async def _body(self, answer: Answer, live: Live, value: str) -> str:
        """Return the text of the deck picked. Raises RefusedError if it is not one of those offered."""
        if value == AGAIN:
            body = await bringing.brought_before(self.desk.referee.db, live, answer.interaction.user.id)
            if not body:
                raise RefusedError("refused-deck-gone")
            return body
        return await body_of(self.desk, answer, live.row.game, self.lobbies.rules_of(live.row).pack, value)

    # ---------------------------------------------------------------- from the workshop

    async def to_table(self, answer: Answer, control: Control) -> None:
        """Bring the deck of the panel to the user's lobby; of several, ask which one."""
        user, words = answer.interaction.user.id, words_in(answer.language)
        row = await self.decks.own(user, bench_of(control).deck)
        found = [each for each in await matches.of_user(self.desk.referee.db, user) if each.status == "lobby"]
        codes = [each.code for each in found if each.game == row.game and each.tournament is None]
        if not codes:
            raise RefusedError("refused-deck-no-table")
        if len(codes) > 1:
            made = [
                ui.Button[Any](label=code, custom_id=custom_id(code, actions.BRING, NOTE, row.id))
                for code in codes[:MOST_TABLES]
            ]
            await answer.show(Message([text(words("deck-which-table")), ui.ActionRow(*made)]), private=True)
            return
        live = await self.desk.referee.live.by_code(codes[0])
        if lines := self._errors(answer, live, row.body):
            await answer.show(note("\n".join([words("deck-not-brought"), *lines])), private=True)
            return
        await self.lobbies.bring(codes[0], user, row.body)
        answer.committed = True
        await answer.say(words("deck-brought-to", name=safe_name(row.name, 40), code=codes[0]))


def _again(answer: Answer, code: str) -> ui.Button[Any]:
    name = custom_id(code, actions.BRING, NOTE, AGAIN)
    return button(words_in(answer.language), "button-deck-again", name, discord.ButtonStyle.primary)


# -------------------------------------------------------------------- for other features


def builds_decks(game: str) -> bool:
    """Return whether people build decks for a game."""
    return game in builders()


async def deck_choices(desk: Desk, answer: Answer, game: str, pack: Any, options: Any) -> list[Choice]:
    """Return the decks that the user may bring to a table with this content and these options: ready-made ones first."""
    builder, whole = builder_of(game), desk.referee.shelf.whole(game).pack

    def errors(body: str) -> int:
        return sum(not one.warning for one in builder.verdict(pack, options, body, whole))

    found = [
        Choice(one.key, one.name, clip(one.about, 100), one.body, errors(one.body))
        for one in ready_decks(desk, game, answer.language, pack)
    ]
    own = await desk.referee.decks.of_user(answer.interaction.user.id, game)
    return [*found, *(Choice(str(row.id), plain_name(row.name, 60), "", row.body, errors(row.body)) for row in own)]


async def body_of(desk: Desk, answer: Answer, game: str, pack: Any, value: str) -> str:
    """Return the text of the deck that was picked. Raises RefusedError if it is none of those offered."""
    for one in await deck_choices(desk, answer, game, pack, GAMES[game].options_type()):
        if one.value == value:
            return one.body
    raise RefusedError("refused-deck-gone")


def error_lines(deck: Deck, pack: Any, options: Any) -> list[str]:
    """Return a line for each error that a deck has at a table with this content and these options; warnings are left out."""
    found = deck.builder.verdict(pack, options, deck.body, deck.pack)
    return deck.problem_lines([one for one in found if not one.warning])
