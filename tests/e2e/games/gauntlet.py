"""The gauntlet played in Discord: windows, turns, lanes, facets and picks in order, which the bot's own games lack.

Use it with the fixture `gauntlet`: `from tests.support.gauntlet_words import gauntlet`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cogs.kit.controls.custom_ids import COLON
from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.drafts import GROUPS, drafted, groups_of
from engines.kernel.choose import decision_of
from engines.kernel.state.model import Decision
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, live_of, panel, pick_facet
from words.texts import language_of, words

Pick = Callable[[Decision], Sequence[str]]
"""The keys that a person answers a question with."""


def first(asked: Decision) -> list[str]:
    """The first option; none where that is allowed. On a turn of the toy game: wait."""
    if asked.kind == "turn" and may_pass(asked):
        return ["pass"]
    return [asked.options[0].key] if asked.least else []


def passing(asked: Decision) -> list[str]:
    """Pass where that is offered, else the first option."""
    return ["pass"] if may_pass(asked) else first(asked)


def may_pass(asked: Decision) -> bool:
    """Return whether passing is offered."""
    return any(option.key == "pass" for option in asked.options)


async def lobby(house: House, *names: str, language: str = "en", practice: int = 0, **terms: Any) -> Message:
    """Open a gauntlet by the first person and let the others join by the button; return the board message.

    `terms` go to `Lobbies.open`: `options={"rounds": 1}`, `undo="request"` and so on.
    """
    host, *others = [house.table.person(name) for name in names]
    worded: dict[str, Any] = {"options": {}, "entropy": "1", "practice": practice} | terms
    live = await house.bot.referee.lobbies.open(
        "gauntlet",
        guild=int(house.table.guild["id"]),
        channel=int(house.table.general.id),
        language=language,
        user=int(host.id),
        name=host.name,
        **worded,
    )
    house.bot.wake(live.row.id)
    await house.settled()
    board = next(m for m in host.messages(house.table.general) if m.buttons() and code_of(m) == live.row.code)
    say = words(language_of(language), strict=True)
    for person in others:
        await person.press(board, label=say("button-join"))
    return board


async def match(house: House, *names: str, language: str = "en", practice: int = 0, **terms: Any) -> Message:
    """Open, join and start a gauntlet; return its board message."""
    board = await lobby(house, *names, language=language, practice=practice, **terms)
    say = words(language_of(language), strict=True)
    await house.table.person(names[0]).press(board, label=say("button-start"))
    await house.settled()
    return board


async def question(house: House, person: Person, code: str) -> Decision | None:
    """Return the question that is open to a person."""
    live = await live_of(house, code)
    seat = live.seat_of(int(person.id))
    return decision_of(live.rules_and_match[1], seat.seat) if seat is not None else None


async def reply(house: House, person: Person, code: str, pick: Pick = first) -> None:
    """Answer a person's open question on their panel by its controls, whatever shape it has."""
    asked = await question(house, person, code)
    assert asked is not None, f"{person.name} is asked nothing"
    keys, shown = list(pick(asked)), panel(person, code)
    if drafted(asked):
        chosen = next((o for o in asked.options if o.key in keys), None)
        picks = chosen.facets if asked.facets and chosen is not None else keys
        for n, value in enumerate(picks):
            if asked.facets:
                await (await pick_facet(person, shown, n, value)).answered()
            elif added := [c for c in controls(shown, "add") if c.endswith(f":*0:{value.replace(':', COLON)}")]:
                await (await person.press(shown, custom_id=added[0])).answered()
            else:
                await _pick(person, shown, controls(shown, "add"), value)
            await house.settled()  # else an open hand is edited once for several presses, or for each
        await person.press(shown, custom_id=controls(shown, "done")[0])
    elif not asked.several and (buttons := [c for c in controls(shown) if c.endswith(_end(asked, keys[0]))]):
        await person.press(shown, custom_id=buttons[0])
    elif grouped := [name for name in controls(shown, "add") if name.endswith(GROUPS)]:
        await pick_in_group(house, person, shown, grouped[0], keys[0])
        await house.settled()
        await person.press(shown, custom_id=controls(shown, "done")[0])
    elif any(f":{GROUPS}:" in name for name in controls(shown, "add")):
        await press_in_group(house, person, shown, asked, keys[0])
    elif together := controls(shown, "add"):
        await _pick(person, shown, together, keys[0])
        await house.settled()
        await person.press(shown, custom_id=controls(shown, "done")[0])
    elif asked.several and keys:
        await person.pick(shown, keys, custom_id=next(c for c in controls(shown) if c.endswith("*")))
    elif asked.several:
        await person.press(shown, custom_id=next(c for c in controls(shown) if c.endswith(":-")))
    else:
        await _pick(person, shown, controls(shown), keys[0])
    await house.settled()


def _end(asked: Decision, key: str) -> str:
    return f":{asked.id}:{key.replace(':', COLON)}"


async def pick_in_group(house: House, person: Person, shown: Message, groups: str, key: str) -> None:
    """Pick an answer that is offered in a group, whichever group that is."""
    for group in next(s for s in shown.selects() if s["custom_id"] == groups)["options"]:
        await (await person.pick(shown, group["value"], custom_id=groups)).answered()
        await house.settled()  # as above
        (members,) = [s for s in shown.selects() if s["custom_id"] not in (groups, None) and ":add:" in s["custom_id"]]
        if key in [option["value"] for option in members["options"]]:
            await (await person.pick(shown, key, custom_id=members["custom_id"])).answered()
            return
    raise AssertionError(f"{key!r} is in no group")


async def press_in_group(house: House, person: Person, shown: Message, asked: Decision, key: str) -> None:
    """Give an answer of a group by the button of the group and one more press or pick."""
    live = await live_of(house, code_of(shown))
    groups = groups_of(asked, Reader.of(live, "en", asked.seat).game)
    n = next(n for n, (_, members) in enumerate(groups) if key in members)
    name = next(c for c in controls(shown, "add") if c.endswith(f":{GROUPS}:{n}"))
    await (await person.press(shown, custom_id=name)).answered()
    await house.settled()
    if pressed := [c for c in controls(shown) if c.endswith(_end(asked, key))]:
        await (await person.press(shown, custom_id=pressed[0])).answered()
    else:
        await _pick(person, shown, controls(shown), key)


async def _pick(person: Person, shown: Message, selects: Sequence[str], value: str) -> None:
    offered = {s["custom_id"]: [option["value"] for option in s["options"]] for s in shown.selects()}
    name = next(name for name in selects if value in offered.get(name, ()))
    await (await person.pick(shown, value, custom_id=name)).answered()


async def lanes(house: House, people: Sequence[Person], code: str, pick: Pick = first) -> None:
    """Let everybody seal all that they are asked for in the lanes that are open."""
    for person in people:
        while (asked := await question(house, person, code)) is not None and "." in asked.id:
            await reply(house, person, code, pick)


async def until(house: House, people: Sequence[Person], code: str, kind: str, pick: Pick = first) -> Person:
    """Play on until somebody is asked a question of this kind; return them. Fails if the match ends before."""
    for _ in range(200):
        for person in people:
            asked = await question(house, person, code)
            if asked is not None and asked.kind == kind:
                return person
            if asked is not None:
                await reply(house, person, code, pick)
        assert (await live_of(house, code)).row.status == "playing", f"nobody was asked {kind!r}"
    raise AssertionError(f"nobody was asked {kind!r}")
