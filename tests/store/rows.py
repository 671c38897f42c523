"""A row of each table."""

from __future__ import annotations

import sqlite3
from typing import Any

from store.database import Database
from store.filling import fill_digests

MATCH: dict[str, Any] = {
    "id": 1, "code": "K-7QF", "game": "krendel", "status": "playing", "guild": 2**62, "channel": 2**62 + 1,
    "language": "ru", "theme": "dark", "host": 5, "options": "{}", "secret": "00", "commitment": "11", "created": 1.5,
}  # fmt: skip

SEAT: dict[str, Any] = {
    "match": 1, "seat": 0, "user": 5, "name": "Анна", "entropy": "ab", "joined": 2.0, "status": "human",
}  # fmt: skip

STATE: dict[str, Any] = {"match": 1, "version": 0, "body": b"\x00"}

CHOICE: dict[str, Any] = {
    "match": 1, "version": 1, "seat": 0, "user": 5, "decision": "d1", "kind": "move", "keys": '["a"]',
    "source": "player", "crossed": "", "at": 3.0,
}  # fmt: skip

EVENT: dict[str, Any] = {"match": 1, "version": 1, "place": 0, "kind": "moved", "body": "{}"}

OUTBOX: dict[str, Any] = {"match": 1, "slot": "board", "created": 1.0, "not_before": 1.0}

POST: dict[str, Any] = {"match": 1, "slot": "board", "channel": 3, "message": 4, "shows": "v1"}

PLAYER: dict[str, Any] = {"user": 5, "name": "Анна", "seen": 1.0}

PACK: dict[str, Any] = {"hash": "ab", "game": "krendel", "body": b"{}"}

UNDO: dict[str, Any] = {"id": 1, "match": 1, "seat": 0, "target": 0, "question": 1, "status": "open", "at": 4.0}

CLOCK: dict[str, Any] = {"match": 1, "seat": 0, "question": "3", "since": 5.0, "due": 6.0}

MOTION: dict[str, Any] = {"match": 1, "kind": "remove", "about": 0, "voter": 1}

SITTER: dict[str, Any] = {"match": 1, "seat": 0, "nth": 0, "user": 7, "name": "Ия", "until": 6.0}

OFFER: dict[str, Any] = {"match": 1, "seat": 0, "user": 8, "by": 5, "at": 6.0}

INVITATION: dict[str, Any] = {"match": 1, "user": 8, "by": 5, "until": 9.0, "status": "open"}

ORDER: dict[str, Any] = {"match": 1, "seat": 0, "kind": "pass", "until": "round", "version": 3}

PREFERENCE: dict[str, Any] = {"user": 5, "zone": "Europe/Moscow", "quiet_from": 1380, "quiet_to": 420}

VACATION: dict[str, Any] = {"id": 1, "user": 5, "start": 1.0, "finish": 2.0}

DEED: dict[str, Any] = {"id": 1, "guild": 1, "match": 1, "user": 5, "action": "mute", "reason": "late", "at": 2.0}

CALL: dict[str, Any] = {
    "id": 1, "match": 1, "seat": 0, "user": 5, "judge": 9, "entry": 1, "status": "taken", "at": 2.0, "until": 3.0,
}  # fmt: skip

REPORT: dict[str, Any] = {"id": 1, "match": 1, "user": 5, "text": "odd", "at": 2.0}

BROUGHT = {"match": 1, "user": 5, "file": "ab", "bytes": 3, "seats": "[]", "at": 1.0}

WISH: dict[str, Any] = {
    "user": 8, "guild": 2**62, "games": "krendel", "start": 1080, "finish": 1380, "zone": "Europe/Moscow", "made": 1.0,
    "expires": 9.0, "called": 3.0, "match": 1,
}  # fmt: skip

TOURNAMENT: dict[str, Any] = {
    "id": 1, "code": "T-7QF", "guild": 2**62, "channel": 2**62 + 1, "language": "ru", "theme": "dark", "name": "Вечер",
    "game": "krendel", "form": "duel", "options": "{}", "clock": "{}", "settings": "{}", "secret": "00", "made_by": 5,
    "created": 1.5,
}  # fmt: skip

TEAM: dict[str, Any] = {"tournament": 1, "captain": 8, "mate": 9, "name": "Пара", "press": 4, "at": 1.0}

ENTRY: dict[str, Any] = {"tournament": 1, "entry": 1, "name": "Анна"}
BOOK: dict[str, Any] = {"guild": 2**62, "game": "krendel", "form": "duel"}

FINISHED: dict[str, Any] = {
    **BOOK, "match": 1, "nth": 0, "began": 1.0, "ended": 9.0, "answers": 3, "standard": 1, "practice": 0, "margin": 2,
}  # fmt: skip

FINISHED_SEAT: dict[str, Any] = {
    "match": 1, "nth": 0, "seat": 0, "sitter": 0, "user": 5, "side": 0, "part": "played", "place": 1, "played": 1, "won": 1,
}  # fmt: skip

STEP: dict[str, Any] = {
    **BOOK, "user": 5, "ended": 9.0, "match": 1, "nth": 0, "mu_before": 25.0, "sigma_before": 8.3, "mu": 25.0, "sigma": 8.0,
    "games": 1,
}  # fmt: skip

LADDER: dict[str, Any] = {
    "id": 1, "code": "LADDER", "guild": 1, "channel": 2, "language": "ru", "theme": "dark", "name": "Лестница",
    "game": "krendel", "form": "duel", "options": "{}", "clock": "{}", "rules": "{}", "made_by": 5, "created": 1.0,
}  # fmt: skip

