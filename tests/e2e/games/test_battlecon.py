"""A duel of BattleCON and a fight of teams by buttons: fighters, pairs in three presses, advantages in the channel, a story."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

import pytest

from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Decision
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import MINUTE, pinged, prefer, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.playing import controls, forge, live_of, panel, people_of, said, texts
from tests.e2e.tables import begun, in_channel, opened
from words.texts import language_of, words

NAMES = ("Anna", "Boris")


def board_of(house: House, code: str) -> Message:
    """Return the public board."""
    shown = house.table.person(NAMES[0]).messages(house.table.general)
    return next(m for m in shown if any(b["custom_id"] == f"v1:{code}:act:board" for b in m.buttons()))


def calls(house: House, code: str) -> list[Message]:
    """Return the messages in the channel that call somebody to act."""
    shown = house.table.person(NAMES[0]).messages(house.table.general)
    return [m for m in shown if any(f"v1:{code}:act:turn." in str(b["custom_id"]) for b in m.buttons())]


def favourite(asked: Decision) -> list[str]:
    """Take the beginner's discards, pass with advantages, else the first that is offered."""
    keys = [o.key for o in asked.options]
    return [next((key for key in ("beginner", "pass") if key in keys), keys[0])]


async def until(house: House, code: str, kind: str) -> Person:
    return await table.until(house, people_of(house, NAMES), code, kind, favourite)


# ---------------------------------------------------------------- the table


async def test_the_lobby_tells_the_options_and_takes_as_many_as_fit(house: House) -> None:
    lobby = await opened(house, "battlecon", "Anna", mode="two_on_one", fighters="blind")
    assert "Mode: two on one. Fighters: in secret." in lobby.text
    vera = house.table.person("Vera")
    for person in (house.table.person("Boris"), vera):
        await person.press(lobby, label="Join")
    gleb = house.table.person("Gleb")
    refused = await said(await gleb.press(lobby, label="Join"))
    assert "BC-60" in refused
    assert "Gleb" not in lobby.text


@pytest.mark.parametrize(
    ("values", "reason", "rule"),
    [
        ({"alone": "none"}, "refused-title", "BC-67"),
        ({"mode": "two_on_two", "rules": "legacy"}, "refused-legacy-teams", "BC-83"),
    ],
)
async def test_options_that_do_not_go_together_are_refused(
    house: House, values: dict[str, str], reason: str, rule: str
) -> None:
    anna = house.table.person("Anna")
    done = await anna.slash("play", values, sub="battlecon", channel=house.table.general)
    worded = await said(done)
    assert texts(anna)(reason) in worded
    assert rule in worded
    assert await house.db.read("SELECT id FROM matches") == []


# ---------------------------------------------------------------- fighters


async def test_a_fighter_is_chosen_in_three_presses_and_shown_before(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="open")
    person = await until(house, code, "fighter")
    shown = panel(person, code)
    before = shown.image()
    (classes,) = [s for s in shown.selects() if ":add:" in s["custom_id"]]
    assert sum(int(o["label"].rpartition(" ")[2]) for o in classes["options"]) == 32
    await (await person.pick(shown, classes["options"][0]["value"], custom_id=classes["custom_id"])).answered()
    members = next(s for s in shown.selects() if s["custom_id"].endswith(":*"))
    kit = members["options"][0]
    assert kit["description"]
    await (await person.pick(shown, kit["value"], custom_id=members["custom_id"])).answered()
    assert f"**{kit['label']}**" in shown.text
    assert shown.image() != before
    await (await person.press(shown, custom_id=controls(shown, "done")[0])).answered()
    await house.settled()
    live = await live_of(house, code)
    assert kit["value"] in [fighter.kit for fighter in live.view(None).table.fighters]


