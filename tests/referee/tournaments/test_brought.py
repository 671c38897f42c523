"""What is brought to a table is checked and locked at check-in, and shown after the end (TM-10); played by the gauntlet."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from referee.ratings.counting import is_standard
from store.match import brought as stored
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.own import held
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import ORGANISER, Event
from tests.referee.tournaments.support import EVENING
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import match_file
from tournaments.views.tournament import Viewer

__all__ = ["gauntlet"]


@pytest.fixture
async def event(gauntlet: None, room: Room) -> Event:  # the fixture
    made = await Event.made(room, EVENING, game="gauntlet")
    await made.open(1, 2)
    return made


def decks() -> tuple[str, str]:
    cards = [card.id for card in GAUNTLET.standard.pack.cards]
    return f"{cards[1]}  {cards[0]}", f"{cards[2]} {cards[0]}"


@pytest.mark.rule("TM-10")
async def test_a_deck_is_checked_locked_played_with_and_shown_after_the_end(room: Room, event: Event) -> None:
    entering, (one, other) = event.parts.entering, decks()
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    assert await reason(entering.check_in(event.code, event.person(1))) == "refused-tournament-brought-none"
    assert await reason(entering.check_in(event.code, event.person(1), "nothing here")) == "refused-gauntlet-card"
    assert await reason(entering.check_in(event.code, event.person(1), one.split()[0])) == "refused-gauntlet-deck"
    await entering.check_in(event.code, event.person(1), one)
    assert await reason(entering.check_in(event.code, event.person(1), other)) == "refused-tournament-checked-in"
    await entering.check_in(event.code, event.person(2), other)
    hall = await event.hall()
    own = await entering.shown_brought(hall, 1)
    assert {entry: found.text for entry, found in own.items()} == {1: " ".join(sorted(one.split()))}
    assert hall.state.entries[1].brought == sha256(f"{own[1].key}\n{own[1].text}".encode()).hexdigest()
    assert await entering.shown_brought(hall, 50) == {}
    assert all(len(entry.brought) == 64 for entry in hall.state.entries.values())
    await event.parts.director.start_now(event.code, ORGANISER, [])
    await event.run()
    (live,) = await event.tables()
    by_user = {1: " ".join(sorted(one.split())), 2: " ".join(sorted(other.split()))}
    assert "brought" not in live.row.options, "the options of a table are open to all"
    assert await stored.of_match(room.db, live.row.id) == {seat.seat: by_user[seat.user or 0] for seat in live.seats}
    assert await reason(room.referee.lobbies.bring(live.row.code, 1, other)) == "refused-brought-locked"
    await event.arrive(live)
    live = await room.referee.live.by_code(live.row.code)
    assert held(live.rules_and_match[1].board) == {seat.seat: by_user[seat.user or 0] for seat in live.seats}
    await event.win(live, 1)
    await event.run()
    hall = await event.hall()
    assert hall.state.phase == "over"
    assert {entry: found.text for entry, found in (await entering.shown_brought(hall, 50)).items()} == by_user


@pytest.mark.rule("TM-10")
async def test_nobody_sees_a_deck_before_the_tournament_is_over(room: Room, event: Event) -> None:
    one, other = decks()
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    for user, deck in ((1, one), (2, other)):
        await event.parts.entering.check_in(event.code, event.person(user), deck)
    await event.parts.director.start_now(event.code, ORGANISER, [])
    await event.run()
    (live,) = await event.tables()
    hall = await event.hall()
    seen = hall.view(Viewer(1)).entries
    assert [len(entry.committed) for entry in seen] == [64, 64]
    assert [bool(entry.brought) for entry in seen] == [True, False], "what one brought oneself"
    deck = " ".join(sorted(other.split()))
    assert all(sha256(text.encode()).hexdigest() != seen[1].committed for text in (deck, f"{deck}\n"))
    await event.arrive(live)
    assert "brought" not in await match_file(room.db, live, None)
    await event.win(live, 1)
    assert "brought" not in await match_file(room.db, live, None), "nor while the tournament goes on"
    await event.run()
    assert (await event.state()).phase == "over"
    assert len((await match_file(room.db, live, None))["brought"]) == 2, "a file that can be played again has them"


@pytest.mark.rule("TM-10", "TM-52")
async def test_a_table_with_decks_has_standard_options_and_a_rematch_has_no_first_side(
    room: Room, event: Event
) -> None:
    one, other = decks()
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    for user, deck in ((1, one), (2, other)):
        await event.parts.entering.check_in(event.code, event.person(user), deck)
    await event.parts.director.start_now(event.code, ORGANISER, [])
    await event.run()
    (live,) = await event.tables()
    assert is_standard("gauntlet", live.row.options, "", "duel")
    await event.arrive(live)
    await event.win(live, 1)
    again, _ = await room.referee.lobbies.rematch(live.row.code, 1, "user 1", "press 3")
    assert "first" not in json.loads(again.row.options)


@pytest.mark.rule("TM-10", "TM-68")
async def test_an_erased_person_s_deck_is_gone(room: Room, event: Event) -> None:
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    await event.parts.entering.check_in(event.code, event.person(1), decks()[0])
    await room.referee.erasure.erase(1)
    rows = await room.db.read("SELECT brought FROM tournament_entries WHERE entry = 1")
    assert rows[0][0] == ""
