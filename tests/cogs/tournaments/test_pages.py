"""Cards, rounds and private pages of tournaments keep Discord's limits in every language, with the longest names."""

from __future__ import annotations

import re
from types import SimpleNamespace

import msgspec
import pytest
from discord import ui

from cogs.kit.composing.messages import Message
from cogs.tournaments.messages.slots import TournamentSlots
from cogs.tournaments.pages.cards import card
from cogs.tournaments.pages.hall_texts import reading
from cogs.tournaments.pages.help_pages import help_page
from cogs.tournaments.pages.own_pages import own_page
from cogs.tournaments.pages.round_pages import mine_message, news_message, round_message
from cogs.tournaments.pages.text_pages import offices_of
from engines.kernel.languages import languages
from referee.tournaments.halls.slots import on_page, round_slot, slots_of
from tests.cogs.tournaments.halls import FORMATS, finished, half_way, hall_of, page_of, with_a_missed_round
from tests.tournaments.support.hall import SECRET
from tests.tournaments.support.hall import Hall as Played
from tournaments.facts.kinds import CheckedIn, CheckInOpened, Corrected, Opened, RoundClosed, Started, TableOpened
from tournaments.running.start import opening
from tournaments.settings.formats import Elimination, Pods, Swiss
from tournaments.settings.model import Entering, Settings
from words.texts import words
from words.tournaments.entries import entries_pages
from words.tournaments.help import TOPICS


def labels(message: Message) -> list[str]:
    """Return the labels of a message's buttons, once it fits."""
    return [str(item.label) for item in message.layout().walk_children() if getattr(item, "label", None)]


def shown_text(message: Message | None) -> str:
    """Return the texts of a message."""
    assert message is not None
    return "\n".join(item.content for item in message.layout().walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FORMATS)
def test_the_card_and_the_own_page_fit_half_way_and_at_the_end(name: str, language: str) -> None:
    for hall in (half_way(name), finished(name)):
        labels(card(reading(hall, language)))
        for entry in hall.names:
            labels(own_page(reading(hall, language, entry), {}))


@pytest.mark.rule("TM-08")
@pytest.mark.parametrize("name", ["swiss", "pods"])
def test_a_round_that_everybody_misses_is_shown(name: str) -> None:
    hall = with_a_missed_round(name)
    missed = reading(hall, "en").view.rounds[1]
    assert missed.pairings == ()
    assert page_of(hall, {}, "en")
    labels(card(reading(hall, "en")))
    labels(round_message(reading(hall, "en"), missed, 0, round_slot(0, 2), {}, []))
    for entry in hall.names:
        labels(own_page(reading(hall, "en", entry), {}))
    for record in hall.records:
        if (made := news_message(reading(hall, "en"), record, f"news:{record.n}")) is not None:
            labels(made)
    for one in hall.names:
        mine_message(reading(hall, "en", one), missed, f"mine:{one}", None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FORMATS)
def test_rounds_own_pairings_and_announcements_fit(name: str, language: str) -> None:
    hall = finished(name)
    found = reading(hall, language, 1)
    for one in found.view.rounds:
        labels(round_message(found, one, 0, round_slot(one.stage, one.number), {}, [1, 2, 3]))
        own = mine_message(found, one, "mine:1", "https://discord.com/channels/1/2/3")
        assert own is not None
        labels(own)
    announced = [made for record in hall.records if (made := news_message(found, record, f"news:{record.n}"))]
    assert len(announced) >= 4
    for message in announced:
        labels(message)


def test_every_round_and_announcement_is_owed_once_it_is_in_the_log() -> None:
    hall = finished("swiss")
    slots = slots_of(hall, hall.records)
    assert len(slots) == len(set(slots))
    for stage, number in hall.state.rounds:
        assert round_slot(stage, number) in slots


@pytest.mark.rule("TM-48", "TM-62")
def test_a_posted_table_changes_only_by_a_correction_and_names_it() -> None:
    played = Played(Settings(format=Swiss(rounds=3))).begin(8)
    played.round()
    closed = played.records[-1]
    turned = (2, 1) if played.state.rounds[0, 1].pairings[0].games[0].places == (1, 2) else (1, 2)
    before = shown_text(news_message(reading(hall_of(played), "en"), closed, "news:1"))
    played.add(Corrected(0, 1, 1, 0, turned, "played"), "organiser", "the wrong side")
    hall = hall_of(played)
    tables = [f"news:{one.n}" for one in played.records if isinstance(one.fact, RoundClosed)]
    assert [slot for slot in slots_of(hall, [played.records[-1]]) if slot.startswith("news:")] == tables
    after = shown_text(news_message(reading(hall, "en"), closed, "news:1"))
    assert "A result is corrected. Round 1, table 1. Reason: the wrong side." in after
    assert "corrected" not in before
    moved = {line for line in before.splitlines() if line not in after}
    assert len(moved) == 2


@pytest.mark.rule("TM-67")
def test_a_call_has_its_button_until_it_calls_no_longer() -> None:
    played = Played(Settings(format=Swiss(rounds=2)))
    played.add(opening(SECRET))
    hall = hall_of(played)
    hall.row = msgspec.structs.replace(hall.row, begins=1790000000.0)
    opened = news_message(reading(hall, "en"), played.records[0], "news:1")
    assert opened is not None
    assert labels(opened)[0] == "Enter"
    assert "Begins <t:1790000000:f>." in shown_text(opened)
    assert "Begins <t:1790000000:f>." in shown_text(card(reading(hall, "en")))
    played = Played(Settings(format=Swiss(rounds=2))).begin(4)
    hall = hall_of(played)
    calls = [one for one in played.records if isinstance(one.fact, Opened | CheckInOpened)]
    started = next(one for one in played.records if isinstance(one.fact, Started))
    assert {f"news:{one.n}" for one in calls} <= {*slots_of(hall, [started])}
    for call, head in zip(calls, ("entering is over", "the check-in is over"), strict=True):
        after = news_message(reading(hall, "en"), call, "news:1")
        assert after is not None
        assert head in shown_text(after)
        assert labels(after) == ["The tournament"]


