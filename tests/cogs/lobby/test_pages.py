"""The messages before a match, judged by Discord's limits and by Discord's own document, at their longest."""

from __future__ import annotations

import re

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Text

from cogs.kit.answering.answers import refusal_text
from cogs.kit.composing import messages
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.durations import USUAL_CLOCKS, clock_choices
from cogs.kit.match_texts.names import safe_names
from cogs.lobby.pages import host_pages, option_pages, team_pages
from cogs.lobby.pages.team_pages import MOST_LINES, side_names, split_select
from cogs.moderation import blocks as moderation_blocks
from referee.clocks.terms import parse_terms
from referee.errors import RefusedError
from referee.lobby import teams
from referee.lobby.lobbies import CANCELLED
from referee.lobby.places import SEAT_KEPT_FOR, mentions
from referee.lobby.teams import sides, team_splits
from referee.match.live import Live
from referee.match.slots import BOARD, READY, call_slot, look_slot
from store.lobby import invitations
from store.lobby.invitations import Invitation
from store.people import blocks, guilds
from store.people.guilds import Guild
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST, GUILD, NAMES, lobby
from words.safe import END_ISOLATE, ISOLATE, plain_name
from words.texts import FOLDER, LANGUAGES, Language, seat_letter, words

pytestmark = pytest.mark.usefixtures("known_secret")

GUESTS = [2**60 + n for n in range(6)]


def labels(message: Message) -> list[str]:
    rows = [item for item in message.items if isinstance(item, discord.ui.ActionRow)]
    return [str(b.label) for row in rows for b in row.children if isinstance(b, discord.ui.Button)]


