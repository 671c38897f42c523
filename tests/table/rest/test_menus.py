"""Context menus: registered by a real client, offered on people and messages, sent as Discord sends them."""

import discord
import pytest
from discord import app_commands

from table.errors import PersonError
from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Ask, Bot

SERVER_ONLY = app_commands.AppCommandContext(guild=True, dm_channel=False)


class MenuBot(Bot):
    """The sample bot with a menu on people and two on messages; `used` notes what reached it."""

    def __init__(self) -> None:
        super().__init__()
        self.used: list[str] = []
        for name, use in {"What is this": self.explain, "Judge it": self.judge}.items():
            self.tree.add_command(app_commands.ContextMenu(name=name, callback=use))
        self.tree.add_command(
            app_commands.ContextMenu(name="Invite to a game", callback=self.invite, allowed_contexts=SERVER_ONLY)
        )
        found = self.tree.get_command("Judge it", type=discord.AppCommandType.message)
        assert found is not None
        found.default_permissions = discord.Permissions(manage_guild=True)

    async def invite(self, interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
        self.used.append(f"{type(user).__name__} {user.display_name}")
        await interaction.response.send_message(f"invited {user.display_name}", ephemeral=True)

    async def explain(self, interaction: discord.Interaction, message: discord.Message) -> None:
        self.used.append(f"{message.author.display_name}: {message.content}")
        await interaction.response.send_message(f"this says {message.content}")

    async def judge(self, interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_modal(Ask())


@pytest.fixture
async def bot(table: Table, run_bot: RunBot) -> MenuBot:
    made = MenuBot()
    await run_bot(made)
    return made


async def test_menus_are_registered_and_listed_by_their_kind(table: Table, bot: MenuBot) -> None:
    found = {row.name: (row.type.value, row.description) for row in await bot.tree.fetch_commands()}
    menus = {name: about for name, about in found.items() if about[0] != 1}
    assert menus == {"What is this": (3, ""), "Judge it": (3, ""), "Invite to a game": (2, "")}


async def test_a_menu_on_a_person_tells_the_member(table: Table, bot: MenuBot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    done = await anna.menu("Invite to a game", boris)
    assert bot.used == ["Member Boris"]
    assert (done.message.text, done.message.ephemeral) == ("invited Boris", True)
    facts = done.payload()["data"]
    assert (facts["type"], facts["target_id"], facts["name"]) == (2, boris.id, "Invite to a game")
    assert set(facts["resolved"]) == {"users", "members"}
    assert "user" not in facts["resolved"]["members"][boris.id]
    # Somebody who has left is a user still.
    boris.leave_guild()
    await anna.menu("Invite to a game", boris.id)
    assert bot.used[-1] == "User Boris"


async def test_a_menu_on_a_message_tells_the_message(table: Table, bot: MenuBot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    message = await boris.say(table.general, "a riddle")
    done = await anna.menu("What is this", message)
    assert bot.used == ["Boris: a riddle"]
    assert done.message.text == "this says a riddle"
    assert done.message.data["type"] == 23
    assert done.message.data["interaction"]["name"] == "What is this"
    assert done.message.data["interaction_metadata"]["target_message_id"] == message.id
    assert list(done.payload()["data"]["resolved"]["messages"]) == [message.id]
    answer = await anna.menu("What is this", done.message)
    assert answer.message.text == "this says this says a riddle"


async def test_a_menu_may_open_a_form(table: Table, bot: MenuBot) -> None:
    anna = table.person("Anna")
    message = await anna.say(table.general, "hm")
    with pytest.raises(PersonError, match="no 'Judge it'"):
        await table.person("Boris").menu("Judge it", message)
    asked = await anna.menu("Judge it", message)
    assert asked.modal["custom_id"] == "ask"
    answer = await anna.submit(asked, {"word": "why", "side": ["l"]})
    assert answer.message.text == "why/l"


async def test_menus_keep_to_their_places(table: Table, bot: MenuBot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    await anna.slash("dm")
    with pytest.raises(PersonError, match="no 'Invite to a game'"):
        await anna.menu("Invite to a game", boris, channel=anna.dm)
    done = await anna.menu("What is this", anna.inbox[0])
    assert done.message.text == "this says psst"
    with pytest.raises(PersonError, match="no 'Invite to a game'"):
        await anna.menu("Invite to a game", anna.inbox[0])
    with pytest.raises(PersonError, match="does not see"):
        boris.use_menu(table.general, done.data["id"], anna.inbox[0].id)


async def test_what_has_no_menu(table: Table, bot: MenuBot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    whisper = (await anna.slash("card", {"name": "ogre"})).message
    for person, why in ((anna, "has no menu"), (boris, "does not see")):
        with pytest.raises(PersonError, match=why):
            await person.menu("What is this", whisper)
    with pytest.raises(PersonError, match="no such user"):
        await anna.menu("Invite to a game", "17")
    slash = next(key for key, row in table.world.commands.items() if row["name"] == "play")
    with pytest.raises(PersonError, match="not registered"):
        anna.use_menu(table.general, slash, boris.id)
    table.remove_bot()
    with pytest.raises(PersonError):
        await anna.menu("Invite to a game", boris)
    assert bot.used == []
