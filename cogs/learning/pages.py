"""The pages of rules and of single cards. No game is named here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.actions import CARDS, CONTENTS, RULE, RULES
from cogs.kit.controls.custom_ids import custom_id
from words.common.catalogue import Entry, Hit
from words.common.rule_book import Book, Topic
from words.common.rule_search import Passage, SearchResult
from words.safe import clip, safe_name
from words.texts import Words

RULES_PAGE, CARD_PAGE = "rules", "card"
"""Slots of the messages that have these controls: a page of rules, a card."""

TOPICS, CARDS_PICKED = "topics", "cards"
"""The actions: show the topic picked, show the card picked."""

MOST_ALSO = 3
"""Further topics shown beside the one found, and topics shown beside a card."""

MOST_OFFERED = 10
"""Cards to choose from if no single card fits."""

OPTIONS = 25
"""Options of a select at most."""

LABEL = 80
"""Characters of a button's label at most."""

QUERY_LENGTH = 60
"""Characters of a query that an answer repeats."""

Picture = tuple[bytes, str]


class TopicFacts(msgspec.Struct, frozen=True):
    """A topic, its examples, each a caption with a picture if it could be painted, and lines about cards of the topic."""

    topic: Topic
    examples: tuple[tuple[str, Picture | None], ...]
    listing: list[str]


# -------------------------------------------------------------------- rules


def contents_page(words: Words, book: Book, others: Sequence[str] = ()) -> Message:
    """Return the first page: all topics, how to search them, and buttons to the rules of the `others`, each a game."""
    head = words("rules-contents", game=words(f"{book.game}-title"))
    sample = next((topic for topic in book.topics if topic.examples), book.topics[0])
    word = sample.keywords.in_language(words.language).split(",")[0]
    intro = words("rules-intro", count=len(book.topics), word=word)
    start = button(words, "button-rules-start", _topic_id(book, book.topics[0], "start"), discord.ButtonStyle.primary)
    made = Message([text(f"{head}\n{intro}"), *_selects(words, book, None), ui.ActionRow(start)])
    if others:
        made.items += [text(words("rules-others")), _games_row(words, others)]
    return made


def game_question(words: Words, games: Sequence[str]) -> Message:
    """Return the question which game's rules to show."""
    return Message([text(words("rules-which")), _games_row(words, games)])


def _games_row(words: Words, games: Sequence[str]) -> ui.ActionRow[Any]:
    """Return a row with a button for each game, which leads to its rules."""
    return ui.ActionRow(
        *(
            ui.Button(label=words(f"{game}-title"), custom_id=custom_id(RULES, CONTENTS, RULES_PAGE, game))
            for game in games
        )
    )


def passage_title(words: Words, hit: Passage) -> str:
    """Return the title of a topic with its game, for lists with topics of several games."""
    return f"{words(f'{hit.book.game}-title')} · {hit.topic.title.in_language(words.language)}"


def topic_page(words: Words, book: Book, shown: TopicFacts, also: Sequence[Passage] = ()) -> Message:
    """Return a topic with its examples, buttons to `also`, other topics found, and controls to reach all topics."""
    topic = shown.topic
    title, body = topic.title.in_language(words.language), topic.text.in_language(words.language).strip()
    message = Message([text(f"### {title}\n{body}")])
    for number, (caption, picture) in enumerate(shown.examples):
        if picture is not None:
            message.picture(f"example{number}.png", *picture)
        message.items.append(text(caption))
    if shown.listing:
        message.items.append(text("\n".join([words("rules-cards"), *shown.listing])))
    number = book.topics.index(topic) + 1
    game = words(f"{book.game}-title")
    foot = words("rules-foot", game=game, ids=", ".join(topic.rules), number=number, count=len(book.topics))
    message.items.append(text(f"-# {foot}"))
    if also:
        message.items += [text(words("rules-also")), _topics_row(words, also[:MOST_ALSO], "also", book)]
    before, after = book.neighbours_of(topic)
    message.items += [
        *_selects(words, book, topic),
        ui.ActionRow(
            button(words, "button-rules-previous", _topic_id(book, before, "previous")),
            button(words, "button-rules-contents", custom_id(RULES, CONTENTS, RULES_PAGE, book.game)),
            button(words, "button-rules-next", _topic_id(book, after, "next"), discord.ButtonStyle.primary),
        ),
    ]
    return message


def not_found(words: Words, book: Book, query: str, found: SearchResult) -> Message:
    """Return the page that says that nothing fits, with the nearest topics."""
    if found.unknown is not None:
        book = found.nearest[0].book
        rules = sorted(rule for topic in book.topics for rule in topic.rules)
        head = words("rules-no-rule", rule=found.unknown, first=rules[0], last=rules[-1])
    else:
        head = words("rules-none", query=safe_name(query, QUERY_LENGTH))
    return Message([text(head), _topics_row(words, found.nearest, "near", book), *_selects(words, book, None)])


