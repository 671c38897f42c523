"""Pages of guided first matches as messages: within Discord's limits in both languages, and their custom ids."""

from __future__ import annotations

import string
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from cogs.common.desk import Desk
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import NOTE, custom_id, parse_custom_id
from cogs.learning.further import further_page
from cogs.learning.help import Help
from cogs.learning.lesson_pages import (
    BEGIN,
    CODE,
    LAST_PAGE,
    QUIT,
    TABLE,
    TAKE,
    TURN,
    PageFacts,
    Place,
    help_page,
    place_of,
)
from cogs.learning.lesson_pages import lesson_page as compose
from cogs.learning.lessons import Lessons
from engines.games import GAMES, LESSONS
from engines.kernel.learning.lessons import replay
from engines.kernel.state.model import Decision, Option
from referee.errors import RefusedError
from referee.service import Referee
from store.match.matches import ALPHABET
from tests.cogs.kit.bodies import body_of, judge, limits_broken
from tests.cogs.kit.desks import desk_of
from tests.cogs.match.plays import FIRST, Blank, Broken, Heard
from tests.engines.krendel.support.stages import all_stages
from tests.support.databases import open_database
from words.common.lesson_page import Page
from words.games import game_words
from words.learning import books, next_topics
from words.texts import LANGUAGES, Language, words

GAME = "krendel"
LOCALES = {"ru": "ru", "en": "en-GB"}


class Pressed(Heard):
    """An answer to a press on one's own private message; `values` are those picked in a select."""

    def __init__(self, locale: str, values: list[str] | None = None) -> None:
        super().__init__(FIRST, locale)
        message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True))
        asked: Any = self.interaction
        asked.message, asked.data = message, {"values": values} if values is not None else {}


@pytest_asyncio.fixture
async def desk(tmp_path: Path) -> Any:
    db = await open_database(tmp_path / "arbiter.db")
    referee = Referee(db)
    yield desk_of(referee, Blank())
    await db.close()


async def shown(desk: Desk, place: Place, language: Language) -> Message:
    heard = Pressed(LOCALES[language])
    control = parse_custom_id(place.id())
    assert control is not None
    await Lessons(desk).turn(heard, control)
    (message,) = heard.messages
    return message


def ids(message: Message) -> Iterator[str]:
    for item in message.layout().walk_children():
        name = getattr(item, "custom_id", None)
        if name:
            yield str(name)


def buttons(message: Message) -> dict[str, str]:
    """The labels of a message's buttons with what they lead to."""
    items = [item for item in message.layout().walk_children() if isinstance(item, discord.ui.Button)]
    return {str(item.label): str(item.custom_id) for item in items}


# -------------------------------------------------------------------- every page


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_fits(desk: Desk, language: Language) -> None:
    """On one way through the lesson in every request, on the others by Discord's limits."""
    say, whole = words(language, strict=True), (1, 3, 4, 0, 2)
    for path, stage in all_stages():
        if len(path) > 3 and path[: len(whole)] != whole[: len(path)]:
            continue
        number = 0
        while True:
            message = await shown(desk, Place(GAME, path, number), language)
            if path == whole[: len(path)]:
                judge(message, said=str((path, number)))
            else:
                assert limits_broken(message) == "", (path, number)
            if say("button-lesson-next") not in buttons(message):
                break
            number += 1
        last = await shown(desk, Place(GAME, path, LAST_PAGE), language)
        assert body_of(last) == body_of(message)
        assert stage.over == (say("button-lesson-again") in buttons(message))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_pictures_the_same_is_told_in_words(desk: Desk, language: Language) -> None:
    painted = desk.composer.pictures
    for path, number in (((), 0), ((), 1), ((0,), 0), ((0, 15), 0)):
        with_picture = await shown(desk, Place(GAME, path, number), language)
        desk.composer.pictures = Broken()
        without = await shown(desk, Place(GAME, path, number), language)
        desk.composer.pictures = painted
        assert with_picture.pictures
        assert not without.pictures
        gallery = next(item for item in with_picture.items if isinstance(item, discord.ui.MediaGallery))
        worded = [item.content for item in without.items if isinstance(item, discord.ui.TextDisplay)]
        assert gallery.items[0].description in worded
        judge(without)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_card_does_is_told_where_no_picture_of_the_hand_shows_it(desk: Desk, language: Language) -> None:
    place = Place(GAME, (), LAST_PAGE)
    stage = replay(GAMES[GAME].standard, LESSONS[GAME], ())
    asked, view = stage.seen.decision, stage.seen.table
    assert asked is not None
    worded = game_words(GAME, language, GAMES[GAME].standard.pack, {})
    labels = [f"**{worded.option_label(asked, option.key, view)}**" for option in asked.options]
    whole = [
        f"{label}\n{worded.option_description(asked, option.key, view)}"
        for label, option in zip(labels, asked.options, strict=True)
    ]
    assert beside_buttons(await shown(desk, place, language)) == labels
    desk.composer.pictures = Broken()
    assert beside_buttons(await shown(desk, place, language)) == whole


