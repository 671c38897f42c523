"""Who reads about a match: what every text about it is made for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cogs.kit.names import former_name, game_of, plain_names
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
    """Somebody who reads about a match: in these words, with the seats called by these names, from this viewer's seat.

    `make_safe` makes a user's name safe for where it is read: messages, or pictures and pickers. `view` stands in place of the
    present view where another moment is shown.

    What is read of the state first is kept, so that a message is composed from one state: make a new reader after a wait.
    """

    live: Live
    words: Words
    names: Mapping[Seat, str]
    make_safe: Callable[[str], str]
    viewer: Seat | None = None
    view: Seen | None = None

    @classmethod
    def of(
        cls, live: Live, language: Language, viewer: Seat | None = None, make_safe: Callable[[str], str] = safe_name
    ) -> Reader:
        """Return who reads in a language, by default what all may see, in messages."""
        return cls(live, words_in(language), plain_names(live, language, make_safe), make_safe, viewer)

    @cached_property
    def seen(self) -> Seen:
        """What this reader sees of the match. Raises RefusedError while it has not started."""
        return self.live.view(self.viewer) if self.view is None else self.view

    @cached_property
    def game(self) -> GameWords:
        """The words of the match's game with these names. Raises RefusedError while it has not started."""
        return game_of(self.live, self.words.language, self.names)

    def with_view(self, view: Seen) -> Reader:
        """Return this reader before another view of the match."""
        return replace(self, viewer=view.viewer, view=view)

    def without_markdown(self) -> Reader:
        """Return this reader before the same view where no markdown is read, as in pictures, with the present names."""
        names = plain_names(self.live, self.words.language)
        return replace(self, names=names, make_safe=plain_name, view=self.seen)

    def with_names(self, names: Mapping[Seat, str]) -> Reader:
        """Return this reader with other names of the seats, which are safe as this reader's are."""
        return replace(self, names=names)


def table_line(reader: Reader) -> str:
    """Return a match in one line as those in its channel tell its tables apart: the code and who plays."""
    live, names = reader.live, reader.names
    return reader.words("meant-table", code=live.row.code, names=", ".join(names[s.seat] for s in live.seats_in_play))


def readers_by_event(reader: Reader, events: Sequence[LoggedEvent]) -> list[tuple[LoggedEvent, Reader]]:
    """Return events, which run up to the present, each with the reader who calls the seats as they were called then.

    That is once it had happened. The reader given calls them by the names of the present.
    """
    found: list[tuple[LoggedEvent, Reader]] = []
    for logged in reversed(events):
        found.append((logged, reader))
        event, live = logged.event, reader.live
        # In a match that was brought in as a file whoever plays a seat is called by its letter.
        if isinstance(event, Substituted) and not live.row.imported:
            reader = reader.with_names(
                {**reader.names, event.seat: former_name(live, event, reader.words, reader.make_safe)}
            )
    return found[::-1]
