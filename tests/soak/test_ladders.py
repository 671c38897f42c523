"""Ladders played with deaths in between; and what is broken on purpose is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.leagues import live_ladders, results
from referee.leagues.live_ladders import LiveLadders
from tests.soak.ladders.climbing import play
from tournaments.leagues.ladder import Settled


@pytest.mark.rule("TM-57")
async def test_a_ladder_loses_and_doubles_nothing_whatever_comes_in_between(tmp_path: Path) -> None:
    done = await play(tmp_path, "short")
    assert done["kills"] > 3
    assert done["results"] > 0


async def broken(folder: Path, match: str) -> None:
    """Play ladders until what is broken is found. Fails if it is not."""

    async def until_found() -> None:
        for number in range(8):
            place = folder / str(number)
            place.mkdir()
            await play(place, f"broken {number}")

    with pytest.raises(AssertionError, match=match):
        await until_found()


async def test_an_end_that_is_not_announced_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    true = live_ladders.slots_of
    monkeypatch.setattr(
        live_ladders, "slots_of", lambda ladder, made: [s for s in true(ladder, made) if s[:4] != "news"]
    )
    await broken(tmp_path, "is announced None×")


async def test_a_result_that_gets_lost_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(results.games, "note_end", lambda *_args: None)
    await broken(tmp_path, "a match is over, its challenge is not")


async def test_a_commit_that_is_not_stored_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    true = LiveLadders._write

    async def lazy(lives: LiveLadders, ladder: Any, made: Any, *args: Any) -> None:
        if any(isinstance(fact, Settled) for _, fact in made):
            ladder.stored += [live_ladders.stored_fact(n, fact, None, "") for n, fact in made]
            return
        await true(lives, ladder, made, *args)

    monkeypatch.setattr(LiveLadders, "_write", lazy)
    await broken(tmp_path, "the facts in memory are others|what was acknowledged is lost|there is always more")


async def test_a_winner_who_did_not_win_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    true = results.LadderResults._end

    async def crooked(self: Any, ladder: Any, live: Any, challenge: Any) -> Settled | None:
        fact = await true(self, ladder, live, challenge)
        if fact is None or not fact.winner:
            return fact
        other = challenge.challenged if fact.winner == challenge.challenger else challenge.challenger
        return Settled(fact.at, fact.challenger, other, fact.forfeit)

    monkeypatch.setattr(results.LadderResults, "_end", crooked)
    await broken(tmp_path, "was won by somebody else")