def beside_buttons(message: Message) -> list[str]:
    sections = [item for item in message.items if isinstance(item, discord.ui.Section)]
    return [
        "".join(part.content for part in item.children if isinstance(part, discord.ui.TextDisplay)) for item in sections
    ]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_stands_around_a_lesson_fits(desk: Desk, language: Language) -> None:
    lessons, heard = Lessons(desk), Pressed(LOCALES[language])
    for action, work in ((BEGIN, lessons.begin), (QUIT, lessons.leave), (TABLE, lessons.how_to_open)):
        control = parse_custom_id(custom_id(CODE, action, NOTE, GAME))
        assert control is not None
        await work(heard, control)
    await Help(desk).show(heard, None)
    await Help(desk).show(heard, GAME)
    assert len(heard.messages) == 5
    for message in heard.messages:
        judge(message)
    say = words(language, strict=True)
    help_page, reminder = heard.messages[3:]
    worded = [item.content for item in help_page.items if isinstance(item, discord.ui.TextDisplay)]
    assert say("help-first-any") in worded, "nothing tells which game is meant"
    for game in LESSONS:
        label = say("button-lesson-of", game=say(f"{game}-title"))
        assert buttons(help_page)[label] == custom_id(CODE, BEGIN, NOTE, game)
    rows = [
        {child.label for child in row.children if isinstance(child, discord.ui.Button)}
        for row in help_page.items
        if isinstance(row, discord.ui.ActionRow)
    ]
    assert rows[:2] == [
        {say("button-lesson-of", game=say(f"{game}-title")) for game in LESSONS},
        {say("button-help"), say("button-turns")},
    ]
    assert buttons(reminder)[say("button-lesson")] == custom_id(CODE, BEGIN, NOTE, GAME)
    assert all(say("button-help") in buttons(message) for message in (help_page, reminder))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_help_of_somebody_who_plays_a_game_leads_to_its_lesson_first(game: str, language: Language) -> None:
    say = words(language, strict=True)
    made = help_page(say, game, opens="channel", packs=True, learnt=game)
    judge(made)
    led = buttons(made)
    assert next(iter(led)) == say("button-lesson")
    assert led[say("button-lesson")] == custom_id(CODE, BEGIN, NOTE, game)
    assert led[say("button-help")].endswith(f":{game}")
    assert led[say("button-further")].endswith(f":{game}")
    assert {say("button-lesson-of", game=say(f"{other}-title")) for other in LESSONS if other != game} <= {*led}


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_next_things_to_learn_lead_to_topics_that_there_are(game: str, language: Language) -> None:
    made, things = further_page(words(language, strict=True), game), next_topics(game)
    judge(made)
    assert 2 <= len(things) <= 5
    topics = {thing.topic for thing in things if thing.topic}
    assert topics <= {*books()[game].by_id}
    assert {name.split(":")[5] for name in ids(made) if name.startswith("v1:RULES:rule:")} == topics


# -------------------------------------------------------------------- the way


async def test_each_button_leads_one_step_on_or_back(desk: Desk) -> None:
    say, place, walked = words("en", strict=True), Place(GAME, (), 0), []
    while True:
        message = await shown(desk, place, "en")
        led = buttons(message)
        if walked:
            back = await shown(desk, place_at(led[say("button-lesson-back")]), "en")
            assert body_of(back) == body_of(walked[-1])
        else:
            assert say("button-lesson-back") not in led
        walked.append(message)
        if say("button-lesson-again") in led:
            assert place_at(led[say("button-lesson-again")]) == Place(GAME, (), 0)
            break
        ways = map(say, ("button-lesson-next", "control-pick", "krendel-discard-nothing"))
        on = [led[label] for label in ways if label in led]
        place = place_at(on[0])
    assert len(walked) > 20


def place_at(name: str) -> Place:
    control = parse_custom_id(name)
    assert control is not None
    assert (control.code, control.action, control.slot) == (CODE, TURN, NOTE)
    place = place_of(control.args)
    assert place is not None
    return place


