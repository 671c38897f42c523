"""Long lists in pages (cogs/kit/composing/pages.py), and the log of a match in them."""

from __future__ import annotations

from random import Random

import pytest
from discord import ui

from cogs.kit.composing.messages import Message
from cogs.kit.composing.pages import Line, split_into_pages
from cogs.kit.match_texts.reader import Reader
from cogs.screens.log.log_pages import log_page
from cogs.screens.log.story import Chronicle
from referee.service import Referee
from tests.cogs.kit.desks import desk_of
from tests.cogs.match.plays import FIRST, Blank, lobby, played
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("known_secret")


def part(heading: str, *texts: str) -> list[Line]:
    return [Line(heading, heading=True), *map(Line, texts)]


def pages(lines: list[Line], limit: int) -> list[list[str]]:
    return split_into_pages(lines, lambda heading: f"{heading}…", limit)


def test_parts_stay_together_where_they_fit() -> None:
    lines = [Line("hello"), *part("one", "aaaa", "bbbb"), *part("two", "cccc", "dddd"), *part("three", "e")]
    assert pages(lines, 20) == [["hello", "one", "aaaa", "bbbb"], ["two", "cccc", "dddd"], ["three", "e"]]
    assert pages(lines, 100) == [[line.text for line in lines]]


def test_a_part_longer_than_a_page_goes_on_under_its_heading() -> None:
    lines = [Line("hi"), *part("one", "aaaa", "bbbb", "cccc", "dddd"), *part("two", "e")]
    assert pages(lines, 14) == [["hi"], ["one", "aaaa", "bbbb"], ["one…", "cccc"], ["one…", "dddd"], ["two", "e"]]


def test_what_comes_before_the_first_heading_goes_on_without_one() -> None:
    assert pages([Line("aaaa"), Line("bbbb"), Line("cccc")], 10) == [["aaaa", "bbbb"], ["cccc"]]


def test_a_heading_never_stands_alone_at_the_end_of_a_page() -> None:
    assert pages(part("one", "a" * 50, "b"), 10) == [["one", "a" * 50], ["one…", "b"]]


def test_nothing_is_one_empty_page() -> None:
    assert pages([], 10) == [[]]


@pytest.mark.parametrize("limit", [60, 300, 1200])
def test_no_line_is_lost_or_moved_and_pages_are_within_the_limit(limit: int) -> None:
    rng = Random(limit)
    for _ in range(50):
        lines = [Line(f"{n} " + "x" * rng.randrange(20), heading=rng.random() < 0.2) for n in range(60)]
        made = pages(lines, limit)
        assert [text for page in made for text in page if not text.endswith("…")] == [line.text for line in lines]
        assert max(sum(len(text) + 1 for text in page) for page in made) <= limit
        assert all(page for page in made)


# ---------------------------------------------------------------- a match


def texts(message: Message) -> list[str]:
    return [item.content for item in message.items if isinstance(item, ui.TextDisplay)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_of_a_log_says_which_round_it_tells(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 6, language)
    await referee.lobbies.start(live.row.code, FIRST)
    async for _ in played(referee, live, Random(1)):
        pass
    lines = await Chronicle(referee).log_lines(Reader.of(live, language, 0))
    say = words(language)
    rounds = live.view(None).table.round
    headings = {say("krendel-log-round", round=n) for n in range(1, rounds + 1)}
    assert {line.text for line in lines if line.heading} == headings
    again = {say("log-continued", heading=heading) for heading in headings}
    count, found = len(split_into_pages(lines, lambda heading: say("log-continued", heading=heading))), set()
    for number in range(count - 1):
        first = texts(log_page(live, say, lines, number, "n"))[1].splitlines()[0]
        assert first in headings | again
        found.add(first in again)
    assert found == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_private_panel_tells_the_own_fight_above_the_question(referee: Referee, language: Language) -> None:
    live = await lobby(referee, 3, language)
    await referee.lobbies.start(live.row.code, FIRST)
    desk, worded = desk_of(referee, Blank()), set()
    async for phase in played(referee, live, Random(5)):
        game = Reader.of(live, language).game
        for seat in range(3):
            recap, shown = game.recap(live.view(seat).table), texts(await desk.panels.panel(live, seat, language))
            assert bool(recap) == (phase in ("reward", "discard"))
            if recap:
                assert shown[-2] == recap
                worded.add(phase)
    assert worded == {"reward", "discard"}


async def test_whoever_has_left_is_told_no_more_fights(referee: Referee) -> None:
    live = await lobby(referee, 3, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(referee, live, Random(5)):
        if phase == "discard":
            break
    await referee.seats.concede(live.row.code, FIRST)
    desk = desk_of(referee, Blank())
    recap = Reader.of(live, "en").game.recap(live.view(0).table)
    assert recap
    assert recap not in texts(await desk.panels.panel(live, 0, "en"))
