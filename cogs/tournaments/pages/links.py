"""Links to the tables of a tournament."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.delivery.composer import Composer
from referee.tournaments.halls.hall import Hall
from store.tournaments import games


async def table_links(desk: Desk, hall: Hall) -> dict[str, str]:
    """Return links to a tournament's tables by the codes of their matches."""
    found = await games.boards(desk.referee.db, hall.row.id)
    return {code: Composer.link_at(hall.row.guild, channel, message) for code, channel, message in found}
