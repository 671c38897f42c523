"""Interactions: their first answer within 3 seconds, deferred answers, followups and expired tokens."""

import asyncio

import discord
import pytest

from table.server import Table
from tests.support.tables import Clock, RunBot
from tests.table.sample import Bot


class Held(Bot):
    """Keeps the interactions that come, and leaves the answers to the test."""

    def __init__(self) -> None:
        super().__init__()
        self.held: asyncio.Queue[discord.Interaction] = asyncio.Queue()

        @self.tree.command(name="hold", description="Wait")
        async def hold(interaction: discord.Interaction) -> None:
            self.held.put_nowait(interaction)


async def test_nobody_answers_within_three_seconds(table: Table, bot: Bot, clock: Clock) -> None:
    interaction = await table.person("Anna").slash("silent", wait=False)
    clock.forward(2.9)
    await asyncio.sleep(0.05)
    assert interaction.state == "waiting"
    clock.forward(0.2)
    assert (await interaction.settled()).state == "failed"
    assert table.person("Anna").messages(table.general) == []


async def test_late_answer(table: Table, run_bot: RunBot, clock: Clock) -> None:
    bot = Held()
    await run_bot(bot)
    asked = await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    clock.forward(3.1)
    with pytest.raises(discord.NotFound) as caught:
        await held.response.send_message("late")
    assert (caught.value.code, asked.state) == (10062, "failed")


async def test_second_answer(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    await held.response.send_message("one")
    held.response._response_type = None
    with pytest.raises(discord.HTTPException) as caught:
        await held.response.send_message("two")
    assert caught.value.code == 40060
    assert [item.text for item in table.person("Anna").messages(table.general)] == ["one"]


async def test_deferred_answer_is_filled_in(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    interaction = await anna.slash("slow")
    await interaction.answered()
    assert (interaction.message.text, interaction.message.flags, interaction.message.edited) == ("at last", 0, False)
    secret = await (await anna.slash("slow", {"secret": True})).answered()
    assert secret.message.ephemeral
    assert len(table.person("Boris").messages(table.general)) == 1


async def test_followup_fills_a_deferred_answer(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    asked = await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    await held.response.defer(thinking=True, ephemeral=True)
    assert (asked.state, asked.message.ephemeral) == ("deferred", True)
    await held.followup.send("first")  # not ephemeral itself, but the place it fills is
    await held.followup.send("second")
    assert [(item.text, item.ephemeral) for item in table.person("Anna").messages(table.general)] == [
        ("first", True),
        ("second", False),
    ]


async def test_original_and_followups_by_token(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    await held.response.send_message("original")
    more = await held.followup.send("more", ephemeral=True, wait=True)
    assert (await held.original_response()).content == "original"
    await held.edit_original_response(content="changed")
    await more.edit(content="more changed")
    seen = table.person("Anna").messages(table.general)
    assert [(item.text, item.edited) for item in seen] == [("changed", True), ("more changed", True)]
    await more.delete()
    await held.delete_original_response()
    assert table.person("Anna").messages(table.general) == []
    with pytest.raises(discord.NotFound) as caught:
        await held.edit_original_response(content="gone")
    assert caught.value.code == 10008


async def test_flags_stay_unless_named(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    asked = await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    await held.response.send_message("x", embed=discord.Embed(title="e"), suppress_embeds=True, ephemeral=True)
    await held.edit_original_response(content="y")
    assert (asked.message.text, asked.message.flags) == ("y\ne", 1 << 2 | 1 << 6)


async def test_token_lasts_fifteen_minutes(table: Table, run_bot: RunBot, clock: Clock) -> None:
    bot = Held()
    await run_bot(bot)
    await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    await held.response.send_message("x")
    clock.forward(899)
    await held.edit_original_response(content="y")
    clock.forward(2)
    with pytest.raises(discord.HTTPException) as caught:
        await held.edit_original_response(content="z")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_no_followup_before_the_first_answer(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    with pytest.raises(discord.NotFound) as caught:
        await held.followup.send("early")
    assert caught.value.code == 10015


async def test_ephemeral_is_for_one(table: Table, bot: Bot) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    message = (await anna.slash("card", {"name": "огр"})).message
    assert message.ephemeral
    assert [item.id for item in anna.messages(table.general)] == [message.id]
    assert boris.messages(table.general) == []
    channel = bot.get_channel(int(table.general.id))
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(int(message.id))
    assert caught.value.code == 10008
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(int(message.id)).edit(content="seen")
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(int(message.id)).delete()
    assert [item async for item in channel.history()] == []
    await anna.dismiss(message)
    assert (anna.messages(table.general), message.deleted) == ([], True)


async def test_a_component_of_an_ephemeral_works(table: Table, run_bot: RunBot) -> None:
    bot = Held()

    @bot.tree.command(name="hand", description="My hand")
    async def hand(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Take", custom_id="take"))
        await interaction.response.send_message("hand", view=view, ephemeral=True)

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content="taken", view=None)

    await run_bot(bot)
    message = (await table.person("Anna").slash("hand")).message
    interaction = await table.person("Anna").press(message, "take")
    assert (interaction.state, message.text, message.buttons(), message.ephemeral) == ("answered", "taken", [], True)


async def test_deferred_update(table: Table, run_bot: RunBot) -> None:
    bot = Held()

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await interaction.edit_original_response(content="updated")

    await run_bot(bot)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Do", custom_id="do"))
    view.stop()
    await bot.get_channel(int(table.general.id)).send("before", view=view)
    message = table.person("Anna").messages(table.general)[0]
    interaction = await (await table.person("Anna").press(message)).answered()
    assert (interaction.message is message, message.text) == (True, "updated")


async def test_kinds_of_answer_that_do_not_fit(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    asked = await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    for kind in (6, 8):
        with pytest.raises(discord.HTTPException) as caught:
            await _answer(bot, held, {"type": kind, "data": {"choices": []}} if kind == 8 else {"type": kind})
        assert caught.value.code == 50035
    assert asked.state == "waiting"


async def _answer(bot: discord.Client, held: discord.Interaction, body: dict[str, object]) -> object:
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    route = discord.http.Route("POST", path, webhook_id=held.id, webhook_token=held.token)
    return await bot.http.request(route, json=body)


async def test_a_wrong_token_is_unknown(table: Table, run_bot: RunBot) -> None:
    bot = Held()
    await run_bot(bot)
    await table.person("Anna").slash("hold", wait=False)
    held = await bot.held.get()
    held.token = "another"
    with pytest.raises(discord.NotFound) as caught:
        await _answer(bot, held, {"type": 5})
    assert caught.value.code == 10062
