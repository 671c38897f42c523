"""The commands /rules and /card and their controls. They work without a match, and in direct messages."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.limits import ALT
from cogs.kit.composing.messages import Message
from cogs.kit.controls.actions import CARDS, CONTENTS, RULE, RULES
from cogs.kit.controls.custom_ids import Control
from cogs.kit.painting.pictures import Look, paint_or_none
from cogs.learning import pages
from cogs.learning.likely_game import likely_game
from cogs.learning.pages import CARD_PAGE, CARDS_PICKED, RULES_PAGE, TOPICS, TopicFacts
from engines.kernel.game import Rules
from engines.kernel.history.saves import BadSaveError
from engines.kernel.languages import all_languages
from referee.errors import RefusedError
from store.errors import DamagedError
from store.match import matches
from words.common.catalogue import Entry, Hit
from words.common.rule_book import Book, Topic
from words.common.rule_search import Passage, search
from words.learning import LOOKUPS, books, catalogue, listing_of, rules_with, standard_rules, worked_examples
from words.safe import clip
from words.texts import Language, sentence
from words.texts import words as words_in

log = logging.getLogger("arbiter.learning")

MOST_CHOICES = 25
"""Choices that Discord shows while somebody types."""

QUERY_LENGTH = 100
"""Characters of a query that the bot reads."""

CHOICE_LENGTH = 100
"""Characters of a choice's name that Discord accepts."""

GAME_CHOICES = [
    Choice(name=locale_str(words_in(all_languages().root)(f"{game}-title"), key=f"{game}-title"), value=game)
    for game in LOOKUPS
]


