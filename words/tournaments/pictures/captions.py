"""The words that stand in pictures of tournaments."""

from __future__ import annotations

from collections.abc import Mapping

from tournaments.views.brackets import BracketPage, Column
from tournaments.views.crosses import CrossTable
from tournaments.views.rounds import PairingsPage, PodsPage
from tournaments.views.tables import StandingsPage
from words.safe import plain_name
from words.texts import Language, Words, words


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

    def bracket_title(self, page: BracketPage) -> str:
        """Return the title of a page of a bracket."""
        return self.say(f"picture-bracket-{page.part}")

    def column(self, column: Column) -> str:
        """Return the name of a round of a bracket."""
        return self.say(f"picture-round-{column.kind}", number=column.number)

    def standings_title(self, page: StandingsPage) -> str:
        """Return the title of a page of standings."""
        if page.group:
            return self.say("picture-standings-group", group=page.group, rounds=page.rounds)
        return self.say("picture-standings", rounds=page.rounds, planned=page.planned)

    def cross_title(self, table: CrossTable) -> str:
        """Return the title of a cross table."""
        return self.say("picture-cross-group", group=table.group) if table.group else self.say("picture-cross")

    def round_title(self, page: PairingsPage | PodsPage) -> str:
        """Return the title of a round."""
        if isinstance(page, PairingsPage) and page.stage:
            return self.say("picture-round-cut", number=page.round)
        return self.say("picture-round", number=page.round, planned=page.planned)


def plain_names(names: Mapping[int, str]) -> dict[int, str]:
    """Return names of entries for Alt texts: on one line, without invisible characters; an empty one is left out."""
    return {entry: name for entry, raw in names.items() if (name := plain_name(raw, default=""))}
