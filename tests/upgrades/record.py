"""Keeps what today's bot writes as the database of today's schema: `python -m tests.upgrades.record`.

Run it before a migration is added: whatever comes after must find rows in every table, and matches that run.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from engines.kernel.choose import decision_of
from referee.judges.corrections import Subject
from referee.judges.moderation import Intervention
from store.lobby.threads import Wanted
from store.migrations import load
from store.people import blocks
from store.seats import undos
from table.client import connect_clients
from table.server import Table
from tests.e2e.conftest import House
from tests.e2e.games import brawling
from tests.e2e.games import gauntlet as panels
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of
from tests.e2e.tables import begun
from tests.support.match_files import file_bytes, match_file
from tests.support.tables import Clock
from tests.upgrades import competing, fixtures

TRIO = ("Anna", "Boris", "Vera")
DUEL = TRIO[:2]

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c63fccff0bf1e000683028035f3f5b40000000049454e44ae426082"
)
"""What is kept in place of each picture that was shown."""


async def rounds(house: House, names: Sequence[str], code: str, count: int) -> None:
    """Let everybody answer by their panel as often as that."""
    for _ in range(count):
        for person in people_of(house, names):
            if (await live_of(house, code)).row.status == "playing" and controls(panel(person, code)):
                await answer(person, panel(person, code))
        await house.settled()


async def krendel(house: House) -> None:
    """Matches that are over, played again, left by somebody, waiting for an undo, for a substitute, for a flag to fall."""
    referee, (anna, boris, vera) = house.bot.referee, [int(p.id) for p in people_of(house, TRIO)]
    galya = int(house.table.person("Galya").id)
    over = await begun(house, "krendel", *DUEL)
    await rounds(house, DUEL, over, 2)
    await referee.seats.concede(over, boris)
    await referee.lobbies.rematch(over, anna, "Anna", "1")
    file = file_bytes(await match_file(house.db, await live_of(house, over), 0))
    await referee.importing.import_file(galya, "ru", file)

    left = await begun(house, "krendel", *TRIO, clock="3d")
    await rounds(house, TRIO, left, 2)
    await referee.orders.give(left, anna, "hold", "round")
    await referee.seats.concede(left, vera)
    await referee.motions.propose(left, anna, "remove", 2)
    await referee.substitutes.offer(left, boris, 1, galya)

    taken = await begun(house, "krendel", *TRIO, clock="30m+30s")
    await rounds(house, TRIO, taken, 2)
    await referee.substitutes.offer(taken, vera, 2, galya)
    await referee.substitutes.take(taken, galya, "Galya", 2)
    await referee.undoing.undo_or_ask(taken, anna)
    request = await referee.undoing.open_request(await live_of(house, taken))
    assert request is not None
    await referee.undoing.answer(taken, boris, request.id, "agree")
    number = (await live_of(house, taken)).row.id
    await house.db.write(lambda db: undos.block(db, number, 0, 1))
    guild = int(house.table.guild["id"])
    await referee.moderation.do(
        taken, Intervention(guild, int(house.table.person("Gleb").id), "Pings at night"), "mute"
    )
    await referee.judging.call(taken, boris, "May Anna undo this?")
    await referee.judging.take(taken, int(house.table.person("Dina").id))
    await referee.judging.refuse(taken, boris)
    await referee.reporting.report(anna, "The clock of this match looks odd", taken)
    await house.settled()


async def others(house: House) -> None:
    """A duel and a fight of teams of BattleCON, a match of Super Fantasy Brawl, all under way."""
    rng = Random(4)
    duel = await begun(house, "battlecon", *DUEL, fighters="random")
    await panels.until(house, people_of(house, DUEL), duel, "pair", panels.passing)
    await panels.reply(house, house.table.person("Anna"), duel)  # sealed; Boris is still asked
    brawl = await begun(house, "brawl", *DUEL, draft="random")
    for _ in range(4):
        for person in people_of(house, DUEL):
            await brawling.advance(house, person, brawl, rng)
    await house.settled()


async def judged(house: House) -> None:
    """A match with a call that a second judge has taken, whose clocks stand, after one that was ruled on."""
    referee, (anna, boris) = house.bot.referee, [int(p.id) for p in people_of(house, DUEL)]
    gleb, dina = (int(house.table.person(name).id) for name in ("Gleb", "Dina"))
    code, guild = await begun(house, "krendel", *DUEL, clock="10m"), int(house.table.guild["id"])
    await referee.judging.call(code, anna, "Which spell comes first?")
    await referee.judging.take(code, gleb)
    await referee.correcting.do(
        code, Intervention(guild, gleb, "The one that was laid first"), "rule", Subject(rule="TK-16")
    )
    await referee.judging.call(code, boris, "May I take that back?")
    await referee.judging.take(code, gleb)
    await referee.judging.refuse(code, boris)
    await referee.judging.take(code, dina)
    await referee.correcting.do(code, Intervention(guild, dina, "To see what was held"), "look")
    await house.settled()


async def settings(house: House) -> None:
    """What persons and the server have chosen."""
    referee, (anna, boris, vera) = house.bot.referee, [int(p.id) for p in people_of(house, TRIO)]
    await referee.settings.change_preferences(anna, zone="Europe/Moscow", quiet_from=1380, quiet_to=420, theme="light")
    guild, channel = int(house.table.guild["id"]), int(house.table.general.id)
    await referee.settings.change_server(guild, language="ru", channels=frozenset({channel}), judges=frozenset({guild}))
    await referee.vacations.start(vera, 3)
    dina = int(house.table.person("Dina").id)
    await house.db.write(lambda db: blocks.block(db, boris, dina, house.clock()))
    deck = await referee.decks.make(anna, "legends", "Ash", "/ recruit")
    await referee.decks.put(anna, deck.id, deck.version, "recruit", 1)


async def gathered(house: House) -> None:
    """A table with a time to begin, a table in a thread of its own, and somebody who wants to be called to one."""
    referee, general = house.bot.referee, int(house.table.general.id)
    galya, guild = int(house.table.person("Galya").id), int(house.table.guild["id"])
    planned = code_of(await house.lobby("Galya", "Vera"))
    await referee.plans.set_time(planned, galya, house.clock() + 2 * 86400)
    await referee.wishes.make(int(house.table.person("Gleb").id), guild, ["krendel"], (1080, 1380, "Europe/Moscow"))
    await referee.lobbies.open(
        "krendel",
        guild=guild,
        channel=general,
        language="ru",
        user=galya,
        name="Galya",
        entropy="1",
        options={},
        thread=Wanted("thread", general, general),
    )
    await house.settled()


async def waiting(house: House) -> None:
    """A lobby with an invitation, a duel in which one has sealed and one has begun to answer, a start that is still owed."""
    referee, (anna, boris) = house.bot.referee, people_of(house, DUEL)
    lobby = code_of(await house.lobby("Galya", "Vera", language="ru"))
    await referee.invitations.call(lobby, int(house.table.person("Galya").id), [int(house.table.person("Gleb").id)])
    late = await house.lobby("Anna", "Vera")
    code = code_of(await house.match(*DUEL))
    await answer(anna, panel(anna, code))
    asked = decision_of((await live_of(house, code)).rules_and_match[1], 1)
    assert asked is not None
    await referee.set_draft(code, int(boris.id), 1, asked.id, [asked.options[0].key])
    await house.settled()
    house.table.faults.answer("POST", r"/channels/\d+/messages$", status=403, code=50013, times=1000)
    await anna.press(late, label="Start", wait=False)
    await house.table.until(lambda: sum(status == 403 for *_, status in house.table.requests) >= 3)


async def play(folder: Path) -> None:
    """Play a day and stop while messages are owed."""
    clock = Clock()
    async with Table(data=folder / "table", clock=clock) as table:
        with connect_clients(table):
            house = House(table, folder, clock)
            await house.open()
            try:
                for part in (krendel, others, judged, gathered, *competing.PARTS, waiting, settings):
                    await part(house)
            finally:
                await house.close()
    with closing(sqlite3.connect(folder / "arbiter.db")) as db:
        competing.note_away(db, clock())
        competing.note_processes(db, clock())
        db.commit()
    with closing(sqlite3.connect(folder / "table" / "table.sqlite3")) as db:
        db.execute("UPDATE files SET data = ?", (DOT,))
        db.commit()


def empty(path: Path) -> list[str]:
    """Return the tables of a database that have no rows."""
    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        return [name for name in names if db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] == 0]


def main() -> int:
    """Play and keep both databases. Fails where a table is left empty: then play must be taught to fill it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(play(folder))
        if found := empty(folder / "arbiter.db"):
            print(f"no rows in {', '.join(found)}: let a part of tests/upgrades/record.py write some", file=sys.stderr)
            return 1
        schema = len(load())
        fixtures.write(folder / "arbiter.db", fixtures.BOT, schema)
        fixtures.write(folder / "table" / "table.sqlite3", fixtures.TABLE, schema)
    print(f"kept: the database of schema {schema}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
