"""Links to the tables of a tournament."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.common.desk import Desk
from cogs.delivery.composer import Composer
from referee.tournaments.halls.hall import Hall
from store.tournaments import games
from tournaments.views.tournament import PairingView


async def table_links(desk: Desk, hall: Hall, pairings: Iterable[PairingView]) -> dict[str, str]:
    """Return links to the newest tables of pairings by the codes of their matches: all tables of a tournament are thousands."""
    codes = [pairing.codes[-1] for pairing in pairings if pairing.codes]
    found = await games.boards(desk.referee.db, codes) if codes else []
    return {code: Composer.link_at(hall.row.guild, channel, message) for code, channel, message in found}
