"""The guided first match of Legends: two turns of the learner and one of a rival whose answers are a script.

The table is laid in the middle of a game, with a deck of the lesson's own, so that all that matters comes within two turns: a
follower and a skill, an attack that is blocked, a response on the stack, a dying hero who is saved, a kill, and the last hero
of the rival. Each answer that is offered leads there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.learning.examples import lay_out
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import Card
from engines.legends.board import NOBODY, Board, Deck, LegendsMatch, Options, Permanent
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import new_deck
from engines.legends.effects.moving import shuffle_number
from engines.legends.round.playing import BLOCK, PASS
from engines.legends.round.turn import next_turn
from engines.legends.setup.series import new_board

LEARNER, RIVAL = 0, 1
SEATS = (LEARNER, RIVAL)
ROUNDS = 2

TURN = 5
"""The first turn of the learner in the lesson: turns before it have raised the levels of mages and oracles."""

FOLLOWERS = ("axebearer", "brown_bear", "clay_golem")
"""The followers of which the learner plays one; each survives the first attack and blocks well."""

GENERAL, MAGE, HEALER, BOSS = "ingrit", "mira", "ilda", "tarkhan"
"""The heroes: three of the learner's, and the last one of the rival."""

FIRST_SKILL, RESPONSES, FINISH = "reading_runes", ("lunge", "spark"), "crushing_blow"
"""The skill of the first turn, the cards that answer the rival's blow and later end its follower, and the last skill."""

BLOCKER, STRIKER, BLOW, MENDING = "wolf_cub", "tusker", "crushing_blow", "mending_touch"
"""The rival's follower that blocks, the one that dies to a response, the rival's skill, and the skill that heals."""

WOUND = 9
"""The damage on the mage as the lesson begins."""

STANDS: Mapping[Seat, Sequence[tuple[str, int, int]]] = {
    LEARNER: ((GENERAL, 1, 0), (MAGE, 3, WOUND), (HEALER, 3, 0)),
    RIVAL: ((BOSS, 2, 9), (STRIKER, 0, 0), (BLOCKER, 0, 0)),
}
"""The permanents as the first turn begins: card, level, damage."""

HEROES: Mapping[Seat, Sequence[str]] = {LEARNER: (GENERAL, MAGE, HEALER), RIVAL: (BOSS, "morgut")}

THREE = (
    "axebearer", "brown_bear", "clay_golem", "recruit", "shieldmaiden", "steppe_rider", "spark", "war_cry", "lunge",
    "once_more", "bulwark", "crushing_blow", "reading_runes", "lash_of_flame", "mending_touch", "blessing",
)  # fmt: skip
"""The cards of the learner's deck with three copies."""

CARDS: Mapping[Seat, Mapping[str, int]] = {
    LEARNER: {**dict.fromkeys(THREE, 3), "supply_train": 2},
    RIVAL: {
        **dict.fromkeys(("wolf_cub", "tusker", "wood_lynx", "white_stag", "brown_bear", "pack_leader", "old_aurochs"), 3),
        **dict.fromkeys(("spark", "ambush_arrow", "supply_train", "war_cry", "rockfall", "halt", "bog_turtle"), 2),
        **dict.fromkeys(("crushing_blow", "lunge", "thrown_dagger", "bulwark", "once_more"), 3),
    },
}  # fmt: skip
"""The decks of the lesson: card and copies."""

HANDS: Mapping[Seat, Sequence[str]] = {
    LEARNER: (*FOLLOWERS, FIRST_SKILL, *RESPONSES),
    RIVAL: (BLOCKER, BLOW, "pack_leader", "rockfall"),
}
DRAWN: Mapping[Seat, Sequence[str]] = {LEARNER: (MENDING, FINISH, "recruit", "war_cry"), RIVAL: ("old_aurochs",)}
"""The top of each deck, in the order of drawing."""


# ---------------------------------------------------------------- the table


def opening(rules: Rules[Board, Pack]) -> LegendsMatch:
    """Return the match at the learner's first question, the same every time."""
    return lay_out(rules, SEATS, _laid_out(rules.pack), [next_turn])[0]


def _laid_out(pack: Pack) -> Board:
    board = new_board(pack, SEATS, Options())
    board.number, board.turn, board.active = 1, TURN - 1, RIVAL
    board.decks = {seat: deck_of(seat) for seat in SEATS}
    for seat in SEATS:
        side = board.sides[seat]
        rest = list(board.decks[seat].cards)
        for name in (*HANDS[seat], *DRAWN[seat], *(card for card, level, _ in STANDS[seat] if not level)):
            rest.remove(name)
        side.hand = [_card(name, seat) for name in HANDS[seat]]
        side.deck = [_card(name, seat) for name in (*rest, *reversed(DRAWN[seat]))]
        for name, level, damage in STANDS[seat]:
            board.next_uid += 1
            board.permanents.append(
                Permanent(board.next_uid, name, seat, seat, False, damage, level, NOBODY, False, TURN - 1)
            )
        board.seen[seat] = tuple(sorted(name for name, _, _ in STANDS[seat]))
    return board


