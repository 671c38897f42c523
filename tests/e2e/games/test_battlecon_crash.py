"""kill -9 in a duel of BattleCON: over a pair, the last pair, an advantage in the channel, the reveal, a choice in the beat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.faults.crashing import CALLBACK, CHANNEL, MESSAGE, Story, When
from tests.e2e.playing import controls, pick_facet
from tests.engines.conformance.seeds import sample

NAMES = ("Anna", "Boris")
FIGHTERS = ("claus", "juto")
"""Both have one finisher and no advantages of their own."""

PAIRS = (("claus.cyclone", "drive"), ("juto.fuzzy", "juto.staff"))
"""Claus drives on by one space or two: a choice in the middle of the beat."""

PAIR_NAMES = ("Cyclone Drive", "Fuzzy Staff")

MOMENTS: dict[When, dict[str, tuple[str, str]]] = {
    "before": {
        "a pair": ("POST", CALLBACK),
        "the last pair": ("PATCH", MESSAGE),  # the first of the messages that tell of advantages
        "an advantage": ("POST", CALLBACK),
        "the reveal": ("PATCH", MESSAGE),
        "a choice in the beat": ("DELETE", MESSAGE),  # the call of the beat that is over
    },
    "after": {
        "a pair": ("POST", CALLBACK),
        "the last pair": ("POST", CHANNEL),  # the call to whoever may use an advantage
        "an advantage": ("PATCH", MESSAGE),
        "the reveal": ("POST", CALLBACK),
        "a choice in the beat": ("POST", CALLBACK),
    },
}
"""At which request the process dies: before Discord has handled it, or after."""


class Duel(Story):
    """Anna and Boris choose known fighters, lay known pairs, and fight a beat."""

    @property
    def people(self) -> tuple[Person, ...]:
        return tuple(self.table.person(name) for name in NAMES)

    def call(self) -> Message:
        """The message in the channel that calls somebody to act."""
        return self.posts()[-1]

    def choices(self, *kinds: str) -> list[tuple[object, ...]]:
        """Return the answers to questions of these kinds: seat, kind and keys, in order."""
        rows = self.bot.rows("SELECT seat, kind, keys FROM choices ORDER BY version")
        return [row for row in rows if row[1] in kinds]

    async def given(self, kind: str, press: Callable[[], Awaitable[object]]) -> None:
        """Press until one more answer to a question of this kind is in."""
        before = len(self.choices(kind))
        await self.until_done(lambda: len(self.choices(kind)) > before, press)
        await self.settled()

    async def pick(self, person: Person, *values: str) -> None:
        """Pick on the panel, one after another; the class of a fighter is found by trying."""
        for place, value in enumerate(values):
            shown = self.panel(person)
            if any(name.endswith(f":*{place}:{value}") for name in controls(shown, "add")):
                await (await pick_facet(person, shown, place, value)).answered()
                continue
            groups = [name for name in controls(shown, "add") if name.endswith("*g")]
            for group in next((s["options"] for s in shown.selects() if s["custom_id"] in groups), ()):
                await (await person.pick(shown, group["value"], custom_id=groups[0])).answered()
                if offering(shown, value):
                    break
            await (await person.pick(shown, value, custom_id=offering(shown, value)[0])).answered()

    async def confirm(self, person: Person, kind: str) -> None:
        """Press the panel's *Confirm*."""
        await self.given(
            kind, lambda: person.press(self.panel(person), custom_id=controls(self.panel(person), "done")[0])
        )

    async def answer_on_panel(self, person: Person, kind: str, key: str) -> None:
        await self.given(kind, lambda: person.press(self.panel(person), custom_id=button(self.panel(person), key)))

    async def answer_in_channel(self, kind: str, key: str) -> None:
        """Let whoever is asked answer on the message that everybody sees."""
        person = self.people[int(controls(self.call())[0].split(":")[4])]
        await self.given(kind, lambda: person.press(self.call(), custom_id=button(self.call(), key)))

    async def prepared(self) -> None:
        """Open, start, choose fighters and discards; nobody dies over that here."""
        await self.started("battlecon", fighters="open")
        await self.settled()
        for _ in NAMES:
            person = next(p for p in self.people if controls(self.panel(p), "add"))
            await self.pick(person, FIGHTERS[NAMES.index(person.name)])
            await self.confirm(person, "fighter")
        for person in self.people:
            await self.answer_on_panel(person, "discards", "beginner")


def offering(shown: Message, value: str) -> list[str]:
    """Return the custom ids of the selects that offer a value."""
    return [s["custom_id"] for s in shown.selects() if value in [o["value"] for o in s["options"]]]


def button(shown: Message, key: str) -> str:
    return next(name for name in controls(shown) if name.endswith(f":{key}"))


def check(story: Duel) -> None:
    """Every answer once, every message once, nothing owed, nothing that Discord would refuse."""
    assert story.choices("pair", "move") == [
        *((seat, "pair", f'["{"/".join(pair)}"]') for seat, pair in enumerate(PAIRS)),
        (0, "move", '["s3"]'),
    ]
    used = story.choices("advantage")
    assert sorted(seat for seat, *_ in used) == [0, 1]
    assert [keys for *_, keys in used] == ['["strengthen"]', '["pass"]']
    board, call = story.posts()
    assert "Beat 2" in board.text
    assert board.text.count("**Beat 1**") == 1
    assert [board.text.count(name) for name in PAIR_NAMES] == [1, 1]
    assert "To the table" in call.text
    for person in story.people:
        (panel,) = person.inbox
        assert {name.split(":")[6] for name in controls(panel, "add")} == {"*0", "*1"}, panel.text
    assert story.bot.owed() == 0
    assert story.table.violations == []


@pytest.mark.parametrize("when", sample([*MOMENTS], 1))
@pytest.mark.timeout(240)
async def test_killed_through_a_beat(tmp_path: Path, when: When) -> None:
    """The same controls work again, every answer counts once, and no pair shows before the reveal."""
    story, moments = Duel(tmp_path), iter(MOMENTS[when].items())

    def deadly(expected: str) -> None:
        moment, request = next(moments)
        assert moment == expected
        assert story.bot.deaths == [*MOMENTS[when]].index(moment), f"nobody died before {moment}"
        story.kill_at(*request, when)

    async with story.table:
        try:
            await story.prepared()
            for moment, person, pair in zip(("a pair", "the last pair"), story.people, PAIRS, strict=True):
                await story.pick(person, *pair)
                deadly(moment)
                await story.confirm(person, "pair")
            deadly("an advantage")
            await story.answer_in_channel("advantage", "strengthen")
            shown = "\n".join(post.text for post in story.posts())
            assert not [name for names in PAIR_NAMES for name in names.split() if name in shown]
            deadly("the reveal")
            await story.answer_in_channel("advantage", "pass")
            deadly("a choice in the beat")
            await story.answer_in_channel("move", "s3")
            assert story.bot.deaths == len(MOMENTS[when])
            check(story)
        finally:
            await story.bot.end()
