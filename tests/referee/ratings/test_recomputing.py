"""Ratings are computed from stored results alone, to the same bits (TM-49, TM-51, TM-54, TM-68)."""

from __future__ import annotations

import logging
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from processes.errors import WorkerError
from processes.pool import Pool
from referee.ratings.amending import amend
from referee.ratings.recomputing import RETRY_AFTER, Recomputing
from referee.ratings.showing import UNRATED, shown_now
from referee.ratings.worker import Request, answer
from store.people import preferences
from store.people.preferences import Preferences
from store.ratings import books
from store.ratings.books import BookState, Rated
from tests.referee.conftest import Room
from tests.referee.ratings.playing import DAY, DUEL, FREE, beaten, cache, emptied, rating, three
from tools.ratings import compare

ANNA, BORIS, VERA, GALYA = 1, 2, 3, 4


async def season(room: Room, count: int = 12) -> None:
    """Play some duels on several days, and one for three."""
    chance = Random(3)
    for _ in range(count):
        winner, loser = chance.sample([ANNA, BORIS, VERA, GALYA], 2)
        await beaten(room, winner, loser)
        room.time += chance.choice([60.0, DAY, 40 * DAY])
    await three(room, ANNA, BORIS, VERA)


@pytest.mark.rule("TM-54")
async def test_dropped_ratings_are_recomputed_to_the_same_bits(room: Room) -> None:
    await season(room)
    before = [await cache(room, key) for key in (DUEL, FREE)]
    assert all(rated and steps for rated, steps in before)
    await emptied(room)
    assert [await cache(room, key) for key in (DUEL, FREE)] == before


