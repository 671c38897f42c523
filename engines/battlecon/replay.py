"""Play a recorded duel again, beat by beat: the entry point for comparing with play recorded elsewhere (BC-83).

    from engines.battlecon.replay import Beat, replay

    results = replay(
        ("cadenza", "khadath"),
        discards=(("grapnel/shot", "mechanical/burst"), ("lure/grasp", "blight/dash")),
        beats=[Beat(pairs=("clockwork/strike", "hunters/drive"), antes=(("iron_body",), ()), choices=("s3",))],
        first=0,
    )

Fighters are 0, who starts on space 3, and 1, on space 5; spaces are counted from 0 in keys ("s0" to "s6") and in results. Cards,
tokens and advantages are given by their plain ids; the ids are those of data/battlecon. `rules` "legacy" is the profile of before
the 4th edition: antes at once and in secret, no force, no Манёвр, no finishers, 15 beats, a tie is a draw, armour does not burn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from engines.battlecon.board import BattleconMatch, Board, Options
from engines.battlecon.content.pack import Pack
from engines.battlecon.events import Order
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import IllegalChoiceError, advance, begin, decision_of
from engines.kernel.events import Happened, of_kind, public_events
from engines.kernel.game import Rules

SEED = "0" * 64

NAMED = frozenset({"clash", "guess", "token", "discard", "take", "swap", "add_style", "remove"})
"""The questions that are answered with the name of a card or token."""


class Beat(msgspec.Struct, frozen=True):
    """The recorded choices of a beat: both pairs as "style/base", antes of both, and the answers to all other questions in
    order.

    An ante appears as often as it was made. `choices` are keys of options as the engine offers them, whichever fighter is
    asked: a space moved to ("s3", "stay"), the name of an effect, a number, new bases of a clash for fighter 0 and then 1.
    """

    pairs: tuple[str, str]
    antes: tuple[Sequence[str], Sequence[str]] = ((), ())
    choices: Sequence[str] = ()


class BeatResult(msgspec.Struct, frozen=True):
    """The result of a beat, by fighter: life, space, discard piles (as they lie for the next beat), stunned or not, priority
    when it was last compared (None: never), tokens and counters in supply. `over`: the fight ended in this beat; `winner` is
    None before that and in a draw.
    """

    beat: int
    life: tuple[int, int]
    spaces: tuple[int, int]
    discard_1: tuple[tuple[str, ...], tuple[str, ...]]
    discard_2: tuple[tuple[str, ...], tuple[str, ...]]
    stunned: tuple[bool, bool]
    priorities: tuple[int | None, int | None]
    tokens: tuple[dict[str, int], dict[str, int]]
    active: int
    winner: int | None
    over: bool


class ReplayError(Exception):
    """A record that cannot be followed; the text has the beat, the question with its seat, the recorded answer and the legal
    ones.
    """


def replay(
    fighters: tuple[str, str],
    discards: tuple[tuple[str, str], tuple[str, str]],
    beats: Sequence[Beat],
    *,
    first: int = 0,
    rules: Literal["legacy", "fourth"] = "legacy",
    pack: Pack | None = None,
) -> list[BeatResult]:
    """Return the result of each beat of a duel.

    `discards` are both fighters' pairs for discard 1 and discard 2, `first` is the active fighter at the start. Raises
    ReplayError at the first answer that is not legal, and for beats after the end; ValueError for unknown fighters.
    """
    bound = BATTLECON.standard if pack is None else BATTLECON.rules(pack)
    match: BattleconMatch = begin(bound, (0, 1), SEED, Options(rules=rules, fighters=fighters)).match
    match.board.active = match.board.active_team = first
    _prepare(bound, match, discards)
    return [_beat(bound, match, beat) for beat in beats]


def _prepare(
    rules: Rules[Board, Pack], match: BattleconMatch, discards: tuple[tuple[str, str], tuple[str, str]]
) -> None:
    """Answer the questions before the first beat; of the sides of finishers the first printed one."""
    while match.board.beat == 0:
        asked = match.asks[0]
        seat = asked.seat
        piles = dict(zip(("discard_1", "discard_2"), discards[seat], strict=True))
        if asked.kind in piles:
            _answer(rules, match, seat, _pair(rules.pack, match, seat, piles[asked.kind]))
        else:
            _answer(rules, match, seat, "own" if asked.kind == "discards" else asked.options[0].key)


def _beat(rules: Rules[Board, Pack], match: BattleconMatch, beat: Beat) -> BeatResult:
    """Play one beat as recorded."""
    board = match.board
    if match.outcome is not None:
        raise ReplayError(f"beat {board.beat + 1}: the fight is over already")
    number = board.beat
    events: list[Happened] = []
    for seat in (0, 1):
        events += _answer(rules, match, seat, _pair(rules.pack, match, seat, beat.pairs[seat]))
    left, antes = list(beat.choices), [list(beat.antes[0]), list(beat.antes[1])]
    while match.outcome is None and match.board.beat == number:
        asked = match.asks[0]
        if asked.kind == "advantage":
            mine = antes[asked.seat]
            key = _full_name(rules.pack, match, asked.seat, mine.pop(0)) if mine else "pass"
        elif left:
            key = left.pop(0)
            if asked.kind in NAMED:
                key = _full_name(rules.pack, match, asked.seat, key)
        else:
            raise ReplayError(f"beat {number}: {_describe_questions(match)}, but the record has no answer")
        events += _answer(rules, match, asked.seat, key)
    if left or any(antes):
        raise ReplayError(f"beat {number}: nobody was asked for {[*left, *antes[0], *antes[1]]}")
    return _result(match, number, events)


def _result(match: BattleconMatch, number: int, events: Sequence[Happened]) -> BeatResult:
    one, other = match.board.fighters
    compared = [event.priorities for event in of_kind(public_events(events), Order)]
    known = {i: shown for i, shown, _ in compared[-1]} if compared else {}
    over = match.outcome is not None
    memories = [fighter.now if over else fighter.last for fighter in (one, other)]
    return BeatResult(
        beat=number,
        life=(one.life, other.life),
        spaces=(one.space, other.space),
        discard_1=(one.discard_1, other.discard_1),
        discard_2=(one.discard_2, other.discard_2),
        stunned=(memories[0].stunned, memories[1].stunned),
        priorities=(known.get(0), known.get(1)),
        tokens=(dict(one.tokens), dict(other.tokens)),
        active=match.board.active,
        winner=match.board.winner,
        over=over,
    )


def _pair(pack: Pack, match: BattleconMatch, seat: int, pair: str) -> str:
    return "/".join(_full_name(pack, match, seat, card) for card in pair.split("/"))


def _full_name(pack: Pack, match: BattleconMatch, seat: int, plain: str) -> str:
    """Return the full name of a card, token or advantage: of the seat's own kit, of the opponent's, or of the common cards."""
    word, _, count = plain.partition(":")
    for i in (seat, 1 - seat):
        kit = pack.kit[match.board.fighters[i].kit]
        name = f"{kit.id}.{word}"
        if name in pack.part:
            return f"{name}:{count}" if count else name
        if any(advantage.id == word for advantage in kit.ability.advantages):
            return f"{kit.id}.ability.{word}"
    return plain


def _answer(rules: Rules[Board, Pack], match: BattleconMatch, seat: int, key: str) -> tuple[Happened, ...]:
    asked = decision_of(match, seat)
    if asked is None:
        raise ReplayError(f"beat {match.board.beat}: fighter {seat} is asked nothing; {_describe_questions(match)}")
    try:
        return advance(rules, match, seat, asked.id, [key]).events
    except IllegalChoiceError as error:
        raise ReplayError(f"beat {match.board.beat}: {key!r} is not legal: {_describe_questions(match)}") from error


def _describe_questions(match: BattleconMatch) -> str:
    """Return the open questions with their seats and all legal answers, as text."""
    parts = [f"fighter {a.seat} is asked {a.kind!r}: {', '.join(o.key for o in a.options)}" for a in match.asks]
    return "; ".join(parts) or "nothing is asked"
