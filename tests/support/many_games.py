"""A server with very many finished games, written into the database as their ends would have."""

from __future__ import annotations

from random import Random
from sqlite3 import Connection

from store.ratings import books
from store.ratings.games import BookKey
from tournaments.ratings.model import DAY, LIBRARY

PEOPLE = 3_000

BUSY, EVERY = 1, 20
"""The number of the person who played one of so many games, far more than anybody else."""

UNLISTED = 20
"""One person of so many is in no list."""

KEY = BookKey(900, "battlecon", "duel")
FIGHTERS = [f"fighter{n}" for n in range(34)]
NOW = 1_800_000_000.0


Row = tuple[int | float | str, ...]


def fill(db: Connection, count: int) -> None:
    """Store rated duels of two years; some people play much more than others. The book waits to be computed."""
    matches, games, seats, characters = _duels(count)
    db.executemany(
        "INSERT INTO players (user, name, seen) VALUES (?, ?, 0)", [(n, f"Player {n}") for n in range(1, PEOPLE + 1)]
    )
    db.executemany(
        "INSERT INTO preferences (user, listed) VALUES (?, 0)", [(n,) for n in range(7, PEOPLE + 1, UNLISTED)]
    )
    db.executemany(
        "INSERT INTO matches (id, code, game, status, guild, channel, language, theme, host, options, secret, commitment,"
        " created, ended, result, rated) VALUES (?, ?, ?, 'over', ?, 5, 'en', 'dark', 1, '{}', '', '', ?, ?, ?, 1)",
        matches,
    )
    db.executemany(
        "INSERT INTO finished_games (match, nth, guild, game, form, began, ended, answers, rated, standard, practice, margin)"
        " VALUES (?, 0, ?, ?, ?, ?, ?, ?, 1, 1, 0, ?)",
        games,
    )
    db.executemany(
        "INSERT INTO finished_seats (match, nth, seat, sitter, user, side, part, place, played, won)"
        " VALUES (?, 0, ?, 0, ?, ?, 'played', ?, ?, ?)",
        seats,
    )
    db.executemany(
        "INSERT INTO finished_characters (match, nth, seat, place, character) VALUES (?, 0, ?, 0, ?)", characters
    )
    books.mark_changed(db, KEY, LIBRARY, stale=True)


def _duels(count: int) -> tuple[list[Row], list[Row], list[Row], list[Row]]:
    """Return rows of matches, games, seats and characters."""
    chance = Random(1)
    matches, games, seats, characters = list[Row](), list[Row](), list[Row](), list[Row]()
    weights = [1 / (n + 20) for n in range(2, PEOPLE + 1)]
    picked = chance.choices(range(2, PEOPLE + 1), weights, k=2 * count)
    for match in range(1, count + 1):
        pair = picked[2 * match - 2 : 2 * match]
        if match % EVERY == 0:
            pair[0] = BUSY
        if pair[0] == pair[1]:
            pair[1] = pair[0] % PEOPLE + 1
        ended = NOW - (count - match) * (730 * DAY / count)
        winner = int(chance.random() > 0.5 + (pair[1] - pair[0]) / (4 * PEOPLE))
        matches.append((match, f"M{match:07d}", KEY.game, KEY.guild, ended - 3600, ended, f'{{"winners":[{winner}]}}'))
        answers, margin = chance.randint(15, 200), chance.randint(1, 20)
        games.append((match, KEY.guild, KEY.game, KEY.form, ended - 3600, ended, answers, margin))
        for seat, user in enumerate(pair):
            place = 1 if seat == winner else 2
            seats.append((match, seat, user, seat, place, place, int(place == 1)))
            characters.append((match, seat, chance.choice(FIGHTERS)))
    return matches, games, seats, characters
