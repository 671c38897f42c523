"""Checks of re-dealt matches: a viewer cannot tell one from the true match, and yet it differs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engines.kernel.choose import Turn, choose, decision_of
from engines.kernel.history.saves import load, save
from engines.kernel.lobby.brought import BroughtError
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import redeal, view
from tools.conformance.checks import same_lanes, viewers
from tools.conformance.playing import Game, Move, Table


@dataclass
class Comparison:
    """The counts of a comparison: re-dealt matches that differed from the true one, and next choices that were compared.

    `secret_decks` are things that others brought, such as decks, in re-dealt matches of the first choices; `other_decks` are
    those of them that differed from the true ones.
    """

    other_boards: int = 0
    other_drafts: int = 0
    next_choices: int = 0
    secret_decks: int = 0
    other_decks: int = 0


def prompts(match: Match[Any, Any]) -> list[tuple[str, Seat, str]]:
    """Return the seats and questions in order, as the table sees them; while lanes are open, only the seats with one."""
    return [("lane", seat, "") for seat in match.lanes] or [(d.id, d.seat, d.kind) for d in match.asks]


EARLY = 10
"""Choices at the beginning of a match, when little of what was brought is known to others."""

MOSTLY = 0.9
"""The share of what others brought that differs in matches re-dealt early."""


def check_redeal(table: Table, seed: int) -> Comparison:
    """Re-deal before every choice for every viewer, and check that the view stays the same and so does what follows."""
    compared = Comparison()
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            body = save(move.before)
            for viewer in viewers(move.before):
                other = redeal(table.rules, move.before, viewer, game.rng)
                assert other.seed != move.before.seed
                assert view(table.rules, other, viewer) == view(table.rules, move.before, viewer), f"shown to {viewer}"
                assert prompts(other) == prompts(move.before), f"asked, to the eyes of {viewer}"
                assert load(table.rules.game, save(other)) == other
                compared.other_boards += other.board != move.before.board
                _compare_brought(table, move.before, other, viewer, compared, early=n < EARLY)
                compared.other_drafts += _drafts(other) != _drafts(move.before)
                compared.next_choices += _compare_next(table, move, other, viewer)
            assert save(move.before) == body, "re-dealing changed the match"
        assert compared.other_decks >= MOSTLY * compared.secret_decks, "what others have brought is dealt as it is"
    return compared


def _compare_brought(
    table: Table,
    match: Match[Any, Any],
    other: Match[Any, Any],
    viewer: Seat | None,
    compared: Comparison,
    *,
    early: bool,
) -> None:
    """Check that what a re-dealt match says was brought may be brought, and is the viewer's own; count what is another's."""
    bring = table.rules.game.bring
    if bring is None:
        return
    dealt = bring.held(other.board)
    for seat, text in bring.held(match.board).items():
        if seat == viewer:
            assert dealt[seat] == text, f"{seat} has brought something else"
            continue
        try:
            assert bring.check(table.rules.pack, table.options, dealt[seat]) == dealt[seat]
        except BroughtError as error:
            raise AssertionError(f"{seat} cannot have brought {dealt[seat]}: {error}") from error
        compared.secret_decks += early
        compared.other_decks += early and dealt[seat] != text


def _drafts(match: Match[Any, Any]) -> list[object]:
    return [lane.draft for lane in match.lanes.values()]


def _compare_next(table: Table, move: Move, other: Match[Any, Any], viewer: Seat | None) -> bool:
    """Make the true match's next choice in the other one; what follows must look the same unless it reveals or rolls."""
    decision = decision_of(other, move.seat)
    if decision is None or decision.id != move.asked.id or decision.kind != move.asked.kind:
        assert move.before.lanes, "outside lanes all questions are the same"
        return False
    if not {*move.keys} <= {o.key for o in decision.options} or _open(move.turn):
        return False
    if move.before.lanes and not decision.least <= len(move.keys) <= decision.most:
        return False  # an earlier answer in the lane was dealt anew, and says how many are to be picked
    turn = choose(table.rules, other, move.seat, decision.id, move.keys)
    if move.before.lanes and not (same_lanes(other, turn.match) and same_lanes(move.before, move.turn.match)):
        return False  # answers in lanes were dealt anew, so that they end in one of both matches and go on in the other
    assert not _open(turn), "only the re-dealt match revealed something"
    assert _visible(turn, viewer) == _visible(move.turn, viewer), f"events that {viewer} sees"
    assert prompts(turn.match) == prompts(move.turn.match)
    assert view(table.rules, turn.match, viewer) == view(table.rules, move.turn.match, viewer)
    return True


def _open(turn: Turn) -> bool:
    return turn.revealed or bool(turn.rolls)


def _visible(turn: Turn, viewer: Seat | None) -> list[object]:
    seen = [event.seen_by(viewer) for event in turn.events]
    return [event for event in seen if event is not None]


def check_redeal_can_be_played(table: Table, seed: int) -> None:
    """Check that a re-dealt match can be played to its end from anywhere."""
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if n % 7 == seed % 7:
                viewer = Random(n).choice(viewers(move.before))
                other = redeal(table.rules, move.before, viewer, game.rng)
                with Game(table, seed + n) as rest:
                    assert [m.turn.match.outcome for m in rest.moves(other)][-1] is not None
