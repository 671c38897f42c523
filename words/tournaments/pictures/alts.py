"""Alt texts of pictures of tournaments: what a picture shows, in an order by which one can follow without seeing it."""

from __future__ import annotations

from collections.abc import Mapping

from tournaments.views.brackets import BracketPage
from tournaments.views.crosses import CrossTable
from tournaments.views.leagues import LadderPage, SeasonPage
from tournaments.views.pages import AnyPage, RatingCurve
from tournaments.views.rounds import PairingsPage, PodsPage
from tournaments.views.tables import StandingsPage
from words.common.limits import ALT
from words.safe import clip
from words.texts import Language
from words.tournaments.pictures.alt_brackets import bracket_alt
from words.tournaments.pictures.alt_curves import curve_alt
from words.tournaments.pictures.alt_leagues import ladder_alt, season_alt
from words.tournaments.pictures.alt_rounds import pairings_alt, pods_alt
from words.tournaments.pictures.alt_tables import cross_alt, standings_alt
from words.tournaments.pictures.captions import PictureWords, plain_names


def alt_of(page: AnyPage, names: Mapping[int, str], language: Language) -> str:
    """Return the Alt text of a page's pictures, at most 1,024 characters. The viewer's own part comes first."""
    words = PictureWords(language, plain_names(names))
    match page:
        case BracketPage():
            found = bracket_alt(page, words)
        case StandingsPage():
            found = standings_alt(page, words)
        case CrossTable():
            found = cross_alt(page, words)
        case PodsPage():
            found = pods_alt(page, words)
        case PairingsPage():
            found = pairings_alt(page, words)
        case LadderPage():
            found = ladder_alt(page, words)
        case SeasonPage():
            found = season_alt(page, words)
        case RatingCurve():
            found = curve_alt(page, words)
    return clip(found, ALT)
