"""The list of the bot's features: one line for each package. Each is set up once, by its `setup.py`.

`upkeep` needs the client and hints need its practice players: cogs/bot/client.py sets these up and gives them to
`set_up_features`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.clocks import setup as clocks
from cogs.common.desk import Desk
from cogs.common.features import Feature
from cogs.decks import setup as decks
from cogs.delivery.composer import kinds_by_name
from cogs.judges import setup as judges
from cogs.leagues import setup as leagues
from cogs.learning import setup as learning
from cogs.lobby import setup as lobby
from cogs.match import setup as match
from cogs.moderation import setup as moderation
from cogs.organising import setup as organising
from cogs.people import setup as people
from cogs.ratings import setup as ratings
from cogs.replay import setup as replay
from cogs.seats import setup as seats
from cogs.servers import setup as servers
from cogs.tables import setup as tables
from cogs.tournaments import setup as tournaments

FEATURES: Sequence[Callable[[Desk], Feature]] = (
    match.setup,
    clocks.setup,
    lobby.setup,
    decks.setup,
    judges.setup,
    learning.setup,
    moderation.setup,
    people.setup,
    ratings.setup,
    servers.setup,
    tables.setup,
    replay.setup,
    seats.setup,
    tournaments.setup,
    organising.setup,
    leagues.setup,
)


def set_up_features(desk: Desk, *made: Feature) -> list[Feature]:
    """Set up every feature, and give the composer all kinds of slots; return all features, those already `made` first."""
    features = [*made, *(setup(desk) for setup in FEATURES)]
    desk.composer.kinds = kinds_by_name(kind for feature in features for kind in feature.slots)
    return features
