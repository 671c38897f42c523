"""The registration of this package: /deck, the workshop, sharing, the choice of a deck for a table."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.decks.commands import DeckCommands
from cogs.decks.importing import Importing
from cogs.decks.lists import Lists
from cogs.decks.picking import Picking
from cogs.decks.sharing import Sharing
from cogs.decks.workshop import Workshop
from referee.decks.decks import builders


def setup(desk: Desk) -> Feature:
    """Return the feature; its command is there only if people build decks for a game."""
    workshop = Workshop(desk)
    lists, importing, sharing = Lists(desk, workshop), Importing(desk, workshop), Sharing(desk, workshop)
    commands = DeckCommands(desk, workshop, lists, importing, sharing)
    presses = (part.presses() for part in (workshop, lists, importing, sharing, Picking(desk)))
    return Feature(groups=[commands.group()] if builders() else [], presses=merge_presses(*presses))
