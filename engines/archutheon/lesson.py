"""The guided first match of Archutheon: three turns of the learner and two of a rival whose answers are a script.

The table is laid in the middle of a match, so that all that matters comes within these turns: cells and the areas they touch, a
declaration with its answer, hits as sums, a block, a counter-attack, tracks, recharge, a card face down, and the Gate, by which
the learner wins. Whatever must succeed has its health from the card that is used, so other figures of cards change no way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.archutheon.board import (
    GREEN,
    NONE,
    ORANGE,
    ArchutheonMatch,
    Board,
    Hero,
    Known,
    Mark,
    Options,
    Player,
    leader_of,
)
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import TIERS
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.tracks import TRACKS
from engines.archutheon.round.turn import start_turn
from engines.archutheon.setup.table import new_board
from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.learning.examples import lay_out
from engines.kernel.state.model import Decision

LEARNER, RIVAL = 0, 1
"""The seats, which are the sides as well: the learner is orange."""

SEATS = (LEARNER, RIVAL)
ROUNDS = 3

TURN = 9
"""The first turn of the learner in the lesson: turns before it have brought the steps on the tracks."""

LEADER, SHOOTER, HELPER = "knight", "archer", "standard_bearer"
"""The heroes of the learner."""

CHIEF, HOLDER, ATTACKER = "butcher", "healer", "shadow"
"""The heroes of the rival: his leader, the one who holds the Gate, and the one who attacks."""

OPENERS = ("archer.ambush_shot", "standard_bearer.banner_spear")
"""The attack cards of the first turn: one goes into the slow slot, the other one into the fast one."""

SHIELD, SWEEP = "knight.shield_blow", "knight.last_bastion"
"""The card that answers the rival's attack, and the one that opens the way to the Gate."""

GUARD, STRIKE = "butcher.cleaver", "shadow.from_the_dark"
"""The rival's cards: the first blocks and later lies face down, the second attacks."""

RESTING = ("universal.discipline", "universal.tide")
"""The cards in the recharge: the first comes back in the second turn, the other one in the third."""

STANDS: Mapping[int, Sequence[tuple[str, str, int]]] = {
    ORANGE: ((LEADER, "C3n", 8), (SHOOTER, "A2n", 9), (HELPER, "B2w", 7), ("guide", "", 0)),
    GREEN: ((CHIEF, "B3n", 9), (HOLDER, "C5n", 0), (ATTACKER, "D3n", 0), ("bombardier", "", 0)),
}
"""The heroes as the lesson begins: cell, "" off the board, and health; where that is 0, a card of the learner's decides."""

FRAIL = {HOLDER: SWEEP, ATTACKER: SHIELD}
"""The heroes who have just as much health as a card takes."""

INSPIRED = (SHOOTER, HELPER)
"""The heroes whose damage is 1 more."""

HANDS: Mapping[int, Sequence[str]] = {
    ORANGE: (*OPENERS, SHIELD, SWEEP),
    GREEN: (GUARD, STRIKE, "healer.healing_light"),
}
STEPS = {ORANGE: (2, 1, 0), GREEN: (3, 1, 0)}
"""The steps of each side on its tracks as the lesson begins, in the order of `TRACKS`."""

GOAL = (3, 2, 1)
"""The steps to which the lesson brings the learner."""

SHIFTED = 1
"""The shifts by which the Gate has come towards the rival."""

CELLS = ("C4n", "C4s")
"""The cells to which the leader may step first: the first one alone touches the area behind the Gate's."""

LAST = "C5s"
"""The cell of the last step."""


# ---------------------------------------------------------------- the table


def opening(rules: Rules[Board, Pack]) -> ArchutheonMatch:
    """Return the match at the learner's first question, the same every time."""
    return lay_out(rules, SEATS, _laid_out(rules.pack), [start_turn])[0]


def _laid_out(pack: Pack) -> Board:
    board = new_board(pack, SEATS, Options(first=0))
    arena = arena_of(board, pack)
    board.turn, board.gate = TURN - 1, arena.gate_start + SHIFTED
    for side, stands in STANDS.items():
        for number, (kit, cell, health) in enumerate(stands, 1):
            board.moment += 1
            at = arena.cell[cell] if cell else NONE
            left = pack.card[FRAIL[kit]].damage if kit in FRAIL else health
            marks = (Mark("inspired", board.moment),) if kit in INSPIRED else ()
            now = board.moment
            began = at // 3 if cell else NONE
            board.heroes.append(
                Hero(kit, side, number, at, left, marks, "", since=now, entered=now, began=began, had=left)
            )
        _deal(pack, board.players[side], side)
    return board


