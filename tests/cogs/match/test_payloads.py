"""Every message that we send, judged by Discord's limits and by Discord's own document."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
from discord import ui
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Text

from cogs.bot.features import set_up_features
from cogs.bot.more import more_panel
from cogs.kit.answering.answers import refusal_text
from cogs.kit.composing import messages
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from cogs.learning.help import Help
from cogs.match import undo_pages
from cogs.match.commands import Match
from cogs.screens import board_pages
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import ASK, BOARD, RESULT
from referee.service import Referee
from store.match import matches
from store.people.guilds import PER_PERSON
from table.checks.message_limits import check_choices
from tests.cogs.kit.bodies import CALLBACK, document_broken, judge
from tests.cogs.kit.desks import desk_of, showing
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import LOCALES, Hall
from tests.cogs.match.plays import FACTS, FIRST, NAMES, Blank, Heard, lobby, played
from words.texts import FOLDER, LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("known_secret")


# ---------------------------------------------------------------- a match from the lobby to its end


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_every_message_of_a_match(hall: Hall, seats: int, language: Language) -> None:
    live = await lobby(hall.referee, seats, language)
    async for message in hall.public(live):
        judge(message, said="lobby")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    phases = set()
    async for phase in played(hall.referee, live, Random(seats + 2)):
        async for message in hall.public(live):
            judge(message, said=f"public, {phase}", quick=phase in phases)
        for seat in (0, seats - 1):
            async for message in hall.private(live, seat, language):
                judge(message, said=f"private, {phase}", quick=True)
        phases.add(phase)
    assert phases == {"choose", "reward", "discard", "over"}


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("game", ["krendel", "battlecon", "brawl"])
async def test_each_of_many_pictures_has_its_alt_text(hall: Hall, game: str) -> None:
    hall.desk = desk_of(hall.referee, Blank(3))
    live = await lobby(hall.referee, 2, "ru", game, {})
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for message in hall.public(live):
        judge(message, quick=True)
    async for message in hall.private(live, 0, "ru"):
        judge(message, quick=True)
        alts = [
            shown.description for item in message.items if isinstance(item, ui.MediaGallery) for shown in item.items
        ]
        assert len({*alts}) == len(alts)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_private_messages_in_every_request(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 3, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for message in hall.private(live, 1, language):
        judge(message)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_when_all_but_one_have_left(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    for seat in range(1, 6):
        await hall.referee.seats.concede(live.row.code, FIRST + seat)
    board = await hall.composer.compose(live, BOARD)
    rows = [item for item in board.items if isinstance(item, discord.ui.ActionRow)]
    assert len(rows[-2].children) == 5
    async for message in hall.public(live):
        judge(message)
    for seat in range(6):
        judge(await hall.desk.panels.panel(live, seat, language))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_of_an_undo(hall: Hall, language: Language) -> None:
    """With as many asked as can be, with the longest names, before and after some have agreed, and with the last button."""
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, live, Random(6)):
        if phase == "discard":
            break
    undoing, reader = hall.referee.undoing, strict(live, language)
    offer = await undoing.offer(live, FIRST)
    judge(undo_pages.question(reader, offer, "W" * 400))
    bold = undo_pages.question(reader, offer, f"**{'W' * (undo_pages.STEP_LENGTH - 10)} {'V' * 40}**")
    judge(bold)
    assert f"{'W' * (undo_pages.STEP_LENGTH - 10)}…**" in str([item.to_component_dict() for item in bold.items]), (
        "what is cut in bold ends in bold"
    )
    for refused in range(3):
        await undoing.undo_or_ask(live.row.code, FIRST)
        asked = await undoing.open_request(live)
        assert asked is not None
        await undoing.answer(live.row.code, FIRST + 1, asked.id, "agree")
        message = await hall.composer.compose(live, ASK)
        assert message is not None
        judge(message)
        buttons = [b for row in message.items if isinstance(row, discord.ui.ActionRow) for b in row.children]
        assert len(buttons) == (4 if refused == 2 else 3)
        assert message.pings == [FIRST + seat for seat in range(2, 6)]
        await undoing.answer(live.row.code, FIRST + 2, asked.id, "refuse")
    assert await hall.composer.compose(live, ASK) is None


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("status", ["frozen", "closed"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_of_a_match_that_was_stopped(hall: Hall, language: Language, status: str) -> None:
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    await hall.referee.db.write(lambda db: matches.end_match(db, live.row.id, status, "test", None, 0.0))
    again = await Referee(hall.referee.db).live.by_id(live.row.id)
    assert again.row.status == status
    async for message in hall.public(again):
        judge(message)
    judge(await hall.desk.panels.panel(again, 5, language))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_that_everybody_left(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 2, language)
    for seat in range(2):
        await hall.referee.lobbies.leave(live.row.code, FIRST + seat)
    assert live.row.status == "closed"
    judge(await hall.composer.compose(live, BOARD))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobbies_with_practice_players_and_played_again(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 6, language)
    lobbies, code = hall.referee.lobbies, live.row.code
    await lobbies.start(code, FIRST)
    await hall.referee.db.write(lambda db: matches.end_match(db, live.row.id, "closed", "test", None, 0.0))
    old = Referee(hall.referee.db)
    judge(await desk_of(old, Blank()).composer.compose(await old.live.by_id(live.row.id), BOARD))
    new, _ = await old.lobbies.rematch(code, FIRST, NAMES[0], "0")
    desk = desk_of(old, Blank())
    for _ in range(6):
        message = await desk.composer.compose(new, BOARD)
        assert len(message.pings) == 5
        judge(message, said=f"{len(new.seats)} seats")
        if len(new.seats) < 6:
            await old.lobbies.add_practice(new.row.code, FIRST)
    await old.lobbies.start(new.row.code, FIRST)
    for message in (await desk.composer.compose(new, BOARD), await desk.panels.panel(new, 0, language)):
        judge(message)


def kinds(message: Message) -> list[str]:
    """Return what a message consists of, top to bottom; of a row the labels of its buttons."""
    found = []
    for item in message.items:
        if isinstance(item, discord.ui.ActionRow):
            found.append(" | ".join(str(getattr(child, "label", child)) for child in item.children))
        elif isinstance(item, discord.ui.TextDisplay):
            found.append(item.content.splitlines()[0])
        else:
            found.append(type(item).__name__)
    return found


async def test_what_can_be_pressed_stands_above_the_story(hall: Hall) -> None:
    """On a phone a long story would push it out of sight."""
    live = await lobby(hall.referee, 2, "en")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, live, Random(1)):
        title, picture, state, buttons, *story = kinds(await hall.composer.compose(live, BOARD))
        assert title.startswith("## Krendel's Tournament")
        assert picture == "MediaGallery"
        assert len(story) <= 1
        if phase != "over":
            assert state.startswith("Choosing in secret: **")
            assert buttons == "Act | My hand | Log | Rules | More"
    assert not state.startswith("Choosing")
    assert buttons == "Rematch | Log | Dice secret | Rules | More"


async def test_few_buttons_stand_below_a_hand(hall: Hall) -> None:
    """More than four would not fit one row on a phone; the rest is behind **More**."""
    live = await lobby(hall.referee, 2, "en")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    assert kinds(await hall.desk.panels.panel(live, 0, "en"))[-1] == "Table | Orders | More"
    asked = decision_of(live.rules_and_match[1], 0)
    assert asked is not None
    await hall.referee.choose(live.row.code, FIRST, 0, asked.id, [asked.options[0].key])
    assert kinds(await hall.desk.panels.panel(live, 0, "en"))[-1] == "Table | Undo | Orders | More"
    entries = [entry for feature in set_up_features(hall.desk) for entry in feature.more]
    assert {"As text", "Catch up", "Log"} <= set(
        " | ".join(kinds(more_panel(live, FIRST, entries, words("en")))).split(" | ")
    )


async def test_at_the_end_a_panel_shows_the_end(hall: Hall) -> None:
    live = await lobby(hall.referee, 2, "ru")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for _ in played(hall.referee, live, Random(1)):
        made = await hall.desk.panels.panel(live, 0, "en")
        assert ("hand.png" in made.pictures) != (live.row.status == "over")
    assert list(made.pictures) == ["board.png"]
    standings = Reader.of(live, "en").game.result(live.view(0).table)
    assert [item.content for item in made.items if isinstance(item, discord.ui.TextDisplay)][-1] == standings
    assert kinds(made)[-1] == "Rematch | More"
    unpainted = await hall.unpainted.composer.compose(live, RESULT)
    assert unpainted.pictures == {}
    rows = [
        "Реванш | Журнал | Повтор",
        "Все руки | Секрет жребия",
        "Проверить жребий | Файл партии",
        "Что учить дальше",
    ]
    assert kinds(unpainted)[-4:] == rows


async def test_a_select_says_what_it_is_for(hall: Hall) -> None:
    live = await lobby(hall.referee, 2, "ru")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    async for phase in played(hall.referee, live, Random(1)):
        if phase == "discard":
            break
    body = str([item.to_component_dict() for item in (await hall.desk.panels.panel(live, 0, "ru")).items])
    assert "Что сбросить" in body
    assert "Ничего не сбрасывать" in body


async def test_a_waiting_line_says_who_acts_openly(hall: Hall) -> None:
    """Games may ask without lanes; then nobody else has answered."""
    live = await lobby(hall.referee, 2, "en")
    await hall.referee.lobbies.start(live.row.code, FIRST)
    openly = msgspec.structs.replace(live.view(None), sealed=False)
    reader = strict(live, "en").with_names({0: "x"}).with_view(openly)
    board = board_pages.board(reader, board_pages.Public([], [], {}, None))
    assert "Waiting for **A** x" in str([item.to_component_dict() for item in board.items])


@pytest.mark.usefixtures("document")
async def test_dice_are_secret_until_the_end(hall: Hall) -> None:
    live = await lobby(hall.referee, 2, "en")
    heard = Heard(FIRST, "en-GB")
    for start in (False, True):
        if start:
            await hall.referee.lobbies.start(live.row.code, FIRST)
        with pytest.raises(RefusedError, match="refused-dice"):
            await showing(hall.desk).show_dice(heard, live)
    await hall.referee.seats.concede(live.row.code, FIRST)
    await showing(hall.desk).show_dice(heard, live)
    (shown,) = heard.messages
    judge(shown)
    assert live.row.secret in str([item.to_component_dict() for item in shown.items])


async def test_a_practice_player_is_named_where_nobody_else_is_waited_for(hall: Hall) -> None:
    """A prize that it may take or leave asks it alone; while persons are asked, they alone are named."""
    worded: set[frozenset[bool]] = set()
    for seed in range(50):
        live = await lobby(hall.referee, 1, "en")
        for _ in range(3):
            await hall.referee.lobbies.add_practice(live.row.code, FIRST)
        await hall.referee.lobbies.start(live.row.code, FIRST)
        rng = Random(seed)
        while live.row.status == "playing":
            waiting = frozenset(live.seats[seat].user is None for seat in live.view(None).waiting)
            if waiting not in worded:
                board = await hall.composer.compose(live, BOARD)
                shown = "\n".join(i.content for i in board.items if isinstance(i, discord.ui.TextDisplay))
                line = next(line for line in shown.splitlines() if line.startswith("Choosing in secret"))
                assert ("Bot " in line) == (waiting == {True})
                worded.add(waiting)
            asked = rng.choice(live.rules_and_match[1].asks)
            await answered(hall.referee, live, asked.seat, asked.id, random_keys(asked, rng))
        if frozenset({True}) in worded:
            break
    assert {frozenset({True}), frozenset({True, False})} <= worded


async def answered(referee: Referee, live: Live, seat: int, decision: str, keys: list[str]) -> None:
    """Answer for a person or for a practice player."""
    user = live.seats[seat].user
    if user is None:
        await referee.choose_for_practice(live.row.id, seat, decision, keys)
    else:
        await referee.choose(live.row.code, user, seat, decision, keys)


# ---------------------------------------------------------------- what is said besides


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help(hall: Hall, language: Language) -> None:
    heard = Heard(FIRST, LOCALES[language])
    await Help(hall.desk).show(heard, None)
    await Help(hall.desk).show(heard, "krendel")
    assert len(heard.messages) == 2
    for message in heard.messages:
        judge(message)


def said_alone() -> list[str]:
    """The keys of all texts that are an answer of their own."""
    found: list[str] = []
    for path in sorted((FOLDER / "en" / "cogs").glob("*.ftl")):
        begins = ("illegal-", "fault-", "conceded", "stayed", "rematch-", "board-frozen")
        begins += ("refused-",) if path.stem == "kit" else ()  # other refusals have facts of their own, and tests
        parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
        found += [e.id.name for e in parsed.body if isinstance(e, Text) and e.id.name.startswith(begins)]
    return found


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_fault(language: Language) -> None:
    keys = said_alone()
    assert len(keys) > 30
    for key in keys:
        texts = words(language, strict=True)
        said = refusal_text(RefusedError(key, rule="TK-35", **FACTS), texts)
        judge(messages.note(said), said=key)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("locale", LOCALES.values())
async def test_the_matches_offered_while_typing(hall: Hall, locale: str) -> None:
    for _ in range(PER_PERSON):
        await lobby(hall.referee, 1, "ru")
    asker: Any = SimpleNamespace(locale=locale, user=SimpleNamespace(id=FIRST))
    offer: Any = Match(hall.desk, showing(hall.desk))._matches
    choices = [choice.to_dict() for choice in await offer(asker, "")]
    assert len(choices) == PER_PERSON
    check_choices(choices)
    assert document_broken("POST", CALLBACK, {"type": 8, "data": {"choices": choices}}) == []
    assert [choice.value for choice in await offer(asker, choices[3]["value"].lower())] == [choices[3]["value"]]