async def test_what_is_picked_in_a_select_is_discarded(desk: Desk) -> None:
    heard = Pressed("en-GB", ["3", "0"])
    control = parse_custom_id(Place(GAME, (1,), 5).id(TAKE))
    assert control is not None
    await Lessons(desk).take(heard, control)
    expected = await shown(desk, Place(GAME, (1, 0b1001), 0), "en")
    assert body_of(heard.messages[0]) == body_of(expected)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize(
    ("least", "most", "bounds", "nothing"), [(1, 1, (1, 1), False), (0, 8, (1, 8), True), (2, 3, (2, 3), False)]
)
def test_a_question_with_more_answers_than_buttons_is_a_select(
    least: int, most: int, bounds: tuple[int, int], nothing: bool
) -> None:
    rules, say = GAMES[GAME].standard, words("en", strict=True)
    options = tuple(Option(card.id, (card.id,), ()) for card in rules.pack.creatures[:8])
    asked = Decision("1", 0, "discard", options, least, most, False, (), ("then",), ("asked",))
    stage = replay(rules, LESSONS[GAME], ())
    stage = msgspec.structs.replace(stage, seen=msgspec.structs.replace(stage.seen, decision=asked))
    worded = game_words(GAME, "en", rules.pack, {})
    page = Page("choose", "Round 1", "Which?", None, stage.seen.table)
    message = compose(PageFacts(Place(GAME, (), 3), page, stage, True, None, "", False), worded, say)
    judge(message)
    (select,) = [item for item in message.layout().walk_children() if isinstance(item, discord.ui.Select)]
    assert (select.min_values, select.max_values) == bounds
    assert [option.value for option in select.options] == [str(n) for n in range(8)]
    assert select.custom_id == Place(GAME, (), 3).id(TAKE)
    # What stands on them is what will stand there in a real match.
    assert select.placeholder == say("krendel-choose-discard")
    assert (say("krendel-discard-nothing") in buttons(message)) == nothing


# -------------------------------------------------------------------- forged


FORGED = [
    ("BCDFGH", TURN, (GAME, ".", "0")),
    (CODE, TURN, ()),
    (CODE, TURN, (GAME,)),
    (CODE, TURN, (GAME, ".")),
    (CODE, TURN, ("chess", ".", "0")),
    (CODE, TURN, (GAME, ".5", "0")),
    (CODE, TURN, (GAME, ".0.16", "0")),
    (CODE, TURN, (GAME, ".0.0.0.0.0.0.0.0.0", "0")),
    (CODE, TURN, (GAME, ".00", "0")),
    (CODE, TURN, (GAME, "1", "0")),
    (CODE, TURN, (GAME, ".", "17")),
    (CODE, TURN, (GAME, ".", "-2")),
    (CODE, TURN, (GAME, ".", "x")),
    (CODE, TURN, (GAME, ".", "0", "0")),
    (CODE, BEGIN, ()),
    (CODE, BEGIN, ("chess",)),
    (CODE, QUIT, ("chess",)),
    (CODE, TABLE, ()),
]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize(("code", "action", "args"), FORGED)
async def test_forged_places(desk: Desk, code: str, action: str, args: tuple[str, ...]) -> None:
    control = parse_custom_id(custom_id(code, action, NOTE, *args))
    assert control is not None
    heard = Pressed("ru")
    work = Lessons(desk).presses()[action].do
    with pytest.raises(RefusedError) as refused:
        await work(heard, control)
    assert refused.value.reason == "lesson-unknown"
    assert heard.messages == []
    judge(desk.note(words("ru", strict=True)(refused.value.reason)))


@pytest.mark.parametrize("path", [(), (1,)])
@pytest.mark.parametrize("values", [[], ["x"], ["99"], ["-1"], ["1000000"], ["٣"], ["5"], ["0", "15"]])
async def test_forged_picks(desk: Desk, path: tuple[int, ...], values: list[str]) -> None:
    control = parse_custom_id(Place(GAME, path, 0).id(TAKE))
    assert control is not None
    with pytest.raises(RefusedError) as refused:
        await Lessons(desk).take(Pressed("en-GB", values), control)
    assert refused.value.reason == "lesson-unknown"


@given(st.lists(st.integers(0, 15), max_size=7), st.integers(-1, 99))
def test_a_place_comes_back_from_its_id(path: list[int], page: int) -> None:
    made = Place(GAME, tuple(path), page)
    control = parse_custom_id(made.id())
    assert control is not None
    assert place_of(control.args) == made


@given(st.lists(st.text(string.printable, max_size=12), max_size=4))
def test_any_arguments_are_read_or_are_none_of_ours(args: list[str]) -> None:
    found = place_of(args)
    assert found is None or [found.game, *found.id().split(":")[5:]] == args


def test_no_match_can_have_the_code_of_a_lesson() -> None:
    assert not set(CODE) <= set(ALPHABET)
