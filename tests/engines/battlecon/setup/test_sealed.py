"""What a player has answered in secret, named by its keys to that player alone (engines/battlecon/setup/sealed.py)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.battlecon.board import Options
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import begin, choose, decision_of, revision
from engines.kernel.state.model import Match
from engines.kernel.views import view

RULES = BATTLECON.standard
SEED = "5" * 64
RIVAL = next(kit.id for kit in RULES.pack.kits if len(kit.finishers) > 1 and kit.id != "hikaru")
"""Somebody who has a choice of finishers too, so that nobody is done before the other."""


def begun(**options: object) -> Match:  # type: ignore[type-arg]
    return begin(RULES, range(2), SEED, Options(**options)).match  # type: ignore[arg-type]


def answered(match: Match, seat: int, *keys: Sequence[str] | str) -> Match:  # type: ignore[type-arg]
    for key in keys:
        asked = decision_of(match, seat)
        assert asked is not None
        match = choose(RULES, match, seat, asked.id, [key] if isinstance(key, str) else key).match
    return match


def sealed(match: Match, viewer: int | None) -> tuple[str, ...]:  # type: ignore[type-arg]
    found: tuple[str, ...] = view(RULES, match, viewer).table.sealed
    return found


def told_to_its_player_alone(match: Match, *keys: str) -> None:  # type: ignore[type-arg]
    assert sealed(match, 0) == keys
    assert sealed(match, 1) == sealed(match, None) == ()
    again = revision(RULES, match, 0)
    assert again is not None
    assert keys[0] in [option.key for option in again.options]


def test_a_fighter_chosen_in_secret() -> None:
    told_to_its_player_alone(answered(begun(select="blind"), 0, "claus"), "claus")


@pytest.mark.rule("BC-04")
def test_a_side_of_the_finisher() -> None:
    match = begun(fighters=("hikaru", RIVAL))
    side = f"hikaru.{RULES.pack.kit['hikaru'].finishers[1].id}"
    told_to_its_player_alone(answered(match, 0, side), side)


def at_discards() -> Match:  # type: ignore[type-arg]
    match = begun(fighters=("hikaru", RIVAL))
    for seat in (0, 1):
        asked = decision_of(match, seat)
        assert asked is not None
        match = answered(match, seat, asked.options[0].key)
    return match


@pytest.mark.rule("BC-05")
def test_discards_of_a_beginner_and_own_ones() -> None:
    told_to_its_player_alone(answered(at_discards(), 0, "beginner"), "beginner")
    one, two = "hikaru.geomantic/strike", "hikaru.trance/dash"
    told_to_its_player_alone(answered(at_discards(), 0, "own", one, two), "own", one, two)


@pytest.mark.rule("BC-20")
def test_a_pair() -> None:
    match = at_discards()
    for seat in (0, 1):
        match = answered(match, seat, "beginner")
    asked = decision_of(match, 0)
    assert asked is not None
    key = asked.options[3].key
    told_to_its_player_alone(answered(match, 0, key), key)


@pytest.mark.rule("BC-83", "BC-94")
@pytest.mark.parametrize("keys", [("hikaru.earth", "pass"), ("luc.time:1", "pass")])
def test_advantages_by_the_old_rules(keys: tuple[str, ...]) -> None:
    """Of some tokens several are laid at once: the answer tells how many."""
    match = begun(fighters=(keys[0].partition(".")[0], RIVAL), rules="legacy")
    for _ in range(2):
        for seat in (0, 1):
            asked = decision_of(match, seat)
            assert asked is not None
            match = answered(match, seat, "beginner" if asked.kind == "discards" else asked.options[0].key)
    asked = decision_of(match, 0)
    assert asked is not None
    assert asked.kind == "advantage"
    told_to_its_player_alone(answered(match, 0, *keys), *keys)
