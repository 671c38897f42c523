"""The weeks of a ladder by presses, in both languages: who is idle sinks, a pair rests, a winner rises (TM-57)."""

from __future__ import annotations

import re

import pytest

from referee.leagues.slots import CARD
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.leagues.climb import Climb, alts, shown, texts
from tournaments.leagues.ladder import DAY

NAMES = ("Boris", "Vera", "Grisha", "Dina")
LOCALES = ("en-GB", "ru")


async def four_on(house: House, locale: str) -> tuple[Climb, list[Person]]:
    """Return a ladder in a language, and four people who have joined it from the top."""
    climb = await Climb.made(house, locale=locale)
    people = [house.table.person(name, locale=locale) for name in NAMES]
    for person in people:
        await climb.press(person, "button-ladder-join")
    await climb.settled()
    return climb, people


async def fought(climb: Climb, challenger: Person, challenged: Person, loser: Person) -> None:
    """Let a challenge be made, accepted, and played until somebody concedes."""
    await climb.challenge(challenger, challenged.name)
    await challenged.press(challenged.inbox[-1], label=texts(challenged)("button-ladder-accept"))
    await climb.settled()
    live = await climb.table()
    await climb.arrive(live, challenger, challenged)
    await climb.house.bot.referee.seats.concede(live.row.code, int(loser.id))
    await climb.settled()


def options(page: object) -> list[str]:
    """Return the names of those whom a page offers to challenge."""
    selects = page.selects()  # type: ignore[attr-defined]
    return [option["label"] for select in selects for option in select["options"]]


def plain(text: str) -> str:
    """Return a text without the marks of names and with every moment as "then"."""
    return re.sub(r"<t:\d+:R>", "then", text.replace("**", ""))


@pytest.mark.rule("TM-57")
@pytest.mark.parametrize("locale", LOCALES)
async def test_who_is_idle_sinks_a_place_after_thirty_days_and_each_week_after(house: House, locale: str) -> None:
    climb, (boris, vera, grisha, dina) = await four_on(house, locale)
    say = {
        "en-GB": ("Without a game you sink one place then.", "Boris sinks one place: no game for long."),
        "ru": ("Без игры вы опуститесь на место ниже then.", "Boris опускается на одно место: игры давно не было."),
    }[locale]
    assert say[0] in plain((await climb.press(boris, "button-ladder-mine")).text)
    assert say[0] not in plain((await climb.press(dina, "button-ladder-mine")).text), "nobody is below the last"
    # In twenty days each of the others has won a game once.
    house.clock.forward(20 * DAY)
    await climb.settled()
    await fought(climb, grisha, vera, loser=grisha)
    await fought(climb, dina, grisha, loser=dina)
    house.clock.forward(10 * DAY - 60)
    await climb.settled()
    assert await climb.names() == [*NAMES]

    house.clock.forward(120)
    await climb.settled()
    assert await climb.names() == ["Vera", "Boris", "Grisha", "Dina"]
    up, down = {"en-GB": ("up by 1", "down by 1"), "ru": ("выше на 1", "ниже на 1")}[locale]
    [alt] = alts(await climb.message(CARD, vera))
    assert f"1. Vera ({up}); 2. Boris ({down}); 3. Grisha; 4. Dina" in alt
    log = plain((await climb.press(vera, "button-ladder-log")).text)
    assert log.count(say[1]) == 1

    house.clock.forward(7 * DAY - 240)
    await climb.settled()
    assert await climb.names() == ["Vera", "Boris", "Grisha", "Dina"]
    house.clock.forward(240)
    await climb.settled()
    assert await climb.names() == ["Vera", "Grisha", "Boris", "Dina"]

    # A game won keeps Boris for thirty days more.
    await fought(climb, boris, vera, loser=vera)
    assert await climb.names() == ["Boris", "Vera", "Grisha", "Dina"]
    house.clock.forward(8 * DAY)
    await climb.settled()
    assert (await climb.names())[0] == "Boris"
    assert plain((await climb.press(vera, "button-ladder-log")).text).count(say[1]) == 2


