"""The panel of the workshop: how the deck is doing, its picture, the selects of groups and cards, and all buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.decks import actions
from cogs.decks.actions import DECKS, Bench
from cogs.decks.reading import LINES, Deck, code_block
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from engines.kernel.lobby.building import CardGroup
from store.people.decks import DeckRow
from words.safe import clip, safe_name
from words.texts import Words

OPTIONS = 25
"""Options of a select at most."""

THREE = 3
"""The copies that the button “×3” sets."""

LISTED = 2600
"""Characters of the list in place of a picture."""


def workshop_page(deck: Deck, row: DeckRow, at: Bench, shown: tuple[bytes, str] | None, note: str = "") -> Message:
    """Return the panel of a deck: `shown` is its picture, None for a list, `note` a line about the press."""
    words = deck.words
    head = words("deck-title", name=safe_name(row.name, 40), game=deck.title())
    problems = deck.problem_lines()
    more = len(problems) - LINES
    lines = [head, *([note] if note else []), deck.summary(), *problems[:LINES]]
    lines += [words("deck-more", count=more)] if more > 0 else []
    message = Message([text("\n".join(lines))])
    if shown is not None:
        message.picture("deck.png", *shown)
    elif deck.copies:
        message.items.append(text(code_block(clip("\n".join(deck.card_lines()), LISTED))))
    place, group = _place(deck, row, at)
    message.items += [_groups(deck, place), *_cards(deck, place, group), *_buttons(words, row, place)]
    return message


def _place(deck: Deck, row: DeckRow, at: Bench) -> tuple[Bench, CardGroup]:
    """Return the place that is shown, at the newest version, and the cards of its group on its page."""
    groups = deck.builder.groups(deck.pack)
    group = next((one for one in groups if one.key == at.group), groups[0])
    first = at.page * OPTIONS if at.page * OPTIONS < len(group.cards) else 0
    cards = group.cards[first : first + OPTIONS]
    card = at.card if at.card in cards and not group.most else ""
    return Bench(row.id, row.version, group.key, first // OPTIONS, card), CardGroup(group.key, cards, group.most)


def _groups(deck: Deck, at: Bench) -> ui.ActionRow[Any]:
    """Return the select of groups; a group that is too long for one list has several entries."""
    words, options = deck.words, []
    for group in deck.builder.groups(deck.pack):
        pages = -(-len(group.cards) // OPTIONS)
        for page in range(pages):
            cards = group.cards[page * OPTIONS : (page + 1) * OPTIONS]
            name = deck.texts.group(words.language, group.key)
            label = name if pages == 1 else words("deck-group-page", name=name, number=page + 1)
            count = sum(deck.copies.get(card, 0) for card in cards)
            chosen = (group.key, page) == (at.group, at.page)
            option = discord.SelectOption(
                label=label, value=f"{group.key}.{page}", description=words("deck-in", count=count), default=chosen
            )
            options.append(option)
    select: ui.Select[Any] = ui.Select(
        custom_id=at.id(actions.GROUP), placeholder=words("deck-pick-group"), options=options[:OPTIONS]
    )
    return ui.ActionRow(select)


def _cards(deck: Deck, at: Bench, group: CardGroup) -> Rows:
    """Return the select of the group's cards; of the card picked its whole text, and the buttons for its copies."""
    words, options = deck.words, []
    for card in group.cards:
        copies = deck.copies.get(card, 0)
        label = deck.card(card) if not copies or group.most else words("deck-card", name=deck.card(card), copies=copies)
        facts = deck.texts.facts(words.language, deck.pack, card)
        chosen = copies > 0 if group.most else card == at.card
        options.append(discord.SelectOption(label=label, value=card, description=facts, default=chosen))
    if group.most:
        most = min(len(options), max(group.most, sum(option.default for option in options)))
        hint = words("deck-choose", most=group.most)
        many: ui.Select[Any] = ui.Select(
            custom_id=at.id(actions.CHOOSE), placeholder=hint, options=options, min_values=0, max_values=most
        )
        return [ui.ActionRow(many)]
    one: ui.Select[Any] = ui.Select(custom_id=at.id(actions.CARD), placeholder=words("deck-pick-card"), options=options)
    if not at.card:
        return [ui.ActionRow(one)]
    whole = f"**{deck.card(at.card)}**\n{deck.texts.detail(words.language, deck.pack, at.card)}"
    return [ui.ActionRow(one), text(whole), _copies(deck, at)]


def _copies(deck: Deck, at: Bench) -> ui.ActionRow[Any]:
    """Return the buttons that change the copies of the card."""
    words, copies = deck.words, deck.copies.get(at.card, 0)
    less = button(words, "button-deck-less", at.id(actions.PUT, "-1"))
    more = button(words, "button-deck-more", at.id(actions.PUT, "+1"), discord.ButtonStyle.success)
    three = button(words, "button-deck-three", at.id(actions.PUT, f">{THREE}"))
    less.disabled, three.disabled = copies == 0, copies == THREE
    return ui.ActionRow(less, more, three)


def _buttons(words: Words, row: DeckRow, at: Bench) -> Rows:
    undo = button(words, "button-deck-undo", at.id(actions.UNDO))
    undo.disabled = row.former_body is None
    return [
        ui.ActionRow(
            button(words, "button-deck-check", at.id(actions.CHECK)),
            button(words, "button-deck-import", at.id(actions.IMPORT)),
            button(words, "button-deck-export", at.id(actions.EXPORT)),
            button(words, "button-deck-rename", at.id(actions.RENAME)),
            undo,
        ),
        ui.ActionRow(
            button(words, "button-deck-table", at.id(actions.TO_TABLE), discord.ButtonStyle.primary),
            button(words, "button-deck-share", at.id(actions.SHARE)),
            button(words, "button-deck-copy", at.id(actions.COPY)),
            button(words, "button-deck-delete", at.id(actions.DELETE), discord.ButtonStyle.danger),
            button(words, "button-decks", custom_id(DECKS, actions.LIST, NOTE)),
        ),
    ]


def verdict_page(deck: Deck) -> Message:
    """Return all that is wrong with a deck."""
    words = deck.words
    head = words("deck-title", name=safe_name(deck.name, 40), game=deck.title())
    lines = deck.problem_lines() or [words("deck-sound")]
    return Message([text("\n".join([head, deck.summary(), *lines]))])


def delete_question(words: Words, row: DeckRow, at: Bench) -> Message:
    """Return the question before a deck is deleted."""
    sure = button(words, "button-deck-delete-sure", at.id(actions.DELETE_SURE), discord.ButtonStyle.danger)
    keep = button(words, "button-deck-keep", at.id(actions.GROUP))
    return Message([text(words("deck-delete-ask", name=safe_name(row.name, 40))), ui.ActionRow(keep, sure)])