def _deal(pack: Pack, player: Player, side: int) -> None:
    """Deal a side's cards: those of heroes off the board are out of the game, the rest of tiers I to III is in the stash."""
    leads = STANDS[side][0][0]
    cards = {kit: pack.cards_of(kit) for kit, _, _ in STANDS[side]}
    gone = [kit for kit, cell, _ in STANDS[side] if not cell]
    player.hand = sorted(HANDS[side])
    player.known = (Known(tuple(player.hand), 0, 0),)
    discipline, tide = RESTING
    resting = cards[leads]["leader"]
    player.recharge = ((), (discipline,), (tide, *(() if resting in player.hand else (resting,))))
    player.stash = sorted([*player.stash, *(cards[kit][tier] for kit in cards if kit not in gone for tier in TIERS)])
    player.out = tuple(sorted(cards[kit][value] for kit in gone for value in ("base", *TIERS)))
    player.tracks = STEPS[side]


def round_of(turn: int) -> int:
    """Return the round of the lesson that a turn belongs to, from 1: a turn of the learner and the rival's after it."""
    return (turn - TURN) // 2 + 1


# ---------------------------------------------------------------- the rival


def rival(match: ArchutheonMatch, asked: Decision) -> list[str]:
    """Return the rival's answer: a block in the first turn, then an attack on the leader, then a card face down."""
    board, keys = match.board, [option.key for option in asked.options]
    if asked.kind == "answer":
        wanted = (f"block:slow:{GUARD}", "pass") if board.turn == TURN else ("pass",)
    elif asked.kind == "declare":
        blow = f"attack:slow:{STRIKE}" if board.turn == TURN + 1 else f"hide:slow:{GUARD}"
        wanted = ("end", blow)
    elif asked.kind == "target":
        wanted = (str(leader_of(board, LEARNER)),)
    else:
        wanted = ("attack", "end")
    return [next(key for key in (*wanted, *keys) if key in keys)]


# ---------------------------------------------------------------- the learner


def offers(match: ArchutheonMatch, asked: Decision) -> list[str]:
    """Return the keys of the answers that the learner is shown; a single one is given for him, if he need not press it."""
    keys = [option.key for option in asked.options]
    if asked.kind == "take":
        return keys[: asked.least]
    found = [key for key in _wanted(match.board, asked.kind, keys) if key in keys]
    return found or [next(key for key in ("stay", "stop", "end", "pass", *keys) if key in keys)]


def _wanted(board: Board, kind: str, keys: Sequence[str]) -> list[str]:
    """Return the answers of the script to a question, those that may be given now among others."""
    at = {hero.kit: n for n, hero in enumerate(board.heroes)}
    match kind:
        case "turn":
            found = _menu(board)
        case "walker":
            found = [f"{at[LEADER]}:{1 if board.turn == TURN else 2}"]
        case "step":
            found = list(CELLS) if board.turn == TURN else [LAST if LAST in keys else CELLS[0]]
        case "declare":
            found = _attacks(board)
        case "answer" if board.turn == TURN + 1:
            found = [f"block:slow:{SHIELD}", f"attack:slow:{SHIELD}", "pass"]
        case "track":
            found = _tracks(board)
        case "target":
            found = [str(at[_aim(board)])]
        case "area":
            found = [str(board.heroes[at[_aim(board)]].area)]
        case _:
            found = []
    return found


def _menu(board: Board) -> list[str]:
    """Return the next thing of a turn: the leader moves first in the first turn and in the last one, else Combat comes first."""
    if round_of(board.turn) == ROUNDS - 1:
        return ["collect" if board.fought else "attack"]
    return ["move" if board.players[LEARNER].tactics == "ready" else "attack"]


def _attacks(board: Board) -> list[str]:
    """Return the next attack cards: one of two in the first turn, then the other one with its property; later the sweep."""
    hand = board.players[LEARNER].hand
    if round_of(board.turn) > 1:
        return [f"attack:{speed}:{SWEEP}" for speed in ("slow", "fast")] if SWEEP in hand else ["end"]
    left = [card for card in OPENERS if card in hand]
    if len(left) == len(OPENERS):
        return [f"attack:slow:{card}" for card in left]
    return [f"with:fast:{card}" for card in left]


def _tracks(board: Board) -> list[str]:
    """Return the tracks for a point: all in the first turn, then the last one that is short of the lesson's goal."""
    if board.turn == TURN:
        return list(TRACKS)
    steps = zip(TRACKS, board.players[LEARNER].tracks, GOAL, strict=True)
    return [track for track, step, goal in steps if step < goal][-1:]


def _aim(board: Board) -> str:
    """Return the hero that the learner aims at."""
    if board.turn == TURN + 1:
        return ATTACKER
    return CHIEF if round_of(board.turn) == 1 else HOLDER


def over(match: ArchutheonMatch) -> bool:
    """Return whether the learner has won."""
    return match.outcome is not None


PRESSED = frozenset({"turn", "declare", "step"})
"""The questions that the learner answers himself even where there is one answer."""

LESSON: Lesson[Board] = Lesson(
    LEARNER, ROUNDS, opening, rival, over, offers, pressed=PRESSED, turns=frozenset({"turn"})
)