@pytest.mark.rule("TM-57")
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_pair_rests_for_fourteen_days_and_nobody_is_challenged_twice(house: House, locale: str) -> None:
    climb, (boris, vera, grisha, dina) = await four_on(house, locale)
    offered = await climb.press(dina, "button-ladder-challenge")
    early = await climb.press(grisha, "button-ladder-challenge")
    assert (options(offered), options(early)) == (["Boris", "Vera", "Grisha"], ["Boris", "Vera"])
    await climb.challenge(grisha, "Vera")

    # Dina still has the page from before.
    [select] = offered.selects()
    value = next(option["value"] for option in select["options"] if option["label"] == "Vera")
    busy = plain((await shown(await dina.pick(offered, value))).text)
    assert {"en-GB": "has an open challenge of that kind already", "ru": "такой вызов уже есть"}[locale] in busy
    assert f"<@{vera.id}>" in busy
    assert "TM-57" in busy
    assert options(await climb.press(dina, "button-ladder-challenge")) == ["Boris", "Grisha"]

    asked = vera.inbox[-1]
    question = await shown(await vera.press(asked, label=texts(vera)("button-ladder-decline")))
    await vera.press(question, label=texts(vera)("button-ladder-decline-sure"))
    await climb.settled()
    assert await climb.names() == ["Boris", "Grisha", "Vera", "Dina"]
    news = plain(boris.messages(house.table.general)[-1].text)
    assert {"en-GB": "Vera declines the challenge.", "ru": "Vera отказывается от вызова."}[locale] in news

    # Vera may not answer with a challenge of her own at once, and reads when she may.
    own = await climb.press(vera, "button-ladder-challenge")
    assert options(own) == ["Boris"]
    line = {"en-GB": "You may challenge again: Grisha (then).", "ru": "Снова вызвать можно: Grisha (then)."}[locale]
    assert line in plain(own.text)
    again = await climb.press(vera, "button-ladder-places")
    [alt] = alts(again)
    assert {"en-GB": "2. Grisha (up by 1); 3. Vera (down by 1)", "ru": "2. Grisha (выше на 1); 3. Vera (ниже на 1)"}[
        locale
    ] in alt
    house.clock.forward(14 * DAY - 60)
    await climb.settled()
    assert options(await climb.press(vera, "button-ladder-challenge")) == ["Boris"]
    house.clock.forward(60)
    later = await climb.press(vera, "button-ladder-challenge")
    assert options(later) == ["Boris", "Grisha"]
    assert line not in plain(later.text)


@pytest.mark.rule("TM-57")
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_challenger_who_wins_rises_and_all_between_sink_one(house: House, locale: str) -> None:
    climb, (boris, vera, _grisha, dina) = await four_on(house, locale)
    await climb.challenge(dina, "Boris")
    asked = boris.inbox[-1]
    await boris.press(asked, label=texts(boris)("button-ladder-accept"))
    await climb.settled()
    agreed = dina.inbox[-1]
    live = await climb.table()
    await climb.arrive(live, dina, boris)
    await house.bot.referee.seats.concede(live.row.code, int(boris.id))
    await climb.settled()
    assert await climb.names() == ["Dina", "Boris", "Vera", "Grisha"]
    to_winner, to_loser, to_all = {
        "en-GB": (
            "You win by forfeit and take the place of Boris; those between you sink one place.",
            "Dina wins by forfeit and takes your place; you and those between you sink one place.",
            "Dina wins by forfeit and takes the place of Boris; those between sink one place.",
        ),
        "ru": (
            "Вы победили без игры и занимаете место соперника (Boris); соперник и все, кто был между вами, опускаются на одно.",
            "Победа без игры: Dina. Победитель занимает ваше место; вы и все, кто был между вами, опускаетесь на одно.",
            "Победа без игры: Dina. Победитель занимает место соперника (Boris); соперник и все, кто был между ними, опускаются",
        ),
    }[locale]
    assert to_winner in next(m.text for m in dina.inbox if m.id == agreed.id)
    assert to_loser in next(m.text for m in boris.inbox if m.id == asked.id)
    assert to_all in vera.messages(house.table.general)[-1].text
    [alt] = alts(await climb.message(CARD, vera))
    up, down = {"en-GB": ("up by 3", "down by 1"), "ru": ("выше на 3", "ниже на 1")}[locale]
    assert f"1. Dina ({up}); 2. Boris ({down}); 3. Vera ({down}); 4. Grisha ({down})" in alt
    place = {"en-GB": "You are on place 1 of 4.", "ru": "Ваше место: 1 из 4."}[locale]
    assert place in (await climb.press(dina, "button-ladder-mine")).text
