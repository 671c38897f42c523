"""Changes of cards that are declared and whose turn has not come: stopping, redirecting, changing (AR-58, AR-87)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Declared, Execution
from engines.archutheon.content.vocabulary import ELEMENTS
from engines.archutheon.derived.declared import open_name
from engines.archutheon.effects.doing import Task, declared_of


def named_card(play: ArchutheonPlay) -> int:
    """Return the place of the declared card that the present one is about, NONE if its turn is over by now."""
    execution = play.record(Execution)
    declared = declared_of(play, execution)
    at = declared.named if declared is not None else NONE
    return at if at >= 0 and not play.board.declared[at].done else NONE


def stop(play: ArchutheonPlay, part: str) -> None:
    """Stop a part of the named card: "damage", "effect", or "card" for all of it (AR-58)."""
    at, execution = named_card(play), play.record(Execution)
    if at == NONE:
        return
    declared = play.board.declared[at]
    if part not in declared.void:
        declared.void = (*declared.void, part)
        play.emit(events.Stopped(at, part, execution.hero, open_name(declared)))


def avoid(play: ArchutheonPlay, hero: int) -> None:
    """Let a hero avoid the named targeted card (AR-58)."""
    at = named_card(play)
    if at == NONE:
        return
    declared: Declared = play.board.declared[at]
    declared.avoiding = (*declared.avoiding, hero)
    play.emit(events.Stopped(at, "evade", hero, open_name(declared)))


def redirect(play: ArchutheonPlay, hero: int) -> None:
    """Make another hero the target of the named card."""
    at = named_card(play)
    if at == NONE:
        return
    declared = play.board.declared[at]
    declared.target = hero
    play.emit(events.TargetChanged(at, hero, open_name(declared)))


def change_declared(play: ArchutheonPlay, task: Task, to: str) -> None:
    """Change the element or the direction type of the named card, or of the present one."""
    execution = play.record(Execution)
    at = named_card(play)
    at = execution.at if at == NONE and (task.here.card is None or task.here.card.named == NONE) else at
    if at == NONE:
        return
    declared = play.board.declared[at]
    if to in ELEMENTS:
        declared.element = to
        play.emit(events.ElementNamed(at, to, execution.side, open_name(declared)))
    else:
        declared.aim = to  # type: ignore[assignment]
        play.emit(events.Stopped(at, to, execution.hero, open_name(declared)))
