"""Every message about clocks, judged as all others are: full tables, the longest names, both languages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.bot.features import set_up_features
from cogs.bot.more import more_panel
from cogs.clocks import motion_pages
from cogs.clocks import pages as clock_pages
from cogs.kit.composing import messages
from cogs.kit.match_texts.durations import USUAL_CLOCKS, clock_choices, clock_words, moment, past_moment, span
from cogs.screens import board_pages, turn_pages
from cogs.screens.turn_pages import Call
from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR, Terms, parse_terms, terms_json
from referee.clocks.vacations import Vacation
from referee.match.live import Live
from referee.seats.motions import Motion
from store.seats.motions import TABLE
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST, lobby
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("known_secret")

NOW = 1_800_000_000.0
SEATS = range(6)

FACES: dict[str, ClockFace] = {
    "move": ClockFace(NOW - 60, NOW + 540),
    "bank": ClockFace(NOW - 60, NOW + 1740, 1800.0),
    "days": ClockFace(NOW - 60, NOW + 3 * DAY, away=NOW + DAY),
    "none": ClockFace(NOW - 60),
    "late": ClockFace(NOW - 600, NOW, fallen=NOW),
    "paused": ClockFace(NOW - 60, rest=540.0),
}
TERMS = {
    "move": "10m",
    "bank": "30m+30s",
    "days": "3d",
    "none": "none",
    "late": "10m",
    "paused": "10m",
}


async def begun(hall: Hall, language: Language, kind: str) -> Live:
    """Return a match of six that has just begun, with terms, and paused if that is the kind."""
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    paused = {"paused": NOW, "paused_by": "consent"} if kind == "paused" else {}
    live.row = replace(live.row, clock=terms_json(parse_terms(TERMS[kind])), **paused)
    return live


def text_of(message: messages.Message) -> str:
    return "\n".join(item.content for item in message.items if isinstance(item, discord.ui.TextDisplay))


def buttons_of(message: messages.Message) -> list[str]:
    rows = [item for item in message.items if isinstance(item, discord.ui.ActionRow)]
    return [str(child.label) for row in rows for child in row.children if isinstance(child, discord.ui.Button)]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FACES)
async def test_what_a_board_and_a_call_say_of_clocks(hall: Hall, language: Language, kind: str) -> None:
    live = await begun(hall, language, kind)
    reader, texts = strict(live, language), words(language, strict=True)
    faces = dict.fromkeys(SEATS, FACES[kind])
    made = board_pages.Public([], [], {}, None, faces, NOW + DAY)
    board = board_pages.board(reader, made)
    judge(board)
    assert texts("board-closing", moment=f"<t:{int(NOW + DAY)}:R>") in text_of(board)
    assert (texts("button-resume") in buttons_of(board)) == (kind == "paused")
    expected = {
        "none": "board-since",
        "late": "board-fallen",
        "paused": "board-paused-consent",
        "days": "board-until",
        "move": "board-until",
        "bank": "board-banks",
    }[kind]
    facts = {"line": "", "letter": "A", "moment": "|", "banks": "|"}
    assert texts(expected, **facts).split("|")[0].strip(" ·") in text_of(board)
    users = [FIRST + seat for seat in SEATS]
    call = turn_pages.turn(reader, Call(users, users, list(SEATS), faces, 3), "https://x.example")
    judge(call)
    assert (texts("turn-until", moment="|").split("|")[0] in text_of(call)) == (kind in ("move", "bank", "days"))
    for face in (faces[0], replace(faces[0], sealed=NOW)):
        page = clock_pages.clocks_page(reader, faces, (0, face), 7)
        judge(page)
        assert clock_words(parse_terms(TERMS[kind]), texts) in text_of(page)
    judge(clock_pages.clocks_page(reader, faces, None, 0))
    judge(turn_pages.again(strict(live, language, 2), 2, faces[2], "https://x.example"))
    judge(turn_pages.next_up(reader, 2, reader.names[1], "https://x.example"))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_clocks_that_differ_are_told_each(hall: Hall, language: Language) -> None:
    live = await begun(hall, language, "bank")
    reader, texts = strict(live, language), words(language, strict=True)
    faces = {seat: ClockFace(NOW, NOW + HOUR * (seat + 1), 3600.0 * (seat + 1)) for seat in SEATS}
    made = board_pages.Public([], [], {}, None, faces)
    board = board_pages.board(reader, made)
    judge(board)
    assert f"**F** <t:{int(NOW + 6 * HOUR)}:R>" in text_of(board)
    assert f"**F** {texts('span-hours', count=6)}" in text_of(board)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_put_to_the_table(hall: Hall, language: Language) -> None:
    live = await begun(hall, language, "late")
    reader, texts = strict(live, language), words(language, strict=True)
    faces = dict.fromkeys(range(1, 6), FACES["late"]) | {0: ClockFace(), 5: ClockFace()}
    possible: list[Motion] = []
    for seat in range(1, 6):
        kinds: list[Any] = ["wait", "practice", "remove"] if seat != 5 else ["practice", "remove"]
        possible += [Motion(kind, seat, (0,), (0,), 1) for kind in kinds]
    possible += [Motion("pause", TABLE, (0,), (), 1), Motion("close", TABLE, (0,), (0,), 1)]
    late = motion_pages.late_message(reader, possible, faces)
    assert late is not None
    judge(late)
    assert late.pings == [FIRST]
    assert len(buttons_of(late)) == 4 * 3 + 2 + 1
    assert texts("late-gone", name="|").split("|")[1] in text_of(late)
    assert [text_of(late).count(texts(f"late-means-{way}")) for way in ("answer", "practice", "remove")] == [1, 1, 1]
    one = motion_pages.late_message(reader, possible[:3], faces)
    assert one is not None
    judge(one)
    assert text_of(one).index(texts("late-means-answer")) < text_of(one).index(texts("late-means-practice"))
    assert motion_pages.late_message(reader, possible[-2:], faces) is None
    everybody = tuple(SEATS)
    wanted = [Motion("pause", TABLE, everybody, (0,), 6), Motion("close", TABLE, everybody, (0, 1), 6)]
    asked = motion_pages.proposals(reader, wanted)
    assert asked is not None
    judge(asked)
    assert asked.pings == [FIRST + seat for seat in range(1, 6)]
    assert motion_pages.proposals(reader, []) is None
    for motion in (possible[2], possible[-1]):
        judge(motion_pages.confirmation(live, motion, texts))
    for kind in ("pause", "close"):
        for alone in (False, True):
            judge(motion_pages.proposal_question(live, kind, texts, alone=alone))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_panel_behind_more(hall: Hall, language: Language) -> None:
    live, texts = await begun(hall, language, "move"), words(language, strict=True)
    entries = [entry for feature in set_up_features(hall.desk) for entry in feature.more]
    for row in (live.row, replace(live.row, paused=NOW, paused_by="consent")):
        live.row = row
        for user in (FIRST, 1):
            made = more_panel(live, user, entries, texts)
            judge(made)
            mine = texts("button-close") in buttons_of(made)
            assert mine == (user == FIRST)
    assert len({entry.action for entry in entries}) == len(entries) > 15


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "held", [Vacation(None, 30), Vacation(None, 5), Vacation(None, 2), Vacation(None, 0), Vacation(NOW, 9)]
)
def test_the_page_of_a_vacation(language: Language, held: Vacation) -> None:
    texts = words(language, strict=True)
    made = clock_pages.vacation_page(held, texts, texts("vacation-begun"))
    judge(made)
    days = {30: [*clock_pages.VACATION_LENGTHS], 5: [3], 2: [2], 0: [], 9: []}[held.left]
    ends = [texts("button-vacation-end")] if held.finish is not None else []
    assert buttons_of(made) == [*(texts("span-days", count=d) for d in days), *ends]
    assert (texts("vacation-how-long") in text_of(made)) == bool(days)


async def test_a_bank_is_filled_up_again_only_by_an_increment(hall: Hall) -> None:
    live, texts = await begun(hall, "en", "bank"), words("en", strict=True)
    for increment, worded in ((30, "clock-means-bank"), (0, "clock-means-budget")):
        live.row = replace(live.row, clock=terms_json(Terms("bank", 1800, increment)))
        assert texts(worded) in text_of(clock_pages.clocks_page(strict(live, "en"), {}, None, 7))


def test_clocks_in_words() -> None:
    for language, said in (
        ("ru", ["без часов", "10 мин на ход", "30 мин + 30 с за ход", "30 мин на всю партию", "1 день на ход"]),
        (
            "en",
            ["no clock", "10 min per move", "30 min + 30 s per move", "30 min for the whole match", "1 day per move"],
        ),
    ):
        texts = words(language, strict=True)  # type: ignore[arg-type]  # one of the two
        terms = [Terms("none"), Terms("move", 600), Terms("bank", 1800, 30), Terms("bank", 1800), Terms("days", DAY)]
        assert [clock_words(one, texts) for one in terms] == said
    english = words("en", strict=True)
    spans = {0: "0 s", 30: "30 s", 90: "1 min 30 s", 5400: "1 h 30 min", 86_401: "1 day", 90_061: "1 day 1 h"}
    assert {seconds: span(seconds, english) for seconds in spans} == spans


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clocks_offered_while_typing(language: Language) -> None:
    texts = words(language, strict=True)
    offered = [choice.to_dict() for choice in clock_choices("", texts)]
    check_choices(offered)
    assert [choice["value"] for choice in offered] == list(USUAL_CLOCKS)
    assert [choice.value for choice in clock_choices("", texts, 2)][:2] == ["3d", "none"], "two play: days first"
    assert sorted(choice.value for choice in clock_choices("", texts, 2)) == sorted(USUAL_CLOCKS)
    assert [choice.value for choice in clock_choices("45m+20s", texts)] == ["45m+20s"]
    assert [choice.value for choice in clock_choices("3d", texts)] == ["3d"]
    assert len(clock_choices("nonsense", texts)) == len(USUAL_CLOCKS)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_with_bots_the_panel_behind_more_fits_one_screen_of_a_phone(hall: Hall, language: Language) -> None:
    live, texts = await begun(hall, language, "none"), words(language, strict=True)
    entries = [entry for feature in set_up_features(hall.desk) for entry in feature.more]
    company = {*buttons_of(more_panel(live, FIRST, entries, texts))}
    live.seats = [
        replace(s, status="human" if s.seat == 0 else "practice", user=s.user if s.seat == 0 else None)
        for s in live.seats
    ]
    made = more_panel(live, FIRST, entries, texts)
    judge(made)
    senseless = ("clocks", "vacation", "pause", "close", "judge", "rulings", "verify")
    assert not {texts(f"button-{name}") for name in senseless} & {*buttons_of(made)}
    assert {texts(f"button-{name}") for name in senseless} <= company
    assert {texts(f"button-{name}") for name in ("giveup", "log", "replay", "text")} <= {*buttons_of(made)}
    assert lines_on_a_phone(made) <= SCREEN
    live.row = replace(live.row, clock=terms_json(parse_terms(TERMS["move"])))
    assert {texts(f"button-{name}") for name in ("clocks", "pause")} <= {
        *buttons_of(more_panel(live, FIRST, entries, texts))
    }


SCREEN = 12
"""Lines of 44 pixels that a phone shows at a time between its own bars."""


def lines_on_a_phone(message: messages.Message) -> int:
    """Return the lines of texts and buttons where some 30 letters find room beside each other, each button with a margin of 4."""
    lines = 0
    for item in message.items:
        lines, room = lines + 1, 30
        for child in item.children if isinstance(item, discord.ui.ActionRow) else ():
            needed = len(str(getattr(child, "label", ""))) + 4
            lines, room = (lines, room - needed) if needed <= room else (lines + 1, 30 - needed)
    return lines


def test_what_is_over_is_never_told_to_come() -> None:
    assert past_moment(100.6) == "<t:100:R>"
    assert moment(100.6) == "<t:101:R>"
