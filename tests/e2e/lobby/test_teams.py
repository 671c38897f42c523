"""Two friends against two bots, the host who chooses another match or closes the table, bots that do not fit, clocks."""

from __future__ import annotations

import re

import pytest

from referee.match.live import Live
from store.match.matches import NO_CLOCK
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import prefer
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import RU, SAY, control, keep, public
from tests.e2e.playing import code_of, forge, hosting, live_of, people_of, restart, said, texts
from words.texts import Words

TEAMS = {"battlecon": {"mode": "two_on_two"}, "brawl": {"players": "teams"}}
"""How two teams of two are typed, by game."""

LETTER_ALONE = re.compile(r"\*\*[A-F]\*\*[ .,]*(?:\n|$)")

BOTH = pytest.mark.parametrize("game", TEAMS)


async def opened(house: House, game: str, host: Person, language: str = "en", **values: object) -> Message:
    """Open a table of two teams; return its lobby."""
    given = {"language": language, **TEAMS[game], **values}
    asked = await host.slash("play", given, sub=game, channel=house.table.general)
    assert asked.message is not None
    return asked.message


async def pressed(house: House, person: Person, lobby: Message, side: int) -> str | None:
    """Press the button of a side at a lobby; return what only its person is told, None if the lobby changes."""
    name = next(b["custom_id"] for b in lobby.buttons() if b["custom_id"].endswith(f":side:board:{side}"))
    done = await (await person.press(lobby, custom_id=name)).answered()
    await house.settled()
    return done.followups[-1].text if done.followups else None


def groups(lobby: Message, say: Words) -> list[list[str]]:
    """Return what stands below the name of each team, a line for each place."""
    text = lobby.text
    heads = [say("lobby-side-head", side=say(f"lobby-side-{n}")) for n in (1, 2)]
    one, _, other = text.partition(heads[0])[2].partition(heads[1])
    return [[line for line in part.split("\n") if line.startswith("**")][:2] for part in (one, other)]


def named(lobby: Message, say: Words, *names: str) -> list[set[str]]:
    """Return which of these names, and how many bots and open places, stand in each team."""
    found = []
    for group in groups(lobby, say):
        worded = {name for line in group for name in names if name in line}
        worded |= {f"{sum(re.search('(Bot|Бот) ', line) is not None for line in group)} bots"}
        open_ = say("lobby-open", letter="").partition("** ")[2]
        worded |= {f"{sum(open_ in line for line in group)} open"}
        found.append(worded)
    return found


async def actions(live: Live, user: Person) -> int:
    """Return the team of a person in a match that has begun."""
    board = live.rules_and_match[1].board
    seat = next(s.seat for s in live.seats if s.user == int(user.id))
    if live.row.game == "brawl":
        return int(board.players[seat].team)
    return int(next(f.team for f in board.fighters if f.seat == seat))


@BOTH
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_two_friends_against_two_bots(house: House, game: str, language: str) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    say = RU if language == "ru" else SAY
    lobby = await opened(house, game, anna, language, practice=2)
    assert named(lobby, say, "Anna", "Boris") == [{"Anna", "1 bots", "0 open"}, {"1 bots", "1 open"}]
    assert await pressed(house, boris, lobby, 0) is None
    assert named(lobby, say, "Anna", "Boris") == [{"Anna", "Boris", "0 bots", "0 open"}, {"2 bots", "0 open"}]
    await restart(house)
    await anna.press(lobby, label=say("button-start"))
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert live.row.status == "playing"
    assert await actions(live, anna) == await actions(live, boris)
    assert {s.status for s in live.seats if s.user is None} == {"practice"}
    assert len(live.seats) == 4


@BOTH
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_no_letter_stands_alone_while_seats_fill(house: House, game: str, language: str) -> None:
    say = RU if language == "ru" else SAY
    anna, *others = people_of(house, ("Anna D.", "B.", "Vera C.", "D."))
    lobby = await opened(house, game, anna, language)
    for person in (None, *others):
        if person is not None:
            await person.press(lobby, label=say("button-join"))
        assert not LETTER_ALONE.search(lobby.text), lobby.text
        assert all(len(group) == 2 for group in groups(lobby, say))
    assert len(re.findall("Anna D", lobby.text)) >= 1


