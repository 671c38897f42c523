"""Content packs in messages and options: read as typed, offered, listed, told at tables, looked up, within Discord's limits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from cogs.bot.client import ArbiterBot
from cogs.kit.composing.messages import Message
from cogs.kit.controls import actions
from cogs.kit.controls.actions import CARDS
from cogs.kit.controls.custom_ids import custom_id, parse_custom_id
from cogs.learning.commands import Learning
from cogs.learning.pages import CARD_PAGE, CARDS_PICKED
from cogs.lobby.opening.packs import (
    Packs,
    arena_ids,
    offer_arenas,
    offer_packs,
    stored_choice,
    typed_arena,
    typed_packs,
    usual_packs,
)
from cogs.lobby.pages import pack_pages
from cogs.servers import pages as server_pages
from cogs.servers.places import Look
from cogs.upkeep import checks as upkeep_checks
from engines.games import GAMES
from engines.kernel.packs.folder import LeftOut
from engines.kernel.packs.shelf import Shelf
from referee.errors import RefusedError
from referee.match.slots import BOARD, RESULT
from referee.service import Referee
from store.database import Database
from store.people.guilds import Guild
from table.checks.command_limits import check_commands
from table.server import Table
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.desks import desk_of
from tests.cogs.match.plays import CHANNEL, FIRST, GUILD, Blank, Heard, close_dms
from tests.support.databases import open_database
from tests.support.games import SAMPLES
from tests.support.packs import change, pack, shelf
from tests.support.tables import clock, table
from words.learning import LOOKUPS, catalogue, rules_with, standard_rules
from words.texts import LANGUAGES, Language, words

__all__ = ["clock", "table"]

LOCALES = {"ru": "ru", "en": "en-GB"}


@pytest.fixture
def packs(tmp_path: Path) -> Shelf:
    """Two packs; one of them has nothing for Krendel and no arena."""
    pack(tmp_path / "packs", "embers")
    sparks = pack(tmp_path / "packs", "sparks")
    for gone in ("krendel/creatures.toml", "brawl/arenas/sparks_arena.toml", "brawl/challenges.toml"):
        (sparks / gone).unlink()
    change(sparks / "pack.toml", ', "krendel"', "")
    change(sparks / "pack.toml", 'ru = "Набор sparks", en = "Set sparks"', 'ru = "Искры ёлки", en = "Sparks"')
    found = shelf(tmp_path / "packs")
    assert found.left_out == ()
    return found


class Packed:
    """A referee with packs, and what shows its matches."""

    def __init__(self, db: Database, shelf: Shelf) -> None:
        self.referee = Referee(db, shelf=shelf)
        self.desk = desk_of(self.referee, Blank())
        self.composer = self.desk.composer


@pytest_asyncio.fixture
async def packed(tmp_path: Path, packs: Shelf) -> AsyncIterator[Packed]:
    db = await open_database(tmp_path / "arbiter.db", now=lambda: 1_800_000_000.0)
    yield Packed(db, packs)
    await db.close()


def said(message: Message) -> str:
    return "\n".join(str(item.to_component_dict()) for item in message.items)


# -------------------------------------------------------------------- the options of /play


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("all", ["embers", "sparks"]),
        ("Все", ["embers", "sparks"]),
        ("none", []),
        ("без дополнений", []),
        ("  ", []),
        ("sparks", ["sparks"]),
        ("Sparks, EMBERS", ["sparks", "embers"]),
        ("искры елки;embers,", ["sparks", "embers"]),
        ("embers,embers", ["embers"]),
    ],
)
def test_packs_are_read_as_they_are_typed(packs: Shelf, typed: str, meant: list[str]) -> None:
    assert typed_packs(packs, "battlecon", typed) == meant


def test_what_is_no_pack_for_the_game_is_refused(packs: Shelf) -> None:
    for typed in ("embres", "embers, <@1>", "sparks"):
        with pytest.raises(RefusedError, match="refused-pack"):
            typed_packs(packs, "krendel", typed)


@pytest.mark.parametrize(("typed", "near"), [("embres", "embers"), ("EMBER", "embers"), ("sparks", None)])
def test_the_pack_that_was_probably_meant_is_named(packs: Shelf, typed: str, near: str | None) -> None:
    with pytest.raises(RefusedError) as refused:
        typed_packs(packs, "krendel", typed)
    assert refused.value.facts.get("near") == near


@pytest.mark.parametrize("language", LANGUAGES)
def test_packs_are_offered_by_what_is_typed(packs: Shelf, language: Language) -> None:
    offered = [choice.value for choice in offer_packs(packs, "battlecon", "", language)]
    assert offered == ["all", "none", "embers", "sparks"]
    assert [choice.value for choice in offer_packs(packs, "battlecon", "ембе", language)][2:] == ["embers", "sparks"]
    assert [choice.value for choice in offer_packs(packs, "battlecon", "emb", language)] == ["all", "none", "embers"]
    (added,) = offer_packs(packs, "battlecon", "embers, ", language)
    assert typed_packs(packs, "battlecon", added.value) == ["embers", "sparks"]


def test_arenas_are_asked_for_where_packs_bring_some(packs: Shelf) -> None:
    assert arena_ids(packs, "brawl") == ["courtyard", "embers_arena"]
    assert arena_ids(packs, "krendel") == []
    assert [choice.value for choice in offer_arenas(packs, "brawl", "embers", "en")] == ["embers_arena"]
    assert typed_arena(packs, "brawl", "Арена embers") == typed_arena(packs, "brawl", "embers_arena") == "embers_arena"
    with pytest.raises(RefusedError, match="refused-arena"):
        typed_arena(packs, "brawl", "nowhere")


async def test_the_commands_have_these_options_where_there_are_packs(
    packs: Shelf, table: Table, tmp_path: Path
) -> None:
    seen: list[dict[str, set[str]]] = []
    for n, found in enumerate((None, packs)):
        db = await open_database(tmp_path / f"{n}.db")
        bot = ArbiterBot(Referee(db, shelf=found), Blank())
        await bot.login("table")
        await bot.close()
        await db.close()
        bodies = [body for method, path, body, _ in table.requests if method == "PUT" and path.endswith("/commands")]
        check_commands(bodies[-1])
        play = next(body for body in bodies[-1] if body["name"] == "play")
        seen.append(
            {sub["name"]: {option["name"] for option in sub["options"]} & {"packs", "arena"} for sub in play["options"]}
        )
    assert seen == [
        {game: set() for game in SAMPLES},
        {game: {*sample.pack.asks} if sample.pack else set() for game, sample in SAMPLES.items()},
    ]


# -------------------------------------------------------------------- what a server chooses


def test_new_tables_have_all_packs_or_those_of_the_server(packs: Shelf) -> None:
    assert usual_packs(packs, "battlecon", None) == ["embers", "sparks"]
    assert usual_packs(packs, "krendel", None) == ["embers"]
    assert usual_packs(packs, "battlecon", "") == []
    assert usual_packs(packs, "battlecon", "sparks gone") == ["sparks"]
    assert stored_choice(packs, ["sparks", "embers"]) is None
    assert stored_choice(packs, ["sparks"]) == "sparks"
    assert stored_choice(packs, []) == ""
    with pytest.raises(RefusedError, match="refused-pack"):
        stored_choice(packs, ["gone"])


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_page_with_packs(packs: Shelf, language: Language) -> None:
    texts = words(language)
    for chosen, worded in ((None, texts("packs-all")), ("", texts("packs-none-option")), ("embers gone", "embers 0")):
        message = server_pages.page(texts, Guild(7, packs=chosen), "tables", frozenset(), packs, Look())
        judge(message)
        assert worded in said(message)
    assert "serverset" in said(message)


# -------------------------------------------------------------------- the list


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_who_made_what(packs: Shelf, language: Language) -> None:
    texts = words(language)
    message = pack_pages.packs_page(texts, packs, 0, host=False)
    judge(message)
    shown = said(message)
    for wanted in ("Your name", "CC BY 4\\\\.0", packs.by_id["embers"].hash[:12], texts("packs-count-kits", count=1)):
        assert wanted in shown, wanted
    judge(pack_pages.packs_page(texts, Shelf({}), 0, host=True))


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_left_out_is_for_the_host(packs: Shelf, language: Language) -> None:
    texts = words(language)
    left = [
        LeftOut(f"bad{n}", tuple(f"bad{n}/pack.toml:{m}: @everyone **wrong**" for m in range(30))) for n in range(6)
    ]
    whole = Shelf(GAMES, packs.packs, left)
    others = pack_pages.packs_page(texts, whole, 0, host=False)
    judge(others)
    assert "bad0" not in said(others)
    assert texts("packs-some-left-out", count=6) in said(others)
    pages = [pack_pages.packs_page(texts, whole, n, host=True) for n in range(9)]
    for page in pages:
        judge(page)
        assert "@everyone" not in said(page)
    assert all(any(f"bad{n}" in said(page) for page in pages) for n in range(6))


async def test_the_doctor_tells_what_is_loaded_and_what_is_not(packed: Packed) -> None:
    bot = SimpleNamespace(referee=packed.referee)
    (found,) = await upkeep_checks.packs(bot)  # type: ignore[arg-type]  # all that it asks of a bot
    assert (found.state, found.facts) == ("good", {"count": 2})
    packed.referee.shelf = Shelf({}, (), [LeftOut("bad", ("bad/pack.toml: *gone*", "more"))])
    (found,) = await upkeep_checks.packs(bot)  # type: ignore[arg-type]  # as above
    for language in LANGUAGES:
        assert "bad" in found.text(words(language, strict=True))
        assert "*gone*" not in found.text(words(language, strict=True))
        assert found.remedy(words(language, strict=True))
    packed.referee.shelf = Shelf({})
    assert await upkeep_checks.packs(bot) == []  # type: ignore[arg-type]  # as above


async def test_the_button_of_the_list(packed: Packed) -> None:
    heard = Heard(FIRST, "ru")
    cog = Packs(packed.desk)
    control = parse_custom_id(custom_id(actions.PACKS, actions.OPEN_PACKS, "note", 0))
    assert control is not None
    await cog.presses()[control.action].do(heard, control)
    assert "Набор embers" in said(heard.messages[0])
    forged = parse_custom_id(custom_id("ABCDEF", actions.OPEN_PACKS, "note", 0))
    assert forged is not None
    with pytest.raises(RefusedError):
        await cog.presses()[control.action].do(heard, forged)


# -------------------------------------------------------------------- at tables


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_host_and_result_tell_the_packs(packed: Packed, language: Language) -> None:
    texts, lobbies = words(language), packed.referee.lobbies
    live = await lobbies.open(
        "krendel",
        guild=GUILD,
        channel=CHANNEL,
        language=language,
        user=FIRST,
        name="Anna",
        entropy="0",
        options={},
        packs=["embers"],
    )
    await lobbies.join(live.row.code, FIRST + 1, "Boris", "1")
    for user in (FIRST, FIRST + 1):
        await close_dms(packed.referee, user, "x")
    digits = packed.referee.shelf.by_id["embers"].hash[:12]
    message = await packed.composer.compose(live, BOARD)
    judge(message)
    assert f"`{digits}…`" in said(message)
    chooser = pack_pages.pack_select(
        texts, packed.referee.shelf, "krendel", ["embers"], custom_id(live.row.code, "packset", "note")
    )
    judge(Message([chooser]))
    live = await lobbies.start(live.row.code, FIRST)
    await packed.referee.seats.concede(live.row.code, FIRST)
    result = await packed.composer.compose(live, RESULT)
    judge(result)
    assert f"`{digits}…`" in said(result)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_tells_its_arena_and_which_packs_are_gone(packed: Packed, language: Language) -> None:
    texts, own = words(language), packed.referee.shelf
    lines = pack_pages.lobby_lines(texts, own, "brawl", "embers cinders", '{"arena": "embers_arena"}')
    assert texts("packs-arena", arena=own.whole("brawl").pack.arena["embers_arena"].name.in_language(language)) in lines
    assert lines[-1] == texts("packs-gone", packs="cinders")
    assert pack_pages.lobby_lines(texts, own, "brawl", "", "{}") == []


# -------------------------------------------------------------------- cards


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_of_all_packs_are_found_with_where_they_are_from(packed: Packed, language: Language) -> None:
    cog, shown = Learning(packed.desk), []
    control = parse_custom_id(custom_id(CARDS, CARDS_PICKED, CARD_PAGE))
    assert control is not None
    keys = ["battlecon.fighter.sparks_duel", "battlecon.style.embers_duel.ready", "krendel.creature.embers_beast",
            "brawl.champion.embers_champ", "brawl.reaction.embers_champ.parry", "brawl.challenge.embers_line"]  # fmt: skip
    for key in keys:
        heard = Heard(FIRST, LOCALES[language])
        heard.interaction.data = {"values": [key]}
        heard.interaction.message = None
        await cog._card_picked(heard, control)
        judge(heard.messages[0], said=key)
        shown.append(said(heard.messages[0]))
    assert "embers" in shown[-1]
    whole = {game: packed.referee.shelf.whole(game) for game in ("battlecon", "brawl", "krendel")}
    lines = {key: _last_line(whole, key, language) for key in keys}
    names = {"ru": ("Набор embers", "Искры ёлки"), "en": ("Set embers", "Sparks")}[language]
    assert all(names["sparks" in key] in line for key, line in lines.items()), lines


def _last_line(whole: dict[str, Any], key: str, language: Language) -> str:
    entry = catalogue(standard_rules(), whole).by_key[key]
    rules = rules_with(entry, standard_rules(), whole)
    return LOOKUPS[entry.game].card_lines(language, rules.pack, entry)[-1]


def test_a_card_is_told_as_the_match_at_hand_has_it(packs: Shelf) -> None:
    played, whole = {"krendel": packs.rules("krendel", [])}, {"krendel": packs.whole("krendel")}
    both = catalogue(played, whole)
    assert len(both.entries) == len(catalogue(whole).entries) == len(catalogue(played).entries) + 1
    assert rules_with(both.by_key["krendel.creature.cat"], played, whole) is played["krendel"]
    assert rules_with(both.by_key["krendel.creature.embers_beast"], played, whole) is whole["krendel"]
