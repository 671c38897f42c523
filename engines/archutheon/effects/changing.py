"""Changes of cards that are declared and whose turn has not come: stopping, redirecting, changing (AR-58, AR-87)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Declared, Execution
from engines.archutheon.content.vocabulary import ELEMENTS
from engines.archutheon.derived.concerned import changed_card, named_card
from engines.archutheon.derived.declared import open_name
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task, declared_of
from engines.archutheon.effects.skipping import skip_part


def about_now(play: ArchutheonPlay) -> int:
    """Return the place of the declared card that the present one is about; if its turn is over by now, say so and return NONE."""
    at = named_card(play.board, declared_of(play, play.record(Execution)))
    if at == NONE:
        skip_part(play, "over")
    return at


def stop(play: ArchutheonPlay, part: str) -> None:
    """Stop a part of the named card: "damage", "effect", or "card" for all of it (AR-58)."""
    at, execution = about_now(play), play.record(Execution)
    if at == NONE:
        return
    declared = play.board.declared[at]
    if part not in declared.void:
        declared.void = (*declared.void, part)
        play.emit(events.Stopped(at, part, execution.hero, open_name(declared)))


def stop_foreseen(here: Here, part: str) -> bool:
    """Stop a part of the named card on a copy of the table, for a forecast; return True: that is sure."""
    at = named_card(here.board, here.card)
    if at != NONE:
        here.board.declared[at].void += (part,)
    return True


def avoid(play: ArchutheonPlay, hero: int) -> None:
    """Let a hero avoid the named targeted card (AR-58)."""
    at = about_now(play)
    if at == NONE:
        return
    declared: Declared = play.board.declared[at]
    declared.avoiding = (*declared.avoiding, hero)
    play.emit(events.Stopped(at, "evade", hero, open_name(declared)))


def redirect(play: ArchutheonPlay, hero: int) -> None:
    """Make another hero the target of the named card."""
    at = about_now(play)
    if at == NONE:
        return
    declared = play.board.declared[at]
    declared.target = hero
    play.emit(events.TargetChanged(at, hero, open_name(declared)))


def change_declared(play: ArchutheonPlay, task: Task, to: str) -> None:
    """Change the element or the direction type of the named card, or of the present one."""
    execution = play.record(Execution)
    at = changed_card(play.board, task.here.card, execution.at)
    if at == NONE:
        skip_part(play, "over")
        return
    declared = play.board.declared[at]
    if to in ELEMENTS:
        declared.element = to
        play.emit(events.ElementNamed(at, to, execution.side, open_name(declared)))
    else:
        declared.aim = to  # type: ignore[assignment]
        play.emit(events.Stopped(at, to, execution.hero, open_name(declared)))
