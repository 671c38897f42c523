"""The common ground of texts about a tournament: a language, the names of the entries, and who reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from tournaments.views.tournament import left_in_cut
from words.safe import clip, safe_name
from words.texts import Words

PAGE = 1800
"""Most code points of a page: a message of Discord takes 2,000."""

REASON = 300
"""Most code points of a reason that a person typed."""

HOUR, DAY = 3600, 86400


class Speech(msgspec.Struct, frozen=True):
    """The language, the names and the reader of texts about one tournament.

    `names` are the entries' names by number, escaped by the caller; an entry without one is a former player (TM-68). `own` is the
    reader's entry, 0 for none; in leagues both go by person. `moment` shows unix seconds as a distance, such as "in 2 hours".
    `cut` is how many entries went into the cut, 0 before it is made.
    """

    words: Words
    names: Mapping[int, str]
    moment: Callable[[int], str]
    own: int = 0
    cut: int = 0

    def __call__(self, key: str, /, **args: str | float) -> str:
        """Return a text by its key."""
        return self.words(key, **args)

    def name(self, entry: int) -> str:
        """Return the name of an entry, "former player 7" without one."""
        return self.names.get(entry) or self.words("tournament-former", entry=str(entry))

    def marked(self, entry: int) -> str:
        """Return the name of an entry, the reader's own in bold."""
        return f"**{self.name(entry)}**" if entry == self.own else self.name(entry)

    def person(self, person: int) -> str:
        """Return the name of a person where names go by person, as in leagues; "former player" without one."""
        return self.names.get(person) or self.words("former-player")

    def marked_person(self, person: int) -> str:
        """Return the name of a person, the reader's own in bold."""
        return f"**{self.person(person)}**" if person == self.own else self.person(person)

    def all_names(self, entries: Iterable[int]) -> str:
        """Return "Anna, Boris and Vera"."""
        return self.words.join([self.name(entry) for entry in entries])

    def sides(self, entries: Sequence[int]) -> str:
        """Return the sides of a pairing in the order of their seats: "Anna – Boris"; a single one has a bye."""
        if len(entries) == 1:
            return self.words("tournament-pair-bye", name=self.marked(entries[0]))
        between = " – " if len(entries) == 2 else " · "
        return between.join(self.marked(entry) for entry in entries)

    def round(self, stage: int, number: int) -> str:
        """Return "Round 3", or in the cut "Semifinal round"."""
        if stage and self.cut:
            return self.words("tournament-round-cut", left=left_in_cut(self.cut, number))
        return self.words("tournament-round", round=number)

    def span(self, seconds: int) -> str:
        """Return a length of time: "2 days 3 h"."""
        parts = [
            ("span-days", seconds // DAY),
            ("span-hours", seconds % DAY // HOUR),
            ("span-minutes", seconds % HOUR // 60),
            ("span-seconds", seconds % 60),
        ]
        return " ".join(self.words(key, count=count) for key, count in parts if count) or self.words(
            "span-minutes", count=0
        )


def reason_text(raw: str) -> str:
    """Return a text that a person typed, on one line, short and escaped; "" stays empty."""
    return safe_name(raw, REASON, "")


def pages(lines: Iterable[str], head: str = "", foot: str = "", limit: int = PAGE) -> list[str]:
    """Return lines as pages of at most `limit` code points, each below the head; the foot ends the last page.

    No line is split between pages; one that is longer than a page is cut.
    """
    return [*paged([*lines, *([foot] if foot else [])], head, limit)]


def paged(lines: Iterable[str], head: str = "", limit: int = PAGE) -> Iterator[str]:
    """Yield lines as `pages` returns them, each page as soon as its lines are there: a thousand lines take a while."""
    page = head
    for line in lines:
        longer = f"{page}\n{line}" if page else line
        if len(longer) > limit and page not in ("", head):
            yield page
            longer = f"{head}\n{line}" if head else line
        page = clip(longer, limit)
    yield page
