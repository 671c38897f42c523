"""Forecasts of declared cards: with no further answer, what they say is what the execution does (AR-31 to AR-45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engines.archutheon import events
from engines.archutheon.board import ArchutheonMatch, Mark, Options, Side
from engines.archutheon.content.pack import load
from engines.archutheon.content.vocabulary import ELEMENTS, PERMANENTS
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.derived.here import arena_of
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Decision
from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table

PACK = load()
RULES = ARCHUTHEON.standard
NEAR = ("C2", "C3", "C4", "B2", "D3")
"""The areas where heroes are set, so that most cards reach somebody."""

MODULES: dict[str, Any] = dict.fromkeys(("charge", "boosting", "slots", "release"), "on")
ALL_OPEN = (4, 4, 3)


def position(rng: Random) -> ArchutheonMatch:
    """Return a match at the turn's first question with heroes, permanents, charges, health and hands by chance."""
    kits = rng.sample([hero.id for hero in PACK.heroes], 8)
    passive = tuple(f"{kits[side * 4]}.{rng.choice(PACK.hero[kits[side * 4]].passives).id}" for side in (0, 1))
    ground = rng.choice([f"{terrain.id}.{side.id}" for terrain in PACK.terrains for side in terrain.sides])
    options = Options(
        squads=tuple(kits), first=0, passives="on", passive=passive, terrain="drawn", ground=ground, **MODULES
    )
    match = begin(RULES, (0, 1), "1" * 64, options).match
    while match.asks[0].kind != "turn":
        asked = match.asks[0]
        advance(RULES, match, asked.seat, asked.id, [asked.options[0].key])
    board, arena = match.board, arena_of(match.board, PACK)
    cells = rng.sample([arena.area[area] * 3 + n for area in NEAR for n in range(3)], 8)
    for hero, cell in zip(board.heroes, cells, strict=True):
        hero.cell, hero.health = cell, rng.randint(2, 10)
        hero.marks = tuple(Mark(what, n) for n, what in enumerate(rng.sample(PERMANENTS, rng.choice((0, 0, 1, 2)))))
        hero.began = hero.area
    board.aside = {arena.area[rng.choice(NEAR)]: Side(rng.choice(PERMANENTS), 9)}
    for player in board.players:
        player.tracks, player.tactics = ALL_OPEN, "collected"
        player.charges = tuple(rng.choices(ELEMENTS, k=2))
        player.hand = sorted(rng.sample([*player.hand, *player.stash], 6))
        player.stash, player.recharge = [], ((), (), ())
    asked = match.asks[0]
    advance(RULES, match, asked.seat, asked.id, ["attack"])
    return match


def foreseen(match: ArchutheonMatch) -> dict[int, Forecast]:
    """Return the outcome of each declared card as its own side foresees it."""
    sides = [foresee(match.board, PACK, side) for side in (0, 1)]
    return {at: sides[card.side][at] for at, card in enumerate(match.board.declared) if at in sides[card.side]}


WANTED = {"declare": ("attack:", "with:", "slot:"), "answer": ("block:",)}
"""The uses that hit or block: most of the answers by chance are among them, so that much happens."""


