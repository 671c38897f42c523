"""The commands /deck: each does what a button does too."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from cogs.common.desk import Desk
from cogs.common.private_list import PrivateList
from cogs.decks import workshop_pages
from cogs.decks.actions import Bench
from cogs.decks.importing import Importing, content_of, import_form
from cogs.decks.lists import Lists, ready_decks
from cogs.decks.reading import deck_words
from cogs.decks.sharing import Sharing
from cogs.decks.workshop import Workshop
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.commands.places import ANYWHERE, BY_ANYBODY
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, number
from engines.kernel.languages import all_languages
from referee.decks.decks import MOST_COPIES, NAME_LENGTH, builders
from referee.errors import RefusedError
from store.people.decks import DeckRow
from words.common.catalogue import Catalogue, Entry
from words.common.deck_words import likely_cards
from words.common.rule_book import plain
from words.safe import clip, plain_name
from words.texts import words as words_in

MOST_CHOICES, CHOICE_LENGTH, TYPED = 25, 100, 100
"""Choices that Discord shows, characters of one, characters that the bot reads of what is typed."""

Work = Callable[..., Coroutine[Any, Any, None]]

Copies = app_commands.Range[int, 1, MOST_COPIES]
Named = app_commands.Range[str, 1, NAME_LENGTH]


class DeckCommands:
    """The commands /deck, for the games whose decks people build."""

    def __init__(self, desk: Desk, workshop: Workshop, lists: Lists, importing: Importing, sharing: Sharing) -> None:
        self.desk = desk
        self.decks = desk.referee.decks
        self.workshop, self.lists, self.importing, self.sharing = workshop, lists, importing, sharing

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands."""
        group = app_commands.Group(
            name=command_name("deck", "command-deck"),
            description=command_description("command-deck"),
            allowed_contexts=ANYWHERE,
            allowed_installs=BY_ANYBODY,
        )
        for name, callback, options in self._callbacks():
            key = f"command-deck-{name}"
            named: Any = callback
            if options:
                named = app_commands.rename(**{one: translated_name(f"option-deck-{one}") for one in options})(named)
                named = app_commands.describe(**{one: command_description(f"option-deck-{one}") for one in options})(
                    named
                )
            offers: dict[str, Any] = {"deck": self._offer_decks, "card": self._offer_cards}
            if name in ("show", "copy"):
                offers["deck"] = self._offer_all
            if fitting := {one: offers[one] for one in options if one in offers}:
                named = app_commands.autocomplete(**fitting)(named)
            if "game" in options:
                named = app_commands.choices(game=game_choices())(named)
            command: app_commands.Command[Any, ..., Any] = app_commands.Command(
                name=command_name(name, key), description=command_description(key), callback=named
            )
            group.add_command(command)
        return group

    def _callbacks(self) -> list[tuple[str, Work, tuple[str, ...]]]:
        """Return the callback of each subcommand, with its options."""

        async def on_list(interaction: discord.Interaction[Any]) -> None:
            await PrivateList(self.desk, self.lists.page).command(interaction)

        async def on_new(interaction: discord.Interaction[Any], name: Named, game: str | None = None) -> None:
            await self._run(interaction, lambda answer: self._new(answer, name, game))

        async def on_show(interaction: discord.Interaction[Any], deck: str) -> None:
            await self._run(interaction, lambda answer: self._show(answer, deck))

        async def on_add(interaction: discord.Interaction[Any], deck: str, card: str, count: Copies = 1) -> None:
            await self._run(interaction, lambda answer: self._put(answer, deck, card, count))

        async def on_remove(interaction: discord.Interaction[Any], deck: str, card: str, count: Copies = 1) -> None:
            await self._run(interaction, lambda answer: self._put(answer, deck, card, -count))

        async def on_import(
            interaction: discord.Interaction[Any],
            file: discord.Attachment | None = None,
            text: str | None = None,
            game: str | None = None,
        ) -> None:
            await self._run(
                interaction, lambda answer: self._import(answer, file, text, game), form=file is None and not text
            )

        async def on_export(interaction: discord.Interaction[Any], deck: str) -> None:
            await self._run(interaction, lambda answer: self._with(answer, deck, self.sharing.export))

        async def on_share(interaction: discord.Interaction[Any], deck: str) -> None:
            await self._run(interaction, lambda answer: self._with(answer, deck, self.sharing.share), private=False)

        async def on_copy(interaction: discord.Interaction[Any], deck: str) -> None:
            await self._run(interaction, lambda answer: self._copy(answer, deck))

        async def on_delete(interaction: discord.Interaction[Any], deck: str) -> None:
            await self._run(interaction, lambda answer: self._with(answer, deck, self._ask_delete))

        return [
            ("list", on_list, ()),
            ("new", on_new, ("name", "game")),
            ("show", on_show, ("deck",)),
            ("add", on_add, ("deck", "card", "count")),
            ("remove", on_remove, ("deck", "card", "count")),
            ("import", on_import, ("file", "text", "game")),
            ("export", on_export, ("deck",)),
            ("share", on_share, ("deck",)),
            ("copy", on_copy, ("deck",)),
            ("delete", on_delete, ("deck",)),
        ]

    async def _run(
        self,
        interaction: discord.Interaction[Any],
        work: Callable[[Answer], Coroutine[Any, Any, None]],
        *,
        private: bool = True,
        form: bool = False,
    ) -> None:
        """Answer a command."""
        answer = Answer(interaction)
        answer.form = form

        async def whole() -> None:
            await self.desk.load_user(interaction)
            await work(answer)

        await answer.run(whole(), private=private)

    # ---------------------------------------------------------------- what they do

    async def _new(self, answer: Answer, name: str, game: str | None) -> None:
        row = await self.decks.make(answer.interaction.user.id, _game(game), name)
        answer.committed = True
        await self.workshop.open(answer, row)

    async def _show(self, answer: Answer, typed: str) -> None:
        if typed.partition(".")[0] in builders():
            await self.lists.open_ready(answer, typed)
        else:
            await self.workshop.open(answer, await self._own(answer, typed))

    async def _copy(self, answer: Answer, typed: str) -> None:
        ready = typed.partition(".")[0] in builders()
        await self.lists.copy_of(answer, typed if ready else str((await self._own(answer, typed)).id))

    async def _with(
        self, answer: Answer, typed: str, do: Callable[[Answer, DeckRow], Coroutine[Any, Any, None]]
    ) -> None:
        await do(answer, await self._own(answer, typed))

    async def _put(self, answer: Answer, typed: str, card: str, by: int) -> None:
        """Add or take copies of the card typed. Raises RefusedError if no card is called so."""
        row, user = await self._own(answer, typed), answer.interaction.user.id
        found = card_of(row.game, self.decks.pack(row.game), card)
        if found is None:
            raise RefusedError("refused-deck-card")
        row = await self.decks.put(user, row.id, None, found, by)
        answer.committed = True
        name = deck_words(row.game).names(self.decks.pack(row.game))[found].in_language(answer.language)
        copies = builders()[row.game].copies(self.decks.pack(row.game), row.body).get(found, 0)
        await self.workshop.open(answer, row, words_in(answer.language)("deck-card", name=name, copies=copies))

    async def _import(
        self, answer: Answer, file: discord.Attachment | None, text: str | None, game: str | None
    ) -> None:
        """Preview a file or a text; without either, ask for a text."""
        target = _game(game)
        if file is not None:
            await self.importing.preview(answer, target, await content_of(file))
        elif text:
            await self.importing.preview(answer, target, text)
        else:
            await answer.ask(import_form(words_in(answer.language), target))

    async def _ask_delete(self, answer: Answer, row: DeckRow) -> None:
        question = workshop_pages.delete_question(words_in(answer.language), row, Bench(row.id, row.version))
        await answer.show(question, private=True)

    async def _own(self, answer: Answer, typed: str) -> DeckRow:
        """Return the user's deck of a number or a name. Raises RefusedError if there is none."""
        user, rows = answer.interaction.user.id, await self.decks.of_user(answer.interaction.user.id)
        for row in rows:
            if " ".join(plain(row.name)) == " ".join(plain(typed)) and not typed.isdigit():
                return row
        if typed.isascii() and typed.isdigit():
            return await self.decks.own(user, number(typed, HIGHEST_NUMBER))
        raise RefusedError("refused-deck-gone")

    # ---------------------------------------------------------------- what they offer

    async def _offer_decks(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of the user's own decks."""
        rows = await self.decks.of_user(interaction.user.id)
        return _fitting(typed, [(plain_name(row.name, 60), str(row.id)) for row in rows])

    async def _offer_all(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of the user's own decks and of ready-made ones."""
        language = await self.desk.language(interaction)
        rows = await self.decks.of_user(interaction.user.id)
        ready = [one for game in builders() for one in ready_decks(self.desk, game, language)]
        named = [(plain_name(row.name, 60), str(row.id)) for row in rows]
        return _fitting(typed, [*named, *((one.name, one.key) for one in ready)])

    async def _offer_cards(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of cards, whose names in any language are like what is typed."""
        language, chosen = await self.desk.language(interaction), str(getattr(interaction.namespace, "deck", "") or "")
        rows = await self.decks.of_user(interaction.user.id)
        game = next((row.game for row in rows if chosen in (str(row.id), row.name)), _game(None))
        pack, texts = self.decks.pack(game), deck_words(game)
        names = texts.names(pack)
        cards = likely_cards(names, typed[:TYPED], MOST_CHOICES) if typed.strip() else [*names][:MOST_CHOICES]
        return [
            Choice(
                name=clip(f"{names[card].in_language(language)} — {texts.facts(language, pack, card)}", CHOICE_LENGTH),
                value=card,
            )
            for card in cards
        ]


def card_of(game: str, pack: Any, typed: str) -> str | None:
    """Return the id of the card whose id or name, in any language, is typed or nearly so; None if that is not clear."""
    names = deck_words(game).names(pack)
    if typed in names:
        return typed
    entries = [Entry(game, "card", card, None, (("card", name),), ()) for card, name in names.items()]
    found, _ = Catalogue(entries).find(typed[:TYPED], all_languages().root)
    return None if found is None else found.id


def game_choices() -> list[Choice[str]]:
    """Return the choices of games whose decks people build."""
    root = words_in(all_languages().root)
    return [Choice(name=locale_str(root(f"{game}-title"), key=f"{game}-title"), value=game) for game in builders()]


def _game(chosen: str | None) -> str:
    """Return the game chosen, else the first whose decks people build. Raises RefusedError if there is none."""
    game = next(iter(builders()), None) if chosen is None else chosen
    if game not in builders() or game is None:
        raise RefusedError("refused-brings-nothing")
    return game


def _fitting(typed: str, named: Sequence[tuple[str, str]]) -> list[Choice[str]]:
    """Return the choices whose names contain what is typed; all if none does."""
    part = typed.strip().casefold()
    fitting = [(name, value) for name, value in named if part in name.casefold()] or named
    return [Choice(name=clip(name, CHOICE_LENGTH), value=value) for name, value in fitting[:MOST_CHOICES]]
