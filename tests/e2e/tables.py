"""Tables of any game as persons open them: by the command, and by the buttons of the message that follows."""

from __future__ import annotations

from cogs.kit.controls.custom_ids import COLON
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, live_of, people_of
from tests.support.bringing import bring_ready
from words.texts import language_of, words


async def opened(house: House, game: str, *names: str, language: str = "en", **values: str | int) -> Message:
    """Open a table by the first person and let the others join; return its message."""
    host, *others = people_of(house, names)
    say = words(language_of(language), strict=True)
    done = await host.slash("play", {"language": language, **values}, sub=game, channel=house.table.general)
    assert done.message is not None
    for person in others:
        await person.press(done.message, label=say("button-join"))
    return done.message


async def started(house: House, game: str, *names: str, language: str = "en", **values: str | int) -> Message:
    """Open a table and start, with preset decks where decks are brought; return its message, which is the board then."""
    lobby = await opened(house, game, *names, language=language, **values)
    await bring_ready(house.bot.referee, await live_of(house, code_of(lobby)))
    say = words(language_of(language), strict=True)
    await people_of(house, names)[0].press(lobby, label=say("button-start"))
    await house.settled()
    return lobby


async def begun(house: House, game: str, *names: str, language: str = "en", **values: str | int) -> str:
    """Open a table and start; return its code."""
    return code_of(await started(house, game, *names, language=language, **values))


async def in_channel(person: Person, shown: Message, key: str) -> Interaction:
    """Give an answer on the message in the channel: by its button, or where there are many, by the select."""
    if buttons := [c for c in controls(shown) if c.endswith(f":{key.replace(':', COLON)}")]:
        return await person.press(shown, custom_id=buttons[0])
    select = next(s for s in shown.selects() if any(option["value"] == key for option in s["options"]))
    return await person.pick(shown, key, custom_id=select["custom_id"])
