"""The list of entries and the answers to who enters or leaves (words/tournaments/entries.py)."""

from __future__ import annotations

import pytest

from tests.tournaments.support.hall import Hall
from tests.words.tournaments.support.people import speech
from tournaments.facts.kinds import CheckedIn, CheckInOpened, Dropped
from tournaments.running.start import opening
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.views.tournament import EntryView, Viewer, view
from words.texts import LANGUAGES, Language
from words.tournaments.entries import absence, checked_in, entries_pages, leaving, seed_marks, welcome


def waiting_hall() -> Hall:
    """Return a tournament for three that five want to play, at check-in; the third has checked in."""
    hall = Hall(Settings(format=Swiss(), entering=Entering(cap=3)))
    hall.add(opening(hall.secret))
    hall.enter(5)
    hall.add(CheckInOpened())
    hall.add(CheckedIn(3))
    return hall


@pytest.mark.rule("TM-03", "TM-11")
def test_the_list_names_who_is_there_who_waits_and_who_has_an_office() -> None:
    shown = view(waiting_hall().state, Viewer(4))
    assert next(entries_pages(speech(own=4), shown, {3: "judge"})).splitlines() == [
        "### 5 entries",
        "**1.** Anna · not checked in yet",
        "**2.** Boris · not checked in yet",
        "**3.** Vera · checked in · judges too",
        "▸ **4.** **Gleb** · waiting, next",
        "**5.** Dina · waiting, number 2",
    ]
    assert "тоже хозяин" not in next(entries_pages(speech("ru"), shown, {1: "host"}))
    assert "хозяин бота" in next(entries_pages(speech("ru"), shown, {1: "host"}))
    empty = view(Hall(Settings()).state, Viewer())
    assert next(entries_pages(speech(), empty)) == "### Entries\nNobody has entered yet."


@pytest.mark.rule("TM-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_digits_of_what_was_brought_stand_on_a_line_of_their_own(language: Language) -> None:
    hall = waiting_hall()
    hall.add(CheckedIn(1, "0123456789abcdef" * 4))
    lines = next(entries_pages(speech(language), view(hall.state, Viewer()))).splitlines()
    assert lines[2] == f"-# `{'0123456789abcdef' * 4}`"
    assert ("колода сдана" if language == "ru" else "brought a deck") in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_seeds_order_the_list_once_there_are_some(language: Language) -> None:
    hall = Hall(Settings(format=Swiss())).begin(6)
    hall.add(Dropped(2), "player")
    lines = next(entries_pages(speech(language), view(hall.state, Viewer()))).splitlines()[1:]
    assert [line.split(".**")[0] for line in lines] == [f"**{seed}" for seed in range(1, 7)]
    assert sum("dropped" in line or "уход" in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-11")
def test_entering_says_that_block_lists_change_nothing(language: Language) -> None:
    hall = waiting_hall()
    shown = view(hall.state, Viewer())
    texts = [welcome(speech(language), hall.settings, entry) for entry in shown.entries]
    assert all(("Block lists" if language == "en" else "Чёрные списки") in text for text in texts)
    assert ("number 2 on the waiting list" if language == "en" else "в очереди у вас номер 2") in texts[4]
    assert ("check in" in texts[0]) == (language == "en")
    assert "check in: whoever" not in texts[2]
    teams = Settings(entering=Entering(members=2))
    assert len(welcome(speech(language), teams, shown.entries[0])) > len(texts[0])
    assert checked_in(speech(language), shown.entries[2]) != checked_in(speech(language), shown.entries[4])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-07", "TM-21")
def test_leaving_says_what_it_costs(language: Language) -> None:
    swiss, robin = (Hall(Settings(format=one)).begin(4) for one in (Swiss(rounds=3), RoundRobin()))
    before = leaving(speech(language), view(waiting_hall().state, Viewer()), True)
    texts = {
        before,
        *(
            leaving(speech(language), view(hall.state, Viewer()), may)
            for hall in (swiss, robin)
            for may in (True, False)
        ),
    }
    assert len(texts) == 5
    assert absence(speech(language), 3, True) != absence(speech(language), 3, False)


@pytest.mark.rule("TM-12", "TM-24")
def test_a_list_place_is_shown_until_there_are_seeds_and_a_club_while_its_role_is_there() -> None:
    entry = EntryView(1, 0, "in", False, False, 1, club="70", listed=3)
    assert seed_marks(speech(), entry, {70: "Bears"}) == ["place 3 for the seeds", "club: Bears"]
    seeded = EntryView(1, 5, "in", False, False, 1, club="70", listed=3)
    assert seed_marks(speech("ru"), seeded, {70: "Медведи"}) == ["клуб: Медведи"]
    assert seed_marks(speech(), seeded, {71: "Foxes"}) == []
