"""The private pages of those on a ladder: their place and challenge, whom they may challenge, rules, questions before an act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import GREEN, Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.leagues import actions
from cogs.leagues.reading import Reading
from tournaments.views.ladder import ChallengeView
from words.safe import plain_name
from words.tournaments.leagues.ladder import own_options

MOST_OPTIONS = 25


def own_page(found: Reading, note: str = "") -> Message:
    """Return the page of the reader; `note` says what has just been done."""
    lines = [f"**{note}**"] if note else []
    lines.append(f"**{found.title}**")
    if found.is_on:
        place = found.view.order.index(found.speech.own) + 1
        lines.append(found.words("ladder-your-place", place=place, count=len(found.view.order)))
    if found.ladder.row.phase == "open":
        lines += [own_options(found.speech, found.view), *_links(found)]
    else:
        lines.append(found.words(f"ladder-phase-{found.ladder.row.phase}"))
    return Message([text("\n".join(line for line in lines if line)), *_buttons(found)], colour=GREEN)


def _own(found: Reading) -> list[ChallengeView]:
    return [one for one in found.view.challenges if found.speech.own in (one.challenger, one.challenged)]


def _links(found: Reading) -> list[str]:
    """Return a link to each match that the reader has to play."""
    numbers = [found.ladder.number_of(found.ladder.challenge_by(one.challenger)) for one in _own(found) if one.accepted]
    return [found.words("event-go-to-table", link=found.links[n]) for n in numbers if n in found.links]


def _buttons(found: Reading) -> Rows:
    code, words = found.code, found.words
    if found.ladder.row.phase != "open":
        return [ui.ActionRow(button(words, "button-show-ladder", custom_id(code, actions.SHOW, NOTE)))]
    if not found.is_on:
        name = custom_id(code, actions.JOIN, NOTE)
        join: ui.ActionRow[Any] = ui.ActionRow(button(words, "button-ladder-join", name, discord.ButtonStyle.success))
        return [join]
    row: list[ui.Button[Any]] = []
    for one in _own(found):
        if one.challenged == found.speech.own and not one.accepted:
            row += answer_buttons(found, NOTE)
        elif one.challenger == found.speech.own and not one.accepted:
            row.append(button(words, "button-ladder-withdraw", custom_id(code, actions.WITHDRAW, NOTE)))
    row.append(button(words, "button-show-ladder", custom_id(code, actions.SHOW, NOTE)))
    return [*challenge_rows(found), ui.ActionRow(*row)]


def answer_buttons(found: Reading, slot: str) -> list[ui.Button[Any]]:
    """Return the buttons by which the challenged answers."""
    accept = custom_id(found.code, actions.ACCEPT, slot)
    return [
        button(found.words, "button-ladder-accept", accept, discord.ButtonStyle.success),
        button(found.words, "button-ladder-decline", custom_id(found.code, actions.DECLINE, slot)),
    ]


def challenge_rows(found: Reading) -> Rows:
    """Return the select of those whom the reader may challenge now; no row if there is nobody."""
    names = {member.person: plain_name(member.name) for member in found.ladder.members}
    options = [
        discord.SelectOption(
            label=names[person][:100],
            description=found.words("ladder-option-place", place=found.view.order.index(person) + 1)[:100],
            value=str(person),
        )
        for person in found.view.may_challenge[-MOST_OPTIONS:]
    ]
    if not options:
        return []
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(found.code, actions.CHALLENGE, NOTE),
        options=options,
        placeholder=found.words("ladder-pick"),
    )
    return [ui.ActionRow(select)]


def rules_lines(found: Reading) -> list[str]:
    """Return the rules of a ladder, a sentence each."""
    rules, words = found.ladder.rules, found.words
    return [
        words("ladder-rule-reach", reach=rules.reach),
        words("ladder-rule-accept", days=rules.accept_days),
        words("ladder-rule-play", days=rules.play_days),
        words("ladder-rule-winner"),
        words("ladder-rule-one"),
        words("ladder-rule-again", days=rules.pair_days),
        words("ladder-rule-idle", days=rules.idle_days, every=rules.sink_days),
        words("ladder-rule-rated"),
        words("ladder-rule-blocks"),
    ]


def rules_page(found: Reading) -> Message:
    """Return the rules of a ladder in sentences."""
    head = [f"### {found.words('ladder-rules-title', title=found.title)}", found.game_line()]
    return Message(
        [text("\n".join([*head, *(f"- {line}" for line in rules_lines(found))])), back_row(found)], colour=GREEN
    )


def text_page(found: Reading, texts: Sequence[str], page: int, action: str, *more: ui.Button[Any]) -> Message:
    """Return one page of texts with the buttons to the others, and `more` of them."""
    page = min(page, len(texts) - 1)
    row: ui.ActionRow[Any] = ui.ActionRow(
        *paging_buttons(found.words, found.code, action, page, len(texts)), *more, back_button(found)
    )
    return Message([text(texts[page]), row], colour=GREEN)


def question(found: Reading, key: str, sure: str, action: str, danger: bool = True) -> Message:
    """Return the question before an act: `key` is its text, `sure` the label of the button that does it."""
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.success
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(found.words, sure, custom_id(found.code, action, NOTE), style),
        button(found.words, "button-ladder-keep", custom_id(found.code, actions.MINE, NOTE)),
    )
    return Message([text(found.words(key)), row], colour=GREEN)


def back_button(found: Reading) -> ui.Button[Any]:
    """Return the button that leads back to the card."""
    return button(found.words, "button-show-ladder", custom_id(found.code, actions.SHOW, NOTE))


def back_row(found: Reading) -> ui.ActionRow[Any]:
    """Return a row with the button that leads back to the card."""
    return ui.ActionRow(back_button(found))
