"""kill -9 in a match of Legends and in the workshop: nothing that was answered is lost, and nothing happens twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.kit.controls.custom_ids import COLON
from cogs.screens.questions.drafts import GROUPS
from engines.kernel.history.saves import load
from engines.kernel.state.model import Decision, Match
from engines.legends.game import LEGENDS
from referee.match.cache import decompressed
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.faults.crashing import CALLBACK, CHANNEL, MESSAGE, Story, When
from tests.e2e.games.legendary import RAID, WOOD
from tests.e2e.playing import controls
from tests.engines.conformance.seeds import sample
from words.texts import words

NAMES = ("Anna", "Boris")
SAY = words("en", strict=True)

MOMENTS: dict[When, dict[str, tuple[str, str]]] = {
    "before": {
        "a deck": ("POST", CALLBACK),
        "a kept hand": ("POST", CALLBACK),
        "a squad": ("POST", CALLBACK),
        "the last squad": ("PATCH", MESSAGE),
        "a pass": ("PATCH", MESSAGE),
        "a play": ("POST", CALLBACK),
        "a target": ("POST", CALLBACK),
        "a game given up": ("PATCH", MESSAGE),
    },
    "after": {
        "a deck": ("POST", CALLBACK),
        "a kept hand": ("POST", CHANNEL),
        "a squad": ("POST", CALLBACK),
        "the last squad": ("PATCH", MESSAGE),
        "a pass": ("PATCH", MESSAGE),
        "a play": ("POST", CALLBACK),
        "a target": ("PATCH", MESSAGE),
        "a game given up": ("POST", CALLBACK),
    },
}
"""At which request the process dies: before Discord has handled it, or after."""

GUARD = "radmir"
"""A hero of both decks who has to be attacked first: without him a target is asked for."""


class Game(Story):
    """Anna and Boris bring decks, choose heroes, attack once, and give up a game; whoever is asked answers on the panel."""

    when: When = "before"

    def arm(self, moment: str) -> None:
        """Let the bot die at the request of this moment."""
        assert self.bot.deaths == [*MOMENTS[self.when]].index(moment), f"nobody died before {moment}"
        self.kill_at(*MOMENTS[self.when][moment], self.when)

    # ---------------------------------------------------------------- what is stored

    def match(self) -> Match[Any, Any]:
        """Return the match as it is stored."""
        ((body,),) = self.bot.rows("SELECT body FROM states ORDER BY version DESC LIMIT 1")
        assert isinstance(body, bytes)
        return load(LEGENDS, decompressed(body))

    def asked(self) -> tuple[Person, Decision]:
        """Return the first open question and who is asked."""
        decision = self.match().asks[0]
        ((name,),) = self.bot.rows("SELECT name FROM seats WHERE seat = ?", decision.seat)
        return self.table.person(str(name)), decision

    def count(self, table: str) -> int:
        return int(str(self.bot.rows(f"SELECT count(*) FROM {table}")[0][0]))

    def decks(self) -> list[tuple[object, ...]]:
        return self.bot.rows("SELECT body FROM decks")

    # ---------------------------------------------------------------- what they do

    async def answer(self, keys: list[str], moment: str = "") -> None:
        """Let whoever is asked answer so; the process dies at the press that commits, if a moment is given."""
        await self.settled()
        person, asked = self.asked()
        before = self.count("choices")
        armed = not moment

        async def press() -> None:
            nonlocal armed
            shown = self.panel(person)
            last = await self.drafted(person, asked, keys)
            if not armed:
                armed = True
                self.arm(moment)
            await (await last(shown)).answered()

        await self.until_done(lambda: self.count("choices") > before, press)
        await self.settled()
        assert self.count("choices") == before + 1

    async def drafted(self, person: Person, asked: Decision, keys: list[str]) -> Callable[[Message], Awaitable[Any]]:
        """Pick what has to be picked before the press that commits; return that press."""
        shown = self.panel(person)
        names = [name for name in controls(shown) if name.endswith(f":{asked.id}:{keys[0].replace(':', COLON)}")]
        if names:
            return lambda now: person.press(now, custom_id=names[0])
        groups = [name for name in controls(shown, "add") if name.endswith(GROUPS)]
        for group in next((s["options"] for s in shown.selects() if s["custom_id"] in groups), ()):
            await (await person.pick(shown, group["value"], custom_id=groups[0])).answered()
            if offering(shown, keys[0]):
                break
        select = offering(shown, keys[0])[0]
        if ":add:" not in select:
            return lambda now: person.pick(now, keys, custom_id=select)
        await (await person.pick(shown, keys, custom_id=select)).answered()
        return lambda now: person.press(now, custom_id=controls(now, "done")[0])

    async def bring(self, person: Person, deck: str, moment: str = "") -> None:
        """Bring a deck to the table by its button."""
        before = self.count("seats WHERE brought <> ''")
        armed = not moment

        async def press() -> None:
            nonlocal armed
            lobby = self.board_message()
            name = next(b["custom_id"] for b in lobby.buttons() if ":mydeck:" in str(b["custom_id"]))
            page = (await (await person.press(lobby, custom_id=name)).answered()).message
            assert page is not None
            if not armed:
                armed = True
                self.arm(moment)
            select = next(s["custom_id"] for s in page.selects() if ":deckbring:" in s["custom_id"])
            await (await person.pick(page, deck, custom_id=select)).answered()

        await self.until_done(lambda: self.count("seats WHERE brought <> ''") > before, press)


def offering(shown: Message, key: str) -> list[str]:
    """Return the custom ids of the selects that offer an answer."""
    return [s["custom_id"] for s in shown.selects() if key in [o["value"] for o in s["options"]]]


async def begun(story: Game) -> None:
    """Open a table, bring decks, start, keep the hands and choose heroes."""
    anna, boris = (story.table.person(name, locale="en-US") for name in NAMES)
    await story.until_done(lambda: story.board() is not None, lambda: anna.slash("play", {}, sub="legends"))
    await story.until_done(
        lambda: "Boris" in story.text(), lambda: boris.press(story.board_message(), label=SAY("button-join"))
    )
    await story.bring(anna, RAID, "a deck")
    await story.bring(boris, WOOD)
    await story.until_done(
        lambda: story.count("states") > 0, lambda: anna.press(story.board_message(), label=SAY("button-start"))
    )
    for moment in ("a kept hand", ""):
        await story.answer(["keep"], moment)
    for moment in ("a squad", "the last squad"):
        _, asked = story.asked()
        await story.answer([option.key for option in asked.options if option.key != GUARD], moment)


@pytest.mark.rule("LG-02", "LG-03", "LG-05", "LG-31")
@pytest.mark.parametrize("when", sample([*MOMENTS], 1))
@pytest.mark.timeout(400)
async def test_killed_through_a_game(tmp_path: Path, when: When) -> None:
    """Decks stay those that were brought, every answer counts once, and a play between two presses goes on."""
    story = Game(tmp_path)
    story.when = when
    async with story.table:
        try:
            await begun(story)
            first = story.match().board.active
            passed = False
            while True:
                _, asked = story.asked()
                attacks = [option.key for option in asked.options if option.key.startswith("attack:")]
                if attacks and asked.seat != first:
                    break
                if asked.kind in ("discard", "order", "target"):
                    await story.answer([option.key for option in asked.options][: asked.least])
                else:
                    await story.answer(["pass"], "" if passed else "a pass")
                    passed = True
            queue = list(story.match().board.queue)
            await story.answer([attacks[0]], "a play")
            assert story.asked()[1].kind == "attack"
            assert story.match().board.fight is None, "it is not declared before the target is named"
            await story.answer([story.asked()[1].options[0].key], "a target")
            board = story.match().board
            assert board.queue == queue
            assert sum(permanent.turned for permanent in board.permanents) == 1
            check_play(story)
            await give_up(story)
            check_end(story)
        finally:
            await story.bot.end()


async def give_up(story: Game) -> None:
    """Let Anna give up the game, and not the match."""
    anna = story.table.person(NAMES[0])
    armed = False

    async def press() -> None:
        nonlocal armed
        asked = (await (await anna.slash("concede", {})).answered()).message
        assert asked is not None
        if not armed:
            armed = True
            story.arm("a game given up")
        await (await anna.press(asked, label=SAY("button-concede-game"))).answered()

    await story.until_done(lambda: story.match().board.number == 2, press)
    await story.settled()


def check_play(story: Game) -> None:
    """Every message is there once; the decks are those that were brought."""
    assert len(story.posts()) == 2, [post.text for post in story.posts()]
    decks = {name: story.match().board.decks[n] for n, name in story_seats(story)}
    assert "recruit" in decks["Anna"].cards
    assert "wolf_cub" in decks["Boris"].cards


def story_seats(story: Game) -> list[tuple[int, str]]:
    return [(int(str(seat)), str(name)) for seat, name in story.bot.rows("SELECT seat, name FROM seats")]


def check_end(story: Game) -> None:
    """The game was given up once, everything is told, and nothing was sent that Discord would refuse."""
    board = story.match().board
    assert sum(board.won.values()) == 1
    assert story.bot.rows("SELECT count(*) FROM choices WHERE kind = 'concede_game'") == [(1,)]
    assert story.bot.deaths == len(MOMENTS[story.when])
    assert story.bot.owed() == 0
    assert all(len(story.table.person(name).inbox) == 1 for name in NAMES)
    assert story.table.violations == []


# ---------------------------------------------------------------- the workshop

BUILT = ("button-deck-three", "button-deck-less", "button-deck-undo")
"""The buttons pressed for a card, one after another, and the copies of it after each."""

COPIES = (3, 2, 3)


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize("when", MOMENTS)
@pytest.mark.timeout(240)
async def test_killed_between_the_presses_of_the_workshop(tmp_path: Path, when: When) -> None:
    """Each press is stored once, whether or not its answer came; a panel of before is told so and changes nothing."""
    story = Game(tmp_path)
    anna = story.table.person("Anna", locale="en-US")
    async with story.table:
        try:
            await story.revived()
            panel = await opened(story, anna, "new", name="Ash")
            for key, copies in zip(BUILT, COPIES, strict=True):
                story.kill_at("POST", CALLBACK, when)
                await story.until_done(
                    lambda copies=copies: story.decks() == [(f"/ recruit*{copies}",)],
                    lambda key=key, panel=panel: anna.press(panel, label=SAY(key)),
                )
                panel = await opened(story, anna, "show", deck="1")
            assert story.bot.deaths == len(BUILT)
            assert story.table.violations == []
        finally:
            await story.bot.end()


async def opened(story: Game, anna: Person, sub: str, **values: str) -> Message:
    """Return the panel of the only deck, by a command that is used again if the bot has died, with a card picked."""
    pages: list[Message] = []

    async def command() -> None:
        page = (await (await anna.slash("deck", values, sub=sub)).answered()).message
        assert page is not None
        pages.append(await with_card(anna, page))

    await story.until_done(lambda: bool(pages), command)
    assert len(story.decks()) == 1
    return pages[-1]


async def with_card(anna: Person, page: Message) -> Message:
    for action, value in (("deckgroup", "followers-1.0"), ("deckcard", "recruit")):
        name = next(one["custom_id"] for one in page.selects() if one["custom_id"].split(":")[2] == action)
        await (await anna.pick(page, value, custom_id=name)).answered()
    return page
