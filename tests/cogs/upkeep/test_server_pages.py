"""What persons are told of a table's place: judged by Discord's limits and its own document, in both languages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.kit.match_texts.names import safe_names
from cogs.kit.permissions import CHANNEL_PERMISSIONS
from cogs.seats.moving import PICKABLE
from cogs.seats.place_pages import notice, places
from referee.homes import SEVERITY
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.desks import shows
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import CHANNEL, FIRST, lobby
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("known_secret")

LINK = "https://discord.com/channels/200000000000000001/300000000000000001/400000000000000001"


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", list(SEVERITY))
async def test_notices(hall: Hall, why: str | None, language: Language) -> None:
    live, texts = await lobby(hall.referee, 2, language), words(language)
    said = set()
    for status, paused_by in (("lobby", None), ("closed", None), ("playing", None), ("playing", "lost")):
        live.row = replace(live.row, status=status, homeless=why, paused_by=paused_by)
        for lacking in ([], [*CHANNEL_PERMISSIONS, "send_messages_in_threads"]):
            message = notice(live, 1, texts, lacking, LINK)
            judge(message, said=f"{status}, {why}")
            said.add("\n".join(str(getattr(item, "content", "")) for item in message.items))
    assert len(said) == {None: 2, "permissions": 7}.get(why, 4)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_channels_to_pick_from(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 2, language)
    channels: list[Any] = [SimpleNamespace(id=CHANNEL + n, name="ж" * 100) for n in range(PICKABLE)]
    judge(places(live, channels, words(language)))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_tells_who_has_left_the_server(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    plain = await shows(hall.desk, live, "board")
    for user in range(FIRST, FIRST + 6):
        await hall.referee.homes.set_gone(live.row.id, user, gone=True)
    assert await shows(hall.desk, live, "board") != plain
    message = await hall.composer.compose(live, "board")
    assert message is not None
    judge(message)
    worded = [str(getattr(item, "content", "")) for item in message.items]
    names = safe_names(live, language)
    assert any(words(language)("board-gone", name=f"**A** {names[0]}") in line for line in worded)
