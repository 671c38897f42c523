"""The language of a message to one person."""

from __future__ import annotations

from store.database import Database
from store.people import people, preferences
from words.texts import Language, language_of


async def language_for(db: Database, user: int, otherwise: str | None = None) -> Language:
    """Return the language that a user has chosen, else the last known one of their client, else the other one."""
    chosen = (await preferences.of_user(db, user)).language
    if chosen is not None:
        return chosen
    player = await people.player(db, user)
    return language_of(player.language if player and player.language else otherwise)
