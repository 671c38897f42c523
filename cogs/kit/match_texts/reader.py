"""The reader of texts about a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cogs.kit.match_texts.names import former_name, game_of, plain_names
from engines.kernel.state.model import Seat
from engines.kernel.views import Seen
from referee.match.events import LoggedEvent
from referee.match.live import Live
from referee.match.notes import Substituted
from words.common.protocol import GameWords
from words.safe import plain_name, safe_name
from words.texts import Language, Words
from words.texts import words as words_in


@dataclass(frozen=True)
class Reader:
    """Somebody who reads about a match: in these words, with these names of the seats, from this viewer's seat.

    `make_safe` makes a user's name safe for the place of the text: messages, or pictures and pickers. `other_view` replaces the
    present view when another moment is shown.

    A reader caches the first view of the state, so that a message is composed from one state: make a new reader after an await.
    """

    live: Live
    words: Words
    names: Mapping[Seat, str]
    make_safe: Callable[[str], str]
    viewer: Seat | None = None
    other_view: Seen | None = None

    @classmethod
    def of(
        cls, live: Live, language: Language, viewer: Seat | None = None, make_safe: Callable[[str], str] = safe_name
    ) -> Reader:
        """Return a reader in a language, by default a reader of messages who sees the public view."""
        return cls(live, words_in(language), plain_names(live, language, make_safe), make_safe, viewer)

    @cached_property
    def view(self) -> Seen:
        """The reader's view of the match. Raises RefusedError before the start."""
        return self.live.view(self.viewer) if self.other_view is None else self.other_view

    @cached_property
    def game(self) -> GameWords:
        """The words of the match's game with the reader's names. Raises RefusedError before the start."""
        return game_of(self.live, self.words.language, self.names)

    def with_view(self, view: Seen) -> Reader:
        """Return a copy of this reader with another view of the match."""
        return replace(self, viewer=view.viewer, other_view=view)

    def without_markdown(self) -> Reader:
        """Return a copy of this reader for places without markdown, such as pictures: same view, present names."""
        names = plain_names(self.live, self.words.language)
        return replace(self, names=names, make_safe=plain_name, other_view=self.view)

    def with_names(self, names: Mapping[Seat, str]) -> Reader:
        """Return a copy of this reader with other names of the seats, made safe in the same way."""
        return replace(self, names=names)


def table_line(reader: Reader) -> str:
    """Return a match in one line that tells apart the tables of a channel: its code and its players."""
    live, names = reader.live, reader.names
    return reader.words("line-of-table", code=live.row.code, names=", ".join(names[s.seat] for s in live.seats_in_play))


def readers_by_event(reader: Reader, events: Sequence[LoggedEvent]) -> list[tuple[LoggedEvent, Reader]]:
    """Return events, which run up to the present, each with a reader that has the names of that time.

    These are the names just after the event. The reader given has the present names.
    """
    found: list[tuple[LoggedEvent, Reader]] = []
    for logged in reversed(events):
        found.append((logged, reader))
        event, live = logged.event, reader.live
        # In an imported match every seat is called by its letter, whoever plays it.
        if isinstance(event, Substituted) and not live.row.imported:
            reader = reader.with_names(
                {**reader.names, event.seat: former_name(live, event, reader.words, reader.make_safe)}
            )
    return found[::-1]
