"""What a server chooses for its tables: seen and changed by those who manage it alone, kept over a restart."""

from __future__ import annotations

import pytest

from cogs.bot.router import Router
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import may_judge
from store.people import guilds
from store.people.guilds import Guild
from table.state.permission_bits import mask
from tests.e2e.conftest import House
from tests.e2e.people.pages import pick, server_pages
from tests.e2e.playing import code_of, forge, live_of, role, said, texts

PLAYERS, JUDGES = "Игроки", "Судьи"


async def chosen(house: House) -> Guild:
    return await guilds.of(house.db, int(house.table.guild["id"]))


async def test_everything_is_chosen_on_two_pages(house: House) -> None:
    anna = house.table.person("Anna")
    other = house.table.add_channel("tables")
    players, judges = await role(house, PLAYERS, "Boris"), await role(house, JUDGES)
    tables, people = await server_pages(house, anna)
    for name, value in (
        ("language", "en"),
        ("clock", "3d"),
        ("silence", "14"),
        ("undo", "request"),
        ("theme", "light"),
    ):
        assert (await pick(anna, tables, name, value)).message is tables
    await pick(anna, tables, "per_person", "2")
    for name, value in (("channels", [other.id]), ("players", [players]), ("judges", [judges])):
        assert (await pick(anna, people, name, [str(one) for one in value])).message is people
    await pick(anna, people, "judge_channel", [other.id])
    await pick(anna, people, "look_channel", [other.id])
    await pick(anna, people, "look_role", [str(players)])
    expected = Guild(
        int(house.table.guild["id"]),
        language="en",
        clock='{"kind":"days","seconds":259200,"increment":0}',
        undo="request",
        theme="light",
        per_person=2,
        silence=14,
        look_channel=int(other.id),
        look_role=players,
        judge_channel=int(other.id),
        channels=frozenset({int(other.id)}),
        players=frozenset({players}),
        judges=frozenset({judges}),
    )
    assert await chosen(house) == expected
    await house.close()
    await house.open()
    tables, people = await server_pages(house, anna)
    assert f"<#{other.id}>" in people.text
    assert [option["value"] for s in tables.selects() for option in s["options"] if option.get("default")] == [
        "en",
        "3d",
        "14",
        "request",
        "light",
        "2",
    ]
    shown = [[row["id"] for row in s.get("default_values", [])] for s in people.selects()]
    assert shown == [[other.id], [str(players)], [str(judges)], [other.id], [other.id], [str(players)]]

    for name in ("channels", "players", "judges", "judge_channel", "look_channel", "look_role"):
        await pick(anna, people, name, [])
    for name in ("language", "undo", "theme"):
        await pick(anna, tables, name, "usual")
    left = await chosen(house)
    assert left == Guild(left.guild, clock=left.clock, per_person=2, silence=14)


async def test_a_clock_of_its_own(house: House) -> None:
    anna = house.table.person("Anna")
    tables, _ = await server_pages(house, anna)
    opened = await pick(anna, tables, "clock", "own")
    done = await anna.submit(opened, {"clock": "25m+10s"})
    assert done.message is tables
    assert (await chosen(house)).clock == '{"kind":"bank","seconds":1500,"increment":10}'
    clocks = next(s["options"] for s in tables.selects() if s["custom_id"].endswith(":clock"))
    assert [("25" in option["label"], option["value"]) for option in clocks if option.get("default")] == [
        (True, "usual")
    ]
    assert (await pick(anna, tables, "clock", "usual")).message is tables
    opened = await pick(anna, tables, "clock", "own")
    assert await said(await anna.submit(opened, {"clock": "soon"})) == texts(anna)("refused-clock-form")
    assert (await chosen(house)).clock == '{"kind":"bank","seconds":1500,"increment":10}'


