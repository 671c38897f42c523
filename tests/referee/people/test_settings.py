"""What persons and servers choose, and what that allows."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RefusedError
from referee.match.slots import BOARD, panel_slot
from referee.people.settings import check_may_have, check_may_open, check_may_play
from store.match import outbox
from store.people import guilds, preferences
from store.people.guilds import Guild
from store.people.preferences import Preferences
from tests.referee.conftest import CHANNEL, GUILD, Room


async def owed(room: Room, match: int) -> set[str]:
    return {row.slot for row in await outbox.owed(room.db, match)}


async def settle(room: Room) -> None:
    await room.db.write(lambda db: db.execute("DELETE FROM outbox"))
    room.woken.clear()


async def test_choices_are_kept_one_by_one_and_over_a_restart(room: Room) -> None:
    await room.referee.settings.change_preferences(1, language="ru")
    await room.referee.settings.change_preferences(1, board="text", next_up=True)
    await room.restart()
    expected = Preferences(1, language="ru", board="text", next_up=True)
    assert await preferences.of_user(room.db, 1) == expected
    assert await preferences.of_user(room.db, 2) == Preferences(2)
    assert await room.referee.settings.change_preferences(1, language=None) == Preferences(
        1, board="text", next_up=True
    )


async def test_private_messages_of_running_matches_are_owed_anew(room: Room) -> None:
    live, other = await room.match(1, 2), await room.match(2, 3)
    waiting = await room.lobby(1, 4)
    await settle(room)
    await room.referee.settings.change_preferences(1, theme="light")
    assert await owed(room, live.row.id) == {panel_slot(0), BOARD}
    assert await owed(room, other.row.id) == await owed(room, waiting.row.id) == set()
    assert room.woken == [live.row.id]


async def test_who_has_left_is_owed_nothing(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.seats.concede(live.row.code, 1)
    await settle(room)
    await room.referee.settings.change_preferences(1, theme="light")
    assert await owed(room, live.row.id) == set()


@pytest.mark.parametrize(
    "changes", [{"language": "de"}, {"pings": None}, {"theme": "dark; DROP"}, {"board": 3}, {"colours": "standard"}]
)
async def test_a_value_that_there_is_not_changes_nothing(room: Room, changes: dict[str, Any]) -> None:
    with pytest.raises(RefusedError, match="refused-unknown-control"):
        await room.referee.settings.change_preferences(1, **changes)
    assert await preferences.of_user(room.db, 1) == Preferences(1)


@pytest.mark.parametrize(
    ("start", "end", "zone"), [(600, 600, "Europe/Moscow"), (0, 721, "Europe/Moscow"), (60, 120, None)]
)
async def test_quiet_hours_that_cannot_be_kept(room: Room, start: int, end: int, zone: str | None) -> None:
    with pytest.raises(RefusedError, match="refused-quiet"):
        await room.referee.settings.change_preferences(1, quiet_from=start, quiet_to=end, zone=zone)
    await room.referee.settings.change_preferences(1, quiet_from=23 * 60, quiet_to=8 * 60, zone="Europe/Moscow")
    assert (await preferences.of_user(room.db, 1)).quiet_to == 8 * 60


async def test_what_a_server_chooses(room: Room) -> None:
    await room.referee.settings.change_server(GUILD, per_person=2, judges=frozenset({5}))
    await room.referee.settings.change_server(GUILD, theme="contrast")
    assert await guilds.of(room.db, GUILD) == Guild(GUILD, per_person=2, judges=frozenset({5}), theme="contrast")
    with pytest.raises(RefusedError, match="refused-unknown-control"):
        await room.referee.settings.change_server(GUILD, per_person=21)


def test_a_server_that_has_chosen_nothing_forbids_nothing() -> None:
    check_may_open(Guild(GUILD), CHANNEL, [])
    check_may_play(Guild(GUILD), [])
    check_may_have(Guild(GUILD), Guild(GUILD).limit - 1)


def test_tables_are_opened_in_the_channels_for_them_and_in_their_threads() -> None:
    guild = Guild(GUILD, channels=frozenset({CHANNEL, 501}))
    check_may_open(guild, CHANNEL, [])
    check_may_open(guild, 77, [], parent=CHANNEL)
    with pytest.raises(RefusedError) as refused:
        check_may_open(guild, 77, [], parent=78)
    assert refused.value.facts == {"channels": "<#500>, <#501>"}


def test_tables_are_opened_and_joined_by_the_roles_for_it() -> None:
    guild = Guild(GUILD, players=frozenset({8, 9}))
    check_may_open(guild, CHANNEL, [3, 9])
    check_may_play(guild, [8])
    for check in (lambda: check_may_play(guild, [3]), lambda: check_may_open(guild, CHANNEL, [])):
        with pytest.raises(RefusedError) as refused:
            check()
        assert refused.value.facts == {"roles": "<@&8>, <@&9>"}


def test_nobody_has_more_matches_than_the_server_allows() -> None:
    check_may_have(Guild(GUILD, per_person=2), 1)
    with pytest.raises(RefusedError) as refused:
        check_may_have(Guild(GUILD, per_person=2), 2)
    assert refused.value.facts == {"limit": 2}
