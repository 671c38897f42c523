"""Every action of every control with nonsense for arguments and picks: each press is answered, and no fault of ours is found."""

from __future__ import annotations

import logging

import pytest

from cogs.bot.router import Router
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, forge, forge_form
from tests.engines.conformance.seeds import sample

pytestmark = pytest.mark.usefixtures("same_dice")

HUGE = "9" * 40
ARGS = (f":{HUGE}", f":x:{HUGE}", f":remove:{HUGE}")
PICKS = (None, [HUGE], ["9" * 20], ["²"], ["-1"])
CODES = ("PERSONAL", "ZZZZZZ")
"""What stands where a match has its code in controls that belong to none, and a code of no match."""

MOST = 800
"""Presses of one run by one person, out of some two thousand."""

PLAIN = {"dataerase", "concede"}
"""Actions that do what they say whatever stands in their arguments."""


def forged(house: House, code: str) -> list[tuple[str, list[str] | None]]:
    """Return custom ids and picks."""
    router = house.bot.get_cog("Router")
    assert isinstance(router, Router)
    actions = sorted(set(router.presses) - PLAIN)
    found: list[tuple[str, list[str] | None]] = [(f"v1:{about}:{a}:note", None) for a in actions for about in CODES]
    found += [(f"v1:{code}:{action}:note{args}", None) for action in actions for args in ARGS]
    found += [(f"v1:{code}:{action}:note", picked) for action in actions for picked in PICKS]
    found += [(f"v1:GUILD:serverset:note:people:{name}", p) for name in ("look_channel", "judges") for p in PICKS]
    found += [(f"v1:{code}:modseat:note:practice", p) for p in PICKS]
    return found


@pytest.mark.parametrize(
    ("who", "begun"),
    [("Anna", True), ("Boris", False), ("Boris", True)],
    ids=["moderator", "host", "player"],
)
async def test_nonsense(house: House, caplog: pytest.LogCaptureFixture, who: str, begun: bool) -> None:
    """Anna manages the server and does not play, Boris opens the table and plays there."""
    board = await (house.match("Boris", "Vera") if begun else house.lobby("Boris", "Vera"))
    person = house.table.person(who)
    for raw, picked in sample(forged(house, code_of(board)), MOST):
        caplog.clear()
        done = await forge(house, person, board, raw, picked).answered()
        assert done.state in ("answered", "modal"), (raw, picked, done.state)
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == [], (raw, picked)
    await house.settled()


OTHERS = 40
"""Forms for actions that open none, of one run."""


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "match"])
async def test_forms_that_nothing_has_opened(house: House, caplog: pytest.LogCaptureFixture, begun: bool) -> None:
    """Most actions take a press and no form; those that open a form cannot answer a form with another."""
    board = await (house.match("Boris", "Vera") if begun else house.lobby("Boris", "Vera"))
    router = house.bot.get_cog("Router")
    assert isinstance(router, Router)
    code = code_of(board)
    opener = await forge(house, house.table.person("Boris"), board, f"v1:{code}:report:note").answered()
    assert opener.modal is not None
    opening = [action for action, press in sorted(router.presses.items()) if press.form]
    others = sample(sorted(set(router.presses) - PLAIN - set(opening)), OTHERS)
    for action in (*opening, *others):
        for raw in (f"v1:{code}:{action}:note", f"v1:PERSONAL:{action}:note:1:x"):
            caplog.clear()
            done = await forge_form(house, opener, board, raw, {"name": "x", "value": "x"}).answered()
            assert done.state == "answered", (raw, done.state)
            assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == [], raw
    await house.settled()
