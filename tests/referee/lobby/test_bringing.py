"""Decks that are brought to a table: checked, kept secret, bound by a commitment, and part of the file once the match is over."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from engines.kernel.choose import decision_of
from engines.kernel.lobby.brought import brought_commitment
from referee.files.playthrough import play_through
from referee.files.reading import FileError, MatchFile, convert
from referee.lobby import bringing
from referee.match.live import Live
from store.match import brought as stored
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.own import held
from tests.referee.conftest import Room
from tests.referee.helpers import reason, refused
from tests.support.events import plain
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import match_file

__all__ = ["gauntlet"]

ONE, OTHER = "counter9 mirror9 rush9 shove10 shove9 ward9", "counter10 mirror10 rush10 shove11 shove12 ward10"


async def lobby(room: Room, *users: int, practice: int = 0, game: str = "gauntlet") -> Live:
    return await room.lobby(*users, game=game, practice=practice)


async def begun(room: Room) -> Live:
    """Return a match of two to which both have brought a deck."""
    live = await lobby(room, 1, 2)
    await room.referee.lobbies.bring(live.row.code, 1, ONE)
    await room.referee.lobbies.bring(live.row.code, 2, OTHER)
    return await room.referee.lobbies.start(live.row.code, 1)


def deck_of(live: Live, user: int) -> str:
    return held(live.rules_and_match[1].board)[next(s.seat for s in live.seats if s.user == user)]


@pytest.mark.rule("TM-10")
async def test_a_deck_is_checked_and_the_newest_one_counts(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, 2)
    bring = room.referee.lobbies.bring
    assert await reason(bring(live.row.code, 1, "dragon9 shove9")) == "refused-gauntlet-card"
    assert await reason(bring(live.row.code, 1, "shove9")) == "refused-gauntlet-deck"
    assert await reason(bring(live.row.code, 1, "x" * 4001)) == "refused-brought-long"
    assert await reason(bring(live.row.code, 3, ONE)) == "refused-join-first"
    await bring(live.row.code, 1, OTHER)
    await bring(live.row.code, 1, " ".join(reversed(ONE.split())))
    assert await stored.of_match(room.db, live.row.id) == {0: ONE}


async def test_nobody_brings_anything_to_a_game_without_it(room: Room) -> None:
    live = await lobby(room, 1, 2, game="krendel")
    assert await reason(room.referee.lobbies.bring(live.row.code, 1, ONE)) == "refused-brings-nothing"


async def test_where_one_has_a_deck_everybody_needs_one(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, 2)
    await room.referee.lobbies.bring(live.row.code, 1, ONE)
    assert await reason(room.referee.lobbies.start(live.row.code, 1)) == "refused-brought-missing"
    assert await reason(room.referee.gathering.begin_ready_check(live.row.code, 1)) == "refused-brought-missing"
    await room.referee.lobbies.bring(live.row.code, 2, OTHER)
    live = await room.referee.lobbies.start(live.row.code, 1)
    assert (deck_of(live, 1), deck_of(live, 2)) == (ONE, OTHER)
    assert await reason(room.referee.lobbies.bring(live.row.code, 1, OTHER)) == "refused-begun"


@pytest.mark.rule("LG-01", "TM-10")
async def test_a_missing_deck_cites_the_rule_of_the_game_and_at_a_tournament_s_table_that_of_the_tournament(
    room: Room,
) -> None:
    live = await lobby(room, 1, 2, game="legends")
    why, rule, facts = await refused(room, room.referee.lobbies.start(live.row.code, 1))
    assert (why, rule) == ("refused-brought-missing", "LG-01")
    assert facts["who"] == ", ".join(seat.name for seat in live.seats)
    live.row = msgspec.structs.replace(live.row, tournament=1)
    assert bringing.missing_error(live, [0]).rule == "TM-10"


@pytest.mark.rule("LG-62")
async def test_a_deck_that_may_not_be_brought_cites_the_rule_of_decks(room: Room) -> None:
    live = await lobby(room, 1, 2, game="legends")
    why, rule, _ = await refused(room, room.referee.lobbies.bring(live.row.code, 1, "/ recruit*4"))
    assert (why, rule) == ("refused-legends-deck", "LG-62")


async def test_without_any_deck_the_match_has_a_common_one(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, 2)
    live = await room.referee.lobbies.start(live.row.code, 1)
    assert live.rules_and_match[1].board.own is None
    assert "brought" not in await match_file(room.db, live, 0)


async def test_a_practice_player_gets_a_deck_that_follows_from_the_seed(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, practice=1)
    await room.referee.lobbies.bring(live.row.code, 1, ONE)
    live = await room.referee.lobbies.start(live.row.code, 1)
    rules, match = live.rules_and_match
    practice = next(s.seat for s in live.seats if s.user is None)
    assert GAUNTLET.bring is not None
    wanted = GAUNTLET.bring.preset(rules.pack, match.board.options, Random(f"{match.seed}:{practice}"))
    assert held(match.board)[practice] == wanted
    assert (await stored.of_match(room.db, live.row.id))[practice] == wanted


async def test_who_leaves_the_lobby_takes_the_deck_along(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, 2)
    await room.referee.lobbies.bring(live.row.code, 2, OTHER)
    await room.referee.lobbies.leave(live.row.code, 2)
    await room.join(live, 3)
    assert await stored.of_match(room.db, live.row.id) == {}


async def test_who_is_deleted_in_a_lobby_leaves_no_deck(gauntlet: None, room: Room) -> None:
    live = await lobby(room, 1, 2)
    await room.referee.lobbies.bring(live.row.code, 2, OTHER)
    await room.referee.erasure.erase(2)
    assert OTHER not in (await stored.of_match(room.db, live.row.id)).values()


async def test_everybody_gets_the_commitments_and_nobody_another_s_deck(gauntlet: None, room: Room) -> None:
    live = await begun(room)
    _, match = live.rules_and_match
    decks = held(match.board)
    noted = [facts for _, kind, facts in plain(await room.referee.log_of(live, None)) if kind == "brought"]
    assert noted == [
        {"seat": seat, "commitment": brought_commitment(match.seed, seat, decks[seat])} for seat in sorted(decks)
    ]
    public = await match_file(room.db, live, None)
    own = await match_file(room.db, live, 0)
    assert "brought" not in public
    assert own["brought"] == [{"seat": "A", "text": decks[0]}]
    for file in (public, own):
        assert sum(entry.get("event") == "brought" for entry in file["history"]) == 2
        assert decks[1] not in json.dumps(file)
    assert "brought" not in live.row.options


async def finished(room: Room) -> dict[str, Any]:
    """Return the file of a match that its first user has given up."""
    live = await begun(room)
    for _ in range(3):
        _, match = live.rules_and_match
        asked = next(d for d in match.asks if decision_of(match, d.seat))
        user = next(s.user for s in live.seats if s.seat == asked.seat) or 0
        await room.referee.choose(live.row.code, user, asked.seat, asked.id, [asked.options[0].key])
    await room.referee.seats.concede(live.row.code, 1)
    file: dict[str, Any] = json.loads(json.dumps(await match_file(room.db, live, None)))
    return file


def whole(raw: dict[str, Any]) -> MatchFile:
    return convert(raw, MatchFile)


async def test_the_whole_file_has_all_decks_and_is_played_through_from_them(gauntlet: None, room: Room) -> None:
    raw = await finished(room)
    assert {entry["text"] for entry in raw["brought"]} == {ONE, OTHER}
    played = play_through(whole(raw))
    assert len(played.states) == len(raw["states"])


@pytest.mark.parametrize(
    "change", ["other deck", "other form", "no deck", "other commitment", "no note", "one note twice"]
)
async def test_a_file_with_another_deck_or_commitment_is_refused(gauntlet: None, room: Room, change: str) -> None:
    raw = await finished(room)
    notes = [event for event in raw["events"] if event["kind"] == "brought"]
    match change:
        case "other deck":
            raw["brought"][0]["text"] = "shove13 shove14 shove15"
        case "other form":
            raw["brought"][0]["text"] = " ".join(reversed(raw["brought"][0]["text"].split()))
        case "no deck":
            del raw["brought"]
        case "other commitment":
            notes[0]["facts"]["commitment"] = "0" * 64
        case "no note":
            raw["events"].remove(notes[0])
        case "one note twice":
            raw["events"].insert(raw["events"].index(notes[0]), msgspec.json.decode(msgspec.json.encode(notes[0])))
    with pytest.raises(FileError):
        play_through(whole(raw))
