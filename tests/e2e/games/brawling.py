"""What tests of Super Fantasy Brawl at the table share: tables by the command, answers as a practice player gives them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cogs.kit.controls.custom_ids import COLON
from engines.kernel.state.model import Decision
from engines.kernel.views import redeal
from referee.match.live import Live
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.playing import controls, live_of, people_of

DUEL = ("Anna", "Boris")


def advised(live: Live, asked: Decision, rng: Random) -> Sequence[str]:
    """Return what a practice player would answer."""
    rules, match = live.rules_and_match
    return rules.game.advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)


async def advance(house: House, person: Person, code: str, rng: Random) -> Decision | None:
    """Let a person who is asked answer on their panel as a practice player would; return the question."""
    asked = await table.question(house, person, code)
    if asked is not None:
        keys = advised(await live_of(house, code), asked, rng)
        await table.reply(house, person, code, lambda _: keys)
    return asked


async def until(house: House, names: Sequence[str], code: str, kind: str, rng: Random) -> tuple[Person, Decision]:
    """Play on until somebody is asked a question of this kind; return them with it. Fails if the match ends before."""
    people = people_of(house, names)
    for _ in range(400):
        for person in people:
            asked = await table.question(house, person, code)
            if asked is not None and asked.kind == kind:
                return person, asked
            if asked is not None:
                await advance(house, person, code, rng)
        assert (await live_of(house, code)).row.status == "playing", f"nobody was asked {kind!r}"
    raise AssertionError(f"nobody was asked {kind!r}")


def call_of(house: House, code: str) -> Message:
    """Return the one message in the channel that calls somebody to act."""
    shown = house.table.person(DUEL[0]).messages(house.table.general)
    (found,) = [m for m in shown if any(f"v1:{code}:act:turn." in str(b["custom_id"]) for b in m.buttons())]
    return found


def offered(shown: Message) -> list[str]:
    """Return the keys that a message offers to answer a question with in one press."""
    buttons = [name.split(":")[-1].replace(COLON, ":") for name in controls(shown) if "*" not in name]
    selects = [s for s in shown.selects() if s["custom_id"] in controls(shown)]
    return [*buttons, *(option["value"] for select in selects for option in select["options"])]
