"""From a page of a tournament to its scenes, whatever its kind."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from boards.painting.layout import Scene
from boards.painting.names import drawable_name
from boards.tournaments.bracket import bracket_scene
from boards.tournaments.cross import cross_scene
from boards.tournaments.curve import curve_scene
from boards.tournaments.ladder import ladder_scenes
from boards.tournaments.pairings import pairings_scenes
from boards.tournaments.pods import pods_scenes
from boards.tournaments.season import season_scenes
from boards.tournaments.standings import standings_scenes
from tournaments.views.brackets import BracketPage
from tournaments.views.crosses import CrossTable
from tournaments.views.leagues import LadderPage, SeasonPage
from tournaments.views.pages import AnyPage, RatingCurve
from tournaments.views.rounds import PairingsPage, PodsPage
from tournaments.views.tables import StandingsPage
from words.texts import Language, words
from words.tournaments.pictures.captions import PictureWords

_PAGES: msgspec.msgpack.Decoder[AnyPage] = msgspec.msgpack.Decoder(AnyPage)


def page_scenes(page: bytes, names: Mapping[int, str], language: Language) -> tuple[Scene, ...]:
    """Return the pictures of a page given as msgpack, from the top down. Raises msgspec.MsgspecError if it cannot be read."""
    shown = _PAGES.decode(page)
    return scenes_of(shown, PictureWords(language, drawable_entries(names, language)))


def scenes_of(page: AnyPage, words: PictureWords) -> tuple[Scene, ...]:
    """Return the pictures of a page, from the top down."""
    found: tuple[Scene, ...]
    match page:
        case BracketPage():
            found = (bracket_scene(page, words),)
        case StandingsPage():
            found = standings_scenes(page, words)
        case CrossTable():
            found = (cross_scene(page, words),)
        case PodsPage():
            found = pods_scenes(page, words)
        case PairingsPage():
            found = pairings_scenes(page, words)
        case LadderPage():
            found = ladder_scenes(page, words)
        case SeasonPage():
            found = season_scenes(page, words)
        case RatingCurve():
            found = (curve_scene(page, words),)
    return found


def drawable_entries(names: Mapping[int, str], language: Language) -> dict[int, str]:
    """Return the names of entries in letters that the faces have; one of nothing to see becomes "Entry 7"."""
    return {
        entry: drawable_name(name) or words(language)("picture-nameless", number=entry) for entry, name in names.items()
    }
