"""Match files out and in again: the same file from another database; every edit is refused, and says what and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.content.names import from_file
from engines.kernel.content.reading import pack_bytes, pack_hash
from engines.kernel.events import Event
from engines.kernel.state.dice import commitment
from referee.files import events as file_events
from referee.files import playthrough
from referee.files.content import rules_of
from referee.files.parts import FORMAT
from referee.files.reading import DEEPEST, MOST_BYTES, read
from referee.files.worker import DICE, PLAY, Accepted, DiceChecked, Refused, answer
from referee.judges import corrections, moderation
from referee.judges.moderation import Intervention
from referee.match.live import Live
from referee.match.notes import Judged, Moderated, Undone
from tests.referee.conftest import GUILD, Room
from tests.referee.files.files import USERS, body_of, edited, finished, places, written
from tests.support.games import SAMPLES

Made = dict[str, Any]

KNOWN: dict[str, bytes] = {}
"""The files of the fixture `files`, played once."""


@pytest.fixture
async def files(room: Room) -> dict[str, Made]:
    """The file of a finished match of each game."""
    for game in SAMPLES:
        if game not in KNOWN:
            KNOWN[game] = await body_of(room, await finished(room, game))
    return {game: json.loads(body) for game, body in KNOWN.items()}


def refused(made: Made | bytes) -> tuple[str, dict[str, Any]]:
    found = answer(PLAY, made if isinstance(made, bytes) else written(made))
    assert isinstance(found, Refused), found
    return found.reason, found.facts


async def said(room: Room, live: Live, viewer: int | None) -> list[Event]:
    """The log without the numbers of versions, which are lower where sealed answers were changed."""
    events = [logged.event for logged in await room.referee.log_of(live, viewer)]
    return [msgspec.structs.replace(event, version=0) if isinstance(event, Undone) else event for event in events]


# ---------------------------------------------------------------- round trip


@pytest.mark.parametrize("game", SAMPLES)
async def test_a_file_brought_in_elsewhere_is_given_out_the_same(room: Room, tmp_path: Path, game: str) -> None:
    live = await finished(room, game)
    body = await body_of(room, live, 1)
    other = Room(tmp_path / "other.db")
    other.time = 9_000_000.25
    await other.open()
    code, new = await other.referee.importing.import_file(77, "ru", body)
    assert new
    brought = await other.referee.live.by_code(code)
    assert await body_of(other, brought) == body.replace(b'"viewer": "B"', b'"viewer": null')
    rules, match = live.rules_and_match
    again, played = brought.rules_and_match
    assert (again.hash, played) == (rules.hash, msgspec.structs.replace(match, version=played.version))
    assert (brought.row.status, brought.row.imported, brought.row.guild, brought.row.host) == ("over", 1, None, 77)
    assert brought.row.result == live.row.result
    for seat in (None, 0, 1):
        assert brought.view(seat) == live.view(seat)
        assert await said(other, brought, seat) == await said(room, live, seat)
    assert all(s.user is None and s.name == "" for s in brought.seats)
    body = (await body_of(other, brought)).decode()
    assert all(str(user) not in body.replace(f"press {user}", "") for user in USERS)
    await other.db.close()


async def test_the_longest_play_is_played_through(room: Room) -> None:
    made = json.loads(await body_of(room, await finished(room, "krendel", steps=1000)))
    kinds = {choice["kind"] for choice in made["choices"]}
    assert "undo" in kinds
    found = answer(PLAY, written(made))
    assert isinstance(found, Accepted)
    assert len(found.played.states) == len(made["states"])
    assert found.played.draws == sum(len(e["sealed"]["rolls"]) for e in made["events"] if e["kind"] == "dice") > 0


async def test_what_the_referee_noted_comes_with_it(room: Room) -> None:
    live = await room.match(*USERS[:2], practice=1)
    for user in USERS[:2]:
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    charge = Intervention(GUILD, 5, "too loud")
    await room.referee.moderation.do(live.row.code, charge, "mute")
    await room.referee.seats.concede(live.row.code, USERS[1])
    await room.referee.seats.remove(live, 1, None)
    await room.referee.seats.remove(live, 2, None)
    made = json.loads(await body_of(room, live))
    assert {"paused", "left", "moderated"} <= {event["kind"] for event in made["events"]}
    assert isinstance(answer(PLAY, written(made)), Accepted)
    at = next(n for n, event in enumerate(made["events"]) if event["kind"] == "left")
    for change in ({"facts": {"seat": 9}}, {"facts": {}}, {"kind": "unknown"}, {"secret": {"0": {}}}, {"facts": None}):
        wrong = made | {"events": [e | change if n == at else e for n, e in enumerate(made["events"])]}
        assert refused(wrong)[0] == "file-event"


async def test_deeds_that_nobody_can_have_done_are_refused(files: dict[str, Made]) -> None:
    """What is shown of them is said by their actions: one that there is not would be told in no words."""
    made, nobody = files["krendel"], {"seat": None, "entry": 1}
    last = made["events"][-1]["version"]

    def emitted(kind: str, **facts: object) -> Made:
        event = {"version": last, "kind": kind, "facts": facts, "secret": {}, "sealed": {}}
        return made | {"events": [*made["events"], event]}

    assert isinstance(answer(PLAY, written(emitted("judged", action="look", **nobody))), Accepted)
    for action in ("panic", "", "with-reason", "award", "close", "call", "time", "rule"):
        assert refused(emitted("judged", action=action, **nobody))[0] == "file-event"
    for action in ("panic", "end", "remove"):
        assert refused(emitted("moderated", action=action, **nobody))[0] == "file-event"
    ending = {"award", "close"}
    assert {*corrections.ACTIONS} - ending == {*file_events.ACTION_FACTS[Judged]} & {*corrections.ACTIONS}
    assert {*moderation.ACTIONS} - {"end"} == {*file_events.ACTION_FACTS[Moderated]}


# ---------------------------------------------------------------- edits

FREE = {"viewer", "terms", "source", "by_order", "at"}
"""What a file alone vouches for: docs/extend/match-file.md says so."""


def free(at: tuple[str | int, ...]) -> bool:
    """Whether an edit at this place may leave a file that holds."""
    return (
        at[0] in ("viewer", "terms")
        or (at[0] == "choices" and at[-1] in FREE)
        or (at[0], at[-1]) == ("seats", "status")
    )


@pytest.mark.parametrize(("game", "edits"), [(game, sample.edits) for game, sample in SAMPLES.items()])
async def test_every_edit_is_refused(room: Room, game: str, edits: int) -> None:
    """One value anywhere in the file is another one, or is missing; each part of the file has its turn."""
    made = json.loads(await body_of(room, await finished(room, game)))
    rng = Random(f"edits {game}")
    parts = {name: list(places(value, (name,))) for name, value in made.items()}
    for n in range(edits):
        at = rng.choice(parts[[*parts][n % len(parts)]])
        wrong = edited(made, at, rng)
        if wrong == made:
            continue
        found = answer(PLAY, written(wrong))
        if free(at):
            assert isinstance(found, Refused | Accepted)
        else:
            assert isinstance(found, Refused), (at, found)
            assert found.reason != "file-heavy"


async def test_what_a_file_alone_vouches_for_may_be_anything_of_its_kind(files: dict[str, Made]) -> None:
    made = files["krendel"]
    changed = made | {
        "viewer": "C",
        "terms": {"clock": {"kind": "days", "seconds": 86400, "increment": 0}, "undo": "off"},
        "choices": [row | {"source": "practice", "by_order": True, "at": -3.5} for row in made["choices"]],
        "seats": [row | ({"status": "practice"} if row["status"] == "human" else {}) for row in made["seats"]],
    }
    assert isinstance(answer(PLAY, written(changed)), Accepted)
    # However the same is written, it is the same file.
    assert isinstance(answer(PLAY, json.dumps(dict(reversed(made.items())), indent=4).encode()), Accepted)


def _choice(n: int, **change: Any) -> Callable[[Made], Made]:
    def work(made: Made) -> Made:
        return made | {"choices": [row | (change if at == n else {}) for at, row in enumerate(made["choices"])]}

    return work


def _put(**change: Any) -> Callable[[Made], Made]:
    return lambda made: made | change


EDITS: list[tuple[Callable[[Made], Made], str, dict[str, Any]]] = [
    (_put(format=1), "file-old-format", {"found": 1, "known": FORMAT}),
    (_put(format=2), "file-shape", {"place": "$.dice"}),
    (_put(format=4), "file-new-format", {"found": 4, "known": FORMAT}),
    (_put(format="2"), "file-foreign", {}),
    (_put(whole=False), "file-running", {}),
    (_put(whole=1), "file-shape", {"place": "$.whole"}),
    (_put(game="chess"), "file-game", {"found": "chess"}),
    (_put(edition=0), "file-older", {"found": "0", "known": 1}),
    (_put(edition=2), "file-newer", {"found": "2", "known": 1}),
    (_put(engine=9), "file-newer", {"found": "9", "known": 1}),
    (_put(pack="0" * 64), "file-pack", {}),
    (_put(secret="1" * 64), "file-commitment", {"right": commitment("1" * 64)}),
    (_put(seed="1" * 64), "file-seed", {"found": "1" * 64}),
    (_put(reason="bored"), "file-reason", {"found": "bored"}),
    (_put(more=1), "file-shape", {"place": "$"}),
    (_put(options={"fight_with_all": "never"}), "file-shape", {"place": "$.options.fight_with_all"}),
    (_put(options={"more": 1}), "file-shape", {"place": "$.options"}),
    (_choice(8, version=99), "file-choice", {"number": 9, "why": "version"}),
    (_choice(2, keys=["nothing"]), "file-choice", {"number": 3, "why": "not_offered"}),
    (_choice(2, keys=[]), "file-choice", {"number": 3, "why": "too_few"}),
    (_choice(2, question="9.9"), "file-choice", {"number": 3, "why": "answered"}),
    (_choice(2, kind="heal"), "file-choice", {"number": 3, "why": "fault"}),
    (_choice(2, kind="undo", question="undo", keys=["7"]), "file-choice", {"number": 3, "why": "fault"}),
    (_choice(2, kind="undo", question="undo", keys=["x"]), "file-choice", {"number": 3, "why": "fault"}),
    (_choice(0, crossed=["rolled"]), "file-choice", {"number": 1, "why": "crossed"}),
    (
        lambda made: made | {"states": [*made["states"][:9], "0" * 64, *made["states"][10:]]},
        "file-state",
        {"version": 9},
    ),
    (lambda made: made | {"states": made["states"][:-1]}, "file-state", {}),
    (lambda made: made | {"states": [*made["states"], "0" * 64]}, "file-state", {}),
    (lambda made: made | {"choices": made["choices"][:-1]}, "file-unfinished", {}),
    (lambda made: made | {"events": made["events"][1:]}, "file-event", {"number": 1, "version": 0}),
    (lambda made: made | {"events": made["events"][:-1]}, "file-no-event", {}),
    (lambda made: made | {"events": [*made["events"][1::-1], *made["events"][2:]]}, "file-event", {"number": 1}),
    (lambda made: made | {"seats": made["seats"][:-1]}, "file-seats", {}),
    (lambda made: made | {"seats": [row | {"status": "left"} for row in made["seats"]]}, "file-seats", {}),
    (lambda made: made | {"seats": made["seats"][::-1]}, "file-seats", {}),
    (lambda made: made | {"numbers": made["numbers"][::-1]}, "file-seats", {}),
    (lambda made: made | {"numbers": made["numbers"][1:]}, "file-seed", {}),
    (lambda made: made | {"dice": made["dice"] | {"draws": made["dice"]["draws"] + 1}}, "file-count", {}),
    (lambda made: made | {"dice": made["dice"] | {"fingerprint": "0" * 64}}, "file-fingerprint", {"found": "0" * 64}),
    (lambda made: made | {"content": made["content"] | {"heroes": []}}, "file-pack", {}),
    (lambda made: made | {"content": made["content"] | {"more": 1}}, "file-content", {"place": "$.content"}),
]


@pytest.mark.parametrize("number", range(len(EDITS)))
async def test_what_is_wrong_is_named_with_its_place(files: dict[str, Made], number: int) -> None:
    edit, reason, facts = EDITS[number]
    found, said = refused(edit(files["krendel"]))
    assert (found, {name: said.get(name) for name in facts}) == (reason, facts), said


async def test_what_is_no_file_is_refused(files: dict[str, Made]) -> None:
    body = written(files["krendel"])
    assert refused(body.rstrip()[:-1])[0] == "file-cut"
    for other in (b"", b"\xff\xfe", b"\x89PNG\r\n", b"[1, 2]", b"null"):
        assert refused(other)[0] == "file-other"
    assert refused(b'{"a": 1}')[0] == "file-foreign"
    assert refused(b'{"a": x}') == ("file-json", {"byte": 6})
    assert refused(b'{"a": "\xff"}')[0] == "file-json"
    assert refused(b" " * (MOST_BYTES + 1)) == ("file-large", {"most": 4})
    assert refused(b'{"a":' + b"[" * DEEPEST + b"}") == ("file-deep", {"most": DEEPEST})
    assert refused(b'{"' + b'\\"' * 400_000 + b"}")[0] == "file-json"
    assert refused(b'{"format": 2, "whole": true, "x": "' + b"[" * 99 + b'"}')[0] == "file-shape"


async def test_a_match_that_comes_to_too_much_is_refused(
    files: dict[str, Made], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "MOST_STORED", 10_000)
    assert refused(files["krendel"])[0] == "file-heavy"


@pytest.mark.parametrize("broken", ["begin", "choose"])
async def test_rules_that_stumble_in_any_way_are_told_as_that(
    files: dict[str, Made], monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Not as a file that takes too much, which is what the end of its process would be told as."""

    def stumble(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(playthrough.kernel, broken, stumble)
    reason, facts = refused(files["krendel"])
    assert (reason, facts["why"]) == ("file-choice", "fault")


async def test_a_running_matchs_file_is_refused(room: Room) -> None:
    live = await room.match(*USERS)
    assert refused(await body_of(room, live, 0))[0] == "file-running"


# ---------------------------------------------------------------- other content


def _with(made: Made, game: str, change: Callable[[Made], None]) -> Made:
    """Return a file with changed content and the hash that goes with it."""
    new = json.loads(json.dumps(made))
    change(new["content"])
    try:
        pack = msgspec.convert(new["content"], GAMES[game].pack_type, dec_hook=from_file)
    except msgspec.ValidationError:
        return new
    return new | {"pack": pack_hash(pack_bytes(pack))}


async def test_content_of_another_host_is_played_with_once_it_is_checked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["krendel"]
    pack = game.load_pack()
    changed = msgspec.structs.replace(
        pack, creatures=tuple(msgspec.structs.replace(c, attack=9 - c.attack) for c in pack.creatures)
    )
    monkeypatch.setitem(game.__dict__, "standard", game.rules(changed))
    live = await finished(room, "krendel")
    body = await body_of(room, live)
    monkeypatch.undo()
    assert live.row.pack != GAMES["krendel"].standard.hash
    code, _ = await room.referee.importing.import_file(7, "en", body)
    assert (await room.referee.live.by_code(code)).rules_and_match[0].pack == changed


BAD_CONTENT: list[tuple[str, Callable[[Made], Any]]] = [
    ("krendel", lambda content: content["creatures"].pop()),
    ("krendel", lambda content: content["creatures"].__setitem__(0, content["creatures"][1])),
    ("krendel", lambda content: content["heroes"][0]["name"].update(en="[click](http://x)")),
    ("krendel", lambda content: content["heroes"][0]["name"].update(ru="a" * 41)),
    ("krendel", lambda content: content["heroes"][0]["name"].update(ru="http://x.example")),
    ("krendel", lambda content: content["heroes"][0]["name"].update(ru="discord.gg/x")),
    ("battlecon", lambda content: content["kits"][0]["flavour"].update(ru="a" * 201)),
    ("krendel", lambda content: content["heroes"][0]["name"].update(ru="a\nb")),
    ("krendel", lambda content: content["creatures"][0].update(attack=77)),
    ("krendel", lambda content: content["creatures"][0].update(emblem="../../secret")),
    ("battlecon", lambda content: content["kits"][0]["styles"].clear()),
    ("battlecon", lambda content: content["kits"][0].update(id=content["kits"][1]["id"])),
    ("brawl", lambda content: content["champions"][0]["cards"].pop()),
    ("brawl", lambda content: content["arenas"][0].update(map=["x"])),
    ("brawl", lambda content: content.update(arenas=[])),
    # The same content once it is read, but not as it is stored.
    ("brawl", lambda content: content["champions"][0]["cards"][0].pop("travel")),
]


@pytest.mark.parametrize("number", range(len(BAD_CONTENT)))
async def test_content_that_cannot_be_used_is_refused(files: dict[str, Made], number: int) -> None:
    game, change = BAD_CONTENT[number]
    assert refused(_with(files[game], game, change))[0] == "file-content"


async def test_what_a_pack_may_say_at_length_may_stand_in_a_file(files: dict[str, Made]) -> None:
    made = _with(files["battlecon"], "battlecon", lambda content: content["kits"][0]["flavour"].update(ru="a" * 200))
    assert rules_of(read(written(made)), GAMES["battlecon"]).hash == made["pack"]


# ---------------------------------------------------------------- dice alone


async def test_dice_are_checked_of_any_edition_and_game(files: dict[str, Made]) -> None:
    made = files["krendel"] | {"edition": 77, "game": "halma"}
    found = answer(DICE, written(made))
    assert isinstance(found, DiceChecked)
    assert (found.commitment, found.verdict.differs, found.verdict.numbers) == (made["commitment"], None, 3)
    assert found.verdict.draws > 40
    wrong = json.loads(json.dumps(made))
    rolls = [event["sealed"]["rolls"] for event in wrong["events"] if event["kind"] == "dice"]
    rolls[1][0][2] += 1
    found = answer(DICE, written(wrong))
    assert isinstance(found, DiceChecked)
    assert found.verdict.differs is not None
    assert (found.verdict.differs.what, found.verdict.differs.number) == ("draw", len(rolls[0]) + 1)
    assert found.verdict.draws == len(rolls[0])
    rolls[1][0] = "none"
    assert isinstance(answer(DICE, written(wrong)), Refused)
