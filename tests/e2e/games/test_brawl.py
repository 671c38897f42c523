"""Super Fantasy Brawl by buttons: drafts with pictures, a move-and-attack in five presses, reactions, undo, four players."""

from __future__ import annotations

import logging
from random import Random

import pytest

from engines.brawl.content.pack import load
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.brawling import DUEL, advance, advised, call_of, offered, until
from tests.e2e.playing import controls, live_of, panel, people_of, said, texts
from tests.e2e.tables import begun, in_channel, opened

FOUR = ("Anna", "Boris", "Vera", "Gleb")
PRESSES = 5
"""How many presses a move-and-attack takes at most, from the choice of the card to that of the target."""

TURN, TURNS = 12, 5
"""How many presses half of some turns take at most, all three actions and the end of the turn counted."""

pytestmark = pytest.mark.usefixtures("same_dice")


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4)])
async def test_the_lobby_tells_the_options_and_takes_as_many_as_play(house: House, mode: str, seats: int) -> None:
    lobby = await opened(house, "brawl", *FOUR[:seats], players=mode, draft="tournament", challenges="two")
    assert "Draft: tournament draft." in lobby.text
    assert "Challenges: two." in lobby.text
    vera = house.table.person("Dasha")
    refused = await said(await vera.press(lobby, label="Join"))
    assert "SB-70" in refused
    assert "Dasha" not in lobby.text


async def test_a_duel_does_not_start_alone_and_practice_players_fill_the_table(house: House) -> None:
    lobby = await opened(house, "brawl", "Anna", players="teams", practice=3, draft="random")
    await house.table.person("Anna").press(lobby, label="Start")
    await house.settled()
    seats = (await live_of(house, str(lobby.buttons()[0]["custom_id"]).split(":")[1])).seats
    assert [seat.status for seat in seats] == ["human", "practice", "practice", "practice"]


# ---------------------------------------------------------------- champions


async def test_a_champion_is_looked_at_before_he_is_taken(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL), Random(1)
    person, asked = await until(house, DUEL, code, "pick", rng)
    assert len(asked.options) == 24
    assert offered(call_of(house, code)) == []
    shown = panel(person, code)
    (select,) = shown.selects()
    labels = [option["label"] for option in select["options"]]
    assert labels == sorted(labels, key=str.casefold)
    before, kit = shown.image(), select["options"][5]
    await (await person.pick(shown, kit["value"], custom_id=select["custom_id"])).answered()
    assert shown.image() != before
    assert f"**{kit['label']}**" in shown.text
    other = select["options"][7]
    await (await person.pick(shown, other["value"], custom_id=select["custom_id"])).answered()
    await (await person.press(shown, custom_id=controls(shown, "done")[0])).answered()
    await house.settled()
    assert [champion.kit for champion in (await live_of(house, code)).view(None).table.champions] == [other["value"]]


async def test_five_of_twenty_four_are_brought_one_by_one_and_each_is_looked_at(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="tournament"), Random(1)
    person, _ = await until(house, DUEL, code, "bring", rng)
    shown = panel(person, code)
    pool, looked = shown.image(), set()
    for n in range(5):
        (select,) = shown.selects()
        assert (select["min_values"], select["max_values"], len(select["options"])) == (1, 1, 24 - n)
        await (await person.pick(shown, select["options"][2]["value"], custom_id=select["custom_id"])).answered()
        looked.add(shown.image())
    assert len(looked - {pool}) == 5
    await (await person.press(shown, custom_id=controls(shown, "back")[0])).answered()
    assert len(shown.selects()) == 1
    assert shown.image() in looked
    (select,) = shown.selects()
    await (await person.pick(shown, select["options"][7]["value"], custom_id=select["custom_id"])).answered()
    await (await person.press(shown, custom_id=controls(shown, "done")[0])).answered()
    await house.settled()
    # Once it is sealed the pool is shown again, with what one brings; to change it is to start over.
    assert shown.image() not in looked
    assert controls(shown, "add") == []
    await (await person.press(shown, custom_id=controls(shown, "again")[0])).answered()
    assert len(shown.selects()[0]["options"]) == 24
    await until(house, DUEL, code, "act", rng)
    view = (await live_of(house, code)).view(None).table
    for player in view.players:
        own = {champion.kit for champion in view.champions if champion.seat == player.seat}
        assert len(own) == 3
        assert own < set(player.brought) <= set(load().champion)


