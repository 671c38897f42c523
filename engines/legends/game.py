"""Legends as the kernel sees it: types, hooks and the view."""

from __future__ import annotations

from random import Random

from engines.kernel.game import Game, Series, Zone, always
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.verb import verbs_of
from engines.legends.board import DRAWN_GAMES, Board, LegendsMatch, LegendsPlay, Options
from engines.legends.content.additions import read_pack
from engines.legends.content.op import Op
from engines.legends.content.pack import Pack, load, problems_in
from engines.legends.decks.bring import BRINGING
from engines.legends.effects.doing import doing_steps
from engines.legends.effects.firing import firing_steps
from engines.legends.events import EVENTS
from engines.legends.examples import collection
from engines.legends.imagine import compose, imagine_decks
from engines.legends.lesson import LESSON
from engines.legends.orders import ORDERS
from engines.legends.practice import advise, consider
from engines.legends.round.attack import attack_steps
from engines.legends.round.playing import BLOCK, PASS, THROUGH, playing_steps
from engines.legends.round.priority import priority_steps
from engines.legends.round.stack import stack_steps
from engines.legends.round.turn import turn_steps
from engines.legends.setup.correcting import CORRECTING
from engines.legends.setup.dealing import dealing_steps
from engines.legends.setup.former import lift_first
from engines.legends.setup.marks import MARKS
from engines.legends.setup.series import (
    LENGTHS,
    concede,
    games,
    new_board,
    next_game,
    played,
    remove_player,
    series_steps,
)
from engines.legends.verbs.steps import verb_steps
from engines.legends.views.question_rules import QUESTION_RULES
from engines.legends.views.showing import view

DECISIONS = tuple(QUESTION_RULES)

OPEN = frozenset({"first", "mulligan", "split", "order", "may", "target", "sacrifice", "recover", "mode"})
"""The questions outside lanes whose answers follow from what everybody sees."""

verbs_of(Op)  # reads all verbs: with them come their steps
legends_steps = Steps()
for steps in (
    series_steps,
    dealing_steps,
    turn_steps,
    priority_steps,
    playing_steps,
    stack_steps,
    attack_steps,
    firing_steps,
    doing_steps,
    verb_steps,
):
    legends_steps.include(steps)

_closing = always(PASS, THROUGH, BLOCK)


def is_public(option: Option) -> bool:
    """Return whether an answer in a window follows from the open table: a pass, blocks, attacks, abilities of permanents."""
    return _closing(option) or option.key.startswith(("use:", "attack:"))


def zones(board: Board) -> list[Zone]:
    """Return all places of hidden cards: hands, which their player sees, and decks."""
    hands = [Zone(side.hand, (seat,)) for seat, side in board.sides.items()]
    return [*hands, *(Zone(side.deck, ()) for side in board.sides.values())]


def redeal(pack: Pack, board: Board, seat: Seat | None, rng: Random) -> None:
    """Let the decks of others have been brought as their cards were dealt anew."""
    imagine_decks(pack, board, seat, rng)


def shuffle_unseen(play: LegendsPlay) -> None:
    """Shuffle the cards of both decks whose place nobody knows."""
    for side in play.board.sides.values():
        places = [at for at, card in enumerate(side.deck) if not card.known_to]
        cards = [side.deck[at] for at in places]
        play.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            side.deck[at] = card


def characters(board: Board) -> dict[Seat, list[str]]:
    """Return the heroes that each player has shown in the match."""
    return {
        seat: [name for name in board.seen[seat] if name in board.decks[seat].heroes] for seat in sorted(board.order)
    }


LEGENDS: Game[Board, Pack] = Game(
    id="legends",
    edition=2,
    seats=range(2, 3),
    steps=legends_steps,
    match_type=LegendsMatch,
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    read_pack=read_pack,
    new_board=new_board,
    opening=next_game,
    view=view,
    zones=zones,
    events=EVENTS,
    decisions=DECISIONS,
    withdraw=remove_player,
    boundary="turn",
    forms={"duel": {}},
    orders=ORDERS,
    advise=advise,
    consider=consider,
    characters=characters,
    points=lambda board: dict(board.won),
    turn_order=lambda board: board.order,
    redeal=redeal,
    compose=compose,
    shuffle_unseen=shuffle_unseen,
    unsound=problems_in,
    open_decisions=OPEN,
    open_answers={"main": is_public, "act": is_public},
    question_rules=QUESTION_RULES,
    citations={
        "refused-full": "LG-01",
        "refused-too-few": "LG-01",
        "refused-brought-missing": "LG-01",
        "refused-brought-unfit": "LG-62",
        "refused-legends-deck": "LG-62",
        "illegal-nothing_to_change": "LG-30",
    },
    bring=BRINGING,
    series=Series(concede, "game_over", played, games, lambda board: board.ended, LENGTHS, DRAWN_GAMES),
    marks=MARKS,
    upgrades={1: lift_first},
    correcting=CORRECTING,
    by_days={"windows": "brief"},
    lesson=LESSON,
    examples=collection,
)
