"""A match file played through again by the rules: every choice legal, every state, event and draw as the file has it.

Pure, and slow: it runs in a process of its own (referee/file_worker.py), on what strangers have sent. Content that is
not our own is read as content files are, and is data alone: nothing in it is ever run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.content import pack_bytes, pack_hash
from engines.kernel.game import Game, Rules
from engines.kernel.model import Event, Match
from engines.kernel.play import LoopGuardError
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
    NOTED,
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
from referee.history import NOBODY, OWN_KINDS, UNDO
from referee.live import pressed
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

LONGEST_NAME = 80
"""Code points of a name in content."""

FORMATTING = frozenset("\\*_~|`<>@#[]")
"""Signs that Discord reads as formatting, links or mentions: no name in content needs them."""

LANGUAGES = {"ru", "en"}
"""The keys of a name as content has it."""

SEATED = {LEFT, ABSENT, RETURNED, SUBSTITUTED, FLAG, WAITED, RESUMED}
NOTES: dict[str, dict[str, Any]] = {
    **{kind: {"seat": int} for kind in SEATED - {SUBSTITUTED}},
    SUBSTITUTED: {"seat": int, "sitter": int},
    **{kind: {"days": int} for kind in (IDLING, IDLED)},
    **{kind: {} for kind in (PAUSED, AGREED)},
    **{kind: {"action": str, "seat": int | None, "entry": int} for kind in (MODERATED, JUDGED)},
}
"""The facts of what the referee noted beside the game. No rule leads to it, so the file alone vouches for it."""

JUDGE_NOTES: dict[str, dict[str, Any]] = {
    "rule": {"rule": str},
    "back": {"moment": int},
    "time": {"seconds": int, "before": int, "after": int},
}
"""The facts that some of what judges do has besides; a match that one has awarded is none that was played to its end."""


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
    rules = _rules(file, game)
    draws = _check_dice(file)
    states, events = [], []
    told = _by_version(file)
    turns = _turns(file, rules)
    for version, turn in enumerate(turns):
        state = save(turn.match)
        if version >= len(file.states) or state_hash(state) != file.states[version]:
            raise FileError("file-state", version=version)
        view(rules, turn.match, None)  # what cannot be shown must not be stored
        states.append(pressed(turn.match))
        events += _events(version, turn, told.get(version, []), len(file.seats))
    final = turn.match
    if final.outcome is None:
        raise FileError("file-unfinished")
    if len(file.states) > len(states):
        raise FileError("file-state", version=len(states))
    if late := next((n for version, found in told.items() for n, _ in found if version >= len(states)), None):
        raise FileError("file-event", number=late, version=file.events[late - 1].version)
    _check_end(file, final)
    return Played(rules.body, states, events, msgspec.json.encode(final.outcome), draws)


# ---------------------------------------------------------------- before the first card


def _check_editions(file: MatchFile, game: Game[Any, Any]) -> None:
    for found, known in ((file.engine, kernel.FORMAT), (file.edition, game.edition)):
        if found != known:
            # An upgrade lifts a state that is saved; a file has hashes of states alone, which only the old rules lead to.
            raise FileError("file-newer" if found > known else "file-older", found=said(str(found)), known=known)


def _rules(file: MatchFile, game: Game[Any, Any]) -> Rules[Any, Any]:
    """Return the game bound to the file's own content, checked as content files are."""
    pack = converted(file.content, game.pack_type, "$.content", "file-content")
    if not same(msgspec.to_builtins(pack), file.content):
        raise FileError("file-content", place="$.content", why="not in the canonical form")
    if pack_hash(pack_bytes(pack)) != file.pack:
        raise FileError("file-pack")
    for place, text in _names(file.content, "$.content"):
        if not text.strip() or len(text) > LONGEST_NAME or not text.isprintable() or {*text} & FORMATTING:
            raise FileError("file-content", place=said(place), why="not a name: one line of plain text, not too long")
    if problems := game.unsound(pack):
        raise FileError("file-content", place="$.content", why=said(problems[0]))
    return game.rules(pack)


