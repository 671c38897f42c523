"""A match file played through again by the rules: every choice legal, every state, event and draw as the file has it.

Pure, and slow: it runs in a process of its own (referee/file_worker.py), on what strangers have sent. Content that is
not our own is read as content files are, and is data alone: nothing in it is ever run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import NoneType
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.game import Game, Rules
from engines.kernel.model import Event, Match
from engines.kernel.saves import save
from engines.kernel.undo import undo
from engines.kernel.views import view
from referee.commit import (
    ABSENT,
    AGREED,
    FLAG,
    IDLED,
    IDLING,
    JUDGED,
    LEFT,
    MODERATED,
    PAUSED,
    RESUMED,
    RETURNED,
    SUBSTITUTED,
    UNDONE,
    WAITED,
    crossed,
    event_rows,
)
from referee.export import state_hash
from referee.file_content import rules_of
from referee.history import NOBODY, OWN_KINDS, UNDO
from referee.live_matches import pressed
from referee.matchfile import (
    ChoiceEntry,
    EventEntry,
    FileError,
    MatchFile,
    converted,
    dice_verdict,
    said,
    same,
    seat_of,
)

MOST_STORED = 16 * 1024 * 1024
"""Bytes of states and events that a match may come to: what comes of the longest ones is a tenth of it."""

SEATED = {LEFT, ABSENT, RETURNED, SUBSTITUTED, FLAG, WAITED, RESUMED}
NOTES: dict[str, dict[str, Any]] = {
    **{kind: {"seat": int} for kind in SEATED - {SUBSTITUTED}},
    SUBSTITUTED: {"seat": int, "sitter": int},
    **{kind: {"days": int} for kind in (IDLING, IDLED)},
    **{kind: {} for kind in (PAUSED, AGREED)},
}
"""The facts of what the referee noted beside the game. No rule leads to it, so the file alone vouches for it."""

ABOUT_NONE, ABOUT_A_SEAT = {"seat": NoneType}, {"seat": int}
DEEDS: dict[str, dict[str, dict[str, Any]]] = {
    MODERATED: {
        **dict.fromkeys(("practice", "remove"), ABOUT_A_SEAT),
        **dict.fromkeys(("mute", "unmute"), ABOUT_NONE),
    },
    JUDGED: {
        **dict.fromkeys(("call", "withdraw", "refuse", "replace", "expel"), ABOUT_A_SEAT),
        **dict.fromkeys(("take", "stepin", "stepout", "release", "unanswered", "absent", "lapsed"), ABOUT_NONE),
        **dict.fromkeys(("look", "wait", "goon", "revive"), ABOUT_NONE),
        "rule": ABOUT_NONE | {"rule": str},
        "back": ABOUT_NONE | {"moment": int},
        "time": ABOUT_A_SEAT | {"seconds": int, "before": int, "after": int},
    },
}
"""The facts of what moderators and judges did, besides what each such event has (`DEED`); none of it has ended the match."""

DEED = {"action": str, "entry": int}


class Played(msgspec.Struct, frozen=True):
    """What a file comes to: its content in canonical bytes, states as they are stored, events as JSON, and the result."""

    content: bytes
    states: list[bytes]
    events: list[tuple[int, str, bytes]]
    result: bytes
    draws: int


def play_through(file: MatchFile) -> Played:
    """Return a file's match as it comes out by the rules. Raises FileError at the first thing that is not as the file says."""
    game = GAMES.get(file.game)
    if game is None:
        raise FileError("file-game", found=said(file.game, 40))
    _check_editions(file, game)
    rules = rules_of(file, game)
    draws = _check_dice(file)
    states: list[bytes] = []
    events: list[tuple[int, str, bytes]] = []
    told, stored = _by_version(file), 0
    for version, turn in enumerate(_turns(file, rules)):
        if version >= len(file.states) or state_hash(save(turn.match)) != file.states[version]:
            raise FileError("file-state", version=version)
        found = _events(version, turn, told.get(version, []), len(file.seats))
        states.append(pressed(turn.match))
        events += found
        stored += len(states[-1]) + sum(len(body) for _, _, body in found)
        if stored > MOST_STORED:
            raise FileError("file-heavy")
    _check_end(file, turn.match, told)
    return Played(rules.body, states, events, msgspec.json.encode(turn.match.outcome), draws)