def test_a_mark_of_the_check_in_does_not_part_from_its_name() -> None:
    played = Played(Settings(format=Swiss(rounds=2)))
    played.add(opening(SECRET))
    played.enter(3)
    played.add(CheckInOpened())
    played.add(CheckedIn(1))
    text = shown_text(card(reading(hall_of(played), "en")))
    assert "✅\N{NO-BREAK SPACE}Player 1" in text
    assert "▫️\N{NO-BREAK SPACE}Player 2" in text


@pytest.mark.rule("TM-06")
def test_nobody_without_a_pairing_is_offered_its_reason() -> None:
    played = Played(Settings(format=Swiss())).begin(8)
    played.pair()
    played.enter(1)
    hall = hall_of(played)
    assert "Why this pairing?" in labels(own_page(reading(hall, "en", 1), {}))
    assert "Why this pairing?" not in labels(own_page(reading(hall, "en", 9), {}))


def test_the_card_names_the_round_under_way() -> None:
    assert "Running · Round 2 of 4" in shown_text(card(reading(half_way("swiss"), "en")))


@pytest.mark.parametrize("language", languages())
def test_a_full_card_with_the_longest_names_fits(language: str) -> None:
    played = Played(Settings(format=Swiss()))
    played.begin(200)
    hall = hall_of(played, "Щ" * 60)
    hall.names = dict.fromkeys(hall.names, "*_Щ" * 10)
    labels(card(reading(hall, language)))
    played = Played(Settings(format=Swiss()))
    played.add(opening(SECRET))
    played.enter(200)
    hall = hall_of(played)
    hall.names = dict.fromkeys(hall.names, "*_Щ" * 10)
    assert words(language)("button-enter") in labels(card(reading(hall, language)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_of_the_help_fits(topic: str, language: str) -> None:
    labels(help_page(words(language), topic))


@pytest.mark.rule("TM-67")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["Konstantin", "*_Щ" * 10])
@pytest.mark.parametrize(
    "settings",
    [
        Settings(format=Swiss()),
        Settings(format=Swiss(), entering=Entering(members=2)),
        Settings(format=Pods(), seats=(3, 6), tiebreaks=(), first=False),
    ],
)
def test_a_full_page_of_a_round_has_every_pairing_its_link_and_a_mention_of_each_player(
    settings: Settings, name: str, language: str
) -> None:
    played = Played(settings).begin(96)
    played.pair()
    for pairing in played.state.rounds[0, 1].pairings:
        played.add(TableOpened(0, 1, pairing.table, 1, f"CODE{pairing.table}"))
    hall = hall_of(played)
    hall.names = dict.fromkeys(hall.names, name)
    found = reading(hall, language)
    (one,) = found.view.rounds
    shown = one.pairings[: on_page(hall)]
    users = [10**18 + n for n in range(len([side for pairing in shown for side in pairing.sides]))]
    users = users * settings.entering.members
    links = {code: f"https://discord.com/channels/{10**18}/{10**18}/{code}" for p in shown for code in p.codes}
    message = round_message(found, one, 0, round_slot(0, 1), links, users)
    message.layout()
    text = "\n".join(str(getattr(item, "content", "")) for item in message.items)
    assert len(users) <= 100, "Discord takes no more mentions that ping"
    assert all(f"{link})" in text for link in links.values())
    assert text.count("<@") == len(users)
    assert [str(pairing.table) for pairing in shown] == re.findall(r"(?m)^\W*[^\W\d]+ (\d+)\*", text)


@pytest.mark.rule("TM-11")
def test_organisers_who_play_are_marked_among_the_entries() -> None:
    hall = half_way("swiss")
    hall.row = msgspec.structs.replace(hall.row, made_by=3)
    hall.organisers = [("user", 5), ("role", 7)]
    assert offices_of(hall, (), ()) == {3: "organiser", 5: "organiser"}
    assert offices_of(hall, {4, 5}, {6, 3}) == {3: "organiser", 4: "judge", 5: "organiser", 6: "host"}
    hall.records[2] = msgspec.structs.replace(hall.records[2], by="organiser")
    hall.authors[hall.records[2].n] = 7  # by a role
    assert offices_of(hall, (), ()) == {3: "organiser", 5: "organiser", 7: "organiser"}
    del hall.authors[hall.records[2].n]
    found = reading(hall, "en")
    lines = "\n".join(entries_pages(found.speech, found.view, offices_of(hall, (), ()))).splitlines()
    marked = [line for line in lines if words("en")("tournament-mark-organiser") in line]
    assert sorted(name for name in hall.names.values() if any(name in line for line in marked)) == [
        "Player 3",
        "Player 5",
    ]


@pytest.mark.rule("TM-48")
async def test_a_round_of_a_bracket_reads_the_same_when_it_is_announced_late() -> None:
    played = Played(Settings(format=Elimination())).begin(8)
    played.round()
    slot = next(f"news:{one.n}" for one in played.records if isinstance(one.fact, RoundClosed))
    slots = SimpleNamespace(views=None)  # a bracket needs no table of then

    async def announced() -> str:
        made = await TournamentSlots._news(slots, hall_of(played), slot, posted=True)  # type: ignore[arg-type]
        return shown_text(made)

    at_once = await announced()
    played.round()
    assert await announced() == at_once
