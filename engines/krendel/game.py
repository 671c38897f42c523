"""Krendel's Tournament as the kernel sees it: types and hooks."""

from __future__ import annotations

from engines.kernel.game import Game, Zone
from engines.kernel.state.model import Match, Root
from engines.kernel.steps.registry import Steps
from engines.krendel.board import Board, Options, new_board
from engines.krendel.content.additions import read_pack
from engines.krendel.content.pack import Pack, load, problems_in
from engines.krendel.events import EVENTS
from engines.krendel.examples import collection
from engines.krendel.lesson import LESSON
from engines.krendel.orders import ORDERS
from engines.krendel.practice import advise, consider
from engines.krendel.round.drawing import drawing_steps
from engines.krendel.round.ending import ending_steps, remove_wizard
from engines.krendel.round.phases import round_steps
from engines.krendel.setup import set_up, setup_steps
from engines.krendel.views.showing import view


def zones(board: Board) -> list[Zone]:
    """Return the hidden places: the decks, which nobody sees, and the hands, which their seats see (TK-36)."""
    hands = [Zone(wizard.hand, (seat,)) for seat, wizard in board.wizards.items()]
    return [Zone(board.deck, ()), Zone(board.rewards, ()), *hands]


krendel_steps = Steps()
for steps in (setup_steps, round_steps, drawing_steps, ending_steps):
    krendel_steps.include(steps)


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
    events=EVENTS,
    decisions=("creature", "heal", "discard"),
    withdraw=remove_wizard,
    boundary="round",
    forms={"duel": {}, "free_for_all": {}},
    characters=lambda board: {seat: (wizard.hero,) for seat, wizard in board.wizards.items()},
    points=lambda board: {seat: wizard.trophies for seat, wizard in board.wizards.items()},
    turn_order=lambda board: board.order,
    advise=advise,
    consider=consider,
    orders=ORDERS,
    lesson=LESSON,
    examples=collection,
    company=3,
    unsound=problems_in,
    citations={
        "refused-full": "TK-04",
        "refused-too-few": "TK-04",
        "illegal-nothing_to_change": "TK-10",
        "refused-foreign-seat": "TK-36",
    },
)
