"""Custom ids that no control of ours has: a clear sentence in the person's language, nothing changed, nothing shown."""

from __future__ import annotations

import logging

import pytest

from tests.e2e.conftest import House
from tests.e2e.playing import asked, cited, code_of, controls, forge, live_of, panel, said, stored, texts

pytestmark = pytest.mark.usefixtures("same_dice")

GARBAGE = [
    "x",
    "v1",
    "v1:::",
    "v0:ABCDEF:c:panel.0:0:1.1:ogre",
    "v1:abcdef:join:board",
    "x" * 100,
    "v1:" + "9" * 97,
    "v1:ABCDEF:c:panel.0:0:1.1:'; DROP TABLE matches; --",
    "v1:ABCDEF:c:../../etc/passwd:0:1.1:ogre",
    "v1:ABCDEF:c:panel.0:0:1.1:<@1>@everyone",
    "v1:ABCDEF:nonsense:board",
    "v1:ABCDEF:join:board\n",
    "v1:АБВГДЕ:join:board",
    "v1:ABCDEF:log:board:٣",
]


@pytest.mark.parametrize("name", ["Anna", "Boris"])
@pytest.mark.parametrize("raw", GARBAGE)
async def test_garbage(house: House, caplog: pytest.LogCaptureFixture, raw: str, name: str) -> None:
    lobby = await house.lobby("Anna", "Boris")
    person, before = house.table.person(name), await stored(house, code_of(lobby))
    with caplog.at_level(logging.WARNING, "arbiter"):
        assert await said(forge(house, person, lobby, raw)) == texts(person)("refused-unknown-control")
    worded = [r for r in caplog.records if r.name == "arbiter.router"]
    assert len(worded) == 1
    shown = ":".join(raw.split(":")[:4])[:60]  # where it leads, without an answer that it may carry
    assert f"unknown control {shown!r} from user {person.id}" in worded[0].message
    assert "ogre" not in worded[0].message
    assert "\n" not in worded[0].message
    assert await stored(house, code_of(lobby)) == before


async def test_ids_with_our_shape(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Every action with arguments that are missing, foreign or unknown: Anna gets a sentence, the match stays."""
    board = await house.match("Anna", "Boris")
    code, anna = code_of(board), house.table.person("Anna")
    say, before = texts(anna), await stored(house, code)
    number = (await asked(house, code, 0)).id  # type: ignore[union-attr]  # everybody is asked
    theirs = next(iter(controls(panel(house.table.person("Boris"))))).split(":")[-1]
    unknown, foreign = say("refused-unknown-control"), cited(say, "refused-foreign-seat", owner="Boris", rule="TK-36")
    cases = {
        f"v1:{code}:c:panel.0": unknown,
        f"v1:{code}:c:panel.0:0": unknown,
        f"v1:{code}:c:panel.0:x:{number}:{theirs}": unknown,
        f"v1:{code}:c:panel.1:1:{number}:{theirs}": foreign,
        f"v1:{code}:c:panel.0:1:{number}:{theirs}": foreign,
        f"v1:{code}:r:panel.1:1:1:{theirs}": foreign,
        f"v1:{code}:done:panel.1:1:{number}": foreign,
        f"v1:{code}:back:panel.1:1:{number}": foreign,
        f"v1:{code}:c:panel.9:9:{number}:{theirs}": say("refused-no-seat"),
        f"v1:{code}:c:panel.0:{'9' * 40}:{number}:{theirs}": say("refused-no-seat"),
        f"v1:{code}:c:panel.0:0:{number}": None,
        f"v1:{code}:c:panel.0:0:{number}:{theirs}": None,
        f"v1:{code}:c:panel.0:0:{number}:-": None,
        f"v1:{code}:c:panel.0:0:77:{theirs}": None,
        f"v1:{code}:r:panel.0:0:1:{theirs}": None,
        f"v1:{code}:done:panel.0:0:{number}": None,
        f"v1:{code}:join:board": say("refused-begun"),
        f"v1:{code}:leave:board": say("refused-begun"),
        f"v1:{code}:start:board": say("refused-begun"),
        "v1:ZZZZZZ:join:board": say("refused-match-gone", code="ZZZZZZ"),
        f"v1:ZZZZZZ:c:panel.0:0:{number}:{theirs}": say("refused-match-gone", code="ZZZZZZ"),
        "v1:ZZZZZZZZZZZZ:log:board:0": say("refused-match-gone", code="ZZZZZZZZZZZZ"),
    }
    for raw, expected in cases.items():
        shown = await forge(house, anna, panel(anna), raw).answered()
        assert (await shown.answered()).state == "answered", raw
        if expected is None:
            assert shown.message is panel(anna), raw
            assert say("krendel-ask-creature", round=1) in panel(anna).text
        else:
            assert await said(shown) == expected, raw
        assert await stored(house, code) == before, raw
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_a_select_that_the_panel_does_not_have(house: House) -> None:
    board = await house.match("Anna", "Boris")
    code, anna = code_of(board), house.table.person("Anna")
    before = await stored(house, code)
    own = [name.split(":")[-1] for name in controls(panel(anna))]
    for values in (["no-such-card"], ["'; DROP TABLE matches; --"], ["../../etc/passwd"], own[:2], []):
        shown = await forge(house, anna, panel(anna), f"v1:{code}:c:panel.0:0:1.1:*", values).answered()
        assert (await shown.answered()).state == "answered"
        assert await stored(house, code) == before
    await forge(house, anna, panel(anna), f"v1:{code}:c:panel.0:0:1.1:*", own[:1]).answered()
    assert len((await stored(house, code))["choices"]) == 1


async def test_controls_of_another_match(house: House) -> None:
    """Anna has a seat in one match and sends its message the ids of a match of others."""
    mine, theirs = await house.match("Anna", "Boris"), await house.match("Vera", "Gleb")
    code, anna, vera = code_of(theirs), house.table.person("Anna"), house.table.person("Vera")
    before = await stored(house, code), await stored(house, code_of(mine))
    for name in controls(panel(vera)):
        assert await said(forge(house, anna, panel(anna), name)) == texts(anna)("refused-no-seat")
    assert (await stored(house, code), await stored(house, code_of(mine))) == before


async def test_private_controls_on_a_public_message(house: House) -> None:
    """Whoever presses on the public board what belongs on a panel gets it privately: the board never shows a hand."""
    board = await house.match("Anna", "Boris")
    code, anna = code_of(board), house.table.person("Anna")
    text, number = board.text, (await live_of(house, code)).rules_and_match[1].asks[0].id
    key = controls(panel(anna))[0].split(":")[-1]
    for raw in (f"v1:{code}:log:note:0", f"v1:{code}:c:panel.0:0:{number}:{key}", f"v1:{code}:r:panel.0:0:1:{key}"):
        heard = await said(forge(house, anna, board, raw))
        assert f"`{code}`" in heard
        assert board.text == text
        assert [a["filename"] for a in board.attachments] == ["board.png"]
    await house.settled()
    assert controls(panel(anna), "r") != []
    assert board.text == text
    assert await said(forge(house, anna, board, f"v1:{code}:concede:note")) == texts(anna)("conceded", code=code)
