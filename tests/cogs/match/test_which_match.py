"""Matches told apart by who plays there: lists, pickers, questions, and what is asked where several may be meant."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from msgspec import structs

from cogs.clocks.commands import Clocks
from cogs.kit.answering.answers import refusal_text
from cogs.kit.composing.messages import Message, note, seat_name
from cogs.kit.controls.actions import NEXT
from cogs.kit.controls.custom_ids import NOTE, custom_id, parse_custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.match.commands import Match
from cogs.match.leaving import confirm_concede
from cogs.match.watch_pages import Shown, hands
from cogs.people.inbox import Inbox
from cogs.replay.catchup import Catchup, Stretch
from cogs.screens.log.judge_notes import Bench
from cogs.seats import pages as seat_pages
from cogs.seats.commands import Seating
from engines.kernel.choose import lane_id
from engines.krendel.events import Discarded
from referee.errors import RefusedError
from referee.match.events import LoggedEvent
from referee.match.live import Live
from referee.match.match_lookup import matches_to_change
from referee.match.notes import Resumed, Substituted
from referee.match.slots import BOARD, MOTION
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.desks import showing
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import LOCALES, Hall
from tests.cogs.match.plays import CHANNEL, FIRST, GUILD, NAMES, Heard, lobby
from words.safe import plain_name, safe_name
from words.texts import LANGUAGES, Language, words


def said(message: Message | None) -> str:
    """Return all that a message says."""
    assert message is not None
    shown = ui.Container(*message.items).walk_children()
    return "\n".join(item.content for item in shown if isinstance(item, ui.TextDisplay))


async def match(hall: Hall, seats: int = 3, language: Language = "en") -> Live:
    live = await lobby(hall.referee, seats, language)
    return await hall.referee.lobbies.start(live.row.code, FIRST)


def asker(user: int = FIRST) -> Any:
    return SimpleNamespace(
        locale="en-US", user=SimpleNamespace(id=user), channel_id=CHANNEL, guild_id=GUILD, extras={}, namespace=None
    )


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_which_match_is_asked_with_whom_it_is_played(hall: Hall, language: Language) -> None:
    lives = [await match(hall, 6, language) for _ in range(3)]
    heard = Heard(FIRST, LOCALES[language])
    heard.interaction.user.display_name = NAMES[0]  # type: ignore[misc]  # a stand-in
    with pytest.raises(RefusedError) as raised:
        await hall.desk.match(heard, None, changes=True)
    message = note(refusal_text(raised.value, words(language, strict=True)))
    judge(message)
    for live in lives:
        assert f"`{live.row.code}`" in said(message)
    assert said(message).count(safe_name(NAMES[1])) == 3
    assert safe_name(NAMES[0]) not in said(message)
    found = await hall.desk.match(heard, lives[0].row.code, changes=True)
    assert found is lives[0]
    assert len(await matches_to_change(hall.referee.live, FIRST, None)) == 3


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_question_names_its_match(hall: Hall, language: Language) -> None:
    live = await match(hall, 6, language)
    heard = Heard(FIRST, LOCALES[language])
    texts, reader = words(language, strict=True), strict(live, language)
    made = [
        confirm_concede(live, texts),
        seat_pages.seat_question(reader, [0, 1]),
        seat_pages.offer_question(reader, 0, own=True),
    ]
    for message in [hall.desk.with_match_line(heard, live, one) for one in made]:
        judge(message)
        assert f"`{live.row.code}`" in said(message)
        assert safe_name(NAMES[1]) in said(message)
    await Clocks(hall.desk)._question(heard, live, "pause")
    await hall.referee.motions.propose(live.row.code, FIRST, "pause", -1)
    shown = [heard.messages[-1], await hall.composer.compose(live, MOTION)]
    for message in shown:
        assert live.row.code in said(message)
        assert safe_name(NAMES[1]) in said(message)


async def test_pickers_tell_matches_apart_by_players(hall: Hall) -> None:
    live = await match(hall)
    shown: Any = await Match(hall.desk, showing(hall.desk))._matches(asker(), "")  # type: ignore[call-arg]
    check_choices([choice.to_dict() for choice in shown])
    (choice,) = shown
    assert (choice.value, choice.name.split(" · ")[0]) == (live.row.code, live.row.code)
    assert plain_name(NAMES[1]) in choice.name
    assert plain_name(NAMES[0]) not in choice.name


async def test_the_list_of_matches_says_with_whom(hall: Hall) -> None:
    await match(hall, 2)
    page = await Inbox(hall.desk).page(Heard(FIRST, "en-US"), 0)
    assert safe_name(NAMES[1])[:10] in said(page)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_offer_is_asked_about_first_and_found_again(hall: Hall, language: Language) -> None:
    live = await match(hall, 3, language)
    seating, heard = Seating(hall.desk), Heard(FIRST, LOCALES[language])
    heard.interaction.message = None
    first = await seating._question(heard, live, 0)
    assert await hall.referee.substitutes.standing_offer(live, 0) is None
    assert ":unoffer:" not in str([item.to_component_dict() for item in first.items])
    await hall.referee.substitutes.offer(live.row.code, FIRST, 0, None)
    await seating._send_offer(heard, live, 0, None)
    for message in (heard.messages[-1], await seating._question(heard, live, 0)):
        judge(message)
        written = str([item.to_component_dict() for item in message.items])
        assert ":unoffer:" in written
        assert f"https://discord.com/channels/{GUILD}/{CHANNEL}" in written


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_one_before_keeps_a_note_and_no_hand(hall: Hall, language: Language) -> None:
    live = await match(hall, 3, language)
    await hall.referee.substitutes.offer(live.row.code, FIRST + 1, 1, None)
    await hall.referee.substitutes.take(live.row.code, FIRST + 50, "Gleb", 1)
    left = await hall.composer.compose(live, "former:1:1")
    assert left is not None
    judge(left)
    assert "Gleb" in said(left)
    assert live.row.code in said(left)
    assert (len(left.pictures), len(left.items)) == (0, 1)
    assert await hall.composer.compose(live, "former:1") is None
    assert await hall.composer.compose(live, "former:1:0") is None


async def test_who_comes_back_reads_that_the_bot_has_chosen(hall: Hall) -> None:
    live = await match(hall)
    referee, said_so = hall.referee, words("en")("hand-practiced")
    await referee.seats.concede(live.row.code, FIRST)
    asked = live.view(0).decision
    assert asked is not None
    await referee.choose_for_practice(live.row.id, 0, asked.id, [asked.options[0].key])
    assert said_so not in said(await hall.desk.panels.panel(live, 0, "en"))
    await referee.seats.come_back(live.row.code, FIRST)
    assert said_so in said(await hall.desk.panels.panel(live, 0, "en"))
    assert said_so not in said(await hall.desk.panels.panel(live, 1, "en"))
    assert said_so not in said(await hall.composer.compose(live, BOARD))
    await referee.revise(live.row.code, FIRST, 0, lane_id(live.rules_and_match[1]), [asked.options[1].key])
    assert said_so not in said(await hall.desk.panels.panel(live, 0, "en"))


def discarded(live: Live) -> Discarded:
    """Return a discard by seat B."""
    rules, _ = live.rules_and_match
    return Discarded(1, (rules.pack.creatures[0].id,))


async def test_the_story_keeps_order_and_names(hall: Hall) -> None:
    live = await match(hall)
    fact = discarded(live)
    await hall.referee.substitutes.offer(live.row.code, FIRST + 1, 1, None)
    await hall.referee.substitutes.take(live.row.code, FIRST + 50, "Gleb", 1)
    (swap,) = [e for e in await hall.referee.log_of(live, None) if isinstance(e.event, Substituted)]
    events = [LoggedEvent(1, fact), LoggedEvent(1, Resumed(1)), swap, LoggedEvent(2, fact)]

    async def latest(*_: object) -> Any:
        return events

    hall.referee.latest_events = latest  # type: ignore[method-assign]
    lines = await hall.desk.chronicle.story(Reader.of(live, "en"))
    former = safe_name(NAMES[1])
    assert [former in line for line in lines] == [True, True, True, False]
    assert ["Gleb" in line for line in lines] == [False, False, True, True]
    texts = words("en", strict=True)
    assert lines[1:3] == [
        texts("log-resumed", name=former, letter="B"),
        texts("log-substituted", name="Gleb", letter="B", former=former),
    ]


async def test_what_a_panel_leaves_out_of_the_latest_events_it_says_to_be_in_the_log(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, cut = await match(hall), words("en", strict=True)("since-cut")

    async def log_of(*_: object, **_known: object) -> list[LoggedEvent]:
        return [LoggedEvent(1, Resumed(1)), LoggedEvent(2, Resumed(0)), LoggedEvent(3, Resumed(1))]

    hall.referee.log_of = log_of  # type: ignore[method-assign, assignment]
    whole = await hall.desk.chronicle.since_choice(Reader.of(live, "en"), 0)
    assert (len(whole), cut in whole) == (3, False)
    monkeypatch.setattr("cogs.screens.log.story.WAIT_LIMIT", len(whole[-1]) + 1)
    assert await hall.desk.chronicle.since_choice(Reader.of(live, "en"), 0) == [cut, whole[-1]]


async def test_an_answer_by_order_stands_where_it_happened(hall: Hall) -> None:
    live = await match(hall)
    fact = discarded(live)
    events = [LoggedEvent(1, fact), LoggedEvent(4, Discarded(2, fact.creatures))]
    stretch = Stretch(0, events, "", [(3, "by order"), (9, "by order, later")])
    lines = Catchup(hall.desk)._story(Reader.of(live, "en"), stretch, Bench())
    assert (lines[1], lines[-1], len(lines)) == ("by order", "by order, later", 4)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_hands_name_a_seat_that_was_removed(hall: Hall, language: Language) -> None:
    live = await match(hall, 3, language)
    live.seats[1] = structs.replace(live.seats[1], status="left")
    reader, texts = strict(live, language), words(language, strict=True)
    names, made = reader.names, hands(reader, [Shown(0, None, "a"), Shown(2, None, "c")])
    judge(made)
    assert said(made).count(texts("hands-left", who=seat_name(1, names))) == 1
    assert texts("hands-left", who=seat_name(0, names)) not in said(made)


async def test_next_says_when_nothing_else_waits(hall: Hall) -> None:
    lives = [await match(hall) for _ in range(3)]
    inbox, nothing = Inbox(hall.desk), words("en")("turns-last")

    async def following(live: Live) -> str:
        heard = Heard(FIRST, "en-US")
        control = parse_custom_id(custom_id(live.row.code, NEXT, NOTE))
        assert control is not None
        await inbox._next(heard, control)
        return said(heard.messages[-1])

    async def settle(live: Live) -> None:
        asked = live.view(0).decision
        assert asked is not None
        await hall.referee.choose(live.row.code, FIRST, 0, asked.id, [asked.options[0].key])

    await settle(lives[0])
    assert nothing not in await following(lives[0])
    await settle(lives[1])
    assert nothing in await following(lives[1])
    heard = Heard(FIRST, "en-US")
    await hall.desk.show_hand(heard, lives[2])
    assert nothing not in said(heard.messages[-1])
