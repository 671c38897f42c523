"""A judge at a table of Legends: the table corrected by selects, in the open; all decks after a look that everybody knows of."""

from __future__ import annotations

import pytest

from cogs.judges.desk_pages import REASON
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games.legendary import in_play
from tests.e2e.judges.judging import JUDGE, deed, judges
from tests.e2e.playing import forge, live_of, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

WHY = "A level was missed two turns ago"


async def desk_of(house: House, code: str) -> tuple[Person, Message]:
    """Let the judge step in; return the judge and the desk."""
    await judges(house)
    dasha = house.table.person(JUDGE)
    panel = await shown(await dasha.slash("judge", {"match": code}))
    await dasha.press(panel, label=texts(dasha)("button-judge-step"))
    await house.settled()
    return dasha, panel


async def test_the_table_is_corrected_by_selects_and_everybody_reads_it(house: House) -> None:
    board, code, active, other = await in_play(house)
    dasha, desk = await desk_of(house, code)
    say = texts(dasha)
    hero = (await live_of(house, code)).rules_and_match[1].board.permanents[0]
    await dasha.press(desk, label=say("button-judge-fix"))
    await dasha.press(desk, label=say("button-judge-table"))
    (subjects,) = desk.selects()
    labels = {option["label"]: option["value"] for option in subjects["options"]}
    assert {"Anna", "Boris"} <= {*labels}
    assert str(hero.uid) in labels.values()
    await dasha.pick(desk, str(hero.uid), custom_id=subjects["custom_id"])
    wanted = f"level:{hero.uid}>5"
    select = next(s for s in desk.selects() if wanted in [option["value"] for option in s["options"]])
    await dasha.pick(desk, wanted, custom_id=select["custom_id"])
    assert say("judge-final-amend") in desk.text
    assert (await live_of(house, code)).rules_and_match[1].board.permanents[0].level == hero.level, (
        "asked before it is done"
    )
    form = await dasha.press(desk, label=say("button-judge-sure"))
    await deed(house, dasha, form, **{REASON: WHY})
    live = await live_of(house, code)
    assert live.rules_and_match[1].board.permanents[0].level == 5
    judge = words("en")("judge-named", who=f"<@{dasha.id}>")
    for person in (active, other):
        log = await shown(await person.slash("log", {"match": code}))
        assert words("en")("judged-amend", who=judge) in log.text
        assert WHY in log.text
        assert "Corrected:" in log.text
    # The decks, after a look that everybody knows of.
    form = await dasha.press(desk, label=say("button-judge-look"))
    done = await deed(house, dasha, form, **{REASON: "A card was played that may not be there"})
    hands, decks = done.followups[-2:]
    assert hands.ephemeral
    assert decks.ephemeral
    assert say("judge-decks-title", game=say("legends-title"), code=code) in decks.text
    assert decks.text.count("LG") >= 2, "each list ends with its code"
    assert words("en")("judged-look", who=judge) in board.text


async def test_a_player_gets_no_page_of_it_and_a_judge_nothing_that_is_not_offered(house: House) -> None:
    board, code, active, _ = await in_play(house)
    table, done = f"v1:{code}:judgetable:note", f"v1:{code}:judgewhether:note:amend"
    for name in (table, f"v1:{code}:judgething:note:0", done, f"v1:{code}:judgedo:note:amend:spent~0>5"):
        assert await said(forge(house, active, board, name)) == texts(active)("refused-judge-role")
    dasha, _ = await desk_of(house, code)
    for picked in ("spent~0>-1", "spent~7>1", "lives~x>1", "spent~0"):
        refused = await said(forge(house, dasha, board, f"v1:{code}:judgeask:note:amend:{picked}"))
        assert refused == texts(dasha)("illegal-not_correctable")
    live = await live_of(house, code)
    assert [side.spent for side in live.rules_and_match[1].board.sides.values()] == [0, 0]


async def test_more_values_than_fit_are_on_further_pages_that_begin_at_the_present_one(house: House) -> None:
    board, code, _, _ = await in_play(house)
    dasha, desk = await desk_of(house, code)
    say = texts(dasha)
    await dasha.press(desk, label=say("button-judge-fix"))
    await dasha.press(desk, label=say("button-judge-table"))

    async def spent() -> list[str]:
        found = next(s for s in desk.selects() if s["options"][0]["value"].startswith("spent:0>"))
        return [option["value"].partition(">")[2] for option in found["options"]]

    (subjects,) = desk.selects()
    await dasha.pick(desk, "0", custom_id=subjects["custom_id"])
    assert await spent() == [str(n) for n in range(1, 26)]
    await dasha.press(desk, label=say("button-turns-on"))
    assert await spent() == [str(n) for n in range(26, 41)]
    wanted = "spent:0>40"
    select = next(s for s in desk.selects() if wanted in [option["value"] for option in s["options"]])
    await dasha.pick(desk, wanted, custom_id=select["custom_id"])
    form = await dasha.press(desk, label=say("button-judge-sure"))
    await deed(house, dasha, form, **{REASON: WHY})
    assert (await live_of(house, code)).rules_and_match[1].board.sides[0].spent == 40
    await dasha.press(desk, label=say("button-judge-fix"))
    await dasha.press(desk, label=say("button-judge-table"))
    (subjects,) = desk.selects()
    await dasha.pick(desk, "0", custom_id=subjects["custom_id"])
    assert (await spent())[-1] == "39", "it stands at the present value"
    for forged in ("judgething:note:0:0", "judgething:note:0:0:x", "judgething:note:0"):
        refused = await said(forge(house, dasha, board, f"v1:{code}:{forged}"))
        assert refused == texts(dasha)("refused-unknown-control")
