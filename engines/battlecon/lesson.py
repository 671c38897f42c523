"""The guided first match of BattleCON: Hikaru of the learner against Cadenza, whose cards and choices are a script.

Three beats, an idea each: distance and priority, guard and advantages, a rival who has become faster. The learner
chooses among a few pairs of which each shows something else; Cadenza comes up close by himself, so that every way
through the first beat leads to the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engines.battlecon.board import BattleconMatch, Board, Fighter, Options
from engines.battlecon.content.pack import Pack
from engines.battlecon.round.phases import end_before_recycling
from engines.kernel.choose import begin, choose, take_back
from engines.kernel.content.script import Lesson
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision

LEARNER, RIVAL = 0, 1
BEATS = 3
KITS = ("hikaru", "cadenza")

DISCARDED = (
    (("trance", "shot"), ("sweeping", "burst")),
    (("grapnel", "shot"), ("hydraulic", "burst")),
)
"""The pairs in discard 1 and discard 2 of each fighter: the second ones are back after the first beat."""

LAID = {1: ("mechanical", "drive"), 2: ("battery", "press"), 3: ("clockwork", "strike")}
"""Cadenza's pairs, beat by beat: he comes up close, pays back what he took, is faster than he looks."""

LIKELY = {2: "press"}
"""The base that the text tells the learner to expect, by beats."""

PAIRS: Mapping[int, Sequence[tuple[str, str]]] = {
    1: (("focused", "drive"), ("focused", "grasp"), ("focused", "dash")),
    2: (("advancing", "strike"), ("advancing", "grasp"), ("advancing", "drive")),
    3: (("sweeping", "grasp"), ("maneuver", "dash"), ("maneuver", "shot")),
}
"""The pairs for the learner, beat by beat, as far as they are in hand."""

OFFERED = {1: 3, 2: 2, 3: 3}
"""The most pairs shown to the learner, by beats."""

CLASH = ("palm_strike", "drive")
"""The bases shown to the learner in a clash."""

HARDEST = 7
"""The damage of Cadenza's last blow: at that much life or less, no pair is shown that takes it."""

ADVANTAGES = {1: (), 2: ("strengthen", "fire"), 3: ("wind", "earth")}
"""The advantages shown to the learner, beat by beat; one of them may be used."""


def opening(rules: Rules[Board, Pack]) -> BattleconMatch:
    """Return the match before the first choice, the same every time."""
    match: BattleconMatch = begin(rules, (LEARNER, RIVAL), "00" * 32, Options(fighters=KITS)).match
    while match.board.beat == 0:
        asked = match.asks[0]
        key = "beginner" if asked.kind == "discards" else asked.options[0].key
        match = choose(rules, match, asked.seat, asked.id, [key]).match
    board = match.board
    board.active = board.active_team = LEARNER
    for fighter, piles in zip(board.fighters, DISCARDED, strict=True):
        _arrange(rules.pack, fighter, piles)
    for seat in (LEARNER, RIVAL):
        # Asked before the cards were put in place: each is asked again about the hand it has now.
        match = take_back(rules, match, seat).match
    return match


def _arrange(pack: Pack, fighter: Fighter, piles: Sequence[tuple[str, str]]) -> None:
    """Put the pairs of the script into the discard piles, all other cards into the hand."""
    first, second = ([_name(pack, fighter.kit, card) for card in pair] for pair in piles)
    cards = (*pack.styles(fighter.kit), *pack.bases(fighter.kit))
    fighter.hand = tuple(card for card in cards if card not in {*first, *second})
    fighter.discard_1, fighter.discard_2 = (first[1], first[0]), (second[1], second[0])


def _name(pack: Pack, kit: str, plain: str) -> str:
    own = f"{kit}.{plain}"
    return own if own in pack.part else plain


def rival(match: BattleconMatch, asked: Decision) -> list[str]:
    """Return Cadenza's answer: the script's pair, a pass, the shortest way to a space next to the learner.

    His tokens stay in supply: with them he would decline to be stunned, which is for later.
    """
    keys = [option.key for option in asked.options]
    if asked.kind == "pair":
        style, base = LAID[match.board.beat]
        return [_pair(keys, style, base)]
    if asked.kind == "move":
        me, him = (match.board.fighters[i] for i in (LEARNER, RIVAL))
        return [min(keys, key=lambda key: (abs(_end(key, him) - me.space), abs(_end(key, him) - him.space)))]
    return next(([key] for key in ("pass", "decline") if key in keys), keys[:1])


def offers(match: BattleconMatch, asked: Decision) -> list[str]:
    """Return the keys of the answers that the learner is shown."""
    keys, beat = [option.key for option in asked.options], match.board.beat
    if asked.kind == "pair":
        return _pairs(match.board, keys)
    if asked.kind == "advantage":
        now = match.board.fighters[LEARNER].now
        return [*_with_ids(keys, () if now.used or now.advantages else ADVANTAGES[beat]), "pass"]
    if asked.kind == "move":
        return _ways(match.board, keys)
    if asked.kind == "clash":
        return [key for plain in CLASH for key in keys if key.endswith(plain)]
    return keys[:1]


def _pairs(board: Board, keys: Sequence[str]) -> list[str]:
    """Return the pairs of the script that are in hand; none that would end the fight."""
    found = [
        pair for pair in PAIRS[board.beat] if pair != ("maneuver", "shot") or board.fighters[LEARNER].life > HARDEST
    ]
    return [key for style, base in found if (key := _pair(keys, style, base))][: OFFERED[board.beat]]


def _ways(board: Board, keys: Sequence[str]) -> list[str]:
    """Return the movements to choose from: in the first beat all for Drive, for Dash those past or away from Cadenza, else a
    single one.

    The single one ends next to Cadenza if the learner moves himself, and as far from the learner as possible if the other is
    pushed.
    """
    me, him = (board.fighters[i] for i in (LEARNER, RIVAL))
    if me.base == "grasp":
        return [
            max(keys, key=lambda key: _end(key, him) - me.space if him.space > me.space else me.space - _end(key, him))
        ]
    if me.base == "dash":
        past = [key for key in keys if (_end(key, me) > him.space) != (me.space > him.space)]
        away = max((key for key in keys if key not in past), key=lambda key: abs(_end(key, me) - him.space), default="")
        return [key for key in (*past[:1], away) if key]
    return list(keys) if board.beat == 1 else [min(keys, key=lambda key: abs(_end(key, me) - him.space))]


def _end(key: str, mover: Fighter) -> int:
    return mover.space if key == "stay" else int(key[1:])


def _pair(keys: Iterable[str], style: str, base: str) -> str:
    """Return the key of a pair by plain ids, empty if it is not in hand."""
    for key in keys:
        cards = [card.rpartition(".")[2] for card in key.split("/")]
        if cards == [style, base]:
            return key
    return ""


def _with_ids(keys: Iterable[str], wanted: Sequence[str]) -> list[str]:
    return [key for plain in wanted for key in keys if key.rpartition(".")[2] == plain]


def over(match: BattleconMatch) -> bool:
    """Return whether the last beat is over, or the fight has ended before."""
    return match.outcome is not None or match.board.beat > BEATS


LESSON: Lesson[Board] = Lesson(LEARNER, BEATS, opening, rival, over, offers, cut=end_before_recycling)
