"""A bot with every kind of control, and the page of a person in a real browser: what the tests of the page share."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from PIL import Image

from table.acts.people import Person
from table.server import Table
from tests.support.tables import RunBot

NAMES = ("Ogre", "Огр", "Огненный маг")


def png(width: int = 640, height: int = 480) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (width, height), (40, 90, 140)).save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png")


def board(presses: int, note: str = "-") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    picture = discord.MediaGalleryItem("attachment://board.png", description="The board: an ogre on B2")
    buttons: list[ui.Button[Any]] = [
        ui.Button(label=f"Pressed {presses}", custom_id=f"count:{presses}", style=discord.ButtonStyle.primary),
        ui.Button(label="Form", custom_id="form"),
        ui.Button(label="Secret", custom_id="secret"),
        ui.Button(label="Silent", custom_id="silent"),
        ui.Button(label="Later", custom_id="later"),
    ]
    options = [discord.SelectOption(label=f"Card {i}", value=f"c{i}", description=f"Power {i}") for i in range(4)]
    cards: ui.Select[Any] = ui.Select(
        custom_id="cards", placeholder="Two cards", min_values=2, max_values=2, options=options
    )
    view.add_item(
        ui.Container(
            ui.TextDisplay("## Board"),
            ui.TextDisplay(f"note: {note}"),
            ui.MediaGallery(picture),
            ui.ActionRow(*buttons),
            ui.ActionRow(
                ui.Button(label="Never", custom_id="never", disabled=True), ui.Button(label="Long", custom_id="long")
            ),
            ui.ActionRow(cards),
            accent_colour=0x0072B2,
        )
    )
    return view


class Form(ui.Modal, title="A form"):
    word: ui.Label[Any] = ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=10))
    side: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[
                discord.RadioGroupOption(label="Red", value="r"),
                discord.RadioGroupOption(label="Blue", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.word.component, ui.TextInput)
        assert isinstance(self.side.component, ui.RadioGroup)
        note = f"{self.word.component.value}/{self.side.component.value}"
        await interaction.response.edit_message(view=board(0, note))


class Russian(app_commands.Translator):
    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return string.extras.get("ru") if locale is discord.Locale.russian else None


async def show_board(interaction: discord.Interaction, size: app_commands.Range[int, 1, 9]) -> None:
    await interaction.response.send_message(view=board(0, f"size {size}"), file=png())


async def show_card(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Card: **{name}**")


async def complete(_: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
    found = [name for name in NAMES if text.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=name.upper()) for name in found]


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.enough = asyncio.Event()
        # The custom ids of all presses so far, in their order.
        self.pressed: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.command(
            name=app_commands.locale_str("board", ru="доска"),
            description=app_commands.locale_str("Show a board", ru="Показать поле"),
        )(show_board)
        card = self.tree.command(name="card", description="Show a card")(show_card)
        card.autocomplete("name")(complete)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Russian())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        self.pressed.append(data["custom_id"])
        match data["custom_id"].split(":"):
            case ["count", number]:
                await interaction.response.edit_message(view=board(int(number) + 1))
            case ["form"]:
                await interaction.response.send_modal(Form())
            case ["secret"]:
                await interaction.response.send_message("only for you", ephemeral=True)
            case ["long"]:
                text = "\n".join(f"line {n}" for n in range(99))
                await interaction.response.send_message(text, ephemeral=True)
            case ["later"]:
                await interaction.response.defer(thinking=True)
                await self.enough.wait()
                await interaction.edit_original_response(content="thought through")
            case ["cards"]:
                await interaction.response.edit_message(view=board(0, ",".join(data["values"])))


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> SampleBot:
    made = SampleBot()
    await run_bot(made)
    return made


@asynccontextmanager
async def seen_by(
    browser: Any, table: Table, person: Person, width: int = 1100, height: int = 900
) -> AsyncIterator[Any]:
    """The page of a person; fails for any script error on it."""
    problems: list[str] = []
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(f"{table.url}/?person={person.id}")
    await page.locator(".scroller:not([aria-busy])").wait_for()
    yield page
    await page.close()
    assert problems == []


@pytest.fixture
def shown() -> Any:
    """Playwright's assertions that wait."""
    return pytest.importorskip("playwright.async_api").expect