def _names(content: Any, place: str) -> Iterator[tuple[str, str]]:
    """Return all names in content, each with its place."""
    if isinstance(content, dict):
        if content.keys() == LANGUAGES:
            yield from ((f"{place}.{language}", str(text)) for language, text in content.items())
        else:
            for key, value in content.items():
                yield from _names(value, f"{place}.{key}")
    elif isinstance(content, list):
        for n, value in enumerate(content):
            yield from _names(value, f"{place}[{n}]")


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
    states: list[Match[Any, Any]] = [turn.match]
    for number, choice in enumerate(file.choices, 1):
        if choice.version != number:
            raise FileError("file-choice", number=number, why="version")
        try:
            turn = _made(file, rules, states, choice)
        except kernel.IllegalChoiceError as error:
            raise FileError("file-choice", number=number, why=error.reason) from error
        except (LoopGuardError, ValueError, LookupError, TypeError) as error:
            raise FileError("file-choice", number=number, why="fault") from error
        if choice.crossed != ([] if choice.kind == UNDO else [part for part in crossed(turn).split(",") if part]):
            raise FileError("file-choice", number=number, why="crossed")
        states.append(turn.match)
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
    except (LoopGuardError, ValueError, LookupError, TypeError) as error:
        raise FileError("file-choice", number=0, why="fault") from error


def _made(
    file: MatchFile, rules: Rules[Any, Any], states: Sequence[Match[Any, Any]], choice: ChoiceEntry
) -> kernel.Turn:
    """Return what a choice leads to from the last state. Raises as the kernel does, ValueError where it is none of ours."""
    match, seat, keys = states[-1], seat_of(choice.seat), choice.keys
    if seat == NOBODY and (choice.kind, choice.source) != (UNDO, "referee"):
        raise ValueError("a judge chooses nothing but to go back")
    if choice.kind in OWN_KINDS:
        if choice.question != choice.kind or (keys and choice.kind in ("concede", "take_back")):
            raise ValueError(f"a {choice.kind} has no question and no keys")
        if choice.kind == UNDO:
            return _undone(file, rules, states, choice)
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
    file: MatchFile, rules: Rules[Any, Any], states: Sequence[Match[Any, Any]], choice: ChoiceEntry
) -> kernel.Turn:
    target = int(choice.keys[0])
    if len(choice.keys) != 1 or str(target) != choice.keys[0] or not 0 <= target < len(states) - 1:
        raise ValueError("an undo names the version gone back to")
    since = any(row.crossed for row in file.choices[target : choice.version - 1])
    turn = undo(rules, states[-1], states[target], crossed=since)
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
    if event.kind == JUDGED and wanted is not None and facts is not None:
        wanted = wanted | JUDGE_NOTES.get(str(facts.get("action")), {})
    if event.kind not in NOTED or wanted is None or facts is None or event.secret or event.sealed:
        return False
    if facts.keys() != wanted.keys() or any(isinstance(facts[name], bool) for name in facts):
        return False
    seat = facts.get("seat")
    fits = all(isinstance(facts[name], kind) for name, kind in wanted.items())
    small = all(
        value is None or (_word(value) if isinstance(value, str) else abs(value) < 2**53) for value in facts.values()
    )
    return fits and small and (seat is None or 0 <= seat < seats)


def _check_end(file: MatchFile, final: Match[Any, Any]) -> None:
    assert final.outcome is not None
    if file.reason != final.outcome.reason:
        raise FileError("file-reason", found=said(file.reason), right=final.outcome.reason)
    for seat, entry in enumerate(file.seats):
        if (entry.status == "left") != (seat not in final.seats):
            raise FileError("file-seats")


def _word(text: str) -> bool:
    """Whether a text is a word of ours, the id of a rule, or nothing."""
    return not text or (len(text) < 40 and text.replace("-", "_").isidentifier())
