"""What is said of the dice of a match of this bot, and of a file compared with it: they must be those that the rules dealt."""

from __future__ import annotations

import asyncio
import copy
import json
from typing import Annotated, Any

import msgspec
import pytest

from engines.kernel.state.dice import draw
from referee.errors import RefusedError
from referee.files import importing, making
from referee.files.parts import MatchFile
from referee.files.reading import FileError, convert
from referee.files.stood import Played, Stood, stood_shortened
from referee.files.verifying import Findings, Verifying
from referee.files.worker import Refused, answer
from referee.match.live import Live
from referee.match.notes import DICE
from tests.referee.conftest import Room
from tests.referee.files.files import USERS, body_of, finished, former_format, written
from tests.support.databases import forge

ANNA = 41


@pytest.fixture(autouse=True)
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in a thread: that they are read in a process is tested elsewhere."""

    async def worked(wanted: str, body: bytes) -> importing.Answer:
        return await asyncio.to_thread(answer, wanted, body)

    async def shortened(played: Played) -> Stood:
        return await asyncio.to_thread(stood_shortened, played)

    monkeypatch.setattr(importing, "_answer_of_process", worked)
    monkeypatch.setattr(making, "_shortened", shortened)


@pytest.fixture
async def live(room: Room) -> Live:
    """A finished match."""
    return await finished(room, "krendel")


@pytest.fixture
def verifying(room: Room) -> Verifying:
    """The verification of the room's matches."""
    return Verifying(room.referee.files, room.referee.importing)


async def change_dice(room: Room, live: Live, nth: int, rolls: list[Any] | None) -> None:
    """Give the stored dice of the nth version that has any other draws, or none."""
    rows = await room.db.read(
        "SELECT version, place, body FROM events WHERE match = ? AND kind = ? ORDER BY version", live.row.id, DICE
    )
    row = rows[nth]
    body = msgspec.json.decode(row["body"])
    body["sealed"]["rolls"] = rolls
    where, key = "WHERE match = ? AND version = ? AND place = ?", (live.row.id, row["version"], row["place"])
    # Whoever forges draws also makes the digest fit, which guards against accidents alone.
    if rolls is None:
        await forge(room.db, f"DELETE FROM events {where}", *key)
    else:
        await forge(room.db, f"UPDATE events SET body = ? {where}", msgspec.json.encode(body).decode(), *key)


async def test_a_match_is_played_through(room: Room, live: Live, verifying: Verifying) -> None:
    found = await verifying.of_match(live, ANNA)
    assert (found.right, found.unplayed, found.verdict.differs) == ("yes", None, None)
    made = json.loads(await body_of(room, live))
    assert made["dice"] == {"draws": found.verdict.draws, "fingerprint": found.verdict.fingerprint}


async def test_stored_draws_that_follow_from_the_seed_and_were_not_dealt_are_found(
    room: Room, live: Live, verifying: Verifying
) -> None:
    found = draw(live.rules_and_match[1].seed, 0, 2)
    made = json.loads(await body_of(room, live))
    first = next(event["sealed"]["rolls"] for event in made["events"] if event["kind"] == "dice")
    await change_dice(room, live, 0, [[found.counter, 2, found.result], *first[1:]])
    verdict = await verifying.of_match(live, ANNA)
    assert (verdict.right, verdict.is_contradicted) == ("no", True)


@pytest.mark.parametrize("rolls", [None, []], ids=["no event", "no draws"])
async def test_stored_draws_left_out_at_the_end_are_found_without_the_rules(
    room: Room, live: Live, verifying: Verifying, rolls: list[Any] | None
) -> None:
    await change_dice(room, live, -1, rolls)
    found = await verifying.of_match(live, ANNA)
    assert found.right == "no"
    assert found.verdict.differs is not None
    assert found.verdict.differs.what == "end"


@pytest.mark.parametrize("rolls", [[[0, 43.0, 12]], [[0, 2**256 + 1, 1]], "none", [[True, 43, 12]]])
async def test_stored_draws_that_cannot_be_read_are_said_to_be_that(
    room: Room, live: Live, verifying: Verifying, rolls: Any
) -> None:
    await change_dice(room, live, 0, rolls)
    found = await verifying.of_match(live, ANNA)
    assert found.right == "no"
    assert found.verdict.differs is not None
    assert found.verdict.differs.what == "readable"


async def test_a_file_is_compared_with_a_match_of_this_bot(room: Room, live: Live, verifying: Verifying) -> None:
    for body in (await body_of(room, live), await body_of(room, live, 1), await former_format(room, live)):
        found = await verifying.of_both(live, ANNA, body)
        assert (found.right, found.is_same) == ("yes", True)
    other = await finished(room, "krendel", seed=6)
    found = await verifying.of_both(live, USERS[0], await body_of(room, other))
    assert (found.right, found.is_same, found.is_contradicted) == ("no", False, False)
    # Of other rules, so that they are not asked: the draws are compared all the same.
    made = json.loads(await body_of(room, live)) | {"edition": 77}
    found = await verifying.of_both(live, USERS[0], written(made))
    assert (found.right, found.is_same) == ("part", True)
    events = [event for event in made["events"] if event["kind"] != "dice"]
    found = await verifying.of_both(live, USERS[1], written(_bare(made, events)))
    assert (found.verdict.differs, found.is_same, found.right) == (None, False, "no")


