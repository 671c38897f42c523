"""The functions that move a match on: begin it, answer a question, restart a lane, take a seat out. Each works on a copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from engines.kernel.events import Happened
from engines.kernel.game import Rules
from engines.kernel.state.dice import Roll
from engines.kernel.state.model import B, Decision, Frame, Match, Option, Root, Scope, Seat
from engines.kernel.state.quiet import open_id, quiet_seat
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import frame
from engines.kernel.steps.timing import mark_time, time_called
from engines.kernel.steps.windows import open_window

P = TypeVar("P")

FORMAT = 1

NOTHING_BROUGHT: Mapping[Seat, str] = {}
"""The decks at a table to which nobody brings one."""


class IllegalChoiceError(Exception):
    """A refused choice, which changed nothing. `reason` is a key for words: `illegal-…` in data/locales."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


class Turn(msgspec.Struct, frozen=True):
    """The result of a choice: the new match, its events, the dice drawn, and whether something hidden was revealed."""

    match: Match[Any, Any]
    events: tuple[Happened, ...]
    rolls: tuple[Roll, ...]
    revealed: bool


def begin(
    rules: Rules[B, P],
    seats: Sequence[Seat],
    seed: str,
    options: msgspec.Struct,
    brought: Mapping[Seat, str] = NOTHING_BROUGHT,
) -> Turn:
    """Return a new match at its first decision.

    `seed` is 64 hex digits, `options` the game's table options, `brought` the decks that seats bring in secret. Raises ValueError
    for a number of seats the game does not take, BroughtError as `Bringing.checked` does.
    """
    game = rules.game
    takes = game.takes(options)
    if len(seats) not in takes:
        raise ValueError(f"{game.id} takes {takes.start} to {takes.stop - 1} seats, not {len(seats)}")
    board = game.new_board(rules.pack, tuple(seats), options)
    if game.bring is not None:
        if checked := game.bring.checked(rules.pack, options, seats, brought):
            game.bring.place(rules.pack, board, checked)
    elif brought:
        raise ValueError(f"nobody brings anything to {game.id}")
    scopes: list[Scope[Any]] = [Scope(Root(), [frame(game.opening)], [], None, must=True)]
    match = Match(
        FORMAT, game.id, game.edition, rules.hash, tuple(seats), board, scopes, [], {}, None, seed, 0, 0, 0, None
    )
    play = Play(rules, match)
    play.run()
    return _turn(play)


def choose(rules: Rules[B, P], match: Match[B, Any], seat: Seat, decision: str, keys: Sequence[str]) -> Turn:
    """Answer a decision with the keys of the picked options, in order of picking.

    The id that everybody knows of a quiet lane (`open_id`) answers its first question, whatever its seat has picked since.
    Raises IllegalChoiceError if this decision is not open to this seat or the picks are not offered. Whatever is raised, the
    match given stays as it was.
    """
    if match.lanes and seat == quiet_seat(match) and decision == open_id(match):
        return revise(rules, match, seat, lane_id(match), keys)
    asked, to = _checked(match, seat, decision, keys)
    play = Play(rules, rules.copy(match))
    _answer(play, asked, to)
    return _turn(play)


def advance(rules: Rules[B, P], match: Match[B, Any], seat: Seat, decision: str, keys: Sequence[str]) -> Turn:
    """Answer a decision as `choose` does, but change the match given: for playouts on a copy. After an error it is unusable."""
    asked, to = _checked(match, seat, decision, keys)
    play = Play(rules, match)
    _answer(play, asked, to)
    return _turn(play)


def take_back(rules: Rules[B, P], match: Match[B, Any], seat: Seat) -> Turn:
    """Start this seat's open lane again; nobody else's questions change, and nobody learns of it.

    Raises IllegalChoiceError if no lane of this seat is open.
    """
    _check_lane(match, seat)
    play = Play(rules, rules.copy(match))
    _restart_lane(play, seat)
    play.run()
    play.match.version += 1
    return _turn(play)


def revise(rules: Rules[B, P], match: Match[B, Any], seat: Seat, lane: str, keys: Sequence[str]) -> Turn:
    """Start this seat's open lane again and answer its first question, as one choice. `lane` is the result of `lane_id`.

    Raises IllegalChoiceError as `take_back` and `choose` do, and if that lane is closed by now.
    """
    _check_lane(match, seat)
    if lane != lane_id(match):
        raise IllegalChoiceError("answered", seat=seat, decision=lane)
    play = Play(rules, rules.copy(match))
    _restart_lane(play, seat)
    again = decision_of(play.match, seat)
    if again is None:
        raise IllegalChoiceError("nothing_to_change", seat=seat)
    _answer(play, *_checked(play.match, seat, again.id, keys))
    return _turn(play)


