"""Settings in plain sentences (words/tournaments/settings.py)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.words.tournaments.support.people import speech
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import Entering, Points, Settings
from tournaments.settings.paces import Days, Live
from tournaments.settings.presets import PRESETS
from tournaments.views.forecast import forecast
from words.texts import LANGUAGES, Language
from words.tournaments.settings import description, dry_run, format_name, short_line

FULL = Settings(
    format=Swiss(rounds=5, cut=8, club_rounds=2, fold=True, absences=2, third_place=False),
    pace=Days(time_per_game=7200),
    points=Points("3", "1", "0"),
    best_of=3,
    entering=Entering(32, 5, 6, 2, True, (7, 8), 900, 1500, 4, (8, 7)),
    seeding="rating",
    shown="start",
    agreed_draws=True,
    rated=False,
)
"""Settings in which everything is set."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*PRESETS, "full"])
def test_a_description_is_whole_sentences(name: str, language: Language) -> None:
    lines = description(speech(language), PRESETS.get(name, FULL), {7: "Fans", 8: "Old hands"}, brings=True)
    assert len(lines) > 8
    for line in lines:
        assert line[0].isupper(), line
        assert line[-1] in ".]", line
        assert "  " not in line


@pytest.mark.rule("TM-52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whether_games_are_rated_and_why_not(language: Language) -> None:
    rated = replace(FULL, rated=True)
    said = [
        description(speech(language), settings, kept_out_by=reason)[-1]
        for settings, reason in ((rated, None), (rated, "options"), (rated, "packs"), (FULL, None), (FULL, "packs"))
    ]
    assert len({*said}) == 4
    assert said[3] == said[4], "an organiser who does not want ratings needs no other reason"
    assert said[1].startswith(said[3][:-1] + ":")


def test_everything_that_is_set_is_named() -> None:
    text = "\n".join(description(speech(), FULL, {7: "Fans", 8: "Old hands"}, brings=True))
    for part in (
        "Swiss, 5 rounds",
        "the upper half meets the lower half",
        "In the first 2 rounds clubmates",
        "Then the best 8 play single elimination, seeded by the table, without a match for third place.",
        "A round takes 14 days at most, check-in 2 days.",
        "A game takes 2 h at most",
        "best of 3: it is over once a side has won 2 games",
        "Points: 3 for a win, 1 for a draw, 0 for a loss.",
        "Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter, wins",
        "Teams of 2, with one reserve",
        "At most 32 entries",
        "Entering opens: [5].",
        "You need the role Fans or Old hands.",
        "Clubmates are those who have the same one of these roles: Old hands and Fans.",
        "You need a rating from 900 to 1500.",
        "You need 4 rated games.",
        "up to 2 times, but not in the last round",
        "Seeds go by rating",
        "shown from the start",
        "Games do not count for the ratings.",
        "Players may agree on a draw.",
        "may extend their pairing by 3 days",
        "A vacation stops the clock of a pairing for at most 7 days a round.",
        "Whose clock runs out loses 12 h later",
    ):
        assert part in text, part


LINES = [
    (
        Settings(format=Swiss(cut=4)),
        "Swiss, top 4 · live · rated",
        "Швейцарская система, плей-офф 4 · за один вечер · на рейтинг",
    ),
    (
        FULL,
        "Swiss, top 8 · over days · best of 3 · teams of 2 · unrated",
        "Швейцарская система, плей-офф 8 · по переписке · до 3 партий · команды по 2 · без рейтинга",
    ),
    (Settings(format=Pods()), "Pods · live · rated", "Столы на 3–6 игроков · за один вечер · на рейтинг"),
]
"""Settings, and their line in both languages."""


@pytest.mark.parametrize(("settings", "en", "ru"), LINES)
def test_a_line_for_lists(settings: Settings, en: str, ru: str) -> None:
    assert short_line(speech("en"), settings) == en
    assert short_line(speech("ru"), settings) == ru


DRY_RUNS = [
    (
        Settings(format=Swiss(cut=4)),
        9,
        [
            "9 entries: 4 rounds, 4 tables at first and a bye.",
            "16 pairings in all at most.",
            "Then the top 4 play 2 more rounds.",
        ],
        [
            "9 участников: 4 тура, вначале 4 стола и один участник без соперника.",
            "Всего не больше 16 пар.",
            "Затем 4 лучших играют ещё 2 тура.",
        ],
    ),
    (
        Settings(format=Pods(), seats=(3, 6), tiebreaks=(), first=False),
        11,
        ["11 entries: 3 rounds, 3 tables at first.", "Seats at the tables: 4, 4, 3.", "9 games in all at most."],
        ["11 участников: 3 тура, вначале 3 стола.", "Мест за столами: 4, 4, 3.", "Всего не больше 9 партий."],
    ),
    (
        Settings(format=RoundRobin(groups=2), pace=Live(time_per_game=1800)),
        6,
        [
            "6 entries: 3 rounds, 2 tables at first and 2 byes.",
            "Entries in the groups: 3, 3.",
            "6 pairings in all at most.",
            "By its time limits that takes 1 h 30 min at most, without extensions and breaks.",
        ],
        [
            "6 участников: 3 тура, вначале 2 стола и 2 участника без соперника.",
            "Участников в группах: 3, 3.",
            "Всего не больше 6 пар.",
            "По лимитам времени это займёт не больше, чем 1 ч 30 мин, без продлений и перерывов.",
        ],
    ),
    (
        Settings(format=Swiss(), pace=Days()),
        21,
        [
            "21 entries: 5 rounds, 10 tables at first and a bye.",
            "50 pairings in all at most.",
            "By its time limits that takes 70 days at most, without extensions and breaks.",
        ],
        [
            "21 участник: 5 туров, вначале 10 столов и один участник без соперника.",
            "Всего не больше 50 пар.",
            "По лимитам времени это займёт не больше, чем 70 дней, без продлений и перерывов.",
        ],
    ),
]
"""Settings, entries, and the sentences of their dry run in both languages."""


@pytest.mark.parametrize(("settings", "entries", "en", "ru"), DRY_RUNS)
def test_a_dry_run(settings: Settings, entries: int, en: list[str], ru: list[str]) -> None:
    plan = forecast(settings, entries)
    assert dry_run(speech("en"), settings, plan) == " ".join(en)
    assert dry_run(speech("ru"), settings, plan) == " ".join(ru)


def test_settings_that_cannot_work_have_no_dry_run() -> None:
    settings = Settings(format=Swiss(rounds=7))
    assert dry_run(speech(), settings, forecast(settings, 4)) == ""


def test_each_format_has_its_name() -> None:
    formats = (Swiss(), Elimination(), DoubleElimination(), RoundRobin(), Pods())
    names = [format_name(Settings(format=one)) for one in formats]
    assert names == ["swiss", "single", "double", "robin", "pods"]
