"""A question about places in private: the arena alone stands right above it, and both are on one screen of a phone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import pytest
from discord import ui

from boards.jobs import new_job
from boards.pictures import lay_out
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from engines.battlecon.board import Options as Fight
from engines.battlecon.game import BATTLECON
from engines.brawl.board import Options as Brawl
from engines.brawl.game import BRAWL
from engines.kernel.state.model import Decision, Match
from engines.kernel.views import Seen, view
from referee.match.slots import panel_slot
from tests.cogs.kit.desks import desk_of
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import blank
from tests.cogs.screens.asking import matches, started
from words.battlecon.match import ON_BOARD
from words.texts import LANGUAGES, Language, words

WIDE, TALL = 345, 13 * 44
"""Pixels of a picture on a phone 390 wide, and those that it shows at a time between its own bars."""

LETTERS, LINE, BUTTON, GAP = 38, 22, 44, 8
"""Letters of a line of text, and pixels of it, of a row of controls and between the parts of a message."""

EACH = 12
"""How often each kind of question is looked at."""

TABLES: tuple[tuple[Any, Any, dict[str, Any], int], ...] = (
    (BRAWL, Brawl, {"select": "random"}, 2),
    (BRAWL, Brawl, {"select": "random", "mode": "teams"}, 4),
    (BATTLECON, Fight, {"select": "random"}, 2),
    (BATTLECON, Fight, {"select": "random", "mode": "two_on_two"}, 4),
)

PLACES = {
    "brawl": {"deploy", "move", "attack", "dash", "force"},
    "battlecon": {"move"},
}
"""Questions that come up at every table."""


class Sized:
    """Pictures that are as many as they would be, and remember how high they are; they show nothing."""

    def __init__(self) -> None:
        self.high: list[int] = []

    async def paint(self, rules: Any, table: Any, kind: Any, names: Any, language: Language, look: Any) -> bytes:
        made = new_job(rules.game.id, kind, table, rules.body, rules.hash, names, language=language, theme=look.theme)
        self.high = [math.ceil(scene.height * WIDE / scene.width) for scene in lay_out(made)]
        return blank() * len(self.high)


def of_places(rules: Any, options: Any, seats: int) -> Iterator[tuple[Match[Any, Any], Decision, Seen]]:
    """Yield some questions of each kind about places: those whose answers are marked in the arena, or on the board."""
    found: dict[str, int] = {}
    for seed in range(3):
        for match, asked in matches(rules, seats, options, seed):
            seen = view(rules, match, asked.seat)
            if getattr(seen.table, "marks", ()) or (rules.game is BATTLECON and asked.kind in ON_BOARD):
                found[asked.kind] = found.get(asked.kind, 0) + 1
                if found[asked.kind] <= EACH:
                    yield match, asked, seen
    assert found.keys() >= PLACES[rules.game.id]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "made", "options", "seats"), TABLES)
async def test_the_arena_and_the_question_are_on_one_screen(
    hall: Hall, game: Any, made: Any, options: dict[str, Any], seats: int, language: Language
) -> None:
    rules, pictures = game.standard, Sized()
    desk = desk_of(hall.referee, pictures)
    live = await started(hall, game.id, seats, language, options)
    say = words(language, strict=True)
    worded = Reader.of(live, language).game
    for match, asked, seen in of_places(rules, made(**options), seats):
        live.put(rules.copy(match), {})
        shown = await desk.panels.panel(live, asked.seat, language, slot=panel_slot(asked.seat))
        at = next(n for n, item in enumerate(shown.items) if isinstance(item, ui.MediaGallery))
        said = f"{asked.kind} {language}"
        assert len(shown.pictures) == len(pictures.high) == 1, said
        (alt,) = [each.description for each in shown.items[at].items]
        assert alt is not None
        assert "\n\n" not in alt, said
        question = shown.items[at + 1]
        assert isinstance(question, ui.TextDisplay)
        assert question.content.startswith(f"**{worded.question(asked, live.view(asked.seat).table)}**"), said
        # Nothing is lost for it: the rest of the table is a press away, what has happened stands above the picture.
        assert any(getattr(each, "label", "") == say("button-board") for item in shown.items for each in held(item)), (
            said
        )
        recap = worded.recap(seen.table)
        assert not recap or recap in [getattr(item, "content", "") for item in shown.items[:at]], said
        high = pictures.high[0] + sum(map(tall, shown.items[at + 1 : first(shown, at) + 1]))
        assert high <= TALL, f"{said}: {question.content}"


def held(item: ui.Item[Any]) -> list[ui.Item[Any]]:
    """Return the controls of a row."""
    return list(item.children) if isinstance(item, ui.ActionRow) else []


def first(shown: Message, at: int) -> int:
    """Return where the first controls stand below a picture."""
    return next(n for n, item in enumerate(shown.items) if n > at and isinstance(item, ui.ActionRow | ui.Section))


def tall(item: ui.Item[Any]) -> int:
    """Return the pixels of a part of a message on a phone: of a text its lines, of controls their first row."""
    if not isinstance(item, ui.TextDisplay):
        assert isinstance(item, ui.ActionRow | ui.Section), item
        return GAP + BUTTON
    return GAP + LINE * sum(len(wrap(line, LETTERS)) for line in item.content.split("\n"))
