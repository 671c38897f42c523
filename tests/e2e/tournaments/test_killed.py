"""kill -9 while a round is opened, while results come in, while a result is corrected: nothing is lost, nothing comes twice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.faults.crashing import CALLBACK, CHANNEL, Story, When
from tests.engines.conformance.seeds import sample

NAMES = ("Boris", "Vera", "Gleb", "Dina")

MOMENTS: list[tuple[str, str, str, int, When]] = [
    ("pair", "POST", CALLBACK, 2, "before"),  # Next step: the round is committed, the press is not answered
    ("pair", "POST", CALLBACK, 2, "after"),
    ("pair", "POST", CHANNEL, 1, "before"),  # the first message of the round or of its tables
    ("pair", "POST", CHANNEL, 2, "after"),
    ("pair", "POST", CHANNEL, 3, "before"),
    ("result", "POST", CALLBACK, 2, "before"),  # a player has left the game, the tournament may not know it yet
    ("result", "POST", CALLBACK, 2, "after"),
    ("correct", "POST", CALLBACK, 6, "before"),  # the reason of a correction: it is committed, nobody is answered
    ("correct", "POST", CALLBACK, 6, "after"),
]


class Killed(Story):
    """An organiser and four players at a table whose bot may die; each step is repeated until it has taken effect."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.organiser = self.table.person("Anna", "en-GB")  # she owns the server
        self.players = [self.table.person(name, "en-GB") for name in NAMES]

    async def settled(self) -> None:
        """Wait until neither matches nor tournaments owe a message."""
        for _ in range(1000):
            await super().settled()
            if not self.count("SELECT count(*) FROM tournament_outbox WHERE delivered IS NULL"):
                return
            await self.wait(lambda: not self.count("SELECT count(*) FROM tournament_outbox WHERE delivered IS NULL"))
        raise AssertionError("a tournament's message is still owed")

    def count(self, sql: str, *params: object) -> int:
        return int(str(self.bot.rows(sql, *params)[0][0]))

    def facts(self, kind: str) -> list[dict[str, object]]:
        """Return the facts of a kind in the log, in order."""
        rows = self.bot.rows("SELECT body FROM tournament_records WHERE kind = ? ORDER BY n", kind)
        return [json.loads(str(row[0]))["fact"] for row in rows]

    async def panel_page(self) -> Message:
        done = await (await self.organiser.slash("tournament", {}, sub="panel", channel=self.table.general)).answered()
        assert done.message is not None
        return done.message

    async def step(self, label: str, done: Callable[[], bool], *more: str) -> None:
        """Let the organiser open the panel and press, until it is done."""

        async def act() -> None:
            page = await self.panel_page()
            for each in (label, *more):
                shown = await (await self.organiser.press(page, label=each)).answered()
                page = shown.message or page

        await self.until_done(done, act)

    async def made(self) -> None:
        """Let the organiser make a Swiss of two rounds and open it, and the players enter and check in."""

        async def make() -> None:
            who = self.organiser
            done = await (await who.slash("tournament", {}, sub="new", channel=self.table.general)).answered()
            page = done.message
            assert page is not None
            await who.pick(page, "battlecon", custom_id=str(page.selects()[0]["custom_id"]))
            await who.press(page, label="One against one")
            form = await who.pick(page, "evening", custom_id=str(page.selects()[0]["custom_id"]))
            await who.submit(form, {"name": "Friday", "rounds": "2", "cut": "0"})

        await self.until_done(lambda: bool(self.count("SELECT count(*) FROM tournaments")), make)
        await self.step("Open entering", lambda: bool(self.facts("opened")))
        for number, person in enumerate(self.players, 1):
            await self.on_card(person, "Enter", lambda number=number: len(self.facts("entered")) >= number)
        await self.step("Begin the check-in", lambda: bool(self.facts("check_in_opened")))
        for number, person in enumerate(self.players, 1):
            await self.on_card(person, "Check in", lambda number=number: len(self.facts("checked_in")) >= number)
        await self.step("Start …", lambda: bool(self.facts("started")), "Start now")

    async def on_card(self, person: Person, label: str, done: Callable[[], bool]) -> None:
        def card() -> Message | None:
            found = person.messages(self.table.general)
            return next((m for m in found if label in [str(b["label"]) for b in m.buttons()]), None)

        async def press() -> None:
            message = card()
            assert message is not None
            await person.press(message, label=label)

        await self.until_done(done, press, lambda: card() is not None)

    async def pair(self, number: int) -> None:
        await self.step("Next step", lambda: len(self.facts("round_paired")) >= number)
        await self.wait(lambda: len(self.facts("table_opened")) >= 2 * number)
        await self.settled()

    async def play(self) -> None:
        """Let everybody come to their table, and whoever sits second leave it."""
        for row in self.bot.rows("SELECT id, code FROM matches WHERE status = 'lobby' ORDER BY id"):
            match, code = int(str(row[0])), str(row[1])
            sitting = [
                str(one[0]) for one in self.bot.rows("SELECT name FROM seats WHERE match = ? ORDER BY seat", match)
            ]
            for name in sitting:
                await self.arrive(self.table.person(name), code, match)
            await self.leave(self.table.person(sitting[1]), code)

    async def arrive(self, person: Person, code: str, match: int) -> None:
        def here() -> bool:
            sql = "SELECT count(*) FROM seats WHERE match = ? AND name = ? AND ready <> 0"
            started = self.count("SELECT count(*) FROM matches WHERE id = ? AND status <> 'lobby'", match)
            return bool(started or self.count(sql, match, person.name))

        def board() -> Message | None:
            return next((m for m in person.messages(self.table.general) if code in m.text and m.buttons()), None)

        async def press() -> None:
            message = board()
            assert message is not None
            await person.press(message, label="I am here")

        await self.until_done(here, press, lambda: board() is not None)

    async def leave(self, person: Person, code: str) -> None:
        def over() -> bool:
            return bool(self.count("SELECT count(*) FROM matches WHERE code = ? AND status = 'over'", code))

        async def act() -> None:
            asked = await (await person.slash("concede", {"match": code}, channel=self.table.general)).answered()
            assert asked.message is not None
            await person.press(asked.message, label="Yes, I leave")

        def runs() -> bool:
            return bool(self.count("SELECT count(*) FROM matches WHERE code = ? AND status = 'playing'", code))

        await self.until_done(over, act, lambda: runs() or over())

    async def correct(self) -> None:
        """Turn the result of table 1 of round 1."""

        async def act() -> None:
            who, page = self.organiser, await self.panel_page()
            await who.press(page, label="Results")
            await who.pick(page, "0.1.1", custom_id=self.select(page, "orgtable"))
            await who.pick(page, "2.1", custom_id=self.select(page, "orgact"))
            form = await who.press(page, label="Give the reason …")
            await who.submit(form, {"reason": "The wrong side was named"})

        await self.until_done(lambda: bool(self.facts("corrected")), act)

    @staticmethod
    def select(page: Message, action: str) -> str:
        return str(next(s["custom_id"] for s in page.selects() if str(s["custom_id"]).split(":")[2] == action))

    def check(self) -> None:
        """Every round, table, result and message is there once, and nothing is owed."""
        places = [(fact["stage"], fact["round"]) for fact in self.facts("round_paired")]
        assert places == [(0, 1), (0, 2)]
        for kind in ("table_opened", "game_over"):
            seen = [(fact["round"], fact["table"], fact["nth"]) for fact in self.facts(kind)]
            assert sorted(map(str, seen)) == sorted(str((n, table, 1)) for n in (1, 2) for table in (1, 2)), kind
        assert self.count("SELECT count(*) FROM matches") == 4
        assert len(self.facts("corrected")) == len(self.facts("ended")) == 1
        heads = Counter(m.text.splitlines()[0] for m in self.posts() if m.text.startswith("## "))
        tables = [head for head in heads if head.startswith("## BattleCON")]
        assert [heads.pop(head) for head in tables] == [1] * 4
        wanted = ("Friday: entering is over", "Friday: the check-in is over", "Friday is over")
        rounds = [f"Round {n} of 2 is {what}" for n in (1, 2) for what in ("paired", "over")]
        assert heads == Counter(f"## {head}" for head in (*wanted, *rounds))
        for number in (1, 2):
            (paired,) = (at for at, m in enumerate(self.posts()) if f"Round {number} of 2 is paired" in m.text)
            codes = [str(fact["code"]) for fact in self.facts("table_opened") if fact["round"] == number]
            tables = [
                at for at, m in enumerate(self.posts()) if m.text.startswith("## ") and any(c in m.text for c in codes)
            ]
            assert len(tables) == 2
            assert paired < min(tables), "a round's message stands above those of its tables"
        for person in self.players:
            told = Counter(line[:12] for m in person.inbox for line in m.text.splitlines() if line.startswith("Round "))
            assert told == {"Round 1 of 2": 1, "Round 2 of 2": 1}, person.name
        assert self.table.violations == []


def named(moment: tuple[str, str, str, int, When]) -> str:
    step, _, path, nth, when = moment
    return f"{step}-{when}-{'answer' if path == CALLBACK else 'send'}-{nth}"


@pytest.mark.rule("TM-67")
@pytest.mark.timeout(240)
async def test_killed_at_three_moments_an_event_goes_on_where_it_was(tmp_path: Path) -> None:
    story = Killed(tmp_path)
    moments = {step: sample([one for one in MOMENTS if one[0] == step], 1)[0] for step in ("pair", "result", "correct")}
    async with story.table:
        try:
            await story.made()
            story.kill_at(*moments["pair"][1:3], moments["pair"][4], moments["pair"][3])
            await story.pair(1)
            story.kill_at(*moments["result"][1:3], moments["result"][4], 2 + moments["result"][3])
            await story.play()
            await story.settled()
            story.kill_at(*moments["correct"][1:3], moments["correct"][4], moments["correct"][3])
            await story.correct()
            await story.pair(2)
            await story.play()
            await story.settled()
            await story.step("Next step", lambda: bool(story.facts("ended")))
            await story.settled()
            assert story.bot.deaths == 3, [named(moment) for moment in moments.values()]
            story.check()
        finally:
            await story.bot.end()
