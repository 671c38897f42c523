"""Dice that were changed in a file: it is refused, or said to be wrong, in the bot and by the script that needs no bot."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engines.kernel.state.dice import draw
from referee.files.dice import tally
from referee.files.worker import DICE, PLAY, UNPLAYABLE, Accepted, DiceChecked, Refused, answer
from tests.referee.conftest import Room
from tests.referee.files.files import body_of, finished, former_format, written
from tools import verify_dice

Made = dict[str, Any]

KNOWN: dict[int, bytes] = {}
"""The files of a match of Krendel by format, made once."""


@pytest.fixture(params=[2, 3])
async def made(room: Room, request: pytest.FixtureRequest) -> Made:
    """The file of a finished match, of each format that is read."""
    if not KNOWN:
        live = await finished(room, "krendel")
        KNOWN[3] = await body_of(room, live)
        KNOWN[2] = await former_format(room, live)
    found: Made = json.loads(KNOWN[request.param])
    return found


def script(body: bytes) -> bool:
    """Return whether the script finds nothing wrong in a file."""
    try:
        return bool(verify_dice.verdict(*verify_dice.read(body), [])[1])
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        return False


def rolls(made: Made) -> list[list[Any]]:
    return [roll for event in made["events"] if event["kind"] == "dice" for roll in event["sealed"]["rolls"]]


def put(n: int, roll: object) -> Callable[[Made], None]:
    """Return a change of one draw."""

    def change(made: Made) -> None:
        dice = [event for event in made["events"] if event["kind"] == "dice"]
        dice[0]["sealed"]["rolls"][n] = roll

    return change


def drop_last_version(made: Made) -> None:
    last = max(n for n, event in enumerate(made["events"]) if event["kind"] == "dice")
    del made["events"][last]


def drop_all(made: Made) -> None:
    made["events"] = [event for event in made["events"] if event["kind"] != "dice"]


def rename(made: Made) -> None:
    for event in made["events"]:
        if event["kind"] == "dice":
            event["kind"] = "dices"


def other_bound(made: Made) -> None:
    """Let the first draw have another bound, and the result that the seed gives below it."""
    first = rolls(made)[0]
    first[:] = [first[0], 2, draw(made["seed"], first[0], 2).result]


def one_more(made: Made) -> None:
    """Draw once more at the end, as the seed gives it."""
    last = [event for event in made["events"] if event["kind"] == "dice"][-1]["sealed"]["rolls"]
    found = draw(made["seed"], last[-1][0] + 1, 6)
    last.append([found.counter, found.bound, found.result])


UNREADABLE = [
    put(0, [0, 43.0, 12]),
    put(0, [0.0, 43, 12]),
    put(0, [0, 43, 12.0]),
    put(0, [False, 43, 12]),
    put(1, [1, True, 0]),
    put(0, [0, 2**256 + 1, 12]),
    put(0, [0, 2**256, 12]),
    put(0, [0, 2**53, 12]),
    put(0, [0, 10**400, 12]),
    put(0, [0, float("inf"), 12]),
    put(0, [0, float("nan"), 12]),
    put(0, [0, -43, 12]),
    put(0, [-1, 43, 12]),
    put(0, [0, 43, -1]),
    put(0, [0, 0, 0]),
    put(0, [0, 43]),
    put(0, [0, 43, 12, 12]),
    put(0, []),
    put(0, "none"),
    put(0, None),
    put(0, {"0": 0}),
    put(0, ["0", "43", "12"]),
]


@pytest.mark.parametrize("number", range(len(UNREADABLE)))
async def test_what_is_no_draw_is_refused_at_once(made: Made, number: int) -> None:
    UNREADABLE[number](made)
    if made["format"] == 3:
        made["dice"]["draws"] = len(rolls(made))
    body = json.dumps(made).encode()
    for wanted in (DICE, PLAY):
        assert isinstance(answer(wanted, body), Refused)
    assert not script(body)


FORGED = [drop_last_version, drop_all, rename, other_bound, one_more]


@pytest.mark.parametrize("change", FORGED, ids=lambda change: change.__name__)
@pytest.mark.parametrize("noted", [False, True], ids=["as it was", "noted anew"])
async def test_draws_that_follow_from_the_seed_and_were_not_dealt_are_found_by_the_rules(
    made: Made, change: Callable[[Made], None], noted: bool
) -> None:
    """The script cannot know the rules: it says so, and finds them by the fingerprint that the bot shows."""
    true = tally(made["seed"], rolls(made)).fingerprint
    change(made)
    if noted and made["format"] == 3:
        found = tally(made["seed"], rolls(made))
        made["dice"] = {"draws": found.draws, "fingerprint": found.fingerprint}
    body = written(made)
    checked = answer(DICE, body)
    assert isinstance(checked, DiceChecked)
    if checked.verdict.differs is None:
        assert checked.unplayed is not None
        assert checked.unplayed.reason not in UNPLAYABLE
        assert checked.verdict.fingerprint != true
    else:
        assert (made["format"], noted) == (3, False)
        assert checked.verdict.differs.what in ("count", "fingerprint")
    assert isinstance(answer(PLAY, body), Refused)
    alone, _ = verify_dice.verdict(*verify_dice.read(body), [])
    assert script(body) == (checked.verdict.differs is None)
    if checked.verdict.differs is None:
        assert "It does not prove" in alone[-1]
    lines, right = verify_dice.verdict(*verify_dice.read(body), [true])
    assert not right
    assert lines[-1].startswith("WRONG")


async def test_a_true_file_of_each_format_holds(made: Made) -> None:
    body = written(made)
    assert isinstance(answer(PLAY, body), Accepted)
    checked = answer(DICE, body)
    assert isinstance(checked, DiceChecked)
    assert (checked.format, checked.unplayed, checked.verdict.differs) == (made["format"], None, None)
    assert script(body)
    known = [made["commitment"], checked.verdict.fingerprint]
    lines, right = verify_dice.verdict(*verify_dice.read(body), known)
    assert right
    assert sum("you gave the" in line for line in lines) == 2


DOUBLED = [
    (b'"rolls": ', b'"rolls": [[0, 2, 1]], "rolls": '),
    (b'"seed": ', b'"seed": "%s", "seed": ' % (b"0" * 64)),
    (b'"commitment": ', b'"commitment": "%s", "commitment": ' % (b"0" * 64)),
    (b'"events": ', b'"events": [], "events": '),
    (b'"kind": "dice"', b'"kind": "said", "kind": "dice"'),
    (b'"whole": true', b'"whole": false, "whole": true'),
]


@pytest.mark.parametrize(("before", "after"), DOUBLED, ids=[str(n) for n in range(len(DOUBLED))])
async def test_a_key_that_is_there_twice_is_refused(made: Made, before: bytes, after: bytes) -> None:
    body = written(made)
    assert before in body
    forged = body.replace(before, after, 1)
    for wanted in (DICE, PLAY):
        found = answer(wanted, forged)
        assert isinstance(found, Refused)
        assert found.reason == "file-twice"
    assert not script(forged)


@pytest.mark.parametrize("number", [b"1e999", b"-1e999", b"9007199254740992", b"1" * 400, b"1" * 5000])
async def test_a_number_that_not_every_program_reads_alike_is_refused(made: Made, number: bytes) -> None:
    forged = written(made).replace(b'"facts": {', b'"facts": {"more": %s, ' % number, 1)
    found = answer(DICE, forged)
    assert isinstance(found, Refused)
    assert found.reason in ("file-number", "file-json")


@pytest.mark.parametrize("change", [{"facts": {}}, {"secret": {"0": {}}}, {"sealed": {"rolls": [], "more": 1}}])
async def test_an_event_of_dice_holds_draws_and_nothing_else(made: Made, change: Made) -> None:
    event = next(event for event in made["events"] if event["kind"] == "dice")
    event.update(change)
    assert isinstance(answer(DICE, written(made)), Refused)
    assert not script(written(made))


async def test_draws_of_versions_that_there_are_not_are_refused(made: Made) -> None:
    dice = [event for event in made["events"] if event["kind"] == "dice"]
    for event, version in ((dice[-1], len(made["states"])), (dice[-1], -1), (dice[0], dice[-1]["version"] + 1)):
        kept, event["version"] = event["version"], version
        assert isinstance(answer(DICE, written(made)), Refused)
        assert not script(written(made))
        event["version"] = kept


@pytest.mark.parametrize("field", ["secret", "seed", "commitment"])
async def test_hashes_are_64_small_digits(made: Made, field: str) -> None:
    for other in (made[field].upper(), f" {made[field]}", made[field][:-2], f"{made[field]}00", None, 7):
        body = written(made | {field: other})
        assert isinstance(answer(DICE, body), Refused)
        assert not script(body)


async def test_what_a_file_of_other_rules_proves_is_said(made: Made) -> None:
    for change in ({"edition": 77}, {"edition": 0}, {"game": "halma"}):
        checked = answer(DICE, written(made | change))
        assert isinstance(checked, DiceChecked)
        assert checked.unplayed is not None
        assert checked.unplayed.reason in UNPLAYABLE
