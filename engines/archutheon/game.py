"""Archutheon as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

import msgspec

from engines.archutheon.automatic.practice import advise, consider
from engines.archutheon.board import ArchutheonMatch, Board, Options, leader_of
from engines.archutheon.content.additions import read_pack
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import STANDARD_ARENA, Pack, load, problems_in
from engines.archutheon.effects.doing import doing_steps
from engines.archutheon.effects.moments import moment_steps
from engines.archutheon.effects.moving import moving_steps
from engines.archutheon.effects.tracks import track_steps
from engines.archutheon.events import EVENTS
from engines.archutheon.examples import collection
from engines.archutheon.lesson import LESSON
from engines.archutheon.orders import ORDERS
from engines.archutheon.round.charged import charged_steps
from engines.archutheon.round.collapse import collapse_steps
from engines.archutheon.round.combat import combat_steps
from engines.archutheon.round.composing import composing_steps
from engines.archutheon.round.declaring import declaring_steps
from engines.archutheon.round.executing import executing_steps
from engines.archutheon.round.leaving import leaving_steps, remove_player
from engines.archutheon.round.recovery import recovery_steps
from engines.archutheon.round.tactics import tactics_steps
from engines.archutheon.round.turn import turn_steps
from engines.archutheon.setup.choosing import choose_colours, choosing_steps
from engines.archutheon.setup.correcting import CORRECTING
from engines.archutheon.setup.leaders import leader_steps
from engines.archutheon.setup.passives import passive_steps
from engines.archutheon.setup.table import new_board
from engines.archutheon.setup.terrain import terrain_steps
from engines.archutheon.verbs.steps import verb_steps
from engines.archutheon.views.dealing_anew import redeal
from engines.archutheon.views.question_rules import QUESTION_RULES
from engines.archutheon.views.showing import view
from engines.kernel.game import Game, always
from engines.kernel.state.model import Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.verb import verbs_of

DECISIONS = tuple(QUESTION_RULES)

OPEN = frozenset(
    {
        "colour", "leader", "hero_pick", "strike", "face", "turn", "walker", "step", "void", "dash", "leap", "teleport",
        "pull", "push", "shift", "fear", "aim", "who", "may", "order", "lift", "lay", "place", "carry", "carry_to", "recharge",
        "track", "collapse", "bonus",
    }
)  # fmt: skip
"""The questions whose answers follow from what everybody sees."""

verbs_of(Op)  # reads all verbs: with them come their steps
archutheon_steps = Steps()
for steps in (
    choosing_steps,
    terrain_steps,
    leader_steps,
    passive_steps,
    turn_steps,
    recovery_steps,
    collapse_steps,
    tactics_steps,
    track_steps,
    combat_steps,
    declaring_steps,
    composing_steps,
    charged_steps,
    executing_steps,
    doing_steps,
    moving_steps,
    moment_steps,
    verb_steps,
    leaving_steps,
):
    archutheon_steps.include(steps)


def within(pack: Pack, options: Options) -> Options:
    """Return options whose map is in the pack."""
    return options if options.arena in pack.arena else msgspec.structs.replace(options, arena=STANDARD_ARENA)


def characters(board: Board) -> dict[Seat, list[str]]:
    """Return the heroes of each seat, the leader first."""
    return {seat: [hero.kit for hero in board.heroes if hero.side == side] for side, seat in enumerate(board.seats)}


def points(board: Board) -> dict[Seat, int]:
    """Return the leaders' health, by which the end of a match counts as close."""
    if len({hero.side for hero in board.heroes}) < 2:
        return {}
    return {seat: board.heroes[leader_of(board, side)].health for side, seat in enumerate(board.seats)}


ARCHUTHEON: Game[Board, Pack] = Game(
    id="archutheon",
    edition=1,
    seats=range(2, 3),
    within=within,
    steps=archutheon_steps,
    match_type=ArchutheonMatch,
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    read_pack=read_pack,
    new_board=new_board,
    opening=choose_colours,
    view=view,
    zones=lambda _board: (),
    events=EVENTS,
    decisions=DECISIONS,
    withdraw=remove_player,
    boundary="turn",
    forms={"duel": {}},
    characters=characters,
    points=points,
    turn_order=lambda board: board.seats,
    redeal=redeal,
    advise=advise,
    consider=consider,
    orders=ORDERS,
    examples=collection,
    lesson=LESSON,
    unsound=problems_in,
    open_decisions=OPEN,
    open_answers={"answer": always("pass")},
    question_rules=QUESTION_RULES,
    correcting=CORRECTING,
)
