"""The list of a user's decks: opening one, making a new one, looking at ready-made ones, copying."""

from __future__ import annotations

from itertools import count
from typing import Any

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks import actions, list_pages
from cogs.decks.actions import DECKS, bench_of
from cogs.decks.list_pages import Ready
from cogs.decks.reading import deck_for, picture
from cogs.decks.workshop import Workshop, name_field
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import form, form_texts
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, NOTE, Control, custom_id, number
from referee.decks.decks import builder_of, builders
from referee.errors import RefusedError
from words.safe import plain_name
from words.texts import Language
from words.texts import words as words_in


class Lists:
    """The list and its controls."""

    def __init__(self, desk: Desk, workshop: Workshop) -> None:
        self.desk = desk
        self.workshop = workshop
        self.decks = desk.referee.decks

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.LIST: Press(self.show, changes=True),
            actions.OPEN: Press(self.open, changes=True),
            actions.READY: Press(self.show_ready, changes=True),
            actions.NEW: Press(self.ask_name, form=True),
            actions.NEW_TYPED: Press(self.make, changes=True),
            actions.COPY: Press(self.copy, changes=True),
        }

    async def page(self, answer: Answer, page: int) -> Message:
        """Return page `page` of the user's decks, counted from 0."""
        rows = await self.decks.of_user(answer.interaction.user.id)
        games = [*builders()]
        ready = [one for game in games for one in ready_decks(self.desk, game, answer.language)]
        return list_pages.list_page(words_in(answer.language), rows, ready, games, page)

    async def show(self, answer: Answer, control: Control) -> None:
        """Show a page of the list, in place of the private message that was pressed."""
        await answer.replace_private(await self.page(answer, control.page()))

    async def open(self, answer: Answer, _control: Control) -> None:
        """Open the deck picked."""
        deck = number(next(iter(answer.values), None), HIGHEST_NUMBER)
        await self.workshop.open(answer, await self.decks.own(answer.interaction.user.id, deck))

    async def ask_name(self, answer: Answer, control: Control) -> None:
        """Ask for the name of a new deck; one that nobody needs to type is proposed."""
        words, game = words_in(answer.language), next(iter(control.args), "")
        builder_of(game)
        name = custom_id(DECKS, actions.NEW_TYPED, NOTE, game)
        taken = {row.name for row in await self.decks.of_user(answer.interaction.user.id)}
        free = next(one for n in count(1) if (one := words("deck-new-name", number=n)) not in taken)
        await answer.ask(form(words("button-deck-new"), name, [name_field(words, free)]))

    async def make(self, answer: Answer, control: Control) -> None:
        """Make an empty deck of the name typed."""
        game, name = next(iter(control.args), ""), form_texts(answer).get("name", "")
        row = await self.decks.make(answer.interaction.user.id, game, name)
        answer.committed = True
        await self.workshop.open(answer, row)

    # ---------------------------------------------------------------- ready-made decks, copies

    async def show_ready(self, answer: Answer, _control: Control) -> None:
        """Show the ready-made deck picked."""
        await self.open_ready(answer, next(iter(answer.values), ""))

    async def open_ready(self, answer: Answer, key: str) -> None:
        """Show a ready-made deck. Raises RefusedError if there is none of this key."""
        ready = ready_deck(self.desk, key, answer.language)
        deck = deck_for(self.desk, answer, ready.game, ready.name, ready.body)
        message = list_pages.ready_page(deck, ready, await picture(self.desk, answer, deck))
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))

    async def copy(self, answer: Answer, control: Control) -> None:
        """Copy a deck of the user, or the ready-made one that the control names, and open the copy."""
        first = next(iter(control.args), "")
        await self.copy_of(answer, first if not first[:1].isdigit() else str(bench_of(control).deck))

    async def copy_of(self, answer: Answer, key: str) -> None:
        """Copy a deck by its number, or a ready-made one by its key, and open the copy."""
        user, words = answer.interaction.user.id, words_in(answer.language)
        if key.isdigit():
            own = await self.decks.own(user, number(key, HIGHEST_NUMBER))
            game, name, body = own.game, words("deck-copy-name", name=own.name), own.body
        else:
            ready = ready_deck(self.desk, key, answer.language)
            game, name, body = ready.game, ready.name, ready.body
        row = await self.decks.make(user, game, name, body)
        answer.committed = True
        await self.workshop.open(answer, row, words("deck-copied"))


def ready_decks(desk: Desk, game: str, language: Language, pack: Any = None) -> list[Ready]:
    """Return the ready-made decks of a game, by default of all that there is."""
    content = desk.referee.shelf.whole(game).pack if pack is None else pack
    return [
        Ready(game, one.id, plain_name(one.name.in_language(language), 60), one.about.in_language(language), one.text)
        for one in builder_of(game).ready(content)
    ]


def ready_deck(desk: Desk, key: str, language: Language) -> Ready:
    """Return a ready-made deck by its key. Raises RefusedError if there is none."""
    game = key.partition(".")[0]
    found = (
        next((one for one in ready_decks(desk, game, language) if one.key == key), None) if game in builders() else None
    )
    if found is None:
        raise RefusedError("refused-deck-gone")
    return found