ROWS = {
    "packs": PACK, "matches": MATCH, "seats": SEAT, "states": STATE, "choices": CHOICE, "events": EVENT,
    "outbox": OUTBOX, "posts": POST, "players": PLAYER, "guilds": {"guild": 1, "language": None},
    "facts": {"key": "commands", "value": "ab"}, "undos": UNDO, "undo_consents": {"undo": 1, "seat": 1},
    "undo_blocks": {"match": 1, "asker": 0, "blocker": 1},
    "clocks": CLOCK, "motions": MOTION, "sitters": SITTER, "offers": OFFER, "invitations": INVITATION, "orders": ORDER,
    "preferences": PREFERENCE, "blocks": {"user": 5, "blocked": 6, "at": 1.0}, "vacations": VACATION,
    "guild_channels": {"guild": 1, "channel": 2}, "guild_roles": {"guild": 1, "role": 2, "may": "play"},
    "moderation": DEED, "calls": CALL, "refusals": {"match": 1, "user": 5, "judge": 9, "at": 2.0}, "reports": REPORT,
    "imports": BROUGHT, "wishes": WISH,
    "decks": {"id": 1, "user": 5, "game": "legends", "name": "Угли", "body": "/", "changed": 2.0, "former_name": "Угли",
              "former_body": "/"},
    "threads": {"match": 1, "kind": "thread", "parent": 100, "home": 100},
    "finished_games": FINISHED, "finished_seats": FINISHED_SEAT,
    "finished_characters": {"match": 1, "nth": 0, "seat": 0, "place": 0, "character": "mouse"},
    "rating_books": BOOK | {"library": "one"}, "ratings": BOOK | {"user": 5, "mu": 25.0, "sigma": 8.0, "day": 3, "games": 1},
    "rating_steps": STEP,
    "record_people": BOOK | {"user": 5, "games": 3, "run": 1, "streak": 2, "reached": 1.0, "latest": 2.0},
    "record_characters": BOOK | {"character": "mouse", "played": 3, "won": 1.5},
    "record_wins": BOOK | {"character": "mouse", "user": 5, "won": 2},
    "plans": {"match": 1, "begins": 9.0, "remind": 8.0},
    "tournaments": TOURNAMENT, "tournament_organisers": {"tournament": 1, "kind": "user", "id": 5},
    "tournament_entries": ENTRY, "tournament_members": ENTRY | {"place": 0, "user": 5}, "tournament_teams": TEAM,
    "tournament_records": {"tournament": 1, "n": 1, "kind": "opened", "body": "{}", "user": 5},
    "tournament_games": {"tournament": 1, "match": 1, "stage": 0, "round": 1, "pairing": 1, "nth": 1},
    "tournament_news": {"match": 1, "kind": "ended", "tournament": 1, "at": 2.0},
    "tournament_downtimes": {"tournament": 1, "start": 1.0, "finish": 2.0},
    "tournament_wishes": {"tournament": 1, "stage": 0, "round": 1, "pairing": 1, "entry": 1},
    "tournament_roles": {"tournament": 1, "user": 5, "role": 7}, "tournament_seeds": {"tournament": 1, "place": 1, "user": 5},
    "tournament_outbox": {"tournament": 1, "slot": "card", "created": 1.0, "not_before": 1.0},
    "tournament_posts": {"tournament": 1, "slot": "mine:100010", "channel": 3, "message": 4, "shows": "v1"},
    "ladders": LADDER, "ladder_organisers": {"ladder": 1, "kind": "user", "id": 5},
    "ladder_members": {"ladder": 1, "person": 1, "user": 5, "name": "Анна"},
    "ladder_facts": {"ladder": 1, "n": 1, "kind": "joined", "body": "{}", "user": 5},
    "ladder_games": {"ladder": 1, "match": 1, "challenge": 3}, "ladder_news": {"match": 1, "ladder": 1, "at": 2.0},
    "ladder_outbox": {"ladder": 1, "slot": "card", "created": 1.0, "not_before": 1.0},
    "ladder_posts": {"ladder": 1, "slot": "card", "channel": 3, "message": 4, "shows": "v1"},
    "seasons": {"id": 1, "guild": 1, "name": "Осень", "starts": 1.0, "ends": 2.0, "made_by": 5, "created": 1.0,
                "channel": 3, "language": "ru"},
    "season_tournaments": {"season": 1, "tournament": 1},
    "season_players": {"season": 1, "user": 5, "name": "Анна", "division": 1},
    "season_outbox": {"season": 1, "slot": "begin:1", "created": 1.0, "not_before": 1.0},
    "shards": {"total": 2, "shard": 1, "holder": "a1", "epoch": 3, "until_": 9.0, "beat": 8.0},
    "identifies": {"bucket": 0, "at": 1.0}, "taken": {"interaction": 77, "at": 1.0},
    "season_posts": {"season": 1, "slot": "begin:1", "channel": 3, "message": 4, "shows": "v1"},
}  # fmt: skip


def insert(connection: sqlite3.Connection, table: str, row: dict[str, Any]) -> int | None:
    marks = ", ".join(f":{column}" for column in row)
    return connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", row).lastrowid


async def fill(database: Database) -> None:
    """One row in every table."""

    def work(connection: sqlite3.Connection) -> None:
        for table, row in ROWS.items():
            insert(connection, table, row)
        fill_digests(connection)

    await database.write(work)
