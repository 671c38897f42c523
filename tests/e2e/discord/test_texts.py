"""What Discord itself makes of our messages: commands that a press types, messages without a sound, links to the guides."""

from __future__ import annotations

import re

import pytest
from discord import ui

from cogs.kit.composing.clickable import make_clickable, mentions_of
from cogs.kit.composing.limits import TEXT
from table.state.things import Message
from tests.e2e.clocks.timing import prefer
from tests.e2e.conftest import House
from tests.e2e.playing import panel, restart, said
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SILENT = 1 << 12
CHIP = re.compile(r"</([\w -]+):(\d+)>")


async def clickable(house: House) -> None:
    """Have texts mention commands, after a restart."""
    house.clickable = True
    await restart(house)


def flagged(message: Message) -> bool:
    return bool(message.flags & SILENT)


@pytest.mark.parametrize("name", ["Anna", "Boris"])
async def test_a_command_in_a_text_is_a_mention_of_it_in_both_languages(house: House, name: str) -> None:
    await clickable(house)
    person = house.table.person(name)
    page = await (await person.slash("help")).answered()
    assert page.message is not None
    found = dict(CHIP.findall(page.message.text))
    assert {"rules", "card", "act", "hand"} <= found.keys()
    registered = {command["name"]: key for key, command in house.table.world.commands.items()}
    assert all(registered[command.split()[0]] == key for command, key in found.items())


async def test_the_mentions_are_known_after_a_restart_without_a_registration(house: House) -> None:
    house.clickable = True
    await restart(house)
    before = dict(house.bot.mentions)
    await restart(house)
    assert house.bot.mentions == before
    assert {"help", "помощь", "play krendel", "играть крендель"} <= before.keys()
    assert before["помощь"] == before["help"]
    assert "play" not in before
    refused = await house.table.person("Boris").slash("act")
    assert "`/play`" in await said(refused)


def test_only_registered_chat_commands_are_mentioned() -> None:
    payload = [
        {"name": "rules", "type": 1, "name_localizations": {"ru": "правила"}},
        {"name": "lost", "type": 1},
        {"name": "rules", "type": 3},
    ]
    registered = [{"name": "rules", "type": 3, "id": "8"}, {"name": "rules", "type": 1, "id": "7"}]
    assert mentions_of(payload, registered) == {"rules": "</rules:7>", "правила": "</rules:7>"}


def test_a_message_without_room_names_its_commands() -> None:
    full, short = ui.TextDisplay("x" * (TEXT - 10) + " `/rules`"), ui.TextDisplay("")  # type: ignore[var-annotated]
    make_clickable([full, short], {"rules": "</rules:7>"})
    assert full.content.endswith("`/rules`")
    short.content = "`/rules` `/rules about:x` `/lost`"
    make_clickable([short], {"rules": "</rules:7>"})
    assert short.content == "</rules:7> `/rules about:x` `/lost`"


async def test_only_what_somebody_is_to_hear_makes_a_sound(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    await anna.press(lobby, label="Start")
    await house.settled()
    calls = [m for m in anna.messages(house.table.general) if m.data["mentions"]]
    assert calls
    assert not any(flagged(m) for m in calls)
    assert not flagged(lobby)
    assert flagged(panel(anna))
    assert flagged(panel(boris))


async def test_where_nobody_wants_to_be_mentioned_the_call_makes_no_sound(house: House) -> None:
    for name in ("Anna", "Boris"):
        await prefer(house, house.table.person(name), pings="off")
    lobby = await house.lobby("Anna", "Boris")
    await house.table.person("Anna").press(lobby, label="Start")
    await house.settled()
    posted = [m for m in house.table.person("Vera").messages(house.table.general) if m.id != lobby.id]
    assert posted
    assert all(flagged(m) for m in posted)


async def test_the_help_links_to_the_guides_where_the_host_has_said_where_they_are(house: House) -> None:
    boris = house.table.person("Boris")
    page = await (await boris.slash("help")).answered()
    assert page.message is not None
    assert "docs/play" not in page.message.text
    house.bot.desk.guides = "https://example.org/arbiter/blob/main"
    for name, language in (("Anna", "ru"), ("Boris", "en")):
        page = await (await house.table.person(name).slash("help")).answered()
        assert page.message is not None
        worded = words(language, strict=True)("help-guides", address="https://example.org/arbiter/blob/main")  # type: ignore[arg-type]
        assert worded in page.message.text
