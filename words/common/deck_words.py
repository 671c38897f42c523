"""The texts of decks that people build: those of a game, and likely cards for a name with typing errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rapidfuzz import fuzz, process

from engines.kernel.content.names import Name
from engines.kernel.lobby.building import DeckProblem
from words.common.rule_book import plain
from words.texts import Language

LEAST_LIKENESS = 60.0
"""The least likeness, of 100, at which a card is likely."""


@dataclass(frozen=True)
class DeckWords:
    """The texts of a game's decks.

    `names` are the names of all cards of a pack by id. `facts` describes a card in short, in at most 100 code points, `detail`
    in full. `group` names a group of cards, `headings` are those of a list by the kinds that the game's builder writes. `problem`
    takes a pack with everything there is. `summary` says in a line how far a deck is. `view` is what the picture "deck" shows,
    given name, text, problems and warnings.
    """

    names: Callable[[Any], Mapping[str, Name]]
    facts: Callable[[Language, Any, str], str]
    detail: Callable[[Language, Any, str], str]
    group: Callable[[Language, str], str]
    headings: Callable[[Language], Mapping[str, str]]
    problem: Callable[[Language, Any, DeckProblem], str]
    summary: Callable[[Language, Any, str], str]
    view: Callable[[str, str, Sequence[str], Sequence[str]], Any]


def likely_cards(names: Mapping[str, Name], typed: str, most: int) -> list[str]:
    """Return the ids of at most so many cards whose name in any language is like a typed text, the closest first."""
    spoken = [(" ".join(plain(text)), card) for card, name in names.items() for text in name.all]
    asked = " ".join(plain(typed))
    found = process.extract(
        asked, [text for text, _ in spoken], scorer=fuzz.WRatio, limit=None, score_cutoff=LEAST_LIKENESS
    )
    return list(dict.fromkeys(spoken[at][1] for _, _, at in found))[:most]
