"""Undo tells nothing: it is free until something hidden was seen, and what was seen of decks, tokens and challenges is void."""

from __future__ import annotations

from typing import Any

import pytest

from engines.brawl.board import BrawlMatch
from engines.kernel.choose import Turn, choose
from engines.kernel.history.undo import undo
from engines.kernel.views import view
from tests.engines.brawl.bouts import RULES, Bout
from tests.engines.brawl.naming import hex_of, word
from tests.engines.brawl.openings import Opening

SIDES = "kilgore:C4 taze:C5", "dugrun:C3 alistair:G1"


def done(bout: Bout, words: str) -> Turn:
    """Answer the open question and return all that came of it; the bout itself stays."""
    asked = bout.asked
    keys = {word(bout.board, asked.kind, option.key): option.key for option in asked.options}
    return choose(RULES, bout.match, asked.seat, asked.id, [keys[wanted] for wanted in words.split()])


def learned(turn: Turn) -> bool:
    """Whether an undo would need consent, had nobody else answered since."""
    return turn.revealed or bool(turn.rolls)


def undone(match: BrawlMatch, count: int = 40) -> list[BrawlMatch]:
    """Return the match as it is after so many undos past something revealed, each from another state of the dice."""
    later: Any = RULES.copy(match)
    later.version += 1
    found: list[BrawlMatch] = []
    for n in range(count):
        later.rolled = 1000 * (n + 1)
        found.append(undo(RULES, later, match, crossed=True).match)
    return found


# ---------------------------------------------------------------- what is seen, and so not free


@pytest.mark.rule("SB-17", "SB-58")
@pytest.mark.parametrize("card", ["fury", "reverence"])
def test_whether_somebody_has_a_card_to_lose_is_learned_and_so_not_undone_at_will(card: str) -> None:
    """Nobody can react, so the stun follows from the attacker's own choice."""
    bout = Bout("taze:C4", "kilgore:C3 alistair:G1", hand=f"bludgeon {card}", cores={1: ""}).start("bludgeon", "stay")
    assert learned(done(bout, "kilgore"))


@pytest.mark.rule("SB-17")
@pytest.mark.parametrize(
    ("hand", "before", "choice"),
    [
        ("", (), "end"),
        ("nightshade", ("nightshade", "stay", "use"), "1"),
        ("prowl", ("prowl", "stay", "use", "0", "yes"), "C6"),
        ("burrow", ("walk:rath", "red"), "C3!"),
    ],
)
def test_what_is_drawn_looked_at_or_triggered_is_not_undone_at_will(
    hand: str, before: tuple[str, ...], choice: str
) -> None:
    traps = {"C3": "damage_1", "C6": "stun"}
    bout = Bout("rath:C4 deryn:E4", "taze:G2", hand=hand, traps=traps).on(*before)
    assert learned(done(bout, choice))


@pytest.mark.rule("SB-17", "SB-35")
@pytest.mark.parametrize("card", ["hold_ground", "blizzard"])
def test_whether_somebody_can_react_is_not_learned_by_being_asked(card: str) -> None:
    bout = Bout("kilgore:C4", "dugrun:C3 alistair:G1", hand=f"maul_thrash {card}").start("maul_thrash", "stay")
    turn = done(bout, "dugrun")
    assert turn.match.asks[0].kind == "react"
    assert not learned(turn)


@pytest.mark.rule("SB-20", "SB-61")
def test_what_is_done_in_the_open_is_undone_at_will() -> None:
    bout = Bout(*SIDES, hand="maul_thrash fury")
    for choice in ("kilgore.maul_thrash", "walk:kilgore", "plan:kilgore", "hit:kilgore"):
        found = next(option for option in bout.asked.options if option.key in (choice, f"{choice.split(':')[0]}:0"))
        assert not learned(choose(RULES, bout.match, 0, bout.asked.id, [found.key]))
    assert not learned(done(bout.start("plan:kilgore", "stay"), "fury"))


# ---------------------------------------------------------------- what was seen is void


@pytest.mark.rule("SB-15", "SB-17")
def test_cards_that_were_drawn_are_not_those_to_come_after_an_undo() -> None:
    bout = Bout(*SIDES, hand="maul_thrash fury")
    before = [*bout.board.players[0].deck]
    found = [match.board.players for match in undone(bout.match)]
    assert len({tuple(players[0].deck[-5:]) for players in found}) > 30
    assert len({tuple(players[1].deck[-5:]) for players in found}) > 30
    for players in found:
        assert sorted(players[0].deck) == sorted(before)
        assert players[0].hand == bout.board.players[0].hand


@pytest.mark.rule("SB-61")
def test_what_was_planned_stays_on_top_after_an_undo() -> None:
    bout = Bout("kolel:C4", "taze:C3", hand="scout_ahead double_jump mighty_jump")
    bout.start("scout_ahead", "stay", "use", "0", "double_jump")
    assert all(match.board.players[0].planned == ["kolel.double_jump"] for match in undone(bout.match, 5))


@pytest.mark.rule("SB-06", "SB-48")
def test_a_trap_that_was_seen_is_another_one_after_an_undo_unless_somebody_knew_it() -> None:
    bout = Bout("deryn:C4", "alistair:G6", hand="prowl", traps={"C3": "damage_3", "E6": "stun"})
    bout.play("prowl", "stay", "use", "0", "yes", "C3", "B4")
    found = [match.board for match in undone(bout.match, 60)]
    assert {board.traps[hex_of("B4")] for board in found} == {"damage_3"}
    assert len({board.traps[hex_of("E6")] for board in found}) == 5
    for board in found:
        assert sorted([*board.traps.values(), *board.supply]) == sorted(
            [*bout.board.traps.values(), *bout.board.supply]
        )


@pytest.mark.rule("SB-05", "SB-14")
def test_the_next_challenge_is_another_one_after_an_undo() -> None:
    bout = Bout(*SIDES)
    found = [match.board for match in undone(bout.match)]
    assert len({board.challenges[-1] for board in found}) > 5
    assert all(sorted(board.challenges) == sorted(bout.board.challenges) for board in found)
    assert all(board.track == bout.board.track for board in found)


@pytest.mark.rule("SB-17")
def test_nobody_sees_that_anything_was_shuffled() -> None:
    bout = Bout(*SIDES, hand="maul_thrash fury", traps={"C6": "stun"}).start("maul_thrash")
    for match in undone(bout.match, 5):
        for viewer in (0, 1, None):
            assert view(RULES, match, viewer).table == view(RULES, bout.match, viewer).table


@pytest.mark.rule("SB-07")
def test_cards_put_aside_and_drawn_at_the_start_are_others_after_an_undo() -> None:
    opening = Opening(select="random").until("mulligan")
    seat = opening.asked().seat
    asked = opening.asked()
    drawn = set()
    for match in undone(opening.match, 20):
        keys = [option.key for option in asked.options]
        after = choose(RULES, match, seat, match.asks[0].id, keys).match
        drawn.add(tuple(after.board.players[seat].hand))
    assert len(drawn) == 20
