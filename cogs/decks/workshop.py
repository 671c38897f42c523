"""The presses in the workshop. Every press saves, and the version that was shown goes with it: no panel overwrites another."""

from __future__ import annotations

from collections.abc import Awaitable

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks import actions, workshop_pages
from cogs.decks.actions import Bench, bench_of, group_of
from cogs.decks.reading import deck_for, picture
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field, form, form_texts
from cogs.kit.composing.messages import Message, note
from cogs.kit.controls.custom_ids import Control, number
from referee.decks.decks import MOST_COPIES, NAME_LENGTH, builder_of
from referee.errors import RefusedError
from store.people.decks import DeckRow
from words.safe import safe_name
from words.texts import Words
from words.texts import words as words_in


class Workshop:
    """The panel of a deck and its buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.decks = desk.referee.decks

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.GROUP: Press(self.show_group, changes=True),
            actions.CARD: Press(self.show_card, changes=True),
            actions.PUT: Press(self.put, changes=True),
            actions.CHOOSE: Press(self.choose, changes=True),
            actions.UNDO: Press(self.undo, changes=True),
            actions.CHECK: Press(self.check),
            actions.RENAME: Press(self.ask_name, form=True),
            actions.RENAMED: Press(self.rename, changes=True),
            actions.DELETE: Press(self.ask_delete, changes=True),
            actions.DELETE_SURE: Press(self.delete, changes=True),
        }

    # ---------------------------------------------------------------- showing

    async def page(self, answer: Answer, row: DeckRow, at: Bench | None = None, text: str = "") -> Message:
        """Return the panel of a deck of the user, with a line about the press."""
        deck = deck_for(self.desk, answer, row.game, row.name, row.body)
        shown = await picture(self.desk, answer, deck)
        return workshop_pages.workshop_page(deck, row, at or Bench(row.id, row.version), shown, text)

    async def open(self, answer: Answer, row: DeckRow, text: str = "") -> None:
        """Show the panel of a deck: in place of the private message that was pressed, if it changes, else as a new one."""
        message = await self.page(answer, row, text=text)
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))

    async def show_group(self, answer: Answer, control: Control) -> None:
        """Show the cards of the group picked; without a pick the panel as it is."""
        at = bench_of(control)
        row = await self._own(answer, at)
        if answer.values:
            group, page = group_of(answer.values[0])
            at = at._replace(group=group, page=page, card="")
        await answer.replace_private(await self.page(answer, row, at))

    async def show_card(self, answer: Answer, control: Control) -> None:
        """Show the buttons of the card picked."""
        at = bench_of(control)
        row = await self._own(answer, at)
        picked = next(iter(answer.values), "")
        await answer.replace_private(await self.page(answer, row, at._replace(card=picked)))

    async def check(self, answer: Answer, control: Control) -> None:
        """Show all that is wrong with the deck."""
        row = await self._own(answer, bench_of(control))
        deck = deck_for(self.desk, answer, row.game, row.name, row.body)
        await answer.show(workshop_pages.verdict_page(deck), private=True)

    # ---------------------------------------------------------------- changing

    async def put(self, answer: Answer, control: Control) -> None:
        """Add or take copies of the card."""
        at, user = bench_of(control), answer.interaction.user.id
        row = await self._own(answer, at)
        copies = builder_of(row.game).copies(self.decks.pack(row.game), row.body).get(at.card, 0)
        by = _change(next(iter(control.args[3:]), ""), copies)
        await self._do(answer, at, self.decks.put(user, at.deck, at.version, at.card, by))

    async def choose(self, answer: Answer, control: Control) -> None:
        """Let the cards picked be in the deck, of those that the select offers."""
        at, user = bench_of(control), answer.interaction.user.id
        row = await self._own(answer, at)
        builder, pack = builder_of(row.game), self.decks.pack(row.game)
        listed = next((group.cards for group in builder.groups(pack) if group.key == at.group and group.most), ())
        on_page = listed[at.page * workshop_pages.OPTIONS : (at.page + 1) * workshop_pages.OPTIONS]
        others = [card for card in builder.copies(pack, row.body) if card in listed and card not in on_page]
        await self._do(answer, at, self.decks.choose(user, at.deck, at.version, at.group, [*others, *answer.values]))

    async def undo(self, answer: Answer, control: Control) -> None:
        """Take the last change back."""
        at = bench_of(control)
        await self._do(answer, at, self.decks.undo(answer.interaction.user.id, at.deck, at.version))

    async def _do(self, answer: Answer, at: Bench, change: Awaitable[DeckRow]) -> None:
        """Change the deck and show it; where it has changed since it was shown, show only what it is now."""
        remark = ""
        try:
            row = await change
            answer.committed = True
        except RefusedError as error:
            if error.reason != "refused-deck-changed":
                raise
            row, remark = await self._own(answer, at), words_in(answer.language)("refused-deck-changed")
        await answer.replace_private(await self.page(answer, row, at, remark))

    # ---------------------------------------------------------------- naming, deleting

    async def ask_name(self, answer: Answer, control: Control) -> None:
        """Ask for another name."""
        at, words = bench_of(control), words_in(answer.language)
        row = await self._own(answer, at)
        await answer.ask(form(words("button-deck-rename"), at.id(actions.RENAMED), [name_field(words, row.name)]))

    async def rename(self, answer: Answer, control: Control) -> None:
        """Take the name that was typed; a name typed into an outdated form counts, for nothing is lost by it."""
        at, user = bench_of(control), answer.interaction.user.id
        await self._do(answer, at, self.decks.rename(user, at.deck, None, form_texts(answer).get("name", "")))

    async def ask_delete(self, answer: Answer, control: Control) -> None:
        """Ask before deleting."""
        at = bench_of(control)
        row = await self._own(answer, at)
        await answer.replace_private(workshop_pages.delete_question(words_in(answer.language), row, at))

    async def delete(self, answer: Answer, control: Control) -> None:
        """Delete the deck."""
        row = await self.decks.delete(answer.interaction.user.id, bench_of(control).deck)
        answer.committed = True
        await answer.replace_private(note(words_in(answer.language)("deck-deleted", name=safe_name(row.name, 40))))

    async def _own(self, answer: Answer, at: Bench) -> DeckRow:
        return await self.decks.own(answer.interaction.user.id, at.deck)


def name_field(words: Words, value: str = "") -> Field:
    """Return the field of a form for the name of a deck."""
    return Field("name", words("deck-name"), 1, NAME_LENGTH, value=value)


def _change(op: str, copies: int) -> int:
    """Return the change of copies that a button asks for: "+1", "-1", or ">3" for three. Raises RefusedError for a forged one."""
    sign, by = op[:1], number(op[1:], MOST_COPIES)
    if sign == ">":
        return by - copies
    if sign not in ("+", "-"):
        raise RefusedError("refused-unknown-control")
    return by if sign == "+" else -by
