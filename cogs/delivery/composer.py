"""Composes the messages that a match owes: each kind of slot is registered by the feature that it belongs to.

A slot's message is always composed from the newest state. Whether an edit would change anything is seen from the composed
message itself (`Message.digest`), so what a slot depends on and what it says cannot come apart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cogs.kit.answers import Answer
from cogs.kit.messages import Message
from cogs.kit.pictures import Pictures
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.service import Referee
from store.match import outbox
from store.match.outbox import Owed
from store.people import people, preferences
from words.texts import Language, language_of

WATCH = "watch"
"""The name of the slots of boards that single users watch."""


def always(_live: Live) -> bool:
    """Whatever the match is like."""
    return True


@dataclass(frozen=True)
class SlotKind:
    """A kind of message that matches owe.

    Its slots begin with one of `names`; `when` says for which matches. `compose` returns the message as it should be, None
    if there should be none. `compose_opened` returns the message of a user who has opened it in a channel, kept up to date
    until the time given. `deliver` takes the place of the usual way to Discord, and returns whether Discord was called. One that
    `is_final` is a last edit: the message is left as it is then.
    """

    names: tuple[str, ...]
    compose: Callable[[Live, str], Awaitable[Message | None]] | None = None
    compose_opened: Callable[[Live, str, Answer, float | None], Awaitable[Message]] | None = None
    deliver: Callable[[Live, Owed], Awaitable[bool]] | None = None
    when: Callable[[Live], bool] = always
    is_final: bool = False


def kinds_by_name(kinds: Iterable[SlotKind]) -> dict[str, list[SlotKind]]:
    """Kinds of slots by the names of their slots. Raises ValueError for slots that two kinds claim of one match."""
    found: dict[str, list[SlotKind]] = {}
    for kind in kinds:
        for name in kind.names:
            known = found.setdefault(name, [])
            if known and (kind.when is always or any(other.when is always for other in known)):
                raise ValueError(f"two kinds of messages claim the slots {name!r}")
            known.append(kind)
    return found


class Composer:
    """Finds the kind of a slot and composes its message; knows the language of its reader and the link of a match."""

    def __init__(self, referee: Referee, pictures: Pictures) -> None:
        self.db = referee.db
        self.pictures = pictures
        self.kinds: Mapping[str, Sequence[SlotKind]] = {}

    def kind(self, live: Live, slot: str) -> SlotKind:
        """The kind of a slot of a match. Raises KeyError for a slot that no feature owns."""
        for kind in self.kinds.get(slot.partition(":")[0], ()):
            if kind.when(live):
                return kind
        raise KeyError(slot)

    async def compose(self, live: Live, slot: str) -> Message | None:
        """The message of a slot as it should be now, None if there should be none. Raises KeyError as `kind` does."""
        compose = self.kind(live, slot).compose
        return await compose(live, slot) if compose is not None else None

    async def compose_opened(self, live: Live, slot: str, answer: Answer, until: float | None) -> Message:
        """What a user sees who has opened a slot in a channel. Raises KeyError for a slot that cannot be opened so."""
        opened = self.kind(live, slot).compose_opened
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
        return "" if live.row.imported else Composer.link_at(live.row.guild, live.row.channel, message)

    @staticmethod
    def link_at(guild: int | None, channel: int, message: int | None) -> str:
        """A link to a message of a channel, or to the channel."""
        place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
        return f"{place}/{message}" if message is not None else place
