"""The frames of fighters or champions that players choose among."""

from __future__ import annotations

from boards.painting.layout import Box, Panel
from boards.painting.theme import Role, seat_role


def choice_frame(box: Box, *, owner: int | None, banned: bool, free: bool) -> Panel:
    """Return the ground of somebody to choose: framed in the colour of the seat that owns them, red if banned, lit if free."""
    line: Role = "line" if free else "page.inlay"
    if banned:
        line = "bad"
    if owner is not None:
        line = seat_role(owner)
    return Panel(box, "panel" if free else "page", 14, line, 3 if owner is None else 5)
