"""The page of standing orders and what panels say of them, judged as every message is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from cogs.kit.composing.limits import OPTION_TEXT
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from cogs.screens import order_pages
from engines.games import GAMES
from engines.kernel.views import view
from store.seats.orders import OrderRow
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.readers import strict
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST, lobby
from tests.engines.conformance.tables import TABLES
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.support.gauntlet_words import gauntlet
from tools.conformance.playing import Game, Table
from words.games import game_words
from words.texts import LANGUAGES, Language, words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("known_secret")


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_and_the_panel_of_every_order(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 3, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    reader = strict(live, language, 0)
    for ended in (None, "until", "undo", "game"):
        given = [OrderRow(0, o.id, until, 0, ended) for o in GAMES["krendel"].orders for until in o.until]  # type: ignore[arg-type]  # one of its words
        for rows in (given[:1], given[1:2], given[-1:], [*given[:1], *given[-1:]], []):
            page = order_pages.page(reader, rows)
            judge(page)
            made = order_pages.on_panel(reader, "panel:0", rows)
            judge(Message([*page.items[:1], *made]))
            # A select with something picked would not say which order it is for.
            selects = [i for row in page.items if isinstance(row, ui.ActionRow) for i in row.children]
            assert not any(option.default for item in selects if isinstance(item, ui.Select) for option in item.options)


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_panel_with_all_orders_that_there_are(hall: Hall, language: Language) -> None:
    live = await lobby(hall.referee, 6, language)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    for order in GAMES["krendel"].orders:
        await hall.referee.orders.give(live.row.code, FIRST, order.id, "round")
    for desk in (hall.desk, hall.unpainted):
        made = await desk.panels.panel(live, 0, language)
        judge(made)
        said = [item.content for item in made.items if isinstance(item, ui.TextDisplay)]
        assert sum(words(language)("krendel-until-round") in text for text in said) == 1


@pytest.mark.usefixtures("gauntlet")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["krendel", "gauntlet"])
def test_orders_are_called_shortly_enough(game: str, language: Language) -> None:
    worded = game_words(game, language, GAMES[game].standard.pack, {})
    for order in GAMES[game].orders:
        assert 0 < len(worded.order_label(order.id)) <= 60
        assert all(0 < len(worded.until_label(order.id, until)) <= 80 for until in order.until)
        assert len(order.until) <= 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_was_picked_names_the_order_whole(game: str, language: Language) -> None:
    """The one that is picked stands in the select, where the order was named."""
    rules = GAMES[game].standard
    match = next(table for table in TABLES if table.rules.game.id == game).begin(1).match
    row = SimpleNamespace(code="ABCD", game=game)
    live: Any = SimpleNamespace(row=row, rules_and_match=(rules, None), view=lambda viewer: view(rules, match, viewer))
    reader = Reader(live, words(language), {}, str)
    worded = reader.game
    for order in GAMES[game].orders:
        (select,) = order_pages.select(reader, "panel:0", order).children
        assert isinstance(select, ui.Select)
        for option in select.options:
            until, named = worded.until_label(order.id, option.value), worded.order_label(order.id)
            assert option.label.lower() == f"{until}: {named}".lower()
            assert option.label[0].isupper()
            assert len(option.label) <= OPTION_TEXT


@pytest.mark.usefixtures("gauntlet")
def test_what_answers_the_question_is_offered_beside_it_until_it_is_given() -> None:
    rules = GAUNTLET.standard
    with Game(Table(rules, 3, GAUNTLET.options_type()), 1) as played:
        match, asked = next((m.before, m.asked) for m in played.moves() if m.asked.kind == "respond")
    row = SimpleNamespace(code="ABCD", game="gauntlet")
    live: Any = SimpleNamespace(row=row, rules_and_match=(rules, None), view=lambda viewer: view(rules, match, viewer))
    reader = Reader(live, words("en"), {}, str, asked.seat)

    def selects(*given: OrderRow) -> list[str]:
        items = order_pages.on_panel(reader, "panel:0", given)
        rows = [item for item in items if isinstance(item, ui.ActionRow)]
        return [item.placeholder for row in rows for item in row.children if isinstance(item, ui.Select)]

    assert selects() == ["Pass: until when?"]
    assert selects(OrderRow(0, "pass", "turn", 0, "until")) == ["Pass: until when?"]
    assert selects(OrderRow(0, "pass", "turn", 0, None)) == []
