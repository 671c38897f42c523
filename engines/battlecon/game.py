"""BattleCON as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

from random import Random

from engines.battlecon.board import Board, Fighter, Options, Record, seats_of, unfit
from engines.battlecon.content.additions import read_pack
from engines.battlecon.content.op import Op
from engines.battlecon.content.pack import Pack, load, problems_in
from engines.battlecon.effects.damage import damage_steps
from engines.battlecon.effects.doing import doing_steps
from engines.battlecon.effects.moments import moment_steps
from engines.battlecon.effects.moving import moving_steps
from engines.battlecon.events import EVENTS
from engines.battlecon.examples import collection
from engines.battlecon.gentle import gentle
from engines.battlecon.lesson import LESSON
from engines.battlecon.orders import ORDERS
from engines.battlecon.practice import advise, consider
from engines.battlecon.round.advantages import advantage_steps
from engines.battlecon.round.attack import attack_steps
from engines.battlecon.round.leaving import leaving_steps, remove_player
from engines.battlecon.round.phase import phase_steps
from engines.battlecon.round.phases import beat_steps
from engines.battlecon.round.preparation import preparation_steps
from engines.battlecon.round.revealing import reveal_steps
from engines.battlecon.setup.choosing import choosing_steps, select_fighters
from engines.battlecon.setup.setup import led, new_board, setup_steps, sides
from engines.battlecon.verbs.steps import verb_steps
from engines.battlecon.views.showing import view
from engines.kernel.game import Game
from engines.kernel.state.model import Match, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.verb import verbs_of

DECISIONS = (
    "fighter",
    "fighter_instead",
    "ban",
    "place",
    "side",
    "discards",
    "discard_1",
    "discard_2",
    "pair",
    "clash",
    "advantage",
    "effect",
    "tie",
    "opponent",
    "move",
    "refuse",
    "amount",
    "token",
    "option",
    "space",
    "discard",
    "take",
    "swap",
    "add_style",
    "guess",
    "finisher",
    "flip",
    "remove",
)

OPEN = frozenset(
    {
        "advantage",
        "effect",
        "tie",
        "opponent",
        "move",
        "refuse",
        "amount",
        "token",
        "option",
        "space",
        "finisher",
        "flip",
    }
)
"""The questions whose answers follow from open information, pairs once they are revealed (BC-06, BC-35): none names a card in
hand.
"""

verbs_of(Op)  # reads all verbs: with them come their steps
battlecon_steps = Steps()
for steps in (
    choosing_steps,
    setup_steps,
    beat_steps,
    phase_steps,
    preparation_steps,
    reveal_steps,
    advantage_steps,
    attack_steps,
    moment_steps,
    doing_steps,
    damage_steps,
    moving_steps,
    verb_steps,
    leaving_steps,
):
    battlecon_steps.include(steps)


def redeal(pack: Pack, board: Board, seat: Seat | None, rng: Random) -> None:
    """Draw the cards that a seat cannot see anew: which cards of a hand lie face down as a pair, or beside it (BC-06, BC-78)."""
    for fighter in board.fighters:
        if fighter.seat == seat or not fighter.kit:
            continue
        styles = pack.styles(fighter.kit)
        if fighter.base and not fighter.pair_shown:
            cards = [*fighter.hand, fighter.style, fighter.base]
            fighter.style = rng.choice(sorted(card for card in cards if card in styles))
            fighter.base = rng.choice(sorted(card for card in cards if card not in styles))
            fighter.hand = tuple(card for card in cards if card not in (fighter.style, fighter.base))
        for n, card in enumerate(fighter.beside):
            _swap_beside(fighter, n, [other for other in fighter.hand if (other in styles) == (card in styles)], rng)


def _swap_beside(fighter: Fighter, n: int, others: list[str], rng: Random) -> None:
    """Exchange a card beside the pair for one of its kind in hand, or leave it."""
    card = fighter.beside[n]
    other = rng.choice(sorted({*others, card}))
    if other != card:
        fighter.hand = tuple(card if held == other else held for held in fighter.hand)
        fighter.beside = (*fighter.beside[:n], other, *fighter.beside[n + 1 :])


def characters(board: Board) -> dict[Seat, list[str]]:
    """Return the fighters that each seat leads."""
    return {
        seat: [fighter.kit for fighter in board.fighters if fighter.seat == seat and fighter.kit]
        for seat in {fighter.seat for fighter in board.fighters}
    }


def points(board: Board) -> dict[Seat, int]:
    """Return the life that is left to each seat's side."""
    return {
        one.seat: sum(max(other.life, 0) for other in board.fighters if other.team == one.team and not other.out)
        for one in board.fighters
    }


BATTLECON: Game[Board, Pack] = Game(
    id="battlecon",
    edition=1,
    seats=range(2, 5),
    seats_of=seats_of,
    steps=battlecon_steps,
    match_type=Match[Board, Record],
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    read_pack=read_pack,
    new_board=new_board,
    opening=select_fighters,
    view=view,
    zones=lambda _board: (),
    events=EVENTS,
    decisions=DECISIONS,
    withdraw=remove_player,
    boundary="beat",
    forms={"duel": {"mode": "duel"}, "teams": {"mode": "two_on_two"}},
    characters=characters,
    points=points,
    turn_order=lambda board: list(dict.fromkeys(fighter.seat for fighter in board.fighters)),
    redeal=redeal,
    advise=advise,
    consider=consider,
    gentle=gentle,
    orders=ORDERS,
    open_decisions=OPEN,
    lesson=LESSON,
    examples=collection,
    sides=sides,
    led=led,
    unfit=unfit,
    unsound=problems_in,
    citations={
        "refused-full": "BC-60",
        "refused-too-few": "BC-60",
        "illegal-nothing_to_change": "BC-20",
        "refused-title": "BC-67",
        "refused-legacy-teams": "BC-83",
    },
)
