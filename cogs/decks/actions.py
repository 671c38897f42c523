"""Actions of the controls of decks, and the parts of a custom id that say where in the workshop a press was made."""

from __future__ import annotations

from typing import NamedTuple

from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, HIGHEST_PAGE, NOTE, Control, custom_id, number
from referee.errors import RefusedError

DECKS = "DECKS"
"""The code in ids of controls that belong to no match."""

LIST, OPEN, NEW, NEW_TYPED, READY = "decks", "deckopen", "decknew", "decknewtyped", "deckready"
"""The actions: show the user's decks, open the one picked, ask for the name of a new one, make it, show a ready-made one."""

GROUP, CARD, PUT, CHOOSE, CHECK = "deckgroup", "deckcard", "deckput", "deckchoose", "deckcheck"
"""The actions in the workshop: show a group, a card; change copies; choose the cards of a group; show all that is wrong."""

RENAME, RENAMED, UNDO, DELETE, DELETE_SURE = "deckrename", "deckrenamed", "deckundo", "deckdelete", "deckgone"
"""The actions: ask for another name, take it, undo the last change, ask before deleting, delete."""

IMPORT, IMPORTED, LIKELY, SAVE = "deckimport", "deckimported", "decklikely", "decksave"
"""The actions: ask for a list or code, preview it, take a likely card for a line, save what was previewed."""

EXPORT, SHARE, COPY, COPY_SHARED = "deckexport", "deckshare", "deckcopy", "decktake"
"""The actions: show list and code, post them, copy a deck, copy the deck of a post."""

TO_TABLE, BRING = "decktable", "deckbring"
"""The actions: bring the deck to the user's lobby, bring the picked deck to the lobby of the code."""

NOTHING = "-"


class Bench(NamedTuple):
    """The place of a press in the workshop: the deck and the version that was shown, the group with its page, the card."""

    deck: int
    version: int
    group: str = ""
    page: int = 0
    card: str = ""

    def id(self, action: str, *more: str) -> str:
        """Return the custom id of a control at this place."""
        group = f"{self.group}.{self.page}" if self.group else NOTHING
        return custom_id(DECKS, action, NOTE, f"{self.deck}.{self.version}", group, self.card or NOTHING, *more)


def bench_of(control: Control) -> Bench:
    """Return the place of a press. Raises RefusedError for a forged one."""
    if control.code != DECKS or not control.args:
        raise RefusedError("refused-unknown-control")
    deck, _, version = control.args[0].partition(".")
    group, card = (*control.args[1:3], NOTHING, NOTHING)[:2]
    name, page = group_of(group)
    shown = "" if card == NOTHING else card
    return Bench(number(deck, HIGHEST_NUMBER), number(version, HIGHEST_NUMBER), name, page, shown)


def group_of(raw: str) -> tuple[str, int]:
    """Return a group and its page as they stand in ids and picks. Raises RefusedError for forged ones."""
    if raw == NOTHING:
        return "", 0
    name, _, page = raw.rpartition(".")
    return name, number(page, HIGHEST_PAGE)
