"""The view of a match of Krendel's Tournament for one viewer (TK-36)."""

from __future__ import annotations

from engines.kernel.state.model import Seat
from engines.krendel.board import Board, Fight, KMatch, Wizard
from engines.krendel.content.pack import Pack
from engines.krendel.round.combat import Cards, active, active_spells, changes, targets, working, working_now
from engines.krendel.views.view import AttackView, ChangeView, ResultView, View, WizardView


def view(pack: Pack, match: KMatch, viewer: Seat | None) -> View:
    """Return the view of `viewer`: all but foreign hands, foreign choices and the order of decks (TK-36)."""
    board = match.board
    shown = board.fight
    now = working_now(board, pack)
    mine = board.wizards.get(viewer) if viewer is not None else None
    lane = match.lanes.get(viewer) if viewer is not None else None
    changed = changes(working(board, pack, _cards(board, pack, shown if board.phase != "choose" else None)))
    return View(
        round=board.round,
        phase=board.phase,
        first=board.first,
        wizards=tuple(
            _wizard(board, pack, seat, wizard, shown, tuple(ChangeView(*change) for change in changed.get(seat, ())))
            for seat, wizard in board.wizards.items()
        ),
        neighbours=tuple((seat, tuple(now.near[seat])) for seat in board.order),
        targets=tuple((seat, tuple(targets(board.order, seat, now))) for seat in board.order),
        condition=board.condition,
        prize=board.prize,
        attacks=_attacks(board, shown) if board.phase != "choose" else (),
        awarded=(board.awarded[0], board.awarded[1]) if board.awarded and board.phase != "choose" else None,
        fulfilled=board.fulfilled,
        deck=len(board.deck),
        reward_deck=len(board.rewards),
        discard=tuple(board.discard),
        viewer=viewer if mine else None,
        hand=tuple(sorted(card.id for card in mine.hand)) if mine else None,
        chosen=tuple(str(x) for x in lane.draft) if lane else None,
        result=_result(match),
    )


def _cards(board: Board, pack: Pack, shown: Fight | None) -> Cards:
    """Return the cards of each seat whose spells worked in the combat shown, or else work in the coming one."""
    if shown is not None:
        return {fighter.seat: fighter.spells for fighter in shown.fighters}
    return active(board, pack)


def _wizard(
    board: Board, pack: Pack, seat: Seat, wizard: Wizard, shown: Fight | None, changed: tuple[ChangeView, ...]
) -> WizardView:
    fighter = next((f for f in shown.fighters if f.seat == seat), None) if shown else None
    if fighter is None or board.phase == "choose":
        before = (fighter.wounds_before, fighter.trophies_before) if fighter else (wizard.wounds, wizard.trophies)
        spells = active_spells(board, pack, seat)
        creature = attack = defence = None
    else:
        before = (fighter.wounds_before, fighter.trophies_before)
        spells, creature, attack, defence = fighter.spells, fighter.creature, fighter.attack, fighter.defence
    return WizardView(
        seat=seat,
        hero=wizard.hero,
        wounds=wizard.wounds,
        trophies=wizard.trophies,
        hand=len(wizard.hand),
        stack=tuple(wizard.stack),
        spells=spells,
        changes=changed,
        creature=creature,
        attack=attack,
        defence=defence,
        wounds_before=before[0],
        trophies_before=before[1],
    )


def _attacks(board: Board, shown: Fight | None) -> tuple[AttackView, ...]:
    if shown is None:
        return ()
    total = {f.seat: f for f in shown.fighters}
    return tuple(
        AttackView(
            attacker=a.attacker,
            target=a.target,
            attack=total[a.attacker].attack,
            defence=total[a.target].defence,
            success=a.success,
            shielded=a.shielded,
            trophies=a.trophies,
            wounds=a.wounds,
            thorns=a.thorns,
        )
        for a in shown.attacks
        if a.attacker in board.wizards and a.target in board.wizards
    )


def _result(match: KMatch) -> ResultView | None:
    end = match.outcome
    if end is None:
        return None
    return ResultView(end.winners, end.shared, end.places, end.reason)  # type: ignore[arg-type]  # one of our words
