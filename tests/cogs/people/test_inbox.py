"""The list of matches, the catch-up and what those see who watch: judged by Discord's limits and its own document."""

from __future__ import annotations

from random import Random

import pytest

from cogs.kit.controls.buttons import hands_button
from cogs.kit.controls.custom_ids import parse_custom_id
from cogs.kit.match_texts.names import safe_names
from cogs.match import watch_pages
from cogs.match.watching import Watching
from cogs.people import inbox_pages
from cogs.people.inbox import Inbox
from cogs.people.inbox_pages import SHOWN, Entry, Listed
from cogs.replay.catchup import Catchup
from cogs.replay.catchup_pages import folded
from referee.match.live import Live
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.desks import boards
from tests.cogs.match.halls import LOCALES, Hall
from tests.cogs.match.plays import FIRST, Heard, lobby, played
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("known_secret")

STRANGER = 999999999999999999


@pytest.mark.usefixtures("document")
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
            judge(await boards(hall.desk).watched(live, heard), said=f"watched, {phase}")
            judge(await boards(hall.unpainted).watched(live, heard), said=f"watched in words, {phase}")
    hands = await shown_hands(hall, live, language)
    judge(hands)
    assert len(hands.pictures) == len(live.rules_and_match[1].seats)


async def shown_hands(hall: Hall, live: Live, language: Language) -> watch_pages.Message:
    """Press the button for all hands."""
    heard = Heard(STRANGER, LOCALES[language])
    press = Watching(hall.desk, boards(hall.desk)).presses()["hands"].do
    button = hands_button(words(language), live.row.code)
    await press(heard, parse_custom_id(str(button.custom_id)))
    (message,) = heard.messages
    return message


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_full_page_of_the_longest_lines(hall: Hall, language: Language) -> None:
    """Six seats with the longest names, all waited for, on every line; with pages before and after."""
    texts = words(language)
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    page = await Inbox(hall.desk).page(Heard(FIRST, LOCALES[language]), 0)
    lines = page.items[1].content.splitlines()  # type: ignore[attr-defined]
    named = texts("turns-server", head=lines[0], server="Ω" * 100)
    names = safe_names(live, language)
    waits = texts("turns-choosing", names=texts.join([f"**A** {name}" for name in names.values()]))
    entries = [Entry("act", f"WWWWW{n}", [named, *lines[1:], waits]) for n in range(SHOWN)]
    counts = {"act": 20, "wait": 3, "lobby": 2}
    made = inbox_pages.turns(Listed(entries, 1, 4, counts, texts("turns-away", until="<t:1:f>")), texts)  # type: ignore[arg-type]
    judge(made)


def test_what_is_said_several_times_in_a_row_is_said_once() -> None:
    assert folded(["a", "a", "b", "a"], words("en")) == ["a (×2)", "b", "a"]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_on_fits_below_every_panel(hall: Hall, language: Language) -> None:
    """A seat of one match that waits for nothing, while another match waits."""
    first, second = [await lobby(hall.referee, 2, language) for _ in range(2)]
    for live in (first, second):
        await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, first, Random(3)):
        heard = Heard(FIRST, LOCALES[language])
        asked = first.view(0).decision is not None
        way = await hall.desk.next_rows(heard, first)
        assert bool(way) != asked, phase
        panel = await hall.desk.panels.panel(first, 0, language)
        panel.items += way
        judge(panel, said=phase)