# ---------------------------------------------------------------- before the first card


def _check_editions(file: MatchFile, game: Game[Any, Any]) -> None:
    for found, known in ((file.engine, kernel.FORMAT), (file.edition, game.edition)):
        if found != known:
            # An upgrade lifts a state that is saved; a file has hashes of states alone, which only the old rules lead to.
            raise FileError("file-newer" if found > known else "file-older", found=said(str(found)), known=known)


def _check_dice(file: MatchFile) -> int:
    """Return how many draws there are. Raises FileError if the dice are not those that were bound."""
    verdict = dice_verdict(file)
    if (differs := verdict.differs) is not None:
        facts: dict[str, str | int] = {"number": differs.number, "version": differs.version} if differs.number else {}
        raise FileError(f"file-{differs.what}", found=said(differs.found), right=said(differs.right), **facts)
    return verdict.draws


# ---------------------------------------------------------------- the match itself


def _turns(file: MatchFile, rules: Rules[Any, Any]) -> Iterator[kernel.Turn]:
    """Return the beginning of the match and what each choice leads to, in order."""
    turn = _begun(file, rules)
    yield turn
    # Of former states those alone are kept that an undo goes back to.
    wanted = {key for choice in file.choices if choice.kind == UNDO for key in choice.keys}
    former: dict[str, Match[Any, Any]] = {}
    for number, choice in enumerate(file.choices, 1):
        if choice.version != number:
            raise FileError("file-choice", number=number, why="version")
        if str(number - 1) in wanted:
            former[str(number - 1)] = turn.match
        try:
            turn = _made(file, rules, turn.match, former, choice)
            view(rules, turn.match, None)  # what cannot be shown must not be stored
        except kernel.IllegalChoiceError as error:
            raise FileError("file-choice", number=number, why=error.reason) from error
        except MemoryError:
            raise  # too much, not wrong
        except Exception as error:  # whatever the rules stumble over, the file led there
            raise FileError("file-choice", number=number, why="fault") from error
        if choice.crossed != ([] if choice.kind == UNDO else [part for part in crossed(turn).split(",") if part]):
            raise FileError("file-choice", number=number, why="crossed")
        yield turn


def _begun(file: MatchFile, rules: Rules[Any, Any]) -> kernel.Turn:
    game = rules.game
    options = converted(file.options, game.options_type, "$.options")
    chosen = msgspec.to_builtins(options)
    if not same(file.options, {name: chosen[name] for name in file.options}) or game.unfit(options):
        raise FileError("file-shape", place="$.options", why="not the options of a table")
    letters = [seat_of(entry.seat) for entry in file.seats]
    if letters != [*range(len(letters))] or len(letters) not in game.takes(options):
        raise FileError("file-seats")
    numbered = [seat_of(entry.seat) for entry in file.numbers]
    if numbered != sorted({*numbered}) or not {*numbered} <= {*letters}:
        raise FileError("file-seats")
    if file.viewer is not None and seat_of(file.viewer) not in letters:
        raise FileError("file-seats")
    try:
        return kernel.begin(rules, letters, file.seed, options)
    except MemoryError:
        raise
    except Exception as error:
        raise FileError("file-choice", number=0, why="fault") from error


def _made(
    file: MatchFile,
    rules: Rules[Any, Any],
    match: Match[Any, Any],
    former: Mapping[str, Match[Any, Any]],
    choice: ChoiceEntry,
) -> kernel.Turn:
    """Return what a choice leads to from the last state. Raises as the kernel does, ValueError where it is none of ours."""
    seat, keys = seat_of(choice.seat), choice.keys
    if seat == NOBODY and (choice.kind, choice.source) != (UNDO, "referee"):
        raise ValueError("a judge chooses nothing but to go back")
    if choice.kind in OWN_KINDS:
        if choice.question != choice.kind or (keys and choice.kind in ("concede", "take_back")):
            raise ValueError(f"a {choice.kind} has no question and no keys")
        if choice.kind == UNDO:
            return _undone(file, rules, match, former, choice)
        if choice.kind == "concede":
            return kernel.withdraw(rules, match, seat)
        if choice.kind == "take_back":
            return kernel.take_back(rules, match, seat)
        return kernel.revise(rules, match, seat, kernel.lane_id(match), keys)
    asked = kernel.decision_of(match, seat)
    if asked is not None and asked.id == choice.question and asked.kind != choice.kind:
        raise ValueError(f"the question is a {asked.kind}")
    return kernel.choose(rules, match, seat, choice.question, keys)


