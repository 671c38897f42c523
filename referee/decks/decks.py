"""The decks of people (LG-62): made, changed card by card, undone and deleted, each by its owner alone.

Every change names the version of the deck that its user has seen: of two panels, the later one is refused and shows the newest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from engines.games import GAMES
from engines.kernel.lobby.brought import BroughtError
from engines.kernel.lobby.building import Builder
from engines.kernel.packs.shelf import Shelf
from engines.kernel.visible import first_characters, one_line
from referee.errors import RefusedError
from store.connection import Connection
from store.database import Database
from store.locks import lock
from store.people import decks
from store.people.decks import DeckRow

MOST = 50
"""The decks of a user at most, of all games."""

NAME_LENGTH = 40
"""The characters of a name."""

MOST_COPIES = 50
"""The copies of a card that can be typed."""


def builders() -> dict[str, Builder[Any]]:
    """Return the builders of the games whose decks people build, by game."""
    return {
        name: game.bring.builder
        for name, game in GAMES.items()
        if game.bring is not None and game.bring.builder is not None
    }


def builder_of(game: str) -> Builder[Any]:
    """Return the builder of a game. Raises RefusedError if nobody builds decks for it."""
    found = builders().get(game)
    if found is None:
        raise RefusedError("refused-brings-nothing")
    return found


class Decks:
    """Makes, changes and deletes decks. `now` is a clock in unix seconds."""

    def __init__(self, db: Database, shelf: Shelf, now: Callable[[], float]) -> None:
        self.db = db
        self.shelf = shelf
        self.now = now

    def pack(self, game: str) -> Any:
        """Return a game's content with that of all packs that are loaded: decks are built of all that there is."""
        return self.shelf.whole(game).pack

    async def of_user(self, user: int, game: str | None = None) -> list[DeckRow]:
        """Return a user's decks, of one game or of all whose decks are built, the one changed last at first."""
        known = builders() if game is None else {game}
        return [row for row in await decks.of_user(self.db, user) if row.game in known]

    async def own(self, user: int, deck: int) -> DeckRow:
        """Return a deck of this user. Raises RefusedError, the same for a deck that is gone and for another's."""
        return _checked(await decks.by_id(self.db, deck), user)

    async def make(self, user: int, game: str, name: str, body: str | None = None) -> DeckRow:
        """Store a new deck, an empty one without a `body`. Raises RefusedError for one too many, and for an empty name."""
        named, builder = checked_name(name), builder_of(game)
        stored = builder.empty if body is None else body

        def work(db: Connection) -> DeckRow:
            lock(db, "user", user)
            if decks.count(db, user) >= MOST:
                raise RefusedError("refused-decks-full", limit=MOST)
            made = decks.get(db, decks.insert(db, user, game, named, stored, self.now()))
            return _checked(made, user)

        return await self.db.write(work)

    async def put(self, user: int, deck: int, version: int | None, card: str, by: int) -> DeckRow:
        """Add copies of a card, or with a negative number take some. Raises RefusedError as `change` does, and for too many."""
        if abs(by) > MOST_COPIES:
            raise RefusedError("refused-deck-copies", limit=MOST_COPIES)

        def put(row: DeckRow) -> str:
            builder, pack = builder_of(row.game), self.pack(row.game)
            copies = builder.copies(pack, row.body).get(card, 0) + by
            return builder.put(pack, row.body, card, max(0, copies))

        return await self.change(user, deck, version, put)

    async def choose(self, user: int, deck: int, version: int | None, group: str, cards: Collection[str]) -> DeckRow:
        """Let exactly these cards of a group be in the deck, a copy each. Raises RefusedError as `change` does."""

        def choose(row: DeckRow) -> str:
            builder, pack = builder_of(row.game), self.pack(row.game)
            listed = next((each.cards for each in builder.groups(pack) if each.key == group), ())
            body, wanted = row.body, {*cards} & {*listed}
            for card in sorted(listed, key=lambda card: card in wanted):  # those that go first, lest there be too many
                body = builder.put(pack, body, card, int(card in wanted))
            return body

        return await self.change(user, deck, version, choose)

    async def change(self, user: int, deck: int, version: int | None, make: Callable[[DeckRow], str]) -> DeckRow:
        """Store the body that `make` returns; without a `version`, whatever the deck has become.

        Raises RefusedError if the deck is not the user's, if it has changed since that version, or as the game's builder refuses.
        """

        def work(db: Connection) -> DeckRow:
            lock(db, "user", user)
            row = _checked(decks.get(db, deck), user, version)
            body = refusing(lambda: make(row))
            if body != row.body:
                decks.change(db, row, row.name, body, self.now())
            return _checked(decks.get(db, deck), user)

        return await self.db.write(work)

    async def rename(self, user: int, deck: int, version: int | None, name: str) -> DeckRow:
        """Give a deck another name. Raises RefusedError as `change` does, and for an empty name."""
        named = checked_name(name)

        def work(db: Connection) -> DeckRow:
            lock(db, "user", user)
            row = _checked(decks.get(db, deck), user, version)
            decks.change(db, row, named, row.body, self.now())
            return _checked(decks.get(db, deck), user)

        return await self.db.write(work)

    async def undo(self, user: int, deck: int, version: int | None) -> DeckRow:
        """Take the last change of a deck back. Raises RefusedError as `change` does, and if there is none to take back."""

        def work(db: Connection) -> DeckRow:
            lock(db, "user", user)
            row = _checked(decks.get(db, deck), user, version)
            if row.former_name is None or row.former_body is None:
                raise RefusedError("refused-deck-undo")
            decks.change(db, row, row.former_name, row.former_body, self.now(), undoes=True)
            return _checked(decks.get(db, deck), user)

        return await self.db.write(work)

    async def delete(self, user: int, deck: int) -> DeckRow:
        """Delete a deck, and return it as it was; a copy at a table stays. Raises RefusedError as `own`."""

        def work(db: Connection) -> DeckRow:
            lock(db, "user", user)
            row = _checked(decks.get(db, deck), user)
            decks.delete(db, deck)
            return row

        return await self.db.write(work)


def checked_name(typed: str) -> str:
    """Return the visible characters of a typed name of a deck, on one line. Raises RefusedError if nothing is left of it."""
    name = first_characters(one_line(typed), NAME_LENGTH).strip()
    if not name:
        raise RefusedError("refused-deck-name")
    return name


def refusing(make: Callable[[], Any]) -> Any:
    """Return the result of a game's builder. Raises RefusedError where it raises BroughtError."""
    try:
        return make()
    except BroughtError as error:
        raise RefusedError(error.reason, rule=None, **error.facts) from error


def _checked(row: DeckRow | None, user: int, version: int | None = None) -> DeckRow:
    """Return a deck that is this user's and of this version. Raises RefusedError."""
    if row is None or row.user != user:
        raise RefusedError("refused-deck-gone")
    if version is not None and row.version != version:
        raise RefusedError("refused-deck-changed")
    return row
