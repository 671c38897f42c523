"""The practice player: it takes what wins, stops what kills, sees what its seat sees, and uses all roads."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engines.archutheon.automatic.plans import plans
from engines.archutheon.automatic.practice import FULL, _winning, advise, consider, quick
from engines.archutheon.board import ArchutheonMatch, Declared, Options
from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.search import Effort
from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Seat
from engines.kernel.views import redeal
from tests.engines.archutheon import positions
from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.positions import RULES
from tests.engines.archutheon.tables import Table

BRIEF = Effort(playouts=12, least=2, most=4, deals=2)


def _quick(match: ArchutheonMatch, seat: Seat) -> list[str]:
    return quick(RULES, match, seat, Random(1))


def _brief(match: ArchutheonMatch, seat: Seat) -> list[str]:
    return advise(RULES, match, seat, Random(1), BRIEF)


def test_both_walk_through_an_open_gate() -> None:
    assert all(positions.wins_now(match, _quick) for match in islice(positions.gates(1), 8))
    assert all(positions.wins_now(match, _brief) for match in islice(positions.gates(2), 8))


def test_a_win_that_nobody_can_prevent_is_compared_with_nothing() -> None:
    """An imagined match that wins later looks as good, but its enemy may have what the real one has not."""
    for match in islice(positions.gates(3), 4):
        assert consider(RULES, match, match.asks[0].seat, Random(1), BRIEF).how == "rule"


def test_no_win_is_certain_while_a_card_of_the_enemy_lies_face_down() -> None:
    match = next(positions.gates(3))
    seat, board = match.asks[0].seat, match.board
    assert _winning(RULES, match, match.asks[0], Random(1))
    enemy = 1 - board.seats.index(seat)
    hand = board.players[enemy].hand
    hidden = Declared(
        enemy, "defence", "slow", "card", hand.pop(), board.turn, False, True, False, -1, "", "", -1, -1, -1, -1, -1, "",
        "", "", 0, (0, 0), (), (), (), (), (),
    )  # fmt: skip
    board.declared.append(hidden)
    assert not _winning(RULES, match, match.asks[0], Random(1))


def test_both_kill_a_leader_who_has_no_answer() -> None:
    assert sum(positions.wins_now(match, _quick) for match in islice(positions.lethal(1), 8)) >= 7
    assert all(positions.wins_now(match, _brief) for match in islice(positions.lethal(2), 1))


def test_both_stop_an_attack_that_would_kill() -> None:
    assert all(positions.survives(match, _quick) for match in islice(positions.threats(1), 8))
    assert all(positions.survives(match, _brief) for match in islice(positions.threats(2), 1))


def test_chance_loses_to_the_quick_player() -> None:
    for own in (0, 1):
        rng = Random(own)
        match: ArchutheonMatch = begin(RULES, (0, 1), rng.randbytes(32).hex(), Options(first=own)).match
        while match.outcome is None:
            asked = match.asks[0]
            keys = quick(RULES, match, asked.seat, rng) if asked.seat == own else random_keys(asked, rng)
            advance(RULES, match, asked.seat, asked.id, keys)
        assert match.outcome.winners == (own,)


def test_the_quick_player_reads_nothing_that_its_seat_cannot_see() -> None:
    rng = Random(7)
    match: ArchutheonMatch = begin(RULES, (0, 1), rng.randbytes(32).hex(), Options()).match
    for _ in range(150):
        if match.outcome is not None:
            break
        asked = match.asks[0]
        keys = quick(RULES, match, asked.seat, Random(5))
        assert quick(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, Random(5)) == keys
        advance(RULES, match, asked.seat, asked.id, keys)


def test_the_search_tells_what_it_compared() -> None:
    match = next(positions.threats(3))
    asked = match.asks[0]
    counsel = consider(RULES, match, asked.seat, Random(1), BRIEF)
    assert counsel.how == "imagined"
    assert counsel.keys == counsel.weighed[0].keys
    assert FULL.playouts > BRIEF.playouts


def test_who_harms_himself_for_enlightenment_reckons_with_what_it_costs() -> None:
    cards = {"a.base": {"slow": do(op("harm", by=2, who="self"), op("gain"), boost="only")}}
    gains = []
    for health in (10, 2):
        table = Table("a:C3n f:C5w", hand="a.base", cards=cards, health={"a": health}).on("attack")
        found = plans(table.rules.pack, table.board, 0)
        gains.append(next(plan.gain for plan in found if plan.draft[0] == "with:slow:a.base"))
    unhurt, dying = gains
    assert unhurt > 0 > dying


def test_the_first_attack_card_costs_more_if_its_element_is_charged_already() -> None:
    gains = []
    for charges in ((), ("truth",), ("freedom",), ("freedom", "freedom")):
        table = Table("b:C3n f:C3w", hand="b.base", options={"charge": "on"})
        table.board.players[0].charges = charges  # type: ignore[assignment]  # elements
        found = plans(table.on("attack").rules.pack, table.board, 0)
        gains.append(next(plan.gain for plan in found if plan.draft[0].endswith("slow:b.base")))
    none, other, same, twice = gains
    assert none == other > same > twice


@pytest.mark.rule("AR-26", "AR-40")
@pytest.mark.parametrize(("aim", "blocks"), [("none", False), ("f", True)])
def test_no_block_is_thought_of_against_an_attack_that_names_nobody(aim: str, blocks: bool) -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base g.base", cards={"b.base": {"damage": 4}})
    table.on("attack", "attack:slow:b.base", aim)
    planned = {plan.draft[0] for plan in plans(table.rules.pack, table.board, 1)}
    assert any(key.startswith("block:") for key in planned) is blocks
    counsel = consider(table.rules, table.match, 1, Random(1), BRIEF)
    assert blocks or not any(keys.startswith("block:") for each in counsel.weighed for keys in each.keys)