def _bare(made: dict[str, Any], events: list[Any]) -> dict[str, Any]:
    """Return a file in format 2 with other events."""
    return {name: value for name, value in made.items() if name != "dice"} | {"format": 2, "events": events}


async def test_whoever_has_no_file_left_is_told_what_can_be_checked_without_playing(
    live: Live, verifying: Verifying, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(_user: int, _body: bytes) -> importing.DiceChecked:
        raise RefusedError("refused-files-busy")

    monkeypatch.setattr(verifying.importing, "check_dice", refused)
    found = await verifying.of_match(live, ANNA)
    assert (found.right, found.is_contradicted) == ("part", False)
    assert found.unplayed is not None
    assert found.unplayed.reason == "refused-files-busy"


@pytest.mark.parametrize(
    ("value", "kind", "is_beyond"),
    [
        ([1, 2, 3], Annotated[list[int], msgspec.Meta(max_length=2)], True),
        ("long", Annotated[str, msgspec.Meta(max_length=2)], True),
        (10, Annotated[int, msgspec.Meta(ge=0, le=9)], True),
        (-10.5, Annotated[float, msgspec.Meta(ge=-9, le=9)], True),
        (-1, Annotated[int, msgspec.Meta(ge=0, le=9)], False),
        ([], Annotated[list[int], msgspec.Meta(min_length=1)], False),
        ("x", int, False),
        ("x", Annotated[str, msgspec.Meta(pattern="^y$")], False),
    ],
)
async def test_a_match_beyond_the_format_is_not_said_to_be_wrong(
    live: Live, verifying: Verifying, monkeypatch: pytest.MonkeyPatch, value: object, kind: object, is_beyond: bool
) -> None:
    with pytest.raises(FileError) as error:
        convert(value, kind, "$.choices")
    found = await _found(live, verifying, monkeypatch, error.value)
    assert found.unplayed is not None
    assert (found.right, found.is_contradicted) == (("part", False) if is_beyond else ("no", True))
    assert found.unplayed == (Refused("file-beyond", {"place": "$.choices"}) if is_beyond else _refused(error.value))


BEYOND_ALL = (
    lambda made: made["choices"].extend(made["choices"] * (1 + 20_000 // len(made["choices"]))),
    lambda made: made["choices"][0].update(question="q" * 201),
    lambda made: made["choices"][0].update(keys=["k"] * 201),
    lambda made: made["choices"][0].update(at=1e12),
    lambda made: made["choices"][0].update(at=-1e12),
    lambda made: made["terms"]["clock"].update(seconds=10**9 + 1),
    lambda made: made["dice"].update(draws=2**60),
    lambda made: made.update(reason="r" * 201),
)
WRONG_ALL = (
    lambda made: made["choices"][0].pop("keys"),
    lambda made: made["choices"][0].update(more=1),
    lambda made: made["choices"][0].update(version=-1),
    lambda made: made["choices"][0].update(source="judge"),
    lambda made: made["seats"].clear(),
    lambda made: made.update(status="frozen"),
    lambda made: made["dice"].update(fingerprint="0" * 63),
)


async def test_what_is_beyond_a_bound_is_known_by_the_types_and_not_by_what_a_reader_says(
    room: Room, live: Live
) -> None:
    true = json.loads(await body_of(room, live))
    for beyond in BEYOND_ALL:
        made = copy.deepcopy(true)
        beyond(made)
        with pytest.raises(FileError) as error:
            convert(made, MatchFile)
        assert error.value.facts["beyond"] == 1, error.value
        for wrong in WRONG_ALL:
            worse = copy.deepcopy(made)
            wrong(worse)
            with pytest.raises(FileError) as error:
                convert(worse, MatchFile)
            assert "beyond" not in error.value.facts, error.value
    for wrong in WRONG_ALL:
        made = copy.deepcopy(true)
        wrong(made)
        with pytest.raises(FileError) as error:
            convert(made, MatchFile)
        assert "beyond" not in error.value.facts, error.value


@pytest.mark.parametrize(
    ("error", "right"),
    [
        (FileError("file-large", most=4), "part"),
        (FileError("file-deep", most=48), "part"),
        (FileError("file-number", found="1e400"), "part"),
        (FileError("file-seats"), "no"),
        (FileError("file-event", number=1, version=2), "no"),
        (FileError("file-shape", place="$.events[0]", why="not an event of dice"), "no"),
        (FileError("file-twice", key="x"), "no"),
        (FileError("file-running"), "no"),
    ],
)
async def test_only_bounds_say_nothing_against_a_match(
    live: Live, verifying: Verifying, monkeypatch: pytest.MonkeyPatch, error: FileError, right: str
) -> None:
    found = await _found(live, verifying, monkeypatch, error)
    assert found.right == right
    if right == "no":
        assert found.unplayed == _refused(error)


def _refused(error: FileError) -> Refused:
    return Refused(error.reason, error.facts)


async def _found(live: Live, verifying: Verifying, monkeypatch: pytest.MonkeyPatch, error: FileError) -> Findings:
    """Return what is found of a match whose file is refused."""

    async def refused(_user: int, _body: bytes) -> importing.DiceChecked:
        raise RefusedError(error.reason, rule=None, **error.facts)

    monkeypatch.setattr(verifying.importing, "check_dice", refused)
    return await verifying.of_match(live, ANNA)
