"""What several tests of tournaments ask and set up."""

from __future__ import annotations

from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision
from tournaments.state.model import State

EVENING = Settings(format=Swiss(rounds=1))
TWO = Settings(format=Swiss(rounds=2))
POD = Settings(format=Pods(rounds=1), seats=(3, 5), first=False)

MOVE = '{"kind":"move","seconds":600}'
SLOW = '{"kind":"days","seconds":86400}'

WHY = "As both players ask"


def results(state: State) -> list[tuple[tuple[int, ...], bool]]:
    """Return places, and whether they were played for, of the pairings of round 1."""
    found = [decision(state, pairing) for pairing in state.rounds[0, 1].pairings]
    return [(made.places, made.played) for made in found if made is not None]


async def flags(event: Event) -> None:
    """Let flags fall and lose."""
    await event.room.referee.timing.run_due()
    await event.parts.limits.run_flags()
    await event.run()


async def four(room: Room, settings: Settings = TWO, *, automatic: bool = True) -> Event:
    """Return a tournament of Krendel whose four users have entered and begun."""
    event = await Event.made(room, settings, game="krendel", automatic=automatic)
    await event.begun(1, 2, 3, 4)
    return event
