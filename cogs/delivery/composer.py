"""Composes the messages that a match owes: each kind of slot is registered by the feature that it belongs to.

A slot's message is always composed from the newest state. Whether an edit would change anything is seen from the composed
message itself (`Message.shows`), so what a slot depends on and what it says cannot come apart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from cogs.kit.answers import Answer
from cogs.kit.messages import Message
from cogs.kit.names import game_of, plain_names, safe_names
from cogs.kit.pictures import Pictures
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.service import Referee
from store.match import outbox
from store.match.outbox import Owed
from store.people import people, preferences
from words.texts import Language, language_of

WATCH = "watch"
"""The beginning of the names of boards that single users watch."""


@dataclass(frozen=True)
class SlotKind:
    """A kind of message that matches owe.

    `owns` says whether a slot of a match is of this kind now. `compose` returns its message as it should be, None if there
    should be none. `opened` returns what a user sees who has opened it in a channel, kept up to date until the time given.
    `deliver` takes the place of the usual way to Discord, and returns whether Discord was called.
    """

    owns: Callable[[Live, str], bool]
    compose: Callable[[Live, str], Awaitable[Message | None]] | None = None
    opened: Callable[[Live, str, Answer, float | None], Awaitable[Message]] | None = None
    deliver: Callable[[Live, Owed], Awaitable[bool]] | None = None


class Composer:
    """Finds the kind of a slot and composes its message; knows the language, the names and the link of a match."""

    names = staticmethod(safe_names)
    plain_names = staticmethod(plain_names)
    game = staticmethod(game_of)

    def __init__(self, referee: Referee, pictures: Pictures) -> None:
        self.referee = referee
        self.db = referee.db
        self.pictures = pictures
        self.kinds: Sequence[SlotKind] = ()

    def kind(self, live: Live, slot: str) -> SlotKind:
        """The kind of a slot of a match. Raises KeyError for a slot that no feature owns."""
        for kind in self.kinds:
            if kind.owns(live, slot):
                return kind
        raise KeyError(slot)

    async def compose(self, live: Live, slot: str) -> Message | None:
        """The message of a slot as it should be now, None if there should be none. Raises KeyError as `kind` does."""
        compose = self.kind(live, slot).compose
        return await compose(live, slot) if compose is not None else None

    async def opened(self, live: Live, slot: str, answer: Answer, until: float | None) -> Message:
        """What a user sees who has opened a slot in a channel. Raises KeyError for a slot that cannot be opened so."""
        opened = self.kind(live, slot).opened
        if opened is None:
            raise KeyError(slot)
        return await opened(live, slot, answer, until)

    async def language(self, user: int | None, live: Live) -> Language:
        """The language that a user has chosen, else that of their client as last seen, else the match's."""
        if user is None:
            return language_of(live.row.language)
        chosen = (await preferences.of_user(self.db, user)).language
        if chosen is not None:
            return chosen
        player = await people.player(self.db, user)
        return language_of(player.language if player and player.language else live.row.language)

    async def link(self, live: Live) -> str:
        """A link to the board, or to its channel while it is not posted."""
        post = await outbox.post(self.db, live.row.id, BOARD)
        return self.link_to(live, post.message if post else None)

    @staticmethod
    def link_to(live: Live, message: int | None) -> str:
        """A link to a message of a match's channel, or to the channel; empty for a match that has none."""
        if live.row.imported:
            return ""
        place = f"https://discord.com/channels/{live.row.guild or '@me'}/{live.row.channel}"
        return f"{place}/{message}" if message is not None else place