def _topics_row(words: Words, hits: Sequence[Passage], tag: str, book: Book) -> ui.ActionRow[Any]:
    """Return a row of buttons for topics; a topic of another book than `book` is labelled with its game, too."""
    return ui.ActionRow(
        *(
            ui.Button(
                label=clip(
                    passage_title(words, hit) if hit.book is not book else hit.topic.title.in_language(words.language),
                    LABEL,
                ),
                custom_id=_topic_id(hit.book, hit.topic, tag),
            )
            for hit in hits
        )
    )


def _topic_id(book: Book, topic: Topic, tag: str, slot: str = RULES_PAGE) -> str:
    """Return the custom id that shows a topic; `tag` makes the ids of two buttons to one topic differ."""
    return custom_id(RULES, RULE, slot, book.game, topic.id, tag)


def _selects(words: Words, book: Book, current: Topic | None) -> list[ui.ActionRow[Any]]:
    """Return the selects of all topics: as few as Discord's limit of options allows, of about the same length."""
    parts = -(-len(book.topics) // OPTIONS)
    each = -(-len(book.topics) // parts)
    return [
        _select(words, book, current, range(first, min(first + each, len(book.topics))))
        for first in range(0, len(book.topics), each)
    ]


def _select(words: Words, book: Book, current: Topic | None, shown: range) -> ui.ActionRow[Any]:
    options = []
    for place in shown:
        topic = book.topics[place]
        title = f"{place + 1}. {topic.title.in_language(words.language)}"
        options.append(discord.SelectOption(label=title, value=topic.id, default=topic is current))
    if len(shown) == len(book.topics):
        name, placeholder = custom_id(RULES, TOPICS, RULES_PAGE, book.game), words("rules-pick")
    else:
        name = custom_id(RULES, TOPICS, RULES_PAGE, book.game, str(shown.start))
        placeholder = words("rules-pick-part", first=shown.start + 1, last=shown.stop)
    select: ui.Select[Any] = ui.Select(custom_id=name, placeholder=placeholder, options=options)
    return ui.ActionRow(select)


# -------------------------------------------------------------------- cards


def card_page(
    words: Words,
    entry: Entry,
    lines: Sequence[str],
    picture: Picture | None,
    book: Book,
    beside: Sequence[Hit] = (),
) -> Message:
    """Return the page of a card: its text, its picture, the topics that explain it, and `beside`, other cards that fit.

    The source of the card, the last of the lines, is shown only without a picture, which shows it, too.
    """
    *body, source = lines if len(lines) > 1 else (*lines, "")
    message = Message([text("\n".join([f"### {entry.name(words.language)}", *body]))])
    if picture is not None:
        message.picture("card.png", *picture)
    elif source:
        message.items.append(text(f"-# {source}"))
    topics = [book.by_id[name] for name in entry.topics][:MOST_ALSO]
    rows = [
        ui.Button[Any](
            label=topic.title.in_language(words.language), custom_id=_topic_id(book, topic, "card", CARD_PAGE)
        )
        for topic in topics
    ]
    message.items.append(ui.ActionRow(*rows))
    if beside:
        message.items.append(_hits(words, beside))
    return message


def cards_page(words: Words, query: str, hits: Sequence[Hit]) -> Message:
    """Return the page of the cards that fit, or if none does, of the most similar ones."""
    key = "cards-several" if hits[0].fits else "cards-none"
    shown = [hit for hit in hits if hit.fits] or hits
    return Message([text(words(key, query=safe_name(query, QUERY_LENGTH))), _hits(words, shown)])


def hit_label(words: Words, hit: Hit) -> str:
    """Return the label of a card in a list: the name found, its kind, and its owner."""
    name, kind = hit.name.in_language(words.language), words(f"cards-kind-{hit.kind}")
    if hit.entry.owner is not None:
        return words("cards-hit-of", name=name, kind=kind, owner=hit.entry.owner.in_language(words.language))
    if hit.kind == hit.entry.kind:
        return words("cards-hit", name=name, kind=kind)
    return words("cards-hit-spell", name=name, kind=kind, card=hit.entry.name(words.language))


def _hits(words: Words, hits: Sequence[Hit]) -> ui.ActionRow[Any]:
    options = [discord.SelectOption(label=hit_label(words, hit), value=hit.entry.key) for hit in hits[:MOST_OFFERED]]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CARDS, CARDS_PICKED, CARD_PAGE), placeholder=words("cards-pick"), options=options
    )
    return ui.ActionRow(select)
