"""Tournaments whose pairings are one match of several games, and how such games end; played by Legends."""

from __future__ import annotations

from referee.match.live import Live
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tournaments.settings.formats import Format, Swiss
from tournaments.settings.model import CARD_ORDER, Points, Settings
from tournaments.settings.paces import Live as LivePace
from tournaments.state.model import Pairing


def best_of_three(format_: Format | None = None, *, time: int = 0) -> Settings:
    """Return the settings of a round of pairings that are the best of three."""
    return Settings(
        format=format_ or Swiss(rounds=1),
        pace=LivePace(time_per_game=time),
        points=Points("3", "1", "0"),
        tiebreaks=CARD_ORDER,
        best_of=3,
    )


async def at_table(room: Room, settings: Settings, **terms: str) -> tuple[Event, Live]:
    """Return a tournament of two persons of Legends, and their table with both at it."""
    event = await Event.made(room, settings, game="legends", **terms)  # type: ignore[arg-type]  # the event's own
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    return event, live


def seated(live: Live, seat: int) -> int:
    """Return the user on a seat."""
    return next(one.user for one in live.seats if one.seat == seat) or 0


async def lose(event: Event, live: Live, user: int) -> None:
    """Let a user give up the game that is played, after an answer, and the tournament take it in."""
    await event.answer(live, event.asked(live)[0])
    await event.room.referee.seats.concede_game(live.row.code, user)
    await event.run()


async def draw(event: Event, live: Live) -> None:
    """Let the game that is played be drawn: at the end of a turn nobody has a hero."""
    for _ in range(400):
        _, match = live.rules_and_match
        if match.board.phase == "main":
            break
        await event.answer(live, event.asked(live)[0])
    board = live.rules_and_match[1].board
    assert board.phase == "main"
    number = board.number
    while live.rules_and_match[1].outcome is None and live.rules_and_match[1].board.number == number:
        live.rules_and_match[1].board.permanents.clear()
        await event.answer(live, event.asked(live)[0])
    await event.run()


def results(pairing: Pairing) -> list[tuple[int, tuple[int, ...], str]]:
    """Return number, places and the way of each game of a pairing."""
    return [(game.nth, game.places, game.how) for game in pairing.games]