async def gathered(hall: Hall, seats: int, language: Language) -> Live:
    """A lobby at its longest: a clock, a ready check, players looked for, guests who are awaited and who are not."""
    live = await lobby(hall.referee, seats, language)
    code, gathering = live.row.code, hall.referee.gathering
    await hall.referee.db.write(lambda db: guilds.keep(db, Guild(GUILD, look_role=2**60)))
    await gathering.set_clock(code, FIRST, parse_terms("1h30m+1m30s"))
    await gathering.look_for_players(code, FIRST)
    await hall.referee.invitations.call(code, FIRST, GUESTS[: 6 - seats])
    if seats > 1:
        await gathering.begin_ready_check(code, FIRST)
    now = hall.referee.now()
    for user, status in zip(GUESTS[::-1], ("declined", "missed"), strict=False):
        row = Invitation(live.row.id, user, FIRST, now, status)
        await hall.referee.live.commit(live, lambda db, row=row: invitations.keep(db, row))
    return live


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
async def test_every_message_before_a_match(hall: Hall, seats: int, language: Language) -> None:
    live = await gathered(hall, seats, language)
    rows = await invitations.of_match(hall.referee.db, live.row.id)
    ((until, called),) = {(row.until, row.called) for row in rows if row.status == "open"}
    for slot in (BOARD, call_slot(called), look_slot(live.row.looking or 0.0), *([READY] if seats > 1 else [])):
        message = await hall.composer.compose(live, slot)
        assert message is not None
        judge(message, said=slot)
    assert await hall.composer.compose(live, call_slot(called - SEAT_KEPT_FOR)) is None
    assert await hall.composer.compose(live, look_slot(until)) is None


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options", "seats", "worded"),
    [
        ("brawl", {"mode": "teams"}, 1, ("A-", "--")),
        ("brawl", {"mode": "teams"}, 2, ("A-", "B-")),
        ("brawl", {"mode": "teams"}, 4, ("AC", "BD")),
        ("brawl", {}, 2, None),
        ("battlecon", {"mode": "two_on_two"}, 4, ("AB", "CD")),
        ("battlecon", {"mode": "two_on_two"}, 3, ("AB", "C-")),
        ("battlecon", {"mode": "two_on_two"}, 1, ("A-", "--")),
        ("battlecon", {"mode": "two_on_one"}, 2, ("A", "B-")),
        ("battlecon", {"mode": "duel"}, 1, None),
        ("battlecon", {"mode": "duel"}, 2, None),
        ("krendel", {}, 4, None),
    ],
)
async def test_a_lobby_of_four_tells_who_plays_with_whom(
    hall: Hall, language: Language, game: str, options: dict[str, object], seats: int, worded: tuple[str, str] | None
) -> None:
    live = await lobby(hall.referee, seats, language, game, options)
    made = await hall.composer.compose(live, BOARD)
    assert made is not None
    judge(made, quick=True)
    texts, names = words(language), safe_names(live, language)
    shown = "".join(item.content for item in made.items if isinstance(item, discord.ui.TextDisplay))
    heads = [texts("lobby-side-head", side=name) for name in side_names(live, texts)] if worded else []
    if worded is None:
        assert texts("lobby-side-head", side=texts("lobby-side-1")) not in shown
        assert len(labels(made)) == 5
        return
    # Each side with its places below it: who sits there, or that the place is open; nothing ends in a letter alone.
    one, _, other = shown.partition(heads[0])[2].partition(heads[1])
    places = sides(live.row)
    for text, side, letters in zip((one, other), places, worded, strict=True):
        for place, letter in zip(side, letters, strict=True):
            seat = f"**{seat_letter(place)}** "
            assert (
                seat + (texts("lobby-open", letter="").partition("** ")[2] if letter == "-" else names[place]) in text
            )
    assert not re.search(r"\*\*[A-F]\*\*[ .,]*$", shown, re.MULTILINE)
    assert len(labels(made)) == 7


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whom_these_messages_ping(hall: Hall, language: Language) -> None:
    live = await gathered(hall, 2, language)
    look = await hall.composer.compose(live, look_slot(live.row.looking or 0.0))
    ready = await hall.composer.compose(live, READY)
    assert look is not None
    assert ready is not None
    assert (look.pings, look.roles, ready.pings) == ([], [2**60], [FIRST + 1])
    assert look.allowed_mentions().to_dict()["roles"] == [2**60]
    board = await hall.composer.compose(live, BOARD)
    assert (board.pings, board.roles) == ([], [])


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_hosts_panel(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 4, language)
    for _ in range(3):
        for key in ("hosting-note", "asked-note", "looked-note"):
            note = words(language)(key, start="Start", here="I am here")
            judge(host_pages.host_panel(strict(live, language, make_safe=plain_name), calling=True, note=note))
        if len(live.seats) < 6:
            await hall.referee.lobbies.add_practice(live.row.code, FIRST)
    assert len(labels(host_pages.host_panel(strict(live, language, make_safe=plain_name), calling=True, note=""))) == 9


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        ("battlecon", "two_on_two", 4),
        ("battlecon", "three_on_one", 4),
        ("battlecon", "two_on_one", 1),
        ("brawl", "teams", 4),
    ],
)
async def test_the_hosts_panel_in_teams(hall: Hall, language: Language, game: str, mode: str, seats: int) -> None:
    live = await lobby(hall.referee, seats, language, game, {"mode": mode})
    reader, texts = strict(live, language, make_safe=plain_name), words(language, strict=True)
    judge(host_pages.host_panel(reader, calling=True, note=texts("hosting-note", start="Start")))
    select = split_select(reader)
    assert select is not None
    assert len(select.options) == {("three_on_one", 4): 4, ("two_on_one", 1): 2}.get((mode, seats), 3)
    assert len({option.label for option in select.options}) == len(select.options)
    leftward = split_select(reader.with_names({seat: chr(0x5D0 + seat) * 32 for seat in reader.names}))
    assert leftward is not None
    for option in leftward.options:
        assert option.label.count(ISOLATE) == option.label.count(END_ISOLATE) == seats
        assert len(option.label) <= 100
    assert [option.default for option in select.options] == [True] + [False] * (len(select.options) - 1)
    judge(option_pages.options_page(live, texts, texts("option-note-bots", count=2)))
    judge(option_pages.closing_question(live, texts))
    judge(option_pages.closed_page(live, texts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("first", [1, 2, 3])
async def test_ways_to_part_six_fit_a_select(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, seats: int, first: int, language: Language
) -> None:
    live = await lobby(hall.referee, seats, language, "krendel", {})
    places = (tuple(range(first)), tuple(range(first, 6)))
    for module in (teams, team_pages):
        monkeypatch.setattr(module, "sides", lambda _row: places)
    select = split_select(strict(live, language).with_names({seat: chr(0x5D0 + seat) * 32 for seat in range(6)}))
    assert select is not None
    assert len(select.options) == len(team_splits(live)) <= MOST_LINES
    for option in select.options:
        assert option.label.count(ISOLATE) == option.label.count(END_ISOLATE) == seats
        assert len(option.label) <= 100


@pytest.mark.parametrize(("came", "key"), [((1, 2), "all"), ((1,), "some")])
async def test_a_rematch_says_that_all_are_back_only_where_they_are(
    hall: Hall, came: tuple[int, ...], key: str
) -> None:
    """Whom the host has blocked is neither called nor said to be missing, nor to be there."""
    live = await lobby(hall.referee, 3, "en")
    lobbies = hall.referee.lobbies
    await lobbies.start(live.row.code, FIRST)
    async with live.lock:
        await hall.referee.live.commit(live, lambda db: db.execute("UPDATE matches SET status = 'over'").close())
    if key == "some":
        await hall.referee.db.write(lambda db: blocks.block(db, FIRST, FIRST + 2, hall.referee.now()))
    again, _ = await lobbies.rematch(live.row.code, FIRST, NAMES[0], "x")
    for number in came:
        await lobbies.join(again.row.code, FIRST + number, NAMES[number], "y")
    message = await hall.composer.compose(again, BOARD)
    assert message is not None
    said = [item.content for item in message.items if isinstance(item, discord.ui.TextDisplay)]
    assert words("en")(f"lobby-rematch-{key}", code=live.row.code) in said


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["expired", "empty", "judged", CANCELLED])
async def test_a_lobby_that_was_closed(hall: Hall, reason: str, language: Language) -> None:
    live = await gathered(hall, 2, language)
    looked = look_slot(live.row.looking or 0.0)
    async with live.lock:
        await hall.referee.lobbies.places.close(live, reason)
    message = await hall.composer.compose(live, BOARD)
    judge(message)
    assert len(labels(message)) == (reason == "expired")
    assert [await hall.composer.compose(live, slot) for slot in (READY, looked)] == [None, None]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 25, moderation_blocks.MOST])
