"""The words that stand in pictures of tournaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tournaments.views.brackets import BracketPage, Column, ColumnKind
from tournaments.views.crosses import CrossTable
from tournaments.views.leagues import LadderPage, SeasonPage
from tournaments.views.rounds import PairingsPage, PodsPage
from tournaments.views.tables import StandingsPage
from words.safe import plain_name
from words.texts import Language, Words, words

AWAY = 6
"""Most names of those who are not paired."""

COLUMNS: Mapping[ColumnKind, str] = {
    "of": "tournament-node-of",
    "winners": "tournament-node-winners",
    "losers": "tournament-node-losers",
    "grand": "tournament-node-g1",
    "second": "tournament-node-second",
}
"""The keys of the names that rounds of a bracket have in pictures and texts alike."""


class PictureWords:
    """The words of one picture. `names` are those of entries, as they are to be drawn."""

    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        self.say: Words = words(language)
        self.language = language
        self._names = names

    def name(self, entry: int) -> str:
        """Return the name of an entry; one without a name was a player once (TM-68)."""
        return self._names.get(entry) or self.say("picture-former", number=entry)

    def page(self, page: int, pages: int) -> str:
        """Return which page it is, nothing where there is only one."""
        return self.say("picture-page", page=page, pages=pages) if pages > 1 else ""

    def headed(self, title: str, page: int, pages: int) -> str:
        """Return a title, with which page it is where there are several."""
        return self.say("picture-alt-headed", title=title, page=self.page(page, pages)) if pages > 1 else title

    def bracket_title(self, page: BracketPage) -> str:
        """Return the title of a page of a bracket."""
        return self.say(f"picture-bracket-{page.part}")

    def column(self, column: Column) -> str:
        """Return the name of a round of a bracket, the same as in texts."""
        return column_name(self.say, column)

    def standings_title(self, page: StandingsPage) -> str:
        """Return the title of a page of standings."""
        if page.left:
            return self.say("picture-standings-left", group=page.group, left=page.left)
        if page.group:
            return self.say("picture-standings-group", group=page.group, rounds=page.rounds)
        if not page.rounds:
            return self.say("picture-standings-none")
        return self.say("picture-standings", rounds=page.rounds, planned=page.planned)

    def short_break(self, name: str) -> str:
        """Return the short name of a tie-break, which stands above its column."""
        return self.say(f"picture-short-{name}")

    def break_meaning(self, name: str) -> str:
        """Return the short name of a tie-break with the full one."""
        return self.say("picture-meaning", short=self.short_break(name), full=self.say(f"picture-break-{name}"))

    def cut_line(self, page: StandingsPage) -> str:
        """Return how many go on, or went on."""
        return self.say("picture-cut-made" if page.cut_made else "picture-cut-line", cut=page.cut)

    def cross_title(self, table: CrossTable) -> str:
        """Return the title of a cross table."""
        return self.say("picture-cross-group", group=table.group) if table.group else self.say("picture-cross")

    def league_title(self, page: LadderPage | SeasonPage, name: str) -> str:
        """Return the title of a ladder or of a season's table, by its name as it is to be shown."""
        if isinstance(page, LadderPage):
            return name or self.say("picture-ladder")
        name = name or self.say("picture-season")
        return self.say("picture-division", title=name, division=page.division) if page.division else name

    def round_title(self, page: PairingsPage | PodsPage) -> str:
        """Return the title of a round."""
        if isinstance(page, PairingsPage) and page.left:
            return self.say("tournament-round-cut", left=page.left)
        return self.say("picture-round", number=page.round, planned=page.planned)

    def away(self, entries: Sequence[int]) -> str:
        """Return the entries that are not paired, the first few by name."""
        shown, more = entries[:AWAY], len(entries) - AWAY
        names = ", ".join(map(self.name, shown))
        if more > 0:
            return self.say("picture-away-more", names=names, count=more)
        return self.say("picture-away", names=names)

    def day(self, year: int, month: int, day: int) -> str:
        """Return a date in few letters: the day of a month, or without a day the month of a year."""
        if day:
            return self.say("picture-day", day=day, month=self.say("picture-month", month=month))
        return self.say("picture-day-year", month=self.say("picture-month-alone", month=month), year=str(year))


def column_name(say: Words, column: Column) -> str:
    """Return the name of a round of a bracket: "Semifinals", "Losers' round 3", "Grand final"."""
    return say(COLUMNS[column.kind], sides=column.number, round=column.number)


def plain_names(names: Mapping[int, str]) -> dict[int, str]:
    """Return names of entries for Alt texts: on one line, without invisible characters; an empty one is left out."""
    return {entry: name for entry, raw in names.items() if (name := plain_name(raw, default=""))}
