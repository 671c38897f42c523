"""Krendel's Tournament as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

from engines.kernel.game import Game, Zone
from engines.kernel.model import Match, Root, Seat
from engines.krendel.additions import read_pack
from engines.krendel.board import Board, Fight, KMatch, Options, Wizard, new_board
from engines.krendel.combat import Cards, active, active_spells, changes, targets, working, working_now
from engines.krendel.content import Pack, load, problems_in
from engines.krendel.orders import ORDERS
from engines.krendel.practice import advise
from engines.krendel.rounds import krendel_steps, remove_wizard, set_up
from engines.krendel.view import AttackView, ChangeView, ResultView, View, WizardView


def zones(board: Board) -> list[Zone]:
    """Hidden places: the decks, which nobody sees, and the hands, which their seats see (TK-36)."""
    hands = [Zone(wizard.hand, (seat,)) for seat, wizard in board.wizards.items()]
    return [Zone(board.deck, ()), Zone(board.rewards, ()), *hands]


def view(pack: Pack, match: KMatch, viewer: Seat | None) -> View:
    """Return what `viewer` may see: all but foreign hands, foreign choices and the order of decks (TK-36)."""
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
    """Return the cards of each seat whose spells worked in the combat shown, else those that work in the one to come."""
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
    return ResultView(end.winners, end.shared, end.places, end.reason)  # type: ignore[arg-type]  # one of our three words


KRENDEL: Game[Board, Pack] = Game(
    id="krendel",
    edition=1,
    seats=range(2, 7),
    steps=krendel_steps,
    match_type=Match[Board, Root],
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    read_pack=read_pack,
    new_board=new_board,
    opening=set_up,
    view=view,
    zones=zones,
    events={
        "hero": ("seat", "hero"),
        "first": ("seat",),
        "rewards": ("condition", "prize"),
        "round": ("round",),
        "revealed": ("seat", "creature"),
        "totals": ("seat", "attack", "defence", "changes"),
        "attack": (
            "attacker",
            "target",
            "attack",
            "defence",
            "success",
            "shielded",
            "trophies",
            "wounds",
            "thorns",
        ),
        "fulfilled": ("condition", "prize", "seats"),
        "gain": ("seat", "wounds", "trophies"),
        "new_reward_deck": ("count",),
        "discarded": ("seat", "creatures"),
        "drew": ("seat", "count", "creatures?"),
        "new_deck": ("count",),
        "removed": ("seat", "creatures", "first"),
        "over": ("winners", "shared", "out", "reason"),
    },
    decisions=("creature", "heal", "discard"),
    withdraw=remove_wizard,
    turn_order=lambda board: board.order,
    advise=advise,
    orders=ORDERS,
    unsound=problems_in,
    citations={
        "refused-full": "TK-04",
        "refused-too-few": "TK-04",
        "illegal-nothing_to_change": "TK-10",
        "refused-foreign-seat": "TK-36",
    },
)
