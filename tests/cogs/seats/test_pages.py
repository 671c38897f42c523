"""Messages about changes of people, judged by Discord's limits and by its own document, in both languages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Text

from cogs.kit.answering.answers import refusal_text
from cogs.kit.composing import messages
from cogs.kit.match_texts import names as kit_names
from cogs.kit.match_texts.reader import readers_by_event
from cogs.screens.log import match_notes
from cogs.screens.log.story import Chronicle
from cogs.seats import pages as seat_pages
from cogs.seats.commands import Seating
from engines.games import GAMES
from referee.errors import RefusedError
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import NOTES, ByChance, Substituted
from referee.match.slots import BOARD, offer_slot, panel_slot
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.desks import shows
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import LOCALES, Hall
from tests.cogs.match.plays import FACTS, FIRST, NAMES, lobby
from words.safe import safe_name
from words.texts import FOLDER, LANGUAGES, Language, words

NEW = FIRST + 50


async def started(hall: Hall, language: Language, seats: int = 5) -> Live:
    """Return a match with a practice player on the last seat."""
    live = await lobby(hall.referee, seats, language)
    await hall.referee.lobbies.add_practice(live.row.code, FIRST)
    return await hall.referee.lobbies.start(live.row.code, FIRST)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seat_is_offered(hall: Hall, language: Language) -> None:
    live = await started(hall, language)
    substitutes, code = hall.referee.substitutes, live.row.code
    await hall.referee.seats.concede(code, FIRST + 2)
    await hall.referee.live.commit(live, lambda db: db.execute("UPDATE seats SET gone = 1 WHERE seat = 3").close())
    for seat in (0, 2, 3, 5):
        for to in (NEW, None):
            await substitutes.offer(code, FIRST, seat, to)
            message = await hall.composer.compose(live, offer_slot(seat))
            assert message is not None
            assert message.pings == ([NEW] if to else [])
            judge(message, said=f"{seat} to {to}")
            assert await shows(hall.desk, live, offer_slot(seat)) != await shows(hall.desk, live, offer_slot(1))
    assert await hall.composer.compose(live, offer_slot(1)) is None
    assert await hall.composer.compose(live, "former:123456789012345678") is None


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_questions_before_it(hall: Hall, language: Language) -> None:
    live = await started(hall, language)
    reader = strict(live, language)
    judge(seat_pages.seat_question(reader, range(6)))
    for seat in range(6):
        for own in (True, False):
            judge(seat_pages.offer_question(reader, seat, own=own))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_and_the_hand_of_those_who_have_left(hall: Hall, language: Language) -> None:
    live = await started(hall, language)
    for seat in (1, 2, 3, 4):
        await hall.referee.seats.concede(live.row.code, FIRST + seat)
    for desk in (hall.desk, hall.unpainted):
        judge(await desk.composer.compose(live, BOARD))
        judge(await desk.composer.compose(live, panel_slot(1)))
    await hall.referee.motions.propose(live.row.code, FIRST, "remove", 1)
    judge(await hall.composer.compose(live, panel_slot(1)))
    texts = words(language, strict=True)
    worded = [
        item.content for item in (await hall.desk.panels.panel(live, 1, language)).items if hasattr(item, "content")
    ]
    assert texts("hand-removed") in worded


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_substitution_is_told_whoever_sat_there(hall: Hall, language: Language) -> None:
    live = await started(hall, language)
    texts, substitutes = words(language, strict=True), hall.referee.substitutes
    for user, seat in ((NEW, 1), (NEW + 1, 5), (NEW + 2, 1)):
        by = next(s.user for s in live.seats if s.seat == seat) or FIRST
        await substitutes.offer(live.row.code, by, seat, None)
        await substitutes.take(live.row.code, user, NAMES[user - NEW], seat)
    await hall.referee.live.commit(
        live, lambda db: db.execute("UPDATE sitters SET user = -1, name = '' WHERE nth = 0").close()
    )
    events = [e for e in await hall.referee.log_of(live, None) if isinstance(e.event, Substituted)]
    bot = kit_names.practice_names(live, language)[5]
    worded = [
        match_notes.note_line(event, then.names, texts)  # type: ignore[arg-type]  # substitutions
        for (_, event), then in readers_by_event(strict(live, language), events)
    ]
    assert worded == [
        texts("log-substituted", name=safe_name(NAMES[0]), letter="B", former=texts("former-player")),
        texts("log-substituted-bot", name=safe_name(NAMES[1]), letter="F"),
        texts("log-substituted", name=safe_name(NAMES[2]), letter="B", former=safe_name(NAMES[0])),
    ]
    assert kit_names.former_name(live, events[1].event, texts) == bot
    judge(await hall.composer.compose(live, BOARD))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("late", "key"), [(True, "log-chance-late"), (False, "log-chance-failed")])
async def test_log_and_story_tell_of_an_answer_drawn_at_random(
    hall: Hall, language: Language, late: bool, key: str
) -> None:
    live = await started(hall, language)
    await hall.referee.seats.concede(live.row.code, FIRST + 2)
    texts, chronicle = words(language, strict=True), Chronicle(hall.referee)
    for seat, letter in ((5, "F"), (2, "C")):
        await hall.referee.live.commit(live, lambda db, at=seat: note_event(db, live.row.id, ByChance(at, late)))
        line = texts(key, letter=letter)
        assert line in [logged.text for logged in await chronicle.log_lines(strict(live, language))]
        assert line in await chronicle.story(strict(live, language))
        assert letter in line
        assert safe_name(NAMES[2]) not in line, "the bot thinks in place of the person who has left"
    judge(await hall.composer.compose(live, BOARD))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_about_people(language: Language) -> None:
    parsed = FluentParser().parse((FOLDER / "en" / "cogs" / "seats.ftl").read_text(encoding="utf-8"))
    keys = [e.id.name for e in parsed.body if isinstance(e, Text) and e.id.name.startswith("refused-")]
    assert len(keys) > 15
    texts = words(language, strict=True)
    for key in keys:
        judge(messages.note(refusal_text(RefusedError(key, **FACTS, who=f"<@{NEW}>", place="<#77>"), texts)), said=key)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("locale", LOCALES.values())
async def test_what_is_offered_while_typing(hall: Hall, locale: str) -> None:
    live = await started(hall, "en")
    seating: Any = Seating(hall.desk)
    asker: Any = SimpleNamespace(
        locale=locale,
        user=SimpleNamespace(id=FIRST),
        channel_id=live.row.channel,
        namespace=SimpleNamespace(match=None),
    )
    seats = [choice.to_dict() for choice in await seating._seats(asker, "")]
    assert [choice["value"] for choice in seats] == ["A", "F"]
    asker.user.id = FIRST + 1
    assert await seating._matches_left(asker, "") == []
    await hall.referee.seats.concede(live.row.code, FIRST + 1)
    left = [choice.to_dict() for choice in await seating._matches_left(asker, live.row.code.lower())]
    assert [choice["value"] for choice in left] == [live.row.code]
    for choices in (seats, left):
        check_choices(choices)
        assert document_broken("POST", CALLBACK, {"type": 8, "data": {"choices": choices}}) == []


def test_no_event_of_a_game_has_the_name_of_one_of_the_referees_own() -> None:
    for game in GAMES.values():
        assert not NOTES.keys() & game.events.keys(), game.id
