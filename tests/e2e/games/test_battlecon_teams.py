"""Fights of BattleCON in teams by buttons: through restarts, closed messages, a substitute, leaving, undo, practice players."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cogs.kit.match_texts.reader import Reader
from engines.kernel.choose import decision_of
from engines.kernel.state.model import Decision, Match
from store.match import outbox
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import DAY, channel, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.match.undoing import ask, request
from tests.e2e.playing import (
    check_reachable,
    controls,
    live_of,
    messages_shown,
    panel,
    people_of,
    restart,
    said,
    texts,
)
from tests.e2e.seats.substituting import offered, take
from tests.e2e.tables import begun
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

FOUR = ("Anna", "Boris", "Vera", "Gleb")
"""By their seats: the first two are a team."""

ARRIVING = ("Anna", "Vera", "Boris", "Gleb")
"""In this order they sit down on those seats: one of each team in turn."""

SAY = words("en", strict=True)

Holds = Callable[[Match[Any, Any]], bool]


async def match_of(house: House, code: str) -> Match[Any, Any]:
    return (await live_of(house, code)).rules_and_match[1]


class Fight:
    """A fight that persons play by their panels, at random but always the same."""

    def __init__(self, house: House, code: str, *names: str) -> None:
        self.house = house
        self.code = code
        self.people = people_of(house, names)
        self.rng = Random(4)

    def pick(self, asked: Decision) -> list[str]:
        keys = [option.key for option in asked.options]
        if "beginner" in keys:
            return ["beginner"]
        return ["pass"] if "pass" in keys and self.rng.random() < 0.6 else [self.rng.choice(keys)]

    async def asked(self) -> list[tuple[Person, Decision]]:
        """Return who of the persons is asked what."""
        found = [(person, await table.question(self.house, person, self.code)) for person in self.people]
        return [(person, asked) for person, asked in found if asked is not None]

    async def reply(self, person: Person, key: str | None = None) -> None:
        await table.reply(self.house, person, self.code, (lambda _: [key]) if key else self.pick)
        await check_reachable(self.house, self.code, settled=True)

    async def on(self, until: Holds) -> bool:
        """Let everybody answer until this holds; return whether it does, or the fight is over before."""
        for _ in range(400):
            live = await live_of(self.house, self.code)
            if live.row.status != "playing":
                return False
            if until(live.rules_and_match[1]):
                return True
            waiting = await self.asked()
            assert waiting, "no person is asked anything"
            await self.reply(waiting[0][0])
        raise AssertionError("it never came to that")


def at(kind: str, beat: int = 1) -> Holds:
    """Return whether a question of this kind is open, in this beat or later."""
    return lambda match: match.board.beat >= beat and match.asks[0].kind == kind


def in_attack(match: Match[Any, Any]) -> bool:
    """Whether a question is open in the middle of an attack."""
    return any(type(scope.record).__name__ == "Attack" for scope in match.scopes)


# ---------------------------------------------------------------- four persons


async def test_two_against_two_with_restarts_in_the_middle(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The bot is stopped with pairs half laid, in advantages, in an attack: nothing is doubled, nothing is lost."""
    with caplog.at_level(logging.WARNING):
        code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="draft")
        fight = Fight(house, code, *FOUR)
        stops: list[Holds] = [
            at("ban", 0),
            at("place", 0),
            lambda match: at("pair")(match) and len(match.asks) == 2,
            at("advantage"),
            in_attack,
            at("pair", 3),
        ]
        for stop in stops:
            assert await fight.on(stop)
            before, since = messages_shown(house, fight.people), len(house.table.requests)
            match = await match_of(house, code)
            await restart(house)
            assert messages_shown(house, fight.people) == before
            assert [path for method, path, *_ in house.table.requests[since:] if method in ("POST", "PATCH")] == []
            assert await match_of(house, code) == match
            await check_reachable(house, code, settled=True)
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []


async def test_a_bot_that_dies_over_a_laid_pair_owes_what_it_owed(house: House) -> None:
    """The last pair closes the lane; the bot stops before it has sent anything of it."""
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(lambda match: at("pair")(match) and len(match.asks) == 1)
    ((last, asked),) = await fight.asked()
    live = await live_of(house, code)
    seat = live.seat_of(int(last.id))
    assert seat is not None
    await house.bot.sender.close()
    await house.bot.referee.choose(code, int(last.id), seat.seat, asked.id, [asked.options[0].key])
    assert await outbox.owed(house.db, live.row.id)
    await restart(house)
    assert (await live_of(house, code)).view(None).table.phase == "advantages"
    assert await outbox.owed(house.db) == []
    await check_reachable(house, code, settled=True)
    assert [len(person.inbox) for person in fight.people] == [1, 1, 1, 1]


async def test_a_fighter_is_led_from_behind_the_button_where_messages_are_closed(house: House) -> None:
    boris = house.table.person("Boris")
    boris.close_dms()
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random")
    fight = Fight(house, code, "Anna", "Vera", "Gleb")
    assert await fight.on(lambda match: len(match.asks) == 1 and match.asks[0].seat == 1)
    assert boris.inbox == []
    asked = await table.question(house, boris, code)
    assert asked is not None
    board = board_of(house, code)
    hand = await (await boris.press(board, label=SAY("button-hand"))).answered()
    assert hand.message is not None
    assert hand.message.seer == boris.id
    game = Reader.of(await live_of(house, code), texts(boris).language).game
    seen = (await live_of(house, code)).view(1)
    assert game.question(asked, seen.table) in hand.message.text
    boris.open_dms()
    assert boris.inbox == []


def board_of(house: House, code: str) -> Message:
    """Return the public board."""
    shown = house.table.person("Anna").messages(house.table.general)
    return next(m for m in shown if any(b["custom_id"] == f"v1:{code}:act:board" for b in m.buttons()))


async def test_a_substitute_takes_over_a_laid_pair_with_its_secret(house: House) -> None:
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(at("pair"))
    boris, galya = house.table.person("Boris"), house.table.person("Galya")
    await fight.reply(boris)
    draft = (await match_of(house, code)).lanes[1].draft
    assert draft
    await take(house, galya, await offered(house, boris, galya))
    assert (await match_of(house, code)).lanes[1].draft == draft
    assert controls(panel(galya, code), "done")
    view = (await live_of(house, code)).view(1).table
    game = Reader.of(await live_of(house, code), texts(galya).language).game
    laid = view.fighters[1].laid
    assert laid == tuple(draft[1:])
    again = (await live_of(house, code)).view(1).revision
    assert again is not None
    assert game.option_label(again, "/".join(laid), view) in panel(galya, code).text
    refused = await said(await boris.slash("hand", {"match": code}))
    assert game.option_label(again, "/".join(laid), view) not in refused
    others = Fight(house, code, "Anna", "Galya", "Vera", "Gleb")
    assert await others.on(at("pair", 2))


async def test_who_leaves_in_an_attack_is_led_on_by_the_practice_player(house: House) -> None:
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(in_attack)
    asked = (await match_of(house, code)).asks[0]
    leaver = fight.people[asked.seat]
    await house.bot.referee.seats.concede(code, int(leaver.id))
    await house.settled()
    live = await live_of(house, code)
    assert live.row.status == "playing"
    assert [seat.status for seat in live.seats][asked.seat] == "practice"
    assert decision_of(live.rules_and_match[1], asked.seat) != asked
    rest = Fight(house, code, *(p.name for p in fight.people if p is not leaver))
    beat = live.rules_and_match[1].board.beat
    assert await rest.on(at("pair", beat + 1))


async def test_the_others_let_the_practice_player_lay_the_pair_of_who_is_late(house: House) -> None:
    """The vote names who has laid none, and nobody else; once it is carried a pair is laid and the fight goes on."""
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random", clock="1d")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(at("pair"))
    anna, boris, _, gleb = fight.people
    for person in (anna, boris, gleb):
        await fight.reply(person)
    await wait(house, DAY + 1)
    (vote,) = channel(house, "vote")
    assert "**C** Vera" in vote.text
    assert not any(name in vote.text for name in ("**A** Anna", "**B** Boris", "**D** Gleb"))
    for person in (anna, boris):
        name = next(b["custom_id"] for b in vote.buttons() if ":vote:late:practice" in b["custom_id"])
        await (await person.press(vote, custom_id=name)).answered()
        await house.settled()
    live = await live_of(house, code)
    assert [seat.status for seat in live.seats] == ["human", "human", "practice", "human"]
    assert live.view(None).table.phase != "preparation"
    assert all(fighter.base for fighter in live.rules_and_match[1].board.fighters)
    assert channel(house, "vote") == []


