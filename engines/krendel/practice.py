"""The practice player: it imagines what the others may play, and takes the creature that does best on average.

It knows which cards are out of sight, but not where they are: the same chance gives the same answer on every match that its
seat cannot tell from this one. A creature is judged by the combat it fights and the prize it may win, and by the spell that
it leaves for the round after (TK-26).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engines.kernel.automatic.counsel import Counsel, Weighed, plain
from engines.kernel.choose import decision_of
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from engines.krendel.board import GOAL, Board, KMatch, clockwise
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Creature, Trophies
from engines.krendel.imagine import Tracks, imagine, outlook

DEALS = 8
"""The number of deals imagined to choose a creature."""

ROUGH_DEALS = 6
"""The number of deals imagined to choose discards, where twice as many cards are compared."""

STRANGERS = 5
"""The number of unseen cards that those in hand are compared with before discarding."""

MARGIN = 0.5
"""The value by which a card in hand must beat the average stranger to be kept: there is a hand of strangers to draw."""

WOUND_WEIGHT = 0.45
RIVAL_WEIGHT = 0.5
LATER_WEIGHT = 0.9
VICTORY = 20.0
SHARED = 4.0
"""The values, in trophies, of a wound, the best rival's lead, the round after, a game won, a game shared. Found by play
against itself.
"""

ANY_PRIZE = Trophies(1)
"""The prize that stands for every prize still in the deck."""

T = TypeVar("T")


def advise(rules: Rules[Board, Pack], match: KMatch, seat: Seat, rng: Random) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    return list(consider(rules, match, seat, rng).keys)


def consider(rules: Rules[Board, Pack], match: KMatch, seat: Seat, rng: Random) -> Counsel:
    """Return an answer to the seat's open question with the values compared for it. Raises LookupError if it has none.

    The unit is a trophy; for a card that may be discarded, the value by which it falls behind the strangers that may be
    drawn.
    """
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    if asked.kind == "heal":
        return plain(["heal"], "rule")  # wounds put a player out and lose ties (TK-31, TK-32)
    keys = [option.key for option in asked.options]
    if asked.kind == "creature":
        thought = Thought(rules.pack, match.board, seat, rng, DEALS)
        scores = {key: thought.score(key) for key in keys}
        best = max(keys, key=lambda key: scores[key])
        weighed = [Weighed((key,), scores[key], float(key == best)) for key in keys]
        return Counsel((best,), "imagined", _sort(weighed), DEALS)
    thought = Thought(rules.pack, match.board, seat, rng, ROUGH_DEALS)
    newest = thought.unseen[max(thought.unseen)]
    strangers = [thought.score(_pick(newest, rng).id) for _ in range(STRANGERS)]
    least = sum(strangers) / STRANGERS + MARGIN
    behind = {key: least - thought.score(key) for key in keys}
    dropped = tuple(key for key in keys if behind[key] > 0)
    weighed = [Weighed((key,), behind[key], float(behind[key] > 0)) for key in keys]
    return Counsel(dropped, "each", _sort(weighed), ROUGH_DEALS)


def _sort(weighed: list[Weighed]) -> tuple[Weighed, ...]:
    return tuple(sorted(weighed, key=lambda each: -each.worth))


class Thought:
    """One seat's thinking about its next creature: the table as it sees it, and the deals that it imagines."""

    def __init__(self, pack: Pack, board: Board, seat: Seat, rng: Random, deals: int) -> None:
        self.pack, self.board, self.seat = pack, board, seat
        seats = clockwise(board, board.first)
        self.me = seats.index(seat)
        self.tracks = [board.wizards[s].trophies for s in seats], [board.wizards[s].wounds for s in seats]
        self.unseen = unseen(pack, board, seat)
        self.deals = [[self._any_card(s, rng) for s in seats] for _ in range(deals)]
        stacks = {s: w.stack for s, w in board.wizards.items()}
        self.now = outlook(board, pack, stacks, board.condition, pack.reward[board.prize].prize)

    def _any_card(self, seat: Seat, rng: Random) -> Creature:
        """Return a creature that a seat may play: one of the own cards, or one that can be at that place in a foreign hand."""
        card = _pick(self.board.wizards[seat].hand, rng)
        return self.pack.creature[card.id] if seat == self.seat else _pick(self.unseen[card.shuffle], rng)

    def score(self, key: str) -> float:
        """Return the average value of playing this creature next, and of having its spell in the round after."""
        card = self.pack.creature[key]
        # The spells that the others will have then are not known; a table without any stands for them.
        stacks = {s: [*w.stack, key] if s == self.seat else [] for s, w in self.board.wizards.items()}
        later = outlook(self.board, self.pack, stacks, self.board.prize, ANY_PRIZE)
        start = [0] * len(stacks), [0] * len(stacks)
        few = self.deals[::2]
        then = sum(worth(imagine(later, deal, start), self.me) for deal in few)
        mine = [[*deal[: self.me], card, *deal[self.me + 1 :]] for deal in self.deals]
        now = sum(worth(imagine(self.now, deal, self.tracks), self.me) for deal in mine)
        return now / len(mine) + LATER_WEIGHT * then / len(few)


def unseen(pack: Pack, board: Board, seat: Seat) -> dict[int, list[Creature]]:
    """Return the creatures in foreign hands and in the deck, by the shuffle that they were dealt from, in a fixed order."""
    hidden = [card for s, wizard in board.wizards.items() if s != seat for card in wizard.hand]
    result: dict[int, list[Creature]] = {}
    for card in sorted([*hidden, *board.deck], key=lambda card: card.id):
        result.setdefault(card.shuffle, []).append(pack.creature[card.id])
    return result


def worth(tracks: Tracks, me: int) -> float:
    """Return the value of these tracks for the place `me`: of the game's end (TK-30 to TK-34), or of the way towards it."""
    trophies, wounds = tracks
    if max(trophies) >= GOAL or max(wounds) >= GOAL:
        return _verdict(tracks, me)
    standing = [t - WOUND_WEIGHT * w for t, w in zip(trophies, wounds, strict=True)]
    mine = standing.pop(me)
    return mine - RIVAL_WEIGHT * max(standing)


def _verdict(tracks: Tracks, me: int) -> float:
    """Return the value of a finished game."""
    places = [(t, -w) if w < GOAL else (-1, -w) for t, w in zip(*tracks, strict=True)]
    mine = places.pop(me)
    if mine[0] < 0 or mine < max(places):
        return -VICTORY
    return SHARED if mine in places else VICTORY


def _pick(things: Sequence[T], rng: Random) -> T:
    """Return one of these at random, several times as fast as `choice`."""
    return things[int(rng.random() * len(things))]
