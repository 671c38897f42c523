"""Databases are harmed at random and started: each time the bot says so, or all that it has is as it was.

There are two: one that was closed, one whose bot was killed, so that some of it stands in the log alone. Harm by statements is
done with the sums of pages, and without them, as after `--as-it-is` and on databases that keep no sums: then the digests of rows
and the comparison of the schema stand alone.
"""

# ruff: noqa: ASYNC240 - files of a few kilobytes

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from store.database import Database
from store.errors import DamagedError, StoreError
from store.leagues import ladders
from store.match import brought, history
from store.people import decks
from store.seats import undos
from store.tournaments import entries, records, tournaments
from tests.referee.conftest import Room
from tests.soak.parts import harm
from tests.soak.running import Found, Part
from tests.upgrades import fixtures

BEGUN = 1_795_400_000.0
"""A day after the databases of earlier days were written."""

ENDS = ("", "-wal", "-sums")
"""The files of a database."""

SHELL = 0.3
"""How often harm is done by statements, not to files."""

CHOICES = 40
"""Answers that are given before the bot is killed."""

BOOKKEEPING = frozenset({"facts"})
"""Tables that a start writes to itself."""

Rows = dict[str, list[tuple[object, ...]]]


class Heard(logging.Handler):
    """Keeps the warnings and errors of the store and the referee."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@dataclass
class Sample:
    """A database to harm: its files, all its rows, and which matches run."""

    folder: Path
    rows: Rows
    running: list[int]

    def lay(self, path: Path) -> None:
        """Put a copy of the files into an empty place."""
        for end in ENDS:
            Path(f"{path}{end}").unlink(missing_ok=True)
            if Path(f"{self.folder / 'arbiter.db'}{end}").exists():
                shutil.copy(f"{self.folder / 'arbiter.db'}{end}", f"{path}{end}")
        for end in ("-shm", ".lock"):
            Path(f"{path}{end}").unlink(missing_ok=True)


async def rows_of(db: Database) -> Rows:
    """Return all rows of all tables, but for those that a start writes itself."""
    names = await db.read(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    )
    return {
        name: sorted((tuple(row) for row in await db.read(f"SELECT * FROM {name}")), key=repr)
        for (name,) in names
        if name not in BOOKKEEPING
    }


async def _play(room: Room, rng: Random) -> None:
    """Give some answers in the matches that run."""
    running = [row[0] for row in await room.db.read("SELECT code FROM matches WHERE status = 'playing' ORDER BY id")]
    for _ in range(CHOICES):
        live = await room.referee.live.by_code(rng.choice(running))
        if live.row.status != "playing":
            continue
        _, match = live.rules_and_match
        asked = [s for s in live.humans if decision_of(match, s.seat) is not None]
        if asked:
            seat = rng.choice(asked)
            decision = decision_of(match, seat.seat)
            assert decision is not None
            assert seat.user is not None
            await room.referee.choose(live.row.code, seat.user, seat.seat, decision.id, random_keys(decision, rng))


async def samples(folder: Path, seed: str) -> list[Sample]:
    """Make a database that was closed, and one whose bot was killed, from the newest of earlier days."""
    made = []
    room = Room(folder / "played" / "arbiter.db")
    room.time = BEGUN
    fixtures.read(room.path, fixtures.BOT, max(fixtures.kept()))
    await room.open()
    await room.db.write(_decks)
    await room.restart()
    await _play(room, Random(seed))
    for name in ("killed", "closed"):
        place = folder / name
        place.mkdir()
        if name == "closed":
            rows = await rows_of(room.db)
            await room.db.close()
        for end in ENDS:
            if Path(f"{room.path}{end}").exists():
                shutil.copy(f"{room.path}{end}", place / f"arbiter.db{end}")
        if name == "killed":
            rows = await rows_of(room.db)
        running = [row[0] for row in rows["matches"] if row[3] == "playing"]
        made.append(Sample(place, rows, [int(str(match)) for match in running]))
    return made


def _decks(db: object) -> None:
    for number, body in enumerate(('{"cards": 1}', '{"cards": 2}')):
        decks.insert(db, 5, "legends", f"deck {number}", body, BEGUN)  # type: ignore[arg-type]  # the writer's connection


@dataclass
class Outcome:
    """What came of a start: whether it was refused, what the log had, the rows, and which matches are frozen."""

    refused: str = ""
    lines: Sequence[str] = ()
    rows: Rows | None = None
    frozen: frozenset[int] = frozenset()

    @property
    def said(self) -> bool:
        """Whether an operator reads of it."""
        return bool(self.refused or self.lines)


async def start(path: Path) -> Outcome:
    """Start, load every match, read all that is read of one in its life, and stop."""
    heard = Heard()
    loggers = [logging.getLogger(name) for name in ("store", "arbiter")]
    for logger in loggers:
        logger.addHandler(heard)
    room = Room(path)
    room.time = BEGUN
    try:
        try:
            await room.open()
        except StoreError as error:
            return Outcome(str(error))
        try:
            rows = await rows_of(room.db)
            await _read_all(room)
            found = await room.db.read("SELECT id FROM matches WHERE status = 'frozen'")
            return Outcome("", heard.lines, rows, frozenset(row[0] for row in found))
        except StoreError as error:
            return Outcome(str(error))
        finally:
            await room.db.close()
    finally:
        for logger in loggers:
            logger.removeHandler(heard)


async def _read_all(room: Room) -> None:
    """Read all matches, tournaments, ladders and decks as the bot does; what is damaged is told by that."""
    db, lives = room.db, room.referee.live
    for (match,) in await db.read("SELECT id FROM matches WHERE started IS NOT NULL ORDER BY id"):
        with contextlib.suppress(DamagedError):  # the log has it
            await lives.by_id(match)
            await history.events(db, match)
            await history.states(db, match)
            await undos.choices(db, match)
            await brought.of_match(db, match)
    for (tournament,) in await db.read("SELECT id FROM tournaments ORDER BY id"):
        with contextlib.suppress(DamagedError):
            await tournaments.by_id(db, tournament)
            await records.since(db, tournament, 0)
            await entries.brought(db, tournament)
    for (ladder,) in await db.read("SELECT id FROM ladders ORDER BY id"):
        with contextlib.suppress(DamagedError):
            await ladders.by_id(db, ladder)
            await ladders.facts_since(db, ladder, 0)
    for (user,) in await db.read("SELECT DISTINCT user FROM decks"):
        with contextlib.suppress(DamagedError):
            await decks.of_user(db, user)
    await lives.settled()


OF_MATCHES = {"matches": 0, "states": 0, "events": 0, "choices": 0}
"""Tables whose changed rows freeze a match, and the column with its number."""


def judge(sample: Sample, outcome: Outcome, *, unproven: bool) -> str:
    """Return the kind of outcome. Raises AssertionError if something has changed in silence, or if too much was stopped."""
    if outcome.refused:
        return "refused"
    assert outcome.rows is not None
    changed = {name: _changed(sample.rows[name], outcome.rows.get(name, [])) for name in sample.rows}
    changed = {name: rows for name, rows in changed.items() if rows}
    assert outcome.said or not changed, f"changed in silence: {[*changed]}"
    hurt = {int(str(row[OF_MATCHES[name]])) for name, rows in changed.items() if name in OF_MATCHES for row in rows}
    if unproven or "packs" not in changed:
        assert outcome.frozen >= hurt & {*sample.running}, f"not frozen: {hurt - outcome.frozen}"
    whole = {*sample.running} - hurt
    if "packs" not in changed and "seats" not in changed:
        assert not outcome.frozen & whole, f"frozen without a reason: {outcome.frozen & whole}"
    return "frozen" if outcome.frozen else "said" if outcome.said else "harmless"


def _changed(before: Sequence[tuple[object, ...]], after: Sequence[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Return the rows that are no longer there, and those that were not."""
    one, other = {repr(row): row for row in before}, {repr(row): row for row in after}
    return [row for key, row in (one | other).items() if (key in one) != (key in other)]


