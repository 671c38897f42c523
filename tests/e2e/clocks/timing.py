"""Matches with clocks at the local table: opened, waited through, and what they bring to whom."""

from __future__ import annotations

import msgspec

from referee.match.live import Live
from store.people import preferences
from store.people.preferences import Preferences
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of
from tests.e2e.tables import started
from words.texts import Words

MINUTE, HOUR, DAY = 60, 3600, 86400


async def open_match(house: House, *names: str, clock: str = "none", language: str = "en") -> Message:
    """Open a match with a clock, seat everybody and start it; return its board message."""
    return await started(house, "krendel", *names, clock=clock, language=language)


async def wait(house: House, seconds: float) -> None:
    """Let time pass, and do what falls due by it."""
    # A look of the bot's own that is half done would do its first half before the time has passed, its second after it.
    await house.bot.timekeeper.tick()
    house.clock.forward(seconds)
    await house.bot.timekeeper.tick()
    await house.settled()


async def prefer(house: House, person: Person, **chosen: object) -> None:
    """Let a person have chosen something."""
    now = await preferences.of_user(house.db, int(person.id))
    new: Preferences = msgspec.structs.replace(now, **chosen)
    await house.db.write(lambda db: preferences.keep(db, new))


def holding(messages: list[Message], action: str) -> list[Message]:
    """Return the messages that have a control with this action."""
    return [
        m for m in messages if any(str(b["custom_id"]).split(":")[2] == action for b in m.buttons() if b["custom_id"])
    ]


def channel(house: House, action: str) -> list[Message]:
    """Return the messages in the channel that everybody sees and that have a control with this action."""
    shown = house.table.person("Anna").messages(house.table.general)
    return holding([m for m in shown if not m.ephemeral], action)


def reminders(person: Person) -> list[Message]:
    """Return the reminders that lie in a person's direct messages."""
    return [m for m in person.inbox if any(":remind." in str(b["custom_id"]) for b in m.buttons())]


def hand(person: Person) -> Message:
    """Return a person's hand in their direct messages."""
    return [m for m in person.inbox if any(":panel." in str(b["custom_id"]) for b in m.buttons())][-1]


def calls(house: House) -> list[Message]:
    """Return the messages in the channel that call those who are to act."""
    return [m for m in channel(house, "act") if any(":turn." in str(b["custom_id"]) for b in m.buttons())]


def pinged(house: House, since: int = 0) -> list[list[str]]:
    """Return whom each message posted in the channel since a request may have pinged."""
    path = f"/channels/{house.table.general.id}/messages"
    posted = [
        body
        for method, at, body, status in house.table.requests[since:]
        if (method, at) == ("POST", path) and status < 300
    ]
    called = [[str(user) for user in body["allowed_mentions"].get("users") or []] for body in posted]
    return [users for users in called if users]


async def state(house: House, board: Message) -> Live:
    return await live_of(house, code_of(board))


def label(message: Message, action: str, kind: str = "") -> str:
    """Return the label of a message's button."""
    return str(
        next(b["label"] for b in message.buttons() if f":{action}:" in b["custom_id"] and kind in b["custom_id"])
    )


def worded(say: Words, key: str, **facts: str | int) -> str:
    """Return the beginning of a text, up to the first moment in it."""
    return say(key, **{"moment": "|", **facts}).split("|")[0]