class Learning(commands.Cog):
    """The commands /rules and /card, and their controls."""

    def __init__(self, desk: Desk) -> None:
        """Read the rules of all games. Raises ContentError."""
        self.desk = desk
        self.books = books()

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            CONTENTS: Press(self._contents),
            RULE: Press(self._rule),
            TOPICS: Press(self._topic_picked),
            CARDS_PICKED: Press(self._card_picked),
        }

    # ---------------------------------------------------------------- commands

    @app_commands.command(name=command_name("rules", "command-rules"), description=command_description("command-rules"))
    @app_commands.rename(about=command_name("about", "option-about"), game=command_name("game", "option-game"))
    @app_commands.describe(about=command_description("option-about"), game=command_description("option-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: discord.Interaction[Any], about: str = "", game: str | None = None) -> None:
        """Show all topics of the rules, or the best one for a query."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            likely = game or await self._asked_game(answer)
            if about.strip():
                await answer.show(
                    await self._found(self._shelf(game, likely), likely, about[:QUERY_LENGTH], answer), private=True
                )
                return
            await answer.show(self._contents_of(likely, answer), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(name=command_name("card", "command-card"), description=command_description("command-card"))
    @app_commands.rename(name=command_name("name", "option-card"), public=command_name("public", "option-public"))
    @app_commands.describe(name=command_description("option-card"), public=command_description("option-public"))
    async def card(self, interaction: discord.Interaction[Any], name: str, public: bool = False) -> None:
        """Show a card by its name; to everybody only if the name means a single card."""
        answer = Answer(interaction)
        query = name[:QUERY_LENGTH]

        async def work() -> None:
            await self.desk.load_user(interaction)
            played = await self._played(answer)
            entry, hits = catalogue(played, self._loaded()).find(query, answer.language)
            if entry is None:
                await answer.show(pages.cards_page(words_in(answer.language), query, hits), private=True)
                return
            # Other cards that fit the query are for the user, not for the channel.
            beside = () if public else hits
            language = await self.desk.public_language(answer) if public else answer.language
            look = Look() if public else _look(answer)
            rules = rules_with(entry, played, self._loaded())
            await answer.show(await self._card(entry, rules, language, look, beside), private=not public)

        await answer.run(work(), private=not public)

    @rules.autocomplete("about")
    async def _topics_offered(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of topics: those that fit the typed text or contain a typed rule id, else the nearest ones."""
        language = await self.desk.language(interaction)
        game = getattr(interaction.namespace, "game", None)
        likely = game or await self._asked_game(Answer(interaction))
        shelf = self._shelf(game, likely)
        found = search(shelf, typed[:QUERY_LENGTH], language, likely) if typed.strip() else None
        hits = (found.fitting or found.nearest) if found else [Passage(shelf[0], topic) for topic in shelf[0].topics]
        words = words_in(language)
        return [
            Choice(name=clip(pages.passage_title(words, hit), CHOICE_LENGTH), value=hit.key)
            for hit in hits[:MOST_CHOICES]
        ]

    @card.autocomplete("name")
    async def _cards_offered(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the choices of cards whose name is like the typed text, each with its kind."""
        language = await self.desk.language(interaction)
        hits = catalogue(await self._played(Answer(interaction)), self._loaded()).search(typed[:QUERY_LENGTH], language)
        shown = [hit for hit in hits if hit.fits] or hits
        words = words_in(language)
        return [
            Choice(name=clip(pages.hit_label(words, hit), CHOICE_LENGTH), value=hit.entry.key)
            for hit in shown[:MOST_CHOICES]
        ]

    # ---------------------------------------------------------------- controls

    async def _contents(self, answer: Answer, control: Control) -> None:
        game = self._book_of(control).game if control.args else ""
        await self._turn(answer, control, RULES_PAGE, self._contents_of(game, answer))

    async def _rule(self, answer: Answer, control: Control) -> None:
        """Show a topic by its id, or the topic that contains a rule."""
        book = self._book_of(control)
        name = control.args[1] if len(control.args) > 1 else ""
        await self._show_topic(answer, control, book, book.by_id.get(name) or book.topic_of_rule(name))

    async def _topic_picked(self, answer: Answer, control: Control) -> None:
        book = self._book_of(control)
        await self._show_topic(answer, control, book, book.by_id.get(next(iter(answer.values), "")))

    async def _show_topic(self, answer: Answer, control: Control, book: Book, topic: Topic | None) -> None:
        if topic is None:
            raise RefusedError("rules-unknown")
        answer.update = _own(answer, control, RULES_PAGE)
        message = pages.topic_page(words_in(answer.language), book, await self._page(book, topic, answer))
        await self._turn(answer, control, RULES_PAGE, message)

    async def _card_picked(self, answer: Answer, control: Control) -> None:
        played = await self._played(answer)
        entry = catalogue(played, self._loaded()).by_key.get(next(iter(answer.values), ""))
        if entry is None or control.code != CARDS:
            raise RefusedError("cards-unknown")
        answer.update = _own(answer, control, CARD_PAGE)
        rules = rules_with(entry, played, self._loaded())
        message = await self._card(entry, rules, answer.language, _look(answer))
        await self._turn(answer, control, CARD_PAGE, message)

    @staticmethod
    async def _turn(answer: Answer, control: Control, slot: str, message: Message) -> None:
        """Turn the page that was pressed; on another message, open a page."""
        if _own(answer, control, slot):
            answer.update = True
            await answer.replace(message)
        else:
            await answer.show(message, private=True)

    # ---------------------------------------------------------------- composing

    def _shelf(self, game: str | None, likely: str) -> list[Book]:
        """Return the books to search: that of `game`, else all, the one of the likely game first."""
        if game is not None and game in self.books:
            return [self.books[game]]
        return sorted(self.books.values(), key=lambda book: book.game != likely)

    def _contents_of(self, game: str, answer: Answer) -> Message:
        """Return the page with all topics of a game; the question about the game if it has no rules here."""
        book = self.books.get(game)
        if book is None:
            return pages.game_question(words_in(answer.language), tuple(self.books))
        return pages.contents_page(words_in(answer.language), book, [game for game in self.books if game != book.game])

    def _book_of(self, control: Control) -> Book:
        """Return the book of a control. Raises RefusedError for a forged one."""
        book = self.books.get(control.args[0]) if control.args else None
        if book is None or control.code != RULES:
            raise RefusedError("rules-unknown")
        return book

    async def _asked_game(self, answer: Answer) -> str:
        """Return the game that the user is likely to ask about, empty if it is not known.

        It is the game of their latest match in this channel, else of the latest match here, else of their latest match
        anywhere, finished ones included, else the game that is played most on this server.
        """
        rows, user = await self._rows(answer), answer.interaction.user.id
        mine = {row.id for row in await matches.of_user(self.desk.referee.db, user)}
        here = next((row for row in rows if row.id in mine), rows[0] if rows else None)
        return here.game if here is not None else await likely_game(self.desk, answer)

    async def _rows(self, answer: Answer) -> Sequence[matches.MatchRow]:
        referee, interaction = self.desk.referee, answer.interaction
        if interaction.guild_id is None:
            return await matches.of_user(referee.db, interaction.user.id)
        return await matches.in_channel(referee.db, interaction.channel_id or 0)

    async def _played(self, answer: Answer) -> dict[str, Rules[Any, Any]]:
        """Return the rules of all games, each with the cards of its match in this channel, else with the newest cards.

        In direct messages the user's own match counts. Of several matches the latest one counts.
        """
        played, referee = standard_rules(), self.desk.referee
        for row in reversed(await self._rows(answer)):
            if row.pack is None or row.game not in played:
                continue
            try:
                played[row.game] = await referee.live.rules(row.game, row.pack)
            except (RefusedError, BadSaveError, DamagedError) as error:
                # The match itself reports this to its players; cards can be looked up without it.
                log.warning("pack of match=%s: %s", row.code, error)
        return played

    def _loaded(self) -> dict[str, Rules[Any, Any]]:
        """Return the rules of games with all loaded content packs, whose cards can be looked up everywhere."""
        shelf = self.desk.referee.shelf
        return {game: shelf.whole(game) for game in LOOKUPS if shelf.of(game)}

    async def _found(self, shelf: Sequence[Book], likely: str, query: str, answer: Answer) -> Message:
        """Return the page of the topic that fits best, with other fitting ones; if none fits, a page with the nearest."""
        found = search(shelf, query, answer.language, likely)
        if not found.fitting:
            return pages.not_found(words_in(answer.language), shelf[0], query, found)
        best, *also = found.fitting
        return pages.topic_page(
            words_in(answer.language), best.book, await self._page(best.book, best.topic, answer), also
        )

    async def _page(self, book: Book, topic: Topic, answer: Answer) -> TopicFacts:
        language, texts, made = answer.language, LOOKUPS[book.game].examples, []
        for name in topic.examples:
            example = worked_examples(book.game).get(name)
            names = dict(texts.names(language))
            png = await self._picture(example.rules, example.view, "table", names, language, _look(answer))
            picture = (png, texts.alt(language, example)) if png else None
            made.append((texts.caption(language, example, pictured=picture is not None), picture))
        rules = (await self._played(answer))[book.game]
        return TopicFacts(topic, tuple(made), listing_of(rules, topic, language))

    async def _card(
        self,
        entry: Entry,
        rules: Rules[Any, Any],
        language: Language,
        look: Look | None,
        beside: Sequence[Hit] = (),
    ) -> Message:
        """Return the page of a card in these rules, with its picture, and `beside`, other cards that fit."""
        lines = LOOKUPS[entry.game].card_lines(language, rules.pack, entry)
        png = await self._picture(rules, entry.view, "card", {}, language, look) if entry.view is not None else None
        summary = " ".join(
            sentence(line.replace("**", "").removeprefix("- ")) for line in (entry.name(language), *lines)
        )
        alt = clip(summary, ALT)
        picture, book = (png, alt) if png else None, self.books[entry.game]
        return pages.card_page(words_in(language), entry, lines, picture, book, beside)

    async def _picture(
        self, rules: Rules[Any, Any], view: Any, kind: str, names: dict[int, str], language: Language, look: Look | None
    ) -> bytes | None:
        """Return a picture, None if the user wants text or painting failed: the text says the same."""
        if look is None:
            return None
        of = f"the rules of {rules.game.id}"
        return await paint_or_none(self.desk.composer.pictures, rules, view, kind, names, language, look, of=of)


def _look(answer: Answer) -> Look | None:
    """Return the look of the user's pictures, None for a user who wants text instead."""
    return answer.look if answer.preferences.board == "picture" else None


def _own(answer: Answer, control: Control, slot: str) -> bool:
    """Return whether the message that was pressed is a private page of this slot, which can be turned."""
    return control.slot == slot and answer.is_source_private
