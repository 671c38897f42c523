"""Saves: what is refused and with what words, how old ones are lifted, and that real ones still play on."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance
from engines.kernel.content.reading import pack_hash
from engines.kernel.history import saves as saves_module
from engines.kernel.history.saves import BadSaveError, load, save
from engines.kernel.state.model import Match
from engines.kernel.steps.registry import BadFrameError, Steps
from tests.engines.kernel.gauntlet.game import GAUNTLET

SAVES = Path(__file__).with_name("saves")
ROOT = Path(__file__).parents[4]
KNOWN = {**GAMES, "gauntlet": GAUNTLET}
FIXTURES = sorted(path.name.removesuffix(".save.json") for path in SAVES.glob("*.save.json"))

Change = Callable[[dict[str, Any]], object]


def raw_save(name: str = "gauntlet-3") -> dict[str, Any]:
    raw: dict[str, Any] = json.loads((SAVES / f"{name}.save.json").read_bytes())
    return raw


def refusal(raw: object) -> str:
    with pytest.raises(BadSaveError) as refused:
        load(GAUNTLET, json.dumps(raw).encode())
    return str(refused.value)


def casting(raw: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in raw["scopes"] if s["record"]["is"] == "casting")
    return found


def proposal(raw: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in raw["scopes"] if s["record"]["is"] == "proposal")
    return found


def push(raw: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in raw["scopes"] if s["record"]["is"] == "push")
    return found


def test_the_fixture_is_in_the_middle_of_nested_scopes_and_comes_back_byte_for_byte_but_for_its_lift() -> None:
    raw = raw_save()
    match = load(GAUNTLET, json.dumps(raw).encode())
    raw["edition"], raw["board"]["own"], raw["board"]["marks"] = 2, None, {}
    raw["board"]["options"]["games"] = 1
    body = msgspec.json.encode(raw)
    assert len(match.scopes) >= 5
    assert save(match) == body
    assert not match.lanes


# -------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda raw: raw.update(extra=1), "unknown field `extra`"),
        (lambda raw: raw["board"].update(extra=1), "unknown field `extra` - at `$.board`"),
        (lambda raw: casting(raw).update(extra=1), "unknown field `extra` - at `$.scopes"),
        (lambda raw: casting(raw)["record"].update(extra=1), "unknown field `extra` - at `$.scopes"),
        (lambda raw: raw["asks"][0].update(extra=1), "unknown field `extra` - at `$.asks[0]`"),
        (lambda raw: raw.pop("rolled"), "missing required field `rolled`"),
        (lambda raw: raw["board"].pop("traps"), "missing required field `traps` - at `$.board`"),
        (lambda raw: casting(raw).pop("must"), "missing required field `must`"),
        (lambda raw: raw["asks"][0].pop("facets"), "missing required field `facets`"),
        (lambda raw: raw["board"].update(round="3"), "Expected `int`, got `str` - at `$.board.round`"),
        (lambda raw: raw["board"]["runners"].update(x={}), "at `key` in `$.board.runners`"),
        (lambda raw: casting(raw)["record"].update({"is": "gone"}), "Invalid value 'gone'"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw", 1.5]), "Expected"),
        (lambda raw: raw.update(game="krendel"), "a save of 'krendel', not of 'gauntlet'"),
        (lambda raw: raw.pop("format"), "names no format"),
        (lambda raw: raw.update(format="1"), "names no format"),
        (lambda raw: raw.update(format=2), "format 2 is newer than 1"),
        (lambda raw: raw.update(format=0), "format 0 is too old: no upgrade leads from it"),
        (lambda raw: raw.pop("edition"), "names no edition"),
        (lambda raw: raw.update(edition=3), "edition 3 is newer than 2"),
        (lambda raw: raw.update(edition=0), "edition 0 is too old: no upgrade leads from it"),
    ],
)
def test_what_is_damaged_foreign_or_newer_is_refused_with_the_place(change: Change, says: str) -> None:
    raw = raw_save()
    change(raw)
    assert says in refusal(raw)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda raw: raw["scopes"][0]["frames"].append(["gone"]), "no step is named 'gone'"),
        (lambda raw: raw["scopes"][0]["frames"].append([]), "a frame is empty"),
        (lambda raw: raw["scopes"][0]["frames"].append([7]), "no step is named 7"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw"]), "step 'draw': missing a required argument: 'seat'"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw", 1, 2]), "step 'draw': too many positional arguments"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw", "1"]), "step 'draw': seat cannot be '1'"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw", True]), "step 'draw': seat cannot be True"),
        (lambda raw: raw["scopes"][0]["frames"].append(["draw", None]), "step 'draw': seat cannot be None"),
        (lambda raw: casting(raw)["end"].append(["gone"]), "no step is named 'gone'"),
        (lambda raw: casting(raw).update(then=["gone"]), "no step is named 'gone'"),
        (lambda raw: casting(raw).update(then=["draw", 1]), "step 'draw': too many positional arguments"),
        (lambda raw: proposal(raw)["record"].update(commit=["gone"]), "no step is named 'gone'"),
        (lambda raw: push(raw)["frames"].append({**casting(raw), "end": [["gone"]]}), "no step is named 'gone'"),
        (lambda raw: raw["asks"][0].update(then=["gone"]), "no step is named 'gone'"),
        (lambda raw: raw["asks"][0].update(asked=["gone"]), "no step is named 'gone'"),
        (lambda raw: raw["asks"][0]["options"][0].update(args=[]), "missing a required argument"),
        (lambda raw: raw.update(join=["gone"]), "no step is named 'gone'"),
        (lambda raw: raw.update(join=["tidy"]), "step 'tidy': too many positional arguments"),
        (
            lambda raw: raw["lanes"].update({"0": {"frames": [["gone"]], "draft": [], "start": ["seal"], "asked": 0}}),
            "no step is named 'gone'",
        ),
        (
            lambda raw: raw["lanes"].update({"0": {"frames": [], "draft": [], "start": ["gone"], "asked": 0}}),
            "no step is named 'gone'",
        ),
    ],
)
def test_every_frame_is_bound_to_a_step_that_exists_and_takes_its_arguments(change: Change, says: str) -> None:
    raw = raw_save()
    change(raw)
    assert says in refusal(raw)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"7", b'"\xff"', b"[" * 100_000])
def test_what_is_no_save_at_all_is_refused(body: bytes) -> None:
    with pytest.raises(BadSaveError, match="not a whole save"):
        load(GAUNTLET, body)


# -------------------------------------------------------------------- steps


def test_a_step_name_is_registered_once() -> None:
    steps = Steps()

    def rule(play: object) -> None:
        """A rule."""

    assert steps.step(rule) is rule
    with pytest.raises(ValueError, match="a step named 'rule' is registered already"):
        steps.step(rule)
    with pytest.raises(ValueError, match="a step named 'rule' is registered already"):
        steps.include(steps)


def typed(play: object, number: int | None, word: str, *, flag: bool = False) -> None:
    """A rule with argument types of every kind."""


@pytest.mark.parametrize(
    ("arguments", "fine"), [((1, "x"), True), ((None, "x"), True), (("1", "x"), False), ((1, None), False)]
)
def test_argument_types_are_checked_also_where_nothing_is_allowed(arguments: tuple[Any, ...], fine: bool) -> None:
    steps = Steps()
    steps.step(typed)
    if fine:
        steps.check(("typed", *arguments))
    else:
        with pytest.raises(BadFrameError, match="cannot be"):
            steps.check(("typed", *arguments))


# -------------------------------------------------------------------- upgrades


def test_an_old_edition_is_lifted_step_by_step_in_order() -> None:
    def first(raw: dict[str, Any]) -> None:
        raw["board"]["turns"] = raw["board"].pop("laps")

    def second(raw: dict[str, Any]) -> None:
        raw["board"]["round"] = raw["board"].pop("turns")
        raw["board"]["own"], raw["board"]["marks"] = None, {}

    raw = raw_save()
    raw["edition"] = 1
    raw["board"]["laps"] = raw["board"].pop("round")
    newer = replace(GAUNTLET, edition=3, upgrades={1: first, 2: second})
    match = load(newer, json.dumps(raw).encode())
    assert (match.edition, match.board.round) == (3, raw["board"]["laps"])
    assert load(newer, save(match)) == match


def test_a_gap_in_the_upgrades_is_refused() -> None:
    raw = {**raw_save(), "edition": 1}
    with pytest.raises(BadSaveError, match="edition 2 is too old"):
        load(replace(GAUNTLET, edition=3, upgrades={1: lambda _raw: None}), json.dumps(raw).encode())


def test_an_upgrade_that_does_not_find_what_it_lifts_refuses_the_save() -> None:
    def broken(raw: dict[str, Any]) -> None:
        raw["board"]["round"] = raw["board"].pop("laps")

    with pytest.raises(BadSaveError, match="lifting edition 1 failed: KeyError"):
        load(replace(GAUNTLET, edition=2, upgrades={1: broken}), json.dumps(raw_save()).encode())


def test_the_kernel_format_is_lifted_before_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    def kernel(raw: dict[str, Any]) -> None:
        raw["edition"] = raw.pop("game_edition")

    monkeypatch.setattr(saves_module, "KERNEL_UPGRADES", {0: kernel})
    raw = {**raw_save(), "format": 0}
    raw["game_edition"] = raw.pop("edition")
    assert load(GAUNTLET, json.dumps(raw).encode()).format == 1


# -------------------------------------------------------------------- real saves


def pack_of(name: str) -> bytes:
    """Return the pack of a fixture: its own, or the one that all of its game share."""
    own = SAVES / f"{name}.pack.json"
    return (own if own.exists() else SAVES / f"{name.partition('-')[0]}.pack.json").read_bytes()


def play_on(name: str) -> tuple[Match[Any, Any], str]:
    """Load a fixture with the pack it began with, play it to its end; return the match and a digest of all events."""
    body = (SAVES / f"{name}.save.json").read_bytes()
    game = KNOWN[json.loads(body)["game"]]
    cards = pack_of(name)
    match = load(game, body)
    assert pack_hash(cards) == match.pack
    rules = game.from_stored(cards)
    rng = Random(name)
    emitted = hashlib.sha256()
    for _ in range(3000):
        if match.outcome is not None:
            break
        asked = rng.choice(match.asks)
        turn = advance(rules, match, asked.seat, asked.id, random_keys(asked, rng))
        emitted.update(msgspec.json.encode(turn.events))
    emitted.update(save(match))
    return match, emitted.hexdigest()


def test_there_is_a_save_of_every_game() -> None:
    assert {raw_save(name)["game"] for name in FIXTURES} == {*KNOWN}


@pytest.mark.parametrize(
    ("name", "kind", "scopes"),
    [
        ("blind", "fighter", ["Root"]),
        ("antes", "advantage", ["Root", "Beat"]),
        ("clash", "clash", ["Root", "Beat"]),
        ("team", "advantage", ["Root", "Beat"]),
        ("beside", "move", ["Root", "Beat", "Moment", "Doing"]),
        ("effect", "move", ["Root", "Beat", "Attack", "Moment", "Doing"]),
    ],
)
def test_fights_are_saved_in_the_middle_of_things(name: str, kind: str, scopes: list[str]) -> None:
    body = (SAVES / f"battlecon-{name}.save.json").read_bytes()
    match = load(GAMES["battlecon"], body)
    assert save(match) == body
    assert [type(scope.record).__name__ for scope in match.scopes] == scopes
    assert {asked.kind for asked in match.asks} == {kind}
    sealed = [lane.draft for lane in match.lanes.values() if lane.draft]
    assert bool(sealed) == (name in ("blind", "antes", "clash"))
    assert any(fighter.beside for fighter in match.board.fighters) == (name == "beside")


@pytest.mark.parametrize(
    ("name", "kind", "scopes"),
    [
        ("draft", "bring", ["Root"]),
        ("reaction", "react", ["Root", "Action"]),
        ("trap", "trap_place", ["Root", "Action", "Action", "Entry"]),
        ("levelled", "force", ["Root", "Action"]),
    ],
)
def test_brawls_are_saved_in_the_middle_of_things(name: str, kind: str, scopes: list[str]) -> None:
    body = (SAVES / f"brawl-{name}.save.json").read_bytes()
    match = load(GAMES["brawl"], body)
    assert save(match) == body
    assert [type(scope.record).__name__ for scope in match.scopes] == scopes
    assert {asked.kind for asked in match.asks} == {kind}
    assert any(lane.draft for lane in match.lanes.values()) == (name == "draft")
    assert len(match.board.players) == (4 if name == "trap" else 2)
    assert any(champion.levelled for champion in match.board.champions) == (name == "levelled")


@pytest.mark.parametrize(
    ("name", "kind", "scopes"),
    [
        ("squads", "squad", ["Root", "Game"]),
        ("target", "target", ["Root", "Game", "Window"]),
        ("fired", "order", ["Root", "Game", "Window", "Batch"]),
        ("split", "split", ["Root", "Game"]),
    ],
)
def test_games_of_legends_are_saved_in_the_middle_of_things(name: str, kind: str, scopes: list[str]) -> None:
    """These saves are of edition 1, which kept the winners of games alone."""
    body = (SAVES / f"legends-{name}.save.json").read_bytes()
    match = load(GAMES["legends"], body)
    assert load(GAMES["legends"], save(match)) == match
    assert sorted(game.winner for game in match.board.ended) == sorted(
        seat for seat, won in match.board.won.items() for _ in range(won)
    )
    assert all(side.left == 0 for side in match.board.sides.values())
    assert bool(match.board.squads[0]) == (name != "squads")
    assert [type(scope.record).__name__ for scope in match.scopes] == scopes
    assert {asked.kind for asked in match.asks} == {kind}
    assert any(lane.draft for lane in match.lanes.values()) == (name in ("squads", "target"))
    assert bool(match.board.stack) == (name == "target")
    assert (match.board.fight is not None) == (name == "split")


@pytest.mark.parametrize(
    ("name", "kind", "scopes"),
    [
        ("leaders", "leader_secret", ["Root"]),
        ("hidden", "area", ["Root"]),
        ("pushed", "pull", ["Root", "Execution"]),
        ("waiting", "answer", ["Root"]),
    ],
)
def test_matches_of_archutheon_are_saved_in_the_middle_of_things(name: str, kind: str, scopes: list[str]) -> None:
    """Before secret leaders are shown, within a hidden declaration, while a card moves somebody, with effects that wait."""
    body = (SAVES / f"archutheon-{name}.save.json").read_bytes()
    match = load(GAMES["archutheon"], body)
    assert save(match) == body
    assert [type(scope.record).__name__ for scope in match.scopes] == scopes
    assert {asked.kind for asked in match.asks} == {kind}
    assert any(lane.draft for lane in match.lanes.values()) == (name in ("leaders", "hidden"))
    assert bool(match.board.deferred) == (name == "waiting")


@pytest.mark.parametrize("name", FIXTURES)
def test_a_real_save_loads_and_plays_to_its_end(name: str) -> None:
    match, _ = play_on(name)
    assert match.outcome is not None


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_real_saves_play_to_their_ends_in_the_same_way_under_any_hash_seed(hash_seed: str) -> None:
    module = "tests.engines.kernel.history.test_saves"
    run = subprocess.run(
        [sys.executable, "-c", f"from {module} import FIXTURES, play_on; print(*(play_on(n)[1] for n in FIXTURES))"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    digests = {name: play_on(name)[1] for name in FIXTURES}
    assert dict(zip(FIXTURES, run.stdout.split(), strict=True)) == digests
