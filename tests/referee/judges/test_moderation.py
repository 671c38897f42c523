"""What moderators do to matches of their server: each deed with its reason, in both logs, and refused where it is not theirs."""

from __future__ import annotations

import json
import sqlite3

import pytest

from referee.judges.moderation import Action, Intervention
from store.judges import moderation
from tests.referee.conftest import GUILD, Room
from tests.referee.helpers import refused

MODERATOR = 90
REASON = "Ruins the evening"


def charge(user: int = MODERATOR, guild: int = GUILD, reason: str = REASON) -> Intervention:
    return Intervention(guild, user, reason)


async def logged(room: Room) -> list[tuple[object, ...]]:
    """Return the entries of the moderation log, and the events that tell of them."""
    rows = await room.db.read("SELECT guild, match, user, action, about, reason, at FROM moderation ORDER BY id")
    return [tuple(row) for row in rows]


async def events(room: Room) -> list[dict[str, object]]:
    rows = await room.db.read("SELECT body FROM events WHERE kind = 'moderated' ORDER BY version, place")
    return [json.loads(row[0])["facts"] for row in rows]


async def test_ending_a_match_without_a_result(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.owed()
    await room.referee.moderation.do(live.row.code, charge(), "end")
    assert (live.row.status, live.row.reason, live.row.result) == ("closed", "moderated", None)
    assert {"board", "turn", "panel:0", "panel:1", "panel:2"} <= set(await room.owed())
    assert await logged(room) == [(GUILD, live.row.id, MODERATOR, "end", None, REASON, room.time)]
    assert await events(room) == [{"action": "end", "seat": None, "entry": 1}]
    assert await refused(room, room.first(live, 0)) == ("refused-over", None, {})


async def test_giving_a_seat_to_the_practice_player(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.moderation.do(live.row.code, charge(), "practice", 1)
    assert [s.status for s in live.seats] == ["human", "practice", "human"]
    assert live.row.status == "playing"
    assert await events(room) == [{"action": "practice", "seat": 1, "entry": 1}]
    deed = room.referee.moderation.do(live.row.code, charge(), "practice", 1)
    assert (await refused(room, deed))[0] == "refused-practice-already"


@pytest.mark.rule("TK-35")
async def test_removing_a_seat_by_the_games_rule(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.moderation.do(live.row.code, charge(), "remove", 2)
    assert live.rules_and_match[1].seats == (0, 1)
    assert [s.status for s in live.seats] == ["human", "human", "left"]
    await room.referee.moderation.do(live.row.code, charge(), "remove", 0)
    assert live.row.status == "over"
    assert live.rules_and_match[1].outcome is not None
    assert live.rules_and_match[1].outcome.winners == (1,)
    assert [(row[3], row[4]) for row in await logged(room)] == [("remove", 2), ("remove", 0)]


async def test_muting_and_unmuting(room: Room) -> None:
    live = await room.match(1, 2)
    await room.referee.moderation.do(live.row.code, charge(), "mute")
    assert live.row.muted == 1
    assert (await refused(room, room.referee.moderation.do(live.row.code, charge(), "mute")))[0] == "refused-muted"
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert live.row.muted == 1
    await room.referee.moderation.do(live.row.code, charge(), "unmute")
    assert live.row.muted == 0
    assert (await refused(room, room.referee.moderation.do(live.row.code, charge(), "unmute")))[0] == "refused-unmuted"
    assert [fact["action"] for fact in await events(room)] == ["mute", "unmute"]


async def test_whoever_plays_or_has_played_in_a_match_does_not_moderate_it_but_may_mute_it(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.referee.seats.concede(live.row.code, 2)
    deeds: list[tuple[Action, int | None]] = [("end", None), ("practice", 0), ("remove", 0)]
    for user in (1, 2):
        for action, seat in deeds:
            deed = room.referee.moderation.do(live.row.code, charge(user), action, seat)
            assert (await refused(room, deed))[0] == "refused-own-match"
    await room.referee.moderation.do(live.row.code, charge(1), "mute")
    assert live.row.muted == 1


@pytest.mark.parametrize(
    ("made", "action", "seat", "reason"),
    [
        (charge(guild=GUILD + 1), "end", None, "refused-other-server"),
        (charge(reason="    no"), "end", None, "refused-reason"),
        (charge(reason="x" * 201), "end", None, "refused-reason"),
        (charge(), "remove", 3, "refused-no-seat"),
        (charge(), "practice", None, "refused-no-seat"),
    ],
)
async def test_what_is_refused_changes_nothing(
    room: Room, made: Intervention, action: Action, seat: int | None, reason: str
) -> None:
    live = await room.match(1, 2, 3)
    assert (await refused(room, room.referee.moderation.do(live.row.code, made, action, seat)))[0] == reason
    assert await logged(room) == []


async def test_only_running_and_frozen_matches_are_moderated(room: Room) -> None:
    lobby = await room.lobby(1, 2)
    assert (await refused(room, room.referee.moderation.do(lobby.row.code, charge(), "end")))[
        0
    ] == "refused-not-started"
    over = await room.match(3, 4)
    await room.referee.seats.concede(over.row.code, 3)
    assert (await refused(room, room.referee.moderation.do(over.row.code, charge(), "end")))[0] == "refused-over"
    frozen = await room.match(5, 6)
    await room.referee.turn_runner._freeze(frozen, "loop")
    assert (await refused(room, room.referee.moderation.do(frozen.row.code, charge(), "mute")))[0] == "refused-frozen"
    assert {row.code for row in await moderation.running(room.db, GUILD, 25)} == {frozen.row.code}
    assert await moderation.running(room.db, GUILD + 1, 25) == []
    await room.referee.moderation.do(frozen.row.code, charge(), "end")
    assert frozen.row.status == "closed"


async def test_a_deed_and_its_entry_are_one_transaction(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await room.match(1, 2, 3)
    before = await room.stored()

    def broken(*_: object) -> int:
        raise sqlite3.IntegrityError("no log")

    monkeypatch.setattr(moderation, "insert", broken)
    deeds: list[tuple[Action, int | None]] = [("end", None), ("practice", 0), ("remove", 0), ("mute", None)]
    for action, seat in deeds:
        with pytest.raises(sqlite3.IntegrityError):
            await room.referee.moderation.do(live.row.code, charge(), action, seat)
        assert await room.stored() == before
    assert [s.status for s in live.seats] == ["human"] * 3


async def test_the_log_of_a_server_is_its_own_and_newest_first(room: Room) -> None:
    live = await room.match(1, 2)
    for action in ("mute", "unmute"):
        await room.referee.moderation.do(live.row.code, charge(), action)  # type: ignore[arg-type]  # both are actions
    found = await moderation.of_guild(room.db, GUILD, limit=8, skip=0)
    assert [(entry.action, code) for entry, code in found] == [("unmute", live.row.code), ("mute", live.row.code)]
    assert await moderation.of_guild(room.db, GUILD, limit=8, skip=1) == found[1:]
    assert (await moderation.count(room.db, GUILD), await moderation.count(room.db, GUILD + 1)) == (2, 0)
