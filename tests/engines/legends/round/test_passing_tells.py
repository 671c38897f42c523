"""What the panel says of a pass is what then happens (LG-65)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import pytest

from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from engines.legends import events
from engines.legends.board import Options
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.views.view import PassView, View
from tests.engines.legends.duels import Duel
from tests.engines.legends.round.cards import SPELLS
from tests.engines.legends.round.courses import OX, table

CALM = ("pass", "through")


def said(duel: Duel) -> tuple[str, int, bool]:
    """Return what the view says of a pass."""
    passing = duel.view().passing
    assert passing is not None
    return passing.then, passing.spells, passing.asks_other


# ---------------------------------------------------------------- each thing once


@pytest.mark.rule("LG-65")
def test_each_consequence_is_told() -> None:
    duel = table("all", cards=(*SPELLS, OX), damage={"wolf": 2})
    assert said(duel) == ("phase", 0, True)
    duel.on("bolt", "wolf").on("bolt", "ox3")
    assert said(duel) == ("resolve", 2, True)
    assert said(duel.answer("pass")) == ("resolve", 2, False)
    assert said(duel.answer("pass")) == ("settle", 0, True)
    assert said(duel.both_pass()) == ("check", 0, True)
    assert said(duel.both_pass()) == ("phase", 0, True)
    duel.on("attack:ox", "ox3")
    assert said(duel) == ("blocks", 0, True)
    assert said(duel.both_pass()) == ("fight", 0, True)
    assert said(duel.both_pass()) == ("main", 0, True)
    duel.both_pass().both_pass()
    assert (duel.board.phase, said(duel)) == ("end", ("turn", 0, True))


@pytest.mark.rule("LG-65")
def test_a_pass_that_nobody_is_asked_after_is_told_as_such() -> None:
    duel = table(their_hand="", theirs="mira", turned="mira2")
    assert said(duel) == ("turn", 0, False)
    assert duel.answer("pass").board.turn == 4
    duel = table("brief").stop(0, "hold").on("bolt", "mira")
    assert said(duel) == ("resolve", 1, False)
    assert duel.answer("pass").question == (0, "main")


@pytest.mark.rule("LG-65")
def test_it_tells_that_an_attack_is_over() -> None:
    duel = table("all", hand="slay fog", damage={}).on("attack:ox", "wolf").on("slay", "wolf").both_pass()
    assert said(duel) == ("main", 0, True)
    assert duel.both_pass().question == (0, "main")
    duel = (
        table("all", hand="slay fog")
        .on("attack:ox", "mira2")
        .on("pass", "block", "wolf")
        .on("slay", "wolf")
        .both_pass()
    )
    assert said(duel) == ("main", 0, True)
    assert duel.both_pass().view().moment == "fight"


# ---------------------------------------------------------------- passing and comparing


def calm(asked: Decision) -> list[str] | None:
    """Return the answer that passes, None if the question offers none."""
    return next(([option.key] for option in asked.options if option.key in CALM), None)


def happened(before: View, after: View, told: Sequence[Any]) -> str:
    """Return the first thing that happened after the passes."""
    over = any(isinstance(each, events.AttackOver) for each in told)
    for each in told:
        match each:
            case events.Resolved():
                return "resolve"
            case events.Blocked():
                return "blocks"
            case events.AttackOver() if not (before.moment == "blocks" and before.queue):
                return "main"
            case events.Queued() if before.moment == "blocks" and not over:
                return "fight"
            case events.Settled():
                return "fight" if before.moment == "blocks" and not over else "settle"
            case events.Left() if each.why == "lives":
                return "check"
            case events.Phase() if each.phase == "end" and before.windows != "all":
                return "turn"
            case events.Phase():
                return "phase"
            case events.Turn() | events.Ended() | events.Buried() | events.GameOver():
                return "turn"
    return unseen(before, after, over=over)


def unseen(before: View, after: View, *, over: bool) -> str:
    """Return what happened where no event tells it; `over`: the attack ended without a fight."""
    if before.moment == "blocks" and not over:
        return "fight"  # neither deals any damage, or the split is asked for
    if before.queue:
        return "settle"  # what the queue was about has left play
    if before.moment == "fight" and after.phase == "main":
        return "main"
    return "turn" if after.phase == "end" else "settle"


def passed(turn: Turn) -> list[Any]:
    """Return what everybody saw, without passes and abilities."""
    seen = [event.public for event in turn.events if event.public is not None]
    return [each for each in seen if not isinstance(each, events.Passed | events.Fired)]


@pytest.mark.rule("LG-65")
@pytest.mark.parametrize("windows", ["usual", "brief", "all"])
def test_pass_and_compare(windows: Literal["usual", "brief", "all"]) -> None:
    rng = Random(f"passes {windows}")  # a test's play
    rules = GAMES["legends"].standard
    texts = {
        seat: text_of(new_deck(deck.heroes, {each.card: each.copies for each in deck.cards}))
        for seat, deck in enumerate(rules.pack.presets[1:3])
    }
    found: set[str] = set()
    for _ in range(6):
        match = begin(rules, range(2), rng.randbytes(32).hex(), Options(games="one", windows=windows), texts).match
        for _ in range(130):
            if match.outcome is not None:
                break
            asked = match.asks[0]
            before: View = view(rules, match, None).table
            keys = calm(asked) if asked.kind in ("main", "act") else None
            if keys is not None:
                passing = before.passing
                assert passing is not None
                turn = choose(rules, match, asked.seat, asked.id, keys)
                found.add(check(rules, before, passing, asked, turn))
            match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    assert found >= {"resolve", "settle", "blocks", "turn"}


def check(rules: Any, before: View, passing: PassView, asked: Decision, turn: Turn) -> str:
    """Return what a pass, and that of the other if he is asked, has led to. Fails if the view said something else."""
    after: View = view(rules, turn.match, None).table
    if passing.asks_other:
        assert turn.match.asks[0].seat == 1 - asked.seat
        assert (after.moment, after.stack, after.queue, after.permanents) == (
            before.moment, before.stack, before.queue, before.permanents,
        )  # fmt: skip
        other = turn.match.asks[0]
        keys = calm(other)
        assert keys is not None
        turn = choose(rules, turn.match, other.seat, other.id, keys)
        after = view(rules, turn.match, None).table
    told = passed(turn)
    assert happened(before, after, told) == passing.then
    if passing.then == "resolve" and turn.match.outcome is None and turn.match.asks[0].kind in ("main", "act"):
        gone = [each for each in told if isinstance(each, events.Resolved | events.Countered)]
        assert (len(gone) >= passing.spells, passing.spells) == (True, len(before.stack))
    return passing.then
