"""Paints the bracket and the standings of the papers from a seeded tournament: `python -m tools.make.tournament_pictures`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from boards.jobs import tournament_job
from boards.painting.splitting import split_pngs
from boards.pictures import draw
from tests.tournaments.support.hall import Hall
from tools.parts.saving import save
from tournaments.facts.kinds import GameStarted, TableOpened
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.state.model import MAIN, Pairing, State
from tournaments.views.brackets import bracket_pages
from tournaments.views.pages import TournamentPage
from tournaments.views.tables import standings_pages
from tournaments.views.tournament import Viewer
from words.texts import LANGUAGES, Language

DOCS = Path(__file__).resolve().parents[2] / "docs" / "pictures"

NAMES: Mapping[Language, tuple[str, ...]] = {
    "en": ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoe", "Kim", "Leo"),
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Зоя", "Ким", "Лев"),
}
"""The entrants, by entry."""

OWN = 3
"""The entry whose path and row are marked."""


def result(_state: State, pairing: Pairing, nth: int) -> tuple[int, ...]:
    """Return places as a tournament has them: mostly of the lower number, with upsets and a draw that follow from the pairing."""
    one, other = pairing.sides
    chance = (7 * one + 5 * other + 3 * pairing.round + nth) % 10
    if chance == 0 and pairing.stage == MAIN and not pairing.node:
        return (1, 1)
    return (1, 2) if (one < other) == (chance < 7) else (2, 1)


def bracket() -> TournamentPage:
    """Return a bracket of eight after its first round, with one semifinal decided and one under way."""
    hall = Hall(Settings(format=Elimination(), best_of=3)).begin(8)
    hall.round(result)
    hall.pair()
    first, second = hall.state.rounds[0, 2].pairings
    hall.play(first, result)
    hall.game(second, result(hall.state, second, 1))
    at = (second.stage, second.round, second.table)
    hall.add(TableOpened(*at, 2, "NEXT"))
    hall.add(GameStarted(*at, 2))
    return bracket_pages(hall.state, MAIN, Viewer(OWN))[0]


def standings() -> TournamentPage:
    """Return the standings of nine after four rounds of a Swiss."""
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(9)
    for _ in range(4):
        hall.round(result)
    return standings_pages(hall.state, Viewer(OWN))[0]


def main() -> None:
    """Paint both in all languages."""
    for file, page in (("bracket", bracket()), ("standings", standings())):
        for language in LANGUAGES:
            names = dict(enumerate(NAMES[language], 1))
            [picture] = split_pngs(draw(tournament_job(page, names, language=language, theme="dark")))
            save(picture, DOCS / f"tournament-{file}-{language}.png")


if __name__ == "__main__":
    main()
