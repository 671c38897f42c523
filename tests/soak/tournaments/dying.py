"""A room whose referee is dropped at a chosen commit: before it is stored, or after it is and before anybody hears of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from referee.tournaments.rounds.solver import Solver
from store.database import T, Work
from tests.referee.conftest import Room


class Death(BaseException):  # nothing that the code under test may catch as an error
    """The process is gone, as far as the referee can see."""


class DyingRoom(Room):
    """A room that dies when so many more commits were begun. `solver` outlives its referees: it has no memory."""

    def __init__(self, path: Path, rng: Random) -> None:
        super().__init__(path)
        self.rng = rng
        self.left = -1
        self.dead = False
        self.solver = Solver()

    async def open(self) -> None:
        """Open the database, as after a restart."""
        await super().open()
        self.referee.tournaments.director.solver = self.solver
        self.dead, true = False, self.db.write

        async def write(work: Work[T]) -> T:
            if self.dead:
                raise Death
            self.left -= 1
            if self.left:
                return await true(work)
            if self.rng.random() < 0.5:
                await true(work)
            self.dead = True
            raise Death

        self.db.write = write  # type: ignore[method-assign]  # the seam at which it dies

    async def end(self) -> None:
        """Close everything."""
        await self.db.close()
        await self.solver.close()


class Played(Protocol):
    """What is played in a dying room: `done` counts what was done, `log` has what led to a failure."""

    done: Counter[str]
    log: list[str]

    async def play(self) -> None:
        """Play it to its end."""


async def play_dying(
    folder: Path, name: str, seed: str, begun: float, make: Callable[[DyingRoom, Random], Played]
) -> Counter[str]:
    """Play something from a moment on in a file of its own. Returns what was done; a failure has what led to it."""
    rng, chance = Random(seed), Random(f"secrets {seed}")
    room = DyingRoom(folder / "arbiter.db", rng)
    room.time = begun
    one = make(room, rng)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda count=32: chance.randbytes(count).hex())
        await room.open()
        try:
            await one.play()
        except BaseException as error:
            error.add_note(f"{name}, seed {seed!r}: {'; '.join(one.log[-400:])}")
            raise
        finally:
            await room.end()
    return one.done
