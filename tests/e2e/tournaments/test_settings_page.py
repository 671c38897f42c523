"""The page of a tournament's settings: short, what differs from the usual first, all of it in sentences behind a button."""

from __future__ import annotations

from tests.e2e.conftest import House
from tests.e2e.tournaments.organised import made, organiser, to_panel

SHORT = 700
"""Characters that a phone shows without much scrolling."""


async def test_settings_say_what_differs_from_the_usual_and_all_of_it_in_sentences(house: House) -> None:
    office = await made(house, await organiser(house), cap="8", cut="0")
    say = office.say
    assert len(office.page.text) < SHORT
    assert say("organise-settings-differs", name=say("organise-knob-cap"), value="8") in office.page.text
    assert say("organise-settings-usual") not in office.page.text
    await office.pick("orgknob", "best_of")
    await office.pick("orgvalue", "3")
    await to_panel(office)
    await office.press("button-organise-settings")
    assert say("organise-settings-differs", name=say("organise-knob-best_of"), value="3") in office.page.text
    assert say("organise-knob-no_show_game") not in office.page.text
    first = [select["options"][0] for select in office.page.selects()]
    assert [(one["value"], one["label"][0]) for one in first[:3:2]] == [("best_of", "✎"), ("cap", "✎")]
    assert office.page.selects()[0]["placeholder"] == say("organise-group-format", count=1)
    await office.press("button-organise-sentences")
    assert len(office.page.text) > SHORT
    assert "10 minutes" in office.page.text or "10 min" in office.page.text
    await office.press("button-organise-settings")
    assert len(office.page.text) < SHORT


async def test_a_tournament_as_it_comes_has_nothing_to_read(house: House) -> None:
    office = await made(house, await organiser(house), preset="bracket")
    assert office.say("organise-settings-usual") in office.page.text