@BOTH
async def test_changing_sides_and_who_may_not(house: House, game: str) -> None:
    anna, boris, vera, gleb, dasha = people_of(house, ("Anna", "Boris", "Vera", "Gleb", "Dasha"))
    lobby = await opened(house, game, anna)
    for person in (boris, vera):
        await person.press(lobby, label="Join")
    assert await pressed(house, vera, lobby, 1) is None
    assert named(lobby, SAY, "Anna", "Boris", "Vera") == [
        {"Anna", "0 bots", "1 open"},
        {"Boris", "Vera", "0 bots", "0 open"},
    ]
    names = {b["label"]: b["custom_id"] for b in lobby.buttons()}
    for person, side, key in ((vera, 2, "already"), (anna, 2, "full"), (gleb, 2, "full")):
        heard = await said(await person.press(lobby, custom_id=names[f"Team {side}"]))
        assert heard == texts(person)(f"refused-side-{key}", hosting="Host")
    code = code_of(lobby)
    forged = f"v1:{code}:side:board:7"
    assert await said(forge(house, anna, lobby, forged)) == texts(anna)("refused-no-teams")
    await pressed(house, dasha, lobby, 0)
    live = await live_of(house, code)
    assert len(live.seats) == 4


async def test_the_host_says_who_plays_with_whom(house: House) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    lobby = await opened(house, "brawl", anna, practice=1)
    for person in (boris, vera):
        await person.press(lobby, label="Join")
    tools = await hosting(anna, lobby)
    select = next(s for s in tools.selects() if s["custom_id"] == control(tools, "part"))
    assert len(select["options"]) == 3
    assert not any(s["custom_id"].split(":")[2] == "first" for s in tools.selects())
    friends = texts(anna).join(["Anna", "Vera"])
    (wanted,) = (option["value"] for option in select["options"] if friends in option["label"])
    await anna.pick(tools, wanted, control(tools, "part"))
    await house.settled()
    assert texts(anna)("parted-note") in tools.text
    sides = named(lobby, SAY, "Anna", "Boris", "Vera")
    assert {"Anna", "Vera"} <= next(side for side in sides if "Anna" in side)
    # Vera leaves meanwhile: what stands in the panel may mean others by now.
    stale = next(s for s in tools.selects() if s["custom_id"] == control(tools, "part"))["options"][1]["value"]
    await vera.press(lobby, label="Leave")
    before = lobby.text
    await anna.pick(tools, stale, control(tools, "part"))
    await house.settled()
    assert texts(anna)("refused-seats-changed") in tools.text
    assert lobby.text == before


@BOTH
async def test_the_host_changes_a_duel_to_teams_and_back(house: House, game: str) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    asked = await anna.slash("play", {"language": "en"}, sub=game, channel=house.table.general)
    lobby = asked.message
    assert lobby is not None
    await boris.press(lobby, label="Join")
    say, (mode, value) = texts(anna), ("mode", next(iter(TEAMS[game].values())))
    tools = await hosting(anna, lobby)
    await anna.press(tools, label=say("button-options"))
    picker = f"v1:{code_of(lobby)}:option:note:{mode}"
    await anna.pick(tools, value, picker)
    await house.settled()
    assert say("option-note") in tools.text
    assert named(lobby, SAY, "Anna", "Boris") == [{"Anna", "0 bots", "1 open"}, {"Boris", "0 bots", "1 open"}]
    await restart(house)
    await vera.press(lobby, label="Join")
    heard = await said(await anna.pick(tools, "duel", picker))
    assert heard == say("refused-option-seats", people=3, seats=2, leave="Leave", hosting="Host")
    await vera.press(lobby, label="Leave")
    await anna.press(tools, label=say("button-host-back"))
    for _ in range(2):
        await anna.press(tools, label=say("button-invite"))
    await anna.press(tools, label=say("button-options"))
    await anna.pick(tools, "duel", picker)
    await house.settled()
    assert say("option-note-bots", count=2) in tools.text
    assert [b["label"] for b in lobby.buttons()] == ["Join", "Start", "Leave", "Rules", "Host"]
    stale = forge(house, anna, lobby, f"v1:{code_of(lobby)}:side:board:1")
    assert await said(stale) == texts(anna)("refused-no-teams")
    for action in ("options", "option", "hostclose", "hostclosed", "part"):
        values = ["duel"] if action in ("option", "part") else None
        slot = "note:mode" if action == "option" else "note"
        heard = await said(forge(house, boris, tools, f"v1:{code_of(lobby)}:{action}:{slot}", values))
        assert "Anna" in heard, action


