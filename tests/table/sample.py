"""A small bot that uses whatever a game bot uses."""

import io

import discord
from discord import app_commands
from PIL import Image


def png(colour: str, size: tuple[int, int] = (8, 6)) -> bytes:
    """The bytes of a plain picture."""
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def file(colour: str, name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(png(colour)), name)


class Confirm(discord.ui.View):
    """Two buttons: one changes the picture, one is disabled."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Go", custom_id="go", style=discord.ButtonStyle.primary)
    async def go(self, interaction: discord.Interaction, _button: discord.ui.Button) -> None:
        await interaction.response.edit_message(content="gone", attachments=[file("blue", "after.png")])

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, _button: discord.ui.Button) -> None:
        raise AssertionError("a disabled button was pressed")


class Ask(discord.ui.Modal, title="A question"):
    """A labelled text and a labelled select."""

    def __init__(self) -> None:
        super().__init__(timeout=60, custom_id="ask")
        self.word = discord.ui.TextInput(custom_id="word", max_length=20)
        self.side = discord.ui.Select(
            custom_id="side",
            options=[discord.SelectOption(label="Left", value="l"), discord.SelectOption(label="Right", value="r")],
        )
        self.add_item(discord.ui.Label(text="Word", component=self.word))
        self.add_item(discord.ui.Label(text="Side", component=self.side))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.word.value}/{self.side.values[0]}")


class Board(discord.ui.LayoutView):
    """Components V2 with a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box = discord.ui.Container(accent_colour=0x336699)
        box.add_item(discord.ui.TextDisplay("The board"))
        gallery = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="an empty board")
        box.add_item(gallery)
        row = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Act", custom_id="act"))
        box.add_item(row)
        self.add_item(box)


class Bot(discord.Client):
    """The sample bot."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        self.said: list[discord.Message] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_connect(self) -> None:
        self.events.append("connected")

    async def on_message(self, message: discord.Message) -> None:
        self.said.append(message)


def add_commands(tree: app_commands.CommandTree) -> None:
    """Register the sample commands."""

    @tree.command(name="play", description="Begin a game")
    @app_commands.choices(game=[app_commands.Choice(name="Krendel", value="krendel")])
    async def play(
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        rival: discord.Member | None = None,
        turns: app_commands.Range[int, 1, 9] = 3,
    ) -> None:
        name = rival.display_name if rival else "nobody"
        await interaction.response.send_message(
            f"{game.value} against {name} in {turns}", view=Confirm(), file=file("red")
        )

    @tree.command(name="card", description="Look a card up")
    async def card(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"card {name}", ephemeral=True)

    @card.autocomplete("name")
    async def complete(_interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=word, value=word) for word in ("огр", "эльф") if word.startswith(current)]

    @tree.command(name="ask", description="Open a modal")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ask())

    @tree.command(name="slow", description="Think first")
    async def slow(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await interaction.edit_original_response(content="at last", attachments=[file("green")])

    @tree.command(name="board", description="Show the board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=file("red"))

    @tree.command(name="dm", description="Write to me")
    async def dm(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("psst", file=file("white"))
        except discord.Forbidden as error:
            await interaction.response.send_message(f"closed {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(name="silent", description="Say nothing")
    async def silent(interaction: discord.Interaction) -> None:
        return

    group = app_commands.Group(name="deck", description="Decks")

    @group.command(name="new", description="A new deck")
    async def new(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"deck {name}")

    tree.add_command(group)
