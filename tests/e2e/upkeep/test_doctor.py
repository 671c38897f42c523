"""/doctor: who may ask, what it finds in a server and in the bot, what it says to do, and its buttons after a restart."""

from __future__ import annotations

import pytest

from cogs.upkeep.doctor import Ground
from store.people import guilds
from store.people.guilds import Guild
from table.errors import PersonError
from table.state.permission_bits import mask
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, forge, role, said, texts
from tests.e2e.upkeep.doctors import Drawing, asked, turned


async def test_all_is_well_in_a_server(house: House) -> None:
    anna = house.table.person("Anna")
    say = texts(anna)
    page = await asked(house, anna)
    for key in ("doctor-dm-good", "doctor-outbox-good", "doctor-permissions-rest"):
        assert say(key) in page.text
    assert say("permission-attach_files") in page.text
    assert "✗" not in page.text
    assert anna.inbox == []  # the probe is taken away again
    page = await turned(anna, page, "here")
    assert say("doctor-dm-good") in page.text


async def test_each_permission_that_is_lacking_is_named_with_where_it_is_given(house: House) -> None:
    anna = house.table.person("Anna")
    say = texts(anna)
    house.table.set_bot_permissions(house.table.general, deny=["attach_files", "read_message_history"])
    page = await asked(house, anna)
    names = say.join([say("permission-attach_files"), say("permission-read_message_history")])
    place = f"<#{house.table.general.id}>"
    assert say("doctor-permissions-lacking", place=place, names=names, where="channel") in page.text
    assert say("doctor-permissions-lacking-fix", place=place, names=names, where="channel") in page.text
    assert say("doctor-found", bad=1, notes=0) in page.text
    house.table.set_bot_permissions(house.table.general)
    assert "✗" not in (await turned(anna, page, "here")).text


async def test_channels_that_the_server_has_chosen_are_checked(house: House) -> None:
    anna = house.table.person("Anna")
    say = texts(anna)
    rooms = [house.table.add_channel(name) for name in ("games", "look", "judges")]
    for room in rooms:
        await house.table.until(lambda room=room: house.bot.get_channel(int(room.id)) is not None)  # type: ignore[misc]
        house.table.set_bot_permissions(room, deny=["attach_files"])
    games, look, judges = (int(room.id) for room in rooms)
    guild = int(house.table.guild["id"])
    chosen = Guild(guild, look_channel=look, judge_channel=judges, channels=frozenset({games}))
    await house.db.write(lambda db: guilds.keep(db, chosen))
    page = await asked(house, anna)
    names = say("permission-attach_files")
    for room in (games, look, judges):
        assert say("doctor-permissions-lacking", place=f"<#{room}>", names=names, where="channel") in page.text


async def test_what_does_not_arrive_is_told(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    anna.close_dms()
    lobby = await house.match("Anna", "Boris")
    say = texts(anna)
    await house.db.write(
        lambda db: db.execute("UPDATE matches SET homeless = 'locked', status = 'frozen' WHERE id = 1").close()
    )
    # The private one stays unsaid: it may follow from an answer that was sealed.
    rows = [(slot, house.clock() - 600, house.clock() + 600) for slot in ("board", "panel:1")]
    query = "INSERT INTO outbox (match, slot, created, not_before) VALUES (1, ?, ?, ?)"
    await house.db.write(lambda db: db.executemany(query, rows).close())
    page = await asked(house, anna)
    code = f"`{code_of(lobby)}`"
    assert say("doctor-dm-closed") in page.text
    for key in ("doctor-homeless", "doctor-frozen"):
        assert say(key, count=1, codes=code) in page.text
    assert say("doctor-outbox-late", owed=1, minutes=10) in page.text
    assert page.text.index("✗") < page.text.index("\n! ") < page.text.index("✓")
    assert boris.inbox != []


async def test_who_may_ask(house: House) -> None:
    boris, vera = house.table.person("Boris"), house.table.person("Vera")
    house.table.world.home.data["owner_id"] = house.table.person("Anna").id
    await role(house, "Helpers", "Boris", permissions=mask(["manage_guild"]))
    page = await asked(house, boris)
    assert texts(boris)("doctor-title", page=texts(boris)("doctor-page-here")) in page.text
    # The other pages are the host's; a forged press changes nothing.
    assert [b["custom_id"] for b in page.buttons()] == ["v1:DOCTOR:doctor:note:here:on"]
    heard = await said(forge(house, boris, page, "v1:DOCTOR:doctor:note:machine:on"))
    assert heard == texts(boris)("refused-doctor-host")
    assert await said(forge(house, vera, page, "v1:DOCTOR:doctor:note:here:on")) == texts(vera)("refused-doctor")
    with pytest.raises(PersonError):
        await vera.slash("doctor", channel=house.table.general)


async def test_the_host_sees_the_bot_and_the_machine(house: House) -> None:
    anna = house.table.person("Anna")
    say = texts(anna)
    house.bot.doctor.ground = Ground(Drawing(), 2, house.folder, house.db.address, 6)
    await house.db.backup(house.folder / "backups" / "arbiter-20200101T000000Z.db")
    page = await turned(anna, await asked(house, anna), "bot")
    count = len(house.bot.tree.get_commands())
    for line in (say("doctor-commands-good", count=count), say("doctor-painters-good", ready=2, count=2)):
        assert line in page.text
    for line in (say("doctor-intents-good"), say("doctor-servers-good", count=1)):
        assert line in page.text
    page = await turned(anna, page, "machine")
    for key in ("doctor-fonts-good", "doctor-clock-good"):
        assert say(key) in page.text
    assert say("doctor-database-good", size=0, schema=0).partition(":")[0] in page.text
    assert say("doctor-backup-old", hours=0, interval=6).partition(" 0 ")[0] in page.text
    assert say("doctor-pictures-good", count=3, milliseconds=0).partition(":")[0] in page.text
    house.bot.tree.remove_command("concede")
    page = await turned(anna, page, "bot")
    assert say("doctor-commands-differ", names="`/concede`") in page.text


async def test_in_direct_messages_it_is_the_hosts(house: House) -> None:
    await house.match("Anna", "Boris")
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    shown = await (await anna.slash("doctor", channel=anna.dm)).answered(20)
    assert shown.message is not None
    assert texts(anna)("doctor-intents-good") in shown.message.text
    refused = await boris.slash("doctor", channel=boris.dm)
    assert refused.message is not None
    assert texts(boris)("refused-doctor") in refused.message.text
    page = await turned(anna, shown.message, "here")
    assert texts(anna)("doctor-elsewhere") in page.text


async def test_the_way_from_the_servers_settings_and_over_a_restart(house: House) -> None:
    anna = house.table.person("Anna")
    opened = await anna.slash("server", channel=house.table.general)
    assert opened.message is not None
    shown = await (await anna.press(opened.message, label=texts(anna)("button-doctor"))).answered(20)
    assert shown.message is not None
    assert shown.message is not opened.message
    await house.close()
    await house.open()
    await turned(anna, shown.message, "here")