@pytest.mark.rule("TM-54")
async def test_the_command_finds_every_bit_that_differs(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    await season(room)
    assert compare(room.db.address) == 0
    assert "the same bits" in capsys.readouterr().out
    nudge = "UPDATE rating_steps SET mu = mu + 1e-12 WHERE ended = (SELECT max(ended) FROM rating_steps WHERE form = 'duel')"
    await room.db.write(lambda db: db.execute(nudge).close())
    assert compare(room.db.address) == 1
    assert "DIFFERS" in capsys.readouterr().out


@pytest.mark.rule("TM-54")
async def test_a_game_of_which_one_step_is_wrong_is_computed_whole(room: Room) -> None:
    await season(room)
    before = await cache(room)
    last = max(before[1], key=lambda step: (step.ended, step.match, step.user))
    nudge = "UPDATE rating_steps SET mu = 0 WHERE match = ? AND user = ?"
    await room.db.write(lambda db: db.execute(nudge, (last.match, last.user)).close())
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    await room.referee.recomputing.run_due()
    assert await cache(room) == before


@pytest.mark.rule("TM-54")
async def test_a_correction_changes_only_what_comes_after_it(room: Room) -> None:
    first = await beaten(room, VERA, GALYA)
    await season(room)
    _, before = await cache(room)
    await room.db.write(lambda db: amend(db, first.row.id, exempt=True))
    assert (await cache(room))[1] == before, "the old ratings are shown until then"
    await beaten(room, ANNA, BORIS)
    await room.referee.recomputing.run_due()
    after = await cache(room)
    assert first.row.id not in [step.match for step in after[1]]
    await emptied(room)
    assert await cache(room) == after


@pytest.mark.rule("TM-54")
@pytest.mark.parametrize("how", [{"exempt": True}, {"places": {0: 2, 1: 1}}, {"forfeit": True}])
async def test_only_the_message_of_the_corrected_match_is_edited(room: Room, how: dict[str, Any]) -> None:
    await beaten(room, VERA, GALYA)
    corrected = await beaten(room, ANNA, BORIS)
    await season(room)
    await room.db.write(lambda db: amend(db, corrected.row.id, **how))
    asked = Request(room.db.address, DUEL)
    assert answer(asked).retold == (corrected.row.id,), "the figures of later ones differ too: they were right then"
    assert answer(msgspec.structs.replace(asked, retold_since=room.time)).retold == (), "it ended long ago"


@pytest.mark.rule("TM-54")
async def test_a_result_that_comes_in_while_a_book_is_computed_is_not_lost(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await beaten(room, ANNA, BORIS)
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    write = room.referee.recomputing.db.write
    ends = [1]

    async def late(work: object) -> object:
        if ends and getattr(work, "__qualname__", "").startswith("Recomputing._recompute"):
            ends.pop()
            await beaten(room, VERA, GALYA)
        return await write(work)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(room.referee.recomputing.db, "write", late)
    assert await room.referee.recomputing.run_due() is not None, "it has to be computed once more"
    await room.referee.recomputing.run_due()
    assert {one.user for one in (await cache(room))[0]} == {ANNA, BORIS, VERA, GALYA}


@pytest.mark.parametrize("error", [WorkerError("it died"), KeyError("a fault of ours")])
async def test_a_book_that_cannot_be_computed_keeps_no_other_one_waiting(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    await beaten(room, ANNA, BORIS)
    before = await cache(room)
    await room.db.write(
        lambda db: [
            db.execute("UPDATE rating_books SET stale = 1").close(),
            db.execute(
                "INSERT INTO rating_books (guild, game, form, library, stale) VALUES (0, 'a', 'b', 'c', 1)"
            ).close(),
            db.execute("UPDATE ratings SET mu = 0").close(),
        ]
    )
    recompute = Recomputing._recompute

    async def failing(self: Recomputing, pool: Pool, state: BookState) -> None:
        if state.key.guild == 0:
            raise error
        await recompute(self, pool, state)

    monkeypatch.setattr(Recomputing, "_recompute", failing)
    with caplog.at_level(logging.WARNING, "arbiter.referee"):
        assert await room.referee.recomputing.run_due() == room.time + RETRY_AFTER
    assert await cache(room) == before
    assert "server=0 game=a form=b" in caplog.text
    caplog.clear()
    assert await room.referee.recomputing.run_due() == room.time + RETRY_AFTER
    assert caplog.records == [], "it is not tried again at every look"


@pytest.mark.rule("TM-49")
async def test_another_version_of_the_library_recomputes_everything(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    before = await cache(room)
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET library = 'older'").close())
    await room.db.write(lambda db: db.execute("UPDATE ratings SET mu = 0").close())
    await room.restart()
    await room.referee.recomputing.run_due()
    assert await cache(room) == before
    assert await books.stale(room.db) == []


@pytest.mark.rule("TM-49")
async def test_with_three_sides_the_changes_are_halved(room: Room) -> None:
    await three(room, ANNA, BORIS, VERA)
    anna = await rating(room, ANNA, FREE)
    await beaten(room, ANNA, BORIS)
    duel = await rating(room, ANNA)
    assert anna is not None
    assert duel is not None
    # Both opponents are as strong as the one of the duel: two wins, divided by two.
    assert anna.mu - 25 == pytest.approx(duel.mu - 25, rel=1e-9)


@pytest.mark.rule("TM-51")
async def test_idle_days_make_a_rating_less_certain_from_day_31(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    found = await rating(room, ANNA)
    assert found is not None
    on_day = [shown_now(found, room.time + days * DAY) for days in (0, 30, 31, 90, 91, 100_000)]
    assert on_day[0].rating == on_day[1].rating
    assert on_day[3].rating < on_day[1].rating
    assert [one.is_active for one in on_day] == [True, True, True, True, False, False]
    assert on_day[5].is_provisional
    sigma = sqrt(found.sigma**2 + (25 / 300) ** 2)
    assert on_day[2].rating == round(1000 + 40 * (found.mu - 3 * sigma))


@pytest.mark.rule("TM-50")
def test_a_rating_is_provisional_while_sigma_is_above_six_and_a_half() -> None:
    assert shown_now(Rated(1, 25.0, 6.51, 100, 3), 100 * DAY).is_provisional
    assert not shown_now(Rated(1, 25.0, 6.5, 100, 3), 100 * DAY).is_provisional
    assert shown_now(Rated(1, 30.0, 5.0, 100, 3), 100 * DAY).rating == 1000 + 40 * (30 - 15)
    assert shown_now(None, 0.0) == UNRATED
    assert UNRATED.rating == 1000


@pytest.mark.rule("TM-51", "TM-68")
async def test_lists_have_who_played_lately_and_wants_to_be_there(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    await beaten(room, VERA, GALYA)
    day = int(room.time // DAY)
    await room.db.write(lambda db: preferences.keep(db, Preferences(GALYA, listed=False)))
    assert [one.rating.user for one in await books.listed(room.db, DUEL, day - 90)] == [ANNA, BORIS, VERA]
    assert await books.listed(room.db, DUEL, day + 1) == []


@pytest.mark.rule("TM-68")
async def test_who_is_erased_leaves_the_lists_and_nobody_elses_rating_changes(room: Room) -> None:
    await season(room)
    before = {one.user: one for one in (await cache(room))[0]}
    _, steps = await cache(room)
    await room.referee.erasure.erase(BORIS)
    after = {one.user: one for one in (await cache(room))[0]}
    assert {user: one for user, one in after.items() if user > 0} == {u: r for u, r in before.items() if u != BORIS}
    (former,) = [user for user in after if user < 0]
    assert (after[former].mu, after[former].games) == (before[BORIS].mu, before[BORIS].games)
    day = int(room.time // DAY)
    assert former not in [one.rating.user for one in await books.listed(room.db, DUEL, day - 90_000)]
    cached = await cache(room)
    await emptied(room)
    assert await cache(room) == cached, "the same bits without the name"
    assert len(cached[1]) == len(steps)
    rows = await room.db.read("SELECT 1 FROM finished_seats WHERE user = ?", BORIS)
    assert rows == []


@pytest.mark.rule("TM-68")
async def test_who_is_erased_while_a_book_is_computed_does_not_come_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season(room)
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    write = room.referee.recomputing.db.write
    ends = [1]

    async def late(work: object) -> object:
        if ends and getattr(work, "__qualname__", "").startswith("Recomputing._recompute"):
            ends.pop()
            await room.referee.erasure.erase(BORIS)
        return await write(work)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(room.referee.recomputing.db, "write", late)
    assert await room.referee.recomputing.run_due() is not None, "it has to be computed once more"
    await room.referee.recomputing.run_due()
    ratings, steps = await cache(room)
    assert BORIS not in {one.user for one in ratings} | {step.user for step in steps}
