"""The slash commands as they are registered: Discord's limits, its own document, both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.bot.client import ArbiterBot
from engines.games import GAMES
from referee.service import Referee
from table.checks.command_limits import check_commands, name_fits
from table.server import Table
from tests.cogs.kit.bodies import document_broken
from tests.cogs.match.plays import Blank
from tests.support.databases import open_database
from tests.support.games import SAMPLES
from tests.support.tables import clock, table
from words.texts import FOLDER

__all__ = ["clock", "table"]

Body = dict[str, Any]

SUB_COMMAND, USER = 1, 6
CHAT, ON_PERSON, ON_MESSAGE = 1, 2, 3

MOST_MENUS = 5
"""Entries of an application in the menu of a person, or of a message, by Discord."""


@pytest_asyncio.fixture
async def registered(table: Table, tmp_path: Path) -> list[Body]:
    """The body of the request by which the bot registers its commands when it starts."""
    db = await open_database(tmp_path / "arbiter.db")
    bot = ArbiterBot(Referee(db), Blank())
    await bot.login("table")
    await bot.close()
    await db.close()
    bodies = [body for method, path, body, _ in table.requests if method == "PUT" and path.endswith("/commands")]
    assert len(bodies) == 1
    return list(bodies[0])


def named(item: Body) -> Iterator[Body]:
    """A command with its sub-commands and options."""
    yield item
    for option in item.get("options") or []:
        yield from named(option)


def chat(registered: list[Body]) -> list[Body]:
    """Return the commands that are typed."""
    return [item for item in registered if item["type"] == CHAT]


def russian(item: Body, key: str = "name") -> str:
    return str(item[f"{key}_localizations"]["ru"])


def sub_command(registered: list[Body], game: str) -> Body:
    """The sub-command of /play for a game."""
    (play,) = (item for item in registered if item["name"] == "play")
    found: Body = next(option for option in play["options"] if option["name"] == game)
    return found


@pytest.mark.usefixtures("document")
async def test_discord_takes_the_commands(registered: list[Body]) -> None:
    check_commands(registered)
    assert document_broken("PUT", "/applications/{application_id}/commands", registered) == []


async def test_the_commands_and_their_names(registered: list[Body]) -> None:
    worded = {
        (item["name"], russian(item)): [(o["name"], russian(o)) for o in item["options"]] for item in chat(registered)
    }
    match = ("match", "партия")
    assert worded == {
        ("play", "играть"): [(game, sample.russian) for game, sample in SAMPLES.items()],
        ("act", "ход"): [match],
        ("hand", "рука"): [match],
        ("board", "стол"): [match, ("text", "текстом")],
        ("log", "журнал"): [match],
        ("undo", "отмена"): [match],
        ("orders", "указания"): [match],
        ("concede", "сдаться"): [match],
        ("substitute", "замена"): [("user", "кто"), ("seat", "место"), match],
        ("return", "вернуться"): [match],
        ("move", "перенести"): [match],
        ("turns", "партии"): [],
        ("tournament", "турнир"): [
            ("list", "список"),
            ("show", "показать"),
            ("new", "создать"),
            ("panel", "панель"),
            ("decks", "колоды"),
        ],
        ("tables", "столы"): [],
        ("deck", "колода"): [
            *(("list", "список"), ("new", "новая"), ("show", "показать"), ("add", "добавить"), ("remove", "убрать")),
            *(("import", "загрузить"), ("export", "выгрузить"), ("share", "поделиться"), ("copy", "копия")),
            ("delete", "удалить"),
        ],
        ("profile", "профиль"): [("person", "человек")],
        ("ratings", "рейтинги"): [("game", "игра"), ("form", "вид")],
        ("league", "лига"): [("list", "список"), ("ladder", "лестница"), ("season", "сезон")],
        ("catchup", "что-было"): [match],
        ("watch", "смотреть"): [match],
        ("packs", "дополнения"): [],
        ("replay", "повтор"): [match, ("moment", "момент")],
        ("clock", "часы"): [match],
        ("pause", "пауза"): [match],
        ("resume", "продолжить"): [match],
        ("vacation", "отпуск"): [("days", "дни")],
        ("help", "помощь"): [],
        ("moderate", "модерация"): [match],
        ("moderation-log", "журнал-модерации"): [],
        ("judge", "судья"): [match, ("question", "вопрос")],
        ("rulings", "протокол"): [match],
        ("report", "сообщить"): [match],
        ("privacy", "приватность"): [],
        ("my-data", "мои-данные"): [],
        ("match-file", "файл-партии"): [("match", "партия")],
        ("import", "импорт"): [("file", "файл")],
        ("verify", "проверить"): [("match", "партия"), ("file", "файл")],
        ("block", "заблокировать"): [("user", "кого")],
        ("unblock", "разблокировать"): [("user", "кого")],
        ("settings", "настройки"): [],
        ("server", "сервер"): [],
        ("doctor", "диагностика"): [],
        ("rules", "правила"): [("about", "вопрос"), ("game", "игра")],
        ("card", "карта"): [("name", "название"), ("public", "всем")],
    }


@pytest.mark.parametrize("game", SAMPLES)
async def test_the_options_of_play(registered: list[Body], game: str) -> None:
    command = sub_command(registered, game)
    own = SAMPLES[game].own_options
    assert command["type"] == SUB_COMMAND
    common = command["options"][: len(command["options"]) - len(own)]
    assert [(o["name"], russian(o), len(o["choices"])) for o in command["options"][len(common) :]] == [*own]
    language, clock, at, *guests, practice, rated, undo, theme = common
    assert (clock["name"], russian(clock), clock["autocomplete"]) == ("clock", "часы", True)
    assert (at["name"], russian(at), at["autocomplete"]) == ("at", "начало", True)
    assert [(g["name"], russian(g), g["type"]) for g in guests] == [
        ("invite", "пригласить", USER),
        ("invite2", "пригласить2", USER),
        ("invite3", "пригласить3", USER),
    ]
    assert (practice["name"], russian(practice)) == ("practice", "боты")
    most = max(each.seats[-1] for each in GAMES.values()) - 1
    assert (practice["min_value"], practice["max_value"], practice["required"]) == (1, most, False)
    assert (language["name"], russian(language)) == ("language", "язык")
    assert [(c["name"], c["value"]) for c in language["choices"]] == [("Русский", "ru"), ("English", "en")]
    assert (rated["name"], russian(rated)) == ("rated", "рейтинг")
    assert [(c["name"], russian(c), c["value"]) for c in rated["choices"]] == [
        ("yes", "да", "yes"),
        ("no", "нет", "no"),
    ]
    assert (undo["name"], russian(undo)) == ("undo", "отмена")
    assert [(c["name"], russian(c), c["value"]) for c in undo["choices"]] == [
        ("at once", "сразу, если ничего не открыто", "free"),
        ("by consent", "только с согласия всех", "request"),
        ("never", "нельзя", "off"),
    ]
    assert (theme["name"], russian(theme)) == ("theme", "тема")
    assert [(c["name"], russian(c), c["value"]) for c in theme["choices"]] == [
        ("dark", "тёмная", "dark"),
        ("light", "светлая", "light"),
        ("high contrast", "контрастная", "contrast"),
    ]


async def test_the_values_of_an_option_have_names_in_both_languages(registered: list[Body]) -> None:
    spell = sub_command(registered, "krendel")["options"][-1]
    assert (spell["name"], russian(spell)) == ("spell", "заклинание")
    assert [(c["name"], russian(c), c["value"]) for c in spell["choices"]] == [
        ("as printed", "как напечатано", "printed"),
        ("both ways", "в обе стороны", "symmetric"),
    ]


async def test_names_are_lower_case_and_within_the_limits_in_both_languages(registered: list[Body]) -> None:
    for item in (part for command in chat(registered) for part in named(command)):
        for name in (item["name"], russian(item)):
            assert name_fits(name), name
            assert name == name.lower()
            assert 1 <= len(name) <= 32
        for description in (item["description"], russian(item, "description")):
            assert 1 <= len(description) <= 100, description


async def test_the_context_menus_and_their_names(registered: list[Body]) -> None:
    worded = {(item["type"], item["name"], russian(item)) for item in registered if item["type"] != CHAT}
    assert worded == {
        (ON_PERSON, "Invite to my table", "Позвать за мой стол"),
        (ON_PERSON, "Block at my tables", "Не сажать за мои столы"),
        (ON_PERSON, "Record", "Итоги игр"),
        (ON_MESSAGE, "What match is this?", "Что это за партия?"),
        (ON_MESSAGE, "Report a problem", "Сообщить о проблеме"),
    }
    for kind in (ON_PERSON, ON_MESSAGE):
        assert len([item for item in registered if item["type"] == kind]) <= MOST_MENUS


async def test_no_two_names_are_the_same_in_a_language(registered: list[Body]) -> None:
    for siblings in ([*registered], *([*item.get("options", [])] for c in registered for item in named(c))):
        for names in ([item["name"] for item in siblings], [russian(item) for item in siblings]):
            assert len(set(names)) == len(names)
    # A Russian name that is another command's English one would call the wrong command.
    english = {item["name"] for item in registered}
    assert english.isdisjoint(russian(item) for item in registered)


async def test_descriptions_are_in_their_language(registered: list[Body]) -> None:
    for item in (part for command in chat(registered) for part in named(command)):
        assert not re.search("[а-яё]", item["description"], re.IGNORECASE), item["description"]
        assert re.search("[а-яё]", russian(item, "description"), re.IGNORECASE), russian(item, "description")


GUILD, BOT_DM, ELSEWHERE = 0, 1, 2
BY_SERVER, BY_PERSON = 0, 1

AT_SERVERS = {
    "server",
    "moderate",
    "moderation-log",
    "move",
    "tables",
    "profile",
    "ratings",
    "Record",
    "Invite to my table",
}
"""Commands that mean the server where they are used."""

OF_SERVERS = AT_SERVERS | {"doctor", "judge"}
"""Commands that nobody takes along to servers without the bot."""


def reach(item: Body) -> set[tuple[int, int]]:
    """Return where Discord offers a command: pairs of context and install. Given contexts, it ignores `dm_permission`."""
    contexts = item.get("contexts")
    if contexts is None:
        contexts = [GUILD, BOT_DM] if item.get("dm_permission", True) else [GUILD]
    installs = item.get("integration_types") or [BY_SERVER]
    found = {(context, install) for context in contexts for install in installs}
    return found - {(ELSEWHERE, BY_SERVER)}  # a server's install does not reach other people's conversations


async def test_each_command_is_offered_where_it_means_something(registered: list[Body]) -> None:
    everywhere = {(GUILD, BY_SERVER), (GUILD, BY_PERSON), (BOT_DM, BY_SERVER), (BOT_DM, BY_PERSON)}
    everywhere |= {(ELSEWHERE, BY_PERSON)}
    assert {item["name"] for item in registered} >= OF_SERVERS
    for item in registered:
        if item["name"] in AT_SERVERS:
            assert reach(item) == {(GUILD, BY_SERVER)}, item["name"]
        elif item["name"] in OF_SERVERS:
            assert reach(item) == {(GUILD, BY_SERVER), (BOT_DM, BY_SERVER)}, item["name"]
        else:
            assert reach(item) == everywhere, item["name"]
        # Sub-commands have no place of their own.
        assert not any("contexts" in option for option in item.get("options") or [])


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_texts_name_only_commands_that_there_are(registered: list[Body], language: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).rglob("*.ftl")))
    spoken = set(re.findall(r"`/(\w+)`", text))
    names = {item["name"] if language == "en" else russian(item) for item in registered}
    assert spoken
    assert spoken <= names
