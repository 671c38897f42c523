"""The decks of people: each is its owner's alone, no panel overwrites another, the last change can be undone (LG-62)."""

from __future__ import annotations

import asyncio

import pytest

from referee.decks.decks import MOST, NAME_LENGTH
from referee.errors import RefusedError
from store.people import own_data
from store.people.decks import DeckRow
from tests.referee.conftest import Room
from tests.referee.helpers import reason

ANNA, BORIS = 1, 2


async def made(room: Room, name: str = "Ash", body: str | None = None) -> DeckRow:
    return await room.referee.decks.make(ANNA, "legends", name, body)


@pytest.mark.rule("LG-62")
async def test_a_deck_is_built_card_by_card_and_kept_over_a_restart(room: Room) -> None:
    row = await made(room)
    assert row.body == "/"
    row = await room.referee.decks.put(ANNA, row.id, row.version, "recruit", 3)
    row = await room.referee.decks.put(ANNA, row.id, row.version, "recruit", -1)
    await room.restart()
    assert await room.referee.decks.own(ANNA, row.id) == row
    assert (row.body, row.version) == ("/ recruit*2", 3)
    assert (await room.referee.decks.put(ANNA, row.id, row.version, "recruit", -9)).body == "/"


@pytest.mark.rule("LG-62")
async def test_of_two_panels_the_later_one_is_refused_and_loses_nothing(room: Room) -> None:
    row = await made(room)
    put = room.referee.decks.put
    done = await asyncio.gather(
        *(put(ANNA, row.id, row.version, card, 1) for card in ("recruit", "watchman")), return_exceptions=True
    )
    refused = [one for one in done if isinstance(one, RefusedError)]
    assert [one.reason for one in refused] == ["refused-deck-changed"]
    (kept,) = [one for one in done if isinstance(one, DeckRow)]
    assert await room.referee.decks.own(ANNA, row.id) == kept
    other = "watchman" if "recruit" in kept.body else "recruit"
    assert (await put(ANNA, row.id, None, other, 1)).body == "/ recruit watchman"


@pytest.mark.rule("LG-62")
async def test_the_last_change_is_undone_after_a_restart_too_and_only_once(room: Room) -> None:
    row = await made(room, body="/ recruit")
    assert await reason(room.referee.decks.undo(ANNA, row.id, row.version)) == "refused-deck-undo"
    row = await room.referee.decks.put(ANNA, row.id, None, "watchman", 2)
    row = await room.referee.decks.rename(ANNA, row.id, None, "Soot")
    await room.restart()
    row = await room.referee.decks.undo(ANNA, row.id, row.version)
    assert (row.name, row.body) == ("Ash", "/ recruit watchman*2")
    assert await reason(room.referee.decks.undo(ANNA, row.id, row.version)) == "refused-deck-undo"


async def test_a_change_that_changes_nothing_leaves_the_undo_and_the_version(room: Room) -> None:
    row = await made(room, body="/ recruit")
    row = await room.referee.decks.put(ANNA, row.id, None, "watchman", 1)
    again = await room.referee.decks.put(ANNA, row.id, row.version, "skirmisher", -1)
    assert again == row


@pytest.mark.rule("LG-62")
async def test_nobody_reaches_the_deck_of_another(room: Room) -> None:
    row, decks = await made(room), room.referee.decks
    for work in (
        decks.own(BORIS, row.id),
        decks.put(BORIS, row.id, None, "recruit", 1),
        decks.choose(BORIS, row.id, None, "heroes", []),
        decks.rename(BORIS, row.id, None, "Mine"),
        decks.undo(BORIS, row.id, None),
        decks.delete(BORIS, row.id),
        decks.own(ANNA, row.id + 1),
    ):
        assert await reason(work) == "refused-deck-gone"
    assert await decks.own(ANNA, row.id) == row
    assert await decks.of_user(BORIS) == []


async def test_a_user_has_at_most_fifty_decks(room: Room) -> None:
    rows = [await made(room, f"Deck {n}") for n in range(MOST)]
    assert await reason(made(room)) == "refused-decks-full"
    await room.referee.decks.make(BORIS, "legends", "Other")
    await room.referee.decks.delete(ANNA, rows[0].id)
    await made(room)
    assert len(await room.referee.decks.of_user(ANNA, "legends")) == MOST


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Two \n words ", "Two words"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("A" + "\u0301" * 200 + "sh", "\u00c1" + "\u0301" * 4 + "sh"),
        ("\u202ehsA\u202c \u200bdeck", "hsA deck"),
        ("x" * 38 + "👨\u200d👩\u200d👧", "x" * 38),
    ],
)
async def test_a_name_is_one_line_of_what_can_be_seen(room: Room, typed: str, stored: str) -> None:
    assert (await made(room, typed)).name == stored
    for nothing in (" \n ", "\u200b\u202e", "\u0301" * 9, "\u3164"):
        assert await reason(made(room, nothing)) == "refused-deck-name"


async def test_what_cannot_be_built_is_refused_and_changes_nothing(room: Room) -> None:
    row, decks = await made(room), room.referee.decks
    assert await reason(decks.put(ANNA, row.id, None, "no_such_card", 1)) == "refused-legends-no-card"
    assert await reason(decks.put(ANNA, row.id, None, "recruit", 51)) == "refused-deck-copies"
    assert await reason(decks.make(ANNA, "krendel", "Ogres")) == "refused-brings-nothing"
    assert await decks.own(ANNA, row.id) == row


async def test_heroes_are_chosen_together(room: Room) -> None:
    row, decks = await made(room, body="/ recruit"), room.referee.decks
    heroes = [hero.id for hero in decks.pack("legends").heroes]
    row = await decks.choose(ANNA, row.id, row.version, "heroes", [*heroes[:3], "recruit", "nobody"])
    assert row.body == f"{' '.join(sorted(heroes[:3]))} / recruit"
    row = await decks.choose(ANNA, row.id, row.version, "heroes", heroes[2:5])
    assert row.body == f"{' '.join(sorted(heroes[2:5]))} / recruit"


async def test_my_data_has_the_decks_and_erasing_deletes_them(room: Room) -> None:
    row = await made(room, body="/ recruit")
    await room.referee.decks.make(BORIS, "legends", "Kept")
    (found,) = (await own_data.collect(room.db, ANNA))["decks"]
    assert (found["name"], found["body"], found["game"]) == ("Ash", "/ recruit", "legends")
    await room.referee.erasure.erase(ANNA)
    assert await reason(room.referee.decks.own(ANNA, row.id)) == "refused-deck-gone"
    assert [one.name for one in await room.referee.decks.of_user(BORIS)] == ["Kept"]


def test_the_log_quotes_no_card_of_a_deck() -> None:
    assert "recruit" not in str(RefusedError("refused-legends-deck-no-code", card="recruit"))