async def test_those_who_do_not_manage_the_server_are_refused_at_every_press(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    tables, people = await server_pages(house, anna)
    for page, control, values in (
        (tables, "v1:GUILD:serverset:note:tables:undo", ["off"]),
        (tables, "v1:GUILD:serverset:note:tables:per_person", ["1"]),
        (tables, "v1:GUILD:server:note:people", None),
        (people, "v1:GUILD:serverset:note:people:judges", [boris.id]),
    ):
        done = forge(house, boris, page, control, values)
        assert await said(done) == texts(boris)("refused-server")
    assert await chosen(house) == Guild(int(house.table.guild["id"]))


@pytest.mark.parametrize(
    ("control", "values"),
    [
        ("v1:GUILD:serverset:note:tables:per_person", ["21"]),
        ("v1:GUILD:serverset:note:tables:per_person", ["many"]),
        ("v1:GUILD:serverset:note:tables:undo", ["always"]),
        ("v1:GUILD:serverset:note:tables:guild", ["1"]),
        ("v1:GUILD:serverset:note:rooms:undo", ["off"]),
        ("v1:GUILD:serverset:note:people:channels", ["-1"]),
        ("v1:GUILD:serverset:note:people:look_role", ["1", "2"]),
        ("v1:PERSONAL:serverset:note:tables:undo", ["off"]),
    ],
)
async def test_forged_values_change_nothing(house: House, control: str, values: list[str]) -> None:
    anna = house.table.person("Anna")
    tables, _ = await server_pages(house, anna)
    assert await said(forge(house, anna, tables, control, values)) == texts(anna)("refused-unknown-control")
    assert await chosen(house) == Guild(int(house.table.guild["id"]))


async def test_the_role_of_everybody_restricts_nobody(house: House) -> None:
    anna = house.table.person("Anna")
    _, people = await server_pages(house, anna)
    say, everybody = texts(anna), house.table.guild["id"]
    for name in ("players", "judges", "look_role"):
        before = [s["custom_id"] for s in people.selects()]
        for _ in range(2):
            await pick(anna, people, name, [everybody])
            assert say(f"server-{name.replace('_', '-')}-everybody") in people.text
            now = [s["custom_id"] for s in people.selects()]
            assert not {*now} & {*before}, "a client would go on showing what was picked"
            assert not [s for s in people.selects() if s.get("default_values")]
            before = now
    assert await chosen(house) == Guild(int(everybody))
    judges = next(key for key, row in house.table.world.home.roles.items() if row["name"] == "Judge")
    await pick(anna, people, "judges", [judges, everybody])
    assert say("server-judges-everybody") in people.text
    await pick(anna, people, "judges", [everybody])
    assert (await chosen(house)).judges == frozenset({int(judges)}), "what was chosen before is kept"
    assert [row["id"] for s in people.selects() for row in s.get("default_values", [])] == [judges], "and shown"


async def test_who_may_judge(house: House) -> None:
    judges = await role(house, JUDGES, "Vera")
    await role(house, "Moderators", "Gleb", permissions=mask(["moderate_members"]))
    lobby = await house.lobby("Anna")
    router = house.bot.get_cog("Router")
    assert isinstance(router, Router)

    async def judge(answer: Answer, _control: Control) -> None:
        await answer.say(str(await may_judge(answer, house.db)))

    router.presses["judging"] = Press(judge)

    async def who() -> list[str]:
        control = f"v1:{code_of(lobby)}:judging:note"
        people = [house.table.person(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
        return [person.name for person in people if await said(forge(house, person, lobby, control)) == "True"]

    assert await who() == ["Anna", "Gleb"]
    await house.bot.referee.settings.change_server(int(house.table.guild["id"]), judges=frozenset({judges}))
    assert await who() == ["Anna", "Vera", "Gleb"]


async def test_tables_begin_as_the_server_has_chosen(house: House) -> None:
    """Where a table is opened without options; what the lobby's own tests say of roles and channels is not said again."""
    anna = house.table.person("Anna")
    await house.bot.referee.settings.change_server(
        int(house.table.guild["id"]),
        language="en" if texts(anna).language == "ru" else "ru",
        clock='{"kind":"days","seconds":86400,"increment":0}',
        undo="off",
        theme="contrast",
    )
    opened = await anna.slash("play", {}, sub="krendel", channel=house.table.general)
    assert opened.message is not None
    row = (await live_of(house, code_of(opened.message))).row
    assert row.language != texts(anna).language
    assert (row.undo, row.theme, row.clock) == ("off", "contrast", '{"kind":"days","seconds":86400,"increment":0}')


async def test_a_card_for_all_is_in_the_language_of_the_channel(house: House) -> None:
    anna = house.table.person("Anna")
    own = texts(anna).language
    other = "en" if own == "ru" else "ru"
    name = {"en": "Were-Poodle", "ru": "Пудель-оборотень"}

    async def shown() -> str:
        done = await anna.slash("card", {"name": name[own], "public": True}, channel=house.table.general)
        assert done.message is not None
        assert not done.message.ephemeral
        return done.message.text.split("\n")[0]

    alone = await shown()
    await house.bot.referee.settings.change_server(int(house.table.guild["id"]), language=other)
    by_server = await shown()
    assert by_server != alone
    await house.lobby("Anna", language=own)
    assert await shown() == alone, "a table of the channel says which language is spoken there"