def withdraw(rules: Rules[B, P], match: Match[B, Any], seat: Seat) -> Turn:
    """Take a seat out of the match for good, by the game's own rule for it: its questions and its lane are dropped.

    Raises IllegalChoiceError if the match is over or has no such seat.
    """
    _check_seated(match, seat)
    play = Play(rules, rules.copy(match))
    play.match.seats = tuple(s for s in play.match.seats if s != seat)
    _drop_questions(play.match, seat)
    play.intervene(frame((rules.game.withdraw, seat)))
    play.run()
    play.match.version += 1
    return _turn(play)


def concede_game(rules: Rules[B, P], match: Match[B, Any], seat: Seat) -> Turn:
    """Let a seat give up the game that is being played within a match, not the match, by the game's own rule for it.

    The seat's questions and its lane are dropped; an undo past it needs consent. Raises IllegalChoiceError if the match is over,
    has no such seat or no games within it.
    """
    _check_seated(match, seat)
    series = rules.game.series
    if series is None or not series.played(match.board):
        raise IllegalChoiceError("no_games")
    play = Play(rules, rules.copy(match))
    _drop_questions(play.match, seat)
    play.reveal()
    play.intervene(frame((series.concede, seat)))
    play.run()
    play.match.version += 1
    return _turn(play)


def mark(rules: Rules[B, P], match: Match[B, Any], seat: Seat, name: str, value: str) -> Turn:
    """Set a public mark of a seat, while a question of anybody is open or not; all questions and lanes stay as they are.

    Raises IllegalChoiceError if the match is over, has no such seat or mark, or if the mark may not have this value now;
    ValueError if the game's rule for it does more than a mark may.
    """
    _check_seated(match, seat)
    kind = rules.game.marks.get(name)
    if kind is None:
        raise IllegalChoiceError("no_mark")
    if value not in kind.values(rules.pack, match.board, seat):
        raise IllegalChoiceError("not_offered", key=value, kind=name)
    play = Play(rules, rules.copy(match))
    kind.put(play, seat, value)
    new = play.match
    if not play.is_idle or play.rolls or play.revealed or (new.next_id, new.asks) != (match.next_id, match.asks):
        raise ValueError(f"the mark {name} does more than a mark may")
    new.version += 1
    return _turn(play)


def correct(rules: Rules[B, P], match: Match[B, Any], thing: str, value: str) -> Turn:
    """Change the table as a judge decides, while seats choose in lanes: these start anew, with questions of other ids.

    An undo past it needs consent. Raises IllegalChoiceError if the match is over, its game has no such corrections, another
    question is open, or this thing cannot be corrected or not to this value; ValueError if the game's rule does more than it may.
    """
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    correcting = rules.game.correcting
    if correcting is None:
        raise IllegalChoiceError("no_corrections")
    if thing not in correctable(rules, match):
        raise IllegalChoiceError("not_correctable")
    if value not in correcting.values(rules.pack, match.board, thing):
        raise IllegalChoiceError("not_correctable")
    play = Play(rules, rules.copy(match))
    correcting.put(play, thing, value)
    new = play.match
    if not play.is_idle or (new.next_id, new.asks) != (match.next_id, match.asks):
        raise ValueError(f"the correction of {thing} does more than it may")
    play.reveal()
    new.next_id += 1
    new.asks = []
    for lane in new.lanes.values():
        lane.frames, lane.draft, lane.asked = [lane.start], [], 0
    play.run()
    new.version += 1
    return _turn(play)


def correctable(rules: Rules[B, P], match: Match[B, Any]) -> Sequence[str]:
    """Return the things on the table that a judge may correct now, by key; nothing unless all that is asked is asked in lanes."""
    correcting = rules.game.correcting
    if correcting is None or match.outcome is not None or not match.lanes:
        return ()
    return correcting.things(rules.pack, match.board)


def _check_seated(match: Match[Any, Any], seat: Seat) -> None:
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    if seat not in match.seats:
        raise IllegalChoiceError("not_seated", seat=seat)


def _drop_questions(match: Match[Any, Any], seat: Seat) -> None:
    """Drop the questions and the lane of a seat."""
    match.lanes.pop(seat, None)
    for asked in [d for d in match.asks if d.seat == seat]:
        match.asks.remove(asked)
        if asked.asked[0] == open_window.__name__:
            # Others may still react: only the leaver's answer is lost, not the window.
            match.scopes[-1].frames.append(asked.asked)


def call_time(rules: Rules[B, P], match: Match[B, Any], *, decisive: bool = False) -> Turn:
    """Let a match end at the next boundary of its game, by the game's rule for it (TM-37).

    With `decisive` it goes on beyond as many boundaries as it takes until the sides are unequal. Raises IllegalChoiceError if the
    match is over or time is called already.
    """
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    if time_called(match)[0]:
        raise IllegalChoiceError("time_called")
    new = rules.copy(match)
    mark_time(new, decisive=decisive)
    new.version += 1
    return Turn(new, (), (), revealed=False)