def _undone(
    file: MatchFile,
    rules: Rules[Any, Any],
    match: Match[Any, Any],
    former: Mapping[str, Match[Any, Any]],
    choice: ChoiceEntry,
) -> kernel.Turn:
    if len(choice.keys) != 1:
        raise ValueError("an undo names the version gone back to")
    earlier = former[choice.keys[0]]
    target = earlier.version
    since = any(row.crossed for row in file.choices[target : choice.version - 1])
    turn = undo(rules, match, earlier, crossed=since)
    told = Event(UNDONE, {"seat": seat_of(choice.seat), "version": target}, {}, {})
    return msgspec.structs.replace(turn, events=(told,))


# ---------------------------------------------------------------- what was told


def _by_version(file: MatchFile) -> dict[int, list[tuple[int, EventEntry]]]:
    """Return the events by version, each with its number in the file from 1. Raises FileError if they are out of order."""
    found: dict[int, list[tuple[int, EventEntry]]] = {}
    last = 0
    for number, event in enumerate(file.events, 1):
        if event.version < last:
            raise FileError("file-event", number=number, version=event.version)
        last = event.version
        found.setdefault(event.version, []).append((number, event))
    return found


def _events(
    version: int, turn: kernel.Turn, told: Sequence[tuple[int, EventEntry]], seats: int
) -> list[tuple[int, str, bytes]]:
    """Return the events of a version as they are stored: what the rules tell, then what the referee noted besides."""
    right = [(row.kind, row.body) for row in event_rows(version, turn.events, turn.rolls)]
    stored = [(event.kind, _body(event)) for _, event in told]
    for n, (kind, body) in enumerate(right):
        if n >= len(stored) or not same(msgspec.json.decode(stored[n][1]), msgspec.json.decode(body)):
            number = told[n][0] if n < len(told) else 0
            raise FileError(
                "file-event" if number else "file-no-event", number=number, version=version, kind=said(kind)
            )
    for number, event in told[len(right) :]:
        if not _noted(event, seats):
            raise FileError("file-event", number=number, version=version)
    return [(version, kind, body) for kind, body in [*right, *stored[len(right) :]]]


def _body(event: EventEntry) -> bytes:
    made = {"kind": event.kind, "facts": event.facts, "secret": event.secret, "sealed": event.sealed}
    return msgspec.json.encode(made)


def _noted(event: EventEntry, seats: int) -> bool:
    """Whether this is something that the referee notes, told as it tells it."""
    facts, wanted = event.facts, NOTES.get(event.kind)
    if event.kind in DEEDS and facts is not None:
        deed = DEEDS[event.kind].get(str(facts.get("action")))
        wanted = None if deed is None else deed | DEED
    if wanted is None or facts is None or event.secret or event.sealed:
        return False
    if facts.keys() != wanted.keys() or any(isinstance(facts[name], bool) for name in facts):
        return False
    seat = facts.get("seat")
    fits = all(isinstance(facts[name], kind) for name, kind in wanted.items())
    small = all(
        value is None or (_word(value) if isinstance(value, str) else abs(value) < 2**53) for value in facts.values()
    )
    return fits and small and (seat is None or 0 <= seat < seats)


def _check_end(file: MatchFile, final: Match[Any, Any], told: Mapping[int, Sequence[tuple[int, EventEntry]]]) -> None:
    """Raise FileError unless the last state is the end of the match as the file has it, and nothing is told after it."""
    if final.outcome is None:
        raise FileError("file-unfinished")
    if len(file.states) > final.version + 1:
        raise FileError("file-state", version=final.version + 1)
    for version, found in told.items():
        if version > final.version:
            raise FileError("file-event", number=found[0][0], version=version)
    if file.reason != final.outcome.reason:
        raise FileError("file-reason", found=said(file.reason), right=final.outcome.reason)
    for seat, entry in enumerate(file.seats):
        if (entry.status == "left") != (seat not in final.seats):
            raise FileError("file-seats")


def _word(text: str) -> bool:
    """Whether a text is a word of ours, the id of a rule, or nothing."""
    return not text or (len(text) < 40 and text.replace("-", "_").isidentifier())
