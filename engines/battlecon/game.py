"""BattleCON as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engines.battlecon.board import Board, Fighter, Options, Record, seats_of, unfit
from engines.battlecon.content.additions import read_pack
from engines.battlecon.content.op import Op
from engines.battlecon.content.pack import Pack, load, problems_in
from engines.battlecon.effects.damage import damage_steps
from engines.battlecon.effects.doing import doing_steps
from engines.battlecon.effects.moments import moment_steps
from engines.battlecon.effects.moving import moving_steps
from engines.battlecon.examples import collection
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
from engines.kernel.steps import Steps
from engines.kernel.verbs.verb import verbs_of

EVENTS: Mapping[str, tuple[str, ...]] = {
    "fighter": ("fighter", "seat", "kit"),
    "banned": ("seat", "kit"),
    "first": ("fighter",),
    "placed": ("fighter", "space"),
    "finisher_side": ("fighter", "card"),
    "discards": ("fighter", "pile_1", "pile_2"),
    "beat": ("beat",),
    "phase": ("phase",),
    "no_cards": ("fighter",),
    "laid": ("fighter",),
    "advantage": ("fighter", "what", "count"),
    "passed": ("team",),
    "revealed": ("fighter", "style", "base", "figures"),
    "finisher": ("fighter", "card", "cost"),
    "order": ("order", "priorities"),
    "tied": ("caused",),
    "clash": ("bases",),
    "no_bases": (),
    "effect": ("fighter", "source", "effect"),
    "moved": ("fighter", "by", "way", "start", "end", "passed"),
    "refused": ("fighter", "by"),
    "stayed": ("fighter",),
    "bonus": ("target", "owner", "source", "stat", "by", "until"),
    "equal": ("target", "owner", "source", "stat", "to", "until"),
    "rule": ("target", "owner", "source", "rule", "value", "until"),
    "attack": ("attacker", "number"),
    "stays_stunned": ("fighter",),
    "hit": ("attacker", "target", "distance", "reach"),
    "missed": ("attacker", "target", "distance", "reach", "why"),
    "no_power": ("attacker",),
    "damage": ("fighter", "by", "power", "armour", "taken", "guard", "life", "attack"),
    "stunned": ("fighter",),
    "not_stunned": ("fighter", "why"),
    "recovered": ("fighter",),
    "lost": ("fighter", "amount", "life"),
    "paid": ("fighter", "amount", "life"),
    "healed": ("fighter", "amount", "life"),
    "life_set": ("fighter", "life"),
    "tokens": ("fighter", "token", "change", "how", "supply", "to"),
    "force": ("fighter", "team", "gained", "lost", "force", "pool"),
    "pool": ("pool", "beat"),
    "marker": ("fighter", "marker", "start", "end"),
    "card": ("fighter", "card", "active"),
    "discarded": ("fighter", "kind", "card?"),
    "taken": ("fighter", "card"),
    "swapped": ("fighter", "old", "new"),
    "added_style": ("fighter", "style"),
    "style_returned": ("fighter", "style"),
    "copied": ("fighter", "style"),
    "card_removed": ("fighter", "card"),
    "guess": ("fighter", "base"),
    "active": ("fighter",),
    "flipped": ("fighter", "card"),
    "saved": ("fighter", "life"),
    "out": ("fighter", "by"),
    "recycled": ("fighter", "back", "pile_1", "pile_2"),
    "time_up": (),
    "last_beat": (),
    "removed": ("seat",),
    "over": ("winners", "team", "reason"),
}

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
"""Questions whose answers follow from what lies open, pairs once they are revealed (BC-06, BC-35): none names a card in hand."""

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
    """Draw anew what a seat cannot see: which cards of a hand lie face down as a pair, or beside it (BC-06, BC-78)."""
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
    turn_order=lambda board: list(dict.fromkeys(fighter.seat for fighter in board.fighters)),
    redeal=redeal,
    advise=advise,
    consider=consider,
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
