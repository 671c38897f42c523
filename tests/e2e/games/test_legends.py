"""Legends by buttons: the best of three in both languages, giving up a game, undo, a restart within a play, others' eyes."""

from __future__ import annotations

import logging

import pytest

from engines.kernel.state.model import Decision
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.legendary import (
    FOLLOWERS,
    PAIR,
    WOOD,
    advance,
    begun,
    bring,
    hand_of,
    keys_on,
    play_out,
    seat_of,
    until,
)
from tests.e2e.playing import code_of, controls, live_of, panel, people_of, restart, texts, watch
from tests.e2e.seats.substituting import offered, take
from tests.e2e.tables import opened
from words.games import game_words
from words.legends.match import LegendsWords
from words.texts import language_of, words

pytestmark = pytest.mark.usefixtures("same_dice")


def follower_of(asked: Decision) -> str:
    """Return a follower that may be played."""
    return next(option.key for option in asked.options if option.key in FOLLOWERS)


# ---------------------------------------------------------------- a whole match


@pytest.mark.rule("LG-02", "LG-05", "LG-62")
@pytest.mark.usefixtures("quickly_painted")
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_best_of_three_by_presses(house: House, language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = words(language_of(language), strict=True)
    anna, boris = people_of(house, PAIR)
    with caplog.at_level(logging.WARNING):
        board = await begun(house, language=language, games="three", windows="brief")
        code = code_of(board)
        await play_out(house, code, 1)
        mine, theirs = [await seat_of(house, person, code) for person in (anna, boris)]
        live = await live_of(house, code)
        assert live.rules_and_match[1].board.won == {mine: 1, theirs: 0}
        assert (await until(house, code, "Boris", "first")).seat == theirs, "who lost decides who is first"

        await until(house, code, "Anna", "main")
        asked = (await (await anna.slash("concede", {"match": code})).answered()).message
        assert asked is not None
        await anna.press(asked, label=texts(anna)("button-concede-game"))
        await house.settled()
        live = await live_of(house, code)
        assert live.row.status == "playing", "the game was given up, and not the match"
        assert live.rules_and_match[1].board.won == {mine: 1, theirs: 1}

        await until(house, code, "Anna", "first")
        await play_out(house, code, 3)
        live = await live_of(house, code)
        assert (live.row.status, live.rules_and_match[1].board.won) == ("over", {mine: 2, theirs: 1})
        own = game_words(
            "legends", language_of(language), live.rules_and_match[0].pack, {mine: "Anna", theirs: "Boris"}
        )
        assert own.result(live.view(None).table) in board.text
        assert any(b["label"] == say("button-rematch") for b in board.buttons())
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []


async def test_the_lobby_says_the_options_and_nobody_starts_without_a_deck(house: House) -> None:
    lobby = await opened(house, "legends", *PAIR, games="one", windows="all", decks="open")
    anna, boris = people_of(house, PAIR)
    await bring(anna, lobby, WOOD)
    await anna.press(lobby, label="Start")
    await house.settled()
    assert (await live_of(house, code_of(lobby))).row.status == "lobby"
    await bring(boris, lobby, WOOD)
    await anna.press(lobby, label="Start")
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert (live.row.status, live.rules_and_match[1].board.options.windows) == ("playing", "all")


@pytest.mark.rule("LG-30", "LG-51")
async def test_each_pick_is_an_answer_at_once_and_permanents_are_asked_for_below_the_table(house: House) -> None:
    code = code_of(await begun(house, games="one", windows="brief"))
    anna = house.table.person("Anna")
    kinds = set()
    while not {"main", "attack"} <= kinds:
        kind = "attack" if "main" in kinds else "main"
        asked = await until(house, code, "Anna", kind, playing={"Anna": "Anna", "Boris": "crowd"})
        kinds.add(asked.kind)
        shown, live = panel(anna, code), await live_of(house, code)
        assert controls(shown, "add") == controls(shown, "done") == [], "neither a group nor Confirm"
        offered = keys_on(shown)
        assert all(option.key in offered for option in asked.options)
        own = LegendsWords(language_of(anna.locale), live.rules_and_match[0].pack, {})
        said, hand = str(shown.data), own.say("legends-table-hand", hand=len(hand_of(live, asked.seat)))
        shows = (f"{own.title()}. " in said, f"{hand}:" in said)
        assert shows == ((True, False) if asked.kind == "attack" else (False, True)), (
            "the Alt text of the table, or the hand"
        )


# ---------------------------------------------------------------- undo, restarts


@pytest.mark.rule("LG-31")
async def test_a_play_is_undone_and_the_card_is_in_the_hand_again(house: House) -> None:
    code = code_of(await begun(house, games="one", windows="all"))
    anna, boris = people_of(house, PAIR)
    asked = await until(house, code, "Anna", "main", offers=FOLLOWERS)
    card, live = follower_of(asked), await live_of(house, code)
    before, others, held = live.view(asked.seat), live.view(None), hand_of(live, asked.seat).count(card)
    await table.reply(house, anna, code, lambda _: [card])
    live = await live_of(house, code)
    assert [spell.card for spell in live.view(None).table.stack] == [card]
    assert hand_of(live, asked.seat).count(card) == held - 1
    await undone_by_consent(house, code, anna, boris)
    live = await live_of(house, code)
    assert live.view(asked.seat).table == before.table
    assert live.view(None).table == others.table
    again = await table.question(house, anna, code)
    assert again is not None
    assert (again.kind, again.options) == (asked.kind, asked.options)

    await table.reply(house, anna, code, lambda _: [card])
    while card not in [p.card for p in (await live_of(house, code)).view(None).table.permanents]:
        for person in (anna, boris):
            if await table.question(house, person, code) is not None:
                await table.reply(house, person, code, lambda _: ["pass"])
    await undone_by_consent(house, code, anna, boris)
    live = await live_of(house, code)
    assert card not in [p.card for p in live.view(None).table.permanents]


async def undone_by_consent(house: House, code: str, person: Person, other: Person) -> None:
    """Let somebody undo the last choice, to which the other must agree."""
    say = texts(person)
    asked = (await (await person.press(panel(person, code), label=say("button-undo"))).answered()).message
    assert asked is not None
    await person.press(asked, label=say("button-undo-ask"))
    await house.settled()
    (wanted,) = [m for m in person.messages(house.table.general) if controls(m, "agree")]
    await other.press(wanted, custom_id=controls(wanted, "agree")[0])
    await house.settled()


@pytest.mark.rule("LG-31", "LG-54")
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_play_goes_on_after_a_restart_between_its_presses(house: House, language: str) -> None:
    code = code_of(await begun(house, language=language, games="one", windows="brief"))
    anna, boris = people_of(house, PAIR)
    seated = {"Anna": "Anna", "Boris": "crowd"}
    asked = await until(house, code, "Anna", "main", offers=("attack:",), playing=seated)
    key = next(option.key for option in asked.options if option.key.startswith("attack:"))
    public = (await live_of(house, code)).view(None)
    await table.reply(house, anna, code, lambda _: [key])
    inner = await table.question(house, anna, code)
    assert inner is not None
    assert inner.kind == "attack", "more than one may be attacked"
    shown, offered_before = panel(anna, code), keys_on(panel(anna, code))
    await restart(house)
    live = await live_of(house, code)
    assert live.view(None) == public, "the attack is not declared yet, and nobody sees that it will be"
    assert panel(anna, code) is shown
    assert keys_on(shown) == offered_before
    again = await table.question(house, anna, code)
    assert again == inner
    await table.reply(house, anna, code, lambda found: [found.options[0].key])
    live = await live_of(house, code)
    uid = int(key.partition(":")[2])
    assert next(p for p in live.view(None).table.permanents if p.uid == uid).turned
    await advance(house, boris, code)


# ---------------------------------------------------------------- others


@pytest.mark.rule("LG-10")
async def test_whoever_watches_sees_the_table_and_no_hand(house: House) -> None:
    code = code_of(await begun(house, games="one", windows="all"))
    asked = await until(house, code, "Anna", "main", offers=FOLLOWERS)
    live = await live_of(house, code)
    shown = await watch(house, "Gleb", code)
    gleb = house.table.person("Gleb")
    done = (await (await gleb.slash("board", {"text": True, "match": code})).answered()).message
    assert done is not None
    own = LegendsWords(language_of(gleb.locale), live.rules_and_match[0].pack, {})
    open_now = {p.card for p in live.view(None).table.permanents}
    hidden = {card for seat in (0, 1) for card in hand_of(live, seat)} - open_now
    assert hidden
    for message in (done, shown):
        assert [card for card in hidden if own.card(card) in str(message.data)] == []
    before = shown.image()
    await table.reply(house, house.table.person("Anna"), code, lambda _: [follower_of(asked)])
    assert shown.image() != before, "what is played is seen at once"


@pytest.mark.rule("LG-62")
async def test_a_substitute_takes_the_seat_with_its_hand_and_deck(house: House) -> None:
    code = code_of(await begun(house, games="one", windows="brief"))
    anna, _ = people_of(house, PAIR)
    asked = await until(house, code, "Anna", "main", offers=FOLLOWERS)
    live = await live_of(house, code)
    hand, deck = hand_of(live, asked.seat), live.rules_and_match[1].board.decks[asked.seat]
    message = await offered(house, anna)
    vera = house.table.person("Vera")
    own = LegendsWords(language_of(vera.locale), live.rules_and_match[0].pack, {})
    assert [card for card in deck.cards if own.card(card) in str(message.data)] == []
    await take(house, vera, message)
    live = await live_of(house, code)
    assert await seat_of(house, vera, code) == asked.seat
    assert hand_of(live, asked.seat) == hand
    assert await table.question(house, vera, code) == asked
    assert await table.question(house, anna, code) is None
    await table.reply(house, vera, code, lambda _: [follower_of(asked)])
    assert follower_of(asked) in [p.card for p in (await live_of(house, code)).view(None).table.permanents]
