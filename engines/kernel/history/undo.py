"""Undo: an earlier state of a match becomes its next one. Versions, ids of questions and dice are never used again."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from engines.kernel.choose import IllegalChoiceError, Turn
from engines.kernel.game import Game, Rules
from engines.kernel.state.model import B, Match
from engines.kernel.steps.play import Play
from engines.kernel.views import Card

P = TypeVar("P")


def undo(rules: Rules[B, P], match: Match[B, Any], earlier: Match[B, Any], *, crossed: bool) -> Turn:
    """Return `earlier`, a former state of this match, as its next state.

    If `crossed`, something was revealed or rolled since: cards that nobody has seen are then shuffled anew, so that knowledge
    of their order is worthless. Controls of questions asked since are never valid again, since every open question gets a new
    id. Raises IllegalChoiceError if the match is over or a seat has left it since, ValueError if `earlier` is no former
    state.
    """
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    if earlier.seats != match.seats:
        raise IllegalChoiceError("seat_left")
    if earlier.seed != match.seed or earlier.version >= match.version:
        raise ValueError(f"version {earlier.version} is no former state of version {match.version}")
    new = rules.copy(earlier)
    new.version, new.rolled = match.version + 1, match.rolled
    _renumber(new, match.next_id + 1)
    play = Play(rules, new)
    if crossed:
        _shuffle_unseen(rules.game, play)
    return Turn(new, (), tuple(play.rolls), revealed=False)


def _renumber(match: Match[Any, Any], number: int) -> None:
    """Give the open questions a new id; the second part, which counts within a lane, stays."""
    match.next_id = number
    match.asks = [
        msgspec.structs.replace(asked, id=".".join([str(number), *asked.id.split(".")[1:]])) for asked in match.asks
    ]


def _shuffle_unseen(game: Game[Any, Any], play: Play[Any, Any]) -> None:
    """Shuffle, within each shuffle's own cards, those that nobody sees or knows; then the game's other hidden things."""
    pools: dict[int, list[tuple[list[Card], int]]] = {}
    for zone in game.zones(play.board):
        for place, card in enumerate(zone.cards):
            if not zone.seen_by and not card.known_to:
                pools.setdefault(card.shuffle, []).append((zone.cards, place))
    for places in pools.values():
        names = [cards[place].id for cards, place in places]
        play.shuffle(names)
        for (cards, place), name in zip(places, names, strict=True):
            cards[place] = Card(name, (), cards[place].shuffle)
    game.shuffle_unseen(play)
