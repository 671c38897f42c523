"""What `fit_layout` lets through, Discord takes; what it refuses, Discord refuses: random messages posted at the local table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from cogs.kit.composing.limits import DoesNotFitError, fit_layout
from table.checks.message_limits import check_message
from table.errors import DiscordError
from table.server import Table
from table.state.things import COMPONENTS_V2, walk
from tests.support.tables import clock, table

__all__ = ["clock", "table"]

Items = list[ui.Item[Any]]

CHUNKS = ("слово ", "**bold** ", "line\n", "[link](https://example.org/a) ", "`code` ", "\\*", "🎲", "x", " ")


def about(*bounds: int) -> st.SearchStrategy[int]:
    """Numbers on both sides of bounds, and small ones."""
    near = [n for bound in bounds for n in (bound - 1, bound, bound + 1)]
    return st.one_of(st.integers(1, 5), st.sampled_from(near))


def texts(*bounds: int) -> st.SearchStrategy[str]:
    return st.builds(lambda chunk, size: (chunk * size)[:size], st.sampled_from(CHUNKS), about(*bounds))


# Mostly good ones, or a message of several parts would hardly ever pass.
NAMES = st.one_of(st.uuids().map(str), st.uuids().map(str), st.uuids().map(str), texts(100))
STYLES = st.sampled_from(
    [
        discord.ButtonStyle.primary,
        discord.ButtonStyle.secondary,
        discord.ButtonStyle.success,
        discord.ButtonStyle.danger,
    ]
)


@st.composite
def buttons(draw: st.DrawFn) -> ui.Button[Any]:
    if draw(st.integers(0, 9)) == 0:
        return ui.Button(label="Link", url=draw(st.sampled_from(["https://example.org", "http://a", "ftp://a", "x"])))
    return ui.Button(label=draw(texts(80)), custom_id=draw(NAMES), style=draw(STYLES))


@st.composite
def selects(draw: st.DrawFn) -> ui.ActionRow[Any]:
    bounds = {"min_values": draw(st.integers(0, 2)), "max_values": draw(st.sampled_from([1, 1, 2, 3, 26]))}
    if draw(st.booleans()):
        return ui.ActionRow(ui.UserSelect(custom_id=draw(NAMES), placeholder=draw(texts(150)), **bounds))
    count = draw(st.sampled_from([0, 1, 3, 3, 24, 25, 26]))
    # One label for all of them, as long as the longest: what counts is its length.
    label, description = draw(texts(100)), draw(texts(100))
    values = [f"{n}" for n in range(count)]
    if count and draw(st.integers(0, 9)) == 0:
        values[-1] = draw(st.sampled_from(["0", " ", "v" * 100, "v" * 101]))
    picks = [discord.SelectOption(label=label, value=value, description=description) for value in values]
    for pick in picks[: draw(st.sampled_from([0, 0, 1, 2]))]:
        pick.default = True
    return ui.ActionRow(ui.Select(custom_id=draw(NAMES), placeholder=draw(texts(150)), options=picks, **bounds))


URLS = st.sampled_from(["attachment://a.png", "attachment://a.png", "https://example.org/a.png", "attachment://b.png"])


@st.composite
def galleries(draw: st.DrawFn) -> ui.MediaGallery[Any]:
    count = draw(st.sampled_from([0, 1, 1, 1, 2, 10, 11]))
    alt = draw(st.one_of(st.none(), texts(1024)))
    return ui.MediaGallery(*(discord.MediaGalleryItem(draw(URLS), description=alt) for _ in range(count)))


@st.composite
def sections(draw: st.DrawFn) -> ui.Section[Any]:
    thumbnail = st.builds(ui.Thumbnail, URLS, description=st.one_of(st.none(), texts(1024)))
    accessory = draw(st.one_of(buttons(), buttons(), thumbnail, st.builds(ui.Separator)))
    return ui.Section(*draw(st.lists(texts(1000, 3999), max_size=3)), accessory=accessory)


PARTS: st.SearchStrategy[ui.Item[Any]] = st.one_of(
    texts(1300, 2000, 4000).map(ui.TextDisplay),
    st.lists(buttons(), max_size=5).map(lambda items: ui.ActionRow(*items)),
    selects(),
    galleries(),
    sections(),
    st.builds(ui.Separator),
    st.sampled_from(["attachment://a.png", "attachment://b.png"]).map(ui.File),
)


@st.composite
def messages(draw: st.DrawFn) -> Items:
    in_container = draw(st.booleans())
    items = draw(st.lists(PARTS, min_size=0 if in_container else 1, max_size=4))
    return [ui.Container(*items)] if in_container else items


@st.composite
def crowds(draw: st.DrawFn) -> Items:
    """Messages of about as many parts as Discord takes."""
    count = draw(about(39))
    sizes = draw(st.lists(texts(100, 110), min_size=3, max_size=3))
    items: Items = [ui.TextDisplay(sizes[n % 3]) for n in range(count)]
    return [ui.Container(*items)]


PNG = {"a.png": b"\x89PNG"}

SETTINGS = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@pytest_asyncio.fixture
async def client(table: Table) -> AsyncIterator[discord.Client]:
    """A client that has logged in at the table."""
    made = discord.Client(intents=discord.Intents(guilds=True))
    await made.login("table")
    yield made
    await made.close()


def said_by_discord(items: Items) -> str:
    """What Discord's limits say against a message as it stands, an empty text if nothing."""
    body = {"flags": COMPONENTS_V2, "components": [item.to_component_dict() for item in items]}
    try:
        check_message(body, list(PNG))
    except DiscordError as error:
        return json.dumps(error.errors)
    return ""


def fitted(items: Items) -> ui.LayoutView | None:
    """The layout, or None if it is refused; either is counted in the statistics."""
    try:
        view = fit_layout(items, PNG)
    except DoesNotFitError as error:
        event(f"refused: {str(error)[:40]}")
        return None
    event("taken")
    return view


@SETTINGS
@given(items=st.one_of(messages(), messages(), messages(), crowds()))
async def test_discord_takes_what_fits_and_nothing_else(table: Table, client: discord.Client, items: Items) -> None:
    view = fitted(items)
    if view is None:
        assert said_by_discord(items) != ""
        return
    assert said_by_discord(items) == ""
    channel = client.get_partial_messageable(int(table.general.id))
    files = [discord.File(BytesIO(content), name) for name, content in PNG.items()]
    sent = await channel.send(view=view, files=files)
    assert sent.flags.components_v2
    method, _, body, status = table.requests[-1]
    assert (method, status, body["components"]) == ("POST", 200, view.to_components())
    assert table.violations == []


@pytest.mark.parametrize(("texts_in_it", "components"), [(39, 40), (40, 41)])
async def test_forty_components_and_no_more(
    table: Table, client: discord.Client, texts_in_it: int, components: int
) -> None:
    items: Items = [ui.Container(*(ui.TextDisplay("x") for _ in range(texts_in_it)))]
    if components > 40:
        assert said_by_discord(items) != ""
        with pytest.raises(DoesNotFitError, match=r"^41 components"):
            fit_layout(items, {})
        return
    await client.get_partial_messageable(int(table.general.id)).send(view=fit_layout(items, {}))
    assert len(list(walk(table.person("Anna").messages(table.general)[0].components))) == 40