# ---------------------------------------------------------------- a turn


async def test_a_move_and_an_attack_take_at_most_five_presses(house: House, taps: list[int]) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    counted: list[int] = []
    for _ in range(400):
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            if asked is None:
                continue
            if asked.kind == "act":
                taps.clear()
            await advance(house, person, code, rng)
            if asked.kind == "attack":
                counted.append(sum(taps))
        if len(counted) >= 2:
            break
    assert max(counted) <= PRESSES
    assert min(counted) >= 3


@pytest.mark.usefixtures("quickly_painted")
async def test_an_action_is_one_pick_and_a_usual_turn_takes_few_presses(house: House, taps: list[int]) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    turns: dict[tuple[int, int], int] = {}
    while len(turns) <= TURNS:
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            if asked is None:
                continue
            view = (await live_of(house, code)).view(None).table
            taps.clear()
            await advance(house, person, code, rng)
            if asked.kind == "act":
                assert sum(taps) <= 2, "a select is opened and picked from, or a button pressed; no Confirm"
                order = [2 if o.key == "end" else int(":" in o.key) for o in asked.options]
                assert order == sorted(order), "cards, then standard actions, then the end of the turn"
            if view.turn == asked.seat and view.phase == "activation":
                whole = (view.round, view.turn)
                turns[whole] = turns.get(whole, 0) + sum(taps)
    turns.popitem()
    assert sorted(turns.values())[len(turns) // 2] <= TURN


async def test_where_somebody_goes_is_asked_in_the_channel_and_marked_for_all(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    person, asked = await until(house, DUEL, code, "move", rng)
    (other,) = [p for p in people_of(house, DUEL) if p.id != person.id]
    call, live = call_of(house, code), await live_of(house, code)
    keys = [option.key for option in asked.options]
    assert sorted(offered(call)) == sorted(keys)
    assert {mark.key for mark in live.view(None).table.marks} == set(keys) - {"stay"}
    assert live.view(1 - asked.seat).table.marks == ()
    mover, version = live.view(None).table.doing.user, live.row.version
    for wrong in (other, house.table.person("Vera")):
        assert await said(await in_channel(wrong, call, keys[0]))
    assert (await live_of(house, code)).row.version == version
    done = await in_channel(person, call, keys[0])
    assert done.message is call
    await house.settled()
    live = await live_of(house, code)
    assert live.view(None).table.champions[mover].hex == int(keys[0][1:])


async def test_a_reaction_is_asked_of_the_defender_who_may_pass_in_the_channel(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    defender, asked = await until(house, DUEL, code, "react", rng)
    (attacker,) = [p for p in people_of(house, DUEL) if p.id != defender.id]
    call, shown = call_of(house, code), panel(defender, code)
    assert f"<@{defender.id}>" in call.text
    assert offered(call) == ["pass"], "nothing tells whether there is a reaction in hand"
    assert sorted(offered(shown)) == sorted(option.key for option in asked.options)
    for message in (call, shown):
        assert any(":order:" in s["custom_id"] for s in message.selects()), "orders stand beside"
    assert await said(await in_channel(attacker, call, "pass"))
    await in_channel(defender, call, "pass")
    await house.settled()
    after = await table.question(house, defender, code)
    assert after is None or after.id != asked.id


async def test_an_order_not_to_react_answers_until_the_turn_ends(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    defender, _ = await until(house, DUEL, code, "react", rng)
    turn = (await live_of(house, code)).view(None).table.turn
    select = next(s for s in call_of(house, code).selects() if ":order:" in s["custom_id"])
    worded = await said(await defender.pick(call_of(house, code), "turn", custom_id=select["custom_id"]))
    assert texts(defender)("brawl-order-no_reaction") in worded
    await house.settled()
    for _ in range(60):
        if (await live_of(house, code)).view(None).table.turn != turn:
            break
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            assert asked is None or (asked.kind, person.id) != ("react", defender.id)
            await advance(house, person, code, rng)
    else:
        raise AssertionError("the turn did not end")


# ---------------------------------------------------------------- undo, restarts


async def test_undo_is_free_until_something_was_revealed(house: House) -> None:
    code, rng = await begun(house, "brawl", *DUEL, draft="random"), Random(4)
    person, asked = await until(house, DUEL, code, "move", rng)
    before, say = (await live_of(house, code)).view(asked.seat).table, texts(person)
    await table.reply(house, person, code, lambda _: [asked.options[0].key])
    undone = await (await person.press(panel(person, code), label=say("button-undo"))).answered()
    assert undone.message is not None
    assert say("undo-free") in undone.message.text
    await person.press(undone.message, label=say("button-undo-now"))
    await house.settled()
    assert (await live_of(house, code)).view(asked.seat).table == before

    while (found := await table.question(house, person, code)) is not None and found.kind != "act":
        await advance(house, person, code, rng)
    await until(house, DUEL, code, "act", rng)
    (person,) = [p for p in people_of(house, DUEL) if await table.question(house, p, code) is not None]
    await table.reply(house, person, code, lambda _: ["end"])
    say = texts(person)
    undone = await (await person.press(panel(person, code), label=say("button-undo"))).answered()
    assert undone.message is not None
    assert say("undo-shuffled") in undone.message.text, "cards were drawn: the other must agree"
    assert any(b["label"] == say("button-undo-ask") for b in undone.message.buttons())


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_duel_goes_on_after_a_restart_in_the_middle_of_an_action(
    house: House, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        code, rng = await begun(house, "brawl", *DUEL, language=language, draft="random"), Random(4)
        person, asked = await until(house, DUEL, code, "move", rng)
        shown, call, before = panel(person, code), call_of(house, code), (await live_of(house, code)).view(None)
        await house.close()
        await house.open()
        await house.settled()
        assert (await live_of(house, code)).view(None) == before
        assert panel(person, code) is shown
        assert call_of(house, code) is call
        keys = advised(await live_of(house, code), asked, rng)
        await in_channel(person, call, keys[0])
        await house.settled()
        for _ in range(120):
            if (await live_of(house, code)).view(None).table.round > 2:
                break
            for each in people_of(house, DUEL):
                await advance(house, each, code, rng)
        assert (await live_of(house, code)).view(None).table.round == 3
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []


# ---------------------------------------------------------------- four players, practice


async def test_four_players_draft_deploy_and_begin(house: House) -> None:
    code, rng = await begun(house, "brawl", *FOUR, players="teams"), Random(2)
    person, _ = await until(house, FOUR, code, "act", rng)
    live = await live_of(house, code)
    view = live.view(None).table
    assert view.teams
    assert len(view.champions) == 8
    assert [champion.team for champion in view.champions].count(0) == 4
    assert live.seat_of(int(person.id)).seat == view.turn  # type: ignore[union-attr]
    assert f"<@{person.id}>" in call_of(house, code).text
    for each in people_of(house, FOUR):
        assert panel(each, code).image()


@pytest.mark.usefixtures("quickly_painted")
async def test_a_duel_against_a_practice_player_to_its_end(house: House) -> None:
    code, rng = await begun(house, "brawl", "Anna", practice=1, language="ru"), Random(6)
    (anna,) = people_of(house, ["Anna"])
    for _ in range(600):
        if (await live_of(house, code)).row.status == "over":
            break
        await advance(house, anna, code, rng)
    live = await live_of(house, code)
    assert live.row.status == "over"
    result = live.view(None).table.result
    assert result.reason == "points"
    assert max(live.view(None).table.points) >= 5
    assert controls(panel(anna, code)) == []