async def test_the_host_closes_the_table_and_those_seated_are_told(house: House) -> None:
    anna, boris, vera, gleb = people_of(house, ("Anna", "Boris", "Vera", "Gleb"))
    await prefer(house, vera, pings="off")
    lobby = await house.lobby("Anna", "Boris", "Vera")
    say, code = texts(anna), code_of(lobby)
    tools = await hosting(anna, lobby)
    await anna.pick(tools, [gleb], custom_id=control(tools, "call"))
    await anna.press(tools, label=say("button-close-table"))
    assert say("hosting-close", others=2) in tools.text
    assert (await live_of(house, code)).row.status == "lobby", "asked first"
    await anna.press(tools, label=say("button-host-back"))
    await anna.press(tools, label=say("button-close-table"))
    await anna.press(tools, label=say("button-close-sure"))
    await house.settled()
    assert say("hosting-closed") in tools.text
    assert tools.buttons() == []
    assert SAY("lobby-cancelled") in lobby.text
    assert lobby.buttons() == []
    board, worded = public(house)
    assert board.id == lobby.id
    who = SAY.join([f"<@{boris.id}>", f"<@{vera.id}>"])
    assert worded.text == SAY("gone-note", who=who, host="Anna", game=SAY("krendel-title"), code=code)
    assert [user["id"] for user in worded.data["mentions"]] == [boris.id], "Vera wants no pings"
    await restart(house)
    assert [m.id for m in public(house)] == [board.id, worded.id]
    heard = await said(forge(house, gleb, lobby, f"v1:{code}:join:board"))
    assert heard == texts(gleb)("refused-closed")


@pytest.mark.parametrize("locale", ["en-GB", "ru"])
async def test_bots_that_do_not_fit_are_refused_in_words(house: House, locale: str) -> None:
    anna = house.table.person("Anna", locale=locale)
    say = texts(anna)
    for game, values, asked, most, rule in (
        ("battlecon", {}, 3, 1, "BC-60"),
        ("battlecon", {"mode": "two_on_one"}, 3, 2, "BC-60"),
        ("brawl", {"players": "teams"}, 4, 3, "SB-70"),
    ):
        given = {**values, "practice": asked}
        heard = await said(await anna.slash("play", given, sub=game, channel=house.table.general))
        assert heard == say("cited-rule", refusal=say("refused-practice-many", asked=asked, most=most), rule=rule)
        assert str(most) in heard
    assert public(house) == []


async def test_days_are_offered_first_where_two_play(house: House) -> None:
    anna = house.table.person("Anna")
    for game, values, first in (
        ("battlecon", {}, "3d"),
        ("brawl", {"challenges": "two"}, "3d"),
        ("brawl", {"players": "teams"}, "none"),
        ("battlecon", {"mode": "two_on_two"}, "none"),
        ("krendel", {}, "none"),
    ):
        offered = await anna.autocomplete("play", values, "clock", sub=game, channel=house.table.general)
        assert offered[0]["value"] == first, (game, values)
        lobby = (await anna.slash("play", {"language": "en", **values}, sub=game, channel=house.table.general)).message
        assert lobby is not None
        live = await live_of(house, code_of(lobby))
        assert live.row.clock == NO_CLOCK, "it is only offered"
        tools = await hosting(anna, lobby)
        select = next(s for s in tools.selects() if s["custom_id"] == control(tools, "clockset"))
        assert select["options"][0]["value"] == first
        assert [o["value"] for o in select["options"] if o.get("default")] == ["none"]
        if first == "3d":
            await anna.pick(tools, "3d", select["custom_id"])
            assert (await live_of(house, code_of(lobby))).row.clock != NO_CLOCK
    await keep(house, clock='{"kind":"bank","seconds":900}')
    lobby = (await anna.slash("play", {}, sub="brawl", channel=house.table.general)).message
    assert lobby is not None
    assert "bank" in (await live_of(house, code_of(lobby))).row.clock, "what the server has chosen"
