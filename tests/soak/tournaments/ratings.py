"""What must hold of the ratings of a tournament's games: results as corrected, and the same bits when computed anew."""

from __future__ import annotations

import asyncio
import contextlib
import io
from pathlib import Path

from referee.tournaments.halls.hall import Hall
from store.ratings import books
from tests.soak.tournaments.dying import DyingRoom
from tools.ratings import compare


async def check_ratings(room: DyingRoom, hall: Hall) -> None:
    """Check the stored results against the log, and the ratings against those computed anew."""
    await _results(room, hall)
    for _ in range(4):
        if not await books.stale(room.db):
            break
        await room.referee.recomputing.run_due()
    said = await asyncio.to_thread(_compared, room.path)
    assert "DIFFER" not in said, said
    assert "to be recomputed" not in said, said


def _compared(path: Path) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        compare(str(path))
    return said.getvalue()


async def _results(room: DyingRoom, hall: Hall) -> None:
    """What ratings are computed from is what the log says of each duel's game."""
    rows = await room.db.read(
        "SELECT matches.code, game.forfeit, game.exempt_by_tournament, game.tournament, game.match, game.answers,"
        " own.nth + game.nth, game.nth"
        " FROM finished_games AS game"
        " JOIN matches ON matches.id = game.match JOIN tournament_games AS own ON own.match = game.match"
        " WHERE own.tournament = ? AND own.current = 1",
        hall.row.id,
    )
    stored = {(row[0], row[6]): row for row in rows}
    entries = {member.user: member.entry for member in hall.members}
    for pairing in (pairing for round_ in hall.state.rounds.values() for pairing in round_.pairings):
        for game in pairing.games:
            row = stored.get((game.code, game.nth))
            if row is None or not game.places:
                continue
            assert row[3], f"{game.code} is no game of a tournament"
            if game.how == "forfeit" or row[5]:  # what a judge awards before any answer is not rated either
                assert bool(row[1]) == (game.how == "forfeit"), f"{game.code}: {game.how} in the log"
            assert bool(row[2]) == game.exempt, f"{game.code}: exempt {game.exempt} in the log"
            if game.places not in ((1, 2), (2, 1)):
                continue
            seats = await room.db.read(
                "SELECT user, place FROM finished_seats WHERE match = ? AND nth = ?", row[4], row[7]
            )
            best = {entries.get(user) for user, place in seats if place == 1}
            won = pairing.sides[game.places.index(1)]
            assert best <= {won, None}, f"{game.code}: {best} is rated best, and {won} has won"
