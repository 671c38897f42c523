"""Commands: registered by the bot, found and filled in by a person."""

import discord
import pytest
from discord import app_commands

from table.errors import PersonError
from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Bot


async def test_slash_with_options_is_answered_with_a_picture(table: Table, bot: Bot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    interaction = await anna.slash("play", {"game": "krendel", "rival": boris, "turns": 9})
    assert interaction.state == "answered"
    assert interaction.message.text == "krendel against Boris in 9"
    assert interaction.message.image().startswith(b"\x89PNG")
    assert (interaction.message.attachments[0]["width"], interaction.message.attachments[0]["height"]) == (8, 6)
    assert [item.id for item in boris.messages(table.general)] == [interaction.message.id]


async def test_subcommand(table: Table, bot: Bot) -> None:
    interaction = await table.person("Anna").slash("deck", {"name": "x"}, sub="new")
    assert interaction.message.text == "deck x"


async def test_autocomplete(table: Table, bot: Bot) -> None:
    choices = await table.person("Anna").autocomplete("card", {"name": "ог"}, focused="name")
    assert choices == [{"name": "огр", "value": "огр"}]


@pytest.mark.parametrize(
    ("name", "values", "sub"),
    [
        ("nothing", {}, None),
        ("play", {}, None),  # a required option is missing
        ("play", {"game": "chess"}, None),  # not among the choices
        ("play", {"game": "krendel", "turns": 10}, None),
        ("play", {"game": "krendel", "turns": 0}, None),
        ("play", {"game": "krendel", "turns": "3"}, None),
        ("play", {"game": "krendel", "turns": True}, None),
        ("play", {"game": "krendel", "colour": "red"}, None),
        ("play", {"game": "krendel", "rival": "1"}, None),
        ("deck", {"name": "x"}, None),  # no sub-command
        ("deck", {"name": "x"}, "old"),
        ("card", {"name": ""}, None),
    ],
)
async def test_what_the_client_refuses(table: Table, bot: Bot, name: str, values: dict, sub: str | None) -> None:
    with pytest.raises(PersonError):
        await table.person("Anna").slash(name, values, sub=sub)
    assert table.person("Anna").messages(table.general) == []


async def test_bounds_of_a_number_are_inclusive(table: Table, bot: Bot) -> None:
    for turns in (1, 9):
        interaction = await table.person("Anna").slash("play", {"game": "krendel", "turns": turns})
        assert interaction.message.text == f"krendel against nobody in {turns}"


async def test_locales_reach_the_bot(table: Table, run_bot: RunBot) -> None:
    bot = Bot()
    seen = []

    @bot.tree.command(name="locale", description="Tell the locale")
    async def locale(interaction: discord.Interaction) -> None:
        seen.append((interaction.locale, interaction.guild_locale, interaction.app_permissions.attach_files))
        await interaction.response.send_message("ok")

    await run_bot(bot)
    await table.person("Anna").slash("locale")
    await table.person("Boris").slash("locale")
    assert seen == [
        (discord.Locale.russian, discord.Locale.american_english, True),
        (discord.Locale.american_english, discord.Locale.american_english, True),
    ]


async def test_commands_for_managers_and_for_guilds_only(table: Table, run_bot: RunBot) -> None:
    bot = Bot()

    @bot.tree.command(name="manage", description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def manage(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("managed")

    await run_bot(bot)
    anna, boris = table.person("Anna"), table.person("Boris")
    assert (await anna.slash("manage")).message.text == "managed"
    with pytest.raises(PersonError, match="this person lacks the permissions for /manage"):
        await boris.slash("manage")
    await anna.slash("dm")
    with pytest.raises(PersonError, match="/manage cannot be used in direct messages"):
        await anna.slash("manage", channel=anna.dm)
    (command,) = [row["id"] for row in table.world.commands.values() if row["name"] == "manage"]
    with pytest.raises(PersonError, match="/manage cannot be used in direct messages"):
        anna.use(anna.dm, command, [])
    with pytest.raises(PersonError, match="this person lacks the permissions for /manage"):
        boris.use(table.general, command, [])
    with pytest.raises(PersonError, match="not registered"):
        boris.use(table.general, "1", [])


async def test_slash_in_a_dm(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    await anna.slash("dm")
    interaction = await anna.slash("card", {"name": "огр"}, channel=anna.dm)
    assert interaction.message.text == "card огр"
    assert [item.text for item in anna.inbox] == ["psst", "card огр"]
    assert table.person("Boris").messages(anna.dm) == []


async def test_bulk_put_replaces_and_keeps_ids(table: Table, bot: Bot) -> None:
    before = {item.name: item.id for item in await bot.tree.fetch_commands()}
    bot.tree.remove_command("ask")
    after = {item.name: item.id for item in await bot.tree.sync()}
    assert after == {name: key for name, key in before.items() if name != "ask"}
    with pytest.raises(PersonError):
        await table.person("Anna").slash("ask")


async def test_guild_commands(table: Table, bot: Bot) -> None:
    guild = discord.Object(table.guild["id"])

    @bot.tree.command(name="here", description="Of this guild", guild=guild)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await bot.tree.sync(guild=guild)
    assert (await table.person("Anna").slash("here")).message.text == "here"
    assert [item.name for item in await bot.tree.fetch_commands(guild=guild)] == ["here"]
    command = (await bot.tree.fetch_commands(guild=guild))[0]
    await command.edit(description="Changed")
    assert (await bot.tree.fetch_command(command.id, guild=guild)).description == "Changed"
    await command.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.tree.fetch_command(command.id, guild=guild)
    assert caught.value.code == 10063


async def test_localizations_are_kept(table: Table, bot: Bot) -> None:
    body = {
        "name": "rules",
        "description": "Rules",
        "name_localizations": {"ru": "правила"},
        "description_localizations": {"ru": "Правила игры"},
    }
    made = await bot.http.upsert_global_command(bot.application_id, body)
    assert made["name_localizations"] == {"ru": "правила"}
    assert table.world.commands[made["id"]]["description_localizations"] == {"ru": "Правила игры"}


async def test_localizations_are_listed_when_asked_for(table: Table, bot: Bot) -> None:
    choice = {"name": "Short", "value": "s", "name_localizations": {"ru": "Коротко"}}
    option = {"type": 3, "name": "how", "description": "How", "choices": [choice]}
    body = {"name": "rules", "description": "Rules", "name_localizations": {"ru": "правила"}, "options": [option]}
    await bot.http.upsert_global_command(bot.application_id, body)
    path = "/applications/{application_id}/commands"
    route = discord.http.Route("GET", path, application_id=bot.application_id)
    plain = (await bot.http.request(route))[-1]
    assert "name_localizations" not in plain
    assert plain["options"][0]["choices"] == [{"name": "Short", "value": "s"}]
    full = (await bot.http.request(route, params={"with_localizations": "true"}))[-1]
    assert full["name_localizations"] == {"ru": "правила"}
    assert full["options"][0]["choices"] == [choice]


async def test_posting_a_command_of_the_same_name_changes_it(table: Table, bot: Bot) -> None:
    first = await bot.http.upsert_global_command(bot.application_id, {"name": "rules", "description": "One"})
    second = await bot.http.upsert_global_command(bot.application_id, {"name": "rules", "description": "Two"})
    assert (second["id"], second["description"]) == (first["id"], "Two")