async def test_a_secret_choice_of_a_fighter_can_be_changed(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="blind")
    anna = house.table.person("Anna")
    await table.reply(house, anna, code, lambda _: ["claus"])
    shown = panel(anna, code)
    kits = {o["value"]: o["label"] for s in shown.selects() if s["custom_id"].endswith(":*") for o in s["options"]}
    assert f"**{kits['claus']}**" in shown.text
    assert next(b for b in shown.buttons() if b["custom_id"] == controls(shown, "done")[0])["disabled"]
    members = next(s for s in shown.selects() if s["custom_id"].endswith(":*"))
    other = next(o for o in members["options"] if o["value"] != "claus")
    await (await anna.pick(shown, other["value"], custom_id=members["custom_id"])).answered()
    await (await anna.press(shown, custom_id=controls(shown, "done")[0])).answered()
    await house.settled()
    (lane,) = [lane for seat, lane in (await live_of(house, code)).rules_and_match[1].lanes.items() if seat == 0]
    assert lane.draft == [0, other["value"]]


# ---------------------------------------------------------------- a duel


async def test_a_pair_takes_three_presses_on_the_panel_and_can_be_changed_until_all_are_in(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna = house.table.person("Anna")
    await table.until(house, people_of(house, NAMES), code, "pair", favourite)
    shown = panel(anna, code)
    assert shown.selects() == []
    styles, bases = values(shown, 0), values(shown, 1)
    await (await anna.press(shown, custom_id=styles[0])).answered()
    assert ticked(shown) == [styles[0]]
    await (await anna.press(shown, custom_id=bases[0])).answered()
    assert ticked(shown) == [styles[0], bases[0]]
    live = await live_of(house, code)
    asked, seen = await table.question(house, anna, code), live.view(0)
    key = "/".join(name.rpartition(":")[2] for name in (styles[0], bases[0]))
    game = Reader.of(live, texts(anna).language).game
    assert asked is not None
    assert game.option_detail(asked, key, seen.table) in shown.text
    await (await anna.press(shown, custom_id=controls(shown, "done")[0])).answered()
    assert (await live_of(house, code)).rules_and_match[1].lanes[0].draft == [0, *key.split("/")]

    assert texts(anna)("hand-changing") not in shown.text
    other = values(shown, 1)[1]
    await (await anna.press(shown, custom_id=other)).answered()
    assert texts(anna)("hand-changing") in shown.text, "not yet what counts"
    await (await anna.press(shown, custom_id=controls(shown, "done")[0])).answered()
    assert texts(anna)("hand-changing") not in shown.text
    draft = (await live_of(house, code)).rules_and_match[1].lanes[0].draft
    assert draft == [0, key.split("/")[0], other.rpartition(":")[2]]
    await table.lanes(house, people_of(house, ["Boris"]), code, favourite)
    assert (await live_of(house, code)).view(None).table.phase != "preparation"


def values(message: Message, place: int) -> list[str]:
    """Return the buttons of a facet by their custom ids."""
    return [name for name in controls(message, "add") if f":*{place}:" in name]


def ticked(message: Message) -> list[str]:
    """Return the buttons that are marked as picked."""
    return [b["custom_id"] for b in message.buttons() if str(b.get("label")).startswith("✓")]


async def test_the_hand_is_two_pictures_below_each_other_each_with_its_own_words(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna = house.table.person("Anna")
    await table.until(house, people_of(house, NAMES), code, "pair", favourite)
    shown = panel(anna, code)
    (styles,), (bases,) = [part["items"] for part in shown.components[0]["components"] if part["type"] == 12]
    live = await live_of(house, code)
    worded = Reader.of(live, texts(anna).language).game
    summary = worded.hand_summary(live.view(0).table)
    assert [styles["description"], bases["description"]] == summary.split("\n\n")
    assert shown.image(0) != shown.image(1)


async def test_a_select_of_a_panel_sent_before_buttons_is_answered_still(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna = house.table.person("Anna")
    await table.until(house, people_of(house, NAMES), code, "pair", favourite)
    shown = panel(anna, code)
    style, base = values(shown, 0)[1], values(shown, 1)[1]
    for name in (style, base):
        select, _, value = name.rpartition(":")
        await forge(house, anna, shown, select, [value]).answered()
        await house.settled()
    assert ticked(shown) == [style, base]


async def test_confirm_gives_the_pair_that_stands_beside_it_whatever_another_panel_has_picked(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna = house.table.person("Anna")
    await table.until(house, people_of(house, NAMES), code, "pair", favourite)
    shown = panel(anna, code)
    styles, bases = values(shown, 0), values(shown, 1)
    await (await anna.press(shown, custom_id=styles[0])).answered()
    await (await anna.press(shown, custom_id=bases[0])).answered()
    beside = (await (await anna.press(board_of(house, code), custom_id=f"v1:{code}:hand:board")).answered()).message
    assert beside is not None
    assert beside.id != shown.id
    await (await anna.press(beside, custom_id=values(beside, 1)[1])).answered()
    await (await anna.press(shown, custom_id=controls(shown, "done")[0])).answered()
    draft = (await live_of(house, code)).rules_and_match[1].lanes[0].draft
    assert draft == [0, *(name.rpartition(":")[2] for name in (styles[0], bases[0]))]


async def test_advantages_are_played_on_one_message_in_the_channel(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    one = await until(house, code, "advantage")
    (other,) = [p for p in people_of(house, NAMES) if p.id != one.id]
    (call,) = calls(house, code)
    stranger = house.table.person("Vera")
    for wrong in (other, stranger):
        refused = await in_channel(wrong, call, "pass")
        assert await said(refused)
    live = await live_of(house, code)
    before = live.row.version
    done = await in_channel(one, call, "strengthen")
    assert done.message is call
    assert done.followups == []
    await house.settled()
    (again,) = calls(house, code)
    assert again is call
    assert (await live_of(house, code)).row.version == before + 1
    asked = await table.question(house, other, code)
    assert asked is not None
    assert f"<@{other.id}>" in again.text
    await in_channel(other, again, "pass")
    await house.settled()
    assert await table.question(house, other, code) is None or (await live_of(house, code)).row.version > before + 1


async def test_who_is_asked_on_the_same_message_in_quiet_hours_is_called_when_they_end(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    one = await until(house, code, "advantage")
    (other,) = [p for p in people_of(house, NAMES) if p.id != one.id]
    now = datetime.fromtimestamp(house.clock(), UTC)
    minute = now.hour * 60 + now.minute
    begin, end = (minute - 30) % (24 * 60), (minute + 90) % (24 * 60)
    await prefer(house, other, zone="Etc/UTC", quiet_from=begin, quiet_to=end)
    await wait(house, 15 * MINUTE)
    (call,) = calls(house, code)
    since = len(house.table.requests)
    await in_channel(one, call, "strengthen")
    await house.settled()
    asked = await table.question(house, other, code)
    assert asked is not None
    assert asked.kind == "advantage"
    assert calls(house, code) == [call]
    await wait(house, 70 * MINUTE)
    assert pinged(house, since) == []
    await wait(house, 7 * MINUTE)
    assert pinged(house, since) == [[other.id]]


async def test_an_order_given_in_the_channel_is_told_to_its_giver_alone(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    one = await until(house, code, "advantage")
    (call,) = calls(house, code)
    select = next(s for s in call.selects() if ":order:" in s["custom_id"])
    worded = await said(await one.pick(call, "beat", custom_id=select["custom_id"]))
    assert texts(one)("battlecon-order-no_advantage") in worded
    await house.settled()
    asked = await table.question(house, one, code)
    assert asked is None or asked.kind != "advantage"


async def test_the_fighters_are_one_press_away_opponent_first(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna, boris = people_of(house, NAMES)
    await until(house, code, "advantage")
    for person, rival in ((anna, 1), (boris, 0)):
        live = await live_of(house, code)
        game = Reader.of(live, texts(person).language).game
        for shown in (board_of(house, code), panel(person, code)):
            label = next(b for b in shown.buttons() if f"v1:{code}:reference:" in str(b["custom_id"]))
            done = await (await person.press(shown, custom_id=label["custom_id"])).answered()
            assert done.message is not None
            assert done.message.ephemeral
            table_view = live.view(1 - rival).table
            first, second = game.reference(table_view)
            assert done.message.text.index(first.text) < done.message.text.index(second.text)
            assert table_view.fighters[rival].kit == first.picture.kit  # type: ignore[union-attr]
            files = [file["filename"] for file in done.message.attachments]
            assert {name.partition(".")[0].partition("-")[0] for name in files} == {"card0", "card1"}
            assert {"card0.png", "card0-2.png", "card1.png", "card1-2.png"} <= {*files}


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_duel_by_buttons_with_each_beat_told_below_the_board(
    house: House, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng, say = Random(3), words(language_of(language), strict=True)

    def pick(asked: Decision) -> list[str]:
        keys = [o.key for o in asked.options]
        return ["beginner"] if "beginner" in keys else [rng.choice(keys)]

    with caplog.at_level(logging.WARNING):
        code = await begun(house, "battlecon", *NAMES, language=language, fighters="draft")
        people, worded = people_of(house, NAMES), set[int]()
        for _ in range(200):
            live = await live_of(house, code)
            beat = live.row.status == "playing" and live.view(None).table.beat
            if live.row.status != "playing" or beat > 3:
                break
            for person in people:
                if await table.question(house, person, code) is not None:
                    await table.reply(house, person, code, pick)
            view = (await live_of(house, code)).view(None).table
            if view.phase == "preparation" and view.beat > 1:
                worded.add(view.beat)
                assert f"\n{say('battlecon-log-beat', beat=view.beat - 1)}\n" in board_of(house, code).text
        assert worded == {2, 3, 4} or live.row.status == "over"
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []


# ---------------------------------------------------------------- teams


async def test_two_players_lead_two_fighters_each(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, mode="two_on_two", fighters="random")
    people = people_of(house, NAMES)
    live = await live_of(house, code)
    assert [fighter.seat for fighter in live.view(None).table.fighters] == [0, 0, 1, 1]
    rng = Random(8)

    def pick(asked: Decision) -> Sequence[str]:
        keys = [o.key for o in asked.options]
        return ["beginner"] if "beginner" in keys else [rng.choice(keys)]

    for _ in range(120):
        for person in people:
            if await table.question(house, person, code) is not None:
                await table.reply(house, person, code, pick)
        live = await live_of(house, code)
        if live.row.status != "playing" or live.view(None).table.beat > 2:
            break
    assert live.view(None).table.beat > 2 or live.row.status == "over"


async def test_the_second_of_two_sealed_pairs_can_be_changed_alone(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, mode="two_on_two", fighters="random")
    anna, boris = people_of(house, NAMES)
    await table.until(house, [anna, boris], code, "pair", favourite)
    await table.lanes(house, [anna], code)
    first = (await live_of(house, code)).rules_and_match[1].lanes[0].draft
    await (await anna.press(panel(anna, code), custom_id=controls(panel(anna, code), "again")[0])).answered()
    await table.reply(house, anna, code)
    await table.reply(house, anna, code, lambda asked: [asked.options[-1].key])
    draft = (await live_of(house, code)).rules_and_match[1].lanes[0].draft
    assert draft[:3] == first[:3]
    assert draft[3:] != first[3:]


async def test_one_sealed_pair_needs_no_way_to_start_over(house: House) -> None:
    code = await begun(house, "battlecon", *NAMES, fighters="random")
    anna = house.table.person("Anna")
    await table.until(house, people_of(house, NAMES), code, "pair", favourite)
    await table.lanes(house, [anna], code)
    assert controls(panel(anna, code), "again") == []
