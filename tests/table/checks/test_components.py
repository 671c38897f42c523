"""Components at the table: discord.py's views and modals work, and broken ones are refused."""

import io
from typing import Any

import discord
import pytest
from PIL import Image

from table.errors import PersonError
from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Bot, file


class Picks(discord.ui.View):
    """A string select of one to two and a user select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="pick", min_values=1, max_values=2, options=[discord.SelectOption(label=x) for x in ("a", "b", "c")]
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.edit_message(content="picked " + "+".join(select.values))

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect) -> None:
        await interaction.response.edit_message(content=f"chose {select.values[0].display_name}")


async def test_button_edits_the_message_and_its_picture(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    message = (await anna.slash("play", {"game": "krendel"})).message
    assert not message.edited
    interaction = await anna.press(message, label="Go")
    assert interaction.message is message
    assert (message.text, message.edited) == ("gone", True)
    assert [item["filename"] for item in message.attachments] == ["after.png"]
    assert Image.open(io.BytesIO(message.image())).getpixel((0, 0)) == (0, 0, 255)


async def test_another_person_may_press(table: Table, bot: Bot) -> None:
    message = (await table.person("Anna").slash("play", {"game": "krendel"})).message
    assert (await table.person("Boris").press(message, "go")).state == "answered"


@pytest.mark.parametrize("asked", [{"custom_id": "off"}, {"custom_id": "none"}, {"label": "Off"}, {}])
async def test_disabled_absent_and_ambiguous_components(table: Table, bot: Bot, asked: dict[str, str]) -> None:
    anna = table.person("Anna")
    message = (await anna.slash("play", {"game": "krendel"})).message
    with pytest.raises(PersonError):
        await anna.press(message, **asked)
    assert message.text == "krendel against nobody in 3"


async def test_buttons_are_listed(table: Table, bot: Bot) -> None:
    message = (await table.person("Anna").slash("play", {"game": "krendel"})).message
    assert message.buttons() == [
        {"custom_id": "go", "label": "Go", "disabled": False, "style": 1},
        {"custom_id": "off", "label": "Off", "disabled": True, "style": 2},
    ]
    assert [item["id"] for item in message.components[0]["components"]] == [2, 3]


async def test_selects(table: Table, run_bot: RunBot) -> None:
    bot = Bot()
    await run_bot(bot)
    anna = table.person("Anna")
    await bot.get_channel(int(table.general.id)).send("choose", view=Picks())
    message = anna.messages(table.general)[0]
    assert [item["custom_id"] for item in message.selects()] == ["pick", "who"]
    await anna.pick(message, ["a", "c"], "pick")
    assert message.text == "picked a+c"
    await anna.pick(message, table.person("Vera"), "who")
    assert message.text == "chose Vera"
    for wrong in ([], ["a", "b", "c"], ["d"], ["a", "a"]):
        with pytest.raises(PersonError):
            await anna.pick(message, wrong, "pick")
    assert message.text == "chose Vera"


async def test_modal_with_labels(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    opened = await anna.slash("ask")
    assert (opened.modal["title"], opened.message) == ("A question", None)
    by_label = await anna.submit(opened, {"Word": "hello", "Side": "l"})
    assert by_label.message.text == "hello/l"
    assert by_label.message.data["interaction_metadata"]["triggering_interaction_metadata"]["id"] == opened.id


@pytest.mark.parametrize(
    "values",
    [
        {"Word": "hello"},  # the select is required
        {"Side": "l"},  # so is the text
        {"Word": "x" * 21, "Side": "l"},
        {"Word": "x", "Side": "middle"},
        {"Word": "x", "Side": ["l", "r"]},
        {"Word": "x", "Side": "l", "More": "1"},
        {"Word": 1, "Side": "l"},
    ],
)
async def test_modal_answers_that_the_client_refuses(table: Table, bot: Bot, values: dict[str, Any]) -> None:
    anna = table.person("Anna")
    opened = await anna.slash("ask")
    with pytest.raises(PersonError):
        await anna.submit(opened, values)
    assert anna.messages(table.general) == []


async def test_only_the_opener_submits(table: Table, bot: Bot) -> None:
    opened = await table.person("Anna").slash("ask")
    with pytest.raises(PersonError):
        await table.person("Boris").submit(opened, {"Word": "x", "Side": "l"})


class Everything(discord.ui.Modal, title="All parts"):
    """Every part that a modal can hold, files excepted."""

    def __init__(self) -> None:
        super().__init__(timeout=60, custom_id="all")
        self.mode = discord.ui.RadioGroup(
            custom_id="mode",
            options=[
                discord.RadioGroupOption(label="One", value="1"),
                discord.RadioGroupOption(label="Two", value="2"),
            ],
        )
        self.extras = discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("x", "y", "z")],
        )
        self.sure = discord.ui.Checkbox(custom_id="sure")
        self.who = discord.ui.UserSelect(custom_id="who")
        self.add_item(discord.ui.TextDisplay("Read this"))
        self.add_item(discord.ui.Label(text="Mode", component=self.mode))
        self.add_item(discord.ui.Label(text="Extras", component=self.extras))
        self.add_item(discord.ui.Label(text="Sure", component=self.sure))
        self.add_item(discord.ui.Label(text="Who", component=self.who))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [self.mode.value, *self.extras.values, str(self.sure.value), self.who.values[0].display_name]
        await interaction.response.send_message("|".join(values))


async def test_modal_with_groups_and_checkbox(table: Table, run_bot: RunBot) -> None:
    bot = Bot()

    @bot.tree.command(name="all", description="All parts")
    async def everything(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Everything())

    await run_bot(bot)
    anna, boris = table.person("Anna"), table.person("Boris")
    opened = await anna.slash("all")
    done = await anna.submit(opened, {"Mode": "2", "Extras": ["z", "x"], "Sure": True, "Who": boris})
    assert done.message.text == "2|z|x|True|Boris"
    opened = await anna.slash("all")
    with pytest.raises(PersonError):
        await anna.submit(opened, {"Mode": "3", "Who": boris})
    spare = await anna.submit(opened, {"Mode": "1", "Who": boris})
    assert spare.message.text == "1|False|Boris"


async def test_modal_by_custom_id_closes_with_its_answer(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    opened = await anna.slash("ask")
    assert (await anna.submit(opened, {"word": "again", "side": ["r"]})).message.text == "again/r"
    with pytest.raises(PersonError):
        await anna.submit(opened, {"word": "again", "side": ["r"]})


async def test_layout_view_with_gallery(table: Table, bot: Bot) -> None:
    message = (await table.person("Anna").slash("board")).message
    assert message.text == "The board"
    assert message.flags & 1 << 15
    container = message.components[0]
    media = container["components"][1]["items"][0]["media"]
    attachment = message.attachments[0]
    assert (media["url"], media["width"], media["height"]) == (attachment["url"], 8, 6)
    assert media["attachment_id"] == attachment["id"]
    assert container["components"][1]["items"][0]["description"] == "an empty board"
    assert sorted(_ids(message.components)) == [1, 2, 3, 4, 5]


def _ids(components: list[dict[str, Any]]) -> list[int]:
    return [key for item in components for key in (item["id"], *_ids(item.get("components", [])))]


async def test_layout_keeps_its_picture_unless_told(table: Table, bot: Bot) -> None:
    message = (await table.person("Anna").slash("board")).message
    channel = bot.get_channel(int(table.general.id))
    sent = await channel.fetch_message(int(message.id))
    before = message.attachments
    view = discord.ui.LayoutView.from_message(sent)
    view.children[0].children[0].content = "A later board"
    await sent.edit(view=view)
    assert (message.text, message.attachments) == ("A later board", before)
    view.children[0].children[1].items = [discord.MediaGalleryItem("attachment://new.png")]
    await sent.edit(view=view, attachments=[file("blue", "new.png")])
    assert [item["filename"] for item in message.attachments] == ["new.png"]


async def test_section_thumbnail_file_and_separator(table: Table, bot: Bot) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Section("Look", accessory=discord.ui.Thumbnail("attachment://board.png")))
    view.add_item(discord.ui.Separator())
    view.add_item(discord.ui.Section("Press", accessory=discord.ui.Button(label="Side", custom_id="side")))
    view.add_item(discord.ui.File("attachment://notes.txt"))
    notes = discord.File(io.BytesIO(b"notes"), "notes.txt")
    await bot.get_channel(int(table.general.id)).send(view=view, files=[file("red"), notes])
    message = table.person("Anna").messages(table.general)[0]
    assert message.text == "Look\nPress"
    assert [item["label"] for item in message.buttons()] == ["Side"]
    assert (message.components[3]["name"], message.components[3]["size"]) == ("notes.txt", 5)
    interaction = await table.person("Anna").press(message, "side", wait=False)
    assert (interaction.state, interaction.data["custom_id"]) == ("waiting", "side")