def lane_id(match: Match[Any, Any]) -> str:
    """Return the id shared by all lanes that are open now: the first part of their decisions' ids."""
    return str(match.next_id)


def revision(rules: Rules[B, P], match: Match[B, Any], seat: Seat) -> Decision | None:
    """Return the question that a seat whose lane is done would be asked again, None for a seat without such a lane."""
    if seat not in match.lanes or decision_of(match, seat) is not None:
        return None
    return decision_of(take_back(rules, match, seat).match, seat)


def decision_of(match: Match[Any, Any], seat: Seat) -> Decision | None:
    """Return the question open to this seat, or None."""
    for asked in match.asks:  # a plain loop: this is asked at each choice, several times
        if asked.seat == seat:
            return asked
    return None


def check(match: Match[Any, Any], seat: Seat, decision: str, keys: Sequence[str]) -> Decision:
    """Return the decision with this id. Raises IllegalChoiceError unless the keys are a legal answer to it by this seat."""
    return _checked(match, seat, decision, keys)[0]


def _checked(match: Match[Any, Any], seat: Seat, decision: str, keys: Sequence[str]) -> tuple[Decision, Frame]:
    """Return the decision and the frame that resumes the match, as `check` and `resuming_frame`: each option is read once."""
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    asked = decision_of(match, seat)
    if asked is None or asked.id != decision:
        foreign = asked is None and _asks_others_only(match, seat, decision)
        raise IllegalChoiceError("not_yours" if foreign else "answered", seat=seat, decision=decision)
    count = len(keys)
    if count < asked.least:
        raise IllegalChoiceError("too_few", least=asked.least, picked=count)
    if count > asked.most:
        raise IllegalChoiceError("too_many", most=asked.most, picked=count)
    if asked.most == 1 == asked.least:
        (key,) = keys
        for option in asked.options:
            if option.key == key:
                return asked, asked.then + option.args
        raise IllegalChoiceError("not_offered", key=key, kind=asked.kind)
    if count > 1 and len(set(keys)) != count:
        raise IllegalChoiceError("twice")
    picked = [option for option in asked.options if option.key in keys]
    if len(picked) != count:
        legal = [option.key for option in picked]
        unknown = next(key for key in keys if key not in legal)
        raise IllegalChoiceError("not_offered", key=unknown, kind=asked.kind)
    if asked.ordered:
        picked = picked_options(asked, keys)
    return asked, _frame_for(asked, picked)


def _asks_others_only(match: Match[Any, Any], seat: Seat, decision: str) -> bool:
    """Return whether an open question is put to other seats only. Answers within a lane make no difference to it."""
    if match.lanes:
        return seat not in match.lanes and decision.partition(".")[0] == lane_id(match)
    return any(d.id == decision for d in match.asks)


def _answer(play: Play[Any, Any], asked: Decision, to: Frame) -> None:
    """Drop a decision from the open ones and resume its seat with the answer."""
    match = play.match
    match.asks.remove(asked)
    match.version += 1
    play.answering = asked.seat
    play.resume(asked.seat, to)
    play.run()


def resuming_frame(asked: Decision, keys: Sequence[str]) -> Frame:
    """Return the frame that resumes a match after a decision: the decision's next step with the picked options' arguments."""
    if asked.several:
        return _frame_for(asked, picked_options(asked, keys))
    (key,) = keys
    for option in asked.options:
        if option.key == key:
            return asked.then + option.args
    raise ValueError(f"{key!r} is not offered")


def _frame_for(asked: Decision, picked: Sequence[Option]) -> Frame:
    """Return the frame that resumes a match after a decision of several options: a list, which no save holds, ends it."""
    return (*asked.then, [option.args[0] for option in picked])  # type: ignore[arg-type]


def picked_options(asked: Decision, keys: Sequence[str]) -> list[Option]:
    """Return the options with these keys: in the order of picking if that matters, else in the order offered."""
    if not asked.ordered:
        return [o for o in asked.options if o.key in keys]
    by_key = {o.key: o for o in asked.options}
    return [by_key[key] for key in keys]


def _check_lane(match: Match[Any, Any], seat: Seat) -> None:
    if match.outcome is not None:
        raise IllegalChoiceError("over")
    if seat not in match.lanes:
        raise IllegalChoiceError("nothing_to_change", seat=seat)


def _restart_lane(play: Play[Any, Any], seat: Seat) -> None:
    match = play.match
    lane = match.lanes[seat]
    lane.frames, lane.draft = [lane.start], []
    match.asks = [d for d in match.asks if d.seat != seat]
    play.run_lane(seat)


def _turn(play: Play[Any, Any]) -> Turn:
    return Turn(play.match, tuple(play.events), tuple(play.rolls), play.revealed)


def later_in_lane(decision: Decision) -> bool:
    """Return whether a question is a later one of its seat's open lane, so that the seat may start over."""
    _, dot, count = decision.id.partition(".")
    return bool(dot) and int(count) > 1
