"""What tests of Legends at the table share: decks brought by the lobby's button, and players who attack or only pass."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.kit.controls.custom_ids import COLON
from engines.kernel.state.model import Decision
from referee.match.live import Live
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.playing import code_of, controls, live_of, people_of
from tests.e2e.tables import opened
from words.texts import language_of, words

PAIR = ("Anna", "Boris")

RAID, WOOD = "legends.red_raid", "legends.wild_wood"
"""Preset decks as the lobby offers them."""

FOLLOWERS = ("axebearer", "recruit", "shieldmaiden", "skirmisher", "steppe_rider", "watchman")
"""Followers of the deck that raids."""

IDLE = ("pass", "through", "keep", "no")
"""Answers that do nothing."""

ASKED = 600
"""Answers after which what is waited for must have come."""


async def bring(person: Person, lobby: Message, deck: str) -> Message:
    """Choose a deck by the lobby's button; return the private page that says so."""
    name = next(b["custom_id"] for b in lobby.buttons() if ":mydeck:" in str(b["custom_id"]))
    page = (await (await person.press(lobby, custom_id=name)).answered()).message
    assert page is not None
    assert page.seer == person.id
    select = next(s["custom_id"] for s in page.selects() if ":deckbring:" in s["custom_id"])
    done = (await (await person.pick(page, deck, custom_id=select)).answered()).message
    assert done is not None
    return done


async def begun(
    house: House, *, language: str = "en", decks: tuple[str, str] = (RAID, WOOD), **options: str
) -> Message:
    """Open a table of Anna and Boris, let both bring a deck, and start; return its message."""
    lobby = await opened(house, "legends", *PAIR, language=language, **options)
    for person, deck in zip(people_of(house, PAIR), decks, strict=True):
        await bring(person, lobby, deck)
    await people_of(house, PAIR)[0].press(lobby, label=words(language_of(language), strict=True)("button-start"))
    await house.settled()
    return lobby


async def in_play(house: House) -> tuple[Message, str, Person, Person]:
    """Return the board of a match of Legends in its first main phase, its code, whose turn it is, and the other."""
    people = [house.table.person(name, "en-US") for name in PAIR]
    board = await begun(house)
    code = code_of(board)
    while True:
        live = await live_of(house, code)
        _, match = live.rules_and_match
        question = match.asks[0]
        if question.kind == "main":
            return board, code, people[question.seat], people[1 - question.seat]
        keys = [option.key for option in question.options][-max(question.least, 1) :]  # the hand is kept
        await house.bot.referee.choose(code, int(people[question.seat].id), question.seat, question.id, keys)
        await house.settled()


def attacking(live: Live, asked: Decision) -> list[str]:
    """Return the answer of a player who brings generals, plays followers, and attacks heroes whenever that can be."""
    keys = [option.key for option in asked.options]
    pack = live.rules_and_match[0].pack
    if asked.kind == "squad":
        return sorted(keys, key=lambda key: -pack.hero[key].attack.by)[: asked.most]
    if asked.kind == "first":
        return [f"seat{asked.seat}"]
    if asked.kind == "main":
        found = [key for key in keys if key.startswith("attack:")] or [key for key in keys if key in pack.follower]
        return [found[0] if found else "pass"]
    if asked.kind == "attack":
        permanents = {str(p.uid): p.card for p in live.view(None).table.permanents}
        return [next((key for key in keys if permanents[key] in pack.hero), keys[0])]
    return passing(live, asked)


def passing(_live: Live, asked: Decision) -> list[str]:
    """Return the answer of a player who brings one hero and does nothing."""
    keys = [option.key for option in asked.options]
    idle = [key for key in keys if key in IDLE]
    return idle[:1] or keys[: asked.least]


def crowding(live: Live, asked: Decision) -> list[str]:
    """Return the answer of a player who brings heroes of whom each may be attacked, as many as may come, and does nothing."""
    abilities = live.rules_and_match[0].pack.abilities
    if asked.kind == "squad":
        return [option.key for option in asked.options if not abilities[option.key].keywords][: asked.most]
    return passing(live, asked)


PLAYERS = {"Anna": attacking, "Boris": passing, "crowd": crowding}


async def seat_of(house: House, person: Person, code: str) -> int:
    """Return the seat of a person."""
    seat = (await live_of(house, code)).seat_of(int(person.id))
    assert seat is not None
    return seat.seat


async def advance(house: House, person: Person, code: str, name: str = "") -> Decision | None:
    """Let a person who is asked answer on their panel, as the player of this name or their own; return the question."""
    asked = await table.question(house, person, code)
    if asked is not None:
        keys = PLAYERS[name or person.name](await live_of(house, code), asked)
        await table.reply(house, person, code, lambda _: keys)
    return asked


async def until(
    house: House,
    code: str,
    who: str,
    kind: str,
    *,
    offers: tuple[str, ...] = ("",),
    playing: Mapping[str, str] | None = None,
) -> Decision:
    """Play on until somebody is asked a question of a kind, one of whose answers begins so; return it.

    `playing` names who sits where, if others than Anna and Boris do.
    """
    seated = playing or {name: name for name in PAIR}
    for _ in range(ASKED):
        for name, role in seated.items():
            person = house.table.person(name)
            asked = await table.question(house, person, code)
            if asked is None:
                continue
            if (name, asked.kind) == (who, kind) and any(option.key.startswith(offers) for option in asked.options):
                return asked
            await advance(house, person, code, role)
        assert (await live_of(house, code)).row.status == "playing", f"{who} was not asked {kind!r}"
    raise AssertionError(f"{who} was not asked {kind!r}")


async def play_out(house: House, code: str, number: int) -> None:
    """Play until the game of this number is over, or the match."""
    for _ in range(ASKED):
        for person in people_of(house, PAIR):
            live = await live_of(house, code)
            if live.row.status != "playing" or live.rules_and_match[1].board.number != number:
                return
            await advance(house, person, code)
    raise AssertionError(f"game {number} has no end")


def keys_on(shown: Message) -> list[str]:
    """Return the keys that a panel offers, of the group that is open too."""
    buttons = [name.split(":")[-1].replace(COLON, ":") for name in controls(shown) if "*" not in name]
    return [*buttons, *(option["value"] for select in shown.selects() for option in select["options"])]


def hand_of(live: Live, seat: int) -> list[str]:
    """Return the cards in the hand of a seat."""
    return [card.id for card in live.rules_and_match[1].board.sides[seat].hand]
