"""The guided first match of Krendel's Tournament: the learner and three rivals whose cards and choices are a script.

Four seats, so that somebody sits opposite and «Fight with all» makes a difference (TK-13, TK-14). The rivals' first cards
leave the spells that the second round is to show, and the second ones those of the third; the learner's hand is a choice
between strong creatures with weak spells and the reverse (TK-53).
"""

from __future__ import annotations

from engines.kernel.choose import begin, take_back
from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision
from engines.kernel.views import Card
from engines.krendel.board import HAND, Board, KMatch, Options
from engines.krendel.content.pack import Pack

LEARNER = 0
ROUNDS = 3
SEATS = (LEARNER, 1, 2, 3)

HEROES = ("krendel", "lyusya", "compote", "meringue")

PLAYED = {
    1: ("rooster", "zombie", "boar"),
    2: ("goose", "raven", "sloth"),
    3: ("cactus", "mimic", "samovar"),
}
"""The rivals' creatures, round by round: a spell on neighbours, «Fight with all», and thorns under a false bottom."""

DEALT = ("dragon", "goat", "ogre", "piggy", "witch")
"""The learner's first hand."""

DRAWN = (
    "tortoise",
    "troll",
    "mosquito",
    "cat",
    "hydra",
    "golem",
    "werewolf",
    "toadstool",
    "princess",
    "knight",
    "bear",
)
"""The top of the deck, in the order of drawing."""

REWARDS = ("grandmas_pie", "chocolate_cup", "plantain", "audience_sobs")
"""The first condition, the first prize, and the prizes opened after it: each is the next round's condition (TK-24)."""


def opening(rules: Rules[Board, Pack]) -> KMatch:
    """Return the match before the first choice, the same every time."""
    match = begin(rules, SEATS, "00" * 32, Options()).match
    _arrange(match.board, rules.pack)
    for seat in SEATS:
        # Asked before the cards were put in place: each is asked again about the hand it has now.
        match = take_back(rules, match, seat).match
    return match


def _arrange(board: Board, pack: Pack) -> None:
    """Put the cards where the script wants them; the rest keep the order of the pack."""
    board.first = LEARNER
    for seat, hero in zip(SEATS, HEROES, strict=True):
        board.wizards[seat].hero = hero
    shuffle = board.deck[0].shuffle
    placed = {*DEALT, *DRAWN, *(card for cards in PLAYED.values() for card in cards)}
    rest = [card.id for card in pack.creatures if card.id not in placed]
    for seat in SEATS:
        hand = list(DEALT if seat == LEARNER else PLAYED[seat])
        while len(hand) < HAND:
            hand.append(rest.pop())
        board.wizards[seat].hand = [Card(name, (), shuffle) for name in hand]
    board.deck = [Card(name, (), shuffle) for name in reversed((*DRAWN, *rest))]
    later = [reward.id for reward in pack.rewards if reward.id not in REWARDS]
    shuffle = board.rewards[0].shuffle
    board.condition, board.prize = REWARDS[:2]
    board.rewards = [Card(name, (), shuffle) for name in reversed((*REWARDS[2:], *later))]


def rival(match: KMatch, asked: Decision) -> list[str]:
    """Return a rival's answer: the script's creature, healing if offered, no discards."""
    if asked.kind == "creature":
        return [PLAYED[asked.seat][match.board.round - 1]]
    return ["heal"] if asked.kind == "heal" else []


def over(match: KMatch) -> bool:
    """Return whether the last round is fought and rewarded, or the match has ended before."""
    return match.outcome is not None or (match.board.round == ROUNDS and match.board.phase == "discard")


LESSON: Lesson[Board] = Lesson(LEARNER, ROUNDS, opening, rival, over)
