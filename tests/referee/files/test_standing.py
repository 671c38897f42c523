"""Files hold what stood: answers that their seat changed before the lanes closed are left out, and the match stays the same."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from engines.kernel import choose as kernel
from engines.kernel.events import StoredEvent
from engines.kernel.history.saves import load
from referee.files import standing
from referee.files.standing import Log, what_stood
from referee.files.turns import Past, turn_of
from referee.files.worker import PLAY, Accepted, answer
from referee.match.history import REVISE, TAKE_BACK, UNDO
from referee.match.notes import DICE, UNDONE
from store.seats import undos
from tests.engines.conformance.tables import TABLES
from tests.referee.conftest import Room
from tests.referee.files.files import USERS, body_of, former_format
from tests.referee.files.logs import Walk, walked

QUICK = {table.rules.game.id: table for table in reversed(TABLES)}
"""A table of each game, the toy's among them."""


def public(log: Log) -> list[object]:
    """What everybody learnt, in order, and every draw; but no number of a version."""
    found: list[object] = []
    for row in log.events:
        event = msgspec.json.decode(row.body, type=StoredEvent)
        facts = {name: value for name, value in (event.facts or {}).items() if (row.kind, name) != (UNDONE, "version")}
        if event.facts is not None or row.kind == DICE:
            found.append((row.kind, facts, event.sealed))
    return found


def check(walk: Walk, stood: Log) -> None:
    """Check that a shorter log is of the same match, and that the rules lead from each of its states to the next."""
    given = walk.log
    assert public(stood) == public(given)
    last = load(walk.rules.game, stood.saves[-1])
    assert msgspec.structs.replace(walk.now, version=last.version) == last
    assert [row.version for row in stood.choices] == [*range(1, len(stood.saves))]
    former = {str(n): load(walk.rules.game, body) for n, body in enumerate(stood.saves)}
    past = Past(former, lambda since, until: any(row.crossed for row in stood.choices[since : until - 1]))
    for row in stood.choices:
        turn = turn_of(walk.rules, former[str(row.version - 1)], row, past)
        assert turn.match == former[str(row.version)], row
    versions = [event.version for event in stood.events]
    assert versions == sorted(versions)


@pytest.mark.parametrize("game", QUICK)
@pytest.mark.parametrize("seed", range(3))
def test_the_match_is_the_same_without_what_did_not_stand(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing.log, "warning", None)  # a log that is given out as it is would be told there
    walk = walked(QUICK[game], f"{game} {seed}", going_back=0.0)
    stood = what_stood(walk.rules, walk.log)
    assert not {REVISE, TAKE_BACK} & {row.kind for row in stood.choices} or len(stood.choices) < len(walk.choices)
    assert TAKE_BACK not in {row.kind for row in stood.choices}
    check(walk, stood)
    assert what_stood(walk.rules, stood) == stood


@pytest.mark.parametrize("game", QUICK)
@pytest.mark.parametrize("seed", range(3))
def test_undos_into_the_midst_of_lanes_lead_where_they_led(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing.log, "warning", None)
    walk = walked(QUICK[game], f"back {game} {seed}", going_back=0.12)
    assert UNDO in {row.kind for row in walk.choices}
    check(walk, what_stood(walk.rules, walk.log))


@pytest.mark.parametrize(
    ("game", "seed", "back"),
    [
        ("gauntlet", "h 106 gauntlet 0.03", 0.03),
        ("krendel", "h 446 krendel 0.2", 0.2),
        ("krendel", "h 464 krendel 0.2", 0.2),
    ],
)
def test_what_was_sealed_before_an_undo_keeps_lanes_from_closing_too_early(
    game: str, seed: str, back: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that had answered before the undo takes that back: without it, the next answer of another would be the last."""
    monkeypatch.setattr(standing.log, "warning", None)
    walk = walked(QUICK[game], seed, changing=0.5, going_back=back, most=120)
    check(walk, what_stood(walk.rules, walk.log))


def test_a_log_that_the_rules_do_not_repeat_is_given_out_as_it_is() -> None:
    walk = walked(QUICK["krendel"], "broken", going_back=0.0)
    given = walk.log
    n = next(n for n, row in enumerate(given.choices) if row.kind == TAKE_BACK)
    wrong = [msgspec.structs.replace(row, keys=("nothing",)) if at > n else row for at, row in enumerate(given.choices)]
    broken = Log(wrong, given.events, given.saves)
    assert what_stood(walk.rules, broken) is broken


def test_draws_that_were_changed_in_the_store_are_not_mended() -> None:
    walk = walked(QUICK["krendel"], "dice", going_back=0.0)
    given = walk.log
    assert what_stood(walk.rules, given) is not given
    for n, row in enumerate(given.events):
        if row.kind == DICE:
            body = msgspec.json.encode(StoredEvent(DICE, None, {}, {"rolls": [[0, 2, 1]]}))
            forged = [
                msgspec.structs.replace(row, body=body) if at == n else each for at, each in enumerate(given.events)
            ]
            found = what_stood(walk.rules, Log(given.choices, forged, given.saves))
            assert body in [event.body for event in found.events]


async def test_a_file_does_not_grow_with_each_change_of_mind(room: Room) -> None:
    live = await room.match(*USERS)
    rng = Random(1)
    for n in range(40):
        _, match = live.rules_and_match
        asked = kernel.decision_of(match, 0)
        assert asked is not None
        await room.referee.choose(live.row.code, USERS[0], 0, asked.id, [rng.choice(asked.options).key])
        if n == 39:
            break
        await room.referee.take_back(live.row.code, USERS[0], 0)
    for user in USERS[1:]:
        await room.referee.seats.concede(live.row.code, user)
    if live.row.status == "playing":
        await room.referee.seats.remove(live, 1, None)
        await room.referee.seats.remove(live, 2, None)
    stored = await undos.choices(room.db, live.row.id)
    assert [row.kind for row in stored].count(TAKE_BACK) == 39
    body = await body_of(room, live)
    made = json.loads(body)
    kinds = [row["kind"] for row in made["choices"]]
    assert TAKE_BACK not in kinds
    assert len(made["states"]) < 6
    found, former = answer(PLAY, body), answer(PLAY, await former_format(room, live))
    assert isinstance(found, Accepted)
    assert isinstance(former, Accepted)
    assert (found.played.result, found.played.draws) == (former.played.result, former.played.draws)
    assert len(found.played.states) < 6 < len(former.played.states)
