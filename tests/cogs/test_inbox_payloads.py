"""The list of matches, the catch-up and what those see who watch: judged by Discord's limits and its own document."""

from __future__ import annotations

from random import Random

import pytest

from cogs import inbox_messages, watch_messages
from cogs.catchup import Catchup
from cogs.catchup_messages import folded
from cogs.ids import parse
from cogs.inbox import Inbox
from cogs.inbox_messages import SHOWN, Entry, Listed
from cogs.watching import Watching
from referee.live import Live
from tests.cogs.bodies import document
from tests.cogs.plays import FIRST, Heard, lobby, played
from tests.cogs.test_payloads import LOCALES, Hall, hall, judge, known_secret
from words.texts import LANGUAGES, Language, words

__all__ = ["document", "hall", "known_secret"]

STRANGER = 999999999999999999


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
async def test_what_players_and_others_are_told_from_the_lobby_to_the_end(
    hall: Hall, seats: int, language: Language
) -> None:
    live = await lobby(hall.referee, seats, language)
    inbox, catchup = Inbox(hall.desk), Catchup(hall.desk)
    judge(await inbox.page(Heard(FIRST, LOCALES[language]), 0), said="lobby")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, live, Random(seats)):
        for user in (FIRST, FIRST + seats - 1, STRANGER):
            heard = Heard(user, LOCALES[language])
            judge(await inbox.page(heard, 0), said=f"turns, {phase}")
            judge(await catchup.caught(heard, live), said=f"catch-up, {phase}")
            judge(await hall.scribe.watched(live, heard), said=f"watched, {phase}")
            judge(await hall.unpainted.watched(live, heard), said=f"watched in words, {phase}")
    hands = await shown_hands(hall, live, language)
    judge(hands)
    assert len(hands.pictures) == len(live.playing[1].seats)


async def shown_hands(hall: Hall, live: Live, language: Language) -> watch_messages.Message:
    """Press the button for all hands."""
    heard = Heard(STRANGER, LOCALES[language])
    press, _ = Watching(hall.desk).handlers()["hands"]
    button = watch_messages.hands_button(words(language), live.row.code)
    await press(heard, parse(str(button.custom_id)))
    (message,) = heard.messages
    return message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_full_page_of_the_longest_lines(hall: Hall, language: Language) -> None:
    """Six seats with the longest names, all waited for, on every line; with pages before and after."""
    texts = words(language)
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    page = await Inbox(hall.desk).page(Heard(FIRST, LOCALES[language]), 0)
    lines = page.items[1].content.splitlines()  # type: ignore[attr-defined]
    named = texts("turns-server", head=lines[0], server="Ω" * 100)
    names = hall.scribe.names(live, language)
    waits = texts("turns-choosing", names=texts.join([f"**A** {name}" for name in names.values()]))
    entries = [Entry("act", f"WWWWW{n}", [named, *lines[1:], waits]) for n in range(SHOWN)]
    counts = {"act": 20, "wait": 3, "lobby": 2}
    made = inbox_messages.turns(Listed(entries, 1, 4, counts, texts("turns-away", until="<t:1:f>")), texts)  # type: ignore[arg-type]
    judge(made)


def test_what_is_said_several_times_in_a_row_is_said_once() -> None:
    assert folded(["a", "a", "b", "a"], words("en")) == ["a (×2)", "b", "a"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_on_fits_below_every_panel(hall: Hall, language: Language) -> None:
    """A seat of one match that waits for nothing, while another match waits."""
    first, second = [await lobby(hall.referee, 2, language) for _ in range(2)]
    for live in (first, second):
        await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, first, Random(3)):
        heard = Heard(FIRST, LOCALES[language])
        asked = first.seen(0).decision is not None
        way = await hall.desk.onward(heard, first)
        assert bool(way) != asked, phase
        panel = await hall.scribe.panels.panel(first, 0, language)
        panel.items += way
        judge(panel, said=phase)
