"""Composes the messages of slots. Each feature registers the kinds of slots that belong to it.

A slot's message is always composed from the newest state. The digest of the composed message (`Message.digest`) shows whether
an edit would change anything, so nothing lists the facts that a message depends on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.delivery.languages import language_for
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message
from cogs.kit.painting.pictures import Pictures
from referee.match.live import Live
from referee.match.slots import BOARD
from referee.service import Referee
from store.match import outbox
from store.match.owed import Owed
from words.texts import Language, language_of

WATCH = "watch"
"""The name of slots for boards that one user watches in private."""


def always(_live: Live) -> bool:
    """Return True: the kind of slot fits every match."""
    return True


@dataclass(frozen=True)
class AfterPost:
    """The consequences of a new message: `write` in the transaction that notes it, then `wake`, which is called after that."""

    write: Callable[[Any], None]
    wake: Callable[[], None]


@dataclass(frozen=True)
class SlotKind:
    """A kind of slot: how its message is composed and delivered.

    Its slots begin with one of `names`; it fits the matches for which `when` is true. `compose` returns the newest message, None
    if there should be none. `compose_opened` returns the message for a user who opens the slot in a channel, where it is kept up
    to date until the given time. `deliver` replaces the usual delivery, and returns whether Discord was called. A kind that
    `is_final` edits its message for the last time, and then forgets it. `on_posted` returns the consequences of a
    new message: others may link to it.
    """

    names: tuple[str, ...]
    compose: Callable[[Live, str], Awaitable[Message | None]] | None = None
    compose_opened: Callable[[Live, str, Answer, float | None], Awaitable[Message]] | None = None
    deliver: Callable[[Live, Owed], Awaitable[bool]] | None = None
    when: Callable[[Live], bool] = always
    is_final: bool = False
    on_posted: Callable[[Live], Awaitable[AfterPost]] | None = None


def kinds_by_name(kinds: Iterable[SlotKind]) -> dict[str, list[SlotKind]]:
    """Return the kinds by the names of their slots. Raises ValueError if two kinds claim a name for one match."""
    found: dict[str, list[SlotKind]] = {}
    for kind in kinds:
        for name in kind.names:
            known = found.setdefault(name, [])
            if known and (kind.when is always or any(other.when is always for other in known)):
                raise ValueError(f"two kinds of messages claim the slots {name!r}")
            known.append(kind)
    return found


class Composer:
    """Finds the kind of a slot and composes its message; returns a reader's language and links to a match."""

    def __init__(self, referee: Referee, pictures: Pictures) -> None:
        self.db = referee.db
        self.pictures = pictures
        self.kinds: Mapping[str, Sequence[SlotKind]] = {}

    def kind(self, live: Live, slot: str) -> SlotKind:
        """Return the kind of a match's slot. Raises KeyError for a slot that no feature owns."""
        for kind in self.kinds.get(slot.partition(":")[0], ()):
            if kind.when(live):
                return kind
        raise KeyError(slot)

    async def compose(self, live: Live, slot: str) -> Message | None:
        """Return the newest message of a slot, None if there should be none. Raises KeyError as `kind` does."""
        compose = self.kind(live, slot).compose
        return await compose(live, slot) if compose is not None else None

    async def compose_opened(self, live: Live, slot: str, answer: Answer, until: float | None) -> Message:
        """Return the message for a user who opens a slot in a channel. Raises KeyError for a slot that cannot be opened."""
        opened = self.kind(live, slot).compose_opened
        if opened is None:
            raise KeyError(slot)
        return await opened(live, slot, answer, until)

    async def language(self, user: int | None, live: Live) -> Language:
        """Return the language that a user has chosen, else the last known one of their client, else the match's."""
        if user is None:
            return language_of(live.row.language)
        return await language_for(self.db, user, live.row.language)

    async def link(self, live: Live) -> str:
        """Return a link to the board, or to its channel while it is not posted."""
        post = await outbox.post(self.db, live.row.id, BOARD)
        return self.link_to(live, post.message if post else None)

    @staticmethod
    def link_to(live: Live, message: int | None) -> str:
        """Return a link to a message in a match's channel, or to the channel; an empty string for a match without channel."""
        return "" if live.row.imported else Composer.link_at(live.row.guild, live.row.channel, message)

    @staticmethod
    def link_at(guild: int | None, channel: int, message: int | None) -> str:
        """Return a link to a message of a channel, or (None) to the channel."""
        place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
        return f"{place}/{message}" if message is not None else place