async def test_a_seat_removed_in_an_attack_takes_its_fighter_out(house: House) -> None:
    """All who are left want it: the fighter is out, its team goes on with Vengeance (BC-66)."""
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(in_attack)
    match = await match_of(house, code)
    seat = match.asks[0].seat
    house.bot.practice.pace = 1000.0
    referee, users = house.bot.referee, {n: int(p.id) for n, p in enumerate(fight.people)}
    await referee.seats.concede(code, users[seat])
    others = [n for n in users if n != seat]
    for n in others:
        await referee.motions.propose(code, users[n], "remove", seat)
    house.bot.practice.pace = 0.0
    house.bot.practice._thinking.clear()
    await house.bot.practice.wake()
    await house.settled()
    after = await match_of(house, code)
    assert after.seats == tuple(others)
    gone = next(fighter for fighter in after.board.fighters if fighter.seat == seat)
    assert gone.out
    assert after.board.vengeance[gone.team] == 1
    rest = Fight(house, code, *(fight.people[n].name for n in others))
    assert await rest.on(at("pair", match.board.beat + 1))


async def test_undo_across_a_reveal_needs_everybody_and_brings_the_pairs_back(house: House) -> None:
    code = await begun(house, "battlecon", *ARRIVING, mode="two_on_two", fighters="random", undo="request")
    fight = Fight(house, code, *FOUR)
    assert await fight.on(at("advantage"))
    hidden = [(f.style, f.base) for f in (await match_of(house, code)).board.fighters]
    assert await fight.on(lambda match: match.board.fighters[0].pair_shown)
    anna, boris, vera, gleb = fight.people
    for _ in range(30):
        await ask(house, anna, code)
        motion = request(house)
        assert motion is not None
        for person in (boris, vera, gleb):
            await person.press(motion, label=SAY("button-agree"))
            await house.settled()
        assert request(house) is None
        match = await match_of(house, code)
        if not match.board.fighters[0].pair_shown:
            break
    assert match.board.phase in ("advantages", "preparation")
    if match.board.phase == "advantages":
        assert [(f.style, f.base) for f in match.board.fighters] == hidden
    public = board_of(house, code).text
    assert SAY("story-undone", name="Anna") in public
    assert await fight.on(at("pair", 2))


# ---------------------------------------------------------------- practice players


async def test_three_against_one_with_practice_players_to_the_end(house: House) -> None:
    """Two persons and two practice players; the fight goes through, with a stop while they think."""
    code = await begun(house, "battlecon", "Anna", "Boris", practice=2, mode="three_on_one", fighters="random")
    fight = Fight(house, code, "Anna", "Boris")
    assert await fight.on(at("pair"))
    view = (await live_of(house, code)).view(None).table
    assert [fighter.title for fighter in view.fighters] == ["champion", "", "", ""]
    seats = (await live_of(house, code)).seats
    assert [seat.status for seat in seats] == ["human", "practice", "practice", "human"]
    house.bot.practice.pace = 1000.0
    await fight.reply(fight.people[0])
    await restart(house)
    before = await match_of(house, code)
    assert [lane.draft[:1] for lane in before.lanes.values()] == [[0], [1], [2], []]
    await fight.on(lambda match: match.board.beat > 3)
    live = await live_of(house, code)
    assert live.row.status == "over" or live.rules_and_match[1].board.beat > 3
    sources = await house.db.read("SELECT DISTINCT seat, source FROM choices ORDER BY seat")
    assert [tuple(row) for row in sources] == [(0, "player"), (1, "practice"), (2, "practice"), (3, "player")]
