"""The pages of a guided first match, and the front page of the help. No game is named here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.commands.places import Opening
from cogs.kit.composing.messages import GOLD, GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.buttons import (
    contents_button,
    further_button,
    packs_button,
    privacy_button,
    report_button,
    settings_button,
    turns_button,
)
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.screens.questions.drafts import BUTTONS
from cogs.screens.questions.selects import answer_text
from engines.games import GAMES, LESSONS
from engines.kernel.learning.lessons import Stage
from engines.kernel.state.model import Decision
from ops.version import VERSION
from words.common.lesson_page import Page
from words.common.protocol import GameWords
from words.texts import Words

CODE = "LESSON"
"""The code in the ids of these controls. No match has it, since codes contain neither L nor O."""

BEGIN, TURN, TAKE, QUIT, TABLE, OPEN = "lesson", "turn", "take", "quit", "howto", "open"
"""The actions: begin, go to a place, go on with the picked answers, leave, show how to open a table, open one."""

LAST_PAGE = -1
"""The number of the last page of a stage, which has its question."""

_PATH = re.compile(r"\.|(\.(0|[1-9]\d{0,3})){1,14}", re.ASCII)
_PAGE = re.compile(r"-1|0|[1-9]\d?", re.ASCII)


class Place(msgspec.Struct, frozen=True):
    """A place in a lesson: the game, the answers so far, and the page of the stage that they lead to."""

    game: str
    path: tuple[int, ...]
    page: int

    def id(self, action: str = TURN) -> str:
        """Return the custom id of a control that leads to this place."""
        path = "." + ".".join(str(answer) for answer in self.path)
        return custom_id(CODE, action, NOTE, self.game, path, self.page)

    def after_answer(self, answer: int) -> Place:
        """Return the place that an answer leads to."""
        return Place(self.game, (*self.path, answer), 0)

    def previous(self) -> Place | None:
        """Return the place one step back, None at the start."""
        if self.page:
            return Place(self.game, self.path, self.page - 1)
        return Place(self.game, self.path[:-1], LAST_PAGE) if self.path else None


def place_of(args: Sequence[str]) -> Place | None:
    """Return the place in a control's arguments, None for malformed ones: ids can be forged."""
    if len(args) != 3 or not _PATH.fullmatch(args[1]) or not _PAGE.fullmatch(args[2]):
        return None
    return Place(args[0], tuple(int(answer) for answer in args[1].split(".") if answer), int(args[2]))


def begin_button(words: Words, game: str, style: discord.ButtonStyle = discord.ButtonStyle.primary) -> ui.Button[Any]:
    """Return the button that begins a game's lesson in a message of its own."""
    return button(words, "button-lesson", custom_id(CODE, BEGIN, NOTE, game), style)


def openings(game: str, kind: Opening = "channel") -> dict[str, str]:
    """Return the numbers of practice players with which a table can be opened, each with the key of its label."""
    alone = {str(GAMES[game].company): "button-open-practice"}
    return alone | {"0": "button-open"} if kind == "channel" else alone


def open_buttons(words: Words, game: str, kind: Opening) -> ui.ActionRow[Any]:
    """Return the buttons that open a table of one game, with practice players, and in a channel without them."""
    primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    return ui.ActionRow(
        *(
            button(words, key, custom_id(CODE, OPEN, NOTE, game, n), secondary if n == "0" else primary)
            for n, key in openings(game, kind).items()
        )
    )


def _open_select(words: Words, kind: Opening) -> ui.ActionRow[Any]:
    """Return the select that opens a table of any game, with practice players, and in a channel without them."""
    options = [
        discord.SelectOption(
            label=words("help-opening", game=words(f"{game}-title"), how=words(key)), value=f"{game}:{number}"
        )
        for game in GAMES
        for number, key in openings(game, kind).items()
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(CODE, OPEN, NOTE), placeholder=words("help-open-pick"), options=options
    )
    return ui.ActionRow(select)


class PageFacts(msgspec.Struct, frozen=True):
    """The facts of a page: its place, its text, its stage and its picture if there is one.

    `last` says that the page has the stage's question, or the end; `stand_in` is the text in place of a missing picture;
    `opens` is the kind of table that can be opened here.
    """

    place: Place
    page: Page
    stage: Stage
    last: bool
    picture: tuple[bytes, str] | None
    stand_in: str
    opens: Opening | None


def lesson_page(shown: PageFacts, game: GameWords, words: Words) -> Message:
    """Return one page of a lesson with the buttons to go on, to go back and to leave."""
    asked = shown.stage.seen.decision if shown.last and not shown.stage.over else None
    done = shown.last and shown.stage.over
    message = Message(
        [text(f"### {shown.page.heading}\n{shown.page.text}")], colour=GOLD if done else GREEN if asked else SLATE
    )
    if shown.picture:
        message.picture("lesson.png", *shown.picture)
    elif shown.stand_in:
        message.items.append(text(shown.stand_in))
    if asked is not None:
        message.items += _answers(shown, asked, game, words)
    if done and shown.opens:
        message.items.append(open_buttons(words, shown.place.game, shown.opens))
    message.items.append(ui.ActionRow(*_navigation(shown, words)))
    return message


