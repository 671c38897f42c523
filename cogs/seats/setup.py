"""Everything that this package registers: substitutes, coming back, moving a match to another channel."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, is_playing, merge_presses
from cogs.seats.commands import Seating
from cogs.seats.moving import Moving
from cogs.seats.place_pages import MOVE
from cogs.seats.slots import SeatSlots


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: substitutes, coming back, moving a match to another channel."""
    seating, moving = Seating(desk), Moving(desk)
    return Feature(
        cogs=[seating, moving],
        presses=merge_presses(seating.presses(), moving.presses()),
        slots=SeatSlots(desk).kinds(),
        more=[
            Entry(
                "match",
                10,
                MOVE,
                "button-move",
                lambda live, user: is_playing(live, user) and live.row.homeless is not None,
            ),
            Entry(
                "match",
                60,
                "substitute",
                "button-substitute",
                lambda live, user: is_playing(live, user) and live.row.guild is not None,
            ),
        ],
    )
