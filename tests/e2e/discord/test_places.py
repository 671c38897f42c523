"""Where a server keeps its tables, chosen on a page of /server, what is lacking for it, and the tags that the bot makes."""

from __future__ import annotations

from store.people import guilds
from table.acts.people import Person
from table.state.permission_bits import mask
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.discord.threading import denied, kept_in, kept_in_threads
from tests.e2e.playing import shown, texts

PICK = "v1:GUILD:serverset:note:places:"


async def place(house: House, person: Person) -> Message:
    """Open the page of where tables are."""
    page = await shown(await person.slash("server", channel=house.table.general))
    await person.press(page, custom_id="v1:GUILD:server:note:places")
    return page


async def test_where_tables_are_is_chosen_and_kept_over_a_restart(house: House) -> None:
    anna, guild = house.table.person("Anna"), int(house.table.guild["id"])
    forum = house.table.add_forum("tables", ("BattleCON", "playing"))
    page = await place(house, anna)
    await anna.pick(page, "threads", custom_id=f"{PICK}kept_in")
    assert (await guilds.of(house.db, guild)).kept_in == "threads"
    await anna.pick(page, [forum.id], custom_id=f"{PICK}forum")
    assert texts(anna)("server-forum", value=f"<#{forum.id}>") in page.text
    await house.close()
    await house.open()
    chosen = await guilds.of(house.db, guild)
    assert (chosen.kept_in, chosen.forum) == ("forum", int(forum.id))
    page = await place(house, anna)
    await anna.pick(page, "usual", custom_id=f"{PICK}kept_in")
    assert (await guilds.of(house.db, guild)).kept_in is None


async def test_a_forum_that_is_not_there_not_picked_or_asks_for_a_tag_is_said(house: House) -> None:
    anna = house.table.person("Anna")
    page = await place(house, anna)
    await anna.pick(page, "forum", custom_id=f"{PICK}kept_in")
    assert texts(anna)("server-forum-missing") in page.text
    assert f"{PICK}forum" not in str(page.components), "no list that is empty"
    forum = house.table.add_forum("tables", ("news",), asks_for_tag=True)
    await house.table.until(lambda: house.bot.get_channel(int(forum.id)))
    await anna.press(page, label=texts(anna)("button-look-again"))
    assert texts(anna)("server-forum-missing") not in page.text
    assert texts(anna)("server-forum-wanted") in page.text
    await anna.pick(page, [forum.id], custom_id=f"{PICK}forum")
    assert texts(anna)("server-forum-tag") in page.text


async def test_what_is_lacking_is_said_to_who_sets_it_and_by_the_doctor(house: House) -> None:
    anna = house.table.person("Anna")
    await kept_in_threads(house)
    await denied(house, house.table.general, "create_public_threads")
    names = texts(anna)("permission-create_public_threads")
    lacking = texts(anna)("server-place-lacking", place=f"<#{house.table.general.id}>", names=names)
    assert lacking in (await place(house, anna)).text
    found = await shown(await anna.slash("doctor", channel=house.table.general))
    assert names in found.text
    assert texts(anna)("doctor-events-lacking") not in found.text
    forum = house.table.add_forum("tables")
    await house.table.until(lambda: house.bot.get_channel(int(forum.id)))
    await kept_in(house, forum)
    await denied(house, forum, "send_messages")
    assert texts(anna)("permission-create_posts") in (await place(house, anna)).text
    (role,) = [row for row in house.table.world.home.roles.values() if row["managed"]]
    house.table.world.change_role(house.table.world.home, role["id"], mask([]))
    await house.table.until(lambda: not house.bot.guilds[0].me.guild_permissions.create_events)
    found = await shown(await anna.slash("doctor", channel=house.table.general))
    assert texts(anna)("permission-create_posts") in found.text
    assert texts(anna)("doctor-events-lacking") in found.text


async def test_the_tags_are_made_only_where_the_bot_may_and_is_asked(house: House) -> None:
    anna = house.table.person("Anna", locale="en-US")
    forum = house.table.add_forum("tables", ("battlecon", "идёт"))
    await house.table.until(lambda: house.bot.get_channel(int(forum.id)))
    await kept_in(house, forum)
    page = await place(house, anna)
    assert texts(anna)("permission-manage_channels") in page.text
    assert [b for b in page.buttons() if b["label"] == texts(anna)("button-make-tags")] == []
    house.table.set_bot_permissions(forum, allow=["manage_channels"])
    known = house.bot.guilds[0]
    await house.table.until(lambda: known.forums[0].permissions_for(known.me).manage_channels)
    page = await place(house, anna)
    assert len(forum.data["available_tags"]) == 2
    await anna.press(page, label=texts(anna)("button-make-tags"))
    names = [tag["name"] for tag in forum.data["available_tags"]]
    assert names[:2] == ["battlecon", "идёт"]
    assert {"Krendel's Tournament", "Super Fantasy Brawl", "Legends", "Archutheon", "open", "finished"} == {*names[2:]}
    await house.table.until(lambda: len(known.forums[0].available_tags) == len(names))
    page = await place(house, anna)
    assert [b for b in page.buttons() if b["label"] == texts(anna)("button-make-tags")] == []
