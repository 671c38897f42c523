"""Pages of a match of several games, which may be given up one by one, and of a seat that composes a play in a quiet lane."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.kit.composing.messages import Message
from cogs.match.leaving import confirm_concede
from cogs.screens import turn_pages
from cogs.screens.turn_pages import Call
from engines.kernel.state.quiet import open_id, quiet_seat
from referee.match.live import Live
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST
from tests.support.gauntlet_words import gauntlet
from words.texts import LANGUAGES, Language, words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet", "document")


async def table(hall: Hall, language: Language, *, brings: bool = False, **options: object) -> Live:
    """Return a running gauntlet of two."""
    lobbies = hall.referee.lobbies
    live = await lobbies.open(
        "gauntlet", guild=1, channel=2, language=language, user=FIRST, name="Anna", entropy="1", options=options
    )
    await lobbies.join(live.row.code, FIRST + 1, "Boris", "2")
    if brings:
        await lobbies.bring(live.row.code, FIRST, "shove9 shove10 shove11 shove12 rush9 rush10")
        await lobbies.bring(live.row.code, FIRST + 1, "shove13 shove14 shove15 rush11 rush12 shove9")
    return await lobbies.start(live.row.code, FIRST)


def said(message: Message) -> str:
    """Return all texts of a message, one under another."""
    return "\n".join(item.content for item in message.items if isinstance(item, ui.TextDisplay))


def custom_ids(message: Message) -> list[str]:
    """Return the ids of all buttons of a message."""
    shown = [*ui.Container(*message.items).walk_children()]
    shown += [item.accessory for item in shown if isinstance(item, ui.Section)]
    return [item.custom_id or "" for item in shown if isinstance(item, ui.Button)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_giving_up_asks_whether_this_game_or_the_match(hall: Hall, language: Language) -> None:
    texts = words(language, strict=True)
    several = confirm_concede(await table(hall, language, games=3), texts)
    judge(several)
    assert [part for one in custom_ids(several) for part in one.split(":") if part.startswith(("concede", "stay"))] == [
        "stay",
        "concedegame",
        "concede",
    ]
    assert texts("concede-which") in said(several)
    single = confirm_concede(await table(hall, language), texts)
    judge(single)
    assert not any("concedegame" in one for one in custom_ids(single))
    assert texts("concede-which") not in said(single)


async def test_the_buttons_give_up_the_game_and_then_the_match_is_decided(hall: Hall) -> None:
    live = await table(hall, "en", games=3)
    for status in ("playing", "over"):
        live = await hall.referee.seats.concede_game(live.row.code, FIRST)
        assert live.row.status == status


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_turn_message_is_the_same_whatever_the_seat_has_picked(hall: Hall, language: Language) -> None:
    live = await table(hall, language, brings=True)
    referee = hall.referee
    while quiet_seat(live.rules_and_match[1]) is None:
        asked = live.rules_and_match[1].asks[0]
        user = next(s.user for s in live.seats if s.seat == asked.seat) or 0
        live = await referee.choose(live.row.code, user, asked.seat, asked.id, [asked.options[0].key])
    rules_and_match = live.rules_and_match
    seat = quiet_seat(rules_and_match[1])
    (asked,) = rules_and_match[1].asks
    user = next(s.user for s in live.seats if s.seat == seat) or 0

    def shown() -> Message:
        return turn_pages.turn(strict(live, language, None), Call([user], [], (), {}, None), "https://x.example")

    before = shown()
    judge(before)
    texts = words(language)
    assert texts("turn-hidden", button=texts("button-act")) in said(before), "cards in hand are elsewhere"
    number = open_id(rules_and_match[1])
    passes = dict.fromkeys(one for one in custom_ids(before) if f":{number}:" in one)
    assert [one.rsplit(":", 1)[1] for one in passes] == ["pass"]
    live = await referee.choose(live.row.code, user, asked.seat, asked.id, [asked.options[0].key])
    assert live.rules_and_match[1].asks[0].kind == "aim"
    assert shown().digest() == before.digest()
