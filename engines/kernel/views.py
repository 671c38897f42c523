"""Secrecy: cards in zones, the view that is the one gate, and the re-deal of cards that a seat cannot see.

A card is in a zone; the zone lists the seats that see into it, and the card adds `known_to`, the seats that have seen this very
card besides; with PUBLIC among them all have, spectators too. `shuffle` is the number of the shuffle that it was dealt from:
cards of different shuffles cannot be one another, since the cards of a new deck were open to all (TK-29), so `redeal` swaps
within one shuffle only. Where even the cards that were shuffled are secret, as in a deck that was brought, the game draws
others (`Game.compose`).
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import msgspec

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of, resuming_frame, revision, take_back
from engines.kernel.game import Rules
from engines.kernel.state.model import B, Decision, Fixed, Match, Outcome, Seat
from engines.kernel.state.quiet import open_id, quiet_seat
from engines.kernel.steps.play import Play

P = TypeVar("P")


PUBLIC: Seat = -1
"""Everybody who may watch, as one of those who know a card: it has lain open to all."""


class Card(Fixed, frozen=True):
    """A physical card: its kind, the seats that know it besides those who see its zone, and the number of its shuffle."""

    id: str
    known_to: tuple[Seat, ...]
    shuffle: int


class Seen(msgspec.Struct, frozen=True):
    """The part of a match that a viewer may see.

    `table` is the game's own view. `waiting` names the seats that are to act; while lanes are open these are all seats with a
    lane, so that nobody learns who has answered, and `sealed` is True. `revision` is the question whose answer, given already
    in a lane that is still open, the viewer may change. `open` is a question to one seat that everybody may see: with its
    answers if they follow from public facts, else with those answers only that are always offered. It is never a question of
    a lane, but for a quiet one: that is shown as its first question all the time, and is not `sealed`.
    """

    game: str
    pack: str
    viewer: Seat | None
    seats: tuple[Seat, ...]
    table: Any
    decision: Decision | None
    waiting: tuple[Seat, ...]
    sealed: bool
    revision: Decision | None
    outcome: Outcome | None
    open: Decision | None = None


def view(rules: Rules[B, P], match: Match[B, Any], viewer: Seat | None) -> Seen:
    """Return the part of the match that `viewer`, a seat or None for the public, may see. Nothing else leaves the engine."""
    decision = decision_of(match, viewer) if viewer is not None else None
    waiting = tuple(match.lanes) if match.lanes else tuple(d.seat for d in match.asks)
    again = revision(rules, match, viewer) if viewer is not None else None
    table = rules.game.view(rules.pack, match, viewer)
    seats = match.seats
    quiet = quiet_seat(match)
    sealed = bool(match.lanes) and quiet is None
    shown = match.asks if quiet is None else [first_question(rules, match, quiet)]
    asked = None if sealed else next(filter(None, (_open(rules, d) for d in shown)), None)
    return Seen(match.game, match.pack, viewer, seats, table, decision, waiting, sealed, again, match.outcome, asked)


def _open(rules: Rules[B, P], asked: Decision) -> Decision | None:
    """Return a question as everybody may see it, None if it is hidden."""
    if asked.kind in rules.game.open_decisions:
        return asked
    is_open = rules.game.open_answers.get(asked.kind)
    if is_open is None:
        return None
    options = tuple(option for option in asked.options if is_open(option))
    return msgspec.structs.replace(asked, options=options) if options else None


def first_question(rules: Rules[B, P], match: Match[B, Any], seat: Seat) -> Decision:
    """Return the first question of a seat's quiet lane as it was asked, under the id that everybody knows."""
    asked = decision_of(match, seat)
    if asked is None or match.lanes[seat].asked != 1:
        asked = decision_of(take_back(rules, match, seat).match, seat)
    assert asked is not None, "a quiet lane without a question is closed at once"
    return msgspec.structs.replace(asked, id=open_id(match))


def redeal(rules: Rules[B, P], match: Match[B, Any], viewer: Seat | None, rng: Random) -> Match[B, Any]:
    """Return another match that `viewer` cannot tell from this one.

    Hidden cards are dealt anew consistently with the viewer's knowledge, other seats' lanes are played anew at random, an
    open question of another seat is asked anew, and the seed is a foreign one.
    """
    new = rules.copy(match)
    new.seed = rng.randbytes(32).hex()
    _deal_hidden(rules, new.board, viewer, rng)
    rules.game.redeal(rules.pack, new.board, viewer, rng)
    if new.lanes:
        _replay_lanes(rules, new, viewer, rng)
    else:
        _ask_again(rules, new, viewer)
    return new


def _deal_hidden(rules: Rules[B, P], board: B, viewer: Seat | None, rng: Random) -> None:
    """Deal the cards that the viewer has not seen anew, within each shuffle: in another order, or what the game draws for
    it.
    """
    pools: dict[int, list[tuple[list[Card], int]]] = {}
    known: dict[int, list[str]] = {}
    for zone in rules.game.zones(board):
        seen = viewer is not None and viewer in zone.seen_by
        if seen and rules.game.compose is None:
            continue
        for place, card in enumerate(zone.cards):
            if seen or (PUBLIC if viewer is None else viewer) in card.known_to:
                known.setdefault(card.shuffle, []).append(card.id)
            else:
                pools.setdefault(card.shuffle, []).append((zone.cards, place))
    for shuffle, places in pools.items():
        ids = [cards[place].id for cards, place in places]
        if rules.game.compose is not None:
            drawn = rules.game.compose(rules.pack, board, viewer, shuffle, known.get(shuffle, []), len(ids), rng)
            ids = ids if drawn is None else drawn
        rng.shuffle(ids)
        for (cards, place), name in zip(places, ids, strict=True):
            cards[place] = Card(name, cards[place].known_to, cards[place].shuffle)


def _replay_lanes(rules: Rules[B, P], match: Match[B, Any], viewer: Seat | None, rng: Random) -> None:
    """Draw the other seats' drafts anew: each lane up to a random point, but not all to the end, or the lanes would be
    closed.
    """
    others = [seat for seat in match.lanes if seat != viewer]
    must_stay_open = viewer is None or decision_of(match, viewer) is None
    open_seat = rng.choice(others) if must_stay_open and others else None
    play = Play(rules, match)
    for seat in others:
        lane = match.lanes[seat]
        lane.frames, lane.draft, lane.asked = [lane.start], [], 0
        match.asks = [d for d in match.asks if d.seat != seat]
        play.run_lane(seat)
        while (asked := decision_of(match, seat)) and rng.random() < 0.7:
            before = rules.copy(match)
            _answer_at_random(play, asked, rng)
            if seat == open_seat and decision_of(match, seat) is None:
                match.lanes[seat], match.asks = before.lanes[seat], before.asks
                break
    match.asks.sort(key=lambda d: list(match.lanes).index(d.seat))


def _answer_at_random(play: Play[Any, Any], asked: Decision, rng: Random) -> None:
    play.match.asks = [d for d in play.match.asks if d is not asked]
    play.answering = asked.seat
    play.resume(asked.seat, resuming_frame(asked, random_keys(asked, rng)))
    play.run_lane(asked.seat)


def _ask_again(rules: Rules[B, P], match: Match[B, Any], viewer: Seat | None) -> None:
    """Ask an open question of another seat anew, so that its options fit the new cards."""
    for asked in list(match.asks):
        if asked.seat == viewer:
            continue
        match.asks.remove(asked)
        match.next_id -= 1
        Play(rules, match).call(asked.asked)  # what it scheduled besides is on the agenda already
