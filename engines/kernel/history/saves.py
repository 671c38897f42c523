"""Saves: matches to bytes and back, strictly, by format number, with every frame checked against the registered steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from engines.kernel.choose import FORMAT
from engines.kernel.game import Game
from engines.kernel.state.model import B, Match, Scope
from engines.kernel.state.quiet import joining_step
from engines.kernel.steps.registry import BadFrameError, Steps
from engines.kernel.steps.windows import Proposal

P = TypeVar("P")

KERNEL_UPGRADES: Mapping[int, Callable[[dict[str, Any]], None]] = {}
"""`KERNEL_UPGRADES[n]` lifts a raw save of format n to format n + 1, in place."""


class BadSaveError(Exception):
    """A save that cannot be loaded: damaged, of a newer version, or naming a step that no longer exists. Its text says which."""


def save(match: Match[Any, Any]) -> bytes:
    """Return a match as JSON bytes."""
    return msgspec.json.encode(match)


def load(game: Game[B, P], body: bytes) -> Match[B, Any]:
    """Return the match of a save, lifted to the present format.

    Raises BadSaveError with the reason; nothing is guessed.
    """
    try:
        raw = msgspec.json.decode(body)
        _lift(raw, "format", FORMAT, KERNEL_UPGRADES)
        if raw.get("game") != game.id:
            raise BadSaveError(f"a save of {raw.get('game')!r}, not of {game.id!r}")
        _lift(raw, "edition", game.edition, game.upgrades)
        match: Match[B, Any] = msgspec.convert(raw, game.match_type, str_keys=True)
    except (msgspec.MsgspecError, AttributeError, RecursionError, UnicodeDecodeError) as error:
        raise BadSaveError(f"not a whole save: {error}") from error
    try:
        _check_frames(game, match)
    except BadFrameError as error:
        raise BadSaveError(str(error)) from error
    return match


def _lift(
    raw: dict[str, Any], field: str, wanted: int, upgrades: Mapping[int, Callable[[dict[str, Any]], None]]
) -> None:
    number = raw.get(field)
    if not isinstance(number, int):
        raise BadSaveError(f"the save names no {field}")
    if number > wanted:
        raise BadSaveError(f"{field} {number} is newer than {wanted}, the newest that this version of Arbiter knows")
    for n in range(number, wanted):
        if n not in upgrades:
            raise BadSaveError(f"{field} {n} is too old: no upgrade leads from it")
        try:
            upgrades[n](raw)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSaveError(f"not a whole save: lifting {field} {n} failed: {error!r}") from error
        raw[field] = n + 1


def _check_frames(game: Game[Any, Any], match: Match[Any, Any]) -> None:
    """Bind every frame in a match to its step's signature."""
    steps = game.all_steps
    for scope in match.scopes:
        _check_scope(steps, scope)
    for lane in match.lanes.values():
        for frame in (*lane.frames, lane.start):
            steps.check(frame)
    if match.join is not None:
        steps.check(joining_step(match.join), {})
    for decision in match.asks:
        steps.check(decision.asked)
        if decision.several:
            steps.check(decision.then, [])
        else:
            for option in decision.options:
                steps.check((*decision.then, *option.args))


def _check_scope(steps: Steps, scope: Scope[Any]) -> None:
    for frame in (*scope.frames, *scope.end):
        if isinstance(frame, Scope):
            _check_scope(steps, frame)
        else:
            steps.check(frame)
    if scope.then:
        steps.check(scope.then, scope.record)
    if isinstance(scope.record, Proposal):
        steps.check(scope.record.commit)