async def test_the_list_of_blocks(hall: Hall, count: int, language: Language) -> None:
    users, texts = [2**63 - 1 - n for n in range(count)], words(language)
    names = await moderation_blocks.names_of(hall.referee.db, users[: moderation_blocks.OFFERED], texts)
    judge(moderation_blocks.listed(texts, users, names, texts("blocked-note", who=f"<@{2**63 - 1}>")))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clocks_offered_while_typing(language: Language) -> None:
    for typed in ("", "10", "2h", "nonsense", "3"):
        choices = [choice.to_dict() for choice in clock_choices(typed, words(language))]
        assert len(choices) <= len(USUAL_CLOCKS) + 1
        check_choices(choices)
        assert document_broken("POST", CALLBACK, {"type": 8, "data": {"choices": choices}}) == []


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_before_a_match(language: Language) -> None:
    parsed = FluentParser().parse((FOLDER / "en" / "cogs" / "lobby.ftl").read_text(encoding="utf-8"))
    keys = [entry.id.name for entry in parsed.body if isinstance(entry, Text) and entry.id.name.startswith("refused-")]
    assert len(keys) > 30
    moment = "<t:1800000000:R>"
    facts = {"who": mentions(GUESTS[:5]), "until": moment, "again": moment, "owner": NAMES[0], "host": NAMES[1]}
    facts |= {
        "channel": f"<#{FIRST}>",
        "pack": "embers",
        "near": "embers",
        "packs": "embers, cinders",
        "name": "Embers",
        "version": "1.0",
        "game": "BattleCON",
    }
    for key in keys:
        error = RefusedError(key, free=1, asked=5, limit=100, most=3, people=5, seats=2, **facts)
        judge(messages.note(refusal_text(error, words(language, strict=True))), said=key)
