"""The pages of settings, judged by Discord's limits and document, with all that can be set shown on them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from cogs.people import settings_pages
from cogs.people.settings_pages import PICKED, TOGGLED
from cogs.screens import board_pages, panel_pages
from cogs.servers import pages as server_pages
from cogs.servers.places import Look
from engines.games import GAMES
from engines.kernel.languages import all_languages, languages
from engines.kernel.packs.shelf import Shelf
from referee.clocks.terms import parse_terms, terms_json
from referee.service import Referee
from store.people.guilds import Guild
from store.people.preferences import Preferences
from tests.cogs.kit.bodies import body_of, judge
from tests.cogs.kit.desks import desk_of
from tests.cogs.kit.readers import strict
from tests.cogs.match.plays import FIRST, Blank, lobby, played
from tests.support.databases import open_database
from words import texts as texts_of
from words.texts import Language, words
from words.zones import cities

NOW = 1_800_014_400.0
LOOK = Look(("Create Public Threads",) * 5, 10**18, ("open", "playing", "finished"))
"""12:00 UTC on a day in January 2027."""


def said(message: Message) -> str:
    body: dict[str, Any] = body_of(message)
    return str(body["components"])


def read(part: Any, *keys: str) -> list[str]:
    """Return what stands in these fields of a message, in the order in which a screen reader comes to it."""
    if isinstance(part, list):
        return [text for inner in part for text in read(inner, *keys)]
    inner = [*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())]
    return [*(part[key] for key in keys if part.get(key)), *read(inner, *keys)]


def heard(panel: Message) -> None:
    """Check that a panel reads well by ear: controls with names of their own, no sign for a word, nothing headed twice."""
    parts = body_of(panel)["components"]
    names, lines = read(parts, "label", "placeholder"), "\n".join(read(parts, "content")).splitlines()
    assert len(set(names)) == len(names)
    assert not set("→≤≥✓✗") & set("".join(lines[1:]))
    heads = [line for line in lines if line.startswith("**")]
    assert len(set(heads)) == len(heads)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", texts_of.LANGUAGES)
def test_the_page_says_what_is_set(language: Language) -> None:
    texts = words(language, strict=True)
    lines = {**PICKED, **TOGGLED, "language": ("usual", *languages())}
    for values in _rounds(lines):
        chosen = Preferences(1, **{name: _stored(name, value) for name, value in values.items()})
        page = settings_pages.page(texts, chosen, NOW)
        judge(page, said=str(values))
        shown = said(page)
        for name, value in values.items():
            key = name.replace("_", "-")
            named = all_languages().facts.get(value) if name == "language" else None
            worded = named.name if named is not None else texts(f"settings-{key}-{value}")
            assert (texts(f"settings-{key}", value=worded) if name in PICKED else worded) in shown


def _rounds(lines: dict[str, tuple[str, ...]]) -> list[dict[str, str]]:
    """Return choices in which every value of every line comes at least once."""
    most = max(len(values) for values in lines.values())
    return [{name: values[n % len(values)] for name, values in lines.items()} for n in range(most)]


def _stored(name: str, value: str) -> object:
    if name == "next_up":
        return value == "on"
    return None if value == "usual" else value


@pytest.mark.parametrize("language", texts_of.LANGUAGES)
def test_quiet_hours_say_what_time_it_is_there(language: Language) -> None:
    texts = words(language, strict=True)
    chosen = Preferences(1, zone="Asia/Kolkata", quiet_from=23 * 60, quiet_to=7 * 60 + 30)
    shown = said(settings_pages.page(texts, chosen, NOW))
    assert texts("settings-quiet", start="23:00", end="7:30") in shown
    assert "17:30" in shown
    assert texts("settings-quiet-off") in said(settings_pages.page(texts, Preferences(1), NOW))


@pytest.mark.parametrize("language", texts_of.LANGUAGES)
@pytest.mark.parametrize("zone", [None, "Europe/Moscow", "Etc/GMT+4"])
def test_the_form_of_quiet_hours(language: Language, zone: str | None) -> None:
    texts = words(language, strict=True)
    start, end = (None, None) if zone is None else (22 * 60, 9 * 60)
    form = settings_pages.quiet_form(texts, Preferences(1, zone=zone, quiet_from=start, quiet_to=end))
    body = form.to_dict()
    assert len(body["title"]) <= 45
    labels = body["components"]
    assert all(len(label["label"]) <= 45 and len(label.get("description") or "") <= 100 for label in labels)
    picked = [
        [option["value"] for option in label["component"]["options"] if option.get("default")] for label in labels[:2]
    ]
    assert picked == ([["usual"], ["8"]] if zone is None else [["22"], ["9"]])
    assert all(len(label["component"]["options"]) <= 25 for label in labels[:2])


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", texts_of.LANGUAGES)
def test_the_question_which_zone_is_meant(language: Language) -> None:
    texts = words(language, strict=True)
    judge(settings_pages.zones(texts, "\\*" * 60, cities()[-5:], (23 * 60, 8 * 60), NOW))
    judge(settings_pages.zones(texts, "пер", cities()[:1], None, NOW))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", texts_of.LANGUAGES)
def test_what_the_form_cannot_be_read_for_leads_back_to_it(language: Language) -> None:
    texts = words(language, strict=True)
    judge(settings_pages.quiet_again(texts, texts("refused-zone", query="\\*" * 60), None))
    judge(settings_pages.quiet_again(texts, texts("refused-zone-missing"), (23 * 60, 8 * 60)))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", texts_of.LANGUAGES)
@pytest.mark.parametrize("page", server_pages.PAGES)
def test_the_pages_of_a_server(language: Language, page: server_pages.Page) -> None:
    texts = words(language, strict=True)
    many = frozenset(range(10**18, 10**18 + 25))
    few = frozenset(range(10**18, 10**18 + 10))
    full = Guild(
        7,
        "ru",
        terms_json(parse_terms("25m+10s")),
        "off",
        "contrast",
        20,
        10**18,
        10**18 + 1,
        10**18 + 2,
        "",
        60,
        "forum",
        10**18 + 3,
        many,
        few,
        few,
    )
    for guild in (Guild(7), full, msgspec.structs.replace(full, undo="request", theme="light", language="en")):
        for everybody in ("", "players", "judges", "look_role"):
            judge(server_pages.page(texts, guild, page, many, Shelf(GAMES), LOOK, everybody, fresh=True))
    shown = said(server_pages.page(texts, full, page, frozenset(), Shelf(GAMES), Look()))
    if page == "people":
        assert "default_values': [{" not in shown, "what is gone is not picked"
        assert f"<#{10**18}>" in shown
    elif page == "places":
        assert "default_values': [{" not in shown, "a forum that is gone is not picked"
        assert texts("server-kept-in", value=texts("server-kept-in-forum")) in shown
    else:
        assert texts("server-undo", value=texts("server-undo-off")) in shown


# ---------------------------------------------------------------- text in place of pictures


@pytest_asyncio.fixture
async def referee(tmp_path: Path) -> AsyncIterator[Referee]:
    db = await open_database(tmp_path / "arbiter.db", now=lambda: NOW)
    yield Referee(db)
    await db.close()


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", texts_of.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
async def test_a_text_panel_fits_in_every_phase_and_has_no_picture(
    referee: Referee, seats: int, language: Language
) -> None:
    live = await lobby(referee, seats, language)
    await referee.settings.change_preferences(FIRST, board="text")
    await referee.lobbies.start(live.row.code, FIRST)
    desk = desk_of(referee, Blank())
    phases = set()
    async for phase in played(referee, live, Random(seats)):
        panel = await desk.panels.panel(live, 0, language)
        judge(panel, said=phase, quick=phase in phases)
        assert said(panel).count(Reader.of(live, language).game.heading(live.view(0).table)) == 1
        assert panel.pictures == {}
        seen = live.view(0)
        game = Reader.of(live, language).game
        if seen.table.hand is not None and seen.outcome is None:
            asked = seen.decision or seen.revision
            cards = asked.options if asked and asked.kind == "creature" else ()
            hand = [] if cards else game.text_board(seen.table).split("\n\n")[1].splitlines()
            hand += [line for card in cards for line in game.option_detail(asked, card.key, seen.table).splitlines()]
            worded = "\n".join(read(body_of(panel)["components"], "content"))
            assert all(card in worded for card in hand)
            assert (words(language)("krendel-board-hand") in worded) is not bool(cards)
        heard(panel)
        if seen.outcome is not None:
            ending = game.result(seen.table).splitlines()[-1]
            assert "\n".join(read(body_of(panel)["components"], "content")).count(ending) == 1
        if seen.decision is not None:
            worded = "\n".join(read(body_of(panel)["components"], "content"))
            assert worded.index(game.question(seen.decision, seen.table)) < worded.index(
                game.text_board(seen.table)[:20]
            )
        phases.add(phase)
    assert len(phases) > 2


@pytest.mark.usefixtures("document")
async def test_a_text_that_has_no_room_says_where_the_rest_is(referee: Referee) -> None:
    live = await lobby(referee, 2, "en")
    await referee.lobbies.start(live.row.code, FIRST)
    texts = words("en", strict=True)
    reader = strict(live, "en", 0)
    made = panel_pages.Hand(
        0, "panel:0", "https://discord.com/channels/1/2", (), None, False, None, "A line of it.\n" * 400
    )
    message = panel_pages.hand(reader, made)
    judge(message)
    assert texts("hand-rest", more=texts("button-more"), button=texts("button-text")) in said(message)
    assert reader.game.question(live.view(0).decision, live.view(0).table) in said(message)  # type: ignore[arg-type]  # it is asked


@pytest.mark.parametrize("language", texts_of.LANGUAGES)
async def test_the_table_in_words_says_who_one_is_and_how_far_the_tracks_go(
    referee: Referee, language: Language
) -> None:
    live = await lobby(referee, 2, language)
    await referee.lobbies.start(live.row.code, FIRST)
    mine, public = (board_pages.whole_board(strict(live, language, seat)).splitlines() for seat in (1, None))
    texts = words(language, strict=True)
    assert texts("krendel-title") in mine[0]
    assert mine[1] == texts("board-you", letter="B")
    assert texts("board-you", letter="B") not in public
    track = texts("krendel-seat-track", count=0, goal=11, change="")
    assert sum(line.count(track) for line in public) == 4
