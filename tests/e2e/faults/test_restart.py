"""The bot is stopped and started again: old buttons work, messages are edited, nothing is doubled, nothing is lost."""

from __future__ import annotations

import pytest

from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import (
    answer,
    check_reachable,
    code_of,
    controls,
    live_of,
    messages_shown,
    panel,
    people_of,
    restart,
)

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
COMMANDS = "/commands"


def registrations(house: House) -> int:
    return sum(method == "PUT" and path.endswith(COMMANDS) for method, path, _, _ in house.table.requests)


def requests_of(house: House, method: str, since: int) -> list[str]:
    return [path for m, path, _, _ in house.table.requests[since:] if m == method]


async def test_commands_are_registered_once(house: House) -> None:
    assert registrations(house) == 1
    await restart(house)
    assert registrations(house) == 1
    assert "`/play`" in (await house.table.person("Boris").slash("help")).message.text  # type: ignore[union-attr]


async def test_changed_commands_are_registered_again(house: House) -> None:
    await house.close()
    await house.open()
    assert registrations(house) == 1
    house.bot.tree.remove_command("concede")
    assert await house.bot.registration.register()
    assert registrations(house) == 2


async def test_in_the_lobby(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris = people_of(house, NAMES)
    before = messages_shown(house, [anna, boris])
    await restart(house)
    joined = await boris.press(lobby, label="Join")
    assert joined.message is lobby
    assert "Boris" in lobby.text
    await restart(house)
    await anna.press(lobby, label="Start")
    await house.settled()
    after = messages_shown(house, [anna, boris])
    assert after["channel"][: len(before["channel"])] == before["channel"] == [lobby.id]
    assert [len(after[name]) for name in ("channel", "Anna", "Boris")] == [2, 1, 1]
    await check_reachable(house, code_of(lobby), settled=True)


async def test_in_the_middle_of_a_lane(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    await answer(anna, panel(anna))
    sealed, before = panel(anna).text, messages_shown(house, [anna, boris])
    since = len(house.table.requests)
    await restart(house)
    assert panel(anna).text == sealed
    assert messages_shown(house, [anna, boris]) == before
    assert requests_of(house, "POST", since) == requests_of(house, "PATCH", since) == []

    other = controls(panel(anna), "r")[1]
    revised = await anna.press(panel(anna), custom_id=other)
    assert revised.message is panel(anna)
    done = await answer(boris, panel(boris))
    assert (await done.answered()).state == "answered"
    await house.settled()
    live = await live_of(house, code)
    assert live.match is not None
    assert live.match.board.wizards[0].stack == [other.split(":")[-1]]
    assert messages_shown(house, [anna, boris])["Anna"] == before["Anna"]
    assert board.edited
    assert board.id == messages_shown(house, [anna, boris])["channel"][0]


async def test_between_phases_and_to_the_end(house: House) -> None:
    """After every round of answers the bot is stopped while it still owes messages."""
    board = await house.match(*NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    for _ in range(6):
        for person in people:
            if controls(panel(person)):
                await answer(person, panel(person))
        await restart(house)
        await check_reachable(house, code, settled=True)
        assert [len(p.inbox) for p in people] == [1, 1]
        public = [m for m in people[0].messages(house.table.general) if not m.ephemeral]
        assert [m.id for m in public[:1]] == [board.id]
        assert len(public) == 2, [m.text for m in public]
    await house.bot.referee.seats.concede(code, int(people[0].id))
    await restart(house)
    before = messages_shown(house, people)
    assert len(before["channel"]) == 2
    await restart(house)
    assert messages_shown(house, people) == before


async def test_owed_messages_are_delivered_after_the_start(house: House) -> None:
    """Nothing could be sent before the stop; afterwards every message comes once."""
    lobby = await house.lobby(*NAMES)
    anna, boris = people_of(house, NAMES)
    house.table.faults.answer("POST", r"/channels/\d+/messages$", status=403, code=50013, times=1000)
    await anna.press(lobby, label="Start")
    await house.table.until(lambda: sum(status == 403 for *_, status in house.table.requests) >= 3)
    await house.close()
    assert anna.inbox == boris.inbox == []
    house.table.faults.clear()
    await house.open()
    await house.settled()
    counts = {name: len(ids) for name, ids in messages_shown(house, [anna, boris]).items()}
    assert counts == {"channel": 2, "Anna": 1, "Boris": 1}
    await check_reachable(house, code_of(lobby), settled=True)


async def test_sent_but_not_noted_is_found_again(house: House) -> None:
    """The answer to a send is lost and the bot stops: it looks for the message before it sends again."""
    lobby = await house.lobby(*NAMES)
    anna, boris = people_of(house, NAMES)
    stopped: list[Message] = []

    async def stop() -> None:
        stopped.append(lobby)
        await house.bot.sender.close()

    house.table.faults.after("POST", r"/channels/\d+/messages$", stop, times=1)
    await anna.press(lobby, label="Start", wait=False)
    await house.table.until(lambda: bool(stopped))
    await restart(house)
    counts = {name: len(ids) for name, ids in messages_shown(house, [anna, boris]).items()}
    assert counts == {"channel": 2, "Anna": 1, "Boris": 1}
    rows = await house.db.read("SELECT count(*) FROM outbox WHERE delivered IS NULL")
    assert rows[0][0] == 0
