"""BattleCON's lobby and private panels: who would lead how many, and a panel that shows one moment alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from cogs.kit.composing.messages import Message
from cogs.lobby.pages.options import figures_led
from cogs.screens.panel import Panels
from engines.kernel.views import random_keys
from referee.match.slots import BOARD
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import CHANNEL, FIRST, GUILD, blank
from words.texts import Language, figure, words


def said(message: Message) -> str:
    return "\n".join(item.content for item in message.items if hasattr(item, "content"))


async def opened(hall: Hall, language: Language, **options: object) -> Any:
    live = await hall.referee.lobbies.open(
        "battlecon",
        guild=GUILD,
        channel=CHANNEL,
        language=language,
        user=FIRST,
        name="Анна",
        entropy="0",
        options=options,
    )
    await hall.referee.lobbies.join(live.row.code, FIRST + 1, "Борис", "1")
    return live


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_a_lobby_says_who_would_lead_several(hall: Hall, language: Language) -> None:
    say = words(language, strict=True)
    live = await opened(hall, language, mode="two_on_two")
    assert say("lobby-leads-each", count=2) in said(await hall.composer.compose(live, BOARD))
    await hall.referee.lobbies.join(live.row.code, FIRST + 2, "Вера", "2")
    # Вера is Анна's mate, so Борис leads two against them.
    counts = {"Анна": 1, "Вера": 1, "Борис": 2}
    who = [say("lobby-leads-seat", name=name, count=n) for name, n in counts.items()]
    assert say("lobby-leads", who=say.join(who)) in said(await hall.composer.compose(live, BOARD))
    await hall.referee.lobbies.join(live.row.code, FIRST + 3, "Глеб", "3")
    alone = say("lobby-leads", who="|").split("|")[0]
    assert alone not in said(await hall.composer.compose(live, BOARD))
    duel = await opened(hall, language, mode="duel")
    assert alone not in said(await hall.composer.compose(duel, BOARD))


@pytest.mark.parametrize(
    ("mode", "seats", "counts"),
    [("two_on_one", 2, {0: 1, 1: 2}), ("three_on_one", 3, {0: 1, 1: 1, 2: 2}), ("two_on_two", 4, {}), ("duel", 2, {})],
)
def test_how_many_each_seat_leads(mode: str, seats: int, counts: dict[int, int]) -> None:
    assert figures_led("battlecon", f'{{"mode": "{mode}"}}', range(seats)) == counts
    assert figures_led("krendel", "{}", range(seats)) == {}


class Meanwhile:
    """Pictures during which something else is done: that of a card fails after it, others show what they were made from."""

    def __init__(self, do: Callable[[], Awaitable[Any]]) -> None:
        self.do = do
        self.tables: list[Any] = []

    async def paint(self, _rules: Any, table: Any, kind: str, *_: Any) -> bytes:
        """Return a blank picture."""
        if kind == "card":
            await self.do()
            raise OSError("no picture")
        self.tables.append(table)
        return blank()


async def test_a_panel_shows_the_moment_it_was_asked_for(hall: Hall) -> None:
    live = await opened(hall, "en", select="open")
    referee, code = hall.referee, live.row.code
    await referee.lobbies.start(code, FIRST)
    (asked,) = live.rules_and_match[1].asks
    user = FIRST + asked.seat
    await referee.set_draft(code, user, asked.seat, asked.id, ["@0", "heketch"])
    before = live.view(asked.seat).table

    async def choose() -> None:
        await referee.choose(code, user, asked.seat, asked.id, ["heketch"])

    pictures = Meanwhile(choose)
    made = await Panels(referee, pictures, hall.composer.link).panel(live, asked.seat, "en", user=user)
    assert live.view(asked.seat).table != before, "the answer was given while the picture was painted"
    assert pictures.tables == [before]
    assert words("en")("battlecon-ask-fighter") in said(made)


@pytest.mark.parametrize(("language", "line"), [("en", "Waiting for"), ("ru", "Ждём")])
async def test_whoever_has_nothing_to_do_reads_who_is_waited_for(hall: Hall, language: Language, line: str) -> None:
    live = await opened(hall, language, select="open")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    (asked,) = live.rules_and_match[1].asks
    idle = next(s for s in live.humans if s.seat != asked.seat)
    worded = said(await hall.desk.panels.panel(live, idle.seat, language))
    name = live.names[asked.seat]
    assert words(language)("hand-wait") in worded
    assert any(one.startswith(line) and name in one for one in worded.splitlines()), worded
    own = said(await hall.desk.panels.panel(live, asked.seat, language))
    assert words(language)("hand-wait") not in own


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_while_pairs_are_chosen_a_panel_tells_how_the_beat_before_ended(hall: Hall, language: Language) -> None:
    live, rng, say = await opened(hall, language, select="random"), Random(5), words(language, strict=True)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    beat, lives, failed = 0, {}, 0
    while live.row.status == "playing" and beat < 6:
        view = live.view(None).table
        if view.phase == "preparation" and view.beat > beat:
            beat, before, lives = view.beat, lives, {fighter.index: fighter.life for fighter in view.fighters}
            worded = said(await hall.desk.panels.panel(live, 0, language))
            head = say("battlecon-back", beat=beat - 1, text="|").split("|")[0]
            (line,) = [line for line in worded.splitlines() if line.startswith(head)] if beat > 1 else [""]
            assert beat > 1 or head not in worded
            hurt = [life for index, life in lives.items() if life < before.get(index, life)]
            assert all(figure(life) in line for life in hurt), line
            assert not hurt or say("battlecon-back-nobody") not in line
            failed += say("battlecon-failed-own") in line
        asked = rng.choice(live.rules_and_match[1].asks)
        await hall.referee.choose(live.row.code, FIRST + asked.seat, asked.seat, asked.id, random_keys(asked, rng))
    assert beat > 2
    assert failed