async def _harmed(sample: Sample, path: Path, rng: Random, found: Found) -> None:
    sample.lay(path)
    by_shell = rng.random() < SHELL
    unproven = by_shell and rng.random() < 0.5
    if unproven:
        Path(f"{path}-sums").unlink()
    done = rng.choice(harm.SHELL if by_shell else harm.FILES)
    about = done(path, rng)
    try:
        kind = judge(sample, await start(path), unproven=unproven)
    except BaseException as error:
        error.add_note(f"{sample.folder.name}, {done.__name__}, {about}{', without sums' * unproven}")
        raise
    found.figures["databases"] += 1
    found.figures[kind] += 1
    found.figures[f"{done.__name__}: {kind}"] += 1


async def _play_all(folder: Path, seed: str, size: int) -> Found:
    found, rng = Found(), Random(seed)
    made = await samples(folder, seed)
    for sample in made:
        sample.lay(folder / "arbiter.db")
        outcome = await start(folder / "arbiter.db")
        assert judge(sample, outcome, unproven=False) == "harmless", "nothing was done to it"
    for number in range(size):
        await _harmed(made[number % len(made)], folder / "arbiter.db", rng, found)
    return found


def play(seed: str, _number: int, size: int) -> Found:
    """Harm so many databases, and start each."""
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        return asyncio.run(_play_all(Path(folder), seed, size))


PART = Part("damage", "databases", 1000, 100, play)
