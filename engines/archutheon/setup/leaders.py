"""The module of the advanced leader choice: secret and simultaneous (AR-91)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import GREEN, ORANGE, SIDES, ArchutheonPlay
from engines.archutheon.effects.asking import ask
from engines.archutheon.setup.joining import join
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

leader_steps = Steps()
step = leader_steps.step


def _left(play: ArchutheonPlay) -> list[str]:
    """Return the heroes that may still lead: not those set aside."""
    return [kit for kit in sorted(play.pack.hero) if kit not in play.board.banned]


@step
def choose_leaders_in_secret(play: ArchutheonPlay) -> None:
    """Let both sides name a leader in secret."""
    board = play.board
    play.gather({board.seats[side]: (ask_leader, side) for side in SIDES}, leaders_named)


@step
def ask_leader(play: ArchutheonPlay, side: int) -> None:
    """Ask in the lane for a leader."""
    options = [Option(kit, (kit,), ()) for kit in _left(play)]
    ask(play, play.board.seats[side], "leader_secret", options, leader_noted)


@step
def leader_noted(play: ArchutheonPlay, kit: str) -> None:
    """Note it in the draft."""
    play.draft().append(kit)


@step
def leaders_named(play: ArchutheonPlay, drafts: dict[int, list[str]]) -> None:
    """Show both; the same one is set aside, and both name another. Of the last two orange picks one (reading 3.38)."""
    board = play.board
    orange, green = (drafts[board.seats[side]][0] for side in SIDES)
    if orange != green:
        join(play, ORANGE, orange)
        join(play, GREEN, green)
        return
    play.emit(events.LeadersClash(orange))
    if len(_left(play)) == 2:
        play.todo(ask_last_leader)
        return
    board.banned = (*board.banned, orange)
    play.todo(choose_leaders_in_secret)


@step
def ask_last_leader(play: ArchutheonPlay) -> None:
    """Ask orange for one of the last two: the other one leads green."""
    options = [Option(kit, (kit,), ()) for kit in _left(play)]
    ask(play, play.board.seats[ORANGE], "leader", options, last_leader_picked)


@step
def last_leader_picked(play: ArchutheonPlay, kit: str) -> None:
    """Set both leaders onto the board."""
    (rest,) = (other for other in _left(play) if other != kit)
    join(play, ORANGE, kit)
    join(play, GREEN, rest)
