"""Tournaments of every kind, played with deaths in between; and what is broken on purpose is found."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection, IntegrityError
from typing import Any

import msgspec
import pytest

from referee.tournaments.halls import halls
from referee.tournaments.halls.halls import Halls
from referee.tournaments.rounds import results
from store.tournaments import games
from tests.soak.tournaments.kinds import KINDS, Kind
from tests.soak.tournaments.playing import play
from tournaments.facts.kinds import GameOver
from tournaments.files.export import export

SWISS = KINDS[0]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_a_tournament_ends_whatever_comes_in_between(kind: Kind, tmp_path: Path) -> None:
    done = await play(tmp_path, kind, f"short {kind.name}")
    assert done["over"] + done["cancelled"] == 1
    assert done["kills"]


async def broken(folder: Path, match: str) -> None:
    """Play tournaments until what is broken is found. Fails if it is not."""

    async def until_found() -> None:
        for number in range(8):
            place = folder / str(number)
            place.mkdir()
            await play(place, SWISS, f"broken {number}")

    with pytest.raises((AssertionError, IntegrityError), match=match):
        await until_found()


async def test_an_announcement_that_nobody_owes_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    true = halls.slots_of
    monkeypatch.setattr(halls, "slots_of", lambda hall, made: [s for s in true(hall, made) if s[:4] != "news"])
    await broken(tmp_path, "is announced None×")


async def test_a_result_that_gets_lost_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def forgetful(db: Connection, tournament: int, match: int, kind: Any, now: float) -> None:
        if kind == "started" or match % 3:
            games_note(db, tournament, match, kind, now)

    games_note = games.note
    monkeypatch.setattr(results.games, "note", forgetful)
    await broken(tmp_path, "and its game is not over|UNIQUE constraint failed|not over after")


async def test_a_state_that_does_not_follow_from_the_log_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    true = Halls.commit

    async def hasty(lives: Halls, hall: Any, *args: Any, **words: Any) -> Any:
        made = await true(lives, hall, *args, **words)
        if made and isinstance(made[-1].fact, GameOver):
            hall.state.downtimes.append((1, 2))
        return made

    monkeypatch.setattr(Halls, "commit", hasty)
    await broken(tmp_path, "another state than the one in memory")


async def test_a_commit_that_is_not_stored_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    true = Halls._write

    async def lazy(lives: Halls, hall: Any, made: Any, *args: Any, **words: Any) -> None:
        if made and isinstance(made[-1].fact, GameOver):
            hall.records += made
            return
        await true(lives, hall, made, *args, **words)

    monkeypatch.setattr(Halls, "_write", lazy)
    await broken(tmp_path, "the version is not|what was acknowledged is lost|refused-tournament-changed")


async def test_a_file_that_tells_another_story_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crooked(settings: Any, records: Any, steps: Any) -> bytes:
        return export(settings, records, steps).replace(b'"places":[[1,', b'"places":[[2,')

    monkeypatch.setattr("tests.soak.tournaments.recomputing.export", crooked)
    await broken(tmp_path, "WRONG")


async def test_ratings_that_do_not_follow_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crooked(settings: Any, records: Any, steps: Any) -> bytes:
        return export(settings, records, [msgspec.structs.replace(one, places=one.places[::-1]) for one in steps])

    monkeypatch.setattr("tests.soak.tournaments.recomputing.export", crooked)
    await broken(tmp_path, "WRONG: the ratings after match")