def _navigation(shown: PageFacts, words: Words) -> list[ui.Button[Any]]:
    """Return the buttons below a page; at the end of the lesson those to start again, to open a table and to read the rules."""
    place, buttons = shown.place, list[ui.Button[Any]]()
    before = place.previous()
    if before is not None:
        buttons.append(button(words, "button-lesson-back", before.id()))
    if not shown.last:
        after = Place(place.game, place.path, place.page + 1)
        buttons.append(button(words, "button-lesson-next", after.id(), discord.ButtonStyle.primary))
    elif shown.stage.over:
        buttons.append(button(words, "button-lesson-again", Place(place.game, (), 0).id()))
        if not shown.opens:
            table = custom_id(CODE, TABLE, NOTE, place.game)
            buttons.append(button(words, "button-table", table, discord.ButtonStyle.primary))
        return [*buttons, contents_button(words, place.game, NOTE)]
    return [*buttons, button(words, "button-lesson-leave", custom_id(CODE, QUIT, NOTE, place.game))]


def _answers(shown: PageFacts, asked: Decision, game: GameWords, words: Words) -> Rows:
    """Return the controls for a question: a line with a button for each of a few answers, else a select.

    Below a picture of the hand, which shows the effects of its cards, the lines leave them out: five answers must fit a phone.
    """
    place, view = shown.place, shown.stage.seen.table
    describe = game.option_detail if shown.page.whole else game.option_description
    by_hand = shown.picture and shown.page.picture == "hand"
    carded = {option.key for option in asked.options if game.option_picture(asked, option.key, view) is not None}
    silent = {option.key for option in asked.options if not carded or option.key in carded} if by_hand else set()
    if not asked.several and len(asked.options) <= BUTTONS:
        return [
            ui.Section(
                answer_text(
                    game.option_label(asked, option.key, view),
                    "" if option.key in silent else describe(asked, option.key, view),
                ),
                accessory=button(words, "control-pick", place.after_answer(n).id(), discord.ButtonStyle.primary),
            )
            for n, option in enumerate(asked.options)
        ]
    choices = [
        discord.SelectOption(
            label=game.option_label(asked, option.key, view),
            value=str(n),
            description=game.option_description(asked, option.key, view) or None,
        )
        for n, option in enumerate(asked.options)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=place.id(TAKE),
        placeholder=game.choose_label(asked),
        min_values=max(1, asked.least),
        max_values=min(asked.most, len(choices)),
        options=choices,
    )
    rows: Rows = [ui.ActionRow(select)]
    if asked.several and asked.least == 0:
        row = ui.Button[Any](label=game.nothing_label(asked), custom_id=place.after_answer(0).id())
        rows.append(ui.ActionRow(row))
    return rows


def left_page(words: Words, game: str) -> Message:
    """Return the message that replaces a lesson that was left, with a button to begin it again."""
    return Message([text(words("lesson-left")), ui.ActionRow(begin_button(words, game, discord.ButtonStyle.secondary))])


def how_to_open(words: Words, game: str) -> Message:
    """Return the three steps to open a table, and the command for playing alone."""
    return Message([text(f"{words('help-open')}\n{words('help-steps')}"), text(words(f"{game}-alone"))])


# -------------------------------------------------------------------- the help


_STEPS: dict[Opening | None, str] = {"channel": "help-steps-here", "private": "help-steps-private", None: "help-steps"}


def help_page(
    words: Words,
    game: str,
    *,
    opens: Opening | None,
    packs: bool = False,
    learnt: str = "",
    guides: str | None = None,
) -> Message:
    """Return the first page of the help: what the bot is, how to learn a game, and how to open a table.

    `game` is the likely one; if it is empty, the page offers all games. `opens` is the kind of table that can be opened here,
    `packs` says that there are content packs, `learnt` is the game of a match that the reader has finished, and `guides` the
    address of the folder with the guides.
    """
    games = words.join([words(f"{name}-title") for name in GAMES])
    first = words("help-first", game=words(f"{game}-title")) if game else words("help-first-any")
    items: Rows = [text(f"{words('help-title')}\n{words('help-what', games=games)}"), text(first)]
    others = [_begin_of(words, name) for name in LESSONS if name != game]
    reading: list[ui.Button[Any]] = [contents_button(words, game, NOTE), turns_button(words)]
    if game in LESSONS:
        items.append(ui.ActionRow(begin_button(words, game), *reading))
    else:
        # A row of its own, so that on a phone no line mixes these buttons with the choice of a game.
        items += [ui.ActionRow(*others), ui.ActionRow(*reading)]
    more = [*([further_button(words, CODE, NOTE, learnt)] if learnt else []), *(others if game in LESSONS else [])]
    if more:
        items.append(ui.ActionRow(*more))
    items.append(text(f"{words('help-open')}\n{words(_STEPS[opens])}"))
    if opens:
        items.append(_open_select(words, opens))
    last: ui.ActionRow[Any] = ui.ActionRow(settings_button(words), report_button(words), privacy_button(words))
    if packs:
        last.add_item(packs_button(words))
    notes = [words("help-commands"), words("help-version", version=VERSION)]
    if guides is not None:
        notes.insert(0, words("help-guides", address=guides))
    return Message([*items, text("\n".join(notes)), last])


def _begin_of(words: Words, game: str) -> ui.Button[Any]:
    """Return the button that begins the lesson of the game named in its label."""
    label = words("button-lesson-of", game=words(f"{game}-title"))
    return ui.Button(label=label, custom_id=custom_id(CODE, BEGIN, NOTE, game))


def reminder_page(words: Words, game: str, wording: GameWords) -> Message:
    """Return the reminder of a game, with buttons to its guided first match and to all its rules."""
    lesson = [begin_button(words, game)] if game in LESSONS else []
    row: ui.ActionRow[Any] = ui.ActionRow(*lesson, contents_button(words, game, NOTE))
    return Message([text(f"## {wording.title()}\n{wording.hint()}"), row])
