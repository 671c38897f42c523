"""Plays a match file through by the rules: each choice must be legal, each state, event and draw as in the file.

This is pure and slow, and runs in a separate process (referee/files/worker.py) on files of strangers. The content of a file is
read like content files; it is data alone, and nothing in it is ever run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.game import Game, Rules
from engines.kernel.history.saves import save
from engines.kernel.state.model import Match
from engines.kernel.views import view
from referee.files.content import rules_of
from referee.files.events import check_brought, checked_events, events_by_version
from referee.files.parts import EventEntry, MatchFile, choice_row, seat_of_letter
from referee.files.reading import FileError, convert, dice_verdict, safe_text, same_json
from referee.files.stood import state_hash
from referee.files.turns import Past, turn_of
from referee.match.cache import compressed_state
from referee.match.commit import crossed_lines
from referee.match.history import UNDO

MOST_STORED = 16 * 1024 * 1024
"""Bytes of states and events that a match may have. The longest real ones have a tenth of them."""


class Playthrough(msgspec.Struct, frozen=True):
    """A match played through: content in canonical bytes, states in stored form, events as JSON, result, count of draws."""

    content: bytes
    states: list[bytes]
    events: list[tuple[int, str, bytes]]
    result: bytes
    draws: int


def play_through(file: MatchFile) -> Playthrough:
    """Play a file's match through by the rules. Raises FileError at the first difference from the file."""
    game = GAMES.get(file.game)
    if game is None:
        raise FileError("file-game", found=safe_text(file.game, 40))
    _check_editions(file, game)
    rules = rules_of(file, game)
    draws = _check_dice(file)
    states: list[bytes] = []
    events: list[tuple[int, str, bytes]] = []
    entries, stored = events_by_version(file), 0
    for version, turn in enumerate(_turns(file, rules)):
        if version >= len(file.states) or state_hash(save(turn.match)) != file.states[version]:
            raise FileError("file-state", version=version)
        found = checked_events(version, turn, entries.get(version, []), len(file.seats))
        states.append(compressed_state(turn.match))
        events += found
        stored += len(states[-1]) + sum(len(body) for _, _, body in found)
        if stored > MOST_STORED:
            raise FileError("file-heavy")
    check_brought(file)
    _check_end(file, turn.match, entries)
    return Playthrough(rules.body, states, events, msgspec.json.encode(turn.match.outcome), draws)


# ---------------------------------------------------------------- before the first card


def _check_editions(file: MatchFile, game: Game[Any, Any]) -> None:
    for found, known in ((file.engine, kernel.FORMAT), (file.edition, game.edition)):
        if found != known:
            # Saved states can be upgraded, but a file only has hashes of states, which the old rules alone lead to.
            raise FileError("file-newer" if found > known else "file-older", found=safe_text(str(found)), known=known)


def _check_dice(file: MatchFile) -> int:
    """Return the count of draws. Raises FileError if the dice are not those that the commitment binds."""
    verdict = dice_verdict(file)
    if (differs := verdict.differs) is not None:
        facts: dict[str, str | int] = {"number": differs.number, "version": differs.version} if differs.number else {}
        raise FileError(f"file-{differs.what}", found=safe_text(differs.found), right=safe_text(differs.right), **facts)
    return verdict.draws


# ---------------------------------------------------------------- the match itself


def _turns(file: MatchFile, rules: Rules[Any, Any]) -> Iterator[kernel.Turn]:
    """Yield the first turn of the match and the turn of each choice, in order."""
    turn = _first_turn(file, rules)
    yield turn
    # Only former states that an undo goes back to are kept.
    wanted = {key for choice in file.choices if choice.kind == UNDO for key in choice.keys}
    former: dict[str, Match[Any, Any]] = {}
    past = Past(former, lambda since, until: any(row.crossed for row in file.choices[since : until - 1]))
    for number, choice in enumerate(file.choices, 1):
        if choice.version != number:
            raise FileError("file-choice", number=number, why="version")
        if str(number - 1) in wanted:
            former[str(number - 1)] = turn.match
        try:
            turn = turn_of(rules, turn.match, choice_row(choice), past)
            view(rules, turn.match, None)  # a state without a view must not be stored
        except kernel.IllegalChoiceError as error:
            raise FileError("file-choice", number=number, why=error.reason) from error
        except MemoryError:
            raise  # the file is too heavy, not wrong
        except Exception as error:  # whatever error the rules raise, the file caused it
            raise FileError("file-choice", number=number, why="fault") from error
        if choice.crossed != ([] if choice.kind == UNDO else [part for part in crossed_lines(turn).split(",") if part]):
            raise FileError("file-choice", number=number, why="crossed")
        yield turn


def _first_turn(file: MatchFile, rules: Rules[Any, Any]) -> kernel.Turn:
    game = rules.game
    options = convert(file.options, game.options_type, "$.options")
    chosen = msgspec.to_builtins(options)
    if not same_json(file.options, {name: chosen[name] for name in file.options}) or game.unfit(options):
        raise FileError("file-shape", place="$.options", why="not the options of a table")
    letters = [seat_of_letter(entry.seat) for entry in file.seats]
    if letters != [*range(len(letters))] or len(letters) not in game.takes(options):
        raise FileError("file-seats")
    if file.viewer is not None and seat_of_letter(file.viewer) not in letters:
        raise FileError("file-seats")
    brought = {seat_of_letter(entry.seat): entry.text for entry in file.brought}
    if list(brought) != sorted(brought) or len(brought) != len(file.brought):
        raise FileError("file-seats")
    try:
        turn = kernel.begin(rules, letters, file.seed, options, brought)
        if rules.game.bring is not None and brought:
            # Another form of the same would have another commitment.
            assert rules.game.bring.checked(rules.pack, options, letters, brought) == brought
    except MemoryError:
        raise
    except Exception as error:
        raise FileError("file-choice", number=0, why="fault") from error
    return turn


# ---------------------------------------------------------------- the end


def _check_end(
    file: MatchFile, final: Match[Any, Any], entries: Mapping[int, Sequence[tuple[int, EventEntry]]]
) -> None:
    """Raise FileError unless the last state ends the match as in the file, and no event follows it."""
    if final.outcome is None:
        raise FileError("file-unfinished")
    if len(file.states) > final.version + 1:
        raise FileError("file-state", version=final.version + 1)
    for version, found in entries.items():
        if version > final.version:
            raise FileError("file-event", number=found[0][0], version=version)
    if file.reason != final.outcome.reason:
        raise FileError("file-reason", found=safe_text(file.reason), right=final.outcome.reason)
    for seat, entry in enumerate(file.seats):
        if (entry.status == "left") != (seat not in final.seats):
            raise FileError("file-seats")