def deck_of(seat: Seat) -> Deck:
    """Return the deck of a seat, which could be brought to any table."""
    return new_deck(HEROES[seat], CARDS[seat])


def _card(name: str, seat: Seat) -> Card:
    return Card(name, (), shuffle_number(seat))


def round_of(turn: int) -> int:
    """Return the round of the lesson that a turn belongs to, from 1: a turn of the learner and the rival's after it."""
    return (turn - TURN) // 2 + 1


# ---------------------------------------------------------------- the rival


def rival(match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the rival's answer: it blocks with its first cub, plays the second one, strikes the mage, and passes else."""
    keys = [option.key for option in asked.options]
    if asked.kind == "main":
        return [next(key for key in (BLOCKER, BLOW, PASS) if key in keys)]
    if asked.kind in ("block", "target"):
        return [_key(match.board, BLOCKER if asked.kind == "block" else MAGE)]
    return [next(key for key in (BLOCK, PASS) if key in keys)]


# ---------------------------------------------------------------- the learner


def offers(match: LegendsMatch, asked: Decision) -> list[str]:
    """Return the keys of the answers that the learner is shown; a single one outside his main phase is given for him."""
    board, keys = match.board, [option.key for option in asked.options]
    if asked.kind == "main":
        wanted = _first_turn(board, keys) if round_of(board.turn) == 1 else _last_turn(board)
    elif asked.kind == "act":
        wanted = _responses(board)
    elif asked.kind == "target":
        wanted = [_key(board, card) for card in _aims(match)][:1]
    else:
        wanted = [_key(board, BOSS)]
    return [key for key in wanted if key in keys]


def _first_turn(board: Board, keys: Sequence[str]) -> list[str]:
    """Return the next thing of the first turn: a follower, a skill, an attack that is blocked, the end."""
    if follower_of(board) is None:
        return list(FOLLOWERS)
    if FIRST_SKILL in keys:
        return [FIRST_SKILL]
    return _attacks(board, GENERAL) if _find(board, BLOCKER) is not None else [PASS]


def _last_turn(board: Board) -> list[str]:
    """Return the next thing of the last turn: the rival's follower is killed, then its last hero, with two passes for each."""
    blocker = _find(board, BLOCKER)
    if board.queue or FINISH in board.sides[LEARNER].graveyard or (blocker is not None and blocker.damage):
        return [PASS]
    return [FINISH, *_attacks(board)] if blocker is None else list(RESPONSES)


def _attacks(board: Board, *others: str) -> list[str]:
    """Return the keys of attacks by the follower that was played, and by others."""
    found = (follower_of(board), *(_find(board, card) for card in others))
    return [f"attack:{permanent.uid}" for permanent in found if permanent is not None]


def _responses(board: Board) -> list[str]:
    """Return the answers to the rival's blow, the rescue of the mage once it was dealt, else a pass."""
    if board.stack and board.stack[-1].card == BLOW:
        return list(RESPONSES)
    mage, healer = _find(board, MAGE), _find(board, HEALER)
    dealt = board.active == RIVAL and not board.stack and mage is not None and mage.damage > WOUND
    if dealt and healer is not None and not healer.turned:
        return [MENDING, f"use:{healer.uid}:0"]
    return [PASS]


def _aims(match: LegendsMatch) -> tuple[str, ...]:
    """Return the card that the learner aims at: the mage is healed, enemies are struck; abilities that fire have no lane."""
    if match.board.active == LEARNER:
        return (BLOCKER,) if _find(match.board, BLOCKER) is not None else (BOSS,)
    if not match.lanes:
        return (BOSS,)
    return (STRIKER,) if match.board.stack else (MAGE,)


def follower_of(board: Board) -> Permanent | None:
    """Return the follower that the learner has played, None before."""
    return next((p for p in board.permanents if p.controller == LEARNER and p.card in FOLLOWERS), None)


def _find(board: Board, card: str) -> Permanent | None:
    return next((permanent for permanent in board.permanents if permanent.card == card), None)


def _key(board: Board, card: str) -> str:
    """Return the key of a permanent by its card; an empty text if it is not in play."""
    found = _find(board, card)
    return "" if found is None else str(found.uid)


def over(match: LegendsMatch) -> bool:
    """Return whether the rival has lost its last hero: the game ends with the turn then."""
    return match.outcome is not None or _find(match.board, BOSS) is None


LESSON: Lesson[Board] = Lesson(
    LEARNER, ROUNDS, opening, rival, over, offers, pressed=frozenset({"main"}), turns=frozenset({"main"})
)
