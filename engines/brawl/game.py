"""Super Fantasy Brawl as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

from random import Random

import msgspec

from engines.brawl.board import Board, BrawlMatch, BrawlPlay, Options, Player
from engines.brawl.content.additions import read_pack
from engines.brawl.content.op import Op
from engines.brawl.content.pack import STANDARD_ARENA, Pack, load, problems_in
from engines.brawl.effects.cards import card_steps
from engines.brawl.effects.displacing import displacing_steps
from engines.brawl.effects.doing import doing_steps
from engines.brawl.effects.moving import moving_steps
from engines.brawl.effects.traps import trap_steps
from engines.brawl.events import EVENTS
from engines.brawl.examples import collection
from engines.brawl.lesson import LESSON
from engines.brawl.orders import ORDERS
from engines.brawl.practice import advise, consider
from engines.brawl.round.attack import attack_steps
from engines.brawl.round.leaving import leaving_steps, remove_player
from engines.brawl.round.phases import turn_steps
from engines.brawl.round.reacting import reacting_steps
from engines.brawl.setup.choosing import draft_steps
from engines.brawl.setup.setup import draw_order, new_board, setup_steps, sides
from engines.brawl.verbs.steps import verb_steps
from engines.brawl.views.question_rules import QUESTION_RULES
from engines.brawl.views.showing import view
from engines.kernel.game import Game, always
from engines.kernel.state.model import Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.verb import verbs_of

DECISIONS = tuple(QUESTION_RULES)

OPEN = frozenset(
    {
        "order", "area", "pick", "ban", "trap_place", "deploy", "move", "way", "attack", "use", "dash", "swoop", "jump",
        "force", "fear", "place", "who", "next", "may", "heal", "draw", "retrieve", "pay", "ready", "look", "opponent",
    }
)  # fmt: skip
"""The questions whose answers follow from open information: none names a card in hand, nor shows what a hand holds (SB-17)."""

verbs_of(Op)  # reads all verbs: with them come their steps
brawl_steps = Steps()
for steps in (
    draft_steps,
    setup_steps,
    turn_steps,
    attack_steps,
    reacting_steps,
    doing_steps,
    verb_steps,
    moving_steps,
    displacing_steps,
    trap_steps,
    card_steps,
    leaving_steps,
):
    brawl_steps.include(steps)


def seats_of(options: msgspec.Struct) -> range:
    """Return the numbers of players that a table with these options takes (SB-04, SB-70)."""
    assert isinstance(options, Options)
    return range(options.players, options.players + 1)


def within(pack: Pack, options: Options) -> Options:
    """Return options whose arena is in the pack."""
    return options if options.arena in pack.arena else msgspec.structs.replace(options, arena=STANDARD_ARENA)


def redeal(_pack: Pack, board: Board, seat: Seat | None, rng: Random) -> None:
    """Draw the things that a seat cannot see anew: foreign hands, decks, the order of the own deck, traps, challenges (SB-17)."""
    for owner, player in board.players.items():
        if owner == seat:
            rng.shuffle(player.deck)
        else:
            _deal_anew(player, rng)
    hidden = [hex_ for hex_ in board.traps if seat is None or seat not in board.known.get(hex_, ())]
    tokens = [*board.supply, *(board.traps[hex_] for hex_ in hidden)]
    rng.shuffle(tokens)
    for hex_ in hidden:
        board.traps[hex_] = tokens.pop()
    board.supply = tokens
    rng.shuffle(board.challenges)


def _deal_anew(player: Player, rng: Random) -> None:
    """Deal a player's unseen cards to hand, deck and planned ones; none of `cut` is in the hand, and one of the champion it
    `owes` is.
    """
    cards = [*player.hand, *player.deck, *player.planned]
    rng.shuffle(cards)
    if player.owes and not any(card.startswith(f"{player.owes}.") for card in player.shown):
        cards.sort(key=lambda card: (card in player.cut, not card.startswith(f"{player.owes}.")))
        first, *rest = cards
        rng.shuffle(rest)
        cards = [first, *rest]
    size = len(player.hand)
    hand = [card for card in cards if card not in player.cut][:size]
    rest = [card for card in cards if card not in hand]
    player.hand = sorted(hand)
    player.planned = rest[: len(player.planned)]
    player.deck = rest[len(player.planned) :]


def shuffle_unseen(play: BrawlPlay) -> None:
    """Shuffle decks below the planned cards, challenges, and the tokens at which nobody has looked (SB-06, SB-17)."""
    board = play.board
    for player in board.players.values():
        play.shuffle(player.deck)
    play.shuffle(board.challenges)
    hidden = [hex_ for hex_ in board.traps if not board.known.get(hex_)]
    tokens = [*board.supply, *(board.traps[hex_] for hex_ in hidden)]
    play.shuffle(tokens)
    for hex_ in hidden:
        board.traps[hex_] = tokens.pop()
    board.supply = tokens


def characters(board: Board) -> dict[Seat, list[str]]:
    """Return the champions that each seat leads."""
    return {seat: [each.kit for each in board.champions if each.seat == seat] for seat in board.players}


BRAWL: Game[Board, Pack] = Game(
    id="brawl",
    edition=1,
    seats=range(2, 5),
    seats_of=seats_of,
    within=within,
    steps=brawl_steps,
    match_type=BrawlMatch,
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    read_pack=read_pack,
    new_board=new_board,
    opening=draw_order,
    view=view,
    zones=lambda _board: (),
    events=EVENTS,
    decisions=DECISIONS,
    withdraw=remove_player,
    boundary="round",
    forms={"duel": {"mode": "duel"}, "teams": {"mode": "teams"}},
    characters=characters,
    points=lambda board: {seat: board.points[player.team] for seat, player in board.players.items()},
    turn_order=lambda board: board.order,
    redeal=redeal,
    shuffle_unseen=shuffle_unseen,
    advise=advise,
    consider=consider,
    orders=ORDERS,
    lesson=LESSON,
    examples=collection,
    sides=sides,
    unsound=problems_in,
    open_decisions=OPEN,
    open_answers={"react": always("pass")},
    question_rules=QUESTION_RULES,
    citations={
        "refused-full": "SB-70",
        "refused-too-few": "SB-70",
        "illegal-nothing_to_change": "SB-12",
    },
)
