"""What tests of Super Fantasy Brawl at the table share: tables by the command, answers as a practice player gives them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cogs.ids import COLON
from engines.kernel.model import Decision
from engines.kernel.views import redeal
from referee.live import Live
from table.interactions import Interaction
from table.people import Person
from table.things import Message
from tests.e2e import gauntlet as table
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, live_of, people_of
from words.texts import language_of, words

DUEL = ("Anna", "Boris")


async def opened(house: House, *names: str, language: str = "en", **values: str | int) -> Message:
    """Open a table of the game by its command and let the others join; return its message."""
    host, *others = people_of(house, names)
    say = words(language_of(language), strict=True)
    done = await host.slash("play", {"language": language, **values}, sub="brawl", channel=house.table.general)
    assert done.message is not None
    for person in others:
        await person.press(done.message, label=say("button-join"))
    return done.message


async def begun(house: House, *names: str, language: str = "en", **values: str | int) -> str:
    """Open a table and start; return its code."""
    lobby = await opened(house, *names, language=language, **values)
    say = words(language_of(language), strict=True)
    await people_of(house, names)[0].press(lobby, label=say("button-start"))
    await house.settled()
    return code_of(lobby)


def advised(live: Live, asked: Decision, rng: Random) -> Sequence[str]:
    """Return what a practice player would answer."""
    rules, match = live.playing
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


async def in_channel(person: Person, shown: Message, key: str) -> Interaction:
    """Give an answer on the message in the channel: by its button, or where there are many, by the select."""
    if buttons := [c for c in controls(shown) if c.endswith(f":{key.replace(':', COLON)}")]:
        return await person.press(shown, custom_id=buttons[0])
    select = next(s for s in shown.selects() if any(option["value"] == key for option in s["options"]))
    return await person.pick(shown, key, custom_id=select["custom_id"])
