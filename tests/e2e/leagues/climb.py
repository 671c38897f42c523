"""A ladder at the local table, made and played by presses."""

from __future__ import annotations

import asyncio
from typing import Any

from referee.leagues.live_ladder import LiveLadder
from referee.match.live import Live
from store.leagues import ladders
from store.leagues.outbox import LADDERS
from store.match import outbox as match_outbox
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from words.texts import Words, language_of, words


def texts(person: Person) -> Words:
    """Return the texts in a person's language."""
    return words(language_of(person.locale), strict=True)


class Climb:
    """The one ladder of a house. `boss` organises it, and its messages are in their language."""

    def __init__(self, house: House, boss: Person) -> None:
        self.house = house
        self.boss = boss

    @classmethod
    async def made(cls, house: House, boss: str = "Anna", locale: str = "en-GB", **rules: str) -> Climb:
        """Make a ladder of BattleCON by presses, and open it."""
        made = cls(house, house.table.person(boss, locale=locale))
        say = texts(made.boss)
        listed = await made.boss.slash("league", sub="list", channel=house.table.general)
        form = await made.boss.press(await shown(listed), label=say("button-ladder-new"))
        page = await shown(await made.boss.submit(form, {"name": "The long ladder", **rules}))
        game = next(select for select in page.selects() if "ladgame" in select["custom_id"])
        page = await shown(await made.boss.pick(page, "battlecon", custom_id=game["custom_id"]))
        await made.boss.press(page, label=say("button-ladder-open"))
        await made.settled()
        return made

    async def ladder(self) -> LiveLadder:
        [row] = await ladders.of_guild(self.house.db, int(self.house.table.guild["id"]))
        return await self.house.bot.referee.leagues.ladders.by_id(row.id)

    async def names(self) -> list[str]:
        """Return the names from the top."""
        ladder = await self.ladder()
        return [ladder.name_of(person) for person in ladder.state.order]

    async def settled(self) -> None:
        """Wait until all that is due is done and all that is owed is sent."""
        for _ in range(400):
            await self.house.settled()
            version = (await self.ladder()).version
            await self.house.bot.timekeeper.tick()
            await self.house.settled()
            if not await LADDERS.owed(self.house.db) and (await self.ladder()).version == version:
                return
            await asyncio.sleep(0.01)
        raise AssertionError([row.slot for row in await LADDERS.owed(self.house.db)])

    async def message(self, slot: str, reader: Person) -> Message:
        """Return the message of a slot as a person sees it."""
        post = await LADDERS.post(self.house.db, (await self.ladder()).row.id, slot)
        assert post is not None, slot
        channel = self.house.table.channel(str(post.channel))
        return next(m for m in reader.messages(channel) if m.id == str(post.message))

    async def press(self, person: Person, key: str) -> Message:
        """Let a person press a button of the card; return the answer."""
        return await shown(await person.press(await self.message("card", person), label=self.card_text(key)))

    def card_text(self, key: str) -> str:
        """Return the label of a button on the card, which is in the channel's language."""
        return texts(self.boss)(key)

    async def challenge(self, person: Person, rival: str) -> Message:
        """Let a person challenge another one by the card and the select."""
        page = await self.press(person, "button-ladder-challenge")
        [select] = page.selects()
        value = next(option["value"] for option in select["options"] if option["label"] == rival)
        done = await shown(await person.pick(page, value))
        await self.settled()
        return done

    async def table(self) -> Live:
        """Return the newest match that a challenge waits for."""
        ladder = await self.ladder()
        return await self.house.bot.referee.live.by_id(max(ladder.tables.values()))

    async def board(self, live: Live, reader: Person) -> Message:
        post = await match_outbox.post(self.house.db, live.row.id, "board")
        assert post is not None
        channel = self.house.table.channel(str(post.channel))
        return next(m for m in reader.messages(channel) if m.id == str(post.message))

    async def arrive(self, live: Live, *people: Person) -> None:
        for person in people:
            await person.press(await self.board(live, person), label=self.card_text("button-here"))
        await self.settled()


async def shown(done: Interaction) -> Message:
    """Return the message that answers an interaction."""
    await done.answered()
    assert done.message is not None
    return done.message


def alts(message: Message) -> list[str]:
    """Return the Alt texts of a message's pictures."""

    def of(component: dict[str, Any]) -> list[str]:
        own = [item["description"] for item in component.get("items", ())]
        return own + [alt for inner in component.get("components", ()) for alt in of(inner)]

    return [alt for component in message.components for alt in of(component)]