def answer(match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Return an answer by chance: seldom at nobody, and often a block or nothing."""
    keys = [option.key for option in asked.options]
    if asked.kind in WANTED:
        wanted = [key for key in keys if key.startswith(WANTED[asked.kind])]
        if wanted and rng.random() < 0.6:
            return [rng.choice(wanted)]
        if keys[-1] in ("end", "pass") and rng.random() < 0.6:
            return [keys[-1]]
    elif asked.kind == "area":
        return [rng.choice([str(hero.area) for hero in match.board.heroes])]
    elif asked.kind == "target" and len(keys) > 1:
        return [rng.choice(keys[:-1])]
    return random_keys(asked, rng)


def fought(match: ArchutheonMatch, rng: Random) -> tuple[dict[int, Forecast], list[Any]]:
    """Declare and fight by chance; return what was foreseen as the declaration ended, and what then happened."""
    found: dict[int, Forecast] = {}
    happened: list[Any] = []
    while match.outcome is None and match.board.phase == "combat":
        asked = match.asks[0]
        keys = answer(match, asked, rng)
        if asked.kind in ("declare", "answer"):
            found, happened = foreseen(match) if keys[0] in ("end", "pass") else {}, []
        turn = advance(RULES, match, asked.seat, asked.id, keys)
        happened += [event.public for event in turn.events if event.public is not None]
    return found, happened


def blows_by_card(happened: Iterable[Any]) -> dict[int, list[tuple[int, ...]]]:
    """Return the damage that each executed card dealt, with all that stopped some of it."""
    found: dict[int, list[tuple[int, ...]]] = {}
    now = -1
    for event in happened:
        if isinstance(event, events.Executes):
            now = event.at
            found[now] = []
        elif isinstance(event, events.Struck):
            found[now].append(
                (event.hero, event.full, event.blocked, event.armour, event.leader, event.barrier, event.dealt)
            )
    return found


def promised(outcome: Forecast) -> list[tuple[int, ...]]:
    """Return the damage that a forecast promises, in the same form."""
    return [(blow.hero, *blow.damage) for blow in outcome.blows if blow.damage.full]


@pytest.mark.rule("AR-31", "AR-34", "AR-43", "AR-09", "AR-93", "AR-95")
def test_with_no_further_answer_what_is_foretold_is_done() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        rng = Random(seed)
        match = position(rng)
        found, happened = fought(match, rng)
        done = blows_by_card(happened)
        for at, outcome in found.items():
            if not outcome.sure:
                seen["open"] += 1
            elif at in done or match.outcome is None:
                assert sorted(promised(outcome)) == sorted(done.get(at, [])), (seed, at)
                seen[outcome.bar or ("blows" if promised(outcome) else "none")] += 1
                seen["blocked"] += sum(blow.damage.blocked > 0 for blow in outcome.blows)
                seen["leader"] += sum(blow.damage.leader for blow in outcome.blows)
    assert min(seen[word] for word in ("blows", "blocked", "leader", "no_stealth", "fear")) > 0, seen


# ---------------------------------------------------------------- what was left out once


def open_table(places: str, **given: Any) -> Table:
    """Return a table with all slots open, so that the declaration goes on."""
    return Table(places, tracks=((0, 4, 0), (0, 4, 0)), **given)


def seen_by(table: Table, viewer: int | None = None) -> list[tuple[str, dict[str, int]]]:
    """Return the bar and the forecast damage by hero of each declared card, as a seat or the public sees it."""
    heroes = table.board.heroes
    return [(slot.bar, {heroes[at].kit: n for at, n in slot.forecast}) for slot in table.view(viewer).declared]


@pytest.mark.rule("AR-68", "AR-31")
def test_an_attack_whose_hero_will_fear_is_foretold_to_do_nothing() -> None:
    cards = {"f.base": {"fast": do(op("put", what="fear", who="hit"))}}
    table = open_table("b:C3n f:C3w c:C3s", hand="b.base c.base d.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "with:fast:f.base", "b")
    assert seen_by(table) == [("fear", {}), ("", {"f": 2}), ("", {"b": 2})]
    table.rest().answer("C4n")
    assert table.emitted("skipped", at=0, why="fear")


@pytest.mark.rule("AR-31", "AR-38")
def test_who_will_be_dead_does_nothing() -> None:
    table = open_table("b:C3n f:C3w c:C3s", hand="b.base c.base d.base", foe="f.base", health={"b": 2})
    table.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "b")
    assert seen_by(table) == [("dead", {}), ("", {"b": 2})]


@pytest.mark.rule("AR-43", "AR-09", "AR-42")
def test_blocks_and_the_leaders_one_are_in_the_forecast() -> None:
    cards = {"b.base": {"damage": 4}, "e.base": {"block": {"by": 2}}}
    table = open_table("b:C3n e:C3w c:C3s", hand="b.base c.base d.base", foe="e.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "e")
    assert seen_by(table) == [("", {"e": 3})]
    table.answer("block:slow:e.base")
    assert seen_by(table)[0] == ("", {"e": 1})
    table.rest()
    assert table.health("e") == [9]


@pytest.mark.rule("AR-21")
def test_a_support_is_in_the_forecast_of_the_card_that_it_names() -> None:
    cards = {"c.base": {"fast": do(op("bonus", by=2), boost="support")}}
    table = open_table("b:C3n f:C3w c:C3s", hand="b.base c.base d.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "pass", "with:fast:c.base")
    assert seen_by(table)[0] == ("", {"f": 4})


@pytest.mark.rule("AR-86")
def test_others_do_not_foresee_what_lies_face_down() -> None:
    cards = {"f.base": {"fast": do(op("cancel"), boost="stealth")}}
    table = open_table("b:C3n f:C3w c:C3s", hand="b.base c.base d.base", foe="f.base g.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "hide_with:fast:f.base", "b", "0")
    assert seen_by(table, 1)[0] == ("cancelled", {})
    for viewer in (None, 0):
        assert seen_by(table, viewer)[0] == ("", {"f": 2})
        assert not table.view(viewer).declared[0].sure


@pytest.mark.rule("AR-30")
def test_what_moves_first_is_not_sure() -> None:
    table = Table(
        "b:C3n f:C3w c:C3s",
        hand="b.base",
        foe="f.base",
        cards={"b.base": {"scheme": {"kind": "targeted", "dash": True}}},
    )
    table.on("attack", "attack:slow:b.base", "f")
    assert [slot.sure for slot in table.view().declared] == [False]


@pytest.mark.rule("AR-71", "AR-31")
def test_a_barrier_saves_from_the_card_that_is_executed_first_alone() -> None:
    table = open_table("b:C3n f:C3w c:C3s", hand="b.base c.base d.base", foe="f.base", marks={"f": "barrier"})
    table.on("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "pass")
    assert seen_by(table) == [("", {"f": 2}), ("", {"f": 0})]
    table.rest()
    assert table.health("f") == [8]
