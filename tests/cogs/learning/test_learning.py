"""Pages of rules and cards, judged as all messages are: every topic, every card, with pictures and without."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from cogs.bot.features import set_up_features
from cogs.common.features import merge_presses
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, note
from cogs.kit.controls.actions import CARDS, CONTENTS, RULE, RULES
from cogs.kit.controls.buttons import cited_rule_rows, contents_button
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id, parse_custom_id
from cogs.learning import pages as learning_pages
from cogs.learning.commands import Learning
from cogs.learning.pages import CARDS_PICKED, RULES_PAGE, TOPICS
from referee.service import Referee
from store.database import Database
from store.match.matches import CODE_LENGTH
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.desks import desk_of
from tests.cogs.match.plays import FIRST, Blank, Broken, Heard
from tests.support.databases import open_database
from words.learning import books, catalogue, standard_rules
from words.texts import LANGUAGES, Language, words

LOCALES = {"ru": "ru", "en": "en-GB"}
BOOK = books()["krendel"]
LONG = "Щ" * 100
MARKED = "*_~`|<@1>[x](https://a.b)" * 4


class Library:
    """A cog with a desk that paints or cannot."""

    def __init__(self, db: Database, pictures: Any) -> None:
        referee = Referee(db)
        self.desk = desk_of(referee, pictures)
        self.cog = Learning(self.desk)

    async def press(self, language: Language, name: str, *values: str) -> list[Message]:
        """Return what the press of a control with this custom id is answered by."""
        heard = Heard(FIRST, LOCALES[language])
        heard.interaction.data = {"values": list(values)}
        heard.interaction.message = None
        control = parse_custom_id(name)
        assert control is not None
        work = self.cog.presses()[control.action].do
        await work(heard, control)
        return heard.messages


@pytest_asyncio.fixture(params=[Blank, Broken])
async def library(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Library]:
    db = await open_database(tmp_path / "arbiter.db")
    yield Library(db, request.param())
    await db.close()


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("game", books())
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_topic(library: Library, language: Language, game: str) -> None:
    topics = books()[game].topics
    for topic in topics:
        (message,) = await library.press(language, custom_id(RULES, RULE, RULES_PAGE, game, topic.id))
        judge(message, said=topic.id, quick=topic is not topics[3])
        painted = isinstance(library.desk.composer.pictures, Blank)
        assert len(message.pictures) == (len(topic.examples) if painted else 0)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("game", books())
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_contents(library: Library, language: Language, game: str) -> None:
    (message,) = await library.press(language, custom_id(RULES, CONTENTS, RULES_PAGE, game))
    judge(message)


@pytest.mark.parametrize("game", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_stands_in_one_of_the_selects(language: Language, game: str) -> None:
    book = books()[game]
    for current in (book.topics[0], book.topics[-1]):
        message = learning_pages.topic_page(words(language), book, learning_pages.TopicFacts(current, (), []))
        rows = [item for item in message.items if isinstance(item, discord.ui.ActionRow)]
        selects: list[Any] = [child for row in rows for child in row.children if isinstance(child, discord.ui.Select)]
        offered = [option for select in selects for option in select.options]
        assert [option.value for option in offered] == [topic.id for topic in book.topics]
        assert [option.value for option in offered if option.default] == [current.id]
        lengths = [len(select.options) for select in selects]
        assert max(lengths) <= 25
        assert max(lengths) - min(lengths) <= 1
        assert len({select.custom_id for select in selects}) == len(selects)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_topic_of_the_second_select_is_shown(library: Library, language: Language) -> None:
    name = custom_id(RULES, TOPICS, RULES_PAGE, "battlecon", "16")
    (message,) = await library.press(language, name, "verbs")
    assert books()["battlecon"].by_id["verbs"].title.in_language(language) in str(message.items[0].to_component_dict())


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_found_and_what_is_not(library: Library, language: Language) -> None:
    for query in ("бой", "neighbour", "TK-54", "TK-99", "999", "xqzzw", LONG, MARKED, "  "):
        for game in (*books(), None):
            shelf = library.cog._shelf(game, game or "")
            judge(await library.cog._found(shelf, game or "", query, Heard(FIRST, LOCALES[language])), said=query)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_card(library: Library, language: Language) -> None:
    name = custom_id(CARDS, CARDS_PICKED, learning_pages.CARD_PAGE)
    for entry in catalogue(standard_rules()).entries:
        (message,) = await library.press(language, name, entry.key)
        judge(message, said=entry.key, quick=entry.id != "cat")
        for picture in (item for item in message.items if isinstance(item, discord.ui.MediaGallery)):
            assert ".." not in (picture.items[0].description or ".."), "two full stops read badly aloud"


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_cards(language: Language) -> None:
    for query in ("бой со всеми", "xqzzw", LONG, MARKED):
        entry, hits = catalogue(standard_rules()).find(query, language)
        assert entry is None
        judge(learning_pages.cards_page(words(language), query, hits), said=query)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_others_that_fit(language: Language) -> None:
    entry = catalogue(standard_rules()).by_key["krendel.creature.cat"]
    hits = catalogue(standard_rules()).search("", language)
    judge(learning_pages.card_page(words(language), entry, ["x" * 300], None, BOOK, hits))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_with_the_rule_it_cites(language: Language) -> None:
    message = note("Что-то нельзя")
    message.items += cited_rule_rows(words(language), "TK-36")
    assert len(message.items) == 2
    judge(message)
    assert cited_rule_rows(words(language), None) == []
    assert cited_rule_rows(words(language), "XY-01") == []


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "а", "e", "TK-1", "бой", "neighbour", LONG, MARKED])
async def test_choices_while_typing(library: Library, typed: str, language: Language) -> None:
    asker: Any = Heard(FIRST, LOCALES[language]).interaction
    asker.namespace = SimpleNamespace()
    offer: Any
    for offer in (library.cog._topics_offered, library.cog._cards_offered):
        choices = [choice.to_dict() for choice in await offer(asker, typed)]
        assert choices
        check_choices(choices)
        assert document_broken("POST", CALLBACK, {"type": 8, "data": {"choices": choices}}) == []


def test_no_match_can_have_our_codes() -> None:
    for code in (RULES, CARDS):
        assert len(code) != CODE_LENGTH


async def test_the_router_knows_our_actions_and_no_other_has_them(library: Library) -> None:
    known = merge_presses(*(feature.presses for feature in set_up_features(library.desk)))
    for action, press in library.cog.presses().items():
        assert known[action].do.__func__ is press.do.__func__  # type: ignore[attr-defined]  # a method


def test_a_button_for_other_messages() -> None:
    made = contents_button(words("ru"), "krendel", NOTE)
    assert parse_custom_id(made.custom_id or "") == Control(RULES, CONTENTS, NOTE, ("krendel",))


def test_an_answer_is_private_where_the_source_is() -> None:
    """Only a page of the same kind, seen by one person, is turned; all else gets a message of its own."""
    from cogs.learning.commands import _own

    def pressed(*, ephemeral: bool) -> Answer:
        message = SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral))
        return Answer(SimpleNamespace(message=message, guild_id=1, locale="ru"))  # type: ignore[arg-type]

    control = Control(RULES, RULE, RULES_PAGE, ())
    assert _own(pressed(ephemeral=True), control, RULES_PAGE)
    assert not _own(pressed(ephemeral=False), control, RULES_PAGE)
    assert not _own(pressed(ephemeral=True), control, learning_pages.CARD_PAGE)
